"""Every form that a picture can take, by its name: one place for commands and pages to ask."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from corr.games.rules import Picture
from corr.picture.squares import Squares, squares_text
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
