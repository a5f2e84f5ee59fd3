"""The time rules of a game as data, and how its time is counted (product.md §4)."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from typing import TypeVar
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

# -- how time is counted ----
# Instants are aware; days are those of one time zone. `Stretch` is from its first instant up to,
# and without, its last. Counting and its inverse agree: `counted(since, reached(since, n)) <= n`,
# and any later instant counts more than `n`.


WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
DAY = timedelta(days=1)
SECOND = timedelta(seconds=1)
NOTHING = timedelta()

Stretch = tuple[datetime, datetime]


class Counting(Struct, frozen=True, kw_only=True):
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


# -- the time rules of a game as data, in the words of an event file (product.md §4) ----
# Each limit stands alone and all hold together: whichever is used up first ends the game. What is
# not written down does not hold.


LONGEST = timedelta(days=1000)
"""No limit is longer."""

ELAPSED = Counting()
SpanOrNone = TypeVar("SpanOrNone", timedelta, timedelta | None)

FORFEITS = ("automatic", "on claim", "arbiter")
USES = ("obligatory", "preference", "option")
"""When a clock runs: from the beginning, once either player demands it, once both ask for it."""


class Control(Struct, frozen=True, kw_only=True):
    """`moves` moves in `time`, again and again; what is left over is carried on."""

    moves: int
    time: timedelta


class Fischer(Struct, frozen=True, kw_only=True):
    """`start` to begin with, `increment` more after each move, but never above `most`."""

    start: timedelta
    increment: timedelta
    most: timedelta | None = None


class PerPoint(Struct, frozen=True, kw_only=True):
    """The bank of a match: `time` for each point that wins it (backgammon.md 7)."""

    time: timedelta


class Terms(Struct, frozen=True, kw_only=True):
    """The time rules of a game, for each seat alike; None is a limit that does not hold.

    `per_move` is the time for one move, `total` that for the game, or for a whole match that is
    one game here. Of the time on one move each day beyond `double_after` counts twice, and the
    first `delay` not at all, used or not (Bronstein), but towards `per_move` time counts as it is.
    A move is all that a seat does until the turn comes to the other one. `reminders` are `50%` of
    the time or `1d` before its end. Who makes no first act of a match within `start_within` loses
    all its games (P§17.2). By `use` a clock runs from the beginning, or when somebody has asked
    for it (5.28 of SBGF's rules), as `USES` says.
    """

    per_move: timedelta | None = None
    total: timedelta | None = None
    control: Control | None = None
    fischer: Fischer | None = None
    double_after: timedelta | None = None
    delay: timedelta = NOTHING
    counting: Counting = ELAPSED
    forfeit: str = "automatic"
    reminders: tuple[str, ...] = ()
    start_within: timedelta | None = None
    use: str = "obligatory"

    @property
    def is_fast(self) -> bool:
        """Whether a limit is shorter than a day, so that hours matter."""
        return self.per_move is not None and self.per_move < DAY

    @property
    def has_reserve(self) -> bool:
        """Whether a seat has time that it keeps from move to move."""
        return bool(self.total or self.control or self.fischer)


PRESETS: Mapping[str, Mapping[str, str | tuple[str, ...]]] = {
    "renju-cwc": {"per_move": "21d", "total": "135d", "total_same_country": "115d"},
    "gomoku-cwc": {"per_move": "21d", "total": "135d", "total_same_country": "115d"},
    "classic": {"per_move": "", "control": "10 moves in 50d", "double_after": "20d"},
    "fischer": {"per_move": "", "fischer": "30d + 3d"},
    "club": {"per_move": "", "fischer": "240h + 36h, max 240h"},
    "bronstein": {
        "per_move": "",
        "total": "2d x points",
        "delay": "3d",
        "forfeit": "on claim",
        "reminders": ("50%", "1d"),
    },
}
"""What `preset` stands for; the keys that are written down beside it override it."""
OF_MATCHES = "bronstein"
"""The preset of a game that is a match to points, where its file names none."""
LEAVE_DAYS: Mapping[str, int] = {"classic": 45}
"""How many days of leave a year come with a preset, where they are not the usual ones."""


@lru_cache(maxsize=500)
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


def written(span: timedelta) -> str:
    """A length of time as an event file writes it, e.g. `7d` or `36h`."""
    seconds = span // timedelta(seconds=1)
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60)):
        if seconds % size == 0:
            return f"{seconds // size}{unit}"
    return f"{seconds}s"


def span(text: str) -> timedelta:
    """A duration above zero and not above `LONGEST`. Raises ValueError."""
    if len(text) > 9:
        raise ValueError(f"a duration such as 7d or 36h, not {text[:20]!r}")
    found = duration(text)
    if not NOTHING < found <= LONGEST:
        raise ValueError(f"between 1s and {written(LONGEST)}, not {text}")
    return found


def read_total(text: str) -> timedelta | PerPoint:
    """`135d`, or `2d x points`. Raises ValueError.

    >>> read_total("2d x points").time.days
    2
    """
    time, _, points = text.partition(" ")
    return PerPoint(time=span(time)) if points == "x points" else span(text)


def total_words(total: timedelta | PerPoint) -> str:
    """What `read_total` reads."""
    return f"{written(total.time)} x points" if isinstance(total, PerPoint) else written(total)


def total_of(total: timedelta | PerPoint | None, points: int) -> timedelta | None:
    """The time of a game, or of a match to so many points."""
    return total.time * points if isinstance(total, PerPoint) else total


def read_control(text: str) -> Control:
    """`10 moves in 50d`. Raises ValueError.

    >>> read_control("10 moves in 50d").moves
    10
    """
    found = re.fullmatch(r"([1-9][0-9]{0,2}) moves? in ([0-9]+[dhms])", text)
    if not found:
        raise ValueError(f'moves and a time such as "10 moves in 50d", not {text[:40]!r}')
    return Control(moves=int(found[1]), time=span(found[2]))


def read_fischer(text: str) -> Fischer:
    """`30d + 1d`, or `30d + 1d, max 45d`, which is not below the time to begin with.

    >>> read_fischer("240h + 36h, max 240h").most
    datetime.timedelta(days=10)
    """
    unit = r"([0-9]+[dhms])"
    found = re.fullmatch(rf"{unit} ?\+ ?{unit}(?:, ?max {unit})?", text)
    if not found:
        raise ValueError(f'times such as "30d + 1d, max 45d", not {text[:40]!r}')
    start, increment = span(found[1]), span(found[2])
    most = span(found[3]) if found[3] else None
    if most is not None and most < start:
        raise ValueError(f"a max of at least the {found[1]} to begin with, not {found[3]}")
    return Fischer(start=start, increment=increment, most=most)


def read_free_days(words: tuple[str, ...]) -> tuple[frozenset[int], tuple[tuple[date, date], ...]]:
    """Weekdays such as `sat`, dates, and ranges of dates such as `2024-12-24..2025-01-06`.

    Raises ValueError, also if no weekday is left, or if the dates are more than a year together.
    """
    weekdays, ranges = set[int](), list[tuple[date, date]]()
    for word in words:
        if word in WEEK:
            weekdays.add(WEEK.index(word))
            continue
        first, dots, last = word.partition("..")
        start = date.fromisoformat(first)
        end = date.fromisoformat(last) if dots else start
        if end < start or len(first) != 10:
            raise ValueError(f"a range of dates from the earlier to the later, not {word[:30]}")
        ranges.append((start, end))
    if len(weekdays) == len(WEEK):
        raise ValueError("a weekday on which time passes")
    if sum(((end - start).days + 1 for start, end in ranges), 0) > 366:
        raise ValueError("at most 366 free dates")
    return frozenset(weekdays), tuple(sorted(ranges))


def terms_to_words(terms: Terms) -> dict[str, str]:
    """What a game keeps of its terms beside `per_move` and `reminders`; only what holds.

    >>> terms_to_words(Terms(per_move=DAY, total=135 * DAY))
    {'total': '135d'}
    """
    found = {
        "total": terms.total and written(terms.total),
        "control": terms.control and control_words(terms.control),
        "fischer": terms.fischer and fischer_words(terms.fischer),
        "double_after": terms.double_after and written(terms.double_after),
        "delay": written(terms.delay) if terms.delay else None,
        "days": "calendar" if terms.counting.by_calendar else None,
        "free_days": " ".join(_free_words(terms.counting)),
        "forfeit": terms.forfeit if terms.forfeit != FORFEITS[0] else None,
        "start_within": terms.start_within and written(terms.start_within),
        "use": terms.use if terms.use != USES[0] else None,
    }
    if found["days"] or found["free_days"]:
        found["zone"] = terms.counting.zone
    return {word: value for word, value in found.items() if value}


def halved(terms: Terms) -> Terms:
    """The terms of a replay: half the time, rounded up to whole days, at least one [T27]."""
    control, fischer = terms.control, terms.fischer
    return replace(
        terms,
        per_move=half(terms.per_move),
        total=half(terms.total),
        control=control and replace(control, time=half(control.time)),
        fischer=fischer
        and replace(
            fischer,
            start=half(fischer.start),
            increment=half(fischer.increment),
            most=half(fischer.most),
        ),
        double_after=half(terms.double_after),
    )


def half(time: SpanOrNone) -> SpanOrNone:
    """Half of a time, rounded up to whole days [T27]; None of none."""
    return None if time is None else -(-time // (2 * DAY)) * DAY


def terms_from_words(per_move: int, reminders: tuple[str, ...], words: Mapping[str, str]) -> Terms:
    """The terms of a game from what it kept; `per_move` in seconds, 0 for none."""
    return _terms(per_move, reminders, tuple(sorted(words.items())))


@lru_cache(maxsize=200)
def _terms(per_move: int, reminders: tuple[str, ...], items: tuple[tuple[str, str], ...]) -> Terms:
    words = dict(items)
    weekdays, holidays = read_free_days(tuple(words.get("free_days", "").split()))
    counting = Counting(
        days=words.get("days", "elapsed"),
        zone=words.get("zone", "UTC"),
        weekdays=weekdays,
        holidays=holidays,
    )
    return Terms(
        per_move=timedelta(seconds=per_move) or None,
        total=duration(words["total"]) if "total" in words else None,
        control=read_control(words["control"]) if "control" in words else None,
        fischer=read_fischer(words["fischer"]) if "fischer" in words else None,
        double_after=duration(words["double_after"]) if "double_after" in words else None,
        delay=duration(words["delay"]) if "delay" in words else NOTHING,
        counting=counting,
        forfeit=words.get("forfeit", FORFEITS[0]),
        reminders=reminders,
        start_within=duration(words["start_within"]) if "start_within" in words else None,
        use=words.get("use", USES[0]),
    )


def control_words(control: Control) -> str:
    """What `read_control` reads."""
    return f"{control.moves} moves in {written(control.time)}"


def fischer_words(fischer: Fischer) -> str:
    """What `read_fischer` reads."""
    most = f", max {written(fischer.most)}" if fischer.most else ""
    return f"{written(fischer.start)} + {written(fischer.increment)}{most}"


def _free_words(counting: Counting) -> list[str]:
    days = [WEEK[day] for day in sorted(counting.weekdays)]
    return days + [
        f"{start}" if start == end else f"{start}..{end}" for start, end in counting.holidays
    ]
