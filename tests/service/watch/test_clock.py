"""Time: reminders, losses on time, and the letters that were under way meanwhile."""

from datetime import timedelta

import pytest

from corr.service.watch.tick import tick
from corr.tournament.events.events import MovePlayed
from tests.office import ARBITER, EVENT, START, THREE, House

WEEK = timedelta(days=7)
SECOND = timedelta(seconds=1)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


def until(house, moment):
    """Let the daemon work every three hours until then; what it sent."""
    sent = []
    while house.now < moment:
        house.now = min(house.now + timedelta(hours=3), moment)
        sent += house.look()
    return sent


def played_at(house):
    """When the newest move counts as made."""
    events = house.office.store.events.of_stream(f"{EVENT}-001")
    return next(event.at for event in events[::-1] if isinstance(event.body, MovePlayed))


# -- reminders ----


def test_reminders_go_once_each_to_who_is_to_move(house):
    sent = until(house, START + WEEK)
    assert [one.to for one in sent] == [house.second] * 2
    assert all(one.title.startswith(f"{EVENT}-001 your move 2, due") for one in sent)
    assert ": 3 days" in sent[0].words
    assert ": 1 day left" in sent[1].words


def test_an_answer_to_a_reminder_is_as_good_as_any(house):
    until(house, START + timedelta(days=4))
    reminder = house.newest(house.second)
    assert "A reminder:" in reminder.words
    assert house.give(house.compose(house.second, "a1", reminder)).state == "handled"


def test_a_move_ends_the_reminders_of_its_turn(house):
    until(house, START + timedelta(days=3))
    house.play("a1")
    sent = until(house, START + timedelta(days=6))
    assert sent == []
    assert [one.to for one in until(house, START + timedelta(days=7))] == [house.first]


def test_reminders_are_not_repeated_after_a_restart(house):
    until(house, START + timedelta(days=4))
    house.reopen()
    assert until(house, START + timedelta(days=5)) == []


def test_reminders_are_not_repeated_when_a_player_acts_without_ending_the_turn(tmp_path):
    with House(tmp_path, game={"opening": "soosorv"}) as house:
        house.start().play(THREE)
        assert len(until(house, START + timedelta(days=4))) == 1
        house.play("white")
        assert until(house, START + timedelta(days=5)) == []
        assert len(until(house, START + timedelta(days=6, hours=12))) == 1


def test_reminders_that_an_outage_swallowed_are_not_sent_in_a_heap(house):
    house.now = START + timedelta(days=6, hours=12)
    sent = house.look()
    assert len(sent) == 1
    assert "A reminder:" in sent[0].words


# -- losses on time ----


def test_who_is_late_loses_and_both_are_told(house):
    due = house.game().clock.due
    until(house, due)
    sent = until(house, due + timedelta(hours=3))
    assert sorted(one.to for one in sent) == sorted([house.first, house.second])
    assert "you won" in house.newest(house.first).title
    assert "you lost" in house.newest(house.second).title
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "time")
    assert house.game().ended_at == due


def test_a_loss_is_judged_once(house):
    until(house, START + timedelta(days=8))
    before = house.events()
    later = until(house, START + timedelta(days=20))
    assert {post.to for post in later} == {ARBITER}, "the event can be closed"
    assert house.events() == before


def test_an_hour_is_left_for_clocks_that_differ(house):
    house.now = START + WEEK + timedelta(minutes=59)
    house.look()
    assert house.game().result is None
    house.now = START + WEEK + timedelta(minutes=61)
    house.look()
    assert house.game().result.ending == "time"


def test_nobody_loses_while_the_mailbox_cannot_be_read(house):
    house.look()
    house.now = START + timedelta(days=30)
    tick(house.office, house.now)
    assert house.game().result is None
    house.look()
    assert house.game().result.ending == "time"


def test_nobody_loses_before_the_mailbox_was_read_at_all(tmp_path):
    with House(tmp_path) as house:
        house.start()
        with house.office.store.transaction():
            house.office.store.engine.run("delete from mailbox", {})
        tick(house.office, START + timedelta(days=30))
        assert house.game().result is None


def test_nobody_loses_while_a_letter_of_anybody_waits_to_be_handled(house):
    in_time = START + timedelta(days=6)
    raw = house.reply(house.second, "a1")
    house.now = START + timedelta(days=8)
    house.take(raw, arrived=in_time)
    house.drain()
    tick(house.office, house.now)
    assert house.game().result is None
    house.handle()
    assert house.record() == "1.h8 2.a1"
    assert played_at(house) == in_time


def test_nobody_loses_while_a_letter_of_theirs_is_set_aside(house):
    assert house.say(house.second, "a1", headers={"Return-Path": "<>"}).state == "quarantined"
    until(house, START + timedelta(days=9))
    assert house.game().result is None


def test_a_vacation_notice_holds_no_clock(house):
    headers = {"Auto-Submitted": "auto-replied"}
    assert house.say(house.second, "I am away.", headers=headers).reason == "auto_reply"
    until(house, START + timedelta(days=9))
    assert house.game().result.ending == "time"


def test_a_letter_set_aside_that_came_too_late_holds_nothing(house):
    house.now = START + WEEK + timedelta(minutes=30)
    house.say(house.second, "a1", headers={"Return-Path": "<>"})
    until(house, START + timedelta(days=8))
    assert house.game().result.ending == "time"


# -- letters about the deadline ----


def test_a_letter_that_arrives_at_the_deadline_is_in_time(house):
    house.now = house.game().clock.due
    assert house.say(house.second, "a1").state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_letter_that_arrives_a_second_late_loses_on_time(house):
    due = house.game().clock.due
    house.now = due + SECOND
    house.say(house.second, "a1")
    told = house.wait(hours=1) + house.look()
    assert house.record() == "1.h8"
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "time")
    assert house.game().ended_at == due
    assert sorted(one.to for one in told) == sorted([house.first, house.second])
    (mine,) = (one for one in told if one.to == house.second)
    assert "you lost" in mine.title
    assert "You wrote: a1" in mine.words


def test_the_date_that_the_player_writes_does_not_count(house):
    house.now = house.game().clock.due + SECOND
    earlier = {"Date": "Thu, 01 Feb 2024 09:00:00 +0000"}
    house.say(house.second, "a1", headers=earlier)
    house.wait(hours=2)
    house.look()
    assert house.game().result.ending == "time"


def test_a_server_whose_clock_is_fast_gains_nobody_time(house):
    raw = house.reply(house.second, "a1")
    house.give(raw, arrived=house.now + timedelta(days=300))
    assert played_at(house) == house.now


def test_a_letter_in_time_counts_however_late_it_is_handled(house):
    arrived = START + timedelta(days=6, hours=23)
    raw = house.reply(house.second, "a1")
    house.now = START + timedelta(days=40)
    done = house.give(raw, arrived=arrived)
    assert done.state == "handled"
    assert house.record() == "1.h8 2.a1"
    assert "Your letter arrived on" in done.to(house.second).words


def test_our_own_delay_costs_the_opponent_no_time(house):
    raw = house.reply(house.second, "a1")
    house.now = START + timedelta(days=5)
    house.give(raw, arrived=START + timedelta(hours=1))
    assert house.game().clock.due >= house.now + WEEK - timedelta(hours=1)
    until(house, START + timedelta(days=11))
    assert house.game().result is None


def test_who_resigns_too_late_loses_on_time(house):
    house.now = house.game().clock.due + timedelta(hours=2)
    house.say(house.second, f"{EVENT}-001 resign")
    assert house.game().result.ending == "time"


def test_the_one_who_waits_may_still_ask_after_the_others_deadline(house):
    house.play("a1")
    house.now = house.game().clock.due + timedelta(minutes=1)
    done = house.say(house.second, "show")
    assert (done.state, done.readers) == ("handled", [house.second])
    assert house.game().result is None
