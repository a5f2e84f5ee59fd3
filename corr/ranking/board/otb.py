"""Over-the-board kyu/dan (R32.1–32.3): levels, norms, what one event makes of a player. Pure."""

import csv
import io
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from msgspec import Struct
from msgspec.structs import replace

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

# -- the 24 levels over the board, 15 kyu … 9 dan, and their indices 1 … 24 (R32.1) ----
# Correspondence has twenty of its own (`levels`); an index of the one means nothing in the other.


OTB_LOWEST = 1
"""The index of 15 kyu, where players without a title start [T25]."""
OTB_FIRST_DAN = 16
"""The index of 1 dan, next to 1 kyu."""
OTB_HIGHEST = 24
"""The index of 9 dan."""

_LEVEL = re.compile(r"\s*(1[0-5]|[1-9])\s*(k|kyu|d|dan)\s*", re.IGNORECASE | re.ASCII)


def read_otb_level(text: str) -> int:
    """The index of a level written as `15 kyu`, `15k`, `1 dan` or `1d`, in any case.

    Raises ValueError for anything else.

    >>> read_otb_level("15 kyu"), read_otb_level("1k"), read_otb_level("9D")
    (1, 15, 24)
    """
    match = _LEVEL.fullmatch(text)
    index = 0
    if match is not None:
        number = int(match[1])
        is_kyu = match[2][0] in "kK"
        index = OTB_FIRST_DAN - number if is_kyu else OTB_FIRST_DAN - 1 + number
    if not OTB_LOWEST <= index <= OTB_HIGHEST:
        raise ValueError("not a level: write 15 kyu to 1 kyu or 1 dan to 9 dan")
    return index


def write_otb_level(index: int) -> str:
    """The level of an index, as it is written everywhere.

    >>> [write_otb_level(index) for index in (1, 15, 16, 24)]
    ['15 kyu', '1 kyu', '1 dan', '9 dan']
    """
    if not OTB_LOWEST <= index <= OTB_HIGHEST:
        raise ValueError(f"no level over the board has the index {index}")
    if index < OTB_FIRST_DAN:
        return f"{OTB_FIRST_DAN - index} kyu"
    return f"{index - OTB_FIRST_DAN + 1} dan"


def honorary_title(levels: Iterable[int]) -> int | None:
    """The highest level ever held, which is never lost; None if there was none (R32.5)."""
    return max(levels, default=None)


# -- the tables of over-the-board kyu/dan (R32) ----


Goal: TypeAlias = Literal["up2", "up1", "keep"]
"""What a norm is for; the highest goal first (R32.3)."""
GOALS: tuple[Goal, ...] = get_args(Goal)
STEPS = MappingProxyType[Goal, int]({"up2": 2, "up1": 1, "keep": 0})
"""How many levels above the present one a goal is."""

Lacking: TypeAlias = Literal["event", "minutes", "clocks", "notation", "rules", "games"]
"""What an event lacks for a level: its kind, time, clocks, notation, RIF's rules, or games."""

NEAREST = 3
"""Opponents count as at most so many levels below or above the player (R32.3)."""
_COLUMNS = (
    *(f"opp_minus{n}" for n in ("3_or_lower", "2", "1")),
    "opp_same",
    *(f"opp_plus{n}" for n in ("1", "2", "3_or_higher")),
)


class OtbEvent(Struct, frozen=True, kw_only=True):
    """The conditions under which an event was played.

    `minutes` are a game and player, 0 without a clock, `increment` seconds a move. `approved`: by
    a ranking judge. `official_rules` are RIF's. `world`: the World Championship A event or the
    Team World Championship, which alone does not make it `international` here.
    """

    sanctioned: bool = False
    international: bool = False
    approved: bool = False
    world: bool = False
    official_rules: bool = False
    clocks: bool = False
    notation: bool = False
    minutes: int = 0
    increment: int = 0


class Conditions(Struct, frozen=True, kw_only=True):
    """A row of R32.2: what an event must offer for the levels from `low` to `high`.

    `kinds` name fields of `OtbEvent`, one of which must hold. With an increment of
    `other_increment` seconds `other_minutes` are enough; None where nothing else is.
    """

    article: str
    low: int
    high: int
    games: int
    minutes: int
    other_minutes: int | None
    other_increment: int
    clocks: bool
    notation: bool
    official_rules: bool
    kinds: tuple[str, ...]

    def lacking(self, event: OtbEvent) -> tuple[Lacking, ...]:
        """What the event lacks, nothing if it meets the conditions; games are not looked at."""
        checks: dict[Lacking, bool] = {
            "event": any(getattr(event, kind) for kind in self.kinds),
            "minutes": self._is_long_enough(event),
            "clocks": event.clocks or not self.clocks,
            "notation": event.notation or not self.notation,
            "rules": event.official_rules or not self.official_rules,
        }
        return tuple(what for what, met in checks.items() if not met)

    def _is_long_enough(self, event: OtbEvent) -> bool:
        if event.minutes >= self.minutes:
            return True
        other = self.other_minutes
        return (
            other is not None
            and event.minutes >= other
            and event.increment >= self.other_increment
        )


class Percentages(Struct, frozen=True, kw_only=True):
    """A row of R32.3: the percentages of one goal for players from `low` to `high`.

    They stand by the difference in level from three below to three above.
    """

    low: int
    high: int
    goal: Goal
    values: tuple[int, ...]

    def percent(self, difference: int) -> int:
        """The percentage against an opponent so many levels above the player."""
        return self.values[min(max(difference, -NEAREST), NEAREST) + NEAREST]


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbTables:
    """Both tables, asked by level."""

    percentages: tuple[Percentages, ...]
    conditions: tuple[Conditions, ...]
    by_level: Mapping[int, tuple[Percentages, ...]] = field(init=False, repr=False, compare=False)
    needed_by_level: Mapping[int, Conditions] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Sort the rows by level once: a register asks for them many times."""
        levels = range(OTB_LOWEST, OTB_HIGHEST + 1)
        rows = {
            level: tuple(
                sorted(
                    (row for row in self.percentages if row.low <= level <= row.high),
                    key=lambda row: GOALS.index(row.goal),
                )
            )
            for level in levels
        }
        needed = {
            level: row
            for row in self.conditions
            for level in levels
            if row.low <= level <= row.high
        }
        object.__setattr__(self, "by_level", MappingProxyType(rows))
        object.__setattr__(self, "needed_by_level", MappingProxyType(needed))

    def goals(self, level: int) -> tuple[Goal, ...]:
        """The goals that a player of a level has, the highest first."""
        return tuple(row.goal for row in self.rows(level))

    def row(self, level: int, goal: Goal) -> Percentages:
        """The percentages of a goal; KeyError for one that the level has not."""
        return {row.goal: row for row in self.rows(level)}[goal]

    def percent(self, level: int, goal: Goal, opponent: int) -> int:
        """The percentage against an opponent; KeyError for a goal that the level has not."""
        return self.row(level, goal).percent(opponent - level)

    def needed(self, level: int) -> Conditions:
        """What an event must offer for a level (R32.2)."""
        return self.needed_by_level[level]

    def rows(self, level: int) -> tuple[Percentages, ...]:
        """The percentages of a level's goals, the highest goal first."""
        return self.by_level.get(level, ())


_KINDS = {
    "sanctioned by SLSF": "sanctioned",
    "approved by a ranking judge": "approved",
    "international": "international",
    "World Championship A-tournament": "world",
    "Team World Championship only": "world",
}


def parse_otb_tables(norms_csv: str, conditions_csv: str) -> OtbTables:
    """The tables of `data/kyudan_otb.csv` and `data/kyudan_conditions.csv`.

    Raises ValueError if a level has no conditions or no norm to keep it, or a word is unknown.
    """
    tables = OtbTables(
        percentages=tuple(map(_percentages, csv.DictReader(io.StringIO(norms_csv)))),
        conditions=tuple(map(_conditions, csv.DictReader(io.StringIO(conditions_csv)))),
    )
    for level in range(OTB_LOWEST, OTB_HIGHEST + 1):
        rows = [row for row in tables.conditions if row.low <= level <= row.high]
        if len(rows) != 1 or tables.goals(level)[-1:] != ("keep",):
            raise ValueError(f"the tables of kyu/dan are not complete for level {level}")
    return tables


def _percentages(row: dict[str, str]) -> Percentages:
    low, _, high = row["player_level"].partition("-")
    goals: dict[str, Goal] = {goal: goal for goal in GOALS}
    if row["goal"] not in goals:
        raise ValueError(f"no goal is called {row['goal']!r}")
    return Percentages(
        low=read_otb_level(low),
        high=read_otb_level(high or low),
        goal=goals[row["goal"]],
        values=tuple(int(row[column]) for column in _COLUMNS),
    )


def _conditions(row: dict[str, str]) -> Conditions:
    words = row["event"].split(" or ")
    unknown = [word for word in words if word not in _KINDS]
    if unknown:
        raise ValueError(f"no kind of event is called {unknown[0]!r}")
    return Conditions(
        article=row["article"],
        low=read_otb_level(row["level_from"]),
        high=read_otb_level(row["level_to"]),
        games=int(row["min_games"]),
        minutes=int(row["min_minutes_per_game"] or 0),
        other_minutes=int(row["alt_minutes"]) if row["alt_minutes"] else None,
        other_increment=int(row["alt_increment_seconds"] or 0),
        clocks=row["clocks"] == "yes",
        notation=row["notation"] == "yes",
        official_rules=row["official_rif_rules"] == "yes",
        kinds=tuple(dict.fromkeys(_KINDS[word] for word in words)),
    )


# -- over-the-board kyu/dan (R32.1–32.3) ----
# Norms are exact and rounded up to half points; binary floats would give wrong ones.


Outcome: TypeAlias = Literal["up2", "up1", "keep", "down", "carried", "not_counted"]
"""The goal reached, or none; or the games wait for the next event; or the event is not good."""


class OtbGame(Struct, frozen=True, kw_only=True):
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


class OtbNorm(Struct, frozen=True, kw_only=True):
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


# -- every [T n] that changes a result in an event ----


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


class RatingAlternative(Struct, frozen=True, kw_only=True):
    """The players whose rating would be another one, as it is and as it would be."""

    number: int
    changes: tuple[tuple[PlayerRating, PlayerRating], ...]


class OtbAlternative(Struct, frozen=True, kw_only=True):
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
