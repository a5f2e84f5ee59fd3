"""`corr leave` on the command line: shown first, then done, listed and taken back."""

import json
import shutil
from datetime import datetime, timedelta

import pytest

from tests.acts.events.test_event_rounds import begun
from tests.commands import corr

GAME = "SK24-001"
WHY = ("--reason", "in hospital")
DAY = timedelta(days=1)


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    return begun(tmp_path_factory.mktemp("leave"), 4, kind="cup")


@pytest.fixture
def folder(started, tmp_path):
    return shutil.copytree(started, tmp_path, dirs_exist_ok=True)


def did(folder, *words):
    done = corr(folder, *words, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def to_act(folder):
    """Who is to act in the game, and until when."""
    (row,) = (
        one
        for one in did(folder, "event", "status", "SK24")["events"][0]["running"]
        if one["game"] == GAME
    )
    return row["to_act"], datetime.fromisoformat(row["due"])


def granted(folder, *more):
    """A player's two days of leave before their move is due."""
    player, due = to_act(folder)
    days = (str((due - 2 * DAY).date()), str((due - DAY).date()))
    return player, due, ("leave", "grant", player, *days, *WHY, *more)


def test_a_dry_run_says_who_is_told_and_does_nothing(folder):
    _, due, words = granted(folder, "--dry-run")
    done = corr(folder, *words)
    assert done.status == 0, done.err
    assert done.out.count("takes leave") == 1
    assert "The arbiter has given you leave" in done.out
    assert "nothing was done" in done.out
    assert to_act(folder)[1] == due


def test_granted_leave_moves_the_date_and_is_listed_shown_and_logged(folder):
    player, due, words = granted(folder)
    found = did(folder, *words)
    assert (found["player"], found["letters_waiting"] >= 2) == (player, True)
    assert to_act(folder)[1] == due + 2 * DAY
    (listed,) = did(folder, "leave", "list", "--event", "SK24")
    assert (listed["player"], listed["leave"][0]["granted"]) == (player, True)
    assert listed["days"] == [{"event": "SK24", "used": 0, "of": 21}]
    assert "is on leave" in corr(folder, "game", "show", GAME).out
    assert len(did(folder, "game", "show", GAME)["on_leave"]) == 1
    assert "  on leave " in corr(folder, "event", "status", "SK24").out
    assert "in hospital" in corr(folder, "log", "SK24").out


def test_leave_is_taken_back_before_it_begins(folder):
    player, due, words = granted(folder, "--event", "SK24")
    did(folder, *words)
    did(folder, "leave", "cancel", player, "--event", "SK24", "--reason", "well again")
    assert to_act(folder)[1] == due
    assert corr(folder, "leave", "list").out.strip() == "nobody is on leave"
    again = ("leave", "cancel", player, "--reason", "well again")
    done = corr(folder, *again)
    assert (done.status, "has no leave" in done.err) == (2, True)


@pytest.mark.parametrize(
    ("first", "last", "said"),
    [
        ("2026-02-30", "2026-03-03", "a date such as 2026-07-01 is expected"),
        ("2026-03-03", "2026-03-01", "leave cannot end before it begins"),
        ("1999-03-03", "1999-03-04", "within two years of today"),
    ],
)
def test_dates_that_cannot_be_are_refused(started, first, last, said):
    done = corr(started, "leave", "grant", "P0001", first, last, *WHY)
    assert (done.status, done.out, said in done.err) == (2, "", True)
