"""Cuts a large field into parts that are paired each by itself: core and remainder.

Every large score group gives a core of blocks whose players meet each other. All others form
the remainder, cut where nobody need be drawn from above into below. A part cannot fail: each
has an even number of players, at least twice as many as anybody has met and two more, so each
of its players has not met at least half of it, and such a graph has a perfect matching (Dirac).
"""

from collections.abc import Collection, Sequence
from itertools import groupby

from corr.tournament.pairing.lots import Lots
from corr.tournament.pairing.monrad_field import Field

EXACT = 300
"""So many players are paired as one part: the result is the exact optimum of [T4]."""
LEAST_BLOCK = 32
LEAST_REST = 36
"""So many of a score group, or some more, stay out of its core."""
EXTREMES = 6
"""So many with the highest net of each group stay out of its core, and so many with the lowest."""
LEAST_PART = 120
"""A part of the remainder has at least so many players."""


def parts(field: Field, lots: Lots, bye: Collection[int]) -> tuple[tuple[int, ...], ...]:
    """The players' numbers in parts, each ascending.

    If there is a bye to give, somebody in the one part with an odd number may have it: its
    players of the group of `bye` who stay out of the cores.
    """
    everybody = range(len(field.players))
    if len(field.players) <= EXACT:
        return (tuple(everybody),)
    blocks: list[tuple[int, ...]] = []
    rest: list[int] = []
    for _, group in groupby(everybody, key=field.groups.__getitem__):
        core, out = _cut(field, lots, tuple(group), bye)
        blocks += core
        rest += out
    return (*blocks, *_segments(field, rest, bye))


def _cut(
    field: Field, lots: Lots, group: tuple[int, ...], bye: Collection[int]
) -> tuple[list[tuple[int, ...]], list[int]]:
    """The blocks of a score group's core, and who stays out of it.

    Who stays out is decided by lot among equals, and an even number goes into the core.
    """
    block = max(LEAST_BLOCK, 2 * (field.rounds + 1))
    rest = max(LEAST_REST, 2 * (field.rounds + 1) + 2)
    size = (len(group) - rest) // 2 * 2
    if size < block:
        return [], list(group)
    by_net = sorted(lots.shuffled(group), key=field.net.__getitem__)
    out = by_net[:EXTREMES] + by_net[-EXTREMES:]
    between = by_net[EXTREMES:-EXTREMES]
    if candidates := [one for one in by_net if one in bye]:
        # Only who stays out of the core can have the bye: not without the one with most ups.
        best = candidates[-1]
        if best in between:
            between.remove(best)
            out.append(best)
    core, surplus = _balanced(field, between, size)
    return _blocks(core, size // block), sorted(out + surplus)


def _balanced(field: Field, players: Sequence[int], size: int) -> tuple[list[int], list[int]]:
    """`size` players, as far as can be as many who wish black as white, and the others.

    The core stands from the strongest wish for black to the strongest for white. Who stays out
    has the weakest wish on his side: in the remainder one of a like pair may have to give way.
    """
    wish = {one: field.black[one] - field.white[one] for one in players}
    ordered = sorted(players, key=wish.__getitem__)
    black = [one for one in ordered if wish[one] < 0]
    level = [one for one in ordered if wish[one] == 0]
    white = [one for one in reversed(ordered) if wish[one] > 0]
    surplus: list[int] = []
    while len(players) - len(surplus) > size:
        if level and len(black) == len(white):
            surplus.append(level.pop())
        else:
            surplus.append(black.pop() if len(black) > len(white) else white.pop())
    return [*black, *level, *reversed(white)], surplus


def _blocks(core: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """The core, ordered by wish, dealt out in pairs: blocks of even size with a like mix."""
    half = len(core) // 2
    pairs = list(zip(core[:half], reversed(core[half:]), strict=True))
    return [
        tuple(sorted(one for pair in pairs[block::count] for one in pair))
        for block in range(count)
    ]


def _segments(field: Field, rest: Sequence[int], bye: Collection[int]) -> list[tuple[int, ...]]:
    """The remainder cut between two groups wherever an even number stands above.

    Nobody crosses such a place in a pairing that reaches the bound of `float_lower_bound`. Who
    gets the bye stands above what is below his group.
    """
    least = max(LEAST_PART, 2 * (field.rounds + 1) + 2)
    with_bye = {field.groups[one] for one in bye}
    segments: list[tuple[int, ...]] = []
    part: list[int] = []
    for _, members in groupby(rest, key=field.groups.__getitem__):
        part += members
        byes = any(field.groups[one] in with_bye for one in part)
        if len(part) >= least and (len(part) - byes) % 2 == 0:
            segments.append(tuple(part))
            part = []
    if segments:
        part = [*segments.pop(), *part]
    return [*segments, tuple(part)]
