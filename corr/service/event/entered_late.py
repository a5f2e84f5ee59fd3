"""Which later events have used levels that a closing changes which counts from an earlier day."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime

from corr.mail.write.facts_closing import UsedLevel
from corr.ranking.correspondence.levels import write_level
from corr.ranking.correspondence.register import Given, PlayerHistory, level_used
from corr.service.office.office import Office
from corr.service.register.levels import given_by_closing
from corr.tournament.contest.contest import Contest, start_moment
from corr.tournament.events.events import Closed


def used_since(
    office: Office, contest: Contest, closed: Closed, at: datetime
) -> tuple[UsedLevel, ...]:
    """The events that began or were closed since the day of a closing with other levels.

    Each stays as it is: a level at the start for good (art. 2 §4), that of the close until the
    event is closed again. None for a closing that counts from the day on which it is made.
    """
    if not closed.on:
        return ()
    found = [
        used
        for player, given in given_by_closing(contest, closed, at).items()
        for used in _used(office, contest, player, given)
    ]
    return tuple(sorted(found, key=lambda one: (one.event, one.player, not one.start)))


def _used(office: Office, contest: Contest, player: str, given: Given) -> Iterator[UsedLevel]:
    before = office.store.level_history(player)
    after = replace(before, given=(*before.given, given))
    for event, _ in office.store.events_of_player(player):
        other = office.folder.contest(event) if event != contest.id else None
        if other is None or not other.spec.ranking.counts:
            continue
        begun = start_moment(other.spec) if other.closed_elsewhere else other.started_at
        if begun is not None and _changes(before, after, begun):
            held = other.levels.get(player, "")
            yield UsedLevel(event=event, player=player, level=held, start=True, close=False)
        end = other.counts_from if other.stands == "closed" else None
        own, new = _without(before, event), _without(after, event)
        if end is not None and _changes(own, new, end):
            used = level_used(own, end)
            held = write_level(used) if used else ""
            yield UsedLevel(event=event, player=player, level=held, start=False, close=True)


def _changes(before: PlayerHistory, after: PlayerHistory, at: datetime) -> bool:
    return level_used(before, at) != level_used(after, at)


def _without(history: PlayerHistory, source: str) -> PlayerHistory:
    """A history without what one event gave."""
    return replace(history, given=tuple(one for one in history.given if one.source != source))
