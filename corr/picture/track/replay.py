"""Many tracks in one drawing: the empty board, and everything that lies on any of them, once.

Each board is then a few numbers: those of the things that have come, or gone, since the one before
it. Whoever shows it turns these on and off, forth and back alike, and knows no rules.
"""

from collections.abc import Iterable, Sequence

from markupsafe import Markup
from msgspec import Struct

from corr.games.track import Track
from corr.picture.look import Placed
from corr.picture.svg import elements
from corr.picture.track.shapes import SIZE, Thing, board, things

Changes = tuple[tuple[int, ...], ...]
"""Of each board what is turned on or off, by number; the first one comes after the empty board."""


class Replay(Struct, frozen=True, kw_only=True):
    """One drawing for many rows of boards.

    `size` is its width and height, `board` the empty one. `shapes` are what things look like, each
    drawn around the origin; `things` are the shape and the place of each, in the order in which
    they are drawn. `rows` are the changes of each row.
    """

    size: tuple[int, int]
    board: Markup
    shapes: tuple[Markup, ...]
    things: tuple[tuple[int, int, int], ...]
    rows: tuple[Changes, ...]


def replay(rows: Sequence[Sequence[Track]]) -> Replay:
    """The drawing of rows of tracks that lie the same way.

    >>> from corr.games.track import Track
    >>> blank = Track(points=(0,) * 24, bar=(0, 0), off=(0, 0), pips=(0, 0))
    >>> [len(changes) for changes in replay([[blank, blank]]).rows[0]]
    [6, 0]
    """
    lying = [[frozenset(things(track)) for track in row] for row in rows]
    known = sorted(frozenset[Thing]().union(*(there for row in lying for there in row)), key=_key)
    numbers = {thing: number for number, thing in enumerate(known)}
    looks = dict[Thing, int]()
    placed = tuple(_placed(thing, looks) for thing in known)
    return Replay(
        size=SIZE,
        board=_markup(board(clockwise=False)),
        shapes=tuple(map(_markup, looks)),
        things=placed,
        rows=tuple(_changes(row, numbers) for row in lying),
    )


def _markup(drawn: Iterable[Placed]) -> Markup:
    return Markup("".join(elements(drawn)))  # noqa: S704 – of shapes, digits and our own words


def _key(thing: Thing) -> tuple[int, tuple[int, int], str]:
    """Lower layers first; the shapes part things of the same place, for the same bytes."""
    return thing[0].layer, thing[0].at, repr(thing)


def _placed(thing: Thing, looks: dict[Thing, int]) -> tuple[int, int, int]:
    """The number of what a thing looks like, and where it lies."""
    (x, y) = thing[0].at
    look = tuple(
        Placed(layer - thing[0].layer, shape, (at[0] - x, at[1] - y)) for layer, shape, at in thing
    )
    return looks.setdefault(look, len(looks)), x, y


def _changes(row: Iterable[frozenset[Thing]], numbers: dict[Thing, int]) -> Changes:
    before, found = frozenset[Thing](), list[tuple[int, ...]]()
    for there in row:
        found.append(tuple(sorted(numbers[thing] for thing in before ^ there)))
        before = there
    return tuple(found)
