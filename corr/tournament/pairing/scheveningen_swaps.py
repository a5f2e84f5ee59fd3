"""Scheveningen table B where no rule gives it: balanced by Kempe swaps (tournaments.md §4 [T3c]).

Who has black in a meeting is settled at once and fair to every player. Only the rounds in which
pairs meet are exchanged, until both teams have equally many blacks in every round.
"""

from collections.abc import Sequence

from corr.tournament.pairing.lots import Lots

Rounds = list[list[int]]
"""By round and player of A, counted from 0: the opponent in B."""


def balanced_opponents(size: int) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """By round and player of A: the number of the opponent in B, and whether A has black.

    For an even `size` above 2 both teams have equally many blacks in each round, for an odd one
    A has one more. The swaps are tried in an order by lot from a fixed seed, so that a size
    always gives the same table. Raises ValueError for two players, who cannot be balanced.
    """
    if size == 2:
        raise ValueError("two players a side cannot have equally many blacks in every round")
    rounds = [[(player - number) % size for player in range(size)] for number in range(size)]
    if size % 2 == 0:
        _balance(rounds, Lots(f"Scheveningen B {size}"))
    return tuple(
        tuple((b + 1, _a_black(a, b, size)) for a, b in enumerate(opponents))
        for opponents in rounds
    )


def _a_black(a: int, b: int, size: int) -> bool:
    """Whether A has black; each player's colours differ by none, or by one if the size is odd."""
    step = (a + b) % size
    return step % 2 == 0 if size % 2 else step < size // 2


def _balance(rounds: Rounds, lots: Lots) -> None:
    """Exchange games between two rounds, never for the worse, until all rounds are balanced."""
    excess = [_excess(opponents) for opponents in rounds]
    while any(excess):
        one, other = _two_rounds(excess, lots)
        cycles = [] if one == other else _cycles(rounds[one], rounds[other])
        if len(cycles) < 2:
            continue  # one cycle of all games would only rename the two rounds
        tries = []
        for cycle in cycles:
            gain = _gain(rounds[one], rounds[other], cycle)
            left = abs(excess[one] + gain) + abs(excess[other] - gain)
            tries.append((left, lots.draw(), gain, cycle))
        left, _, gain, cycle = min(tries)
        if left <= abs(excess[one]) + abs(excess[other]):
            for player in cycle:
                mine, theirs = rounds[one][player], rounds[other][player]
                rounds[one][player], rounds[other][player] = theirs, mine
            excess[one] += gain
            excess[other] -= gain


def _excess(opponents: Sequence[int]) -> int:
    """How many more blacks than whites A has in a round."""
    size = len(opponents)
    return sum(1 if _a_black(a, b, size) else -1 for a, b in enumerate(opponents))


def _two_rounds(excess: Sequence[int], lots: Lots) -> tuple[int, int]:
    """Two rounds by lot: with too many and too few blacks, or opposite ones, or any.

    The cyclic table is so regular that the first kind alone never comes to an end.
    """
    size = len(excess)
    kind, one = lots.below(3), lots.below(size)
    if kind == 0:
        return one, (one + size // 2) % size
    if kind == 1:
        return one, lots.below(size)
    many = [number for number in range(size) if excess[number] > 0]
    few = [number for number in range(size) if excess[number] < 0]
    return many[lots.below(len(many))], few[lots.below(len(few))]


def _cycles(one: Sequence[int], other: Sequence[int]) -> list[list[int]]:
    """The players of A by the cycles that the games of two rounds form."""
    met_by = {opponent: player for player, opponent in enumerate(one)}
    seen, cycles = set[int](), []
    for start in range(len(one)):
        cycle, player = [], start
        while player not in seen:
            seen.add(player)
            cycle.append(player)
            player = met_by[other[player]]
        if cycle:
            cycles.append(cycle)
    return cycles


def _gain(one: Sequence[int], other: Sequence[int], cycle: Sequence[int]) -> int:
    """What round `one` gains in blacks over whites of A if the cycle's games change places."""
    size = len(one)
    return 2 * sum(
        _a_black(player, other[player], size) - _a_black(player, one[player], size)
        for player in cycle
    )
