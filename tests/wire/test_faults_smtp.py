"""What networks and SMTP servers do to letters out: none is lost, and no window is wider than it
must be.
"""

import threading
import time
from collections import Counter
from contextlib import contextmanager

import pytest

from corr.wire import smtp
from corr.wire.errors import CertificateRefused, ConnectionLost, LoginRefused, ServerRefused
from corr.wire.smtp import Outgoing, Result, Sender
from tests.mailserver import (
    PASSWORD,
    USER,
    MoodyServer,
    after,
    make_certificates,
    smtp_settings,
)
from tests.wire.fault_proxy import Fault, FaultProxy, Plan

pytestmark = pytest.mark.slow

END = b"\r\n.\r\n"


@pytest.fixture
def server():
    with MoodyServer() as it:
        yield it


@contextmanager
def sending(server, *plans, always=None, connections=1, stop=lambda: False, **changes):
    with FaultProxy(server.smtp_port, *plans, always=always) as proxy:
        settings = smtp_settings(proxy.port, connections=connections, **changes)
        with Sender(settings, stop=stop) as sender:
            yield sender, proxy


def mail(number, recipient="aino", sender=USER):
    raw = f"Message-ID: <{number}@site.test>\r\nSubject: {number}\r\n\r\nh8\r\n".encode()
    return Outgoing(id=str(number), sender=sender, recipient=f"{recipient}@players.test", raw=raw)


def deliver(sender, *mails, **options) -> dict[str, Result]:
    results: list[Result] = []
    sender.deliver(mails, results.extend, **options)
    assert len({result.id for result in results}) == len(results)
    return {result.id: result for result in results}


def taken(server) -> Counter[bytes]:
    """How often each mail was taken."""
    return Counter(raw for _, raw in server.seen)


def until_sent(sender, mails, rounds=30):
    """Send, as the daemon does, until all is sent; the rounds that it took."""
    for number in range(rounds):
        results = deliver(sender, *mails)
        mails = [each for each in mails if results[each.id].status == "later"]
        assert all(result.status != "failed" for result in results.values())
        if not mails:
            return number
    raise AssertionError(f"not done after {rounds} rounds")


# -- connections that break ----


@pytest.mark.parametrize("act", ["fin", "rst"])
@pytest.mark.parametrize("at", [b"EHLO", b"MAIL", b"RCPT", b"DATA", b"Subject: 2"])
def test_cut_before_the_final_dot_nothing_was_taken_and_nothing_is_lost(server, act, at):
    mails = [mail(n) for n in range(4)]
    plans = [Plan(faults=(Fault(way="up", at=at, act=act),))] * 2
    with sending(server, *plans) as (sender, _):
        until_sent(sender, mails)
    assert taken(server) == {each.raw: 1 for each in mails}


def test_cut_in_the_place_of_the_final_dot_the_mail_was_not_taken(server):
    cut = Plan(faults=(Fault(way="up", at=END, before=True, act="rst"),))
    with sending(server, cut) as (sender, _):
        first = deliver(sender, mail(1))["1"]
        assert (first.status, first.tried) == ("later", True)
        assert server.seen == []
        assert deliver(sender, mail(1))["1"].status == "sent"
    assert len(server.seen) == 1


def test_cut_between_the_dot_and_the_250_the_copy_is_the_same_to_the_byte(server):
    muted = Plan(faults=(Fault(way="up", at=END, act="mute"),))
    with sending(server, muted) as (sender, _):
        first = deliver(sender, mail(1))["1"]
        assert (first.status, first.tried) == ("later", True)
        assert "no answer to the mail" in first.reply
        assert deliver(sender, mail(1))["1"].status == "sent"
    assert taken(server) == {mail(1).raw: 2}


def test_a_connection_that_dies_while_nothing_is_sent_costs_nothing(server):
    with sending(server) as (sender, proxy):
        assert deliver(sender, mail(1))["1"].status == "sent"
        proxy.cut(reset=True)
        assert deliver(sender, mail(2))["2"].status == "sent"
        assert sender.trouble is None
    assert taken(server) == {mail(1).raw: 1, mail(2).raw: 1}


# -- servers that do not come to an end ----


@pytest.mark.parametrize("act", ["drip", "stall"])
@pytest.mark.parametrize("at", [0, b"250-", b"250 OK"], ids=["greeting", "EHLO", "MAIL"])
def test_a_reply_is_waited_for_as_a_whole(server, monkeypatch, act, at):
    for name in ("CONNECT_SECONDS", "REPLY_SECONDS"):
        monkeypatch.setattr(smtp, name, 0.7)
    monkeypatch.setattr(smtp, "_QUIT_SECONDS", 0.3)
    with sending(server, always=Plan(faults=(Fault(at=at, act=act, seconds=0.3),))) as (sender, _):
        begun = time.monotonic()
        assert deliver(sender, mail(1), mail(2), mail(3))["1"].status == "later"
        assert time.monotonic() - begun < 5
        assert isinstance(sender.trouble, ConnectionLost)


def test_who_is_told_to_stop_gives_up_the_mail_that_gets_no_answer(server, monkeypatch):
    monkeypatch.setattr("corr.wire.smtp._LEAVE_SECONDS", 0.5)
    stalling = Plan(faults=(Fault(way="down", at=b"354", act="stall"),))
    stop = threading.Event()
    with sending(server, stalling, stop=stop.is_set) as (sender, _):
        begun = time.monotonic()
        with after(0.5, stop.set):
            results = deliver(sender, mail(1), mail(2), enough=stop.is_set)
        assert time.monotonic() - begun < 5
        assert results["1"].status == "later"
        assert "2" not in results


def test_no_send_is_ever_cancelled_and_the_connection_stays_in_step(server):
    """A cancelled DATA would leave the library waiting for a reply that was read already."""
    slow = [mail(n, "slow") for n in range(3)]
    with sending(server, connections=2) as (sender, _):

        def broken(results):
            raise RuntimeError("the report failed")

        with pytest.raises(RuntimeError, match="the report failed"):
            sender.deliver(slow, broken)
        with pytest.raises(KeyboardInterrupt):
            sender.deliver([mail(7, "slow")], broken, interrupted)
        assert deliver(sender, mail(8), mail(9))["9"].status == "sent"
    assert max(taken(server).values()) == 1
    assert mail(9).raw in taken(server)


def interrupted() -> bool:
    raise KeyboardInterrupt


def test_each_mail_has_one_recipient_so_none_is_refused_in_part(server):
    """The library raises nothing if one of two recipients is refused."""
    with sending(server) as (sender, proxy):
        results = deliver(sender, mail(1), mail(2, "nobody"), mail(3, "busy"), mail(4, "aulis"))
        heard = bytes(proxy.heard)
    assert heard.count(b"MAIL FROM:") == heard.count(b"RCPT TO:") == 4
    assert [results[n].status for n in "1234"] == ["sent", "failed", "later", "sent"]


# -- servers that are not what they should be ----


@pytest.mark.parametrize(
    ("greeting", "then"),
    [
        (b"* OK IMAP4rev1 ready\r\n", "go on"),
        (b"554 5.7.1 your address is on a list\r\n", "fin"),
        (b"421 4.7.0 too many connections\r\n", "fin"),
        (b"450 4.7.1 greylisted, come back later\r\n", "go on"),
        (b"HTTP/1.1 400 Bad Request\r\n\r\n", "fin"),
        (b"+OK POP3 ready\r\n", "go on"),
        (b"\x15\x03\x03\x00\x02\x02\x46", "fin"),
        (b"220-" + b"x" * 200_000, "fin"),
    ],
    ids=["imap", "554", "421", "450", "http", "pop3", "tls", "endless"],
)
def test_who_does_not_greet_well_is_asked_later_and_hears_no_password(server, greeting, then):
    always = Plan(greeting=greeting, then=then)
    with sending(server, always=always, user=USER) as (sender, proxy):
        results = deliver(sender, mail(1), mail(2, "aulis"))
        assert [(one.status, one.tried) for one in results.values()] == [("later", False)] * 2
        assert isinstance(sender.trouble, ConnectionLost)
        assert proxy.accepted == 1
        assert b"AUTH" not in proxy.heard
    assert server.seen == []


def test_a_certificate_of_somebody_else_is_told_and_nothing_is_sent(tmp_path, server):
    ca_file, certificate = make_certificates(tmp_path, "DNS:elsewhere.test")
    with (
        MoodyServer(security="tls", certificate=certificate) as other,
        Sender(smtp_settings(other.smtp_port, security="tls", ca_file=ca_file)) as sender,
    ):
        assert not deliver(sender, mail(1))["1"].tried
        assert isinstance(sender.trouble, CertificateRefused)
        assert other.seen == []


# -- what servers say no to ----


class Saying(MoodyServer):
    """Answers a command with what `says` tells for it, as long as there is anything."""

    def __init__(self, **says: list[str]) -> None:
        super().__init__()
        self.says = says

    def _said(self, command: str) -> str:
        left = self.says.get(command)
        return left.pop(0) if left else ""

    async def handle_MAIL(self, server, session, envelope, address, options):  # noqa: N802
        if said := self._said("mail"):
            return said
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        said = self._said("rcpt")
        return said or await super().handle_RCPT(server, session, envelope, address, options)

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        return self._said("data") or await super().handle_DATA(server, session, envelope)


@pytest.mark.parametrize("command", ["mail", "rcpt", "data"])
def test_a_server_that_hangs_up_again_and_again_is_left_alone(command):
    words = "421 4.7.0 too many messages, slow down"
    mails = [mail(n, f"p{n}") for n in range(20)]
    with Saying(**{command: [words] * 6}) as server, sending(server) as (sender, proxy):
        results = deliver(sender, *mails)
        assert {one.status for one in results.values()} == {"later"}
        assert sum(one.tried for one in results.values()) <= 5
        assert sender.trouble is not None
        assert "421" in str(sender.trouble)
        assert proxy.accepted <= 6
        until_sent(sender, mails)
    assert taken(server) == {each.raw: 1 for each in mails}


@pytest.mark.parametrize(
    "words",
    [
        "450 4.2.1 The user is receiving mail too quickly",
        "451 4.7.1 Greylisting in action",
        "452 4.5.3 Too many messages in this session",
    ],
)
def test_many_mails_put_off_in_a_row_mean_that_it_is_enough_for_now(words):
    mails = [mail(n, f"p{n}") for n in range(20)]
    with Saying(rcpt=[words] * 5) as server, sending(server) as (sender, _):
        results = deliver(sender, *mails)
        assert sum(one.tried for one in results.values()) == 5
        assert isinstance(sender.trouble, ServerRefused)
        assert words[4:] in str(sender.trouble)
        until_sent(sender, mails)
        assert sender.trouble is None
    assert taken(server) == {each.raw: 1 for each in mails}


def test_greylisting_of_some_recipients_is_no_trouble():
    words = ["451 4.7.1 greylisted", "", "451 4.7.1 greylisted", ""] * 3
    mails = [mail(n, f"p{n}") for n in range(12)]
    with Saying(rcpt=words) as server, sending(server) as (sender, _):
        results = deliver(sender, *mails)
        assert sender.trouble is None
        assert [one.status for one in results.values()] == ["later", "sent"] * 6
        assert all(one.tried for one in results.values())


@pytest.mark.parametrize(
    "words",
    [
        "550 5.4.5 Daily user sending limit exceeded",
        "554 5.3.2 System not accepting network messages",
        "530 5.7.0 Must issue a STARTTLS command first",
    ],
)
def test_a_5xx_about_the_server_itself_fails_no_mail(words):
    with Saying(rcpt=[words]) as server, sending(server) as (sender, _):
        assert deliver(sender, mail(1))["1"].status == "later"
        assert deliver(sender, mail(1))["1"].status == "sent"


@pytest.mark.parametrize("words", ["553 5.7.1 Sender address rejected", "550 5.1.8 Bad sender"])
def test_a_sender_that_the_server_does_not_like_fails_no_mail(words):
    with Saying(mail=[words]) as server, sending(server) as (sender, _):
        results = deliver(sender, mail(1), mail(2, "aulis"), mail(3, "eino"))
        assert {one.status for one in results.values()} == {"later"}
        assert [one.tried for one in results.values()] == [True, False, False]
        assert isinstance(sender.trouble, ServerRefused)
        until_sent(sender, [mail(1), mail(2, "aulis"), mail(3, "eino")])


def test_a_mail_that_is_too_big_is_failed_before_it_is_sent():
    words = ["552 5.3.4 Message size exceeds fixed limit"]
    with Saying(mail=words) as server, sending(server) as (sender, _):
        results = deliver(sender, mail(1), mail(2))
        assert (results["1"].status, results["2"].status) == ("failed", "sent")


def test_one_line_that_is_not_let_in_stops_not_the_other(server):
    mails = [mail(n, f"p{n}") for n in range(10)]
    away = Plan(greeting=b"421 4.7.0 too many connections from you\r\n", then="fin")
    with sending(server, Plan(), away, connections=2) as (sender, _):
        deliver(sender, *mails)
        assert sender.trouble is None
        assert until_sent(sender, mails[:1]) == 0


def test_a_wrong_password_is_told_as_such_and_the_mail_waits(server, monkeypatch):
    monkeypatch.setenv("CORR_TEST_PASSWORD", "open " + PASSWORD)
    with sending(server, user=USER) as (sender, _):
        assert not deliver(sender, mail(1))["1"].tried
        assert isinstance(sender.trouble, LoginRefused)
        assert PASSWORD not in str(sender.trouble)
