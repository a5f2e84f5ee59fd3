import pytest

from corr.picture.forms import RENDERERS
from corr.picture.png import png
from corr.picture.svg import svg
from corr.picture.words import Style, Words, describe, text_diagram
from tests.pictures import middle_game

PICTURE = middle_game(20, numbers=True)
SWEDISH = Words(diagram="Bild", last="Senaste drag", moves="Drag:")


@pytest.mark.parametrize("style", Style)
def test_a_text_shows_the_numbers_of_the_moves(style):
    text = RENDERERS[style.value](PICTURE, Words()).decode()
    assert text == text_diagram(PICTURE, style=style, numbers=True) + "\n"
    assert " 17 " in text


def test_words_are_those_of_the_reader():
    said = RENDERERS["words"](PICTURE, SWEDISH).decode()
    assert said == describe(PICTURE, SWEDISH, numbers=True) + "\n"
    assert "Senaste drag" in said


def test_a_drawing_is_described_in_the_words_of_the_reader():
    drawing = RENDERERS["svg"](PICTURE, SWEDISH).decode()
    said = describe(PICTURE, SWEDISH, numbers=True)
    assert drawing == svg(PICTURE, title="Bild", description=said)


def test_a_png_is_a_png():
    assert RENDERERS["png"](PICTURE, Words()) == png(PICTURE)
    assert png(PICTURE).startswith(b"\x89PNG\r\n\x1a\n")
