"""What a stone makes on its lines: fives, fours and threes, as a demo player sees them.

No referee: a double-three is counted here, not judged. `corr.games.renju.forbidden` judges.
"""

import enum
from collections.abc import Iterable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from corr.games.renju.board import (
    CENTRE,
    DIRECTIONS,
    EMPTY,
    POINTS,
    REACH,
    STRIDE,
    Colour,
    with_stone,
)

_NEAR = tuple(x + y * STRIDE for x, y in product(range(-2, 3), repeat=2) if (x, y) != (0, 0))
_ALONG = tuple(
    sorted(sign * far * step for step in DIRECTIONS for far in range(1, 5) for sign in (1, -1))
)
_SLICES = {
    point.cell: tuple(
        slice(point.cell - REACH * step, point.cell + REACH * step + 1, step)
        for step in DIRECTIONS
    )
    for point in POINTS
}
_CELLS = tuple(point.cell for point in POINTS)


class Kind(enum.IntEnum):
    """What a stone makes on one line, the stronger the greater (renju art. 3)."""

    NOTHING = 0
    THREE = 1
    FOUR = 2
    DOUBLE_FOUR = 3
    """Two fours on the same line."""
    OPEN_FOUR = 4
    OVERLINE = 5
    """Black's; White's counts as a five."""
    FIVE = 6


class Shape(NamedTuple):
    """What a stone makes on one line, and how much room and company it has there."""

    kind: Kind
    room: int


def shapes(cells: bytes, cell: int, colour: Colour) -> tuple[Shape, ...]:
    """What a stone on a free cell makes on its four lines; `cells` as in `Board.cells`."""
    return tuple(_shape(cells[line], colour) for line in _SLICES[cell])


def candidates(cells: bytes) -> list[int]:
    """The free cells near a stone, in order; the centre of an empty board."""
    near = {
        stone + step
        for stone in _CELLS
        if cells[stone] != EMPTY
        for step in _NEAR
        if cells[stone + step] == EMPTY
    }
    return sorted(near) or [CENTRE.cell]


def along(cells: bytes, cell: int) -> list[int]:
    """The free cells on the lines of a cell that a five with it could reach."""
    return [cell + step for step in _ALONG if cells[cell + step] == EMPTY]


def fives(cells: bytes, points: Iterable[int], colour: Colour) -> list[int]:
    """Those of the free cells `points` where a colour makes a five (White: or an overline)."""
    return [
        cell
        for cell in points
        if any(one.kind is Kind.FIVE for one in shapes(cells, cell, colour))
    ]


@lru_cache(maxsize=1 << 17)
def _shape(line: bytes, colour: Colour) -> Shape:
    """The shape of a stone in the middle of eleven cells."""
    exact = colour is Colour.BLACK
    line = with_stone(line, REACH, colour.cell)
    length = _row(line, REACH)
    room = _room(line, colour)
    if length == 5 or (length > 5 and not exact):
        return Shape(Kind.FIVE, room)
    if length > 5:
        return Shape(Kind.OVERLINE, room)
    completions = _completions(line, colour)
    if completions > 1:
        return Shape(Kind.OPEN_FOUR if length == 4 else Kind.DOUBLE_FOUR, room)
    if completions:
        return Shape(Kind.FOUR, room)
    return Shape(Kind.THREE if _is_three(line, colour) else Kind.NOTHING, room)


def _row(line: bytes, place: int) -> int:
    """The length of the unbroken row through a place, 0 if it does not reach the middle."""
    stone = line[REACH]
    first = last = place
    while first > 0 and line[first - 1] == stone:
        first -= 1
    while last < len(line) - 1 and line[last + 1] == stone:
        last += 1
    return last - first + 1 if first <= REACH <= last else 0


def _completions(line: bytes, colour: Colour) -> int:
    """How many free places complete a five through the middle."""
    lengths = (_row(line, place) for place, cell in enumerate(line) if cell == EMPTY)
    return sum(length == 5 or (length > 5 and colour is Colour.WHITE) for length in lengths)


def _is_three(line: bytes, colour: Colour) -> bool:
    """Whether one more stone makes an open four through the middle."""
    return any(
        cell == EMPTY
        and _row(line, place) == 4
        and _completions(with_stone(line, place, colour.cell), colour) == 2
        for place, cell in enumerate(line)
    )


def _room(line: bytes, colour: Colour) -> int:
    """How much the stretches of five through the middle hold, those of the other left out."""
    stretches = (line[start : start + 5] for start in range(1, REACH + 1))
    own = (EMPTY, colour.cell)
    return sum(
        stretch.count(colour.cell) ** 2
        for stretch in stretches
        if all(cell in own for cell in stretch)
    )
