"""The worked examples of the rules, and norms in advance."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.ranking.correspondence.event import LEVELS
from corr.ranking.correspondence.norms import (
    AdvanceNorms,
    advance_norms,
    clamped,
    highest_reached,
    keep,
    norms,
    obtain,
    rounded,
)

FIVE_KYU = 6
OPPONENTS = (5, 5, 5, 6, 6, 7, 7, 8, 12, 2)


def advance(**changes: object) -> AdvanceNorms:
    facts: dict[str, object] = {"level": FIVE_KYU, "opponents": OPPONENTS, "participants": 11}
    found = advance_norms(**facts | changes)  # type: ignore[arg-type]
    assert found is not None
    return found


def test_opponents_count_within_three_levels_of_the_player() -> None:
    assert [clamped(index, FIVE_KYU) for index in OPPONENTS] == [5, 5, 5, 6, 6, 7, 7, 8, 9, 3]


def test_the_norms_of_the_first_worked_example() -> None:
    found = norms(FIVE_KYU, 10, 61)
    assert found.rise1
    assert found.rise2
    exact = [norm.exact for norm in (found.keep, found.confirm, found.rise1, found.rise2)]
    assert exact == [Fraction(text) for text in ("2.35", "4.85", "6.35", "7.85")]
    halves = [norm.halves for norm in (found.keep, found.confirm, found.rise1, found.rise2)]
    assert halves == [5, 10, 13, 16]


def test_a_tie_between_two_half_points_goes_up() -> None:
    assert obtain(11, 7, 70).exact == Fraction("4.55")
    assert obtain(11, 7, 70).halves == 9
    assert keep(10, 7, 70).exact == Fraction("1.75")
    assert keep(10, 7, 70).halves == 4
    assert rounded(Fraction("-0.25")) == 0


@pytest.mark.parametrize(
    ("level", "games", "total", "exact", "halves"),
    [(5, 15, 65, "9", 18), (5, 9, 36, "5.85", 12), (5, 9, 40, "5.25", 11)],
)
def test_norms_are_exact_where_floats_mislead(
    level: int, games: int, total: int, exact: str, halves: int
) -> None:
    assert obtain(level, games, total).exact == Fraction(exact)
    assert obtain(level, games, total).halves == halves


def test_a_norm_above_ten_dan_does_not_exist() -> None:
    assert norms(19, 8, 8 * 18).rise2 is None
    assert norms(20, 8, 8 * 18).rise1 is None


@given(st.integers(1, 60), st.integers(0, 1200), st.integers(0, 120))
def test_the_highest_level_reached_is_the_last_whose_norm_is_met(
    games: int, total: int, points: int
) -> None:
    met = [level for level in LEVELS if obtain(level, games, total).is_met_by(points)]
    assert highest_reached(games, total, points) == max(met, default=1)


def test_norms_in_advance_are_those_of_the_event_when_all_is_played() -> None:
    found = advance()
    assert found.keep.norm.halves == 5
    assert found.confirm.norm.halves == 10
    assert found.rise1
    assert found.rise1.norm.halves == 13
    assert found.rise2
    assert found.rise2.norm.halves == 16
    assert not found.assumed
    assert found.reason == ""


def test_what_is_missing_shrinks_with_the_points() -> None:
    found = advance(points=11, completed=9)
    assert (found.keep.missing, found.keep.reachable) == (0, True)
    assert found.rise1
    assert (found.rise1.missing, found.rise1.reachable) == (2, True)
    assert found.rise2
    assert (found.rise2.missing, found.rise2.reachable) == (5, False)


def test_a_new_opponent_counts_with_the_mean_of_the_others_in_advance() -> None:
    found = advance(opponents=(*OPPONENTS, None, None))
    assert found.assumed
    assert (
        found.confirm.norm.exact
        == (Fraction("0.5") + Fraction("0.15") * (6 - Fraction("6.1"))) * 12
    )


def test_a_player_without_scheduled_games_has_no_norms_in_advance() -> None:
    assert advance_norms(level=6, opponents=(), participants=9) is None


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"participants": 4, "opponents": (6,)}, "too_few_participants"),
        ({"opponents": (6,) * 6}, "too_few_games"),
        ({"opponents": (6,) * 4 + (2,) * 6}, "too_few_opponents"),
        ({"opponents": (6,) * 4 + (2,) * 6 + (3,)}, ""),
    ],
)
def test_norms_in_advance_say_why_none_can_be_set(changes: dict[str, object], reason: str) -> None:
    assert advance(**changes).reason == reason
