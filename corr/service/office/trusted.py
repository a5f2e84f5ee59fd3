"""Trusted time: the machine's clock, bounded by the mail server's, and what a wrong one left."""

import json
import logging
from collections.abc import Iterable, Iterator
from datetime import date, datetime, timedelta

from msgspec import Struct

from corr.log import tell
from corr.service.office.office import Office
from corr.store.rows import instant, stamp
from corr.tournament.wording import counted, typed, utc
from corr.trouble import Trouble

# -- our clock against the mail server's ----
# A letter that came later than it is now proves that one of the two clocks is wrong. From then on
# the store remembers what ours showed last, and nobody is judged until it no longer contradicts
# the server. Whenever ours has gone on by more than the post's ordinary pace since that reading,
# it was put right, or nobody was at work: all of that time is given back to every running clock
# (`play/credit`), for a turn that began by the wrong clock lost so much and never more.


MARGIN = timedelta(hours=1)
"""By how much the clocks of mail servers may differ before somebody is hurt."""

GRACE = timedelta(hours=1)
"""A delay up to this is the post's and mail servers' ordinary pace."""
LONG = timedelta(days=30)
"""An outage above this may be a clock that is wrong."""

DOUBT = "clock"
"""Under which name the doubt about our clock is kept."""
PULSE = timedelta(minutes=1)
"""How often a reading is written down: an older one only gives more time back."""


class Doubt(Struct, frozen=True, kw_only=True):
    """It is `latest` at least, says the mail server; our own clock last showed `reading`."""

    latest: datetime
    reading: datetime

    def holds(self, at: datetime) -> bool:
        """Whether our clock, which shows `at`, still contradicts the server."""
        return at < self.latest - MARGIN

    def gap(self, at: datetime) -> timedelta:
        """By how much our clock has gone on since it was read."""
        return at - self.reading


def is_in_doubt(office: Office, at: datetime) -> bool:
    """Whether nobody is judged, since our clock or the mail server's is wrong."""
    doubt = doubt_of(office)
    return doubt is not None and doubt.holds(at)


def doubt_of(office: Office) -> Doubt | None:
    """What contradicts our clock, None if nothing does."""
    mark = office.store.upkeep.mark(DOUBT)
    return Doubt(latest=mark[0], reading=instant(mark[1])) if mark else None


def keep_doubt(office: Office, doubt: Doubt) -> None:
    """Write a doubt down, in the place of what was known."""
    office.store.upkeep.set_mark(DOUBT, doubt.latest, stamp(doubt.reading))


def end_doubt(office: Office) -> None:
    """Nothing contradicts our clock any more."""
    office.store.upkeep.drop_mark(DOUBT)
    office.store.health.forget_health(DOUBT)


# -- never more than a small share is thrown away at once without the arbiter's yes ----
# A clock that is wrong, a setting that lost a digit: both would throw away nearly everything that
# there is. So it waits, and the arbiter is told how much it is and which command says yes.


FEW = 10
"""So many at once are always thrown away."""
SHARE = 10
"""Of more than these no more than the tenth part of all."""
LETTERS, MAILS = "letters", "mails"
"""What is thrown away: letters in the database, mails on the server."""

_WAITS, _YES = "purge.waits", "purge.yes"
_YES_HOLDS = timedelta(days=7)


def is_much(part: int, whole: int) -> bool:
    """Whether so many of so many are more than a small share.

    >>> is_much(10, 10), is_much(73, 73), is_much(73, 730)
    (False, True, False)
    """
    return part > FEW and part * SHARE > whole


def waiting(office: Office) -> dict[str, tuple[int, int]]:
    """What waits for the arbiter's yes: how many of how many, by what it is."""
    mark = office.store.upkeep.mark(_WAITS)
    found: dict[str, list[int]] = json.loads(mark[1]) if mark else {}
    return {what: (part, whole) for what, (part, whole) in found.items()}


def say_yes(office: Office, at: datetime) -> dict[str, tuple[int, int]]:
    """The arbiter says yes to what waits now, and to no more than that; what it is."""
    found = waiting(office)
    if found:
        with office.store.transaction():
            allowed = {what: part for what, (part, _) in found.items()}
            office.store.upkeep.set_mark(_YES, at, json.dumps(allowed))
    return found


def is_answered(office: Office, at: datetime) -> bool:
    """Whether the arbiter has said yes to something that still waits."""
    allowed = allowed_now(office, at)
    return any(what in allowed for what in waiting(office))


def allowed_now(office: Office, at: datetime) -> dict[str, int]:
    """How much of what the arbiter has said yes to, and still does."""
    mark = office.store.upkeep.mark(_YES)
    if mark is None or abs(at - mark[0]) >= _YES_HOLDS:
        return {}
    found: dict[str, int] = json.loads(mark[1])
    return found


def wait_for_yes(office: Office, what: str, part: int, whole: int, at: datetime) -> None:
    """Note that so many of so many wait. A yes was to less than this: it holds no longer."""
    office.store.upkeep.drop_mark(_YES)
    _keep_waiting(office, waiting(office) | {what: (part, whole)}, at)


def waits_no_more(office: Office, what: str) -> None:
    """What no longer is too much needs no yes."""
    found, mark = waiting(office), office.store.upkeep.mark(_WAITS)
    if mark is not None and found.pop(what, None) is not None:
        with office.store.transaction():
            _keep_waiting(office, found, mark[0])


def _keep_waiting(office: Office, found: dict[str, tuple[int, int]], at: datetime) -> None:
    if found:
        office.store.upkeep.set_mark(_WAITS, at, json.dumps(found))
    else:
        office.store.upkeep.drop_mark(_WAITS)
        office.store.upkeep.drop_mark(_YES)


# -- trusted time ----
# The witness is when the newest mail arrived by the server's clock: it is that time at least. So
# whatever cannot be taken back is done as of a day after it at most, however far ahead this
# machine's clock is; in a house where no mail comes it waits for one.
#
# Rounds whose day has come, losses on time and the like cannot wait for mail that may never come.
# They go by the machine's clock while it runs steadily. A clock that went on by days between two
# looks, or back, has leapt. They wait then until a witness confirms it, however long that takes.
# Only what is told once a day waits for no more than a day, which begins anew with each mail that
# says otherwise.


DAY = timedelta(days=1)
"""For so long a witness counts, and so long letters of the day wait after a leap."""
FAR = timedelta(days=3)
"""A clock that went on by more than this between two looks may be wrong."""

_WITNESS = "witness"
_READING = "reading"
_LEAP = "leap"
OWN = frozenset({_WITNESS, _READING, _LEAP})
"""The marks of this module."""


def witness(office: Office) -> datetime | None:
    """When the newest mail arrived by the mail server's clock, None if none is known."""
    mark = office.store.upkeep.mark(_WITNESS)
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
    mark = office.store.upkeep.mark(_LEAP)
    return instant(mark[1]) if mark else None


def is_sure(office: Office, at: datetime) -> bool:
    """Whether the machine's clock may be gone by: it runs steadily, or a witness confirmed it."""
    return leapt_from(office) is None or is_confirmed(office, at)


def is_steady(office: Office, at: datetime) -> bool:
    """Whether it may be for what is told once a day, and hurts nobody if it is told too early."""
    leap = office.store.upkeep.mark(_LEAP)
    return leap is None or is_sure(office, at) or at - leap[0] >= DAY


def last_reading(office: Office) -> datetime | None:
    """What our clock showed when it was read last, None if it never was."""
    mark = office.store.upkeep.mark(_READING)
    return mark[0] if mark else None


def heed(office: Office, arrivals: Iterable[datetime], asked_at: datetime) -> None:
    """Note when newly fetched mails arrived by the server, in the caller's transaction.

    One that came later than it is by us says nothing of a clock that is ahead. Of a leap that
    nobody has confirmed, mails that came before it prove nothing, but let it wait on.
    """
    said = [arrived for arrived in arrivals if arrived <= asked_at + MARGIN]
    if not office.compares_clocks or not said:
        return
    newest, known = min(max(said), asked_at), witness(office)
    was_wrong = known is not None and known > asked_at + MARGIN
    if known is None or newest > known or (was_wrong and newest >= asked_at - MARGIN):
        office.store.upkeep.set_mark(_WITNESS, newest)
    leap = office.store.upkeep.mark(_LEAP)
    if leap is not None and newest < asked_at - DAY:
        office.store.upkeep.set_mark(_LEAP, asked_at, leap[1])


def read_clock(office: Office, at: datetime) -> None:
    """Note what our clock shows, and whether it has leapt since it was read last."""
    if not office.compares_clocks:
        return
    last = _last_reading(office)
    if last is not None and timedelta() <= at - last < PULSE:
        return
    with office.store.transaction():
        _note_leap(office, last or at, at)
        leap = office.store.upkeep.mark(_LEAP)
        if leap is not None and leap[0] > at + MARGIN:
            office.store.upkeep.set_mark(_LEAP, at, leap[1])
        office.store.upkeep.set_mark(_READING, at)


def _last_reading(office: Office) -> datetime | None:
    """What our clock showed last; of one that was never read, the events say so."""
    return last_reading(office) or office.store.marks.newest_event_at()


def _note_leap(office: Office, last: datetime, at: datetime) -> None:
    before = leapt_from(office)
    if -MARGIN <= at - last <= FAR:
        if before is not None and is_confirmed(office, at):
            office.store.upkeep.drop_mark(_LEAP)
    elif before is not None and -MARGIN <= at - before <= FAR:
        office.store.upkeep.drop_mark(_LEAP)  # it was put right
        tell("clock.leapt_back", level=logging.WARNING, by=last - at)
    else:
        office.store.upkeep.set_mark(_LEAP, at, stamp(last))
        tell("clock.leapt", level=logging.WARNING, by=at - last)


# -- marks of a time to come ----
# Whoever asks when something was last done would wait until that time: no purge, no letter of the
# day, no reminder. As soon as the time can be trusted each mark is set back, and it is told.


HEALTH = "marks"
"""Under which name it is noted what was set back."""

_NOTED_FOR = timedelta(days=7)
_MAY_BE = "restored"
"""It may be of a time to come."""
_ELSEWHERE = frozenset({DOUBT, "outage", *OWN} - {_READING})
"""Marks that whoever keeps them sets right: the next mail, or the next look."""


def marks_ahead(office: Office, at: datetime) -> Iterator[tuple[str, str]]:
    """What was noted of a time to come, if our clock, which shows `at`, is right: where, what."""
    if not office.compares_clocks:
        return
    for name, when, _ in _marks(office, at):
        yield f"mark {name}", f"it is of {when:%Y-%m-%d %H:%M} UTC, which is to come"
    for name, when in office.store.marks.health_after(at + MARGIN):
        yield f"health {name}", f"it is of {when:%Y-%m-%d %H:%M} UTC, which is to come"


def events_ahead(office: Office, at: datetime) -> Iterator[tuple[str, str]]:
    """The streams with events of a time to come, which stay as they are: a wrong clock's."""
    if not office.compares_clocks:
        return
    for stream, when in office.store.marks.events_after(at + MARGIN):
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
            store.upkeep.set_mark(name, at, _detail(name, detail, at))
        store.marks.set_health_back(at)
        store.marks.look_at_all_games(at)
        names = ", ".join(found)
        words = f"this machine's clock had been ahead, up to {latest:%Y-%m-%d %H:%M} UTC; "
        store.health.note_health(
            HEALTH, ok=False, at=at, detail=f"{words}set back to now: {names}"
        )
    tell("marks.set_back", level=logging.WARNING, marks=counted(len(found), "mark"))


def _marks(office: Office, at: datetime) -> list[tuple[str, datetime, str]]:
    found = office.store.marks.marks_after(at + MARGIN)
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
    rows = (row for row in office.store.health.noted() if row.name == HEALTH)
    if any(abs(at - row.at) >= _NOTED_FOR for row in rows):
        with office.store.transaction():
            office.store.health.forget_health(HEALTH)


# -- what is wrong with this machine's clock, or waits because of it ----


_WHAT = {LETTERS: "letters in the database", MAILS: "mails on the server"}
_CLOCK_PAGE = "[clocks](../operating/monitoring.md#clocks-that-disagree)"
_BY_NTP = "`timedatectl set-ntp true`, or set the clock by hand."

MUCH_TO_THROW_AWAY = Trouble(
    words="{part} of {whole} {what} are old enough to be thrown away, more than a tenth: look at "
    "the clock and at [retention], then `{command}`",
    means="So much at once may be a clock that is wrong, or a slip in `[retention]`.",
    cure="`date`; `corr purge --dry-run` shows what would go; then the command in the line.",
    otherwise="nothing is thrown away.",
)
CLOCK_LEAPT = Trouble(
    words="this machine's clock went from {before} to {now} between two looks, and no mail has "
    "confirmed it: nothing is thrown away, no level falls, no round is drawn and nobody is "
    "judged or gets time back. If it is wrong set it right; if not, any mail to {address} says so",
    means=f"The machine slept, or its clock is wrong ({_CLOCK_PAGE}).",
    cure="`date`; set it right, or send the letter.",
    otherwise="it stays so until any mail comes.",
)
CLOCK_UNCONFIRMED = Trouble(
    words="no mail has confirmed this machine's clock since {when}: nothing is thrown away",
    means="No mail came for a month; the date of a mail is what the clock is compared with.",
    cure="nothing, if there was none to come; else see whether mail arrives (`corr doctor`).",
    otherwise="the database grows.",
)
CLOCK_BEHIND = Trouble(
    words="the mail server dated a mail {when}, which is to come by this machine's clock",
    means=f"This machine's clock is late, or the server's ahead ({_CLOCK_PAGE}).",
    cure=_BY_NTP,
    otherwise="nobody loses on time.",
)
MARK_AHEAD = Trouble(
    words="{where}: {what}; it is set back as soon as the clock is sure",
    means="A clock that was ahead has noted when something was last done.",
    cure="nothing, if the clock is right now.",
    otherwise="it goes by itself.",
)
CLOCK_TROUBLES = (
    CLOCK_LEAPT,
    CLOCK_BEHIND,
    CLOCK_UNCONFIRMED,
    MARK_AHEAD,
    MUCH_TO_THROW_AWAY,
)


def clock_words(office: Office, at: datetime) -> Iterator[str]:
    """What somebody should know of the clock, which shows `at`, and of what it throws away."""
    if office.compares_clocks:
        yield from _of_clock(office, at)
    for what, (part, whole) in waiting(office).items():
        yes = typed("purge", "--yes")
        yield MUCH_TO_THROW_AWAY.said(part=part, whole=whole, what=_WHAT[what], command=yes)


def _of_clock(office: Office, at: datetime) -> Iterator[str]:
    said, leapt = witness(office), leapt_from(office)
    if leapt is not None and not is_confirmed(office, at):
        yield CLOCK_LEAPT.said(before=utc(leapt), now=utc(at), address=office.site.address)
    elif said is not None and at - said > LONG:
        yield CLOCK_UNCONFIRMED.said(when=utc(said))
    if said is not None and said - at > MARGIN:
        yield CLOCK_BEHIND.said(when=utc(said))
    for where, what in marks_ahead(office, at):
        yield MARK_AHEAD.said(where=where, what=what)
