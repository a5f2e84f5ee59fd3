"""Which interpretations [INTERPRETATION T n] are told with a table: those that changed it."""

from fractions import Fraction
from itertools import combinations

import pytest

from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame, table_game
from corr.tournament.scoring.standings import monrad_standings, standings
from corr.tournament.scoring.team_scoring import Board, TeamMatch, team_standings
from corr.tournament.tables.crosstable import crosstable, decisive, interpretations
from corr.words.tables import english, table_words


def game(black, white, result="", ended="five", **rest):
    return table_game(black, white, result, ended, **rest)


def stones(black, white, result, moves):
    return TableGame(black=black, white=white, kind=Kind.PLAYED, score=Score(result), moves=moves)


def test_a_plain_table_rests_on_no_interpretation():
    games = [game("A", "B", "1-0"), game("B", "C", "1-0"), game("A", "C", "1-0")]
    assert decisive(standings("ABC", games)) == ()


RESULTS = {"1": "1-0", "0": "0-1", "=": "1/2-1/2"}


def all_meet(players, results):
    """Everybody against everybody, A-B, A-C ... with a 1, 0 or = for the first of each pair."""
    pairs = combinations(players, 2)
    return [game(*pair, RESULTS[result]) for pair, result in zip(pairs, results, strict=True)]


def test_t2_is_told_where_match_points_first_would_give_another_order():
    games = all_meet("ABCD", "==1=01")
    games += [
        game(other, one, RESULTS[result])
        for (one, other), result in zip(combinations("ABCD", 2), "1==010", strict=True)
    ]
    table = standings("ABCD", games, games_per_match=2)
    assert [(row.player, row.match_points) for row in table.rows][:2] == [("C", 3), ("B", 4)]
    assert decisive(table) == ("T2",)
    own_order = standings(
        "ABCD", games, games_per_match=2, tie_breaks=["game_points", "match_points", "berger"]
    )
    assert decisive(own_order) == ()


def left_at_half(*extra):
    """E of five players has completed two of four games, and leaves."""
    met = [game("A", "E", "0-1"), game("B", "E", "1/2-1/2"), *extra]
    played = {frozenset((each.black, each.white)) for each in met}
    rest = [p for p in combinations("ABCDE", 2) if frozenset(p) not in played]
    return [*met, *(game(*pair, "1-0" if "E" not in pair else "") for pair in rest)]


def test_t6_is_told_where_the_rest_of_who_left_gave_points():
    table = standings("ABCDE", left_at_half(), withdrawn="E")
    assert "T6" in decisive(table)
    assert "loses the games that are left" in dict(interpretations(table, table_words("en")))["T6"]


def test_t6_is_told_where_walkovers_won_would_have_saved_a_player():
    games = [game(*pair, "1-0") for pair in combinations("ABCD", 2)]
    games += [game("A", "E", "0-1", "walkover"), game("B", "E", "0-1", "late")]
    games += [game(one, "E", "1-0") for one in "CD"][:1]
    table = standings("ABCDE", games, withdrawn="E")
    assert table.annulled == ("E",)
    assert "T6" in decisive(table)


def test_t5_is_told_where_games_going_on_would_have_saved_a_player():
    games = [game("A", "E", "0-1"), *(game(*p, "1-0") for p in combinations("ABCD", 2))]
    games += [game("B", "E"), game("C", "E"), game("D", "E")]
    table = standings("ABCDE", games, withdrawn="E")
    assert table.annulled == ("E",)
    assert decisive(table)[0] == "T5"
    ended = [*games[:-3], *(game(one, "E", "1-0", "withdrawal") for one in "BCD")]
    assert "T5" in decisive(standings("ABCDE", ended, withdrawn="E"))


def test_t7_is_told_where_a_place_is_shared():
    games = [game(*pair, "1/2-1/2") for pair in combinations("ABC", 2)]
    assert decisive(standings("ABC", games)) == ("T7",)


def test_t8_is_told_where_counting_again_would_part_the_rest():
    games = all_meet("ABCDEF", "1=001011==1101=")
    assert decisive(standings("ABCDEF", games)) == ("T7", "T8")


@pytest.mark.parametrize(("ended", "tags"), [("walkover", ("T9",)), ("five", ())])
def test_t9_is_told_where_a_win_without_play_decided(ended, tags):
    # C and D are level on points, and D's Berger rests on the win over C.
    games = [*all_meet("ABCD", "10=0=0")[:5], game("C", "D", "0-1", ended)]
    table = standings("ABCD", games)
    assert [(row.player, row.berger) for row in table.rows][:2] == [("D", 6), ("C", 4)]
    assert decisive(table) == tags


def test_the_weaver_rule_rests_on_t10_with_a_draw_and_on_t11_with_close_wins():
    drawn = [stones("A", "B", "1-0", 21), stones("B", "A", "1/2-1/2", 50)]
    assert decisive(standings("AB", drawn, games_per_match=2, weaver=True)) == ("T10",)
    # As many own moves, but one stone more in all.
    close = [stones("A", "B", "0-1", 22), stones("B", "A", "0-1", 22)]
    assert "T11" not in decisive(standings("AB", close, games_per_match=2, weaver=True))
    close = [stones("A", "B", "1-0", 21), stones("B", "A", "1-0", 22)]
    assert "T11" in decisive(standings("AB", close, games_per_match=2, weaver=True))


def monrad(*results):
    """A Monrad of six, in which A and B leave after the first round."""
    games = [
        game(black, white, RESULTS[result], round=int(number))
        for number, black, result, white in map(str.split, results)
    ]
    return monrad_standings("ABCDEF", games, withdrawn={"A": 1, "B": 1})


def test_t12_is_told_where_the_nearest_points_would_change_a_place():
    # Nobody but A had two points after the first round. C and F are level on points: with what D
    # and E got in the end, F would have had more Buchholz than C.
    table = monrad("1 E = D", "1 A 1 F", "1 B = C", "2 C 0 D", "2 E 1 F", "3 C 0 E", "3 D = F")
    used = {row.player: row.used for row in table.rows}
    assert (used["A"], used["B"]) == (2, Fraction(10, 3))
    assert [(row.player, row.buchholz) for row in table.rows[3:5]] == [
        ("C", Fraction(37, 3)),
        ("F", 11),
    ]
    assert decisive(table) == ("T12",)


def test_t13_is_told_where_the_adjusted_points_would_change_berger():
    table = monrad("1 A 0 C", "1 E 0 B", "1 F = D", "2 D = E", "2 C 0 F", "3 D = C", "3 F 0 E")
    assert {row.player: row.used for row in table.rows}["A"] == 3
    assert decisive(table) == ("T13",)


def test_t14_is_told_where_a_bye_is_worth_more_than_one_game():
    games = [game("A", "B", "1-0"), game("B", "A", "1/2-1/2")]
    table = monrad_standings("ABC", games, games_per_match=2, byes=[Bye(player="C", round=1)])
    assert "T14" in decisive(table)
    single = monrad_standings("ABC", games[:1], byes=[Bye(player="C", round=1)])
    assert "T14" not in decisive(single)


def test_t15_is_told_where_game_points_would_decide_otherwise():
    boards = [
        Board(one=f"a{at}", other=f"b{at}", games=tuple(games))
        for at, games in enumerate(
            (
                [game("a0", "b0", "1-0")] * 3,
                [game("a1", "b1", "0-1")] * 2 + [game("a1", "b1", "1-0")],
                [game("a2", "b2", "0-1")] * 2 + [game("a2", "b2", "1-0")],
            )
        )
    ]
    given = [TeamMatch(one="A", other="B", boards=tuple(boards))]
    assert decisive(team_standings("AB", given, games_per_board=3)) == ("T15",)


def test_the_text_of_a_finished_table_tells_them_and_that_of_a_running_one_not():
    games = [game(*pair, "1/2-1/2") for pair in combinations("ABC", 2)]
    text = " ".join(english(crosstable(standings("ABC", games))).split())
    assert "it matters in this table: [T 7] who are level in everything share the place" in text
    running = crosstable(standings("ABC", [*games[:2], game("B", "C")]))
    assert "[T" not in english(running)
