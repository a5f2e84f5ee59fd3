"""Numbers and lists in plain English, for what is said about an event and its table."""

import shlex
from collections.abc import Sequence
from datetime import datetime
from decimal import Decimal
from fractions import Fraction

from corr.sentences.said import said


def decimal(number: Fraction) -> str:
    """Points as people write them, always exact: what is no decimal is a mixed number.

    >>> decimal(Fraction(37, 2)), decimal(Fraction(10)), decimal(Fraction(5, 4))
    ('18.5', '10', '1.25')
    >>> decimal(Fraction(121, 3)), decimal(Fraction(2, 3))
    ('40 1/3', '2/3')
    """
    if _is_decimal(number):
        return str(Decimal(number.numerator) / Decimal(number.denominator))
    whole, rest = divmod(number, 1)
    return f"{whole} {rest}" if whole else str(rest)


def exact(number: Fraction) -> str:
    """Points for programs, as `fractions.Fraction` reads them.

    >>> exact(Fraction(37, 2)), exact(Fraction(121, 3))
    ('18.5', '121/3')
    """
    return decimal(number) if _is_decimal(number) else str(number)


def _is_decimal(number: Fraction) -> bool:
    """Whether a number ends after a few decimals."""
    return 10**6 % number.denominator == 0


def ordinal(place: int) -> str:
    """A place in words.

    >>> [ordinal(place) for place in (1, 2, 3, 4, 11, 12, 13, 21)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st']
    """
    teens = place % 100 in (11, 12, 13)
    return f"{place}{'th' if teens else {1: 'st', 2: 'nd', 3: 'rd'}.get(place % 10, 'th')}"


def listed(words: Sequence[str]) -> str:
    """Words with commas and a final `and`.

    >>> listed(["50%"]), listed(["50%", "80%", "90%"])
    ('50%', '50%, 80% and 90%')
    """
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def counted(number: int, thing: str) -> str:
    """How many there are of a thing with a plain plural.

    >>> counted(1, "game"), counted(0, "player")
    ('1 game', '0 players')
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"


def utc(at: datetime) -> str:
    """An instant in UTC to the minute.

    >>> utc(datetime(2024, 5, 2, 9, 30))
    '2024-05-02 09:30 UTC'
    """
    return f"{at:%Y-%m-%d %H:%M} UTC"


def few(words: Sequence[str], most: int = 10) -> str:
    """The first words of many, with a mark where some are left out.

    >>> few(["a", "b"]), few(["a", "b", "c"], 2)
    ('a and b', 'a and b …')
    """
    return said("desk", "few", words=words[:most], more=len(words) > most)


def command(*words: str) -> str:
    """A command of this program as it can be typed, in the marks that set it off.

    >>> command("event", "bye", "SK24", "Umeå SK")
    "`corr event bye SK24 'Umeå SK'`"
    """
    return f"`{typed(*words)}`"


def typed(*words: str) -> str:
    """A command of this program as it can be typed.

    >>> typed("event", "start", "SK24")
    'corr event start SK24'
    """
    return f"corr {shlex.join(words)}"
