"""Closing an event while appeals wait: refused, or done with a reason that everybody reads."""

import json
import re

import pytest

from tests.commands import corr, stand_still
from tests.desk import copied
from tests.office import ANNA, BO, CAI, EVENT, House
from tests.service.event.test_closing import RANKED

BOARD = "board@club.test"
RULE = ("--reason", "the board was misread", "--yes")


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    """Every game is ruled, and somebody has appealed against the first ruling."""
    folder = tmp_path_factory.mktemp("appeals_at_close")
    with House(folder, [ANNA, BO, CAI], event={"committee": [BOARD]}, ranking=RANKED) as house:
        house.start()
        stand_still(folder, house.now)
        for row in house.office.store.events.games_of_event(EVENT):
            assert corr(folder, "event", "rule", row.id, "1-0", *RULE).status == 0
        house.reopen()
        house.letters()
        told = house.newest(house.first)
        house.give(house.compose(house.first, f"appeal {EVENT}/1: it was a draw", told))
        assert house.office.folder.contest(EVENT).rulings[1].appeal
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def close(house, *words):
    done = corr(house.folder, "event", "close", EVENT, "--out", str(house.folder), *words)
    house.reopen()
    return done


def decide(house, word, *more):
    reason = ("--reason", "it was read rightly", *more)
    done = corr(house.folder, "appeal", "decide", EVENT, "1", word, *reason)
    house.reopen()
    return done


def test_an_event_with_an_undecided_appeal_is_not_closed(house):
    refused = close(house, "--yes")
    assert refused.status == 2
    for word in (
        "against ruling 1 is undecided since",
        BOARD,
        f"corr appeal decide {EVENT} 1 dismiss --reason TEXT",
        f"corr appeal decide {EVENT} 1 allow --reason TEXT",
        f"corr event close {EVENT} --undecided-appeals --reason TEXT",
    ):
        assert word in refused.err
    assert house.office.folder.contest(EVENT).state == "running"
    assert close(house, "--dry-run").status == 2


def test_it_is_closed_despite_the_appeal_with_a_reason_that_everybody_reads(house):
    assert "needs a reason" in close(house, "--undecided-appeals", "--yes").err
    why = "the committee cannot meet before May"
    done = close(house, "--undecided-appeals", "--reason", why, "--yes")
    assert done.status == 0, done.err
    closing = house.office.folder.contest(EVENT).closing
    assert (closing.undecided, closing.undecided_why) == ((1,), why)
    for letter in house.letters():
        if "closed" in letter.cause or EVENT in letter.subject:
            assert why in letter.words
    assert why in (house.folder / f"{EVENT}.en.txt").read_text(encoding="utf-8")
    assert why in corr(house.folder, "log", EVENT).out


def test_an_appeal_allowed_after_the_close_begins_with_reopening(house):
    close(house, "--undecided-appeals", "--reason", "nobody answers", "--yes")
    house.letters()
    assert decide(house, "allow", "--yes").status == 0
    told = "".join(letter.words for letter in house.letters())
    assert f"corr event reopen {EVENT}" in told
    house.office.folder.refold()
    for line in (f"event reopen {EVENT}", f"undo {EVENT} 1"):
        assert corr(house.folder, *line.split(), "--reason", "allowed", "--yes").status == 0


def test_once_the_appeal_is_decided_the_event_closes_and_names_the_times_that_run(house):
    assert decide(house, "dismiss", "--yes").status == 0
    shown = close(house, "--dry-run")
    assert shown.status == 0, shown.err
    assert "may still be appealed" in shown.out
    rulings = house.office.folder.contest(EVENT).rulings
    assert f"until {rulings[2].act.appeal_until}, by " in shown.out
    assert "ruling 1 (" not in shown.out
    data = json.loads(close(house, "--dry-run", "--json").out)
    assert len(data["may_appeal"]) == len(rulings) - 2
    assert close(house, "--yes").status == 0


@pytest.mark.parametrize("word", ["upheld", "overturned", "Upheld"])
def test_the_words_that_were_misread_are_refused_with_both_commands(house, word):
    refused = decide(house, word, "--yes")
    assert refused.status == 2
    assert "is not taken any more" in refused.err
    assert f"corr appeal decide {EVENT} 1 dismiss --reason" in refused.err
    assert f"corr appeal decide {EVENT} 1 allow --reason" in refused.err
    line = f'corr appeal decide {EVENT} 1 {word} --reason "so it is"'
    told = house.give(house.compose(BOARD, line)).to(BOARD).words
    assert f"corr appeal decide {EVENT} 1 allow --reason" in told
    assert house.office.folder.contest(EVENT).rulings[1].is_open


@pytest.mark.parametrize(
    ("word", "verdict"),
    [
        ("allow", "allowed"),
        ("bifall", "allowed"),
        ("dismiss", "dismissed"),
        ("AVSLAG", "dismissed"),
    ],
)
def test_both_languages_decide(house, word, verdict):
    done = decide(house, word, "--yes")
    assert done.status == 0, done.err
    assert house.office.folder.contest(EVENT).rulings[1].decision.verdict == verdict
    assert f"the appeal was {verdict}" in corr(house.folder, "log", EVENT).out


def test_a_list_of_appeals_has_both_commands(house):
    listed = corr(house.folder, "appeal", "list", EVENT).out
    assert f"`corr appeal decide {EVENT} 1 dismiss --reason TEXT`" in listed
    assert f"`corr appeal decide {EVENT} 1 allow --reason TEXT`" in listed


def test_a_ruling_that_fell_is_taken_back_before_the_event_is_closed(house):
    assert decide(house, "allow", "--yes").status == 0
    for words in (("--dry-run",), ("--yes",), ("--undecided-appeals", "--reason", "x", "--yes")):
        refused = close(house, *words)
        assert refused.status == 2
        assert f"corr undo {EVENT} 1 --reason TEXT" in refused.err
    assert corr(house.folder, "event", "correct", f"{EVENT}-001", "1/2-1/2", *RULE).status == 0
    done = close(house, "--yes")
    assert done.status == 0, done.err


def test_everybody_is_named_once(house):
    refused = close(house, "--yes").err
    decide(house, "dismiss", "--yes")
    for said in (refused, close(house, "--dry-run").out):
        assert not re.search(r"(Anna|Bo|Cai) \(\1", said)
