"""What can be said of a Monrad before it is drawn: rounds, and the least sum of floats."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

FEWEST_PLAYERS = 18
"""As a rule a Monrad has so many players or more (26.1)."""


def proposed_rounds(players: int) -> tuple[int, int]:
    """The least and the greatest number of rounds that R26.1 advises.

    It says nothing of fewer than 18 players; for them the line from 18 is drawn on, a third to a
    half of their number, which keeps every round possible. ValueError below two.

    >>> proposed_rounds(18), proposed_rounds(31), proposed_rounds(200)
    ((6, 9), (9, 12), (12, 15))
    """
    if players < 2:
        raise ValueError("a tournament has at least two players")
    if players < FEWEST_PLAYERS:
        return max(1, -(-players // 3)), max(1, players // 2)
    if players <= 30:
        return 6, 9
    return (9, 12) if players <= 50 else (12, 15)


def rounds_warning(players: int, rounds: int) -> str:
    """A warning where players or rounds are outside the advice of R26.1, "" within it.

    >>> rounds_warning(40, 10)
    ''
    >>> rounds_warning(40, 7)
    '7 rounds for 40 players: R26.1 advises 9 to 12'
    """
    few, many = proposed_rounds(players)
    if players == 30:
        many = 12  # both lines of 26.1 name thirty players
    if rounds > players - 1 + players % 2:
        return f"{rounds} rounds for {players} players cannot be: nobody meets the same one twice"
    if players < FEWEST_PLAYERS:
        return (
            f"{players} players: R26.1 advises a Monrad for {FEWEST_PLAYERS} or more; "
            f"with so few, {few} to {many} rounds, or let all meet all"
        )
    if few <= rounds <= many:
        return ""
    return f"{rounds} rounds for {players} players: R26.1 advises {few} to {many}"


def float_lower_bound(points: Sequence[Fraction]) -> Fraction:
    """The least sum of the score differences that any pairing of these totals can have.

    Across a gap between two totals somebody must be paired whenever an odd number stands above
    it. Of an odd number of players one of the lowest total has the bye; leave out who has it if
    it is another.

    >>> float_lower_bound([Fraction(3), Fraction(2), Fraction(2), Fraction(1)])
    Fraction(2, 1)
    """
    count = Counter(points)
    totals = sorted(count, reverse=True)
    if len(points) % 2:
        count[totals[-1]] -= 1
    bound, above = Fraction(0), 0
    for higher, lower in pairwise(totals):
        above += count[higher]
        if above % 2:
            bound += higher - lower
    return bound
