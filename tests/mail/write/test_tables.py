"""Tables and samples in letters: cells in markup, columns that stay columns in text."""

import re
from email import message_from_bytes, policy

import pytest
from bs4 import BeautifulSoup
from msgspec.structs import replace

from corr.mail.write.facts import EventTable
from corr.mail.write.write import write
from corr.sentences.plain import Block, wrap
from corr.tournament.scoring.scoring_games import Bye, table_game
from corr.tournament.scoring.standings import monrad_standings
from corr.tournament.tables.crosstable import crosstable
from corr.tournament.tables.crosstable_forms import as_grid, as_text
from corr.words.tables import table_words
from corr.words.templates import ours
from tests.golden.drafts import samples
from tests.letter_samples.samples_facts import SITE, letter_to_player

_BARE = {
    "marker": "",
    "lang": "en",
    "subject": "",
    "mailto": str,
    "preheader": "",
    "tap_style": "",
}


def part_of(name, kind, language="en"):
    """The plain or the HTML part of a sample letter."""
    return part(next(one for known, one in samples(language) if known == name), kind)


def part(draft, kind):
    """The plain or the HTML part of a letter, "" if it has none."""
    mail = message_from_bytes(write(draft, site=SITE, templates=ours()), policy=policy.default)
    body = mail.get_body((kind,))
    return body.get_content() if body else ""


def printed(*lines):
    """The elements in which a letter shows lines as they are."""
    shown = [Block(kind="table", lines=lines)]
    letter = ours().voice("en").html("record", {**_BARE, "blocks": shown})
    return BeautifulSoup(letter, "html.parser").find_all("pre")


@pytest.mark.parametrize(("columns", "size"), [(20, 13), (46, 13), (60, 12), (90, 12)])
def test_a_table_scrolls_on_a_phone_and_keeps_a_size_that_can_be_read(columns, size):
    row = "1  Eva".ljust(columns, "x")
    (table,) = printed(row, row)
    assert table.text.split("\n")[1:3] == [row, row]
    assert f"font-size:{size}px" in table["style"]
    assert "overflow-x:auto" in table.parent["style"]
    # Who does not know the last word takes the one before it.
    assert table["style"].endswith("white-space:pre-wrap;white-space:pre")


def test_lines_that_are_no_table_are_broken_on_a_phone_and_go_on_further_in():
    lines = ("Letters that would go out:", "    The reason: both wrote to an old address")
    first, second = printed(*lines)
    assert (first.text, second.text) == lines
    assert "padding-left:1.2em;text-indent:-1.2em" in first["style"]
    assert "padding-left:3.6em;text-indent:-3.6em" in second["style"]
    assert all(one["style"].endswith("white-space:pre-wrap") for one in (first, second))


def test_what_a_command_printed_is_parted_where_it_has_empty_lines():
    words, *table = printed("All is well.", "", "mail  read", "imap  asked")[:2]
    assert words.text == "All is well."
    assert table[0].text.split("\n")[1:3] == ["mail  read", "imap  asked"]


def test_a_crosstable_in_markup_is_made_of_cells_with_whole_names():
    page = BeautifulSoup(part_of("crosstable_many", "html"), "html.parser")
    places, results = (t for t in page.find_all("table") if t.get("role") != "presentation")
    assert [th.text for th in places.tr.find_all("th")] == ["Name", "Games", "Points", "Berger"]
    names = [row.th.text for row in places.find_all("tr")[1:]]
    assert len(names) == 12
    assert "Elisabeth von Ungern-Sternberg" in names
    heads, *rows = results.find_all("tr")
    assert [th.text for th in heads.find_all("th")] == [str(n) for n in range(1, 13)]
    cells = [[td.text for td in row.find_all("td")] for row in rows]
    assert all(cells[at][at] == "*" for at in range(12))
    columns = [list(column) for column in zip(*cells, strict=True)]
    mirror = {"1": "0", "0": "1", "½": "½", "·": "·", "*": "*"}
    assert [[mirror[cell] for cell in row] for row in cells] == [
        list(column) for column in columns
    ]
    assert page.find("pre") is None


@pytest.mark.parametrize("language", ["en", "sv", "et"])
def test_the_explanation_of_a_sample_stays_in_its_column(language):
    lines = part_of("settings", "plain", language).splitlines()
    for at, line in enumerate(lines):
        if line.startswith("   "):
            about = re.match(r"  \S+(?: \S+)* {2,}", lines[at - 1])
            assert about
            assert len(line) - len(line.lstrip()) == about.end()


def test_a_long_row_of_samples_is_wrapped_beside_the_sample():
    row = "  set timezone Europe/Stockholm   " + "times of the clock there " * 4
    first, second, *_ = wrap(row).splitlines()
    assert first.startswith("  set timezone Europe/Stockholm   times")
    assert second.startswith(" " * 34 + "times") or second[:34].strip() == "" != second[34]


def test_a_monrad_in_markup_has_a_column_for_every_round():
    games = [
        *(table_game("Anna", "Bo", "1-0", ""), table_game("Cia", "Dag", "1-0", "")),
        table_game("Cia", "Anna", "1/2-1/2", "", round=2),
    ]
    found = monrad_standings(["Anna", "Bo", "Cia", "Dag"], games, byes=[Bye(player="Bo", round=2)])
    words = replace(table_words("en"), b="s", w="v", r="R")
    table = crosstable(found)
    one = EventTable(
        id="SM",
        name="Monrad",
        final=True,
        table=as_text(table, words),
        grid=as_grid(table, words),
        reasons=(),
    )
    draft = letter_to_player("crosstable", "sv", tables=(one,))
    mail = message_from_bytes(write(draft, site=SITE, templates=ours()), policy=policy.default)
    page = BeautifulSoup(mail.get_body(("html",)).get_content(), "html.parser")
    _, results = (t for t in page.find_all("table") if t.get("role") != "presentation")
    heads, *rows = results.find_all("tr")
    assert [th.text for th in heads.find_all("th")] == ["R1", "R2"]
    assert [[row.th.text, *(td.text for td in row.find_all("td"))] for row in rows] == [
        ["1", "3s1", "2v½"],
        ["2", "4s1", "1s½"],
        ["3", "1v0", "#"],
        ["4", "2v0", ""],
    ]
    assert words.by_rounds in page.text
