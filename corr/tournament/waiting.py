"""Rulings that came after a flag had fallen: it is looked at first, and they wait. Pure."""

from dataclasses import dataclass
from datetime import datetime

from corr.tournament.events_rulings import Ruled, RulingWaits


@dataclass(frozen=True, slots=True, kw_only=True)
class Waiting:
    """A ruling that waits: event `number` of the game, when it was given, and by what."""

    number: int
    at: datetime
    cause: str
    body: RulingWaits

    @property
    def due(self) -> datetime:
        """When the flag fell that is looked at first."""
        return datetime.fromisoformat(self.body.due)

    @property
    def ruled(self) -> Ruled:
        """What ends the game if nobody had lost on time before."""
        body = self.body
        return Ruled(result=body.result, ending=body.ending, reason=body.reason)

    @property
    def words(self) -> str:
        """What waits, and for what."""
        return (
            f"{self.body.result} ({self.body.ending}) at {self.at:%Y-%m-%d %H:%M} UTC; "
            f"the flag of {self.due:%Y-%m-%d %H:%M} UTC is looked at first"
        )

    def as_dict(self) -> dict[str, object]:
        """The same for a script."""
        return {
            "result": self.body.result,
            "ended": self.body.ending,
            "ruled_at": self.at.isoformat(),
            "flag": self.due.isoformat(),
        }
