"""The row of a letter and its reader: one answer to the question who wrote it."""

from datetime import UTC, datetime

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from corr.errors import MailError
from corr.mail.read.read import envelope, read_letter

ARRIVED = datetime(2024, 11, 28, tzinfo=UTC)
LINES = [
    b"From: a@x.test",
    b"From : b@x.test",
    b"from:\tBo <b@x.test>",
    b"From: a@x.test\x0bFrom: b@x.test",
    b"From: a@x.test\x0c",
    b"From:",
    b" a@x.test",
    b"From Anna Mon Nov 25",
    b"Fro\xc3\xb6m: a@x.test",
    b"Sender: c@x.test",
    b"Subject : i9",
    b"no field",
    b": a@x.test",
    b"",
]
ENDS = [b"\n", b"\r\n", b"\r", b"\r\r\n"]


def writers(raw: bytes) -> tuple[str, str]:
    """Who wrote by the row, and by the reader or why the reader says nobody did."""
    seen = envelope(raw)
    try:
        letter = read_letter(raw, arrived=ARRIVED, own_addresses=frozenset())
    except MailError as error:
        return seen.sender, error.reason
    assert letter.key == seen.key
    assert letter.message_id == seen.message_id
    return seen.sender, letter.sender


@pytest.mark.parametrize(
    ("raw", "row", "reader"),
    [
        (b"From : a@x.test\r\nFrom: b@x.test\r\n\r\ni9", "a@x.test", "two_senders"),
        (b"From : a@x.test\r\n\r\ni9", "a@x.test", "a@x.test"),
        (b"Subject: i9\n\nFrom: a@x.test\r\n\r\ni9", "", "no_sender"),
        (b"From: a@x.test\n\nFrom: b@x.test\r\n\r\ni9", "a@x.test", "a@x.test"),
        (b"\r\n\r\nFrom: a@x.test\r\n\r\ni9", "a@x.test", "a@x.test"),
        (b"no field\r\nFrom: a@x.test\r\n\r\ni9", "", "no_sender"),
        (b"From: a@x.test\r\nno field\r\nFrom: b@x.test\r\n\r\ni9", "a@x.test", "a@x.test"),
        (b"Subject : i9\r\nFrom: a@x.test\r\n\r\ni9", "a@x.test", "a@x.test"),
        (b"From: a@x.test\x0bFrom: b@x.test\r\n\r\ni9", "", "no_sender"),
        (b"From: a@x.test: b@x.test\r\n\r\ni9", "", "no_sender"),
        (b"From: a@x\x00.test\r\n\r\ni9", "", "no_sender"),
        (b"From: <a@x.test\x0b>\r\n\r\ni9", "", "no_sender"),
        (b"From: A: b@x.test;\r\n\r\ni9", "b@x.test", "b@x.test"),
        (b"From: a@x.test", "a@x.test", "a@x.test"),
    ],
)
def test_the_row_and_the_reader_agree_who_wrote(raw, row, reader):
    assert writers(raw) == (row, reader)


@given(
    st.lists(st.tuples(st.sampled_from(LINES), st.sampled_from(ENDS)), max_size=6),
    st.binary(max_size=40),
)
@example([(b"From: a@x.test", b"\r\n"), (b"", b"\r\n")], b"From: b@x.test\r\n\r\n")
def test_the_row_never_names_another_writer_than_the_reader(lines, rest):
    row, reader = writers(b"".join(line + end for line, end in lines) + rest)
    if reader == "no_sender":
        assert row == ""
    elif "@" in reader:
        assert row == reader


def test_blanks_before_a_colon_do_not_hide_the_fields_of_a_letter():
    raw = b"From : a@x.test\r\nSubject : i9\r\nMessage-ID : <1@x>\r\n\r\nhello"
    letter = read_letter(raw, arrived=ARRIVED, own_addresses=frozenset())
    assert (letter.subject, letter.message_id, letter.text) == ("i9", "1@x", "hello")
