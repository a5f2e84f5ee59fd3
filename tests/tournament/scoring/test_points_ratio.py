"""The share of the points of one's matches, by which those level part (backgammon.md 2.5)."""

from fractions import Fraction

import pytest

from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.scoring.standings import standings

BY_SHARE = ("game_points", "points_ratio")


def match(one, other, result, score, ended="score", length=7):
    return table_game(one, other, result, ended, scored=score, length=length)


def shares(*games, tie_breaks=BY_SHARE, players="ABC"):
    table = standings(tuple(players), games, tie_breaks=tie_breaks)
    return {row.player: row.figures.get("points_ratio") for row in table.rows}


def test_each_has_the_share_of_the_points_of_both_in_the_own_matches():
    found = shares(
        match("A", "B", "1-0", (7, 5)),
        match("B", "C", "1-0", (7, 2)),
        match("A", "C", "0-1", (3, 7)),
    )
    assert found == {"A": Fraction(10, 22), "B": Fraction(12, 21), "C": Fraction(9, 19)}


@pytest.mark.parametrize("ended", ["concede", "late", "time", "penalty"])
def test_a_match_that_was_not_played_out_counts_as_n_to_what_the_loser_had(ended):
    found = shares(match("A", "B", "1-0", (2, 5), ended))
    assert found == {"A": Fraction(7, 12), "B": Fraction(5, 12), "C": Fraction(1, 2)}


def test_points_count_to_n_at_most_and_lengths_may_differ():
    found = shares(match("A", "B", "1-0", (9, 1)), match("A", "C", "0-1", (0, 5), length=5))
    assert found == {"A": Fraction(7, 13), "B": Fraction(1, 8), "C": Fraction(1)}


@pytest.mark.parametrize("ended", ["walkover", "withdrawal"])
def test_what_nobody_played_out_because_somebody_was_not_there_is_left_out(ended):
    found = shares(match("A", "B", "1-0", (4, 3), ended), match("B", "C", "0-1", (6, 7)))
    assert found == {"A": Fraction(1, 2), "B": Fraction(6, 13), "C": Fraction(7, 13)}


def test_a_match_that_goes_on_and_one_without_a_score_do_not_count():
    found = shares(match("A", "B", "", None, ""), match("B", "C", "1-0", None, "adjudication"))
    assert set(found.values()) == {Fraction(1, 2)}


def test_both_have_what_they_had_in_a_match_that_both_have_lost():
    found = shares(match("A", "B", "0-0", (3, 1), "adjudication"))
    assert found == {"A": Fraction(3, 4), "B": Fraction(1, 4), "C": Fraction(1, 2)}


def test_it_parts_those_who_are_level_only_where_the_event_names_it():
    games = (
        match("A", "B", "1-0", (7, 6)),
        match("B", "C", "1-0", (7, 0)),
        match("C", "A", "1-0", (7, 5)),
    )
    table = standings(tuple("ABC"), games, tie_breaks=BY_SHARE)
    assert [row.player for row in table.rows] == ["B", "A", "C"]
    assert [row.place for row in table.rows] == [1, 2, 3]
    usual = standings(tuple("ABC"), games)
    assert {row.place for row in usual.rows} == {1}
    assert set(shares(*games, tie_breaks=()).values()) == {None}
