"""Whose roll each throw of a match was, the void ones too. Pure: it follows what was written down.

A throw itself says nothing of seats: who was to play it is known from the position after it.
"""

from collections.abc import Iterable, Mapping

from msgspec import Struct

from corr.games.rules import Move, Position, Rules, Seat, seat_or_none
from corr.tournament.events.events import GameBody, MovePlayed
from corr.tournament.events.events_dice import DiceRolled, RollsLost
from corr.tournament.events.events_games import (
    MovesRestored,
    MovesTakenBack,
    PointsGiven,
    PointsTakenBack,
)
from corr.tournament.play.state import Game, gift_of, is_given


class Thrown(Struct, frozen=True, kw_only=True):
    """Whose roll each throw was, by its number, and the `used` ones: those of plays that stand.

    Of an opening it is who began by it. Equal opening throws are nobody's, nor are those that
    were lost in a restore.
    """

    seats: Mapping[int, Seat]
    used: tuple[int, ...]


def thrown_in(game: Game, bodies: Iterable[GameBody]) -> Thrown:
    """What became of the throws of a match; `bodies` are all that has happened in it."""
    line = _Line(game.judge, game.options)
    for body in bodies:
        line.take(body)
    return Thrown(seats=line.seats, used=tuple(sorted(line.used())))


def uses_a_roll(move: str) -> bool:
    """Whether an act of a seat is what it did with its dice, were it nothing."""
    return "/" in move or move == "no play"


class _Line:
    """The acts of a match that stand: the position before each and after the last, with the
    number of the roll that was the last one then, and the roll that each act used, 0 for none.
    """

    def __init__(self, judge: Rules[Position], options: Mapping[str, str]) -> None:
        self._judge, self._positions, self._spent = judge, [judge.start(options)], 0
        self._rolls, self._uses, self._moves = [0], list[int](), list[Move]()
        self.seats = dict[int, Seat]()

    def used(self) -> Iterable[int]:
        """The rolls that acts which stand have used."""
        return filter(None, self._uses)

    def take(self, body: GameBody) -> None:
        """Follow one more event."""
        itself = self._judge.of_itself
        assert itself is not None
        match body:
            case DiceRolled():
                self._spent = body.number
                dice = (body.dice[0], body.dice[1])
                self._act(itself.thrown(body.number, dice), body.number)
                seat = seat_or_none(self._positions[-1].to_act)
                if seat is not None:
                    self.seats[body.number] = seat
            case MovePlayed():
                self._act(Move(body.move), 0)
            case RollsLost():
                self._spent = body.first + len(body.rolls) - 1
                self._positions[-1] = itself.spent(self._positions[-1], self._spent)
            case PointsGiven():
                self._act(gift_of(self._judge, body), 0)
            case PointsTakenBack():
                self._moves[body.number] = itself.outside((0, 0), begins=False)
                for at in range(body.number, len(self._moves)):
                    after = self._judge.after(self._positions[at], self._moves[at])
                    self._positions[at + 1] = after
                self._positions[-1] = itself.spent(self._positions[-1], self._spent)
            case MovesTakenBack():
                self._back_to(body.number)
                self._positions[-1] = itself.spent(self._positions[-1], self._spent)
                for given in map(Move, body.moves):
                    if is_given(self._judge, given):  # points stay
                        self._act(given, 0)
            case MovesRestored():
                self._back_to(body.number)
                for move in body.moves:
                    number = itself.throw_in(Move(move))
                    self._act(Move(move), number)
            case _:
                pass

    def _back_to(self, number: int) -> None:
        del self._positions[number + 1 :]
        del self._rolls[number + 1 :]
        del self._uses[number:]
        del self._moves[number:]

    def _act(self, move: Move, number: int) -> None:
        """One more act; the `number` of the roll if it is a throw, else 0."""
        self._positions.append(self._judge.after(self._positions[-1], move))
        self._moves.append(move)
        self._rolls.append(number or self._rolls[-1])
        self._uses.append(self._rolls[-1] if not number and uses_a_roll(move) else 0)
