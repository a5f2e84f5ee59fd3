import io
import math

import pytest
from hypothesis import given, settings
from msgspec.structs import replace
from PIL import Image

from corr.games.rules import Picture
from corr.picture import look
from corr.picture.png import png
from tests.pictures import KINDS, board, mark, middle_game, pictures

LIGHT = 240
STONES = {"black": look.BLACK, "white": look.WHITE}


def drawn(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(png(picture)))
    image.load()
    return image.convert("RGB")


def around(picture: Picture, column: int, row: int) -> Image.Image:
    """The square of the picture that belongs to a point."""
    layout = look.layout(picture)
    (x, y), half = layout.centre(column, row), layout.pitch // 2
    return drawn(picture).crop((x - half, y - half, x + half + 1, y + half + 1))


def colour_at(picture: Picture, column: int, row: int, right: int = 0) -> tuple[int, ...]:
    """The colour of the picture `right` pixels beside a point."""
    square = around(picture, column, row)
    return square.getpixel((square.width // 2 + right, square.height // 2))


def colours(square: Image.Image) -> set[tuple[int, ...]]:
    return {colour for _, colour in square.getcolors()}


def test_a_fifteen_board_suits_a_phone_and_a_letter():
    picture = middle_game(60)
    assert drawn(picture).size == look.size(picture)
    assert 420 <= look.size(picture)[0] <= 460


@pytest.mark.parametrize("numbers", [False, True])
@pytest.mark.parametrize("turn", range(2, 9))
def test_a_sixty_move_position_takes_less_than_eight_kilobytes(numbers, turn):
    assert len(png(middle_game(60, numbers=numbers, turn=turn))) < 8_000


def test_the_picture_is_opaque_and_light():
    image = Image.open(io.BytesIO(png(board(15, 15))))
    assert "transparency" not in image.info
    assert min(image.convert("RGB").getpixel((3, 3))) > 150


def test_stones_have_their_colours():
    picture = board(15, 15, mark(3, 4, "black"), mark(10, 14, "white"))
    assert max(colour_at(picture, 3, 4)) < 60
    assert min(colour_at(picture, 10, 14)) > LIGHT


def test_row_one_is_at_the_bottom_and_column_a_at_the_left():
    picture = board(3, 5, mark(0, 0, "black"), mark(2, 4, "white"))
    layout = look.layout(picture)
    image = drawn(picture)
    lower_left = (look.MARGIN, image.height - 1 - look.MARGIN)
    upper_right = (image.width - 1 - look.MARGIN, look.MARGIN)
    assert layout.centre(0, 0) == lower_left
    assert image.getpixel(lower_left) == look.BLACK
    assert image.getpixel(upper_right) == look.WHITE


@pytest.mark.parametrize("kind", ["black", "white"])
def test_the_last_move_bears_a_red_spot(kind):
    picture = board(15, 15, mark(3, 4, kind), last=[(3, 4)])
    assert colour_at(picture, 3, 4) == look.RED
    assert colour_at(picture, 3, 4, right=9) == (look.BLACK if kind == "black" else look.WHITE)


@pytest.mark.parametrize("kind", ["black", "white"])
@pytest.mark.parametrize("label", ["1", "60", "225"])
def test_the_last_move_is_red_behind_its_number(kind, label):
    square = around(board(15, 15, mark(3, 4, kind, label), last=[(3, 4)]), 3, 4)
    assert {look.RED, look.WHITE} <= colours(square)
    assert look.RED not in colours(around(board(15, 15, mark(3, 4, kind, label)), 3, 4))


def test_the_names_of_the_last_moves_column_and_row_are_red():
    picture = board(15, 15, mark(3, 4), last=[(3, 4)])
    layout, image = look.layout(picture), drawn(picture)
    for _, places in look.last_names(picture, layout):
        for x, y in places:
            assert image.getpixel((x - 8, y)) == look.RED
    assert len(look.last_names(picture, layout)) == 2
    assert look.last_names(board(15, 15, last=[(1, 1), (2, 2)]), layout) == ()


@pytest.mark.parametrize("kind", ["black", "white", "offer", "spot", "forbidden"])
def test_every_number_and_letter_looks_different(kind):
    labels = [*map(str, range(1, 226)), *"ABCDEFGHIJKLMNOPQRSTUVWXYZ", *"abcdefghjkmnpqrstuvwxyz"]
    faces = {around(board(1, 1, mark(0, 0, kind, label)), 0, 0).tobytes() for label in labels}
    assert len(faces) == len(labels)


def test_the_same_label_on_a_fifteen_board_looks_different_for_every_number():
    picture = board(15, 15, *(mark(n % 15, n // 15, "white", str(n + 1)) for n in range(225)))
    faces = {around(picture, n % 15, n // 15).tobytes() for n in range(225)}
    assert len(faces) == 225


@pytest.mark.parametrize("label", ["7", "42", "225", "B", "g"])
@pytest.mark.parametrize("side", [9, 15, 19])
def test_a_label_stays_inside_its_stone(side, label):
    square = around(board(side, side, mark(1, 1, "black", label)), 1, 1)
    middle, radius = square.width // 2, square.width / 2 - 1
    white = [
        (x - middle, y - middle)
        for x in range(square.width)
        for y in range(square.height)
        if square.getpixel((x, y)) == look.WHITE
    ]
    assert len(white) > 8
    assert max(math.hypot(x, y) for x, y in white) <= radius
    assert abs(sum(x for x, _ in white) / len(white)) < 2


def test_an_offer_is_blue_on_white_and_a_spot_dark_on_the_board():
    offer = around(board(15, 15, mark(3, 4, "offer", "a")), 3, 4)
    assert {look.BLUE, look.WHITE} <= colours(offer)
    spot = around(board(15, 15, mark(3, 4, "spot", "A")), 3, 4)
    assert look.INK in colours(spot)
    assert not {look.WHITE, look.BLACK, look.BLUE, look.RED} & colours(spot)


def test_a_forbidden_point_is_crossed_in_red():
    picture = board(15, 15, mark(3, 4, "forbidden"))
    square = around(picture, 3, 4)
    half = square.width // 2
    assert {square.getpixel((half + n, half + n)) for n in (-4, 0, 4)} == {look.RED}
    assert {square.getpixel((half + n, half - n)) for n in (-4, 0, 4)} == {look.RED}
    assert square.getpixel((half, 1)) == look.LINE


def test_a_forbidden_point_can_bear_a_letter():
    plain = around(board(15, 15, mark(3, 4, "forbidden")), 3, 4)
    lettered = around(board(15, 15, mark(3, 4, "forbidden", "A")), 3, 4)
    half = plain.width // 2
    assert plain.tobytes() != lettered.tobytes()
    assert lettered.getpixel((half + 8, half + 8)) == look.RED


@pytest.mark.parametrize("kind", KINDS)
def test_a_mark_changes_its_own_point_and_no_other(kind):
    empty, marked = drawn(board(15, 15)), drawn(board(15, 15, mark(3, 4, kind, "5")))
    x, y = look.layout(board(15, 15)).centre(3, 4)
    changed = [
        (column, row)
        for column in range(empty.width)
        for row in range(empty.height)
        if empty.getpixel((column, row)) != marked.getpixel((column, row))
    ]
    assert changed
    assert max(math.hypot(column - x, row - y) for column, row in changed) < 14


@pytest.mark.parametrize("side", [1, 2, 9, 13, 19, 26])
def test_any_board_can_be_drawn(side):
    picture = board(side, side, mark(side - 1, 0), last=[(side - 1, 0)])
    assert drawn(picture).size == look.size(picture)
    assert 60 < look.size(picture)[0] < 500


def test_a_board_need_not_be_square():
    width, height = drawn(board(8, 2)).size
    assert width > height


def test_a_character_without_a_glyph_is_drawn_as_a_box():
    known, one, other = (
        around(board(1, 1, mark(0, 0, "spot", label)), 0, 0).tobytes() for label in "AЖ界"
    )
    assert known != one == other


@given(pictures())
@settings(max_examples=60)
def test_every_picture_is_a_file_that_others_can_read(picture):
    Image.open(io.BytesIO(png(picture))).verify()
    assert drawn(picture).size == look.size(picture)


@given(pictures(largest=15))
@settings(max_examples=30)
def test_every_stone_of_every_picture_has_its_colour(picture):
    image, layout = drawn(picture), look.layout(picture)
    for one in picture.marks:
        if one.kind in STONES and not one.label:
            x, y = layout.centre(one.column, one.row)
            assert image.getpixel((x, y - round(layout.radius * 0.7))) == STONES[one.kind]


@given(pictures())
@settings(max_examples=20)
def test_the_same_picture_gives_the_same_bytes(picture):
    first = png(picture)
    png.cache_clear()
    assert png(picture) == first


@pytest.mark.parametrize("label", ["", "N", "12"])
def test_a_neutral_stone_is_neither_black_nor_white_in_grey(label):
    """Its white collar tells it from a black one, its dark middle from a white one."""
    square = around(board(3, 3, mark(1, 1, "neutral", label)), 1, 1).convert("L")
    middle = square.height // 2
    radius = look.layout(board(3, 3)).radius
    collar = square.getpixel((round(middle + radius - 3), middle))
    body = square.getpixel((round(middle + radius * 0.7), middle))
    assert collar > LIGHT > 100 > body


def test_a_ring_is_seen_on_a_black_stone_without_colours():
    turned = replace(mark(1, 1, "black"), how="turned")
    greys = [grey for _, grey in around(board(3, 3, turned), 1, 1).convert("L").getcolors()]
    assert max(greys) > LIGHT
