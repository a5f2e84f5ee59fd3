"""What came after a flag had fallen: that is looked at first, and it waits. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias, assert_never

from corr.games.rules import Seat
from corr.tournament.events.events import (
    RestoreWaits,
    Ruled,
    RulingWaits,
    SeatWaits,
    TakeBackWaits,
)

Waits: TypeAlias = RulingWaits | SeatWaits | TakeBackWaits | RestoreWaits
WAITS = (RulingWaits, SeatWaits, TakeBackWaits, RestoreWaits)
"""The events after which something waits in a game."""
NAMES = tuple(kind.__name__ for kind in WAITS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """What waits: event `number` of the game, when it was ruled, and by what."""

    number: int
    at: datetime
    cause: str
    body: Waits

    @property
    def due(self) -> datetime:
        """When the flag fell that is looked at first."""
        return datetime.fromisoformat(self.body.due)

    @property
    def ends(self) -> Ruled | None:
        """What ends the game if nobody had lost on time before; None if it would go on."""
        body = self.body
        if not isinstance(body, RulingWaits):
            return None
        return Ruled(result=body.result, ending=body.ending, reason=body.reason)

    @property
    def act(self) -> str:
        """Which act it is: `ruling`, `substitution`, `take-back` or `restore`."""
        match self.body:
            case RulingWaits():
                return "ruling"
            case SeatWaits():
                return "substitution"
            case TakeBackWaits():
                return "take-back"
            case RestoreWaits():
                return "restore"
            case _:
                assert_never(self.body)

    @property
    def what(self) -> str:
        """What waits, for a sentence."""
        match self.body:
            case RulingWaits(result=result, ending=ending):
                return f"{result} ({ending})"
            case SeatWaits(player=player, former=former):
                return f"{player} in the seat of {former}"
            case TakeBackWaits(stays=stays):
                return f"all after move {stays} taken back" if stays else "all moves taken back"
            case RestoreWaits(moves=moves):
                return f"{', '.join(moves)} given back"
            case _:
                assert_never(self.body)

    @property
    def words(self) -> str:
        """What waits, and for what."""
        return (
            f"{self.what} at {self.at:%Y-%m-%d %H:%M} UTC; "
            f"the flag of {self.due:%Y-%m-%d %H:%M} UTC is looked at first"
        )

    def as_dict(self) -> dict[str, object]:
        """The same for a script; `result` and `ended` are null of what ends no game."""
        ends = self.ends
        return {
            "act": self.act,
            "what": self.what,
            "result": ends.result if ends else None,
            "ended": ends.ending if ends else None,
            "ruled_at": self.at.isoformat(),
            "flag": self.due.isoformat(),
        }


def players_to_be(players: Mapping[Seat, str], waiting: tuple[Waiting, ...]) -> Mapping[Seat, str]:
    """Who will have the seats of a game once all holds that waits in it."""
    for one in waiting:
        if isinstance(one.body, SeatWaits):
            players = {**players, one.body.taken: one.body.player}
    return players


def without_held(waiting: tuple[Waiting, ...], cause: str) -> tuple[Waiting, ...]:
    """What still waits when something has happened by a `cause`: not the first, if it was that."""
    return waiting[1:] if waiting and waiting[0].cause == cause else waiting
