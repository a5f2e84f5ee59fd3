"""Games and events as folded values: read from their events, kept while nothing has changed.

A transaction that fails takes every kept value with it, so that none outlives its events.
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
from corr.tournament.events import ContestBody, Event, GameBody
from corr.tournament.game import Game

T = TypeVar("T")


class Shelf(Generic[T]):
    """The values folded last, at most `size` of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[str, tuple[int, T]] = OrderedDict()

    def get(self, key: str, version: int) -> T | None:
        """The value of that version, if it is here."""
        kept = self._kept.get(key)
        return kept[1] if kept and kept[0] == version else None

    def put(self, key: str, version: int, value: T) -> None:
        """Keep a committed value."""
        self._kept[key] = (version, value)
        self._kept.move_to_end(key)
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def clear(self) -> None:
        """Forget everything, after a transaction that failed."""
        self._kept.clear()


class Folder:
    """Loads and saves the games and events of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._games: Shelf[Game] = Shelf(4_000)
        self._contests: Shelf[Contest] = Shelf(50)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """The store's transaction; when it fails, what was folded in it is forgotten."""
        try:
            with self.store.transaction():
                yield
        except BaseException:
            self.refold()
            raise

    def refold(self) -> None:
        """Forget what was folded: events were overwritten, which only forgetting a player does."""
        self._games.clear()
        self._contests.clear()

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
        """Append events to a game and write its row; the game after them."""
        events = self.store.append(game.id, game.seq, bodies, at=at, cause=cause)
        return self._write(events, game)

    def begin(self, game: str, body: GameBody, *, at: datetime, cause: str) -> Game:
        """Start a game with its first event."""
        return self._write(self.store.append(game, 0, [body], at=at, cause=cause), None)

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
    stones = [game.judge.stones(game.moves, seat, game.options) for seat in Seat]
    return GameRow(
        id=game.id,
        event=game.event,
        first=game.players[Seat.FIRST],
        second=game.players[Seat.SECOND],
        state="running" if running else "ended",
        to_act=game.clock.seat.value if game.clock else "",
        due_at=game.clock.due if game.clock else None,
        next_at=first_look(game),
        result=game.result.points() if game.result else "",
        ending=game.result.ending if game.result else "",
        moves=(stones[0], stones[1]),
        started_at=game.started_at,
        ended_at=game.ended_at,
        version=game.seq,
    )


def first_look(game: Game) -> datetime | None:
    """When the clock first wants to be looked at: at a reminder or when the time is up."""
    if game.clock is None:
        return None
    times = [at for at, _ in clocks.reminders(game.terms, game.clock)]
    return min([*times, game.clock.due])
