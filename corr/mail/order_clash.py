"""Orders of one letter of which only one can be meant."""

import re
from collections.abc import Iterable, Sequence

from corr.mail.order_ifs import write_branches
from corr.tournament.orders import (
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
)

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
