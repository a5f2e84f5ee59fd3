"""The draw of a cup: who may meet whom, and when (tournaments.md §6, R27/G26)."""

import enum
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.tournament.pairing.lots import Lots
from corr.tournament.wording import listed


class PlayFor(enum.StrEnum):
    """The places that are played for; losers of other matches share theirs."""

    FIRST = "first"
    THIRD = "third"
    ALL = "all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cup:
    """A drawn cup. Neighbours in `slots` meet in round 1, their winners in round 2, and so on.

    A slot with `None` is a bye: who stands beside it goes on without playing. `seed` also gives
    the colours of every match's first game.
    """

    slots: tuple[str | None, ...]
    seed: str
    games_per_match: int = 1
    play_for: PlayFor = PlayFor.FIRST

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody in the cup, in the order of the slots."""
        return tuple(player for player in self.slots if player is not None)

    @property
    def rounds(self) -> int:
        """How many rounds there are."""
        return (len(self.slots) - 1).bit_length()


def bracket(
    order: Sequence[str],
    *,
    seeded: bool,
    seed: str,
    top: int | None = None,
    games_per_match: int = 1,
    play_for: PlayFor = PlayFor.FIRST,
) -> Cup:
    """A cup of the players in `order`, the strongest first if it is `seeded`.

    The seeded stand so that the best two can meet in the final only, the best four in the
    semifinals and so on: of sixteen, 1 meets 16 and then the winner of 8 and 9. `top` is how many
    of `order` are seeded, all unless given; the others draw lots from `seed` for the numbers that
    are left [T33a]. Byes go to the numbers that would meet one above the number of players: to
    the highest seeded, then by lot. Raises ArbiterError with every fault.

    >>> bracket("abcde", seeded=True, seed="").slots
    ('a', None, 'd', 'e', 'b', None, 'c', None)
    """
    best = (len(order) if top is None else top) if seeded else 0
    faults = _faults(order, best, games_per_match)
    if faults:
        raise ArbiterError(*faults)
    numbered = (*order[:best], *Lots(seed).shuffled(order[best:]))
    size = 1 << (len(order) - 1).bit_length()
    return Cup(
        slots=tuple(
            numbered[number - 1] if number <= len(numbered) else None for number in seats(size)
        ),
        seed=seed,
        games_per_match=games_per_match,
        play_for=play_for,
    )


def seats(size: int) -> tuple[int, ...]:
    """The seeded numbers in the order of the slots; `size` is a power of two.

    >>> seats(8)
    (1, 8, 4, 5, 2, 7, 3, 6)
    """
    numbers: tuple[int, ...] = (1,)
    while len(numbers) < size:
        both = 2 * len(numbers) + 1
        numbers = tuple(each for number in numbers for each in (number, both - number))
    return numbers


def _faults(order: Sequence[str], best: int, games_per_match: int) -> list[str]:
    faults = []
    twice = [player for player, count in Counter(order).items() if count > 1]
    if len(order) < 2:
        faults.append(f"a cup has at least two players, not {len(order)}")
    if twice:
        faults.append(f"in the cup more than once: {listed(twice)}")
    if not 0 <= best <= len(order):
        faults.append(f"{best} cannot be seeded, there are {len(order)} players")
    if games_per_match < 1:
        faults.append(f"a match has at least one game, not {games_per_match}")
    return faults
