"""What a process leaves behind that dies, fails or is told to end, and who takes it over."""

from datetime import timedelta

import pytest

from corr.errors import StoreError
from corr.service import mail
from corr.service.intake import take_in
from corr.service.mail import RESENDS, RETRIES, take_over
from corr.wire.imap import FetchedMail
from corr.wire.smtp import Result
from tests.office import House


class Died(BaseException):
    """Stands for the end of the process: nobody catches it."""


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        yield it


def fails_at(name, error):
    """A step that raises an error at one of them."""

    def step(reached):
        if reached == name:
            raise error

    return step


def row_of(house, key):
    return house.office.store.letter(key)


def worker_dies(house, name="answered", times=1):
    """Handle as the daemon does, and die; `times` in a row, each after what it took over."""
    for _ in range(times):
        take_over(house.office, "daemon", house.now)
        with pytest.raises(Died):
            mail.handle(house.office, "daemon", house.now, house.now, fails_at(name, Died()))


class Server:
    """A mail server that takes mails until it is enough."""

    def __init__(self):
        self.taken = []

    def deliver(self, batch, report, meanwhile, enough):
        for one in batch:
            if enough():
                return
            self.taken.append(one.id)
            report([Result(id=one.id, status="sent", reply="250 ok")])


def send(house, server, step=mail.no_step, enough=mail.never):
    return mail.send(house.office, server, "daemon", house.now, house.now, step, enough=enough)


# -- letters that came in ----


def test_what_a_dead_process_held_is_handled_at_once_the_first_time(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    worker_dies(house)
    take_over(house.office, "daemon", house.now)
    mail.handle(house.office, "daemon", house.now, house.now)
    assert row_of(house, key).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_what_a_process_died_over_twice_waits_longer_each_time(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    worker_dies(house, times=2)
    for number, wait in enumerate(RETRIES):
        take_over(house.office, "daemon", house.now)
        almost = house.now + wait - timedelta(seconds=1)
        assert mail.handle(house.office, "daemon", house.now, almost) == 0
        house.now += wait
        if number < len(RETRIES) - 1:
            with pytest.raises(Died):
                mail.handle(
                    house.office, "daemon", house.now, house.now, fails_at("answered", Died())
                )
    mail.handle(house.office, "daemon", house.now, house.now)
    assert row_of(house, key).reason == "crashed"


def test_a_failing_database_counts_no_try_against_a_letter(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    for _ in range(3 * mail.ATTEMPTS):
        with pytest.raises(StoreError, match="full"):
            mail.handle(
                house.office,
                "daemon",
                house.now,
                house.now,
                fails_at("finished", StoreError("the disk is full")),
            )
    assert row_of(house, key).attempts == 0
    mail.handle(house.office, "daemon", house.now, house.now)
    assert row_of(house, key).state == "handled"


def test_a_letter_that_is_too_big_stays_so_while_it_waits(house):
    house.letters()
    raw = house.reply(house.second, "a1")
    cut = FetchedMail(uid=90, arrived=house.now, raw=raw, truncated=True)
    take_in(house.office, [cut], 7, 90, house.now)
    (key,) = [row.key for row in house.office.store.letters("received")]
    worker_dies(house, "set aside", times=2)
    take_over(house.office, "daemon", house.now)
    house.handle(house.now + timedelta(hours=1))
    assert row_of(house, key).reason == "too_big"
    assert house.record() == "1.h8"


def test_whoever_is_late_does_not_set_aside_what_somebody_else_has_handled(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    worker_dies(house)
    house.now += timedelta(days=1)
    with house.office.store.transaction():
        house.office.store.engine.run("update inbox set attempts = 5", {})

    def released_and_handled(reached):
        if reached == "claimed":
            with house.office.store.transaction():
                house.office.store.release_letter(key)
            assert mail.handle(house.office, "other", house.now, house.now) == 1

    mail.handle(house.office, "daemon", house.now, house.now, released_and_handled)
    assert row_of(house, key).state == "handled"
    assert house.record() == "1.h8 2.a1"


# -- letters out ----


def queued(house):
    return [row.message_id for row in house.office.store.outgoing_by_state("queued")]


@pytest.fixture
def two_wait(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    assert len(queued(house)) == 2
    return house


def test_a_letter_whose_fate_is_never_written_down_goes_out_again_later_and_later(two_wait):
    house, server = two_wait, Server()
    first, _ = queued(house)
    for _ in range(2):
        take_over(house.office, "daemon", house.now)
        with pytest.raises(Died):
            send(house, server, fails_at("delivered", Died()))
    assert server.taken == [first, first]
    for wait in RESENDS:
        take_over(house.office, "daemon", house.now)
        assert send(house, server) == 0
        house.now += wait
        with pytest.raises(Died):
            send(house, server, fails_at("delivered", Died()))
    assert len(server.taken) == 2 + len(RESENDS)


def test_a_bug_in_what_follows_from_a_sending_does_not_send_again(two_wait, caplog):
    house, server = two_wait, Server()
    assert send(house, server, fails_at("reporting", RuntimeError("a bug"))) == 2
    assert send(house, server) == 0
    assert len(server.taken) == 2
    assert queued(house) == []
    assert "sending.failed" in caplog.text


def test_what_was_not_begun_when_it_was_enough_is_put_back_untried(two_wait):
    house, server = two_wait, Server()
    assert send(house, server, enough=lambda: len(server.taken) == 1) == 1
    (left,) = house.office.store.outgoing_by_state("queued")
    assert left.attempts == 0
    assert left.message_id not in server.taken
    assert send(house, server) == 1
    assert len(set(server.taken)) == 2
