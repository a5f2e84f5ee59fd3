"""How a document's tables stand: decimal marks below each other, and blocks of columns. Pure."""

import re
from collections.abc import Iterator, Sequence

from corr.report.forms.document import Column, Table

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
