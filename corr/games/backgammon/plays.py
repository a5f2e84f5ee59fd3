"""Every legal play of a roll (backgammon.md 2.3).

As many dice as possible are played; if only one of two can be, the higher one. Two plays are the
same if they lead to the same board.
"""

from collections.abc import Mapping, Sequence

from corr.games.backgammon.board import HOME, Board, Side
from corr.games.track import BAR, OFF, POINTS, Hop

Dice = tuple[int, int]
Play = tuple[Hop, ...]
"""The hops of a play, a die each, in an order in which they can be made."""

_Ways = dict[tuple[Side, Side], tuple[tuple[int, int], ...]]
"""Boards with one way there: starts and ends of its hops."""


def dice_of(dice: Dice) -> tuple[int, ...]:
    """The dice to be played, a double four times, the higher first.

    >>> dice_of((2, 5)), dice_of((3, 3))
    ((5, 2), (3, 3, 3, 3))
    """
    one, other = dice
    return (one,) * 4 if one == other else (max(dice), min(dice))


def plays(board: Board, dice: Dice) -> Mapping[Board, Play]:
    """Every board to which a legal play of `own` leads, with one way there; empty if none does.

    >>> from corr.games.backgammon.board import START
    >>> len(plays(START, (3, 1))), len(plays(START, (1, 1)))
    (16, 42)
    """
    found, _ = _found(board, dice)
    return {Board(own, other): _hops(board, way) for (own, other), way in found.items()}


def ends(board: Board, dice: Dice) -> tuple[int, int]:
    """How many different plays there are, and how many dice each takes."""
    found, used = _found(board, dice)
    return (len(found), used) if used else (0, 0)


def firsts(board: Board, dice: Dice) -> tuple[Hop, ...]:
    """The hops with which a legal play can begin, from the highest point down.

    >>> from corr.games.backgammon.board import START
    >>> [(hop.start, hop.end) for hop in firsts(START, (5, 4))]
    [(24, 20), (13, 9), (13, 8), (8, 4), (8, 3), (6, 2)]
    """
    found, used = _found(board, dice)
    high, low = max(dice), min(dice)
    own, other = list(board.own), list(board.other)
    if high == low:
        # A hop of a play that can be made at once can come first: it bars no other one's way.
        made = {hop for way in found.values() for hop in way}
        hops = [hop for hop in _step(own, other, high) if hop in made]
    elif used == 2:
        hops = [
            hop
            for die, then in ((high, low), (low, high))
            for hop in _step(own, other, die)
            if _goes_on(own, other, hop, then)
        ]
    else:
        hops = [hop for way in found.values() for hop in way]
    return tuple(one for hop in sorted(set(hops), key=_downwards) for one in _hops(board, (hop,)))


def _downwards(hop: tuple[int, int]) -> tuple[int, int]:
    return (-hop[0], -hop[1])


def _goes_on(own: list[int], other: list[int], hop: tuple[int, int], die: int) -> bool:
    """Whether a die can be played behind a hop."""
    hit = _make(own, other, hop)
    goes = bool(_step(own, other, die))
    _unmake(own, other, hop, hit=hit)
    return goes


def _found(board: Board, dice: Dice) -> tuple[_Ways, int]:
    """The boards of the legal plays, and how many dice they take: 0 if none can be played."""
    high, low = max(dice), min(dice)
    if high == low:
        return _doubles(board, high)
    own, other = list(board.own), list(board.other)
    both: _Ways = {}
    firsts = tuple(_step(own, other, die) for die in (high, low))
    # Two hops that can both be first come to the same in either order, so once is enough.
    for die, first, seen in ((low, firsts[0], ()), (high, firsts[1], firsts[0])):
        for hop in first:
            hit = _make(own, other, hop)
            for then in _step(own, other, die):
                if then in seen:
                    continue
                hit_then = _make(own, other, then)
                key = (tuple(own), tuple(other))
                if key not in both:
                    both[key] = (hop, then)
                _unmake(own, other, then, hit=hit_then)
            _unmake(own, other, hop, hit=hit)
    if both:
        return both, 2
    # Only one die can be played: the higher, if it can.
    return _singly(board, firsts[0] or firsts[1])


def _singly(board: Board, hops: Sequence[tuple[int, int]]) -> tuple[_Ways, int]:
    own, other = list(board.own), list(board.other)
    found: _Ways = {}
    for hop in hops:
        hit = _make(own, other, hop)
        found[tuple(own), tuple(other)] = (hop,)
        _unmake(own, other, hop, hit=hit)
    return found, 1 if found else 0


def _doubles(board: Board, die: int) -> tuple[_Ways, int]:
    """The same for a double: checkers are played from the highest point down, so each set once.

    Whatever can be played in any order can be played so: a hop from a lower point opens nothing
    for a higher one, and whoever bears off first brings home what lies behind.
    """
    own, other = list(board.own), list(board.other)
    levels: list[_Ways] = [{}, {}, {}, {}]

    def deeper(way: tuple[tuple[int, int], ...], highest: int) -> None:
        level = levels[len(way)]
        last = len(way) == 3
        for hop in _step(own, other, die, highest):
            hit = _make(own, other, hop)
            now = (*way, hop)
            key = (tuple(own), tuple(other))
            if key not in level:
                level[key] = now
                if not last:
                    deeper(now, hop[0])
            _unmake(own, other, hop, hit=hit)

    deeper((), BAR)
    for used in (4, 3, 2, 1):
        if levels[used - 1]:
            return levels[used - 1], used
    return {}, 0


def _step(own: list[int], other: list[int], die: int, highest: int = BAR) -> list[tuple[int, int]]:
    """The starts and ends of all hops by one die, from the highest point down.

    None starts above `highest`, where checkers may stand all the same.
    """
    if own[BAR]:
        end = BAR - die
        return [(BAR, end)] if other[die] < 2 else []
    found = [
        (start, start - die)
        for start in range(min(highest, POINTS), die, -1)
        if own[start] and other[BAR - start + die] < 2
    ]
    if not any(own[HOME + 1 :]):
        top = next((at for at in range(HOME, 0, -1) if own[at]), OFF)
        start = die if own[die] else top
        if OFF < start <= min(die, highest):
            found.append((start, OFF))
    return found


def _make(own: list[int], other: list[int], hop: tuple[int, int]) -> bool:
    start, end = hop
    own[start] -= 1
    own[end] += 1
    if end and other[BAR - end]:
        other[BAR - end] = 0
        other[BAR] += 1
        return True
    return False


def _unmake(own: list[int], other: list[int], hop: tuple[int, int], *, hit: bool) -> None:
    start, end = hop
    own[start] += 1
    own[end] -= 1
    if hit:
        other[BAR - end] = 1
        other[BAR] -= 1


def _hops(board: Board, way: Sequence[tuple[int, int]]) -> Play:
    other = list(board.other)
    found = []
    for start, end in way:
        hit = end != OFF and other[BAR - end] == 1
        if hit:
            other[BAR - end] = 0
        found.append(Hop(start=start, end=end, hit=hit))
    return tuple(found)
