"""A small figure shows its stones where they stand, in few bytes, and fine enough for a phone."""

import io

import pytest
from PIL import Image

from corr.games.registry import rules_for
from corr.picture import look
from corr.picture.figure import figure, shown_size
from tests.pictures import board, mark

STONES = {look.BLACK: "black", look.WHITE: "white"}


def drawn(picture):
    image = Image.open(io.BytesIO(figure(picture)))
    image.load()
    return image.convert("RGB")


def stones(picture):
    """What the drawing shows on every point: the colour right beside where the lines cross."""
    image, columns, rows = drawn(picture), len(picture.column_names), len(picture.row_names)
    wide, tall = image.width // columns, image.height // rows
    found = {
        picture.point(column, row): image.getpixel(
            (column * wide + wide // 2 + 4, image.height - row * tall - tall // 2 + 4)
        )
        for column in range(columns)
        for row in range(rows)
    }
    return {point: STONES[colour] for point, colour in found.items() if colour in STONES}


@pytest.mark.parametrize("opening", ["soosorv", "yamaguchi", "whites-option"])
def test_the_figure_of_every_named_opening_shows_its_three_stones_in_few_bytes(opening):
    rules = rules_for("renju")
    start = rules.start({"opening": opening})
    stage = rules.stage(start)
    assert len(stage.figures) == len(stage.labels) == len(stage.buttons) > 20
    assert len(set(stage.figures)) == len(stage.figures)
    for answer, picture in zip(stage.buttons, stage.figures, strict=True):
        placed = start
        for move in rules.read(start, answer):
            placed = rules.after(placed, move)
        first, second, third = rules.plies(placed)[:3]
        assert stones(picture) == {first: "black", second: "white", third: "black"}
        assert len(figure(picture)) < 400


def test_a_figure_has_twice_the_pixels_of_the_place_where_it_is_shown():
    picture = board(3, 2, mark(2, 1, "white"))
    assert drawn(picture).size == tuple(2 * side for side in shown_size(picture))
    assert stones(picture) == {"c2": "white"}


def test_what_is_too_small_to_be_seen_is_left_out():
    assert figure(board(5, 5, mark(1, 1, "offer", "a"), dots=[(2, 2)])) == figure(board(5, 5))
    assert figure(board(5, 5, mark(1, 1, "black", "7"))) == figure(board(5, 5, mark(1, 1)))
