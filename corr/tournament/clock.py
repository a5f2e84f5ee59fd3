"""The clock of one game: how long a seat has for the act it owes, and when it is reminded.

A clock starts when the turn comes to a seat and is not restarted by acts of the same seat, so
that a colour choice sent alone gains no time. Instants are aware and UTC.
"""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache

from corr.games.rules import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The time rules of a game: `per_move` for each act, `reminders` as `50%` or `1d`."""

    per_move: timedelta
    reminders: tuple[str, ...]


ONCE_OVER = timedelta(days=1)
"""What a clock runs on with that stopped when its time was over: its seat knew of nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """Whose time runs, since when, and when it is up.

    While it stands still, `stopped` is since when and `due` when its time would have been up.
    `resumed` is when it last began to run again.
    """

    seat: Seat
    since: datetime
    due: datetime
    stopped: datetime | None = None
    resumed: datetime | None = None


def start(terms: Terms, seat: Seat, at: datetime) -> Clock:
    """The clock of a seat whose turn came at `at`."""
    return Clock(seat=seat, since=at, due=at + terms.per_move)


def credited(clock: Clock, by: timedelta) -> Clock:
    """The clock with time given back: it runs as if it had started later."""
    return replace(clock, since=clock.since + by, due=clock.due + by)


def stopped(clock: Clock, at: datetime) -> Clock:
    """The clock standing still from an instant on; one that stands still already, as it is."""
    return clock if clock.stopped else replace(clock, stopped=max(at, clock.since))


def resumed(clock: Clock, at: datetime) -> Clock:
    """The clock running again, with as much time left as it stopped with.

    >>> from datetime import UTC
    >>> start = datetime(2024, 2, 1, tzinfo=UTC)
    >>> clock = Clock(seat=Seat.FIRST, since=start, due=start + timedelta(days=7))
    >>> clock = stopped(clock, start + timedelta(days=2))
    >>> resumed(clock, start + timedelta(days=30)).due.isoformat()
    '2024-03-07T00:00:00+00:00'
    """
    if clock.stopped is None:
        return clock
    at = max(at, clock.stopped)
    pause = at - clock.stopped
    left = clock.due - clock.stopped
    due = at + (left if left > timedelta() else ONCE_OVER)
    return replace(clock, since=clock.since + pause, due=due, stopped=None, resumed=at)


def reminders(terms: Terms, clock: Clock) -> tuple[tuple[datetime, str], ...]:
    """When to remind, in order of time, each with its word; those outside the time are left out.

    So are those that had come before the clock stood still: they are not told again.

    >>> from datetime import UTC
    >>> terms = Terms(per_move=timedelta(days=2), reminders=("50%", "3d"))
    >>> clock = start(terms, Seat.FIRST, datetime(2024, 2, 1, tzinfo=UTC))
    >>> [(at.isoformat(), word) for at, word in reminders(terms, clock)]
    [('2024-02-02T00:00:00+00:00', '50%')]
    """
    times = {_when(terms, clock, word): word for word in terms.reminders}
    since = clock.resumed or clock.since
    return tuple((at, word) for at, word in sorted(times.items()) if since < at < clock.due)


def _when(terms: Terms, clock: Clock, word: str) -> datetime:
    if word.endswith("%"):
        return clock.since + terms.per_move * int(word[:-1]) / 100
    return clock.due - duration(word)


@lru_cache(maxsize=100)
def duration(text: str) -> timedelta:
    """A length of time written as `7d`, `36h`, `30m` or `45s`. Raises ValueError.

    >>> duration("36h")
    datetime.timedelta(days=1, seconds=43200)
    """
    unit = {"d": "days", "h": "hours", "m": "minutes", "s": "seconds"}.get(text[-1:], "")
    if not unit or not text[:-1].isascii() or not text[:-1].isdigit():
        raise ValueError(f"a duration such as 7d or 36h, not {text!r}")
    try:
        return timedelta(**{unit: int(text[:-1])})
    except OverflowError as error:
        raise ValueError(f"a shorter duration than {text[:20]}") from error
