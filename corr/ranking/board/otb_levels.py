"""The 24 levels over the board, 15 kyu … 9 dan, and their indices 1 … 24 (R32.1).

Correspondence has twenty of its own (`levels`); an index of the one means nothing in the other.
"""

import re
from collections.abc import Iterable

OTB_LOWEST = 1
"""The index of 15 kyu, where players without a title start [T25]."""
OTB_FIRST_DAN = 16
"""The index of 1 dan, next to 1 kyu."""
OTB_HIGHEST = 24
"""The index of 9 dan."""

_LEVEL = re.compile(r"\s*(1[0-5]|[1-9])\s*(k|kyu|d|dan)\s*", re.IGNORECASE | re.ASCII)


def read_otb_level(text: str) -> int:
    """The index of a level written as `15 kyu`, `15k`, `1 dan` or `1d`, in any case.

    Raises ValueError for anything else.

    >>> read_otb_level("15 kyu"), read_otb_level("1k"), read_otb_level("9D")
    (1, 15, 24)
    """
    match = _LEVEL.fullmatch(text)
    index = 0
    if match is not None:
        number = int(match[1])
        is_kyu = match[2][0] in "kK"
        index = OTB_FIRST_DAN - number if is_kyu else OTB_FIRST_DAN - 1 + number
    if not OTB_LOWEST <= index <= OTB_HIGHEST:
        raise ValueError("not a level: write 15 kyu to 1 kyu or 1 dan to 9 dan")
    return index


def write_otb_level(index: int) -> str:
    """The level of an index, as it is written everywhere.

    >>> [write_otb_level(index) for index in (1, 15, 16, 24)]
    ['15 kyu', '1 kyu', '1 dan', '9 dan']
    """
    if not OTB_LOWEST <= index <= OTB_HIGHEST:
        raise ValueError(f"no level over the board has the index {index}")
    if index < OTB_FIRST_DAN:
        return f"{OTB_FIRST_DAN - index} kyu"
    return f"{index - OTB_FIRST_DAN + 1} dan"


def honorary_title(levels: Iterable[int]) -> int | None:
    """The highest level ever held, which is never lost; None if there was none (R32.5)."""
    return max(levels, default=None)
