"""What a letter asks for: the lines of own text that are orders as a whole.

Gets text without quotes and signatures (`quotes.own_text`) and never searches within a line: a
sentence that merely names a point is no order.
"""

import re
import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from corr.errors import ConfigError
from corr.mail.tags import GAME_ID
from corr.tournament.orders import (
    AcceptDraw,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    Help,
    OfferDraw,
    Order,
    Play,
    Resign,
    Show,
    Unsupported,
    both_claims,
)

LONGEST_MESSAGE = 2_000
"""How many characters of a message are passed on."""

_LONGEST_LINE = 300
_MOST_LINES = 500
_MOST_ORDERS = 50
_MOST_STEPS = 7
_MOST_READINGS = 5
_READING_WIDTH = 72

Recognises = Callable[[str], bool]
"""Whether a canonical English text is, as a whole, an act of the game."""

_KINDS: Mapping[str, Callable[..., Order]] = {
    "resign": Resign,
    "offer_draw": OfferDraw,
    "accept_draw": AcceptDraw,
    "decline_draw": DeclineDraw,
    "claim_five": partial(ClaimWin, kind="five"),
    "claim_forbidden": partial(ClaimWin, kind="forbidden"),
    "claim_win": partial(ClaimWin, kind="win"),
    "claim_named": partial(ClaimWin, kind="named"),
    "claim_draw": ClaimDraw,
    "show": Show,
    "help": Help,
}
_CLAIMS = tuple(name for name in _KINDS if name.startswith("claim_"))
_PLACEHOLDERS = {
    "date": r"\d{4}-\d{2}-\d{2}",
    "point": r"[a-z][ -]?\d{1,2}",
    "stone": r"(?:(?:at|on|by|move|på|i|med|drag) )?#?(?:\d{1,3}|[a-z][ -]?\d{1,2})",
    "event": r"[a-z]{1,4}\d{2}",
    "words": r"\S.{0,59}",
}
_NAMED = rf"({GAME_ID.lower()})(?:\.\d{{1,6}}(?:\.[a-z2-7]{{16}})?)?(?![\w-])".replace(
    "A-Z", "a-z"
)
_GAME_BEFORE = re.compile(rf"\[?\s*{_NAMED}\s*\]?[\s:,.;-]*")
_GAME_AFTER = re.compile(rf"^(.*?\S)[\s:,;(\[-]+{_NAMED}\s*[\])]?$")
_NUMBER = re.compile(r"#?\s?(\d{1,3})(?:\s*[.:)\]-]+\s*|\s+)(?=\S)")
_INNER_NUMBER = re.compile(r"(?<=\s)\d{1,3}\.\s*(?=[a-z])")
_GAP = r"(?:\s*[,;.:()-]+\s*|\s+)"
_DECORATION = re.compile(r"[^\w\[#]+|[\[#](?=\W*\w)")
_TRAILING = re.compile(r"[^\w?]+$")
_SEPARATOR = re.compile(r"\s*(?:-{3,}|—-|—)\s*")
_MESSAGE_LINE = re.compile(r"\s*(?:msg|message|medd|meddelande)\s?[:：]\s?(.*)", re.IGNORECASE)
_REPLY_PREFIX = re.compile(r"(?:[^\W\d]{1,6}(?:\s?[\[(]\d{1,3}[\])])?\s*[:：]\s*)+")
_OUR_TAG = re.compile(rf"\[\s*{_NAMED}\s*\]", re.IGNORECASE)
_OUR_SUBJECT = re.compile(_NAMED, re.IGNORECASE)
# Letters that look like the Latin one, upper and lower case each for itself.
_LOOK_ALIKES = str.maketrans(
    "АВСЕНІЈКМОасеһіјкмоΑΒΕΗΙΚΜΝΟαεικοıİ",
    "abcehijkmoacehijkmoabehikmnoaeikoii",
)
_DASHES = str.maketrans("‐‑‒–—−’‘“”", "------''\"\"")


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What players may write, as `data/words.toml` has it.

    `phrases` maps whole texts to orders; `patterns` find those that have slots, and those that
    this version cannot carry out, by name; `board` maps words of acts to the canonical ones.
    `beside` finds what a player may write before or after a move, with the move.
    """

    before: re.Pattern[str]
    after: re.Pattern[str]
    beside: tuple[re.Pattern[str], ...]
    board_words: re.Pattern[str]
    board: Mapping[str, str]
    phrases: Mapping[str, str]
    patterns: tuple[tuple[str, re.Pattern[str]], ...]


def load_words(text_of_toml: str) -> Words:
    """The words of a file like `data/words.toml`. Raises ConfigError if it is none."""
    try:
        table = tomllib.loads(text_of_toml)
        orders = {name: _flat(table["orders"][name]) for name in table["orders"]}
        unknown = orders.keys() - _KINDS.keys()
        if unknown:
            raise ConfigError(*(f"words.toml: orders.{name}: no such order" for name in unknown))
        board = {
            _phrase(word): canonical for canonical, said in table["board"].items() for word in said
        }
        beside = ([said for name in _CLAIMS for said in orders[name]], _flat(table["draw"]))
        return Words(
            before=re.compile(rf"{_any(_flat(table['before']))}(?:\s*[:,.!-]+\s*|\s+)(?=\S)"),
            after=re.compile(rf"^(.*\S?)(?:\s*[,;.!-]+\s*|\s+){_any(_flat(table['after']))}$"),
            beside=(*map(_after_a_move, beside), *map(_before_a_move, beside)),
            board_words=re.compile(rf"\b{_any(board)}\b"),
            board=board,
            phrases={_phrase(said): name for name, group in orders.items() for said in group},
            patterns=tuple(
                (name, re.compile(_expression(said.lower())))
                for name, group in (*orders.items(), *table["unsupported"].items())
                for said in group
                if "<" in said or name not in orders
            ),
        )
    except (tomllib.TOMLDecodeError, KeyError, AttributeError, TypeError) as error:
        raise ConfigError(f"words.toml: {error!r}") from error


def _flat(languages: Mapping[str, Sequence[str]]) -> list[str]:
    return [said for group in languages.values() for said in group]


def _any(said: Iterable[str]) -> str:
    """An expression for any of the phrases, the longest first."""
    ordered = sorted({_phrase(one) for one in said}, key=lambda one: (-len(one), one))
    return f"(?:{'|'.join(_expression(one) for one in ordered)})"


def _after_a_move(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for a move and one of the phrases after it."""
    return re.compile(rf"^(?P<move>.+?){_GAP}(?P<said>{_any(said)})\W*$")


def _before_a_move(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for one of the phrases and a move after it."""
    return re.compile(rf"^(?P<said>{_any(said)}){_GAP}(?P<move>.+)$")


def _expression(said: str) -> str:
    """An expression for a phrase that may have slots, as in `preview <point>`."""
    pieces = re.split(r"<(\w+)>", said)
    literal = [re.escape(piece) for piece in pieces[::2]]
    slots = [f"(?:{_PLACEHOLDERS[name]})" for name in pieces[1::2]]
    return "".join(a + b for a, b in zip(literal, [*slots, ""], strict=True))


# -- orders ----


def read_orders(text: str, words: Words, recognises: Recognises) -> tuple[Order, ...]:
    """The orders of a person's own text, in its order, each once.

    `recognises` is asked with canonical English text whether that is an act of the game.
    """
    orders = list[Order]()
    for line in _lines(text):
        orders += _orders_of(line, words, recognises)
    return _merged(orders[:_MOST_ORDERS])


def readings(text: str, recognises: Recognises) -> tuple[str, ...]:
    """The lines that name a move and say more than that, for the answer that they are unclear."""
    found = (line.strip()[:_READING_WIDTH] for line in _lines(text) if _hints(line, recognises))
    return tuple(dict.fromkeys(found))[:_MOST_READINGS]


def _hints(line: str, recognises: Recognises) -> bool:
    folded = _folded(line)
    tokens = re.split(r"[\s,;:!?()\"']+|\.(?:\s|$)", folded)
    return any(any(map(str.isdigit, one)) and recognises(one) for one in tokens if one)


def read_message(text: str) -> str:
    """What goes to the opponent: lines that begin `msg:`, and all that follows a line `---`."""
    lines = text.splitlines()
    cut = _message_start(lines)
    said = [found[1] for line in lines[:cut] if (found := _MESSAGE_LINE.fullmatch(line))]
    message = "\n".join(line.rstrip() for line in (*said, *lines[cut + 1 :]))
    return message.strip()[:LONGEST_MESSAGE].rstrip()


def subject_order_text(subject: str) -> str:
    """What may be an order in a subject: "" if it is one of ours that came back.

    >>> subject_order_text("Re: SV: [SK24-017.12.ABCDEFGHIJKLMNOP] i9")
    'i9'
    >>> subject_order_text("Re: SK24-017 your move 13, due 5 Dec")
    ''
    """
    text = _REPLY_PREFIX.sub("", " ".join(subject.split()), count=1)
    text = _OUR_TAG.sub(" ", text).strip()
    return "" if _OUR_SUBJECT.match(text) else text


def _message_start(lines: list[str]) -> int:
    return next((at for at, line in enumerate(lines) if _SEPARATOR.fullmatch(line)), len(lines))


def _lines(text: str) -> Iterator[str]:
    """The lines that may be orders: not those of a message, nor any that seem to be quoted."""
    lines = text.splitlines()
    seen = 0
    for line in lines[: _message_start(lines)]:
        if not line.strip() or line.lstrip().startswith(">") or _MESSAGE_LINE.fullmatch(line):
            continue
        seen += 1
        if seen > _MOST_LINES:
            return
        if len(line.strip()) <= _LONGEST_LINE:
            yield line


# -- one line ----


def _folded(line: str) -> str:
    """The line in small letters, its blanks single, look-alikes of Latin letters folded."""
    text = unicodedata.normalize("NFKC", line).translate(_DASHES)
    return " ".join(_folded_token(token) for token in text.split()).lower()


def _folded_token(token: str) -> str:
    """The token with Latin letters, if it is short and names a point."""
    short = len(token) <= 6 and not token.isascii() and any(map(str.isdigit, token))
    return token.translate(_LOOK_ALIKES) if short else token


def _phrase(text: str) -> str:
    """The text as it is looked up: small letters, no commas and stops, single blanks."""
    return " ".join(re.sub(r"[,.;:!\"]+", " ", text.lower()).replace(" ?", "?").split())


def _orders_of(line: str, words: Words, recognises: Recognises) -> tuple[Order, ...]:
    """The orders that the whole line is, or none."""
    for game, number, rest in _without_beginnings(_folded(line), words):
        for named, core in _without_ends(rest, words):
            found = _orders_in(core, words, recognises)
            if found:
                return tuple(_placed(one, line.strip(), game or named, number) for one in found)
    return ()


def _placed(order: Order, line: str, game: str | None, number: int | None) -> Order:
    """The order with what its line says beside it."""
    if isinstance(order, Play):
        return replace(order, line=line, game=game, number=number)
    if isinstance(order, Resign):
        return replace(order, line=line, game=game, confirmed=game is not None)
    return replace(order, line=line, game=game)


def _without_beginnings(text: str, words: Words) -> Iterator[tuple[str | None, int | None, str]]:
    """Game, move number and the rest, for every beginning that may be taken off."""
    game: str | None = None
    number: int | None = None
    for _ in range(_MOST_STEPS):
        yield game, number, text
        if found := _GAME_BEFORE.match(text):
            game = found[1].upper()
        elif not (found := words.before.match(text)):
            found = _NUMBER.match(text) if number is None else None
            if found:
                number = int(found[1])
            elif not (found := _DECORATION.match(text)):
                return
        text = text[found.end() :]
        if not text:
            return


def _without_ends(text: str, words: Words) -> Iterator[tuple[str | None, str]]:
    """Game and the rest, for every end that may be taken off."""
    game: str | None = None
    for _ in range(_MOST_STEPS):
        yield game, text
        if found := _GAME_AFTER.match(text):
            game, text = found[2].upper(), found[1]
        elif found := words.after.match(text):
            text = found[1]
        elif found := _TRAILING.search(text):
            text = text[: found.start()]
        else:
            return


def _orders_in(core: str, words: Words, recognises: Recognises) -> tuple[Order, ...]:
    """The orders that a text without its courtesies is."""
    order = _order(core, words, recognises)
    if order:
        return (order,)
    return _with_more(core, words, recognises) or _with_condition(core, words, recognises)


def _order(text: str, words: Words, recognises: Recognises) -> Order | None:
    """The order that the whole text is: an act at the board, or a phrase."""
    act = _act(text, words, recognises)
    if act:
        return Play(line="", text=act)
    said = _phrase(text)
    if said in words.phrases:
        return _KINDS[words.phrases[said]](line="")
    for name, pattern in words.patterns:
        if pattern.fullmatch(text) or pattern.fullmatch(said):
            return _KINDS[name](line="") if name in _KINDS else Unsupported(line="", order=name)
    return None


def _with_more(core: str, words: Words, recognises: Recognises) -> tuple[Order, ...]:
    """A move or a claim, and what is claimed or offered beside it, in any order."""
    text, beside = core, list[Order]()
    for _ in range(_MOST_STEPS):
        matches = (pattern.match(text) for pattern in words.beside)
        found = next((match for match in matches if match), None)
        if found is None:
            return ()
        beside.append(_order(found["said"], words, recognises) or OfferDraw(line=""))
        text = found["move"]
        order = _order(text, words, recognises)
        if isinstance(order, Play | ClaimWin):
            return _together(order, beside)
    return ()


def _together(order: Play | ClaimWin, beside: Iterable[Order]) -> tuple[Order, ...]:
    """An order with what goes with it; the rest of what stands beside it are orders too."""
    rest = list[Order]()
    for one in beside:
        if isinstance(order, Play) and isinstance(one, ClaimWin):
            order = replace(order, claim=both_claims(order.claim, one.kind))
        elif isinstance(order, Play) and isinstance(one, OfferDraw):
            order = replace(order, draw=True)
        else:
            rest.append(one)
    return (order, *rest)


def _act(text: str, words: Words, recognises: Recognises) -> str:
    """The text in canonical words if it is an act at the board, else ""."""
    canonical = words.board_words.sub(lambda found: words.board[found[0]], text)
    for form in (canonical, _INNER_NUMBER.sub(" ", canonical)):
        act = " ".join(form.split()).strip(" ,;.!-")
        if act and recognises(act):
            return act
    return ""


def _with_condition(core: str, words: Words, recognises: Recognises) -> tuple[Order, ...]:
    """A move and what to play after it: `i9; if g7 i10`."""
    first, semicolon, rest = core.partition(";")
    act = _act(first, words, recognises) if semicolon else ""
    then = _orders_in(rest.strip(), words, recognises) if act else ()
    if any(isinstance(one, Unsupported) and one.order == "if" for one in then):
        return (Play(line="", text=act), *then)
    return ()


def _merged(orders: list[Order]) -> tuple[Order, ...]:
    """Each order once; a resignation that was written twice is confirmed."""
    merged = dict[tuple[object, ...], Order]()
    for order in orders:
        key: tuple[object, ...] = (type(order), order.game)
        if isinstance(order, Play):
            key = (*key, re.sub(r"[\s,;-]", "", order.text))
        elif isinstance(order, Unsupported):
            key = (*key, order.order, order.line)
        merged[key] = _both(merged[key], order) if key in merged else order
    return tuple(merged.values())


def _both(first: Order, again: Order) -> Order:
    if isinstance(first, Play) and isinstance(again, Play):
        number = again.number if first.number is None else first.number
        claim = both_claims(first.claim, again.claim)
        return replace(first, number=number, draw=first.draw or again.draw, claim=claim)
    if isinstance(first, ClaimWin) and isinstance(again, ClaimWin):
        return replace(first, kind=both_claims(first.kind, again.kind))
    return replace(first, confirmed=True) if isinstance(first, Resign) else first
