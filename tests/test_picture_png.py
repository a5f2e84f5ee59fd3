import io

import pytest
from PIL import Image

from corr.games.renju import RENJU, parse_record
from corr.games.rules import Mark, Picture
from corr.picture.png import png, size


def drawn(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(png(picture)))
    image.load()
    return image


def board(side: int, *marks: Mark, last=()) -> Picture:
    return Picture(
        column_names=tuple("abcdefghijklmnopqrstuvwxyz"[:side]),
        row_names=tuple(str(row + 1) for row in range(side)),
        dots=((side // 2, side // 2),),
        marks=marks,
        last=last,
    )


def colour_at(picture: Picture, column: int, row: int, right: int = 0) -> tuple[int, ...]:
    """The colour of the picture `right` pixels beside a point."""
    image = drawn(picture).convert("RGB")
    side = len(picture.row_names)
    pitch = (image.width - 2 * 31 - 1) // (side - 1)
    return image.getpixel((31 + column * pitch + right, 31 + (side - 1 - row) * pitch))


def full_position(stones: int) -> Picture:
    marks = tuple(
        Mark(column=at % 15, row=at * 7 // 15 % 15, kind="white" if at % 2 else "black")
        for at in range(stones)
    )
    return board(15, *marks, last=((marks[-1].column, marks[-1].row),))


def test_a_fifteen_board_suits_a_phone_and_a_letter():
    picture = full_position(60)
    assert drawn(picture).size == size(picture)
    assert 420 <= size(picture)[0] <= 460
    assert len(png(picture)) < 8_000


def test_the_picture_is_opaque_and_light():
    image = drawn(board(15))
    assert "transparency" not in image.info
    assert min(image.convert("RGB").getpixel((3, 3))) > 150


def test_stones_have_their_colours():
    picture = board(15, Mark(column=3, row=4, kind="black"), Mark(column=10, row=14, kind="white"))
    assert max(colour_at(picture, 3, 4)) < 60
    assert min(colour_at(picture, 10, 14)) > 240


def test_the_last_move_bears_a_red_spot():
    stone = Mark(column=3, row=4, kind="white")
    red, green, _ = colour_at(board(15, stone, last=((3, 4),)), 3, 4)
    assert red > 180
    assert green < 60
    assert min(colour_at(board(15, stone, last=((3, 4),)), 3, 4, right=9)) > 240


def test_an_offer_is_told_from_a_stone():
    plain = png(board(15, Mark(column=3, row=4, kind="white")))
    offer = png(board(15, Mark(column=3, row=4, kind="offer", label="a")))
    other = png(board(15, Mark(column=3, row=4, kind="offer", label="b")))
    assert len({plain, offer, other}) == 3


@pytest.mark.parametrize("side", [2, 9, 13, 19, 26])
def test_any_board_can_be_drawn(side):
    picture = board(side, Mark(column=side - 1, row=0, kind="black"), last=((side - 1, 0),))
    assert drawn(picture).size == size(picture)
    assert 60 < size(picture)[0] < 500


def test_a_board_need_not_be_square():
    picture = Picture(
        column_names=tuple("abcdefgh"), row_names=("1", "2"), dots=(), marks=(), last=()
    )
    width, height = drawn(picture).size
    assert width > height


def test_the_same_position_gives_the_same_bytes():
    moves = parse_record("1.h8 2.i9 3.j10", {})
    position = RENJU.start({})
    for move in moves:
        position = RENJU.after(position, move)
    first = png(RENJU.picture(position))
    png.cache_clear()
    assert png(RENJU.picture(position)) == first
