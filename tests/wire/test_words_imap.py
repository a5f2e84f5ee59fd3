"""IMAP servers that are not what they should be, or say no: what is made of their words."""

from contextlib import contextmanager
from datetime import UTC, datetime

import pytest

from corr.wire import imap_fetch, imap_login
from corr.wire.errors import ConnectionLost, LoginRefused, ServerRefused, WireError
from corr.wire.imap import Mailbox
from corr.wire.imap_fetch import TRIES, UNKNOWN
from tests.mailserver import PASSWORD, USER, ScriptedImap, imap_settings, letter
from tests.servers import EMBEDDED, host
from tests.wire.fault_proxy import Fault, FaultProxy, Plan

pytestmark = pytest.mark.slow

MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def lasting():
    """One embedded server for the tests that only look at it."""
    with host(EMBEDDED, accounts={USER: PASSWORD}) as it:
        it.append_many(USER, [letter(n) for n in range(5)])
        yield it


@pytest.fixture
def impatient(monkeypatch):
    """Wait half a second for each reply, and for a greeting."""
    for module in (imap_login, imap_fetch):
        monkeypatch.setattr(module, "REPLY_SECONDS", 0.5)
    monkeypatch.setattr(imap_login, "CONNECT_SECONDS", 0.5)


@contextmanager
def between(server, *plans, always=None):
    with FaultProxy(server.imap_port, *plans, always=always) as proxy:
        yield proxy


# -- servers that are not what they should be ----


@pytest.mark.parametrize(
    ("greeting", "then"),
    [
        (b"220 smtp.example.org ESMTP ready\r\n", "go on"),
        (b"* BYE Too many connections\r\n", "fin"),
        (b"* BYE Too many connections\r\n", "stall"),
        (b"* PREAUTH welcome home\r\n", "go on"),
        (b"HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n", "fin"),
        (b"+OK POP3 ready <1@x>\r\n", "go on"),
        (b"\x15\x03\x03\x00\x02\x02\x46", "fin"),
        (b"\r\n", "go on"),
        (b"* NO go away\r\n", "go on"),
        (b"* OK " + b"x" * 1_200_000, "stall"),
    ],
    ids=["smtp", "bye", "bye hold", "preauth", "http", "pop3", "tls", "empty", "no", "endless"],
)
def test_who_does_not_greet_as_an_imap_server_never_hears_the_password(
    lasting, impatient, greeting, then
):
    with between(lasting, Plan(greeting=greeting, then=then)) as proxy:
        with pytest.raises(ConnectionLost, match=r"corr\.toml: \[imap\]"):
            Mailbox(imap_settings(proxy.port)).connect()
        assert b"LOGIN" not in proxy.heard.upper()
        assert PASSWORD.encode() not in proxy.heard


def test_nothing_but_tls_is_spoken_to_a_server_that_should_speak_it(lasting):
    with between(lasting) as proxy:
        with pytest.raises(ConnectionLost):
            Mailbox(imap_settings(proxy.port, security="tls")).connect()
        assert PASSWORD.encode() not in proxy.heard


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("[AUTHENTICATIONFAILED] Invalid credentials (Failure)", LoginRefused),
        ("[ALERT] Application-specific password required", LoginRefused),
        ("LOGIN failed.", LoginRefused),
        ("[UNAVAILABLE] Temporary authentication failure.", ConnectionLost),
        ("[ALERT] Too many simultaneous connections. (Failure)", ConnectionLost),
        ("[INUSE] Mailbox is locked", ConnectionLost),
        ("[LIMIT] Rate limit hit", ConnectionLost),
    ],
)
def test_a_login_that_is_only_put_off_is_no_wrong_password(answer, error):
    script = {b"LOGIN": (b"", f"NO {answer}".encode())}
    with ScriptedImap(script=script) as server:
        with pytest.raises(error) as caught:
            Mailbox(imap_settings(server.port)).connect()
        assert type(caught.value) is error
        assert f"[imap] user {USER}: {answer}" in f"{caught.value}"
        assert PASSWORD not in str(caught.value)


def test_a_server_that_repeats_the_password_does_not_bring_it_into_the_error():
    script = {b"LOGIN": (b"", f"BAD LOGIN {USER} {PASSWORD} is unknown".encode())}
    with ScriptedImap(script=script) as server:
        with pytest.raises(WireError, match=r"\*\*\*") as caught:
            Mailbox(imap_settings(server.port)).connect()
        assert PASSWORD not in str(caught.value)


# -- what servers say no to ----


@pytest.mark.parametrize(
    "words",
    [
        b"NO [THROTTLED] slow down",
        b"NO [OVERQUOTA] Account exceeded command or bandwidth limits",
        b"NO [UNAVAILABLE] Please try again later",
        b"NO [INUSE] Mailbox in use",
        b"NO [SERVERBUG] Internal error occurred",
    ],
)
def test_a_server_that_has_enough_of_us_makes_no_mail_unreadable(words):
    told = b'* 1 FETCH (UID 5 RFC822.SIZE 3 INTERNALDATE "05-May-2031 07:08:09 +0300")\r\n'
    script = {
        b"UID SEARCH": (b"* SEARCH 5\r\n", b"OK"),
        b"UID FETCH 5 (RFC822": (told, b"OK"),
        b"UID FETCH 5 (BODY": (b"", words),
    }
    with ScriptedImap(script=script) as server, Mailbox(imap_settings(server.port)) as box:
        box.select()
        for _ in range(TRIES * 3):
            with pytest.raises(ServerRefused, match="mail 5"):
                box.fetch_after(0, 200, MEGABYTE)


def test_a_folder_that_takes_nothing_is_told_and_the_mails_stay():
    script = {
        b"LIST": (b'* LIST () "/" Handled\r\n', b"OK"),
        b"UID MOVE": (b"", b"NO [OVERQUOTA] Quota exceeded"),
        b"UID COPY": (b"", b"NO [OVERQUOTA] Quota exceeded"),
    }
    with (
        ScriptedImap(script=script, capability="IDLE MOVE UIDPLUS") as server,
        Mailbox(imap_settings(server.port)) as box,
    ):
        box.select()
        with pytest.raises(ServerRefused, match="OVERQUOTA"):
            box.move_handled([5, 6], "Handled")
        assert box.is_connected
        assert box.unmoved == {5, 6}
        assert "OVERQUOTA" in box.complaint
        assert not any(b"Deleted" in command for command in server.commands)
        server.script.clear()
        box.move_handled([5, 6], "Handled")
        assert (box.unmoved, box.complaint) == (set(), "")


def test_a_server_that_has_not_the_move_that_it_offers_gets_a_copy():
    script = {
        b"LIST": (b'* LIST () "/" Handled\r\n', b"OK"),
        b"UID MOVE": (b"", b"BAD what is MOVE?"),
    }
    with (
        ScriptedImap(script=script, capability="MOVE UIDPLUS") as server,
        Mailbox(imap_settings(server.port)) as box,
    ):
        box.select()
        box.move_handled([5], "Handled")
    assert [command.split(b" ")[1] for command in server.commands if b"UID " in command] == [
        b"MOVE",
        b"COPY",
        b"STORE",
        b"EXPUNGE",
    ]


def test_a_folder_that_somebody_deletes_meanwhile_is_made_anew():
    with host(EMBEDDED, accounts={USER: PASSWORD}) as server:
        server.append_many(USER, [letter(n) for n in range(2)])
        with Mailbox(imap_settings(server.imap_port)) as box:
            box.select()
            first, second = (mail.uid for mail in box.fetch_after(0, 200, MEGABYTE))
            box.move_handled([first], "Handled")
            box._client.delete_folder("Handled")
            box.move_handled([second], "Handled")
            assert box.complaint == ""
        assert server.count(USER, "Handled") == 1


def test_a_server_that_refuses_the_idle_that_it_offers_is_asked_without_it():
    failures = 0
    with host(EMBEDDED, accounts={USER: PASSWORD}) as server:
        refused = Plan(faults=(Fault(at=b"+ Idl", act="say", before=True, words=b"* OK no "),))
        with between(server, *[refused] * 3) as proxy:
            box = Mailbox(imap_settings(proxy.port))
            for _ in range(5):
                try:
                    box.connect()
                    box.select()
                    box.fetch_after(0, 200, MEGABYTE)
                    box.wait(0.4, lambda: False)
                except ConnectionLost:
                    failures += 1
            box.close()
            idles = bytes(proxy.heard).count(b"IDLE\r\n")
    assert failures == 3
    assert idles == 3


# -- dates ----


@pytest.mark.parametrize(
    ("date", "arrived"),
    [
        ("05-May-2031 07:08:09 +0545", datetime(2031, 5, 5, 1, 23, 9, tzinfo=UTC)),
        ("29-Feb-2024 23:30:00 -1200", datetime(2024, 3, 1, 11, 30, tzinfo=UTC)),
        ("01-Jan-2024 00:00:00 +1400", datetime(2023, 12, 31, 10, 0, tzinfo=UTC)),
        ("01-Jan-1970 00:00:00 +0000", UNKNOWN),
        ("31-Dec-9999 23:59:59 +0000", datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)),
        ("31-Dec-9999 23:59:59 -0500", UNKNOWN),
        ("05-May-2031 07:08:09 +9999", UNKNOWN),
        ("44-Foo-2031 99:99:99 +0000", UNKNOWN),
    ],
)
def test_a_date_that_cannot_be_hides_no_mail(date, arrived):
    told = f'* 1 FETCH (UID 5 RFC822.SIZE 3 INTERNALDATE "{date}")\r\n'.encode()
    script = {
        b"UID SEARCH": (b"* SEARCH 5\r\n", b"OK"),
        b"UID FETCH 5 (RFC822": (told, b"OK"),
        b"UID FETCH 5 (BODY": (b"* 1 FETCH (UID 5 BODY[] {3}\r\nabc)\r\n", b"OK"),
    }
    with ScriptedImap(script=script) as server, Mailbox(imap_settings(server.port)) as box:
        box.select()
        (mail,) = box.fetch_after(0, 200, MEGABYTE)
    assert (mail.raw, mail.arrived) == (b"abc", arrived)
