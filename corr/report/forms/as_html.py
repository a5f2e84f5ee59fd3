"""A document as one page of its own: light and dark, phone, desk, paper; no script. Pure."""

import re
from functools import cache

from jinja2 import Template
from markupsafe import Markup, escape

from corr.report.forms.as_text import head_align, tails_of, unbroken
from corr.report.forms.document import (
    ISOLATE,
    POP,
    Block,
    Document,
    Plot,
    Table,
    for_readers,
    without_marks,
)
from corr.report.forms.plot_svg import NARROW, PAGE, plot_svg
from corr.words.templates import documents

BROAD = 14
"""A table with more columns is printed on a page that lies on its side."""
_ISOLATED = re.compile(f"{ISOLATE}([^{ISOLATE}{POP}]*){POP}")


def as_html(document: Document) -> str:
    """The document as a page. The same document gives the same bytes."""
    return _template().render(document=for_readers(document)) + "\n"


def _kind(block: Block) -> str:
    return type(block).__name__


def _broad(table: Table) -> bool:
    return len(table.columns) > BROAD


def _drawn(plot: Plot) -> Markup:
    """The plot's own SVG, in which every text from outside is escaped already.

    It is there twice, of which a page shows one: for a screen or paper, and for a phone.
    """
    broad, narrow = plot_svg(plot, PAGE), plot_svg(plot, PAGE, NARROW)
    return Markup(f'{broad}<div class="narrow">{narrow}</div>')  # noqa: S704


def _told(text: str) -> str | Markup:
    """A text of the page, each name between isolating marks as an element of its own."""
    if ISOLATE not in text:
        return text
    return Markup(_ISOLATED.sub(r"<bdi>\1</bdi>", str(escape(text))))  # noqa: S704


@cache
def _template() -> Template:
    environment = documents()
    environment.filters.update(
        kind=_kind,
        broad=_broad,
        drawn=_drawn,
        tails=tails_of,
        head_align=head_align,
        told=_told,
        plain=without_marks,
        unbroken=unbroken,
    )
    return environment.get_template("shared/document.html.jinja")
