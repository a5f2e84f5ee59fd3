"""A document as plain text, for a terminal and for letters. Pure."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import replace

from corr.report.forms.document import (
    Block,
    Column,
    Document,
    Facts,
    Items,
    Plot,
    Section,
    Step,
    Steps,
    Table,
    Text,
    for_readers,
    is_even,
    width_of,
)

# -- how a document's tables stand ----

_DECIMALS = re.compile(r"[.,]\d+$", re.ASCII)


def tails(texts: Sequence[str]) -> tuple[str, ...]:
    """What each text lacks behind it, so that all decimal marks stand below each other.

    >>> tails(("6.35", "6.5", "7", "–"))
    ('', '0', '.00', '.00')
    """
    ends = [found[0] if (found := _DECIMALS.search(text)) else "" for text in texts]
    longest = max((len(end) for end in ends), default=0)
    mark = next((end[0] for end in ends if end), ".")
    return tuple(
        "0" * (longest - len(end)) if end else f"{mark}{'0' * (longest - 1)}" if longest else ""
        for end in ends
    )


def tails_of(table: Table) -> tuple[tuple[str, ...], ...]:
    """The `tails` of every cell of a table, "" in columns without decimal marks."""
    columns = [
        tails(table.texts(place)) if column.align == "point" else ("",) * len(table.rows)
        for place, column in enumerate(table.columns)
    ]
    return tuple(zip(*columns, strict=True)) if columns else ()


def in_blocks(
    widths: Sequence[int], fixed: int, room: int, ends: int = 1
) -> Iterator[tuple[int, ...]]:
    """The places of the columns of each block that fits into the room, the fixed ones in all.

    The last `ends` columns stand in one block.

    >>> list(in_blocks((3, 4, 4, 4), 1, 12))
    [(0, 1, 2), (0, 3)]
    >>> list(in_blocks((3, 4, 4, 4), 1, 12, ends=2))
    [(0, 1), (0, 2, 3)]
    """
    always = tuple(range(min(fixed, len(widths))))
    last = max(len(always), len(widths) - ends)
    parts: list[tuple[int, ...]] = [(place,) for place in range(len(always), last)]
    parts += [tuple(range(last, len(widths)))] if last < len(widths) else []
    block = always
    for part in parts:
        if len(block) > len(always) and sum(widths[place] for place in block + part) > room:
            yield block
            block = always
        block += part
    yield block


def head_align(column: Column) -> str:
    """How the head of a column stands: a number's at the right."""
    return "right" if column.align == "point" else column.align


def unbroken(how: str) -> str:
    """A calculation whose lines end between its terms: `8: 12 → 9` is never parted."""
    return how.replace(": ", ":\u00a0").replace(" → ", "\u00a0→\u00a0")


# -- A document as plain text, for a terminal and for letters ----


BROAD = 120
"""How wide a table may be before it is broken into blocks of columns."""
WIDTH = 96
"""How wide other lines may be."""
LONGEST = 44
"""A text longer than that is broken within its column."""
GAP = "  "
_BESIDE = "\ue000"
"""Beside a letter of two places while lines are filled, which go by the number of letters."""
_AT_LAST = str.maketrans({"\u00a0": " ", _BESIDE: None})


def as_text(document: Document, broad: int = BROAD) -> str:
    """The document as text; its title and sections are underlined, its tables aligned.

    No line is wider than `broad` places, unless a single column is.
    """
    page = _Page(broad=broad, width=min(WIDTH, broad), longest=min(LONGEST, broad * 3 // 8))
    parts = [_underlined(document.title, "=")]
    parts += [page.filled(document.subtitle)] if document.subtitle else []
    for section in for_readers(document).sections:
        parts += _section(section, page, top=True)
    parts += [page.filled(document.footer)] if document.footer else []
    return "\n\n".join(parts) + "\n"


class _Page(Struct, frozen=True, kw_only=True):
    """How wide tables, lines and single cells may be."""

    broad: int
    width: int
    longest: int

    def filled(self, text: str, *, first: str = "", then: str = "") -> str:
        """A text in lines. The places of no-break spaces are kept together."""
        return textwrap.fill(
            text if is_even(text) else "".join(map(_as_long_as_wide, text)),
            self.width,
            initial_indent=first,
            subsequent_indent=then,
            break_long_words=False,
            break_on_hyphens=False,
        ).translate(_AT_LAST)


def _section(section: Section, page: _Page, *, top: bool) -> Iterator[str]:
    if section.title:
        yield _underlined(section.title, "-") if top else page.filled(section.title)
    for block in section.blocks:
        yield from filter(None, _block(block, page))
    for part in section.sections:
        yield from _section(part, page, top=False)


def _block(block: Block, page: _Page) -> Iterator[str]:
    match block:
        case Text():
            yield page.filled(block.text)
        case Items():
            yield "\n".join(page.filled(item, first="- ", then="  ") for item in block.items)
        case Facts():
            names = [column.head for column, _ in block.rows]
            width = max(map(len, names), default=0) + len(GAP)
            yield "\n".join(
                page.filled(cell.text, first=column.head.ljust(width), then=" " * width)
                for column, cell in block.rows
            )
        case Steps():
            yield "\n".join(page.filled(line_of(_kept(step)), then="    ") for step in block.steps)
        case Table():
            yield from table_blocks(block, broad=page.broad, longest=page.longest)
            if block.caption:
                yield page.filled(block.caption)
        case Plot():
            yield page.filled(f"{block.title}: {block.said}")


def _as_long_as_wide(letter: str) -> str:
    return letter + _BESIDE * (width_of(letter) - 1)


def _kept(step: Step) -> Step:
    return replace(step, how=unbroken(step.how), then=unbroken(step.then))


def line_of(step: Step) -> str:
    """A line of a calculation as one sentence; a page shows the same words."""
    found = " = ".join(filter(None, (step.how, step.result)))
    return f"{step.what}: " + "; ".join(filter(None, (found, step.then)))


def table_blocks(table: Table, *, broad: int = BROAD, longest: int = LONGEST) -> Iterator[str]:
    """A table's blocks of columns, each with its head.

    A line is at most `broad` wide; a cell longer than `longest` is broken into lines.
    """
    columns = [_column(table, place, longest) for place in range(len(table.columns))]
    with_gaps = [column.width + len(GAP) for column in columns]
    for places in in_blocks(with_gaps, table.fixed, broad, table.ends):
        chosen = [columns[place] for place in places]
        line = GAP.join(_place(column) for column in chosen)
        rows = zip(*_lines(chosen), strict=True)
        yield "\n".join(map(str.rstrip, map(line.__mod__, rows)))


class _Column(Struct, frozen=True, kw_only=True):
    """A column with its head, as it is printed; `lines` has its cells broken, if one is."""

    texts: Sequence[str]
    lines: Sequence[Sequence[str]] | None
    width: int
    align: str
    even: bool

    @property
    def padded(self) -> bool:
        """Whether its texts are as wide already as they are to be."""
        return self.align == "center" or not self.even


def _column(table: Table, place: int, longest: int) -> _Column:
    head = table.columns[place].head
    texts = [head, *_texts(table, place)]
    lines, even = None, is_even("".join(texts))
    width = max(map(len, texts))
    if width > longest and max(map(len, texts[1:]), default=0) > longest:
        # A head is no sentence, and stays whole.
        lines = [[head], *(textwrap.wrap(text, longest) or [text] for text in texts[1:])]
    if lines or not even:
        every = [one for cell in lines for one in cell] if lines else texts
        width = max(map(len if even else width_of, every))
    return _Column(
        texts=texts,
        lines=lines,
        width=width,
        align=head_align(table.columns[place]),
        even=even,
    )


def _texts(table: Table, place: int) -> Sequence[str]:
    """The cells of a column, all decimal marks as far from the end."""
    texts = table.texts(place)
    if table.columns[place].align != "point":
        return texts
    return [text + " " * len(tail) for text, tail in zip(texts, tails(texts), strict=True)]


def _lines(columns: Sequence[_Column]) -> Iterator[Sequence[str]]:
    """The columns of a block line by line; a cell is broken only where its column stands."""
    texts: Sequence[Sequence[str]] = [column.texts for column in columns]
    if any(column.lines for column in columns):
        cells = (column.lines or [[text] for text in column.texts] for column in columns)
        rows = (zip_longest(*row, fillvalue="") for row in zip(*cells, strict=True))
        texts = [*zip(*(line for row in rows for line in row), strict=True)]
    for column, lines in zip(columns, texts, strict=True):
        yield [_padded(text, column) for text in lines] if column.padded else lines


def _padded(text: str, column: _Column) -> str:
    """A text made as wide as its column, by the places that it takes and not by its letters."""
    lacking = column.width - width_of(text)
    if column.align == "center":
        # As `str.center` has it, so that narrow columns stand as they always did.
        left = lacking // 2 + (lacking & column.width & 1)
        return f"{' ' * left}{text}{' ' * (lacking - left)}"
    return f"{' ' * lacking}{text}" if column.align == "right" else f"{text}{' ' * lacking}"


def _place(column: _Column) -> str:
    """The place of a text in a line, for `%`: that is quick where there are very many lines."""
    if column.padded:
        return "%s"
    return f"%{column.width}s" if column.align == "right" else f"%-{column.width}s"


def _underlined(text: str, mark: str) -> str:
    return f"{text}\n{mark * width_of(text)}"
