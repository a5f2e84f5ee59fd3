"""Lots drawn from a published seed, so that anybody can draw them again.

The numbers are SHA-256 of the seed, a colon and a counter (both as text), read as eight numbers of
32 bits each, the most significant byte first. No library's generator can change them.
"""

import hashlib
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

BOUND = 1 << 32
"""Every lot is below it."""


class Lots:
    """The lots of one seed, in their order.

    >>> Lots("SK24").shuffled("abcd") == Lots("SK24").shuffled("abcd")
    True
    """

    def __init__(self, seed: str) -> None:
        self._numbers = _numbers(seed)

    def draw(self) -> int:
        """The next lot, from 0 to `BOUND` - 1."""
        return next(self._numbers)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others. ValueError below 1."""
        if not 0 < bound <= BOUND:
            raise ValueError(f"no lot is below {bound}")
        fair = BOUND - BOUND % bound
        return next(lot for lot in self._numbers if lot < fair) % bound

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order by lot (Fisher and Yates)."""
        left = list(items)
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[last], left[other] = left[other], left[last]
        return tuple(left)


def _numbers(seed: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from struct.unpack(">8I", hashlib.sha256(f"{seed}:{counter}".encode()).digest())
        counter += 1
