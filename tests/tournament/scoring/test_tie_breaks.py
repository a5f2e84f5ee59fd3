import pytest

from corr.tournament.scoring.figures import SYSTEMS, tie_breaks_of
from corr.tournament.scoring.scoring_games import table_game
from corr.tournament.scoring.standings import (
    check_tie_breaks,
    criteria,
    placed,
    standings,
)
from corr.words.tables import explain


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_order_of_the_rules_has_no_fault(system):
    assert check_tie_breaks(system, tie_breaks_of(system)) == ()
    assert check_tie_breaks(system, ()) == ()


@pytest.mark.parametrize(
    ("system", "names", "faults"),
    [
        (
            "round_robin",
            ["buchholz"],
            ["buchholz: a round robin has no such tie-break, only berger, mutual and wins"],
        ),
        (
            "monrad",
            ["median"],
            [
                (
                    "median: a Monrad knows no tie-break of this name, only buchholz, berger,"
                    " mutual and wins"
                )
            ],
        ),
        ("cup", ["berger"], ["berger: a cup has no tie-breaks"]),
        ("monrad", ["berger", "buchholz", "berger"], ["berger stands twice"]),
        ("monrad", ["berger", "berger", "berger"], ["berger stands twice"]),
        (
            "scheveningen",
            ["wins", "match_points"],
            ["match_points cannot stand after wins: the score comes first"],
        ),
        (
            "teams",
            ["match_points", "team_points"],
            ["team_points cannot stand after match_points: the score comes first"],
        ),
        (
            "round_robin",
            ["mutual", "median", "game_points", "mutual"],
            [
                (
                    "median: a round robin knows no tie-break of this name, only berger, mutual"
                    " and wins"
                ),
                "game_points cannot stand after mutual: the score comes first",
                "mutual stands twice",
            ],
        ),
    ],
)
def test_an_order_that_cannot_be_is_told_by_its_names(system, names, faults):
    assert list(check_tie_breaks(system, names)) == faults


def test_there_are_no_other_systems():
    with pytest.raises(ValueError, match="no system is called swiss"):
        check_tie_breaks("swiss", [])


def test_an_order_without_points_begins_with_the_score():
    assert criteria("round_robin", ["wins"]) == ("game_points", "match_points", "match_wins")
    assert criteria("round_robin", ["wins"], games_per_match=4)[0] == "match_points"
    assert criteria("monrad", ["match_points", "berger"]) == ("match_points", "berger")
    assert criteria("teams", ["berger"]) == ("team_points", "berger")


def test_figures_that_the_order_leaves_out_decide_nothing():
    results = {"AB": "1-0", "BC": "1-0", "CD": "1-0", "DA": "1-0", "AC": "1-0", "BD": "1-0"}
    games = [table_game(*pair, result, "five") for pair, result in results.items()]
    by_rules = standings("ABCD", games)
    assert [(row.place, row.player) for row in by_rules.rows][:2] == [(1, "A"), (2, "B")]
    by_wins = standings("ABCD", games, tie_breaks=["wins"])
    assert [(row.place, row.player) for row in by_wins.rows][:2] == [(1, "A"), (1, "B")]
    assert explain(by_wins)[0] == "1st, shared with B: equal points and won matches"
    mutual_first = standings("ABCD", games, tie_breaks=["mutual", "berger"])
    assert explain(mutual_first)[0] == "1st before B: equal points, 1 to 0 in the mutual games"


def test_places_are_shared_in_the_order_given():
    assert placed([(1, 2), (3,), (1, 2)]) == [(1, 1), (2, 0), (2, 2)]
    assert placed([]) == []
