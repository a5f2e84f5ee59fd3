"""What one more stone decides (art. 7, 8.1a, 9.1, 9.2) and what may be claimed of it (9.5–9.7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from corr.games.renju.board import DIRECTIONS, REACH, Board, Colour, Point, row_through
from corr.games.renju.forbidden import Verdict, verdict
from corr.games.rules import Ending


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What a stone decides: who wins by it and how; `detail` is the kind of forbidden move."""

    winner: Colour
    ending: Ending
    detail: str = ""


class _Lengths(dict[bytes, int]):
    """Eleven cells around a free point → how long a row a stone there makes; filled when asked."""

    def __init__(self, colour: Colour) -> None:
        self._stone = colour.cell

    def __missing__(self, line: bytes) -> int:
        first, last = row_through(line, REACH, 1, self._stone)
        length = self[line] = last - first + 1
        return length


_LENGTHS = {colour: _Lengths(colour) for colour in Colour}


def decision(
    cells: bytes, cell: int, colour: Colour, *, restricted: bool = True
) -> Decision | None:
    """What a stone on a free cell decides; None for an ordinary move.

    `cells` and `cell` as in `Board.cells`. Without `restricted`, Black wins as White does, with
    five or more, and nothing is forbidden (art. 8.1a).
    """
    if colour is Colour.BLACK and restricted:
        return _BLACK[verdict(cells, cell)]
    of_line = _LENGTHS[colour]
    lengths = [
        of_line[cells[cell - REACH * step : cell + REACH * step + 1 : step]] for step in DIRECTIONS
    ]
    if max(lengths) < 5:
        return None
    return Decision(winner=colour, ending=Ending.FIVE if 5 in lengths else Ending.OVERLINE)


_BLACK: dict[Verdict | None, Decision | None] = {
    None: None,
    Verdict.FIVE: Decision(winner=Colour.BLACK, ending=Ending.FIVE),
    **{
        kind: Decision(winner=Colour.WHITE, ending=Ending.FORBIDDEN, detail=kind.value)
        for kind in (Verdict.OVERLINE, Verdict.DOUBLE_FOUR, Verdict.DOUBLE_THREE)
    },
}


def decided(
    board: Board, point: Point, colour: Colour, *, restricted: bool = True
) -> Decision | None:
    """The same for a point of a board.

    >>> board = Board()
    >>> for row in range(4):
    ...     board = board.put(Point(7, row), Colour.WHITE)
    >>> decided(board, Point(7, 4), Colour.WHITE).ending
    <Ending.FIVE: 'five'>
    """
    return decision(board.cells, point.cell, colour, restricted=restricted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Unclaimed:
    """A stone, move `ply`, that would have ended the game had somebody claimed it (art. 9.5)."""

    ply: int
    decision: Decision


def claimed(
    unclaimed: Sequence[Unclaimed], claimer: Colour, kind: str, *, due: int
) -> Decision | None:
    """What a player's claim is right about, None if it is wrong; move `due` is the next.

    `kind` is `five` (White: also an overline) or `forbidden`, Black's fault.
    A five can be claimed until its maker has made their next move; of Black's forbidden moves
    the latest that still counts is taken (art. 9.5–9.7).
    """
    found = [
        one for one in unclaimed if one.decision.winner is claimer and _open(unclaimed, one, due)
    ]
    wanted = [
        one for one in found if (one.decision.ending is Ending.FORBIDDEN) == (kind != "five")
    ]
    return wanted[-1].decision if wanted else None


def _open(unclaimed: Sequence[Unclaimed], one: Unclaimed, due: int) -> bool:
    """Whether there is still time to claim it."""
    if one.decision.ending is not Ending.FORBIDDEN:
        return due <= one.ply + 2
    if one.decision.detail != Verdict.OVERLINE:
        return due == one.ply + 1
    return not any(
        later.ply > one.ply and later.decision.winner is Colour.BLACK for later in unclaimed
    )
