"""Breaks between the games of a match, each seat's own (backgammon.md 7 [4.14]). Pure.

A wish is kept until the game that goes on has ended; then the next one is not thrown before the
break is over. Who asks while the other has one begins their own at once.
"""

from collections.abc import Iterator, Mapping
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import NotNow
from corr.games.registry import rules_for
from corr.games.rules import Seat
from corr.tournament.events.events_match import BreakAsked, BreakBegun, BreakEnded
from corr.tournament.spec.spec import POINTS, GamePart

LENGTH = timedelta(days=5)
"""How long a break is."""
BREAK, NO_BREAK = "break", "break off"
"""The kinds of lines (`OfItself.kind`) that ask for one, and that take the wish back."""


class Breaks(Struct, frozen=True, kw_only=True):
    """The breaks of a match: how many each seat has had or has, who wants one before the next
    game, and who has one now, `until` an instant.
    """

    taken: Mapping[Seat, int] = {}
    wanted: frozenset[Seat] = frozenset()
    running: frozenset[Seat] = frozenset()
    until: datetime | None = None

    def left(self, seat: Seat, most: int) -> int:
        """How many a seat has left, of so many; one that it wants is not taken yet."""
        return most - self.taken.get(seat, 0)

    def taken_back(self) -> "Breaks":
        """After the end of a game was taken back: a break that runs is a wish again."""
        if self.until is None:
            return self
        return Breaks(taken=self._counted(self.running, -1), wanted=self.wanted | self.running)

    def after(self, body: BreakAsked | BreakBegun | BreakEnded) -> "Breaks":
        """The breaks after one more event."""
        match body:
            case BreakAsked(seat=seat):
                wanted = self.wanted | {seat} if body.wanted else self.wanted - {seat}
                return replace(self, wanted=wanted)
            case BreakBegun():
                seats = frozenset(map(Seat, body.seats))
                return Breaks(
                    taken=self._counted(seats, 1),
                    wanted=self.wanted - seats,
                    running=self.running | seats,
                    until=datetime.fromisoformat(body.until),
                )
            case BreakEnded():
                return replace(self, running=frozenset(), until=None)

    def _counted(self, seats: frozenset[Seat], by: int) -> Mapping[Seat, int]:
        return {seat: self.taken.get(seat, 0) + by * (seat in seats) for seat in Seat}


NONE = Breaks()


def asked(breaks: Breaks, seat: Seat, kind: str, most: int, *, allowed: bool) -> BreakAsked:
    """What a line of a seat leads to that asks for a break or takes the wish back.

    `most` is how many it may take in the match, `allowed` whether the event has breaks. Raises
    NotNow.
    """
    if not most:
        raise NotNow("break_too_short" if allowed else "no_breaks")
    if seat in breaks.running:
        raise NotNow("break_runs", until=breaks.until)
    wanted = seat in breaks.wanted
    if kind == NO_BREAK:
        if not wanted:
            raise NotNow("no_break_wanted", left=breaks.left(seat, most))
        return BreakAsked(seat=seat, wanted=False)
    if wanted:
        raise NotNow("break_wanted")
    if breaks.left(seat, most) < 1:
        raise NotNow("breaks_spent", most=most)
    return BreakAsked(seat=seat)


def next_break(breaks: Breaks, at: datetime) -> BreakBegun | BreakEnded | None:
    """What becomes of breaks between two games at an instant; None while one goes on."""
    if breaks.wanted:
        until = max(at + LENGTH, breaks.until or at)
        seats = tuple(seat.value for seat in Seat if seat in breaks.wanted)
        return BreakBegun(seats=seats, until=until.isoformat())
    return BreakEnded() if breaks.until and breaks.until <= at else None


def has_only_breaks(game: GamePart) -> bool:
    """Whether every match of an event has breaks, and none its leave.

    Matches that are too short for breaks have the leave.
    """
    return bool(game.lengths) and all(_breaks(game))


def has_breaks(game: GamePart) -> bool:
    """Whether some matches of an event have breaks."""
    return any(_breaks(game))


def _breaks(game: GamePart) -> Iterator[int]:
    itself = rules_for(game.kind).of_itself
    if itself is not None:
        for length in game.lengths:
            yield itself.breaks({**game.options, POINTS: str(length)})
