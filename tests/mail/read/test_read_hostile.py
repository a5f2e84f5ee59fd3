"""Mails made to break or to stall a reader: each is read, or refused, and quickly."""

import time
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import MailError
from corr.garbage import uncollected
from corr.mail.read.html import html_to_text
from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter
from tests.places import TESTS

ARRIVED = datetime(2024, 11, 28, tzinfo=UTC)
DATA = TESTS / "data"
MAILS = [
    file.read_bytes()
    for file in sorted([*DATA.glob("mails/*.eml"), *DATA.glob("mail/replies/*.eml")])
]
UNSEEN = {*map(chr, [*range(32), *range(0x7F, 0xA0), *range(0x202A, 0x202F), 0x200E, 0x200F])}
REASONS = {"too_big", "unreadable", "no_sender", "two_senders"}


def outcome(raw: bytes) -> str:
    """The reason why a mail is refused, or "read"."""
    reason = "read"
    try:
        letter = read_letter(raw, arrived=ARRIVED, own_addresses=frozenset({"td@x.invalid"}))
    except MailError as error:
        reason = error.reason
    if reason != "read":
        assert reason in REASONS
        return reason
    own_text(letter.text)
    for text in (letter.subject, letter.sender_name, letter.sender, letter.key):
        assert not set(text) & UNSEEN
    letter.text.encode()
    return "read"


@given(st.binary(max_size=2_000))
def test_any_bytes_are_read_or_refused(raw):
    outcome(raw)


@given(st.binary(max_size=500), st.binary(max_size=500))
def test_any_headers_and_body_are_read_or_refused(head, body):
    outcome(b"From: a@x\nSubject: " + head + b"\nContent-Type: " + head + b"\n\n" + body)


@given(st.data())
def test_mutilated_real_mails_are_read_or_refused(data):
    raw = bytearray(data.draw(st.sampled_from(MAILS)))
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(raw)))
        raw[at : at + data.draw(st.integers(0, 40))] = data.draw(st.binary(max_size=20))
    outcome(bytes(raw))


@given(st.text(alphabet="<>/=!-&;'\" abdiv\n", max_size=300))
def test_any_markup_becomes_text(markup):
    html_to_text(markup)


def nested(depth: int) -> bytes:
    steps = (
        b"--b%d\r\nContent-Type: multipart/mixed; boundary=b%d\r\n\r\n" % (step, step + 1)
        for step in range(depth)
    )
    return b"From: a@x\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n" + b"".join(steps)


HEAD = b"From: a@x\r\n"
PLAIN = b"\r\n\r\ni9"
HOSTILE = {
    "a mail of two megabytes": (HEAD + PLAIN + b"x" * 2_000_000, "too_big"),
    "headers without an end": (HEAD + b"X: y\r\n" * 50_000, "too_big"),
    "one long header": (HEAD + b"X: " + b"y" * 100_000 + PLAIN, "too_big"),
    "thousands of encoded words": (HEAD + b"Subject: " + b"=?utf-8?q?a?= " * 4_000, "too_big"),
    "nested parts": (nested(2_000), "too_big"),
    "parts nested in digests": (nested(2_000).replace(b"mixed", b"digest"), "too_big"),
    "many parts": (nested(0) + b"--b0\r\n\r\nx\r\n" * 50_000, "too_big"),
    "some parts too many": (nested(0) + b"--b0\r\n\r\nx\r\n" * 300, "too_big"),
    "a part's type without an end": (
        nested(0) + b"--b0\r\nContent-Type: text/plain" + b"; a=b" * 100_000 + PLAIN,
        "too_big",
    ),
    "nested comments": (b"From: " + b"(" * 20_000 + b")" * 20_000 + b" a@x" + PLAIN, "read"),
    "quoted pairs": (b'From: "' + b"\\a" * 20_000 + b'" <a@x>' + PLAIN, "read"),
    "an open quote": (b'From: "' + b"<a@x> " * 8_000 + PLAIN, "no_sender"),
    "many recipients": (HEAD + b"To: " + b"u@x, " * 10_000 + PLAIN, "read"),
    "many references": (HEAD + b"References: " + b"<a@x> " * 9_000 + PLAIN, "read"),
    "open brackets": (HEAD + b"References: " + b"<" * 60_000 + PLAIN, "read"),
    "double line ends": (b"From: a@x\r\r\nSubject: s\r\r\n\r\r\ni9\r\r\n", "read"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_mail_is_read_or_refused_in_time(name):
    raw, expected = HOSTILE[name]
    begun = time.process_time()
    assert outcome(raw) == expected
    assert time.process_time() - begun < 2


LETTER = (DATA / "mail/our_letter.txt").read_text()


def reading_takes(piece):
    """The seconds of the processor that it takes to read a long text of nothing but a piece.

    Without the collector, which looks through what other tests have left, in either or in none.
    """
    text = piece * (300_000 // len(piece))
    begun = time.process_time()
    with uncollected():
        own_text(text, own_addresses=frozenset({"td@x.invalid"}), sent=lambda: (LETTER, LETTER))
    return time.process_time() - begun


@pytest.fixture(scope="module")
def letters_take():
    """The same for our own letter again and again: it says how fast the machine is."""
    return reading_takes(LETTER)


@pytest.mark.parametrize(
    "piece",
    [
        LETTER,
        "i9\n",
        "It is your turn: move 13.\n",
        "a1\nb1\nc1\nd1\ne1\nf1\nx\n",
        "_______\n",
        "-" * 25 + "\n",
        "----- a a a\n",
        "From: a\nb\n",
        "From: " * 60 + "\n",
        "From: " * 3_000 + "\n",
        "x: a@b\n",
        "@" * 380 + ":\n",
        "*" * 390 + ":\n",
        "on may 1.1.1 wrote a@b " * 15 + ":\n",
        "iphone sent " * 12 + "\n",
        "## reply " * 20 + "\n",
        "mailto:" * 3_000 + "\n",
        "mailto:" + "SK24-017.1." * 300 + "\n",
        "<http:" * 3_000 + "\n",
        "> " + "a" * 70 + "\nb c\n",
        "-----BEGIN PGP SIGNATURE-----\n",
        "\n",
    ],
)
def test_a_hostile_text_takes_no_longer_than_some_letters(piece, letters_take):
    """One of three tries: a machine short of memory counts its own work as ours."""
    assert any(reading_takes(piece) < 12 * letters_take for _ in range(3))


def markup_takes(markup):
    begun = time.process_time()
    with uncollected():
        html_to_text(markup * (100_000 // len(markup)))
    return time.process_time() - begun


@pytest.fixture(scope="module")
def tables_take():
    """The same for such tables as mail programs write: it says how fast the machine is."""
    return markup_takes("<table><tr><td><p style='margin:0'>It is <b>your</b> turn.<br></table>\n")


@pytest.mark.parametrize(
    "markup",
    [
        "<a ",
        "<a x='",
        "<a x='>",
        "<!",
        "<!--",
        "<div>",
        "<blockquote>",
        "</",
        "<![CDATA[",
        "&#",
        "<div class=gmail_quote>",
        "<pre>\n",
        "<br>",
        "<p style='border-left",
        "<tr><a href=mailto:td+SK24-017.12.ABCDEFGHIJKLMNOP@x>i9</a>",
        "<tr><td>",
        "<div class=gmail_signature>",
    ],
)
def test_hostile_markup_takes_no_longer_than_some_tables(markup, tables_take):
    assert any(markup_takes(markup) < 15 * tables_take for _ in range(3))
