"""The tables of over-the-board kyu/dan (R32): percentages, and what an event must offer."""

import csv
import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Literal, TypeAlias, get_args

from corr.ranking.board.otb_levels import OTB_HIGHEST, OTB_LOWEST, read_otb_level

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


@dataclass(frozen=True, slots=True, kw_only=True)
class OtbEvent:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Conditions:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Percentages:
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
