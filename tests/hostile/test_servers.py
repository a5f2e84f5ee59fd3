"""What a mail server says is not believed either: its words are shown, and nothing obeys them."""

import pytest

from corr.mail.read.authentication import verdict
from corr.wire.errors import WireError
from corr.wire.imap import Mailbox
from corr.wire.smtp import Outgoing, Sender
from tests.hostile.test_texts import ESCAPE
from tests.mailserver import USER, MoodyServer, ScriptedImap, imap_settings, smtp_settings

NASTY = b"\x1b]0;owned\x07\x1b[2J\xe2\x80\xae\x9b31m"


def told(script: dict[bytes, tuple[bytes, bytes]], **more: object) -> str:
    """The error that comes of a mailbox whose server answers so, "" for none."""
    with ScriptedImap(script=script, **more) as server:
        box = Mailbox(imap_settings(server.port))
        try:
            box.connect()
            box.select()
            box.fetch_after(0, 10, 1_000)
            box.move_handled([1], "Handled")
        except WireError as error:
            return str(error)
        finally:
            box.close()
    return ""


@pytest.mark.parametrize(
    "script",
    [
        {b"LOGIN": (b"", b"NO " + NASTY)},
        {b"SELECT": (b"", b"NO " + NASTY)},
        {b"SELECT": (b"* BYE " + NASTY + b"\r\n", b"NO")},
        {b"UID SEARCH": (b"", b"NO " + NASTY)},
        {b"NOOP": (b"", b"BAD " + NASTY)},
        {b"CREATE": (b"", b"NO " + NASTY)},
    ],
    ids=["login", "select", "bye", "search", "noop", "create"],
)
def test_a_servers_words_come_on_one_line_that_steers_no_terminal(script):
    words = told(script)
    assert words
    assert not ESCAPE.search(words)
    assert "\n" not in words
    assert len(words) <= 500


@pytest.mark.parametrize(
    "listed",
    [
        b'* LIST () "/" "' + NASTY + b'"\r\n',
        b'* LIST () "/" {4}\r\na\x1bb"\r\n',
        b'* LIST () "/" Handled/../../etc\r\n',
        b'* LIST () NIL ""\r\n',
        b'* LIST (\\Noselect) "/" "Handled"\r\n',
        b'* LIST () "/" &AOU-&\r\n',
        b"* LIST\r\n",
    ],
)
def test_strange_names_of_folders_cost_at_most_the_connection(listed):
    assert not ESCAPE.search(told({b"LIST": (listed, b"OK")}))


@pytest.mark.parametrize(
    "answer",
    [
        b"* SEARCH 99999999999999999999 -1 x\r\n",
        b"* SEARCH 1\r\n* SEARCH 1 1 1\r\n",
        b"* 1 FETCH (UID 1 RFC822.SIZE 99999999999999999999)\r\n",
        b"* 0 EXISTS\r\n* -1 FETCH (\r\n",
    ],
)
def test_numbers_that_cannot_be_are_an_error_of_the_connection_and_no_other(answer):
    told({b"UID SEARCH": (answer, b"OK")})


@pytest.mark.parametrize(
    "date",
    [
        b'"99-Foo-99999 00:00:00 +0000"',
        b'"01-Jan-0000 00:00:00 +0000"',
        b'"01-Jan-99999 00:00:00 +0000"',
        b'"31-Dec-9999 23:59:59 -1400"',
        b'"01-Jan-0001 00:00:00 +1400"',
        b"NIL",
        b'""',
    ],
)
def test_an_arrival_that_cannot_be_is_an_error_of_the_wire_and_no_other(date):
    fetched = b"* 1 FETCH (UID 1 RFC822.SIZE 5 INTERNALDATE " + date + b")\r\n"
    told(
        {
            b"UID SEARCH": (b"* SEARCH 1\r\n", b"OK"),
            b"UID FETCH 1 (RFC822.SIZE INTERNALDATE)": (fetched, b"OK"),
            b"UID FETCH": (fetched, b"OK"),
        }
    )


class RudeServer(MoodyServer):
    """A server whose refusals are meant for the terminal that shows them."""

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        words = NASTY.decode("latin-1").encode("ascii", "replace").decode()
        return f"550 5.1.1 {words}\x1b[2J" + "x" * 700


def test_the_words_of_a_refusal_are_kept_as_one_harmless_line():
    with RudeServer(accounts={}) as server, Sender(smtp_settings(server.smtp_port)) as sender:
        results = []
        one = Outgoing(id="1", sender=USER, recipient="kim@x.test", raw=b"Subject: x\r\n\r\nx\r\n")
        sender.deliver([one], results.extend)
    (result,) = results
    assert result.status == "failed"
    assert result.reply.startswith("550 5.1.1 ")
    assert not ESCAPE.search(result.reply)
    assert len(result.reply) <= 500


@pytest.mark.parametrize(
    "field",
    [
        "mx.club.test; dmarc=pass header.from=club.test\r\n; dmarc=fail",
        "mx.club.test; dkim=pass header.d=club.test header.s=\x1b[2J\u202ex",
        "mx.club.test; dkim=pass header.d=club.test header.s=" + "s" * 5_000,
        "mx.club.test; dmarc=pass header.from=clu\u200bb.test",
        "mx.club.test; " + "(" * 3_000,
        "mx.club.test; " + "dkim=pass header.d=" * 800,
        "mx.club.test; dkim=pass header.d=" + "a." * 2_000 + "club.test",
        'mx.club.test; spf=pass smtp.mailfrom="' + "\\" * 3_000,
        "\x00mx.club.test; dmarc=pass header.from=club.test",
    ],
)
def test_results_that_nobody_would_write_say_little_and_never_more_than_they_may(field):
    found = verdict([field], "mx.club.test", "club.test")
    assert found.result in ("pass", "fail", "none")
    assert len(found.selector) <= 63
    assert len(found.domain) <= 255 or found.result != "pass"
