"""Conditions: an act for the next turn, if the opponent does this or that (backgammon.md 3.1).

`if double then take`, `if 8/5* then double`: the opponent's act is a double, or checker moves of
his next play in his own numbering. What is done then is never a play, for no dice are known.
"""

from collections import Counter
from collections.abc import Sequence

from corr.errors import NotNow, PlayerError
from corr.games.backgammon.acts import DOUBLE, DROP, ROLL, TAKE, after
from corr.games.backgammon.board import Board
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.notation import Way, is_play, read_play, ways_of
from corr.games.backgammon.plays import Play
from corr.games.rules import Move, Seat
from corr.games.track import BAR, OFF, Hop

_ANSWERS = {True: (TAKE, DROP), False: (DOUBLE, ROLL)}
"""What may be done after a double, and what after a play."""
_FARTHEST = 18
"""How far a checker may have come before the last die of a double."""


def refuse_condition(match: Match, seat: Seat, reply: str, then: str, *, next_act: bool) -> None:
    """Raise NotNow for a condition of a seat that can never hold, or asks for what cannot be.

    `next_act`: it is about what the opponent does next, so the board is the one that he has.
    """
    doubles = reply == DOUBLE
    if not doubles and not is_play(reply):
        raise NotNow("if_what", text=reply)
    if then not in _ANSWERS[doubles]:
        if is_play(then):
            raise NotNow("ifs_no_play")
        raise NotNow("if_answer", text=then, reply=reply, choices=_ANSWERS[doubles])
    if not next_act or match.turn is not seat.other:
        return
    if doubles and not match.may_use(seat.other):
        raise NotNow("if_no_double")
    if doubles and match.phase is Phase.PLAY:
        raise NotNow("if_rolled")
    if doubles or match.phase is Phase.RESIGNED:
        return
    for way in ways_of(reply) or ():
        if not _may_be(match.seen(seat.other), way):
            raise NotNow("if_no_such_play", part=str(way), text=reply)


def _may_be(board: Board, way: Way) -> bool:
    """Whether a hop of `own` may be a part of some play; of several dice at once, always."""
    if way.start - way.end > 6:
        return True
    farther = board.own[way.start + 1 : way.start + _FARTHEST + 1]
    if not board.own[way.start] and (way.start == BAR or not any(farther)):
        return False
    there = board.other[BAR - way.end] if way.end != OFF else 0
    return there == 1 if way.hit else there < 2


def holds(match: Match, acts: Sequence[Move], reply: str) -> bool:
    """Whether acts that began in a position end with what a condition is about.

    A play is, if it has all its hops, `*` being a hit, or if it comes to the same board.
    """
    before = match
    for act in acts:
        before, match = match, after(match, act)
    if not acts or not is_play(reply):
        return bool(acts) and acts[-1] == reply
    if not is_play(acts[-1]) or before.turn is None or before.dice is None:
        return False
    return _has_all(_hops(before, acts[-1]), ways_of(reply) or ()) or _same(
        before, acts[-1], reply
    )


def _hops(match: Match, act: str) -> Play:
    assert match.turn is not None
    assert match.dice is not None
    return read_play(match.seen(match.turn), match.dice, act)


def _same(match: Match, act: Move, reply: str) -> bool:
    """Whether two texts are plays to the same board."""
    try:
        return after(match, Move(reply)).board == after(match, act).board
    except PlayerError:
        return False


def _has_all(hops: Play, ways: Sequence[Way]) -> bool:
    """Whether each way is one of the hops, each hop counted once."""
    left = Counter(hops)
    for way in ways:
        fits = (hop for hop in left if left[hop] and _fits(hop, way))
        # A hit serves a way that asks for none, but only if no other hop does.
        hop = min(fits, key=lambda one: one.hit is not way.hit, default=None)
        if hop is None:
            return False
        left[hop] -= 1
    return bool(ways)


def _fits(hop: Hop, way: Way) -> bool:
    return (hop.start, hop.end) == (way.start, way.end) and (hop.hit or not way.hit)


def after_condition(replies: Sequence[str], held: str) -> tuple[str, ...]:
    """The conditions that still wait when one has held: those about a play, after a double."""
    if held != DOUBLE:
        return ()
    return tuple(one for one in replies if is_play(one))
