"""Diagrams on the terminal and in files, for every command that draws one."""

import enum
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.games.rules import Picture


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
Png = Annotated[Path | None, typer.Option("--png", help="Write the diagram to this file as PNG.")]


def print_diagram(picture: "Picture", style: Style) -> None:
    """Print a diagram."""
    sys.stdout.write(_drawn(picture, style.value).decode())


def write_diagram(picture: "Picture", *, svg: Path | None, png: Path | None) -> None:
    """Write a diagram into the files that were asked for. Raises ArbiterError."""
    for form, path in (("svg", svg), ("png", png)):
        if path is not None:
            try:
                path.write_bytes(_drawn(picture, form))
            except OSError as error:
                raise ArbiterError(f"{path}: {error.strerror}") from error


def _drawn(picture: "Picture", form: str) -> bytes:
    from corr.picture.forms import RENDERERS
    from corr.picture.words import ENGLISH

    return RENDERERS[form](picture, ENGLISH)
