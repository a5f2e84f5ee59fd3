"""What a person added to a subject of ours, or wrote in its place."""

import re

from corr.mail.orders.order_words import NAMED
from corr.mail.read.tags import PLAYER_ID

_REPLY_PREFIX = r"(?:[^\W\d]{1,6}(?:\s?[\[(]\d{1,3}[\])])?\s*[:：]\s*)+"
_PASS = rf"{PLAYER_ID}\.[0-9]{{1,6}}\.[A-Z2-7]{{16}}"
_OUR_TAG = re.compile(rf"\[\s*(?:{NAMED}|{_PASS})\s*\]", re.IGNORECASE)
_OUR_START = re.compile(NAMED, re.IGNORECASE)
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
