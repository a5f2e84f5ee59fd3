"""Fouls of the games of rows: what loses at once (pente.md, sections 4 and 5)."""

from collections.abc import Iterator

from corr.games.renju.forbidden import Verdict, verdict
from corr.games.rows.grid import EMPTY, OWN, Grid, changed
from corr.games.rows.lines import Growing, fours, row_through, threes
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
    kinds = (
        kind for kind in variant.fouls if _is(kind, rows_of(variant, board, cells, cell, kind))
    )
    return next(kinds, "")


def _is(kind: str, rows: tuple[Growing, ...]) -> bool:
    """Whether so many rows are a foul: a double one needs two, on one line too, as in renju."""
    return len(rows) > (kind in (DOUBLE_FOUR, DOUBLE_THREE))


def _renju(board: Grid, cells: bytes, changed_cells: tuple[int, ...]) -> str:
    """Renju's own finder, through the placed stone; its cells are those of this board."""
    if any(_overlines(board, cells, changed_cells)):
        return OVERLINE
    placed = changed_cells[0]
    found = verdict(changed(cells, placed, EMPTY), placed)
    return _RENJU.get(found, "") if found else ""


# -- the rows that are a foul; the explanation after the game shows them ----


def rows_of(
    variant: Variant,
    board: Grid,
    cells: bytes,
    cell: int,
    kind: str,
    turned: tuple[int, ...] = (),
) -> tuple[Growing, ...]:
    """The rows of a kind that a stone makes, with the points where they can grow."""
    if kind == OVERLINE:
        rows = dict.fromkeys(_overlines(board, cells, (cell, *turned)))
        return tuple(one for one in rows if not (variant.even_overline and len(one.stones) % 2))
    if kind == DOUBLE_FOUR:
        return tuple(fours(board, cells, cell))
    if kind == OPEN_FOUR:
        return tuple(_open_fours(variant, board, cells, cell))
    found = threes(board, cells, cell)
    return tuple(one for one in found if not variant.renju_fouls or _is_real(cells, one))


def _overlines(board: Grid, cells: bytes, changed_cells: tuple[int, ...]) -> Iterator[Growing]:
    for cell in changed_cells:
        for step in board.directions:
            row = row_through(cells, cell, step)
            if len(row) > 5:
                yield Growing(row, ())


def _open_fours(variant: Variant, board: Grid, cells: bytes, cell: int) -> Iterator[Growing]:
    """Unbroken fours with both ends free; where only five wins, each must complete just that."""
    if variant.exact:
        yield from (four for four in fours(board, cells, cell) if len(four.points) == 2)
        return
    for step in board.directions:
        row, ends = row_through(cells, cell, step), _free_ends(cells, cell, step)
        if len(row) == 4 and len(ends) == 2:
            yield Growing(row, ends)


def _is_real(cells: bytes, three: Growing) -> bool:
    """Whether renju counts a three: it can become an open four by an ordinary move (R 2)."""
    return any(verdict(cells, point) is None for point in three.points)


def _free_ends(cells: bytes, cell: int, step: int) -> tuple[int, ...]:
    """The free points at either end of the row through a stone."""
    row = row_through(cells, cell, step)
    return tuple(end for end in (row[0] - step, row[-1] + step) if cells[end] == EMPTY)
