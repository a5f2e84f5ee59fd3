"""The 26 openings by name, whichever way they are turned."""

import csv
from pathlib import Path

import pytest

from corr.games.board import CENTRE, Point, names, point_named, turned
from corr.games.opening_names import opening_name, opening_table
from corr.games.rules import Move

LINES = (
    (Path(__file__).parent.parent / "data" / "renju_openings.csv")
    .read_text(encoding="utf-8")
    .splitlines()
)
TABLE = opening_table(LINES)


def image(name: str, turn: int) -> Point:
    point = point_named(name)
    column, row = turned(point.column - CENTRE.column, point.row - CENTRE.row, turn)
    return Point(column + CENTRE.column, row + CENTRE.row)


@pytest.mark.parametrize("turn", range(8))
def test_every_opening_is_found_from_every_side(turn: int) -> None:
    for row in csv.DictReader(LINES):
        stones = names(image(row[move], turn) for move in ("move1", "move2", "move3"))
        assert opening_name([Move(" ".join(stones))], TABLE) == (row["code"], row["name"])


def test_every_third_move_in_the_square_of_five_has_a_name() -> None:
    assert len(TABLE) == 26
    for second in ("h9", "i9"):
        for column in "fghij":
            for row in range(6, 11):
                third = f"{column}{row}"
                if third not in ("h8", second):
                    assert opening_name([Move(f"h8 {second} {third}")], TABLE)


def test_a_first_stone_of_the_server_may_be_left_out() -> None:
    moves = [Move("i9"), Move("j10"), Move("a1")]
    assert opening_name(moves, TABLE) == ("I1", "Chosei")


@pytest.mark.parametrize(
    "moves", [[], ["i9"], ["pass", "i9", "j10"], ["i9", "pass", "j10"], ["i9", "k11"]]
)
def test_other_beginnings_have_no_name(moves: list[str]) -> None:
    assert opening_name([Move(move) for move in moves], TABLE) is None
