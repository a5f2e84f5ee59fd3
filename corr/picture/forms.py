"""Every form that a picture can take, by its name: one place for commands and pages to ask.

A board is a `Picture` or a `Track`; both have the same forms.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from corr.games.rules import Picture
from corr.games.track import Track
from corr.picture.squares import Squares, squares_text
from corr.picture.track.standing import Say
from corr.picture.track.text import track_text
from corr.picture.track.words import told
from corr.picture.words import Style, Words, describe, text_diagram


def _text(style: Style, picture: Picture, _: Words) -> bytes:
    return f"{text_diagram(picture, style=style, numbers=True)}\n".encode()


def _words(picture: Picture, words: Words) -> bytes:
    return f"{describe(picture, words, numbers=True)}\n".encode()


def _svg(picture: Picture, words: Words) -> bytes:
    # A diagram on the terminal is not to wait for what draws the other forms.
    from corr.picture.svg import svg

    description = describe(picture, words, numbers=True)
    return svg(picture, title=words.diagram, description=description).encode()


def _png(picture: Picture, _: Words) -> bytes:
    from corr.picture.png import png

    return png(picture)


def squares_text_of(found: Squares) -> bytes:
    """The squares of a game as the bytes of a text."""
    return f"{squares_text(found)}\n".encode()


def squares_svg_of(found: Squares, moves: Sequence[str], words: Words) -> bytes:
    """The squares of a game as the bytes of an SVG, its moves told to those who hear it."""
    from corr.picture.svg import squares_svg  # as above

    said = ", ".join(f"{number} {move}" for number, move in enumerate(moves, 1))
    told = f"{words.moves} {said}." if said else words.empty
    return squares_svg(found, title=words.diagram, description=told).encode()


RENDERERS: Mapping[str, Callable[[Picture, Words], bytes]] = {
    **{style.value: partial(_text, style) for style in Style},
    "words": _words,
    "svg": _svg,
    "png": _png,
}
"""The bytes of a picture's file in every form (texts in UTF-8), all labels of stones shown.

What is said in words is said in those that are given.
"""


# -- a track ----


def _track_text(style: Style, track: Track, say: Say) -> bytes:
    return f"{track_text(track, say, style=style)}\n".encode()


def _track_words(track: Track, say: Say) -> bytes:
    return f"{told(track, say)}\n".encode()


def _track_svg(track: Track, say: Say) -> bytes:
    from corr.picture.track.svg import track_svg  # as above

    return track_svg(track, title=say("diagram"), description=told(track, say)).encode()


def _track_png(track: Track, _: Say) -> bytes:
    from corr.picture.track.png import track_png

    return track_png(track)


TRACK_RENDERERS: Mapping[str, Callable[[Track, Say], bytes]] = {
    **{style.value: partial(_track_text, style) for style in Style},
    "words": _track_words,
    "svg": _track_svg,
    "png": _track_png,
}
"""The bytes of a track's file in every form of `RENDERERS`.

What is said is said by the sheet `track` of a language: `sheet("en", "track")`, or a voice of it.
"""
