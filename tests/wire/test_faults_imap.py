"""What networks and IMAP servers do to the mailbox: every mail is fetched in the end, and once."""

import time
from contextlib import contextmanager, suppress

import pytest

from corr.wire import imap_fetch, imap_login
from corr.wire.errors import ConnectionLost, WireError
from corr.wire.imap import Mailbox
from corr.wire.imap_fetch import TRIES, UNKNOWN
from tests.mailserver import (
    PASSWORD,
    USER,
    imap_settings,
    letter,
    make_certificates,
)
from tests.servers import EMBEDDED, certified, host
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


@pytest.fixture
def hasty(monkeypatch):
    """Give a mail up as soon as it has failed often enough."""
    monkeypatch.setattr(imap_fetch, "GIVE_UP_SECONDS", 0.0)


@contextmanager
def between(server, *plans, always=None):
    with FaultProxy(server.imap_port, *plans, always=always) as proxy:
        yield proxy


def look_into(box):
    """Fetch, on a new connection if need be."""
    if not box.is_connected:
        box.connect()
    box.select()
    return box.fetch_after(0, 200, MEGABYTE)


def whole_mailbox(box, rounds=100):
    """Every mail, by going on after each failure as the daemon does; and how often it failed."""
    found, last, failures = [], 0, 0
    for _ in range(rounds):
        try:
            if not box.is_connected:
                box.connect()
            box.select()
            while mails := box.fetch_after(last, 200, MEGABYTE):
                found += mails
                last = mails[-1].uid
        except WireError:
            failures += 1
            box.close()
        else:
            return found, failures
    raise AssertionError(f"not done after {rounds} rounds")


# -- connections that break ----


@pytest.mark.parametrize("act", ["fin", "rst"])
def test_cut_after_any_number_of_bytes_every_mail_comes_once(lasting, act):
    plans = [Plan(faults=(Fault(at=n, act=act),)) for n in range(10, 4_000, 190)]
    with between(lasting, *plans) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        found, failures = whole_mailbox(box)
        box.close()
    assert [mail.raw for mail in found] == [letter(n) for n in range(5)]
    assert failures >= 5


@pytest.mark.parametrize("at", [b"FETCH 1", b"BODY", b"UID MOVE", b"IDLE"], ids=bytes.decode)
def test_cut_while_a_command_is_sent_the_next_connection_goes_on(at):
    with host(EMBEDDED, accounts={USER: PASSWORD}) as server:
        server.append_many(USER, [letter(n) for n in range(3)])
        with between(server, Plan(faults=(Fault(way="up", at=at, act="rst"),))) as proxy:
            box = Mailbox(imap_settings(proxy.port))
            seen, failures = set(), 0
            for _ in range(3):
                try:
                    box.connect()
                    box.select()
                    while mails := box.fetch_after(0, 200, MEGABYTE):
                        seen.update(mail.raw for mail in mails)
                        box.move_handled([mail.uid for mail in mails], "Handled")
                    box.wait(0.3, lambda: False)
                except ConnectionLost:
                    failures += 1
            box.close()
        assert failures == 1
        assert seen == {letter(n) for n in range(3)}
        assert (server.count(USER), server.count(USER, "Handled")) == (0, 3)


def test_a_server_that_breaks_on_one_mail_stops_no_other_mail(hasty):
    bodies = ["h8", "i9", "poison!", "j10", "k11"]
    mails = [letter(n, body) for n, body in enumerate(bodies)]
    with host(EMBEDDED, accounts={USER: PASSWORD}) as server:
        server.append_many(USER, mails)
        breaking = Plan(faults=(Fault(at=b"poison", act="rst"),))
        with between(server, always=breaking) as proxy:
            box = Mailbox(imap_settings(proxy.port))
            found, failures = whole_mailbox(box)
            box.close()
    assert [mail.raw for mail in found] == [*mails[:2], b"", *mails[3:]]
    assert [mail.truncated for mail in found] == [False, False, True, False, False]
    assert found[2].arrived == UNKNOWN
    assert failures == TRIES + 1


def test_a_mail_that_fails_a_few_times_is_not_given_up(lasting, hasty):
    breaking = Plan(faults=(Fault(at=b"move 2", act="rst"),))
    with between(lasting, *[breaking] * TRIES) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        found, failures = whole_mailbox(box)
        box.close()
    assert [mail.raw for mail in found] == [letter(n) for n in range(5)]
    assert failures == TRIES


def test_a_mail_that_fails_often_in_a_few_minutes_is_not_given_up_either(lasting):
    breaking = Plan(faults=(Fault(at=b"move 2", act="rst"),))
    with between(lasting, *[breaking] * 20) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        found, failures = whole_mailbox(box)
        box.close()
    assert [mail.raw for mail in found] == [letter(n) for n in range(5)]
    assert failures == 20


# -- servers that do not come to an end ----


@pytest.mark.parametrize(
    "fault",
    [
        Fault(at=0, act="drip", seconds=0.3),
        Fault(at=0, act="stall"),
        Fault(at=b"UIDVALIDITY", act="drip", seconds=0.3),
        Fault(at=b"UIDVALIDITY", act="stall"),
        Fault(at=b"Subject:", act="drip", seconds=0.3),
        Fault(at=b"Subject:", act="stall"),
    ],
    ids=lambda fault: f"{fault.act} after {fault.at!r}",
)
def test_a_reply_is_waited_for_as_a_whole_however_slowly_it_drips(lasting, impatient, fault):
    with between(lasting, Plan(faults=(fault,))) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        begun = time.monotonic()
        with pytest.raises(ConnectionLost, match="no whole reply within"):
            look_into(box)
        assert time.monotonic() - begun < 4
        assert not box.is_connected


@pytest.fixture(scope="module")
def certificates(tmp_path_factory):
    return make_certificates(tmp_path_factory.mktemp("ca"))


@pytest.mark.parametrize("security", ["tls", "starttls"])
@pytest.mark.parametrize("at", [0, 1_500])
def test_the_same_goes_for_the_handshake_and_what_is_said_over_tls(
    certificates, impatient, monkeypatch, security, at
):
    monkeypatch.setattr(imap_login, "HANDSHAKE_SECONDS", 0.5)
    stalling = Plan(faults=(Fault(at=at, act="drip", seconds=0.3),))
    options = {"accounts": {USER: PASSWORD}, **certified(certificates, security)}
    with host(EMBEDDED, **options) as server:
        server.append_many(USER, [letter(body="x" * 5_000)])
        with between(server, stalling) as proxy:
            settings = imap_settings(proxy.port, security=security, ca_file=certificates[0])
            box = Mailbox(settings)
            begun = time.monotonic()
            with pytest.raises(ConnectionLost):
                look_into(box)
            assert time.monotonic() - begun < 4
            (mail,) = look_into(box)
            assert len(mail.raw) > 5_000
            box.close()


def test_who_is_told_to_stop_does_not_wait_for_a_reply(lasting):
    stopping = False
    dripping = Fault(at=b"Subject:", act="drip", seconds=0.2)
    with between(lasting, Plan(faults=(dripping,))) as proxy:
        box = Mailbox(imap_settings(proxy.port), lambda: stopping)
        box.connect()
        stopping = True
        begun = time.monotonic()
        with pytest.raises(ConnectionLost, match="no reply before the end"):
            look_into(box)
        assert time.monotonic() - begun < 5


def test_a_server_that_hangs_does_not_hold_up_the_goodbye(lasting):
    with between(lasting, Plan(faults=(Fault(way="up", at=b"LOGOUT", act="stall"),))) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        box.connect()
        begun = time.monotonic()
        box.close()
        assert time.monotonic() - begun < 5


def test_a_line_without_an_end_is_no_refusal_but_the_end_of_the_connection(lasting):
    endless = Fault(at=b"* FLAGS", act="say", words=b"x" * 1_500_000)
    with between(lasting, Plan(faults=(endless,))) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        box.connect()
        with pytest.raises(ConnectionLost, match="a line without an end"):
            box.select()
        assert not box.is_connected


@pytest.mark.long
def test_garbled_replies_lead_to_nothing_but_failures_of_the_wire(lasting, impatient):
    plans = [
        Plan(faults=(Fault(at=n, act="garble", count=40), Fault(at=n + 400, act="fin")))
        for n in range(150, 1_000, 50)
    ]
    with between(lasting, *plans) as proxy:
        box = Mailbox(imap_settings(proxy.port))
        for _ in plans:
            with suppress(WireError):
                look_into(box)
            box.close()
        with Mailbox(imap_settings(proxy.port)) as box:
            found, _ = whole_mailbox(box)
    assert [mail.raw for mail in found] == [letter(n) for n in range(5)]
