"""The ranking of one event: `compute`, and `to_json`, its documented output form."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.correspondence.agenda import decided_at_close, level_after, reached_in_event
from corr.ranking.correspondence.event import (
    PROPOSED_FROM,
    UNSANCTIONED,
    EventFile,
    Player,
    write_halves,
    write_level,
    written_level,
)
from corr.ranking.correspondence.newcomers import EstimatesNeeded, Iteration, Vector, iterate
from corr.ranking.correspondence.norms import (
    CLAMP,
    DECIDED,
    LIMIT,
    Decisions,
    Norms,
    Tally,
    clamped,
    highest_reached,
    months_after,
    most_points,
    no_norm_reason,
    norms,
    obtain,
    tally,
)
from corr.reading.entries import Json

HOME = frozenset({"", "SE", "SWE", "SWEDEN", "SVERIGE"})
"""Countries that are not foreign [K 1]; a player without one is at home."""
MONTHS = 3
"""The date on which games in progress count, in months after the start (art. 2 §2a)."""


class PlayerResult(Struct, frozen=True, kw_only=True):
    """What one event did to one player; levels are indices, points and scores half points.

    `start`, `own` and `close` are Ps, the level the norms are set from (P0) and P2; None for a
    new player without one. `total` is the sum of the opponents' indices, clamped for a ranked
    player, and `near` counts the games against an index of at least own − 3. `points` are those
    held against the norms. `found` is a new player's level in the iteration, `beyond` the level
    that the points reach without the two-level limit (art. 3 §4), if that is higher than P1.
    `reason` is one of the codes of the event file.
    """

    id: str
    start: int | None
    own: int | None
    close: int | None
    completed: int
    points: int
    score: int
    total: int
    near: int
    norms: Norms | None
    found: int | None
    level_in_event: int | None
    level_after: int | None
    beyond: int | None
    confirmed: bool
    proposed: bool
    reason: str
    changed_during_event: bool

    @property
    def reaches(self) -> int | None:
        """The highest level whose norm to obtain the points reach; None without norms."""
        if self.norms is None:
            return None
        found = highest_reached(self.completed, self.total, self.points)
        # It is at least 10 kyu, whose norm may be missed, too.
        return found if obtain(found, self.completed, self.total).is_met_by(self.points) else None

    @property
    def decided_at_close(self) -> str:
        """How the level at the close (P2) decided the final one, if it did; "" if it did not.

        As in art. 2 §4, `no_norm` where it holds for want of a norm [K 8], and for a new player
        `found` if it is not below the level found, `unranked` if there is none [K 13].
        """
        after = self.level_after
        if self.start is None:
            if self.close is None or after != self.close:
                return ""
            return "found" if self.reason == "new" else "unranked"
        if self.level_in_event is None:
            return "no_norm" if after == self.close != self.start else ""
        assert self.own is not None
        assert after is not None
        return decided_at_close(self.level_in_event, self.own, after)


class Result(Struct, frozen=True, kw_only=True):
    """The ranking of one event. `counted` says of each game whether it is completed."""

    three_months: date
    counted: tuple[bool, ...]
    players: tuple[PlayerResult, ...]
    newcomers: Iteration | None

    @property
    def completed_games(self) -> int:
        """How many games count."""
        return sum(self.counted)


class _Levels(Struct, frozen=True, kw_only=True):
    """A player's levels as the decisions see them: Ps, the norms' level and P2."""

    start: int | None
    own: int | None
    close: int | None


class _Event(Struct, frozen=True, kw_only=True):
    """What is the same for every player of the event."""

    decisions: Decisions
    counted: Tally
    indices: Sequence[int | None]
    participants: int
    first: frozenset[int]


def compute(event: EventFile, decisions: Decisions = DECIDED) -> Result:
    """The ranking of an event. Raises EstimatesNeeded if estimates are missing."""
    three_months = months_after(event.start, MONTHS)
    counted = tally(event, three_months, decisions)
    early = event.close < three_months
    levels = [_levels(player, decisions, early=early) for player in event.players]
    starts = [each.start for each in levels]
    names = [player.id for player in event.players]
    new = iterate(names, starts, counted, event.estimates, decisions)
    indices = list(starts)
    for player, index in zip(new.players, new.result, strict=True) if new else ():
        indices[player] = index
    entered = len(event.players)
    common = _Event(
        decisions=decisions,
        counted=counted,
        indices=indices,
        participants=len(counted.moved) if decisions.participants == "moved" else entered,
        first=most_points(event, counted, decisions),
    )
    players = tuple(
        _new(number, name, each, common)
        if each.start is None
        else _ranked(number, name, each, common)
        for number, (name, each) in enumerate(zip(names, levels, strict=True))
    )
    return Result(
        three_months=three_months,
        counted=counted.completed,
        players=players,
        newcomers=new,
    )


def _levels(player: Player, decisions: Decisions, *, early: bool) -> _Levels:
    """Ps, P0 and P2; an event that closes before the three-month date has P0 = P2."""
    start, close = player.level, player.level_close
    if decisions.foreign == "new" and player.country.upper() not in HOME:
        elsewhere = close if close != start else None
        return _Levels(start=None, own=None, close=elsewhere)
    own = close if early else player.level_three_months
    return _Levels(start=start, own=start if decisions.own_level == "start" else own, close=close)


def _histogram(number: int, event: _Event) -> Counter[int | None]:
    """How many completed games a player has against each index."""
    return Counter(map(event.indices.__getitem__, event.counted.opponents[number]))


def _ranked(number: int, name: str, levels: _Levels, event: _Event) -> PlayerResult:
    """A ranked player's outcome (art. 2 and 3)."""
    start, own, close = levels.start, levels.own, levels.close
    assert start is not None
    assert own is not None
    assert close is not None
    met = [(index, count) for index, count in _histogram(number, event).items() if index]
    games = sum(count for _, count in met)
    near = sum(count for index, count in met if index >= own - CLAMP)
    total = sum(clamped(index, own) * count for index, count in met)
    counted = event.counted
    by_table = event.decisions.points == "event"
    points = counted.score[number] if by_table else counted.points[number]
    reason = no_norm_reason(event.participants, games, near)
    found = None
    reached: int | None = None
    beyond = None
    after = close
    if not reason:
        found = norms(own, games, total)
        reached, reason = reached_in_event(own, found, points, most=number in event.first)
        highest = highest_reached(games, total, points)
        beyond = highest if highest > own + LIMIT else None
        after = level_after(reached, own, close)
    elif event.decisions.no_norm == "table":
        after = max(own, close)
    return PlayerResult(
        id=name,
        start=start,
        own=own,
        close=close,
        completed=games,
        points=points,
        score=counted.score[number],
        total=total,
        near=near,
        norms=found,
        found=None,
        level_in_event=reached,
        level_after=after,
        beyond=beyond,
        confirmed=found is not None and obtain(after, games, total).is_met_by(points),
        proposed=_is_proposed(after, close),
        reason=reason,
        changed_during_event=reached is not None and after != reached,
    )


def _is_proposed(after: int | None, close: int | None) -> bool:
    """Whether the level awaits the board's final confirmation (art. 1 §5)."""
    return after is not None and after >= PROPOSED_FROM and (close is None or after > close)


def _new(number: int, name: str, levels: _Levels, event: _Event) -> PlayerResult:
    """A new player's outcome (art. 4) [K 12] [K 13]."""
    found, close = event.indices[number], levels.close
    met = _histogram(number, event)
    games = sum(met.values())
    near = total = 0
    for index, count in met.items():
        assert index is not None
        near += count if found is not None and index >= found - CLAMP else 0
        total += index * count
    reason = no_norm_reason(event.participants, games, near)
    ranked = games > 0 and (not reason or event.decisions.new_few_games == "ranked")
    after = close
    if ranked and found is not None:
        higher = event.decisions.new_elsewhere == "higher"
        after = max(found, close) if higher and close is not None else found
    return PlayerResult(
        id=name,
        start=None,
        own=None,
        close=close,
        completed=games,
        points=event.counted.points[number],
        score=event.counted.score[number],
        total=total,
        near=near,
        norms=None,
        found=found,
        level_in_event=None,
        level_after=after,
        beyond=None,
        confirmed=False,
        proposed=_is_proposed(after, close),
        reason="new" if ranked else "new_unranked",
        changed_during_event=False,
    )


def to_json(result: Result) -> Json:
    """The result in the documented output form, ready for `json.dumps`."""
    return {
        "three_months": result.three_months.isoformat(),
        "completed_games": result.completed_games,
        "players": {player.id: _player_json(player) for player in result.players},
        "new_players": _newcomers_json(result) if result.newcomers else None,
    }


def _player_json(player: PlayerResult) -> Json:
    return {
        "completed": player.completed,
        "points": write_halves(player.points),
        "score": write_halves(player.score),
        "norms": _norms_json(player.norms) if player.norms else None,
        "level_in_event": written_level(player.level_in_event),
        "level_after": written_level(player.level_after),
        "confirmed": player.confirmed,
        "proposed": player.proposed,
        "reason": player.reason,
        "changed_during_event": player.changed_during_event,
    }


def _norms_json(found: Norms) -> dict[str, str]:
    named = {
        "keep": found.keep,
        "confirm": found.confirm,
        "rise1": found.rise1,
        "rise2": found.rise2,
    }
    return {name: write_halves(norm.halves) for name, norm in named.items() if norm}


def _newcomers_json(result: Result) -> Json:
    new = result.newcomers
    assert new is not None
    names = [result.players[player].id for player in new.players]

    def written(vector: Vector) -> dict[str, str]:
        return dict(zip(names, map(write_level, vector), strict=True))

    return {
        "estimate": written(new.estimate),
        "rounds": [written(vector) for vector in new.rounds],
        "result": written(new.result),
        "circle": [written(vector) for vector in new.circle] or None,
        "least": written(new.least),
        "greatest": written(new.greatest),
    }


# -- every [K n] that changes a player's outcome in the event ----
# The federation's board decides questions on these rules (art. 1 §5), so the report shows them.


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


class Change(Struct, frozen=True, kw_only=True):
    """A player's outcome as it is, and as it would be."""

    now: PlayerResult
    then: PlayerResult


class Alternative(Struct, frozen=True, kw_only=True):
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


def as_it_counts(result: "Result", *, counts: bool) -> "Result":
    """What an event gives: its ranking, or nothing at all if it does not count.

    Then everybody keeps the level of the close, and nothing is confirmed or proposed.
    """
    if counts:
        return result
    return replace(
        result,
        players=tuple(
            replace(
                one,
                norms=None,
                level_in_event=None,
                level_after=one.close,
                beyond=None,
                confirmed=False,
                proposed=False,
                reason=UNSANCTIONED,
                changed_during_event=False,
            )
            for one in result.players
        ),
    )
