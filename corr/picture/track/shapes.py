"""What a track looks like drawn: its measures, its colours, and every shape with its place.

A drawing is light and opaque, as those of grids, so that it survives a reader's dark mode. Dark
and light checkers differ in grey, too, and dark ones have a ring.
"""

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from corr.games.track import BAR, OFF, POINTS, Track
from corr.picture.look import (
    BLACK,
    BOARD,
    INK,
    LINE,
    RED,
    WHITE,
    Area,
    Colour,
    Disc,
    Part,
    Pen,
    Placed,
    Shape,
    Strokes,
    circle,
    lettering,
    ringed,
    written,
)
from corr.picture.track.standing import (
    STACK,
    answerer,
    count,
    played,
    short,
    stakes,
)

WOOD: Colour = (226, 196, 146)
"""The frame, on which the numbers of the points stand."""
DEEP: Colour = (176, 116, 74)
PALE: Colour = (216, 176, 120)
"""The points, one dark and one pale by turns."""
GREY: Colour = (150, 140, 126)
"""The ring of a dark checker."""

PITCH = 28
"""What a checker takes, its edge included; even, as that of a grid."""
RADIUS = PITCH / 2 - 0.5
CUBE, MIDDLE, TRAY = 44, 32, 44
"""The widths of where the cube stands, of the bar, and of where checkers are borne off."""
STRIP, NAMES = 30, 18
"""The heights of the lines of score and pips, and of those of the points' numbers."""
HALF, GAP = STACK * PITCH, 64
"""The height of five checkers, and what is left free between those of both sides."""

TOP = STRIP + NAMES
BOTTOM = TOP + 2 * HALF + GAP
CENTRE = (TOP + BOTTOM) // 2
SIX = POINTS // 4 * PITCH
SIZE = (CUBE + SIX + MIDDLE + SIX + TRAY + 1, BOTTOM + NAMES + STRIP + 1)
"""The width and height of every drawing, in pixels."""

_FRAME, _FIELD, _POINTS, _GHOSTS, _THINGS = 0, 2, 4, 5, 8
"""The layers on which things begin, the lowest first; a thing takes some layers above its own."""

_NAMES = Pen(broad=6, tall=10, thick=1.5, gap=2)
_STRIP = Pen(broad=7, tall=12, thick=2, gap=2)
_CHECKER = 9.5
"""The radius of a checker beside a score."""


Thing = tuple[Placed, ...]
"""What lies on a board as one: a checker with its ring, a die with its spots, a number."""


def drawing(track: Track) -> Iterator[Placed]:
    """What is drawn of a track on its empty board."""
    return chain.from_iterable(things(track))


def things(track: Track) -> Iterator[Thing]:
    """The same, thing by thing."""
    yield from _checkers(track)
    yield from _borne_off(track)
    yield from _dice(track)
    yield from _cube(track)
    yield from _strips(track)


@functools.lru_cache(maxsize=2)
def board(*, clockwise: bool) -> tuple[Placed, ...]:
    """What is drawn of an empty board with the viewer's numbers."""
    return tuple(_board(clockwise=clockwise))


# -- where things are ----


def centre(place: int, index: int, *, clockwise: bool, viewers: bool = True) -> tuple[int, int]:
    """The middle of a checker: its point in the viewer's numbering, and which one it is, from 0.

    Those on a point stand from its edge, those on the bar from the middle of the board, in the
    half in which they enter: the `viewers` in the upper one.
    """
    # A sixth one, of which only the outline is ever drawn, is not to lie under the dice.
    step = index * PITCH + PITCH // 2 - (4 if index == STACK else 0)
    if place == BAR:
        x = _turned(CUBE + SIX + MIDDLE // 2, clockwise=clockwise)
        return x, TOP + HALF - step if viewers else BOTTOM - HALF + step
    upper = place > POINTS // 2
    column = place - POINTS // 2 - 1 if upper else POINTS // 2 - place
    x = CUBE + column * PITCH + PITCH // 2 + (MIDDLE if column >= POINTS // 4 else 0)
    return _turned(x, clockwise=clockwise), TOP + step if upper else BOTTOM - step


def slab(index: int, *, clockwise: bool, viewers: bool) -> tuple[int, int]:
    """The middle of a checker that was borne off and lies on its edge: which one, from 0."""
    x, step = _turned(SIZE[0] - 1 - TRAY // 2, clockwise=clockwise), index * _SLAB + 5
    return x, BOTTOM - step if viewers else TOP + step


def cube_at(*, owner: bool | None, clockwise: bool) -> tuple[int, int]:
    """The middle of a cube that nobody is offered."""
    x = _turned(CUBE // 2, clockwise=clockwise)
    return x, {None: CENTRE, True: BOTTOM - PITCH, False: TOP + PITCH}[owner]


def dice_at(*, viewers: bool) -> tuple[int, int]:
    """The middle of what the viewer, or the other, has before himself on the right."""
    return SIZE[0] // 2 + (SIX + MIDDLE) // 2 * (1 if viewers else -1), CENTRE


def _turned(x: int, *, clockwise: bool) -> int:
    return SIZE[0] - 1 - x if clockwise else x


# -- the empty board ----


def _board(*, clockwise: bool) -> Iterator[Placed]:
    width, height = SIZE
    yield _box(_FRAME, LINE, -0.5, -0.5, width - 0.5, height - 0.5)
    yield _box(_FRAME + 1, WOOD, 0.5, 0.5, width - 1.5, height - 1.5)
    for left in (CUBE, CUBE + SIX + MIDDLE):
        x, right = left - 0.5, left + SIX + 0.5
        if clockwise:
            x, right = width - 1 - right, width - 1 - x
        yield _box(_FIELD, LINE, x - 1, TOP - 1.5, right + 1, BOTTOM + 1.5)
        yield _box(_FIELD + 1, BOARD, x, TOP - 0.5, right, BOTTOM + 0.5)
    for viewers in (True, False):
        yield from _tray(clockwise=clockwise, viewers=viewers)
    for point in range(1, POINTS + 1):
        x, y = centre(point, 0, clockwise=clockwise)
        upper = point > POINTS // 2
        edge = TOP - 0.5 if upper else BOTTOM + 0.5
        tip = edge + (HALF - 10) * (1 if upper else -1)
        corners = ((-13.5, edge - y), (13.5, edge - y), (0, tip - y))
        yield Placed(_POINTS, _area(DEEP if point % 2 else PALE, corners), (x, y))
        name = TOP - NAMES // 2 - 1 if upper else BOTTOM + NAMES // 2 + 1
        yield Placed(_POINTS, _text(str(point), _NAMES), (x, name))


def _tray(*, clockwise: bool, viewers: bool) -> Iterator[Placed]:
    """Where one of the two lays what he has borne off."""
    x, half = _turned(SIZE[0] - 1 - TRAY // 2, clockwise=clockwise), TRAY // 2 - 5.5
    top, bottom = TOP - 0.5, TOP + HALF + 0.5
    if viewers:
        top, bottom = BOTTOM - HALF - 0.5, BOTTOM + 0.5
    yield _box(_FIELD, LINE, x - half - 1, top - 1, x + half + 1, bottom + 1)
    yield _box(_FIELD + 1, WOOD, x - half, top, x + half, bottom)


def _box(
    layer: int, colour: Colour, left: float, top: float, right: float, bottom: float
) -> Placed:
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return Placed(layer, _area(colour, corners), (0, 0))


def _area(colour: Colour, corners: Sequence[tuple[float, float]]) -> Area:
    return Area(outline=_lines(corners), colour=colour)


def _outline(colour: Colour, corners: Sequence[tuple[float, float]], thick: float) -> Strokes:
    return Strokes(parts=_lines((*corners, corners[0])), thick=thick, colour=colour)


def _lines(corners: Sequence[tuple[float, float]]) -> tuple[Part, ...]:
    return ("M", (corners[0],)), *(("L", (at,)) for at in corners[1:])


def _text(text: str, pen: Pen, colour: Colour = INK) -> Strokes:
    return Strokes(parts=written(text, pen), thick=pen.thick, colour=colour)


# -- checkers, and the marks of the last play ----


def _checkers(track: Track) -> Iterator[Thing]:
    last = played(track)
    for place in (*range(1, POINTS + 1), BAR):
        for viewers in (True, False):
            there = count(track, place, viewers=viewers)
            own = viewers == last.viewers
            left, came = (last.left[place], last.came[place]) if own else (0, 0)
            at = functools.partial(centre, place, clockwise=track.clockwise, viewers=viewers)
            shown = min(there, STACK)
            for index in range(shown):
                label = str(there) if there > STACK and index == shown - 1 else ""
                marked = index >= shown - came
                hit = marked and place in last.hits
                dark = viewers is track.dark
                yield _laid(label, at(index), dark=dark, marked=marked, hit=hit)
            if own and place in last.hits and not came:
                yield _put(_GHOSTS, _HIT, at(shown))
            elif left and not (place == BAR and shown == STACK):  # no room on the bar for a sixth
                yield _put(_GHOSTS, _GHOST, at(shown))


@functools.lru_cache(maxsize=2048)
def _laid(label: str, at: tuple[int, int], *, dark: bool, marked: bool, hit: bool) -> Thing:
    return _put(_THINGS, checker(label, dark=dark, marked=marked, hit=hit), at)


def _put(layer: int, shapes: Sequence[Shape], at: tuple[int, int]) -> Thing:
    return tuple(Placed(layer + above, shape, at) for above, shape in enumerate(shapes))


_RAYS: tuple[Part, ...] = tuple(
    (command, ((side * x, side * y),))
    for x, y in ((0, 5), (4.3, 2.5), (4.3, -2.5))
    for command, side in (("M", 1), ("L", -1))
)
_STAR, _WHITE_STAR = (Strokes(parts=_RAYS, thick=2, colour=colour) for colour in (RED, WHITE))

_GHOST: tuple[Shape, ...] = (Disc(radius=10, colour=RED), Disc(radius=8, colour=BOARD))
"""The outline of a checker that has left, where the next one would stand."""
_HIT: tuple[Shape, ...] = (*_GHOST, _STAR)
"""One that hit a blot and went on."""


@functools.lru_cache(maxsize=256)
def checker(label: str, *, dark: bool, marked: bool, hit: bool) -> tuple[Shape, ...]:
    """A checker, with the number of those on its point on it; ringed if the last play brought it.

    One that hit has a star as well, as records write it (`8/5*`), unless a number stands there.
    """
    shapes: list[Shape] = [Disc(radius=RADIUS, colour=BLACK)]
    if not dark:
        shapes = ringed(RADIUS, 1.2, INK, WHITE)
    if marked:
        # White between red and black: the ring is to be seen in grey, too.
        around = [Disc(radius=12, colour=WHITE)] if dark else []
        shapes += [*around, Disc(radius=11, colour=RED)]
        if label:
            return *shapes, lettering(label, 10.5, WHITE)
        shapes.append(Disc(radius=8, colour=BLACK if dark else WHITE))
    elif dark and not label:
        shapes.append(circle(8, 1.5, GREY))
    if label:
        shapes.append(lettering(label, RADIUS, WHITE if dark else BLACK))
    elif hit:
        shapes.append(_WHITE_STAR if dark else _STAR)
    return tuple(shapes)


_SLAB = 8


def _borne_off(track: Track) -> Iterator[Thing]:
    last = played(track)
    for viewers in (True, False):
        off = count(track, OFF, viewers=viewers)
        came = last.came[OFF] if viewers == last.viewers else 0
        for index in range(off):
            at = slab(index, clockwise=track.clockwise, viewers=viewers)
            fill = BLACK if viewers is track.dark else WHITE
            edge = RED if index >= off - came else INK
            yield _put(_THINGS, _slab(fill, edge), at)
        if off:
            x, y = slab(off, clockwise=track.clockwise, viewers=viewers)
            at = x, y - 4 if viewers else y + 4
            yield _put(_THINGS, (_text(str(off), _NAMES),), at)


@functools.cache
def _slab(fill: Colour, edge: Colour) -> tuple[Shape, ...]:
    thick = 2.0 if edge == RED else 1.2
    return _area(edge, _square(13.5, 3.5)), _area(fill, _square(13.5 - thick, 3.5 - thick))


def _square(across: float, down: float) -> tuple[tuple[float, float], ...]:
    return ((-across, -down), (across, -down), (across, down), (-across, down))


# -- dice, the cube, score and pips ----

_SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the spots of a die are, in steps from its middle."""
_STEP = 7


def _dice(track: Track) -> Iterator[Thing]:
    if not track.dice:
        return
    first, second = track.dice
    if track.rolled is None:
        yield _die(first, dice_at(viewers=True), dark=track.dark)
        yield _die(second, dice_at(viewers=False), dark=not track.dark)
        return
    x, y = dice_at(viewers=track.rolled)
    yield _die(first, (x - 19, y), dark=track.rolled is track.dark)
    yield _die(second, (x + 19, y), dark=track.rolled is track.dark)


def _die(value: int, at: tuple[int, int], *, dark: bool) -> Thing:
    fill, spots = (BLACK, WHITE) if dark else (WHITE, BLACK)
    spot = Disc(radius=2.6, colour=spots)
    places = ((at[0] + right * _STEP, at[1] + down * _STEP) for right, down in _SPOTS[value])
    return (
        *_put(_THINGS, _rounded(13.5, INK, fill, 1.2), at),
        *(Placed(_THINGS + 4, spot, place) for place in places),
    )


@functools.lru_cache(maxsize=16)
def _rounded(half: float, edge: Colour, fill: Colour, thick: float) -> tuple[Shape, ...]:
    """A square with round corners and an edge."""
    found: list[Shape] = []
    for colour, out in ((edge, half), (fill, half - thick)):
        corner = out - 3
        found.append(_area(colour, _square(corner, corner)))
        found.append(_outline(colour, _square(corner, corner), 6))
    return tuple(found)


def _cube(track: Track) -> Iterator[Thing]:
    if track.cube is None:
        return
    at = cube_at(owner=track.cube.viewers, clockwise=track.clockwise)
    edge = INK
    if track.cube.offered:
        at, edge = dice_at(viewers=answerer(track)), RED
        yield _put(_THINGS + 4, (_text("?", _STRIP, RED),), (at[0] + 27, at[1]))
    value = Placed(_THINGS + 4, lettering(short(stakes(track)), 14, INK), at)
    yield *_put(_THINGS, _rounded(15.5, edge, WHITE, 2), at), value


def _strips(track: Track) -> Iterator[Thing]:
    """Of each side its colour, its score and its pips, and who is to act."""
    for viewers, y in ((False, STRIP // 2), (True, SIZE[1] - 1 - STRIP // 2)):
        index = 0 if viewers else 1
        if track.to_act is viewers:
            turn = _area(RED, ((-5, -7), (6, 0), (-5, 7)))
            yield _put(_THINGS, (turn,), (12, y))
        yield _put(_THINGS, _small(dark=viewers is track.dark), (32, y))
        if track.length:
            score = f"{track.score[index]}/{track.length}"
            yield _put(_THINGS, (_from(score, _STRIP),), (50, y))
        pips = _upto(str(track.pips[index]), _STRIP)
        yield _put(_THINGS, (pips,), (SIZE[0] - 12, y))
        yield _put(_THINGS, (_upto("pip", _NAMES),), (SIZE[0] - 52, y + 1))
    if track.crawford:
        at = (SIZE[0] // 2, SIZE[1] - 1 - STRIP // 2)
        yield _put(_THINGS, (_text("Crawford", _NAMES),), at)


@functools.cache
def _small(*, dark: bool) -> tuple[Shape, ...]:
    return tuple(ringed(_CHECKER, 1.2, INK, BLACK if dark else WHITE))


@functools.lru_cache(maxsize=256)
def _from(text: str, pen: Pen) -> Strokes:
    """A text that begins where it is placed."""
    return _moved(text, pen, min)


@functools.lru_cache(maxsize=512)
def _upto(text: str, pen: Pen) -> Strokes:
    """A text that ends where it is placed."""
    return _moved(text, pen, max)


def _moved(text: str, pen: Pen, end: Callable[[Iterable[float]], float]) -> Strokes:
    parts = written(text, pen)
    by = -round(end(x for _, points in parts for x, _ in points))
    moved = tuple((command, tuple((x + by, y) for x, y in points)) for command, points in parts)
    return Strokes(parts=moved, thick=pen.thick, colour=INK)
