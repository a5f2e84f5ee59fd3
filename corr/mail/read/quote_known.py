"""The letter that a reply answers: which lines of the reply stand in it, however re-wrapped.

Clients quote without any sign, break lines anew and flatten tables, so words are compared, not
lines. A line that somebody could well have written is never dropped for its words alone, but for
the words before and after it.
"""

import re
import unicodedata
from bisect import bisect_right
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from functools import cached_property, lru_cache
from itertools import islice, pairwise, product

from msgspec import Struct

from corr.mail.read import quote_openings

RUN = 6
"""So many words in a row that stand in our letter, too, are quoted."""

_SO_MANY = b"\1" * RUN
_PROSE_WORDS = 5
_SENTENCE_WORDS = 3
_RUN_WORDS = 4
_LINE_WORDS = 3
_LONG_LINE = 12
_FIRST_LINES = 12
_BUTTONS = 40
_MOST_PUT_IN = 3
_LINES_ABOVE = 3
_KEPT_LENGTH = 200
_MANY_LINES = 5
_LINK = re.compile(
    r"[<\[(]?\b(?:https?:|mailto:|cid:|tel:)[^\s<>\[\]]{0,2000}[>\])]?"
    rf"|{quote_openings.IMAGE}",
    re.IGNORECASE,
)
_WORD = re.compile(r"[^\W_]+")


def normal(line: str) -> str:
    """The line as it is compared: without marks, links, stars, case and double blanks."""
    return (_normal_kept if len(line) <= _KEPT_LENGTH else _normal_long)(line)


def _normal(line: str) -> str:
    bare = quote_openings.MARKS.sub("", line, count=1) if quote_openings.may_mark(line) else line
    bare = _LINK.sub(" ", bare) if ":" in bare else bare
    # Two signs that stand for whole sentences, and make a text many times as long.
    bare = bare.replace("\ufdfa", " ").replace("\ufdfb", " ")
    folded = unicodedata.normalize("NFKC", bare).casefold()
    return " ".join(folded.replace("*", "").replace("_", "").split())


# Our letters say the same in line after line. Long lines of strangers are not worth the memory,
# but one is asked for several times on end.
_normal_kept = lru_cache(maxsize=4_000)(_normal)
_normal_long = lru_cache(maxsize=2)(_normal)


def words_of(line: str) -> tuple[str, ...]:
    """The words and numbers of a line, as they are compared.

    >>> words_of("> It is *your* turn: <https://x.example/> h8, I9")
    ('it', 'is', 'your', 'turn', 'h8', 'i9')
    """
    return _words_in(normal(line))


def _words_in(plain: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(plain))


def is_prose(line: str) -> bool:
    """Whether nobody would write the line by chance as it stands in our letter.

    The orders that our letters propose are short and no sentences.
    """
    return _are_prose(words_of(line), line)


def _are_prose(words: Sequence[str], line: str) -> bool:
    said = _prose_words(words)
    return said >= _PROSE_WORDS or (said >= _SENTENCE_WORDS and line.rstrip()[-1:] in ".:!?")


def _prose_words(said: Sequence[str]) -> int:
    """How many words are such, up to as many as anybody asks for."""
    long = (word for word in said if len(word) >= 3 and word.isalpha())
    return len([*islice(long, _PROSE_WORDS)])


class _Text:
    """One text of our letter, as its words in their order."""

    def __init__(self, text: str) -> None:
        self.lines = tuple(normal(line) for line in text.splitlines() if line.strip())
        said = [*map(_words_in, self.lines)]
        self.words = tuple(word for line in said for word in line)
        self.line_of = tuple(at for at, line in enumerate(said) for _ in line)

    @cached_property
    def runs(self) -> dict[tuple[str, ...], list[int]]:
        """The places, in order, of each run that is quoted where it comes back.

        One within a line is not, unless the line is long or prose: people copy the orders that
        we propose.
        """
        found = dict[tuple[str, ...], list[int]]()
        size = Counter(self.line_of)
        for at in range(len(self.words) - RUN + 1):
            run, line = self.words[at : at + RUN], self.line_of[at]
            within = line == self.line_of[at + RUN - 1] and size[line] < _LONG_LINE
            if not within or _prose_words(run) >= _RUN_WORDS:
                found.setdefault(run, []).append(at)
        return found

    def has_runs_of(self, said: Iterable[Sequence[str]]) -> bool:
        """Whether any of those stands in these lines, one after the other."""
        words = [word for line in said for word in line]
        # So many known words in a row are rarer than a letter, and looked for without a tuple.
        near = bytes(map(self._places.__contains__, words))
        return _SO_MANY in near and not self.runs.keys().isdisjoint(_runs(words))

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """The places of the first words of lines."""
        return tuple(
            at for at, line in enumerate(self.line_of) if at == 0 or self.line_of[at - 1] != line
        )

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        found = dict[str, list[int]]()
        for at, word in enumerate(self.words):
            found.setdefault(word, []).append(at)
        return found

    def says(self, said: tuple[str, ...], start: int, end: int) -> bool:
        """Whether the words stand together between two places."""
        size = len(said)
        return any(
            start <= at <= end - size and self.words[at : at + size] == said
            for at in self._places.get(said[0] if said else "", ())
        )


def _runs(words: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return zip(*(words[first:] for first in range(RUN)), strict=False)


class _Place(Struct):
    """A line of the reply: its words, and where the first and last known one stand."""

    said: tuple[str, ...]
    known: int = 0
    first: int = -1
    last: int = -1

    @property
    def quoted(self) -> bool:
        return self.known > 0 and 2 * self.known >= len(self.said)


class Known:
    """The texts of the letter that is answered, looked up at the first need."""

    def __init__(self, sent: Callable[[], tuple[str, ...]] | None) -> None:
        self._sent = sent

    @cached_property
    def _texts(self) -> tuple[_Text, ...]:
        return tuple(map(_Text, filter(str.strip, self._sent()))) if self._sent else ()

    @cached_property
    def _lines(self) -> frozenset[str]:
        return frozenset(line for text in self._texts for line in text.lines)

    @property
    def missing(self) -> bool:
        """Whether no letter is known."""
        return not self._texts

    def holds(self, line: str) -> bool:
        """Whether the line is one of its lines."""
        return normal(line) in self._lines

    def leads(self, line: str, below: str) -> bool:
        """Whether one of its lines has the other one right below it."""
        pair = normal(line), normal(below)
        return any(pair in pairwise(text.lines) for text in self._texts)

    def quoted(self, lines: Sequence[str]) -> list[bool]:
        """Which of these lines, one after the other in the reply, come from the letter."""
        if self.missing:
            return [False] * len(lines)
        plain = [*map(normal, lines)]
        said, held = [*map(_words_in, plain)], [line in self._lines for line in plain]
        if not any(held) and not any(text.has_runs_of(said) for text in self._texts):
            return held
        quoted = [
            known and _are_prose(words, line)
            for known, words, line in zip(held, said, lines, strict=True)
        ]
        found = [_Found(text, plain, said, quoted) for text in self._texts]
        put_in = {at for one in found for at in one.put_in(held)}
        for one in found:
            for at in one.quoted(put_in):
                quoted[at] = True
        short = [at for at, words in enumerate(said) if words and held[at] and not quoted[at]]
        # Nobody answers with so many lines of ours: a table that a client took apart.
        if len(short) > _MANY_LINES:
            for at in short:
                quoted[at] = True
        return quoted

    def added(self, lines: Sequence[str], *, above: bool) -> list[int] | None:
        """Which lines were added, if the others are the letter word for word to its end.

        Some of them may stand `above` the letter.
        """
        said = [words_of(line) for line in lines]
        found = (_added(text, said, _LINES_ABOVE if above else 1) for text in self._texts)
        return min((one for one in found if one is not None), key=len, default=None)


# -- runs of words that stand in the letter ----


class _Found:
    """Where the lines of the reply stand in one text of the letter."""

    # The lines are `plain`, as they are compared, and `said` are their words.
    def __init__(
        self,
        text: _Text,
        plain: Sequence[str],
        said: Sequence[tuple[str, ...]],
        prose: Sequence[bool],
    ) -> None:
        self._text, self._lines = text, plain
        self._places = [_Place(said=words) for words in said]
        _find(text, self._places)
        for place, line, whole in zip(self._places, plain, prose, strict=True):
            if whole and not place.known:
                _find_line(text, place, line)
        self._sure = [at for at, place in enumerate(self._places) if place.quoted or prose[at]]
        self._above, self._below = _neighbours(text, self._places)

    def put_in(self, held: Sequence[bool]) -> list[int]:
        """The lines between two that follow each other in the text: the writer put them in.

        Not so many of those `held` by any text, though: that is a board.
        """
        between = defaultdict[int, list[int]](list)
        for at, place in enumerate(self._places):
            if held[at] and not place.known and 0 <= self._above[at] == self._below[at] - 1:
                between[self._above[at]].append(at)
        return [at for each in between.values() if len(each) <= _MOST_PUT_IN for at in each]

    def quoted(self, put_in: Set[int]) -> list[int]:
        """The lines that come from the text; `put_in` are those that another text has not."""
        quoted = [place.quoted for place in self._places]
        if not self._sure:
            return []
        _go_back(self._text, self._places, quoted, self._sure[0])
        known = frozenset(self._text.lines)
        for at in range(self._sure[0] + 1, len(quoted)):
            if not quoted[at] and self._lines[at] in known:
                quoted[at] = self._stands_there(at, put_in=at in put_in)
        _drop_signs(self._places, quoted)
        return [at for at, found in enumerate(quoted) if found]

    def _stands_there(self, at: int, *, put_in: bool) -> bool:
        """Whether a line of the text stands where it does in the text, or anywhere else in it.

        If what is quoted goes on below where it stopped above, the line was put in.
        """
        above, below = self._above[at], self._below[at]
        if put_in and not 0 < below - above <= _BUTTONS:
            return False  # a whole board has every point, wherever somebody writes one
        return below <= above or self._text.says(self._places[at].said, above + 1, below)


def _find_line(text: _Text, place: _Place, line: str) -> None:
    """Note where a line stands that the text has once."""
    if text.lines.count(line) == 1:
        place.first = text.line_of.index(text.lines.index(line))
        place.known = len(place.said)
        place.last = place.first + place.known - 1


def _drop_signs(places: Sequence[_Place], quoted: list[bool]) -> None:
    """Add the lines without any word that have quoted lines above and below them."""
    above, signs = False, list[int]()
    for at, place in enumerate(places):
        if not place.said:
            signs.append(at)
            continue
        if above and quoted[at]:
            for sign in signs:
                quoted[sign] = True
        above, signs = quoted[at], []


def _go_back(text: _Text, places: Sequence[_Place], quoted: list[bool], first: int) -> None:
    """Add the lines above what is quoted that stand above it in the letter, orders excepted."""
    start = places[first].first
    for at in range(first - 1, -1, -1):
        said = places[at].said
        size = len(said)
        if size < _LINE_WORDS or start < size or text.words[start - size : start] != said:
            return
        quoted[at], start = True, start - size


def _find(text: _Text, places: Sequence[_Place]) -> None:
    """Note in each line which of its words belong to a run of the letter."""
    words = [word for place in places for word in place.said]
    found, start = [-1] * len(words), -1
    for at, starts in enumerate(map(text.runs.get, _runs(words))):
        if starts:
            after = bisect_right(starts, start)  # what comes twice is quoted in its order
            start = starts[after if after < len(starts) else 0]
            found[at : at + RUN] = range(start, start + RUN)
    if start < 0:
        return
    flat = [(place, word) for place in places for word in place.said]
    for (place, _), where in zip(flat, found, strict=True):
        place.known += where >= 0
    _begin_lines(text, flat, found)
    for (place, _), where in zip(flat, found, strict=True):
        if where >= 0:
            place.first = where if place.first < 0 else place.first
            place.last = where


def _begin_lines(text: _Text, flat: Sequence[tuple[_Place, str]], found: list[int]) -> None:
    """Lead what is found in a line back to its first words, too short for a run of their own."""
    for at in range(len(flat) - 2, -1, -1):
        (place, word), after = flat[at], found[at + 1]
        same_line = found[at] < 0 < after and place is flat[at + 1][0]
        if same_line and text.words[after - 1] == word:
            found[at] = after - 1


def _neighbours(text: _Text, places: Sequence[_Place]) -> tuple[list[int], list[int]]:
    """For each line, where in the letter stands what is quoted next above and below it."""
    above, last = list[int](), -1
    for place in places:
        above.append(last)
        last = place.last if place.known else last
    below, first = list[int](), len(text.words)
    for place in reversed(places):
        below.append(first)
        first = place.first if place.known else first
    return above, below[::-1]


# -- a letter quoted as a whole ----


def _added(text: _Text, said: Sequence[tuple[str, ...]], most: int) -> list[int] | None:
    starts = [at for at, line in enumerate(said) if line][:most]
    for first, start in product(starts, text.line_starts[:_FIRST_LINES]):
        if text.words[start : start + len(said[first])] != said[first]:
            continue
        added, place = list(range(first)), start
        for at, line in enumerate(said[first:], first):
            if line and text.words[place : place + len(line)] == line:
                place += len(line)
            elif line or place == len(text.words) or added[-1:] == [at - 1]:
                added.append(at)
        if place == len(text.words):
            return added
    return None
