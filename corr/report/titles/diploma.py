"""The diploma for an honorary title (R32.5): one page for a wall, as text, web page and PDF. Pure.

Its ornament is drawn once, as vectors, for the paper and for the page (light and dark).
"""

import json
import unicodedata
from collections.abc import Mapping
from datetime import date
from functools import cache
from math import ceil

import typst
from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import asdict

from corr import resources
from corr.ranking.board.otb import OTB_FIRST_DAN, write_otb_level
from corr.ranking.board.otb_register import Source
from corr.report.forms.as_pdf import not_printed
from corr.words.templates import documents, sheet

PAPER: Mapping[str, str] = {
    "ink": "#1d2321",
    "soft": "#5c6663",
    "line": "#a9b5af",
    "accent": "#1f5f3b",
    "gold": "#a98b3f",
    "black": "#1d2321",
    "white": "#ffffff",
}
"""The colours of the printed page."""
PAGE: Mapping[str, str] = {name: f"var(--{name})" for name in PAPER}
"""The colours of the web page, which are those of its light or dark."""


class Diploma(Struct, frozen=True, kw_only=True):
    """What a diploma says. `source` is how the title with the index `level` was reached.

    `on` is the day, None if nobody knows; `event` and `federation` may be "". `signers` are the
    names below the lines, for the board and for the ranking committee; "" leaves the role alone.
    """

    name: str
    level: int
    on: date | None
    source: Source
    event: str = ""
    federation: str = ""
    signers: tuple[str, str] = ("", "")
    lang: str = "en"


class Lines(Struct, frozen=True, kw_only=True):
    """The words of a diploma, from above to below; `signed` are pairs of a role and a name."""

    lang: str
    federation: str
    heading: str
    opening: str
    name: str
    reached: str
    title: str
    where: str
    lasting: str
    signed: tuple[tuple[str, str], ...]


def lines_of(diploma: Diploma) -> Lines:
    """The words of a diploma in its language."""
    say = sheet(diploma.lang, "diploma_words")
    day = say("day", d=diploma.on) if diploma.on else ""
    level = write_otb_level(diploma.level)
    title = level.replace("dan", say("dan")) if diploma.level >= OTB_FIRST_DAN else level
    return Lines(
        lang=diploma.lang,
        federation=diploma.federation,
        heading=say("heading"),
        opening=say("opening"),
        name=diploma.name,
        reached=say("reached"),
        title=title,
        where=say("where", source=diploma.source, event=diploma.event, day=day),
        lasting=say("lasting"),
        signed=(
            (say("place_and_date"), ""),
            *zip((say("board"), say("committee")), diploma.signers, strict=True),
        ),
    )


def diploma_text(diploma: Diploma) -> str:
    """The diploma in words."""
    lines = lines_of(diploma)
    said = (
        *(lines.federation, lines.heading, f"{lines.opening} {lines.name} {lines.reached}"),
        *(lines.title, lines.where, lines.lasting),
    )
    signed = (f"{role}: {name}" if name else f"{role}: …" for role, name in lines.signed)
    return "\n\n".join([*filter(None, said), "\n".join(signed)]) + "\n"


def diploma_html(diploma: Diploma) -> str:
    """The diploma as a page of its own, printed on A4 that lies on its side."""
    template = documents().get_template("shared/diploma.html.jinja")
    lines = lines_of(diploma)
    return template.render(
        d=lines,
        ornament=Markup(_ornament("page")),  # noqa: S704
        paper=PAPER,
        size={
            "federation": _size(lines.federation.upper(), width=66, height=3.8, largest=1.6),
            "name": _size(lines.name, width=77, height=8.6, largest=4.9),
            "where": _size(lines.where, width=77, height=4.6, largest=1.75),
            "signed": [_size(name, width=23, height=3.2, largest=1.2) for _, name in lines.signed],
        },
    )


def diploma_pdf(diploma: Diploma) -> bytes:
    """The diploma as a PDF file, A4 on its side; the same diploma gives the same bytes.

    Signs that no font has are boxes: ask `lacking` before.
    """
    written = _compiler_for(diploma).compile(
        format="pdf", sys_inputs=_inputs(diploma), timestamp=0
    )
    assert isinstance(written, bytes)
    return written


def lacking(diploma: Diploma) -> tuple[str, ...]:
    """The signs of a diploma that no font prints, neither ours nor the system's."""
    return not_printed(_own_words(diploma), system_fonts=True)


def _own_words(diploma: Diploma) -> tuple[str, ...]:
    """What is written on a diploma beside our own words."""
    return (
        *(diploma.name, diploma.event, diploma.federation, diploma.federation.upper()),
        *diploma.signers,
    )


def _size(words: str, *, width: float, height: float, largest: float) -> float:
    """How large words may be written to stay in their place, by a careful guess.

    All in hundredths of the page's width; a browser parts a word that is still too wide.
    """
    widths = [sum(map(_width, word)) + 0.3 for word in words.split()] or [0]
    size = largest
    while size > largest / 5 and (
        (max(widths) * size > width and size > largest / 2)
        or ceil(sum(widths) * size / width) * 1.25 * size > height
    ):
        size -= largest / 100
    return round(size, 3)


def _width(letter: str) -> float:
    """About how wide a letter is, by its height."""
    if unicodedata.east_asian_width(letter) in ("W", "F"):
        return 1.05
    return 0.8 if letter.isupper() or letter in "mw" else 0.54


def _inputs(diploma: Diploma) -> dict[str, str]:
    content = {**asdict(lines_of(diploma)), "ornament": _ornament("paper"), "colour": dict(PAPER)}
    return {"diploma": json.dumps(content, ensure_ascii=False)}


@cache
def _ornament(where: str) -> str:
    template = documents().get_template("shared/diploma.svg.jinja")
    return template.render(c=PAPER if where == "paper" else PAGE)


def _compiler_for(diploma: Diploma) -> typst.Compiler:
    other_scripts = bool(not_printed(_own_words(diploma), system_fonts=False))
    return _compiler(other_scripts=other_scripts)


@cache
def _compiler(*, other_scripts: bool) -> typst.Compiler:
    """Kept, since it reads its fonts once; it sees the folder of its one file and no other.

    For letters of `other_scripts` the system's fonts are there behind its own ones.
    """
    folder = resources.templates() / "shared"
    return typst.Compiler(
        str(folder / "diploma.typ"), root=str(folder), ignore_system_fonts=not other_scripts
    )
