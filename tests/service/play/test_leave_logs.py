"""Leave that an arbiter grants or takes back in several events stands in the log of each."""

import pytest

from corr.service.event.opening import enter_players, open_event, start_event
from corr.tournament.spec.spec import spec_from_tables
from tests.office import ANNA, BO, CAI, EVENT, event_tables
from tests.ticking import ticking

OTHER = "EE25"
WHY = ("--reason", "in hospital")


@pytest.fixture
def house(tmp_path):
    """Bo plays in two events, Cai in one of them."""
    with ticking(tmp_path, people=(ANNA, BO)) as it:
        it.members("name,email\nCai,cai@players.test\n")
        tables = event_tables()
        tables["event"] = {**tables["event"], "id": OTHER, "start": it.now.date()}
        open_event(it.office, spec_from_tables(tables, "other.toml"), it.act("open"))
        names = [it.player(one) for one in (BO, CAI)]
        enter_players(it.office, OTHER, names, it.act("enter other"))
        start_event(it.office, OTHER, "1", it.act("start other"))
        it.letters()
        yield it


def did(house, *words):
    done = house.corr(*words)
    assert done.status == 0, done.err or done.out
    house.letters()
    return done.out


def grant(house, who, *more):
    return did(house, "leave", "grant", who, "2024-03-01", "2024-03-05", *WHY, *more)


def test_leave_without_an_event_stands_in_the_log_of_each_that_it_touches(house):
    who = house.player(BO)
    grant(house, who)
    logs = [did(house, "log", event) for event in (EVENT, OTHER)]
    for log in logs:
        assert "is on leave from 2024-03-01 to 2024-03-05" in log
        assert "in hospital" in log
    first, second = (EVENT, OTHER) if f"{EVENT}/1" in logs[0].split() else (OTHER, EVENT)
    assert f"(ruling {first}/1), by the operator: in hospital" in did(house, "log", second)


def test_leave_in_one_event_stands_in_no_other_log(house):
    grant(house, house.player(BO), "--event", OTHER)
    assert "nothing was ruled" in did(house, "log", EVENT)
    assert "is on leave" in did(house, "log", OTHER)


def test_what_ends_it_stands_in_each_log_too(house):
    who = house.player(BO)
    grant(house, who)
    did(house, "leave", "cancel", who, *WHY)
    for event in (EVENT, OTHER):
        assert "what was left of the leave of" in did(house, "log", event)


def test_a_ruling_that_is_undone_is_undone_in_each_log(house):
    grant(house, house.player(BO))
    event = EVENT if f"{EVENT}/1" in did(house, "log", EVENT).split() else OTHER
    did(house, "undo", event, "1", *WHY)
    other = OTHER if event == EVENT else EVENT
    assert f"(ruling {event}/2)" in did(house, "log", other)
    assert did(house, "check").endswith("0 faults\n")
