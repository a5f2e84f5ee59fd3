"""What is decided about a player's correspondence level, beside what events give.

Each is a ruling of the player's register, with a `number` that counts from 1 for every player;
`by` is the address of who gave it, "" at the terminal, and `rule` what it rests on. What an event
gave stands in its closing.
"""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelSet:
    """The ranking committee entered or corrected a level, which holds `since` a date."""

    player: str
    number: int
    level: str
    since: str
    reason: str
    by: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DanDecided:
    """The board confirmed or refused a dan title that an event's report proposed (art. 1 §5)."""

    player: str
    number: int
    event: str
    report: int
    level: str
    confirmed: bool
    reason: str
    by: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exempted:
    """From `first` to `last`, "" without an end, the player need not confirm (art. 2 §5)."""

    player: str
    number: int
    first: str
    last: str
    reason: str
    by: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingUndone:
    """The ruling with the number `undoes` holds no more."""

    player: str
    number: int
    undoes: int
    reason: str
    by: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelsCarried:
    """The levels that a player brought from the installation that an event was handed over by."""

    player: str
    grades: tuple[Mapping[str, object], ...]


RankingRuling = LevelSet | DanDecided | Exempted | RankingUndone
