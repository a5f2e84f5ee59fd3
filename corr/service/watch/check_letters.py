"""Whether the letters are as they were kept, and whether events and letters agree.

What was thrown away on purpose is no fault: its row says so.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from corr.mail.read.tags import without_codes
from corr.service.office.office import Office
from corr.store.seals import Sealed

_KEY = r"[A-Za-z0-9_-]{24}"
_CAUSE = re.compile(rf"{_KEY}(\.[\w.]+)?|[a-z_]+\..+")
"""What an event can follow from: a letter, or something that has a name and says of what."""
_TABLES = {"inbox": "that came in", "outbox": "of ours"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A letter that was looked at: where it is, what is wrong with it, and if it has a seal."""

    where: str
    wrong: str
    compared: bool


def letters_seen(office: Office) -> Iterator[Letter]:
    """Every letter that is kept, one at a time."""
    for one in office.store.letters_in():
        yield _letter(f"letter {one.name}", one)
    for one in office.store.letters_out():
        yield _letter(f"our letter {without_codes(one.name)}", one)


def mailbox_ahead(office: Office, at: datetime) -> Iterator[tuple[str, str]]:
    """Whether the mailbox is said to be read up to a time to come: losses on time rely on it."""
    read = office.store.drained_at(office.mailbox)
    if read is not None and read > at:
        yield "mailbox", f"it is said to be read up to {read:%Y-%m-%d %H:%M} UTC, which is to come"


def _letter(where: str, one: Sealed) -> Letter:
    return Letter(where=where, wrong=one.wrong, compared=one.compared)


def disagreements(office: Office) -> Iterator[tuple[str, str]]:
    """What of letters and events does not go together: where, and what."""
    store = office.store
    for table, what in store.miscounted():
        yield table, f"the letters {_TABLES[table]}: {what}"
    for stream, number, key in store.events_of_lost_letters():
        yield stream, f"event {number} follows from a letter that is gone: {key}"
    for stream, number, cause in store.causes_of_events():
        if not _CAUSE.fullmatch(cause):
            yield stream, f"event {number} follows from nothing that can be: {cause}"
    for stream, number, key in store.events_at_other_times():
        yield stream, f"event {number} was not when its letter arrived: {key}"
    for name, state in store.letters_sent_otherwise():
        when = "when it was sent" if state == "queued" else "not when"
        yield f"our letter {without_codes(name)}", f"its row says that it is {state}, and {when}"
    for name, game in store.letters_of_other_games():
        yield (
            f"our letter {without_codes(name)}",
            f"its row says that it is about {game or 'none'}",
        )
    for stream, number in store.events_without_letters():
        yield stream, f"nobody was told of event {number}: its letters are missing"
