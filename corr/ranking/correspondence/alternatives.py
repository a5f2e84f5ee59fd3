"""Every [K n] that changes a player's outcome in the event, and the outcome under it.

The federation's board decides questions on these rules (art. 1 §5), so the report shows them.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType

from corr.ranking.correspondence.compute import PlayerResult, Result, compute
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.newcomers import EstimatesNeeded, Vector
from corr.ranking.correspondence.norms import DECIDED, Decisions

ALTERNATIVES: dict[str, tuple[int, Decisions]] = {
    "foreign_new": (1, replace(DECIDED, foreign="new")),
    "unmoved_on_the_date": (2, replace(DECIDED, unmoved="on_the_date")),
    "endings_no_time": (3, replace(DECIDED, endings="no_time")),
    "endings_adjudication": (3, replace(DECIDED, endings="adjudication")),
    "points_event": (4, replace(DECIDED, points="event")),
    "own_level_start": (5, replace(DECIDED, own_level="start")),
    "most_points_sole": (6, replace(DECIDED, most_points="sole")),
    "most_points_completed": (6, replace(DECIDED, most_points="completed")),
    "participants_moved": (7, replace(DECIDED, participants="moved")),
    "no_norm_table": (8, replace(DECIDED, no_norm="table")),
    "new_few_games_ranked": (12, replace(DECIDED, new_few_games="ranked")),
    "new_elsewhere_last_event": (13, replace(DECIDED, new_elsewhere="last_event")),
    "circle_greatest": (14, replace(DECIDED, circle="greatest")),
}
"""Every alternative that can be computed from the event file, and the number of its [K n].

[K 9] and [K 10] change nothing in the event itself. [K 11] is answered by `estimate_least` and
`estimate_greatest`: whatever the arbiter estimates, the result lies between these bounds.
"""
ESTIMATES = MappingProxyType({"estimate_least": 11, "estimate_greatest": 11})
"""The two bounds of what the arbiter's own estimates could give [K 11]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """A player's outcome as it is, and as it would be."""

    now: PlayerResult
    then: PlayerResult


@dataclass(frozen=True, slots=True, kw_only=True)
class Alternative:
    """An alternative to [K `number`] that matters here; `code` names it in `ALTERNATIVES`.

    `needed` are the ids of players who would have to be estimated before it can be computed.
    """

    number: int
    code: str
    changes: tuple[Change, ...]
    needed: tuple[str, ...] = ()


def alternatives(event: EventFile, result: Result) -> tuple[Alternative, ...]:
    """The alternatives under which at least one player's outcome is another, by number."""
    found = [*_decided_otherwise(event, result), *_estimated_otherwise(event, result)]
    return tuple(sorted(found, key=lambda alternative: alternative.number))


def _decided_otherwise(event: EventFile, result: Result) -> Iterator[Alternative]:
    for code, (number, decisions) in ALTERNATIVES.items():
        try:
            changes = _changes(result, compute(event, decisions))
        except EstimatesNeeded as error:
            yield Alternative(number=number, code=code, changes=(), needed=error.players)
            continue
        if changes:
            yield Alternative(number=number, code=code, changes=changes)


def _estimated_otherwise(event: EventFile, result: Result) -> Iterator[Alternative]:
    """The bounds of [K 11], unless the arbiter estimated everybody or they do not differ."""
    new = result.newcomers
    if new is None or new.least == new.greatest or set(new.sources) <= {"supplied"}:
        return
    bounds: dict[str, Vector] = {"estimate_least": new.least, "estimate_greatest": new.greatest}
    names = [result.players[player].id for player in new.players]
    for code, vector in bounds.items():
        estimated = replace(event, estimates=dict(zip(names, vector, strict=True)))
        changes = _changes(result, compute(estimated))
        if changes:
            yield Alternative(number=ESTIMATES[code], code=code, changes=changes)


def _changes(result: Result, other: Result) -> tuple[Change, ...]:
    return tuple(
        Change(now=now, then=then)
        for now, then in zip(result.players, other.players, strict=True)
        if _outcome(now) != _outcome(then)
    )


def _outcome(player: PlayerResult) -> tuple[object, ...]:
    return player.level_in_event, player.level_after, player.confirmed, player.proposed
