"""How time is counted: hours from arrival to arrival, or calendar days; free days count nothing.

Instants are aware; days are those of one time zone. `Stretch` is from its first instant up to,
and without, its last. Counting and its inverse agree: `counted(since, reached(since, n)) <= n`,
and any later instant counts more than `n`.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo

WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
NOTHING = timedelta()

Stretch = tuple[datetime, datetime]


@dataclass(frozen=True, slots=True, kw_only=True)
class Counting:
    """How days are counted: `elapsed`, 24 hours each, or `calendar`, by the dates in `zone`.

    On `free` weekdays (0 is Monday) and `holidays` (first and last date of each) no time passes.
    By the calendar, the day of arrival is free: the day after it is the first that counts.
    """

    days: str = "elapsed"
    zone: str = "UTC"
    weekdays: frozenset[int] = frozenset()
    holidays: tuple[tuple[date, date], ...] = ()

    @property
    def by_calendar(self) -> bool:
        """Whether dates are counted, not hours."""
        return self.days == "calendar"

    def is_free(self, day: date) -> bool:
        """Whether no time passes on a date."""
        return day.weekday() in self.weekdays or any(a <= day <= b for a, b in self.holidays)


def counted(
    counting: Counting, since: datetime, until: datetime, rests: Sequence[Stretch] = ()
) -> timedelta:
    """The time that passes from one instant to another; none in `rests` and on free days.

    By the calendar whole days, of which none counts that a rest touches.

    >>> saturday = Counting(weekdays=frozenset({5}))
    >>> start, end = datetime(2024, 3, 1, 12, tzinfo=UTC), datetime(2024, 3, 4, tzinfo=UTC)
    >>> counted(saturday, start, end).total_seconds() / 3600
    36.0
    >>> counted(Counting(days="calendar"), start, end).days
    3
    """
    if until <= since:
        return NOTHING
    if counting.by_calendar:
        first, last = _date(counting, since), _date(counting, until)
        return sum((1 for _ in _counting_dates(counting, first, last, rests)), 0) * DAY
    off = NOTHING
    for start, end in _off(counting, since, rests):
        if start >= until:
            break
        off += min(end, until) - start
    return until - since - off


def reached(
    counting: Counting, since: datetime, amount: timedelta, rests: Sequence[Stretch] = ()
) -> datetime:
    """The last instant up to which no more than `amount` passes; by the calendar, to the second.

    >>> start = datetime(2024, 2, 27, 12, tzinfo=UTC)
    >>> reached(Counting(), start, timedelta(days=2)).isoformat()
    '2024-02-29T12:00:00+00:00'
    >>> reached(Counting(days="calendar"), start, timedelta(days=2)).isoformat()
    '2024-02-29T23:59:59+00:00'
    """
    if counting.by_calendar:
        left = amount // DAY
        first = _date(counting, since)
        for day in _counting_dates(counting, first, None, rests):
            if left <= 0:
                return midnight(counting.zone, day) - SECOND
            left -= 1
        raise AssertionError("dates go on for ever")
    at, left_over = since, amount
    for start, end in _off(counting, since, rests):
        if start - at > left_over:
            break
        left_over -= start - at
        at = end
    return at + left_over


def merged(stretches: Iterable[Stretch]) -> tuple[Stretch, ...]:
    """The same time as stretches that neither touch nor overlap, in order; empty ones left out.

    >>> a, b, c = (datetime(2024, 2, day, tzinfo=UTC) for day in (1, 2, 3))
    >>> [(start.day, end.day) for start, end in merged([(b, c), (a, b), (c, c)])]
    [(1, 3)]
    """
    found = list[Stretch]()
    for start, end in sorted(stretches):
        if end <= start:
            continue
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return tuple(found)


def less(stretches: Iterable[Stretch], time: Stretch) -> Iterator[Stretch]:
    """The stretches without what of them lies in some time; in their order.

    >>> a, b, c, d = (datetime(2024, 2, day, tzinfo=UTC) for day in (1, 2, 3, 4))
    >>> [(start.day, end.day) for start, end in less([(a, d)], (b, c))]
    [(1, 2), (3, 4)]
    """
    since, until = time
    for start, end in stretches:
        if end <= since or start >= until:
            yield start, end
            continue
        if start < since:
            yield start, since
        if end > until:
            yield until, end


def touched(counting: Counting, rests: Iterable[Stretch]) -> frozenset[date]:
    """The dates of which rests have a part: by the calendar none of them counts.

    >>> noon, hour = datetime(2024, 2, 1, 12, tzinfo=UTC), timedelta(hours=1)
    >>> sorted(day.day for day in touched(Counting(), [(noon, noon + 12 * hour)]))
    [1]
    >>> sorted(day.day for day in touched(Counting(), [(noon, noon + 13 * hour)]))
    [1, 2]
    """
    return frozenset(
        first + number * DAY
        for first, last in _dates(counting, rests)
        for number in range((last - first).days + 1)
    )


def ends_within(counting: Counting, since: datetime, dates: int) -> datetime:
    """When a rest must be over that begins then and may have a part of so many dates.

    A little before midnight, so that whoever ends it does so on that date.
    """
    night = midnight(counting.zone, _date(counting, since) + dates * DAY)
    return max(since, night - _BEFORE_MIDNIGHT)


_BEFORE_MIDNIGHT = timedelta(hours=1)


def _dates(counting: Counting, rests: Iterable[Stretch]) -> list[tuple[date, date]]:
    """The first and the last date of each rest."""
    return [(_date(counting, a), _date(counting, b - SECOND)) for a, b in merged(rests)]


def _counting_dates(
    counting: Counting, first: date, last: date | None, rests: Sequence[Stretch]
) -> Iterator[date]:
    """The dates after `first`, up to and with `last`, that count."""
    resting = _dates(counting, rests)
    day = first
    while last is None or day < last:
        day += DAY
        if not counting.is_free(day) and not any(a <= day <= b for a, b in resting):
            yield day


def _off(counting: Counting, since: datetime, rests: Sequence[Stretch]) -> Iterator[Stretch]:
    """When no time passes from an instant on: in order, apart from each other, without end."""
    kept = [(max(start, since), end) for start, end in merged(rests) if end > since]
    if not counting.weekdays and not counting.holidays:
        yield from kept
        return
    day, waiting = _date(counting, since), kept
    last = max((b for _, b in counting.holidays), default=day)
    while counting.weekdays or waiting or day <= last:
        # A rest waits until the days have come up to its end, so that the two can be made one.
        chunk = [*waiting, *_free_stretches(counting, day, day + _CHUNK * DAY, since)]
        day += _CHUNK * DAY
        border = midnight(counting.zone, day)
        waiting = []
        for start, end in merged(chunk):
            if end >= border:
                waiting.append((start, end))
            else:
                yield start, end
        if not counting.weekdays and day > last:
            yield from waiting
            return


_CHUNK = 28


def _free_stretches(
    counting: Counting, first: date, last: date, since: datetime
) -> Iterator[Stretch]:
    """The free dates from the first up to, and without, the last; nothing before `since`."""
    day = first
    while day < last:
        if counting.is_free(day):
            start, end = midnight(counting.zone, day), midnight(counting.zone, day + DAY)
            if end > since:
                yield max(start, since), end
        day += DAY


def _date(counting: Counting, at: datetime) -> date:
    return at.astimezone(_zone(counting.zone)).date()


@lru_cache(maxsize=2000)
def midnight(zone: str, day: date) -> datetime:
    """When a date begins in a zone, in UTC."""
    return datetime.combine(day, time(), _zone(zone)).astimezone(UTC)


@lru_cache(maxsize=200)
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
