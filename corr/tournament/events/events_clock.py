"""What happens to a game's time. The rules of `events` hold for these, too."""

from dataclasses import dataclass

from corr.games.rules import Seat
from corr.tournament.events.fields import Code, Words

RETURNED = "letters_returned"
"""Why a clock stops by itself: letters to the player come back."""
PAUSED = "paused"
"""Why a clock stands still for either seat: the arbiter has stopped it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeForfeited:
    """A seat's time ran out at `due` (UTC, ISO; renju art. 9.4).

    Where the other seat has to claim it, `claimed` is when the claim came, with which the game
    ended; where the arbiter decides, it ended with this event, for a `reason`.
    """

    seat: Seat
    due: Code
    claimed: Code = ""
    reason: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeClaimed:
    """A seat claimed at this event's time that the other one is late at position `number`."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockCredited:
    """A seat got back `seconds` that our side had kept from it at position `number`.

    `why` is "" for a letter that was read late, `sent` for one that left us late, `returned` for
    one that came back, `clock` for a wrong clock, `outage` for mail that could not be read, and
    `moved` for the way of the event to another installation. It is time `since` then and `until`
    then (ISO); where they are "", that which ended with this event.
    """

    seat: Seat
    number: int
    seconds: int
    why: Code = ""
    since: Code = ""
    until: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockExtended:
    """The arbiter gave a seat `seconds` more for the turn in which it was at position `number`.

    Below zero they were taken back, because the ruling that gave them was undone.
    """

    seat: Seat
    number: int
    seconds: int
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockStopped:
    """A seat's clock stands still from this event's time on, at position `number`.

    `why` is `RETURNED`, which ends with the turn at the latest, or `PAUSED`, which holds for
    either seat until the arbiter ends it; then there is a `reason`. What rests on a report alone
    ends at `until` (ISO). For a clock that stands still for this already, it says until when now.
    """

    seat: Seat
    number: int
    why: Code
    reason: Words = ""
    until: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockStarted:
    """A seat's clock runs on from this event's time, with as much time left as it stopped with.

    `why` is what it stood still for; for another reason it may do so still.
    """

    seat: Seat
    number: int
    why: Code = RETURNED
    reason: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StopRefuted:
    """A seat's clock, that of the turn at position `number`, did run from `since` to `until`.

    It had stood still then, for letters to the player were said to come back (both ISO).
    """

    seat: Seat
    number: int
    since: Code
    until: Code


@dataclass(frozen=True, slots=True, kw_only=True)
class GameReopened:
    """The arbiter lets a game go on that was over: the turn of `seat` did not end.

    The time since the end does not count, and `seconds` are given back for the turn.
    """

    seat: Seat
    seconds: int
    reason: Words
