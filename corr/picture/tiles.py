"""The points of a picture as small square images that meet: a board put together by a table.

A board has few kinds of points: each is drawn once, in twice the pixels that a phone gives it.
No colour is a grey: where a program darkens letters that are not made for it (Chromium), it turns
small images that are mostly grey into their negative, and black stones would be white.
"""

import functools
import io
from collections.abc import Mapping

from msgspec import Struct
from PIL import Image, ImageDraw

from corr.games.rules import Mark, Picture
from corr.picture import look
from corr.picture.look import Colour, Disc, Shape
from corr.picture.png import draw_shape

SIDE = 26
"""The width of a tile where nobody scales it, in pixels: its file says so by its density."""

_DENSE = 2
_DPI = 96 * _DENSE
_FINE = 4
"""How many times larger a tile is drawn before it is scaled down."""
_COLOURS = 8
"""More steps at the edge of a disc are hardly seen."""
_RADIUS = 12.8
"""Stones that are neighbours touch."""
_LIT: Colour = (255, 246, 218)
_TINTED: Mapping[Colour, Colour] = {look.BLACK: (36, 26, 8), look.WHITE: (255, 250, 226)}
"""Warm instead of grey: grey is what has less than 20 between its strongest and weakest part."""
_LEFT, _RIGHT, _UP, _DOWN = 1, 2, 4, 8
_ALL = _LEFT | _RIGHT | _UP | _DOWN


class Tile(Struct, frozen=True, kw_only=True):
    """What one point looks like.

    Lines leave it to `sides`, a sum of 1 left, 2 right, 4 up, 8 down.
    `kind`, `label`, `how` and `last` are those of its mark, `kind` "" where there is none; a `dot`
    is one of the board's, and `lit` a free point that can be chosen where others cannot. Of the
    sides `faint` ones are lines of an edge that is drawn twice.
    """

    sides: int
    dot: bool = False
    kind: str = ""
    label: str = ""
    last: bool = False
    lit: bool = False
    how: str = ""
    faint: int = 0

    @property
    def name(self) -> str:
        """What it is called in a letter, short and of letters, figures and dots alone.

        >>> Tile(sides=15).name, Tile(sides=15, kind="black", label="7", last=True).name
        ('f', 'black.7.last')
        """
        plain = self.label.isascii() and self.label.isalnum()
        label = self.label if plain else self.label.encode().hex()
        sides = "" if self.kind and self.sides == _ALL else f"{self.sides:x}"
        extra = (
            self.how,
            f"faint{self.faint:x}" if self.faint else "",
            "dot" if self.dot else "",
            "last" if self.last else "",
            "lit" if self.lit else "",
        )
        return ".".join(filter(None, (self.kind, label, sides and f"{sides}", *extra)))


def tiles(
    picture: Picture, lit: frozenset[tuple[int, int]] = frozenset()
) -> dict[tuple[int, int], Tile]:
    """The tile of every point, by column and row counted from 0; `lit` are points to choose."""
    wide, tall = len(picture.column_names), len(picture.row_names)
    found = dict(_empty(wide, tall, frozenset(picture.dots), doubled=picture.doubled))
    last = frozenset(picture.last)
    for mark in picture.marks:
        at = (mark.column, mark.row)
        found[at] = _marked(mark, found[at], last=at in last)
    for at in lit:
        if not found[at].kind:
            found[at] = _lit(found[at])
    return found


@functools.lru_cache(maxsize=16)
def _empty(
    wide: int, tall: int, dots: frozenset[tuple[int, int]], *, doubled: bool
) -> dict[tuple[int, int], Tile]:
    """The tiles of an empty board; not to be changed."""
    return {
        (column, row): Tile(
            sides=_LEFT * (column > 0)
            | _RIGHT * (column < wide - 1)
            | _UP * (row < tall - 1)
            | _DOWN * (row > 0),
            dot=(column, row) in dots,
            faint=doubled
            and (_UP | _DOWN) * (column == wide - 1) | (_LEFT | _RIGHT) * (row == tall - 1),
        )
        for row in range(tall)
        for column in range(wide)
    }


def _marked(mark: Mark, bare: Tile, *, last: bool) -> Tile:
    """The tile of a mark; what covers the whole point looks the same at the edge of a board."""
    label = mark.label if mark.height == 1 else look.label_of(mark)
    lowest = look.mark_shapes(_RADIUS, mark.kind, label, last=last, how=mark.how)[0]
    covers = isinstance(lowest, Disc) and lowest.radius >= _RADIUS
    sides, faint = (_ALL, 0) if covers else (bare.sides, bare.faint)
    return Tile(sides=sides, faint=faint, kind=mark.kind, label=label, last=last, how=mark.how)


@functools.lru_cache(maxsize=64)
def _lit(tile: Tile) -> Tile:
    return Tile(sides=tile.sides, faint=tile.faint, dot=tile.dot, lit=True)


@functools.lru_cache(maxsize=4096)
def tile_png(tile: Tile) -> bytes:
    """The tile as the bytes of a PNG file; the same tile gives the same bytes."""
    scale = _DENSE * _FINE
    side, middle = SIDE * scale, SIDE * scale // 2
    image = Image.new("RGB", (side, side), _LIT if tile.lit else look.BOARD)
    draw = ImageDraw.Draw(image)
    near, far = middle - _FINE, middle + _FINE - 1
    for bit, box in (
        (_LEFT, (0, near, far, far)),
        (_RIGHT, (near, near, side, far)),
        (_UP, (near, 0, far, far)),
        (_DOWN, (near, near, far, side)),
    ):
        if tile.sides & bit:
            draw.rectangle(box, fill=look.DOUBLED if tile.faint & bit else look.LINE)
    shapes: tuple[Shape, ...] = ()
    if tile.kind:
        shapes = look.mark_shapes(_RADIUS, tile.kind, tile.label, last=tile.last, how=tile.how)
    elif tile.dot:
        shapes = (Disc(radius=look.DOT_RADIUS, colour=look.LINE),)
    for shape in shapes:
        draw_shape(draw, shape, middle, scale, _TINTED.get(shape.colour, shape.colour))
    small = image.reduce(_FINE).quantize(_COLOURS, dither=Image.Dither.NONE)
    file = io.BytesIO()
    small.save(file, "PNG", optimize=True, dpi=(_DPI, _DPI))
    return file.getvalue()
