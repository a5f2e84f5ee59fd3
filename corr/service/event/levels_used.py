"""Which events used a level that a closing of another one gave, and that holds no more."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime

from corr.mail.write.facts_closing import ChangedLevel, UsedLevel
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.levels import write_level
from corr.service.event.event_file import three_months
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest, start_moment
from corr.tournament.events.events import Closed, EventReopened


@dataclass(frozen=True, slots=True, kw_only=True)
class _Span:
    """When what a report gave was in the register: `until` is None while it still is.

    It counts `from_` an instant, which is earlier where the event was closed on an earlier day.
    """

    since: datetime
    from_: datetime
    until: datetime | None = None

    def has(self, at: datetime | None) -> bool:
        """Whether it was there at an instant."""
        return at is not None and self.since <= at and (self.until is None or at < self.until)


def levels_used(
    office: Office, contest: Contest, report: int, levels: Sequence[ChangedLevel]
) -> tuple[UsedLevel, ...]:
    """The events that took one of some `levels` from `report`, by event and player.

    A level at the start stays what it was (art. 2 §4); those of three months and of the close
    are looked up anew when an event is closed again.
    """
    span, found = _span(office, contest, report), list[UsedLevel]()
    for level in levels:
        for event, _ in office.store.events_of_player(level.player) if level.before else ():
            other = office.folder.contest(event) if event != contest.id else None
            if other is not None and other.spec.ranking.counts:
                found += _used(office, other, level, span)
    return tuple(sorted(found, key=lambda one: (one.event, one.player)))


def _span(office: Office, contest: Contest, report: int) -> _Span:
    found: _Span | None = None
    for one in office.store.events(contest.id):
        if isinstance(one.body, Closed) and one.body.report == report:
            on = one.body.on
            counts = contest.end_of(date.fromisoformat(on)) if on else one.at
            found = _Span(since=one.at, from_=counts)
        elif isinstance(one.body, EventReopened) and found is not None:
            return replace(found, until=one.at)
    assert found is not None
    return found


def _used(office: Office, other: Contest, level: ChangedLevel, span: _Span) -> Iterator[UsedLevel]:
    """Whether and when another event took the level that has changed."""
    begun = start_moment(other.spec) if other.closed_elsewhere else other.started_at
    start = begun is not None and span.from_ <= begun and span.has(other.started_at)
    start = start and other.levels.get(level.player) == level.before
    close = other.stands == "closed" and span.has(other.closed_at)
    close = close and level.before in _at_close(office, other, level.player, span)
    if start or close:
        yield UsedLevel(
            event=other.id, player=level.player, level=level.before, start=start, close=close
        )


def _at_close(office: Office, other: Contest, player: str, span: _Span) -> Iterator[str]:
    """The levels that the last closing of an event took from the register in a span of time."""
    end = other.counts_from
    assert end is not None
    file = parse(office.store.report(other.id, other.reports)[f"{other.id}.json"])
    for one in (one for one in file.players if one.id == player):
        if one.level_close is not None and span.from_ <= end:
            yield write_level(one.level_close)
        if one.level_three_months is not None and span.from_ <= min(three_months(other), end):
            yield write_level(one.level_three_months)
