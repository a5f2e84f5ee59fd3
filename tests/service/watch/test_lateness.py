"""Time that is over where the opponent has to claim it, or where the arbiter decides."""

from datetime import timedelta

import pytest

from corr.service.watch.tick import tick
from corr.tournament.events.events_games import TimeClaimed, TimeForfeited
from tests.office import ARBITER, House

DAY = timedelta(days=1)
WEEK = timedelta(days=7)
HOUR = timedelta(hours=1)


def house_of(tmp_path, forfeit):
    return House(tmp_path, clock={"forfeit": forfeit, "silence": []}).start()


@pytest.fixture
def house(tmp_path):
    with house_of(tmp_path, "on claim") as it:
        yield it


def bodies(house, kind):
    return [
        one.body
        for one in house.office.store.events.of_stream("SK24-001")
        if type(one.body) is kind
    ]


def late(house):
    """Let the time of the second seat, who is to move, be over for a day."""
    assert house.game().clock.seat is house.game().seat_of(house.player(house.second))
    return house.wait(days=8)


def settle(house):
    """Let an hour go by in which all letters are read."""
    house.now += 2 * HOUR
    return house.look()


def test_time_that_is_over_ends_no_game_by_itself(house):
    sent = late(house)
    assert house.game().result is None
    assert {one.to for one in sent} == {house.first, house.second}
    assert "may claim the win" in house.newest(house.second).words
    assert 'answer "claim time"' in house.newest(house.first).words
    assert "claim%20time" in house.newest(house.first).html


def test_both_are_told_of_a_time_that_is_over_once_a_week(house):
    late(house)
    assert house.wait(days=5) == []
    assert len(house.wait(days=2)) == 2
    house.reopen()
    assert house.look() == []


def test_who_claims_lost_time_wins_when_all_earlier_letters_are_read(house):
    late(house)
    house.now += DAY
    claimed = house.now
    told = house.say(house.first, "claim time")
    assert told.state == "handled"
    assert {one.to for one in told.posts} == {house.first, house.second}
    assert "You claimed the win on time" in told.to(house.first).words
    assert "claims the win" in told.to(house.second).words
    assert house.game().result is None
    again = house.say(house.first, "claim time")
    assert (again.state, again.reason) == ("refused", "time_claimed")
    sent = [one for one in settle(house) if one.to != ARBITER]
    assert house.game().result.ending == "time"
    assert house.game().ended_at == claimed
    assert len(sent) == 2
    (lost,) = bodies(house, TimeForfeited)
    assert lost.claimed == claimed.isoformat()


def test_a_late_move_before_the_claim_stands(house):
    late(house)
    assert house.say(house.second, "a1").state == "handled"
    assert house.game().clock.due == house.now + WEEK
    told = house.say(house.first, "claim time")
    assert (told.state, told.reason) == ("refused", "time_yours")


def test_a_late_move_that_arrived_before_the_claim_stands_though_it_is_read_after_it(house):
    late(house)
    move, arrived = house.reply(house.second, "a1"), house.now
    house.now += HOUR
    assert house.say(house.first, "claim time").state == "handled"
    assert house.give(move, arrived=arrived).state == "handled"
    settle(house)
    settle(house)
    assert house.game().result is None
    assert house.record() == "1.h8 2.a1"


def test_a_move_after_the_claim_comes_too_late(house):
    late(house)
    claimed = house.now
    house.say(house.first, "claim time")
    house.now += HOUR / 2
    told = [*house.say(house.second, "a1").posts, *house.wait(hours=1), *house.look()]
    assert house.game().result.ending == "time"
    assert "your opponent had claimed the win" in " ".join(one.words for one in told)
    assert house.game().ended_at == claimed
    assert house.record() == "1.h8"


def test_a_claim_waits_while_a_letter_of_the_late_player_is_set_aside(house):
    late(house)
    key = house.give(
        house.reply(house.second, "a1", headers={"From": "Else <else@where.test>"})
    ).key
    house.now += HOUR
    house.say(house.first, "claim time")
    settle(house)
    assert house.game().result is None
    with house.office.store.transaction():
        house.office.store.letters.finish_letter(key, "dropped")
    settle(house)
    assert house.game().result.ending == "time"


def test_a_claim_waits_for_mail_that_may_lie_unread(house):
    late(house)
    house.say(house.first, "claim time")
    house.now += DAY  # nothing was fetched since
    tick(house.office, house.now)
    assert house.game().result is None


def test_a_claim_before_the_time_is_over_is_refused(house):
    house.play("a1")
    house.now += WEEK
    told = house.say(house.second, "claim time")
    assert (told.state, told.reason) == ("refused", "time_not_over")
    assert "Thursday 8 Feb" in told.posts[0].words
    assert bodies(house, TimeClaimed) == []


def test_resigning_late_is_still_resigning(house):
    late(house)
    house.say(house.second, "SK24-001 resign")
    assert house.game().result.ending == "resign"


@pytest.fixture
def decided(tmp_path):
    with house_of(tmp_path, "arbiter") as it:
        yield it


def notices(posts):
    """What the arbiter is told at once, the morning letter apart."""
    return [one for one in posts if one.to == ARBITER and one.cause.startswith("late.")]


def test_the_arbiter_is_asked_once_about_lost_time(decided):
    (told,) = notices(late(decided))
    assert "corr clock forfeit SK24-001" in told.words
    assert "corr clock extend SK24-001" in told.words
    assert notices(decided.wait(days=7)) == []
    assert decided.game().result is None


def test_a_late_move_counts_until_the_arbiter_has_decided_and_nobody_claims(decided):
    late(decided)
    told = decided.say(decided.first, "claim time")
    assert (told.state, told.reason) == ("refused", "time_arbiter")
    assert decided.say(decided.second, "a1").state == "handled"
    assert decided.game().clock.due == decided.now + WEEK
