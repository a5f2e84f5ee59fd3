"""A document's tables as CSV, for spreadsheets and programs. Pure."""

import csv
import io
import re
from collections.abc import Iterable, Iterator

from corr.report.forms.document import (
    Block,
    Document,
    Facts,
    Section,
    Steps,
    Table,
    figures_of,
    value_of,
    without_marks,
)

FACTS, STEPS = "facts", "steps"
"""The names under which all lists of facts and all calculations stand."""
_BEGINS_A_FORMULA = ("=", "+", "-", "@", "\t", "\r")
_STEPS = ("of", "key", "exact", "decimal", "rounded", "met", "what", "how", "result", "then")
_NUMBER = re.compile(r"[+-]?[0-9]+([.,/][0-9]+)?")


def as_csv(document: Document) -> dict[str, str]:
    """Every table by its key, with its column keys as the head.

    All lists of facts are one table, `facts`, and all calculations another one, `steps`, in which
    the figures have columns of their own.
    """
    blocks = [block for section in document.sections for block in _blocks(section)]
    found = {
        block.key: _written(
            [column.key for column in block.columns],
            zip(*map(block.values, range(len(block.columns))), strict=True),
        )
        for block in blocks
        if isinstance(block, Table)
    }
    facts = [
        (block.key, column.key, column.head, value_of(cell))
        for block in blocks
        if isinstance(block, Facts)
        for column, cell in block.rows
    ]
    steps = [
        (
            *(block.key, step.key, *figures_of(step).values()),
            *(step.what, step.how, step.result, step.then),
        )
        for block in blocks
        if isinstance(block, Steps)
        for step in block.steps
    ]
    if facts:
        found[FACTS] = _written(("of", "key", "what", "value"), facts)
    if steps:
        found[STEPS] = _written(_STEPS, steps)
    return found


def _blocks(section: Section) -> Iterator[Block]:
    yield from section.blocks
    for part in section.sections:
        yield from _blocks(part)


def _written(head: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([_harmless(value) for value in row] for row in rows)
    return without_marks(text.getvalue())


def _harmless(value: object) -> object:
    """A text that a spreadsheet would run as a formula gets a ' before it; numbers do not.

    Norms may be negative, so what is a number and nothing else keeps its sign.
    """
    if not isinstance(value, str) or not value.startswith(_BEGINS_A_FORMULA):
        return value
    return value if _NUMBER.fullmatch(value) else f"'{value}"
