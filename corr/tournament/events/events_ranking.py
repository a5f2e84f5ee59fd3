"""What is decided about a player's correspondence level, beside what events give.

Each is a ruling of the player's register, with a `number` that counts from 1 for every player;
`by` is the address of who gave it, "" at the terminal, and `rule` what it rests on. What an event
gave stands in its closing.
"""

from dataclasses import dataclass

from corr.tournament.events.fields import By, Code, Id, Naming, Tables, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelSet:
    """The ranking committee entered or corrected a level, which holds `since` a date."""

    player: Id
    number: int
    level: Code
    since: Code
    reason: Words
    by: By = ""
    rule: Naming = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class DanDecided:
    """The board confirmed or refused a dan title that an event's report proposed (art. 1 §5)."""

    player: Id
    number: int
    event: Id
    report: int
    level: Code
    confirmed: bool
    reason: Words
    by: By = ""
    rule: Naming = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Exempted:
    """From `first` to `last`, "" without an end, the player need not confirm (art. 2 §5)."""

    player: Id
    number: int
    first: Code
    last: Code
    reason: Words
    by: By = ""
    rule: Naming = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingUndone:
    """The ruling with the number `undoes` holds no more."""

    player: Id
    number: int
    undoes: int
    reason: Words
    by: By = ""
    rule: Naming = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelsCarried:
    """The levels that a player brought from the installation that an event was handed over by."""

    player: Id
    grades: tuple[Tables, ...]


RankingRuling = LevelSet | DanDecided | Exempted | RankingUndone
