"""How many letters matches of backgammon take, with standing orders and without.

Programs play them through what decides about letters in earnest: `decide`, `apply`, `next_step`,
and who is told of an act. No letter is written here, which `match_cost` measures.
"""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from typing import cast

from msgspec import Struct

from corr.bench.apart import say
from corr.bench.sizes import Figure, Sizes
from corr.demo.backgammon import Ordering, Player
from corr.dice.chain import Chains
from corr.dice.roll import Purpose, throw
from corr.games.backgammon.match import Match
from corr.games.rules import Seat
from corr.service.play.judge import Verdict
from corr.service.play.tell import hears_of, next_game
from corr.tournament.events.events import Event, GameBody, GameStarted
from corr.tournament.events.events_dice import (
    AnchorTold,
    DiceCommitted,
    DiceRolled,
    PhraseGiven,
    SeedTold,
)
from corr.tournament.play.dice import rolled
from corr.tournament.play.game import Game, apply, decide
from corr.tournament.play.matches.itself import Wish, next_step
from corr.tournament.play.orders import Play

_LENGTH = 7
_BEGUN = datetime(2026, 1, 1, 12, tzinfo=UTC)
_A_LETTER = timedelta(hours=7)
_A_MOVE = 7 * 24 * 3600
"""In seconds; nobody takes so long."""
_CHAIN = 400 * (2 * _LENGTH - 1)
_EVERY = 50
"""After so many matches it is told how far it is."""


class Counted(Struct, kw_only=True):
    """Letters of matches: `written` by the players, `sent` to them, `receipts` among these.

    A receipt says that a play came and what followed at once, and can be turned off; all other
    letters ask for something, or tell an end. `turns` are rolls that were played.
    """

    matches: int = 0
    games: int = 0
    turns: int = 0
    written: int = 0
    sent: int = 0
    receipts: int = 0


def bench_match_letters(sizes: Sizes) -> Iterator[Figure]:
    """Letters a game, a match and a turn, of the same seeds without standing orders and with."""
    for case, orders in (("no orders", False), ("orders", True)):
        found = counted(sizes.matches, orders=orders)
        quiet = found.sent - found.receipts
        units = {"match": found.matches, "game": found.games, "turn": found.turns}
        letters = {"in": found.written, "out": found.sent, "out, receipts off": quiet}
        for words, many in ({"turns": found.turns} | letters).items():
            for unit, count in units.items():
                if words[:-1] != unit:
                    name, value = f"{words}, a {unit}", many / count
                    yield Figure(case=f"letters, {case}", name=name, value=value, unit="")


def counted(matches: int, *, orders: bool) -> Counted:
    """The letters of so many matches to seven points, each of its own seed."""
    found = Counted()
    for number in range(1, matches + 1):
        _Match(number, found, orders=orders).play()
        if number % _EVERY == 0:
            say(f"matches {'with' if orders else 'without'} orders: {number} of {matches}")
    return found


class _Match:
    """One match in memory, its players, and the count of its letters."""

    def __init__(self, number: int, found: Counted, *, orders: bool) -> None:
        self._found = found
        self._seed = number.to_bytes(32, "big")
        self._chains = Chains(self._seed, _CHAIN)
        kind = Ordering if orders else Player
        self._minds = {seat: kind(Random(f"{number}.{seat.value}")) for seat in Seat}
        self._at = _BEGUN
        body = GameStarted(
            event="BENCH",
            round=1,
            board=1,
            rules="backgammon",
            options={"points": str(_LENGTH)},
            first="P1",
            second="P2",
            per_move=_A_MOVE,
            reminders=(),
            draw_min_moves=0,
            max_draw_offers=0,
        )
        self._name = f"BENCH-{number:03d}"
        self._game = apply(None, self._event(body, 1))
        self._bodies = list[GameBody]()
        self._on()

    def play(self) -> None:
        """Play it to its end and count its letters; the first ones give something to the dice."""
        found = self._found
        for seat in Seat:
            self._letter(seat, [PhraseGiven(seat=seat, phrase=f"of {seat.value}")])
        while self._game.result is None:
            actor = self._game.position.to_act
            assert isinstance(actor, Seat)
            self._written(actor)
        position = self._game.position
        itself = self._game.judge.of_itself
        assert itself is not None
        found.matches += 1
        found.games += itself.parts(position)
        found.turns += sum("/" in move or move == "no play" for move in self._game.moves)

    def _written(self, seat: Seat) -> None:
        """One letter: what its writer orders, and the act that is due."""
        mind, position = self._minds[seat], cast(Match, self._game.position)
        lines = mind.lines(position, seat, self._game.orders.get(seat, ()))
        self._letter(seat, lines)

    def _letter(self, seat: Seat, lines: Sequence[GameBody | str]) -> None:
        self._at += _A_LETTER
        before, self._bodies = self._game, []
        for line in lines:
            if not isinstance(line, str):
                self._take(line)
                continue
            if self._game.result is not None:
                break
            number = self._game.position.number
            order = Play(line=line, text=line)
            for body in decide(self._game, seat, order, number=number, at=self._at):
                self._take(body)
            self._on()
        self._on()
        verdict = Verdict(seat=seat, before=before, game=self._game, bodies=tuple(self._bodies))
        self._found.written += 1
        self._found.sent += 1 + hears_of(verdict)
        waits = self._game.result is None and self._game.position.to_act is seat.other
        plain = not any(isinstance(line, PhraseGiven) for line in lines) and len(lines) == 1
        self._found.receipts += waits and plain and not next_game(verdict)

    def _take(self, body: GameBody) -> None:
        self._game = apply(self._game, self._event(body, self._game.seq + 1))
        self._bodies.append(body)

    def _event(self, body: GameBody, seq: int) -> Event:
        return Event(stream=self._name, seq=seq, at=self._at, cause="bench", body=body)

    def _on(self) -> None:
        """All that is done without a letter."""
        while step := next_step(self._game):
            self._take(self._done(self._game, step) if isinstance(step, Wish) else step)

    def _done(self, game: Game, wish: Wish) -> GameBody:
        chains = self._chains
        match wish:
            case Wish.COMMIT:
                anchors = (chains.anchor(1), chains.anchor(2))
                return DiceCommitted(scheme="plain", chain_length=_CHAIN, anchors=anchors)
            case Wish.ANCHOR:
                assert game.dice
                return AnchorTold(anchor=chains.anchor(game.dice.state.anchor_due))
            case Wish.PUBLISH:
                return SeedTold(seed=self._seed.hex(), why="the match has ended")
            case _:
                return self._thrown(game)

    def _thrown(self, game: Game) -> DiceRolled:
        dice, itself = game.dice, game.judge.of_itself
        assert dice
        assert itself
        purpose = Purpose.OPENING if itself.opens(game.position) else Purpose.TURN
        return rolled(throw(self._chains, dice.state.texts, dice.state.next, purpose=purpose))
