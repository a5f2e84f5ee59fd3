"""The orders of one letter in the turn in which they are judged, what belongs together as one."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from corr.tournament.play.game import Game
from corr.tournament.play.orders import (
    CancelIfs,
    ClaimDraw,
    ClaimLine,
    ClaimWin,
    OfferDraw,
    Order,
    Play,
    PlayIf,
    Preview,
    both_claims,
)


def in_turn(game: Game, orders: Sequence[Order]) -> list[Order]:
    """The orders as they are judged: a win is claimed first, a draw before a move if it can be.

    If it cannot, the move may be the one after which it can. Acts are seen, and lines that show a
    win are checked, before one is played, and moves in advance follow the move.
    """
    one_move = _as_one(orders)
    seen = [one for one in one_move if isinstance(one, Preview | ClaimLine)]
    claims = [one for one in one_move if isinstance(one, ClaimDraw)]
    ifs = _ifs_as_one([one for one in one_move if isinstance(one, PlayIf | CancelIfs)])
    apart = Preview | ClaimLine | ClaimDraw | PlayIf | CancelIfs
    others = [one for one in one_move if not isinstance(one, apart)]
    wins = any(
        isinstance(one, ClaimWin) or (isinstance(one, Play) and one.claim) for one in others
    )
    claimed_first = game.draw_claimable and not wins
    carried_out = [*claims, *others] if claimed_first else [*others, *claims]
    return [*seen, *carried_out, *ifs]


def _ifs_as_one(orders: Sequence[PlayIf | CancelIfs]) -> list[PlayIf | CancelIfs]:
    """The orders, all moves in advance of the letter made into one order."""
    parts = [order for order in orders if isinstance(order, PlayIf)]
    if len(parts) < 2:
        return list(orders)
    line = " / ".join(dict.fromkeys(part.line for part in parts))
    branches = tuple(branch for part in parts for branch in part.branches)
    rest = [order for order in orders if not isinstance(order, PlayIf)]
    at = orders.index(parts[0])
    return [*rest[:at], replace(parts[0], line=line, branches=branches), *rest[at:]]


def _as_one(orders: Sequence[Order]) -> list[Order]:
    """The orders, all acts of the letter (three stones, a colour and a move) and what it claims
    to have won made into one order, which stands where the first of them stood.

    A draw that is offered anywhere in a letter with a move is offered with that move (10.5).
    """
    offers = OfferDraw if any(isinstance(order, Play) for order in orders) else Play
    parts = [order for order in orders if isinstance(order, Play | ClaimWin | offers)]
    if len(parts) < 2:
        return list(orders)
    at = orders.index(parts[0])
    rest = [order for order in orders if order not in parts]
    return [*rest[:at], _joined(parts), *rest[at:]]


def _joined(parts: Sequence[Play | ClaimWin | OfferDraw]) -> Play | ClaimWin:
    line, game = " / ".join(part.line for part in parts), parts[0].game
    claim = reduce(both_claims, map(_claim, parts))
    plays = [part for part in parts if isinstance(part, Play)]
    if not plays:
        return ClaimWin(line=line, game=game, kind=claim)
    text, draw = ", ".join(play.text for play in plays), any(map(_offers, parts))
    return Play(line=line, game=game, text=text, number=plays[0].number, draw=draw, claim=claim)


def _claim(part: Play | ClaimWin | OfferDraw) -> str:
    match part:
        case Play():
            return part.claim
        case ClaimWin():
            return part.kind
        case OfferDraw():
            return ""


def _offers(part: Play | ClaimWin | OfferDraw) -> bool:
    return isinstance(part, OfferDraw) or (isinstance(part, Play) and part.draw)
