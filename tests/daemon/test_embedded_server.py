import gc
import smtplib
import socket
import time
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

import pytest
from imapclient import IMAPClient

from corr.clock import ClockDriver, SharedClock, SystemClock
from corr.demo.server import EmbeddedServer
from tests.mailserver import PASSWORD, USER, letter

pytestmark = pytest.mark.slow


@contextmanager
def running(**options):
    with EmbeddedServer(**{"clock": SystemClock(), "password": PASSWORD, **options}) as server:
        yield server


@contextmanager
def reading(server, user=USER, password=PASSWORD):
    with IMAPClient(server.host, server.imap_port, ssl=False, timeout=10) as client:
        client.normalise_times = False
        client.login(user, password)
        client.select_folder("INBOX")
        yield client


def send(server, *recipients, raw=None, sender="aino@players.test"):
    with smtplib.SMTP(server.host, server.smtp_port) as client:
        return client.sendmail(sender, recipients, letter() if raw is None else raw)


def bodies(client):
    found = client.fetch(client.search(), ["BODY.PEEK[]"])
    return [item[b"BODY[]"] for item in found.values()]


def test_a_mail_is_in_the_mailbox_when_it_was_accepted():
    with running() as server:
        send(server, USER)
        assert server.count(USER) == 1
        with reading(server) as client:
            (raw,) = bodies(client)
    trace = f"Return-Path: <aino@players.test>\r\nDelivered-To: {USER}\r\n".encode()
    assert raw == trace + letter()


def test_a_tag_in_the_address_reaches_the_same_user_and_is_kept():
    with running() as server:
        send(server, "td+SK24-017.12.ABC@site.test", "TD@Site.Test")
        with reading(server) as client:
            first, second = bodies(client)
    assert b"Delivered-To: td+SK24-017.12.ABC@site.test\r\n" in first
    assert b"Delivered-To: TD@Site.Test\r\n" in second


def test_the_null_sender_leaves_an_empty_return_path():
    with running() as server:
        send(server, USER, sender="<>")
        with reading(server) as client:
            assert bodies(client)[0].startswith(b"Return-Path: <>\r\n")


def test_mail_arrives_when_the_clock_says(tmp_path):
    start = datetime(2031, 2, 3, 4, 5, 6, tzinfo=UTC)
    driver = ClockDriver(tmp_path / "clock", start)
    with running(clock=SharedClock(tmp_path / "clock")) as server:
        send(server, USER)
        driver.advance(timedelta(days=5))
        server.append_many(USER, [letter()])
        with reading(server) as client:
            client.append("INBOX", letter())
            found = client.fetch(client.search(), ["INTERNALDATE"])
    arrived = [item[b"INTERNALDATE"] for item in found.values()]
    assert arrived == [start, start + timedelta(days=5), start + timedelta(days=5)]


def test_accounts_have_their_own_passwords():
    with running(accounts={USER: "another"}) as server:
        send(server, "bo@players.test")
        with reading(server, USER, "another"), reading(server, "bo@players.test", PASSWORD):
            pass
        with pytest.raises(IMAPClient.Error), reading(server, USER, PASSWORD):
            pass


def test_a_stranger_cannot_log_in():
    with running() as server, pytest.raises(IMAPClient.Error), reading(server, "x@y.test"):
        pass


def test_a_mail_over_the_limit_is_refused():
    with running(size_limit=1000) as server:
        with pytest.raises(smtplib.SMTPResponseException) as caught:
            send(server, USER, raw=letter(1, "x" * 2000))
        assert caught.value.smtp_code == 552
        assert server.count(USER) == 0


def test_the_hook_hears_of_every_delivery():
    heard = []
    with running(on_delivery=lambda *what: heard.append(what)) as server:
        send(server, USER, "bo+7@players.test")
    assert heard == [
        (USER, "aino@players.test", letter()),
        ("bo+7@players.test", "aino@players.test", letter()),
    ]


def test_a_fault_of_the_hook_does_not_refuse_the_mail(caplog):
    def broken(*what):
        raise RuntimeError("hook")

    with running(on_delivery=broken) as server:
        assert send(server, USER) == {}
        assert server.count(USER) == 1
    assert "on_delivery failed" in caplog.text


def test_a_delivery_wakes_idle():
    with running() as server:
        send(server, USER)
        with reading(server) as client:
            client.idle()
            send(server, USER)
            heard = client.idle_check(timeout=2)
            client.idle_done()
    assert any(item[1] == b"EXISTS" for item in heard)


def test_mail_can_be_appended_by_imap_singly_and_in_bulk():
    with running(accounts={USER: PASSWORD}) as server:
        with reading(server) as client:
            client.append("INBOX", letter(1))
            client.multiappend("INBOX", [letter(n) for n in range(2, 52)])
            assert bodies(client) == [letter(n) for n in range(1, 52)]
        assert server.count(USER) == 51


def test_parts_of_a_mail_can_be_fetched():
    with running() as server:
        server.append_many(USER, [letter(7)])
        with reading(server) as client:
            (uid,) = client.search(["SUBJECT", "move 7"])
            item = client.fetch([uid], ["BODY[TEXT]", "ENVELOPE", "RFC822.SIZE"])[uid]
    assert item[b"BODY[TEXT]"] == b"h8\r\n"
    assert item[b"ENVELOPE"].subject == b"Re: move 7"
    assert item[b"RFC822.SIZE"] == len(letter(7))


def test_folders_can_be_made_and_filled():
    with running() as server:
        assert server.append_many(USER, [letter()] * 3, folder="Old") == 3
        assert server.count(USER, "Old") == 3
        assert server.count(USER) == 0
        with reading(server) as client:
            client.create_folder("New")
            with pytest.raises(IMAPClient.Error):
                client.create_folder("Old")
            client.select_folder("Old")
            client.move(client.search(), "New")
        assert server.count(USER, "New") == 3


def test_nobody_has_no_mail():
    with running(accounts={USER: PASSWORD}) as server:
        assert server.count("nobody@site.test") == 0
        assert server.count(USER, "Nowhere") == 0


def test_ten_thousand_mails_take_little_memory():
    import tracemalloc

    number = 10_000
    with running() as server:
        tracemalloc.start()
        server.append_many(USER, (letter(n) for n in range(number)))
        used, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert server.count(USER) == number
    assert used < number * 4000


def test_a_stopped_server_can_be_replaced_on_the_same_ports():
    with running() as server:
        send(server, USER)
        ports = (server.smtp_port, server.imap_port)
    with running(ports=ports) as server:
        assert (server.smtp_port, server.imap_port) == ports
        assert server.count(USER) == 0
        send(server, USER)
        assert server.count(USER) == 1


def test_stopping_twice_or_before_starting_is_harmless():
    server = EmbeddedServer(clock=SystemClock(), password=PASSWORD)
    server.stop()
    with running() as server:
        server.stop()


def test_stopping_cuts_a_client_that_does_not_read_what_it_asked_for():
    with running() as server:
        send(server, USER, raw=letter() + b"a long line\r\n" * 400_000)
        with socket.create_connection((server.host, server.imap_port)) as line:
            login = f"a LOGIN {USER} {PASSWORD}\r\nb SELECT INBOX\r\nc FETCH 1 BODY[]\r\n"
            line.sendall(login.encode())
            time.sleep(0.3)
            started = time.monotonic()
            server.stop()
    assert time.monotonic() - started < 5
    # A transport that nobody closed is told of when it is collected, and fails the test.
    gc.collect()
