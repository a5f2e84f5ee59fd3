"""Simple programs that play backgammon matches to their end, with dice that anybody can verify.

For demonstrations, tests and measurements; they play to get on, not to win.
"""

import random
from collections.abc import Collection, Sequence
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from corr.dice.chain import Chains, chain_length
from corr.dice.digest import Scheme
from corr.dice.phrase import Phrase
from corr.dice.roll import Purpose, throw
from corr.dice.state import DiceState
from corr.games.backgammon.acts import ACCEPT, DOUBLE, DROP, REFUSE, ROLL, TAKE, after, dice, read
from corr.games.backgammon.board import HOME, Board, contact, pips
from corr.games.backgammon.match import Match, Phase, started
from corr.games.backgammon.notation import written
from corr.games.backgammon.plays import plays
from corr.games.backgammon.standing import Standing, next_done
from corr.games.rules import Move, Seat
from corr.games.track import BAR, OFF
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import waits_for_gift

_BEGUN = datetime(2026, 1, 1, 12, tzinfo=UTC)


class PlayedMatch(Struct, frozen=True, kw_only=True):
    """A match that was played to its end: its acts, and the match and its dice as they were left.

    Each act is whose it was (None: chance's), what it was, and why it was made unasked, or "".
    """

    acts: tuple[tuple[Seat | None, Move, str], ...]
    match: Match
    dice: DiceState


class Habits(Struct, frozen=True, kw_only=True):
    """How somebody plays, as chances in a hundred: to double when ahead, to take, to resign a
    game that is lost.
    """

    doubles: int = 40
    takes: int = 70
    resigns: int = 50


def play_match(
    *,
    seed: bytes,
    length: int,
    match_id: str,
    phrases: tuple[str, str] = ("first phrase", "second phrase"),
    score: tuple[int, int] = (0, 0),
    habits: Habits | None = None,
    chance: random.Random | None = None,
) -> PlayedMatch:
    """A match to `length` points, its dice from 32 bytes of seed and two phrases.

    The players' decisions follow from `chance`, by default from the seed. `score` is that of
    penalty points before the first game.
    """
    rng = chance or random.Random(seed)
    chains = Chains(seed, chain_length(length))
    state = DiceState(match_id=match_id).committed(
        scheme=Scheme.PLAIN,
        chain_length=chain_length(length),
        anchors=(chains.anchor(1), chains.anchor(2)),
    )
    for player, text in enumerate(phrases, 1):
        state = state.contributed(player, Phrase(text=text), _BEGUN + timedelta(hours=player))
    match, acts = started(length, score), list[tuple[Seat | None, Move, str]]()
    player_of_game = Player(rng, habits)
    while match.outcome is None:
        seat, why = match.to_act, ""
        if not isinstance(seat, Seat):
            opens = match.phase is Phase.OPENING
            purpose = Purpose.OPENING if opens else Purpose.TURN
            if state.anchor_due:
                state = state.anchored(chains.anchor(state.anchor_due))
            roll = throw(chains, state.texts, state.next, purpose=purpose)
            state = state.rolled(roll)
            move, seat = dice(*roll.dice, roll.number), None
        elif done := next_done(match, (Standing(), Standing())):
            move, why, state = done.move, done.reason, state.acted()
        else:
            move, state = read(match, seat, player_of_game.act(match, seat)), state.acted()
        acts.append((seat, move, why))
        match = after(match, move)
    return PlayedMatch(acts=tuple(acts), match=match, dice=state.ended(seed))


class Player:
    """Somebody who answers whatever a match asks."""

    def __init__(self, chance: random.Random, habits: Habits | None = None) -> None:
        self._chance, self._habits = chance, habits or Habits()

    def lines(self, match: Match, seat: Seat, orders: Collection[str]) -> list[str]:
        """The lines of its letter: the act that is due. It gives no `orders`."""
        return [self.act(match, seat)]

    def act(self, match: Match, seat: Seat) -> str:
        """What the seat to act answers."""
        board = match.seen(seat)
        match match.phase:
            case Phase.ANSWER:
                return TAKE if self._happens(self._habits.takes) else DROP
            case Phase.RESIGNED:
                return ACCEPT if self._lost(board.turned, match.offered) else REFUSE
            case Phase.CHOICE:
                if resigned := self._resigns(match, board):
                    return resigned
                ahead = 10 * pips(board.own) < 9 * pips(board.other)
                return DOUBLE if ahead and self._happens(self._habits.doubles) else ROLL
            case _:
                return self._resigns(match, board) or self._play(match, board)

    def _happens(self, of_a_hundred: int) -> bool:
        return self._chance.randrange(100) < of_a_hundred

    def _resigns(self, match: Match, board: Board) -> str:
        """An offer to resign a game that is plainly lost, once a turn."""
        size = 2 if board.own[OFF] == 0 and pips(board.own) > 3 * pips(board.other) else 1
        if match.refused or not self._lost(board, size) or not self._happens(self._habits.resigns):
            return ""
        return f"resign {('single', 'gammon')[size - 1]}"

    def _lost(self, board: Board, size: int) -> bool:
        """Whether `own` cannot well win any more, nor lose much more than `size`."""
        behind = pips(board.own) > 2 * pips(board.other) + 20
        return not contact(board) and behind and (size > 1 or pips(board.own) < 90)

    def _play(self, match: Match, board: Board) -> str:
        """The play that leaves the fewest blots and hits the most; ties fall by chance."""
        assert match.dice
        found = plays(board, match.dice)
        best = max(found, key=lambda end: (_worth(end), self._chance.random()))
        return written(board, match.dice, found[best])


class Ordering(Player):
    """Somebody who saves letters by standing orders, and revokes those that suit no more.

    It rolls by order as long as it would not think of doubling, answers in advance where the
    answer is plain, and bears off without being asked.
    """

    def lines(self, match: Match, seat: Seat, orders: Collection[str]) -> list[str]:
        """The act that is due, and behind it what is ordered for the turns that follow."""
        act = self.act(match, seat)
        board = match.seen(seat)
        if match.dice and (found := self._chosen(match, board, act)):
            board = found
        return [act, *self._ordered(match, board, orders)]

    def _chosen(self, match: Match, board: Board, act: str) -> Board | None:
        """The board after a play of the roll; None for any other act."""
        assert match.dice
        found = plays(board, match.dice).items()
        return next((end for end, play in found if written(board, match.dice, play) == act), None)

    def _ordered(self, match: Match, board: Board, orders: Collection[str]) -> list[str]:
        mine, theirs = pips(board.own), pips(board.other)
        lines = [] if "greedy" in orders else ["greedy"]
        if match.length == 1:
            return lines
        rolls = 20 * mine >= 19 * theirs
        if rolls is not ("autoroll" in orders):
            lines.append("autoroll" if rolls else "autoroll off")
        plainly = 10 * mine <= 11 * theirs
        answer = "take if doubled" if plainly else "drop if doubled" if mine > 2 * theirs else ""
        given = next((one for one in orders if one.endswith("if doubled")), "")
        if answer != given:
            lines.append(answer or f"{given} off")
        return lines


class MatchPlayer:
    """Somebody who plays a match by mail: first something for the dice, then what is asked."""

    def __init__(self, name: str) -> None:
        """Their chance follows from a name."""
        self._name = name
        self._mind = Ordering(random.Random(name), Habits(doubles=70, takes=50, resigns=100))
        self._answered = set[tuple[bool, int]]()

    def lines_in(self, game: Game, seat: Seat) -> Sequence[str]:
        """The lines of an answer to a letter about a match; none where nothing is asked."""
        asked = waits_for_gift(game, seat)
        key = (asked, game.position.number)
        if key in self._answered or not (asked or self._is_asked(game, seat)):
            return ()
        self._answered.add(key)
        if asked:
            return (f"phrase: {self._name}",)
        assert isinstance(game.position, Match)
        return self._mind.lines(game.position, seat, game.orders.get(seat, ()))

    def _is_asked(self, game: Game, seat: Seat) -> bool:
        return game.result is None and game.position.to_act is seat


def _worth(end: Board) -> int:
    """What a position is worth to a simple mind: a made point, a hit, few blots, a way home."""
    blots = sum(count == 1 for count in end.own[1:BAR])
    made = sum(count > 1 for count in end.own[1 : HOME + 1])
    return 12 * end.other[BAR] + 3 * made - 4 * blots + 2 * end.own[OFF] - pips(end.own) // 20
