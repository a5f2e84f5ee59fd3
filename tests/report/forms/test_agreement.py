"""The committee's report of a hard event: alike in all forms, nothing lost and nothing made up."""

import csv
import io
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from bs4 import BeautifulSoup
from pypdf import PdfReader
from typer.testing import CliRunner

from corr.cli.program import app
from corr.errors import ArbiterError
from corr.printable import harmless
from corr.ranking.correspondence.compute import Result, compute
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import read
from corr.report.committee.committee import committee_report
from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_html import as_html
from corr.report.forms.as_json import as_json
from corr.report.forms.as_pdf import as_pdf
from corr.report.forms.as_text import as_text
from corr.report.forms.document import (
    ISOLATE,
    POP,
    Document,
    Line,
    Plot,
    Section,
    Steps,
    Table,
    for_readers,
    value_of,
    width_of,
    without_marks,
)
from corr.report.forms.plot_svg import NARROW, PAGE, SIDE, WIDTH, longest_name, plot_svg
from corr.report.ratings.rating_words import words_of as rating_words
from corr.report.titles.title_lists import words_of as title_words
from tests.report import report_events as events
from tests.report.report_events import ARABIC, CHINESE, HEBREW, LONG, event_of_twelve, twelve

LOTS = (events.MANY_ROUNDS, events.MANY_QUESTIONS, events.CIRCLE)
LANGUAGES = ("en", "sv", "et")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?")


def report(event: EventFile, lang: str = "en") -> Document:
    return committee_report(event, compute(event), lang)


def sections(document: Document | Section) -> Iterator[Section]:
    for section in document.sections:
        yield section
        yield from sections(section)


def tables(document: Document) -> list[Table]:
    blocks = (block for section in sections(document) for block in section.blocks)
    return [block for block in blocks if isinstance(block, Table)]


def all_steps(document: Document) -> dict[str, Steps]:
    blocks = (block for section in sections(document) for block in section.blocks)
    return {block.key: block for block in blocks if isinstance(block, Steps)}


def plots(document: Document) -> list[Plot]:
    blocks = (block for section in sections(document) for block in section.blocks)
    return [block for block in blocks if isinstance(block, Plot)]


def paper(document: Document) -> str:
    pages = PdfReader(io.BytesIO(as_pdf(document))).pages
    return "\n".join(page.extract_text() for page in pages)


# -- alike in content ----


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_of_every_table_stands_in_the_text_on_the_page_and_on_paper(
    lang: str,
) -> None:
    document = report(event_of_twelve(), lang)
    cells = [
        cell.text for table in tables(for_readers(document)) for row in table.rows for cell in row
    ]
    numbers = Counter(number for text in cells for number in _NUMBER.findall(text))
    assert numbers.total() > 400
    page = BeautifulSoup(as_html(document), "html.parser").get_text(" ")
    for form in (as_text(document), as_text(document, 78), page, paper(document)):
        assert not numbers - Counter(_NUMBER.findall(form))


@pytest.mark.parametrize("lot", LOTS)
def test_page_csv_and_json_have_the_cells_of_every_table(lot: int) -> None:
    document = report(event_of_twelve(lot))
    page = BeautifulSoup(as_html(document), "html.parser")
    for table in tables(for_readers(document)):
        shown = page.find("table", id=table.key)
        assert shown is not None
        rows = [[cell.text for cell in row.find_all(["th", "td"])] for row in shown.find_all("tr")]
        assert rows[0] == [column.head for column in table.columns]
        told = [[without_marks(cell.text) for cell in row] for row in table.rows]
        assert rows[1:] == told
    written = as_csv(document)
    parsed = _tables_in(json.loads(as_json(document)))
    for table in tables(document):
        values = [[without_marks(str(value_of(cell))) for cell in row] for row in table.rows]
        assert [[*row] for row in csv.reader(io.StringIO(written[table.key]))][1:] == values
        assert [[str(value) for value in row.values()] for row in parsed[table.key]] == values


def _tables_in(part: dict[str, Any]) -> dict[str, Any]:
    found = {block["table"]: block["rows"] for block in part.get("blocks", ()) if "table" in block}
    for section in part["sections"]:
        found |= _tables_in(section)
    return found


# -- what is missing ----


def bare() -> Any:
    """The event with nothing in its file that a file need not say."""
    told = twelve()
    event = {key: told["event"][key] for key in ("name", "start", "close")}
    keys = ("id", "level")
    players = [{key: player[key] for key in keys} for player in told["players"]]
    games = [
        {key: value for key, value in game.items() if key != "started_on"}
        for game in told["games"]
    ]
    return {"event": event, "players": players, "games": games}


def test_missing_data_is_named_in_every_form_and_none_is_made_up() -> None:
    event = read(bare())
    document = report(event)
    (lacking,) = (one for one in document.sections if one.key == "missing")
    (items,) = lacking.blocks
    told = " ".join(items.items)  # type: ignore[union-attr]
    for player in event.players:
        assert player.id in told
    for what in ("sanction", "arbiter", "name", "member number", "game and its opening"):
        assert f"No {what}" in told.replace("The game", "No game")
    page = BeautifulSoup(as_html(document), "html.parser").text
    told_apart = {"walkover", "adjudication"}
    for form in (as_text(document), page, paper(document)):
        solid = "".join(form.split())
        for item in items.items:  # type: ignore[union-attr]
            assert "".join(item.split()) in solid
        assert "None" not in form
        # Every day is one of the file's, or counted from its first or last one.
        days = {"2024-02-01", "2025-02-01", "2024-05-01", "2024-02-22", "2025-02-15"}
        days |= {str(game.ended_on) for game in event.games if game.ended in told_apart}
        assert set(re.findall(r"\d{4}-\d\d-\d\d", form)) == days
    written = as_csv(document)
    facts = {row["key"]: row["value"] for row in csv.DictReader(io.StringIO(written["facts"]))}
    assert facts["arbiter"] == facts["sanction"] == facts["game"] == ""
    assert {"member", "club", "country"}.isdisjoint(written["participants"].partition("\n")[0])


# -- interpretations ----


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lot", LOTS)
def test_titles_of_open_questions_are_unique_and_say_whom_they_concern(
    lot: int, lang: str
) -> None:
    document = report(event_of_twelve(lot), lang)
    (questions,) = (one for one in document.sections if one.key == "questions")
    titles = [section.title for section in questions.sections]
    assert sum(title.startswith("[K 3]") for title in titles) == 2
    assert len({*titles}) == len(titles)
    for section in questions.sections:
        (table,) = (block for block in section.blocks if isinstance(block, Table))
        names = [row[0].text for row in table.rows]
        if len(names) <= 3:
            assert section.title.endswith(f": {', '.join(names)}")
        else:
            assert f": {len(names)} " in section.title


# -- new players ----


@pytest.mark.parametrize("lot", LOTS)
def test_a_new_players_first_estimate_is_calculated_like_the_level_found(lot: int) -> None:
    event = event_of_twelve(lot)
    result = compute(event)
    document = committee_report(event, result, "en")
    steps = all_steps(document)
    new = result.newcomers
    assert new
    for place, number in enumerate(new.players):
        lines = {step.key: step for step in steps[event.players[number].id].steps}
        assert lines["estimate"].exact == new.estimate[place]
        if new.sources[place] != "found":
            continue
        norms = [
            step for step in steps[event.players[number].id].steps if step.key == "estimate_obtain"
        ]
        assert norms[0].met or new.estimate[place] == 1
        assert not norms[1].met
        games, mean = lines["estimate_completed"].exact, lines["estimate_mean"].exact
        assert games
        assert lines["estimate_sum"].exact == games * (mean or 0)
        assert (
            norms[0].exact
            == games * (1 + (lines["estimate"].exact or 0) * 3 / 10 - 3 * (mean or 0) / 10) / 2
        )


def test_a_new_players_norms_stand_in_the_table_of_norms() -> None:
    event = event_of_twelve()
    result: Result = compute(event)
    rows = [*csv.DictReader(io.StringIO(as_csv(report(event))["norms"]))]
    for outcome in result.players:
        own = [row for row in rows if row["player"] == outcome.id]
        if outcome.start is None and outcome.completed:
            assert [row["norm"] for row in own] == ["new", "new"]
            assert [row["met"] for row in own] == ["True", "False"]
        else:
            assert bool(own) == bool(outcome.norms)


# -- the plot ----


def test_the_plot_stands_under_its_heading_and_above_its_table() -> None:
    rounds = next(one for one in sections(report(event_of_twelve())) if one.key == "rounds")
    kinds = [type(block) for block in rounds.blocks]
    assert kinds.index(Plot) < kinds.index(Table)
    assert rounds.together


@pytest.mark.parametrize("width", [WIDTH, NARROW])
def test_no_name_in_a_plot_is_cut_at_its_edge_or_lies_upon_another(width: int) -> None:
    names = (LONG, CHINESE * 9, "W" * 80, HEBREW, "A", "B")
    plot = Plot(
        key="p",
        title="",
        said="",
        x=("R0", "1"),
        y=((1, "10 kyu"), (2, "9 kyu")),
        lines=tuple(Line(name=name, values=(1, 2)) for name in names),
    )
    drawn = BeautifulSoup(plot_svg(plot, PAGE, width), "html.parser")
    ends = [text for text in drawn.find_all("text") if text["text-anchor"] == "start"]
    assert len(ends) == len(names)
    heights = sorted(float(str(text["y"])) for text in ends)
    assert heights[0] >= 13
    assert all(other - one >= 13 for one, other in pairwise(heights))
    for text in ends:
        assert float(str(text["x"])) + SIDE * width_of(text.text) <= width
        assert width_of(text.text) <= longest_name(width)
    assert {"A", "B", HEBREW} <= {text.text for text in ends}


@pytest.mark.parametrize("width", [WIDTH, NARROW])
def test_no_step_of_a_plot_runs_through_the_words_at_its_values(width: int) -> None:
    values, days = (8, 9, 10, 9, 9, 10), (0, 300, 310, 400, 990, 1000)
    plot = Plot(
        key="p",
        title="",
        said="",
        x=("",) * 6,
        at=days,
        y=tuple((level, str(level)) for level in range(7, 12)),
        lines=(Line(name="", values=values, notes=tuple(f"EV{day}" for day in days)),),
        steps=True,
    )
    drawn = BeautifulSoup(plot_svg(plot, PAGE, width), "html.parser")
    dots = [(float(str(dot["cx"])), float(str(dot["cy"]))) for dot in drawn.find_all("circle")]
    notes = [text for text in drawn.find_all("text") if text.text.startswith("EV")]
    assert len(notes) >= 4
    boxes = []
    for note in notes:
        half, y = SIDE * len(note.text) / 2, float(str(note["y"]))
        x = float(str(note["x"])) + half
        assert "stroke:var(--paper)" in str(note["style"])
        boxes.append((x - half, x + half, y - 10, y + 3))
        if x + half < width - 17:  # at the edge the paper behind it has to do
            for (_, above), (at, below) in pairwise(dots):
                upper, lower = sorted((above, below))
                crossed = x - half < at < x + half and upper < y and lower > y - 10
                assert not crossed, note.text
    for one, other in combinations(boxes, 2):
        assert one[1] <= other[0] or other[1] <= one[0] or one[3] <= other[2] or other[3] <= one[2]


def test_a_page_has_a_plot_for_a_phone_in_which_nothing_is_made_smaller() -> None:
    page = BeautifulSoup(as_html(report(event_of_twelve())), "html.parser")
    for figure in page.find_all("figure"):
        broad, narrow = figure.find_all("svg")
        assert (broad["width"], narrow["width"]) == (str(WIDTH), str(NARROW))
        assert narrow.find_parent(class_="narrow")
    rule = re.search(r"figure \.narrow \{ display: none; \}", str(page.style))
    assert rule


# -- names of other scripts ----


def test_a_name_from_right_to_left_stands_apart_in_every_line() -> None:
    document = report(event_of_twelve())
    text = as_text(document)
    for name in (HEBREW, ARABIC):
        assert text.count(name) == text.count(f"{ISOLATE}{name}{POP}") > 5
        page = BeautifulSoup(as_html(document), "html.parser")
        for found in page.main.find_all(string=re.compile(name)):  # type: ignore[union-attr]
            assert found.parent
            assert found.parent.name in ("bdi", "text")
    assert ISOLATE not in as_html(document)
    for form in (as_json(document), *as_csv(document).values()):
        assert ISOLATE not in form
        assert POP not in form
    assert f"{ISOLATE}{CHINESE}" not in text


def test_a_terminal_keeps_isolated_names_and_nothing_else_that_steers() -> None:
    kept = f"1. {ISOLATE}{HEBREW}{POP} 5.0"
    assert harmless(kept) == kept
    assert harmless(f"{ISOLATE}open") == "?open"
    assert harmless(f"{ISOLATE}a\u202eb{POP}") == "?a?b?"


def test_columns_of_a_text_stand_below_each_other_whatever_the_letters() -> None:
    lines = as_text(report(event_of_twelve())).splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("No.  Player"))
    ids = [line[: line.index(" P")] for line in lines[start + 1 :][:12] if " P" in line]
    assert len({width_of(line.rstrip()) <= 60 for line in ids}) == 1
    places = {
        width_of(line[: found.start()])
        for line in lines[start + 1 : start + 13]
        if (found := re.search(r"P\d\d  ", line))
    }
    assert len(places) == 1


# -- lines ----


@pytest.mark.parametrize("broad", [78, 120])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_is_too_long_or_ends_within_a_game(lang: str, broad: int) -> None:
    lines = as_text(report(event_of_twelve(), lang), broad).splitlines()
    assert max(map(width_of, lines)) <= broad
    assert not [line for line in lines if re.search(r"(\d:|→)$", line)]


def test_a_page_keeps_an_opponents_number_and_index_on_one_line() -> None:
    page = BeautifulSoup(as_html(report(event_of_twelve())), "html.parser")
    found = [(row.dt, row.dd) for row in page.select(".steps div")]
    rows = [how.text for what, how in found if what and how and "no.: index" in what.text]
    assert rows
    assert not [row for row in rows if re.search(r"\d: \d|→ ", row)]


# -- the command ----


@pytest.mark.parametrize("form", [[], ["--pdf"], ["--html", "--csv"]])
def test_no_name_for_what_is_written_is_refused(
    form: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "event.json"
    file.write_text(json.dumps(twelve()), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found = CliRunner().invoke(app, ["report", str(file), *form, "--out", ""])
    assert isinstance(found.exception, ArbiterError)
    assert "name of a file or a folder is missing" in str(found.exception)
    assert [path.name for path in tmp_path.iterdir()] == ["event.json"]


def test_names_in_the_reports_on_ratings_and_titles_stand_apart_too() -> None:
    named = SimpleNamespace(name=HEBREW, member_no="", club="")
    for words in (rating_words("en", {"P1": named}), title_words("en", {"P1": named})):
        assert words.name("P1") == f"{ISOLATE}{HEBREW}{POP}"
        assert words.plain_name("P1") == HEBREW
