"""The board of a game of rows as an abstract `Picture`."""

from collections.abc import Iterator, Mapping

from corr.games.rows.grid import OTHER, OWN
from corr.games.rows.position import RowsPosition
from corr.games.rules import Mark, Picture


def diagram(position: RowsPosition, *, numbers: bool = False) -> Picture:
    """The picture of a position: the last stones pointed out, and the points just emptied.

    With `numbers` each stone bears the number of its move.
    """
    board = position.game.grid
    return Picture(
        column_names=tuple(board.letters),
        row_names=tuple(str(row + 1) for row in range(board.size)),
        dots=board.dots,
        marks=tuple(_marks(position, _numbered(position) if numbers else {})),
        last=tuple(board.place(cell) for cell in position.last),
        begins=position.game.variant.begins,
    )


def _numbered(position: RowsPosition) -> Mapping[int, int]:
    """The move that put the stone on each cell: the latest, where a point was played again."""
    return {cell: ply for ply, cell in enumerate(position.plies, 1) if cell is not None}


def _marks(position: RowsPosition, numbers: Mapping[int, int]) -> Iterator[Mark]:
    board = position.game.grid
    for stone, kind in zip((OWN, OTHER), position.game.variant.colours, strict=True):
        for cell in board.points:
            if position.cells[cell] == stone:
                column, row = board.place(cell)
                yield Mark(column=column, row=row, kind=kind, label=str(numbers.get(cell, "")))
    for cell in position.emptied:
        column, row = board.place(cell)
        yield Mark(column=column, row=row, kind="emptied")
