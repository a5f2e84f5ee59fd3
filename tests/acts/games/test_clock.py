"""`corr clock` and `corr game reopen` on the command line: shown first, then done."""

import json
import shutil
from datetime import datetime, timedelta

import pytest

from tests.acts.events.test_event_rounds import begun
from tests.commands import corr, refused

GAME = "SK24-001"
WHY = ("--reason", "illness")
DAY = timedelta(days=1)


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    return begun(tmp_path_factory.mktemp("clock"), 4, kind="cup")


@pytest.fixture
def folder(started, tmp_path):
    return shutil.copytree(started, tmp_path, dirs_exist_ok=True)


def did(folder, *words):
    done = corr(folder, *words, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def due(folder):
    return datetime.fromisoformat(did(folder, "clock", "show", GAME)["due"])


def test_a_dry_run_says_who_is_told_and_does_nothing(folder):
    before = due(folder)
    done = corr(folder, "clock", "extend", GAME, "--days", "5", *WHY, "--dry-run")
    assert done.status == 0, done.err
    assert "The arbiter has given" in done.out
    assert "illness" in done.out
    assert "nothing was done" in done.out
    assert due(folder) == before


def test_time_is_given_and_the_account_says_why(folder):
    before = due(folder)
    found = did(folder, "clock", "extend", GAME, "--days", "5", *WHY)
    assert (found["game"], found["days"], found["letters_waiting"] >= 2) == (GAME, 5, True)
    assert due(folder) == before + 5 * DAY
    account = did(folder, "clock", "show", GAME)
    (turn,) = account["turns"]
    (credit,) = turn["credits"]
    assert (credit["seconds"], credit["reason"]) == (5 * 86400, "illness")
    assert [act["what"] for act in account["acts"]] == ["ClockExtended"]
    text = corr(folder, "clock", "show", GAME).out
    assert 'given back 5d: the arbiter gave it ("illness")' in text


def test_a_clock_is_stopped_and_started(folder):
    did(folder, "clock", "pause", GAME, *WHY)
    assert did(folder, "clock", "show", GAME)["due"] is None
    assert "the arbiter has stopped the clock" in corr(folder, "event", "status", "SK24").out
    assert "`corr clock resume`" in corr(folder, "game", "show", GAME).out
    assert "`corr clock resume`" in corr(folder, "status").out
    refused(corr(folder, "clock", "pause", GAME, *WHY), f"the clock of {GAME} is stopped already")
    did(folder, "clock", "resume", GAME, *WHY)
    assert due(folder)


def test_nobody_loses_who_is_not_late(folder):
    done = corr(folder, "clock", "forfeit", GAME, *WHY)
    assert (done.status, done.out) == (2, "")
    assert f"nobody is late in {GAME}: there is time until" in done.err


def test_a_game_that_goes_on_again_takes_the_final_back(folder):
    for game in ("001", "002"):
        did(folder, "event", "rule", f"SK24-{game}", "1-0", *WHY)
    did(folder, "event", "draw", "SK24")
    words = ("game", "reopen", GAME, "--days", "7", *WHY)
    rehearsed, found = did(folder, *words, "--dry-run"), did(folder, *words)
    assert [one["game"] for one in rehearsed["games_annulled"]] == ["SK24-003"]
    assert found["games_annulled"] == rehearsed["games_annulled"]
    assert did(folder, "game", "show", GAME)["result"] is None
    assert corr(folder, "check").status == 0
    assert "the arbiter let the game go on: illness" in corr(folder, "clock", "show", GAME).out


def test_a_game_that_has_time_enough_is_not_said_to_lose_any_when_it_goes_on(folder):
    did(folder, "event", "rule", GAME, "1-0", *WHY)
    did(folder, "game", "reopen", GAME, "--days", "1", *WHY)
    text = corr(folder, "clock", "show", GAME).out
    assert "given back 0min: the game was reopened" in text


@pytest.mark.parametrize(
    "words",
    [
        ("clock", "extend", GAME, "--days", "0", *WHY),
        ("clock", "extend", GAME, "--days", "5", "--reason", " "),
        ("clock", "extend", GAME, "--days", "5", "--move", "9", *WHY),
        ("clock", "resume", GAME, *WHY),
        ("clock", "pause", "SK24-999", *WHY),
        ("clock", "show", "XX24-001"),
        ("game", "reopen", GAME, "--days", "7", *WHY),
    ],
)
def test_what_cannot_be_done_ends_with_status_two(folder, words):
    assert corr(folder, *words).status == 2
