"""What all drawings of a picture share: its measures, its colours and the shapes of its marks.

A drawing is light and opaque, so that the black lines survive a reader's dark mode.
"""

import functools
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Mark, Picture

# -- letters and figures as strokes of a pen, so that no drawing depends on anybody's fonts ----
# A glyph is a path of the commands M, L, Q and Z of SVG. Capitals and figures stand between 0 and
# 10, small letters between 3 and 10 (y grows downwards); all begin at the left at 0.


_BOWL = "M5 6.5Q5 3 2.5 3Q0 3 0 6.5Q0 10 2.5 10Q5 10 5 6.5"

GLYPHS: Mapping[str, str] = {
    "0": "M0 3Q0 0 3 0Q6 0 6 3L6 7Q6 10 3 10Q0 10 0 7Z",
    "1": "M0 2L3 0L3 10",
    "2": "M0 3Q0 0 3 0Q6 0 6 3Q6 5 4 6.6L0 10L6 10",
    "3": "M0 2Q0 0 3 0Q6 0 6 2.5Q6 5 3 5Q6 5 6 7.5Q6 10 3 10Q0 10 0 8",
    "4": "M4 10L4 0L0 7L6 7",
    "5": "M6 0L0 0L0 4L3 4Q6 4 6 7Q6 10 3 10Q0 10 0 8",
    "6": "M5 0L4 0Q0 0 0 5L0 7Q0 10 3 10Q6 10 6 7Q6 4 3 4Q0 4 0 7",
    "7": "M0 0L6 0L2 10",
    "8": "M3 0Q5 0 5 2.5Q5 5 3 5Q1 5 1 2.5Q1 0 3 0ZM3 5Q6 5 6 7.5Q6 10 3 10Q0 10 0 7.5Q0 5 3 5Z",
    "9": "M1 10L2 10Q6 10 6 5L6 3Q6 0 3 0Q0 0 0 3Q0 6 3 6Q6 6 6 3",
    "A": "M0 10L3 0L6 10M1 7L5 7",
    "B": "M0 5L3 5Q6 5 6 7.5Q6 10 3 10L0 10L0 0L3 0Q5.5 0 5.5 2.5Q5.5 5 3 5",
    "C": "M6 2Q6 0 3 0Q0 0 0 3L0 7Q0 10 3 10Q6 10 6 8",
    "D": "M0 0L0 10L2 10Q6 10 6 6L6 4Q6 0 2 0Z",
    "E": "M6 0L0 0L0 10L6 10M0 5L5 5",
    "F": "M6 0L0 0L0 10M0 5L5 5",
    "G": "M6 2Q6 0 3 0Q0 0 0 3L0 7Q0 10 3 10Q6 10 6 7L6 5L3 5",
    "H": "M0 0L0 10M6 0L6 10M0 5L6 5",
    "I": "M0 0L0 10",
    "J": "M4 0L4 7Q4 10 2 10Q0 10 0 8",
    "K": "M0 0L0 10M6 0L0 6M2 4.5L6 10",
    "L": "M0 0L0 10L5 10",
    "M": "M0 10L0 0L4 6L8 0L8 10",
    "N": "M0 10L0 0L6 10L6 0",
    "O": "M0 3.5Q0 0 3.5 0Q7 0 7 3.5L7 6.5Q7 10 3.5 10Q0 10 0 6.5Z",
    "P": "M0 10L0 0L3 0Q6 0 6 3Q6 6 3 6L0 6",
    "Q": "M0 3.5Q0 0 3.5 0Q7 0 7 3.5L7 6.5Q7 10 3.5 10Q0 10 0 6.5ZM4.5 7.5L7 10.5",
    "R": "M0 10L0 0L3 0Q6 0 6 3Q6 6 3 6L0 6M3 6L6 10",
    "S": "M6 2Q6 0 3 0Q0 0 0 2.5Q0 5 3 5Q6 5 6 7.5Q6 10 3 10Q0 10 0 8",
    "T": "M0 0L6 0M3 0L3 10",
    "U": "M0 0L0 7Q0 10 3 10Q6 10 6 7L6 0",
    "V": "M0 0L3 10L6 0",
    "W": "M0 0L2 10L4 3L6 10L8 0",
    "X": "M0 0L6 10M6 0L0 10",
    "Y": "M0 0L3 5L6 0M3 5L3 10",
    "Z": "M0 0L6 0L0 10L6 10",
    "a": "M0.5 3L3 3Q5 3 5 5L5 10L2 10Q0 10 0 8Q0 6 2 6L5 6",
    "b": "M0 0L0 10" + _BOWL,
    "c": "M5 5Q5 3 2.5 3Q0 3 0 6.5Q0 10 2.5 10Q5 10 5 8",
    "d": "M5 0L5 10" + _BOWL,
    "e": "M0 6L5 6Q5 3 2.5 3Q0 3 0 6.5Q0 10 2.5 10Q4 10 5 9.5",
    "f": "M4 0Q2 0 2 2L2 10M0 3L4 3",
    "g": _BOWL + "M5 3L5 11Q5 13 2.5 13Q1 13 0.5 12.5",
    "h": "M0 0L0 10M0 6Q0 3 2.5 3Q5 3 5 6L5 10",
    "i": "M0 3L0 10M0 0L0 0.1",
    "j": "M2 3L2 11Q2 13 0 13M2 0L2 0.1",
    "k": "M0 0L0 10M5 3L0 7.5M2 6L5 10",
    "l": "M0 0L0 8Q0 10 2 10",
    "m": "M0 3L0 10M0 5Q0 3 2 3Q4 3 4 5L4 10M4 5Q4 3 6 3Q8 3 8 5L8 10",
    "n": "M0 3L0 10M0 6Q0 3 2.5 3Q5 3 5 6L5 10",
    "o": _BOWL,
    "p": "M0 3L0 13" + _BOWL,
    "q": "M5 3L5 13" + _BOWL,
    "r": "M0 3L0 10M0 6Q0 3 3 3",
    "s": "M5 4.5Q5 3 2.5 3Q0 3 0 4.8Q0 6.5 2.5 6.5Q5 6.5 5 8.3Q5 10 2.5 10Q0 10 0 8.5",
    "t": "M2 0L2 8Q2 10 4 10M0 3L4 3",
    "u": "M0 3L0 7Q0 10 2.5 10Q5 10 5 7M5 3L5 10",
    "v": "M0 3L2.5 10L5 3",
    "w": "M0 3L2 10L4 4L6 10L8 3",
    "x": "M0 3L5 10M5 3L0 10",
    "y": "M0 3L2.5 10M5 3L2 11.5Q1.5 13 0 13",
    "z": "M0 3L5 3L0 10L5 10",
    "-": "M0 6L4 6",
    "+": "M0 6L6 6M3 3L3 9",
    "/": "M0 10L4 0",
    "^": "M0 4L3 0L6 4",
    "!": "M0 0L0 6M0 10L0 9.9",
    "?": "M0 2.5Q0 0 2.5 0Q5 0 5 2.5Q5 4 2.5 5.5L2.5 7M2.5 10L2.5 9.9",
}
"""The glyph of every letter that can be drawn."""

_BOX = "M0 0L6 0L6 10L0 10Z"
"""What stands for a character without a glyph."""
_PARTS = re.compile(r"([MLQZ])([^MLQZ]*)")
_LINES = 8
"""Into how many lines a curve is broken."""
_BROAD, _TALL = 6, 10
"""The width and height of a capital in a glyph's own measure."""

Part = tuple[str, tuple[tuple[float, float], ...]]
"""A command of a path with its points."""


class Pen(Struct, frozen=True, kw_only=True):
    """How large letters are written, in pixels: the middle of a stroke is measured.

    Whole numbers make upright and level strokes fill whole pixels, so that small letters are
    sharp. `gap` is what is left free between two letters.
    """

    broad: int
    tall: int
    thick: float
    gap: int = 1

    def reach(self, letters: int) -> tuple[float, float]:
        """The width and height that so many capitals take, edges included."""
        each = self.broad + self.thick
        return letters * each + (letters - 1) * self.gap, self.tall + self.thick


@functools.lru_cache(maxsize=1024)
def written(text: str, pen: Pen) -> tuple[Part, ...]:
    """The path of a text around (0, 0), which is the middle of a pixel.

    Texts with small letters share a base line, so that the names of columns stand in a row.
    """
    glyphs = [_read(GLYPHS.get(letter, _BOX)) for letter in text]
    broad = [max(x for _, points in glyph for x, _ in points) for glyph in glyphs]
    broad_drawn = [round(one * pen.broad / _BROAD) for one in broad]
    step = pen.thick + pen.gap
    left = _edge(sum(broad_drawn) + len(text) * step - pen.gap) + pen.thick / 2
    small = any(letter.islower() for letter in text)
    middle = 1.3 * pen.tall if small else pen.tall
    top = _edge(middle + pen.thick) + pen.thick / 2
    parts: list[Part] = []
    for glyph, wide, drawn in zip(glyphs, broad, broad_drawn, strict=True):
        across, down = drawn / wide if wide else 0, pen.tall / _TALL
        parts += [
            (command, tuple((left + x * across, top + y * down) for x, y in points))
            for command, points in glyph
        ]
        left += drawn + step
    return tuple(parts)


def _edge(length: float) -> float:
    """Where something of this length around 0 begins, at the edge of a pixel."""
    return round(-length / 2 - 0.49) + 0.5


@functools.cache
def _read(path: str) -> tuple[Part, ...]:
    parts: list[Part] = []
    for command, numbers in _PARTS.findall(path):
        values = [float(number) for number in numbers.split()]
        parts.append((command, tuple(zip(values[::2], values[1::2], strict=True))))
    return tuple(parts)


def flattened(parts: Sequence[Part]) -> Iterator[tuple[tuple[float, float], ...]]:
    """The strokes of a path, their curves broken into short lines."""
    stroke: list[tuple[float, float]] = []
    for command, points in parts:
        if command == "M" and stroke:
            yield tuple(stroke)
            stroke = []
        if command == "Q":
            stroke += _curve(stroke[-1], *points)
        elif command == "Z":
            stroke.append(stroke[0])
        else:
            stroke += points
    yield tuple(stroke)


def _curve(
    start: tuple[float, float], bend: tuple[float, float], end: tuple[float, float]
) -> Iterator[tuple[float, float]]:
    for step in range(1, _LINES + 1):
        t = step / _LINES
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield a * start[0] + b * bend[0] + c * end[0], a * start[1] + b * bend[1] + c * end[1]


# -- which labels of a picture are the numbers of moves ----


def label_of(mark: Mark) -> str:
    """What is drawn on a mark: its label, or the height of the stack that it is on."""
    return mark.label or (str(mark.height) if mark.height > 1 else "")


def number_of(mark: Mark) -> int | None:
    """The number that a stone bears; None for another label, or none."""
    is_number = mark.label.isascii() and mark.label.isdigit()
    return int(mark.label) if mark.kind in ("black", "white") and is_number else None


def are_moves(picture: Picture) -> bool:
    """Whether the numbers on the stones tell their colours: each but once, the odd ones those of
    the colour that begins.
    """
    odd, even = _numbers(picture, picture.begins), _numbers(picture, second(picture))
    distinct = len({*odd, *even}) == len(odd) + len(even)
    return distinct and all(n % 2 for n in odd) and not any(n % 2 for n in even)


def second(picture: Picture) -> str:
    """The colour that does not begin."""
    return "black" if picture.begins == "white" else "white"


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
DOUBLED: Colour = (196, 172, 126)
"""The lines of an edge that is another one again."""


def as_hex(colour: Colour) -> str:
    """A colour as markup writes it.

    >>> as_hex((243, 222, 176))
    '#f3deb0'
    """
    return f"#{bytes(colour).hex()}"


MARGIN = 34
"""From the outermost line to the edge of the picture, room for the coordinates."""
NAME_RADIUS = 9.5
"""The disc behind the name of the last move's column and row."""
DOT_RADIUS = 3
_GRID = 364
"""The width that the lines of a board may take, in pixels."""
_NAMES = Pen(broad=6, tall=10, thick=1.5, gap=2)


class Layout(Struct, frozen=True, kw_only=True):
    """The measures of a drawing, in pixels; `pitch` lies between two points and is even.

    `margin` is from the outermost points to the edge, room for the coordinates, and `below` what
    the list of stacks takes under it.
    """

    columns: int
    rows: int
    pitch: int
    margin: int = MARGIN
    below: int = 0

    @property
    def right(self) -> int:
        """Where the last column is."""
        return self.margin + (self.columns - 1) * self.pitch

    @property
    def bottom(self) -> int:
        """Where the lowest row is."""
        return self.margin + (self.rows - 1) * self.pitch

    @property
    def height(self) -> int:
        """The height of the board with its coordinates."""
        return self.bottom + self.margin + 1

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of the whole drawing."""
        return self.right + self.margin + 1, self.height + self.below

    @property
    def radius(self) -> float:
        """The radius of a stone."""
        return self.pitch / 2 - 0.5

    def centre(self, column: int, row: int) -> tuple[int, int]:
        """Where a point is."""
        return self.margin + column * self.pitch, self.bottom - row * self.pitch


def layout(picture: Picture) -> Layout:
    """The measures of a picture's drawing: as wide as suits a phone and a letter."""
    columns, rows = len(picture.column_names), len(picture.row_names)
    # Stones on the names at the edge are no matter on a figure, but on a board they are.
    widest = 28 if picture.doubled else 40
    pitch = max(16, min(widest, _GRID // max(columns - 1, rows - 1, 1))) // 2 * 2
    found = Layout(columns=columns, rows=rows, pitch=pitch)
    if not picture.stacks:
        return found
    lowest = max(y for _, (_, y) in stacks(picture, found))
    return replace(found, below=lowest + _STACK_LINE - found.height)


def size(picture: Picture) -> tuple[int, int]:
    """The width and height of a picture's drawing in pixels."""
    return layout(picture).size


Places = tuple[tuple[int, int], ...]


def names(
    columns: Sequence[str], rows: Sequence[str], layout: Layout
) -> Iterator[tuple[str, Places]]:
    """Every name of a column or row with the places at the edges where it stands."""
    (width, _), near = layout.size, math.ceil(NAME_RADIUS)
    low = layout.height - 1 - near
    for index, name in enumerate(columns):
        x, _ = layout.centre(index, 0)
        yield name, ((x, near), (x, low))
    for index, name in enumerate(rows):
        _, y = layout.centre(0, index)
        yield name, ((near, y), (width - 1 - near, y))


def last_names(picture: Picture, layout: Layout) -> tuple[tuple[str, Places], ...]:
    """The names to be pointed out: column and row of the last move, if it was one stone."""
    found = tuple(names(picture.column_names, picture.row_names, layout))
    columns, rows = last_lines(picture)
    return (
        *(found[column] for column in sorted(columns)),
        *(found[layout.columns + row] for row in sorted(rows)),
    )


def last_lines(picture: Picture) -> tuple[frozenset[int], frozenset[int]]:
    """The columns and the rows of the last move, if it was one stone, wherever it is drawn."""
    if len(picture.last_points) != 1:
        return frozenset(), frozenset()
    columns, rows = zip(*picture.last, strict=True)
    return frozenset(columns), frozenset(rows)


class Disc(Struct, frozen=True, kw_only=True):
    """A filled disc around a point."""

    radius: float
    colour: Colour


class Strokes(Struct, frozen=True, kw_only=True):
    """Lines with round ends around a point."""

    parts: tuple[Part, ...]
    thick: float
    colour: Colour


class Area(Struct, frozen=True, kw_only=True):
    """A filled area around a point, whose outline is one stroke that ends where it begins."""

    outline: tuple[Part, ...]
    colour: Colour


Shape = Disc | Strokes | Area


class Placed(NamedTuple):
    """A shape and the pixel in whose middle it is drawn; lower layers are drawn first."""

    layer: int
    shape: Shape
    at: tuple[int, int]


@functools.lru_cache(maxsize=1024)
def mark_shapes(
    radius: float, kind: str, label: str, *, last: bool, how: str = ""
) -> tuple[Shape, ...]:
    """What is drawn for a mark, the lowest first."""
    if kind == "forbidden":
        return _forbidden(radius, label)
    if kind == "emptied":
        return _emptied(radius)
    if kind == "blown":
        return _blown(radius)
    shapes: list[Shape] = []
    if kind == "black":
        shapes, ink = [Disc(radius=radius, colour=BLACK)], WHITE
    elif kind == "white":
        shapes, ink = ringed(radius, 1.2, INK, WHITE), BLACK
    elif kind == "neutral":
        shapes, ink, label = _neutral(radius), WHITE, label or "N"
    elif kind == "offer":
        shapes, ink = ringed(radius, 2, BLUE, WHITE), BLUE
    else:
        shapes, ink = ringed(radius * 0.9, 1.5, INK, BOARD), INK
    if how:
        thick, colour = max(1.5, radius / 6), RED if how == "turned" else ink
        if how == "turned" and kind == "black" and not label:  # unseen in grey without
            shapes.append(circle(radius * 0.72, 2 * thick, WHITE))
        shapes.append(circle(radius * 0.72, thick, colour))
    if last:
        wide = 0.64 if kind == "neutral" else 0.8 if label else 0.42
        shapes.append(Disc(radius=radius * wide, colour=RED))
    if label:
        shapes.append(lettering(label, radius, WHITE if last else ink))
    return tuple(shapes)


def ringed(radius: float, thick: float, ring: Colour, fill: Colour) -> list[Shape]:
    """A disc with an edge of another colour."""
    return [Disc(radius=radius, colour=ring), Disc(radius=radius - thick, colour=fill)]


def _neutral(radius: float) -> list[Shape]:
    """Blue in a white collar, so that it is neither black nor white in grey."""
    collar = radius - 1.2
    blue = Disc(radius=collar - max(1.5, radius / 7), colour=BLUE)
    return [*ringed(radius, 1.2, INK, WHITE), blue]


def _forbidden(radius: float, label: str) -> tuple[Shape, ...]:
    """A cross; the letter of a labelled one stands on a disc in its middle."""
    arm = round(radius * (0.68 if label else 0.5))
    cross = Strokes(parts=_crossed(arm), thick=max(2, radius / 5), colour=RED)
    if not label:
        return (cross,)
    letter = lettering(label, radius * 0.85, RED)
    return cross, Disc(radius=radius * 0.66, colour=BOARD), letter


def _crossed(arm: int) -> tuple[Part, ...]:
    return (
        ("M", ((-arm, -arm),)), ("L", ((arm, arm),)), ("M", ((-arm, arm),)), ("L", ((arm, -arm),))
    )  # fmt: skip


def _emptied(radius: float) -> tuple[Shape, ...]:
    """The outline of the stone that stood there, with the lines of the board in it."""
    return (circle(radius * 0.62, max(1.5, radius / 7), RED),)


def circle(radius: float, thick: float, colour: Colour) -> Strokes:
    """A ring, whose radius is that of the middle of its stroke."""
    corners = 16
    turns = [2 * math.pi * step / corners for step in range(corners + 1)]
    ring = [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
    parts: tuple[Part, ...] = (("M", (ring[0],)), *(("L", (at,)) for at in ring[1:]))
    return Strokes(parts=parts, thick=thick, colour=colour)


def _blown(radius: float) -> tuple[Shape, ...]:
    """Eight short rays around a point from which a stone was blown away."""
    parts = list[Part]()
    for step in range(8):
        turn = math.pi * step / 4
        across, up = math.cos(turn), math.sin(turn)
        for command, far in (("M", 0.3), ("L", 0.68)):
            parts.append((command, ((radius * far * across, radius * far * up),)))
    return (Strokes(parts=tuple(parts), thick=max(1.5, radius / 7), colour=RED),)


@functools.lru_cache(maxsize=256)
def name_shapes(name: str, *, marked: bool) -> tuple[Shape, ...]:
    """The name of a column or row; that of the last move in white on red."""
    text = Strokes(
        parts=written(name, _NAMES), thick=_NAMES.thick, colour=WHITE if marked else INK
    )
    return (Disc(radius=NAME_RADIUS, colour=RED), text) if marked else (text,)


def lettering(label: str, radius: float, colour: Colour) -> Strokes:
    """A label that fits into a disc."""
    pen = _pen(len(label), radius)
    return Strokes(parts=written(label, pen), thick=pen.thick, colour=colour)


# -- the stones of every stack, below the board ----

_STACK_LINE, _STACK_STONE = 20, 4.5
"""The height of a line of the list, and the radius of a stone in it."""


def stacks(
    picture: Picture, layout: Layout
) -> Iterator[tuple[tuple[Shape, ...], tuple[int, int]]]:
    """What is drawn where for the stones of every stack: its name, and the stones from below.

    A stack that is too long for a line goes on in the next one.
    """
    left, right = 14, layout.right + layout.margin - 10
    letter, step = 10, round(2 * _STACK_STONE) + 2
    x, y = left, layout.height + _STACK_LINE // 2
    for name, stones in picture.stacks:
        if x > left and x + letter * len(name) + step * (len(stones) + 1) > right:
            x, y = left, y + _STACK_LINE
        yield name_shapes(name, marked=False), (x + letter * len(name) // 2, y)
        x += letter * len(name) + step
        for stone in stones:
            if x + step > right:
                x, y = left + letter, y + _STACK_LINE
            yield _small_stone(stone), (x, y)
            x += step
        x += letter


@functools.cache
def _small_stone(kind: str) -> tuple[Shape, ...]:
    fill = BLACK if kind == "black" else WHITE
    return tuple(ringed(_STACK_STONE, 1.2, INK, fill))


# -- numbers of moves in the squares of a sheet ----

SQUARE = 44
"""The side of a square, which may bear several numbers."""

FAINT: Colour = (222, 194, 140)
"""White's sign behind a number."""


def square_shapes(
    numbers: Sequence[tuple[int, bool]],
) -> Iterator[tuple[tuple[int, int], tuple[Shape, ...]]]:
    """What is drawn for the numbers in a square, each with whether it is Black's.

    Of each where it stands, from the middle of the square: two below each other, more in columns.
    Black's have a ring, White's a cross behind them.
    """
    down = 1 if len(numbers) == 1 else 2 if len(numbers) <= 4 else 3
    across = -(-len(numbers) // down)
    radius = SQUARE / 2 * (0.8 if down == 1 else 0.94 / max(down, across))
    for index, (number, black) in enumerate(numbers):
        column, row = divmod(index, down)
        at = (_off_middle(column, across), _off_middle(row, down))
        yield at, _numbered_shapes(str(number), radius, black=black)


def _off_middle(index: int, among: int) -> int:
    """How far one of some equal parts of a square is from the middle."""
    return round(SQUARE * (2 * index + 1 - among) / (2 * among))


def _numbered_shapes(label: str, radius: float, *, black: bool) -> tuple[Shape, ...]:
    if black:
        return (*ringed(radius, 1.2, BLACK, BOARD), lettering(label, radius - 1, BLACK))
    arm = round(radius * 0.75)
    cross = Strokes(parts=_crossed(arm), thick=max(2, radius / 4), colour=FAINT)
    return cross, lettering(label, radius, BLACK)


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
