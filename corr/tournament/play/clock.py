"""The time of one game: whose turn ran when, and the clock that follows from it.

A turn begins when the turn comes to a seat and is not begun anew by acts of the same seat, so
that a colour choice sent alone gains no time, nor a roll apart from its play. Instants are aware
and UTC.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from functools import cached_property
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.tournament.events.events_games import (
    PAUSED,
    RETURNED,
    ClockAsked,
    ClockCredited,
    ClockExtended,
    ClockImposed,
    ClockLifted,
    ClockStarted,
    ClockStopped,
    MatchStarted,
    StopRefuted,
    TimeClaimed,
)
from corr.tournament.events.events_player import ClockRested, ClockUnrested
from corr.tournament.play.clock_use import (
    Use,
    counted_by,
    penal,
    restored,
    rewound,
    use_at,
    without_ruled,
)
from corr.tournament.spec.clock_terms import (
    DAY,
    NOTHING,
    Fischer,
    Stretch,
    Terms,
    counted,
    duration,
    less,
    merged,
    reached,
)

# -- what each turn of a game cost, and what that leaves ----
# The facts are when turns began and ended, when a seat's clock rested, and what was given back; so
# the order in which they became known changes nothing, and every figure can be shown.


class Turn(Struct, frozen=True, kw_only=True):
    """The time in which a seat owed an act, from position `number` on; `until` is None if it does.

    `moves` are those that it made, `credit` the time that was given back to it. In `stops` its
    clock stood still for this turn alone; in `Times.rests` it rests for any. A turn that `starts`
    waits for the seat's first act of the match.
    """

    seat: Seat
    number: int
    since: datetime
    until: datetime | None = None
    moves: int = 0
    credit: timedelta = NOTHING
    stops: tuple[Stretch, ...] = ()
    starts: bool = False


class Rest(Struct, frozen=True, kw_only=True):
    """From one instant up to another the clock of a seat does not run: it is on leave."""

    seat: Seat
    since: datetime
    until: datetime


class Left(Struct, frozen=True, kw_only=True):
    """What a limit leaves a seat: `name` is `move`, `total`, `control` or `fischer`.

    Of a control, `moves` are those that still have to be made in the time.
    """

    name: str
    time: timedelta
    moves: int = 0


class Charge(Struct, frozen=True, kw_only=True):
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


BEGIN = "begin"
"""The limit for the first act of a match: of limits that end a turn together it is the first."""


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
    if turn.starts and terms.start_within is not None:
        given.append((terms.start_within, BEGIN))
    resting = rests_of(rests, turn)
    credit = _credit(terms, turn)
    found = [
        (reached(terms.counting, turn.since, time + credit, resting), time, name)
        for time, name in given
    ]
    return tuple(sorted(found, key=lambda one: (one[0], one[2] != BEGIN, *one[1:])))


def begin_counts(terms: Terms) -> bool:
    """Whether a match can be lost by a late start (P§17.2), or its games are lost on time before.

    >>> limits = Terms(per_move=7 * DAY, start_within=30 * DAY)
    >>> begin_counts(limits), begin_counts(replace(limits, per_move=30 * DAY))
    (False, True)
    """
    if terms.start_within is None:
        return False
    full = reserves(terms, (), Seat.FIRST, ())
    given = [terms.per_move, *(affords(terms, one.time) for one in full)]
    return all(time is None or terms.start_within <= time for time in given)


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


# -- the time of one game ----


LAST_INSTANT = datetime.max.replace(tzinfo=UTC)
THROW = "throw"
"""Why a clock stands still by itself: dice have to be thrown, and something has to come before."""
CALLED = "director"
"""Why a clock stands still by itself: a player has called the director, who has to answer."""
LAST_NUMBER = 2**63
"""Greater than the number of any position."""
ONCE_OVER = timedelta(days=1)
"""What a clock runs on with that stopped when its time was over: its seat knew of nothing."""


class Clock(Struct, frozen=True, kw_only=True):
    """Whose time runs, since when, and when it is up.

    `limit` is the one that is used up first, by its name in `Left` or `BEGIN`, and `given` the
    time that it gives for this turn. `kept` are the seat's reserves when its turn began. While the
    clock stands still, `stopped` is since when and `due` when its time would have been up;
    `resumed` is when it last began to run again. One that never `runs` has not been asked for:
    nobody loses when it is due.
    """

    seat: Seat
    since: datetime
    due: datetime
    limit: str
    given: timedelta
    kept: tuple[Left, ...] = ()
    stopped: datetime | None = None
    resumed: datetime | None = None
    runs: bool = True


class Times(Struct, frozen=True, kw_only=True, dict=True):
    """The facts of a game's time. `turn` is the one that runs; `turns` are over, in order.

    While the clock stands still, `stopped` is since when and `holds` are the reasons. `paused` is
    since when the arbiter has kept it so, through all turns. What rests on a report alone ends at
    `until`. It is never due before `not_before`.
    `claimed` is when the other seat claimed that the turn's time is over. The seats `to_start`
    have not made their first act of the match yet. `uses` are the terms by which turns run, in
    order, where that does not stay as it was; `terms` are those of this turn, or of the last one.
    The seats that have `asked` want the clock to run.
    """

    terms: Terms
    turns: tuple[Turn, ...] = ()
    turn: Turn | None = None
    rests: tuple[Rest, ...] = ()
    stopped: datetime | None = None
    holds: tuple[str, ...] = ()
    paused: datetime | None = None
    until: datetime | None = None
    resumed: datetime | None = None
    not_before: datetime | None = None
    claimed: datetime | None = None
    to_start: frozenset[Seat] = frozenset()
    uses: tuple[Use, ...] = ()
    asked: tuple[Seat, ...] = ()

    @cached_property
    def clock(self) -> Clock | None:
        """The clock that runs, or stands still; None when nobody owes an act."""
        turn = self.turn
        if turn is None:
            return None
        turns = self._paid(turn) if self.uses else self.turns
        kept = reserves(self.terms, turns, turn.seat, self.rests)
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
            runs=not self.uses or use_at(self.uses, turn.number).runs,
        )

    @property
    def still_since(self) -> datetime | None:
        """Since when the clock stands still, over all turns that a pause by the arbiter lasts."""
        return self.stopped and (self.paused or self.stopped)

    @property
    def lost_at(self) -> datetime | None:
        """When the seat to act loses by itself: when its time is over, or that was claimed.

        None where it does not: nobody has claimed it, the arbiter decides, or no clock was asked
        for.
        """
        clock = self.clock
        if clock is None or clock.stopped is not None or self.terms.forfeit == "arbiter":
            return None
        if not clock.runs:
            return None
        if self.terms.forfeit == "automatic":
            return clock.due
        return self.claimed if self.claimed and self.claimed > clock.due else None

    @property
    def claim_is_void(self) -> bool:
        """Whether time was given since the other seat claimed that the time is over."""
        return self.claimed is not None and not self.stopped and self.lost_at is None

    def is_over(self, at: datetime) -> bool:
        """Whether the time of the seat to act is over at an instant, and its clock runs."""
        clock = self.clock
        return clock is not None and clock.stopped is None and clock.runs and at > clock.due

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
        cost = charged(self.terms, used) if self.clock.runs else NOTHING
        found = [replace(one, time=max(NOTHING, one.time - cost)) for one in self.clock.kept]
        if self.terms.per_move is not None:
            found.append(Left(name="move", time=max(NOTHING, self.terms.per_move - used)))
        return tuple(found)

    def coming(self, seat: Seat) -> tuple[Left, ...]:
        """What each limit gives a seat for its next turn, while the other one is to act."""
        terms, turns = self.terms, self.turns
        if self.uses:
            terms, turns = self.uses[-1].terms, counted_by(self.uses[-1], turns)
        found = reserves(terms, turns, seat, self.rests)
        if terms.per_move is not None:
            found = (*found, Left(name="move", time=terms.per_move))
        return tuple(replace(one, time=max(NOTHING, one.time)) for one in found)

    def next_time(self, seat: Seat) -> timedelta:
        """How long a seat may think on its next turn, by the limit that falls first."""
        terms = self.uses[-1].terms if self.uses else self.terms
        return min(
            one.time if one.name == "move" else affords(terms, one.time)
            for one in self.coming(seat)
        )

    def account(self, seat: Seat) -> tuple[Charge, ...]:
        """Every turn of a seat that is over, with what it cost and what was left then."""
        if not self.uses:
            return account(self.terms, self.turns, seat, self.rests)
        return tuple(self._account(seat))

    def terms_of(self, turn: Turn) -> Terms:
        """The terms by which a turn runs, or ran."""
        return use_at(self.uses, turn.number).terms if self.uses else self.terms

    def counts(self, turn: Turn) -> bool:
        """Whether a clock runs, or ran, in a turn: it does not before it was asked for."""
        return not self.uses or use_at(self.uses, turn.number).runs

    def paid_before(self, place: int) -> Sequence[Turn]:
        """The turns over before that at a place which took from the same reserves."""
        turns = (*self.turns, self.turn) if self.turn else self.turns
        return self._paid(turns[place], turns[:place])

    def _paid(self, turn: Turn, turns: Sequence[Turn] | None = None) -> Sequence[Turn]:
        turns = self.turns if turns is None else turns
        return counted_by(use_at(self.uses, turn.number), turns) if self.uses else turns

    def _account(self, seat: Seat) -> Iterator[Charge]:
        for place, use in enumerate(self.uses):
            end = self.uses[place + 1].number if place + 1 < len(self.uses) else LAST_NUMBER
            own = [one for one in self.turns if use.number <= one.number < end]
            for one in account(use.terms, own, seat, self.rests):
                yield one if use.runs else replace(one, charged=NOTHING, left=())

    def turn_at(self, number: int) -> Turn | None:
        """The turn in which the act at position `number` was made, None if that was nobody's."""
        known = (*self.turns, self.turn) if self.turn else self.turns
        return next((one for one in reversed(known) if one.number <= number), None)

    def rests_until(self, at: datetime) -> datetime | None:
        """The end of the leave because of which the clock does not run now, if it is so."""
        if self.turn is None:
            return None
        resting = rests_of(self.rests, replace(self.turn, stops=()))
        return next((end for start, end in resting if start <= at < end), None)

    def leave(self, seat: Seat, at: datetime) -> tuple[datetime, datetime] | None:
        """When a seat is on leave, at an instant or the next time after it; None if never."""
        away = merged((one.since, one.until) for one in self.rests if one.seat is seat)
        return next(((start, end) for start, end in away if at < end), None)

    def left_to_act(self, at: datetime) -> timedelta:
        """How long the clock still has to run until it is due, leave left out."""
        clock = self.clock
        if clock is None:
            return NOTHING
        now = clock.stopped or at
        away = merged((one.since, one.until) for one in self.rests if one.seat is clock.seat)
        resting = (min(end, clock.due) - max(start, now) for start, end in away)
        return clock.due - now - sum((one for one in resting if one > NOTHING), NOTHING)

    # -- what happens ----

    def begun(self, seat: Seat, number: int, at: datetime) -> "Times":
        """The turn has come to a seat, at position `number`."""
        starts = seat in self.to_start
        return self._with(Turn(seat=seat, number=number, since=at, starts=starts))

    def started(self, seat: Seat) -> "Times":
        """A seat has made its first act of the match, here or in another game (P§17.2)."""
        if seat not in self.to_start:
            return self
        turn = self.turn
        if turn is not None and turn.seat is seat:
            turn = replace(turn, starts=False)
        return replace(self, turn=turn, to_start=self.to_start - {seat})

    def thrown(self) -> "Times":
        """The throw has come that the clock has stood still for, in no time."""
        holds = tuple(one for one in self.holds if one != THROW)
        return replace(self, holds=holds, stopped=self.stopped if holds else None)

    def moved(self, at: datetime, moves: int) -> "Times":
        """The seat has made its act, with so many moves; nobody's turn runs until one begins."""
        settled = self._settled(at).turn
        assert settled is not None
        turn = ended(settled, at, moves)
        return replace(self._with(None), turns=(*self.turns, turn))

    def over(self, at: datetime) -> "Times":
        """The game has ended."""
        return replace(self.moved(at, 0) if self.turn is not None else self, holds=())

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

    def demanded(self, seat: Seat, number: int, at: datetime) -> "Times":
        """A seat asks for the clock: it runs from the next turn on, once enough have (5.28)."""
        asked = self.asked if seat in self.asked else (*self.asked, seat)
        again = replace(self, asked=asked)
        if not self.uses or (self.uses[0].terms.use == "option" and len(asked) < len(Seat)):
            return again
        use = Use(number=self._next_turn(number), terms=self.uses[0].terms, at=at)
        return replace(again, uses=(*self.uses, use))

    def imposed(self, number: int, bank: timedelta, at: datetime) -> "Times":
        """The director lets the clock run from the next turn on, with a bank of its own."""
        uses = self.uses or (Use(number=0, terms=self.terms),)
        terms = penal(uses[0].terms, bank)
        use = Use(number=self._next_turn(number), terms=terms, at=at, ruled=True)
        return replace(self, uses=(*uses, use))

    def lifted(self, at: datetime) -> "Times":
        """The clock that the director imposed is gone, as if it had never been.

        A turn whose time would have been over meanwhile goes on for a while.
        """
        uses = without_ruled(self.uses)
        again = replace(self, uses=uses, claimed=None)
        if self.turn is None:
            return again
        again = replace(again, terms=use_at(uses, self.turn.number).terms)
        is_over = again.clock is not None and again.clock.due <= at
        return replace(again, not_before=at + ONCE_OVER) if is_over else again

    def _next_turn(self, number: int) -> int:
        """A position in which no turn has begun yet, when an act is due at position `number`."""
        return number if self.turn is None else self.turn.number + 1

    def rested(self, seat: Seat, since: datetime, until: datetime) -> "Times":
        """A seat is on leave from one instant up to another, whoever's turn it is then."""
        return replace(self, rests=(*self.rests, Rest(seat=seat, since=since, until=until)))

    def unrested(self, seat: Seat, since: datetime, until: datetime) -> "Times":
        """A seat's leave from one instant up to another is taken back."""
        return replace(self, rests=tuple(without(self.rests, seat, since, until)))

    def stop(self, at: datetime, why: str = RETURNED, until: datetime | None = None) -> "Times":
        """The clock stands still from an instant on, if it does not already for this reason.

        One that the arbiter has `PAUSED` does so for either seat, until that is over. One that
        letters have stopped does so `until` an instant, which may be said anew.
        """
        if self.turn is None:
            return self
        until = until if why == RETURNED else self.until
        if why in self.holds:
            return self if until == self.until else replace(self, until=until)
        since = self.stopped or max(at, self.turn.since)
        paused = max(at, self.turn.since) if why == PAUSED else self.paused
        holds = (*self.holds, why)
        return replace(self, stopped=since, holds=holds, paused=paused, until=until)

    def resume(self, at: datetime, why: str = RETURNED) -> "Times":
        """The clock runs again, with as much time left as it stopped with.

        It stands still as long as there is another reason for it.
        """
        if why not in self.holds:
            return self
        holds = tuple(one for one in self.holds if one != why)
        paused = self.paused if PAUSED in holds else None
        until = self.until if RETURNED in holds else None
        if holds or self.stopped is None or self.clock is None:
            return replace(self, holds=holds, paused=paused, until=until)
        at = max(at, self.stopped)
        # Who waits for dice knows of the turn, and what was over by then stays so.
        is_over = why != THROW and self.clock.due <= self.stopped
        again = self._settled(at)
        once = at + ONCE_OVER if self.until is None else min(at + ONCE_OVER, self.until)
        floor = once if is_over else self.not_before
        again = replace(again, stopped=None, holds=(), paused=None, until=None)
        return replace(again, resumed=at, not_before=floor)

    def charged(self, seat: Seat, number: int, time: Stretch) -> "Times":
        """The clock of a seat's turn ran for some time in which it had stood still."""
        every = (*self.turns, *((self.turn,) if self.turn is not None else ()))
        mine = [at for at, one in enumerate(every) if one.seat is seat and one.number == number]
        if not mine:
            return self
        turn = every[mine[-1]]
        turn = replace(turn, stops=tuple(less(turn.stops, time)))
        if mine[-1] == len(self.turns):
            return replace(self, turn=turn, not_before=None)
        turns = (*self.turns[: mine[-1]], turn, *self.turns[mine[-1] + 1 :])
        return replace(self, turns=turns)

    def taken_over(self, seat: Seat, at: datetime) -> "Times":
        """Somebody else has the seat from now on, with a whole turn and no leave of another's."""
        own = self.unrested(seat, at, LAST_INSTANT)
        if self.turn is None or self.turn.seat is not seat:
            return own
        starts = seat in self.to_start
        return own._with(Turn(seat=seat, number=self.turn.number, since=at, starts=starts))

    def claim(self, at: datetime) -> "Times":
        """The other seat claims that the time of the turn is over; an earlier claim stands."""
        clock = self.clock
        stands = clock is not None and self.claimed is not None and self.claimed > clock.due
        return self if clock is None or stands else replace(self, claimed=at)

    def reopened(self, at: datetime, credit: timedelta) -> "Times":
        """The turn with which the game had ended goes on; so much is given back for it."""
        turn = self.turns[-1]
        assert turn.until is not None
        stops = (*turn.stops, (turn.until, max(at, turn.until)))
        goes_on = replace(turn, until=None, moves=0, stops=stops, credit=turn.credit + credit)
        again = replace(self, turns=self.turns[:-1], holds=())._with(goes_on)
        return replace(again, resumed=at)

    def taken_back(self, number: int, since: datetime, at: datetime) -> "Times":
        """The acts from position `number` on are gone: the turn in which they began goes on.

        The first of them came `since` then; what passed from there on is nobody's.
        """
        settled = self._settled(at)
        every = (*settled.turns, *((settled.turn,) if settled.turn is not None else ()))
        place = max(place for place, turn in enumerate(every) if turn.number <= number)
        turn = replace(every[place], until=None, moves=0)
        since = max(since, turn.since)
        uses = rewound(settled.uses, turn.number) if settled.uses else ()
        return replace(settled, turns=every[:place], uses=uses)._goes_on(turn, since, at)

    def given_back(self, former: "Times", since: datetime, at: datetime) -> "Times":
        """The acts that were gone `since` then are there again, with the turns of `former`."""
        settled = former._settled(since)
        last = settled.turn or former.turns[-1] if former.turns else settled.turn
        uses = restored(former.uses, self.uses, last.number) if self.uses and last else ()
        again = replace(self, turns=former.turns, uses=uses)
        if settled.turn is None:
            return replace(again._with(None), holds=())
        return again._goes_on(settled.turn, since, at)

    def lacking(self, at: datetime, time: timedelta) -> timedelta:
        """What must be given back for the last turn so that it goes on with so much time."""
        again = self.reopened(at, NOTHING)
        turn = again.turn
        assert turn is not None
        turns = again._paid(turn)
        kept = reserves(again.terms, turns, turn.seat, again.rests)
        given = min(time for _, time, _ in deadlines(again.terms, turn, kept, again.rests))
        resting = rests_of(again.rests, turn)
        used = counted(again.terms.counting, turn.since, at, resting) - turn.credit
        return max(NOTHING, time - (given - used))

    def _with(self, turn: Turn | None) -> "Times":
        """The same with another turn; what the arbiter has paused, or has to answer before,
        stands still in it, too.
        """
        holds = tuple(one for one in self.holds if one in (PAUSED, CALLED))
        terms = self.terms
        if self.uses and turn is not None:
            terms = use_at(self.uses, turn.number).terms
        return replace(
            self,
            terms=terms,
            turn=turn,
            stopped=turn.since if turn is not None and holds else None,
            holds=holds,
            paused=self.paused if holds else None,
            until=None,
            resumed=None,
            not_before=None,
            claimed=None,
        )

    def _goes_on(self, turn: Turn, since: datetime, at: datetime) -> "Times":
        """The same with a turn that goes on after some time that was nobody's."""
        stops = (*turn.stops, (since, max(at, since)))
        again = replace(self._with(replace(turn, stops=stops)), resumed=at)
        if again.holds or again.clock is None:
            return replace(again, stopped=at)
        return replace(again, not_before=at + ONCE_OVER) if again.clock.due <= at else again

    def _settled(self, at: datetime) -> "Times":
        """The same with the time in which the clock stood still, up to now, kept in the turn."""
        if self.turn is None or self.stopped is None:
            return self
        stops = (*self.turn.stops, (self.stopped, max(at, self.stopped)))
        return replace(self, turn=replace(self.turn, stops=stops))


def reminders(times: Times, own: Sequence[str] | None = None) -> tuple[tuple[datetime, str], ...]:
    """When to remind, in order of time, each with its word; those outside the time are left out.

    So are those that had come before the clock stood still: they are not told again. A player's
    `own` come in the place of the event's, of which the last is never left out.
    """
    clock, turn = times.clock, times.turn
    if clock is None or turn is None:
        return ()
    usual = _within(times, turn, clock, times.terms.reminders)
    if own is None:
        return usual
    return tuple(sorted({**dict(_within(times, turn, clock, own)), **dict(usual[-1:])}.items()))


def _within(
    times: Times, turn: Turn, clock: Clock, words: Sequence[str]
) -> tuple[tuple[datetime, str], ...]:
    found = {_when(times, turn, clock, word): word for word in words}
    since = clock.resumed or clock.since
    return tuple((at, word) for at, word in sorted(found.items()) if since < at < clock.due)


def _when(times: Times, turn: Turn, clock: Clock, word: str) -> datetime:
    if not word.endswith("%"):
        return clock.due - duration(word)
    # What a turn may cost without costing anything is no part of the time that is gone.
    free = NOTHING if clock.limit in ("move", BEGIN) else times.terms.delay
    share = free + (clock.given - free) * int(word[:-1]) / 100
    rests: Sequence[tuple[datetime, datetime]] = rests_of(times.rests, turn)
    return reached(times.terms.counting, turn.since, share + turn.credit, rests)


# -- what the events about a game's time change ----


ClockFact = (
    ClockCredited
    | ClockExtended
    | ClockStopped
    | ClockStarted
    | StopRefuted
    | ClockRested
    | ClockUnrested
    | TimeClaimed
    | MatchStarted
    | ClockAsked
    | ClockImposed
    | ClockLifted
)
"""What touches a clock and nothing else of a game."""


def times_after(times: Times, fact: ClockFact, at: datetime) -> Times:
    """The times after one more fact. What is about a turn that is over by now changes nothing."""
    turn = times.turn
    running = None if turn is None else turn.seat
    match fact:
        case ClockCredited() | ClockExtended():
            return times.credited(fact.seat, fact.number, timedelta(seconds=fact.seconds))
        case ClockStopped():
            until = datetime.fromisoformat(fact.until) if fact.until else None
            return times.stop(at, fact.why, until) if fact.seat is running else times
        case ClockStarted():
            return times.resume(at, fact.why) if fact.seat is running else times
        case StopRefuted(since=since, until=until):
            stretch = datetime.fromisoformat(since), datetime.fromisoformat(until)
            return times.charged(fact.seat, fact.number, stretch)
        case ClockRested(since=since, until=until):
            return times.rested(fact.seat, *map(datetime.fromisoformat, (since, until)))
        case ClockUnrested(since=since, until=until):
            return times.unrested(fact.seat, *map(datetime.fromisoformat, (since, until)))
        case TimeClaimed():
            return times.claim(at) if fact.seat.other is running else times
        case MatchStarted():
            return times.started(fact.seat)
        case ClockAsked():
            return times.demanded(fact.seat, fact.number, at)
        case ClockImposed():
            return times.imposed(fact.number, timedelta(seconds=fact.seconds), at)
        case ClockLifted():
            return times.lifted(at)
        case _:
            assert_never(fact)
