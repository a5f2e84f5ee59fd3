"""A track has all forms that a picture has."""

import pytest

from corr.picture.forms import RENDERERS, TRACK_RENDERERS
from corr.picture.track.png import track_png
from corr.picture.track.svg import track_svg
from corr.picture.track.text import track_text
from corr.picture.track.words import told
from corr.picture.words import Style
from corr.words.templates import ours, sheet
from tests.tracks import SAMPLES

SHOWN = SAMPLES["bar"]
SWEDISH = sheet("sv", "track")


def test_the_forms_are_those_of_a_picture():
    assert TRACK_RENDERERS.keys() == RENDERERS.keys()


@pytest.mark.parametrize("style", Style)
def test_a_text_ends_with_its_line(style):
    text = TRACK_RENDERERS[style.value](SHOWN, SWEDISH).decode()
    assert text == track_text(SHOWN, SWEDISH, style=style) + "\n"


def test_words_and_description_are_those_of_the_reader():
    said = told(SHOWN, SWEDISH)
    assert TRACK_RENDERERS["words"](SHOWN, SWEDISH).decode() == said + "\n"
    drawing = TRACK_RENDERERS["svg"](SHOWN, SWEDISH).decode()
    assert drawing == track_svg(SHOWN, title="Backgammonbräde", description=said)


def test_a_png_is_a_png():
    assert TRACK_RENDERERS["png"](SHOWN, SWEDISH) == track_png(SHOWN)


def test_a_voice_of_letters_says_the_same_as_the_sheet_of_documents():
    voice = ours().voice("sv")
    assert told(SHOWN, lambda *said, **given: voice("track", *said, **given)) == told(
        SHOWN, SWEDISH
    )
