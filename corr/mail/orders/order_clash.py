"""Orders of one letter that say the same, or of which only one can be meant."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from corr.mail.orders.order_ifs import ContradictionError, is_too_large, merged, write_branches
from corr.tournament.play.orders import (
    AcceptDraw,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    OfferDraw,
    Order,
    Play,
    PlayIf,
    Resign,
    Undo,
    both_claims,
)

LONGEST_LINE = 300
"""How many characters of a line are read as an order, and shown."""
_DECIDING = Play | Resign | AcceptDraw | DeclineDraw | OfferDraw | ClaimWin | ClaimDraw | Undo


def clashing(orders: Iterable[Order]) -> tuple[Order, ...]:
    """The orders that contradict another one about the same game, with what hangs on them.

    Whoever resigns does nothing else, and whoever takes a draw neither plays on nor declines it.
    """
    all_orders = tuple(orders)
    found = list[Order]()
    for game in dict.fromkeys(one.game for one in all_orders):
        mine = [one for one in all_orders if one.game == game and isinstance(one, _DECIDING)]
        resigns = any(isinstance(one, Resign) for one in mine)
        accepts = any(isinstance(one, AcceptDraw) for one in mine)
        if accepts and not resigns:
            mine = [one for one in mine if not isinstance(one, OfferDraw | ClaimDraw)]
        if (resigns or accepts) and len({type(one) for one in mine}) > 1:
            found += mine
            found += (one for one in all_orders if one.game == game and isinstance(one, PlayIf))
    return tuple(found)


def differing(written: Sequence[Order], typed: Sequence[Order]) -> tuple[Order, ...]:
    """The orders of a letter and of its subject that do not go together."""
    found = list[Order]()
    for game in dict.fromkeys(one.game for one in typed):
        mine, theirs = _plays(written, game), _plays(typed, game)
        if mine and theirs and _said(mine) != _said(theirs):
            found += (*mine, *theirs)
            found += (one for one in written if one.game == game and isinstance(one, PlayIf))
    return tuple(found) or clashing((*written, *typed))


def each_once(orders: Iterable[Order]) -> tuple[Order, ...]:
    """Each order once; a resignation that was written twice is confirmed."""
    found = dict[object, Order]()
    for order in orders:
        key = _sameness(order)
        found[key] = _both(found[key], order) if key in found else order
    return tuple(found.values())


def _sameness(order: Order) -> object:
    """What two orders have in common that say the same."""
    match order:
        case Play():
            return Play, order.game, re.sub(r"[\s,;-]", "", order.text)
        case Resign() | ClaimWin():
            return type(order), order.game
        case _:
            return replace(order, line="")


def _both(first: Order, again: Order) -> Order:
    """Two orders that say the same as one."""
    if isinstance(first, Play) and isinstance(again, Play):
        number = again.number if first.number is None else first.number
        claim = both_claims(first.claim, again.claim)
        both = replace(first, number=number, draw=first.draw or again.draw, claim=claim)
        more = (both.draw, both.claim) != (first.draw, first.claim)
        return replace(both, line=f"{first.line} / {again.line}") if more else both
    if isinstance(first, ClaimWin) and isinstance(again, ClaimWin):
        return replace(first, kind=both_claims(first.kind, again.kind))
    return replace(first, confirmed=True) if isinstance(first, Resign) else first


def in_words(orders: Sequence[Order]) -> tuple[str, ...]:
    """Orders in canonical words, each once and moves in advance behind the move."""
    ifs = [
        line for one in orders if isinstance(one, PlayIf) for line in write_branches(one.branches)
    ]
    then = f"; {', '.join(ifs)}" if ifs else ""
    said = [f"{_words(one)}{then if isinstance(one, Play) else ''}" for one in orders]
    return tuple(dict.fromkeys(text for text in said if text))


def _words(order: Order) -> str:
    match order:
        case Play():
            return f"{order.text}, draw?" if order.draw else order.text
        case ClaimWin():
            return f"claim {order.kind}"
        case _:
            return _WORDS.get(type(order), "")


_WORDS: dict[type[Order], str] = {
    Resign: "resign",
    AcceptDraw: "accept",
    DeclineDraw: "decline",
    OfferDraw: "draw?",
    ClaimDraw: "claim draw",
    Undo: "undo",
}


def _plays(orders: Iterable[Order], game: str | None) -> list[Play]:
    return [one for one in orders if isinstance(one, Play) and one.game == game]


def _said(plays: Iterable[Play]) -> str:
    return re.sub(r"[\s,;-]", "", "".join(one.text for one in plays))


def with_ifs_joined(
    orders: Sequence[Order], unclear: list[str], contradictions: list[str]
) -> list[Order]:
    """The orders with all moves in advance of a game as one, behind the game's own move.

    Those that contradict each other or are too many are left out, and their lines are added to
    `contradictions` and `unclear`.
    """
    found = list(orders)
    for game in dict.fromkeys(one.game for one in orders if isinstance(one, PlayIf)):
        ifs = [one for one in found if isinstance(one, PlayIf) and one.game == game]
        moves = [at for at, one in enumerate(found) if isinstance(one, Play) and one.game == game]
        lines = dict.fromkeys(one.line[:LONGEST_LINE] for one in ifs)
        try:
            branches = merged(branch for one in ifs for branch in one.branches)
            if is_too_large(branches):
                unclear += lines
            else:
                whole = replace(ifs[0], branches=branches)
                found.insert(max(found.index(ifs[0]), *moves, -1) + 1, whole)
        except ContradictionError:
            contradictions += lines
        found = [one for one in found if not any(one is part for part in ifs)]
    return found
