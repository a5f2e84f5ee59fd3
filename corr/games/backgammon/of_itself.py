"""What happens in a match without a letter, as the rest of the house asks for it."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from corr.games.backgammon.acts import CONCEDE, DOUBLE, dice_in, gift_in, number_in, refuse_gift
from corr.games.backgammon.acts import dice as dice_act
from corr.games.backgammon.in_advance import after_condition, holds, refuse_condition
from corr.games.backgammon.match import Match, Phase, breaks_in, late_points
from corr.games.backgammon.notation import first_two, may_begin, told, turned
from corr.games.backgammon.plays import plays
from corr.games.backgammon.record import brief, with_gifts
from corr.games.backgammon.standing import Standing, is_order, next_done, ordered, still
from corr.games.backgammon.told import Sentence, story
from corr.games.backgammon.watched import watched
from corr.games.rules import Done, Made, Move, Scene, Seat

_BREAKS = ("break", "break off")
"""A wish for a break before the next game, and what takes it back."""

_HEADS = {"phrase": "phrase", "call director": "call"}
"""The words before a colon, by what a line is for that begins with them."""
_CALL = "call director: "
_STATED = re.compile(r"(?:[0-9]{1,6}\.\s*)?(?:[1-6]{2}\s*:\s*)?", re.ASCII)


class Itself:
    """`OfItself` of backgammon. The orders of a seat are those of `Standing`."""

    def kind(self, text: str) -> str:
        """`order`, `revoked`, `phrase`, `call`, `concede`, `break`, `break off`, or "" for an act.

        >>> lines = ("greedy", "greedy off", "phrase: hej", "Break", "roll")
        >>> [Itself().kind(text) for text in lines]
        ['order', 'revoked', 'phrase', 'break', '']
        >>> Itself().kind("Call director: he names another roll")
        'call'
        """
        words = " ".join(text.lower().split())
        if words in _BREAKS:
            return words
        if words == CONCEDE:
            return "concede"
        head, colon, _ = words.partition(":")
        if colon and head in _HEADS:
            return _HEADS[head]
        if not is_order(words):
            return ""
        return "revoked" if words.endswith(" off") else "order"

    def complaint(self, text: str) -> str:
        """What a letter that calls the director says beside the words that call him.

        >>> [Itself().complaint(text) for text in ("call director: ", "call director: why", "why")]
        ['', 'why', 'why']
        """
        return text.removeprefix(_CALL)

    def no_act(
        self, position: Match, seat: Seat, text: str
    ) -> tuple[str, Mapping[str, object]] | None:
        """Why a line is no act, if somebody may have meant one by it: the reason, its parameters.

        A play up the board is answered with the same one by the seat's own numbers where that can
        be made, else with two that can.

        >>> from corr.games.backgammon.match import started, thrown
        >>> match = thrown(started(5), (5, 2), 1)
        >>> Itself().no_act(match, Seat.FIRST, "52: 12/17 1/3")
        ('plays_up', {'text': '12/17 1/3', 'turned': '13/8 24/22', 'dice': '', 'examples': ()})
        >>> _, params = Itself().no_act(match, Seat.FIRST, "5/6 9/13")
        >>> params["turned"], params["examples"]
        ('', ('24/22 13/8', '24/22 8/3'))
        >>> Itself().no_act(match, Seat.FIRST, "13/8 24/22")
        """
        play = _STATED.sub("", " ".join(text.split()), count=1)
        if not (other := turned(play)):
            return None
        params: dict[str, object] = {"text": play, "turned": "", "dice": "", "examples": ()}
        if position.to_act is seat and position.phase is Phase.PLAY and position.dice:
            board, dice = position.seen(seat), position.dice
            if may_begin(board, dice, other):
                params["turned"] = other
            else:
                params |= {"dice": told(dice), "examples": first_two(board, plays(board, dice))}
        return "plays_up", params

    def thrown(self, number: int, dice: tuple[int, int]) -> Move:
        """The act of chance: the throw with a number and its dice."""
        return dice_act(*dice, number)

    def throw_in(self, move: Move) -> int:
        """The number of the throw that an act of chance is; 0 for an act of a seat."""
        found = dice_in(move)
        return found[0] if found else 0

    def opens(self, position: Match) -> bool:
        """Whether the throw that is due decides who begins (2.2)."""
        return position.phase is Phase.OPENING

    def spent(self, position: Match, number: int) -> Match:
        """A position that came again when throws up to a number had been made."""
        return replace(position, spent=number)

    def parts(self, position: Match) -> int:
        """How many games of the match have ended."""
        return len(position.games)

    def since(self, position: Match) -> int:
        """How many acts were made before the game that is played, or was the last one."""
        return position.since

    def brief(self, moves: Sequence[Move]) -> str:
        """What a letter repeats of a game: its last rolls, and what was done with them."""
        return brief(moves)

    def with_gifts(self, record: str, said: Callable[[str, tuple[int, int]], str]) -> str:
        """A record in which points given outside play are told as it is `said`."""
        return with_gifts(record, said)

    def outside(self, points: tuple[int, int], *, begins: bool) -> Move:
        """The act by which points are given outside play (2.5, 7).

        >>> Itself().outside((0, 2), begins=False)
        'points 0 2'
        """
        return Move(f"{'late' if begins else 'points'} {points[0]} {points[1]}")

    def is_outside(self, move: Move) -> bool:
        """Whether an act gives points outside play."""
        return gift_in(move) is not None

    def refuse_outside(self, position: Match, move: Move) -> None:
        """Raise PlayerError if points cannot be given now by such an act."""
        refuse_gift(position, move)

    def score(self, position: Match) -> tuple[int, int]:
        """The points of the first seat and of the second."""
        return position.score

    def waiting(self, position: Match) -> tuple[int, int]:
        """The director's points that count when the game has ended (2.5)."""
        first, second = map(sum, zip((0, 0), *position.waiting, strict=True))
        return first, second

    def length(self, options: Mapping[str, str]) -> int:
        """How many points win the match."""
        return int(options["points"])

    def not_begun(self, position: Match) -> bool:
        """Whether nothing has been thrown in the match yet."""
        return position.phase is Phase.OPENING and position.game == 1 and not position.roll

    def between(self, position: Match) -> bool:
        """Whether a game of the match has ended and nothing has been thrown in the next."""
        return position.phase is Phase.OPENING and position.game > 1 and not position.begun

    def late_days(self, options: Mapping[str, str], points: int) -> int:
        """The first late day at the start that brings the other seat so many points (7 [3.3])."""
        first, step = _late(options)
        return first + (points - 1) * step

    def late_points(self, options: Mapping[str, str], days: int) -> int:
        """The points that so many late days at the start bring the other seat (7 [3.3])."""
        first, step = _late(options)
        return late_points(days, first=first, step=step)

    def late_limit(self, options: Mapping[str, str]) -> int:
        """The first late day that loses the match: by then more than half of its points."""
        return self.late_days(options, self.length(options) // 2 + 1)

    def breaks(self, options: Mapping[str, str]) -> int:
        """How many breaks a seat may take in a match, 0 where the event's leave holds (4.14)."""
        return breaks_in(self.length(options)) if options.get("breaks") == "true" else 0

    def ordered(
        self, position: Match, seat: Seat, orders: tuple[str, ...], text: str
    ) -> tuple[str, ...] | None:
        """The orders of a seat after another line of it; None if the line is no order."""
        found = ordered(Standing.of(orders), position, seat, text)
        return found.words if found else None

    def left(
        self, orders: tuple[str, ...], before: Match, after: Match, seat: Seat
    ) -> tuple[str, ...]:
        """The orders of a seat that are left after an act."""
        return still(Standing.of(orders), before, after, seat).words

    def next_done(self, position: Match, orders: Mapping[Seat, tuple[str, ...]]) -> Done | None:
        """The act that is made next for the seat to act; None if it is asked (3.1)."""
        first, second = (Standing.of(orders.get(seat, ())) for seat in Seat)
        return next_done(position, (first, second))

    def number_in(self, text: str) -> int | None:
        """The number of a roll that stands before an act."""
        return number_in(text)

    def refuse_condition(
        self, position: Match, seat: Seat, reply: str, then: str, *, next_act: bool
    ) -> None:
        """Raise NotNow for a condition that can never hold, or what cannot follow it (3.1)."""
        refuse_condition(position, seat, reply, then, next_act=next_act)

    def on_any_board(self, reply: str) -> bool:
        """Whether a condition is about a double; a play is one of a certain board."""
        return reply == DOUBLE

    def holds(self, position: Match, acts: Sequence[Move], reply: str) -> bool:
        """Whether acts end with the double, or the play, that a condition is about."""
        return holds(position, acts, reply)

    def conditions_left(self, replies: Sequence[str], held: str) -> tuple[str, ...]:
        """Those about a play, when the opponent has doubled before it."""
        return after_condition(replies, held)

    def story(self, position: Match, made: Sequence[Made], reader: Seat) -> tuple[Sentence, ...]:
        """What acts have led to, one sentence a turn."""
        return story(position, made, reader)

    def watched(self, position: Match, moves: Sequence[Move]) -> Iterator[Scene]:
        """Each act that is to be seen, with the board after it."""
        return watched(position, moves)


def _late(options: Mapping[str, str]) -> tuple[int, int]:
    """The late day that brings the first point, and after how many each further one comes."""
    return int(options.get("late_first", "10")), int(options.get("late_step", "5"))
