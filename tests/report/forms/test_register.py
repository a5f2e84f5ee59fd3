"""The ranking list and a player's history as documents: what stands in them, and in what words."""

import re
from datetime import UTC, date, datetime
from typing import Any

import pytest

from corr.ranking.correspondence.confirmation import Exemption
from corr.ranking.correspondence.register import Given, PlayerHistory, RegisterEntry, held_on
from corr.report.forms.as_html import as_html
from corr.report.forms.as_json import as_json
from corr.report.forms.as_text import as_text
from corr.report.forms.document import Document, Plot, Table
from corr.report.forms.plot_svg import PAGE, plot_svg
from corr.report.levels.player_history import Holder, player_history
from corr.report.levels.ranking_list import ranking_list

TODAY = date(2026, 11, 22)
LANGUAGES = ("en", "sv", "et")


def given(source: str, on: str, level: int, **others: Any) -> Given:
    day = date.fromisoformat(on)
    at = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    return Given(source=source, at=at, on=day, level=level, **others)


def back(on: str) -> datetime:
    return datetime.fromisoformat(f"{on}T12:00+00:00")


KARIN = PlayerHistory(
    given=(
        given("import.1", "2010-03-01", 8, confirmed=True),
        given("SK14", "2014-06-01", 9, report=1, confirmed=True, reason="rise1"),
        given(
            "SK17", "2017-06-01", 10, report=1, reason="rise1", taken_back_at=back("2017-08-01")
        ),
        given("SK17", "2017-06-01", 9, report=2, kept=True, confirmed=True, reason="confirmed"),
        given("SK21", "2021-11-10", 13, report=1, reason="rise1", status="proposed"),
        given("committee", "2024-01-01", 12, report=3, confirmed=True),
    ),
    exemptions=(Exemption(first=date(2013, 1, 1)), Exemption(first=TODAY, last=TODAY)),
)


def entry(player: str, name: str, level: int, on: str, **others: Any) -> RegisterEntry:
    history = PlayerHistory(given=(given("SK24", on, level, confirmed=True),))
    held = held_on(history, TODAY)
    assert held
    return RegisterEntry(player=player, name=name, held=held, **others)


def history_of(history: PlayerHistory, lang: str = "en", **others: Any) -> Document:
    holder = Holder(player="P0001", name="Karin Åberg", member_no="1234")
    return player_history(holder, history, day=TODAY, lang=lang, **others)


def table(document: Document, key: str) -> Table:
    blocks = (block for section in document.sections for block in section.blocks)
    return next(block for block in blocks if isinstance(block, Table) and block.key == key)


def plots(document: Document) -> list[Plot]:
    blocks = (block for section in document.sections for block in section.blocks)
    return [block for block in blocks if isinstance(block, Plot)]


def test_the_list_has_the_highest_level_first_and_within_it_who_has_held_it_longest():
    entries = [
        entry("P1", "Anna", 6, "2024-05-01"),
        entry("P2", "Bo", 12, "2025-05-01"),
        entry("P3", "Cai", 6, "2023-05-01"),
        entry("P4", "Åke", 6, "2024-05-01"),
    ]
    rows = table(ranking_list(entries, day=TODAY, lang="en"), "list").rows
    assert [row[1].text for row in rows] == ["Bo", "Cai", "Anna", "Åke"]
    assert [row[0].value for row in rows] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("level", "others", "told"),
    [
        (9, {"reason": "rise1"}, "Rose one level"),
        (9, {"reason": "rise2"}, "Rose to a level whose norm was reached, counted from"),
        (8, {"reason": "rise1", "kept": True}, "Rose in the event; a level from elsewhere was"),
        (8, {"reason": "confirmed", "kept": True, "confirmed": True}, "Kept and confirmed"),
        (8, {"reason": "confirmed", "kept": True, "confirmed": False}, "Kept the level"),
        (9, {"reason": "confirmed", "confirmed": True}, "Kept the level held at three months"),
        (8, {"reason": "fell", "kept": True}, "Missed the norm to keep the level, which had"),
        (7, {"reason": "fell"}, "Missed the norm to keep the level"),
        (8, {"reason": "new", "kept": True}, "Level found from the results; the one from"),
        (9, {"reason": "new"}, "Level found from the results, higher than the one"),
        (13, {"reason": "rise1", "status": "proposed"}, "Rose one level"),
    ],
)
def test_the_history_says_where_the_level_at_the_close_decided(level, others, told):
    history = PlayerHistory(
        given=(
            given("import.1", "2023-03-01", 8, confirmed=True),
            given("SK24", "2024-06-01", level, report=1, **others),
        )
    )
    row = table(history_of(history), "steps").rows[-1]
    assert row[1].text.startswith(told)
    assert row[1].value == others["reason"]


def test_the_list_counts_the_players_of_each_level():
    entries = [entry("P1", "Anna", 6, "2024-05-01"), entry("P2", "Bo", 4, "2024-05-01")]
    rows = table(ranking_list(entries, day=TODAY, lang="en"), "count").rows
    assert [(row[0].value, row[1].value) for row in rows] == [
        ("5 kyu", 1),
        ("6 kyu", 0),
        ("7 kyu", 1),
    ]


def test_a_column_about_players_stands_there_only_if_somebody_has_something_in_it():
    bare, club = entry("P1", "A", 6, "2024-05-01"), entry("P2", "B", 6, "2024-05-01", club="Umeå")
    keys = [
        {column.key for column in table(ranking_list(those, day=TODAY, lang="en"), "list").columns}
        for those in ([bare], [bare, club])
    ]
    assert keys[1] - keys[0] == {"club"}


def test_an_empty_list_says_so():
    assert "Nobody has a level yet." in as_text(ranking_list([], day=TODAY, lang="en"))


def test_the_history_tells_what_every_event_gave_and_what_was_taken_back():
    rows = {
        row[0].value + str(row[3].value): row for row in table(history_of(KARIN), "steps").rows
    }
    assert [cell.text for cell in rows["2014-06-011"]][1:7] == [
        "Rose one level",
        "SK14",
        "1",
        "3 kyu",
        "2 kyu",
        "yes",
    ]
    assert "taken back on 2017-08-01" in rows["2017-06-011"][7].text
    assert rows["2017-06-011"][5].value == ""
    assert rows["2017-06-012"][5].value == "2 kyu"
    assert rows["2021-11-101"][7].text == "3 dan; proposed: awaits the board"


def test_the_history_names_what_to_do_by_when_and_what_happens_else():
    history = PlayerHistory(given=(given("SK24", "2024-05-01", 6, confirmed=True),))
    text = " ".join(as_text(history_of(history)).split())
    assert "By 2029-05-01 an event has to close" in text
    assert "Otherwise the level falls to 6 kyu on that day" in text
    assert "an exemption from confirmation is in force" in " ".join(
        as_text(history_of(KARIN)).split()
    )


def test_a_fall_for_want_of_confirmation_is_a_step_without_a_source():
    history = PlayerHistory(given=(given("SK14", "2014-05-01", 6, confirmed=True),))
    rows = table(history_of(history), "steps").rows
    assert [row[1].value for row in rows] == ["first", "unconfirmed", "unconfirmed"]
    assert [row[2].value for row in rows] == [None, "", ""]
    assert [row[5].value for row in rows] == ["5 kyu", "6 kyu", "7 kyu"]


def test_the_plot_has_every_step_at_its_day_and_ends_today():
    (plot,) = plots(history_of(KARIN))
    (line,) = plot.lines
    assert plot.at[0] == date(2010, 3, 1).toordinal()
    assert plot.at[-1] == TODAY.toordinal()
    assert line.values == (8, 9, 9, 9, 12, 12)
    assert line.notes == ("", "SK14", "SK17", "SK21", "", "")
    assert plot.steps


def test_places_of_a_plot_lie_as_far_apart_as_their_days():
    (plot,) = plots(history_of(KARIN))
    page = plot_svg(plot, PAGE)
    found = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', page)]
    first, last = plot.at[0], plot.at[-1]
    shares = [(x - found[0]) / (found[-1] - found[0]) for x in found]
    days = [(day - first) / (last - first) for day in plot.at]
    assert shares == pytest.approx(days, abs=0.002)
    assert ">SK14</text>" in page


def test_who_has_no_level_has_a_page_without_a_plot():
    document = history_of(PlayerHistory())
    assert not plots(document)
    assert "No official level yet." in as_text(document)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_pages_have_words_in_every_language(lang):
    page = as_html(history_of(KARIN, lang, events={"SK14": "Sverigekorr 2014"}))
    entries = [entry("P1", "Anna", 6, "2024-05-01"), entry("P2", "Bo", 12, "2018-05-01")]
    listed = as_html(ranking_list(entries, day=TODAY, lang=lang))
    assert "Sverigekorr 2014" in page
    assert ("2 DAN" in page) == (lang == "sv")
    assert "Anna" in listed
    assert "1 dan" in as_json(ranking_list(entries, day=TODAY, lang=lang))
