"""What letters and `corr status` advise can be done, and a tried mail is not asked for again."""

from datetime import timedelta

import pytest

from corr.service.desk.rulings import pause_clock, resume_clock
from corr.service.event.entries_shown import unproved
from corr.service.event.opening import send_trials
from corr.service.letters.event_letters import Act
from corr.service.players.reached import declare_reachable
from corr.service.watch.needs import paused_for_long
from corr.service.watch.overview import look_at
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, START, House, member_list

DAY = timedelta(days=1)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"min_players": 2, "test_days": 3}) as it:
        it.letters()
        yield it


def trial(house, reader):
    send_trials(house.office, EVENT, house.act("test"))
    return next(one for one in house.letters() if one.to == reader)


def proved(house):
    return house.office.folder.contest(EVENT).book.proved


@pytest.mark.parametrize("words", ["ready", "Yes, it has arrived!", "tack", ""])
def test_any_answer_to_the_letter_that_tries_the_mail_counts(house, words):
    letter = trial(house, ANNA)
    done = house.give(house.compose(ANNA, words, letter))
    assert (done.state, done.readers) == ("handled", [ANNA])
    assert house.player(ANNA) in proved(house)
    assert done.to(ANNA).subject.startswith("It works: your letter has arrived")


def test_an_answer_that_orders_something_else_is_carried_out(house):
    letter = trial(house, ANNA)
    done = house.give(house.compose(ANNA, "set text only", letter))
    assert done.to(ANNA).subject.startswith("Your settings")


def test_the_first_letter_asks_only_those_to_try_their_mail_who_have_not(house):
    house.give(house.compose(ANNA, "ready", trial(house, ANNA)))
    assert unproved(house.office.folder.contest(EVENT)) == (house.player(BO),)
    house.read.clear()
    house.start()
    told = {one.to: one.words for one in house.read if "starts: your games" in one.subject}
    assert "Please try this first" not in told[ANNA]
    assert "Please try this first" in told[BO]


def test_too_few_players_are_told_of_with_what_can_be_done(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"min_players": 3}) as house:
        house.members(member_list((ANNA, BO, CAI)))
        house.now = START + timedelta(hours=1)
        told = next(one for one in house.look() if one.to == ARBITER).words
        assert f"corr event enter {EVENT} PLAYER --late" in told
        assert "corr event start" not in told


def test_who_leaves_after_entries_have_closed_is_told_to_write_to_the_arbiter(tmp_path):
    event = {"entry": "direct", "entry_until": (START - 5 * DAY).date()}
    with House(tmp_path, (ANNA, BO, CAI), event=event) as house:
        house.letters()
        house.now = START - DAY
        letter = trial(house, CAI)
        words = house.give(house.compose(CAI, f"withdraw {EVENT}", letter)).to(CAI).words
        assert f"write to the arbiter, {ARBITER}" in words
        assert f'"enter {EVENT}"' not in words


def test_leave_is_granted_by_mail_in_the_only_event_that_can_be_meant(house):
    house.start()
    line = f'leave grant {ANNA} 2024-02-05 2024-02-07 --reason "ill"'
    done = house.give(house.compose(ARBITER, line))
    assert done.to(ARBITER).subject.startswith("Please confirm: leave grant")


def test_the_syntax_that_is_shown_by_mail_names_the_event(house):
    house.start()
    done = house.give(house.compose(ARBITER, f"leave grant {ANNA}"))
    assert "--event EVENT" in done.to(ARBITER).words


def test_a_clock_that_is_paused_for_two_weeks_is_brought_to_mind(house):
    house.start()

    def act(what):
        return Act(at=house.now, cause=what, reason="why", by=ARBITER)

    pause_clock(house.office, f"{EVENT}-001", act("pause"))
    house.now += 14 * DAY
    assert not [*paused_for_long(house.office, look_at(house.office, house.now))]
    house.now += DAY
    (need,) = paused_for_long(house.office, look_at(house.office, house.now))
    assert need.commands == (f"corr clock resume {EVENT}-001 --reason TEXT",)
    resume_clock(house.office, f"{EVENT}-001", act("resume"))
    assert not [*paused_for_long(house.office, look_at(house.office, house.now))]


def test_a_player_is_declared_reachable_by_address(house):
    player = declare_reachable(
        house.office,
        ANNA,
        Act(at=house.now, cause="reach", by=ARBITER),
        address="new@elsewhere.test",
    )
    assert player.addresses[0] == "new@elsewhere.test"
