"""The figures of a list of rolls, exactly."""

from fractions import Fraction

import pytest

from corr.dice.roll import Purpose, Roll
from corr.dice.statistics import chi_square, statistics
from tests.dice.vectors import VECTORS, final


def rolls(*dice: tuple[int, int], purpose: Purpose = Purpose.TURN) -> list[Roll]:
    return [
        Roll(number=number, dice=one, reveal="", chain=1, index=number, purpose=purpose)
        for number, one in enumerate(dice, 1)
    ]


def test_faces_doubles_and_openings_are_counted():
    turns = rolls((1, 1), (1, 2), (6, 6), (2, 1))
    openings = rolls((3, 3), (5, 2), (2, 5), (6, 1), purpose=Purpose.OPENING)
    found = statistics([*turns, *openings])
    assert (found.rolls, found.turns, found.doubles) == (8, 4, 2)
    assert (found.openings, found.equal_openings, found.begun_by_first) == (4, 1, 2)
    assert found.faces == (5, 4, 2, 0, 2, 3)
    assert sum(found.pairs) == 8
    assert found.pairs[1] == found.pairs[6] == 1
    assert found.even_pairs.words == "too few to tell"


def test_chi_square_is_exact():
    # 120 throws of a die: 15, 22, 18, 25, 20, 20, each to be expected 20 times
    found = chi_square((15, 22, 18, 25, 20, 20), (1,) * 6)
    assert (found.value, found.degrees, found.once_in) == (Fraction(29, 10), 5, 1)
    assert chi_square((0, 60), (1, 5)).value == 12
    assert chi_square((0, 60), (1, 5)).words == "rarer than once in 1,000"


@pytest.mark.parametrize(
    ("counts", "once_in"),
    # by chance one more than (x − y)² / (x + y) = 2.706, 3.841, 6.635, 10.828 is needed
    [((58, 42), 1), ((59, 41), 10), ((60, 40), 20), ((63, 37), 100), ((67, 33), 1000)],
)
def test_a_threshold_says_how_rare_it_is(counts, once_in):
    assert chi_square(counts, (1, 1)).once_in == once_in


def test_too_few_rolls_tell_nothing():
    assert statistics([]).even_faces.once_in == 0
    assert chi_square((9, 0), (1, 1)).once_in == 0
    assert chi_square((10, 0), (1, 1)).once_in == 100


def test_the_figures_of_the_known_answers_add_up():
    listed = [roll for one in VECTORS["matches"] for roll in final(one).rolls]
    found = statistics(listed)
    assert found.rolls == found.turns + found.openings == 195
    assert sum(found.faces) == 2 * sum(found.pairs) == 390
    assert found.even_faces.value == Fraction(98, 65)
