"""Taking somebody out of texts that others wrote: their own words stay, without the name.

Beside a name also club, member number and telephone number are traces; alone they are anybody's.

Answers quote what is answered, and with it names and messages. Who wrote when, and in answer to
which of our letters, stays too, so that such a letter still says what it said.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from email.header import Header

from corr.errors import MailError
from corr.mail.read.envelope import subject_of
from corr.mail.read.read import plain_text, read_letter
from corr.service.letters.reading import own_words
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.store import InboxRow

_KEPT = frozenset(
    {
        *(b"from", b"to", b"delivered-to", b"date", b"message-id", b"in-reply-to"),
        *(b"references", b"authentication-results", b"auto-submitted"),
    }
)
_FIELD = re.compile(rb"(?m)^([!-9;-~]+):.*(?:\n[ \t].*)*")
_PARAGRAPHS = re.compile(r"(\n[ \t]*\n)")
_TELEPHONE = re.compile(r"(?<![\w.-])\+?\(?\d[\d ()/.-]{5,}\d(?!\w)")
_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d?\.\d\d?\.\d{4}")
_DIGITS = 7
"""A telephone number has so many digits at least."""
_NUMBERED = r"(?:(?:no|nr|number|num|member)\.? ?|# ?)"
"""What must stand before a member number that is short."""
_SHORT = 3
_ENDING = r"(?:['’]?s)?"
_ENDINGS = r"(?:['’-]?(?:s|i|e|d|t|l|le|lt|ga|st|ta|ni|na|ks|se))?"
"""How names end where cases have endings; short names only as the genitives of many languages."""
_LONG = 4
"""From so many letters on a part of a name is known however it is written."""
GONE = "…"
"""What stands for words that go without another name for them."""
_PLAIN = b"MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class Traces:
    """By what somebody is known: name, addresses and games; and what stands for them instead.

    `clubs` and member `numbers` are traces beside a name. `words` were said about them, and are
    traces even where they name nobody.
    """

    name: str
    addresses: tuple[str, ...]
    games: tuple[str, ...]
    instead: str
    others: tuple[str, ...] = ()
    """What events that came from elsewhere call them."""
    clubs: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    def are_in(self, text: str) -> bool:
        """Whether a text names them, or says what was said; small letters make no difference."""
        line = " ".join(text.split())
        found = self._whole.search(line)
        return bool(found or (self.words and _said(self.words).search(line)))

    def may_be_in(self, text: str) -> bool:
        """Whether a text of people who know them names them, be it by a part of the name."""
        line = " ".join(text.split())
        return self.are_in(text) or any(one.search(line) for one in self._parts)

    @property
    def _whole(self) -> re.Pattern[str]:
        """The whole names, which may have an ending, and the addresses."""
        names = "|".join(map(re.escape, (self.name, *self.others)))
        addresses = "".join(f"|{re.escape(one)}" for one in self.addresses)
        return re.compile(rf"(?<![\w.+-])(?:(?:{names}){_ENDINGS}{addresses})(?!\w)", re.I)

    @property
    def _parts(self) -> tuple[re.Pattern[str], ...]:
        """The parts of the names alone: long ones however written, short ones as they are."""
        words = dict.fromkeys(part for name in (self.name, *self.others) for part in name.split())
        parts = [part for part in words if part[0].isupper() and len(part) > 1]
        long = [part for part in parts if len(part) >= _LONG]
        short = [part for part in parts if len(part) < _LONG]
        found = []
        exact = re.NOFLAG  # "Annat" may be a case of Anna, "annat" is another word
        ways = ((long, _ENDING, re.I), (long, _ENDINGS, exact), (short, _ENDING, exact))
        for some, ending, flags in ways:
            if some:
                any_of = "|".join(map(re.escape, some))
                found.append(re.compile(rf"(?<![\w.+-])(?:{any_of}){ending}(?!\w)", flags))
        return tuple(found)

    def taken_out(self, text: str) -> str:
        """The text without the name, the addresses, and the parts of the name alone."""
        text = _said(self.words).sub(GONE, text) if self.words else text
        text = self._whole.sub(self.instead, text)
        for part in self._parts:
            text = part.sub(self.instead, text)
        return "".join(map(self._without_beside, _PARAGRAPHS.split(text)))

    def _without_beside(self, paragraph: str) -> str:
        """A paragraph without what says more about them, if it named them."""
        if self.instead not in paragraph:
            return paragraph
        for one in (*self.clubs, *self.numbers):
            guard = _NUMBERED if len(one) < _SHORT and one.isdigit() else ""
            found = re.compile(rf"(?<![\w.+-]){guard}{re.escape(one)}(?!\w)", re.IGNORECASE)
            # Their number is part of the invented name of some.
            parts = paragraph.split(self.instead)
            paragraph = self.instead.join(found.sub(GONE, part) for part in parts)
        return _TELEPHONE.sub(_unless_a_date, paragraph)


def _said(words: Iterable[str]) -> re.Pattern[str]:
    """Any of what was said, as a whole, however its lines are broken."""
    ways = (r"[\s>]+".join(map(re.escape, said.split())) for said in words)
    return re.compile(rf"(?<!\w)(?:{'|'.join(ways)})(?!\w)", re.IGNORECASE)


def _unless_a_date(found: re.Match[str]) -> str:
    digits = sum(map(str.isdigit, found[0]))
    return found[0] if digits < _DIGITS or _DATE.search(found[0]) else GONE


def redact(
    office: Office, row: InboxRow, traces: Traces, at: datetime, *, blank: bool = False
) -> None:
    """Write over somebody's letter what is left of it, if it may quote who is forgotten.

    Nothing is left of the words of a `blank` one.
    """
    if row.state != "received" and row.raw and (blank or _may_quote(row.raw, traces)):
        raw = _redacted(office, row, traces, at, blank=blank)
        office.store.rewrite_letter(row.key, raw)


def _may_quote(raw: bytes, traces: Traces) -> bool:
    """Whether a letter answers one about a game with them, or names them."""
    games = "|".join(map(re.escape, traces.games)).encode()
    if games and re.search(rb"(?:" + games + rb")(?![0-9])", raw):
        return True
    return traces.may_be_in(f"{subject_of(raw)}\n{plain_text(raw)}")


def _redacted(
    office: Office, row: InboxRow, traces: Traces, at: datetime, *, blank: bool
) -> bytes:
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
    text = b"" if blank else traces.taken_out(own).encode("utf-8", "replace")
    return (b"\n".join(lines) + b"\n" + _PLAIN + b"\n" + text + b"\n").replace(b"\n", b"\r\n")
