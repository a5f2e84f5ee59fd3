"""Broken encodings, impossible dates, huge numbers, unseen signs: from bytes to answer."""

import email
import sys
import time
from email import policy

import pytest

from corr.errors import MailError
from corr.mail.read import mime
from corr.mail.read.read import read_letter
from tests.hostile.fuzz_worlds import undone, worlds
from tests.office import BO, EVENT, SITE, START

CHARSETS = (
    *("unknown-8bit", "x-user-defined", "iso-8859-8-i", "cp-850", "utf-8mb4", '"utf-8', "utf-7"),
    *("ansi_x3.110-1983", "gb18030", "big5-hkscs", "ks_c_5601-1987", "windows-874", "utf-16"),
    *("utf-32", "rot13", "base64", "hex", "zlib", "unicode_escape", "idna", "punycode", "mbcs"),
    *("undefined", "", "\x00", "x" * 400, "../../etc/passwd", "utf-8; rot13", "undecodable\udcff"),
)


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


def answer(house, body: bytes, *fields: str) -> bytes:
    """A raw answer of Bo's with these fields besides."""
    letter = house.newest(BO)
    head = (
        f"From: {BO}",
        f"To: {letter.reply_to}",
        f"Subject: Re: {letter.subject}",
        "Message-ID: <1@x.test>",
        *fields,
    )
    return "\r\n".join(head).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + body


def give(house, raw):
    begun = time.process_time()
    done = house.give(raw)
    assert time.process_time() - begun < 2
    assert done.state in ("handled", "refused", "quarantined")
    assert not done.reason.startswith(("failed", "crashed"))
    return done


# -- charsets and encodings ----


@pytest.mark.parametrize("charset", CHARSETS)
def test_a_move_is_read_whatever_charset_it_claims(house, charset):
    raw = answer(
        house, b"a15\r\nmsg: caf\xe9 \xff\r\n", f"Content-Type: text/plain; charset={charset}"
    )
    done = give(house, raw)
    if not charset.startswith(("utf-16", "utf-32")):
        assert (done.state, house.record().endswith("a15")) == ("handled", True)


@pytest.mark.parametrize(
    "encoding",
    ["8-bit", "base46", "x-uuencode", "uuencode", "gzip", "", "7bit, base64", "\x00", "binary"],
)
def test_an_encoding_that_nobody_knows_breaks_nothing(house, encoding):
    give(house, answer(house, b"a15\r\n", f"Content-Transfer-Encoding: {encoding}"))


@pytest.mark.parametrize(
    "body",
    [
        b"YTE1DQo=",
        b"YTE1DQo",
        b"YTE1DQo===",
        b"YTE1 DQo=\r\n!!!!",
        b"\xff\xfe" * 100,
        b"=" * 1_000,
    ],
)
def test_broken_base64_is_read_as_far_as_it_goes(house, body):
    give(house, answer(house, body, "Content-Transfer-Encoding: base64"))


@pytest.mark.parametrize(
    "word",
    [
        "=?utf-8?b?YTE1?=",
        "=?utf-8?b?YTE?=",
        "=?utf-8?q?a15=?=",
        "=?utf-8?q?=ZZ?=",
        "=?utf-8?x?a15?=",
        "=?rot13?q?n15?=",
        "=?utf-8*en?q?a15?=",
        "=??q?a15?=",
        "=?utf-8?q?" + "=00" * 50 + "?=",
        "=?utf-8?b?" + "A" * 3_000 + "?=",
        "=?utf-16?b?//5hADEANQA=?=",
        "=?utf-7?q?+AGEAMQA1-?=",
    ],
)
def test_a_subject_of_any_words_is_decoded_or_left(house, word):
    raw = answer(house, b"\r\n").replace(b"Subject: Re: ", f"Subject: {word} ".encode(), 1)
    give(house, raw)


def test_an_order_hidden_in_another_charset_than_ours_shows_is_no_order(house):
    """What a person reads and what the program reads must be the same."""
    shown = "+AGEAMQA1-"  # a15, to those who read UTF-7
    give(house, answer(house, f"{shown}\r\n".encode(), "Content-Type: text/plain; charset=utf-8"))
    assert not house.record().endswith("a15")


# -- dates ----


@pytest.mark.parametrize(
    "date",
    [
        "Thu, 00 Jan 0000 00:00:00 +0000",
        "Mon, 1 Jan 99999 00:00:00 +0000",
        "Fri, 31 Dec 9999 23:59:59 -9999",
        "Thu, 01 Feb 1824 08:00:00 +0000",
        "9" * 5_000,
        "-1",
        "Thu, 1 Feb 2024 25:61:61 +2500",
        "=?utf-8?q?=00?=",
        "",
    ],
)
def test_no_date_of_the_senders_counts_or_breaks_anything(house, date):
    done = give(house, answer(house, b"a15\r\n", f"Date: {date}"))
    assert done.state == "handled"
    moved = house.office.store.events.of_stream(f"{EVENT}-001")[-1]
    assert moved.at >= START


@pytest.mark.parametrize(
    "leave",
    [
        "leave 0000-01-01 to 0000-01-02",
        "leave 99999-01-01 to 99999-12-31",
        "leave 9999-12-31 to 0001-01-01",
        "leave 2024-02-30 to 2024-02-31",
        "leave 2024-99-99 to 2024-99-99",
        f"leave {'9' * 900}-01-01 to 2024-01-01",
    ],
)
def test_leave_on_days_that_there_are_not_is_refused(house, leave):
    assert give(house, house.reply(BO, leave)).state == "refused"


# -- numbers ----

HUGE = "9" * 5_000


@pytest.mark.parametrize(
    "said",
    [
        f"move {HUGE}",
        f"a{HUGE}",
        f"{HUGE}. a15",
        f"a15 (move {HUGE})",
        f"h8 i9 j10, {HUGE} fifths",
        f"offer {HUGE}",
        "set digest 1e9",
        "set digest 99999999",
        "set digest -1",
        f"set digest {'9' * 70}",
        f"claim win by move {HUGE[:60]}",
        f"game {HUGE}: a15",
        f"SK24-{'9' * 300} a15",
        "SK24-0000000000001 a15",
        f"SK24-001.{HUGE[:200]} a15",
        "a-16",
        "a99999999999999999999",
        "a\u2189",
        "\u2168\u2168",
        "0x0f",
        "a15" + "\u0660" * 200,
    ],
)
def test_a_number_that_cannot_be_plays_nothing(house, said):
    record = house.record()
    assert give(house, house.reply(BO, said)).state == "refused"
    assert house.record() == record


def test_a_number_of_any_length_becomes_no_integer():
    """Python refuses to read such numbers: reading them would take quadratic time."""
    assert sys.get_int_max_str_digits() < len(HUGE)
    with pytest.raises(ValueError):
        int(HUGE)


# -- signs that nobody sees ----


@pytest.mark.parametrize(
    "body",
    [
        b"a\x0015\r\n",
        b"\x00a15\r\n",
        b"a15\r",
        b"\ra15\r\r\n",
        b"\x1b[2Ja15\r\n",
        b"\xef\xbb\xbfa15\r\n",
        "\u202e51a\u202c\r\n".encode(),
        "\u2066a15\u2069\r\n".encode(),
        "\U000e0061\U000e0031a15\r\n".encode(),
        b"\xed\xa0\x80a15\r\n",
        b"\xf8\x88\x80\x80\x80a15\r\n",
        "a15\u2028\u2029\x85".encode(),
        "a\u0301\u0301\u030115\r\n".encode(),
        ("a" + "\u0301" * 20_000 + "15\r\n").encode(),
        b"resign\x08\x08\x08\x08\x08\x08a15\r\n",
        b"a15\x0c\x0b\r\n",
    ],
)
def test_signs_that_nobody_sees_break_nothing_and_turn_no_order_into_another(house, body):
    give(house, answer(house, body, "Content-Type: text/plain; charset=utf-8"))
    assert house.game().result is None
    assert "51a" not in house.record()


def test_what_is_stored_of_a_letter_is_text_that_any_database_takes(house):
    for nasty in ("\x00", "\ud800", "\udcff", "\U0010ffff", "\ufffe"):
        body = f"a15\r\nmsg: x{nasty}y\r\nnote: x{nasty}y\r\n"
        give(house, answer(house, body.encode("utf-8", "surrogatepass")))
    rows = house.office.store.engine.rows("select body from event", {})
    assert all(str(row["body"]).encode() for row in rows)


# -- the standard library's traps (each was reproduced) ----


def _read(raw: bytes):
    return read_letter(raw, arrived=START, own_addresses=frozenset({SITE}))


@pytest.mark.parametrize(
    ("charset", "text"),
    [
        ("unknown-8bit", "café"),
        ("x-user-defined", "café"),
        ("cp-850", "cafÚ"),
        ("windows-874", "caf\u0e49"),
        ("utf-8mb4", "café"),
    ],
)
def test_a_charset_that_the_library_knows_not_is_read_all_the_same(charset, text):
    raw = (
        f"From: a@x.test\r\nContent-Type: text/plain; charset={charset}\r\n\r\n".encode()
        + b"caf\xe9"
    )
    with pytest.raises(LookupError):
        email.message_from_bytes(raw, policy=policy.default).get_content()
    assert _read(raw).text == text


def test_of_two_from_fields_the_library_takes_one_in_silence_and_we_none():
    raw = b"From: a@x.test\r\nFrom: b@y.test\r\n\r\nhi"
    assert email.message_from_bytes(raw, policy=policy.default)["From"] == "a@x.test"
    with pytest.raises(MailError, match="two_senders"):
        _read(raw)


def test_comments_within_comments_are_too_much_for_the_library_and_not_for_us():
    raw = b"From: a@x.test " + b"(" * 2_000 + b")" * 2_000 + b"\r\n\r\nhi"
    with pytest.raises(RecursionError):
        str(email.message_from_bytes(raw, policy=policy.default)["From"])
    assert _read(raw).sender == "a@x.test"


def test_parts_within_parts_are_too_much_for_the_library_and_not_looked_at_by_us():
    steps = (
        b"--b%d\r\nContent-Type: multipart/mixed; boundary=b%d\r\n\r\n" % (n, n + 1)
        for n in range(1_200)
    )
    head = b"From: a@x.test\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n"
    raw = head + b"".join(steps)
    with pytest.raises(RecursionError):
        email.message_from_bytes(raw, policy=policy.default)
    with pytest.raises(MailError, match="too_big"):
        _read(raw)


def test_thousands_of_encoded_words_are_counted_and_not_read():
    raw = b"From: a@x.test\r\nSubject: " + b"=?utf-8?q?a?= " * 60_000 + b"\r\n\r\nhi"
    begun = time.process_time()
    with pytest.raises(MailError, match="too_big"):
        _read(raw)
    assert time.process_time() - begun < 0.5


def test_a_name_that_holds_an_address_is_a_name():
    raw = b'From: "Admin <td@x.test>" <evil@y.test>\r\n\r\nhi'
    assert (_read(raw).sender, _read(raw).sender_name) == ("evil@y.test", "Admin <td@x.test>")
    assert mime.addresses("@") == ()
