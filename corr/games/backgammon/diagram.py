"""What the board of a match looks like to a seat."""

from corr.games.backgammon.board import pips
from corr.games.backgammon.match import Match, Phase
from corr.games.rules import Seat
from corr.games.track import BAR, OFF, Cube, Track


def diagram(match: Match, viewer: Seat, *, clockwise: bool = False) -> Track:
    """The board, dice, cube and score of a match, with the last play pointed out.

    The first seat has the dark checkers.
    """
    board = match.seen(viewer)
    first = viewer is Seat.FIRST
    one, other = match.score if first else reversed(match.score)
    by = match.played_by
    actor = match.to_act
    opening = match.opens
    dice = match.dice or ()
    return Track(
        points=board.points,
        bar=(board.own[BAR], board.other[BAR]),
        off=(board.own[OFF], board.other[OFF]),
        pips=(pips(board.own), pips(board.other)),
        dice=tuple(dice) if first or not opening else tuple(reversed(dice)),
        rolled=None if opening or not match.turn else match.turn is viewer,
        hops=match.hops,
        moved=None if by is None else by is viewer,
        cube=_cube(match, viewer),
        score=(one, other),
        length=match.length,
        crawford=match.crawford,
        to_act=actor is viewer if isinstance(actor, Seat) else None,
        dark=first,
        clockwise=clockwise,
    )


def _cube(match: Match, viewer: Seat) -> Cube | None:
    """The cube, where it may be used."""
    if match.length == 1 or match.crawford:
        return None
    return Cube(
        value=match.cube,
        viewers=None if match.owner is None else match.owner is viewer,
        offered=match.phase is Phase.ANSWER,
    )
