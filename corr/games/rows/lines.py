"""What a stone makes on the lines through it: rows, captured stones, fours and threes.

A line is eleven cells, the stone's own in the middle: `REACH` to either side, walls beyond the
edge. Each is looked at once and then known, since few lines are different.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from corr.games.rows.grid import EMPTY, REACH, Grid, rival

_MIDDLE = REACH


class OnLine(NamedTuple):
    """What a stone makes on one line.

    `row` is how many stones are joined to an unbroken row, at most eleven; `taken` is where
    captured stones lie, in steps along the line, negative ones against it.
    """

    row: int
    taken: tuple[int, ...]


_KNOWN = 1 << 17
"""How many lines are remembered: more than all that games have."""


class Lines(dict[bytes, OnLine]):
    """The line around a free cell → what a stone of one colour makes on it; filled when asked."""

    def __init__(self, stone: int, captures: tuple[int, ...]) -> None:
        super().__init__()
        self._stone, self._rival = stone, rival(stone)
        self._captures = captures

    def __missing__(self, line: bytes) -> OnLine:
        if len(self) >= _KNOWN:
            self.clear()
        taken = (*self._taken(line, -1), *self._taken(line, 1))
        made = self[line] = OnLine(_row(line, self._stone), taken)
        return made

    def _taken(self, line: bytes, way: int) -> Iterator[int]:
        """The stones that are captured to one side: as many as may be, and own one beyond."""
        count = 0
        while line[_MIDDLE + way * (count + 1)] == self._rival and count < REACH - 1:
            count += 1
        if count in self._captures and line[_MIDDLE + way * (count + 1)] == self._stone:
            yield from (way * step for step in range(1, count + 1))


def _row(line: bytes, stone: int) -> int:
    first = last = _MIDDLE
    while first > 0 and line[first - 1] == stone:
        first -= 1
    while last < 2 * REACH and line[last + 1] == stone:
        last += 1
    return last - first + 1


@cache
def lines(stone: int, captures: tuple[int, ...]) -> Lines:
    """What stones of a colour make where rows of these numbers are captured."""
    return Lines(stone, captures)


def around(cells: bytes, cell: int, step: int) -> bytes:
    """The line around a cell in one direction."""
    return cells[cell - REACH * step : cell + REACH * step + 1 : step]


# -- rows anywhere on the board ----


@cache
def _exact(stone: int) -> re.Pattern[bytes]:
    own = re.escape(bytes([stone]))
    return re.compile(b"(?<!" + own + b")" + own + b"{5}(?!" + own + b")")


@cache
def _overline(stone: int) -> re.Pattern[bytes]:
    return re.compile(re.escape(bytes([stone])) + b"{6,}")


def exact_fives(board: Grid, cells: bytes, stone: int) -> frozenset[tuple[int, int]]:
    """All unbroken rows of exactly five of a colour, as first cell and direction."""
    return _found(board, cells, _exact(stone))


def overlines(board: Grid, cells: bytes, stone: int) -> frozenset[tuple[int, int]]:
    """All unbroken rows of six or more of a colour, as first cell and direction."""
    return _found(board, cells, _overline(stone))


def _found(board: Grid, cells: bytes, rows: re.Pattern[bytes]) -> frozenset[tuple[int, int]]:
    return frozenset(
        (start + row.start() * step, step)
        for step in board.directions
        for start in range(step)
        for row in rows.finditer(cells[start::step])
    )


# -- fours and threes, the plain forms (pente.md, section 5) ----


@cache
def _shape(line: bytes, stone: int) -> str:
    """`four`, `open four`, `three` or "" of a line whose middle cell holds the stone."""
    fives = [at for at in range(1, 2 * REACH) if _completes(line, at, stone)]
    if fives:
        return "open four" if _open(line, stone) else "four"
    return "three" if next(_grows(line, stone), None) is not None else ""


def _grows(line: bytes, stone: int) -> Iterator[int]:
    """Where one more stone makes an open four with the middle in it."""
    for at in range(1, 2 * REACH):
        if line[at] == EMPTY and _open(_with(line, at, stone), stone):
            yield at


def _with(line: bytes, at: int, stone: int) -> bytes:
    return line[:at] + bytes([stone]) + line[at + 1 :]


def _completes(line: bytes, at: int, stone: int) -> bool:
    """Whether a stone there makes an exact five that includes the middle."""
    if line[at] != EMPTY:
        return False
    first, last = _run(_with(line, at, stone), at, stone)
    return last - first == 4 and first <= _MIDDLE <= last


def _run(line: bytes, at: int, stone: int) -> tuple[int, int]:
    first = last = at
    while first > 0 and line[first - 1] == stone:
        first -= 1
    while last < 2 * REACH and line[last + 1] == stone:
        last += 1
    return first, last


def _open(line: bytes, stone: int) -> bool:
    """Whether the middle is in an unbroken four that may grow to an exact five at both ends."""
    first, last = _run(line, _MIDDLE, stone)
    return (
        last - first == 3
        and first > 0
        and last < 2 * REACH
        and _completes(line, first - 1, stone)
        and _completes(line, last + 1, stone)
    )


def row_through(cells: bytes, cell: int, step: int) -> tuple[int, ...]:
    """The unbroken row in one direction that the stone on a cell is in."""
    stone, first, last = cells[cell], cell, cell
    while cells[first - step] == stone:
        first -= step
    while cells[last + step] == stone:
        last += step
    return tuple(range(first, last + 1, step))


def new_rows(board: Grid, cells: bytes, cell: int) -> tuple[tuple[int, ...], ...]:
    """The unbroken rows of five or more that the stone on a cell is in and that were none before.

    A row that had five without this stone has only grown.
    """
    rows = (row_through(cells, cell, step) for step in board.directions)
    long = ((row, row.index(cell)) for row in rows if len(row) >= 5)
    return tuple(row for row, at in long if max(at, len(row) - 1 - at) < 5)


class Growing(NamedTuple):
    """A four or a three: its stones, and where one more makes a five or an open four of it."""

    stones: tuple[int, ...]
    points: tuple[int, ...]


def fours(board: Grid, cells: bytes, cell: int) -> Iterator[Growing]:
    """The fours that the stone on a cell makes; an open one is one with two points."""
    stone = cells[cell]
    for step in board.directions:
        line, found = around(cells, cell, step), dict[tuple[int, ...], tuple[int, ...]]()
        if "four" not in _shape(line, stone):
            continue
        for at in range(1, 2 * REACH):
            if _completes(line, at, stone):
                first, last = _run(_with(line, at, stone), at, stone)
                row = tuple(one for one in range(first, last + 1) if one != at)
                found[row] = (*found.get(row, ()), at)
        for row, points in found.items():
            yield Growing(
                *(tuple(cell + (at - _MIDDLE) * step for at in some) for some in (row, points))
            )


def threes(board: Grid, cells: bytes, cell: int) -> Iterator[Growing]:
    """The threes that the stone on a cell makes."""
    stone = cells[cell]
    for step in board.directions:
        line = around(cells, cell, step)
        if _shape(line, stone) == "three":
            grows = tuple(_grows(line, stone))
            first, last = _run(_with(line, grows[0], stone), _MIDDLE, stone)
            four = [at for at in range(first, last + 1) if at != grows[0]]
            stones, points = (
                tuple(cell + (at - _MIDDLE) * step for at in some) for some in (four, grows)
            )
            yield Growing(stones, points)


def shapes(board: Grid, cells: bytes, cell: int) -> tuple[str, ...]:
    """What the stone on a cell makes on the four lines: `four`, `open four`, `three` or ""."""
    stone = cells[cell]
    return tuple(_shape(around(cells, cell, step), stone) for step in board.directions)
