"""Renju's forbidden moves (art. 3, 7): overline, double-four and double-three, exactly.

Every line through a point is looked up as a pattern of eleven cells. Only where two threes meet
are stones tried on the board (art. 7.2), to any depth.
"""

import enum
from collections.abc import Iterable, Mapping

from corr.games.board import (
    BLACK_CELL,
    DIRECTIONS,
    EMPTY,
    POINTS,
    REACH,
    Board,
    Colour,
    Point,
    point_named,
    with_stone,
)


class Verdict(enum.StrEnum):
    """What makes a black stone more than an ordinary move."""

    FIVE = "five"
    """It completes a five: allowed, and wins, whatever else it makes (art. 7.1)."""
    OVERLINE = "overline"
    """It makes an unbroken row of six or more, and no five."""
    DOUBLE_FOUR = "double_four"
    """It makes two fours, and no five."""
    DOUBLE_THREE = "double_three"
    """It makes two threes that can really become open fours (art. 7.2), and no five."""


KINDS = (Verdict.OVERLINE, Verdict.DOUBLE_FOUR, Verdict.DOUBLE_THREE)
"""The forbidden moves; a move is named after the first that holds."""

# What a line counts for; sums over four lines do not run into each other.
_THREE = 1
_FOUR = 8
_OVERLINE = 128
_FIVE = 1024


class _Lines(dict[bytes, int]):
    """Eleven cells around a free point → what Black makes on that line; filled as it is asked."""

    def __missing__(self, line: bytes) -> int:
        counts = self[line] = _count(with_stone(line, REACH, BLACK_CELL))
        return counts


class _FourPoints(dict[bytes, tuple[int, ...]]):
    """Eleven cells around a free point → where Black's three there could become an open four.

    Counted along the line from the point.
    """

    def __missing__(self, line: bytes) -> tuple[int, ...]:
        points = self[line] = _four_points(with_stone(line, REACH, BLACK_CELL))
        return points


_LINES = _Lines()
_FOUR_POINTS = _FourPoints()
_SLICES = {
    point.cell: tuple(
        slice(point.cell - REACH * step, point.cell + REACH * step + 1, step)
        for step in DIRECTIONS
    )
    for point in POINTS
}


def _row(line: bytes, place: int) -> tuple[int, int]:
    """The first and the last place of the unbroken black row through a place."""
    first = last = place
    while first > 0 and line[first - 1] == BLACK_CELL:
        first -= 1
    while last < len(line) - 1 and line[last + 1] == BLACK_CELL:
        last += 1
    return first, last


def _reaches(line: bytes, place: int, length: int) -> bool:
    """Whether a stone on a place makes an unbroken row of just that length through the middle."""
    first, last = _row(line, place)
    return last - first + 1 == length and first <= REACH <= last


def _completions(line: bytes) -> int:
    """How many points complete a five through the middle; at most one on either side."""
    return sum(cell == EMPTY and _reaches(line, place, 5) for place, cell in enumerate(line))


def _four_points(line: bytes) -> tuple[int, ...]:
    """Where one more stone makes an open four through the middle, counted from there."""
    return tuple(
        place - REACH
        for place, cell in enumerate(line)
        if cell == EMPTY
        and _reaches(line, place, 4)
        and _completions(with_stone(line, place, BLACK_CELL)) == 2
    )


def _count(line: bytes) -> int:
    first, last = _row(line, REACH)
    length = last - first + 1
    if length == 5:
        return _FIVE
    if length > 5:
        return _OVERLINE
    completions = _completions(line)
    if completions == 2 and length == 4:
        return _FOUR  # an open four is one four
    return completions * _FOUR or (_THREE if _four_points(line) else 0)


def verdict(cells: bytes, cell: int) -> Verdict | None:
    """What a black stone on a free cell makes; None for an ordinary move.

    `cells` and `cell` as in `Board.cells`: this is `judge` for those who scan many points.
    """
    east, north, rising, falling = _SLICES[cell]
    counts = (
        _LINES[cells[east]] + _LINES[cells[north]] + _LINES[cells[rising]] + _LINES[cells[falling]]
    )
    if counts < 2 * _THREE:
        return None
    if counts >= _FIVE:
        return Verdict.FIVE
    if counts >= _OVERLINE:
        return Verdict.OVERLINE
    if counts >= 2 * _FOUR:
        return Verdict.DOUBLE_FOUR
    if counts % _FOUR >= 2 and _two_real_threes(cells, cell):
        return Verdict.DOUBLE_THREE
    return None


def _two_real_threes(cells: bytes, cell: int) -> bool:
    """Whether at least two threes of a stone can really become open fours (art. 7.2).

    At a four-point the next stone must be an ordinary move: no five, no overline, no second four
    (a) and no forbidden double-three (b), both at once [R5], with all tried stones on the board.
    """
    tried = with_stone(cells, cell, BLACK_CELL)
    real = 0
    for step, line in zip(DIRECTIONS, _SLICES[cell], strict=True):
        points = _FOUR_POINTS[cells[line]]
        real += any(verdict(tried, cell + place * step) is None for place in points)
    return real >= 2


def judge(board: Board, point: Point) -> Verdict | None:
    """What a black stone on a free point makes; None for an ordinary move.

    >>> board = Board()
    >>> for name in ("h7", "h9", "g8", "i8"):
    ...     board = board.put(point_named(name), Colour.BLACK)
    >>> judge(board, point_named("h8"))
    <Verdict.DOUBLE_THREE: 'double_three'>
    >>> judge(board.put(point_named("h11"), Colour.WHITE), point_named("h8")) is None
    False
    >>> judge(board.put(point_named("h10"), Colour.WHITE), point_named("h8")) is None
    True
    """
    return verdict(board.cells, point.cell)


def scan(board: Board) -> dict[Verdict, tuple[Point, ...]]:
    """All points where Black makes a five or a forbidden move, each under its one verdict."""
    found: dict[Verdict, list[Point]] = {kind: [] for kind in Verdict}
    cells = board.cells
    for point in POINTS:
        cell = point.cell
        if cells[cell] == EMPTY:
            kind = verdict(cells, cell)
            if kind is not None:
                found[kind].append(point)
    return {kind: tuple(points) for kind, points in found.items()}


def forbidden_points(black: Iterable[str], white: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The same for stones given by name: `five`, `overline`, `double_four`, `double_three`.

    >>> forbidden_points(["c1", "d1", "e1", "g1", "h1"], [])["overline"]
    ('f1',)
    """
    board = Board()
    for colour, stones in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for name in stones:
            board = board.put(point_named(name), colour)
    return {kind.value: tuple(map(str, points)) for kind, points in scan(board).items()}
