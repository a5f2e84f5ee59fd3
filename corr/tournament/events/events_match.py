"""What happens in a match beside its board: it is lost by lateness, breaks between its games."""

from msgspec import Struct

from corr.games.rules import Seat
from corr.tournament.events.fields import Code


class LateLost(Struct, frozen=True, kw_only=True):
    """A seat has lost a match that had begun: for so many `days` it had given nothing to its dice
    after a new commitment (backgammon.md 6.8).
    """

    seat: Seat
    days: int


class BreakAsked(Struct, frozen=True, kw_only=True):
    """A seat wants a break before the next game of its match (4.14), or, not `wanted`, no more."""

    seat: Seat
    wanted: bool = True


class BreakBegun(Struct, frozen=True, kw_only=True):
    """The break of these `seats` has begun; the next game is not thrown before `until` (ISO)."""

    seats: tuple[Code, ...]
    until: Code


class BreakEnded(Struct, frozen=True, kw_only=True):
    """The breaks between two games are over."""


MatchBody = LateLost | BreakAsked | BreakBegun | BreakEnded
