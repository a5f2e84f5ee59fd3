"""A picture as a small PNG, put together from cached sprites; no fonts are needed.

Sixteen colours, four bits a pixel: what is hardly seen (more steps at the edge of a disc, soft
edges of many numbers) would double the file.
"""

import functools
import math
import struct
import zlib
from collections.abc import Sequence

from PIL import Image, ImageDraw

from corr.games.rules import Mark, Picture
from corr.picture import look
from corr.picture.look import Area, Colour, Disc, Layout, Shape, flattened

_FINE = 4
"""How many times larger sprites are drawn before they are scaled down."""
_BITS = 4
"""What a pixel takes in the file."""
_FILTER = 8 // _BITS
"""The blank pixels before every row: as a byte of zeros, they are PNG's word for «no filter»."""
_EFFORT = 5
"""How hard zlib tries: one step more saves 8 % of the bytes and takes 70 % more time …"""
_MORE_EFFORT = 6
"""… which labels on many stones need, to stay below 8 kB."""

_MANY = 30
"""From so many labelled marks on all letters have hard edges."""

_HALVES = [(0, 127, 255)[round(part / 127.5)] for part in range(256)]
_WHOLES = [255 * (part >= 128) for part in range(256)]
_ANY = [255 * (part > 0) for part in range(256)]
"""How covered a pixel counts as: by halves, wholly or not, and at all."""

_Sprite = tuple[Image.Image, Image.Image]
"""A square in the palette, and the mask of what it covers."""


@functools.lru_cache(maxsize=64)
def png(picture: Picture) -> bytes:
    """The diagram as the bytes of a PNG file; the same picture gives the same bytes."""
    layout = look.layout(picture)
    # Labels on many stones leave no bytes for soft edges elsewhere.
    soft = sum(bool(mark.label) for mark in picture.marks) < _MANY
    names = (picture.column_names, picture.row_names)
    dots = frozenset(picture.dots)
    image = _board(layout, *names, dots, soft=soft, doubled=picture.doubled).copy()
    last = frozenset(picture.last)
    for mark in picture.marks:
        _put_mark(image, layout, mark, last)
    for name, places in look.last_names(picture, layout):
        for place in places:
            _put(image, _name(name, marked=True, soft=soft), place)
    for shapes, place in look.stacks(picture, layout):
        _put(image, _listed(shapes), place)
    return _file(layout.size, image, _EFFORT if soft else _MORE_EFFORT)


def _put_mark(
    image: Image.Image, layout: Layout, mark: Mark, last: frozenset[tuple[int, int]]
) -> None:
    at = (mark.column, mark.row)
    label = look.label_of(mark)
    sprite = _mark(layout.radius, mark.kind, label, last=at in last, how=mark.how)
    _put(image, sprite, layout.centre(*at))


def _put(image: Image.Image, sprite: _Sprite, at: tuple[int, int]) -> None:
    face, mask = sprite
    image.paste(face, (_FILTER + at[0] - face.width // 2, at[1] - face.height // 2), mask)


def _file(size: tuple[int, int], image: Image.Image, effort: int) -> bytes:
    """The file of an image whose rows begin with their filter."""
    rows = zlib.compress(image.tobytes("raw", f"P;{_BITS}"), effort)
    return png_file(size, rows, bytes(_colours()), bits=_BITS)


def png_file(size: tuple[int, int], rows: bytes, colours: bytes, *, bits: int) -> bytes:
    """The file of an image with a palette, from its compressed rows; so many bits are a pixel."""
    head = struct.pack(">IIBBBBB", *size, bits, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )


@functools.cache
def _colours() -> tuple[int, ...]:
    """The red, green and blue of every colour, the board's first, and of blends at edges."""
    colours = [look.BOARD, look.LINE, look.INK, look.BLACK, look.WHITE, look.RED, look.BLUE]
    pairs = [
        (look.BOARD, look.LINE), (look.BOARD, look.INK), (look.BOARD, look.BLACK),
        (look.BOARD, look.RED), (look.BOARD, look.BLUE), (look.WHITE, look.INK),
        (look.WHITE, look.RED), (look.WHITE, look.BLUE), (look.BLACK, look.RED),
    ]  # fmt: skip
    colours += [_between(*pair) for pair in pairs]
    return tuple(part for colour in colours for part in colour)


def _between(one: Colour, other: Colour) -> Colour:
    red, green, blue = ((a + b) // 2 for a, b in zip(one, other, strict=True))
    return red, green, blue


@functools.cache
def _palette() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(_colours())
    return image


def _in_palette(image: Image.Image) -> Image.Image:
    return image.quantize(palette=_palette(), dither=Image.Dither.NONE)


@functools.lru_cache(maxsize=16)
def _board(
    layout: Layout,
    columns: tuple[str, ...],
    rows: tuple[str, ...],
    dots: frozenset[tuple[int, int]],
    *,
    soft: bool,
    doubled: bool,
) -> Image.Image:
    """The empty board with its coordinates, in the palette; not to be drawn upon."""
    width, height = layout.size
    image = Image.new("RGB", (_FILTER + width, height), look.BOARD)
    draw = ImageDraw.Draw(image)
    left, right = _FILTER + look.MARGIN, _FILTER + layout.right
    top, bottom = look.MARGIN, layout.bottom
    for x in range(left, right + 1, layout.pitch):
        draw.line((x, top, x, bottom), fill=look.LINE)
    for y in range(top, bottom + 1, layout.pitch):
        draw.line((left, y, right, y), fill=look.LINE)
    draw.rectangle((left - 1, top - 1, right + 1, bottom + 1), outline=look.LINE)
    if doubled:
        draw.line((left, top, right, top, right, bottom), fill=look.DOUBLED)
        draw.rectangle((left - 1, top - 1, right + 1, bottom + 1), outline=look.DOUBLED)
    draw.rectangle((_FILTER, 0, _FILTER + width - 1, height - 1), outline=look.LINE)
    board = _in_palette(image)
    for dot in dots:
        _put(board, _dot(), layout.centre(*dot))
    for name, places in look.names(columns, rows, layout):
        for place in places:
            _put(board, _name(name, marked=False, soft=soft), place)
    return board


@functools.lru_cache(maxsize=1024)
def _mark(radius: float, kind: str, label: str, *, last: bool, how: str) -> _Sprite:
    return _sprite(look.mark_shapes(radius, kind, label, last=last, how=how), radius)


@functools.cache
def _dot() -> _Sprite:
    return _sprite((Disc(radius=look.DOT_RADIUS, colour=look.LINE),), look.DOT_RADIUS)


@functools.lru_cache(maxsize=256)
def _name(name: str, *, marked: bool, soft: bool) -> _Sprite:
    strokes = _HALVES if soft else _WHOLES
    return _sprite(look.name_shapes(name, marked=marked), look.NAME_RADIUS, strokes=strokes)


@functools.lru_cache(maxsize=256)
def _listed(shapes: tuple[Shape, ...]) -> _Sprite:
    """A name or a stone in the list of stacks; a name may be long."""
    strokes = _HALVES if isinstance(shapes[-1], look.Strokes) else _WHOLES
    return _sprite(shapes, 2 * look.NAME_RADIUS, strokes=strokes)


def _sprite(
    shapes: Sequence[Shape], radius: float, *, strokes: Sequence[int] = _WHOLES
) -> _Sprite:
    """What the shapes look like on an empty board, and which pixels they cover."""
    side = 2 * math.ceil(radius) + 1
    face, covered = Image.new("RGB", (side, side), look.BOARD), Image.new("1", (side, side))
    for shape in shapes:
        cover = _cover(shape, side, strokes)
        face.paste(shape.colour, (0, 0), cover)
        covered.paste(255, (0, 0), cover.point(_ANY, "1"))
    return _in_palette(face), covered


def _cover(shape: Shape, side: int, strokes: Sequence[int]) -> Image.Image:
    """How much of every pixel a shape covers: a disc none, half or all, a stroke as is asked."""
    large = Image.new("L", (side * _FINE, side * _FINE))
    draw_shape(ImageDraw.Draw(large), shape, side * _FINE / 2, _FINE, 255)
    return large.reduce(_FINE).point(_HALVES if isinstance(shape, Disc) else strokes)


def draw_shape(
    draw: ImageDraw.ImageDraw, shape: Shape, middle: float, scale: int, fill: int | Colour
) -> None:
    """Draw a shape around the middle of a square image, so many times as large."""
    if isinstance(shape, Disc):
        _disc(draw, middle, middle, shape.radius * scale, fill)
        return
    if isinstance(shape, Area):
        for outline in flattened(shape.outline):
            draw.polygon([(middle + x * scale, middle + y * scale) for x, y in outline], fill)
        return
    thick = round(shape.thick * scale / 2) * 2
    for stroke in flattened(shape.parts):
        points = [(middle + x * scale, middle + y * scale) for x, y in stroke]
        # Pillow names a pixel by its middle, half a pixel from where it begins.
        draw.line([(x - 0.5, y - 0.5) for x, y in points], fill=fill, width=thick)
        for x, y in points:
            _disc(draw, x, y, thick / 2, fill)


def _disc(
    draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, fill: int | Colour
) -> None:
    draw.ellipse((x - radius, y - radius, x + radius - 1, y + radius - 1), fill=fill)
