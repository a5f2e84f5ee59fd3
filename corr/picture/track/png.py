"""A track as a small PNG, put together from cached masks; no fonts are needed.

Sixteen colours, four bits a pixel, as the PNG of a grid: its own colours, and what lies between
those that meet at the edges of things.
"""

import functools
import math
import zlib

from PIL import Image, ImageDraw

from corr.games.track import Track
from corr.picture import look
from corr.picture.look import Colour, Disc, Shape, flattened
from corr.picture.png import draw_shape, png_file
from corr.picture.track import shapes
from corr.picture.track.shapes import SIZE

TRACK_SIZE = SIZE
"""The width and height of every board of this kind, in pixels."""
_FINE = 4
"""How many times larger masks are drawn before they are scaled down."""
_BITS = 4
"""What a pixel takes in the file."""
_FILTER = 8 // _BITS
"""The blank pixels before every row: as a byte of zeros, they are PNG's word for «no filter»."""
_EFFORT = 7
"""How hard zlib tries: one step less costs 2 % of the bytes, the two above save as much and take
six times as long.
"""

_COLOURS: tuple[Colour, ...] = (
    look.BOARD, shapes.WOOD, shapes.DEEP, shapes.PALE, shapes.GREY,
    look.LINE, look.INK, look.BLACK, look.WHITE, look.RED,
)  # fmt: skip
_MEETING: tuple[tuple[Colour, Colour], ...] = (
    (look.BOARD, look.INK), (look.WHITE, look.INK), (look.WHITE, look.RED),
    (shapes.DEEP, look.BOARD), (look.BOARD, look.LINE), (look.BOARD, look.RED),
)  # fmt: skip
"""Colours that meet: what lies between them is in the palette, too."""


@functools.lru_cache(maxsize=64)
def track_png(track: Track) -> bytes:
    """The board as the bytes of a PNG file; the same track gives the same bytes."""
    image = _board(clockwise=track.clockwise).copy()
    for _, shape, at in sorted(shapes.drawing(track), key=lambda one: one.layer):
        _put(image, shape, at)
    # Behind the filter of each row, whose pixels are of the palette's first colour.
    rows = Image.new("P", (_FILTER + SIZE[0], SIZE[1]), 0)
    rows.paste(image.quantize(palette=_palette(), dither=Image.Dither.NONE), (_FILTER, 0))
    pressed = zlib.compress(rows.tobytes("raw", f"P;{_BITS}"), _EFFORT)
    return png_file(SIZE, pressed, bytes(_parts()), bits=_BITS)


@functools.lru_cache(maxsize=2)
def _board(*, clockwise: bool) -> Image.Image:
    """The empty board; not to be drawn upon."""
    image = Image.new("RGB", SIZE, look.BOARD)
    for _, shape, at in sorted(shapes.board(clockwise=clockwise), key=lambda one: one.layer):
        _put(image, shape, at)
    return image


def _put(image: Image.Image, shape: Shape, at: tuple[int, int]) -> None:
    mask = _mask(shape)
    image.paste(shape.colour, (at[0] - mask.width // 2, at[1] - mask.height // 2), mask)


@functools.lru_cache(maxsize=512)
def _mask(shape: Shape) -> Image.Image:
    """How much of every pixel a shape covers, its middle in the middle."""
    side = 2 * math.ceil(_reach(shape)) + 1
    large = Image.new("L", (side * _FINE, side * _FINE))
    draw_shape(ImageDraw.Draw(large), shape, side * _FINE / 2, _FINE, 255)
    return large.reduce(_FINE)


def _reach(shape: Shape) -> float:
    """How far a shape reaches from its middle, to the right or down."""
    if isinstance(shape, Disc):
        return shape.radius
    parts, thick = (
        (shape.parts, shape.thick) if isinstance(shape, look.Strokes) else (shape.outline, 0)
    )
    corners = (corner for line in flattened(parts) for corner in line)
    return max(max(abs(x), abs(y)) for x, y in corners) + thick / 2


@functools.cache
def _parts() -> tuple[int, ...]:
    """The red, green and blue of every colour of the palette."""
    between = [
        tuple((one + other) // 2 for one, other in zip(*pair, strict=True)) for pair in _MEETING
    ]
    return tuple(part for colour in (*_COLOURS, *between) for part in colour)


@functools.cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_parts())
    return image
