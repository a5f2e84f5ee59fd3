"""Dovecot and Postfix as a mail host: real queues, real logins, and nothing left behind."""

import signal
import smtplib
import subprocess
import sys
import time
from base64 import b64encode
from contextlib import contextmanager
from datetime import UTC, datetime
from email import message_from_bytes
from pathlib import Path

import pytest
from imapclient import IMAPClient

from corr.demo.debian import DebianServer, available
from corr.demo.debian_parts import ENVIRONMENT, ServerError, processes, write_file
from tests.mailserver import PASSWORD, USER, letter, make_certificates
from tests.servers import certified

pytestmark = [pytest.mark.slow, pytest.mark.debian]

AINO = "aino@players.test"
PATIENCE = 20.0


@contextmanager
def running(**options):
    with DebianServer(**{"password": PASSWORD, "accounts": {USER: PASSWORD}, **options}) as it:
        yield it


@pytest.fixture(scope="module")
def world():
    """A host with what has left it, as (recipient, sender, bytes)."""
    gone = []

    def note(recipient, sender, raw):
        gone.append((recipient, sender, raw))

    def refuse(recipient):
        return "550 5.1.1 no such user" if recipient.startswith("nobody@") else ""

    with running(on_delivery=note, on_recipient=refuse) as server:
        yield server, gone


def until(condition, seconds=PATIENCE):
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)
    return found


def send(port, sender, recipient, raw=None):
    with smtplib.SMTP("127.0.0.1", port) as client:
        client.sendmail(sender, [recipient], letter() if raw is None else raw)


def inbox(server, user=USER, password=PASSWORD):
    with IMAPClient(server.host, server.imap_port, ssl=False, timeout=10) as client:
        client.normalise_times = False
        client.login(user, password)
        client.select_folder("INBOX", readonly=True)
        found = client.fetch(client.search(), ["BODY.PEEK[]", "INTERNALDATE"])
        return [(item[b"BODY[]"], item[b"INTERNALDATE"]) for item in found.values()]


# -- mail ----


def test_mail_with_a_tag_comes_in_by_both_ports_and_keeps_its_address(world):
    server, _ = world
    before = server.count(USER)
    send(server.mx_port, AINO, "TD+SK24-017.12.ABC@Site.Test")
    send(server.smtp_port, AINO, USER)
    until(lambda: server.count(USER) == before + 2)
    raws = [raw for raw, _ in inbox(server)[before:]]
    assert sum(b"Delivered-To: TD+SK24-017.12.ABC@Site.Test\r\n" in raw for raw in raws) == 1
    assert all(b"Return-Path: <aino@players.test>\r\n" in raw for raw in raws)
    assert all(raw.endswith(letter()) for raw in raws)


def test_mail_to_the_world_leaves_as_it_was_sent(world):
    server, gone = world
    raw = letter(7, "Tere õhtust\r\n.\r\n..dots\r\nFrom here".encode().decode())
    send(server.smtp_port, "td+BOUNCE@site.test", AINO, raw)
    until(lambda: gone)
    assert gone == [(AINO, "td+BOUNCE@site.test", raw)]


def test_mail_that_the_world_refuses_comes_back_as_a_report(world):
    server, _ = world
    before = server.count(USER)
    send(server.smtp_port, "td+VERP@site.test", "nobody@players.test")
    until(lambda: server.count(USER) == before + 1)
    raw, _ = inbox(server)[-1]
    report = message_from_bytes(raw)
    assert report.get_content_type() == "multipart/report"
    assert report["Delivered-To"] == "td+VERP@site.test"
    assert b"Final-Recipient: rfc822; nobody@players.test" in raw
    assert b"Status: 5.1.1" in raw


def test_other_servers_cannot_use_it_to_reach_the_world(world):
    server, _ = world
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        send(server.mx_port, AINO, "bo@players.test")


def test_appended_mail_has_the_date_of_the_clock_and_its_own_folder():
    class Steady:
        def now(self):
            return datetime(2024, 2, 29, 7, 8, 9, tzinfo=UTC)

    with running(clock=Steady()) as server:
        assert server.append_many(USER, (letter(n) for n in range(1200))) == 1200
        assert server.append_many(USER, [letter()], "Old/Er") == 1
        assert (server.count(USER), server.count(USER, "Old/Er")) == (1200, 1)
        assert server.count(USER, "None") == 0
        mails = inbox(server)
    assert [raw for raw, _ in mails] == [letter(n) for n in range(1200)]
    assert {arrived for _, arrived in mails} == {Steady().now()}


@pytest.mark.parametrize("security", ["tls", "starttls"])
def test_with_encryption_mail_comes_in_and_can_be_counted(tmp_path, security):
    with running(**certified(make_certificates(tmp_path), security)) as server:
        assert server.append_many(USER, [letter()]) == 1
        send(server.mx_port, AINO, USER)
        until(lambda: server.count(USER) == 2)
        with smtplib.SMTP("127.0.0.1", server.mx_port) as client:
            client.ehlo()
            assert not client.has_extn("auth")


def test_encryption_needs_a_certificate():
    with pytest.raises(ValueError, match="certificate"):
        DebianServer(password="-", security="tls")


def test_without_a_world_all_mail_is_in_the_inbox_of_its_recipient():
    with running(sink="internal") as server:
        send(server.smtp_port, USER, AINO)
        until(lambda: server.count(AINO) == 1)
        assert inbox(server, AINO)[0][0].endswith(letter())


def test_the_fast_sink_counts():
    with running(sink="fast") as server:
        for number in range(3):
            send(server.smtp_port, USER, f"p{number}@players.test")
        until(lambda: server.taken == 3)
        server.kill9("sink")
        server.start_part("sink")
        assert server.taken == 3


# -- logins ----


def test_submission_wants_a_login_and_believes_only_the_right_password():
    with running(login_required=True, accounts={USER: 'Õ"é \\日'}) as server:
        send(server.smtp_port, AINO, USER)
        with pytest.raises(smtplib.SMTPRecipientsRefused):
            send(server.smtp_port, USER, AINO)
        with smtplib.SMTP("127.0.0.1", server.smtp_port) as client:
            with pytest.raises(smtplib.SMTPAuthenticationError):
                client.login(USER, PASSWORD)
            plain = b64encode(f'\0{USER}\0Õ"é \\日'.encode()).decode()
            assert client.docmd("AUTH", f"PLAIN {plain}")[0] == 235
            assert client.sendmail(USER, [AINO], letter()) == {}


def test_imap_believes_only_the_right_password_and_strangers_have_the_common_one(world):
    server, _ = world
    with pytest.raises(IMAPClient.Error):
        inbox(server, USER, "wrong")
    assert inbox(server, "stranger@site.test") == []


def test_a_token_is_believed_while_it_is_valid():
    with running(tokens={"first": USER}, login_required=True) as server:
        for way in ("oauth2_login", "oauthbearer_login"):
            with_token(server, way, USER, "first")
        with pytest.raises(IMAPClient.Error):
            with_token(server, "oauth2_login", AINO, "first")
        server.tokens["second"] = server.tokens.pop("first")
        with smtplib.SMTP("127.0.0.1", server.smtp_port) as client:
            assert xoauth2(client, "first") != 235
            assert xoauth2(client, "second") == 235


def with_token(server, way, user, token):
    with IMAPClient(server.host, server.imap_port, ssl=False, timeout=10) as client:
        getattr(client, way)(user, token)


def xoauth2(client, token):
    client.ehlo()
    words = b64encode(f"user={USER}\1auth=Bearer {token}\1\1".encode()).decode()
    status, _ = client.docmd("AUTH", f"XOAUTH2 {words}")
    return client.docmd("")[0] if status == 334 else status


# -- faults ----


@pytest.mark.parametrize("way", ["kill9", "stop_part"])
def test_mail_waits_in_the_queue_while_dovecot_is_away(way):
    with running() as server:
        server.append_many(USER, [letter(0)])
        getattr(server, way)("dovecot")
        with pytest.raises(OSError):
            server.count(USER)
        send(server.mx_port, AINO, USER)
        (waiting,) = until(lambda: [mail for mail in server.queue() if any(mail.reasons)])
        assert (waiting.sender, waiting.recipients) == (AINO, (USER,))
        server.start_part("dovecot")
        server.flush()
        until(lambda: server.count(USER) == 2)
        until(lambda: server.queue() == [])


def test_what_postfix_took_is_delivered_after_a_kill():
    gone = []
    with running(on_delivery=lambda recipient, *_: gone.append(recipient)) as server:
        server.stop_part("sink")
        send(server.smtp_port, USER, AINO)
        server.kill9("postfix")
        with pytest.raises(OSError):
            send(server.smtp_port, USER, AINO)
        server.start_part("sink")
        server.start_part("postfix")
        until(lambda: gone == [AINO])


def test_a_mailbox_that_is_made_again_has_another_validity(world):
    server, _ = world

    def validity():
        return server.doveadm("mailbox", "status", "-u", USER, "uidvalidity", "Box").strip()

    server.append_many(USER, [letter()], "Box")
    before = validity()
    server.doveadm("mailbox", "delete", "-s", "-u", USER, "Box")
    assert server.count(USER, "Box") == 0
    with pytest.raises(ServerError, match="Box"):
        validity()
    server.append_many(USER, [letter()], "Box")
    assert validity() != before


# -- the end ----


def alive(process):
    """Whether a process runs; one that nobody has waited for does not."""
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except OSError:
        return False


def test_nothing_is_left_when_it_ends():
    with running() as server:
        send(server.mx_port, AINO, USER)
        with IMAPClient(server.host, server.imap_port, ssl=False, timeout=5) as client:
            client.login("newcomer@site.test", PASSWORD)
            before = processes(server.folder)
            assert len(before) > 2
            server.stop()
            assert client.socket().recv(1) == b""
            client.shutdown()
    assert not any(map(alive, before))
    assert not server.folder.exists()
    with pytest.raises(OSError):
        send(server.mx_port, AINO, USER)


def test_nothing_is_left_when_it_cannot_start(tmp_path):
    nothing = (tmp_path / "cert.pem", tmp_path / "cert.key")
    server = DebianServer(password="-", security="tls", certificate=nothing)
    assert server.folder.exists()
    with pytest.raises(FileNotFoundError), server:
        pass
    assert not server.folder.exists()


HOLDER = """
import signal
from corr.demo.debian import DebianServer
with DebianServer(password="-") as server:
    print(server.folder, flush=True)
    signal.pause()
"""


def test_nothing_is_left_when_its_program_is_killed():
    with subprocess.Popen([sys.executable, "-c", HOLDER], stdout=subprocess.PIPE) as holder:
        folder = Path(holder.stdout.readline().decode().strip())
        before = processes(folder)
        holder.send_signal(signal.SIGKILL)
    assert len(before) > 2
    until(lambda: not folder.exists())
    assert not any(map(alive, before))


def test_what_is_missing_is_told(monkeypatch):
    assert available() == ""
    monkeypatch.setitem(ENVIRONMENT, "PATH", "")
    assert "dovecot, doveadm, postfix" in available()
    assert "apt-get install" in available()


@pytest.mark.parametrize("syntax", ["2.3", "2.4"])
@pytest.mark.parametrize("security", ["none", "tls"])
def test_the_configuration_of_either_dovecot_can_be_written(tmp_path, syntax, security):
    values = {
        name: f"the-{name.replace('_', '-')}"
        for name in (
            "folder", "name", "host", "user", "group", "domain", "strangers", "password",
            "introspection", "imap_port", "lmtp_port",
        )
    }  # fmt: skip
    file = tmp_path / "dovecot.conf"
    write_file(file, f"dovecot-{syntax}.conf.jinja", security=security, **values)
    text = file.read_text()
    assert text.count("{") == text.count("}")
    assert ("cert.pem" in text) is (security == "tls")
