"""What happens in a match without a letter, as the rest of the house asks for it."""

from collections.abc import Mapping

from msgspec.structs import replace

from corr.games.backgammon.acts import CONCEDE, dice_in
from corr.games.backgammon.acts import dice as dice_act
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.standing import Standing, is_order, next_done, ordered, still
from corr.games.rules import Done, Move, Seat

_PHRASE = ("phrase", "fras", "satz", "fraas")
"""The word of players in the four languages."""


class Itself:
    """`OfItself` of backgammon. The orders of a seat are those of `Standing`."""

    def kind(self, text: str) -> str:
        """`order`, `phrase`, `concede`, or "" for an act.

        >>> [Itself().kind(text) for text in ("greedy off", "Fras: hej", "roll")]
        ['order', 'phrase', '']
        """
        words = " ".join(text.lower().split())
        if words == CONCEDE:
            return "concede"
        if words.partition(":")[0].rstrip() in _PHRASE and ":" in words:
            return "phrase"
        return "order" if is_order(words) else ""

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

    def score(self, position: Match) -> tuple[int, int]:
        """The points of the first seat and of the second."""
        return position.score

    def length(self, options: Mapping[str, str]) -> int:
        """How many points win the match."""
        return int(options["points"])

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
