import logging
import signal
import socket
import threading
import time
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import pytest

from corr.demo.server import _ImapConfig
from corr.errors import ConfigError
from corr.wire import imap_fetch
from corr.wire.errors import ConnectionLost, LoginRefused, ServerRefused
from corr.wire.imap import Mailbox
from corr.wire.imap_fetch import PARTIAL_BYTES, TRIES
from tests.mailserver import PASSWORD, USER, ScriptedImap, after, imap_settings, letter
from tests.servers import EMBEDDED, host

MEGABYTE = 1_000_000

pytestmark = pytest.mark.slow


def never() -> bool:
    return False


@pytest.fixture
def server(mailhost):
    """A server of either kind."""
    return mailhost


@pytest.fixture
def embedded():
    """The embedded server, for what the mailbox does by itself and for what needs its insides."""
    with host(EMBEDDED, accounts={USER: PASSWORD}) as it:
        yield it


@contextmanager
def opened(port, **changes):
    with Mailbox(imap_settings(port, **changes)) as box:
        box.select()
        yield box


def fetch(box, last_uid=0, limit=200, max_bytes=MEGABYTE):
    return box.fetch_after(last_uid, limit, max_bytes)


def capabilities(monkeypatch, *names):
    monkeypatch.setattr(_ImapConfig, "login_capability", property(lambda self: list(names)))


class Steady:
    def now(self):
        return datetime(2024, 5, 6, 7, 8, 9, tzinfo=UTC)


def test_mail_comes_as_its_bytes_and_its_arrival_in_utc(servers):
    with host(servers, clock=Steady()) as server:
        server.append_many(USER, [letter()])
        with opened(server.imap_port) as box:
            (mail,) = fetch(box)
    assert mail.raw == letter()
    assert not mail.truncated
    assert mail.arrived == Steady().now()
    assert mail.arrived.utcoffset().total_seconds() == 0


def test_select_tells_what_uids_mean(server):
    server.append_many(USER, [letter()])
    with opened(server.imap_port) as box:
        state = box.select()
        (mail,) = fetch(box)
    assert state.uidvalidity > 0
    assert state.exists == 1
    assert state.uidnext == mail.uid + 1


def test_batches_go_on_where_the_last_one_ended(server):
    server.append_many(USER, [letter(n) for n in range(7)])
    found, last = [], 0
    with opened(server.imap_port) as box:
        while mails := fetch(box, last, limit=3):
            assert len(mails) <= 3
            found += mails
            last = mails[-1].uid
    assert [mail.raw for mail in found] == [letter(n) for n in range(7)]
    assert [mail.uid for mail in found] == sorted({mail.uid for mail in found})


def test_nothing_new_is_nothing_although_the_server_repeats_the_last_mail(server):
    server.append_many(USER, [letter()])
    with opened(server.imap_port) as box:
        (mail,) = fetch(box)
        assert fetch(box, mail.uid) == []
        assert fetch(box, mail.uid + 50) == []


def test_an_older_cursor_finds_the_old_mail_again(server):
    server.append_many(USER, [letter(n) for n in range(3)])
    with opened(server.imap_port) as box:
        mails = fetch(box)
        assert fetch(box, mails[-1].uid) == []
        assert fetch(box, mails[0].uid) == mails[1:]
        assert fetch(box, 0) == mails


def test_fetching_does_not_mark_mail_as_read(server):
    server.append_many(USER, [letter()])
    with opened(server.imap_port) as box:
        (mail,) = fetch(box)
        flags = box._client.fetch([mail.uid], ["FLAGS"])[mail.uid][b"FLAGS"]
    assert b"\\Seen" not in flags


def test_of_a_mail_that_is_too_big_only_the_beginning_comes(server):
    big = letter(2, "x" * 200_000)
    server.append_many(USER, [letter(1), big, letter(3)])
    with opened(server.imap_port) as box:
        first, second, third = fetch(box, max_bytes=100_000)
    assert (first.truncated, second.truncated, third.truncated) == (False, True, False)
    assert second.raw == big[:PARTIAL_BYTES]
    assert third.raw == letter(3)


def test_mail_taken_away_by_someone_else_is_passed_over(server):
    server.append_many(USER, [letter(n) for n in range(6)])
    with opened(server.imap_port) as box:
        mails = fetch(box, limit=1)
        with opened(server.imap_port) as other:
            rest = [mail.uid for mail in fetch(other)][1:]
            other.move_handled(rest[:3], "Elsewhere")
        found = fetch(box, mails[0].uid, limit=2)
        found += fetch(box, found[-1].uid, limit=2)
    assert [mail.raw for mail in found] == [letter(4), letter(5)]


def told(*mails: tuple[int, bytes]) -> tuple[bytes, bytes]:
    """The answer to a FETCH: uid and items of each mail, and a notice nobody asked for."""
    lines = [b"* %d FETCH (UID %d %s)\r\n" % (uid, uid, items) for uid, items in mails]
    return b"".join(lines) + b"* 9 FETCH (FLAGS (\\Seen))\r\n", b"OK"


def sized(*uids: int, size: int = 3) -> tuple[bytes, bytes]:
    date = b'INTERNALDATE "05-May-2031 07:08:09 +0300"'
    return told(*((uid, b"RFC822.SIZE %d %s" % (size, date)) for uid in uids))


def test_a_mail_that_the_server_will_not_hand_out_comes_empty_in_the_end(monkeypatch):
    monkeypatch.setattr(imap_fetch, "GIVE_UP_SECONDS", 0.0)
    body = told((5, b"BODY[] {3}\r\nabc"))
    script = {
        b"UID SEARCH UID 6\r": (b"* SEARCH 6\r\n", b"OK"),
        b"UID SEARCH": (b"* SEARCH 5 6 7\r\n", b"OK"),
        b"UID FETCH 5,6,7 (RFC822": sized(5, 6, 7),
        b"UID FETCH 5,6,7 (BODY": (b"", b"NO"),
        b"UID FETCH 5 (BODY": body,
        b"UID FETCH 6 (RFC822": sized(6),
        b"UID FETCH 6 (BODY": (b"", b"NO"),
        b"UID FETCH 6,7 (RFC822": sized(6, 7),
        b"UID FETCH 6,7 (BODY": (b"", b"NO"),
        b"UID FETCH 7 (RFC822": sized(7),
        b"UID FETCH 7 (BODY": told((7, b"BODY[] {3}\r\nxyz")),
    }
    with ScriptedImap(script=script) as server, opened(server.port) as box:
        (readable,) = fetch(box)
        for _ in range(TRIES):
            with pytest.raises(ServerRefused, match=r"mail 6: .*said"):
                fetch(box, 5)
        (unreadable,) = fetch(box, 5)
        (last,) = fetch(box, 6)
    assert (readable.uid, readable.raw, readable.truncated) == (5, b"abc", False)
    assert (unreadable.uid, unreadable.raw, unreadable.truncated) == (6, b"", True)
    assert (last.uid, last.raw, last.truncated) == (7, b"xyz", False)
    assert readable.arrived == datetime(2031, 5, 5, 4, 8, 9, tzinfo=UTC)


def test_a_mail_whose_size_is_not_told_is_never_passed_over():
    script = {
        b"UID SEARCH": (b"* SEARCH 5 6\r\n", b"OK"),
        b"UID FETCH 5,6 (RFC822": sized(5),
    }
    with (
        ScriptedImap(script=script) as server,
        opened(server.port) as box,
        pytest.raises(ConnectionLost, match=r"of mail \[6\]"),
    ):
        fetch(box)


def test_a_mail_that_is_bigger_than_the_server_said_is_cut():
    script = {
        b"UID SEARCH": (b"* SEARCH 5\r\n", b"OK"),
        b"UID FETCH 5 (RFC822": sized(5, size=2),
        b"UID FETCH 5 (BODY": told((5, b"BODY[] {4}\r\nabcd")),
    }
    with ScriptedImap(script=script) as server, opened(server.port) as box:
        (mail,) = fetch(box, max_bytes=3)
    assert (mail.raw, mail.truncated) == (b"abc", True)


def test_a_batch_never_grows_beyond_memory():
    script = {
        b"UID SEARCH": (b"* SEARCH 5 6 7\r\n", b"OK"),
        b"UID FETCH 5,6,7 (RFC822": sized(5, 6, 7, size=20_000_000),
        b"UID FETCH 5 (BODY": told((5, b"BODY[] {4}\r\nabcd")),
    }
    with ScriptedImap(script=script) as server, opened(server.port) as box:
        assert [mail.uid for mail in fetch(box, max_bytes=25_000_000)] == [5]


def test_a_server_without_uidvalidity_is_refused():
    script = {b"SELECT": (b"* 1 EXISTS\r\n", b"OK")}
    with (
        ScriptedImap(script=script) as server,
        Mailbox(imap_settings(server.port)) as box,
        pytest.raises(ServerRefused, match="UIDVALIDITY"),
    ):
        box.select()


def test_handled_mail_is_moved_to_its_folder_which_is_made_if_need_be(server):
    server.append_many(USER, [letter(n) for n in range(450)])
    with opened(server.imap_port) as box:
        uids = [mail.uid for mail in fetch(box, limit=500)]
        box.move_handled(uids[:449], "Handled")
        assert [mail.uid for mail in fetch(box)] == uids[449:]
        box.move_handled(uids, "Handled")
        assert fetch(box, 0) == []
    assert server.count(USER) == 0
    assert server.count(USER, "Handled") == 450


def test_moving_nothing_asks_nothing(server):
    with opened(server.imap_port) as box:
        box.move_handled([], "Handled")
        assert not box._client.folder_exists("Handled")


def test_without_move_only_our_own_mails_are_expunged(embedded, monkeypatch):
    capabilities(monkeypatch, b"UIDPLUS", b"IDLE")
    embedded.append_many(USER, [letter(n) for n in range(3)])
    with opened(embedded.imap_port) as box:
        first, second, third = (mail.uid for mail in fetch(box))
        box._client.add_flags([third], [b"\\Deleted"])
        box.move_handled([first, second], "Handled")
        assert [mail.uid for mail in fetch(box, 0)] == [third]
    assert embedded.count(USER, "Handled") == 2


def test_without_move_and_uidplus_nothing_is_expunged(embedded, monkeypatch):
    capabilities(monkeypatch)
    embedded.append_many(USER, [letter()])
    with opened(embedded.imap_port) as box:
        (mail,) = fetch(box)
        box.move_handled([mail.uid], "Handled")
        assert [each.uid for each in fetch(box, 0)] == [mail.uid]
    assert embedded.count(USER, "Handled") == 1


def test_a_missing_inbox_is_the_settings_fault(server):
    with (
        Mailbox(imap_settings(server.imap_port, inbox="Nowhere")) as box,
        pytest.raises(ServerRefused, match=r"corr\.toml: \[imap\]"),
    ):
        box.select()


def test_a_wrong_password_is_a_refused_login(server, monkeypatch):
    monkeypatch.setenv("CORR_TEST_PASSWORD", "open " + PASSWORD)
    with pytest.raises(LoginRefused, match=f"user {USER}") as caught:
        Mailbox(imap_settings(server.imap_port)).connect()
    assert PASSWORD not in str(caught.value)


def test_a_password_may_have_any_letters(servers, monkeypatch):
    monkeypatch.setenv("CORR_TEST_PASSWORD", 'Õ"é \\日')
    with (
        host(servers, accounts={USER: 'Õ"é \\日'}) as server,
        opened(server.imap_port) as box,
    ):
        assert fetch(box) == []


def test_a_missing_password_is_told_before_anything_is_connected():
    with pytest.raises(ConfigError, match="password_env"):
        Mailbox(imap_settings(1, password_env="CORR_NO_SUCH_VARIABLE")).connect()


def test_nobody_listening_is_a_lost_connection():
    with pytest.raises(ConnectionLost, match=r"127\.0\.0\.1:1"):
        Mailbox(imap_settings(1)).connect()


def test_an_unconnected_mailbox_says_so():
    with pytest.raises(ConnectionLost, match="not connected"):
        Mailbox(imap_settings(1)).select()


def test_a_delivery_ends_the_wait_within_a_second(server):
    with opened(server.imap_port) as box:
        assert fetch(box) == []
        with after(1.5, lambda: server.append_many(USER, [letter()])):
            started = time.monotonic()
            assert box.wait(20, never)
        assert 1.4 < time.monotonic() - started < 2.5
        assert len(fetch(box)) == 1


def test_mail_that_came_just_before_the_wait_ends_it(server):
    with opened(server.imap_port) as box:
        assert fetch(box) == []
        server.append_many(USER, [letter()])
        started = time.monotonic()
        assert box.wait(20, never)
        assert time.monotonic() - started < 2


def test_mail_announced_beside_another_answer_ends_the_wait(server):
    server.append_many(USER, [letter()])
    with opened(server.imap_port) as box:
        (mail,) = fetch(box)
        assert fetch(box, mail.uid) == []
        server.append_many(USER, [letter()])
        box.move_handled([mail.uid], "Handled")
        started = time.monotonic()
        assert box.wait(20, never)
        assert time.monotonic() - started < 0.2
        assert len(fetch(box, mail.uid)) == 1


def test_a_move_of_our_own_does_not_end_the_wait(server):
    server.append_many(USER, [letter()])
    with opened(server.imap_port) as box:
        (mail,) = fetch(box)
        assert fetch(box, mail.uid) == []
        box.move_handled([mail.uid], "Handled")
        assert not box.wait(0.5, never)


def test_an_interrupted_wait_leaves_no_half_open_connection(embedded):
    def interrupt():
        raise KeyboardInterrupt

    with opened(embedded.imap_port) as box:
        assert fetch(box) == []
        started = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            box.wait(20, interrupt)
        with pytest.raises(ConnectionLost, match="not connected"):
            fetch(box)
    assert time.monotonic() - started < 2


def test_a_wait_without_mail_ends_on_time_and_leaves_the_mailbox_usable(server):
    with opened(server.imap_port) as box:
        assert fetch(box) == []
        started = time.monotonic()
        assert not box.wait(1.5, never)
        assert 1.4 < time.monotonic() - started < 2.2
        server.append_many(USER, [letter()])
        assert len(fetch(box)) == 1


def test_a_flag_set_by_somebody_else_does_not_end_the_wait(server):
    server.append_many(USER, [letter()])
    with opened(server.imap_port) as box, opened(server.imap_port) as other:
        (mail,) = fetch(box)
        assert fetch(box, mail.uid) == []
        with after(0.5, lambda: other._client.add_flags([mail.uid], [b"\\Flagged"])):
            assert not box.wait(1.5, never)


def test_stop_ends_the_wait_within_a_second(embedded):
    stopped = threading.Event()
    with opened(embedded.imap_port) as box:
        assert fetch(box) == []
        with after(0.3, stopped.set):
            started = time.monotonic()
            assert not box.wait(20, stopped.is_set)
        assert time.monotonic() - started < 1.3


def test_a_signal_ends_the_wait_within_a_second(embedded):
    caught = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: caught.append(number))
    try:
        with opened(embedded.imap_port) as box:
            assert fetch(box) == []
            signal.setitimer(signal.ITIMER_REAL, 0.3)
            started = time.monotonic()
            assert not box.wait(20, lambda: bool(caught))
            assert time.monotonic() - started < 1.3
    finally:
        signal.signal(signal.SIGALRM, before)


def test_the_mailbox_is_polled_whatever_idle_says(embedded):
    with opened(embedded.imap_port, poll=timedelta(seconds=1)) as box:
        assert fetch(box) == []
        started = time.monotonic()
        assert box.wait(20, never)
        assert 0.9 < time.monotonic() - started < 2
        assert fetch(box) == []
        assert not box.wait(0.1, never)


def test_idle_is_renewed(server):
    with opened(server.imap_port, idle=timedelta(seconds=1)) as box:
        assert fetch(box) == []
        with after(2.5, lambda: server.append_many(USER, [letter()])):
            assert box.wait(20, never)


def test_a_server_without_idle_is_polled(embedded, monkeypatch):
    capabilities(monkeypatch, b"UIDPLUS", b"MOVE")
    with opened(embedded.imap_port, poll=timedelta(seconds=1)) as box:
        assert fetch(box) == []
        started = time.monotonic()
        assert not box.wait(0.4, never)
        assert box.wait(20, never)
        assert 0.9 < time.monotonic() - started < 2


def test_a_server_that_stops_during_the_wait_is_a_lost_connection(server):
    with opened(server.imap_port) as box:
        assert fetch(box) == []
        spent = time.process_time()
        with after(1.5, server.stop), pytest.raises(ConnectionLost):
            box.wait(20, never)
        assert time.process_time() - spent < 0.5
        with pytest.raises(ConnectionLost, match="not connected"):
            fetch(box)


@pytest.mark.parametrize(
    ("on_idle", "then"),
    [
        (b"", "close"),
        (b"", "reset"),
        (b"* BYE shutting down\r\n", "close"),
        (b"* BYE shutting down\r\n", "hold"),
    ],
    ids=["close", "reset", "bye", "bye without closing"],
)
def test_an_idle_that_breaks_off_is_a_lost_connection_and_never_spins(on_idle, then):
    with ScriptedImap(on_idle=on_idle, then=then) as server, opened(server.port) as box:
        assert fetch(box) == []
        spent = time.process_time()
        started = time.monotonic()
        with pytest.raises(ConnectionLost):
            box.wait(20, never)
        assert time.monotonic() - started < 3
        assert time.process_time() - spent < 0.5


def test_still_here_lines_do_not_end_the_wait():
    with ScriptedImap(on_idle=b"* OK Still here\r\n") as server, opened(server.port) as box:
        assert fetch(box) == []
        assert not box.wait(0.8, never)
        assert server.commands[-1] == b"DONE"


def test_a_notice_in_two_segments_is_understood(monkeypatch):
    with ScriptedImap(on_idle=b"* 2 EXI") as server, opened(server.port) as box:
        assert fetch(box) == []
        answer = server._answer

        def the_rest_later(connection, line):
            if line == b"DONE\r\n":
                time.sleep(0.3)
                connection.sendall(b"STS\r\n")
            return answer(connection, line)

        monkeypatch.setattr(server, "_answer", the_rest_later)
        assert box.wait(20, never)


def test_a_notice_in_the_segment_of_the_continuation_is_not_lost(monkeypatch):
    with ScriptedImap() as server, opened(server.port) as box:
        assert fetch(box) == []
        answer = server._answer

        def both_at_once(connection, line):
            if b"IDLE" in line:
                server.idle_tag = line.split()[0]
                connection.sendall(b"+ idling\r\n* 9 EXISTS\r\n")
                return True
            return answer(connection, line)

        monkeypatch.setattr(server, "_answer", both_at_once)
        started = time.monotonic()
        assert box.wait(20, never)
        assert time.monotonic() - started < 2


def test_a_silent_server_does_not_hold_up_a_close():
    with ScriptedImap() as server:
        box = Mailbox(imap_settings(server.port))
        box.connect()
        server._over.set()
        box.close()
        box.close()


def test_a_new_connection_finds_what_the_lost_one_missed(server):
    box = Mailbox(imap_settings(server.imap_port))
    box.connect()
    box.select()
    assert fetch(box) == []
    box._client.socket().shutdown(socket.SHUT_RDWR)
    with pytest.raises(ConnectionLost):
        fetch(box)
    server.append_many(USER, [letter()])
    box.connect()
    box.select()
    assert len(fetch(box)) == 1
    box.close()


def test_no_log_line_has_the_password(embedded, caplog):
    caplog.set_level(logging.DEBUG, logger="imapclient")
    with opened(embedded.imap_port) as box:
        fetch(box)
    assert caplog.records
    assert PASSWORD not in caplog.text
