"""Deadlines as calendar entries (RFC 5545, methods of RFC 5546), for any calendar to take in.

A later entry with the same UID takes the place of an earlier one, so nothing stands there twice.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

ALARM = timedelta(days=1)
"""How long before the deadline the calendar reminds its owner."""

_OCTETS = 75


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A deadline. `sequence` rises with every change; `cancelled` takes it out of the calendar.

    `uid` stays the same for as long as it is the same entry.
    """

    uid: str
    sequence: int
    due: datetime
    summary: str
    description: str = ""
    cancelled: bool = False


def calendar(entries: Sequence[Entry], *, at: datetime, organizer: str) -> bytes:
    """The entries as a calendar file; `at` is when it was written, `organizer` an address."""
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//corr//correspondence games//EN",
        "CALSCALE:GREGORIAN",
        f"METHOD:{method(entries)}",
        *(line for entry in entries for line in _event(entry, at, organizer)),
        "END:VCALENDAR",
    ]
    return b"".join(_folded(line) for line in lines)


def method(entries: Sequence[Entry]) -> str:
    """`CANCEL` if nothing is left of the entries, else `PUBLISH`."""
    return "CANCEL" if all(entry.cancelled for entry in entries) else "PUBLISH"


def media_type(entries: Sequence[Entry]) -> str:
    """The MIME type of the calendar file with these entries."""
    return f"text/calendar; charset=utf-8; method={method(entries)}"


def _event(entry: Entry, at: datetime, organizer: str) -> list[str]:
    lines = [
        "BEGIN:VEVENT",
        f"UID:{_text(entry.uid)}",
        f"SEQUENCE:{entry.sequence}",
        f"DTSTAMP:{_utc(at)}",
        f"ORGANIZER:mailto:{organizer}",
        f"DTSTART:{_utc(entry.due)}",
        f"SUMMARY:{_text(entry.summary)}",
    ]
    if entry.description:
        lines.append(f"DESCRIPTION:{_text(entry.description)}")
    # The owner is not busy while a move is due.
    lines += ["TRANSP:TRANSPARENT", f"STATUS:{'CANCELLED' if entry.cancelled else 'CONFIRMED'}"]
    if not entry.cancelled:
        lines += [
            "BEGIN:VALARM",
            "ACTION:DISPLAY",
            f"DESCRIPTION:{_text(entry.summary)}",
            f"TRIGGER:-P{ALARM.days}D",
            "END:VALARM",
        ]
    return [*lines, "END:VEVENT"]


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    r"""A text value, its separators escaped; control characters have no place in one.

    >>> print(_text("a, b; c"))
    a\, b\; c
    """
    text = text.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    text = "\\n".join(text.splitlines())
    return "".join(c if c.isprintable() else " " for c in text)


def _folded(line: str) -> bytes:
    """A content line in lines of at most 75 octets, never cut inside a character."""
    parts, part, room = list[str](), "", _OCTETS
    for letter in line:
        if len((part + letter).encode()) > room:
            parts.append(part)
            part, room = "", _OCTETS - 1
        part += letter
    return "\r\n ".join([*parts, part]).encode() + b"\r\n"
