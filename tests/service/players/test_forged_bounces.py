"""A report that letters come back can be made up: it gains the time of one move at most."""

from datetime import datetime, timedelta

import pytest

from corr.errors import ArbiterError
from corr.service.players.reached import declare_reachable, declare_unreachable
from corr.service.post.returns import resend
from corr.tournament.events.events_games import (
    ClockStarted,
    ClockStopped,
    StopRefuted,
    TimeForfeited,
)
from tests.office import ANNA, ARBITER, BO, START, House
from tests.service.post.test_returns import bodies, elsewhere, refuse, returned

DAY = timedelta(days=1)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO), clock={"per_move": "7d"}).start() as house:
        yield house


def days_pass(house, days):
    """Days of the daemon's work, one after the other; what it sent."""
    return [one for _ in range(days) for one in house.wait(days=1)]


def happened_to(letters, words):
    """The readers of the letters that say so."""
    return [one.to for one in letters if words in " ".join(one.words.split())]


# -- the attack ----


def test_a_player_who_forges_a_report_and_never_answers_loses_a_week_later_at_most(house):
    house.wait(days=6)
    returned(house, house.newest(house.second))
    for _ in range(40):
        house.wait(days=1)
        if house.game().result is not None:
            break
        if house.game().clock.stopped is None:  # a forger reports what was sent since as well
            returned(house, house.newest(house.second))
    assert house.game().result.ending == "time"
    (due,) = [one.due for one in bodies(house, TimeForfeited)]
    assert datetime.fromisoformat(due) <= START + timedelta(days=7 + 2 * 7)


def test_one_report_stops_a_clock_for_the_time_of_one_move(house):
    house.wait(days=2)
    done = returned(house, house.newest(house.second))
    clock = house.game().clock
    assert clock.stopped == START + 2 * DAY
    (stop,) = bodies(house, ClockStopped)
    assert stop.until == (START + 9 * DAY).isoformat()
    assert house.first in done.readers
    days_pass(house, 6)
    assert house.game().clock.stopped is not None
    told = [one for one in house.wait(days=1) if one.to != ARBITER]
    assert sorted(one.to for one in told) == sorted((house.first, house.second))
    assert house.game().clock.stopped is None
    assert house.game().clock.due == START + 14 * DAY
    days_pass(house, 6)
    assert house.game().result.ending == "time"


def test_a_second_report_in_the_same_turn_gives_no_more_time(house):
    house.say(house.second, "games")
    old = house.newest(house.second)
    returned(house, old)
    days_pass(house, 8)
    assert house.game().clock.stopped is None
    due = house.game().clock.due
    returned(house, old, "exim_unknown")
    assert house.game().clock.stopped is None
    elsewhere(house, house.second, "games")
    returned(house, house.newest(house.second))
    assert house.game().clock.stopped is None
    assert house.game().clock.due <= due


def test_who_answers_the_letter_that_they_reported_has_gained_nothing(house):
    house.wait(days=6)
    returned(house, house.newest(house.second))
    days_pass(house, 6)
    assert house.game().result is None
    done = house.say(house.second, "a1")
    assert house.record() == "1.h8"
    days_pass(house, 2)
    assert house.game().result.ending == "time"
    (due,) = [one.due for one in bodies(house, TimeForfeited)]
    assert datetime.fromisoformat(due) == START + 7 * DAY
    assert ARBITER in done.readers
    told = happened_to(done.posts, "a letter that was reported as undelivered")
    assert sorted(told) == sorted((house.first, house.second))


def test_an_answer_in_time_pays_for_the_stop_and_the_move_counts(house):
    house.wait(days=1)
    returned(house, house.newest(house.second))
    days_pass(house, 3)
    done = house.say(house.second, "a1")
    assert (done.state, house.record()) == ("handled", "1.h8 2.a1")
    (charged,) = bodies(house, StopRefuted)
    assert (charged.since, charged.until) == (
        (START + DAY).isoformat(),
        (START + 4 * DAY).isoformat(),
    )
    turn = house.game().times.turns[-1]
    assert (turn.stops, turn.until - turn.since) == ((), 4 * DAY)
    (notice,) = [one for one in done.posts if one.to == ARBITER]
    assert "Friday 2 Feb, 09:00 (Stockholm)" in notice.words
    assert "Monday 5 Feb, 09:00 (Stockholm)" in notice.words
    assert "SK24-001 (72 h)" in notice.words


@pytest.mark.parametrize("days", [1, 5])
def test_a_player_who_forges_in_every_turn_gains_a_week_a_turn_and_nothing_by_answering(
    house, days
):
    for ply in range(2, 8):
        turn = house.seated(house.game().position.to_act)
        if turn == house.second:
            returned(house, house.newest(turn))
            days_pass(house, days)
        assert house.say(turn, f"a{ply}").state == "handled"
    for one in house.game().times.turns:
        assert one.stops == ()


def test_forged_reports_of_a_full_mailbox_hold_no_loss_for_ever(house):
    for _ in range(40):
        letter = house.newest(house.second)
        if house.office.store.letters.outgoing(letter.message_id.strip("<>")).state == "sent":
            returned(house, letter, "gmail_full")
        house.wait(days=1)
        if house.game().result is not None:
            break
    assert house.game().result is not None
    assert house.now <= START + timedelta(days=7 + 2 * 7 + 2)


# -- what is no refutation ----


def test_who_writes_from_elsewhere_after_a_real_bounce_pays_nothing(house):
    house.say(house.second, "games")
    house.wait(days=2)
    returned(house, house.newest(house.second))
    days_pass(house, 5)
    done = elsewhere(house, house.second, "SK24-001 show")
    assert done.state == "handled"
    assert bodies(house, StopRefuted) == []
    assert house.game().clock.due == house.now + 5 * DAY


def test_a_tag_that_another_letter_bore_proves_nothing(house):
    house.say(house.second, "show")
    house.wait(days=1)
    mine = [one for one in house.read if one.to == house.second and "SK24-001." in one.tag]
    assert mine[0].tag == mine[-1].tag
    returned(house, mine[-1])
    days_pass(house, 3)
    raw = house.compose(house.second, "show", mine[0])
    assert house.give(raw).state == "handled"
    assert bodies(house, StopRefuted) == []


def test_a_tag_that_only_the_reported_letter_bore_proves_that_it_was_read(house):
    letter = house.newest(house.second)
    house.wait(days=1)
    returned(house, letter)
    days_pass(house, 3)
    raw = house.compose(house.second, "show", letter)
    kept = [
        line
        for line in raw.split(b"\r\n")
        if not line.lower().startswith((b"in-reply-to:", b"references:"))
    ]
    assert house.give(b"\r\n".join(kept)).state == "handled"
    assert len(bodies(house, StopRefuted)) == 1


def test_a_letter_that_went_out_again_may_well_be_answered(house):
    letter = house.newest(house.second)
    returned(house, letter)
    resend(house.office, letter.message_id.strip("<>"), house.act("x"))
    row = house.office.store.letters.outgoing(letter.message_id.strip("<>"))
    assert row.state == "queued"
    with house.office.store.transaction():
        house.office.store.letters.finish_outgoing(row.message_id, "sent", "250 ok", house.now)
    days_pass(house, 3)
    house.give(house.compose(house.second, "show", letter))
    assert bodies(house, StopRefuted) == []


# -- a second fact ----


def test_our_own_servers_refusal_stops_the_clock_until_the_player_is_heard_of(house):
    house.wait(days=1)
    told = refuse(house, house.newest(house.second))
    assert sorted(one.to for one in told) == sorted((ARBITER, house.first))
    days_pass(house, 40)
    assert house.game().clock.stopped == START + DAY


def test_a_report_that_our_own_server_confirms_later_holds_on(house):
    letter = house.newest(house.second)
    returned(house, letter)
    days_pass(house, 3)
    refuse(house, letter)
    days_pass(house, 40)
    assert house.game().clock.stopped == START


def test_the_arbiter_can_say_that_a_report_is_true(house):
    returned(house, house.newest(house.second))
    declare_unreachable(house.office, house.player(house.second), house.act("I rang"))
    assert [one.to for one in house.letters() if one.to != ARBITER] == [house.first]
    days_pass(house, 40)
    assert house.game().clock.stopped == START
    with pytest.raises(ArbiterError, match="known already"):
        declare_unreachable(house.office, house.player(house.second), house.act("x"))
    with pytest.raises(ArbiterError, match="has come back"):
        declare_unreachable(house.office, house.player(house.first), house.act("x"))
    declare_reachable(house.office, house.player(house.second), house.act("x"))
    assert house.game().clock.stopped is None


def test_a_later_letter_that_comes_back_as_well_gives_as_much_time_again(house):
    returned(house, house.newest(house.second))
    days_pass(house, 7)
    assert house.game().clock.stopped is None
    house.wait(hours=1)
    returned(house, house.newest(house.second))
    assert house.game().clock.stopped == house.now
    days_pass(house, 7)
    assert house.game().clock.stopped is None
    returned(house, house.newest(house.second))
    assert house.game().clock.stopped is None
    days_pass(house, 8)
    assert house.game().result.ending == "time"


# -- who is told ----


def test_the_opponent_is_told_at_once_and_only_once_in_a_turn(house):
    done = returned(house, house.newest(house.second))
    (letter,) = [one for one in done.posts if one.to == house.first]
    assert "for 7 days at most" in " ".join(letter.words.split())
    again = [one.to for one in days_pass(house, 6)]
    assert house.first not in again


def test_an_opponent_whose_move_brought_an_unreachable_player_their_turn_is_told(house):
    returned(house, next(one for one in house.read[::-1] if one.to == house.first))
    house.play("a1")
    assert "clock has stood still since" in house.newest(house.second).words
    assert house.second not in [one.to for one in house.wait(minutes=1)]
    assert house.second not in [one.to for one in house.wait(days=1)]


def test_a_stop_of_an_old_database_ends_a_move_after_it_is_seen(house):
    stop = ClockStopped(seat=house.game().clock.seat, number=1, why="letters_returned")
    with house.office.folder.transaction():
        house.office.folder.play(house.game(), [stop], at=house.now, cause="old")
    days_pass(house, 6)
    assert house.game().clock.stopped is not None
    days_pass(house, 3)
    assert house.game().clock.stopped is None
    assert len(bodies(house, ClockStarted)) == 1


def test_without_a_limit_for_a_move_a_report_stops_the_clock_for_a_week(tmp_path):
    clock = {"total": "100d", "per_move": ""}
    with House(tmp_path, (ANNA, BO), clock=clock).start() as house:
        returned(house, house.newest(house.second))
        (stop,) = bodies(house, ClockStopped)
        assert stop.until == (START + 7 * DAY).isoformat()


# -- by the calendar ----


@pytest.mark.parametrize(
    ("clock", "most"),
    [({"per_move": "5d"}, 5), ({"total": "20d", "per_move": ""}, 7)],
)
def test_by_the_calendar_minutes_of_a_stop_on_each_day_gain_no_more_dates_than_a_move_has(
    tmp_path, clock, most
):
    with House(tmp_path, (ANNA, BO), clock={**clock, "days": "calendar"}).start() as house:
        house.say(house.second, "games")
        due = house.game().clock.due
        for _ in range(60):
            house.wait(hours=23, minutes=54)
            if house.game().result is not None:
                break
            returned(house, house.newest(house.second))
            house.wait(minutes=6)
            elsewhere(house, house.second, "games")
        assert house.game().result.ending == "time"
        (lost,) = [one.due for one in bodies(house, TimeForfeited)]
        assert datetime.fromisoformat(lost) <= due + 2 * most * DAY, "a probe came back as well"


def test_by_the_calendar_a_report_stops_the_clock_for_as_many_dates_as_a_move_has(tmp_path):
    clock = {"per_move": "5d", "days": "calendar"}
    with House(tmp_path, (ANNA, BO), clock=clock).start() as house:
        house.wait(days=1)
        due = house.game().clock.due
        returned(house, house.newest(house.second))
        for _ in range(10 * 24):
            house.wait(hours=1)
            if house.game().clock.stopped is None:
                break
        assert house.now < START + 6 * DAY
        assert house.game().clock.due == due + 5 * DAY
