"""Over-the-board kyu/dan (R32.1–32.3): norms and what one event makes of one player. Pure.

Norms are exact and rounded up to half points; binary floats would give wrong ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from typing import Literal, TypeAlias

from corr.ranking.otb_levels import OTB_LOWEST
from corr.ranking.otb_tables import STEPS, Goal, Lacking, OtbEvent, OtbTables
from corr.ranking.rating_decisions import OTB_DECIDED, OtbDecisions

Outcome: TypeAlias = Literal["up2", "up1", "keep", "down", "carried", "not_counted"]
"""The goal reached, or none; or the games wait for the next event; or the event is not good."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbGame:
    """A player's game, as it counts for him; `points` are 0, 1/2 or 1.

    `level` is the opponent's at that event, abroad the home title, None without one. `opponent`
    and `event` only name them.
    """

    opponent: str = ""
    event: str = ""
    level: int | None
    points: Fraction
    opponent_moved: bool = True

    @property
    def counted_level(self) -> int:
        """The level that the opponent counts with: without a title 15 kyu [T25]."""
        return OTB_LOWEST if self.level is None else self.level


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbNorm:
    """A norm for `level`: before rounding, and rounded up to the next half point (R32.3).

    `percentages` are those of the counted games in their order. `lacking` is why the goal is not
    open in this event, empty if it is [T23] [T24]. A norm may be negative or exceed the games.
    """

    goal: Goal
    level: int
    percentages: tuple[int, ...]
    exact: Fraction
    points: Fraction
    lacking: tuple[Lacking, ...]

    @property
    def is_open(self) -> bool:
        """Whether the event allows the goal at all."""
        return not self.lacking


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbResult:
    """What one event did to one player's level.

    `games` are all that counted, carried ones first, and `points` what they gave. `norms`, the
    highest goal first, are empty if none was set. `lacking` is why the event does not count.
    `carried` wait for the next event. Who misses the norm to keep 15 kyu is `down`, but stays.
    """

    before: int
    after: int
    outcome: Outcome
    games: tuple[OtbGame, ...]
    points: Fraction
    norms: tuple[OtbNorm, ...]
    lacking: tuple[Lacking, ...]
    carried: tuple[OtbGame, ...]


def rounded_up(exact: Fraction) -> Fraction:
    """A norm rounded up to the next half point (R32.3).

    >>> str(rounded_up(Fraction("5.85"))), str(rounded_up(Fraction("-0.2")))
    ('6', '0')
    """
    return Fraction(ceil(exact * 2), 2)


def otb_norms(
    level: int,
    games: Sequence[OtbGame],
    event: OtbEvent,
    tables: OtbTables,
    decisions: OtbDecisions = OTB_DECIDED,
) -> tuple[OtbNorm, ...]:
    """The norms of a player of `level` over counted games, the highest goal first (R32.3)."""
    return tuple(
        _norm(level, goal, games, event, tables, decisions) for goal in tables.goals(level)
    )


def _norm(
    level: int,
    goal: Goal,
    games: Sequence[OtbGame],
    event: OtbEvent,
    tables: OtbTables,
    decisions: OtbDecisions,
) -> OtbNorm:
    percentages = tuple(tables.percent(level, goal, game.counted_level) for game in games)
    # The mean of the percentages times the number of games is their sum.
    exact = Fraction(sum(percentages), 100)
    wanted = level + STEPS[goal]
    needed = tables.needed(wanted)
    least = tables.needed(wanted if decisions.games == "wanted" else level).games
    few: tuple[Lacking, ...] = ("games",) if len(games) < least else ()
    always = goal == "keep" and decisions.conditions == "goals_only"
    return OtbNorm(
        goal=goal,
        level=wanted,
        percentages=percentages,
        exact=exact,
        points=rounded_up(exact),
        lacking=(*(() if always else needed.lacking(event)), *few),
    )


def otb_event(
    level: int | None,
    games: Sequence[OtbGame],
    event: OtbEvent,
    tables: OtbTables,
    carried: Sequence[OtbGame] = (),
    decisions: OtbDecisions = OTB_DECIDED,
) -> OtbResult:
    """What an event makes of a player of `level`, None without a title [T25] (R32.2–32.3).

    `games` are all his games of the event, `carried` those that an earlier one left over [T26].
    """
    own = OTB_LOWEST if level is None else level
    needed = tables.needed(own)
    pool = _pool(games, carried, decisions)
    lacking = needed.lacking(event)
    if lacking and decisions.conditions == "present":
        return _waiting(own, "not_counted", (), lacking, tuple(carried))
    if len(pool) < needed.games:
        return _waiting(own, "carried", pool, (), pool)
    norms = otb_norms(own, pool, event, tables, decisions)
    points = sum((game.points for game in pool), Fraction(0))
    reached = next((norm for norm in norms if norm.is_open and points >= norm.points), None)
    return OtbResult(
        before=own,
        after=reached.level if reached else max(own - 1, OTB_LOWEST),
        outcome=reached.goal if reached else "down",
        games=pool,
        points=points,
        norms=norms,
        lacking=(),
        carried=(),
    )


def _pool(
    games: Sequence[OtbGame], carried: Sequence[OtbGame], decisions: OtbDecisions
) -> tuple[OtbGame, ...]:
    """The games that count together, those carried over first (R32.1) [T25] [T26]."""
    if carried and decisions.carried == "last_event":
        carried = [game for game in carried if game.event == carried[-1].event]
    return tuple(
        game
        for game in (*carried, *games)
        if game.opponent_moved and (game.level is not None or decisions.untitled == "lowest")
    )


def _waiting(
    level: int,
    outcome: Outcome,
    games: tuple[OtbGame, ...],
    lacking: tuple[Lacking, ...],
    carried: tuple[OtbGame, ...],
) -> OtbResult:
    """An event that leaves the level as it is, without norms."""
    return OtbResult(
        before=level,
        after=level,
        outcome=outcome,
        games=games,
        points=sum((game.points for game in games), Fraction(0)),
        norms=(),
        lacking=lacking,
        carried=carried,
    )
