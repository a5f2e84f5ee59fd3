"""The boards that are no plain squares: Klot's torus, and columns of stones (pente.md, section 4).

They say themselves what the lines through a cell are, since no slice of their cells is one.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from corr.errors import IllegalMove
from corr.games.rows.grid import EMPTY, REACH, WALL, Grid, changed, grid

# -- opposite edges are one (V 13) ----

_DRAWN = "abcdefghj"


class Torus(Grid):
    """Klot: the last column that is drawn is the first one again, and the last row, too.

    >>> klot = board("torus", 9)
    >>> klot.landing(klot.bare, "j9"), [*klot.places(klot.cells["a5"])]
    ('a1', [(0, 4), (8, 4)])
    """

    flat = False
    doubled = True

    def __init__(self) -> None:
        super().__init__(len(_DRAWN) - 1, _DRAWN[:-1])
        around = {**{column: column for column in _DRAWN}, _DRAWN[-1]: _DRAWN[0]}
        self.cells = {
            f"{column}{row}": self.cells[f"{around[column]}{row % (self.size + 1) or 1}"]
            for column, row in product(_DRAWN, range(1, self.size + 2))
        }
        self.dots = ()
        self._steps = ((1, 0), (0, 1), (1, 1), (-1, 1))

    @property
    def drawn(self) -> str:
        """One column more than there are."""
        return _DRAWN

    def landing(self, cells: bytes, name: str) -> str:
        """The point by the name that it has as long as edges are not drawn twice."""
        return self.names[self.cells[super().landing(cells, name)]]

    def near(self, cell: int) -> Iterator[int]:
        """The eight points next to one; each has as many."""
        for step in self._steps:
            yield from (self._at(cell, step, way) for way in (1, -1))

    def places(self, cell: int) -> Iterator[tuple[int, int]]:
        """Column and row: twice on an edge, four times in a corner."""
        column, row = self.place(cell)
        for across, up in product((0, self.size), repeat=2):
            if column + across <= self.size and row + up <= self.size:
                yield column + across, row + up

    def along(self, cell: int) -> Iterator[Sequence[int]]:
        """The four rings, as far as they matter: on to where they come back."""
        for step in self._steps:
            yield [self._at(cell, step, far) for far in range(-REACH, REACH + 1)]

    def lines(self, cells: bytes, cell: int) -> Iterator[bytes]:
        """What lies on the four rings."""
        for ats in self.along(cell):
            yield bytes(cells[at] for at in ats)

    def _at(self, cell: int, step: tuple[int, int], far: int) -> int:
        column, row = self.place(cell)
        return self.at((column + far * step[0]) % self.size, (row + far * step[1]) % self.size)


# -- stones on stones (V 12) ----


class _Levelled(dict[str, int]):
    """The cell of `h8/3`, the third stone of the column h8; `h8` is its ground."""

    def __init__(self, board: "Columns", ground: dict[str, int]) -> None:
        super().__init__(ground)
        self._board = board

    def __missing__(self, name: str) -> int:
        column, _, level = name.partition("/")
        return self[column] + (int(level) - 1) * self._board.layer


class _Names(dict[int, str]):
    """The name of a cell, its height always with it."""

    def __init__(self, board: "Columns", ground: dict[int, str]) -> None:
        super().__init__()
        self._board, self._ground = board, ground

    def __missing__(self, cell: int) -> str:
        level, ground = divmod(cell, self._board.layer)
        name = self[cell] = f"{self._ground[ground]}/{level + 1}"
        return name


class Columns(Grid):
    """A board on which a move names a column, and the stone lies on those that are in it already.

    The cells are layers one above the other, as many as have stones; a point is `h8/3`.

    >>> stacks = board("columns", 15)
    >>> cells = stacks.put(stacks.bare, stacks.cells["h8/1"], 1)
    >>> stacks.landing(cells, "h8"), stacks.height(cells, stacks.cells["h8"])
    ('h8/2', 1)
    """

    flat = False
    stacked = True

    def __init__(self, size: int) -> None:
        flat = grid(size)
        self.layer = len(flat.bare)
        """How many cells a layer has."""
        super().__init__(size, flat.letters)
        self.cells = _Levelled(self, dict(flat.cells))
        self._ground = flat.names
        self.names = _Names(self, dict(flat.names))
        up = self.layer
        self._upwards = (up, *(up + way * step for step in self.directions for way in (1, -1)))

    def landing(self, cells: bytes, name: str) -> str:
        """The next free place of a column; a height that is said must be that one.

        Raises IllegalMove: as `Grid.point`, and `wrong_level`.
        """
        column, _, level = name.partition("/")
        height = self.height(cells, self.point(column)) + 1
        if level and int(level) != height:
            raise IllegalMove("wrong_level", point=column, level=height)
        return f"{column}/{height}"

    def height(self, cells: bytes, ground: int) -> int:
        """How many stones are in a column."""
        return sum(cells[at] != EMPTY for at in range(ground, len(cells), self.layer))

    def top(self, cells: bytes, cell: int) -> int:
        """The top stone of a column, or its ground."""
        return self.above(cell, max(self.height(cells, cell) - 1, 0))

    def level(self, cell: int) -> int:
        """The height of a stone."""
        return cell // self.layer + 1

    def above(self, cell: int, steps: int) -> int:
        """So many layers higher."""
        return cell + steps * self.layer

    def put(self, cells: bytes, cell: int, stone: int) -> bytes:
        """The cells with a stone, on a layer of its own if it is the highest of all."""
        missing = cell // self.layer + 1 - len(cells) // self.layer
        return changed(cells + self.bare * missing, cell, stone)

    def called(self, cell: int) -> str:
        """The column of a cell, as a move names it."""
        return self._ground[cell % self.layer]

    def may_play(self, cells: bytes, cell: int) -> bool:
        """Always: no column is ever full."""
        return True

    def full(self, cells: bytes) -> bool:
        """Never."""
        return False

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row, whatever the height."""
        return super().place(cell % self.layer)

    def along(self, cell: int) -> Iterator[Sequence[int]]:
        """Four on its own level, then nine that rise."""
        for step in (*self.directions, *self._upwards):
            yield range(cell - REACH * step, cell + REACH * step + 1, step)

    def lines(self, cells: bytes, cell: int) -> Iterator[bytes]:
        """What lies on these: nothing is above, and walls are below."""
        for ats in self.along(cell):
            yield bytes(WALL if at < 0 else cells[at] if at < len(cells) else EMPTY for at in ats)

    def least(self, cell: int, line: int) -> int:
        """Five; on the ground, among stones of the lowest layer alone, six."""
        return 6 if cell < self.layer and line < len(self.directions) else 5


@cache
def board(kind: str, size: int) -> Grid:
    """The board of a kind, `square`, `torus` or `columns`, by the size that is drawn."""
    if kind == "torus":
        return Torus()
    return Columns(size) if kind == "columns" else grid(size)
