"""The time of one game: whose turn ran when, and the clock that follows from it.

A turn begins when the turn comes to a seat and is not begun anew by acts of the same seat, so
that a colour choice sent alone gains no time. Instants are aware and UTC.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import cached_property

from corr.games.rules import Seat
from corr.tournament.clock_account import (
    Charge,
    Left,
    Rest,
    Turn,
    account,
    affords,
    charged,
    deadlines,
    ended,
    passed,
    reserves,
    rests_of,
)
from corr.tournament.clock_days import NOTHING, reached
from corr.tournament.clock_terms import Terms as Terms
from corr.tournament.clock_terms import duration as duration

ONCE_OVER = timedelta(days=1)
"""What a clock runs on with that stopped when its time was over: its seat knew of nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """Whose time runs, since when, and when it is up.

    `limit` is the one that is used up first, by its name in `Left`, and `given` the time that it
    gives for this turn. `kept` are the seat's reserves when its turn began. While the clock
    stands still, `stopped` is since when and `due` when its time would have been up; `resumed`
    is when it last began to run again.
    """

    seat: Seat
    since: datetime
    due: datetime
    limit: str
    given: timedelta
    kept: tuple[Left, ...] = ()
    stopped: datetime | None = None
    resumed: datetime | None = None


@dataclass(frozen=True, kw_only=True)
class Times:
    """The facts of a game's time. `turn` is the one that runs; `turns` are over, in order.

    While the clock stands still, `stopped` is since when. It is never due before `not_before`.
    """

    terms: Terms
    turns: tuple[Turn, ...] = ()
    turn: Turn | None = None
    rests: tuple[Rest, ...] = ()
    stopped: datetime | None = None
    resumed: datetime | None = None
    not_before: datetime | None = None

    @cached_property
    def clock(self) -> Clock | None:
        """The clock that runs, or stands still; None when nobody owes an act."""
        turn = self.turn
        if turn is None:
            return None
        kept = reserves(self.terms, self.turns, turn.seat, self.rests)
        due, given, limit = deadlines(self.terms, turn, kept, self.rests)[0]
        return Clock(
            seat=turn.seat,
            since=turn.since,
            due=max(due, self.not_before) if self.not_before else due,
            limit=limit,
            given=given,
            kept=kept,
            stopped=self.stopped,
            resumed=self.resumed,
        )

    def used(self, at: datetime) -> timedelta:
        """The time of the running turn that has passed by an instant."""
        if self.turn is None:
            return NOTHING
        return passed(self.terms, self.turn, min(at, self.stopped or at), self.rests)

    def left(self, at: datetime) -> tuple[Left, ...]:
        """What each limit leaves the seat to act at an instant; never less than nothing."""
        if self.clock is None:
            return ()
        used = self.used(at)
        cost = charged(self.terms, used)
        found = [replace(one, time=max(NOTHING, one.time - cost)) for one in self.clock.kept]
        if self.terms.per_move is not None:
            found.append(Left(name="move", time=max(NOTHING, self.terms.per_move - used)))
        return tuple(found)

    def coming(self, seat: Seat) -> tuple[Left, ...]:
        """What each limit gives a seat for its next turn, while the other one is to act."""
        found = reserves(self.terms, self.turns, seat, self.rests)
        if self.terms.per_move is not None:
            found = (*found, Left(name="move", time=self.terms.per_move))
        return tuple(replace(one, time=max(NOTHING, one.time)) for one in found)

    def next_time(self, seat: Seat) -> timedelta:
        """How long a seat may think on its next turn, by the limit that falls first."""
        terms = self.terms
        return min(
            one.time if one.name == "move" else affords(terms, one.time)
            for one in self.coming(seat)
        )

    def account(self, seat: Seat) -> tuple[Charge, ...]:
        """Every turn of a seat that is over, with what it cost and what was left then."""
        return account(self.terms, self.turns, seat, self.rests)

    def rests_until(self, at: datetime) -> datetime | None:
        """The end of the leave because of which the clock does not run now, if it is so."""
        if self.turn is None:
            return None
        resting = rests_of(self.rests, replace(self.turn, stops=()))
        return next((end for start, end in resting if start <= at < end), None)

    # -- what happens ----

    def begun(self, seat: Seat, number: int, at: datetime) -> "Times":
        """The turn has come to a seat, at position `number`."""
        return self._with(Turn(seat=seat, number=number, since=at))

    def moved(self, at: datetime, moves: int) -> "Times":
        """The seat has made its act, with so many moves; nobody's turn runs until one begins."""
        settled = self._settled(at).turn
        assert settled is not None
        turn = ended(settled, at, moves)
        return replace(self._with(None), turns=(*self.turns, turn))

    def over(self, at: datetime) -> "Times":
        """The game has ended."""
        return self.moved(at, 0) if self.turn is not None else self

    def credited(self, seat: Seat, number: int, by: timedelta) -> "Times":
        """Time is given back to the turn in which a seat was at position `number`."""
        turn = self.turn
        if turn is not None and turn.seat is seat and turn.number <= number:
            return replace(self, turn=replace(turn, credit=turn.credit + by))
        for place in reversed(range(len(self.turns))):
            turn = self.turns[place]
            if turn.seat is seat and turn.number <= number:
                turns = list(self.turns)
                turns[place] = replace(turn, credit=turn.credit + by)
                return replace(self, turns=tuple(turns))
        return self

    def rested(self, seat: Seat, since: datetime, until: datetime) -> "Times":
        """A seat is on leave from one instant up to another, whoever's turn it is then."""
        return replace(self, rests=(*self.rests, Rest(seat=seat, since=since, until=until)))

    def stop(self, at: datetime) -> "Times":
        """The clock stands still from an instant on, if it does not already."""
        if self.turn is None or self.stopped:
            return self
        return replace(self, stopped=max(at, self.turn.since))

    def resume(self, at: datetime) -> "Times":
        """The clock runs again, with as much time left as it stopped with."""
        if self.stopped is None or self.clock is None:
            return self
        at = max(at, self.stopped)
        is_over = self.clock.due <= self.stopped
        again = self._settled(at)
        floor = at + ONCE_OVER if is_over else self.not_before
        return replace(again, stopped=None, resumed=at, not_before=floor)

    def taken_over(self, seat: Seat, at: datetime) -> "Times":
        """Somebody else has the seat from now on, with a whole turn."""
        if self.turn is None or self.turn.seat is not seat:
            return self
        return self._with(Turn(seat=seat, number=self.turn.number, since=at))

    def _with(self, turn: Turn | None) -> "Times":
        return replace(self, turn=turn, stopped=None, resumed=None, not_before=None)

    def _settled(self, at: datetime) -> "Times":
        """The same with the time in which the clock stood still, up to now, kept in the turn."""
        if self.turn is None or self.stopped is None:
            return self
        stops = (*self.turn.stops, (self.stopped, max(at, self.stopped)))
        return replace(self, turn=replace(self.turn, stops=stops))


def reminders(times: Times) -> tuple[tuple[datetime, str], ...]:
    """When to remind, in order of time, each with its word; those outside the time are left out.

    So are those that had come before the clock stood still: they are not told again.
    """
    clock, turn = times.clock, times.turn
    if clock is None or turn is None:
        return ()
    found = {_when(times, turn, clock, word): word for word in times.terms.reminders}
    since = clock.resumed or clock.since
    return tuple((at, word) for at, word in sorted(found.items()) if since < at < clock.due)


def _when(times: Times, turn: Turn, clock: Clock, word: str) -> datetime:
    if not word.endswith("%"):
        return clock.due - duration(word)
    share = clock.given * int(word[:-1]) / 100
    rests: Sequence[tuple[datetime, datetime]] = rests_of(times.rests, turn)
    return reached(times.terms.counting, turn.since, share + turn.credit, rests)
