"""The 26 openings by name, whichever way they are turned."""

import csv

import pytest

from corr.games.renju.board import (
    CENTRE,
    OPENING_STONES,
    Point,
    names,
    opening_of,
    opening_said,
    point_named,
    turned,
)
from corr.games.renju.renju import RENJU
from tests.places import TESTS

with (TESTS / "data" / "renju_openings.csv").open(encoding="utf-8") as file:
    TABLE = list(csv.DictReader(file))


def image(name: str, turn: int) -> Point:
    point = point_named(name)
    column, row = turned(point.column - CENTRE.column, point.row - CENTRE.row, turn)
    return Point(column + CENTRE.column, row + CENTRE.row)


def test_the_table_in_the_code_is_the_published_one() -> None:
    ours = [
        (opening.code, opening.name, *names(stones), str(opening.rif_id))
        for opening, stones in OPENING_STONES.items()
    ]
    keys = ("code", "name", "move1", "move2", "move3", "rif_id")
    assert sorted(ours) == sorted(tuple(row[key] for key in keys) for row in TABLE)


@pytest.mark.parametrize("turn", range(8))
def test_every_opening_is_found_from_every_side(turn: int) -> None:
    for row in TABLE:
        stones = [image(row[move], turn) for move in ("move1", "move2", "move3")]
        assert str(opening_of(stones)) == f"{row['code']} {row['name']}"


def test_every_third_move_in_the_square_of_five_has_a_name() -> None:
    square = [Point(column, row) for column in range(5, 10) for row in range(5, 10)]
    for second in (Point(7, 8), Point(8, 8)):
        for third in square:
            if third not in (CENTRE, second):
                assert opening_of([CENTRE, second, third])


@pytest.mark.parametrize("word", ["d4", "D-4", "kagetsu", "Kagetsu"])
def test_an_opening_is_read_by_code_and_by_name(word: str) -> None:
    assert str(opening_said(word.lower())) == "D4 Kagetsu"


@pytest.mark.parametrize("word", ["d0", "d14", "i99", "e4", "moon"])
def test_other_words_are_no_opening(word: str) -> None:
    assert opening_said(word) is None


def test_a_game_knows_its_opening_from_its_third_stone_on() -> None:
    position = RENJU.start({"opening": "taraguchi"})
    seen = []
    for text in ("g7", "leave", "f6", "e5"):
        for move in RENJU.read(position, text):
            position = RENJU.after(position, move)
        seen.append(RENJU.opening(position))
    assert seen == ["", "", "I1 Chosei", "I1 Chosei"]


@pytest.mark.parametrize(
    "stones", [[], ["h8"], ["h8", "i9"], ["g8", "h9", "i10"], ["h8", "i9", "k11"]]
)
def test_other_beginnings_have_no_name(stones: list[str]) -> None:
    assert opening_of([point_named(name) for name in stones]) is None
