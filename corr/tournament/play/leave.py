"""A player's leave: on which dates, in which events, and what it costs of a year's days. Pure.

The dates are the player's own, from midnight to midnight in their time zone, and from now on if
leave begins today. The days of a calendar year are counted for each event, or for all that a
player does (`[leave]` of the event file). Who is on leave already pays for added dates alone,
and what the arbiter grants costs nothing.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import takewhile
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import NotNow
from corr.games.rules import Seat
from corr.tournament.events.events_player import ClockRested
from corr.tournament.play.clock import LAST_INSTANT, Times
from corr.tournament.play.state import Game
from corr.tournament.spec.clock_terms import DAY, SECOND, Stretch, merged, midnight
from corr.tournament.spec.spec_clock import LeavePart

WARNING = DAY
"""Leave that is taken back goes on for so long: nobody's clock runs again without warning."""
FARTHEST = timedelta(days=731)
"""Leave ends no later than that after it is announced."""


class Leave(Struct, frozen=True, kw_only=True):
    """Leave from one instant up to another, by the dates of a time zone.

    It holds in `events`, and in those that the player enters `later`, as far as they have days
    for it; not in the `refused`. What the arbiter `granted` costs no days.
    """

    since: datetime
    until: datetime
    zone: str
    events: tuple[str, ...]
    refused: tuple[str, ...] = ()
    later: bool = True
    granted: bool = False

    @property
    def first(self) -> date:
        """The date on which it begins."""
        return self.since.astimezone(ZoneInfo(self.zone)).date()

    @property
    def last(self) -> date:
        """The last date that it touches."""
        return (self.until - SECOND).astimezone(ZoneInfo(self.zone)).date()

    @property
    def dates(self) -> tuple[date, ...]:
        """Every date that it touches, in order."""
        return tuple(self.first + n * DAY for n in range((self.last - self.first).days + 1))


class Allowed(Struct, frozen=True, kw_only=True):
    """That an event gives leave: how many dates it adds, and by year how many days are left."""

    added: int
    left: tuple[tuple[int, int], ...]


def leave_between(first: date, last: date, zone: str, now: datetime) -> Leave:
    """Leave from one date to another, both included, as it is wished `now`; it holds nowhere yet.

    >>> from datetime import UTC
    >>> now = datetime(2026, 7, 1, 12, tzinfo=UTC)
    >>> leave_between(now.date(), now.date(), "Europe/Stockholm", now).until.isoformat()
    '2026-07-01T22:00:00+00:00'
    """
    since = max(now, midnight(zone, first))
    return Leave(since=since, until=midnight(zone, last + DAY), zone=zone, events=())


def check(
    wish: Leave, leaves: Sequence[Leave], event: str, part: LeavePart, now: datetime
) -> Allowed:
    """What leave costs in an event that allows any. Raises NotNow if it cannot be there."""
    mine = tuple(holding(leaves, event))
    here = _dates(mine)
    added = [day for day in wish.dates if day not in here]
    if not added:
        until = max(one.until for one in mine if one.last >= wish.last)
        raise NotNow("leave_already", event=event, last=_last(until, wish.zone))
    if _run(here | set(wish.dates), wish.first) < part.min_days:
        last = wish.first + (part.min_days - 1) * DAY
        raise NotNow(
            "leave_too_short", event=event, least=part.min_days, first=wish.first, last=last
        )
    earliest = _earliest(part, wish.zone, now)
    if part.notice and added[0] < earliest:
        last = max(wish.last, earliest)
        raise NotNow("leave_too_late", event=event, notice=part.notice, first=earliest, last=last)
    return _paid(wish, added, leaves, event, part)


def _paid(
    wish: Leave, added: Sequence[date], leaves: Sequence[Leave], event: str, part: LeavePart
) -> Allowed:
    """What is left of the days when leave is taken that adds some dates. Raises NotNow."""
    before = _paid_dates(leaves, event, part)
    spent, new = by_year(before), [day for day in added if day not in before]
    cost = by_year(new)
    for year, days in sorted(cost.items()):
        left = max(0, part.days_per_year - spent[year])
        if days > left:
            room = _affordable(wish.dates, before, part.days_per_year)
            fits = len(room) >= part.min_days
            raise NotNow(
                "leave_spent",
                event=event,
                year=year,
                days=days,
                left=left,
                most=part.days_per_year,
                first=wish.first,
                last=room[-1] if room and fits else None,
            )
    years = sorted({day.year for day in wish.dates})
    left_over = tuple((year, part.days_per_year - spent[year] - cost[year]) for year in years)
    return Allowed(added=len(added), left=left_over)


def days_spent(leaves: Sequence[Leave], event: str, part: LeavePart) -> Mapping[int, int]:
    """By calendar year, how many days of leave a player has used or announced for an event."""
    return by_year(_paid_dates(leaves, event, part))


def by_year(days: Iterable[date]) -> Counter[int]:
    """How many dates are in each calendar year."""
    return Counter(day.year for day in days)


def holding(leaves: Iterable[Leave], event: str) -> Iterator[Leave]:
    """The leaves that were given for an event by name."""
    return (one for one in leaves if event in one.events)


def stretches(
    leaves: Sequence[Leave], event: str, part: LeavePart, now: datetime
) -> tuple[Stretch, ...]:
    """When a player is on leave in an event, from an instant on: for a game that begins then.

    Leave that was announced before the player entered the event holds for as many days as the
    event gives.
    """
    found = list[Leave]()
    for leave in leaves:
        if event in leave.events:
            found.append(leave)
        elif _may_hold(leave, event) and (part.days_per_year or leave.granted):
            cut = _cut(leave, found, event, part, now)
            found += [cut] if cut else []
    rests = [(max(now, one.since), one.until) for one in found if one.until > now]
    return merged(rests)


def rests(
    leaves: Sequence[Leave], event: str, part: LeavePart, times: Times, seat: Seat, at: datetime
) -> Iterator[ClockRested]:
    """A player's leave from an instant on, as far as the times of their game do not know of it."""
    for since, until in stretches(leaves, event, part, at):
        found = (one for one in times.rests if one.seat is seat)
        if not any(one.since <= since and until <= one.until for one in found):
            yield ClockRested(seat=seat, since=utc(since), until=utc(until))


def leaves_in(leaves: Sequence[Leave], game: Game) -> Sequence[Leave]:
    """The leaves that can rest a clock in a game: in a match with breaks those that the arbiter
    granted.
    """
    itself = game.judge.of_itself
    if itself is None or not itself.breaks(game.options):
        return leaves
    return tuple(one for one in leaves if one.granted)


def utc(at: datetime) -> str:
    """An instant as events name it."""
    return at.astimezone(UTC).isoformat()


def ended(
    leaves: Sequence[Leave], events: Sequence[str], at: datetime, before: datetime = LAST_INSTANT
) -> tuple[Leave, ...]:
    """The leaves when what is left of them after an instant is taken back, in some events.

    Without events, everywhere. What begins at `before` or later stays.
    """
    found = list[Leave]()
    for leave in leaves:
        gone = {one for one in events if _may_hold(leave, one)}
        if leave.until <= at or leave.since >= before or (events and not gone):
            found.append(leave)
            continue
        stays = tuple(one for one in leave.events if events and one not in gone)
        if events and (stays or leave.later):
            refused = (*leave.refused, *sorted(gone))
            found.append(replace(leave, events=stays, refused=refused))
        if leave.since < at:
            held = leave.events if not events else tuple(sorted(gone))
            later = leave.later and not events
            found.append(replace(leave, until=at, events=held, later=later))
    return tuple(found)


def _may_hold(leave: Leave, event: str) -> bool:
    return event in leave.events or (leave.later and event not in leave.refused)


def current(leaves: Iterable[Leave], at: datetime) -> tuple[Leave, ...]:
    """The leaves that go on or are still to come, in order of time."""
    return tuple(sorted((one for one in leaves if one.until > at), key=_time))


def away(leaves: Iterable[Leave], at: datetime) -> tuple[Stretch, ...]:
    """The times that go on or are still to come in which a player is on leave in some event."""
    return tuple(one for one in merged((one.since, one.until) for one in leaves) if one[1] > at)


def _time(leave: Leave) -> tuple[datetime, datetime]:
    return leave.since, leave.until


def _last(until: datetime, zone: str) -> date:
    return (until - SECOND).astimezone(ZoneInfo(zone)).date()


def _dates(leaves: Iterable[Leave]) -> set[date]:
    return {day for leave in leaves for day in leave.dates}


def _paid_dates(leaves: Sequence[Leave], event: str, part: LeavePart) -> set[date]:
    """The dates that count against an event's days; not those that the arbiter granted there."""
    counting = leaves if part.budget == "player" else tuple(holding(leaves, event))
    free = _dates(one for one in holding(leaves, event) if one.granted)
    return _dates(one for one in counting if not one.granted) - free


def _run(days: set[date], start: date) -> int:
    """How many dates follow each other without a gap, with `start` among them."""
    first = start
    while first - DAY in days:
        first -= DAY
    last = start
    while last + DAY in days:
        last += DAY
    return (last - first).days + 1


def _earliest(part: LeavePart, zone: str, now: datetime) -> date:
    """The first date that the notice leaves open."""
    day = (now + part.notice).astimezone(ZoneInfo(zone)).date()
    return day if midnight(zone, day) >= now + part.notice else day + DAY


def _affordable(days: Sequence[date], before: set[date], most: int) -> list[date]:
    """The first of some dates, up to the one for which a year's days do not last."""
    spent = by_year(before)

    def pays(day: date) -> bool:
        spent[day.year] += day not in before
        return spent[day.year] <= most

    return list(takewhile(pays, days))


def _cut(
    leave: Leave, found: Sequence[Leave], event: str, part: LeavePart, now: datetime
) -> Leave | None:
    """Leave as far as an event that was entered later has days for it; None if it has none."""
    leave = replace(leave, since=max(now, leave.since), events=(event,))
    if leave.until <= leave.since or leave.granted:
        return leave if leave.until > leave.since else None
    room = _affordable(leave.dates, _paid_dates(found, event, part), part.days_per_year)
    if not room:
        return None
    return replace(leave, until=min(leave.until, midnight(leave.zone, room[-1] + DAY)))
