"""The 26 openings by name, however they are turned."""

import csv

from corr.games.renju.board import (
    CENTRE,
    OPENING_STONES,
    OpeningName,
    Point,
    names,
    opening_of,
    point_named,
    turned,
)
from corr.games.renju.study import replay
from tests.known.cases import case_file, count_cases

FILE = "renju_openings.csv"


def rows() -> list[dict[str, str]]:
    with case_file(FILE).open(encoding="utf-8", newline="") as lines:
        found = list(csv.DictReader(lines))
    count_cases(FILE, len(found))
    return found


def named(row: dict[str, str]) -> OpeningName:
    return OpeningName(row["code"], row["name"], int(row["rif_id"]))


def stones(row: dict[str, str], turn: int = 0) -> list[Point]:
    points = [point_named(row[move]) for move in ("move1", "move2", "move3")]
    seen = [turned(point.column - CENTRE.column, point.row - CENTRE.row, turn) for point in points]
    return [Point(CENTRE.column + column, CENTRE.row + row) for column, row in seen]


def test_every_known_opening_has_its_name_from_all_eight_sides() -> None:
    for row in rows():
        for turn in range(8):
            assert opening_of(stones(row, turn)) == named(row)


def test_every_known_opening_is_shown_as_books_show_it() -> None:
    for row in rows():
        assert list(OPENING_STONES[named(row)]) == stones(row)


def test_a_known_opening_is_direct_or_indirect_as_its_second_stone_is() -> None:
    for row in rows():
        _, second, _ = stones(row)
        straight = CENTRE.column == second.column or CENTRE.row == second.row
        assert row["type"] == ("direct" if straight else "indirect")
        assert row["code"][0] == row["type"][0].upper()


def test_a_replayed_game_knows_its_opening() -> None:
    for row in rows():
        for turn in range(8):
            assert replay(names(stones(row, turn))).opening == named(row)
