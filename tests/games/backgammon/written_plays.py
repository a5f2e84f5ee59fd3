"""Plays of backgammon written in many ways, as people do, at random."""

from collections.abc import Sequence
from random import Random

from corr.games.track import BAR, OFF, Hop

Stops = tuple[int, ...]
"""The points of one checker from its start on; 25 for the bar, 0 for off."""


def joined(chance: Random, play: Sequence[Hop], *, stops: bool) -> list[tuple[Hop, ...]]:
    """The hops, some of them put together where one goes on from where another has ended.

    With `stops` each hop may be told alone as well.
    """
    left = chance.sample(list(play), len(play))
    chains = []
    while left:
        chain = [left.pop()]
        while go_on := [hop for hop in left if hop.start == chain[-1].end]:
            if stops and chance.random() < 0.5:
                break
            chain.append(go_on[0])
            left.remove(go_on[0])
        chains.append(tuple(chain))
    return chains


def a_point(chance: Random, point: int) -> str:
    """A point as somebody may call it."""
    names = {BAR: ("bar", "b", "Bar", "BAR", "B", "25"), OFF: ("off", "o", "Off", "OFF", "O", "0")}
    return chance.choice(names.get(point, (f"{point}",)))


def a_chain(chance: Random, chain: Sequence[Hop], *, stops: bool, stars: bool) -> str:
    """One checker's way, with stops or without, and stars where it hits or none."""
    slash = chance.choice(("/", "/", "-", " / ", " - "))
    text = a_point(chance, chain[0].start)
    for hop in chain:
        if stops or hop is chain[-1]:
            star = chance.choice(("*", " *")) if hop.hit and stars else ""
            text += slash + a_point(chance, hop.end) + star
    return text


def a_writing(chance: Random, play: Sequence[Hop], *, stops: bool) -> str:
    """A play in words: with all its stops, or with ends only where it goes on."""
    stars = chance.random() < 0.5
    together = chance.random() < 0.5
    counted: dict[tuple[tuple[int, int], ...], list[tuple[Hop, ...]]] = {}
    for number, chain in enumerate(joined(chance, play, stops=stops)):
        way = tuple((hop.start, hop.end) for hop in chain)
        counted.setdefault(way if together else (*way, (number, 0)), []).append(chain)
    parts = []
    for same in counted.values():
        hitting = max(same, key=lambda chain: sum(hop.hit for hop in chain))
        part = a_chain(chance, hitting, stops=stops, stars=stars)
        parts.append(part + f"({len(same)})" * (len(same) > 1))
    return chance.choice((" ", "  ", ", ", ",", "; ")).join(parts)


def a_roll(chance: Random, dice: tuple[int, int], number: int) -> str:
    """What may stand in front of a play: its roll, the number of the roll, both, or nothing."""
    one, other = chance.sample(dice, 2)
    said = chance.choice(("", f"{number}. ", f"{number}. "))
    return said + chance.choice(("", f"{one}{other}: "))


def in_parts(chance: Random, parts: Sequence[Stops]) -> str:
    """Any ways as a text, also such as no play has."""
    return " ".join("/".join(a_point(chance, point) for point in way) for way in parts)
