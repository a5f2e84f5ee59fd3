"""Games and events as folded values: read from their events, kept while nothing has changed.

A transaction, or a part of one, that fails takes with it whatever was put here while it was
open, so that no value outlives its events.
"""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date, datetime
from itertools import islice
from typing import Generic, TypeVar

from msgspec import Struct

from corr.dice.beacon import Beacon
from corr.dice.roll import Roll
from corr.errors import ArbiterError
from corr.games.registry import rules_for
from corr.games.rules import Seat
from corr.mail.read.tags import Keys
from corr.service.office.fair_dice import newly_concerned, require_fair_dice
from corr.service.office.reminders import first_look, stop_for
from corr.store.rows import GameRow
from corr.store.store import Store
from corr.tournament.contest import contest_fold as contests
from corr.tournament.contest.contest import Contest, require_alone
from corr.tournament.events.events import (
    BoardEnded,
    ContestBody,
    Event,
    GameBody,
    GameStarted,
    MovePlayed,
    Resigned,
)
from corr.tournament.events.events_contest import TakenOver
from corr.tournament.events.events_dice import OrdersGiven
from corr.tournament.events.events_games import (
    PAUSED,
    ClockStopped,
    DrawAgreed,
    DrawClaimed,
    GameReopened,
    MatchStarted,
    MovesRestored,
    MovesTakenBack,
    Ruled,
    SeatTaken,
)
from corr.tournament.events.events_player import ClockRested
from corr.tournament.play import game as games
from corr.tournament.play import person as persons
from corr.tournament.play.game import Game
from corr.tournament.play.leave import leaves_in, rests
from corr.tournament.play.matches.itself import Wish, next_step
from corr.tournament.systems.matches import games_beside

T = TypeVar("T")

CHUNK = 100
"""How many new games are in memory at a time while many are begun."""


class Shelf(Generic[T]):
    """The values folded last, at most `size` of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[str, tuple[int, T]] = OrderedDict()
        self._new = set[str]()

    def get(self, key: str, version: int) -> T | None:
        """The value of that version, if it is here."""
        kept = self._kept.get(key)
        return kept[1] if kept and kept[0] == version else None

    def put(self, key: str, version: int, value: T) -> None:
        """Keep a value; it is new until a transaction begins."""
        self._kept[key] = (version, value)
        self._kept.move_to_end(key)
        self._new.add(key)
        if len(self._kept) > self._size:
            gone, _ = self._kept.popitem(last=False)
            self._new.discard(gone)

    def add(self, key: str, version: int, value: T) -> None:
        """Keep a new value if there is room for it."""
        if len(self._kept) < self._size:
            self.put(key, version, value)

    def settle(self) -> None:
        """What is here is committed."""
        self._new.clear()

    def drop_new(self) -> None:
        """Forget what was put here since the last `settle`: it may not have come about."""
        for key in self._new:
            del self._kept[key]
        self._new.clear()

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._new.clear()


class SeenRounds(Struct, frozen=True, kw_only=True):
    """How an event was when nothing more could be begun: its last event, its games' counts.

    `until` is when time alone may bring something, None for never. `settled`: no game that ends
    brings anything, so that only the arbiter or the time can.
    """

    seq: int
    begun: int
    running: int
    until: datetime | None
    settled: bool


class MovedAway(ArbiterError):
    """Something was to happen in an event that was handed over, and goes on at an address."""

    def __init__(self, event: str, address: str) -> None:
        super().__init__(
            f"{event} was handed over and goes on at {address}: nothing can be done about it here"
        )
        self.event, self.address = event, address


class FlagFallen(ArbiterError):
    """Something would end or change a game whose flag had fallen before, or a ruling waits."""

    def __init__(self, game: Game, why: str) -> None:
        super().__init__(
            f"{why} in {game.id}, and that is looked at first: "
            "try again when all mail is read that may have come in time"
        )


_OVERTAKES = (
    *(MovePlayed, BoardEnded, Resigned, DrawAgreed, DrawClaimed),
    *(Ruled, SeatTaken, MovesTakenBack, MovesRestored),
)
"""What ends or changes a game that goes on, and comes to nothing if a flag fell before.

So does a stop of the clock by the arbiter (`_stops`): it would wipe the flag out unseen. Time
that the arbiter gives is an act of grace, and a game that is annulled counts nowhere whoever lost
it: those need not wait.
"""


class _Undone(Exception):
    """Ends what was only tried."""


class Folder:
    """Loads and saves the games and events of one store."""

    def __init__(
        self,
        store: Store,
        keys: Keys | None = None,
        operators: tuple[str, ...] = (),
        draw: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """A folder over a store, with the keys that seal seeds; `draw` is what draws them.

        `operators` are the addresses of who runs the installation.
        """
        self.store = store
        self._keys, self._draw = keys, draw
        self._operators = operators
        self._games: Shelf[Game] = Shelf(4_000)
        self._contests: Shelf[Contest] = Shelf(50)
        self.seen_rounds: dict[str, SeenRounds] = {}
        self.seen_entries: dict[str, tuple[int, date]] = {}
        self.changed_results = set[str]()
        self.morning: tuple[datetime, datetime] | None = None
        self._shelves: tuple[Shelf[Game], Shelf[Contest]] = (self._games, self._contests)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """The store's transaction; when it fails, what was folded in it is forgotten."""
        if not self.store.in_transaction:
            for shelf in self._shelves:
                shelf.settle()
        with self._undone(), self.store.transaction():
            yield

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """A part of the open transaction; when it fails, it alone is undone and forgotten."""
        with self._undone(), self.store.savepoint():
            yield

    @contextmanager
    def trial(self) -> Iterator[None]:
        """A part of the open transaction in which something is only tried: nothing of it stays."""
        try:
            with self.savepoint():
                yield
                raise _Undone
        except _Undone:
            pass

    @contextmanager
    def _undone(self) -> Iterator[None]:
        try:
            yield
        except BaseException:
            for shelf in self._shelves:
                shelf.drop_new()
            raise

    def refold(self) -> None:
        """Forget what was folded: events were overwritten, which only forgetting a player does."""
        for shelf in self._shelves:
            shelf.clear()

    def game(self, game: str) -> Game | None:
        """A game as it is now; None if there is no such game."""
        row = self.store.events.game_row(game)
        if row is None:
            return None
        value = self._games.get(game, row.version)
        if value is None:
            value = games.fold(self.store.events.of_stream(game))
            assert value is not None
            self._games.put(game, row.version, value)
        return value

    def play(
        self,
        game: Game,
        bodies: Sequence[GameBody],
        *,
        at: datetime,
        cause: str,
        elsewhere: bool = False,
    ) -> Game:
        """Append events to a game and write its row; the game after them.

        When the turn has come to somebody who cannot be reached, their clock stops at once. Who
        has a seat from now on, or in a game that goes on again, may be on leave. Raises
        ArbiterError if it would count beside another one that was set for its place, FlagFallen
        for what a flag came before: that is settled first (`flags`). What happened `elsewhere`
        happened by no clock of ours.
        """
        self.require_here(game.event)
        if not elsewhere:
            try:
                require_flag_up(game, bodies, at)
            except FlagFallen:  # asked only then: every letter comes by here
                if self.store.upkeep.has_read_mail():
                    raise
        events = self.store.events.append(game.id, game.seq, bodies, at=at, cause=cause)
        after = self._write(events, game)
        if _is_annulled(game) and not _is_annulled(after):
            self._require_alone(after)
        if game.times.to_start != after.times.to_start:
            self._start_elsewhere(game, after, at=at, cause=cause)
        again = SeatTaken | GameReopened | MovesTakenBack | MovesRestored
        fresh = any(isinstance(body, again) for body in bodies)
        return self._gone_on(game, after, at=at, cause=cause, fresh=fresh)

    def _gone_on(
        self, before: Game, game: Game, *, at: datetime, cause: str, fresh: bool = False
    ) -> Game:
        """A game when all that is done by itself is done, and what of its players concerns it."""
        after = self._by_itself(game, at=at, cause=cause)
        if before.result != after.result:
            self.changed_results.add(before.event)
        return self._kept(after, self._absences(after, at, fresh=fresh), at=at, cause=cause)

    def _by_itself(self, game: Game, *, at: datetime, cause: str) -> Game:
        """The game when all is done in it that is done without a letter."""
        if game.judge.of_itself is None or self._keys is None:
            return game
        from corr.service.office.dice import DiceBox  # few games have dice

        contest = self.contest(game.event)
        zone = contest.spec.event.time_zone if contest else ""
        box = DiceBox(self.store, self._keys, self._draw, zone)
        if game.dice is None:
            game = self._kept(game, list(self._wished(game)), at=at, cause=cause)
        while step := next_step(game):
            body = box.done(game, step, at) if isinstance(step, Wish) else step
            if body is None:
                break
            game = self._kept(game, [body], at=at, cause=cause)
        return game

    def _wished(self, game: Game) -> Iterator[OrdersGiven]:
        """What players have set for all their matches, as orders in one that begins."""
        itself = game.judge.of_itself
        for seat, name in game.players.items():
            row = self.store.players.player(name)
            wish = row.settings.get("forced", "") if row else ""
            orders = (
                itself and wish and itself.ordered(game.position, seat, (), f"set forced {wish}")
            )
            if orders:
                yield OrdersGiven(seat=seat, orders=orders)

    def bury_dice(self, game: Game, why: str, *, at: datetime, cause: str) -> Game:
        """Let no roll come from a match's newest seed any more; it is published if it is here."""
        if self._keys is None or game.dice is None or game.result is not None:
            return game
        commitment = game.dice.state.commitment
        if commitment is None or commitment.dead:
            return game
        from corr.service.office.dice import DiceBox

        body = DiceBox(self.store, self._keys, self._draw).published(game, why)
        return self._kept(game, [body], at=at, cause=cause)

    def rolls_ahead(
        self, game: Game, last: int, rounds: Mapping[int, Beacon | None]
    ) -> tuple[Roll, ...]:
        """The rolls up to a number that are not thrown yet; () where the seed is not here.

        For rolls alone that had been sent before a restore and are spent.
        """
        if self._keys is None or game.dice is None:
            return ()
        from corr.service.office.dice import DiceBox

        return DiceBox(self.store, self._keys, self._draw).rolls_ahead(game, last, rounds)

    def happened(self, game: Game, seq: int) -> tuple[GameBody, ...]:
        """All that has happened in a game after its event number `seq`, in order."""
        events = self.store.events.of_stream(game.id, seq)
        return tuple(event.body for event in events if isinstance(event.body, GameBody))

    def go_on(self, game: Game, *, at: datetime, cause: str) -> Game:
        """A game in which something was waited for that no letter brings: a beacon's round."""
        return self._gone_on(game, game, at=at, cause=cause)

    def _start_elsewhere(self, before: Game, game: Game, *, at: datetime, cause: str) -> None:
        """Note a first act of a match in its other games that still waited for it (P§17.2)."""
        contest = self.contest(game.event)
        assert contest is not None
        for seat in before.times.to_start - game.times.to_start:
            for pairing in games_beside(contest, game.id):
                other = self.game(pairing.game)
                place = other.seat_of(game.players[seat]) if other and not other.result else None
                if other is not None and place in other.times.to_start:
                    body = MatchStarted(seat=place, game=game.id)
                    self._kept(other, [body], at=at, cause=cause)

    def begin(self, game: str, body: GameBody, *, at: datetime, cause: str) -> Game:
        """Start a game with its first event."""
        started = self._write(self.store.events.append(game, 0, [body], at=at, cause=cause), None)
        started = self._by_itself(started, at=at, cause=cause)
        return self._kept(started, self._absences(started, at, fresh=True), at=at, cause=cause)

    def begin_many(
        self, started: Iterable[tuple[str, GameBody]], *, at: datetime, cause: str
    ) -> None:
        """Start games with their first events, as `begin` does each, in much less time.

        They are asked for as they are begun; memory does not grow with their number.
        """
        waiting = iter(started)
        while chunk := list(islice(waiting, CHUNK)):
            if any(_has_dice(body) for _, body in chunk):
                for name, body in chunk:
                    self.begin(name, body, at=at, cause=cause)
                continue
            begun = [self._begun(game, body, at, cause) for game, body in chunk]
            all_events = (event for events, _ in begun for event in events)
            self.store.events.append_many(all_events)
            self.store.events.add_games(
                game_row(game, first_look(self.store, game)) for _, game in begun
            )
            for _, game in begun:
                self._games.add(game.id, game.seq, game)

    def _begun(
        self, game: str, body: GameBody, at: datetime, cause: str
    ) -> tuple[tuple[Event, ...], Game]:
        """The events with which a game begins, and the game after them; nothing is written."""
        first = Event(stream=game, seq=1, at=at, cause=cause, body=body)
        begun = games.apply(None, first)
        later = tuple(
            Event(stream=game, seq=seq, at=at, cause=cause, body=body)
            for seq, body in enumerate(self._absences(begun, at, fresh=True), 2)
        )
        after = games.fold(later, begun)
        assert after is not None
        return (first, *later), after

    def _kept(self, game: Game, bodies: Sequence[GameBody], *, at: datetime, cause: str) -> Game:
        """The game after further events, if there are any."""
        if not bodies:
            return game
        return self._write(
            self.store.events.append(game.id, game.seq, bodies, at=at, cause=cause), game
        )

    def _absences(self, game: Game, at: datetime, *, fresh: bool) -> tuple[GameBody, ...]:
        """What of its players concerns a game: leave, if their seats are `fresh`; lost letters."""
        stop = stop_for(self.store, game, at)
        return (*(self._leave(game, at) if fresh else ()), *((stop,) if stop else ()))

    def _leave(self, game: Game, at: datetime) -> Iterator[ClockRested]:
        """The leave of both players that has not yet been entered in their game."""
        for seat, name in game.players.items() if game.result is None else ():
            player = self.store.players.player(name)
            if player is None or player.leave_until is None or player.leave_until <= at:
                continue
            person = persons.fold(self.store.events.of_stream(persons.stream_of(name)))
            contest = self.contest(game.event)
            assert person is not None
            assert contest is not None
            part = contest.spec.leave
            leaves = leaves_in(person.leaves, game)
            yield from rests(leaves, contest.id, part, game.times, seat, at)

    def _require_alone(self, game: Game) -> None:
        def is_annulled(other: str) -> bool:
            found = self.game(other)
            return found is not None and _is_annulled(found)

        contest = self.contest(game.event)
        assert contest is not None
        require_alone(contest, game.id, is_annulled)

    def _write(self, events: Sequence[Event], game: Game | None) -> Game:
        after = games.fold(events, game)
        assert after is not None
        row = game_row(after, first_look(self.store, after))
        self.store.events.put_game(row)
        if game is not None and game.players != after.players:
            self.store.events.put_players(row.id, row.first, row.second)
        self._games.put(after.id, after.seq, after)
        return after

    def contest(self, event: str) -> Contest | None:
        """An event as it is now; None if there is no such event."""
        version = self.store.events.tournament_version(event)
        if version is None:
            return None
        value = self._contests.get(event, version)
        if value is None:
            value = contests.fold(self.store.events.of_stream(event))
            assert value is not None
            self._contests.put(event, version, value)
        return value

    def record(
        self,
        event: str,
        contest: Contest | None,
        bodies: Sequence[ContestBody],
        *,
        at: datetime,
        cause: str,
    ) -> Contest:
        """Append events to an event's stream and write its rows; the event after them.

        Raises ArbiterError for who would know the rolls of its dice.
        """
        if contest is not None and not isinstance(bodies[0], TakenOver):
            self.require_here(event)
        seq = contest.seq if contest else 0
        after = contests.fold(
            self.store.events.append(event, seq, bodies, at=at, cause=cause), contest
        )
        assert after is not None
        self.require_fair_dice(after, newly_concerned(after, bodies))
        self._write_contest(after, contest)
        return after

    def require_fair_dice(self, contest: Contest, players: Sequence[str]) -> None:
        """Raise ArbiterError for players who would know the rolls to come of an event's dice."""
        require_fair_dice(self.store, contest, players, self._operators)

    def _write_contest(self, after: Contest, before: Contest | None) -> None:
        self.store.events.put_tournament(after.spec.event.name, after.id, after.stands, after.seq)
        known = start_numbers(before)
        for player, number in start_numbers(after).items():
            if known.get(player) != number:
                self.store.events.put_entry(after.id, player, number)
        self._contests.put(after.id, after.seq, after)

    # -- events that came from elsewhere, or went there ----

    def unpack_contest(self, event: str) -> Contest:
        """Write the rows of an event whose own events have just been put into the store."""
        contest = contests.fold(self.store.events.of_stream(event))
        assert contest is not None
        self._write_contest(contest, None)
        for player in set(self.store.personal.entrants(event)) - set(contest.entries):
            self.store.events.drop_entry(event, player)
        return contest

    def unpack_game(self, game: str) -> Game:
        """Write the row of a game whose events have just been put into the store."""
        found = games.fold(self.store.events.of_stream(game))
        assert found is not None
        row = game_row(found, first_look(self.store, found))
        self.store.events.put_game(row)
        self.store.events.put_players(row.id, row.first, row.second)
        return found

    def moved_to(self, event: str) -> str:
        """The address at which an event goes on that was handed over, "" for one that is here."""
        contest = self.contest(event)
        return contest.moved_to if contest else ""

    def require_here(self, event: str) -> None:
        """Raise MovedAway for an event that was handed over: nothing happens here any more."""
        if address := self.moved_to(event):
            raise MovedAway(event, address)


def _has_dice(body: GameBody) -> bool:
    """Whether a game begins with a commitment to its dice, which is made for each alone."""
    return isinstance(body, GameStarted) and rules_for(body.rules).of_itself is not None


def _is_annulled(game: Game) -> bool:
    return game.result is not None and game.result.is_annulled


def require_flag_up(game: Game, bodies: Sequence[GameBody], at: datetime) -> None:
    """Raise FlagFallen for what would end or change a game after somebody had lost it."""
    if not bodies or not (isinstance(bodies[0], _OVERTAKES) or _stops(bodies[0])):
        return
    if late := games.forfeit(game, at):
        due = datetime.fromisoformat(late.claimed or late.due)
        raise FlagFallen(game, f"a flag fell at {due:%Y-%m-%d %H:%M} UTC")
    if game.waiting and game.waiting[0].at < at:
        raise FlagFallen(game, f"a ruling waits ({game.waiting[0].words})")


def _stops(body: GameBody) -> bool:
    """Whether the arbiter stops the clock by it."""
    return isinstance(body, ClockStopped) and body.why == PAUSED


def start_numbers(contest: Contest | None) -> dict[str, int]:
    """The start number of everybody who is entered, 0 before the draw."""
    if contest is None:
        return {}
    numbers = {player: number for number, player in enumerate(contest.order, 1)}
    return {player: numbers.get(player, 0) for player in contest.entries}


def _to_act(game: Game) -> str:
    """Whose act a game waits for: a seat, or chance; "" when it is over."""
    actor = None if game.result is not None else game.position.to_act
    return actor.value if actor else ""


def game_row(game: Game, next_at: datetime | None) -> GameRow:
    """The derived row of a game, whose clock is looked at next at an instant."""
    running, clock = game.result is None, game.clock
    return GameRow(
        id=game.id,
        event=game.event,
        first=game.players[Seat.FIRST],
        second=game.players[Seat.SECOND],
        state="running" if running else "ended",
        to_act=_to_act(game),
        due_at=clock.due if clock and not clock.stopped and clock.runs else None,
        next_at=next_at,
        result=game.result.points() if game.result else "",
        ending=game.result.ending if game.result else "",
        moves=(game.made[Seat.FIRST], game.made[Seat.SECOND]),
        started_at=game.started_at,
        ended_at=game.ended_at,
        version=game.seq,
        stopped_at=clock.stopped if clock else None,
        score="-".join(map(str, game.result.score)) if game.result else "",
    )
