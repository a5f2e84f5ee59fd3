"""What a process leaves behind that dies, fails or is told to end, and who takes it over."""

from datetime import timedelta

import pytest

from corr.errors import StoreError
from corr.service.post import mail
from corr.service.post.mail import take_in
from corr.service.post.waiting import AT_ONCE, SENT_AGAIN, WAITS, take_over
from corr.wire.imap_fetch import FetchedMail
from corr.wire.smtp import Result
from tests.office import ANNA, BO, CAI, DAG, House
from tests.service.office.test_groups import three_moves


class Died(BaseException):
    """Stands for the end of the process: nobody catches it."""


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        yield it


@pytest.fixture
def club(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI, DAG)).start() as it:
        yield it


def fails_at(name, error):
    """A step that raises an error at one of them."""

    def step(reached):
        if reached == name:
            raise error

    return step


def row_of(house, key):
    return house.office.store.letters.letter(key)


def worker_dies(house, name="answered", times=1, life=""):
    """Handle as the daemon does, and die; `times` in a row, each after what it took over."""
    for _ in range(times):
        take_over(house.office, "daemon", house.now, life)
        with pytest.raises(Died):
            mail.handle(
                house.office,
                "daemon",
                house.now,
                house.now,
                fails_at(name, Died()),
                life=life,
            )


def handled_at(house, real):
    return mail.handle(house.office, "daemon", house.now, real)


def tries(house, *keys):
    return [row_of(house, key).attempts for key in keys]


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


def test_what_a_process_died_over_is_handled_at_once_the_first_two_times(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    worker_dies(house, times=AT_ONCE)
    take_over(house.office, "daemon", house.now)
    assert tries(house, key) == [2]
    handled_at(house, house.now)
    assert row_of(house, key).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_what_a_process_died_over_thrice_waits_and_is_given_up_after_five_times(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    worker_dies(house, times=AT_ONCE)
    for wait in WAITS:
        worker_dies(house)
        take_over(house.office, "daemon", house.now)
        assert handled_at(house, house.now + wait - timedelta(seconds=1)) == 0
        house.now += wait
    worker_dies(house)
    assert tries(house, key) == [mail.ATTEMPTS]
    take_over(house.office, "daemon", house.now)
    handled_at(house, house.now)
    assert row_of(house, key).reason == "crashed"


def test_no_letter_is_blamed_where_something_else_ended_the_process(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    for number in range(2 * mail.ATTEMPTS):
        worker_dies(house, life=f"0.1.0 boot-{number}")
    for number in range(2 * mail.ATTEMPTS):
        worker_dies(house, life=f"0.1.{number} boot")
    take_over(house.office, "daemon", house.now, "0.2.0 boot")
    for _ in range(2 * mail.ATTEMPTS):
        with pytest.raises(Died):
            handle_dying(house, "0.2.0 boot")
        take_over(house.office, "daemon", house.now, "0.2.0 boot", asked_to_stop=True)
    assert tries(house, key) == [0]
    handled_at(house, house.now)
    assert row_of(house, key).state == "handled"


def handle_dying(house, life=""):
    mail.handle(
        house.office, "daemon", house.now, house.now, fails_at("answered", Died()), life=life
    )


def test_a_system_that_tells_no_boot_leaves_the_letter_to_blame(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    for life in ("0.1.0", "0.1.0 boot", "0.1.0"):
        worker_dies(house, life=life)
    take_over(house.office, "daemon", house.now, "0.1.0")
    assert tries(house, key) == [3]


def test_a_letter_in_work_when_a_backup_was_made_is_not_blamed_in_the_copy(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    worker_dies(house)
    with house.office.store.transaction():
        house.office.store.upkeep.set_mark("restored", house.now)
    take_over(house.office, "daemon", house.now)
    assert tries(house, key) == [0]


def test_several_in_work_are_tried_one_by_one_and_the_one_to_blame_alone_is_counted(club):
    mails = three_moves(club)
    keys = club.take(*mails.values())
    worker_dies(club)
    take_over(club.office, "daemon", club.now)
    assert tries(club, *keys) == [0, 0, 0]
    assert handled_at(club, club.now) == 1
    with pytest.raises(Died):
        handle_dying(club)
    take_over(club.office, "daemon", club.now)
    assert tries(club, *keys) == [1, 1, 0]
    assert [row_of(club, key).state for key in keys] == ["handled", "received", "received"]
    assert [handled_at(club, club.now) for _ in range(3)] == [1, 1, 0]
    assert [club.record(number) for number in mails] == ["1.h8 2.a1"] * 3


def test_a_letter_in_work_beside_one_that_is_sent_is_not_blamed_but_tried_alone(two_wait):
    house, server = two_wait, Server()
    (key,) = house.take(house.reply(house.second, "msg: hello"))

    def while_it_is_sent(batch, report, meanwhile, enough):
        meanwhile()

    server.deliver = while_it_is_sent
    with pytest.raises(Died):
        mail.send(
            house.office,
            server,
            "daemon",
            house.now,
            house.now,
            meanwhile=lambda: handle_dying(house),
        )
    take_over(house.office, "daemon", house.now)
    assert tries(house, key) == [0]
    worker_dies(house)
    take_over(house.office, "daemon", house.now)
    assert tries(house, key) == [1]


def test_a_one_shot_command_that_died_is_judged_when_its_lease_is_over(club):
    mails = three_moves(club)
    keys = club.take(*mails.values())
    with pytest.raises(Died):
        mail.handle(club.office, "handle.7", club.now, club.now, fails_at("answered", Died()))
    assert mail.handle(club.office, "handle.8", club.now, club.now) == 0
    club.now += mail.LEASE
    for expected in ([1, 0, 0], [2, 0, 0], [3, 0, 0]):
        with pytest.raises(Died):
            mail.handle(club.office, "handle.9", club.now, club.now, fails_at("answered", Died()))
        assert tries(club, *keys) == expected
        club.now += mail.LEASE
    # The first one waits now; the others go on.
    assert [mail.handle(club.office, "handle.10", club.now, club.now) for _ in "123"] == [1, 1, 0]
    assert [row_of(club, key).state for key in keys] == ["received", "handled", "handled"]


@pytest.mark.parametrize("error", [KeyboardInterrupt(), SystemExit(143)])
def test_who_ends_a_command_costs_the_letter_in_work_no_try(house, error):
    (key,) = house.take(house.reply(house.second, "a1"))
    with pytest.raises(type(error)):
        mail.handle(house.office, "handle.7", house.now, house.now, fails_at("answered", error))
    assert tries(house, key) == [0]
    assert mail.handle(house.office, "handle.8", house.now, house.now) == 1
    assert row_of(house, key).state == "handled"


def test_a_letter_behind_one_that_failed_has_not_been_tried(house):
    older, younger = house.take(
        house.reply(house.second, "a1"), house.reply(house.second, "msg: hello")
    )
    mail.handle(
        house.office, "daemon", house.now, house.now, fails_at("answered", RuntimeError("a bug"))
    )
    assert tries(house, older, younger) == [1, 0]


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
    (key,) = [row.key for row in house.office.store.letters.in_state("received")]
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
                house.office.store.letters.release_letter(key)
            assert mail.handle(house.office, "other", house.now, house.now) == 1

    mail.handle(house.office, "daemon", house.now, house.now, released_and_handled)
    assert row_of(house, key).state == "handled"
    assert house.record() == "1.h8 2.a1"


# -- letters out ----


def queued(house):
    return [row.message_id for row in house.office.store.letters.outgoing_by_state("queued")]


@pytest.fixture
def two_wait(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    assert len(queued(house)) == 2
    return house


def test_a_letter_whose_fate_is_never_written_down_goes_out_again_later_and_later(two_wait):
    house, server = two_wait, Server()
    first, _ = queued(house)
    for _ in range(1 + AT_ONCE):  # with another one, then alone
        take_over(house.office, "daemon", house.now)
        with pytest.raises(Died):
            send(house, server, fails_at("delivered", Died()))
    take_over(house.office, "daemon", house.now)
    for wait in SENT_AGAIN:
        with pytest.raises(Died):
            send(house, server, fails_at("delivered", Died()))
        take_over(house.office, "daemon", house.now)
        while send(house, server):
            assert server.taken[-1] != first
        house.now += wait
    assert server.taken.count(first) == 1 + AT_ONCE + len(SENT_AGAIN)


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
    (left,) = house.office.store.letters.outgoing_by_state("queued")
    assert left.attempts == 0
    assert left.message_id not in server.taken
    assert send(house, server) == 1
    assert len(set(server.taken)) == 2
