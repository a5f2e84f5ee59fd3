"""The board of a game of rows as an abstract `Picture`."""

from collections.abc import Iterator, Mapping

from corr.games.rows.grid import NEUTRAL, OTHER, OWN, rival
from corr.games.rows.position import RowsPosition
from corr.games.rules import Mark, Picture


def diagram(position: RowsPosition, *, numbers: bool = False) -> Picture:
    """The picture of a position: the last stones pointed out, and what they took or changed.

    With `numbers` each stone bears the number of its move.
    """
    board = position.game.grid
    return Picture(
        column_names=tuple(board.drawn),
        row_names=tuple(str(row + 1) for row in range(len(board.drawn))),
        dots=board.dots,
        marks=tuple(_marks(position, _numbered(position) if numbers else {})),
        last=tuple(at for cell in position.last for at in board.places(cell)),
        begins=position.game.variant.begins,
        doubled=board.doubled,
        stacks=tuple(_stacks(position)) if board.stacked else (),
    )


def _numbered(position: RowsPosition) -> Mapping[int, int]:
    """The move that put the stone on each cell: the latest, where a point was played again."""
    return {cell: ply for ply, cell in enumerate(position.plies, 1) if cell is not None}


def _marks(position: RowsPosition, numbers: Mapping[int, int]) -> Iterator[Mark]:
    board = position.game.grid
    turned = () if numbers else position.turned
    for stone, kind in _kinds(position):
        for point in board.points:
            cell = board.top(position.cells, point)
            if position.cells[cell] == stone:
                yield from _stone(position, cell, kind, str(numbers.get(cell, "")), turned)
    for cell in position.emptied:
        for column, row in board.places(cell):
            yield Mark(column=column, row=row, kind="blown" if position.blown else "emptied")


def _kinds(position: RowsPosition) -> Iterator[tuple[int, str]]:
    yield from zip((OWN, OTHER, NEUTRAL), (*position.game.variant.colours, "neutral"), strict=True)


def _stone(
    position: RowsPosition, cell: int, kind: str, label: str, turned: tuple[int, ...]
) -> Iterator[Mark]:
    """A stone, wherever it is drawn."""
    board = position.game.grid
    how = "turned" if cell in turned else ""
    if position.game.variant.common_centre and cell == board.centre:
        how, kind = "common", position.game.variant.colours[_of_centre(position) - OWN]
    for column, row in board.places(cell):
        height = board.level(cell)
        yield Mark(column=column, row=row, kind=kind, label=label, how=how, height=height)


def _of_centre(position: RowsPosition) -> int:
    """Whose the common centre stone is: once a stone has ended the game, of whoever played it."""
    ended = position.outcome is not None and position.last
    return rival(position.turn) if ended else position.turn


def _stacks(position: RowsPosition) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The columns with more than one stone, with their colours from the ground."""
    board, colours = position.game.grid, dict(_kinds(position))
    for point in board.points:
        height = board.level(board.top(position.cells, point))
        if height > 1:
            cells = (board.above(point, steps) for steps in range(height))
            yield board.called(point), tuple(colours[position.cells[cell]] for cell in cells)
