"""What a person added to a subject of ours, or wrote in its place."""

import re

from corr.mail.order_words import NAMED
from corr.mail.tags import PLAYER_ID

_REPLY_PREFIX = re.compile(r"(?:[^\W\d]{1,6}(?:\s?[\[(]\d{1,3}[\])])?\s*[:：]\s*)+")
_PASS = rf"{PLAYER_ID}\.[0-9]{{1,6}}\.[A-Z2-7]{{16}}"
_OUR_TAG = re.compile(rf"\[\s*(?:{NAMED}|{_PASS})\s*\]", re.IGNORECASE)
_OUR_START = re.compile(NAMED, re.IGNORECASE)


def subject_order_text(subject: str, ours: str = "") -> str:
    """What may be an order in a subject; `ours` is that of the letter that is answered.

    >>> subject_order_text("Re: SV: [SK24-017.12.ABCDEFGHIJKLMNOP] i9")
    'i9'
    >>> ours = "SK24-017 your move 13, due 5 Dec [SK24-017.12.ABCDEFGHIJKLMNOP]"
    >>> subject_order_text(f"Re: {ours}", ours), subject_order_text(f"Re: {ours} i9", ours)
    ('', 'i9')
    """
    text, known = _unprefixed(subject), " ".join(_OUR_TAG.sub(" ", _unprefixed(ours)).split())
    if not known and _OUR_TAG.search(text) and _OUR_START.match(text):
        text = _OUR_TAG.split(text)[-1]  # behind the tag, which is the last thing that we write
    text = " ".join(_OUR_TAG.sub(" ", text).split())
    return " ".join(text.replace(known, " ", 1).split()) if known else text


def _unprefixed(subject: str) -> str:
    """A subject on one line without what mail programs put before it."""
    return _REPLY_PREFIX.sub("", " ".join(subject.split()), count=1)
