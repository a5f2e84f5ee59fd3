import random
from fractions import Fraction

import pytest

from corr.tournament.pairing.monrad import float_lower_bound, proposed_rounds, rounds_warning
from tests.tournament.pairing.test_monrad import all_pairings


def test_the_float_bound_is_the_least_sum_of_all_pairings():
    chance = random.Random(26)
    for _ in range(60):
        points = sorted(
            Fraction(chance.randrange(9), 2) for _ in range(chance.choice([2, 4, 6, 8]))
        )
        numbered = list(enumerate(points))
        least = min(
            sum(abs(one[1] - other[1]) for one, other in pairs) for pairs in all_pairings(numbered)
        )
        assert float_lower_bound(points) == least


def test_of_an_odd_number_the_lowest_is_left_out_of_the_bound():
    assert float_lower_bound([Fraction(3), Fraction(1), Fraction(0)]) == 2
    assert float_lower_bound([Fraction(3)]) == 0
    assert float_lower_bound([]) == 0


@pytest.mark.parametrize(
    ("players", "rounds"),
    [(18, (6, 9)), (29, (6, 9)), (31, (9, 12)), (50, (9, 12)), (51, (12, 15)), (900, (12, 15))],
)
def test_the_rounds_of_the_rule_are_proposed(players, rounds):
    assert proposed_rounds(players) == rounds
    assert not any(rounds_warning(players, number) for number in range(rounds[0], rounds[1] + 1))
    assert f"advises {rounds[0]} to {rounds[1]}" in rounds_warning(players, rounds[1] + 1)
    assert rounds_warning(players, rounds[0] - 1)


def test_thirty_players_may_play_what_either_line_says():
    assert [rounds_warning(30, number) for number in range(6, 13)] == [""] * 7


def test_a_small_field_is_warned_of():
    few = "R26.1 advises a Monrad for 18 or more"
    assert [rounds_warning(12, number) for number in (0, 4, 6)] == [f"12 players: {few}"] * 3
    more = f"{few}; with so few, 4 to 6 rounds are in its proportion"
    assert [rounds_warning(12, number) for number in (1, 7, 10)] == [
        f"{rounds} for 12 players: {more}" for rounds in ("1 round", "7 rounds", "10 rounds")
    ]
    told = f"11 rounds for 12 players: {few}, and here all meet all: that is a round robin"
    assert rounds_warning(12, 11) == told
    assert "for 12 players cannot be" in rounds_warning(12, 12)
    assert "cannot be" in rounds_warning(6, 6)
    assert "cannot be" not in rounds_warning(5, 5)
    with pytest.raises(ValueError, match="two players"):
        proposed_rounds(1)
