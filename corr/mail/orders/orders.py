"""What a letter asks for: the lines of own text that are orders as a whole, else a sentence.

Gets text without quotes and signatures (`quotes.own_text`). A sentence that merely names a point
is no order; one that is an order counts where nothing in the letter speaks against it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.orders.order_clash import (
    LONGEST_LINE,
    Loose,
    Readers,
    clashing,
    corrected,
    each_once,
    in_words,
    listed,
    perhaps_offered,
    with_ifs_joined,
)
from corr.mail.orders.order_lines import Line, LineReader
from corr.mail.orders.order_lone import is_clear, is_lone
from corr.mail.orders.order_rest import guessed, left_behind
from corr.mail.orders.order_sentences import (
    Due,
    SentenceReader,
    asked_about,
    in_position,
    sentences,
)
from corr.mail.orders.order_speech import Recognises, Speech
from corr.mail.orders.order_stones import Has, StoneWords, held, hinted
from corr.mail.orders.order_words import NAMED, Words, folded, lowered
from corr.mail.read.tags import PLAYER_ID, TAG_FORM, game_id
from corr.tournament.play.orders import (
    AcceptDraw,
    ClaimLine,
    DeclineDraw,
    GameOrder,
    Note,
    Order,
    Play,
    PlayIf,
    Resign,
    TakeLeave,
)

# -- what a person added to a subject of ours, or wrote in its place ----

_REPLY_PREFIX = r"(?:[^\W\d]{1,6}(?:\s?[\[(]\d{1,3}[\])])?\s*[:：]\s*)+"
_PASS = rf"{PLAYER_ID}\.[0-9]{{1,6}}\.[A-Z2-7]{{16}}"
_OUR_TAG = re.compile(rf"\[\s*(?:{NAMED}|{_PASS})\s*\]|\b{TAG_FORM}\b", re.IGNORECASE)
_OUR_START = re.compile(NAMED, re.IGNORECASE)
_NAMED = re.compile(NAMED, re.IGNORECASE)
_AT_START = re.compile(rf"\A{_REPLY_PREFIX}")
_BEFORE_OURS = re.compile(rf"\b{_REPLY_PREFIX}(?=\[|{NAMED})", re.IGNORECASE)
"""Behind something typed; elsewhere a word with a colon is part of an order ("claim win: h11")."""


def subject_order_text(subject: str, ours: str = "") -> str:
    """What may be an order in a subject; `ours` is that of the letter that is answered.

    What begins as ours do and is not that one was typed; if it is not known, that may be ours.

    >>> subject_order_text("Re: SV: [SK24-017.12.ABCDEFGHIJKLMNOP] i9")
    'i9'
    >>> ours = "SK24-017 your move 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP]"
    >>> subject_order_text(f"Re: {ours}", ours), subject_order_text(f"Re: {ours} i9", ours)
    ('', 'i9')
    >>> subject_order_text("Re: SK24-017.12.ABCDEFGHIJKLMNOP")
    ''
    >>> subject_order_text("SK24-017 resign [SK24-017.12.ABCDEFGHIJKLMNOP]", ours)
    'SK24-017 resign'
    """
    text, known = _unprefixed(subject), _without_tags(_unprefixed(ours))
    bare = _without_tags(text)
    if known and known in bare:
        return " ".join(bare.replace(known, " ", 1).split())
    around = _without_tags(_around(text))
    return bare if known and not around else around


def is_left_over(subject: str) -> bool:
    """Whether a subject may be that of an earlier letter of the writer, and no word of this one.

    >>> is_left_over("Re: draw?"), is_left_over("draw?")
    (True, False)
    """
    return bool(_AT_START.match(" ".join(subject.split())) and not _OUR_TAG.search(subject))


def _around(text: str) -> str:
    """What stands around a subject of ours: it begins with a game's name and ends with a tag."""
    tag = _OUR_TAG.search(text)
    name = _OUR_START.search(text, 0, tag.start()) if tag else None
    return f"{text[: name.start()]} {text[tag.end() :]}" if tag and name else text


def _without_tags(text: str) -> str:
    return " ".join(_OUR_TAG.sub(" ", text).split())


def _unprefixed(subject: str) -> str:
    """A subject on one line without what mail programs put before it."""
    text = _AT_START.sub("", " ".join(subject.split()))
    return _BEFORE_OURS.sub("", text, count=1)


# -- what a letter asks for ----


LONGEST_MESSAGE = 2_000
"""How many characters of a message are passed on."""
LONGEST_NOTE = 500
"""How many characters of a note are kept."""

_LONGEST_IFS = 1_500
_LONGEST_MOVE = 40
_MOST_LINES = 500
_MOST_ORDERS = 50
_MOST_JOINS = 40
_JOINED_LINES = 4
_MOST_BELOW = 30
_SHORTEST_WRAP = 71
_LONGEST_WRAP = 80
_MOST_READINGS = 5
_MOST_NAMES = 20_000
"""How many characters of a letter are searched for games that it names."""
_HEADING_WIDTH = 72
_NEAR = 4

_SEPARATOR = re.compile(r"\s*(?:-{3,}|—-|—)\s*")
_MARKS = ">|¦│"
_GOES_ON = (",", ";", "(")


class Reading(Struct, frozen=True, kw_only=True):
    """What a person's own text says.

    `orders` come in the order of the letter, each once. `either` are those of which only one can
    be meant, a move and a resignation say, or a move and what corrects it: none of them is to be
    carried out. `messages` go to the opponents, one for each game (None is that of the letter),
    but for those that correct a move. `rest` are the lines that are none of these nor a courtesy.
    `unclear` are lines that begin moves in advance and do not say them to the end, or say more
    than anybody may enter, `contradictions` those that give two answers to the same reply, and
    `unread` those that name a game and say nothing that can be read; they are not in `rest`.
    `guesses` are acts in canonical words that the text hints at, if it has no orders, and
    `asked` is the one of which it asks whether it has come. `stone` is a word that makes a stone
    another one, if the text has it and no order.
    """

    orders: tuple[Order, ...] = ()
    either: tuple[Order, ...] = ()
    messages: tuple[tuple[str | None, str], ...] = ()
    rest: tuple[str, ...] = ()
    guesses: tuple[str, ...] = ()
    asked: str = ""
    stone: str = ""
    unclear: tuple[str, ...] = ()
    contradictions: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()


class Played(Struct, frozen=True, kw_only=True):
    """How a game is read that is of another kind than that of the letter; as in `read_text`."""

    recognises: Recognises
    due: Due
    speech: Speech | None = None


def read_text(
    text: str,
    words: Words,
    recognises: Recognises,
    game: str | None = None,
    due: Due | None = None,
    stones: Has = lambda game: (),
    beside: str = "",
    *,
    speech: Speech | None = None,
    played: Callable[[str], Played | None] = lambda game: None,
) -> Reading:
    """What a person's own text says.

    `recognises` is asked with canonical English text whether that is an act of the game. `game`
    is the one that the letter is about: a line that names it says nothing new by that. `due` is
    what the letter may answer now; without it any act may be one. `stones` tells which words
    make a stone another one in a game, and `beside` is what else the letter says. `speech` is
    what is said in the letter's game alone. A line that names another game is read as that is
    `played`, which is None for one that is read as the letter's own is.
    """
    due = due or Due(takes=recognises, known=False)
    reader = LineReader(words, recognises, frozenset(stones(None)), speech)
    named = {*_NAMED.findall(text[:_MOST_NAMES])} - {game}
    readers = _readers(named, words, game, stones, played) if named else {}
    own = reader, due
    words_of = cache(
        lambda of: StoneWords(
            words, stones(of), readers.get(of, own)[0].act if readers else reader.act
        )
    )
    letter = _Letter(words, reader, words_of(None), game, readers)
    appeals, text = words.appealing.appeals_in(text, lambda line: _is_move(line, reader, due))
    letter.read(text.splitlines())
    first = [
        in_position(one, readers.get(one.game or "", own)[1] if readers else due)
        for one in listed(letter.orders[:_MOST_ORDERS], due)
    ]
    maybe: tuple[Order, ...] = ()
    if not letter.is_torn and not appeals:
        sure, maybe = letter.in_sentences(SentenceReader(words, reader, due), first)
        first += sure
    first += letter.leave_beside(first) if speech else ()
    first, asked_of = letter.without_lone(first, text.splitlines(), due) if speech else (first, ())
    orders = each_once(with_ifs_joined(first, letter.unclear, letter.contradictions))
    ordered = {one.game for one in orders if isinstance(one, GameOrder)}
    letter.unread += (line for game, line in letter.lost if game not in ordered)
    told = () if orders or appeals else letter.orders_in_messages()
    maybe = (*maybe, *told, *asked_of)
    clashes = clashing(orders)
    corrections = corrected(orders, letter.loose, words, own, readers)
    asked = corrections or perhaps_offered(orders, letter.loose, words)
    either = tuple(dict.fromkeys((*clashes, *asked)))
    around = [*letter.loose, *(Loose(game=None, line=line) for line in beside.splitlines())]
    told_of = held([one for one in orders if one not in either], either, around, words_of, due)
    kept = {one.game for one in (*asked, *told) if isinstance(one, GameOrder)}
    kept |= {
        one.game
        for one in told_of.either
        if isinstance(one, Play) and one not in either and letter.says_stone(one.game)
    }
    messages = tuple(one for one in letter.messages if one[0] not in kept)
    unsent = [line for of, text in letter.messages if of in kept for line in text.splitlines()]
    orders, either, guesses = told_of.orders, told_of.either, tuple[str, ...]()
    if not (orders or either or appeals):
        lines = [one.line for one in around if not (one.is_message or one.signed)]
        guesses = _guesses(letter, reader, words, maybe)
        guesses, orders = hinted(guesses, lines, words_of(None), due)
    lone = () if orders or either else words_of(None).all(letter.own)
    return Reading(
        orders=(*orders, *appeals),
        either=either,
        messages=messages,
        rest=left_behind([*letter.others, *unsent], words),
        guesses=guesses,
        asked="" if orders or either else asked_about(letter.own, reader, words),
        stone=next((one.name for one in lone), ""),
        unclear=(*letter.unclear, *told_of.unclear)[:_MOST_READINGS],
        contradictions=tuple(letter.contradictions[:_MOST_READINGS]),
        unread=tuple(letter.unread[:_MOST_READINGS]),
    )


def _is_move(line: str, reader: LineReader, due: Due) -> bool:
    """Whether a line is a move, and no more, that can be made now."""
    orders = reader.read(line).orders
    return len(orders) == 1 and isinstance(orders[0], Play) and due.takes(orders[0].text)


def _readers(
    named: Iterable[str],
    words: Words,
    own: str | None,
    stones: Has,
    played: Callable[[str], Played | None],
) -> Readers:
    """The readers of the games that are named and that are not played as the own one is."""
    found = dict[str, tuple[LineReader, Due]]()
    for name in {game_id(one) for one in named} - {own}:
        if of := played(name):
            reader = LineReader(words, of.recognises, frozenset(stones(name)), of.speech)
            found[name] = reader, of.due
    return found


def _guesses(
    letter: "_Letter", reader: LineReader, words: Words, maybe: Sequence[Order]
) -> tuple[str, ...]:
    lost = {line for _, line in letter.lost}
    own = (line for line in letter.others if line.strip()[:LONGEST_LINE] not in lost)
    hinted = guessed([*own, *letter.unclear], words, reader.act)
    said = in_words(maybe)
    parts = {token for one in said for token in re.split(r"[\s,;]+", one)}
    rest = (one for one in hinted if one not in parts)
    return tuple(dict.fromkeys((*letter.offers, *said, *rest)))[:_MOST_READINGS]


def read_orders(text: str, words: Words, recognises: Recognises) -> tuple[Order, ...]:
    """The orders of a person's own text, as in `read_text`."""
    return read_text(text, words, recognises).orders


def read_message(text: str, words: Words) -> str:
    """What goes to the opponent: lines that begin `msg:`, and what follows a line `---`."""
    return dict(read_text(text, words, lambda _: False).messages).get(None, "")


# -- the lines of a letter ----


class _Letter:
    """Sorts the lines of a text: orders, messages, and what is neither."""

    __slots__ = (
        *(
            "_below",
            "_claims",
            "_game",
            "_joins",
            "_of_own",
            "_own",
            "_read",
            "_reader",
            "_readers",
            "_said",
            "_signed",
            "_stones",
            "_words",
        ),
        *("contradictions", "loose", "lost", "offers", "orders", "others", "unclear", "unread"),
    )

    def __init__(
        self,
        words: Words,
        reader: LineReader,
        stones: StoneWords,
        own: str | None,
        readers: Readers,
    ) -> None:
        self._words = words
        self._reader = self._of_own = reader
        self._readers = readers
        self._stones = stones
        self._own = own
        self._game: str | None = None
        self._below = False
        self._said = dict[str | None, list[str]]()
        self._joins = 0
        self._claims = 0
        self._read = 0
        self._signed = False
        self.orders = list[Order]()
        self.offers = list[str]()
        self.others = list[str]()
        self.loose = list[Loose]()
        self.lost = list[tuple[str, str]]()
        self.unclear = list[str]()
        self.unread = list[str]()
        self.contradictions = list[str]()

    @property
    def messages(self) -> tuple[tuple[str | None, str], ...]:
        """The messages to opponents by game, cut where they are too long."""
        texts = {game: "\n".join(lines).strip() for game, lines in self._said.items()}
        return tuple(
            (game, text[:LONGEST_MESSAGE].rstrip()) for game, text in texts.items() if text
        )

    def says_stone(self, game: str | None) -> bool:
        """Whether a message of a game is a word of a stone and no more."""
        said = (text for about, text in self.messages if about == game)
        return any(self._stones.is_alone(line) for text in said for line in text.splitlines())

    @property
    def own(self) -> list[str]:
        """The lines above a signature that are no orders and go to nobody."""
        return [one.line for one in self.loose if not (one.is_message or one.signed)]

    def orders_in_messages(self) -> tuple[Order, ...]:
        """What ends a game or answers an offer, said where a message stands."""
        found = list[Order]()
        for game, text in self.messages:
            for one in sentences(text.split("\n")):
                orders = self._reader.read(one.text).orders
                found += (
                    replace(order, game=game)
                    for order in orders
                    if isinstance(order, Resign | AcceptDraw | DeclineDraw)
                )
        return tuple(found)

    @property
    def is_torn(self) -> bool:
        """Whether lines begin something that they do not say to the end."""
        return bool(self.unclear or self.unread or self.contradictions)

    def in_sentences(
        self, reader: SentenceReader, said: Sequence[Order]
    ) -> tuple[tuple[Order, ...], tuple[Order, ...]]:
        """What sentences of the lines that are no orders order, where there is no move yet.

        First what is sure, then what may be meant.
        """
        beside = [one for one in said if not isinstance(one, Note)]
        if self._game or any(isinstance(one, Play | PlayIf) for one in beside):
            return (), ()
        return reader.read(self.own, beside)

    def leave_beside(self, orders: Sequence[Order]) -> Sequence[Order]:
        """The leave that a sentence speaks of beside a play, which says nothing of it."""
        if any(isinstance(one, TakeLeave) for one in orders):
            return []
        found = (self._reader.leave_in(line) for line in self.own if len(line) <= LONGEST_LINE)
        return [one for one in found if one][:1]

    def without_lone(
        self, orders: Sequence[Order], lines: Sequence[str], due: Due
    ) -> tuple[list[Order], tuple[Order, ...]]:
        """The orders, and those that are one checker's way alone and that must be asked about.

        Their lines are no orders then. What cannot be played is answered as it stands.
        """
        once = Counter(one.line for one in orders)
        lone = tuple(
            one
            for one in orders
            if isinstance(one, Play) and is_lone(one) and not one.game and once[one.line] == 1
            if due.takes(one.text) and not is_clear(one, lines, self._reader, self._words)
        )
        own = set(self.own)
        self.others += (one.line for one in lone if one.line not in own)
        return [one for one in orders if one not in lone], lone

    def read(self, lines: Sequence[str]) -> None:
        """Sort the lines: a line `---` begins a message, the name of a game ends it."""
        at = 0
        while at < len(lines):
            if self._readers:
                self._reader = self._reader_for(lines[at])
            at += self._pass_on(lines, at) if self._below else self._take(lines, at)
        self._reader = self._of_own

    def _reader_for(self, line: str) -> LineReader:
        """What reads a line: the reader of the game that it names, or that a line above does."""
        named = _NAMED.search(folded(line[:LONGEST_LINE]))
        game = game_id(named[1]) if named else self._game
        own = self._of_own, None
        return (self._readers.get(game, own) if game else own)[0]

    def _pass_on(self, lines: Sequence[str], at: int) -> int:
        """Sort a line of a message, which may be a secret of the writer's; how many that is."""
        line = lines[at]
        if heading := self._words.heading.fullmatch(folded(line[:_HEADING_WIDTH])):
            self._game, self._below = self._named(heading[1]), False
            return 1
        if note := self._words.note.fullmatch(line):
            self._keep(note)
            return 1
        if not self._is_too_long(line) and self._words.if_word.search(lowered(line)):
            said, count = self._with_ifs(lines, at)
            if said.contradicts or any(isinstance(one, PlayIf) for one in said.orders):
                self._sort(line, said)
                return count
        self._say(self._game, line.rstrip(), self._act_of(line))
        return 1

    def _act_of(self, line: str) -> str:
        """The move that a line of a message is as a whole, "" if it is none."""
        if len(line) > _LONGEST_MOVE or not self._reader.hints(line):
            return ""
        moves = [one for one in self._reader.read(line).orders if isinstance(one, Play)]
        return moves[0].text if len(moves) == 1 else ""

    def _take(self, lines: Sequence[str], at: int) -> int:
        """Sort what begins with a line; how many lines that is."""
        line = lines[at]
        headed = ":" in line or "：" in line
        if _SEPARATOR.fullmatch(line):
            self._below = True
            return 1
        if headed and (message := self._words.message.fullmatch(line)):
            self._say(self._named(message[1]) if message[1] else self._game, message[2])
            return 1
        if not self._is_own(line):
            return 1
        if headed and (note := self._words.note.fullmatch(line)):
            self._keep(note)
            return 1
        self._signed = self._signed or self._says_farewell(line)
        if self._signed or self._is_too_long(line) or self._read >= _MOST_LINES:
            self.others.append(line)
            if self._signed:
                self.loose.append(Loose(game=self._game, line=line, signed=True))
            return 1
        self._read += 1
        if heading := self._words.heading.fullmatch(folded(line)):
            self._game = self._named(heading[1])
            return 1
        said, count = self._with_ifs(lines, at)
        self._sort(line, Line() if said.orders and self._is_wrapped(lines, at) else said)
        return count

    def _with_ifs(self, lines: Sequence[str], at: int) -> tuple[Line, int]:
        """What a line says, with those that its moves in advance go on in."""
        line = lines[at]
        if claimed := self._with_claim(lines, at):
            return claimed
        if stone := self._with_stone(lines, at):
            return stone
        said = self._reader.read(line)
        if not said.has_ifs:
            return said, 1
        goes_on = line.rstrip().endswith(_GOES_ON) or self._is_deeper(lines, at + 1)
        return self._with_next(said, lines, at) if not said.orders or goes_on else (said, 1)

    def _with_stone(self, lines: Sequence[str], at: int) -> tuple[Line, int] | None:
        """A point and a word that makes it another stone, one on the line below the other."""
        if not self._stones.names or self._game:
            return None
        below = [n for n in range(at + 1, len(lines)) if lines[n].strip()][:2]
        if not below or not self._is_own(lines[below[0]]):
            return None
        pair = [lines[at], lines[below[0]]]
        alone = [self._stones.is_alone(one) for one in (*pair, *(lines[n] for n in below[1:]))]
        if alone[:2] not in ([True, False], [False, True]):
            return None
        if alone[1] and len(below) > 1 and self._reader.hints(lines[below[1]]):
            return None  # it may be the next one's
        moves = self._reader.read(pair[alone[0]]).orders
        if len(moves) != 1 or not isinstance(moves[0], Play) or "?" in pair[alone[1]]:
            return None
        said = self._reader.read(_joined(pair))
        return (said, below[0] + 1 - at) if len(said.orders) == 1 else None

    def _with_claim(self, lines: Sequence[str], at: int) -> tuple[Line, int] | None:
        """A claimed line of moves with the lines that it goes on in, if it is one.

        Those are what a mail program broke off, or what stands below a colon. No move of them is
        one of its own, whatever else they say.
        """
        if self._claims >= _MOST_JOINS or not self._begins_claim(lines[at]):
            return None
        self._claims += 1
        below = self._end_below(lines, at) if lines[at].rstrip().endswith(":") else at + 1
        end = below
        while below == at + 1 and end < min(len(lines), at + _JOINED_LINES):
            if not self._is_broken_off(lines, end):
                break
            end += 1
        for last in range(end, below - 1, -1):
            said = self._reader.read(_joined(lines[at:last]))
            if _is_claim(said):
                return said, last - at
        said = self._reader.read_claim(_joined(lines[at:below]))
        return (said, below - at) if _is_claim(said) else None

    def _begins_claim(self, line: str) -> bool:
        """Whether a line has, near its beginning, the words before a claimed line of moves."""
        return bool(self._words.claim.search(lowered(line[:_HEADING_WIDTH])))

    def _end_below(self, lines: Sequence[str], at: int) -> int:
        """Where the moves end that stand below a line, blank lines above them left out."""
        end = start = next((n for n in range(at + 1, len(lines)) if lines[n].strip()), at + 1)
        for number in range(start, min(len(lines), start + _MOST_BELOW)):
            line = lines[number]
            if not self._is_own(line) or _SEPARATOR.fullmatch(line):
                break
            if not self._is_too_long(line) and self._reader.hints(line):
                end = number + 1
        return end if end > start else at + 1

    def _is_broken_off(self, lines: Sequence[str], at: int) -> bool:
        """Whether a line goes on because the one before had no room for its first word."""
        before, line = lines[at - 1].rstrip(), lines[at]
        return self._is_own(line) and len(before) + len(line.split()[0]) >= _SHORTEST_WRAP - 4

    def _is_deeper(self, lines: Sequence[str], at: int) -> bool:
        """Whether a line begins with `then if`."""
        line = lines[at][:LONGEST_LINE].lstrip(" ,;(") if at < len(lines) else ""
        return self._reader.goes_deeper(lowered(folded(line)))

    def _named(self, text: str) -> str | None:
        """The game that is named; None if it is the letter's own."""
        named = game_id(text)
        return None if named == self._own else named

    def _say(self, game: str | None, text: str, act: str = "") -> None:
        self.loose.append(Loose(game=game, line=text, is_message=True, act=act))
        self._said.setdefault(game, []).append(text)

    def _is_own(self, line: str) -> bool:
        """Whether a line is not blank and does not seem to be quoted."""
        bare = line.lstrip()
        return bool(bare) and bare[0] not in _MARKS

    def _is_wrapped(self, lines: Sequence[str], at: int) -> bool:
        """Whether a line seems to be the end of a sentence that a mail program broke off."""
        if not self.others or self.others[-1] is not lines[at - 1]:
            return False
        before = lines[at - 1].rstrip()
        return (
            len(before) + len(lines[at].split()[0]) >= _SHORTEST_WRAP
            and len(before) <= _LONGEST_WRAP
            and not before.endswith((".", "!", "?", ":"))
        )

    def _says_farewell(self, line: str) -> bool:
        """Whether what follows is a signature, in which a postal code may look like a move."""
        above = bool(self.orders or self.others)
        short = len(line) <= _HEADING_WIDTH
        return above and short and bool(self._words.farewell.fullmatch(lowered(folded(line))))

    def _is_too_long(self, line: str) -> bool:
        """Whether a line is too long for an order; moves in advance and claims may be long."""
        length = len(line.strip())
        if length <= LONGEST_LINE:
            return False
        begins_ifs = self._words.if_word.search(line[:80].lower())
        return length > _LONGEST_IFS or not (begins_ifs or self._begins_claim(line))

    def _keep(self, note: re.Match[str]) -> None:
        game = self._named(note[1]) if note[1] else self._game
        text = note[2][:LONGEST_NOTE].rstrip()
        if text:
            self.orders.append(Note(line=note[0].strip()[:LONGEST_LINE], game=game, text=text))

    def _with_next(self, said: Line, lines: Sequence[str], at: int) -> tuple[Line, int]:
        """Moves in advance with the lines that they go on in, if that is how they make sense.

        Otherwise a line's end that a mail program broke off would pass for a move.
        """
        best = said, 1
        for end in range(at + 2, min(at + _JOINED_LINES, len(lines)) + 1):
            self._joins += 1
            more = lines[end - 1]
            if self._joins > _MOST_JOINS or not self._goes_on(more):
                break
            joined = self._reader.read(" ".join(line.strip() for line in lines[at:end]))
            if joined.orders or joined.contradicts:
                best = joined, end - at
                if not self._is_deeper(lines, end):
                    break
        return best

    def _goes_on(self, line: str) -> bool:
        """Whether a line may be the end of the one before."""
        words = self._words
        begins = words.note.fullmatch(line) or words.heading.fullmatch(
            folded(line[:_HEADING_WIDTH])
        )
        return (
            self._is_own(line)
            and len(line) <= LONGEST_LINE
            and not begins
            and not words.message.fullmatch(line)
            and not _SEPARATOR.fullmatch(line)
            and not words.if_word.match(lowered(line.strip()))
        )

    def _sort(self, line: str, said: Line) -> None:
        shown = line.strip()[:LONGEST_LINE]
        self.orders += (
            replace(
                one,
                line=one.line[:_LONGEST_IFS],
                game=self._named(one.game) if one.game else self._game,
            )
            for one in said.orders
        )
        if said.contradicts:
            self.contradictions.append(shown)
        elif said.has_ifs and not said.orders and not self._is_proviso(line):
            self.unclear.append(shown)
        elif not said.orders and self._names_game(line):
            self._name(line, shown)
        elif not said.orders:
            if self._game and self._reader.hints(line):
                self.lost.append((self._game, shown))
            self.offers += () if self._game else said.offers
            self.others.append(line)
            self.loose.append(Loose(game=self._game, line=line))

    def _name(self, line: str, shown: str) -> None:
        """Sort a line that names a game: an order in a sentence, or nothing that can be read."""
        anything = Due(takes=bool, known=False)
        sure, _ = SentenceReader(self._words, self._reader, anything).read([line])
        named = [one for one in sure if isinstance(one, GameOrder) and one.game]
        if not named or len(named) < len(sure):
            self.unread.append(shown)
        self.orders += (replace(one, game=self._named(one.game or "")) for one in named)

    def _is_proviso(self, line: str) -> bool:
        """Whether a line has an `if` that is about no answer of the opponent's, and one act."""
        text = lowered(folded(line))
        at = self._words.if_word.search(text)
        behind = " ".join(text[at.end() :].split()[:_NEAR]) if at else ""
        return len(set(self._reader.hints(line))) == 1 and not self._reader.hints(behind)

    def _names_game(self, line: str) -> bool:
        """Whether a line begins with a game; a bare number is one only before an act."""
        text = lowered(folded(line)).lstrip("\"'*([-– ")
        by_number = self._words.game_number.match(text) and self._reader.hints(line)
        return bool(by_number or self._words.game_before.match(text))


def _joined(lines: Sequence[str]) -> str:
    return " ".join(line.strip() for line in lines if line.strip())


def _is_claim(said: Line) -> bool:
    return any(isinstance(one, ClaimLine) for one in said.orders)
