"""Appeals against what waits for a look at a flag, or came to nothing by it."""

import pytest

from corr.service.desk.appeals import decide_appeal
from corr.service.event.closing import close_event
from corr.service.watch.check import check_all
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import overview_of
from corr.tournament.events.events_contest import Verdict
from tests.office import ANNA, BO, EVENT, House
from tests.service.watch.test_flags import MINUTE, act, at_half_past, in_time, settle
from tests.service.watch.test_flags_waiting import rule, take_back

ACTS = {"a ruling": lambda house: rule(house, "0-1"), "moves taken back": take_back}


@pytest.fixture
def house(tmp_path):
    """Two players; it is the second one's turn in the only game."""
    clock = {"reminders": [], "silence": []}
    with House(tmp_path, (ANNA, BO), clock=clock).start() as it:
        it.play("a1; b2")
        it.letters()
        yield it


@pytest.fixture(params=ACTS, ids=ACTS)
def appealed(house, request):
    """The due time of a flag behind which something waits that was appealed against."""
    due = at_half_past(house)
    assert ACTS[request.param](house) == 1
    house.now += MINUTE
    assert house.say(house.first, "appeal: it is wrong").state == "handled"
    return due


def allow(house):
    decide_appeal(house.office, EVENT, 1, Verdict.ALLOWED, act(house, "allow"))
    return house.letters()


def is_to_be_taken_back(house):
    look = overview_of(house.office, house.now).look
    return any(one.kind == "fallen" for one in needs_of(house.office, look))


@pytest.mark.parametrize("early", [True, False])
def test_what_came_to_nothing_needs_no_taking_back_and_the_event_closes(house, appealed, early):
    if early:
        allow(house)
    settle(house)
    assert house.game().result.ending == "time"
    if not early:
        told = allow(house)
        assert not any(f"corr undo {EVENT} 1" in one.words for one in told)
    assert not is_to_be_taken_back(house)
    close_event(house.office, EVENT, act(house, "close"))
    assert house.office.folder.contest(EVENT).state == "closed"
    assert check_all(house.office).faults == ()


def test_what_fell_while_it_waited_does_not_come_into_force(house, appealed):
    told = allow(house)
    assert house.game().waiting == ()
    both = [one for one in told if one.to in (house.first, house.second)]
    assert any("goes on as it is" in one.words for one in both)
    in_time(house, appealed)
    settle(house)
    assert house.game().result is None
    assert [str(move) for move in house.game().moves[-1:]] == ["c3"]
    assert not is_to_be_taken_back(house)
    assert check_all(house.office).faults == ()
