"""Every [T n] of rating and kyu/dan that changes a result in an event, and the result under it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from corr.ranking.board.otb import OtbEvent, OtbGame, OtbResult, OtbTables, otb_event
from corr.ranking.ratings.rating import (
    OTB_DECIDED,
    RATING_DECIDED,
    OtbDecisions,
    PlayerRating,
    RatedEvent,
    RatingDecisions,
    RatingTable,
    rate,
)

RATING_ALTERNATIVES: Mapping[int, RatingDecisions] = {
    16: replace(RATING_DECIDED, unit="game"),
    18: replace(RATING_DECIDED, few_matches="unrated"),
    19: replace(RATING_DECIDED, final="free"),
}
"""The alternatives that can change an event's rating, by the number of their [T n].

[T22] works between events: give `rating_lists` its alternative and ask for the `differences`.
"""
OTB_ALTERNATIVES: Mapping[int, OtbDecisions] = {
    23: replace(OTB_DECIDED, games="present"),
    24: replace(OTB_DECIDED, conditions="goals_only"),
    25: replace(OTB_DECIDED, untitled="left_out"),
    26: replace(OTB_DECIDED, carried="last_event"),
}
"""The alternatives that can change a level, by the number of their [T n]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingAlternative:
    """The players whose rating would be another one, as it is and as it would be."""

    number: int
    changes: tuple[tuple[PlayerRating, PlayerRating], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbAlternative:
    """What would have become of the player."""

    number: int
    then: OtbResult


def rating_alternatives(
    event: RatedEvent, ratings: Mapping[str, int], table: RatingTable
) -> tuple[RatingAlternative, ...]:
    """The alternatives under which somebody's rating after the event is another, by number."""
    now = rate(event, ratings, table).players
    found = []
    for number, decisions in RATING_ALTERNATIVES.items():
        then = rate(event, ratings, table, decisions).players
        changes = tuple(
            (one, other)
            for one, other in zip(now, then, strict=True)
            if (one.entry, one.after) != (other.entry, other.after)
        )
        if changes:
            found.append(RatingAlternative(number=number, changes=changes))
    return tuple(found)


def otb_alternatives(
    level: int | None,
    games: Sequence[OtbGame],
    event: OtbEvent,
    tables: OtbTables,
    carried: Sequence[OtbGame] = (),
) -> tuple[OtbAlternative, ...]:
    """The alternatives under which the level, or the number of games carried over, is another."""
    now = otb_event(level, games, event, tables, carried)
    found = []
    for number, decisions in OTB_ALTERNATIVES.items():
        then = otb_event(level, games, event, tables, carried, decisions)
        if (now.after, len(now.carried)) != (then.after, len(then.carried)):
            found.append(OtbAlternative(number=number, then=then))
    return tuple(found)
