"""Words that make more of a stone than a stone on its point: `bomb i9`, `h8, level 3`.

A game brings them (`Rules.stone_words`). Behind its point, or on a line of its own beside it, such
a word says the same as before it. Wherever else it stands near a point, that is no ordinary move:
it is asked about, for what is played cannot be changed.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.orders.order_clash import Loose, is_postscript
from corr.mail.orders.order_lines import DIGIT, HEIGHT, PARTS
from corr.mail.orders.order_phrases import phrase
from corr.mail.orders.order_sentences import Due
from corr.mail.orders.order_words import Words, folded, lowered
from corr.tournament.play.orders import Order, Play, PlayIf, Preview, acts_of

Has = Callable[[str | None], Collection[str]]
"""Which of these words a game has; None is the letter's own."""

_LONGEST_LINE = 300
_MOST_LINES = 100
_NEAR = 2
_FEWEST_LETTERS = 4
_FEW_WORDS = 3
_TOKEN = re.compile(r"[^\W_]+")
_WORD = re.compile(r"[^\W\d_]+")
_NUMBER = re.compile(r"\d{1,2}")
_TWICE = re.compile(r"(.)\1")
_AROUND = " .,;:!()[]\"'*_-"


class Said(Struct, frozen=True, kw_only=True):
    """A word of a line that makes a stone another one, or the number of a `height` if it is told.

    `near` says whether a point is beside it, or nothing else stands on its line; `sure` whether
    it is written as it should be.
    """

    line: str
    name: str
    near: bool
    number: str = ""
    sure: bool = True

    def of(self, point: str) -> str:
        """The stone with this word, in canonical words."""
        return f"{point}/{self.number}" if self.number else f"{self.name} {point}"

    def among(self, text: str, *, single: bool, takes: Callable[[str], bool]) -> str:
        """Acts whose last stone is the one with this word: `white, bomb g7`."""
        *before, point = PARTS.split(text)
        last = f"{text[: text.rindex(point)]}{self.of(point)}" if before else self.of(point)
        whole = self.of(text)
        return whole if single or takes(whole) else last


class StoneWords:
    """Looks for the words of a game in what a letter says."""

    __slots__ = ("_act", "_signs", "_stems", "_words", "names")

    def __init__(self, words: Words, names: Collection[str], act: Callable[[str], str]) -> None:
        """`act` is as in `LineReader`."""
        self._words = words
        self._act = act
        self.names = frozenset(names)
        self._stems, self._signs = dict[str, str](), dict[str, str]()
        if names:  # in most games there is nothing to look for
            known = {one: name for one, name in words.board.items() if name in names}
            self._stems.update({name: name for name in names})
            self._stems.update({one: name for one, name in known.items() if one.isalpha()})
            self._signs.update({one: s for one, s in known.items() if not one[0].isalpha()})

    def said(self, line: str) -> list[Said]:
        """The words of a line."""
        text = lowered(folded(line[:_LONGEST_LINE]))
        for sign, name in self._signs.items():
            text = text.replace(sign, f" {name} ")
        tokens = _TOKEN.findall(text) if self.names else []
        found = (self._said(text, tokens, at) for at in range(len(tokens)))
        return [replace(one, line=line.strip()) for one in found if one]

    def all(self, lines: Iterable[str]) -> Iterator[Said]:
        """The words of some lines."""
        for _, line in zip(range(_MOST_LINES), lines if self.names else (), strict=False):
            yield from self.said(line)

    def is_alone(self, line: str) -> bool:
        """Whether a line is nothing but such a word."""
        said = phrase(lowered(folded(line[:_LONGEST_LINE])).strip(_AROUND))
        name = said if said in self.names else self._words.board.get(said)
        return name in self.names and name != HEIGHT

    def is_stone(self, text: str) -> bool:
        """Whether acts end with a stone that is no more than a point."""
        *before, last = PARTS.split(text)
        said = _WORD.findall(" ".join(before))
        return bool(DIGIT.search(last)) and "/" not in last and self.names.isdisjoint(said)

    def is_single(self, text: str) -> bool:
        """Whether acts are not several points."""
        return not all(map(self._act, PARTS.split(text))) or not PARTS.search(text)

    def _said(self, text: str, tokens: Sequence[str], at: int) -> Said | None:
        name, sure = self._named(tokens[at])
        if not name:
            return None
        if name == HEIGHT:
            number = next((one for one in tokens[at + 1 : at + 2] if _NUMBER.fullmatch(one)), "")
            return Said(line=text, name=name, near=bool(number), number=number)
        beside = tokens[max(0, at - _NEAR - 1) : at + _NEAR + 2]
        near = self.is_alone(text) or any(DIGIT.search(one) and self._act(one) for one in beside)
        near = near and not self._words.denial.search(text)
        return Said(line=text, name=name, near=near, sure=sure) if near or sure else None

    def _named(self, token: str) -> tuple[str, bool]:
        """The word that a token is a form of, and whether it is no slip of the pen."""
        for stem, name in self._stems.items():
            if token.startswith(stem[: max(_FEWEST_LETTERS, len(stem) - 2)]):
                return name, True
        slips = (name for stem, name in self._stems.items() if _is_slip(token, stem))
        return next(slips, ""), False


def _is_slip(token: str, stem: str) -> bool:
    """Whether a word lacks the last letter of another, has one twice, or two interchanged.

    >>> [_is_slip(one, "bomb") for one in ("bom", "bommb", "bmob", "bob", "bo")]
    [True, True, True, False, False]
    """
    if len(stem) < _FEWEST_LETTERS or token[:1] != stem[0]:
        return False
    doubled = len(token) == len(stem) + 1 and _TWICE.sub(r"\1", token) == stem
    mixed = len(token) == len(stem) and sorted(token) == sorted(stem)
    return token == stem[:-1] or doubled or mixed


# -- what a letter orders, and what it says beside that ----


class Held(Struct, frozen=True, kw_only=True):
    """The orders of a letter, and those that are asked about instead.

    `unclear` are lines with moves in advance of which it is not sure what stones they are.
    """

    orders: tuple[Order, ...]
    either: tuple[Order, ...] = ()
    unclear: tuple[str, ...] = ()


def held(
    orders: Sequence[Order],
    either: Sequence[Order],
    lines: Sequence[Loose],
    words_of: Callable[[str | None], StoneWords],
    due: Due,
) -> Held:
    """The orders, none of them an ordinary stone beside which such a word stands.

    A word that stands farther off is asked about only where the stone could be that now.
    """
    everything = (*orders, *either)
    for one in everything:
        if isinstance(one, Play | PlayIf) and words_of(one.game).names:
            break
    else:  # no game that a move is for has such words
        return Held(orders=tuple(orders), either=tuple(either))
    plain, asked = _told_better(everything, words_of)
    found, unclear = list[Order](), list[str]()
    for one in (one for one in orders if one not in (*plain, *asked)):
        words = words_of(one.game) if isinstance(one, Play | PlayIf) else None
        if isinstance(one, Play) and words and words.names:
            said = _beside(one, everything, lines, words)
            played, maybe = _as_said(one, said, due, words)
            found += played
            asked += maybe
        elif isinstance(one, PlayIf) and words and _unused(one.line, everything, words):
            unclear.append(one.line)
        else:
            found.append(one)
    asked += (
        _as_written(one, everything, words_of(one.game), due) if isinstance(one, Play) else one
        for one in either
        if one not in plain
    )
    games = {one.game for one in asked if isinstance(one, Play)}
    asked += (one for one in found if isinstance(one, Play | PlayIf) and one.game in games)
    kept = tuple(one for one in found if one not in asked)
    return Held(orders=kept, either=tuple(dict.fromkeys(asked)), unclear=tuple(unclear))


def _told_better(
    orders: Sequence[Order], words_of: Callable[[str | None], StoneWords]
) -> tuple[list[Order], list[Order]]:
    """Moves of which another line says what stones they are, `i9` and `bomb i9`; and those."""
    moves = [one for one in orders if isinstance(one, Play)]
    plain, better = list[Order](), list[Order]()
    for one in moves if len(moves) > 1 else ():
        texts = {f"{name} {one.text}" for name in words_of(one.game).names}
        said = [other for other in moves if other.game == one.game and other.text in texts]
        plain += [one] if said else []
        better += said
    return plain, better


def _as_written(one: Play, orders: Sequence[Order], words: StoneWords, due: Due) -> Play:
    """A move that is asked about, as the word beside its point has it."""
    near = [said for said in _unused(one.line, orders, words) if said.near]
    return _with(one, near[0], due, words) if near and words.is_stone(one.text) else one


def _with(one: Play, word: Said, due: Due, words: StoneWords) -> Play:
    text = word.among(one.text, single=words.is_single(one.text), takes=due.takes)
    return replace(one, text=text)


def _as_said(
    one: Play, said: Sequence[Said], due: Due, words: StoneWords
) -> tuple[list[Order], list[Order]]:
    """A move that is played, or refused as what it was said to be; or all that it may be."""
    if not said or not words.is_stone(one.text):
        return [one], []
    near = [word for word in said if word.near]
    word = (near or said)[0]
    if word.name == HEIGHT and not word.number:  # `h8, level two`
        return [], [one]
    line = one.line if word.line in one.line else f"{one.line} / {word.line}"
    one, plain = replace(one, line=line[:_LONGEST_LINE]), one
    stone = _with(one, word, due, words)
    able = one.game is not None or not due.known or due.takes(stone.text)
    if near:
        return ([], [stone]) if able else ([stone], [])
    return ([], [stone, one]) if able else ([plain], [])


def _beside(
    one: Play, orders: Sequence[Order], lines: Sequence[Loose], words: StoneWords
) -> list[Said]:
    """The words that a letter says beside a move and that no order has used."""
    found = _unused(one.line, orders, words)
    # Below a line that names another game, lines without a name may go on about that.
    own = any(isinstance(other, Play) and other.game is None for other in orders)
    about = (one.game,) if own else (one.game, None)
    for loose in lines[:_MOST_LINES]:
        line = loose.line.strip()
        if loose.game in about and line not in one.line and _counts(loose, words):
            found += (word for word in words.said(line) if word.number or word.name != HEIGHT)
    return found


def _counts(loose: Loose, words: StoneWords) -> bool:
    """Whether a line says something of the writer's move: no message, nor that of a signature."""
    if loose.is_message:
        return words.is_alone(loose.line)
    text = lowered(folded(loose.line[:_LONGEST_LINE]))
    return not loose.signed or len(_WORD.findall(text)) <= _FEW_WORDS or is_postscript(text)


def _unused(line: str, orders: Sequence[Order], words: StoneWords) -> list[Said]:
    """The words of a line but for those that the acts of its orders have."""
    said = words.said(line)
    for text in (text for one in orders if said and one.line == line for text in _acts(one)):
        used = (
            one for one in said if one.name in _WORD.findall(text) or (one.number and "/" in text)
        )
        if word := next(used, None):
            said.remove(word)
    return said


def _acts(order: Order) -> Iterator[str]:
    if isinstance(order, Play | Preview):
        yield order.text
    elif isinstance(order, PlayIf):
        yield from acts_of(order.branches)


def hinted(
    guesses: Sequence[str], lines: Sequence[str], words: StoneWords, due: Due
) -> tuple[tuple[str, ...], tuple[Order, ...]]:
    """What a letter without orders hints at, as the words beside it have it.

    The second is a stone that it names and that could not be played now: it may be refused.
    """
    said = [*words.all(lines)]
    near = [one for one in said if one.near]
    if not said or not guesses:
        return tuple(guesses), ()
    found = list[str]()
    for text in guesses:
        is_stone = words.is_stone(text)
        single = is_stone and words.is_single(text)
        found += (
            one.among(text, single=single, takes=due.takes)
            for one in (near or said)[: 1 if is_stone else 0]
        )
        found += [] if near and is_stone else [text]
    known = due.known and bool(near) and all(map(words.is_stone, guesses))
    if known and not any(map(due.takes, found)):
        return (), (Play(line=near[0].line, text=found[0]),)
    return tuple(dict.fromkeys(found)), ()
