"""Orders of one letter that say the same, or of which only one can be meant."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.orders.order_ifs import ContradictionError, is_too_large, merged, write_branches
from corr.mail.orders.order_lines import LineReader
from corr.mail.orders.order_phrases import phrase
from corr.mail.orders.order_rest import is_courtesy
from corr.mail.orders.order_sentences import Due, in_position, sentences
from corr.mail.orders.order_words import Words, folded, lowered
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

# -- lines that take back what another line of the letter says ----
# Such a line is no order, for no order is searched within a sentence; but a move beside it is not
# sure either. Both are asked about, as they are where the line has no other words: `Or k8?`.

Fits = Callable[[str], bool]
Readers = Mapping[str, tuple[LineReader, Due]]
"""What reads the lines about games of another kind than the letter's own, by game."""
_POINT = re.compile(r"[a-z]\d{1,2}")
_LONGEST_LINE = 300
_MOST_LINES = 100
_FEW_WORDS = 3
_SHORT_QUESTION = 12
_MOST_PARTS = 8
_POSTSCRIPT = re.compile(r"p\.? ?p?\.? ?s\b|obs\b|nb\b|n\.b\.")
_WORD = re.compile(r"[\w/-]+")
_NEXT = re.compile(r"(?:[^\w.!?]*[\w/-]+){1,4}")
_BEFORE = re.compile(r"(?:[\w/-]+[^\w.!?]*){1,4}\Z")


class Loose(Struct, frozen=True, kw_only=True):
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
    own: tuple[LineReader, Due],
    readers: Readers,
) -> tuple[Order, ...]:
    """The moves that a line corrects, with what hangs on them and what it says instead.

    So is a move that stands where a message stands, if there is no other: it goes to nobody
    unplayed. `own` reads what is about games of the letter's kind, and says which acts can be
    played.
    """
    said = [line for _, line in zip(range(_MOST_LINES), lines, strict=False)]
    found = list[Order]()
    moved = (one.game for one in orders if isinstance(one, Play))
    for game in dict.fromkeys((*moved, *(one.game for one in said if one.act))):
        moves = [one for one in orders if isinstance(one, Play) and one.game == game]
        reader, due = readers.get(game or "", own) if readers else own
        fits = _fits(moves, due)
        texts = [one.text for one in moves]
        known = {token for text in texts for token in (text, *re.split(r"[\s,;]+", text))}
        alone = [one.act for one in said if one.game == game and one.is_message] if moves else []
        instead = [
            Play(
                line=one.line.strip()[:_LONGEST_LINE], game=game, text=_whole(act, one, texts, due)
            )
            for one in said
            if one.game == game
            for act in (
                _acts_instead(one, words, reader, fits, moves if due.known else ())
                if moves and not (one.act and len(alone) == 1)
                else filter(None, [one.act])
            )
            if act not in known
        ] or _taken_back(moves, said, words, reader, due)
        if instead:
            ifs = (one for one in orders if isinstance(one, PlayIf) and one.game == game)
            found += (*moves, *instead, *ifs)
    return (*found, *_answered_in_doubt(orders, said, words, own[0]))


def _answered_in_doubt(
    orders: Sequence[Order], said: Sequence[Loose], words: Words, reader: LineReader
) -> Iterator[Order]:
    """A draw that is answered, or a resignation, if another line takes something back.

    Beside an answer stands the other one.
    """
    for order in orders:
        if not isinstance(order, AcceptDraw | DeclineDraw | Resign):
            continue
        for one in said:
            text = lowered(folded(one.line[:_LONGEST_LINE]))
            denies = not isinstance(order, DeclineDraw)
            back = _takes_back(one, words, reader, denies=denies) or words.revision.search(text)
            if one.game == order.game and not one.is_message and back:
                yield order
                if isinstance(order, AcceptDraw):
                    yield DeclineDraw(line=one.line.strip(), game=one.game)
                elif isinstance(order, DeclineDraw):
                    yield AcceptDraw(line=one.line.strip(), game=one.game)
                break


def _whole(act: str, one: Loose, texts: Sequence[str], due: Due) -> str:
    """A point that cannot be played by itself within the act in which it replaces another one."""
    if due.takes(act):
        return act
    said = _POINT.findall(lowered(folded(one.line)))
    changed = (text.replace(old, act) for text in texts for old in said if old in text)
    return next(filter(due.takes, changed), act)


def _taken_back(
    moves: Sequence[Play], said: Iterable[Loose], words: Words, reader: LineReader, due: Due
) -> list[Play]:
    """The move once more for every line that takes it back and says no other one."""
    return [
        replace(moves[0], line=one.line.strip()[:_LONGEST_LINE])
        for one in said
        if moves and one.game == moves[0].game and not one.is_message
        if _takes_back(one, words, reader, denies=not due.asked())
    ]


def _takes_back(one: Loose, words: Words, reader: LineReader, *, denies: bool) -> bool:
    """Whether a line takes another one back, or doubts it in next to no words: `No!`, `maybe`.

    Where a no answers something else, it `denies` nothing.
    """
    text = lowered(folded(one.line[:_LONGEST_LINE]))
    if words.retraction.search(text) or (not one.signed and set(text) == {"?"}):
        return True
    said = reader.hints(text) or words.draw_word.search(text)
    if one.signed or said or is_courtesy(one.line, words):
        return False
    short = len(_WORD.findall(text)) <= _FEW_WORDS
    denial = (words.denial,) if denies else ()
    doubts = any(found.search(text) for found in (*denial, words.unsure, words.doubt))
    return short and doubts


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


def _acts_instead(
    one: Loose, words: Words, reader: LineReader, fits: Fits, moves: Sequence[Play]
) -> Iterator[str]:
    """The acts near to a word of correction, in the same sentence, or with next to no words.

    Of the writer's own line, all that can be played, if it holds a word of revision or doubt; and
    a sentence, or a part of one, that is another move as a whole; and the one act in small letters
    beside the `moves`.
    """
    text = lowered(folded(one.line[:_LONGEST_LINE]))
    own = not one.is_message and (not one.signed or is_postscript(text))
    if not one.is_message and _is_revised(text, words, own=own):
        yield from filter(fits, (*reader.hints(text), *reader.choices(text)))
    elif own and moves:
        yield from filter(fits, _written_alike(moves, one.line, words, reader))
    if own and len(_WORD.findall(text)) <= _FEW_WORDS:
        yield from (*reader.hints(text), *filter(fits, reader.choices(text)))
    for found in words.correction.finditer(text):
        if near := _NEXT.match(text, found.end()):
            yield from (*reader.hints(near[0]), *filter(fits, reader.choices(near[0])))
    for found in words.instead.finditer(text):
        if near := _BEFORE.search(text[: found.start()]):
            yield from reader.hints(near[0])


def _is_revised(text: str, words: Words, *, own: bool) -> bool:
    return bool(words.revision.search(text) or (own and words.unsure.search(text)))


def _written_alike(
    moves: Sequence[Play], line: str, words: Words, reader: LineReader
) -> Iterator[str]:
    """The acts of a line that are written as moves are, in small letters: no halls, no roads.

    Those are acts that are a part of a sentence as a whole, and one that is alone in a line that
    does not speak of chess. Where no act has a digit, as of colours, any other one is.
    """
    if not any(_POINT.search(one.text) for one in moves):
        yield from reader.choices(line)
    shouted = any(one.line == one.line.upper() for one in moves)
    found = {act for act in reader.hints(line) if shouted or act in line}
    yield from (act for act in _acts_in_parts(line[:_LONGEST_LINE], reader) if act in found)
    if len(found) == 1 and not words.elsewhere.search(lowered(line)):
        yield from found


def _acts_in_parts(line: str, reader: LineReader) -> Iterator[str]:
    """The acts that a sentence of a line is as a whole, or what stands at a comma of it."""
    for said in sentences([line], reader.signs) if reader.hints(line) else ():
        parts = re.split(r"[,:]\s+", said.text)[:_MOST_PARTS]
        for part in dict.fromkeys((said.text, *parts)):
            orders = reader.read(part).orders if reader.hints(part) else ()
            yield from (move.text for move in orders if isinstance(move, Play))


def _fits(moves: Sequence[Play], due: Due) -> Fits:
    """Whether an act may be meant instead of a move, or instead of a point of one."""

    def fits(act: str) -> bool:
        if due.takes(act):
            return True
        texts = (one.text for one in moves)
        points = ((text, old) for text in texts for old in _POINT.findall(text))
        return any(due.takes(text.replace(old, act)) for text, old in points if text != old)

    return fits


def is_postscript(text: str) -> bool:
    """Whether a line in small letters begins as what is added below a signature does."""
    return bool(_POSTSCRIPT.match(text))


# -- lines of a list as one order ----


def listed(orders: Sequence[Order], due: Due) -> list[Order]:
    """Points that stand below each other, as in a list or a record, as one order if they are one.

    No line of them can be played by itself, or all but the last were.
    """
    plays = [one for one in orders if isinstance(one, Play) and one.game is None]
    if len(plays) < 2 or any(one.draw or one.claim for one in plays):
        return list(orders)
    counted = all(one.number in (None, at) for at, one in enumerate(plays, 1))
    whole = replace(plays[0], text=" ".join(one.text for one in plays))
    said = in_position(whole, due)
    is_record = isinstance(said, Play) and said.text != whole.text
    is_list = counted and due.takes(whole.text) and not any(due.takes(one.text) for one in plays)
    if not (is_record or is_list):
        return list(orders)
    line = " / ".join(one.line for one in plays)[:LONGEST_LINE]
    at = orders.index(plays[0])
    rest = [one for one in orders if one not in plays]
    return [*rest[:at], replace(said, line=line), *rest[at:]]


# -- orders of one letter that say the same, or of which only one can be meant ----


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
