"""Rating lists period by period (R29.4–29.6), always computed anew from the first event on. Pure.

A correction replaces an event in the history; every list after it follows, also closed ones, and
`differences` tells what became of them. One history holds one game's list.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from corr.ranking.rating import EventRatings, RatedEvent, rate
from corr.ranking.rating_decisions import RATING_DECIDED, RatingDecisions
from corr.ranking.rating_table import RatingTable

PERIODS = 3
"""Periods a year: January–April, May–August, September–December (R29.4)."""
IDLE, DEDUCTION = 3, 50
"""After each `IDLE` idle periods in a row so much is deducted (R29.5)."""
OFF_LIST = 9
"""After so many idle periods in a row a player is off the list (R29.6)."""


@dataclass(frozen=True, slots=True, order=True)
class Period:
    """A period of a year, 1 to 3; periods are ordered by time.

    >>> Period(2012, 3).following()
    Period(year=2013, number=1)
    """

    year: int
    number: int

    def __post_init__(self) -> None:
        """Refuse a number that no period has."""
        if not 1 <= self.number <= PERIODS:
            raise ValueError(f"a year has the periods 1 to {PERIODS}, not {self.number}")

    def following(self) -> "Period":
        """The next period, for which this one's list is the official one."""
        return Period(self.year + self.number // PERIODS, self.number % PERIODS + 1)


def period_of(day: date) -> Period:
    """The period of a day (R29.4).

    >>> period_of(date(2012, 4, 30)), period_of(date(2012, 12, 1))
    (Period(year=2012, number=1), Period(year=2012, number=3))
    """
    return Period(day.year, (day.month - 1) // (12 // PERIODS) + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """Everything that the lists of one game follow from.

    `ratings` hold at the beginning of the period `first`, from which on idle periods are counted
    [T22]. `assigned` are periods that the committees gave to events near a boundary, by event
    (R29.4), `activity` players and periods in which the board counts an international event as
    activity (R29.5).
    """

    ratings: Mapping[str, int]
    first: Period
    events: tuple[RatedEvent, ...]
    assigned: Mapping[str, Period] = field(default_factory=dict)
    activity: frozenset[tuple[str, Period]] = frozenset()

    def period(self, event: RatedEvent) -> Period:
        """The period that an event belongs to, that of its last day unless assigned [T21]."""
        return self.assigned.get(event.id) or period_of(event.end)


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """A player at the end of a period: `idle` periods in a row, and whether that cost points."""

    player: str
    rating: int
    idle: int
    deducted: bool

    @property
    def on_list(self) -> bool:
        """Whether the player stands on the list; who does not is back on playing again."""
        return self.idle < OFF_LIST


@dataclass(frozen=True, slots=True, kw_only=True)
class PeriodList:
    """The end of a period: all rated players by name, and how each of its events was rated."""

    period: Period
    players: tuple[Listed, ...]
    events: tuple[EventRatings, ...]

    @property
    def ratings(self) -> dict[str, int]:
        """The official list for the next period."""
        return {each.player: each.rating for each in self.players if each.on_list}

    @property
    def off_list(self) -> dict[str, int]:
        """The ratings of the players who are off the list; deductions go on [T22]."""
        return {each.player: each.rating for each in self.players if not each.on_list}

    @property
    def deducted(self) -> tuple[str, ...]:
        """The players from whom inactivity took points at the end of the period."""
        return tuple(each.player for each in self.players if each.deducted)


def rating_lists(
    history: History,
    last: Period,
    table: RatingTable,
    decisions: RatingDecisions = RATING_DECIDED,
) -> tuple[PeriodList, ...]:
    """The list of every period from the first to the `last`; later events are left out.

    Events are taken in order of period, last day and id, each on the ratings that the one before
    left [T21]. Raises ValueError for an event before the first period or two of the same id.
    """
    by_period = _by_period(history)
    ratings = dict(history.ratings)
    idle = dict.fromkeys(ratings, 0)
    lists: list[PeriodList] = []
    period = history.first
    while period <= last:
        rated: list[EventRatings] = []
        active = {player for player, when in history.activity if when == period}
        for event in by_period.get(period, ()):
            rated.append(rate(event, ratings, table, decisions))
            ratings |= rated[-1].after
            active.update(event.players)
        idle = {player: 0 if player in active else idle[player] + 1 for player in sorted(ratings)}
        deducted = {player for player, idled in idle.items() if _is_deducted(idled, decisions)}
        for player in deducted:
            ratings[player] -= DEDUCTION
        listed = tuple(
            Listed(player=name, rating=ratings[name], idle=idled, deducted=name in deducted)
            for name, idled in idle.items()
        )
        lists.append(PeriodList(period=period, players=listed, events=tuple(rated)))
        period = period.following()
    return tuple(lists)


def _is_deducted(idle: int, decisions: RatingDecisions) -> bool:
    """Whether so many idle periods in a row cost points at the end of the last (R29.5) [T22]."""
    if not idle or idle % IDLE:
        return False
    return idle <= OFF_LIST or decisions.removed == "deducted"


def _by_period(history: History) -> dict[Period, list[RatedEvent]]:
    """The events of every period in their order."""
    found: dict[Period, list[RatedEvent]] = {}
    for event in sorted(history.events, key=lambda each: (each.end, each.id)):
        found.setdefault(history.period(event), []).append(event)
    if found and min(found) < history.first:
        raise ValueError(f"event {found[min(found)][0].id} lies before the first period")
    if len({event.id for event in history.events}) < len(history.events):
        raise ValueError("two events have the same id")
    return found


def corrected(history: History, event: RatedEvent) -> History:
    """The history with `event` in place of the one of the same id; ValueError if it has none."""
    if event.id not in {each.id for each in history.events}:
        raise ValueError(f"no event {event.id} to correct")
    events = tuple(event if each.id == event.id else each for each in history.events)
    return replace(history, events=events)


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """A player whose place on a period's list became another one; None: not on it.

    A rating off the list does not count as one on it.
    """

    period: Period
    player: str
    before: int | None
    after: int | None


def differences(
    before: Sequence[PeriodList], after: Sequence[PeriodList]
) -> tuple[Difference, ...]:
    """What a correction changed on the lists, by period and player."""
    old = {each.period: each.ratings for each in before}
    new = {each.period: each.ratings for each in after}
    return tuple(
        Difference(period=period, player=player, before=was, after=now)
        for period in sorted({*old, *new})
        for player in _names(old.get(period, {}), new.get(period, {}))
        for was, now in [(old.get(period, {}).get(player), new.get(period, {}).get(player))]
        if was != now
    )


def _names(*ratings: Collection[str]) -> list[str]:
    return sorted(set().union(*ratings))
