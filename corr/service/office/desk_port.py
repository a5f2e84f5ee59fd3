"""What the desk by mail asks of the command line: to read a line of a letter, and to carry it out.

Commands live above this room, so the office is given something that speaks for them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from corr.service.office.office import Office


class Who(Enum):
    """Who may send a command by letter."""

    READERS = "an arbiter or the committee of the event"
    ARBITERS = "an arbiter of the event"
    CHIEF = "the chief arbiter of the event"
    COMMITTEE = "the committee of the event, without one the chief arbiter"
    DESK = "an arbiter of any event, or the operator"
    RANKERS = "the ranking committee or the federation's board"
    RANKING = "the ranking committee"
    BOARD = "the federation's board"


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A line of a letter that is a command.

    `line` is as it was written, on one line. `who` may send it; `reads`: it changes nothing.
    `event` is the event that it is about and `game` the game, "" for none. `run` is the port's
    own, with which it does what the line says. `files` are the attachments that it takes. `ruling`
    is the number of the ruling that it decides about, 0 for none. Without an event a `wide` one is
    about all events of the writer's, and one about a `player` about the only one in which the
    writer is an arbiter of theirs.
    """

    line: str
    who: Who
    reads: bool
    event: str
    game: str
    path: tuple[str, ...]
    words: tuple[str, ...]
    ruling: int = 0
    wide: bool = False
    player: str = ""
    files: Mapping[str, str] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """When and under which cause a command runs, and for whom."""

    at: datetime
    cause: str
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """What a command printed, and the files that it would have written."""

    text: str
    files: tuple[tuple[str, bytes], ...] = ()


class Desk(Protocol):
    """The command line, as far as letters may use it."""

    def begins(self, line: str) -> bool:
        """Whether a line begins as a command does, with `corr` or without."""

    def whose(self, line: str) -> Who | None:
        """Who may send the command of two words or more with which a line begins, None for none.

        A single word may as well be the first of a sentence.
        """

    def known(self, who: frozenset[Who]) -> tuple[str, ...]:
        """The commands that these may send, each with its arguments."""

    def read(self, line: str, files: Mapping[str, str]) -> Command:
        """The command that a line is. Raises ArbiterError for what cannot be sent."""

    def show(self, office: "Office", command: Command, occasion: Occasion) -> Printed:
        """What a command prints that only reads, or what an act would do. Raises ArbiterError.

        An act without a dry run of its own is carried out: the caller undoes it.
        """

    def carry_out(self, office: "Office", command: Command, occasion: Occasion) -> Printed:
        """Carry an act out, and what it prints. Raises ArbiterError: then undo what it began."""
