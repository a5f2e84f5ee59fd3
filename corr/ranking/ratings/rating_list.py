"""Rating lists period by period (R29.4–29.6), always computed anew from the first event on. Pure.

A correction replaces an event in the history; every list after it follows, also closed ones, and
`differences` tells what became of them. One history holds one game's list.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from operator import attrgetter
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from corr.ranking.ratings.rating import (
    RATING_DECIDED,
    EventRatings,
    RatedEvent,
    RatingDecisions,
    RatingTable,
    rate,
)

PERIODS = 3
"""Periods a year: January–April, May–August, September–December (R29.4)."""
IDLE, DEDUCTION = 3, 50
"""After each `IDLE` idle periods in a row so much is deducted (R29.5)."""
OFF_LIST = 9
"""After so many idle periods in a row a player is off the list (R29.6)."""
_PERIOD = re.compile(r"([1-8]\d{3})-([1-3])", re.ASCII)


class Period(Struct, frozen=True, order=True):
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

    def before(self) -> "Period":
        """The period before, at whose end this one's official list was made."""
        return Period(self.year - (self.number == 1), (self.number - 2) % PERIODS + 1)

    def __str__(self) -> str:
        """The period as it is written everywhere, `2012-3`."""
        return f"{self.year:04}-{self.number}"

    @property
    def last_day(self) -> date:
        """The last day of the period (R29.4)."""
        following = self.following()
        return following.first_day - timedelta(days=1)

    @property
    def first_day(self) -> date:
        """The first day of the period (R29.4)."""
        return date(self.year, (self.number - 1) * (12 // PERIODS) + 1, 1)


def read_period(text: str) -> Period:
    """The period that is written as `2012-3`; ValueError for anything else.

    >>> read_period("2012-3"), str(Period(2012, 3))
    (Period(year=2012, number=3), '2012-3')
    """
    match = _PERIOD.fullmatch(text.strip())
    if match is None:
        raise ValueError("a year and 1, 2 or 3 are expected, such as 2012-3")
    return Period(int(match[1]), int(match[2]))


def period_of(day: date) -> Period:
    """The period of a day (R29.4).

    >>> period_of(date(2012, 4, 30)), period_of(date(2012, 12, 1))
    (Period(year=2012, number=1), Period(year=2012, number=3))
    """
    return Period(day.year, (day.month - 1) // (12 // PERIODS) + 1)


def near(end: date) -> tuple[Period, ...]:
    """The periods in which an event with this last day may count: its own, and those beside it.

    The committees give an event near a boundary to one or the other side (R29.4).
    """
    own = period_of(end)
    return own.before(), own, own.following()


class History(Struct, frozen=True, kw_only=True):
    """Everything that the lists of one game follow from.

    `ratings` hold at the beginning of the period `first`, from which on idle periods are counted
    [T22]. `assigned` are periods that the committees gave to events near a boundary, by event
    (R29.4), `activity` players and periods in which the board counts an international event as
    activity (R29.5). `struck` are players and the periods at whose beginning they were struck
    from the records; who plays after it is new (R30.1). `idle` are the idle periods just before
    `first`, where a history goes on from a list.
    """

    ratings: Mapping[str, int]
    first: Period
    events: tuple[RatedEvent, ...]
    assigned: Mapping[str, Period] = field(default_factory=dict)
    activity: frozenset[tuple[str, Period]] = frozenset()
    struck: frozenset[tuple[str, Period]] = frozenset()
    idle: Mapping[str, int] = field(default_factory=dict)

    def period(self, event: RatedEvent) -> Period:
        """The period that an event belongs to, that of its last day unless assigned [T21]."""
        return self.assigned.get(event.id) or period_of(event.end)


class Listed(NamedTuple):
    """A player at the end of a period: `idle` periods in a row, and whether that cost points.

    A tuple, since a list may have very many.
    """

    player: str
    rating: int
    idle: int
    deducted: bool

    @property
    def on_list(self) -> bool:
        """Whether the player stands on the list; who does not is back on playing again."""
        return self.idle < OFF_LIST


class PeriodList(Struct, frozen=True, kw_only=True):
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


def before_first(ratings: Mapping[str, int], first: Period) -> PeriodList:
    """The ratings that hold at the beginning of the `first` period, to compare its list with."""
    players = tuple(
        Listed(player=player, rating=rating, idle=0, deducted=False)
        for player, rating in ratings.items()
    )
    return PeriodList(period=first.before(), players=players, events=())


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
    return tuple(each_list(history, last, table, decisions))


def each_list(
    history: History,
    last: Period,
    table: RatingTable,
    decisions: RatingDecisions = RATING_DECIDED,
) -> Iterator[PeriodList]:
    """The `rating_lists` one by one: none is kept here."""
    by_period = _by_period(history)
    ratings, idle = dict(history.ratings), _idle(history)
    period = history.first
    while period <= last:
        rated, active = _played(history, period, by_period, ratings, table, decisions)
        idle = {player: 0 if player in active else idle[player] + 1 for player in sorted(ratings)}
        deducted = {player for player, idled in idle.items() if is_deducted(idled, decisions)}
        for player in deducted:
            ratings[player] -= DEDUCTION
        listed = tuple(
            Listed(player=name, rating=ratings[name], idle=idled, deducted=name in deducted)
            for name, idled in idle.items()
        )
        yield PeriodList(period=period, players=listed, events=rated)
        period = period.following()


def unofficial(
    history: History,
    period: Period,
    table: RatingTable,
    decisions: RatingDecisions = RATING_DECIDED,
) -> PeriodList:
    """The list after the last event so far of a period that is not over (R29.4).

    Nobody has idled in the period yet, and nothing is deducted before its end.
    """
    if period > history.first:
        history = going_on(history, rating_lists(history, period.before(), table, decisions)[-1])
    ratings, idle = dict(history.ratings), _idle(history)
    rated, active = _played(history, period, _by_period(history), ratings, table, decisions)
    listed = tuple(
        Listed(
            player=name,
            rating=ratings[name],
            idle=0 if name in active else idle[name],
            deducted=False,
        )
        for name in sorted(ratings)
    )
    return PeriodList(period=period, players=listed, events=rated)


def going_on(history: History, found: PeriodList) -> History:
    """The rest of a history after one of its lists: all later lists are the same."""
    first = found.period.following()
    return replace(
        history,
        first=first,
        ratings={each.player: each.rating for each in found.players},
        idle={each.player: each.idle for each in found.players},
        events=tuple(event for event in history.events if history.period(event) >= first),
    )


def _idle(history: History) -> dict[str, int]:
    return {player: history.idle.get(player, 0) for player in history.ratings}


def _played(
    history: History,
    period: Period,
    by_period: Mapping[Period, Sequence[RatedEvent]],
    ratings: dict[str, int],
    table: RatingTable,
    decisions: RatingDecisions,
) -> tuple[tuple[EventRatings, ...], set[str]]:
    """How the events of a period were rated, and who was active; `ratings` go on with them."""
    for player, when in history.struck:
        if when == period:
            ratings.pop(player, None)
    rated: list[EventRatings] = []
    active = {player for player, when in history.activity if when == period}
    for event in by_period.get(period, ()):
        rated.append(rate(event, ratings, table, decisions))
        ratings |= rated[-1].after
        active.update(event.players)
    return tuple(rated), active


def is_deducted(idle: int, decisions: RatingDecisions = RATING_DECIDED) -> bool:
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


class Difference(Struct, frozen=True, kw_only=True):
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
        found
        for period in sorted({*old, *new})
        for found in differing(period, old.get(period, {}), new.get(period, {}))
    )


def differing(
    period: Period, old: Mapping[str, int], new: Mapping[str, int]
) -> Iterator[Difference]:
    """Whose ratings on two lists of a period differ, by player."""
    for player in sorted({*old, *new}):
        was, now = old.get(player), new.get(player)
        if was != now:
            yield Difference(period=period, player=player, before=was, after=now)


# -- a rating list as it is printed ----


Mark: TypeAlias = Literal["", "new", "back", "off"]
"""New on the list, on it again, or off it since the list before."""
MARKS: Mapping[str, Mark] = {"": "", "new": "new", "back": "back", "off": "off"}
"""The marks by what is written down for them."""


class ListedPlace(NamedTuple):
    """A player of a list; equal ratings share a place, None off the list.

    `change` is the one since the list before, None for who has no rating there. A tuple, since
    there may be very many.
    """

    place: int | None
    player: str
    rating: int
    change: int | None
    idle: int
    deducted: bool
    mark: Mark


class RatingList(Struct, frozen=True, kw_only=True):
    """A game's list after a period, or in one that is not over: then it is unofficial (R29.4).

    A list that was published stays as it was on that day, in every figure:
    `published_on` is that day, `edition` its number from 1 among the `editions`, all of the
    period. It holds no more since `replaced_on`, the day of another edition, or `taken_back_on`.
    `ratings_alone`: nothing else was kept, and the other figures are as they follow today.
    `otherwise` are the players whose rating on it would be another one by now: as published, and
    now, None for not on it. `corrected`: the list before was published, and stays, with ratings
    that would be others by now: the changes since it hold that, too.
    """

    game: str
    period: Period
    unofficial: bool
    places: tuple[ListedPlace, ...]
    off_list: tuple[ListedPlace, ...]
    published_on: str = ""
    edition: int = 0
    editions: int = 0
    replaced_on: str = ""
    taken_back_on: str = ""
    ratings_alone: bool = False
    otherwise: tuple[tuple[str, int | None, int | None], ...] = ()
    corrected: bool = False

    @property
    def official_for(self) -> Period | None:
        """The period for which the list is the official one."""
        return None if self.unofficial else self.period.following()

    @property
    def ratings(self) -> dict[str, int]:
        """The ratings of who is on the list, by player."""
        return {each.player: each.rating for each in self.places}

    @property
    def deducted(self) -> tuple[str, ...]:
        """The players from whom inactivity took points at the end of the period."""
        found = (each.player for each in (*self.places, *self.off_list) if each.deducted)
        return tuple(sorted(found))


def marked(
    game: str, found: PeriodList, before: PeriodList | None, *, unofficial: bool = False
) -> RatingList:
    """A list with its marks; without a list before it, nobody is new."""
    old = {each.player: each for each in before.players} if before else None
    players = sorted(found.players, key=attrgetter("player"))
    # Equal ratings stay in the order of the players.
    on_list = [each for each in players if each.idle < OFF_LIST]
    on_list.sort(key=attrgetter("rating"), reverse=True)
    places, place, rating = list[ListedPlace](), 0, None
    for number, each in enumerate(on_list, start=1):
        if each.rating != rating:
            place, rating = number, each.rating
        places.append(_place(place, each, old))
    return RatingList(
        game=game,
        period=found.period,
        unofficial=unofficial,
        places=tuple(places),
        off_list=tuple(_place(None, each, old) for each in players if not each.on_list),
    )


def _place(place: int | None, one: Listed, old: Mapping[str, Listed] | None) -> ListedPlace:
    was = old.get(one.player) if old else None
    change = one.rating - was.rating if was else None
    mark = _mark(one, was) if old is not None else ""
    return ListedPlace(place, one.player, one.rating, change, one.idle, one.deducted, mark)


def _mark(one: Listed, was: Listed | None) -> Mark:
    if was is None:
        return "new"
    on_list = one.idle < OFF_LIST
    if on_list is (was.idle < OFF_LIST):
        return ""
    return "back" if on_list else "off"


# -- official lists as they were published, edition by edition ----


class Edition(Struct, frozen=True, kw_only=True):
    """A published list: its number from 1, the day, who published it and why.

    `places` and `off_list` are all its figures; `places` is None where it was published when the
    ratings alone were kept. `taken_back_on` is the day from which it holds no more, "" without.
    """

    number: int
    on: str
    by: str
    reason: str
    ratings: Mapping[str, int]
    places: tuple[ListedPlace, ...] | None = None
    off_list: tuple[ListedPlace, ...] = ()
    taken_back_on: str = ""


class PlaceChange(Struct, frozen=True, kw_only=True):
    """A player whose figures on two editions differ; None: not on that list, nor off it."""

    player: str
    before: ListedPlace | None
    after: ListedPlace | None


class OnLists(Struct, frozen=True, kw_only=True):
    """A player on the official lists: the `rating` on the one for `period`, None for not on it.

    `otherwise` are the published lists on which their rating would be another one by now: the
    period after which, the rating as published, and now.
    """

    period: Period
    rating: int | None
    otherwise: tuple[tuple[Period, int | None, int | None], ...] = ()


def holding(editions: Sequence[Edition]) -> Edition | None:
    """The edition that is the official list: the last one that was not taken back."""
    return next((one for one in reversed(editions) if not one.taken_back_on), None)


def as_published(
    game: str,
    found: PeriodList,
    before: PeriodList | None,
    editions: Sequence[Edition],
    edition: Edition,
) -> RatingList:
    """An edition of a list as it was published.

    `found` is the list as it follows today, to tell what would be otherwise. Of an edition that
    kept its ratings alone, everything else is as it follows today.
    """
    if edition.places is None:
        shown = marked(game, as_it_stood(found, edition), before)
    else:
        shown = RatingList(
            game=game,
            period=found.period,
            unofficial=False,
            places=edition.places,
            off_list=edition.off_list,
        )
    differences = sorted(
        differing(found.period, edition.ratings, found.ratings),
        key=lambda each: (-(each.before or 0), each.player),
    )
    return replace(
        shown,
        published_on=edition.on,
        edition=edition.number,
        editions=len(editions),
        replaced_on=_replaced_on(editions, edition),
        taken_back_on=edition.taken_back_on,
        ratings_alone=edition.places is None,
        otherwise=tuple((each.player, each.before, each.after) for each in differences),
    )


def as_it_stood(found: PeriodList, edition: Edition) -> PeriodList:
    """A published list as one to compare with: changes are those since it, as everybody has it.

    `found` is the list as it follows today, for an edition that kept its ratings alone.
    """
    if edition.places is None:
        return replace(found, players=tuple(_ratings_alone(found, edition.ratings)))
    players = tuple(
        Listed(player=one.player, rating=one.rating, idle=one.idle, deducted=one.deducted)
        for one in (*edition.places, *edition.off_list)
    )
    return replace(found, players=players)


def _ratings_alone(found: PeriodList, ratings: Mapping[str, int]) -> Iterator[Listed]:
    """The players of the official list, idle as computed today; then who is off it."""
    now = {each.player: each for each in found.players}
    for player, rating in ratings.items():
        one = now.get(player)
        idle, deducted = (one.idle, one.deducted) if one else (0, False)
        idle = min(idle, OFF_LIST - 1)
        yield Listed(player=player, rating=rating, idle=idle, deducted=deducted)
    for each in found.players:
        if each.player not in ratings and not each.on_list:
            yield each


def _replaced_on(editions: Sequence[Edition], edition: Edition) -> str:
    """The day on which another edition took the place of one."""
    later = (one for one in editions if one.number > edition.number and not one.taken_back_on)
    return next((one.on for one in later), "")


def place_changes(before: RatingList | None, after: RatingList | None) -> tuple[PlaceChange, ...]:
    """Whose figures on two editions of a list differ: those on the later one by place first."""
    old, new = _figures(before), _figures(after)
    return tuple(
        PlaceChange(player=player, before=old.get(player), after=new.get(player))
        for player in {**new, **old}
        if old.get(player) != new.get(player)
    )


def _figures(found: RatingList | None) -> dict[str, ListedPlace]:
    if found is None:
        return {}
    return {each.player: each for each in (*found.places, *found.off_list)}


# -- a player's rating over time ----


Happened: TypeAlias = Literal["start", "event", "deducted", "off", "struck"]


class Change(Struct, frozen=True, kw_only=True):
    """What an event did to a player's rating; `before` is None for a new player."""

    period: Period
    event: str
    before: int | None
    entry: int | None
    after: int | None


class CourseStep(Struct, frozen=True, kw_only=True):
    """A line of a player's history; `after` is the rating from then on, None without one."""

    period: Period
    what: Happened
    event: str = ""
    before: int | None = None
    entry: int | None = None
    after: int | None = None

    @property
    def change(self) -> int | None:
        """What was added to the rating, or to the entry."""
        start = self.entry if self.before is None else self.before
        return None if start is None or self.after is None else self.after - start


def course(
    start: int | None,
    first: Period,
    last: Period,
    changes: Sequence[Change],
    activity: Collection[Period] = (),
    struck: Collection[Period] = (),
) -> tuple[CourseStep, ...]:
    """A player's history from the beginning of the lists to the end of the period `last`.

    `start` is the rating at the beginning of `first`, if there was one; `changes` are in order,
    also those of periods after `last`, which are not over.
    """
    return tuple(_course(start, first, last, changes, activity, struck))


def _course(
    start: int | None,
    first: Period,
    last: Period,
    changes: Sequence[Change],
    activity: Collection[Period],
    struck: Collection[Period],
) -> Iterator[CourseStep]:
    rating, idle, period = start, 0, first
    if start is not None:
        yield CourseStep(period=first, what="start", after=start)
    end = max([last, *(each.period for each in changes)])
    while period <= end:
        if period in struck and rating is not None:
            yield CourseStep(period=period, what="struck", before=rating)
            rating = None
        played = [each for each in changes if each.period == period]
        for each in played:
            yield _event(each)
            rating = rating if each.after is None else each.after
        idle = 0 if rating is None or played or period in activity else idle + 1
        if rating is not None and period <= last:
            yield from (idled := tuple(_idled(period, rating, idle)))
            rating = next((step.after for step in idled), rating)
        period = period.following()


def _event(one: Change) -> CourseStep:
    return CourseStep(
        period=one.period,
        what="event",
        event=one.event,
        before=one.before,
        entry=one.entry,
        after=one.after,
    )


def _idled(period: Period, rating: int, idle: int) -> Iterator[CourseStep]:
    """What an idle period costs at its end."""
    if is_deducted(idle):
        less = rating - DEDUCTION
        yield CourseStep(period=period, what="deducted", before=rating, after=less)
        if idle == OFF_LIST:
            yield CourseStep(period=period, what="off", before=less, after=less)


def changes_in(lists: Iterable[PeriodList], player: str) -> tuple[Change, ...]:
    """What the events of the lists did to a player's rating."""
    return tuple(
        Change(
            period=found.period,
            event=event.event,
            before=each.before,
            entry=each.entry,
            after=each.after,
        )
        for found in lists
        for event in found.events
        for each in event.players
        if each.player == player
    )
