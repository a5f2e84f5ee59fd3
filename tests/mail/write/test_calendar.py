"""Deadlines as calendar entries: what RFC 5545 demands of every line, and that nothing doubles."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.mail.write.write import Entry, calendar, media_type

AT = datetime(2024, 2, 1, 8, tzinfo=UTC)
DUE = datetime(2024, 3, 31, 1, 30, tzinfo=timezone(timedelta(hours=2)))


def entry(**changes):
    given = {"uid": "SK24-001.first@club.test", "sequence": 4, "due": DUE, "summary": "Move due"}
    return Entry(**{**given, **changes})


def written(*entries):
    return calendar(entries, at=AT, organizer="td@club.test")


def unfolded(raw):
    """The content lines, folding undone as RFC 5545 §3.1 says."""
    return raw.replace(b"\r\n ", b"").decode().split("\r\n")


def value(raw, name):
    """The value of the first line of that name: the event's own, before its alarm's."""
    found = next(line for line in unfolded(raw) if line.startswith(f"{name}:"))
    return found.partition(":")[2]


def read_text(text):
    """A text value as a calendar reads it (§3.3.11)."""
    out, letters = "", iter(text)
    for letter in letters:
        if letter == "\\":
            letter = next(letters)
            letter = "\n" if letter in "nN" else letter
        out += letter
    return out


def test_an_entry_has_what_a_calendar_must_be_given():
    lines = unfolded(written(entry()))
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"]
    assert lines[-2:] == ["END:VCALENDAR", ""]
    for line in (
        "METHOD:PUBLISH",
        "UID:SK24-001.first@club.test",
        "SEQUENCE:4",
        "DTSTAMP:20240201T080000Z",
        "ORGANIZER:mailto:td@club.test",
        "SUMMARY:Move due",
        "STATUS:CONFIRMED",
    ):
        assert lines.count(line) == 1


def test_times_are_utc_whatever_clock_they_came_from():
    assert value(written(entry()), "DTSTART") == "20240330T233000Z"


def test_the_calendar_reminds_a_day_before():
    lines = unfolded(written(entry()))
    alarm = lines[lines.index("BEGIN:VALARM") : lines.index("END:VALARM")]
    assert "TRIGGER:-P1D" in alarm
    assert "ACTION:DISPLAY" in alarm


def test_a_cancelled_entry_takes_the_other_one_out_and_reminds_of_nothing():
    raw = written(entry(cancelled=True))
    assert value(raw, "METHOD") == "CANCEL"
    assert value(raw, "STATUS") == "CANCELLED"
    assert "VALARM" not in raw.decode()
    assert media_type([entry(cancelled=True)]).endswith("method=CANCEL")


def test_entries_that_come_and_go_together_are_published():
    raw = written(entry(), entry(uid="SK24-002.first@club.test", cancelled=True))
    assert value(raw, "METHOD") == "PUBLISH"
    assert raw.count(b"BEGIN:VEVENT") == raw.count(b"END:VEVENT") == 2


@pytest.mark.parametrize("text", ["a, b; c\\d", "två\nrader", "a\r\nEND:VEVENT", "tab\there"])
def test_separators_and_line_ends_are_escaped(text):
    raw = written(entry(summary="x", description=text))
    expected = "\n".join(text.splitlines()).replace("\t", " ")
    assert read_text(value(raw, "DESCRIPTION")) == expected
    assert unfolded(raw).count("END:VEVENT") == 1


@given(text=st.text(max_size=300))
def test_no_line_is_longer_than_75_octets_and_no_character_is_cut(text):
    raw = written(entry(summary=text))
    assert raw.endswith(b"\r\n")
    for line in raw.split(b"\r\n"):
        assert len(line) <= 75
        line.decode()
    assert b"\n" not in raw.replace(b"\r\n", b"")
