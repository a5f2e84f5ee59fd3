"""A figure that is declared once is counted, shown, explained and told of everywhere."""

from collections import Counter

import pytest
from msgspec.structs import replace

from corr.mail.write.rules import rule_sentences
from corr.report.event.tables import standings_json, standings_lines
from corr.tournament.elsewhere.elsewhere import tables_from
from corr.tournament.scoring.figures import FIGURES, Declared
from corr.tournament.scoring.scoring_games import Figure, Score
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.tables.crosstable_forms import as_csv, as_text
from corr.words.tables import as_dict, in_english, spoken, table_words, words_of
from corr.words.templates import ours
from tests.mail.write.test_rules import changed
from tests.report.event.test_spoken import EVENTS

NAME = "black_wins"


def black_wins(counting):
    """How many games each has won with Black."""
    won = Counter(game.black for game in counting.games if game.score is Score.BLACK)
    return Figure(values=[won[player] for player in counting.number], unit=1)


@pytest.fixture
def declared(monkeypatch):
    figure = Declared(
        systems=frozenset({"round_robin"}), counted=black_wins, english="Wins with Black"
    )
    monkeypatch.setitem(FIGURES, NAME, figure)
    forget_words()
    yield
    forget_words()


def forget_words():
    """Words are read once."""
    spoken.cache_clear()
    words_of.cache_clear()


def event():
    """A round robin by whose file wins with Black part those who are level in points."""
    system = {"kind": "round_robin", "tie_breaks": [NAME, "berger"]}
    return tables_from({**EVENTS["round robin"], "system": system})


@pytest.mark.usefixtures("declared")
def test_it_is_counted_and_has_its_column_everywhere():
    found = event()
    assert NAME in found.table.criteria
    words = table_words("en")
    assert "Wins with Black" in as_text(found.crosstable, words)
    assert "Wins with Black" in as_csv(found.crosstable, words)
    assert "Wins with Black" in "\n".join(standings_lines(found, "sv"))
    rows = standings_json(found)["standings"]
    assert [row[NAME] for row in rows] == [row[NAME] for row in as_dict(found.crosstable)["rows"]]
    for row, shown in zip(found.table.rows, rows, strict=True):
        won = sum(
            game.black == row.player and game.score is Score.BLACK for game in found.table.games
        )
        assert shown[NAME] == str(won)


@pytest.mark.parametrize("usual", [True, False])
def test_one_that_is_not_usual_ranks_no_event_that_does_not_ask_for_it(monkeypatch, usual):
    systems = frozenset({"round_robin"})
    figure = Declared(systems=systems, counted=black_wins, english="Wins", usual=usual)
    before = tables_from(EVENTS["round robin"]).table.criteria
    monkeypatch.setitem(FIGURES, NAME, figure)
    found = tables_from(EVENTS["round robin"]).table.criteria
    assert (found == before) is not usual
    assert (NAME in found) is usual
    assert NAME in event().table.criteria


@pytest.mark.parametrize("name", [name for name in EVENTS if name != "round robin"])
def test_it_is_counted_for_the_systems_alone_that_know_it(monkeypatch, name):
    def fail(counting):
        raise AssertionError("this system does not know it")

    before = standings_json(tables_from(EVENTS[name]))
    figure = Declared(systems=frozenset({"match"}), counted=fail, english="Nothing")
    monkeypatch.setitem(FIGURES, NAME, figure)
    assert standings_json(tables_from(EVENTS[name])) == before


@pytest.mark.usefixtures("declared")
def test_it_is_a_reason_and_a_rule():
    said = [in_english(row.why) for row in event().crosstable.rows]
    assert any("Wins with Black" in one for one in said), said
    system = SystemPart(tie_breaks=(NAME, "berger"))
    told = " ".join(
        sentence
        for _, sentences in rule_sentences(replace(changed(), system=system), ours().voice("en"))
        for sentence in sentences
    )
    assert "Places go by points, then Wins with Black, then Berger; whoever" in told
