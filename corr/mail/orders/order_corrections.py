"""Lines that take back what another line of the letter says: `No wait, k8` below `h9`.

Such a line is no order, for no order is searched within a sentence; but a move beside it is not
sure either. Both are asked about, as they are where the line has no other words: `Or k8?`.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from corr.mail.orders.order_fold import folded, lowered, phrase
from corr.mail.orders.order_words import Words
from corr.tournament.play.orders import (
    AcceptDraw,
    DeclineDraw,
    OfferDraw,
    Order,
    Play,
    PlayIf,
)

Hints = Callable[[str], Sequence[str]]
_LONGEST_LINE = 300
_MOST_LINES = 100
_FEW_WORDS = 3
_SHORT_QUESTION = 12
_WORD = re.compile(r"[\w/-]+")
_NEXT = re.compile(r"(?:[^\w.!?]*[\w/-]+){1,4}")
_BEFORE = re.compile(r"(?:[\w/-]+[^\w.!?]*){1,4}\Z")


@dataclass(frozen=True, slots=True, kw_only=True)
class Loose:
    """A line that is no order, with the game that it is about; None is that of the letter.

    Of a message that may be nothing but a move, `act` is that move. A `signed` line stands below
    a farewell, where words about moves are meant as such and bare figures are not.
    """

    game: str | None
    line: str
    is_message: bool = False
    signed: bool = False
    act: str = ""


def corrected(
    orders: Sequence[Order],
    lines: Iterable[Loose],
    words: Words,
    hints: Hints,
) -> tuple[Order, ...]:
    """The moves that a line corrects, with what hangs on them and what it says instead.

    So is a move that stands where a message stands, if there is no other: it goes to nobody
    unplayed. `hints` finds the acts in a text.
    """
    said = [line for _, line in zip(range(_MOST_LINES), lines, strict=False)]
    found = list[Order]()
    moved = (one.game for one in orders if isinstance(one, Play))
    for game in dict.fromkeys((*moved, *(one.game for one in said if one.act))):
        moves = [one for one in orders if isinstance(one, Play) and one.game == game]
        known = {token for one in moves for token in re.split(r"[\s,;]+", one.text)}
        instead = [
            Play(line=one.line.strip()[:_LONGEST_LINE], game=game, text=act)
            for one in said
            if one.game == game
            for act in (_acts_instead(one, words, hints) if moves else filter(None, [one.act]))
            if act not in known
        ] or _taken_back(moves, said, words)
        if instead:
            ifs = (one for one in orders if isinstance(one, PlayIf) and one.game == game)
            found += (*moves, *instead, *ifs)
    return tuple(found)


def _taken_back(moves: Sequence[Play], said: Iterable[Loose], words: Words) -> list[Play]:
    """The move once more for every line that takes it back and says no other one."""
    return [
        replace(moves[0], line=one.line.strip()[:_LONGEST_LINE])
        for one in said
        if moves and one.game == moves[0].game and not one.is_message
        if words.retraction.search(lowered(folded(one.line[:_LONGEST_LINE])))
    ]


def perhaps_offered(
    orders: Sequence[Order], lines: Iterable[Loose], words: Words
) -> tuple[Order, ...]:
    """The moves beside which something may be a draw offer, each with it and without.

    So may a question that speaks of a draw, and an offer that stands where a message stands:
    an offer that is not made with its move cannot be made any more (renju art. 10.5).
    """
    said = [line for _, line in zip(range(_MOST_LINES), lines, strict=False)]
    found = list[Order]()
    for game in dict.fromkeys(one.game for one in orders if isinstance(one, Play)):
        mine = [one for one in orders if one.game == game]
        moves = [one for one in mine if isinstance(one, Play)]
        settled = any(isinstance(one, OfferDraw | AcceptDraw | DeclineDraw) for one in mine)
        asks = (one for one in said if one.game == game and _may_offer(one, words))
        offer = next(asks, None)
        if offer and not settled and not any(one.draw for one in moves):
            found += (*moves, replace(moves[-1], draw=True, line=offer.line.strip()))
            found += (one for one in mine if isinstance(one, PlayIf))
    return tuple(found)


def _may_offer(one: Loose, words: Words) -> bool:
    text = lowered(folded(one.line[:_LONGEST_LINE]))
    if not words.draw_word.search(text):
        return False
    if one.is_message or one.signed:
        return words.phrases.get(phrase(text)) == "offer_draw"
    return "?" in text and len(_WORD.findall(text)) <= _SHORT_QUESTION


def _acts_instead(one: Loose, words: Words, hints: Hints) -> Iterator[str]:
    """The acts near to a word of correction, in the same sentence, or with next to no words."""
    text = lowered(folded(one.line[:_LONGEST_LINE]))
    if not (one.is_message or one.signed) and len(_WORD.findall(text)) <= _FEW_WORDS:
        yield from hints(text)
    for found in words.correction.finditer(text):
        if near := _NEXT.match(text, found.end()):
            yield from hints(near[0])
    for found in words.instead.finditer(text):
        if near := _BEFORE.search(text[: found.start()]):
            yield from hints(near[0])
