"""The rows of a long table, kept by columns: every form is that of a table of cells."""

import pytest

from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_html import as_html
from corr.report.forms.as_json import as_json
from corr.report.forms.as_text import as_text
from corr.report.forms.document import (
    Cell,
    Column,
    Document,
    Filled,
    LongRows,
    Row,
    Section,
    Table,
)

LONG = LongRows(
    columns=(
        Filled(texts=["1", "2", "3"], values=range(1, 4)),
        Filled(texts=["Anna", "Åke, of a name longer than a column of text may be wide", "=Bo"]),
        Filled(texts=["–", "Umeå", "–"], values=["", "Umeå", ""]),
        Filled(texts=["6.35", "7", "–"], values=["127/20", "7", ""]),
    )
)
ROWS: tuple[Row, ...] = (
    (Cell(text="1", value=1), Cell(text="Anna"), Cell(text="–", value="")),
    (
        Cell(text="2", value=2),
        Cell(text="Åke, of a name longer than a column of text may be wide"),
        Cell(text="Umeå", value="Umeå"),
    ),
    (Cell(text="3", value=3), Cell(text="=Bo"), Cell(text="–", value="")),
)
FIGURES = (Cell(text="6.35", value="127/20"), Cell(text="7", value="7"), Cell(text="–", value=""))
SHORT = tuple((*row, figure) for row, figure in zip(ROWS, FIGURES, strict=True))


def document(rows: LongRows | tuple[Row, ...], *, data: bool = False) -> Document:
    columns = (
        Column(key="line", head="No.", align="right"),
        Column(key="name", head="Name"),
        Column(key="club", head="Club", align="center", data=data),
        Column(key="norm", head="Norm", align="point"),
    )
    table = Table(key="list", columns=columns, rows=rows)
    section = Section(key="all", title="All", blocks=(table,))
    return Document(key="long", title="Long", lang="en", sections=(section,))


@pytest.mark.parametrize("data", [False, True])
@pytest.mark.parametrize("form", [as_text, as_html, as_json, as_csv])
def test_a_table_kept_by_columns_is_written_as_one_of_cells(form, data):
    assert form(document(LONG, data=data)) == form(document(SHORT, data=data))


def test_rows_kept_by_columns_are_a_sequence_of_rows_of_cells():
    assert tuple(LONG) == SHORT
    assert len(LONG) == len(SHORT)
    assert (LONG[0], LONG[-1], LONG[1:]) == (SHORT[0], SHORT[-1], SHORT[1:])
    with pytest.raises(IndexError):
        LONG[3]


def test_lines_of_text_end_with_no_space_and_columns_stand_below_their_heads():
    lines = as_text(document(LONG)).splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("No."))
    assert lines[at].index("Name") == lines[at + 1].index("Anna")
    assert lines[at + 1].startswith("  1  Anna")
    assert not any(line != line.rstrip() for line in lines)
