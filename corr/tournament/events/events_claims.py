"""What happens when a win is claimed by a line: what was claimed, and what its check came to."""

from dataclasses import dataclass

from corr.games.rules import Seat
from corr.tournament.events.fields import Code, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class LineClaimed:
    """A seat claimed at position `number` that it wins by a line, whatever the other seat does.

    `line` is the moves of both from the seat's next one, with a blank between. `finding` and
    `reason` are those of `games.proof`, after `positions` positions were looked at.
    """

    seat: Seat
    number: int
    line: Code
    finding: Code
    reason: Code = ""
    positions: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRefused:
    """The arbiter did not give the win that a seat claimed by a line at position `number`."""

    seat: Seat
    number: int
    reason: Words
