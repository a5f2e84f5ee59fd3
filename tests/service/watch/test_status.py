"""`corr event status`: an event at a glance, however large it is."""

import json

import pytest

from corr.service.watch import status as statuses
from corr.service.watch.status import as_lines, status_of, to_json
from tests.commands import corr
from tests.office import ANNA, BO, CAI, DAG, EVENT, House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG)) as found:
        found.start()
        yield found


def test_the_games_whose_time_runs_out_first_come_first(house):
    house.wait(days=1)
    house.play("a1", 3)
    rows = [
        row for row in house.office.store.events.games_of_event(EVENT) if row.state == "running"
    ]
    found = status_of(house.office, EVENT, house.now)
    assert found.running == tuple(sorted(rows, key=lambda row: (row.due_at, row.id)))
    assert found.running[-1].id == f"{EVENT}-003"
    assert found.going == len(rows) == 6


def test_a_very_large_event_is_counted_and_not_shown(house, monkeypatch):
    monkeypatch.setattr(statuses, "MOST_GAMES", 5)
    monkeypatch.setattr(statuses, "_MOST_LISTED", 2)
    found = status_of(house.office, EVENT, house.now)
    assert found.table is None
    lines = as_lines(house.office, [found])
    assert f"`corr standings {EVENT}` shows who stands where" in lines
    assert "6 games are going, by deadline (UTC):" in lines
    (event,) = json.loads(json.dumps(to_json(house.office, [found])))["events"]
    assert (event["table"], event["going"], len(event["running"])) == (None, 6, 2)


def test_an_event_of_an_ordinary_size_shows_its_table(house, tmp_path):
    done = corr(tmp_path, "event", "status", EVENT)
    assert done.status == 0, done.err
    assert "Berger" in done.out
    assert "`corr standings" not in done.out
