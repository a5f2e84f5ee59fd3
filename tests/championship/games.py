"""The games as the checker keeps them: who is to act since when, what was played, how it ended.

Games here are free renju without forbidden points in them; nothing here knows the program.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from tests.championship.clocks import HOUR, NOTHING, Limits, Span, Turn, ticking
from tests.championship.people import FAR, People
from tests.championship.reading import Order

CENTRE = "h8"
POINTS = [f"{column}{row}" for column in "abcdefghijklmno" for row in range(1, 16)]
OFFERS = 3
"""How often a player may offer a draw in a game."""


@dataclass(frozen=True, kw_only=True)
class Ending:
    """How a game ended: the result as it is written, the event file's word, and when.

    `ruled` is whether somebody gave it another result since.
    """

    points: str
    word: str
    at: datetime
    ruled: bool = False

    @property
    def winner(self) -> int | None:
        """The seat that has won."""
        return {"1-0": 0, "0-1": 1}.get(self.points)


def won(seat: int | None) -> str:
    """The result by which a seat wins; None is a draw."""
    return {0: "1-0", 1: "0-1", None: "1/2-1/2"}[seat]


@dataclass(kw_only=True)
class Sheet:
    """A game. `seats` are addresses, of which the first may not be known yet.

    `claims` are the seats that have shown a win which the arbiter has not answered, `ruled_at` is
    when there was a ruling last.
    """

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
    claims: list[int] = field(default_factory=list)
    ruled_at: datetime | None = None

    @property
    def event(self) -> str:
        """The event that it belongs to."""
        return self.id.partition("-")[0]

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
        address = self.seats[turn.seat]
        known = self.people.leave(address, self.event, self.ending.at if self.ending else FAR)
        return [*self.stood(turn), *known]

    def stood(self, turn: Turn) -> Sequence[Span]:
        """When the clock of a turn stood still: letters came back, or the arbiter stopped it."""
        end = turn.until or FAR
        stopped = (*self.believed(turn), *self.paused)
        found = [(max(a, turn.since), min(b, end)) for a, b in stopped if b > turn.since]
        return [one for one in found if one[0] < one[1]]

    def believed(self, turn: Turn) -> Sequence[Span]:
        """When letters came back: for as long as a move may take in the turn while reports alone
        say so, twice as long once two do, and to the end when our own server refused one.
        """
        found, alone = list[Span](), list[Span]()
        for lost in self.people.returned(self.seats[turn.seat]):
            since, end = max(lost.since, turn.since), min(lost.until, turn.until or FAR)
            for begin, until, times in (
                (since, min(lost.probed, lost.proved), 1),
                (max(since, lost.probed), lost.proved, 2),
            ):
                had = sum((b - a for a, b in alone), NOTHING)
                left = max(NOTHING, self.limits.usual * times - had)
                rest = min(end, until, begin + left if begin < FAR - left else FAR)
                if begin < rest:
                    alone.append((begin, rest))
            if max(since, lost.proved) < end:
                found.append((max(since, lost.proved), end))
        return [*found, *alone]

    def counted(self, turn: Turn, at: datetime) -> timedelta:
        """What of a turn counts up to an instant, if it goes on until then."""
        return turn.passed(self.limits, self.rests(turn), turn.until or at)

    def kept(self, turn: Turn, *, after: bool = False) -> dict[str, timedelta]:
        """What is left of the limits of the game when a turn begins, or after it, by name."""
        turns = self.turns[: self.turns.index(turn) + after]
        total, fischer = self.limits.total, self.limits.fischer
        reserve = fischer.start if fischer else NOTHING
        for one in turns:
            if one.seat == turn.seat:
                cost = self.counted(one, turn.since)
                total = total and total - cost
                reserve = fischer.after(reserve, cost, moved=one.moved) if fischer else NOTHING
        left = {} if total is None else {"total": total}
        return left | ({"fischer": reserve} if fischer else {})

    def given(self, turn: Turn) -> timedelta:
        """The time that a turn has, but for what is given back."""
        found = [max(NOTHING, one) for one in self.kept(turn).values()]
        return min(found + ([self.limits.per_move] if self.limits.per_move else []))

    def due(self, turn: Turn) -> datetime:
        """When the time of a turn is up; leave that began after it was no part of that."""
        rests = [one for one in self.rests(turn) if turn.until is None or one[0] < turn.until]
        return turn.due(self.limits, rests, self.given(turn))

    # -- what happens ----

    def end(self, points: str, word: str, at: datetime) -> None:
        """The game is over; a clock that stood still does not do so if the game is reopened."""
        self.turn.until = max(at, self.turn.since)
        for pause in self.paused:
            pause[1] = min(pause[1], self.turn.until)
        self.ending = Ending(points=points, word=word, at=at)

    def unjudge(self, at: datetime) -> None:
        """Whose time has been up for less than an hour has not lost yet: letters may be late."""
        ending = None if self.limits.on_claim else self.ending
        if ending is not None and ending.word == "time" and at - ending.at <= HOUR:
            self.ending, self.turn.until = None, None

    def reopen(self, at: datetime, time: timedelta) -> None:
        """The turn with which the game ended goes on, with so much time at least."""
        turn = self.turn
        assert turn.until is not None
        turn.stops.append((turn.until, at))
        turn.until, self.ending = None, None
        left = self.given(turn) + turn.credit
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
            case "claim win":
                self._claim(seat, order, number)
                return False
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
            and not (
                order.draw and self.offers[seat] >= OFFERS and not self._wins(seat, order.point)
            )
        )

    def _play(self, seat: int, order: Order, at: datetime) -> None:
        five = self._wins(seat, order.point)
        self.turn.moved = True
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

    def _claim(self, seat: int, order: Order, number: int) -> None:
        """A win is claimed by a move after which there are two ways to five, if it shows that."""
        may = number == self.number and seat == self.turn.seat and order.point not in self.moves
        free = [point for point in POINTS if point not in (CENTRE, order.point, *self.moves)]
        ways = [point for point in free if self._wins(seat, order.point, point)]
        threatened = any(self._wins(1 - seat, point) for point in free)
        if may and order.point != CENTRE and len(ways) > 1 and not threatened:
            self.claims.append(seat)

    def _wins(self, seat: int, *points: str) -> bool:
        """Whether stones make five in a row, by a look along all lines."""
        own = {point for n, point in enumerate(self.moves) if n % 2 == 1 - seat}
        own |= {*points} | ({CENTRE} if seat == 0 else set())
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
