"""Our own delays cost nobody time: credits for letters read or sent late, and held forfeits."""

from datetime import timedelta

import pytest

from corr.service.office.trusted import GRACE
from corr.service.post import mail as post
from corr.service.watch.tick import tick
from corr.tournament.events.events_games import ClockCredited
from corr.wire.smtp import Result
from tests.office import House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        yield it


class Server:
    """A mail server that takes everything, or nothing for now."""

    def __init__(self, status):
        self.status = status

    def deliver(self, batch, report, meanwhile, enough):
        report([Result(id=one.id, status=self.status, reply="") for one in batch])


def credited(house):
    events = house.office.store.events.of_stream("SK24-001")
    return [event.body for event in events if isinstance(event.body, ClockCredited)]


def test_a_move_read_late_does_not_run_on_the_opponents_clock(house):
    raw = house.reply(house.second, "a1")
    arrived = house.now
    house.now += timedelta(days=4)
    house.give(raw, arrived=arrived)
    (given,) = credited(house)
    assert given.seconds == 4 * 86400
    clock = house.game().clock
    assert clock.due == house.now + timedelta(days=7)
    told = house.newest(house.first)
    assert "96 hours" in told.words


def test_a_delay_of_an_hour_is_the_posts_own(house):
    raw = house.reply(house.second, "a1")
    arrived = house.now
    house.now += GRACE
    house.give(raw, arrived=arrived)
    assert credited(house) == []
    assert house.game().clock.due == arrived + timedelta(days=7)


def test_a_letter_that_could_not_leave_gives_its_time_back(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    begun = house.now
    post.send(house.office, Server("later"), "w", house.now, house.now)
    house.now += timedelta(days=3)
    post.send(house.office, Server("sent"), "w", house.now, house.now)
    (given,) = credited(house)
    assert given.seconds == 3 * 86400
    assert house.game().clock.due == begun + timedelta(days=10)


def test_nobody_loses_on_time_for_a_letter_that_never_left(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    house.now += timedelta(days=9)
    house.drain()
    tick(house.office, house.now)
    assert house.game().result is None
    post.send(house.office, Server("sent"), "w", house.now, house.now)
    house.now += timedelta(days=8)
    house.drain()
    tick(house.office, house.now)
    assert house.game().result.ending == "time"


def test_a_late_letter_does_not_lose_while_an_earlier_one_waits_for_the_arbiter(house):
    house.give(b"From: " + house.second.encode() + b"\r\nFrom: x@y.test\r\n\r\na1\r\n")
    house.now += timedelta(days=8)
    done = house.say(house.second, "a1")
    assert (done.state, done.reason) == ("quarantined", "after_one_set_aside")
    assert house.game().result is None


def late_sending(house):
    """The letter about a turn leaves us three days late."""
    house.take(house.reply(house.second, "a1"))
    house.handle()
    post.send(house.office, Server("later"), "w", house.now, house.now)
    house.now += timedelta(days=3)
    post.send(house.office, Server("sent"), "w", house.now, house.now)


def test_the_next_letter_says_what_was_given_back_and_no_later_one_does(house):
    late_sending(house)
    house.letters()
    told = house.newest(house.first)
    assert "Our letter about your move left us late, so 72 hours went back" in told.words
    house.give(house.compose(house.first, "SK24-001 show"))
    assert "went back" not in house.newest(house.first).words


def test_what_was_given_back_is_told_once_to_the_opponent_whose_letter_names_the_old_date(house):
    late_sending(house)
    house.letters()
    told = house.newest(house.second)
    assert "left us late, so 72 hours went back on Bo's clock" in told.words
    due = house.game().clock.due
    assert f"{due.day} {due:%b}" in told.words
    house.give(house.compose(house.second, "SK24-001 show"))
    assert "went back" not in house.newest(house.second).words


def test_a_reader_of_digests_hears_once_of_what_was_given_back(house):
    house.give(house.compose(house.first, "set digest 8"))
    late_sending(house)
    house.give(house.compose(house.first, "SK24-001 show"))
    house.give(house.compose(house.first, "SK24-001 show"))
    told = [one for one in house.read if "went back on your clock" in one.words]
    assert len(told) == 1


def test_nobody_is_reminded_of_a_turn_whose_letter_has_not_left(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    post.send(house.office, Server("later"), "w", house.now, house.now)
    for _ in range(3):
        house.now += timedelta(days=2)
        house.drain()
        tick(house.office, house.now)
    waiting = house.office.store.letters.outgoing_by_state("queued")
    assert not any(row.cause.startswith("remind.") for row in waiting)


def test_who_got_time_back_for_a_late_letter_is_told_the_new_date_at_once(house):
    late_sending(house)
    (told,) = (one for one in house.letters() if one.to == house.first)
    assert "Our letter about your move left us late, so 72 hours went back" in told.words
    due = house.game().clock.due
    assert f"{due.day} {due:%b}" in told.words
    post.send(house.office, Server("sent"), "w", house.now, house.now)
    assert len(credited(house)) == 1


@pytest.mark.parametrize("looked_first", [True, False])
def test_a_late_move_gets_a_receipt(house, looked_first):
    raw = house.reply(house.second, "a1")
    house.now += timedelta(days=7, hours=3)
    if looked_first:
        house.look()
    done = house.give(raw)
    told = done.to(house.second).words
    assert "You wrote: a1" in told
    assert "Your letter arrived on" in told
    assert "12:00 (Stockholm)" in told
    assert "had run out on" in told
    assert "it was not played" in told
    assert "write to the arbiter, arbiter@club.test" in told
    assert house.record() == "1.h8"


def test_who_lost_on_time_reads_when_it_was_over_and_whom_to_ask(house):
    due = house.game().clock.due
    loser = house.seated(house.game().clock.seat)
    house.now += timedelta(days=8)
    house.drain()
    tick(house.office, house.now)
    told = {
        one.to: one.words
        for one in house.letters()
        if "out of time" in one.words or "ran out" in one.words
    }
    assert len(told) == 2
    for reader, words in told.items():
        assert f"The time was over on {due:%A} {due.day} {due:%b}, 09:00 (Stockholm)." in words
        assert ("write to the arbiter, arbiter@club.test" in words) is (reader == loser)
