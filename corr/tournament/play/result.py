"""How games end: the result, and the points that it comes to. Pure."""

from dataclasses import dataclass

from corr.games.rules import Seat

ANNULLED = "annulled"
"""How a game ended that the arbiter took back: it has no result and counts nowhere [T35]."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a game ended: `winner` None is a draw, `ending` is the event file's word.

    `nobody`: the game is lost for both, as the arbiter may rule. Of a game that was `annulled`
    `detail` is the arbiter's reason.
    """

    winner: Seat | None
    ending: str
    detail: str = ""
    nobody: bool = False

    @property
    def is_annulled(self) -> bool:
        """Whether the arbiter took the game back, so that nobody has anything from it."""
        return self.ending == ANNULLED

    def points(self) -> str:
        """First seat's and second seat's points as the event file writes them, "" if annulled."""
        if self.is_annulled:
            return ""
        if self.winner is None:
            return "0-0" if self.nobody else "1/2-1/2"
        return "1-0" if self.winner is Seat.FIRST else "0-1"


def result_of(points: str, ending: str) -> Result:
    """The result that these points stand for, as `Result.points` writes them. Raises ValueError.

    >>> result_of("0-0", "walkover").nobody
    True
    """
    winners = {"1-0": Seat.FIRST, "0-1": Seat.SECOND, "1/2-1/2": None, "0-0": None}
    if points not in winners:
        raise ValueError(f"a result is one of {', '.join(winners)}, not {points}")
    return Result(winner=winners[points], ending=ending, nobody=points == "0-0")
