"""Logging in with an access token (XOAUTH2, OAUTHBEARER) at servers that ask whose it is."""

import base64
import logging
import stat
from contextlib import contextmanager

import pytest
from aiosmtpd.smtp import AuthResult

from corr.demo.debian import DebianServer
from corr.errors import ConfigError
from corr.wire.errors import LoginRefused, ServerRefused
from corr.wire.imap import Mailbox
from corr.wire.smtp import Outgoing, Sender
from tests.mailserver import PASSWORD, USER, MoodyServer, imap_settings, letter, smtp_settings

WAYS = ("xoauth2", "oauthbearer")
GOOD = "ya29.a0AfH6SMC-good_token~x"

pytestmark = pytest.mark.slow


@pytest.fixture
def command(tmp_path):
    """A command that prints the tokens of a file one after another, the last one for ever."""

    def write(*tokens):
        tape = tmp_path / "tokens"
        tape.write_text("".join(f"{token}\n" for token in tokens))
        runs = tmp_path / "runs"
        runs.write_text("")
        script = tmp_path / "token"
        script.write_text(
            f"#!/bin/sh\necho x >> {runs}\nn=$(wc -l < {runs})\n"
            f"all=$(wc -l < {tape})\n[ $n -gt $all ] && n=$all\n"
            f'sed -n "${{n}}p" {tape}\necho more\necho noise >&2\n'
        )
        script.chmod(stat.S_IRWXU)
        return str(script)

    write.runs = lambda: (tmp_path / "runs").read_text().count("x")
    return write


@pytest.fixture(scope="module")
def debian():
    with DebianServer(password=PASSWORD, accounts={USER: PASSWORD}, tokens={GOOD: USER}) as it:
        yield it


def with_token(settings, way, command, **changes):
    return settings(
        changes.pop("port"), auth=way, token_command=command, password_env="", user=USER, **changes
    )


# -- IMAP ----


@pytest.mark.debian
@pytest.mark.parametrize("way", WAYS)
def test_a_token_opens_the_mailbox(debian, command, way, caplog):
    caplog.set_level(logging.DEBUG)
    debian.append_many(USER, [letter()])
    with Mailbox(with_token(imap_settings, way, command(GOOD), port=debian.imap_port)) as box:
        box.select()
        (mail,) = box.fetch_after(0, 10, 1_000_000)
        box.move_handled([mail.uid], "Handled")
    assert mail.raw == letter()
    assert command.runs() == 1
    assert GOOD not in caplog.text
    assert base64.b64encode(GOOD.encode()).decode()[4:-4] not in caplog.text


@pytest.mark.debian
@pytest.mark.parametrize("way", WAYS)
def test_a_token_that_has_run_out_is_asked_for_once_more(debian, command, way):
    settings = with_token(imap_settings, way, command("stale", GOOD), port=debian.imap_port)
    with Mailbox(settings) as box:
        assert box.select().uidvalidity
    assert command.runs() == 2


@pytest.mark.debian
@pytest.mark.parametrize("way", WAYS)
def test_a_token_that_is_refused_twice_is_a_refused_login(debian, command, way):
    bad = "ya29.secret-but-wrong"
    settings = with_token(imap_settings, way, command(bad), port=debian.imap_port)
    with pytest.raises(LoginRefused, match=f"user {USER}") as caught:
        Mailbox(settings).connect()
    assert command.runs() == 2
    assert bad not in str(caught.value)


# -- SMTP ----


class TokenServer(MoodyServer):
    """Believes whoever shows the token, in either way; to others it says what is wrong first."""

    async def auth_XOAUTH2(self, server, args):  # noqa: N802
        if base64.b64decode(args[1]).decode() == f"user={USER}\1auth=Bearer {GOOD}\1\1":
            return AuthResult(success=True)
        return await self._refuse(server, b"")

    async def auth_OAUTHBEARER(self, server, args):  # noqa: N802
        head, *pairs = base64.b64decode(args[1]).decode().rstrip("\1").split("\1")
        where = [head, pairs[0], pairs[1].partition("=")[0]]
        assert where == [f"n,a={USER},", "host=127.0.0.1", "port"]
        if pairs[-1] == f"auth=Bearer {GOOD}":
            return AuthResult(success=True)
        return await self._refuse(server, base64.b64encode(b"\1"))

    async def _refuse(self, server, understood):
        await server.push("334 " + base64.b64encode(b'{"status":"401"}').decode())
        assert await server._reader.readline() == understood + b"\r\n"
        return AuthResult(success=False, handled=False)


@contextmanager
def sending(port, way, command):
    with Sender(with_token(smtp_settings, way, command, port=port)) as sender:
        yield sender


def send_one(sender):
    raw = b"Message-ID: <1@site.test>\r\n\r\nh8\r\n"
    mail = Outgoing(id="1", sender=USER, recipient="aino@players.test", raw=raw)
    results = []
    sender.deliver([mail], results.extend)
    (result,) = results
    return result


@pytest.mark.parametrize("way", WAYS)
def test_a_token_opens_the_way_out(command, way):
    with TokenServer() as server, sending(server.smtp_port, way, command(GOOD)) as sender:
        assert send_one(sender).status == "sent"
        assert send_one(sender).status == "sent"
        assert command.runs() == 1
    assert len(server.seen) == 2


@pytest.mark.parametrize("way", WAYS)
def test_for_sending_too_a_token_that_has_run_out_is_asked_for_once_more(command, way):
    tokens = command("stale", GOOD)
    with TokenServer() as server, sending(server.smtp_port, way, tokens) as sender:
        assert send_one(sender).status == "sent"
    assert command.runs() == 2


@pytest.mark.parametrize("way", WAYS)
def test_for_sending_too_a_token_that_is_refused_twice_is_a_refused_login(command, way):
    bad = "ya29.secret-but-wrong"
    with TokenServer() as server, sending(server.smtp_port, way, command(bad)) as sender:
        result = send_one(sender)
        assert (result.status, result.tried) == ("later", False)
        assert isinstance(sender.trouble, LoginRefused)
        assert bad not in result.reply
    assert command.runs() == 2


@pytest.mark.debian
@pytest.mark.parametrize("way", WAYS)
def test_the_real_submission_server_takes_the_token(debian, command, way):
    with sending(debian.smtp_port, way, command("stale", GOOD)) as sender:
        assert send_one(sender).status == "sent"


def test_a_server_without_tokens_is_told(command):
    with MoodyServer() as server, sending(server.smtp_port, "xoauth2", command(GOOD)) as sender:
        assert send_one(sender).status == "later"
        assert isinstance(sender.trouble, ServerRefused)
        assert "does not offer xoauth2" in str(sender.trouble)


# -- the command ----


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("false", "it failed with status 1"),
        ("true", "expected an access token"),
        ("printf 'se\\001cret'", "expected an access token"),
        ("/nowhere/token", "it could not be run"),
    ],
)
def test_a_command_that_gives_no_token_is_told_without_what_it_said(line, told):
    settings = with_token(imap_settings, "xoauth2", line, port=1)
    with pytest.raises(ConfigError, match=told) as caught:
        Mailbox(settings).connect()
    assert "cret" not in str(caught.value)


def test_a_command_that_does_not_end_is_given_up(monkeypatch):
    monkeypatch.setattr("corr.config.passwords._COMMAND_SECONDS", 0.3)
    settings = with_token(imap_settings, "xoauth2", "sleep 30", port=1)
    with pytest.raises(ConfigError, match=r"token_command: it did not end within"):
        Mailbox(settings).connect()
