"""Where the checkers stand. Each side is counted in its own numbering (backgammon.md 2.1).

A side is 26 counts: [0] borne off, [1] to [24] on its own points, [25] on the bar. The point p of
one side is the point 25 − p of the other.
"""

from msgspec import Struct

from corr.games.track import BAR, OFF, POINTS, Hop

Side = tuple[int, ...]
"""The 26 counts of one side's checkers, in its own numbering."""

CHECKERS = 15
HOME = 6
"""The highest point of the home board."""


class Board(Struct, frozen=True):
    """Both sides, each in its own numbering: `own` is who is to play, or whose view is asked."""

    own: Side
    other: Side

    @property
    def turned(self) -> "Board":
        """The same board from the other side."""
        return Board(self.other, self.own)

    @property
    def points(self) -> tuple[int, ...]:
        """The 24 points from 1 on as `own` numbers them: own checkers above 0, others below."""
        own, other = self.own, self.other
        return tuple([own[at] or -other[BAR - at] for at in range(1, BAR)])


def _side(**counts: int) -> Side:
    return tuple(counts.get(f"p{at}", 0) for at in range(BAR + 1))


START = Board(*(_side(p24=2, p13=5, p8=3, p6=5),) * 2)
"""Two on 24, five on 13, three on 8, five on 6, both sides."""


def board_of(own: dict[int, int], other: dict[int, int]) -> Board:
    """A board from the checkers of both sides: point to count, 25 for the bar.

    Who is not on the board is borne off.
    """
    return Board(*(_filled(side) for side in (own, other)))


def _filled(side: dict[int, int]) -> Side:
    off = CHECKERS - sum(side.values())
    return (off, *(side.get(at, 0) for at in range(1, BAR + 1)))


def fault(board: Board) -> str:
    """What is wrong with a board as a code; "" if it can be.

    `count`: a side has not fifteen checkers. `shared`: both sides stand on one point. `over`:
    both have borne off all.

    >>> fault(START), fault(board_of({24: 1}, {1: 1}))
    ('', 'shared')
    """
    for side in (board.own, board.other):
        if len(side) != BAR + 1 or min(side) < 0 or sum(side) != CHECKERS:
            return "count"
    if any(board.own[at] and board.other[BAR - at] for at in range(1, BAR)):
        return "shared"
    return "over" if board.own[OFF] == board.other[OFF] == CHECKERS else ""


def pips(side: Side) -> int:
    """How many pips a side has still to go, 25 for a checker on the bar.

    >>> pips(START.own)
    167
    """
    return sum(at * count for at, count in enumerate(side))


def contact(board: Board) -> bool:
    """Whether a checker of either side can still be hit: one has not passed all of the other's.

    >>> contact(START), contact(board_of({6: 1}, {18: 1})), contact(board_of({6: 1}, {19: 1}))
    (True, False, True)
    """
    return _hindmost(board.own) + _hindmost(board.other) > POINTS


def _hindmost(side: Side) -> int:
    return next((at for at in range(BAR, 0, -1) if side[at]), 0)


def stakes(loser: Side) -> int:
    """What a game is worth that the other side has won by bearing off: 1, 2 or 3 (2.4).

    2, a gammon: the loser has borne off no checker. 3, a backgammon: one of his stands besides on
    the bar or in the winner's home board, his own points 19 to 24.
    """
    if loser[OFF]:
        return 1
    return 3 if any(loser[POINTS - HOME + 1 :]) else 2


def hopped(board: Board, hop: Hop) -> Board:
    """The board after one hop of `own`, which may hit; asks for nothing but a checker there."""
    own, other = list(board.own), board.other
    own[hop.start] -= 1
    own[hop.end] += 1
    if hop.hit:
        theirs = list(other)
        theirs[BAR - hop.end] -= 1
        theirs[BAR] += 1
        other = tuple(theirs)
    return Board(tuple(own), other)


def hopping(board: Board, start: int, die: int) -> Hop | None:
    """The hop of one checker of `own` by one die; None if it cannot be made (2.3).

    A checker on the bar enters first. A point with two or more of the other's is closed. Bearing
    off asks that all be at home; a die higher than the point bears off from the highest one only.
    """
    own = board.own
    if not own[start] or start == OFF or (own[BAR] and start != BAR):
        return None
    end = start - die
    if end > OFF:
        there = board.other[BAR - end]
        return Hop(start=start, end=end, hit=there == 1) if there < 2 else None
    if any(own[HOME + 1 :]) or (end < OFF and any(own[start + 1 :])):
        return None
    return Hop(start=start, end=OFF)
