"""A document as JSON, for programs: every figure as `Cell.value` gives it. Pure."""

import json

from corr.report.forms.document import (
    Block,
    Document,
    Facts,
    Items,
    Plot,
    Section,
    Steps,
    Table,
    Text,
    figures_of,
    value_of,
    without_marks,
)

Json = dict[str, object]


def as_json(document: Document) -> str:
    """The document as JSON text; its blocks stand in the order of the page.

    A block is known by the key that names its kind: `text`, `items`, `facts`, `table`, `steps`
    or `plot`. A table's rows are objects with the keys of its columns.
    """
    written = json.dumps(to_json(document), ensure_ascii=False, indent=1)
    return without_marks(written) + "\n"


def to_json(document: Document) -> Json:
    """The document ready for `json.dumps`."""
    return {
        "document": document.key,
        "title": document.title,
        "subtitle": document.subtitle,
        "lang": document.lang,
        "sections": [_section(section) for section in document.sections],
        "footer": document.footer,
    }


def _section(section: Section) -> Json:
    return {
        "section": section.key,
        "title": section.title,
        "blocks": [_block(block) for block in section.blocks],
        "sections": [_section(part) for part in section.sections],
    }


def _block(block: Block) -> Json:
    match block:
        case Text():
            return {"text": block.text}
        case Items():
            return {"items": list(block.items)}
        case Facts():
            facts = {column.key: value_of(cell) for column, cell in block.rows}
            return {"facts": block.key, "values": facts}
        case Steps():
            steps = [
                {
                    "key": step.key,
                    **figures_of(step),
                    "what": step.what,
                    "how": step.how,
                    "result": step.result,
                    "then": step.then,
                }
                for step in block.steps
            ]
            return {"steps": block.key, "lines": steps}
        case Table():
            return _table(block)
        case Plot():
            return {"plot": block.key, "title": block.title, "said": block.said}


def _table(table: Table) -> Json:
    keys = [column.key for column in table.columns]
    rows = zip(*map(table.values, range(len(keys))), strict=True)
    heads = {column.key: column.head for column in table.columns}
    return {
        "table": table.key,
        "heads": heads,
        "rows": [dict(zip(keys, row, strict=True)) for row in rows],
        "caption": table.caption,
    }
