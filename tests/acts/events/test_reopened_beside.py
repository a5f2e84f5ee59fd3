"""An event is reopened beside which another one was played: what that one took, and confirms."""

import json
import shutil

import pytest

from tests.acts.events.test_closing_day import WHY, close, levels, played, sound, taken_over
from tests.acts.events.test_event_rounds import installed
from tests.commands import corr

pytestmark = pytest.mark.slow
FIRST = ("AA24", "2024-02-01", "2024-12-01")
BESIDE = ("BB24", "2024-03-01", "2025-02-01")


@pytest.fixture(scope="module")
def closed_once(tmp_path_factory):
    """Number 1 got 1 kyu from AA24; by BB24, closed later, the points confirm 3 kyu alone."""
    house = installed(tmp_path_factory.mktemp("beside"), 7)
    taken_over(house, played(*FIRST))
    close(house, "AA24", "--yes")
    beside = played(*BESIDE)
    for game in beside["games"]:
        pair = {game["black"], game["white"]}
        if "P1" in pair and pair & {"P2", "P3", "P4"}:
            game["result"] = "0-1" if game["black"] == "P1" else "1-0"
    taken_over(house, beside)
    close(house, "BB24", "--yes")
    return house


@pytest.fixture
def house(closed_once, tmp_path):
    return shutil.copytree(closed_once, tmp_path / "house")


def reopen(house, *words):
    done = corr(house, "event", "reopen", "AA24", *WHY, *words)
    assert done.status == 0, done.err
    return done.out


def test_the_dry_run_names_the_event_whose_closing_took_the_level(house):
    told = json.loads(reopen(house, "--dry-run", "--json"))["builds_on_it"]
    (found,) = (one for one in told if one.startswith("BB24"))
    assert found.startswith("BB24 was closed with 1 kyu of P0001")
    assert found.endswith("that stays until BB24 is reopened and closed again")
    shown = reopen(house, "--dry-run")
    assert "BB24 was closed with 1 kyu of Anna Ek (101)" in " ".join(shown.split())


def test_an_event_that_took_no_level_is_not_named(house):
    assert corr(house, "event", "reopen", "BB24", *WHY, "--dry-run").status == 0
    done = corr(house, "event", "reopen", "BB24", *WHY, "--dry-run", "--json")
    assert not [one for one in json.loads(done.out)["builds_on_it"] if "AA24" in one]


def test_a_level_derived_anew_is_confirmed_by_its_own_norm(house):
    day = BESIDE[2]
    assert levels(house, day)["101"] == "1 kyu"
    assert levels(house, day, "confirmed_on")["101"] == FIRST[2]
    reopen(house)
    assert levels(house, day)["101"] == "3 kyu"
    assert levels(house, day, "confirmed_on")["101"] == day
    assert levels(house, day, "due")["101"] == "2030-02-01"
    history = corr(house, "ranking", "player", "101", "--csv").out
    (line,) = (line for line in history.splitlines() if line.startswith(day))
    assert line.split(",")[3:7] == ["1", "3 kyu", "3 kyu", "True"]
    sound(house)
    close(house, "AA24", "--yes")
    assert levels(house, day, "confirmed_on")["101"] == FIRST[2]
    assert levels(house, day, "due")["101"] == "2029-12-01"
    sound(house)
