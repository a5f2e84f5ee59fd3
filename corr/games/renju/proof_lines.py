"""What one more stone of a colour would make, for those who check an attack: rows, not verdicts.

Whether a stone may be played, and whether it wins, is the referee's word (`endings.py`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from corr.games.renju.board import (
    AT,
    DIRECTIONS,
    EMPTY,
    REACH,
    WALL,
    Colour,
    row_through,
    with_stone,
)
from corr.games.renju.endings import decision


class Row(NamedTuple):
    """What a stone makes on one of its lines; places are counted from the stone.

    `five`: a row that wins. `completions`: where one more stone makes such a row, through this
    one. `open`: an open four. `three`: one more stone could make an open four.
    """

    five: bool
    completions: tuple[int, ...]
    open: bool
    three: bool

    @property
    def counts(self) -> bool:
        """Whether it is anything at all."""
        return self.five or self.three or bool(self.completions)


@lru_cache(maxsize=1 << 16)
def _row(line: bytes, stone: int, *, exact: bool) -> Row:
    """The row of a stone in the middle of eleven cells; `exact`: six or more do not win."""
    length = _length(line, stone)
    five = length == 5 if exact else length >= 5
    completions = tuple(
        place - REACH
        for place, grown in _grown(line, stone)
        if (_length(grown, stone) == 5 if exact else _length(grown, stone) >= 5)
    )
    return Row(
        five=five,
        completions=() if five else completions,
        open=length == 4 and len(completions) == 2,
        three=any(
            _length(grown, stone) == 4 and len(_row_ends(grown, stone, exact=exact)) == 2
            for _, grown in _grown(line, stone)
        ),
    )


def _length(line: bytes, stone: int) -> int:
    first, last = row_through(line, REACH, 1, stone)
    return last - first + 1


def _grown(line: bytes, stone: int) -> Iterator[tuple[int, bytes]]:
    """The free places next to the row through the middle, and the line with a stone there."""
    first, last = row_through(line, REACH, 1, stone)
    for place in (first - 1, last + 1):
        if 0 <= place < len(line) and line[place] == EMPTY:
            yield place, with_stone(line, place, stone)


def _row_ends(line: bytes, stone: int, *, exact: bool) -> list[int]:
    """Where one more stone makes the row through the middle a five."""
    return [
        place
        for place, grown in _grown(line, stone)
        if (_length(grown, stone) == 5 if exact else _length(grown, stone) >= 5)
    ]


def _whole_lines() -> Iterator[tuple[int, int, slice]]:
    """The first cell, the step and the cells of every line that has room for a five."""
    for step in DIRECTIONS:
        for first in AT:
            if first - step in AT:
                continue
            length = 1
            while first + length * step in AT:
                length += 1
            if length >= 5:
                yield first, step, slice(first, first + length * step, step)


_LINES = tuple(_whole_lines())
_WINDOWS = {
    cell: tuple(slice(cell - REACH * step, cell + REACH * step + 1, step) for step in DIRECTIONS)
    for cell in AT
}
_WALLS = bytes([WALL]) * REACH


class _Along(dict[bytes, tuple[tuple[int, Row], ...]]):
    """A whole line → its free places where a stone makes something, and what."""

    def __init__(self, stone: int, *, exact: bool) -> None:
        self._stone, self._exact = stone, exact

    def __missing__(self, line: bytes) -> tuple[tuple[int, Row], ...]:
        if len(self) >= _MOST_LINES:
            self.clear()
        found = self[line] = tuple(self._rows(line))
        return found

    def _rows(self, line: bytes) -> Iterator[tuple[int, Row]]:
        if line.count(self._stone) < 2:
            return  # three stones at least are a three
        walled = _WALLS + line + _WALLS
        for place, cell in enumerate(line):
            if cell == EMPTY:
                window = with_stone(walled[place : place + 2 * REACH + 1], REACH, self._stone)
                row = _row(window, self._stone, exact=self._exact)
                if row.counts:
                    yield place, row


_MOST_LINES = 1 << 16
_ALONG = {
    (colour, exact): _Along(colour.cell, exact=exact)
    for colour in Colour
    for exact in (False, True)
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What a colour could make with one stone, by the cell of the stone.

    `fives` win. `fours` have the cells where they would be completed. `opens` would be open
    fours, on the lines with these numbers. `threes` are threes by their form alone: whether one
    is real (art. 7.2) is seen when it stands.
    """

    fives: tuple[int, ...]
    fours: Mapping[int, tuple[int, ...]]
    opens: Mapping[int, tuple[int, ...]]
    threes: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """A colour under the rules of its game; without `restricted` nothing is forbidden (8.1a)."""

    colour: Colour
    restricted: bool

    @property
    def stone(self) -> int:
        """The cell code of its stones."""
        return self.colour.cell

    @property
    def exact(self) -> bool:
        """Whether six or more are no win for it, and some moves forbidden (art. 7)."""
        return self.restricted and self.colour is Colour.BLACK

    def fives(self, cells: bytes) -> tuple[int, ...]:
        """The cells where it wins with one stone, whatever else that stone makes (art. 7.1)."""
        return self.sight(cells).fives

    def sight(self, cells: bytes) -> Sight:
        """All that it could make with one stone."""
        along = _ALONG[self.colour, self.exact]
        fives, threes = dict[int, None](), dict[int, None]()
        fours, opens = dict[int, tuple[int, ...]](), dict[int, tuple[int, ...]]()
        for number, (first, step, line) in enumerate(_LINES):
            for place, row in along[cells[line]]:
                cell = first + place * step
                if row.five:
                    fives[cell] = None
                if row.completions:
                    ends = tuple(cell + end * step for end in row.completions)
                    fours[cell] = fours.get(cell, ()) + ends
                if row.open:
                    opens[cell] = (*opens.get(cell, ()), number)
                if row.three:
                    threes[cell] = None
        return Sight(fives=tuple(fives), fours=fours, opens=opens, threes=tuple(threes))

    def ordinary(self, cells: bytes, cell: int) -> bool:
        """Whether a stone on a free cell neither wins nor is forbidden."""
        return decision(cells, cell, self.colour, restricted=self.restricted) is None

    def opens(self, cells: bytes, cell: int) -> bool:
        """Whether a stone on a free cell makes an open four."""
        return any(row.open for row in self._rows(cells, cell))

    def makes_row(self, cells: bytes, cell: int) -> bool:
        """Whether a stone on a free cell makes a four, or a three by its form, or a five."""
        return any(row.counts for row in self._rows(cells, cell))

    def is_plain(self, cells: bytes, cell: int) -> bool:
        """Whether the verdict on a stone rests on its own four lines alone, no further than REACH.

        Only two threes or more make the referee try stones elsewhere (art. 7.2).
        """
        if not self.exact:
            return True
        return sum(row.three and not row.completions for row in self._rows(cells, cell)) < 2

    def _rows(self, cells: bytes, cell: int) -> Iterator[Row]:
        stone, exact = self.stone, self.exact
        for line in _WINDOWS[cell]:
            yield _row(with_stone(cells[line], REACH, stone), stone, exact=exact)


ZONES = {
    cell: frozenset(
        near
        for step in DIRECTIONS
        for near in range(cell - REACH * step, cell + REACH * step + 1, step)
        if near in AT
    )
    for cell in AT
}
"""The cells that a verdict on a plain stone can depend on, the stone's own among them."""
