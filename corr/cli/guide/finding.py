"""What a page says of some words: its sections that have them, the best ones first."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import log

from msgspec import Struct

_HEADING = 3
"""So much more than in the text below it a word counts in a heading."""
_NEAR = 3
"""How many sections are shown if none has all the words."""

_Has = Callable[[str, str], bool]
_WAYS: tuple[_Has, ...] = (str.__eq__, str.startswith, str.__contains__)
"""How a word of a section, the first one, may have a wanted word: the strictest first."""


class Found(Struct, frozen=True, kw_only=True):
    """The sections that were found, the best ones first; `all_words` is whether they have all."""

    sections: Sequence[str]
    all_words: bool


def sections(text: str) -> Iterator[str]:
    r"""The sections of a page, each from its heading to the next one.

    >>> list(sections("# A\n\nOne.\n\n## B\n\nTwo.\n"))
    ['# A\n\nOne.\n', '## B\n\nTwo.\n']
    """
    lines, in_code = list[str](), False
    for line in text.splitlines():
        in_code ^= line.lstrip().startswith("```")
        if line.startswith("#") and not in_code and lines:
            yield _joined(lines)
            lines = []
        lines.append(line)
    yield _joined(lines)


def found(text: str, words: Sequence[str]) -> Found:
    r"""What a page says of words, whatever their case and what stands between them.

    Sections have them as whole words; only if none has all of them so, as beginnings of words, and
    then as parts. If none has all of them at all, those that have most are found.

    >>> page = "# A lock\n\nOf doors.\n\n# Time\n\nA clock.\n\n# Locks\n\nMany.\n"
    >>> [one.partition("\n")[0] for one in found(page, ["LOCK!"]).sections]
    ['# A lock']
    >>> found(page, ["doors", "of", "Berlin"]).all_words
    False
    """
    pieces = [_Piece(one) for one in sections(text)]
    wanted = _words(" ".join(words))
    if not wanted:
        return Found(sections=(), all_words=False)
    for has in _WAYS:
        having = [one for one in pieces if all(one.has(word, has) for word in wanted)]
        if having:
            return Found(sections=_sorted(having, wanted, has, pieces), all_words=True)
    best = _sorted(pieces, wanted, str.__eq__, pieces)[:_NEAR]
    return Found(sections=best, all_words=False)


class _Piece:
    """A section, and the words of its heading and of what stands below."""

    def __init__(self, text: str) -> None:
        self.text = text
        head, _, body = text.partition("\n")
        self.head = _words(head)
        self.body = _words(body)

    @cached_property
    def all(self) -> frozenset[str]:
        return frozenset((*self.head, *self.body))

    def has(self, word: str, has: _Has) -> bool:
        return any(has(one, word) for one in self.all)

    def in_a_row(self, words: Sequence[str]) -> int:
        """Whether they stand here as they were asked for: in the heading, below it or not."""
        row = f" {' '.join(words)} "
        return 2 * (row in f" {' '.join(self.head)} ") or row in f" {' '.join(self.body)} "


def _sorted(
    pieces: Sequence[_Piece], wanted: Sequence[str], has: _Has, page: Sequence[_Piece]
) -> list[str]:
    """Those that have some of the words, the best first; a word counts more if few have it."""
    weights = {}
    for word in dict.fromkeys(wanted):
        having = sum(one.has(word, has) for one in page)
        weights[word] = log(1 + len(page) / having) if having else 0.0

    def worth(piece: _Piece) -> tuple[int, float]:
        value = 0.0
        for word, weight in weights.items():
            if piece.has(word, has):
                in_head = any(has(one, word) for one in piece.head)
                value += weight * (_HEADING if in_head else 1)
        return piece.in_a_row(wanted), value

    ranked = sorted(pieces, key=worth, reverse=True)
    return [one.text for one in ranked if worth(one)[1]]


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"
