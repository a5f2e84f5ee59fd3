"""Chains of a seed, whose values are shown backwards, one with each roll (KORRDICE-2, 6.1)."""

import hashlib

_BYTES = 32
_PER_GAME = 400


def chain_length(points: int) -> int:
    """How many values a chain has in a match to so many points: 400 for each possible game."""
    return _PER_GAME * (2 * points - 1)


class Chains:
    """The chains of one seed, each computed once, when it is first asked for.

    It is a secret as the seed is: it lives as long as whoever holds it, is kept nowhere, and
    neither printing nor pickling it tells anything. Chain c costs `length` hashes.
    """

    __slots__ = ("_seeds", "_values", "length")

    def __init__(self, seed: bytes, length: int) -> None:
        """The chains of a seed of 32 bytes, of so many values each."""
        if len(seed) != _BYTES or length < 1:
            raise ValueError("a seed has 32 bytes, and a chain one value at least")
        self.length = length
        self._seeds = [seed]
        self._values = dict[int, bytes]()

    def __repr__(self) -> str:
        return f"Chains(length={self.length})"

    def __reduce__(self) -> str:
        raise TypeError("a seed is not written down")

    def anchor(self, chain: int) -> str:
        """The anchor of a chain, counted from 1, in hex: what is told before the first roll."""
        return self._value(chain, 0).hex()

    def reveal(self, chain: int, index: int) -> bytes:
        """The value of a chain that a roll uses and shows, index 1 … length."""
        if not 1 <= index <= self.length:
            raise ValueError("an index lies within the chain")
        return self._value(chain, index)

    def _value(self, chain: int, index: int) -> bytes:
        if chain not in self._values:
            self._values[chain] = self._computed(chain)
        # They lie in the order in which they are computed, the top first.
        at = (self.length - index) * _BYTES
        return self._values[chain][at : at + _BYTES]

    def _computed(self, chain: int) -> bytes:
        while len(self._seeds) < chain:
            self._seeds.append(_hash(b"KORRDICE-2|next|" + self._seeds[-1]))
        value = _hash(b"KORRDICE-2|top|" + self._seeds[chain - 1])
        found = [value]
        sha256 = hashlib.sha256  # by its name: every roll takes thousands
        for _ in range(self.length):
            value = sha256(value).digest()
            found.append(value)
        return b"".join(found)


def before(reveal: bytes) -> bytes:
    """The value that was shown before this one, or the anchor."""
    return _hash(reveal)


def _hash(value: bytes) -> bytes:
    return hashlib.sha256(value).digest()
