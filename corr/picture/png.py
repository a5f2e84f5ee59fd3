"""A picture as a small PNG, drawn from cached sprites with the one font that Pillow carries.

The background is opaque and light, so that the black lines survive a reader's dark mode.
"""

import functools
import io
from collections.abc import Callable

from PIL import Image, ImageDraw, ImageFont

from corr.games.rules import Picture

_Colour = tuple[int, int, int]
_Drawing = Callable[[ImageDraw.ImageDraw, float], None]

_BOARD: _Colour = (243, 222, 176)
_LINE: _Colour = (112, 88, 52)
_TEXT: _Colour = (70, 52, 28)
_BLACK: _Colour = (24, 24, 26)
_WHITE: _Colour = (255, 255, 255)
_RIM: _Colour = (70, 66, 60)
_LAST: _Colour = (205, 24, 30)
_OFFER: _Colour = (20, 82, 156)

_GRID = 392
"""The width that the lines of a board may take, in pixels."""
_MARGIN = 31
"""From the outermost line to the edge of the picture, room for the coordinates."""
_FINE = 4
"""How many times larger sprites are drawn before they are scaled down."""
_SHADES = 4
"""The steps from one colour to the next at an edge: more are not seen, but cost bytes."""


@functools.lru_cache(maxsize=64)
def png(picture: Picture) -> bytes:
    """The diagram as the bytes of a PNG file; the same picture gives the same bytes."""
    columns, rows = len(picture.column_names), len(picture.row_names)
    pitch = _pitch(columns, rows)
    image = _board(picture.column_names, picture.row_names, frozenset(picture.dots)).copy()
    last = set(picture.last)
    for mark in picture.marks:
        at = (mark.column, mark.row)
        _put(image, _mark(pitch, mark.kind, mark.label, at in last), *_centre(*at, rows, pitch))
    if len(last) == 1:
        column, row = picture.last[0]
        x, y = _centre(column, row, rows, pitch)
        across, up = picture.column_names[column], picture.row_names[row]
        for edge in (_MARGIN // 2, image.height - 1 - _MARGIN // 2):
            _put(image, _name(across, marked=True), x, edge)
        for edge in (_MARGIN // 2, image.width - 1 - _MARGIN // 2):
            _put(image, _name(up, marked=True), edge, y)
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=6)
    return file.getvalue()


def size(picture: Picture) -> tuple[int, int]:
    """The width and height of the PNG in pixels."""
    columns, rows = len(picture.column_names), len(picture.row_names)
    pitch = _pitch(columns, rows)
    return (columns - 1) * pitch + 2 * _MARGIN + 1, (rows - 1) * pitch + 2 * _MARGIN + 1


def _pitch(columns: int, rows: int) -> int:
    """The distance between two lines; even, so that sprites have a middle."""
    return max(14, min(40, _GRID // max(columns - 1, rows - 1, 1))) // 2 * 2


def _centre(column: int, row: int, rows: int, pitch: int) -> tuple[int, int]:
    return _MARGIN + column * pitch, _MARGIN + (rows - 1 - row) * pitch


def _put(image: Image.Image, sprite: tuple[Image.Image, Image.Image], x: int, y: int) -> None:
    face, mask = sprite
    image.paste(face, (x - face.width // 2, y - face.height // 2), mask)


@functools.cache
def _palette() -> Image.Image:
    """An image that carries every colour of a diagram, with the blends at their edges."""
    pairs = [
        (_BOARD, _LINE), (_BOARD, _TEXT), (_BOARD, _BLACK), (_BOARD, _RIM), (_RIM, _WHITE),
        (_BOARD, _LAST), (_BOARD, _OFFER), (_BLACK, _WHITE), (_BLACK, _LAST), (_WHITE, _LAST),
        (_WHITE, _OFFER),
    ]  # fmt: skip
    colours = dict.fromkeys(
        tuple(
            (a * (_SHADES - step) + b * step) // _SHADES for a, b in zip(start, end, strict=True)
        )
        for start, end in pairs
        for step in range(_SHADES + 1)
    )
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in colour])
    return image


@functools.lru_cache(maxsize=16)
def _board(
    columns: tuple[str, ...], rows: tuple[str, ...], dots: frozenset[tuple[int, int]]
) -> Image.Image:
    """The empty board with its coordinates, in the palette; not to be drawn upon."""
    pitch = _pitch(len(columns), len(rows))
    right, bottom = (len(columns) - 1) * pitch + _MARGIN, (len(rows) - 1) * pitch + _MARGIN
    image = Image.new("RGB", (right + _MARGIN + 1, bottom + _MARGIN + 1), _BOARD)
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, image.width - 1, image.height - 1), outline=_LINE)
    for x in range(_MARGIN, right + 1, pitch):
        draw.line((x, _MARGIN, x, bottom), fill=_LINE)
    for y in range(_MARGIN, bottom + 1, pitch):
        draw.line((_MARGIN, y, right, y), fill=_LINE)
    draw.rectangle((_MARGIN - 1, _MARGIN - 1, right + 1, bottom + 1), outline=_LINE)
    board = image.quantize(palette=_palette(), dither=Image.Dither.NONE)
    for column, row in dots:
        _put(board, _dot(), *_centre(column, row, len(rows), pitch))
    for index, name in enumerate(columns):
        for y in (_MARGIN // 2, image.height - 1 - _MARGIN // 2):
            _put(board, _name(name, marked=False), _MARGIN + index * pitch, y)
    for index, name in enumerate(rows):
        for x in (_MARGIN // 2, image.width - 1 - _MARGIN // 2):
            _put(board, _name(name, marked=False), x, bottom - index * pitch)
    return board


def _sprite(side: int, reach: float, drawing: _Drawing) -> tuple[Image.Image, Image.Image]:
    """A square of the palette that covers a disc of radius `reach` with what was drawn large."""
    large = Image.new("RGB", (side * _FINE, side * _FINE), _BOARD)
    drawing(ImageDraw.Draw(large), (side * _FINE - 1) / 2)
    face = large.reduce(_FINE).quantize(palette=_palette(), dither=Image.Dither.NONE)
    mask = Image.new("1", (side, side))
    middle = (side - 1) / 2
    ImageDraw.Draw(mask).ellipse(
        (middle - reach, middle - reach, middle + reach, middle + reach), fill=1
    )
    return face, mask


@functools.lru_cache(maxsize=1024)
def _mark(pitch: int, kind: str, label: str, last: bool) -> tuple[Image.Image, Image.Image]:  # noqa: FBT001
    """A stone or an offered point; the last stone bears a red spot."""
    radius = (pitch / 2 - 1) * _FINE
    fill, rim, ink = {
        "black": (_BLACK, _BLACK, _WHITE),
        "white": (_WHITE, _RIM, _BLACK),
    }.get(kind, (_WHITE, _OFFER, _OFFER))

    def drawing(draw: ImageDraw.ImageDraw, middle: float) -> None:
        _disc(draw, middle, radius, rim)
        _disc(draw, middle, radius - (2 if kind == "offer" else 1.2) * _FINE, fill)
        if last:
            _disc(draw, middle, radius * (0.8 if label else 0.42), _LAST)
        if label:
            height = min(0.62, 1.15 / (len(label) + 0.2)) * 2 * radius
            _write(draw, middle, label, height, _WHITE if last else ink)

    return _sprite(pitch - 1, pitch / 2 - 0.5, drawing)


@functools.cache
def _dot() -> tuple[Image.Image, Image.Image]:
    return _sprite(7, 3.4, lambda draw, middle: _disc(draw, middle, 3 * _FINE, _LINE))


@functools.lru_cache(maxsize=256)
def _name(name: str, *, marked: bool) -> tuple[Image.Image, Image.Image]:
    """The name of a column or row; that of the last move in white on red."""
    side = 23
    fill, ink = (_LAST, _WHITE) if marked else (_BOARD, _TEXT)

    def drawing(draw: ImageDraw.ImageDraw, middle: float) -> None:
        _disc(draw, middle, side / 2 * _FINE, fill)
        _write(draw, middle, name, 15 * _FINE, ink)

    return _sprite(side, side / 2, drawing)


def _disc(draw: ImageDraw.ImageDraw, middle: float, radius: float, colour: _Colour) -> None:
    box = (middle - radius, middle - radius, middle + radius, middle + radius)
    draw.ellipse(box, fill=colour)


def _write(
    draw: ImageDraw.ImageDraw, middle: float, text: str, height: float, colour: _Colour
) -> None:
    font = ImageFont.load_default(height)
    if text.isdigit() or text.isupper():
        draw.text((middle, middle), text, fill=colour, font=font, anchor="mm")
    else:
        # Lower-case letters share one base line, so that the names of columns stand in a row.
        draw.text((middle, middle + height * 0.27), text, fill=colour, font=font, anchor="ms")
