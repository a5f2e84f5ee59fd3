"""Whole games judged move by move, fast: what a record of stones comes to (art. 7, 9, 10).

No opening rule is asked; `openings.py` judges the acts of one.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from corr.games.renju.board import BARE, EMPTY, POINTS, Colour, Point, with_stone
from corr.games.renju.endings import Decision, Unclaimed, decision
from corr.games.renju.opening_names import OpeningName, opening_of
from corr.games.rules import Ending

_POINTS = {str(point): (point, point.cell) for point in POINTS}
_COLOURS = (Colour.BLACK, Colour.WHITE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """The first step of a record that cannot be: move `ply`, its text, and why.

    `code` is one of `not_a_move`, `off_board`, `occupied`, `game_over`.
    """

    ply: int
    move: str
    code: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """What a game came to after its `moves`, the stones and passes that could be played.

    `winner` and `ending` are None while the game is not over, `winner` also for a draw; `detail`
    is the kind of a forbidden move. `unclaimed` are stones that would have ended the game had
    wins not to be claimed.
    """

    moves: tuple[str, ...]
    winner: Colour | None = None
    ending: Ending | None = None
    detail: str = ""
    opening: OpeningName | None = None
    unclaimed: tuple[Unclaimed, ...] = ()
    fault: Fault | None = None

    @property
    def result(self) -> str:
        """Black's and White's points, `*` while the game is not over."""
        return points_won(self.winner, self.ending)


def points_won(winner: Colour | None, ending: Ending | None) -> str:
    """Black's and White's points as the event file writes them, `*` while a game is not over."""
    if winner is None:
        return "1/2-1/2" if ending else "*"
    return "1-0" if winner is Colour.BLACK else "0-1"


def replay(moves: Iterable[str], *, restricted: bool = True, by_claim: bool = False) -> Replay:
    """Judge a game from its moves: points or `pass`, in either case, Black first, in turn.

    It stops at the first fault. `restricted` as in `endings.decision`; with `by_claim` no stone
    ends the game by itself (art. 9.5).

    >>> game = replay(["h8", "i9", "j10", "i10"])
    >>> game.result, str(game.opening), game.fault
    ('*', 'I1 Chosei', None)
    >>> replay(["h8", "i9", "h8"]).fault
    Fault(ply=3, move='h8', code='occupied')
    """
    cells, played, stones, unclaimed = BARE, list[str](), list[Point | None](), list[Unclaimed]()
    decided: Decision | None = None
    ending: Ending | None = None
    fault: Fault | None = None
    free = len(POINTS)
    for ply, move in enumerate(map(str.lower, moves), 1):
        point, cell = _POINTS.get(move, (None, 0))
        code = "game_over" if ending else _fault(move, cells, cell)
        if code:
            fault = Fault(ply=ply, move=move, code=code)
            break
        played.append(move)
        stones.append(point)
        if point is None:
            ending = Ending.PASSES if ply > 1 and stones[-2] is None else None
            continue
        colour = _COLOURS[1 - ply % 2]
        decided = decision(cells, cell, colour, restricted=restricted)
        cells = with_stone(cells, cell, colour.cell)
        free -= 1
        if decided is not None and by_claim:
            unclaimed.append(Unclaimed(ply=ply, decision=decided))
            decided = None
        if decided is not None:
            ending = decided.ending
        elif not free:
            ending = Ending.FULL
    return Replay(
        moves=tuple(played),
        winner=decided.winner if decided else None,
        ending=ending,
        detail=decided.detail if decided else "",
        opening=opening_of(stones),
        unclaimed=tuple(unclaimed),
        fault=fault,
    )


def _fault(move: str, cells: bytes, cell: int) -> str:
    """Why a move cannot be played, "" if it can; `cell` is 0 for what is no point."""
    if cell:
        return "" if cells[cell] == EMPTY else "occupied"
    if move == "pass":
        return ""
    named = move[:1].isalpha() and move[1:].isdigit()
    return "off_board" if named else "not_a_move"
