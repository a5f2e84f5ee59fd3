"""A player's rating over time: events, deductions, absence from the list (R29.4–29.6). Pure."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from corr.ranking.ratings.rating_list import DEDUCTION, OFF_LIST, Period, PeriodList, is_deducted

Happened: TypeAlias = Literal["start", "event", "deducted", "off", "struck"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What an event did to a player's rating; `before` is None for a new player."""

    period: Period
    event: str
    before: int | None
    entry: int | None
    after: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseStep:
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
