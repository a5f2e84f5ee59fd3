"""A few stones as a very small PNG: one of many figures to choose from, without coordinates.

Four colours and hard edges, at twice the size at which it is shown: letters hold 26 of them.
"""

import functools
import zlib

from PIL import Image, ImageDraw

from corr.games.rules import Picture
from corr.picture import look
from corr.picture.png import png_file

_BITS = 2
_PITCH = 24
_RADIUS = 11
_RING = 1.5
_BOARD, _LINE, _BLACK, _WHITE = range(4)
_COLOURS = (look.BOARD, look.LINE, look.BLACK, look.WHITE)
_STONES = {"black": _BLACK, "white": _WHITE}


def shown_size(picture: Picture) -> tuple[int, int]:
    """The width and height at which a letter shows a figure, half of what it has in pixels."""
    return len(picture.column_names) * _PITCH // 2, len(picture.row_names) * _PITCH // 2


@functools.lru_cache(maxsize=128)
def figure(picture: Picture) -> bytes:
    """The stones of a picture as the bytes of a PNG; its lines go on at the edges.

    Labels, dots and other marks than stones would be too small to be seen.
    """
    width, height = (2 * side for side in shown_size(picture))
    image = Image.new("P", (width, height), _BOARD)
    draw = ImageDraw.Draw(image)
    for x in range(_PITCH // 2, width, _PITCH):
        draw.rectangle((x - 1, 0, x, height), fill=_LINE)
    for y in range(_PITCH // 2, height, _PITCH):
        draw.rectangle((0, y - 1, width, y), fill=_LINE)
    for mark in picture.marks:
        if mark.kind in _STONES:
            x = mark.column * _PITCH + _PITCH // 2
            y = height - mark.row * _PITCH - _PITCH // 2
            _disc(draw, x, y, _RADIUS, _BLACK)
            _disc(draw, x, y, _RADIUS - _RING, _STONES[mark.kind])
    packed, stride = image.tobytes("raw", f"P;{_BITS}"), -(-width * _BITS // 8)
    rows = (packed[at : at + stride] for at in range(0, len(packed), stride))
    # A byte of zeros before each row is PNG's word for «no filter».
    pressed = zlib.compress(b"".join(b"\0" + row for row in rows), zlib.Z_BEST_COMPRESSION)
    return png_file((width, height), pressed, bytes(sum(_COLOURS, ())), bits=_BITS)


def _disc(draw: ImageDraw.ImageDraw, x: int, y: int, radius: float, colour: int) -> None:
    # Pillow names a pixel by its middle, half a pixel from where it begins.
    around = (x - radius - 0.5, y - radius - 0.5, x + radius - 0.5, y + radius - 0.5)
    draw.ellipse(around, fill=colour)
