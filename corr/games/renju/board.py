"""The 15 × 15 board: points, stones, turning and shifting figures; the 26 openings."""

import enum
import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

# -- the 15 × 15 board ----
# Knows nothing of rules: not whose turn it is, nor which rows win or are forbidden.


SIZE = 15
REACH = 5
"""How far along a line a stone can matter: four more of its five, and the cell beyond."""

STRIDE = SIZE + REACH
"""From one row of cells to the next; the gap of walls ends every line on both sides."""

DIRECTIONS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
"""The steps between neighbouring cells on the four lines through a point."""

EMPTY, BLACK_CELL, WHITE_CELL, WALL = range(4)


class Colour(enum.StrEnum):
    """The colour of a stone, as the word that players write."""

    BLACK = "black"
    WHITE = "white"

    @property
    def other(self) -> "Colour":
        """The opposite colour."""
        return Colour.WHITE if self is Colour.BLACK else Colour.BLACK

    @property
    def cell(self) -> int:
        """The cell code of a stone of this colour."""
        return BLACK_CELL if self is Colour.BLACK else WHITE_CELL


class Point(NamedTuple):
    """A point, counted from 0 from the lower left; one off the board can be named too.

    >>> str(Point(8, 8)), Point(15, 2).on_board
    ('i9', False)
    """

    column: int
    row: int

    def __str__(self) -> str:
        return f"{chr(ord('a') + self.column)}{self.row + 1}"

    @property
    def on_board(self) -> bool:
        """Whether it is a point of the board at all."""
        return 0 <= self.column < SIZE and 0 <= self.row < SIZE

    @property
    def cell(self) -> int:
        """Its place in `Board.cells`."""
        return (self.row + REACH) * STRIDE + self.column + REACH

    def inside(self, size: int) -> bool:
        """Whether it lies in the central square of `size` × `size` points."""
        return max(abs(self.column - CENTRE.column), abs(self.row - CENTRE.row)) <= size // 2


def point_named(name: str) -> Point:
    """The point with a canonical name (a letter, a number), on the board or off it.

    >>> point_named("h8")
    Point(column=7, row=7)
    """
    return Point(ord(name[0]) - ord("a"), int(name[1:]) - 1)


def names(points: Iterable[Point]) -> tuple[str, ...]:
    """The names of points, in their order."""
    return tuple(str(point) for point in points)


COLUMNS = "abcdefghijklmno"
"""The letters of the columns, from the left."""

CENTRE = Point(SIZE // 2, SIZE // 2)
POINTS = tuple(Point(column, row) for row, column in product(range(SIZE), repeat=2))
"""All points, row by row from the bottom."""

AT = {point.cell: point for point in POINTS}
"""The point of each cell of `Board.cells` that is one."""

_CELLS = {str(point): point.cell for point in POINTS}


def _distance(point: Point) -> tuple[int, Point]:
    return (point.column - CENTRE.column) ** 2 + (point.row - CENTRE.row) ** 2, point


OUTWARDS = tuple(sorted(POINTS, key=_distance))
"""All points, from the centre outwards."""


def _bare_cells() -> bytes:
    # Walls below and above too, and a first few for the points of the lowest left corner.
    cells = bytearray([WALL]) * ((SIZE + 2 * REACH) * STRIDE + REACH)
    for point in POINTS:
        cells[point.cell] = EMPTY
    return bytes(cells)


BARE = _bare_cells()
"""The cells of a board without stones."""


class Board(Struct, frozen=True, kw_only=True):
    """The stones on the points; a frozen value.

    `cells` is one byte a point with walls around, so that a slice with one of `DIRECTIONS` as its
    step is a line. It is the whole state: a copy with one more stone costs a fraction of a µs.

    >>> board = Board().put(CENTRE, Colour.BLACK)
    >>> board.free(CENTRE), names(board.stones(Colour.BLACK))
    (False, ('h8',))
    """

    cells: bytes = BARE

    def free(self, point: Point) -> bool:
        """Whether it is a point of the board on which no stone stands."""
        cell = point.cell
        return AT.get(cell) == point and self.cells[cell] == EMPTY

    @property
    def full(self) -> bool:
        """Whether no point is free."""
        return EMPTY not in self.cells

    def put(self, point: Point, colour: Colour) -> "Board":
        """The board with one more stone. Raises ValueError if the point is not free."""
        if not self.free(point):
            raise ValueError(f"{point} is not free")
        return replace(self, cells=with_stone(self.cells, point.cell, colour.cell))

    @classmethod
    def of(cls, black: Iterable[str], white: Iterable[str]) -> "Board":
        """The board with stones on the points with these names, in either case.

        Raises ValueError for another name, and for two stones on one point.

        >>> names(Board.of(["h8", "i7"], ["h9"]).stones(Colour.BLACK))
        ('i7', 'h8')
        """
        cells = bytearray(BARE)
        for stone, stones in ((BLACK_CELL, black), (WHITE_CELL, white)):
            for name in stones:
                cell = _CELLS.get(name.lower(), 0)
                if cells[cell] != EMPTY:
                    raise ValueError(f"{name} is {'not free' if cell else 'no point'}")
                cells[cell] = stone
        return cls(cells=bytes(cells))

    def stones(self, colour: Colour) -> tuple[Point, ...]:
        """The points of a colour, row by row from the bottom."""
        wanted = colour.cell
        return tuple(AT[cell] for cell, stone in enumerate(self.cells) if stone == wanted)

    def touched(self, point: Point) -> bool:
        """Whether a stone stands on one of the eight neighbours of a point."""
        cells, at = self.cells, point.cell
        rows = (cells[at + row - 1 : at + row + 2] for row in (-STRIDE, STRIDE))
        near = cells[at - 1 : at + 2 : 2].join(rows)
        return BLACK_CELL in near or WHITE_CELL in near

    def rows(self, point: Point, colour: Colour) -> tuple[int, ...]:
        """How many stones a stone on a point joins to an unbroken row, on each of four lines."""
        ends = (row_through(self.cells, point.cell, step, colour.cell) for step in DIRECTIONS)
        return tuple(
            (last - first) // step + 1
            for step, (first, last) in zip(DIRECTIONS, ends, strict=True)
        )


NO_STONES = Board()


def with_stone(cells: bytes, cell: int, stone: int) -> bytes:
    """The cells with one of them changed."""
    return b"%b%c%b" % (cells[:cell], stone, cells[cell + 1 :])


def row_through(cells: bytes, cell: int, step: int, stone: int) -> tuple[int, int]:
    """The first and last cell of the unbroken row through a cell, which counts as one of it.

    >>> row_through(bytes([0, 1, 0, 1, 1, 2]), 2, 1, BLACK_CELL)
    (1, 4)
    """
    first = last = cell
    while first >= step and cells[first - step] == stone:
        first -= step
    while last + step < len(cells) and cells[last + step] == stone:
        last += step
    return first, last


Figure = tuple[tuple[int, int, str], ...]
"""Stones as (column, row, colour), turned and shifted to one form for all that are alike."""


def turned(column: int, row: int, turn: int) -> tuple[int, int]:
    """A vector under one of the eight symmetries of the square; `turn` is 0…7.

    >>> [turned(1, 2, turn) for turn in (0, 1, 2, 4)]
    [(1, 2), (-1, 2), (1, -2), (2, 1)]
    """
    if turn & 4:
        column, row = row, column
    return (-column if turn & 1 else column), (-row if turn & 2 else row)


def figure(board: Board, *, shifted: bool) -> Figure:
    """The form of a board's stones: equal for two boards if their figures are alike, colours kept.

    Alike is rotated or reflected about the centre, and with `shifted` also moved: congruent.
    """
    stones = [(point, colour) for colour in Colour for point in board.stones(colour)]
    return min(_form(stones, turn, shifted=shifted) for turn in range(8))


def _form(stones: list[tuple[Point, Colour]], turn: int, *, shifted: bool) -> Figure:
    vectors = [
        turned(point.column - CENTRE.column, point.row - CENTRE.row, turn) for point, _ in stones
    ]
    left = min(column for column, _ in vectors) if shifted else 0
    low = min(row for _, row in vectors) if shifted else 0
    colours = (colour.value for _, colour in stones)
    return tuple(
        sorted(
            (column - left, row - low, colour)
            for (column, row), colour in zip(vectors, colours, strict=True)
        )
    )


# -- renju's 26 openings (art. 8) ----


class OpeningName(NamedTuple):
    """An opening: its code, its Japanese name, e.g. `I1`, `Chosei`, and its number in RIF files.

    >>> str(OpeningName("I1", "Chosei", 1))
    'I1 Chosei'
    """

    code: str
    name: str
    rif_id: int

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


# Name and move 3, with moves 1 and 2 on h8 h9 (direct) or h8 i9 (indirect).
_DIRECT = (
    "Kansei h10, Keigetsu i10, Sosei j10, Kagetsu i9, Zangetsu j9, Ugetsu i8, Kinsei j8, "
    "Shogetsu h7, Kyugetsu i7, Shingetsu j7, Zuisei h6, Sangetsu i6, Yusei j6"
)
_INDIRECT = (
    "Chosei j10, Kyogetsu j9, Kosei j8, Suigetsu j7, Ryusei j6, Ungetsu i8, Hogetsu i7, "
    "Rangetsu i6, Gingetsu h7, Myojo h6, Shagetsu g7, Meigetsu g6, Suisei f6"
)
_KINDS = (("I", "i9", _INDIRECT, 0), ("D", "h9", _DIRECT, 13))

OPENING_STONES: Mapping[OpeningName, tuple[Point, Point, Point]] = {
    OpeningName(f"{letter}{number}", name, before + number): (
        CENTRE,
        point_named(second),
        point_named(third),
    )
    for letter, second, openings, before in _KINDS
    for number, (name, third) in enumerate(map(str.split, openings.split(", ")), 1)
}
"""Moves 1 to 3 of each opening, the way books show it; I1 to I13, then D1 to D13."""

_Shape = tuple[tuple[int, int], ...]


def _shape(stones: Sequence[Point]) -> _Shape:
    """Moves 2 and 3 seen from the centre, turned to the least of eight forms."""
    seen = [(point.column - CENTRE.column, point.row - CENTRE.row) for point in stones[1:3]]
    return min(tuple(turned(*vector, turn) for vector in seen) for turn in range(8))


_BY_SHAPE = {_shape(stones): opening for opening, stones in OPENING_STONES.items()}
_BY_WORD = {
    word: opening
    for opening in OPENING_STONES
    for word in (opening.code.lower(), opening.name.lower())
}
OPENING_WORD = re.compile(
    rf"[di]-?[0-9]{{1,2}}|{'|'.join(o.name.lower() for o in OPENING_STONES)}"
)
"""What a player may write for an opening, in small letters: a code or a name."""


def opening_of(stones: Sequence[Point | None]) -> OpeningName | None:
    """The opening that the first three stones are; None before move 3, or if they are none.

    >>> str(opening_of([Point(7, 7), Point(6, 6), Point(5, 5)]))
    'I1 Chosei'
    """
    placed = [point for point in stones[:3] if point is not None]
    if len(placed) < 3 or placed[0] != CENTRE:
        return None
    return _BY_SHAPE.get(_shape(placed))


def opening_said(word: str) -> OpeningName | None:
    """The opening with a code or a name, in small letters; None if there is none.

    >>> str(opening_said("d-4")), str(opening_said("kagetsu")), opening_said("d14")
    ('D4 Kagetsu', 'D4 Kagetsu', None)
    """
    return _BY_WORD.get(word.replace("-", ""))
