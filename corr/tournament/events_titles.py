"""What is entered about titles at the board (R32), all in the stream `titles`.

Each entry is known by its number in the stream. Players are those of the register; `by` is the
address of who gave the act, "" at the terminal, `rule` what it rests on. What events at the board
gave is never written down: it follows from their files.
"""

from dataclasses import dataclass

STREAM = "titles"
"""The name of the stream."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleSet:
    """A player holds the title `level` from the day `on`, whatever was before."""

    player: str
    level: str
    on: str
    reason: str
    by: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleTested:
    """A player sat the test for the kyu `level` before a ranking judge (R32.4).

    `rating` is the one at the time, None without one; `paper` names the paper, if anybody said.
    """

    player: str
    level: str
    on: str
    passed: bool
    judge: str
    paper: str = ""
    rating: int | None = None
    reason: str = ""
    by: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleUndone:
    """The entry with the number `undoes` was wrong, and holds no more."""

    undoes: int
    reason: str
    by: str = ""
    rule: str = ""


TitleBody = TitleSet | TitleTested | TitleUndone
