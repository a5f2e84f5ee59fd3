"""Mails made to burst, to stall or to confuse: set aside or read in time, and work goes on.

Each goes the whole way from bytes to decision; those that are big also over the wire.
"""

import base64
import gzip
import io
import subprocess
import sys
import time
import zipfile

import pytest

from corr.mail.read.read import LIMITS
from tests.daemon.test_daemon import Site
from tests.hostile.fuzz_worlds import undone, worlds
from tests.office import ANNA, BO, SITE

SECONDS = 3.0
MEGABYTE = 1_000_000
HEAD = f"From: {BO}\r\nTo: {SITE}\r\nSubject: x\r\nMessage-ID: <bomb@x.test>\r\n".encode()
MOVE = b"\r\n\r\na15\r\n"


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    """An office in the middle of its games; BO is to move in the first of them."""
    (found,) = worlds(tmp_path_factory.mktemp("hostile"), ("playing",))
    yield found
    found.close()


@pytest.fixture
def house(world):
    with undone(world) as it:
        yield it


def nested(depth: int, kind: bytes = b"mixed") -> bytes:
    steps = (
        b"--b%d\r\nContent-Type: multipart/%s; boundary=b%d\r\n\r\n" % (n, kind, n + 1)
        for n in range(depth)
    )
    head = HEAD + b"Content-Type: multipart/%s; boundary=b0\r\n\r\n" % kind
    return head + b"".join(steps) + b"--b%d" % depth + MOVE


def forwarded(depth: int) -> bytes:
    return HEAD + b"Content-Type: message/rfc822\r\n\r\n" * depth + MOVE


def parts(count: int, part: bytes = b"Content-Type: text/plain\r\n\r\na15\r\n") -> bytes:
    head = HEAD + b"Content-Type: multipart/mixed; boundary=b\r\n\r\n"
    return head + (b"--b\r\n" + part) * count + b"--b--\r\n"


def zip_bomb() -> bytes:
    """10 MB of nothing, packed into 10 kB."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as bomb:
        bomb.writestr("a15.txt", b"\0" * 10 * MEGABYTE)
    return stream.getvalue()


def attached(kind: bytes, body: bytes, more: bytes = b"") -> bytes:
    head = b"Content-Type: " + kind + b"\r\nContent-Transfer-Encoding: base64\r\n" + more
    one = head + b"\r\n" + base64.encodebytes(body)
    text = b"--b\r\nContent-Type: text/plain\r\n\r\nhello\r\n--b\r\n"
    return HEAD + b"Content-Type: multipart/mixed; boundary=b\r\n\r\n" + text + one + b"--b--\r\n"


def report(words: bytes) -> bytes:
    """A report in words, of a form that nobody knows."""
    head = b"From: MAILER-DAEMON@mx.test\r\nSubject: Undelivered\r\nReturn-Path: <>\r\n"
    return head + b"Message-ID: <report@mx.test>\r\n\r\nYour letter came back:\r\n" + words


PLAIN = HEAD + b"Content-Type: text/plain; charset=utf-8"
STATUS = HEAD + b"Content-Type: message/delivery-status\r\n\r\n"
HTML = HEAD + b"Content-Type: text/html; charset=utf-8\r\n\r\n"
TO = b", ".join(b"u%d@x.test" % n for n in range(8_000))
BOMBS = {
    "2,000 nested multiparts": (nested(2_000), "too_big"),
    "2,000 nested digests": (nested(2_000, b"digest"), "too_big"),
    "2,000 forwarded letters": (forwarded(2_000), "too_big"),
    "20 nested multiparts": (nested(19), "untagged"),
    "10,000 parts": (parts(10_000), "too_big"),
    "50,000 empty parts": (parts(50_000, b""), "too_big"),
    "90 parts with orders": (parts(90), "untagged"),
    "60,000 encoded words": (HEAD + b"X: " + b"=?utf-8?q?a?= " * 60_000 + MOVE, "too_big"),
    "499 encoded words": (HEAD + b"X: " + b"=?utf-8?q?a?= " * 499 + MOVE, "untagged"),
    "8,000 recipients": (HEAD + b"To: " + TO + MOVE, "too_big"),
    "4,000 recipients": (HEAD + b"Cc: " + TO[:50_000] + MOVE, "untagged"),
    "2,000 nested comments": (
        HEAD.replace(BO.encode(), BO.encode() + b" " + b"(" * 2_000 + b")" * 2_000) + MOVE,
        "untagged",
    ),
    "30,000 quoted pairs": (
        HEAD.replace(b"From: ", b'From: "' + b"\\a" * 15_000 + b'" <').replace(
            BO.encode(), BO.encode() + b">", 1
        )
        + MOVE,
        "untagged",
    ),
    "a header of 10 MB": (HEAD + b"X: " + b"y" * 10 * MEGABYTE + MOVE, "too_big"),
    "a line of 10 MB": (PLAIN + b"\r\n\r\n" + b"a" * 10 * MEGABYTE, "too_big"),
    "1,000,000 lines": (PLAIN + b"\r\n\r\n" + b"a15\r\n" * 1_000_000, "too_big"),
    "a line of 900 kB": (PLAIN + b"\r\n\r\n" + b"a15 " * 225_000, "untagged"),
    "300,000 lines": (PLAIN + b"\r\n\r\n" + b"a1\n" * 300_000, "untagged"),
    "450,000 empty lines": (PLAIN + b"\r\n\r\n" + b"\n" * 450_000 + b"a15\n", "untagged"),
    "an archive": (attached(b"application/zip; name=a15.zip", zip_bomb()), "untagged"),
    "packed markup": (
        attached(
            b"text/html", gzip.compress(b"<p>a15</p>" * 500_000), b"Content-Encoding: gzip\r\n"
        ),
        "untagged",
    ),
    "markup that is packed as a whole": (
        HEAD + b"Content-Type: text/html\r\nContent-Encoding: gzip\r\n"
        b"Content-Transfer-Encoding: base64\r\n\r\n"
        + base64.encodebytes(gzip.compress(b"<p>a15</p>" * 500_000)),
        "untagged",
    ),
    "deep markup": (HTML + b"<div>" * 100_000 + b"a15", "untagged"),
    "deep quotes": (HTML + b"<blockquote>" * 60_000 + b"a15", "untagged"),
    "entities": (HTML + b"&lt;" * 200_000, "untagged"),
    "broken tags": (HTML + b"<a href='" * 90_000, "untagged"),
    "tables": (HTML + b"<table><tr><td>" * 50_000 + b"a15", "untagged"),
    "a text of one quoted-printable line": (
        PLAIN + b"\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n" + b"=41" * 300_000,
        "untagged",
    ),
    "base64 that is none": (
        PLAIN + b"\r\nContent-Transfer-Encoding: base64\r\n\r\n" + b"!@#$" * 200_000,
        "untagged",
    ),
    "uuencoded": (
        PLAIN + b"\r\nContent-Transfer-Encoding: x-uuencode\r\n\r\nbegin 644 a\n" + b"M" * 90_000,
        "untagged",
    ),
    "flowed lines": (
        PLAIN + b"; format=flowed; delsp=yes\r\n\r\n" + b"> a \n" * 150_000,
        "untagged",
    ),
    "an open boundary": (
        HEAD + b'Content-Type: multipart/mixed; boundary="' + b"b" * 5_000 + b'"\r\n\r\n--b\r\n',
        "too_big",
    ),
    "many parameters": (PLAIN + b"".join(b"; a*%d=b" % n for n in range(9_000)) + MOVE, "too_big"),
    "an endless reference": (HEAD + b"References: " + b"<a@b> " * 9_000 + MOVE, "untagged"),
    "many results": (
        b"Authentication-Results: mx.club.test; "
        + b"dmarc=pass; " * 4_000
        + b"\r\n"
        + HEAD
        + MOVE,
        "untagged",
    ),
    "many stamps": (b"Authentication-Results: x; (((\r\n" * 900 + HEAD + MOVE, "untagged"),
    "carriage returns": (PLAIN + b"\r\n\r\n" + b"\r" * 900_000, "untagged"),
    "carriage returns in a field": (HEAD + b"X: " + b"\r" * 60_000 + MOVE, "untagged"),
    "a report of commas": (report(b"," * 250_000), "bounce"),
    "a report of brackets": (report(b"<" * 125_000 + b"@" * 125_000), "bounce"),
    "a report of blank lines": (report(b"a\r\n\r\n" * 50_000), "bounce"),
    "a report of 100,000 blocks": (STATUS + b"a: b\n\n" * 100_000, "too_big"),
    "a report of 900,000 empty lines": (STATUS + b"\n" * 900_000, "too_big"),
    "a report of addresses": (report(b"<a@b.test>: 550 5.1.1 \r\n" * 9_000), "bounce"),
    "ligatures": (PLAIN + b"\r\n\r\n" + "\ufdfa".encode() * 300_000, "untagged"),
    "an opening bracket": (HEAD.replace(b"From: ", b"From: " + b"<" * 20_000) + MOVE, "no_sender"),
    "nothing at all": (b"", "no_sender"),
    "one byte": (b"\0", "no_sender"),
    "line ends": (b"\r\n" * 100_000, "no_sender"),
    "null bytes": (b"\0" * 500_000, "too_big"),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_set_aside_or_read_in_time_and_the_next_letter_is_handled(house, name):
    raw, reason = BOMBS[name]
    house.take(raw, house.reply(ANNA, "help", 2))
    begun = time.process_time()
    house.handle()
    assert time.process_time() - begun < SECONDS
    rows = house.office.store.letters.in_state("")[-2:]
    found = {row.reason for row in rows}
    assert reason in found, found
    assert {row.state for row in rows} <= {"handled", "refused", "quarantined"}
    assert any(row.state == "handled" for row in rows)
    assert house.record().count("a15") == 0


def test_a_letter_that_is_too_big_is_not_answered_to_strangers_and_once_to_players(house):
    big = PLAIN + b"\r\n\r\n" + b"x" * (LIMITS.raw + 1)
    first = house.give(big)
    assert BO in first.readers
    again = house.give(big.replace(b"bomb@", b"bomb2@"))
    assert BO not in again.readers
    stranger = house.give(big.replace(BO.encode(), b"kim@elsewhere.test"))
    assert set(stranger.readers) <= {"arbiter@club.test"}


def test_no_more_of_a_text_is_passed_on_or_kept_than_there_is_room_for(house):
    done = house.say(BO, "a15\nnote: " + "n" * 5_000 + "\n---\n" + "x" * 250_000)
    assert done.state == "handled"
    assert all(len(one.raw) < 90_000 for one in done.posts)
    kept = [
        str(row["body"]) for row in house.office.store.engine.rows("select body from event", {})
    ]
    assert max(map(len, kept)) < 4_000


# -- over the wire ----

MEASURED = """
import resource, sys
from corr.cli import main
sys.argv = ["corr", "--config", sys.argv[1], sys.argv[2]]
try:
    main()
finally:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def run(site: Site, verb: str) -> float:
    """Run a verb as a process of its own; the memory that it had at most, in MB."""
    command = [sys.executable, "-c", MEASURED, site.settings, verb]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return int(done.stdout.split()[-1]) / 1_000


@pytest.mark.slow
def test_of_a_mail_of_50_megabytes_only_the_beginning_is_fetched(tmp_path):
    site = Site(tmp_path).up()
    try:
        house = site.house
        player = house.second
        big = HEAD.replace(BO.encode(), player.encode())
        huge = big + b"\r\n\r\n" + b"x" * 50 * MEGABYTE
        parted = parts(10_000).replace(BO.encode(), player.encode())
        own = house.reply(player, "a15")
        site.incoming.append_many(SITE, [house.reply(player, "help")])
        usual = max(run(site, "fetch"), run(site, "handle"))
        site.incoming.append_many(SITE, [huge, parted.replace(b"<bomb", b"<b2"), own])
        assert run(site, "fetch") < usual + 25
        assert run(site, "handle") < usual + 25
        rows = house.office.store.letters.in_state("")
        assert [(row.state, row.reason) for row in rows[1:]] == [
            ("quarantined", "too_big"),
            ("quarantined", "too_big"),
            ("handled", ""),
        ]
        assert len(house.office.store.letters.letter(rows[1].key).raw) <= 65_536
        assert house.game().record.endswith("a15")
        told = [one for one in house.letters() if one.to == player]
        assert sum("1 MB" in one.words for one in told) == 1
    finally:
        site.close()
