"""Taking somebody out of letters that others wrote: their own words stay, without the name.

Answers quote what is answered, and with it names and messages. Who wrote when, and in answer to
which of our letters, stays too, so that such a letter still says what it said.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from email.header import Header

from corr.errors import MailError
from corr.mail.envelope import subject_of
from corr.mail.read import plain_text, read_letter
from corr.service.case import Case
from corr.service.office import Office
from corr.service.reading import own_words
from corr.store import InboxRow

_KEPT = frozenset(
    {
        *(b"from", b"to", b"delivered-to", b"date", b"message-id", b"in-reply-to"),
        *(b"references", b"authentication-results", b"auto-submitted"),
    }
)
_FIELD = re.compile(rb"(?m)^([!-9;-~]+):.*(?:\n[ \t].*)*")
_PLAIN = b"MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Traces:
    """By what somebody is known: name, addresses and games; and what stands for them instead."""

    name: str
    addresses: tuple[str, ...]
    games: tuple[str, ...]
    instead: str
    others: tuple[str, ...] = ()
    """What events that came from elsewhere call them."""

    def are_in(self, text: str) -> bool:
        """Whether a text names them; small letters make no difference."""
        found = _any_of((self.name, *self.others, *self.addresses), re.IGNORECASE)
        return bool(found.search(" ".join(text.split())))

    def taken_out(self, text: str) -> str:
        """The text without the name, the addresses, and the parts of the name alone."""
        names = (self.name, *self.others)
        whole = _any_of((*names, *self.addresses), re.IGNORECASE)
        words = [part for name in names for part in name.split()]
        parts = [part for part in words if part[0].isupper() and len(part) > 1]
        text = whole.sub(self.instead, text)
        return _any_of(parts).sub(self.instead, text) if parts else text


def _any_of(words: Iterable[str], flags: int = 0) -> re.Pattern[str]:
    """Any of the words, as a whole; `ann@x` is not in `joann@x`, nor `Ann` in `Anna`."""
    return re.compile(rf"(?<![\w.+-])(?:{'|'.join(map(re.escape, words))})(?!\w)", flags)


def redact(office: Office, row: InboxRow, traces: Traces, at: datetime) -> None:
    """Write over somebody's letter what is left of it, if it may quote who is forgotten."""
    if row.state != "received" and row.raw and _may_quote(row.raw, traces):
        office.store.rewrite_letter(row.key, _redacted(office, row, traces, at))


def _may_quote(raw: bytes, traces: Traces) -> bool:
    """Whether a letter answers one about a game with them, or names them."""
    games = "|".join(map(re.escape, traces.games)).encode()
    if games and re.search(rb"(?:" + games + rb")(?![0-9])", raw):
        return True
    return traces.are_in(f"{subject_of(raw)}\n{plain_text(raw)}")


def _redacted(office: Office, row: InboxRow, traces: Traces, at: datetime) -> bytes:
    """The letter as its headers, as far as anybody needs them, and the writer's own words."""
    try:
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
        own = own_words(Case(office=office, letter=letter, at=at))
    except MailError:
        own = ""
    head = row.raw.replace(b"\r\n", b"\n").lstrip(b"\n").partition(b"\n\n")[0]
    fields = [field[0] for field in _FIELD.finditer(head) if field[1].lower() in _KEPT]
    kept = [field for field in fields if not traces.are_in(field.decode("utf-8", "replace"))]
    subject = Header(traces.taken_out(subject_of(row.raw)), "utf-8").encode(linesep="\n")
    lines = [*kept, b"Subject: " + subject.encode("ascii", "replace")]
    text = traces.taken_out(own).encode("utf-8", "replace")
    return (b"\n".join(lines) + b"\n" + _PLAIN + b"\n" + text + b"\n").replace(b"\n", b"\r\n")
