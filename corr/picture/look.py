"""What all drawings of a picture share: its measures, its colours and the shapes of its marks.

A drawing is light and opaque, so that the black lines survive a reader's dark mode.
"""

import functools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from corr.games.rules import Mark, Picture
from corr.picture.glyphs import Part, Pen, written

# -- which labels of a picture are the numbers of moves ----


def number_of(mark: Mark) -> int | None:
    """The number that a stone bears; None for another label, or none."""
    is_number = mark.label.isascii() and mark.label.isdigit()
    return int(mark.label) if mark.kind in ("black", "white") and is_number else None


def are_moves(picture: Picture) -> bool:
    """Whether the numbers on the stones tell their colours: each but once, the odd ones black."""
    black, white = _numbers(picture, "black"), _numbers(picture, "white")
    distinct = len({*black, *white}) == len(black) + len(white)
    return distinct and all(n % 2 for n in black) and not any(n % 2 for n in white)


def _numbers(picture: Picture, kind: str) -> list[int]:
    marks = (mark for mark in picture.marks if mark.kind == kind)
    return [number for mark in marks if (number := number_of(mark)) is not None]


# -- what all drawings of a picture share ----


Colour = tuple[int, int, int]

BOARD: Colour = (243, 222, 176)
LINE: Colour = (112, 88, 52)
INK: Colour = (66, 54, 38)
BLACK: Colour = (24, 24, 26)
WHITE: Colour = (255, 255, 255)
RED: Colour = (205, 24, 30)
BLUE: Colour = (20, 82, 156)

MARGIN = 34
"""From the outermost line to the edge of the picture, room for the coordinates."""
NAME_RADIUS = 9.5
"""The disc behind the name of the last move's column and row."""
DOT_RADIUS = 3
_GRID = 364
"""The width that the lines of a board may take, in pixels."""
_NAMES = Pen(broad=6, tall=10, thick=1.5, gap=2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """The measures of a drawing, in pixels; `pitch` lies between two lines and is even."""

    columns: int
    rows: int
    pitch: int

    @property
    def right(self) -> int:
        """Where the last column is."""
        return MARGIN + (self.columns - 1) * self.pitch

    @property
    def bottom(self) -> int:
        """Where the lowest row is."""
        return MARGIN + (self.rows - 1) * self.pitch

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the whole drawing."""
        return self.right + MARGIN + 1, self.bottom + MARGIN + 1

    @property
    def radius(self) -> float:
        """The radius of a stone."""
        return self.pitch / 2 - 0.5

    def centre(self, column: int, row: int) -> tuple[int, int]:
        """Where a point is."""
        return MARGIN + column * self.pitch, self.bottom - row * self.pitch


def layout(picture: Picture) -> Layout:
    """The measures of a picture's drawing: as wide as suits a phone and a letter."""
    columns, rows = len(picture.column_names), len(picture.row_names)
    pitch = max(16, min(40, _GRID // max(columns - 1, rows - 1, 1))) // 2 * 2
    return Layout(columns=columns, rows=rows, pitch=pitch)


def size(picture: Picture) -> tuple[int, int]:
    """The width and height of a picture's drawing in pixels."""
    return layout(picture).size


Places = tuple[tuple[int, int], ...]


def names(
    columns: Sequence[str], rows: Sequence[str], layout: Layout
) -> Iterator[tuple[str, Places]]:
    """Every name of a column or row with the places at the edges where it stands."""
    width, height = layout.size
    near = math.ceil(NAME_RADIUS)
    for index, name in enumerate(columns):
        x, _ = layout.centre(index, 0)
        yield name, ((x, near), (x, height - 1 - near))
    for index, name in enumerate(rows):
        _, y = layout.centre(0, index)
        yield name, ((near, y), (width - 1 - near, y))


def last_names(picture: Picture, layout: Layout) -> tuple[tuple[str, Places], ...]:
    """The names to be pointed out: column and row of the last move, if it was one stone."""
    if len(picture.last) != 1:
        return ()
    found = tuple(names(picture.column_names, picture.row_names, layout))
    column, row = picture.last[0]
    return found[column], found[layout.columns + row]


@dataclass(frozen=True, slots=True, kw_only=True)
class Disc:
    """A filled disc around a point."""

    radius: float
    colour: Colour


@dataclass(frozen=True, slots=True, kw_only=True)
class Strokes:
    """Lines with round ends around a point."""

    parts: tuple[Part, ...]
    thick: float
    colour: Colour


Shape = Disc | Strokes


@functools.lru_cache(maxsize=1024)
def mark_shapes(radius: float, kind: str, label: str, *, last: bool) -> tuple[Shape, ...]:
    """What is drawn for a mark, the lowest first."""
    if kind == "forbidden":
        return _forbidden(radius, label)
    shapes: list[Shape] = []
    if kind == "black":
        shapes, ink = [Disc(radius=radius, colour=BLACK)], WHITE
    elif kind == "white":
        shapes, ink = _ringed(radius, 1.2, INK, WHITE), BLACK
    elif kind == "offer":
        shapes, ink = _ringed(radius, 2, BLUE, WHITE), BLUE
    else:
        shapes, ink = _ringed(radius * 0.9, 1.5, INK, BOARD), INK
    if last:
        shapes.append(Disc(radius=radius * (0.8 if label else 0.42), colour=RED))
    if label:
        shapes.append(_lettering(label, radius, WHITE if last else ink))
    return tuple(shapes)


def _ringed(radius: float, thick: float, ring: Colour, fill: Colour) -> list[Shape]:
    return [Disc(radius=radius, colour=ring), Disc(radius=radius - thick, colour=fill)]


def _forbidden(radius: float, label: str) -> tuple[Shape, ...]:
    """A cross; the letter of a labelled one stands on a disc in its middle."""
    arm = round(radius * (0.68 if label else 0.5))
    parts: tuple[Part, ...] = (
        ("M", ((-arm, -arm),)), ("L", ((arm, arm),)), ("M", ((-arm, arm),)), ("L", ((arm, -arm),))
    )  # fmt: skip
    cross = Strokes(parts=parts, thick=max(2, radius / 5), colour=RED)
    if not label:
        return (cross,)
    letter = _lettering(label, radius * 0.85, RED)
    return cross, Disc(radius=radius * 0.66, colour=BOARD), letter


@functools.lru_cache(maxsize=256)
def name_shapes(name: str, *, marked: bool) -> tuple[Shape, ...]:
    """The name of a column or row; that of the last move in white on red."""
    text = Strokes(
        parts=written(name, _NAMES), thick=_NAMES.thick, colour=WHITE if marked else INK
    )
    return (Disc(radius=NAME_RADIUS, colour=RED), text) if marked else (text,)


def _lettering(label: str, radius: float, colour: Colour) -> Strokes:
    pen = _pen(len(label), radius)
    return Strokes(parts=written(label, pen), thick=pen.thick, colour=colour)


@functools.cache
def _pen(letters: int, radius: float) -> Pen:
    """The largest pen that writes so many letters inside a disc; one is written as two are."""
    bold = 2 if letters <= 2 else 1
    for tall in range(10, 4, -2):
        for broad in range(tall * 6 // 10, tall // 3 - 1, -1):
            pen = Pen(broad=broad, tall=tall, thick=bold if tall >= 10 and broad >= 5 else 1)
            if math.hypot(*pen.reach(max(letters, 2))) / 2 <= radius:
                return pen
    return Pen(broad=2, tall=4, thick=1)
