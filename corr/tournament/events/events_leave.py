"""What happens when players take leave. The rules of `events` hold for these bodies, too.

Instants are UTC in ISO form.
"""

from dataclasses import dataclass

from corr.games.rules import Seat
from corr.tournament.events.fields import By, Code, Id, Person, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveTaken:
    """A player is on leave from `since` up to `until`, by the dates of the time zone `zone`.

    It holds in `events` and not in the `refused`; in those that the player enters `later`, as far
    as they have days for it. What the arbiter `by` granted, for a `reason`, costs no days; ""
    for what the player announced.
    """

    player: Id
    since: Code
    until: Code
    zone: Person
    events: tuple[Id, ...]
    refused: tuple[Id, ...] = ()
    later: bool = True
    granted: bool = False
    by: By = ""
    reason: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveEnded:
    """A player's leave after `until` was taken back, in `events`, () for all.

    What begins at `before` or later stays, if that is not "". `by` and `reason` are the arbiter's,
    "" for what the player took back.
    """

    player: Id
    until: Code
    events: tuple[Id, ...] = ()
    before: Code = ""
    by: By = ""
    reason: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRested:
    """A seat's clock does not run from `since` up to `until`: its player is on leave."""

    seat: Seat
    since: Code
    until: Code


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockUnrested:
    """Leave was taken back: a seat's clock may run again from `since` up to `until`."""

    seat: Seat
    since: Code
    until: Code
