"""Figures of a column so that their decimal marks stand below each other."""

import re
from collections.abc import Sequence

_WHOLE = re.compile(r"(\d+(?!/|\d))?(.*)", re.DOTALL)
_FIGURE_SPACE, _PUNCTUATION_SPACE = "\u2007", "\u2008"
"""Blanks as wide as a digit and as a full stop, where digits have one width."""


def aligned(figures: Sequence[str], *, markup: bool = False) -> list[str]:
    """The figures with blanks after them, for a column that ends at one place.

    For `markup` the blanks have the widths of what is not there.

    >>> aligned(["18.5", "17", "9.25"])
    ['18.5 ', '17   ', '9.25']
    >>> aligned(["40 1/3", "12", "2/3"])
    ['40 1/3', '12    ', '2/3']
    """
    rests = [_rest(one) for one in figures]
    longest = max(rests, key=len, default="")
    blanks = [longest[len(rest) :] for rest in rests]
    pairs = zip(figures, blanks, strict=True)
    return [figure + (_wide(rest) if markup else " " * len(rest)) for figure, rest in pairs]


def _rest(figure: str) -> str:
    """What follows the whole number; a fraction alone stands where it would after one."""
    found = _WHOLE.fullmatch(figure)
    assert found is not None  # it matches everything
    return found[2] if found[1] or not figure else f" {found[2]}"


def _wide(text: str) -> str:
    return "".join(_FIGURE_SPACE if sign.isdigit() else _PUNCTUATION_SPACE for sign in text)
