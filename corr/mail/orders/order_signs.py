"""Signs that a game reads as a part of its moves: a minus before a number, an asterisk behind one.

In a letter a dash parts words and an asterisk stands around what is to be stressed, so that the
reader of lines takes both off. Where the game has a sign of its own it must not (pente.md 7.2:
`-22` is not `22`; 7.3a: an asterisk is one).
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from corr.mail.orders.order_speech import Recognises

_MINUS, _PLUS = "\u2212", "\uff0b"
"""Signs of a number: no folded text has them, and so no expression takes them for a dash."""
_MARKED = str.maketrans("-+", _MINUS + _PLUS)
_PLAIN = str.maketrans(_MINUS + _PLUS, "-+")
_SIGN = re.compile(r"(?<!\d)[-+]+(?=\s*\d+(?![\d/]))|--+(?=\s*\d+(?![\d/]))")
_SIGN_WITH_HEIGHT = re.compile(r"(?<!\d)[-+]+(?=\s*\d)|--+(?=\s*\d)")
_GLUED_DASH = re.compile(r".*\d[-+]\s*")
_APART = re.compile(rf"{_MINUS}\s+(?=(\S+))")
_DASH_BEFORE_NUMBER = re.compile(r"\s[-\u2010-\u2015\u2212]+\s*(?=\d)")
_HEAD = re.compile(r"[ \t()-]*?(?=-*\s*\d|[^ \t()-]|\Z)")
_STARS = re.compile(r"\s*(\*+)")
_TOKEN_END = re.compile(r"[\s,;:!?()\"']+|\.(?:\s|$)")
_SOME_STARRED = ("*h8*", "*u1*", "*11*")


class Signs(Struct, frozen=True, kw_only=True):
    """Which signs a game reads itself: `minus` before a number, `star` behind a move.

    With `height` a stroke and a number may stand behind one, `-22/3`, which elsewhere is a date.
    """

    minus: bool = False
    star: bool = False
    height: bool = False

    def marked(self, text: str) -> str:
        """A folded text with the signs of its numbers as such, letter for letter.

        A dash with a blank behind it is marked too: what it is cannot be known, so nothing takes
        it off and the number behind it is no move.
        """
        if not self.minus:
            return text
        sign = _SIGN_WITH_HEIGHT if self.height else _SIGN
        return sign.sub(lambda found: found[0].translate(_MARKED), text)

    def keeps(self, taken: str, rest: str) -> bool:
        """Whether what would be taken off before `rest` may have a sign of it: `3-33`."""
        return self.minus and rest[:1].isdigit() and bool(_GLUED_DASH.fullmatch(taken))

    def is_sign(self, line: str, at: int) -> bool:
        """Whether the dash between blanks that begins there stands before a number."""
        return self.minus and bool(_DASH_BEFORE_NUMBER.match(line, at))

    def trimmed(self, text: str) -> str:
        """A sentence without blanks, brackets and dashes around it."""
        if not self.minus:
            return text.strip(" \t()-")
        head = _HEAD.match(text)
        return text[head.end() if head else 0 :].strip(" \t").rstrip(" \t()-")

    def starred(self, core: str, before: str) -> str:
        """A text that ends with an asterisk, with those that were taken off before it.

        `*My move: m12*` stresses the move, or captures: the game knows whether that matters.
        """
        if not (self.star and core.endswith("*") and "*" in before) or core.startswith("*"):
            return core
        return core[len(core.rstrip("*")) :] + core

    def doubts(self, act: str) -> bool:
        """Whether asterisks stand around an act, or several behind it: that must be asked."""
        return self.star and (act.startswith("*") or "**" in act)

    def stars_behind(self, cut: str) -> str:
        """The asterisks with which a piece begins that would be taken off the end of a text."""
        found = _STARS.match(cut) if self.star else None
        return found[1] if found else ""

    def tokens(self, text: str) -> Iterator[str]:
        """What stands between blanks and stops, and all that a doubtful sign of it may mean.

        >>> list(Signs(minus=True, star=True).tokens("\u2212 33 m12*, *m11*"))
        ['\u221233', '33', 'm12*', 'm11', 'm11*']
        """
        for one in _TOKEN_END.split(_APART.sub(rf"{_MINUS}\1 ", text)):
            bare = one.strip("*")
            if not self.star or one in (bare, f"{bare}*"):
                yield from [one] if self.star else one.split("*")
            else:
                yield from (bare, f"{bare}*") if one.endswith("*") else (bare,)


NO_SIGNS = Signs()
"""Those of renju, which has none."""


@lru_cache(maxsize=64)
def signs_of(recognises: Recognises) -> Signs:
    """The signs of a game, by the acts that it recognises."""
    return Signs(
        minus=recognises("-11"),
        star=any(map(recognises, _SOME_STARRED)),
        height=recognises("-11/1"),
    )


def unmarked(text: str) -> str:
    """A text with the signs of its numbers as they are written.

    >>> unmarked(Signs(minus=True).marked("move 3: -33, +21, 2-1"))
    'move 3: -33, +21, 2-1'
    """
    return text.translate(_PLAIN)
