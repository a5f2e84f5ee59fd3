"""The twenty levels, 10 kyu … 10 dan, and their indices 1 … 20 (art. 1 §1, art. 2 §2b)."""

import re

LOWEST = 1
"""The index of 10 kyu; no index ever falls below it."""
HIGHEST = 20
"""The index of 10 dan; no index ever rises above it."""
LEVELS = range(LOWEST, HIGHEST + 1)
"""Every index, rising."""
FIRST_DAN = 11
"""The index of 1 dan."""
PROPOSED_FROM = 13
"""The index of 3 dan, from which the board's confirmation is always needed (art. 1 §5)."""

_LEVEL = re.compile(r"\s*(10|[1-9])\s*(k|kyu|d|dan)\s*", re.IGNORECASE | re.ASCII)


def read_level(text: str) -> int:
    """The index of a level written as `5 kyu`, `5k`, `1 dan` or `1d`, in any case.

    Raises ValueError for anything else.

    >>> read_level("5 kyu"), read_level("1D")
    (6, 11)
    """
    match = _LEVEL.fullmatch(text)
    if match is None:
        raise ValueError("not a level: write 10 kyu to 1 kyu or 1 dan to 10 dan")
    number = int(match[1])
    return FIRST_DAN - number if match[2][0] in "kK" else FIRST_DAN - 1 + number


def write_level(index: int) -> str:
    """The level of an index, as it is written everywhere.

    >>> [write_level(index) for index in (1, 10, 11, 20)]
    ['10 kyu', '1 kyu', '1 dan', '10 dan']
    """
    if index not in LEVELS:
        raise ValueError(f"no level has the index {index}")
    if index < FIRST_DAN:
        return f"{FIRST_DAN - index} kyu"
    return f"{index - FIRST_DAN + 1} dan"


def within(index: int) -> int:
    """The index, held within 10 kyu and 10 dan."""
    return min(max(index, LOWEST), HIGHEST)


def write_halves(halves: int) -> str:
    """A number of half points as an exact decimal, as in event files.

    >>> [write_halves(halves) for halves in (9, 10, -1)]
    ['4.5', '5', '-0.5']
    """
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"
