"""Square boards of any size: their points by name, and their cells as bytes with walls around."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from corr.errors import IllegalMove

REACH = 5
"""How far along a line a stone can matter: four more of its five, and the cell beyond."""

EMPTY, OWN, OTHER, WALL, NEUTRAL = range(5)
"""What a cell holds: `OWN` is a stone of the colour that begins the game, `OTHER` of the other.

A `NEUTRAL` stone is in no row and takes nothing, like the edge (pente.md 4, V 7).
"""


def rival(stone: int) -> int:
    """The other colour.

    >>> rival(OWN) == OTHER, rival(OTHER) == OWN
    (True, True)
    """
    return OWN + OTHER - stone


_WITH_I = "abcdefghijklmnopqrstuvwxyz"
_WITHOUT_I = _WITH_I.replace("i", "")
_NAME = re.compile(r"([a-z])([1-9][0-9]?)")


class Grid:
    """A board of `size` × `size` points, whose columns are `letters`.

    A point is its cell, an index into bytes in which a slice with one of `directions` as its step
    is a line; `names` has the name of each, and `cells` the cell of each name. Columns and rows
    count from 0 from the lower left.

    >>> pente = grid(19)
    >>> pente.names[pente.centre], pente.column_of("k10"), grid(15).names[grid(15).centre]
    ('k10', (9, 9), 'h8')
    """

    def __init__(self, size: int, letters: str) -> None:
        self.size = size
        self.letters = letters
        self.stride = size + REACH
        self.directions = (1, self.stride, self.stride + 1, self.stride - 1)
        self.points = tuple(self.at(column, row) for row in range(size) for column in range(size))
        self.names: Mapping[int, str] = {
            self.at(column, row): f"{letters[column]}{row + 1}"
            for row in range(size)
            for column in range(size)
        }
        self.cells: Mapping[str, int] = {name: cell for cell, name in self.names.items()}
        middle = size // 2
        self.centre = self.at(middle, middle)
        bare = bytearray([WALL]) * ((size + 2 * REACH) * self.stride + REACH)
        for cell in self.points:
            bare[cell] = EMPTY
        self.bare = bytes(bare)
        self.outwards = tuple(sorted(self.points, key=self._far))
        corners = (3, size - 4)
        self.dots = ((middle, middle), *((column, row) for column in corners for row in corners))

    flat = True
    """Whether a slice of its cells is a line."""

    stacked = False
    """Whether stones lie on stones."""

    doubled = False
    """Whether the points of its edges are drawn twice."""

    @property
    def drawn(self) -> str:
        """The letters of the columns of its picture."""
        return self.letters

    @property
    def examples(self) -> Mapping[str, str]:
        """What stands on this board for those points of examples that it has not.

        Where column I is missing, one stands for it that is far from the first stones. On a
        smaller board they lie as far from its centre as in the examples.

        >>> grid(19).examples["i9"], grid(15).examples
        ('m9', {})
        """
        if self.size >= EXAMPLES.size:
            return {
                name: f"{_STANDING_IN}{name[1:]}"
                for name in EXAMPLES.cells
                if name[0] not in self.letters
            }
        aside = self.size // 2 - EXAMPLES.size // 2
        places = {name: EXAMPLES.place(cell) for name, cell in EXAMPLES.cells.items()}
        return {
            name: self.names[self.at((column + aside) % self.size, (row + aside) % self.size)]
            for name, (column, row) in places.items()
        }

    def at(self, column: int, row: int) -> int:
        """The cell of a point of the board."""
        return (row + REACH) * self.stride + column + REACH

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        row, column = divmod(cell - REACH, self.stride)
        return column, row - REACH

    def column_of(self, name: str) -> tuple[int, int]:
        """Column and row of a point by its name."""
        return self.place(self.cells[name])

    def distance(self, cell: int) -> int:
        """How many steps of a king it is from the centre."""
        middle = self.size // 2
        column, row = self.place(cell)
        return max(abs(column - middle), abs(row - middle))

    def _far(self, cell: int) -> tuple[int, int]:
        column, row = self.place(cell)
        middle = self.size // 2
        return (column - middle) ** 2 + (row - middle) ** 2, cell

    def point(self, name: str) -> int:
        """The cell of a point by what a player calls it, in small letters.

        Raises IllegalMove: `no_column_i` for the letter i on a board without it, which is asked
        and never guessed, and `off_board`.
        """
        cell = self.cells.get(name)
        if cell is not None:
            return cell
        if name[0] == "i" and "i" not in self.letters:
            near = tuple(other + name[1:] for other in "hj" if other + name[1:] in self.cells)
            if near:
                raise IllegalMove("no_column_i", point=name, readings=near)
        raise IllegalMove("off_board", point=name)

    def landing(self, cells: bytes, name: str) -> str:
        """The point on which a stone comes to lie that is played on a point so called.

        Raises IllegalMove: as `point`, and `occupied`.
        """
        if cells[self.point(name)] != EMPTY:
            raise IllegalMove("occupied", point=name)
        return name

    def called(self, cell: int) -> str:
        """What a player calls a point to play on it."""
        return self.names[cell]

    def put(self, cells: bytes, cell: int, stone: int) -> bytes:
        """The cells with a stone on one of them."""
        return changed(cells, cell, stone)

    def may_play(self, cells: bytes, cell: int) -> bool:
        """Whether a stone may be played on one of `points`."""
        return cells[cell] == EMPTY

    def top(self, cells: bytes, cell: int) -> int:
        """The highest cell of a point that has a stone, or its lowest one."""
        return cell

    def level(self, cell: int) -> int:
        """How high a cell lies, from 1."""
        return 1

    def above(self, cell: int, steps: int) -> int:
        """The cell so many steps above one."""
        return cell

    def full(self, cells: bytes) -> bool:
        """Whether no stone can be played any more."""
        return EMPTY not in cells

    def near(self, cell: int) -> Iterator[int]:
        """The points next to one, straight and diagonally."""
        for step in self.directions:
            yield from (cell + step, cell - step)

    def along(self, cell: int) -> Iterator[Sequence[int]]:
        """The cells of `lines`, of which some may lie beyond the board."""
        for step in self.directions:
            yield range(cell - REACH * step, cell + REACH * step + 1, step)

    def lines(self, cells: bytes, cell: int) -> Iterator[bytes]:
        """The lines through a cell, each of eleven cells with it in the middle."""
        for step in self.directions:
            yield cells[cell - REACH * step : cell + REACH * step + 1 : step]

    def least(self, cell: int, line: int) -> int:
        """How many stones a row must have to count, on one of `lines` by its number from 0."""
        return 5

    def places(self, cell: int) -> Iterator[tuple[int, int]]:
        """Column and row of a cell, wherever it is drawn."""
        yield self.place(cell)

    def square(self, half: int) -> tuple[str, str]:
        """The names of the lowest left and highest right point of the central square.

        >>> grid(15).square(2)
        ('f6', 'j10')
        """
        middle = self.size // 2
        low, high = middle - half, middle + half
        return self.names[self.at(low, low)], self.names[self.at(high, high)]


@cache
def grid(size: int) -> Grid:
    """The board of a size: columns without the letter I where there are more than 15 of them."""
    return Grid(size, _WITH_I[:size] if size <= 15 else _WITHOUT_I[:size])


EXAMPLES = grid(15)
"""The board whose points the examples of the catalogues are."""

_STANDING_IN = "m"
"""The column that stands for I in examples."""


def named(board: Grid, cells: Iterable[int]) -> tuple[str, ...]:
    """The names of cells, in their order."""
    return tuple(board.names[cell] for cell in cells)


def changed(cells: bytes, cell: int, stone: int) -> bytes:
    """The cells with one of them changed."""
    return b"%b%c%b" % (cells[:cell], stone, cells[cell + 1 :])


def without(cells: bytes, taken: Sequence[int]) -> bytes:
    """The cells with some of them emptied."""
    copy = bytearray(cells)
    for cell in taken:
        copy[cell] = EMPTY
    return bytes(copy)
