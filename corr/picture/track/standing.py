"""What all renderings of a track ask of it: who stands where, and what the last play has changed.

Places are those of the viewer: his points 1 to 24, `BAR` and `OFF`.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from msgspec import Struct

from corr.games.track import BAR, OFF, POINTS, Hop, Track

Say: TypeAlias = Callable[..., str]
"""Says a sentence of the sheet `track` of a language: `say("turn", who="you")`."""

STACK = 5
"""So many checkers of a point are drawn; of more the last one bears their number."""


class Played(Struct, frozen=True, kw_only=True):
    """What the last play has changed: how many checkers left a place and came to one.

    A checker that went on from a point where another one came to, or it itself, counts at neither.
    `hits` are the points where a blot was hit.
    """

    viewers: bool = True
    left: Counter[int]
    came: Counter[int]
    hits: frozenset[int]


def played(track: Track) -> Played:
    """What the last play of a track has changed; nothing if there was none.

    >>> from corr.games.track import Hop
    >>> hops = (Hop(start=24, end=18, hit=True), Hop(start=18, end=13))
    >>> blank = Track(points=(0,) * 24, bar=(0, 0), off=(0, 0), pips=(0, 0))
    >>> from msgspec.structs import replace
    >>> found = played(replace(blank, hops=hops, moved=False))
    >>> dict(found.left), dict(found.came), found.hits
    ({1: 1}, {12: 1}, frozenset({7}))
    """
    mine = track.moved is not False
    starts = Counter(seen(hop.start, viewers=mine) for hop in track.hops)
    ends = Counter(seen(hop.end, viewers=mine) for hop in track.hops)
    hits = frozenset(seen(hop.end, viewers=mine) for hop in track.hops if hop.hit)
    return Played(viewers=mine, left=starts - ends, came=ends - starts, hits=hits)


def seen(place: int, *, viewers: bool) -> int:
    """A place in the viewer's numbering, of one in that of the viewer or of the other."""
    return place if viewers or place in (BAR, OFF) else POINTS + 1 - place


def hops_of(hops: Sequence[Hop]) -> Iterator[tuple[Hop, int]]:
    """The hops of a play in their order, those that are alike once, with how often."""
    yield from Counter(hops).items()


def notation(hops: Sequence[Hop]) -> str:
    """A play as records write it, in the numbering of whose it is.

    >>> notation((Hop(start=25, end=20), Hop(start=6, end=4), Hop(start=6, end=4)))
    'bar/20 6/4(2)'
    >>> notation((Hop(start=8, end=5, hit=True), Hop(start=1, end=0)))
    '8/5* 1/off'

    A stop at which nothing is hit is left out.

    >>> notation((Hop(start=24, end=18, hit=True), Hop(start=18, end=13), Hop(start=13, end=8)))
    '24/18*/8'
    """
    ways = list[list[Hop]]()
    for hop in sorted(hops, key=lambda one: (-one.start, -one.end)):
        before = next((way for way in ways if way[-1].end == hop.start), None)
        if before is None:
            ways.append([hop])
        else:
            before.append(hop)
    return " ".join(
        f"{way}{f'({times})' if times > 1 else ''}"
        for way, times in Counter(map(_way, ways)).items()
    )


def _way(hops: Sequence[Hop]) -> str:
    """The way of one checker, with the stops at which it hits."""
    names = {BAR: "bar", OFF: "off"}
    stops = (hop for hop in hops if hop.hit or hop is hops[-1])
    ends = (f"{names.get(hop.end, hop.end)}{'*' if hop.hit else ''}" for hop in stops)
    return "/".join((f"{names.get(hops[0].start, hops[0].start)}", *ends))


def count(track: Track, place: int, *, viewers: bool) -> int:
    """How many checkers one of the two has at a place of the viewer's numbering."""
    if place in (BAR, OFF):
        return (track.bar if place == BAR else track.off)[0 if viewers else 1]
    there = track.points[place - 1]
    return max(0, there if viewers else -there)


def called(track: Track, *, viewers: bool | None) -> str:
    """What sentences call one of the two: `you` or `opponent`, or by the colour; or `nobody`."""
    if viewers is None:
        return "nobody"
    if track.seated:
        return "you" if viewers else "opponent"
    return "dark" if viewers is track.dark else "light"


def answerer(track: Track) -> bool:
    """Whether it is the viewer who is to answer the double that is offered."""
    if track.to_act is None and track.cube is not None and track.cube.viewers is not None:
        return not track.cube.viewers
    return track.to_act is not False


def stakes(track: Track) -> int:
    """What the cube shows: a double that is offered counts already. 0 if there is no cube."""
    cube = track.cube
    return cube.value << cube.offered if cube else 0


def short(value: int) -> str:
    """A value of the cube in four characters or fewer, as long as it is below 2 to the 100th.

    >>> short(1), short(4096), short(16384)
    ('1', '4096', '2^14')
    """
    return str(value) if value < 10_000 else f"2^{value.bit_length() - 1}"
