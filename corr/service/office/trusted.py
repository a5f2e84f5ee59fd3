"""Trusted time: the machine's clock, bounded by the newest word of the mail server.

The witness is when the newest mail arrived by the server's clock: it is that time at least. So
whatever cannot be taken back is done as of a day after it at most, however far ahead this
machine's clock is; in a house where no mail comes it waits for one.

Rounds whose day has come, losses on time and the like cannot wait for mail that may never come.
They go by the machine's clock while it runs steadily. A clock that went on by days between two
looks, or back, has leapt. They wait then until a witness confirms it, however long that takes.
Only what is told once a day waits for no more than a day, which begins anew with each mail that
says otherwise.
"""

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

from corr.log import tell
from corr.service.letters.timekeeping import MARGIN, is_in_doubt
from corr.service.office.office import Office
from corr.store.rows import instant, stamp

if TYPE_CHECKING:
    from corr.wire.imap_fetch import FetchedMail

DAY = timedelta(days=1)
"""For so long a witness counts, and so long letters of the day wait after a leap."""
FAR = timedelta(days=3)
"""A clock that went on by more than this between two looks may be wrong."""

_WITNESS = "witness"
_READING = "reading"
_LEAP = "leap"
_PULSE = timedelta(minutes=1)
OWN = frozenset({_WITNESS, _READING, _LEAP})
"""The marks of this module."""


def witness(office: Office) -> datetime | None:
    """When the newest mail arrived by the mail server's clock, None if none is known."""
    mark = office.store.mark(_WITNESS)
    return mark[0] if mark else None


def trusted(office: Office, at: datetime) -> datetime | None:
    """The time by which may be done what cannot be taken back; None: it is not known.

    Our own clock shows `at`. A clock in a file is itself what the games run by. What bears
    witness of a time that is to come by our clock proves that something is wrong, and no more.
    """
    if not office.compares_clocks:
        return at
    said = witness(office)
    return None if said is None or said > at + MARGIN else min(at, said + DAY)


def is_confirmed(office: Office, at: datetime) -> bool:
    """Whether a mail of the last day says that our clock, which shows `at`, is right."""
    if not office.compares_clocks:
        return True
    said = witness(office)
    near = said is not None and at - DAY <= said <= at + MARGIN
    return near and not is_in_doubt(office, at)


def leapt_from(office: Office) -> datetime | None:
    """What our clock showed before it leapt, if no witness has confirmed it since."""
    mark = office.store.mark(_LEAP)
    return instant(mark[1]) if mark else None


def is_sure(office: Office, at: datetime) -> bool:
    """Whether the machine's clock may be gone by: it runs steadily, or a witness confirmed it."""
    return leapt_from(office) is None or is_confirmed(office, at)


def is_steady(office: Office, at: datetime) -> bool:
    """Whether it may be for what is told once a day, and hurts nobody if it is told too early."""
    leap = office.store.mark(_LEAP)
    return leap is None or is_sure(office, at) or at - leap[0] >= DAY


def last_reading(office: Office) -> datetime | None:
    """What our clock showed when it was read last, None if it never was."""
    mark = office.store.mark(_READING)
    return mark[0] if mark else None


def heed(office: Office, mails: "Sequence[FetchedMail]", asked_at: datetime) -> None:
    """Note when newly fetched mails arrived by the server, in the caller's transaction.

    One that came later than it is by us says nothing of a clock that is ahead. Of a leap that
    nobody has confirmed, mails that came before it prove nothing, but let it wait on.
    """
    from corr.wire.imap_fetch import UNKNOWN  # with all that reads mailboxes

    said = [one.arrived for one in mails if one.arrived != UNKNOWN]
    said = [arrived for arrived in said if arrived <= asked_at + MARGIN]
    if not office.compares_clocks or not said:
        return
    newest, known = min(max(said), asked_at), witness(office)
    was_wrong = known is not None and known > asked_at + MARGIN
    if known is None or newest > known or (was_wrong and newest >= asked_at - MARGIN):
        office.store.set_mark(_WITNESS, newest)
    leap = office.store.mark(_LEAP)
    if leap is not None and newest < asked_at - DAY:
        office.store.set_mark(_LEAP, asked_at, leap[1])


def read_clock(office: Office, at: datetime) -> None:
    """Note what our clock shows, and whether it has leapt since it was read last."""
    if not office.compares_clocks:
        return
    last = _last_reading(office)
    if last is not None and timedelta() <= at - last < _PULSE:
        return
    with office.store.transaction():
        _note_leap(office, last or at, at)
        leap = office.store.mark(_LEAP)
        if leap is not None and leap[0] > at + MARGIN:
            office.store.set_mark(_LEAP, at, leap[1])
        office.store.set_mark(_READING, at)


def _last_reading(office: Office) -> datetime | None:
    """What our clock showed last; of one that was never read, the events say so."""
    return last_reading(office) or office.store.newest_event_at()


def _note_leap(office: Office, last: datetime, at: datetime) -> None:
    before = leapt_from(office)
    if -MARGIN <= at - last <= FAR:
        if before is not None and is_confirmed(office, at):
            office.store.drop_mark(_LEAP)
    elif before is not None and -MARGIN <= at - before <= FAR:
        office.store.drop_mark(_LEAP)  # it was put right
        tell("clock.leapt_back", level=logging.WARNING, by=last - at)
    else:
        office.store.set_mark(_LEAP, at, stamp(last))
        tell("clock.leapt", level=logging.WARNING, by=at - last)
