"""The one order of a letter that says it in a sentence, as `I play k8. Nice weather here` does.

Only where nothing else of the letter speaks against it: no second move that could be played, no
doubt, no condition, no question and no denial about the board. Whatever is left over is prose.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.orders.order_lines import LineReader
from corr.mail.orders.order_lone import is_led, is_lone
from corr.mail.orders.order_rest import is_courtesy, refuses
from corr.mail.orders.order_signs import NO_SIGNS, Signs
from corr.mail.orders.order_words import Words, folded, lowered
from corr.tournament.play.orders import (
    AcceptDraw,
    Ask,
    DeclineDraw,
    Help,
    OfferDraw,
    Order,
    Play,
    PlayIf,
    Resign,
    Show,
)

_MOST_LINES = 100
_MOST_SENTENCES = 60
_MOST_CUTS = 8
_LONGEST_LINE = 1_000
_LONGEST_SENTENCE = 300
_FULL_LINE = 60
_FEW_WORDS = 3
_SHORT_CHOICE = 4
_SHORT_QUESTION = 2
_FEWEST = 2
_SAID = Play | PlayIf | AcceptDraw | DeclineDraw | OfferDraw | Resign | Show | Help | Ask
_WITH_A_MOVE = DeclineDraw | OfferDraw | PlayIf | Show | Help | Ask
_WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")
# A stop behind a bare number or a single letter ends no sentence: `13. i9`, `b) i6`.
_SENTENCE_END = re.compile(
    r"(?<!\b\d)(?<!\b\d\d)(?<!\b\d\d\d)[.!?…]+[)\"']*(?=\s|$)|[!?…]+[)\"']*(?=\s|$)"
    r"|;(?=\s|$)|\s-+\s|\s[^\w\s.,;:!?()\[\]\"'/+*=<>#&%@-]+(?=\s|$)|[()]"
)
_CUT = re.compile(r"\s*,\s+")
_POINTS = re.compile(
    r"(?<![\w-])[a-s]\d{1,2}(?:(?:\s*[,;/+&]\s*(?:[^\W\d_]{1,3}\s+)?|\s+(?:[^\W\d_]{1,3}\s+)?)"
    r"[a-s]\d{1,2})+(?![\w-])"
)
_CHOICES = frozenset({"black", "white", "pass"})
_POINT = re.compile(r"(?<!\w)[a-s]\d{1,2}(?!\w)")
_AROUND = " \t,;:.!-*_\"'"


class Due(Struct, frozen=True, kw_only=True):
    """What the letter may answer now.

    `takes` says whether canonical text is an act that the rules would take in this position,
    `played` are the points and passes so far, `colour` is the writer's, if it is settled, and
    `asked` tells whether there is something to say no to: a draw that is `offered`, or the
    question whether they resign. `known` is False where no position is known, and any act is
    taken. `others` tells by what names in small letters the opponents of other games are called.
    `answers` are the acts that `accept` and `refuse` may be in a game that has such. `counts` is
    False where `1)` before several points can only be the number of a move.
    """

    takes: Callable[[str], bool]
    played: tuple[str, ...] = ()
    colour: str | None = None
    asked: Callable[[], bool] = bool
    offered: bool = False
    known: bool = True
    others: Callable[[], frozenset[str]] = frozenset
    answers: Mapping[str, tuple[str, ...]] = {}
    counts: bool = True


class Sentence(Struct, frozen=True, kw_only=True):
    """A sentence of a letter, or a part of one, with the line that it stands in, as written.

    `near` is what stands in the same sentence as the order, and `leads` what stands before it.
    """

    text: str
    line: str
    leads: bool = False
    near: bool = False

    @property
    def asks(self) -> bool:
        """Whether it is a question."""
        return "?" in self.text[-4:]


def sentences(lines: Sequence[str], signs: Signs = NO_SIGNS) -> Iterator[Sentence]:
    """The sentences of the lines; what a mail program broke off is put together again.

    A dash that may be one of the game's `signs` parts and begins nothing.
    """
    count = 0
    for line in _mended([one[:_LONGEST_LINE] for one in lines[:_MOST_LINES]]):
        at = 0
        ends = (
            one for one in _SENTENCE_END.finditer(line) if not signs.is_sign(line, one.start())
        )
        for end in (*(found.end() for found in ends), len(line)):
            text = signs.trimmed(line[at:end])
            at = end
            begins = text.lstrip("-\u2012\u2013\u2212 ") if signs.minus else text
            if begins and (begins[0].isalnum() or _WORD.search(text) or text[-1] == "?"):
                yield Sentence(text=text, line=line)
                count += 1
            if count >= _MOST_SENTENCES:
                return


def _mended(lines: Sequence[str]) -> Iterator[str]:
    """The lines, with those as one that seem to have been broken where they were full."""
    whole = ""
    last = ""
    for line in map(str.strip, lines):
        first, _, _ = line.partition(" ")
        if last and line and len(last) + len(first) >= _FULL_LINE and last[-1] not in ".!?:":
            whole = f"{whole} {line}"
        else:
            yield from filter(None, [whole])
            whole = line
        last = line
    yield from filter(None, [whole])


class SentenceReader:
    """Reads the sentences of one letter."""

    __slots__ = ("_around", "_due", "_reader", "_words")

    def __init__(self, words: Words, reader: LineReader, due: Due) -> None:
        self._around = _AROUND.replace("*", "") if reader.signs.star else _AROUND
        self._words = words
        self._reader = reader
        self._due = due

    def read(
        self, lines: Sequence[str], beside: Sequence[Order] = ()
    ) -> tuple[tuple[Order, ...], tuple[Order, ...]]:
        """The orders of the sentences if they are sure, and if not, what may be meant by them.

        They say one thing then, and nothing speaks against it. `beside` are orders that lines of
        the letter are as a whole: a move goes with them only where they decline a draw.
        """
        found, others = list[Order](), list[Sentence]()
        for one in sentences(lines, self._reader.signs):
            orders, left = self._orders(one)
            found += orders
            others += left
        if not found:
            return self._in_rows(others, beside)
        found, others = self._with_rest(found, others)
        plays = [one.text for one in found if isinstance(one, Play)]
        points = {token for text in plays for token in (text, *_points(text))}
        doubtful = any(self._is_doubtful(one, points) for one in others)
        doubtful = doubtful or self._names_another(lines)
        doubtful = doubtful or any(self._is_beside(one, found[0]) for one in others)
        if any(self._may_offer(one) for one in others):
            offers = (replace(one, draw=True) for one in found if isinstance(one, Play))
            return (), (*found, *offers)
        if doubtful or not self._one_thing(found, beside):
            return (), (*found, *self._rows(others))
        return tuple(found), ()

    def _in_rows(
        self, others: Sequence[Sentence], beside: Sequence[Order]
    ) -> tuple[tuple[Order, ...], tuple[Order, ...]]:
        """All points of a letter as one act, where they can be played together alone.

        Sure or not, as in `read`.
        """
        if not self._due.known or not others:
            return (), ()
        texts = [lowered(folded(one.text)) for one in others]
        hints = list(dict.fromkeys(hint for text in texts for hint in self._reader.hints(text)))
        whole = " ".join(hints)
        if len(hints) < _FEWEST or any(map(self._due.takes, hints)) or not self._due.takes(whole):
            return (), tuple(self._rows(others))
        order = Play(line=_shown(others[0].line), text=whole)
        points = {whole, *hints}
        sure = not beside and all(self._offers(one, points) for one in others)
        sure = sure and not self._names_another([one.text for one in others])
        return ((order,), ()) if sure else ((), (order,))

    def _offers(self, one: Sentence, points: set[str]) -> bool:
        """Whether a sentence plays its points, or has none and does not object."""
        text = lowered(folded(one.text))
        row = _POINTS.search(text)
        if not self._reader.hints(text):
            return not self._is_doubtful(one, points)
        before = replace(one, text=text[: row.start()] if row else text, near=True)
        behind = replace(one, text=text[row.end() :] if row else "", near=True)
        said = before.text.strip(_AROUND)
        plays = self._words.playing.search(said) or self._reader.choices(said)
        return (
            bool(row and (plays or not said))
            and not one.asks
            and not any(
                self._is_doubtful(part, points)
                for part in (before, behind)
                if part.text.strip(_AROUND)
            )
        )

    def _may_offer(self, one: Sentence) -> bool:
        """Whether what is said beside a move may offer a draw with it."""
        text = lowered(folded(one.text))
        words = self._words
        spoken = words.draw_word.search(text) and not self._due.offered
        return bool(spoken and not words.denial.search(text) and not is_courtesy(one.text, words))

    def _one_thing(self, found: Sequence[Order], beside: Sequence[Order]) -> bool:
        """Whether orders are no more than one, and what goes with a move."""
        plays = {one.text for one in found if isinstance(one, Play)}
        rest = {type(one) for one in found if not isinstance(one, Play)}
        if plays:
            fits = len(plays) == 1 and all(issubclass(one, _WITH_A_MOVE) for one in rest)
            return fits and all(isinstance(one, DeclineDraw) for one in beside)
        return len(rest) == 1 and not beside

    def _with_rest(
        self, found: Sequence[Order], others: Sequence[Sentence]
    ) -> tuple[list[Order], list[Sentence]]:
        """The orders, the act of a sentence joined to the one that it completes, and the rest."""
        orders, rest = list(found), list[Sentence]()
        for one in others:
            text = self._reader.folded(one.text)
            whole, _ = self._gone_on((orders[0],), text, lowered(text), 0, one)
            rest += [one] if whole[0] is orders[0] else []
            orders[:1] = whole
        return orders, rest

    def _rows(self, others: Sequence[Sentence]) -> Iterator[Play]:
        """Points in a row that could be played together, and what else could be said in a word."""
        for one in others if self._due.known else ():
            text = self._reader.folded(one.text)
            rows = (found[0] for found in _POINTS.finditer(lowered(text)))
            short = len(_WORD.findall(text)) <= _SHORT_CHOICE
            for said in (*rows, *(self._reader.choices(text) if short else ())):
                for order in self._reader.read(said).orders:
                    if isinstance(order, Play) and self._due.takes(order.text):
                        yield replace(order, line=one.line)

    # -- one sentence --

    def _orders(self, sentence: Sentence) -> tuple[tuple[Order, ...], list[Sentence]]:
        """What a sentence orders, and what it says beside that."""
        text = self._reader.folded(sentence.text)
        lower = lowered(text)
        if len(text) > _LONGEST_SENTENCE or not self._may_order(lower):
            return (), [sentence]
        for start, end in self._parts(text, lower):
            orders = self._said(text[start:end].strip(self._around), sentence)
            if not orders or (text[end:].strip(self._around) and not self._may_go_on(orders)):
                continue
            if self._reader.speaks and text[end : end + 1].isspace() and not _at_points(orders):
                continue  # `I take your point`
            orders, end = self._gone_on(orders, text, lower, end, sentence)
            before = replace(
                sentence, text=text[:start].strip(self._around), leads=True, near=True
            )
            behind = replace(sentence, text=text[end:].strip(self._around), near=True)
            return orders, [one for one in (before, behind) if one.text]
        return (), [sentence]

    def _may_go_on(self, orders: Sequence[Order]) -> bool:
        """Whether words may follow in the same sentence: a move, or an answer that is due."""
        answers = Play | DeclineDraw if self._due.asked() else Play | OfferDraw
        return all(isinstance(one, answers) for one in orders)

    def _may_order(self, lower: str) -> bool:
        keywords = self._reader.keywords.keys()
        return bool(self._reader.hints(lower)) or not keywords.isdisjoint(_WORD.findall(lower))

    def _parts(self, text: str, lower: str) -> Iterator[tuple[int, int]]:
        """Where an order may begin and end, from the whole sentence on."""
        ends = self._ends(text, lower)
        for start in self._starts(text):
            yield from ((start, end) for end in ends if end > start)

    def _starts(self, text: str) -> list[int]:
        """Where an order may begin: at the sentence's head, and behind a comma.

        What stands before it in its clause is a part of it, whatever that is: `I refuse to play
        k8`. What stands before a colon says what it is: `Bad move: k8`.
        """
        return [0, *(found.end() for found in _CUT.finditer(text))][:_MOST_CUTS]

    def _ends(self, text: str, lower: str) -> list[int]:
        """Where an order may end: with the sentence, before a comma, before words that go on."""
        cuts = [found.start() for found in _CUT.finditer(text)]
        because = [found.start() for found in self._words.because.finditer(lower)]
        return sorted({len(text), *cuts[:_MOST_CUTS], *because[:_MOST_CUTS]}, reverse=True)

    def _gone_on(
        self, orders: tuple[Order, ...], text: str, lower: str, end: int, sentence: Sentence
    ) -> tuple[tuple[Order, ...], int]:
        """An act with the one that the sentence goes on with, if they are one: `white and g7`."""
        first = orders[0]
        if len(orders) > 1 or not isinstance(first, Play | DeclineDraw):
            return orders, end
        for start, stop in self._parts(text[end:], lower[end:]):
            more = self._reader.read(text[end + start : end + stop].strip(self._around)).orders
            if len(more) != 1 or not isinstance(more[0], Play):
                continue
            if isinstance(first, DeclineDraw) and self._due.takes(more[0].text):
                return (first, replace(more[0], line=first.line)), end + stop
            if isinstance(first, Play) and not (first.draw or more[0].draw):
                both = f"{first.text}, {more[0].text}"
                if self._due.takes(both):
                    return (replace(first, text=both),), end + stop
        return orders, end

    def _said(self, text: str, sentence: Sentence) -> tuple[Order, ...]:
        """The orders that a part of a sentence is as a whole; none that cannot be carried out."""
        reader = self._reader
        whole = reader.folded(sentence.text) if reader.signs.minus else sentence.text
        asked = sentence.asks and whole.rstrip("?!. ").endswith(text.rstrip(self._around))
        if not text or (asked and not text.endswith("?") and self._reader.hints(text)):
            return ()
        said = self._reader.read(text)
        fits = all(isinstance(one, _SAID) for one in said.orders)
        orders = tuple(map(self._placed, said.orders))
        plays = [one for one in orders if isinstance(one, Play)]
        taken = all(self._due.takes(one.text) for one in plays)
        if not fits or not taken or said.contradicts:
            return ()
        return tuple(replace(one, line=_shown(sentence.line)) for one in orders)

    def _placed(self, order: Order) -> Order:
        return in_position(order, self._due)

    # -- what speaks against an order --

    def _is_doubtful(self, one: Sentence, points: set[str]) -> bool:
        """Whether what is said beside an order may mean that it is none, or another one."""
        text = lowered(folded(one.text))
        words = self._words
        hints = () if self._reader.leave_in(text) else self._reader.hints(text)
        if is_courtesy(one.text, words) or (self._due.asked() and refuses(one.text, words)):
            return False
        said = (*hints, *self._reader.choices(text)) if self._due.known else hints
        if any(one not in points and self._may_be_played(one, points) for one in said):
            return True
        against = (words.revision, words.doubt, words.retraction)
        if any(found.search(text) for found in against) or self._says_more(folded(one.text)):
            return True
        if one.near and words.hearsay.search(text):
            return True
        if not words.denial.search(text) and not one.asks:
            return False
        few = _FEW_WORDS if words.denial.search(text) else _SHORT_QUESTION
        short = len(_WORD.findall(text)) <= few
        return one.leads or short or bool(words.about.search(text))

    def _is_beside(self, one: Sentence, order: Order) -> bool:
        """Whether a sentence beside one checker's way alone may be what that is about.

        What somebody says who plays makes the way clear, but for the rest of its own sentence.
        """
        if not (self._reader.speaks and is_lone(order)) or order.line != _shown(one.line):
            return False
        return not is_courtesy(one.text, self._words) and (
            one.near or not is_led(order, self._words)
        )

    def _names_another(self, lines: Sequence[str]) -> bool:
        """Whether the opponent of another game is named: the move may be for them."""
        said = {word for line in lines for word in _WORD.findall(lowered(folded(line)))}
        return not said.isdisjoint(self._due.others())

    def _says_more(self, text: str) -> bool:
        """Whether what is left is an order, or a message, and would be lost."""
        orders = () if self._reader.leave_in(text) else self._reader.read(text).orders
        acts = [one for one in orders if not isinstance(one, Play) or self._reader.hints(one.text)]
        return bool(acts or self._words.message.fullmatch(text))

    def _may_be_played(self, hint: str, points: set[str]) -> bool:
        """Whether an act could be played now, or right behind one that the letter orders."""
        return any(map(self._due.takes, (hint, *(f"{one}, {hint}" for one in points))))


# -- whether a move has come ----


def asked_about(lines: Sequence[str], reader: LineReader, words: Words) -> str:
    """The one act of which the writer asks whether it has come, "" if another one is named, too.

    That takes a question, or a doubt, and words for coming in the sentence that names it.
    """
    asked, others = set[str](), set[str]()
    for one in sentences(lines, reader.signs):
        text = lowered(folded(one.text))
        said = set(reader.hints(text)) or {*reader.choices(text), *_WORD.findall(text)} & _CHOICES
        asks = one.asks or words.doubt.search(text)
        about = asks and words.arrival.search(_without_points(text))
        (asked if about else others).update(said)
    return asked.pop() if len(asked) == 1 and not others - asked else ""


def _without_points(text: str) -> str:
    """A sentence without what parts its words: `kom k8 fram` as `kom fram`."""
    return " ".join(_POINT.sub(" ", text).split())


# -- orders as the position has them ----


_NOTHING_NEW = re.compile(r"(black|white|fifths)[ ,:;]+(.+)")


def in_position(order: Order, due: Due) -> Order:
    """An order of several acts as the one that can be played, where the others say nothing new.

    Those are the moves so far (`1.h8 2.i9 3.j10 4.k8`) and the writer's own colour (`White k8`),
    or what is due (`fifths: f9 i6`); and what counts offered points (`1) f9 2) i6`) is not the
    number of a move. Words that answer a draw offer are the act that answers another one, where
    the rules would take that.
    """
    if isinstance(order, AcceptDraw | DeclineDraw):
        act = "accept" if isinstance(order, AcceptDraw) else "refuse"
        meant = next(filter(due.takes, due.answers.get(act, (act,))), "")
        meant = meant or (act if due.answers and not due.asked() else "")
        return Play(line=order.line, game=order.game, text=meant) if meant else order
    if not isinstance(order, Play):
        return order
    points = _points(order.text.strip())
    if due.takes(order.text):
        counts = due.counts and order.number == 1 and len(points) > 1
        return replace(order, number=None) if counts else order
    said = _NOTHING_NEW.fullmatch(order.text)
    if said and said[1] in (due.colour, "fifths"):
        bare = in_position(replace(order, text=said[2].strip()), due)
        return bare if isinstance(bare, Play) and due.takes(bare.text) else order
    before, last = tuple(points[:-1]), points[-1]
    so_far = len(before) >= _FEWEST or (before and order.number is not None)
    if so_far and due.played[-len(before) :] == before and due.takes(last):
        return replace(order, text=last, number=None)
    return order


def _shown(line: str) -> str:
    return line.strip()[:_LONGEST_SENTENCE]


def _at_points(orders: Sequence[Order]) -> bool:
    """Whether moves say where they go, and are no words that may stand anywhere."""
    return all(isinstance(one, Play) and any(map(str.isdigit, one.text)) for one in orders)


def _points(text: str) -> list[str]:
    return re.split(r"[\s,;]+", text)
