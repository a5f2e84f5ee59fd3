"""Square boards of any size: their points by name, and their cells as bytes with walls around."""

import re
from collections.abc import Iterable, Sequence
from functools import cache

from corr.errors import IllegalMove

REACH = 5
"""How far along a line a stone can matter: four more of its five, and the cell beyond."""

EMPTY, OWN, OTHER, WALL = range(4)
"""What a cell holds: `OWN` is a stone of the colour that begins the game, `OTHER` of the other."""

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
        self.names = {
            self.at(column, row): f"{letters[column]}{row + 1}"
            for row in range(size)
            for column in range(size)
        }
        self.cells = {name: cell for cell, name in self.names.items()}
        middle = size // 2
        self.centre = self.at(middle, middle)
        bare = bytearray([WALL]) * ((size + 2 * REACH) * self.stride + REACH)
        for cell in self.points:
            bare[cell] = EMPTY
        self.bare = bytes(bare)
        self.outwards = tuple(sorted(self.points, key=self._far))
        corners = (3, size - 4)
        self.dots = ((middle, middle), *((column, row) for column in corners for row in corners))

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
