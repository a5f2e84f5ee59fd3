"""The board of a track as a table whose points open an answer that begins with a first hop.

It has no image, so a point and its links are there in any mail program; the picture of the board
stands above it. A template draws it.
"""

from collections.abc import Sequence

from msgspec import Struct

from corr.games.track import BAR, POINTS, Track

Tap = tuple[int, int, str]
"""A hop, as its start and its end, and what an answer begins with that goes on from it."""

_SIGNS = {True: "●", False: "○"}
"""A dark checker and a light one."""


class Key(Struct, frozen=True, kw_only=True):
    """A point, or the bar, as the viewer finds it: its name, what stands there, what begins there.

    `sign` is the sign of the checkers on it, "" if there are none, and `count` how many; `mine` if
    they are the viewer's. `hops` are what a link is called and the answer that it opens.
    """

    name: str
    sign: str
    count: int
    mine: bool
    hops: tuple[tuple[str, str], ...]


def keys(track: Track, taps: Sequence[Tap]) -> tuple[tuple[Key, ...], ...]:
    """The upper and the lower row of a board, each with the bar in its middle.

    They lie as in the picture. Checkers of the viewer enter from the bar of the upper row.
    """
    upper = (*range(13, 19), BAR, *range(19, POINTS + 1))
    lower = (*range(12, 6, -1), 0, *range(6, 0, -1))
    rows = (tuple(_key(track, at, taps) for at in row) for row in (upper, lower))
    return tuple(row[::-1] if track.clockwise else row for row in rows)


def _key(track: Track, place: int, taps: Sequence[Tap]) -> Key:
    mine, theirs = track.bar
    there = {BAR: mine, 0: -theirs}.get(place) if place in (0, BAR) else track.points[place - 1]
    assert there is not None
    return Key(
        name="" if place in (0, BAR) else f"{place}",
        sign=_SIGNS[(there > 0) is track.dark] if there else "",
        count=abs(there),
        mine=there > 0,
        hops=tuple(
            (text.strip().partition("/")[2], text) for start, _, text in taps if start == place
        ),
    )
