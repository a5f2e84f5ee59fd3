"""The names of renju's 26 openings, whichever way the board is turned.

The table is an argument: `data/renju_openings.csv`, read by those who may open files.
"""

import csv
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple

from corr.games.acts import act_of
from corr.games.board import CENTRE, Point, point_named, turned
from corr.games.rules import Move


class OpeningName(NamedTuple):
    """An opening: its code and its Japanese name, e.g. `I1`, `Chosei`."""

    code: str
    name: str


Shape = tuple[tuple[int, int], tuple[int, int]]
"""Moves 2 and 3 seen from the centre, turned to the least of eight forms."""


def _shape(second: Point, third: Point) -> Shape:
    def seen(point: Point, turn: int) -> tuple[int, int]:
        return turned(point.column - CENTRE.column, point.row - CENTRE.row, turn)

    return min((seen(second, turn), seen(third, turn)) for turn in range(8))


def opening_table(lines: Iterable[str]) -> Mapping[Shape, OpeningName]:
    """The table from the lines of `data/renju_openings.csv`."""
    return {
        _shape(point_named(row["move2"]), point_named(row["move3"])): OpeningName(
            row["code"], row["name"]
        )
        for row in csv.DictReader(lines)
    }


def opening_name(moves: Sequence[Move], table: Mapping[Shape, OpeningName]) -> OpeningName | None:
    """The opening of a game, from its acts; None before move 3, or if it is none of the table's.

    A first stone that the server placed may be left out.

    >>> csv_lines = ["code,name,move1,move2,move3", "I1,Chosei,h8,i9,j10"]
    >>> opening_name([Move("h8 g9 f10"), Move("white")], opening_table(csv_lines))
    OpeningName(code='I1', name='Chosei')
    """
    placed = takewhile(lambda act: act.points, map(act_of, moves[:2]))
    stones = [point for act in placed for point in act.points if point != CENTRE]
    return table.get(_shape(stones[0], stones[1])) if len(stones) == 2 else None
