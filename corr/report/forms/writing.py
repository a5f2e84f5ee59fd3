"""How reports write numbers and names, and what they write where there is none."""

import re
from fractions import Fraction
from unicodedata import bidirectional, category, east_asian_width

NOTHING = "–"
"""What stands where there is no value."""
ISOLATE, POP = "\u2068", "\u2069"
"""Around a name: what stands behind it keeps its own direction and its place."""
_STEERING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_LEFTWARD = frozenset({"R", "AL", "RLE", "RLO", "RLI"})
_UNEVEN = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u0591-\u1dff\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u20d0-\u20ff\u2e80-\U0010ffff]"
)


def fixed(value: Fraction, places: int) -> str:
    """A number with so many decimals, exact or rounded half to even, and a real minus sign.

    >>> fixed(Fraction(127, 20), 2), fixed(Fraction(-1, 2), 1), fixed(Fraction(13, 3), 3)
    ('6.35', '−0.5', '4.333')
    """
    scale = 10**places
    whole, rest = divmod(round(abs(value) * scale), scale)
    sign = "−" if value < 0 and (whole or rest) else ""
    return f"{sign}{whole}.{rest:0{places}d}"


def beyond_our_fonts(text: str) -> bool:
    """Whether a text has letters that no font which comes with us prints: of other scripts.

    >>> beyond_our_fonts("Åsa Ωμέγα Žižek"), beyond_our_fonts("坂田")
    (False, True)
    """
    return any(
        letter.isalpha() and (0x0530 <= ord(letter) < 0x1E00 or ord(letter) >= 0x2C00)
        for letter in text
    )


def decimal(value: Fraction) -> str:
    """A number for programs: a point, a plain minus, at most six decimals, no zeros at the end.

    >>> decimal(Fraction(91, 9)), decimal(Fraction(-5, 2)), decimal(Fraction(10))
    ('10.111111', '-2.5', '10')
    """
    return fixed(value, 6).replace("−", "-").rstrip("0").rstrip(".")


def isolated(name: str) -> str:
    """A name for a line of text; one that runs from right to left between isolating marks.

    Without them the figures and brackets next to it would change places with it.
    """
    if name.isascii() or _LEFTWARD.isdisjoint(map(bidirectional, name)):
        return name
    return f"{ISOLATE}{_STEERING.sub('', name)}{POP}"


def without_marks(text: str) -> str:
    """A text without isolating marks and with plain spaces alone, as programs want it."""
    return text.replace(ISOLATE, "").replace(POP, "").replace("\u00a0", " ")


def is_even(text: str) -> bool:
    """Whether every letter of a text takes one place in a terminal."""
    return text.isascii() or not _UNEVEN.search(text)


def width_of(text: str) -> int:
    """How many places a text takes in a terminal: a Chinese letter two, an accent apart none.

    >>> width_of("Öberg"), width_of("坂田"), width_of("e\u0301")
    (5, 4, 1)
    """
    return len(text) if is_even(text) else sum(map(_width, text))


def _width(letter: str) -> int:
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1
