"""The numbers of a game's positions in letters: none of them comes twice. Pure.

A position's number is that of the acts before it, until moves are withdrawn: then numbers of
positions come again, and those in letters go on. So no letter about a position that is gone can
pass for one about a position that has come in its place, nor can two have one Message-ID.
"""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbering:
    """Which number in letters each position of a game has.

    `breaks` are (position, number): positions from there on are numbered from that number on.
    """

    breaks: tuple[tuple[int, int], ...] = ()

    def of(self, position: int) -> int:
        """The number in letters of a position.

        >>> numbering = Numbering().again(12, last=13)
        >>> numbering.of(11), numbering.of(12), numbering.of(13)
        (11, 14, 15)
        """
        start, number = next(one for one in self._from_the_end() if one[0] <= position)
        return number + position - start

    def position(self, number: int) -> int | None:
        """The position that a number in letters stands for, None for one that is gone.

        >>> numbering = Numbering().again(12, last=13)
        >>> [numbering.position(number) for number in (11, 12, 13, 14)]
        [11, None, None, 12]
        """
        end: int | None = None
        for start, first in self._from_the_end():
            if number >= first:
                found = start + number - first
                return found if end is None or found < end else None
            end = start
        return None

    def again(self, position: int, *, last: int) -> "Numbering":
        """The numbering after a position has come again, when numbers up to `last` were used."""
        kept = tuple(one for one in self.breaks if one[0] < position)
        return replace(self, breaks=(*kept, (position, last + 1)))

    def _from_the_end(self) -> tuple[tuple[int, int], ...]:
        return (*reversed(self.breaks), (0, 0))
