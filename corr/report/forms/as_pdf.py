"""A document as PDF: A4, tagged, its plots as drawings; the same document gives the same bytes.

Set by typst: one wheel with fonts of its own and no system package, a page in a few
milliseconds, and a layout that knows repeated heads, what stays together, and PDF tags.
ReportLab and fpdf2 leave all that to their callers, WeasyPrint needs Pango of the system, and
none of them is as fast. It is given the words as data (`sys.inputs`), never as source; it loads
no package, and fonts of the system only for letters that its own ones lack.
"""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

import typst

from corr import resources
from corr.report.forms.as_text import tails_of, unbroken
from corr.report.forms.document import (
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Items,
    Plot,
    Section,
    Steps,
    Table,
    Text,
    beyond_our_fonts,
    for_readers,
    without_marks,
)
from corr.report.forms.plot_svg import PAPER, plot_svg

# -- which signs a PDF cannot print, because no font has them ----
# Typst prints a box for such a sign and says nothing, so it is asked to draw every unusual sign by
# itself: what looks like a sign that no font ever has is a box.

FONT = "Libertinus Serif"
"""The font of what is printed, which comes with typst."""
_SURE = 0x180
"""All letters below are in `FONT`: those of the Latin languages."""
_NOWHERE = "\U0010fffd"
"""A sign for private use, which no font has."""
_JOINER = "\u200d"
_MARKS = ("Mn", "Mc", "Me")
_SKINS = "\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"
_UNSEEN = ("Cc", "Cf")
_GLYPH = re.compile(r'href="#(g[0-9A-F]+)"')


def not_printed(texts: Iterable[str], *, system_fonts: bool) -> tuple[str, ...]:
    """The signs of some texts that would be boxes, each once: in `FONT`, or in any font there is.

    >>> not_printed(["Åsa Žižek", "坂田"], system_fonts=False)
    ('坂', '田')
    """
    found = dict.fromkeys(sign for text in texts for sign in _signs(text))
    unsure = [sign for sign in found if len(sign) > 1 or ord(sign) >= _SURE]
    if not unsure:
        return ()
    content = {"font": FONT, "fallback": system_fonts, "signs": [_NOWHERE, *unsure]}
    pages = _compiler(system_fonts=system_fonts).compile(
        format="svg", sys_inputs={"signs": json.dumps(content)}
    )
    assert isinstance(pages, list)
    box, *drawn = [{*_GLYPH.findall(page.decode())} for page in pages]
    return tuple(sign for sign, glyphs in zip(unsure, drawn, strict=True) if box & glyphs)


def named(signs: Iterable[str]) -> str:
    """Signs with their numbers, for those whose screen has no font for them either.

    >>> named("坂")
    '坂 (U+5742)'
    """
    return ", ".join(f"{sign} ({' '.join(f'U+{ord(one):04X}' for one in sign)})" for sign in signs)


def _signs(text: str) -> Iterator[str]:
    """What is drawn as one sign: a letter with its marks, or what joiners hold together."""
    held = ""
    for letter in text:
        kind = unicodedata.category(letter)
        follows = letter == _JOINER or kind in _MARKS or letter in _SKINS
        if held and (follows or held.endswith(_JOINER)):
            held += letter
            continue
        if held:
            yield held
        held = "" if letter.isspace() or kind in _UNSEEN else letter
    if held:
        yield held


@cache
def _compiler(*, system_fonts: bool) -> typst.Compiler:
    """Kept, since it reads its fonts once; it sees the folder of its one file and no other."""
    folder = resources.templates() / "shared"
    return typst.Compiler(
        str(folder / "glyphs.typ"), root=str(folder), ignore_system_fonts=not system_fonts
    )


# -- A document as PDF: A4, tagged, its plots as drawings ----


Json = dict[str, object]
FLEXIBLE = 28
"""The words of a column with a longer text may be broken into lines."""
WHOLE = 44
"""What has more lines than that, by a careful guess, may not fit on one page."""
TIGHT = 15
"""So narrow a column of words is made, before a table is laid on its side."""
DENSE = 14
"""A table with more columns is set closer."""
BROADEST = 90
"""Of what is left over, a column of words has a share by its longest one, up to so much."""
SHORT, SHORT_DENSE = 24, 34
"""A table with no more lines than that stands on one page, be it one that lies on its side."""
MEASURED = 3
"""How many of a column's longest texts are measured for its width."""


def as_pdf(document: Document) -> bytes:
    """The document as a PDF file."""
    words = json.dumps(_document(for_readers(document)), ensure_ascii=False)
    written = _pdf_compiler(other_scripts=beyond_our_fonts(words)).compile(
        format="pdf",
        sys_inputs={"document": words},
        timestamp=0,
    )
    assert isinstance(written, bytes)
    return written


@cache
def _pdf_compiler(*, other_scripts: bool) -> typst.Compiler:
    """Kept, since it reads its fonts once; it sees the folder of its one file and no other.

    For letters of `other_scripts` the system's fonts are there behind its own ones.
    """
    folder = resources.templates() / "shared"
    return typst.Compiler(
        str(folder / "document.typ"), root=str(folder), ignore_system_fonts=not other_scripts
    )


def _document(document: Document) -> Json:
    return {
        "title": without_marks(document.title),
        "subtitle": document.subtitle,
        "lang": document.lang,
        "footer": document.footer or document.title,
        "sections": [_section(section) for section in document.sections],
    }


def _section(section: Section) -> Json:
    return {
        "title": section.title,
        "whole": section.together and _lines_of_section(section) <= WHOLE,
        "blocks": [_block(block) for block in section.blocks],
        "sections": [_section(part) for part in section.sections],
    }


def _block(block: Block) -> Json:
    match block:
        case Text():
            return {"kind": "text", "text": block.text, "quiet": block.quiet}
        case Items():
            return {"kind": "items", "items": block.items}
        case Facts():
            rows = [{"head": column.head, "cell": _cell(cell)} for column, cell in block.rows]
            return {"kind": "facts", "rows": rows}
        case Steps():
            steps = [
                {
                    "what": step.what,
                    "how": unbroken(step.how),
                    "result": step.result,
                    "then": unbroken(step.then),
                }
                for step in block.steps
            ]
            return {"kind": "steps", "steps": steps, "whole": _lines(block) <= WHOLE}
        case Table():
            return _table(block)
        case Plot():
            svg = plot_svg(block, PAPER)
            return {"kind": "plot", "title": block.title, "said": block.said, "svg": svg}


def _lines_of_section(section: Section) -> int:
    return 2 + sum(map(_lines, section.blocks)) + sum(map(_lines_of_section, section.sections))


def _lines(block: Block) -> int:
    """How many lines a block takes on paper, rather too many than too few."""
    match block:
        case Text():
            return 1 + len(block.text) // 80
        case Items():
            return sum(1 + len(item) // 80 for item in block.items)
        case Facts():
            return len(block.rows)
        case Steps():
            steps = (f"{step.how} = {step.result}; {step.then}" for step in block.steps)
            return sum(1 + len(text) // 75 for text in steps)
        case Table():
            rows = (max((len(cell.text) for cell in row), default=0) for row in block.rows)
            return 3 + sum(1 + longest // 50 for longest in rows) + len(block.caption) // 80
        case Plot():
            return 16


def _table(table: Table) -> Json:
    padded = tails_of(table)
    texts = [
        sorted(
            (row[place].text + tail[place] for row, tail in zip(table.rows, padded, strict=True)),
            key=len,
        )
        for place in range(len(table.columns))
    ]
    dense = len(table.columns) > DENSE
    flexible = [
        column.align == "left" and bool(each) and len(each[-1]) > FLEXIBLE
        for column, each in zip(table.columns, texts, strict=True)
    ]
    return {
        "kind": "table",
        "caption": table.caption,
        "whole": _lines(table) <= (SHORT_DENSE if dense else SHORT),
        "dense": dense,
        "fixed": table.fixed,
        "ends": table.ends,
        "columns": [
            {
                "head": column.head,
                "align": column.align,
                "share": min(len(each[-1]), BROADEST) if may else 0,
                "tight": "n" * TIGHT if _may_be_tight(column, each) else "",
            }
            for column, may, each in zip(table.columns, flexible, texts, strict=True)
        ],
        "longest": [
            ["n" * FLEXIBLE] if may else each[-MEASURED:]
            for each, may in zip(texts, flexible, strict=True)
        ],
        "rows": [
            [_cell(cell, tail) for cell, tail in zip(row, tails, strict=True)]
            for row, tails in zip(table.rows, padded, strict=True)
        ],
    }


def _may_be_tight(column: Column, texts: Sequence[str]) -> bool:
    """Whether a column has words that can be broken; `texts` are its cells, the longest last."""
    return column.align == "left" and bool(texts) and len(texts[-1]) > TIGHT


def _cell(cell: Cell, tail: str = "") -> Json:
    return {"text": cell.text, "mark": cell.mark, "tail": tail}
