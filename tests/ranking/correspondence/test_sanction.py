"""Only what SLSF sanctions changes a level (art. 1 §1): who sanctions it, and what follows."""

import json
from datetime import date

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.correspondence.compute import as_it_counts, compute
from corr.ranking.correspondence.event import sanction
from corr.ranking.correspondence.eventfile import parse, write
from corr.ranking.correspondence.register import held_on
from corr.ranking.correspondence.register_files import register_of_files
from corr.report.committee.committee import committee_report, render_text
from tests.commands import corr
from tests.ranking.correspondence.test_register_files import LEVELS, text

AFTER = date(2017, 12, 2)


def document(**event):
    """An event of 2017 in which A rises from 1 kyu to 2 dan and D falls; `event` are its keys."""
    content = json.loads(text("K17", 2017, LEVELS))
    content["event"] |= event
    return json.dumps(content)


@pytest.mark.parametrize(
    ("named", "counts"),
    [
        ("SLSF", True),
        ("slsf", True),
        ("SLSF, board meeting of 2024-01-02", True),
        ("Svenska Luffarschackförbundet", True),
        ("Swedish  Five-in-a-Row Federation", True),
        ("", False),
        ("none", False),
        ("KNBSB", False),
        ("ASLSFO", False),
        ("unknown", None),
        (None, None),
    ],
)
def test_only_the_federation_by_its_name_sanctions(named, counts):
    assert sanction(named) is counts
    event = parse(document(sanctioned_by=named))
    assert (event.sanction, event.counts) == (counts, counts is not False)


@pytest.mark.parametrize("event", [{}, {"sanctioned": True}, {"sanctioned_by": "slsf"}])
def test_what_is_sanctioned_or_not_said_to_be_not_changes_levels(event):
    register = register_of_files([parse(document(**event))])
    assert held_on(register["A"].history, AFTER).level == 12


UNSANCTIONED = [{"sanctioned": False}, {"sanctioned_by": ""}, {"sanctioned_by": "KNBSB"}]


@pytest.mark.parametrize("event", UNSANCTIONED)
def test_what_is_not_sanctioned_changes_and_confirms_nothing(event):
    register = register_of_files([parse(document(**event))])
    for player in "ABCD":
        held = held_on(register[player].history, AFTER)
        assert (held.level, held.confirmed_on, held.due) == (10, None, date(2022, 2, 1)), player
    assert held_on(register["E"].history, AFTER) is None
    (given,) = (one for one in register["A"].history.given if one.source == "K17" and one.report)
    assert (given.reason, given.kept, given.confirmed) == ("unsanctioned", True, False)


def test_a_level_that_nothing_gave_is_not_given_by_an_unsanctioned_event():
    """The one before it was taken back: then nothing is left of the level."""
    register = register_of_files([parse(document(sanctioned=False))])
    history = register["A"].history
    (given,) = (one for one in history.given if one.report)
    assert held_on(replace(history, given=(given,)), AFTER) is None


def test_the_figures_are_computed_all_the_same():
    event = parse(document(sanctioned=False))
    found = compute(event)
    assert found == compute(parse(document()))
    given = as_it_counts(found, counts=event.counts)
    assert {one.level_after for one in given.players} == {10, None}
    assert as_it_counts(found, counts=True) is found


@pytest.mark.parametrize(
    "event",
    [
        {"sanctioned": True, "sanctioned_by": "KNBSB"},
        {"sanctioned": False, "sanctioned_by": "SLSF"},
    ],
)
def test_two_keys_that_contradict_each_other_are_a_fault(event):
    with pytest.raises(ArbiterError, match="event: contradiction: sanctioned"):
        parse(document(**event))
    with pytest.raises(ArbiterError, match="is not true or false"):
        parse(document(sanctioned="yes"))


@pytest.mark.parametrize("event", [*UNSANCTIONED, {}, {"sanctioned": True}])
def test_a_file_says_the_same_when_it_is_written_again(event):
    first = parse(document(**event))
    again = parse(write(first))
    assert (again.sanctioned_by, again.sanctioned) == (first.sanctioned_by, first.sanctioned)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "not sanctioned by SLSF"),
        ("sv", "inte sanktionerad av SLSF"),
        ("et", "heaks kiitnud"),
    ],
)
def test_the_report_says_it_first_and_asks_for_no_title_and_no_day(lang, words):
    event = parse(document(sanctioned_by="KNBSB"))
    told = render_text(event, compute(event), lang)
    head, _, rest = told.partition("KNBSB")
    assert words in " ".join(head.split())
    assert words in " ".join(rest.split())
    keys = {one.key for one in committee_report(event, compute(event), lang).sections}
    assert not keys & {"deadlines", "proposed", "committee"}
    assert "deadlines" in {
        one.key
        for one in committee_report(
            replace(event, sanctioned_by="SLSF"), compute(event), lang
        ).sections
    }


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"sanctioned": False}, "Not sanctioned by SLSF"),
        ({}, "No word of whether SLSF sanctions"),
        ({"sanctioned_by": "SLSF"}, ""),
    ],
)
def test_the_list_and_the_history_of_files_name_it(tmp_path, event, words):
    (tmp_path / "k17.json").write_text(document(**event))
    file = str(tmp_path / "k17.json")
    for command in (("list", file), ("player", "a", file)):
        done = corr(tmp_path, "ranking", *command)
        assert done.status == 0, done.err
        assert ("(art. 1 §1): K17." in " ".join(done.out.split())) is bool(words)
        assert words in done.out
    assert ("Not sanctioned: changes nothing" in done.out) is ("sanctioned" in event)


def test_compute_and_norms_say_that_it_would_be_so(tmp_path):
    (tmp_path / "k17.json").write_text(document(sanctioned=False))
    file = str(tmp_path / "k17.json")
    done = corr(tmp_path, "ranking", "compute", file)
    assert done.out.startswith("This event is not sanctioned by SLSF")
    assert "2 dan" in done.out
    assert json.loads(corr(tmp_path, "ranking", "compute", file, "--json").out)["players"]
    done = corr(tmp_path, "ranking", "norms", file)
    assert done.status == 0, done.err
    assert "is not sanctioned by SLSF" in done.out
