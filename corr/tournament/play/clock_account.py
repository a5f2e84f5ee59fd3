"""What each turn of a game cost, and what that leaves: counted anew from the facts every time.

The facts are when turns began and ended, when a seat's clock rested, and what was given back;
so the order in which they became known changes nothing, and every figure can be shown.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.tournament.play.clock_days import DAY, NOTHING, Stretch, counted, merged, reached
from corr.tournament.spec.clock_terms import Fischer, Terms


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The time in which a seat owed an act, from position `number` on; `until` is None if it does.

    `moves` are those that it made, `credit` the time that was given back to it. In `stops` its
    clock stood still for this turn alone; in `Times.rests` it rests for any.
    """

    seat: Seat
    number: int
    since: datetime
    until: datetime | None = None
    moves: int = 0
    credit: timedelta = NOTHING
    stops: tuple[Stretch, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rest:
    """From one instant up to another the clock of a seat does not run: it is on leave."""

    seat: Seat
    since: datetime
    until: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """What a limit leaves a seat: `name` is `move`, `total`, `control` or `fischer`.

    Of a control, `moves` are those that still have to be made in the time.
    """

    name: str
    time: timedelta
    moves: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    """What a turn that is over cost: the time that passed, what counts, and what was left then."""

    turn: Turn
    passed: timedelta
    charged: timedelta
    left: tuple[Left, ...]


def rests_of(rests: Sequence[Rest], turn: Turn) -> tuple[Stretch, ...]:
    """When the clock of a turn does not run, in order."""
    if not rests:
        return turn.stops
    resting = ((rest.since, rest.until) for rest in rests if rest.seat is turn.seat)
    return merged((*turn.stops, *resting))


def without(rests: Sequence[Rest], seat: Seat, since: datetime, until: datetime) -> Iterator[Rest]:
    """The rests less those of a seat from one instant up to another."""
    for rest in rests:
        if rest.seat is not seat or rest.until <= since or rest.since >= until:
            yield rest
            continue
        if rest.since < since:
            yield replace(rest, until=since)
        if rest.until > until:
            yield replace(rest, since=until)


def passed(terms: Terms, turn: Turn, until: datetime, rests: Sequence[Rest]) -> timedelta:
    """The time of a turn that counts by the calendar of the terms, less what was given back."""
    time = counted(terms.counting, turn.since, until, rests_of(rests, turn))
    return max(NOTHING, time - _credit(terms, turn))


def charged(terms: Terms, time: timedelta) -> timedelta:
    """What so much time on one move takes from a reserve.

    >>> day = timedelta(days=1)
    >>> charged(Terms(double_after=20 * day), 23 * day).days
    26
    """
    time = max(NOTHING, time - terms.delay)
    if terms.double_after is not None and time > terms.double_after:
        return 2 * time - terms.double_after
    return time


def affords(terms: Terms, reserve: timedelta) -> timedelta:
    """The longest time on one move that a reserve pays for: the inverse of `charged`."""
    reserve = max(NOTHING, reserve)
    if terms.double_after is not None and reserve > terms.double_after:
        reserve = terms.double_after + (reserve - terms.double_after) // 2
    return reserve + terms.delay


def account(
    terms: Terms, turns: Sequence[Turn], seat: Seat, rests: Sequence[Rest]
) -> tuple[Charge, ...]:
    """Every turn of a seat that is over, with its cost, in order."""
    return tuple(_charges(terms, turns, seat, rests))


def reserves(
    terms: Terms, turns: Sequence[Turn], seat: Seat, rests: Sequence[Rest]
) -> tuple[Left, ...]:
    """What is left to a seat of what it keeps from move to move, after the turns that are over."""
    if not terms.has_reserve:
        return ()
    purse = _Purse(terms)
    for turn in turns:
        if turn.seat is seat and turn.until is not None:
            purse.pay(charged(terms, passed(terms, turn, turn.until, rests)), turn.moves)
    return purse.left()


def deadlines(
    terms: Terms, turn: Turn, kept: Sequence[Left], rests: Sequence[Rest]
) -> tuple[tuple[datetime, timedelta, str], ...]:
    """When each limit ends a turn, the time that it gives for it, and its name; earliest first."""
    given = [(affords(terms, one.time), one.name) for one in kept]
    if terms.per_move is not None:
        given.append((terms.per_move, "move"))
    resting = rests_of(rests, turn)
    credit = _credit(terms, turn)
    return tuple(
        sorted(
            (reached(terms.counting, turn.since, time + credit, resting), time, name)
            for time, name in given
        )
    )


def ended(turn: Turn, until: datetime, moves: int) -> Turn:
    """The turn after its act, which came at `until` and made so many moves.

    By a wrong clock of ours it may seem to have come before the turn began: then it cost nothing.
    """
    return replace(turn, until=until, moves=moves)


def _credit(terms: Terms, turn: Turn) -> timedelta:
    """What was given back, by the calendar in whole days: a part of one is a day."""
    if not terms.counting.by_calendar:
        return turn.credit
    return -(-turn.credit // DAY) * DAY


def _charges(
    terms: Terms, turns: Sequence[Turn], seat: Seat, rests: Sequence[Rest]
) -> Iterator[Charge]:
    purse = _Purse(terms)
    for turn in turns:
        if turn.seat is not seat or turn.until is None:
            continue
        time = passed(terms, turn, turn.until, rests)
        purse.pay(charged(terms, time), turn.moves)
        yield Charge(turn=turn, passed=time, charged=charged(terms, time), left=purse.left())


class _Purse:
    """The reserves of one seat while its turns are gone through."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._spent = NOTHING
        self._moves = 0
        self._fischer = terms.fischer.start if terms.fischer else NOTHING

    def pay(self, cost: timedelta, moves: int) -> None:
        """Take the cost of a turn; a move brings what the terms give for one."""
        self._spent += cost
        self._moves += moves
        fischer = self._terms.fischer
        if fischer is not None:
            self._fischer = _after(fischer, self._fischer - cost, moves)

    def left(self) -> tuple[Left, ...]:
        """What is left by each limit that holds."""
        terms, found = self._terms, list[Left]()
        if terms.total is not None:
            found.append(Left(name="total", time=terms.total - self._spent))
        if terms.control is not None:
            periods, made = divmod(self._moves, terms.control.moves)
            time = terms.control.time * (periods + 1) - self._spent
            found.append(Left(name="control", time=time, moves=terms.control.moves - made))
        if terms.fischer is not None:
            found.append(Left(name="fischer", time=self._fischer))
        return tuple(found)


def _after(fischer: Fischer, left: timedelta, moves: int) -> timedelta:
    if not moves:
        return left
    grown = left + fischer.increment
    return grown if fischer.most is None else min(grown, fischer.most)
