"""Fouls of the games of rows: what loses at once (pente.md, sections 4 and 5)."""

from collections.abc import Iterator

from corr.games.renju.forbidden import Verdict, verdict
from corr.games.rows.grid import EMPTY, OWN, Grid, changed
from corr.games.rows.lines import Growing, fours, row_through, shapes, threes
from corr.games.rows.variant import DOUBLE_FOUR, DOUBLE_THREE, OPEN_FOUR, OVERLINE, Variant

_RENJU = {
    Verdict.OVERLINE: OVERLINE,
    Verdict.DOUBLE_FOUR: DOUBLE_FOUR,
    Verdict.DOUBLE_THREE: DOUBLE_THREE,
}


def foul(
    variant: Variant, board: Grid, cells: bytes, cell: int, *, turned: tuple[int, ...] = ()
) -> str:
    """What foul the stone on a cell is, the position being as it left it; "" for none.

    `turned` are the stones that it recoloured: a row through one of them is an overline too.
    """
    stone = cells[cell]
    if not variant.fouls or not (variant.foul_for_both or stone == OWN):
        return ""
    if variant.renju_fouls:
        return _renju(board, cells, (cell, *turned))
    held = _plain(variant, board, cells, cell)
    return next((kind for kind in variant.fouls if kind in held), "")


def _renju(board: Grid, cells: bytes, changed_cells: tuple[int, ...]) -> str:
    """Renju's own finder, through the placed stone; its cells are those of this board."""
    if any(_longest(board, cells, cell) > 5 for cell in changed_cells):
        return OVERLINE
    placed = changed_cells[0]
    found = verdict(changed(cells, placed, EMPTY), placed)
    return _RENJU.get(found, "") if found else ""


def _longest(board: Grid, cells: bytes, cell: int) -> int:
    return max(len(row_through(cells, cell, step)) for step in board.directions)


def _plain(variant: Variant, board: Grid, cells: bytes, cell: int) -> frozenset[str]:
    """The plain forms that a stone makes, whichever of them are fouls in this game."""
    lengths = [len(row_through(cells, cell, step)) for step in board.directions]
    made = shapes(board, cells, cell)
    held = {
        OVERLINE: any(row > 5 and not (variant.even_overline and row % 2) for row in lengths),
        DOUBLE_FOUR: len(tuple(fours(board, cells, cell))) > 1,  # on one line, too, as in renju
        OPEN_FOUR: _open_four(variant, board, cells, cell, lengths, made),
        DOUBLE_THREE: made.count("three") > 1,
    }
    return frozenset(kind for kind, holds in held.items() if holds)


def _open_four(
    variant: Variant,
    board: Grid,
    cells: bytes,
    cell: int,
    lengths: list[int],
    made: tuple[str, ...],
) -> bool:
    """An unbroken four with both ends free; where only five wins, each must complete just that."""
    if variant.exact:
        return "open four" in made
    return any(
        row == 4 and len(free_ends(cells, cell, step)) == 2
        for row, step in zip(lengths, board.directions, strict=True)
    )


# -- which rows were the foul, for the explanation when the game is over ----


def rows_of(
    variant: Variant, board: Grid, cells: bytes, cell: int, kind: str, turned: tuple[int, ...]
) -> tuple[Growing, ...]:
    """The rows for which a stone is a foul of this kind, with the points where they can grow."""
    if kind == OVERLINE:
        return tuple(dict.fromkeys(_overlines(board, cells, (cell, *turned))))
    if kind == DOUBLE_FOUR:
        return tuple(fours(board, cells, cell))
    if kind == OPEN_FOUR:
        return tuple(_open_fours(board, cells, cell))
    found = threes(board, cells, cell)
    return tuple(one for one in found if not variant.renju_fouls or _is_real(cells, one))


def _overlines(board: Grid, cells: bytes, changed_cells: tuple[int, ...]) -> Iterator[Growing]:
    for cell in changed_cells:
        for step in board.directions:
            row = row_through(cells, cell, step)
            if len(row) > 5:
                yield Growing(row, ())


def _open_fours(board: Grid, cells: bytes, cell: int) -> Iterator[Growing]:
    for step in board.directions:
        row, ends = row_through(cells, cell, step), free_ends(cells, cell, step)
        if len(row) == 4 and len(ends) == 2:
            yield Growing(row, ends)


def _is_real(cells: bytes, three: Growing) -> bool:
    """Whether renju counts a three: it can become an open four by an ordinary move (R 2)."""
    return any(verdict(cells, point) is None for point in three.points)


def free_ends(cells: bytes, cell: int, step: int) -> tuple[int, ...]:
    """The free points at either end of the row through a stone."""
    row = row_through(cells, cell, step)
    return tuple(end for end in (row[0] - step, row[-1] + step) if cells[end] == EMPTY)
