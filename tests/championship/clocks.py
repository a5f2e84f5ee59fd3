"""The checker's own clocks: hours are added up piece by piece, from nothing but when what was.

Slow and obvious on purpose. Nothing here knows the program.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

DAY, HOUR, SECOND = timedelta(days=1), timedelta(hours=1), timedelta(seconds=1)
NOTHING = timedelta()
LONGEST = 400 * DAY

Span = tuple[datetime, datetime]


@dataclass(frozen=True, kw_only=True)
class Limits:
    """The [clock] of an event file: a move's limit, a game's, and the days that do not count.

    `on_claim`: who is late loses only when the opponent claims it. What does not hold is None.
    """

    per_move: timedelta | None
    total: timedelta | None
    fischer: "Fischer | None"
    free: tuple[Span, ...]
    on_claim: bool = False

    @property
    def usual(self) -> timedelta:
        """What a move has in a game that goes on after it had ended."""
        return self.per_move or 7 * DAY

    @staticmethod
    def of(clock: Mapping[str, Any], zone: str) -> "Limits":
        """Those of a file's table."""
        here = ZoneInfo(zone)

        def midnight(day: date) -> datetime:
            return datetime.combine(day, time(), here)

        free = list[Span]()
        for word in clock.get("free_days", ()):
            first, _, last = word.partition("..")
            end = date.fromisoformat(last or first) + DAY
            free.append((midnight(date.fromisoformat(first)), midnight(end)))
        fischer = _PRESETS[clock["preset"]] if "preset" in clock else None
        return Limits(
            per_move=None if fischer else days(clock.get("per_move", "7d")),
            total=days(clock["total"]) if "total" in clock else None,
            fischer=fischer,
            free=tuple(free),
            on_claim=clock.get("forfeit") == "on claim",
        )


@dataclass(frozen=True, kw_only=True)
class Fischer:
    """A reserve: what it is at the start, what every move adds, and what it never is above."""

    start: timedelta
    each: timedelta
    most: timedelta

    def after(self, left: timedelta, cost: timedelta, *, moved: bool) -> timedelta:
        """What is left of it after a turn."""
        return min(left - cost + self.each, self.most) if moved else left - cost


_PRESETS = {"club": Fischer(start=10 * DAY, each=36 * HOUR, most=10 * DAY)}


def days(text: str) -> timedelta:
    """A time as files write it, in days."""
    return int(text.removesuffix("d")) * DAY


@dataclass(kw_only=True, eq=False)
class Turn:
    """The time in which a seat was to act; `until` is None while it is.

    `told` is when a letter told the player of it, `moved` whether it ended with a move; the time
    of `given` outages is in the `credit`.
    """

    seat: int
    number: int
    since: datetime
    until: datetime | None = None
    credit: timedelta = NOTHING
    stops: list[Span] = field(default_factory=list)
    given: list[Span] = field(default_factory=list)
    told: datetime | None = None
    moved: bool = False

    def passed(self, limits: Limits, rests: Iterable[Span], until: datetime) -> timedelta:
        """What of the turn counts up to an instant."""
        off = (*limits.free, *self.stops, *rests)
        return max(NOTHING, ticking(self.since, until, off) - self.credit)

    def due(self, limits: Limits, rests: Iterable[Span], given: timedelta) -> datetime:
        """When its time is up, if it has that much, and what was given back."""
        off = (*limits.free, *self.stops, *rests)
        return after(self.since, given + self.credit, off)


def ticking(since: datetime, until: datetime, off: Iterable[Span]) -> timedelta:
    """How long it is from one instant to another, the time in `off` left out."""
    return sum((b - a for a, b in pieces(since, until, off)), NOTHING)


def after(since: datetime, span: timedelta, off: Iterable[Span]) -> datetime:
    """The instant when so much has ticked; where that is just before a rest, the end of it."""
    left = span
    for begin, end in pieces(since, since + LONGEST, off):
        if end - begin > left:
            return begin + left
        left -= end - begin
    raise AssertionError("no clock runs for so long")


def pieces(since: datetime, until: datetime, off: Iterable[Span]) -> Iterator[Span]:
    """The time from one instant to another in pieces, without what lies in `off`."""
    at = since
    for begin, end in sorted(off):
        if begin > at:
            if min(begin, until) > at:
                yield at, min(begin, until)
            if begin >= until:
                return
        at = max(at, end)
    if at < until:
        yield at, until
