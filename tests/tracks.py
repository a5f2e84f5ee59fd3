"""Boards of backgammon for the tests of all renderers: some that are looked at, and any others."""

from collections.abc import Mapping
from types import MappingProxyType

from hypothesis import strategies as st

from corr.games.track import BAR, OFF, POINTS, Cube, Hop, Track

START = {24: 2, 13: 5, 8: 3, 6: 5}
"""How both begin, in their own numbering."""


def track(
    mine: Mapping[int, int] = MappingProxyType(START),
    theirs: Mapping[int, int] = MappingProxyType(START),
    **more,
) -> Track:
    """A board from the checkers of both, each in the own numbering, with `BAR` and `OFF`."""
    points = [0] * POINTS
    for place, count in mine.items():
        if place not in (BAR, OFF):
            points[place - 1] = count
    for place, count in theirs.items():
        if place not in (BAR, OFF):
            assert not points[POINTS - place], "a point has the checkers of one"
            points[POINTS - place] = -count
    return Track(
        points=tuple(points),
        bar=(mine.get(BAR, 0), theirs.get(BAR, 0)),
        off=(mine.get(OFF, 0), theirs.get(OFF, 0)),
        pips=tuple(sum(place * count for place, count in one.items()) for one in (mine, theirs)),
        **more,
    )


def hop(start: int, end: int, *, hit: bool = False) -> Hop:
    return Hop(start=start, end=end, hit=hit)


SAMPLES: Mapping[str, Track] = {
    "start": track(dice=(3, 1), cube=Cube(value=1), length=7, to_act=True),
    "bar": track(
        {BAR: 2, 13: 4, 8: 3, 6: 4, 4: 2},
        {BAR: 1, 24: 1, 13: 4, 8: 3, 6: 4, 5: 1, 1: 1},
        dice=(5, 2),
        rolled=True,
        hops=(hop(8, 3, hit=True), hop(6, 5, hit=True), hop(3, 1)),
        moved=False,
        cube=Cube(value=2, viewers=False),
        score=(2, 4),
        length=7,
        to_act=True,
    ),
    "borne_off": track(
        {OFF: 15},
        {OFF: 13, 1: 2},
        hops=(hop(2, 0), hop(1, 0)),
        moved=True,
        cube=Cube(value=64, viewers=True),
        score=(5, 3),
        length=5,
        dark=False,
    ),
    "stacks": track(
        {1: 15},
        {1: 15},
        dice=(6, 6),
        rolled=False,
        hops=(hop(3, 1), hop(2, 1)),
        moved=True,
        score=(12, 24),
        length=25,
        crawford=True,
        to_act=False,
    ),
    "double": track(
        {24: 1, 13: 6, 6: 7, 5: 1},
        {21: 6, 18: 1, 6: 8},
        hops=(hop(24, 18), hop(8, 6), hop(8, 6)),
        moved=False,
        cube=Cube(value=32, offered=True),
        score=(0, 0),
        length=9,
        to_act=True,
    ),
    "clockwise": track(
        {24: 2, 13: 3, 8: 3, 6: 4, OFF: 3},
        dice=(4, 1),
        rolled=True,
        hops=(hop(13, 8), hop(6, 2)),
        moved=False,
        cube=Cube(value=4, viewers=True),
        score=(1, 0),
        length=3,
        to_act=True,
        dark=False,
        clockwise=True,
    ),
    "watched": track(
        {24: 2, 13: 4, 8: 4, 6: 5},
        dice=(2, 2),
        rolled=False,
        hops=(hop(13, 8),),
        moved=True,
        cube=Cube(value=1),
        score=(2, 1),
        length=5,
        to_act=False,
        dark=False,
        seated=False,
    ),
    "no_match": track({BAR: 12, 6: 3}, {BAR: 11, 6: 4}, cube=Cube(value=2**14)),
}


@st.composite
def tracks(draw) -> Track:
    """Any board on which each has fifteen checkers, with anything else that a track may have."""
    mine = draw(st.lists(st.integers(OFF, BAR), min_size=15, max_size=15))
    taken = {POINTS + 1 - place for place in mine}
    free = [place for place in range(1, BAR) if place not in taken]
    theirs = draw(st.lists(st.sampled_from([OFF, *free, BAR]), min_size=15, max_size=15))
    length = draw(st.integers(0, 25))
    score = st.integers(0, max(length, 0))
    hops = st.builds(Hop, start=st.integers(1, BAR), end=st.integers(OFF, 24), hit=st.booleans())
    doubt = st.sampled_from((None, True, False))
    cubes = st.builds(
        Cube,
        value=st.integers(0, 60).map(lambda times: 2**times),
        viewers=doubt,
        offered=st.booleans(),
    )
    return track(
        {place: mine.count(place) for place in mine},
        {place: theirs.count(place) for place in theirs},
        dice=draw(st.one_of(st.just(()), st.tuples(*[st.integers(1, 6)] * 2))),
        rolled=draw(doubt),
        hops=tuple(draw(st.lists(hops, max_size=4))),
        moved=draw(doubt),
        cube=draw(st.none() | cubes),
        score=(draw(score), draw(score)),
        length=length,
        crawford=draw(st.booleans()),
        to_act=draw(doubt),
        dark=draw(st.booleans()),
        clockwise=draw(st.booleans()),
        seated=draw(st.booleans()),
    )
