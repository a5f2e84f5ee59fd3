"""A second closing that changes a level names the events that have used the former one."""

from datetime import timedelta

import pytest

from corr.games.rules import Seat
from corr.service.event.reopening import reopen_event
from corr.service.watch.check import check_all
from tests.commands import corr
from tests.desk import copied
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, SETTINGS, House
from tests.service.event.test_closing import RANKED, close, play_all, register

pytestmark = pytest.mark.slow
LEVELS = {ANNA: "1 dan", BO: "1 dan", CAI: "2 dan", DAG: "2 dan", EVA: "1 dan"}


@pytest.fixture(scope="module")
def closed_once(tmp_path_factory):
    folder = tmp_path_factory.mktemp("used")
    changes = {"ranking": RANKED, "system": {"games_per_pair": 2}}
    with House(folder, PEOPLE, settings=SETTINGS, **changes) as house:
        register(house, LEVELS)
        play_all(house, order=(EVA, CAI, ANNA, BO, DAG))
        close(house)
        yield house


@pytest.fixture
def house(closed_once, tmp_path):
    with copied(closed_once, tmp_path) as it:
        yield it


@pytest.fixture
def clock(house, monkeypatch):
    """The terminal's clock stands where the house's does."""
    monkeypatch.setattr("corr.clock.SystemClock.now", lambda _: house.now)


@pytest.mark.usefixtures("clock")
def test_a_second_close_names_the_events_that_used_a_level_that_has_changed(house):
    """Bo's level of the first report: one event begins with it, one is closed with it."""
    events_of(house, "VC25", "WC25")
    for event in ("VC25", "WC25"):
        done = corr(house.folder, "event", "start", event)
        assert done.status == 0, done.err
    bo = house.player(BO)
    used = house.office.folder.contest("VC25").levels[bo]
    house.reopen()
    house.now += timedelta(days=5)
    for row in house.office.store.events.games_of_event("WC25"):
        words = ("event", "rule", row.id, "1/2-1/2", "--reason", "by hand", "--yes")
        done = corr(house.folder, *words)
        assert done.status == 0, done.err
    out = str(house.folder)
    done = corr(house.folder, "event", "close", "WC25", "--yes", "--out", out)
    assert done.status == 0, done.err
    house.letters()
    house.now += timedelta(days=1)
    act = house.act("reopen")
    reopen_event(house.office, EVENT, type(act)(at=act.at, cause=act.cause, reason="a letter"))
    house.now += timedelta(days=1)
    for row in house.office.store.events.games_of_event(EVENT):
        if bo in (row.first, row.second):
            first = house.office.folder.game(row.id).players[Seat.FIRST]
            result = "1-0" if first == bo else "0-1"
            words = ("event", "correct", row.id, result, "--reason", "a letter", "--yes")
            done = corr(house.folder, *words)
            assert done.status == 0 or "already" in done.err, done.err
    tried = corr(house.folder, "event", "close", EVENT, "--dry-run")
    assert tried.status == 0, tried.err
    assert f"  VC25 began with {used} of Bo ({bo}), which stays (art. 2 §4)" in tried.out
    assert f"  WC25 was closed with {used} of Bo ({bo}); if it is to count" in tried.out
    assert "VC25 was closed" not in tried.out
    report, _ = close(house)
    text = " ".join(report.files[f"{EVENT}.en.txt"].split())
    assert f"VC25 began with {used} of Bo, which stays the level at its start" in text
    assert f"WC25 was closed with {used} of Bo; it has to be reopened" in text
    swedish = " ".join(report.files[f"{EVENT}.sv.txt"].split())
    in_swedish = used.replace("dan", "DAN")
    assert f"WC25 avslutades med {in_swedish} för Bo" in swedish
    assert check_all(house.office).faults == ()


def events_of(house, *names):
    """Further events of everybody, like the first one, that take no entries any more."""
    text = corr(house.folder, "event", "show", EVENT).out
    house.now += timedelta(days=3)
    people = [house.player(one) for one in PEOPLE]
    for name in names:
        own = text.replace(f'"{EVENT}"', f'"{name}"', 1)
        other = house.folder / f"{name.lower()}.toml"
        other.write_text(own.replace("2024-02-01", house.now.date().isoformat(), 1))
        for line in (
            ["event", "open", str(other), "--no-announce"],
            ["event", "enter", name, *people],
        ):
            done = corr(house.folder, *line)
            assert done.status == 0, done.err
