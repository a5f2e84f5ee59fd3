"""Marks of a time to come: what a clock that was ahead has left behind, named and set back.

Whoever asks when something was last done would wait until that time: no purge, no letter of the
day, no reminder. As soon as the time can be trusted each mark is set back, and it is told.
"""

import json
import logging
from collections.abc import Iterator
from datetime import date, datetime, timedelta

from corr.log import tell
from corr.service.letters.timekeeping import MARGIN
from corr.service.office.office import Office
from corr.service.office.trusted import OWN, is_steady
from corr.tournament.wording import counted

HEALTH = "marks"
"""Under which name it is noted what was set back."""

_NOTED_FOR = timedelta(days=7)
_DOUBT, _READING = "clock", "reading"
_MAY_BE = "restored"
"""It may be of a time to come."""
_ELSEWHERE = frozenset({_DOUBT, "outage", *OWN} - {_READING})
"""Marks that whoever keeps them sets right: the next mail, or the next look."""


def marks_ahead(office: Office, at: datetime) -> Iterator[tuple[str, str]]:
    """What was noted of a time to come, if our clock, which shows `at`, is right: where, what."""
    if not office.compares_clocks:
        return
    for name, when, _ in _marks(office, at):
        yield f"mark {name}", f"it is of {when:%Y-%m-%d %H:%M} UTC, which is to come"
    for name, when in office.store.health_after(at + MARGIN):
        yield f"health {name}", f"it is of {when:%Y-%m-%d %H:%M} UTC, which is to come"


def events_ahead(office: Office, at: datetime) -> Iterator[tuple[str, str]]:
    """The streams with events of a time to come, which stay as they are: a wrong clock's."""
    if not office.compares_clocks:
        return
    for stream, when in office.store.events_after(at + MARGIN):
        words = f"an event is dated {when:%Y-%m-%d %H:%M} UTC, which is to come"
        yield stream, f"{words}: a clock was wrong; see the dates that follow from it"


def set_back(office: Office, at: datetime) -> None:
    """Set back what is ahead of our clock as soon as that can be trusted; say so for a week."""
    if not office.compares_clocks or not is_steady(office, at):
        return
    elsewhere = {f"mark {name}" for name in _ELSEWHERE}
    found = [where for where, _ in marks_ahead(office, at) if where not in elsewhere]
    if found:
        _set_all_back(office, at, found)
    else:
        _forget(office, at)


def _set_all_back(office: Office, at: datetime, found: list[str]) -> None:
    store = office.store
    with store.transaction():
        mine = [one for one in _marks(office, at) if one[0] not in _ELSEWHERE]
        latest = max((when for _, when, _ in mine), default=at)
        for name, _, detail in mine:
            store.set_mark(name, at, _detail(name, detail, at))
        store.set_health_back(at)
        store.look_at_all_games(at)
        names = ", ".join(found)
        words = f"this machine's clock had been ahead, up to {latest:%Y-%m-%d %H:%M} UTC; "
        store.note_health(HEALTH, ok=False, at=at, detail=f"{words}set back to now: {names}")
    tell("marks.set_back", level=logging.WARNING, marks=counted(len(found), "mark"))


def _marks(office: Office, at: datetime) -> list[tuple[str, datetime, str]]:
    found = office.store.marks_after(at + MARGIN)
    return [one for one in found if one[0] != _MAY_BE]


def _detail(name: str, detail: str, at: datetime) -> str:
    """A note of the day or month before: a letter is rather told twice than never."""
    if name.startswith("morning "):
        _, keys = json.loads(detail)
        return json.dumps([(at - timedelta(days=1)).date().isoformat(), keys])
    if name.startswith("month."):
        return f"{date(at.year, at.month, 1) - timedelta(days=1):%Y-%m}"
    return detail


def _forget(office: Office, at: datetime) -> None:
    rows = (row for row in office.store.health() if row.name == HEALTH)
    if any(abs(at - row.at) >= _NOTED_FOR for row in rows):
        with office.store.transaction():
            office.store.forget_health(HEALTH)
