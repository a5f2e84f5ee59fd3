from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame
from corr.tournament.scoring.team_scoring import EMPTY, Board, TeamMatch, team_standings
from corr.words.tables import explain

SCORES = {"1": Score.BLACK, "0": Score.WHITE, "=": Score.DRAW, "-": Score.NOBODY}
HALF = Fraction(1, 2)


def board(one, other, results):
    """A board whose results, for the first team, are as "1=0"; "." still goes on."""
    games = []
    for at, result in enumerate(results):
        black, white = (other, one) if at % 2 else (one, other)
        turned = {"1": "0", "0": "1"}.get(result, result) if at % 2 else result
        kind = Kind.RUNNING if result == "." else Kind.PLAYED
        games.append(TableGame(black=black, white=white, kind=kind, score=SCORES.get(turned)))
    return Board(one=one, other=other, games=tuple(games))


def match(one, other, *boards, round=1):  # noqa: A002
    return TeamMatch(
        one=one,
        other=other,
        boards=tuple(
            board(f"{one}{at}", f"{other}{at}", results) for at, results in enumerate(boards, 1)
        ),
        round=round,
    )


def row_of(table, team):
    return next(row for row in table.rows if row.team == team)


def places(table):
    return [(row.place, row.team) for row in table.rows]


# A match, and what it gives


def test_the_team_with_more_game_points_wins_the_match():
    table = team_standings("AB", [match("A", "B", "1", "=", "0")])
    assert [row_of(table, team).team_points for team in "AB"] == [1, 1]
    table = team_standings("AB", [match("A", "B", "1", "=", "=")])
    assert [row_of(table, team).team_points for team in "AB"] == [2, 0]
    first = row_of(table, "A")
    assert (first.match_points, first.game_points, first.match_wins) == (4, 2, 1)


def test_matches_of_three_games_a_board_are_decided_by_individual_match_points():
    # A wins one board 3-0, B two boards 2-1: four game points to five, but one board to two.
    given = [match("A", "B", "111", "001", "100")]
    table = team_standings("AB", given, games_per_board=3)
    assert row_of(table, "A").game_points == 5
    assert places(table) == [(1, "B"), (2, "A")]
    assert row_of(table, "B").team_points == 2


def test_with_two_games_a_board_individual_game_points_go_first():
    assert team_standings("AB", [], games_per_board=2).criteria[:3] == (
        *("team_points", "game_points", "match_points"),
    )
    assert team_standings("AB", []).criteria[:3] == (
        *("team_points", "match_points", "game_points"),
    )


def test_game_points_are_no_criterion_where_boards_differ_in_their_games():
    table = team_standings("AB", [match("A", "B", "11", "0")], games_per_board=[2, 1])
    assert "game_points" not in table.criteria
    assert places(table) == [(1, "A"), (1, "B")]


def test_an_empty_seat_loses_all_games_of_the_board():
    left_out = Board(one=EMPTY, other="Bo")
    given = TeamMatch(one="A", other="B", boards=(left_out, board("Ada", "Bill", "1=")))
    table = team_standings("AB", [given], games_per_board=2)
    assert [row_of(table, team).game_points for team in "AB"] == [Fraction(3, 2), Fraction(5, 2)]
    kinds = [game.kind for game in table.matches[0].games]
    assert kinds == [Kind.WALKOVER, Kind.WALKOVER, Kind.PLAYED, Kind.PLAYED]
    assert table.final


def test_nobody_scores_at_a_board_where_nobody_sits():
    given = TeamMatch(one="A", other="B", boards=(Board(one=EMPTY, other=EMPTY),))
    table = team_standings("AB", [given])
    assert [row.team_points for row in table.rows] == [0, 0]


def test_boards_that_are_missing_from_a_match_were_not_played():
    table = team_standings("AB", [match("A", "B", "1")], boards=3)
    assert len(table.matches[0].games) == 3
    assert row_of(table, "A").match_points == 2


def test_a_match_has_team_points_only_when_all_boards_are_over():
    table = team_standings("AB", [match("A", "B", "1", ".")])
    first = row_of(table, "A")
    assert (first.game_points, first.match_points, first.team_points) == (1, 2, 0)
    assert first.matches == 0
    assert not table.final


def test_games_of_others_and_too_many_of_them_are_errors():
    game = TableGame(black="X", white="Bo", kind=Kind.RUNNING)
    with pytest.raises(ValueError, match="X - Bo is no game of the board Ada - Bo"):
        Board(one="Ada", other="Bo", games=(game,))
    with pytest.raises(ValueError, match="more than 1 games"):
        team_standings("AB", [match("A", "B", "11")], games_per_board=1)
    with pytest.raises(ValueError, match="more than 1 boards"):
        team_standings("AB", [match("A", "B", "1", "1")], boards=1)
    with pytest.raises(ValueError, match="not in the event"):
        team_standings("AB", [match("A", "C", "1")])


# The order (21.8)


def test_level_teams_are_parted_by_the_table_of_their_own_matches():
    given = [
        *(match("A", "B", "1", "="), match("A", "C", "0", "="), match("A", "D", "1", "=")),
        *(match("B", "C", "1", "="), match("B", "D", "1", "="), match("C", "D", "1", "=")),
    ]
    table = team_standings("ABCD", given)
    assert places(table) == [(1, "A"), (1, "B"), (1, "C"), (4, "D")]
    assert [row.mutual for row in table.rows[:3]] == [(2, 4, 2, 2)] * 3
    words = explain(table)
    assert words[0] == (
        "1st, shared with B and C: equal team points, individual match points, individual game"
        " points, Berger, mutual matches and won matches"
    )
    assert words[3] == "4th after C: 0 team points to 4"


def test_the_mutual_match_parts_two_who_are_level():
    given = [
        *(match("A", "B", "1", "1"), match("A", "C", "0", "0"), match("A", "D", "1", "1")),
        *(match("B", "C", "1", "1"), match("B", "D", "1", "1"), match("C", "D", "=", "=")),
    ]
    table = team_standings("ABCD", given, tie_breaks=["mutual"])
    assert places(table)[:2] == [(1, "A"), (2, "B")]
    assert explain(table)[0] == (
        "1st before B: equal team points, in the mutual matches 2 team points to 0"
    )


def test_a_team_that_leaves_early_is_annulled_and_a_later_one_loses_the_rest():
    teams = "ABCDE"
    early = [
        match("A", "E", "0", "0"),
        *(match(*pair, "1", "1") for pair in combinations("ABCD", 2)),
    ]
    table = team_standings(teams, early, withdrawn="E")
    assert table.annulled == ("E",)
    assert row_of(table, "A").matches == 3
    late = [*early, match("B", "E", "=", "=")]
    table = team_standings(teams, late, withdrawn="E")
    assert table.annulled == ()
    assert (row_of(table, "E").team_points, row_of(table, "E").status) == (3, "withdrawn")
    assert row_of(table, "D").team_points == 2
    assert row_of(table, "D").game_points == 2


def test_a_monrad_for_teams_has_buchholz_and_byes():
    given = [match("A", "B", "1", "="), match("A", "C", "0", "0", round=2)]
    table = team_standings(
        "ABC", given, monrad=True, byes=[Bye(player="C", round=1)], withdrawn={"B": 1}
    )
    assert "buchholz" in table.criteria
    third = row_of(table, "C")
    assert (third.team_points, third.match_points, third.game_points) == (4, 8, 4)
    assert third.buchholz == 2
    assert row_of(table, "B").team_points == 0


# Against a second, slow table


def slow(teams, matches, per_board):
    """21.8 for events in which all was played: {team: figures}, and everybody's place."""
    points = {"1": Fraction(1), "=": HALF, "0": Fraction(0), "-": Fraction(0)}

    def of(results):
        mine = sum(points[each] for each in results)
        theirs = sum(1 - points[each] for each in results if each != "-")
        return mine, theirs

    def versus(mine, theirs):
        return (1 if mine else 0) if mine == theirs else 2 if mine > theirs else 0

    def figures(some):
        found = {}
        for team in some:
            total = {"team": 0, "match": 0, "game": 0, "wins": 0, "met": {}}
            for (one, other), boards in matches.items():
                if team not in (one, other) or one not in some or other not in some:
                    continue
                both = [of(board)[:: 1 if team == one else -1] for board in boards]
                game = [sum(pair[side] for pair in both) for side in (0, 1)]
                match = [
                    sum(versus(*pair[:: 1 if side == 0 else -1]) for pair in both)
                    for side in (0, 1)
                ]
                won = versus(*(game if per_board <= 2 else match))
                total["team"] += won
                total["match"] += match[0]
                total["game"] += game[0]
                total["wins"] += won == 2
                total["met"][other if team == one else one] = won
            found[team] = total
        for total in found.values():
            total["berger"] = sum(
                Fraction(won, 2) * found[other]["team"] for other, won in total["met"].items()
            )
        return found

    order = ["team", "game", "match"] if per_board == 2 else ["team", "match", "game"]
    order = [*order, "berger"]
    all_of = figures(teams)
    keys = {}
    for team in teams:
        own = [all_of[team][name] for name in order]
        level = [t for t in teams if [all_of[t][name] for name in order] == own]
        among = figures(level)[team]
        keys[team] = [*own, *(among[name] for name in order), all_of[team]["wins"]]
    return all_of, {team: 1 + sum(keys[t] > keys[team] for t in teams) for team in teams}


@st.composite
def team_events(draw):
    teams = "ABCDE"[: draw(st.integers(2, 5))]
    per_board, boards = draw(st.sampled_from([1, 2, 3, 4])), draw(st.integers(1, 3))
    results = st.text("10=-", min_size=per_board, max_size=per_board)
    some = st.lists(results, min_size=boards, max_size=boards)
    return teams, {pair: draw(some) for pair in combinations(teams, 2)}, per_board


@given(team_events())
def test_teams_have_the_figures_of_the_slow_table(event):
    teams, matches, per_board = event
    table = team_standings(
        teams,
        [match(*pair, *boards) for pair, boards in matches.items()],
        games_per_board=per_board,
    )
    figures, place = slow(teams, matches, per_board)
    for row in table.rows:
        assert row.place == place[row.team]
        assert figures[row.team] == {
            **figures[row.team],
            "team": row.team_points,
            "match": row.match_points,
            "game": row.game_points,
            "berger": row.berger,
            "wins": row.match_wins,
        }
    assert [row.place for row in table.rows] == sorted(row.place for row in table.rows)
    assert len(explain(table)) == len(teams)


def test_a_bye_of_a_team_that_is_there_twice_or_beside_a_match_is_an_error():
    free = Bye(player="C", round=1)
    with pytest.raises(ValueError, match="C has two byes in round 1"):
        team_standings("ABC", [], monrad=True, byes=[free, free])
    matches = [TeamMatch(one="A", other="C", round=1, boards=())]
    with pytest.raises(ValueError, match="C has a bye and plays in round 1"):
        team_standings("ABC", matches, boards=1, monrad=True, byes=[free])
