"""One document in five forms: they say the same, and nothing from outside is read as markup."""

import csv
import io
import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from bs4 import BeautifulSoup
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from pypdf import PdfReader
from typer.testing import CliRunner

from corr.cli.program import app
from corr.errors import ArbiterError
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.eventfile import read
from corr.report.committee.committee import committee_report
from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_html import as_html
from corr.report.forms.as_json import as_json
from corr.report.forms.as_pdf import as_pdf
from corr.report.forms.as_text import as_text, tails
from corr.report.forms.document import (
    Cell,
    Column,
    Document,
    Line,
    Plot,
    Section,
    Step,
    Steps,
    Table,
    Text,
    figures_of,
)
from tests.places import TESTS

CASES = TESTS / "data" / "corr_ranking.jsonl"
HOSTILE = ('#image("/etc/passwd")', "*a* _b_ $x^2$ `c`", "@ref <l>", "\\ \\u{41} //x", "<b>&amp;")


def event(number: int) -> Any:
    """An event of the known cases."""
    return read(json.loads(CASES.read_text(encoding="utf-8").splitlines()[number])["input"])


def report(number: int, lang: str = "en") -> Document:
    return committee_report(event(number), compute(event(number)), lang)


def steps(section: Section) -> list[Step]:
    found = [step for one in section.blocks if isinstance(one, Steps) for step in one.steps]
    return found + [step for part in section.sections for step in steps(part)]


def all_steps(document: Document) -> list[Step]:
    return [step for section in document.sections for step in steps(section)]


def pdf_text(document: Document) -> str:
    """What a PDF says, without its line breaks."""
    reader = PdfReader(io.BytesIO(as_pdf(document)))
    return "".join("".join(page.extract_text() for page in reader.pages).split())


def solid(text: str) -> str:
    return "".join(text.split())


def hostile(text: str) -> Document:
    """A document in which a text stands in every place that there is."""
    cells = (Cell(text=text), Cell(text="1.5"))
    columns = (Column(key="who", head=text), Column(key="n", head="N", align="point"))
    return Document(
        key="x",
        title=text,
        lang="en",
        subtitle=text,
        footer=text,
        sections=(
            Section(
                key="s",
                title=text,
                blocks=(
                    Text(text=text),
                    Table(key="t", columns=columns, rows=(cells,), caption=text),
                    Steps(key="c", steps=(Step(what=text, how=text, result=text, then=text),)),
                    Plot(
                        key="p",
                        title=text,
                        said=text,
                        x=(text, "1"),
                        y=((1, text),),
                        lines=(Line(name=text, values=(1, 2)),),
                    ),
                ),
            ),
        ),
    )


@pytest.mark.parametrize("text", HOSTILE)
def test_no_form_reads_a_text_as_markup(text: str) -> None:
    document = hostile(text)
    assert pdf_text(document).count(solid(text)) >= 9
    page = BeautifulSoup(as_html(document), "html.parser")
    plain = BeautifulSoup(as_html(hostile("x" * len(text))), "html.parser")
    assert [tag.name for tag in page.find_all()] == [tag.name for tag in plain.find_all()]
    assert page.h1
    assert page.h1.text == text
    assert json.loads(as_json(document))["title"] == text
    rows = list(csv.DictReader(io.StringIO(as_csv(document)["t"])))
    assert rows[0]["who"].removeprefix("'") == text


def test_a_cell_that_a_spreadsheet_would_run_is_made_harmless() -> None:
    rows = list(csv.reader(io.StringIO(as_csv(hostile("=cmd()"))["t"])))
    assert rows[1][0] == "'=cmd()"
    kept = Table(
        key="t",
        columns=(Column(key="n", head="N"),),
        rows=((Cell(text="-0.5"),),),
    )
    document = Document(
        key="x", title="x", lang="en", sections=(Section(key="s", title="", blocks=(kept,)),)
    )
    assert as_csv(document)["t"] == "n\n-0.5\n"


@pytest.mark.parametrize("text", ["-2+3+cmd|' /C calc'!A0", "+1+cmd|'x'!A0", "-1-1", "+46 70"])
def test_a_formula_that_begins_as_a_number_is_made_harmless_too(text: str) -> None:
    rows = list(csv.reader(io.StringIO(as_csv(hostile(text))["t"])))
    assert rows[1][0] == f"'{text}"


def test_programs_get_the_flags_and_figures_that_readers_find_in_words() -> None:
    document = report(0)
    tables = as_csv(document)
    ranking = list(csv.DictReader(io.StringIO(tables["ranking"])))
    outcomes = {one.id: one for one in compute(event(0)).players}
    for row in ranking:
        outcome = outcomes[row["id"]]
        assert row["confirmed"] == str(outcome.confirmed)
        assert row["proposed"] == str(outcome.proposed)
    norms = list(csv.DictReader(io.StringIO(tables["norms"])))
    assert len(norms) > len(ranking)
    for row in norms:
        assert abs(Fraction(row["exact"]) - Fraction(row["points_needed"])) <= Fraction(1, 4)
        reached = Fraction(row["points"]) >= Fraction(row["points_needed"])
        assert row["met"] == str(reached)
    facts = {row["key"]: row["value"] for row in csv.DictReader(io.StringIO(tables["facts"]))}
    assert facts["completed_games"] == str(compute(event(0)).completed_games)
    for form in (as_text(document), as_html(document)):
        assert "points_needed" not in form
        assert "completed_games" not in form


@pytest.mark.parametrize("lang", ["en", "sv", "et"])
def test_text_page_and_paper_have_every_line_of_every_calculation(lang: str) -> None:
    document = report(0, lang)
    text, paper = solid(as_text(document)), pdf_text(document)
    page = solid(BeautifulSoup(as_html(document), "html.parser").text)
    told = json.loads(as_json(document))
    lines = [line for section in told["sections"] for line in _lines(section)]
    for step in all_steps(document):
        for part in filter(None, (step.what, step.how, step.result, step.then)):
            assert solid(part) in text
            assert solid(part) in page
            assert solid(part) in paper
    assert lines == [
        {
            "key": one.key,
            **figures_of(one),
            "what": one.what,
            "how": one.how,
            "result": one.result,
            "then": one.then,
        }
        for one in all_steps(document)
    ]
    for row, line in zip(
        csv.DictReader(io.StringIO(as_csv(document)["steps"])), lines, strict=True
    ):
        del row["of"]
        assert row == {key: str(value) for key, value in line.items()}


def _lines(section: dict[str, Any]) -> list[dict[str, str]]:
    found = [line for block in section["blocks"] for line in block.get("lines", ())]
    return found + [line for part in section["sections"] for line in _lines(part)]


def value_of(how: str) -> Fraction:
    """A calculation's value, from its own figures alone."""
    terms = re.sub(r"\d+(?:\.\d+)?", lambda number: f"Fraction('{number[0]}')", how)
    return Fraction(
        eval(terms.replace("·", "*").replace("−", "-"), {"Fraction": Fraction, "max": max})
    )


@pytest.mark.parametrize("number", [0, 9, 15, 39, 44, 55])
def test_every_line_of_a_calculation_gives_its_own_result(number: int) -> None:
    counted = 0
    for step in all_steps(report(number)):
        how = step.how.rpartition(": ")[2]
        if step.key.endswith("opponents") or step.key == "estimate" or not set(how) & set("·+("):
            continue
        step = replace(step, how=how)
        assert value_of(how) == step.exact
        exact, _, rounded = step.result.partition(" → ")
        exact, _, about = exact.partition(" ≈ ")
        assert value_of(step.how) == Fraction(exact.replace("−", "-")), step
        if about:
            assert abs(value_of(step.how) - Fraction(about)) <= Fraction(1, 2000)
        if rounded:
            halves = Fraction(rounded.replace("−", "-")) * 2
            assert halves.denominator == 1
            assert halves == 2 * (step.rounded or 0)
            assert step.met == ("≥" in step.then)
            assert halves - Fraction(1, 2) <= value_of(step.how) * 2 < halves + Fraction(1, 2)
            points, sign, norm = re.match(r"(\S+) ([≥<]) (\S+):", step.then).groups()  # type: ignore[union-attr]
            reached = Fraction(points) >= Fraction(norm.replace("−", "-"))
            assert reached == (sign == "≥")
            assert norm == rounded
        counted += 1
    assert counted > 20


def test_the_same_document_gives_the_same_bytes() -> None:
    for form in (as_text, as_html, as_pdf, as_json):
        assert form(report(9)) == form(report(9))  # type: ignore[operator]
    assert as_csv(report(9)) == as_csv(report(9))


def test_the_paper_has_a_title_a_language_tags_and_its_own_fonts_and_no_time() -> None:
    reader = PdfReader(io.BytesIO(as_pdf(report(0, "sv"))))
    assert reader.metadata
    assert reader.metadata.title == "Rapport till rankingkommittén: case0000"
    root: Any = reader.trailer["/Root"]
    assert root["/Lang"] == "sv"
    assert root["/MarkInfo"]["/Marked"]
    fonts = {
        str(font.get_object()["/BaseFont"]).split("+")[-1]
        for page in reader.pages
        for font in page["/Resources"]["/Font"].values()  # type: ignore[index]
    }
    assert all(name.startswith(("Libertinus", "DejaVu")) for name in fonts)
    assert reader.pages[0].extract_text().rstrip().endswith(f"1 / {len(reader.pages)}")


def test_no_player_is_parted_by_a_pages_end() -> None:
    document = report(9)
    pages = [
        "".join(page.extract_text().split())
        for page in PdfReader(io.BytesIO(as_pdf(document))).pages
    ]
    players = next(one for one in document.sections if one.key == "players")
    for player in players.sections:
        lines = [solid(f"{one.how}={one.result}") for one in steps(player) if "+ 0.15" in one.how]
        assert any(
            all(line in page and solid(player.title) in page for line in lines) for page in pages
        )


def test_a_crosstable_too_wide_for_the_sheet_lies_on_its_side_and_repeats_its_names() -> None:
    reader = PdfReader(io.BytesIO(as_pdf(wide(90))))
    widths = {round(float(page.mediabox.width)) for page in reader.pages}
    assert widths == {842}
    text = "".join(page.extract_text() for page in reader.pages)
    assert text.count("Name 7 ") >= 2


def test_neither_the_breadth_of_sixty_players_nor_a_short_table_is_parted() -> None:
    reader = PdfReader(io.BytesIO(as_pdf(wide(60))))
    assert "".join(page.extract_text() for page in reader.pages).count("Name 7 ") == 1
    columns = (Column(key="a", head="A"), Column(key="b", head="B"))
    table = Table(
        key="t",
        columns=columns,
        rows=tuple((Cell(text=f"r{n}."), Cell(text="x")) for n in range(9)),
    )
    before = tuple(Text(text="x") for _ in range(38))
    blocks = (*before, table)
    document = Document(
        key="d", title="D", lang="en", sections=(Section(key="s", title="S", blocks=blocks),)
    )
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(as_pdf(document))).pages]
    assert len(pages) == 2
    assert all(f"r{n}." in pages[1] for n in range(9))


def test_words_are_broken_before_a_table_is_laid_on_its_side() -> None:
    keys = ("name", *"abcdefgh", "rule")
    row = ("Bartholomäus von Wittelsbach", *["12 kyu 3"] * 8, "a rule in many words " * 4)
    table = Table(
        key="t",
        columns=tuple(Column(key=key, head=key) for key in keys),
        rows=(tuple(Cell(text=text) for text in row),) * 3,
    )
    section = Section(key="s", title="S", blocks=(table,))
    document = Document(key="d", title="D", lang="en", sections=(section,))
    (page,) = PdfReader(io.BytesIO(as_pdf(document))).pages
    assert round(float(page.mediabox.width)) == 595
    assert "Wittelsbach" in page.extract_text()


def test_a_crosstables_sums_stand_in_one_block_and_its_blocks_are_about_as_wide() -> None:
    table = wide(60).sections[0].blocks[0]
    assert isinstance(table, Table)
    heads = ("N", "Points", "Score")
    sums = tuple(Column(key=head, head=head, align="right") for head in heads)
    rows = tuple((*row, *(Cell(text="55.5") for _ in sums)) for row in table.rows)
    summed = replace(table, columns=(*table.columns, *sums), rows=rows, ends=len(sums))
    section = Section(key="s", title="S", blocks=(summed,))
    document = Document(key="x", title="x", lang="en", sections=(section,))
    pages = [page.extract_text() for page in PdfReader(io.BytesIO(as_pdf(document))).pages]
    assert all(("Score" in page) == ("Points" in page) for page in pages)
    counts = [len(set(re.findall(r"[0-9]+(?= )", page.partition("Name")[0]))) for page in pages]
    blocks = sorted(set(filter(None, counts)))
    assert blocks[-1] - blocks[0] <= 5


def wide(count: int) -> Document:
    columns = (
        Column(key="who", head="Player"),
        *(Column(key=str(n), head=str(n), align="center") for n in range(count)),
    )
    rows = tuple(
        (Cell(text=f"Name {n} of somebody"), *(Cell(text="½●") for _ in range(count)))
        for n in range(count)
    )
    table = Table(key="wide", columns=columns, rows=rows)
    return Document(
        key="x", title="x", lang="en", sections=(Section(key="s", title="S", blocks=(table,)),)
    )


@given(st.lists(st.sampled_from(["1", "12.5", "0.25", "−3.125", "–", "new", "7.5"]), min_size=1))
def test_decimal_marks_stand_below_each_other(texts: list[str]) -> None:
    padded = [text + tail for text, tail in zip(texts, tails(texts), strict=True)]
    behind = {len(text) - text.index(".") for text in padded if "." in text}
    assert len(behind) <= 1
    assert all("." in text for text in padded) or not behind


# -- the command ----


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "event.json"
    entry = json.loads(CASES.read_text(encoding="utf-8").splitlines()[0])["input"]
    path.write_text(json.dumps(entry), encoding="utf-8")
    return str(path)


def run(*arguments: str) -> Any:
    return CliRunner().invoke(app, list(arguments))


def test_a_file_is_reported_without_settings(file: str) -> None:
    assert run("report", file).stdout == as_text(report(0))
    assert run("report", file, "--html", "--lang", "sv").stdout == as_html(report(0, "sv"))
    assert run("report", file, "--pdf").stdout_bytes == as_pdf(report(0))


def test_several_forms_go_into_a_folder(file: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert isinstance(run("report", file, "--pdf", "--csv").exception, Exception)
    run("report", file, "--pdf", "--csv", "--json", "--out", str(out))
    names = {path.name for path in out.iterdir()}
    assert {"report.pdf", "report.json", "report-ranking.csv", "report-crosstable.csv"} <= names
    assert (out / "report.pdf").read_bytes() == as_pdf(report(0))


def test_one_form_goes_into_the_file_that_is_named(file: str, tmp_path: Path) -> None:
    run("report", file, "--html", "--out", str(tmp_path / "page.html"))
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == as_html(report(0))


def test_a_file_has_one_report_and_no_number(file: str) -> None:
    found = CliRunner().invoke(app, ["report", file, "--no", "3"])
    assert isinstance(found.exception, ArbiterError)
    assert "--no 3" in str(found.exception)


def test_a_form_is_not_written_over_a_file_of_another_kind(file: str) -> None:
    found = CliRunner().invoke(app, ["report", file, "--pdf", "--out", file])
    assert isinstance(found.exception, ArbiterError)
    assert json.loads(Path(file).read_text(encoding="utf-8"))["players"]


def test_csv_on_standard_output_has_every_table_under_its_name(file: str) -> None:
    heads = [line for line in run("report", file, "--csv").stdout.splitlines() if line[:2] == "# "]
    assert heads == [f"# {key}" for key in as_csv(report(0))]


def test_a_wide_table_holds_its_first_column_with_its_head_and_shows_that_it_scrolls() -> None:
    page = BeautifulSoup(as_html(report(0)), "html.parser")
    tables = page.select(".wide table")
    assert tables
    for table in tables:
        heads = ["held" in head["class"] for head in table.select("thead th")]
        cells = [cell.name == "th" for cell in table.select_one("tbody tr").find_all(True, {})]
        assert heads == cells[: len(heads)]
        assert sum(heads) <= 1
    style = page.style.text
    assert style.count("--shade: rgb(") == 2  # for light and for dark
    assert "var(--shade), transparent) right / .9rem 100% no-repeat;" in style
    assert ".wide { overflow: visible; background: none; }" in style.partition("@media print")[2]
