"""What a stone makes on the lines through it: rows, captured stones, fours and threes.

A line is eleven cells, the stone's own in the middle: `REACH` to either side, walls beyond the
edge. Each is looked at once and then known, since few lines are different.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from corr.games.rows.grid import EMPTY, REACH, Grid

_MIDDLE = REACH


class Made(NamedTuple):
    """What a stone makes on one line.

    `row` is how many stones are joined to an unbroken row, at most eleven; `taken` is where
    captured stones lie, in steps along the line, negative ones against it.
    """

    row: int
    taken: tuple[int, ...]


_KNOWN = 1 << 17
"""How many lines are remembered: more than all that games have."""


class Lines(dict[bytes, Made]):
    """The line around a free cell → what a stone of one colour makes on it; filled when asked."""

    def __init__(self, stone: int, captures: tuple[int, ...]) -> None:
        super().__init__()
        self._stone = stone
        self._captures = captures

    def __missing__(self, line: bytes) -> Made:
        if len(self) >= _KNOWN:
            self.clear()
        taken = (*self._taken(line, -1), *self._taken(line, 1))
        made = self[line] = Made(_row(line, self._stone), taken)
        return made

    def _taken(self, line: bytes, way: int) -> Iterator[int]:
        """The stones that are captured to one side: as many as may be, and own one beyond."""
        count = 0
        while line[_MIDDLE + way * (count + 1)] == 3 - self._stone and count < REACH - 1:
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


def exact_fives(board: Grid, cells: bytes, stone: int) -> frozenset[tuple[int, int]]:
    """All unbroken rows of exactly five of a colour, as first cell and direction."""
    found = set[tuple[int, int]]()
    for step in board.directions:
        for start in range(step):
            for row in _exact(stone).finditer(cells[start::step]):
                found.add((start + row.start() * step, step))
    return frozenset(found)


# -- fours and threes, the plain forms (pente.md, section 5) ----


@cache
def _shape(line: bytes, stone: int) -> str:
    """`four`, `open four`, `three` or "" of a line whose middle cell holds the stone."""
    fives = [at for at in range(1, 2 * REACH) if _completes(line, at, stone)]
    if fives:
        return "open four" if _open(line, stone) else "four"
    for at in range(1, 2 * REACH):
        if line[at] == EMPTY and _open(_with(line, at, stone), stone):
            return "three"
    return ""


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


def shapes(board: Grid, cells: bytes, cell: int) -> tuple[str, ...]:
    """What the stone on a cell makes on the four lines: `four`, `open four`, `three` or ""."""
    stone = cells[cell]
    return tuple(_shape(around(cells, cell, step), stone) for step in board.directions)
