"""Diagrams on the terminal and in files, for every command that draws one."""

import enum
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.errand import page_of
from corr.errors import ArbiterError
from corr.games.rules import Picture
from corr.games.track import Track
from corr.picture.forms import RENDERERS, TRACK_RENDERERS, squares_svg_of, squares_text_of
from corr.picture.look import are_moves
from corr.picture.squares import Squares
from corr.picture.words import ENGLISH


class Style(enum.StrEnum):
    """How a diagram is drawn on the terminal."""

    X_O = "x_o"
    DISCS = "discs"
    ASCII = "ascii"
    WORDS = "words"


Drawn = Annotated[
    Style, typer.Option("--style", help="X and O, discs, pure ASCII, or a list of the stones.")
]
Numbers = Annotated[bool, typer.Option("--numbers", help="Number the stones.")]
Svg = Annotated[Path | None, typer.Option("--svg", help="Write the diagram to this file as SVG.")]
InSquares = Annotated[
    bool,
    typer.Option(
        "--squares",
        help="The moves' numbers in their squares, all of them where a point was played again, "
        "as on sheets of 1987; Black's in brackets, in the SVG in rings.",
    ),
]
Png = Annotated[Path | None, typer.Option("--png", help="Write the diagram to this file as PNG.")]


def print_diagram(context: typer.Context | None, picture: Picture | Track, style: Style) -> None:
    """Write a diagram. Raises ArbiterError where standard output has no such characters."""
    try:
        page_of(context).add(_drawn(picture, style.value).decode())
    except UnicodeEncodeError as error:
        raise ArbiterError("the terminal cannot show these characters: --style ascii") from error


def print_squares(context: typer.Context | None, found: Squares) -> None:
    """Write the squares of a game."""
    page_of(context).add(squares_text_of(found).decode())


def write_squares(found: Squares, moves: Sequence[str], *, svg: Path | None) -> None:
    """Write the squares of a game into a new file. Raises ArbiterError."""
    if svg is not None:
        _write_new([(svg, squares_svg_of(found, moves, ENGLISH))])


def legend(picture: Picture, style: Style) -> str:
    """What the marks on the points of a diagram mean, on one line; "" where none needs a word."""
    if style is Style.WORDS:
        return ""
    kinds = {mark.kind for mark in picture.marks}
    spots = ", ".join(mark.label for mark in picture.marks if mark.kind == "spot")
    rows = not are_moves(picture)
    told = (
        (f"{'×' if style is Style.DISCS else '!'} = forbidden to Black", "forbidden" in kinds),
        ("the number behind a stone = its row, in the order told below", rows),
        (f"{spots} = where a row can grow", "spot" in kinds),
    )
    return "; ".join(words for words, there in told if there)


def write_diagram(picture: Picture | Track, *, svg: Path | None, png: Path | None) -> None:
    """Write a diagram into new files, both or none. Raises ArbiterError."""
    wanted = [(form, path) for form, path in (("svg", svg), ("png", png)) if path is not None]
    _write_new([(path, _drawn(picture, form)) for form, path in wanted])


def _write_new(wanted: Sequence[tuple[Path, bytes]]) -> None:
    """Write new files, all or none. Raises ArbiterError."""
    for path, _ in wanted:
        if path.exists():
            raise ArbiterError(f"{path}: it exists already")
    written: list[Path] = []
    try:
        for path, content in wanted:
            with path.open("xb") as file:
                written.append(path)
                file.write(content)
    except OSError as error:
        for path in written:
            path.unlink()
        raise ArbiterError(f"{path}: {error.strerror}") from error


def _drawn(picture: Picture | Track, form: str) -> bytes:
    if isinstance(picture, Track):
        # Whoever looks at a grid is not to wait for the catalogues.
        from corr.words.templates import sheet

        return TRACK_RENDERERS[form](picture, sheet("en", "track"))
    return RENDERERS[form](picture, ENGLISH)
