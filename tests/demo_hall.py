"""A round robin of the demo's players without mail servers: letters, orders, rules and clocks.

The real writer writes the letters, the real reader of orders reads the answers, and the real
rules judge them. Only the way between is short.
"""

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import combinations

from corr import resources
from corr.demo.players import PEOPLE, Person, Player, Reply
from corr.errors import PlayerError
from corr.games.renju.renju import RENJU
from corr.games.rules import Seat
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders
from corr.tournament.events.events import Event, GameStarted
from corr.tournament.play.game import Game, apply, decide, forfeit
from corr.tournament.play.orders import Order
from tests.whole.demo_letters import game_letter

START = datetime(2024, 2, 1, tzinfo=UTC)
WORDS = load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))


@dataclass(order=True, slots=True)
class Appointment:
    """Something that will happen: a reply arrives, or the clock is looked at."""

    at: datetime
    number: int
    what: Callable[[datetime], None] = field(compare=False)


@dataclass(kw_only=True, slots=True)
class Hall:
    """Everybody at their boards; `slow` stretches the delays of some games."""

    seed: int
    people: Sequence[Person] = PEOPLE
    opening: str = "soosorv"
    slow: Callable[[str], float] = lambda game: 1.0
    games: dict[str, Game] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    serials: dict[tuple[str, int], int] = field(default_factory=dict)
    replies: list[tuple[str, Reply]] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    reminded: int = 0
    diary: list[Appointment] = field(default_factory=list)
    begun: int = 0

    def play(self) -> "Hall":
        """All games, to their ends."""
        for person in self.people:
            options = {"opening": self.opening}
            self.players[person.address] = Player(person, seed=self.seed, options=options)
        pairs = enumerate(combinations(self.people, 2), 1)
        for board, (first, second) in pairs:
            if board % 2:
                first, second = second, first
            self._start(f"SK24-{board:03}", first, second)
        for name in list(self.games):
            self._write(name, START)
        while self.diary:
            next_one = heapq.heappop(self.diary)
            next_one.what(next_one.at)
        return self

    def results(self) -> Mapping[str, tuple[str, str, str]]:
        """Each game's record, its points and how it ended."""
        return {
            name: (
                RENJU.record(game.moves, game.options),
                game.result.points(),
                game.result.ending,
            )
            for name, game in self.games.items()
        }

    def seats(self, address: str) -> Mapping[str, Seat]:
        """All games of a player, with the seat in each."""
        found = {name: game.seat_of(address) for name, game in self.games.items()}
        return {name: seat for name, seat in found.items() if seat is not None}

    def _start(self, name: str, first: Person, second: Person) -> None:
        body = GameStarted(
            event="SK24",
            round=1,
            board=len(self.games) + 1,
            rules="renju",
            options={"opening": self.opening},
            first=first.address,
            second=second.address,
            per_move=7 * 86400,
            reminders=("50%",),
            draw_min_moves=0,
            max_draw_offers=3,
        )
        event = Event(stream=name, seq=1, at=START, cause="test", body=body)
        self.games[name] = apply(None, event)

    def _at(self, when: datetime, what: Callable[[datetime], None]) -> None:
        self.begun += 1
        heapq.heappush(self.diary, Appointment(when, self.begun, what))

    def _letter(self, name: str, kind: str = "your_move", answers: str = "") -> tuple[str, bytes]:
        game = self.games[name]
        seat = game.position.to_act
        key = (name, game.position.number)
        self.serials[key] = self.serials.get(key, 0) + 1
        raw = game_letter(
            RENJU.record(game.moves, game.options),
            kind=kind,
            opening=self.opening,
            game=name,
            serial=self.serials[key],
            draw_offer="theirs" if game.draw_offer is seat.other else "",
            language="sv" if name < "SK24-015" else "en",
            answers=answers,
        )
        return game.players[seat], raw

    def _write(self, name: str, at: datetime, answers: str = "") -> None:
        """A letter to whoever is to act, and what they do with it."""
        address, raw = self._letter(name, answers=answers)
        game = self.games[name]
        reply = self.players[address].answer(raw, self.seats(address))
        self._keep_time(name, game)
        if reply is None:
            return
        self.replies.append((address, reply))
        seat, number = game.position.to_act, game.position.number
        # A duplicate has the same key as its first copy and is taken in only once.
        self._at(
            at + reply.delay * self.slow(name),
            lambda then: self._receive(name, seat, number, reply, then),
        )

    def _keep_time(self, name: str, game: Game) -> None:
        def look(at: datetime) -> None:
            lost = forfeit(self.games[name], at)
            if lost is not None:
                self._happen(name, lost, at)

        def remind(at: datetime) -> None:
            now = self.games[name]
            if now.result is None and now.clock.since == game.clock.since:
                self.reminded += 1
                address, raw = self._letter(name, "reminder")
                silent = self.players[address].answer(raw, self.seats(address))
                assert silent is None, "a reminder was answered"

        self._at(game.clock.due + timedelta(minutes=1), look)
        self._at(game.clock.since + timedelta(days=3.5), remind)

    def _receive(self, name: str, seat: Seat, number: int, reply: Reply, at: datetime) -> None:
        """Judge the orders of a reply; write to whoever is to act then."""
        orders = read_orders("\n".join(reply.lines), WORDS, RENJU.recognises)
        if not orders:
            self.refusals.append("no_order")
        for order in orders:
            self._judge(name, seat, number, order, at)
        game = self.games[name]
        if game.result is None:
            stays = game.position.to_act is seat
            self._write(name, at, answers=f"{number}@post.example" if stays else "")

    def _judge(self, name: str, seat: Seat, number: int, order: Order, at: datetime) -> None:
        try:
            bodies = decide(self.games[name], seat, order, number=number, at=at)
        except PlayerError as error:
            self.refusals.append(error.code)
            return
        for body in bodies:
            self._happen(name, body, at)

    def _happen(self, name: str, body: object, at: datetime) -> None:
        game = self.games[name]
        event = Event(stream=name, seq=game.seq + 1, at=at, cause="test", body=body)
        self.games[name] = apply(game, event)
