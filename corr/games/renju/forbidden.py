"""Renju's forbidden moves (art. 3, 7): overline, double-four and double-three, exactly.

Every line through a point is looked up as a pattern of eleven cells, of which there are not so
many; a scan looks up whole lines. Only where two threes meet are stones tried on the board
(art. 7.2), to any depth.
"""

import enum
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from corr.games.renju.board import (
    AT,
    BLACK_CELL,
    DIRECTIONS,
    EMPTY,
    POINTS,
    REACH,
    WALL,
    WHITE_CELL,
    Board,
    Point,
    row_through,
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
        points = self[line] = four_points(with_stone(line, REACH, BLACK_CELL))
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

_WHITE, _WALL = bytes([WHITE_CELL]), bytes([WALL])


def _whole_line(first: int, step: int) -> slice:
    """All points of the line that begins at a cell."""
    last = first
    while last + step in AT:
        last += step
    return slice(first, last + 1, step)


_WHOLE_LINES = tuple(
    (cell, step, _whole_line(cell, step))
    for step in DIRECTIONS
    for cell in AT
    if cell - step not in AT
)


def _row(line: bytes) -> tuple[int, int]:
    """The first and the last place of the unbroken black row through the middle."""
    return row_through(line, REACH, 1, BLACK_CELL)


def _length(line: bytes) -> int:
    first, last = _row(line)
    return last - first + 1


def _grown(line: bytes, length: int) -> Iterator[tuple[int, bytes]]:
    """Where one more stone makes the row through the middle just so long, and the line then.

    Only next to the row can a stone do that, so at most once on either side.
    """
    first, last = _row(line)
    for place in (first - 1, last + 1):
        if 0 <= place < len(line) and line[place] == EMPTY:
            played = with_stone(line, place, BLACK_CELL)
            if _length(played) == length:
                yield place, played


def lines_through(cells: bytes, cell: int) -> Iterator[tuple[int, bytes]]:
    """The step of each line through a free cell, and its eleven cells with Black's stone there."""
    for step, line in zip(DIRECTIONS, _SLICES[cell], strict=True):
        yield step, with_stone(cells[line], REACH, BLACK_CELL)


def completions(line: bytes) -> tuple[int, ...]:
    """Where one more stone completes a five through the middle.

    `line` is eleven cells around a black stone; places are counted from it.
    """
    return tuple(place - REACH for place, _ in _grown(line, 5))


def four_points(line: bytes) -> tuple[int, ...]:
    """Where one more stone makes an open four through the middle, counted as in `completions`."""
    return tuple(
        place - REACH for place, played in _grown(line, 4) if len(completions(played)) == 2
    )


def _count(line: bytes) -> int:
    length = _length(line)
    if length == 5:
        return _FIVE
    if length > 5:
        return _OVERLINE
    fours = len(completions(line))
    if fours == 2 and length == 4:
        return _FOUR  # an open four is one four
    return fours * _FOUR or (_THREE if four_points(line) else 0)


def verdict(cells: bytes, cell: int) -> Verdict | None:
    """What a black stone on a free cell makes; None for an ordinary move.

    `cells` and `cell` as in `Board.cells`: this is `judge` for those who scan many points.
    """
    east, north, rising, falling = _SLICES[cell]
    counts = (
        _LINES[cells[east]] + _LINES[cells[north]] + _LINES[cells[rising]] + _LINES[cells[falling]]
    )
    return _kind(cells, cell, counts) if counts >= 2 * _THREE else None


def _kind(cells: bytes, cell: int, counts: int) -> Verdict | None:
    """The verdict on a stone that counts so much on its four lines together."""
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
        if real == 2:
            return True
    return False


def judge(board: Board, point: Point) -> Verdict | None:
    """What a black stone on a point makes; None for an ordinary move.

    Raises ValueError if the point is not free.

    >>> black, h8 = ("h7", "h9", "g8", "i8"), Point(7, 7)
    >>> judge(Board.of(black, ()), h8)
    <Verdict.DOUBLE_THREE: 'double_three'>
    >>> judge(Board.of(black, ["h11"]), h8) is None
    False
    >>> judge(Board.of(black, ["h10"]), h8) is None
    True
    """
    cell, cells = point.cell, board.cells
    if AT.get(cell) != point or cells[cell] != EMPTY:
        raise ValueError(f"{point} is not free")
    return verdict(cells, cell)


def scan(board: Board) -> dict[Verdict, tuple[Point, ...]]:
    """All points where Black makes a five or a forbidden move, each under its one verdict."""
    found: dict[Verdict, list[Point]] = {kind: [] for kind in Verdict}
    cells = board.cells
    for cell, counts in sorted(_counts(cells).items()):
        kind = _kind(cells, cell, counts)
        if kind is not None:
            found[kind].append(AT[cell])
    return {kind: tuple(points) for kind, points in found.items()}


def _counts(cells: bytes) -> dict[int, int]:
    """What a black stone counts on its four lines, for each free cell where it counts at all."""
    counts: dict[int, int] = {}
    for first, step, line in _WHOLE_LINES:
        for place, count in _counts_along(cells[line]):
            cell = first + place * step
            counts[cell] = counts.get(cell, 0) + count
    return counts


@lru_cache(maxsize=1 << 14)
def _counts_along(line: bytes) -> tuple[tuple[int, int], ...]:
    """The places of a whole line where a black stone counts, and what."""
    found: list[tuple[int, int]] = []
    first = 0
    for part in line.replace(_WHITE, _WALL).split(_WALL):
        found += [(first + place, count) for place, count in _counts_between(part)]
        first += len(part) + 1
    return tuple(found)


@cache
def _counts_between(part: bytes) -> tuple[tuple[int, int], ...]:
    """The same between walls or white stones: there are fewer than 2¹⁶ such parts of lines."""
    line = REACH * _WALL + part + REACH * _WALL
    return tuple(
        (place, count)
        for place, cell in enumerate(part)
        if cell == EMPTY and (count := _LINES[line[place : place + 2 * REACH + 1]])
    )


def forget_patterns() -> None:
    """Empty the tables of patterns, as they are in a new process: for those who measure."""
    _LINES.clear()
    _FOUR_POINTS.clear()
    _counts_along.cache_clear()
    _counts_between.cache_clear()


def forbidden_points(black: Iterable[str], white: Iterable[str]) -> Mapping[str, tuple[str, ...]]:
    """The same for stones given by name: `five`, `overline`, `double_four`, `double_three`.

    Raises ValueError for a name that is no point, and for two stones on one point.

    >>> forbidden_points(["c1", "d1", "e1", "g1", "h1"], [])["overline"]
    ('f1',)
    """
    found = scan(Board.of(black, white))
    return {kind.value: tuple(map(str, points)) for kind, points in found.items()}
