"""Answers that a letter offers to be tapped: only those that would be taken."""

from collections.abc import Sequence
from typing import cast

from corr.errors import PlayerError
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.orders.order_words import Words
from corr.mail.orders.orders import read_orders
from corr.tournament.play.game import Game, decide
from corr.tournament.play.orders import BoardOrder, Order, PlayIf, Preview, Resign


def taps(words: Words, game: Game, seat: Seat, refusals: Sequence[Refusal]) -> tuple[str, ...]:
    """What the writer may have meant, in canonical words, as far as it would be taken now."""
    readings = [
        str(text)
        for refusal in refusals
        for text in cast(Sequence[object], refusal.params.get("readings", ()))
    ]
    return tuple(
        text for text in dict.fromkeys(readings) if would_be_taken(words, game, seat, text)
    )


def would_be_taken(words: Words, game: Game, seat: Seat, text: str) -> bool:
    """Whether an answer in canonical words would be taken from a seat now."""
    if game.clock is None:
        return False
    orders = read_orders(text, words, game.judge.recognises)
    return bool(orders) and all(_is_taken(game, seat, order) for order in orders)


def _is_taken(game: Game, seat: Seat, order: Order) -> bool:
    """Whether an order would be; moves in advance are judged when they are played."""
    if isinstance(order, PlayIf | Resign):
        return True
    try:
        if isinstance(order, Preview):
            mine = game.position.to_act is seat
            return mine and bool(game.judge.read(game.position, order.text))
        if isinstance(order, BoardOrder) and game.clock is not None:
            decide(game, seat, order, number=game.position.number, at=game.clock.since)
    except PlayerError:
        return False
    return True
