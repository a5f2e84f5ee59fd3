"""A signature that stands below a line `---`, where a message to the opponent would stand."""

import re

from corr.mail.orders.order_fold import folded, lowered
from corr.mail.orders.order_words import Words

_MOST_LINES = 10
_LONGEST_LINE = 72
_MOST_WORDS = 5
_BREAK = re.compile(r"\n|\s[|•·]\s")
"""Line ends, and the signs between what stands on one line of a signature."""
_WORD = re.compile(r"[^\W\d_]{2,}")
_CONTACT = re.compile(r"\d|@|\bwww\.|https?:", re.IGNORECASE)
_SENTENCE = re.compile(r"[.!?…]\s*\Z|[?!]")


def is_signature(text: str, name: str, words: Words) -> bool | None:
    """Whether a text is nothing but who the writer `name` is, and where; None for maybe.

    It begins with the name, maybe below a farewell; what follows are short lines that say
    something of an address, a telephone or a club, and no sentence. Without a figure among them
    they may be words for somebody.
    """
    lines = [part.strip() for part in _BREAK.split(text) if part.strip()]
    if not lines or len(lines) > _MOST_LINES or max(map(len, lines)) > _LONGEST_LINE:
        return False
    if words.farewell.fullmatch(_plain(lines[0])) and not _names(lines[0], name):
        lines = lines[1:]
    if not lines or not _names(lines[0], name) or not all(map(_is_detail, lines[1:])):
        return False
    return True if not lines[1:] or any(map(_CONTACT.search, lines[1:])) else None


def _plain(line: str) -> str:
    return lowered(folded(line))


def _names(line: str, name: str) -> bool:
    """Whether a line is the writer's name, or a part of it."""
    said, known = _WORD.findall(_plain(line)), set(_WORD.findall(_plain(name)))
    return 0 < len(said) <= _MOST_WORDS and 2 * len(known & set(said)) >= len(said)


def _is_detail(line: str) -> bool:
    """Whether a line of a signature says where its writer is, or who."""
    if _CONTACT.search(line):
        return True
    return len(line.split()) <= _MOST_WORDS and not _SENTENCE.search(line)
