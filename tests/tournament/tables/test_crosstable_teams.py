import csv
import json

from corr.tournament.scoring.scoring_games import Bye, Kind, TableGame, table_game
from corr.tournament.scoring.team_scoring import EMPTY, Board, TeamMatch, team_standings
from corr.tournament.tables.crosstable import crosstable
from corr.tournament.tables.crosstable_forms import (
    as_csv,
    as_grid,
)
from corr.words.tables import as_dict, english, in_english, table_words

ENGLISH = table_words("en")

NAMES = {"V": "Vita huset", "S": "Svarta svanen", "L": "Luffarna"}


def board(one, other, result):
    if not result:
        return Board(one=one, other=other)
    return Board(one=one, other=other, games=(table_game(one, other, result, "five"),))


def running(one, other):
    game = TableGame(black=other, white=one, kind=Kind.RUNNING)
    return Board(one=one, other=other, games=(game,))


def match(one, other, *boards, round=1):  # noqa: A002
    return TeamMatch(one=one, other=other, boards=boards, round=round)


def matches():
    return [
        match("V", "S", board("Ada", "Bo", "1-0"), board("Eva", "Åke", "1/2-1/2")),
        match("L", "V", board("Liv", "Ada", "0-1"), board(EMPTY, "Eva", ""), round=2),
        match("S", "L", board("Bo", "Liv", "1-0"), running("Åke", "Per"), round=3),
    ]


def test_teams_are_shown_with_the_points_of_their_boards():
    table = crosstable(team_standings("VSL", matches()), NAMES)
    assert english(table) == (
        "  Team          1 2  3  Matches Team points Match Points Berger\n"
        "1 Vita huset    * 1½ 2        2           4     7    3.5      0\n"
        "2 Svarta svanen ½ *  1·       1           0     3    1.5      0\n"
        "3 Luffarna      0 0· *        1           0     0    0        0\n"
        "\n"
        "All matches, with the points of their boards.\n"
        "· still going\n"
    )
    assert as_grid(table, ENGLISH).cells[1] == ("½", "*", "1·")
    assert in_english(table.rows[0].why) == "1st before Svarta svanen: 4 team points to 0"


def test_a_monrad_for_teams_is_shown_round_by_round():
    table = crosstable(
        team_standings("VSL", matches()[:2], monrad=True, byes=[Bye(player="S", round=2)]), NAMES
    )
    lines = english(table).splitlines()
    assert lines[0].split()[1:3] == ["R1", "R2"]
    cells = [tuple(mark.sign for cell in row.cells for mark in cell) for row in table.rows]
    assert cells == [("1½", "2"), ("½", "#"), ("0",)]
    assert lines[1].startswith("1 Vita huset    2:1½ 3:2 ")
    assert "Every round: the opponent's number and the points of the boards." in lines


def test_matches_to_come_are_shown_as_going_on_and_do_not_count():
    found = team_standings("VSL", matches()[:1], boards=2, going_on=True)
    assert not found.final
    assert {row.team: row.matches for row in found.rows} == {"V": 1, "S": 1, "L": 0}
    table = crosstable(found, NAMES)
    cells = {row.name: [mark.sign for cell in row.cells for mark in cell] for row in table.rows}
    assert cells == {
        "Vita huset": ["1½", "·"],
        "Svarta svanen": ["½", "·"],
        "Luffarna": ["·", "·"],
    }


def test_matches_that_were_never_played_count_once_the_event_is_over():
    found = team_standings("VSL", matches()[:1], boards=2)
    assert found.final
    assert {row.matches for row in found.rows} == {2}


def test_who_withdrew_loses_the_matches_to_come():
    late = [*matches()[:1], match("L", "V", board("Liv", "Ada", "0-1"), board("My", "Eva", "0-1"))]
    found = team_standings("VSL", late, boards=2, withdrawn="L", going_on=True)
    assert {row.team: row.team_points for row in found.rows} == {"V": 4, "S": 2, "L": 0}
    assert {row.matches for row in found.rows} == {2}


def test_the_csv_and_the_dictionary_have_team_points():
    table = crosstable(team_standings("VSL", matches()), NAMES)
    rows = list(csv.reader(as_csv(table, ENGLISH).splitlines()))
    assert rows[1] == ["1", "1", "Vita huset", "*", "1½", "2", "2", "4", "7", "3.5", "0", "ok"]
    found = json.loads(json.dumps(as_dict(table)))
    assert found["system"] == "teams"
    first = found["rows"][0]
    assert (first["team_points"], first["match_points"], first["game_points"]) == ("4", "7", "3.5")
    assert first["results"] == [
        {"row": 2, "result": "1½", "colour": ""},
        {"row": 3, "result": "2", "colour": ""},
    ]
