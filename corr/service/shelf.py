"""Games and events as folded values: read from their events, kept while nothing has changed.

A transaction, or a part of one, that fails takes with it whatever was put here while it was
open, so that no value outlives its events.
"""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from typing import Generic, TypeVar

from corr.games.rules import Seat
from corr.store import GameRow, Store
from corr.tournament import clock as clocks
from corr.tournament import contest as contests
from corr.tournament import game as games
from corr.tournament.contest import Contest
from corr.tournament.events import RETURNED, ClockStopped, ContestBody, Event, GameBody
from corr.tournament.game import Game

T = TypeVar("T")


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


class Folder:
    """Loads and saves the games and events of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._games: Shelf[Game] = Shelf(4_000)
        self._contests: Shelf[Contest] = Shelf(50)
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
        row = self.store.game_row(game)
        if row is None:
            return None
        value = self._games.get(game, row.version)
        if value is None:
            value = games.fold(self.store.events(game))
            assert value is not None
            self._games.put(game, row.version, value)
        return value

    def play(self, game: Game, bodies: Sequence[GameBody], *, at: datetime, cause: str) -> Game:
        """Append events to a game and write its row; the game after them.

        When the turn has come to somebody who cannot be reached, their clock stops at once.
        """
        events = self.store.append(game.id, game.seq, bodies, at=at, cause=cause)
        return self._stopped(self._write(events, game), at=at, cause=cause)

    def begin(self, game: str, body: GameBody, *, at: datetime, cause: str) -> Game:
        """Start a game with its first event."""
        started = self._write(self.store.append(game, 0, [body], at=at, cause=cause), None)
        return self._stopped(started, at=at, cause=cause)

    def _stopped(self, game: Game, *, at: datetime, cause: str) -> Game:
        """The game, its clock stopped if letters to the player who is to act come back."""
        clock = game.clock
        if (
            clock is None
            or clock.stopped
            or not self.store.is_unreachable(game.players[clock.seat])
        ):
            return game
        body = ClockStopped(seat=clock.seat, number=game.position.number, why=RETURNED)
        return self._write(self.store.append(game.id, game.seq, [body], at=at, cause=cause), game)

    def _write(self, events: Sequence[Event], game: Game | None) -> Game:
        after = games.fold(events, game)
        assert after is not None
        self.store.put_game(game_row(after))
        self._games.put(after.id, after.seq, after)
        return after

    def contest(self, event: str) -> Contest | None:
        """An event as it is now; None if there is no such event."""
        version = self.store.tournament_version(event)
        if version is None:
            return None
        value = self._contests.get(event, version)
        if value is None:
            value = contests.fold(self.store.events(event))
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
        """Append events to an event's stream and write its rows; the event after them."""
        seq = contest.seq if contest else 0
        after = contests.fold(self.store.append(event, seq, bodies, at=at, cause=cause), contest)
        assert after is not None
        self.store.put_tournament(after.spec.event.name, event, after.state, after.seq)
        numbers = {player: number for number, player in enumerate(after.order, 1)}
        for player in after.entries:
            self.store.put_entry(event, player, numbers.get(player, 0))
        self._contests.put(event, after.seq, after)
        return after


def game_row(game: Game) -> GameRow:
    """The derived row of a game."""
    running = game.clock is not None
    return GameRow(
        id=game.id,
        event=game.event,
        first=game.players[Seat.FIRST],
        second=game.players[Seat.SECOND],
        state="running" if running else "ended",
        to_act=game.clock.seat.value if game.clock else "",
        due_at=game.clock.due if game.clock and not game.clock.stopped else None,
        next_at=first_look(game),
        result=game.result.points() if game.result else "",
        ending=game.result.ending if game.result else "",
        moves=(game.made[Seat.FIRST], game.made[Seat.SECOND]),
        started_at=game.started_at,
        ended_at=game.ended_at,
        version=game.seq,
        stopped_at=game.clock.stopped if game.clock else None,
    )


def first_look(game: Game) -> datetime | None:
    """When the clock first wants to be looked at: at a reminder or when the time is up.

    One that stands still needs no look.
    """
    if game.clock is None or game.clock.stopped:
        return None
    times = [at for at, _ in clocks.reminders(game.terms, game.clock)]
    return min([*times, game.clock.due])
