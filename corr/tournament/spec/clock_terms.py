"""The time rules of a game as data, in the words of an event file (product.md §4).

Each limit stands alone and all hold together: whichever is used up first ends the game. What is
not written down does not hold.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from functools import lru_cache
from typing import TypeVar

from corr.tournament.play.clock_days import DAY, NOTHING, WEEK, Counting

LONGEST = timedelta(days=1000)
"""No limit is longer."""

ELAPSED = Counting()
SpanOrNone = TypeVar("SpanOrNone", timedelta, timedelta | None)

FORFEITS = ("automatic", "on claim", "arbiter")


@dataclass(frozen=True, slots=True, kw_only=True)
class Control:
    """`moves` moves in `time`, again and again; what is left over is carried on."""

    moves: int
    time: timedelta


@dataclass(frozen=True, slots=True, kw_only=True)
class Fischer:
    """`start` to begin with, `increment` more after each move, but never above `most`."""

    start: timedelta
    increment: timedelta
    most: timedelta | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """The time rules of a game, for each seat alike; None is a limit that does not hold.

    `per_move` is the time for one move, `total` that for the game. Of the time on one move each
    day beyond `double_after` counts twice, and the first `delay` not at all, but towards
    `per_move` time counts as it is. `reminders` are `50%` of the time or `1d` before its end.
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

    @property
    def is_fast(self) -> bool:
        """Whether a limit is shorter than a day, so that hours matter."""
        return self.per_move is not None and self.per_move < DAY

    @property
    def has_reserve(self) -> bool:
        """Whether a seat has time that it keeps from move to move."""
        return bool(self.total or self.control or self.fischer)


PRESETS: Mapping[str, Mapping[str, str]] = {
    "renju-cwc": {"per_move": "21d", "total": "135d", "total_same_country": "115d"},
    "gomoku-cwc": {"per_move": "21d", "total": "135d", "total_same_country": "115d"},
    "classic": {"per_move": "", "control": "10 moves in 50d", "double_after": "20d"},
    "fischer": {"per_move": "", "fischer": "30d + 3d"},
    "club": {"per_move": "", "fischer": "240h + 36h, max 240h"},
}
"""What `preset` stands for; the keys that are written down beside it override it."""
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
