"""What is entered about titles at the board (R32), all in the stream `titles`.

Each entry is known by its number in the stream. Players are those of the register; `by` is the
address of who gave the act, "" at the terminal, `rule` what it rests on. What events at the board
gave is never written down: it follows from their files.
"""

from dataclasses import dataclass

from corr.tournament.events.fields import By, Code, Id, Naming, Words

STREAM = "titles"
"""The name of the stream."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleSet:
    """A player holds the title `level` from the day `on`, whatever was before."""

    player: Id
    level: Code
    on: Code
    reason: Words
    by: By = ""
    rule: Naming = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleTested:
    """A player sat the test for the kyu `level` before a ranking judge (R32.4).

    `rating` is the one at the time, None without one; `paper` names the paper, if anybody said.
    """

    player: Id
    level: Code
    on: Code
    passed: bool
    judge: Naming
    paper: Naming = ""
    rating: int | None = None
    reason: Words = ""
    by: By = ""
    rule: Naming = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleUndone:
    """The entry with the number `undoes` was wrong, and holds no more."""

    undoes: int
    reason: Words
    by: By = ""
    rule: Naming = ""


TitleBody = TitleSet | TitleTested | TitleUndone
