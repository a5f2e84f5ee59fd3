"""The games as the checker keeps them: who is to act since when, what was played, how it ended.

Games here are free renju without forbidden points in them; nothing here knows the program.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from tests.championship_clocks import NOTHING, Limits, Span, Turn, ticking
from tests.championship_people import FAR, People
from tests.championship_reading import Order

CENTRE = "h8"
OFFERS = 3
"""How often a player may offer a draw in a game."""


@dataclass(kw_only=True)
class Ending:
    """How a game ended: the result as it is written, the event file's word, and when."""

    points: str
    word: str
    at: datetime

    @property
    def winner(self) -> int | None:
        """The seat that has won."""
        return {"1-0": 0, "0-1": 1}.get(self.points)


def won(seat: int | None) -> str:
    """The result by which a seat wins; None is a draw."""
    return {0: "1-0", 1: "0-1", None: "1/2-1/2"}[seat]


@dataclass(kw_only=True)
class Sheet:
    """A game. `seats` are addresses, of which the first may not be known yet."""

    id: str
    limits: Limits
    seats: list[str]
    people: People
    turns: list[Turn] = field(default_factory=list)
    moves: list[str] = field(default_factory=list)
    offer: int | None = None
    offers: list[int] = field(default_factory=lambda: [0, 0])
    ending: Ending | None = None
    paused: list[list[datetime]] = field(default_factory=list)
    annulled: bool = False

    @property
    def number(self) -> int:
        """The position: how many moves were made after the centre."""
        return len(self.moves)

    @property
    def turn(self) -> Turn:
        """The turn that runs, or with which the game ended."""
        return self.turns[-1]

    def begin(self, seat: int, at: datetime) -> None:
        """The turn comes to a seat."""
        self.turns.append(Turn(seat=seat, number=self.number, since=at))

    def rests(self, turn: Turn) -> Sequence[Span]:
        """When the clock of a turn does not run, as far as its player or the arbiter does that."""
        address, end = self.seats[turn.seat], turn.until or FAR
        stopped = (*self.people.returned(address), *self.paused)
        found = [(max(a, turn.since), min(b, end)) for a, b in stopped if b > turn.since]
        known = self.people.leave(address, self.ending.at if self.ending else FAR)
        return [*(one for one in found if one[0] < one[1]), *known]

    def counted(self, turn: Turn, at: datetime) -> timedelta:
        """What of a turn counts up to an instant, if it goes on until then."""
        return turn.passed(self.limits, self.rests(turn), turn.until or at)

    def kept(self, turn: Turn) -> timedelta:
        """What is left of the game's total when a turn begins."""
        before = self.turns[: self.turns.index(turn)]
        spent = (self.counted(one, turn.since) for one in before if one.seat == turn.seat)
        return self.limits.total - sum(spent, NOTHING)

    def due(self, turn: Turn) -> datetime:
        """When the time of a turn is up."""
        return turn.due(self.limits, self.rests(turn), self.kept(turn))

    # -- what happens ----

    def end(self, points: str, word: str, at: datetime) -> None:
        """The game is over."""
        self.turn.until = max(at, self.turn.since)
        self.ending = Ending(points=points, word=word, at=at)

    def reopen(self, at: datetime, time: timedelta) -> None:
        """The turn with which the game ended goes on, with so much time at least."""
        turn = self.turn
        assert turn.until is not None
        turn.stops.append((turn.until, at))
        turn.until, self.ending = None, None
        left = min(self.limits.per_move, self.kept(turn)) + turn.credit
        left -= ticking(turn.since, at, (*self.limits.free, *turn.stops, *self.rests(turn)))
        turn.credit += max(NOTHING, time - left)

    def take(self, seat: int, order: Order, number: int, at: datetime) -> bool:
        """Do what an order says, if it can be done; whether it was."""
        match order.kind:
            case "resign" if order.game == self.id:
                self.end(won(1 - seat), "resign", at)
            case "accept" if self.offer == 1 - seat and number == self.number:
                self.end(won(None), "agreement", at)
            case "claim time" if self._is_late(1 - seat, at):
                self.end(won(seat), "time", at)
            case "move" if self._may_play(seat, order, number):
                self._play(seat, order, at)
            case _:
                return False
        return True

    def _is_late(self, seat: int, at: datetime) -> bool:
        """Whether a seat has not moved in time, where that has to be claimed."""
        turn = self.turn
        stands = any(end == FAR for _, end in self.rests(turn))
        late = self.limits.on_claim and turn.seat == seat and not stands
        return late and at > self.due(turn)

    def _may_play(self, seat: int, order: Order, number: int) -> bool:
        return (
            number == self.number
            and seat == self.turn.seat
            and order.ply in (None, self.number + 2)
            and order.point not in (CENTRE, *self.moves)
            and not (order.draw and self.offers[seat] >= OFFERS and not self._wins(seat, order))
        )

    def _play(self, seat: int, order: Order, at: datetime) -> None:
        five = self._wins(seat, order)
        self.moves.append(order.point)
        self.offer = None
        if five:
            self.end(won(seat), "five", at)
            return
        if order.draw:
            self.offer = seat
            self.offers[seat] += 1
        self.turn.until = at
        self.begin(1 - seat, at)

    def _wins(self, seat: int, order: Order) -> bool:
        """Whether a move makes five in a row, by a look along all lines."""
        own = {point for n, point in enumerate(self.moves) if n % 2 == 1 - seat}
        own |= {order.point} | ({CENTRE} if seat == 0 else set())
        stones = {(ord(point[0]) - 96, int(point[1:])) for point in own}
        return any(
            all((column + right * n, row + up * n) in stones for n in range(5))
            for column, row in stones
            for right, up in ((1, 0), (0, 1), (1, 1), (1, -1))
        )

    @property
    def record(self) -> str:
        """The moves as records are written."""
        return " ".join(f"{n}.{point}" for n, point in enumerate([CENTRE, *self.moves], 1))
