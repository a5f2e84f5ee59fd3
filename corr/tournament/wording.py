"""Numbers and lists in plain English, for what is said about an event and its table."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction


def decimal(number: Fraction) -> str:
    """Points as people write them; halves, quarters and eighths are exact.

    >>> decimal(Fraction(37, 2)), decimal(Fraction(10)), decimal(Fraction(5, 4))
    ('18.5', '10', '1.25')
    """
    return str(Decimal(number.numerator) / Decimal(number.denominator))


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
