"""What is done without a letter: the only play, a turn without one, standing orders (3.1, 4).

Orders are secret: no part of a match, but of who gave them.
"""

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from corr.games.backgammon.acts import ACCEPT, DOUBLE, DROP, NO_PLAY, ROLL, TAKE
from corr.games.backgammon.board import CHECKERS, contact
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.notation import written
from corr.games.backgammon.plays import plays
from corr.games.rules import Done, Move, Seat
from corr.games.track import BAR, OFF

ORDERS = (
    "autoroll",
    "autoroll while on the bar",
    "double next turn",
    "take if doubled",
    "drop if doubled",
    "greedy",
    "set forced on",
    "set forced off",
)
"""What a seat can order, in canonical words; with `off` behind `autoroll`, `greedy` and `orders`
they are revoked.
"""

_NO_CHOICE = ("no_play", "forced", "last_checker", "unasked")
"""Why something is done for whoever is to act, whatever they have ordered."""
_LATER, _NEXT = "later", "next"
_DOUBLES, _DOUBLES_LATER = "double next turn", "double the turn after this one"


class Standing(Struct, frozen=True, kw_only=True):
    """The standing orders of one seat; as a match begins, only forced plays are made for it.

    `doubles` is "", `later` while the turn goes on in which it was ordered, or `next`. `answer`
    is how the next double is answered, `take`, `drop` or "".
    """

    forced: bool = True
    autoroll: bool = False
    on_bar: bool = False
    greedy: bool = False
    doubles: str = ""
    answer: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The orders that stand, in canonical words."""
        stands = {
            "autoroll": self.autoroll,
            "autoroll while on the bar": self.on_bar,
            _DOUBLES: self.doubles == _NEXT,
            _DOUBLES_LATER: self.doubles == _LATER,
            "take if doubled": self.answer == TAKE,
            "drop if doubled": self.answer == DROP,
            "greedy": self.greedy,
            "set forced off": not self.forced,
        }
        return tuple(order for order, it_does in stands.items() if it_does)

    @classmethod
    def of(cls, words: Collection[str]) -> "Standing":
        """The orders that these words are.

        >>> Standing.of(Standing(greedy=True, answer="drop").words).answer
        'drop'
        """
        answer = DROP if "drop if doubled" in words else TAKE
        return cls(
            forced="set forced off" not in words,
            autoroll="autoroll" in words,
            on_bar="autoroll while on the bar" in words,
            greedy="greedy" in words,
            doubles=_NEXT if _DOUBLES in words else _LATER if _DOUBLES_LATER in words else "",
            answer=answer if f"{answer} if doubled" in words else "",
        )


_OFF = ("autoroll", "autoroll while on the bar", "double next turn", "greedy", "orders")
_OFF_TOO = ("take if doubled", "drop if doubled")
_KNOWN = frozenset((*ORDERS, *(f"{order} off" for order in (*_OFF, *_OFF_TOO))))


def is_order(text: str) -> bool:
    """Whether a text is an order that stands, or takes one back.

    >>> [is_order(text) for text in ("Take if doubled", "greedy off", "take")]
    [True, True, False]
    """
    return " ".join(text.lower().split()) in _KNOWN


def ordered(standing: Standing, match: Match, seat: Seat, text: str) -> Standing | None:
    """The orders after another one of the seat; None if the text is none.

    >>> from corr.games.backgammon.match import started
    >>> ordered(Standing(), started(5), Seat.FIRST, "Take if doubled").words
    ('take if doubled',)
    """
    match " ".join(text.lower().split()):
        case "autoroll":
            return replace(standing, autoroll=True)
        case "autoroll while on the bar":
            return replace(standing, on_bar=True)
        case "autoroll off":
            return replace(standing, autoroll=False, on_bar=False)
        case "autoroll while on the bar off":
            return replace(standing, on_bar=False)
        case "greedy":
            return replace(standing, greedy=True)
        case "greedy off":
            return replace(standing, greedy=False)
        case "double next turn":
            now = match.turn is seat and match.outcome is None
            return replace(standing, doubles=_LATER if now else _NEXT)
        case "double next turn off":
            return replace(standing, doubles="")
        case "take if doubled":
            return replace(standing, answer=TAKE)
        case "drop if doubled":
            return replace(standing, answer=DROP)
        case "take if doubled off" | "drop if doubled off":
            return replace(standing, answer="")
        case "orders off":
            return Standing(forced=standing.forced)
        case "set forced on":
            return replace(standing, forced=True)
        case "set forced off":
            return replace(standing, forced=False)
    return None


def still(standing: Standing, before: Match, after: Match, seat: Seat) -> Standing:
    """The orders that are left when an act has made `after` of `before`."""
    if after.outcome:
        return Standing(forced=standing.forced)
    if standing.doubles and before.turn is seat:
        doubling = after.phase is Phase.ANSWER and before.phase is Phase.CHOICE
        ended = after.turn is not seat or after.game != before.game
        if standing.doubles == _NEXT and (doubling or ended):
            standing = replace(standing, doubles="")
        elif ended:
            standing = replace(standing, doubles=_NEXT)
    answered = before.phase is Phase.ANSWER and before.to_act is seat
    if standing.answer and (answered or after.game != before.game):
        standing = replace(standing, answer="")
    return standing


def unasked(match: Match) -> Move | None:
    """`accept` for an offer with which the other can win no more, who is not asked (4 c, d)."""
    if match.phase is not Phase.RESIGNED or match.turn is None:
        return None
    resigner = match.turn
    most = match.offered == 3 or (match.offered == 1 and match.seen(resigner).own[OFF] > 0)
    score = match.score[resigner is Seat.FIRST]
    return ACCEPT if most or score + match.offered * match.cube >= match.length else None


def next_done(match: Match, orders: tuple[Standing, Standing]) -> Done | None:
    """What is done now for the seat that is to act, without asking it; None if it is asked.

    `orders` are those of the first seat and of the second. The reason is `no_play`, `forced`,
    `last_checker`, `greedy`, `unasked` (an offer that leaves nothing to win), or the order.
    """
    seat = match.to_act
    if not isinstance(seat, Seat):
        return None
    standing = orders[seat is Seat.SECOND]
    move, reason = _done(match, seat, standing)
    if move is None:
        return None
    return Done(seat=seat, move=move, reason=reason, secret=reason not in _NO_CHOICE)


def _done(match: Match, seat: Seat, standing: Standing) -> tuple[Move | None, str]:
    match match.phase:
        case Phase.RESIGNED:
            return unasked(match), "unasked"
        case Phase.ANSWER:
            if standing.answer:
                return Move(standing.answer), f"{standing.answer}_if_doubled"
        case Phase.CHOICE:
            if standing.doubles == _NEXT:
                return DOUBLE, "double_next_turn"
            if standing.autoroll:
                return ROLL, "autoroll"
            if standing.on_bar and match.seen(seat).own[BAR]:
                return ROLL, "autoroll_on_bar"
        case Phase.PLAY:
            return _play(match, seat, standing)
    return None, ""


def _play(match: Match, seat: Seat, standing: Standing) -> tuple[Move | None, str]:
    assert match.dice
    board = match.seen(seat)
    legal = plays(board, match.dice)
    if not legal:
        return NO_PLAY, "no_play"
    if standing.forced:
        last = next((end for end in legal if end.own[OFF] == CHECKERS), None)
        if len(legal) == 1:
            return Move(written(board, match.dice, *legal.values())), "forced"
        if last:
            return Move(written(board, match.dice, legal[last])), "last_checker"
    if standing.greedy and not contact(board):
        most = max(end.own[OFF] for end in legal)
        best = [play for end, play in legal.items() if end.own[OFF] == most]
        if len(best) == 1:
            return Move(written(board, match.dice, best[0])), "greedy"
    return None, ""
