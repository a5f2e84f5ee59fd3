"""Several stages in one event: sections, then final groups (tournaments.md §6, R22/G21).

The rule books say only that forms may be combined in stages. Decisions:

[INTERPRETATION T32a] By seeding, sections are filled there and back: of eight players in two
sections 1, 4, 5 and 8 play in the first. Alternatives: a lot for everybody, or for every row.

[INTERPRETATION T32b] Next-placed players of different sections are compared by their place, then
by the figures of their table in its order, each divided by the number of games, as exact
fractions; then by lot. What was counted between players of one section alone is left out.
Alternative: a play-off.

[INTERPRETATION T32c] Who shares a place in a section across the line is parted by the arbiter's
word or by lot. Alternative: a replay (18.2f).

[INTERPRETATION T32d] Who withdrew or cannot go on makes room for the next of the same section, as
if not placed; the places of the others are not changed.

[INTERPRETATION T32e] If results are taken along, all games of a match of two who qualified from
one section count in the final group as they stand, walkovers too, and the two do not meet again.
Results against others are left behind. Alternative: only the final group's own games count.

[INTERPRETATION T32f] In the final order of the event the first group stands before the second and
so on, then those who did not qualify, compared as in T32b but without a lot. Alternative: those of
the same place in different sections share theirs.
"""

import enum
from collections import Counter
from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.tournament.pairing.lots import Lots
from corr.tournament.wording import counted, listed


class Spread(enum.StrEnum):
    """How players come to their sections [T32a]."""

    SERPENTINE = "serpentine"
    """By their order, there and back."""
    POTS = "pots"
    """As many of the best as there are sections draw lots for them, then as many of the next."""
    LOT = "lot"
    """All draw lots."""


def sections(
    order: Sequence[str], count: int, *, spread: Spread, seed: str = ""
) -> tuple[tuple[str, ...], ...]:
    """The players in `order`, the strongest first, in `count` sections of nearly equal size.

    Lots come from `seed`. Raises ArbiterError with every reason why there can be no sections.

    >>> sections("abcdefgh", 2, spread=Spread.SERPENTINE)
    (('a', 'd', 'e', 'h'), ('b', 'c', 'f', 'g'))
    """
    faults = []
    twice = [player for player, number in Counter(order).items() if number > 1]
    if twice:
        faults.append(f"in the event more than once: {listed(twice)}")
    if count < 1:
        faults.append(f"there is at least one section, not {count}")
    elif len(order) < 2 * count:
        players, wanted = counted(len(order), "player"), counted(count, "section")
        faults.append(f"{players} cannot fill {wanted} with two or more in each")
    if faults:
        raise ArbiterError(*faults)
    filled: list[list[str]] = [[] for _ in range(count)]
    for at, row in enumerate(_rows(order, count, spread, Lots(seed))):
        numbers = range(count) if spread is not Spread.SERPENTINE or at % 2 == 0 else None
        for number, player in zip(numbers or reversed(range(count)), row, strict=False):
            if player is not None:
                filled[number].append(player)
    return tuple(map(tuple, filled))


def _rows(
    order: Sequence[str], count: int, spread: Spread, lots: Lots
) -> Sequence[Sequence[str | None]]:
    """The players in rows of one for each section, `None` where the last row has nobody."""
    players = lots.shuffled(order) if spread is Spread.LOT else order
    rows: list[Sequence[str | None]] = []
    for start in range(0, len(players), count):
        row: list[str | None] = [*players[start : start + count]]
        if spread is Spread.POTS:
            row = [*lots.shuffled([*row, *[None] * (count - len(row))])]
        rows.append(row)
    return rows
