"""Why a game of rows ended as it did, where its last move alone does not show it.

For games that are over: nothing of a running game is ever explained.
"""

from collections.abc import Iterable, Iterator, Sequence

from corr.games.rows.fouls import rows_of
from corr.games.rows.grid import REACH, Grid, named, rival
from corr.games.rows.lines import Growing, exact_fives, new_rows, threes
from corr.games.rows.opening import free_position
from corr.games.rows.order import Game
from corr.games.rows.position import RowsPosition
from corr.games.rows.variant import DOUBLE_FOUR, DOUBLE_THREE, OPEN_FOUR, OVERLINE
from corr.games.rules import Ending, Explained, Picture, Places, Reason

Pointed = tuple[Iterable[int], Iterable[int]]
"""A row that is pointed out: its stones, and the points where it can grow."""


def explained(position: RowsPosition, ending: str, picture: Picture) -> Explained | None:
    """Why the game ended so; None where the last board and the name of the ending say it all.

    `picture` is that board.
    """
    outcome = position.outcome
    shown = outcome.ending == ending if outcome else position.game.five_claimed
    if not shown:  # the arbiter says so
        return None
    found = _FOUND.get(ending)
    rows, said = found(position) if found else ((), ())
    if not said:
        return None
    grid = position.game.grid
    pointed = [(_places(grid, stones), _places(grid, points)) for stones, points in rows]
    return Explained(picture=picture.pointing_out(pointed), said=said)


Found = tuple[Sequence[Pointed], tuple[Reason, ...]]
_NOTHING: Found = ((), ())


def _places(grid: Grid, cells: Iterable[int]) -> Places:
    return [place for cell in cells for place in grid.places(cell)]


def _named(position: RowsPosition, cells: Iterable[int]) -> str:
    return " ".join(named(position.game.grid, cells))


def _before(position: RowsPosition) -> RowsPosition:
    """The position before the last move: the game played again, as far as stones go."""
    before = free_position(position.game)
    for cell in position.plies[:-1]:
        before = before.after_pass() if cell is None else before.after_stone(cell)
    return before


def _fives(position: RowsPosition, stone: int) -> list[tuple[int, ...]]:
    found = sorted(exact_fives(position.game.grid, position.cells, stone))
    return [tuple(range(first, first + 5 * step, step)) for first, step in found]


# -- two open threes (pente.md 3 c) ----


def _two_threes(position: RowsPosition) -> Found:
    cell = position.last[0]
    made = tuple(threes(position.game.grid, position.cells, cell))
    verdict = {"point": position.game.grid.names[cell], "count": len(made)}
    reasons = (_reason(position, DOUBLE_THREE, three) for three in made)
    return made, ((0, "rows_double_three", verdict), *reasons)


# -- fouls of the other variants (pente.md 4) ----

_SAID = {
    OVERLINE: "overline",
    DOUBLE_FOUR: "rows_four",
    OPEN_FOUR: "rows_four",
    DOUBLE_THREE: "rows_three",
}


def _foul(position: RowsPosition, kind: str) -> Found:
    """The rows that are forbidden, or that made a last capture a draw."""
    grid, cell = position.game.grid, position.last[0]
    rows = rows_of(position.game.variant, grid, position.cells, cell, kind, position.turned)
    verdict = (0, "rows_foul", {"point": grid.names[cell], "kind": kind})
    return rows, (verdict, *(_reason(position, kind, row) for row in rows))


def _reason(position: RowsPosition, kind: str, row: Growing) -> Reason:
    params: dict[str, object] = {"stones": _named(position, row.stones)}
    if kind == OVERLINE:
        params["count"] = len(row.stones)
    else:
        params["points"] = named(position.game.grid, row.points)
    return 1, _SAID[kind], params


def _was_foul(position: RowsPosition) -> Found:
    return _foul(position, position.outcome.detail if position.outcome else "")


def _fifth_with_four(position: RowsPosition) -> Found:
    return _foul(position, OPEN_FOUR)


# -- a five that the last move did not make (pente.md 3 b, 1 to 4; gomoku.md 5.1) ----


def _five(position: RowsPosition) -> Found:
    """A five that stood when its owner's opponent had moved, or that was claimed later.

    In a game in which a stone does more, one that is not simply seen around the last stone.
    """
    if position.game.variant.special:
        return _unseen(position)
    if not position.game.variant.perfect:
        return _claimed(position)
    owner = position.turn  # the last move was the other's
    fives = _fives(position, owner)
    if not fives or not _before(position).five:
        return _NOTHING
    reply = position.plies[-1]
    params = {
        "stones": _named(position, fives[0]),
        "reply": "" if reply is None else position.game.grid.names[reply],
        "taken": named(position.game.grid, position.emptied),
        "enough": position.taken_by(rival(owner)) >= position.game.variant.enough,
    }
    return [(five, ()) for five in fives], ((0, "rows_stood", params),)


def _unseen(position: RowsPosition) -> Found:
    """A five in columns, where stones lie on it, one over an edge, or one far from the last stone.

    Columns keep the heights of their stones: only words tell which stones it is.
    """
    game, last = position.game, position.last  # none after a pass
    if game.grid.flat:
        fives = _fives(position, rival(position.turn))
        rows = () if any(cell in five for five in fives for cell in last) else tuple(fives)
    else:
        rows = tuple(_won(game, position.cells, last[0]))
    said = tuple(_row_said(position, row) for row in rows)
    return () if game.grid.stacked else [(row, ()) for row in rows], said


def _won(game: Game, cells: bytes, cell: int) -> Iterator[tuple[int, ...]]:
    """The rows through a stone that win, on a board that is no plain square."""
    for number, ats in enumerate(game.grid.along(cell)):
        own = [0 <= at < len(cells) and cells[at] == cells[cell] for at in ats]
        first = last = REACH
        while first and own[first - 1]:
            first -= 1
        while last + 1 < len(ats) and own[last + 1]:
            last += 1
        row = tuple(ats[first : last + 1])
        if len(row) >= game.grid.least(cell, number) and (len(row) == 5 or not game.exact):
            yield row


def _claimed(position: RowsPosition) -> Found:
    """A row that was claimed a move after it was made."""
    claimable = [one for one in position.unclaimed if position.ply <= one.ply + 2]
    if len(claimable) != 1 or claimable[0].ply == len(position.plies):
        return _NOTHING
    cell = position.plies[claimable[0].ply - 1]
    assert cell is not None  # only a stone makes a row
    rows = new_rows(position.game.grid, position.cells, cell)
    said = tuple(_row_said(position, row) for row in rows)
    return [(row, ()) for row in rows], said


def _row_said(position: RowsPosition, row: Sequence[int]) -> Reason:
    if len(row) == 5:
        return 0, "five", {"stones": _named(position, row)}
    return 0, "overline", {"stones": _named(position, row), "count": len(row)}


def _five_given(position: RowsPosition) -> Found:
    """A capture, or a bomb, that left the other an exact five (pente.md 3 e, decision 4; 4)."""
    fives = _fives(position, position.turn)
    params: dict[str, object] = {
        "point": position.game.grid.names[position.last[0]],
        "taken": named(position.game.grid, position.emptied),
        "stones": _named(position, fives[0]),
        "drawn": position.outcome is not None and position.outcome.winner is None,
    }
    if position.blown:
        del params["drawn"]  # it never is
        return [(five, ()) for five in fives], ((0, "rows_five_blown", params),)
    return [(five, ()) for five in fives], ((0, "rows_five_given", params),)


# -- enough captured stones, where that is not all (pente.md 3, decision 3; 1, § 14) ----


def _captures(position: RowsPosition) -> Found:
    """The capture that broke a five, and those that the opponent had removed."""
    taken = named(position.game.grid, position.emptied)
    if not position.last:
        return (), ((0, "rows_removed", {"taken": taken}),)
    if not position.game.variant.perfect:
        return _NOTHING
    before = _before(position)
    fives = _fives(before, rival(before.turn)) if before.five else []
    if not fives:
        return _NOTHING
    params = {
        "point": position.game.grid.names[position.last[0]],
        "taken": taken,
        "stones": _named(position, fives[0]),
    }
    return (), ((0, "rows_broken", params),)


_FOUND = {
    Ending.FORBIDDEN.value: _two_threes,
    Ending.FIVE.value: _five,
    Ending.OVERLINE.value: _five,
    Ending.FIVE_GIVEN.value: _five_given,
    Ending.CAPTURES.value: _captures,
    Ending.FOUL.value: _was_foul,
    Ending.CAPTURES_WITH_FOUR.value: _fifth_with_four,
}
