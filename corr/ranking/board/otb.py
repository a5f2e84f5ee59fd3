"""Over-the-board kyu/dan (R32.1–32.3): norms and what one event makes of one player. Pure.

Norms are exact and rounded up to half points; binary floats would give wrong ones.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from typing import Literal, TypeAlias

from corr.ranking.board.otb_levels import OTB_LOWEST
from corr.ranking.board.otb_tables import NEAREST, STEPS, Goal, Lacking, OtbEvent, OtbTables
from corr.ranking.ratings.rating_decisions import OTB_DECIDED, OtbDecisions

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

    @property
    def halves(self) -> int:
        """The points in half points."""
        return 2 * self.points.numerator // self.points.denominator


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

    `games` are all that counted, carried ones first, and `points` what they gave. `lacking` is
    why the event does not count. `carried` wait for the next event. Who misses the norm to keep
    15 kyu is `down`, but stays. The rest is what the norms follow from.
    """

    before: int
    after: int
    outcome: Outcome
    games: tuple[OtbGame, ...]
    points: Fraction
    lacking: tuple[Lacking, ...]
    carried: tuple[OtbGame, ...]
    event: OtbEvent = field(repr=False)
    tables: OtbTables = field(repr=False)
    decisions: OtbDecisions = field(repr=False)

    @property
    def norms(self) -> tuple[OtbNorm, ...]:
        """The norms, the highest goal first; none if none was set."""
        if self.outcome in ("carried", "not_counted"):
            return ()
        return otb_norms(self.before, self.games, self.event, self.tables, self.decisions)


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
    row = tables.row(level, goal)
    percentages = tuple(row.percent(game.counted_level - level) for game in games)
    # The mean of the percentages times the number of games is their sum.
    exact = Fraction(sum(percentages), 100)
    wanted = level + STEPS[goal]
    return OtbNorm(
        goal=goal,
        level=wanted,
        percentages=percentages,
        exact=exact,
        points=rounded_up(exact),
        lacking=_closed_by(level, goal, len(games), event, tables, decisions),
    )


def _closed_by(
    level: int,
    goal: Goal,
    games: int,
    event: OtbEvent,
    tables: OtbTables,
    decisions: OtbDecisions,
) -> tuple[Lacking, ...]:
    """Why a goal is not open after so many counted games, nothing if it is [T23] [T24]."""
    wanted = level + STEPS[goal]
    least = tables.needed(wanted if decisions.games == "wanted" else level).games
    few: tuple[Lacking, ...] = ("games",) if games < least else ()
    always = goal == "keep" and decisions.conditions == "goals_only"
    return (*(() if always else tables.needed(wanted).lacking(event)), *few)


def _reached(
    level: int,
    games: Sequence[OtbGame],
    halves: int,
    event: OtbEvent,
    tables: OtbTables,
    decisions: OtbDecisions,
) -> Goal | None:
    """The highest open goal whose norm is reached: as by `otb_norms`, which says more of each.

    A register asks for thousands of events, so it counts in whole numbers: `halves`, the points
    in half points, reach a norm rounded up to half points if they reach it before the rounding.
    """
    places = [min(max(game.counted_level - level, -NEAREST), NEAREST) + NEAREST for game in games]
    for row in tables.rows(level):
        if 50 * halves >= sum([row.values[place] for place in places]) and not _closed_by(
            level, row.goal, len(games), event, tables, decisions
        ):
            return row.goal
    return None


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
    always = decisions.conditions != "present"
    lacking = () if always else needed.lacking(event)
    pool = () if lacking else _pool(games, carried, decisions)
    halves = sum([game.halves for game in pool])
    outcome: Outcome
    waiting: tuple[OtbGame, ...]
    if lacking:
        outcome, after, waiting = "not_counted", own, tuple(carried)
    elif len(pool) < needed.games:
        outcome, after, waiting = "carried", own, pool
    else:
        reached, waiting = _reached(own, pool, halves, event, tables, decisions), ()
        outcome = reached or "down"
        after = own + STEPS[reached] if reached else max(own - 1, OTB_LOWEST)
    return OtbResult(
        before=own,
        after=after,
        outcome=outcome,
        games=pool,
        points=Fraction(halves, 2),
        lacking=lacking,
        carried=waiting,
        event=event,
        tables=tables,
        decisions=decisions,
    )


def _pool(
    games: Sequence[OtbGame], carried: Sequence[OtbGame], decisions: OtbDecisions
) -> tuple[OtbGame, ...]:
    """The games that count together, those carried over first (R32.1) [T25] [T26]."""
    if carried and decisions.carried == "last_event":
        carried = [game for game in carried if game.event == carried[-1].event]
    all_count = decisions.untitled == "lowest"
    return tuple(
        [
            game
            for game in (*carried, *games)
            if game.opponent_moved and (all_count or game.level is not None)
        ]
    )
