"""A track as SVG: one file without fonts, style sheets, ids or anything from outside.

It shows what the PNG shows, pixel by pixel at its natural size, and stays sharp at any other.
"""

import functools

from corr.games.track import Track
from corr.picture.svg import element, elements
from corr.picture.track.shapes import SIZE, board, drawing


def track_svg(track: Track, *, title: str = "", description: str = "") -> str:
    """The board as an SVG element, to be written to a file or into a page.

    The title names the picture for those who hear it and the description tells its content
    (`told`); a picture without either is hidden from them.
    """
    drawn = (_board(clockwise=track.clockwise), *elements(drawing(track)))
    return element(SIZE, drawn, title, description)


@functools.lru_cache(maxsize=2)
def _board(*, clockwise: bool) -> str:
    return "".join(elements(board(clockwise=clockwise)))
