"""Other referees of renju to measure ours against; each is left out where it is not installed."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType

from corr.bench.positions import Stones
from corr.games.renju.board import SIZE, Point, point_named
from corr.games.renju.forbidden import judge

Judge = Callable[[Point], str | None]
"""The kind of a black stone on a free point of one position."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Referee:
    """A way to judge: `on` prepares a position. Some do not tell a five from other moves."""

    name: str
    on: Callable[[Stones], Judge]
    tells_fives: bool = True


def ours() -> Referee:
    """The referee of this program, one point after the other."""

    def on(stones: Stones) -> Judge:
        board = stones.board
        return lambda point: judge(board, point)

    return Referee(name="this one", on=on)


def second_referee() -> Referee | None:
    """The slow one of the tests, word for word from the rules; None outside a checkout."""
    module = _module("tests.second_referee")
    if module is None:
        return None

    def on(stones: Stones) -> Judge:
        black, white = (frozenset(map(module.point_of, names)) for names in stones)
        return lambda point: module.judge(black, white, module.point_of(str(point)))

    return Referee(name="second referee", on=on)


def renju_package() -> Referee | None:
    """The package `renju`; None if it is not installed."""
    module = _module("renju.check_forbid")
    if module is None:
        return None
    kinds = (None, "double_three", "double_four", "overline")

    def on(stones: Stones) -> Judge:
        cells = [[0] * SIZE for _ in range(SIZE)]
        for colour, names in enumerate(stones, 1):
            for column, row in map(point_named, names):
                cells[column][row] = colour
        return lambda point: kinds[module.get_foul_type(cells, *point)]

    return Referee(name="package renju", on=on, tells_fives=False)


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None
