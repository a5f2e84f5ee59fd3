from fractions import Fraction

import pytest

from corr.errors import ArbiterError
from corr.tournament.pairing.monrad_state import players_after, sealed_correction
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame
from tests.tournament.monrad_players import Tournament, table_game

HALF = Fraction(1, 2)


def going(black, white, number=1):
    return TableGame(black=black, white=white, kind=Kind.RUNNING, round=number)


def after(order, games, byes=(), **known):
    known.setdefault("assessed", {})
    return {player.id: player for player in players_after(order, games, byes, **known)}


def floats(player):
    return player.ups, player.downs


def test_points_opponents_and_colours_come_from_the_games():
    games = [
        table_game("c", "a", Score.BLACK, 2),
        table_game("a", "b", Score.DRAW, 1),
    ]
    found = after("abc", games, [Bye(player="c", round=1)])
    assert (found["a"].points, found["a"].opponents, found["a"].colours) == (
        HALF,
        ("b", "c"),
        "bw",
    )
    assert (found["c"].points, found["c"].had_bye) == (2, True)
    assert list(found) == ["a", "b", "c"]


def test_different_totals_give_the_higher_a_down_and_the_lower_an_up():
    games = [
        table_game("a", "b", Score.BLACK, 1),
        table_game("c", "d", Score.DRAW, 1),
        table_game("a", "c", Score.WHITE, 2),
        table_game("b", "d", Score.WHITE, 2),
    ]
    found = after("abcd", games)
    assert {name: floats(player) for name, player in found.items()} == {
        "a": (0, 1),
        "b": (1, 0),
        "c": (1, 0),
        "d": (0, 1),
    }


def test_a_bye_gives_a_point_for_every_game_of_a_match_and_a_down():
    for games_per_match, points in ((1, 1), (2, 2), (4, 2)):
        found = after("a", [], [Bye(player="a", round=1)], games_per_match=games_per_match)
        assert found["a"].points == points
        assert floats(found["a"]) == (0, 1)


def test_matches_of_four_games_are_grouped_by_match_points():
    games = [
        table_game("a", "b", Score.BLACK),
        table_game("b", "a", Score.DRAW),
        table_game("a", "b", Score.DRAW),
        table_game("b", "a", Score.DRAW),
    ]
    found = after("ab", games, games_per_match=4)
    assert (found["a"].points, found["b"].points) == (2, 0)
    assert (found["a"].colours, found["a"].opponents) == ("bwbw", ("b",))
    assert after("ab", games[:2], games_per_match=2)["a"].points == Fraction(3, 2)


def test_weaver_points_group_where_they_count():
    games = [
        TableGame(black="a", white="b", kind=Kind.PLAYED, score=Score.BLACK, moves=21),
        TableGame(black="b", white="a", kind=Kind.PLAYED, score=Score.BLACK, moves=31),
    ]
    found = after("ab", games, games_per_match=2, weaver=True)
    assert (found["a"].points, found["b"].points) == (Fraction(5, 4), Fraction(3, 4))
    with pytest.raises(ValueError, match="two games"):
        after("ab", games, weaver=True)


def test_a_game_still_going_counts_as_assessed():
    found = after("ab", [going("a", "b")], assessed={(1, "a", "b"): Score.WHITE})
    assert (found["a"].points, found["b"].points) == (0, 1)
    assert floats(found["a"]) == floats(found["b"]) == (0, 0)


def test_a_game_still_going_without_an_assessment_stops_the_draw():
    with pytest.raises(ArbiterError, match="round 1: a - b is still going: assess"):
        after("ab", [going("a", "b")])


def test_an_assessment_of_no_game_is_refused():
    with pytest.raises(ValueError, match="not there"):
        after("ab", [], assessed={(1, "a", "b"): Score.DRAW})


def test_the_real_result_gives_real_points_and_a_down_to_who_did_better():
    games = [table_game("a", "b", Score.BLACK)]
    found = after("ab", games, assessed={(1, "a", "b"): Score.WHITE})
    assert (found["a"].points, found["b"].points) == (1, 0)
    assert floats(found["a"]) == (0, 1)
    assert floats(found["b"]) == (1, 0)


def test_a_right_assessment_changes_nothing():
    games = [table_game("a", "b", Score.BLACK)]
    assert after("ab", games, assessed={(1, "a", "b"): Score.BLACK}) == after("ab", games)


SECOND = [
    table_game("a", "b", Score.BLACK, 1),
    table_game("c", "d", Score.BLACK, 1),
    table_game("a", "d", Score.DRAW, 2),
    table_game("c", "b", Score.DRAW, 2),
]


def test_ups_and_downs_come_from_the_totals_that_counted_at_the_draw():
    found = after("abcd", SECOND, assessed={(1, "c", "d"): Score.WHITE})
    assert floats(found["a"]) == (0, 0)
    assert floats(found["b"]) == (0, 0)
    assert floats(found["c"]) == (0, 1)
    assert floats(found["d"]) == (1, 0)


def test_totals_that_were_kept_go_before_what_is_counted_anew():
    kept = {2: {name: Fraction(1) for name in "abcd"}}
    assert floats(after("abcd", SECOND)["a"]) == (0, 1)
    assert floats(after("abcd", SECOND, totals=kept)["a"]) == (0, 0)


def test_later_draws_use_the_real_points():
    games = [
        *SECOND,
        table_game("a", "c", Score.DRAW, 3),
        table_game("b", "d", Score.DRAW, 3),
    ]
    right = after("abcd", games, assessed={(1, "c", "d"): Score.WHITE})
    assert floats(right["a"]) == (0, 0)
    assert floats(right["c"]) == (0, 1)


def test_the_absent_are_left_out_and_their_results_stand():
    found = after("abcd", SECOND, absent=["d"])
    assert list(found) == ["a", "b", "c"]
    assert found["c"].points == Fraction(3, 2)
    assert "d" in found["c"].opponents


def test_a_latecomer_has_the_points_he_really_has():
    found = after(["a", "b", "late"], [table_game("a", "b", Score.BLACK)])
    late = found["late"]
    assert (late.points, late.opponents, late.colours, floats(late)) == (0, (), "", (0, 0))


def test_games_of_a_match_with_the_same_colours_are_assessed_one_by_one():
    over = [table_game("a", "b", Score.BLACK), table_game("b", "a", Score.DRAW)]
    known = {"games_per_match": 3}
    found = after("ab", [*over, going("a", "b")], assessed={(1, "a", "b"): Score.WHITE}, **known)
    assert (found["a"].points, found["b"].points) == (Fraction(3, 2), Fraction(3, 2))
    both = {(1, "a", "b"): (Score.WHITE, Score.DRAW)}
    games = [*over, table_game("a", "b", Score.DRAW)]
    found = after("ab", games, assessed=both, **known)
    assert found["a"].points == 2
    assert (floats(found["a"]), floats(found["b"])) == ((0, 1), (1, 0))


def test_corrections_of_a_sealed_game_are_those_of_the_rule():
    for assessed in Score:
        for real in Score:
            found = after("ab", [table_game("a", "b", real)], assessed={(1, "a", "b"): assessed})
            black, white = sealed_correction(assessed, real)
            assert floats(found["a"]) == (black.ups, black.downs)
            assert floats(found["b"]) == (white.ups, white.downs)
            before = after("ab", [going("a", "b")], assessed={(1, "a", "b"): assessed})
            assert found["a"].points - before["a"].points == black.points
            assert found["b"].points - before["b"].points == white.points


def test_ups_and_downs_of_a_whole_tournament_balance_but_for_the_byes():
    tournament = Tournament(31, "balance").play(7)
    players = tournament.players()
    assert sum(player.net for player in players) == -7
    assert sum(player.points for player in players) == 7 * 16
    assert sum(player.had_bye for player in players) == 7
