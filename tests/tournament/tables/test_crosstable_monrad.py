import csv
import json

from msgspec.structs import replace

from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame, table_game
from corr.tournament.scoring.standings import monrad_standings
from corr.tournament.tables.crosstable import crosstable
from corr.tournament.tables.crosstable_forms import as_csv, as_grid
from corr.words.tables import as_dict, english, table_words

ENGLISH = table_words("en")

NAMES = {"A": "Anna", "B": "Bertil", "C": "Cecilia", "D": "David", "E": "Erik"}


def game(black, white, result="", ended="five", **rest):
    return table_game(black, white, result, ended, **rest)


def table():
    """Three rounds of five: a walkover, a late player, a withdrawal, byes, games going on."""
    games = [
        *(game("A", "B", "1-0"), game("D", "C", "0-1", "walkover")),
        TableGame(black="A", white="C", kind=Kind.LATE, score=Score.BLACK, round=2),
        *(game("E", "B", "1/2-1/2", round=2), game("E", "A", round=3)),
        game("B", "C", "0-1", round=3),
    ]
    byes = [Bye(player="E", round=1)]
    found = monrad_standings("ABCDE", games, byes=byes, withdrawn={"D": 1})
    return crosstable(found, NAMES)


def test_a_monrad_is_shown_round_by_round():
    assert english(table()) == (
        "  Name    R1  R2  R3  Points Buchholz Berger\n"
        "1 Anna    4b1 2b> 3w·    2          8    5\n"
        "2 Cecilia 5w+ 1w< 4w1    2          6    1\n"
        "3 Erik    #   4b½ 1b·    1.5        5    0.5\n"
        "4 Bertil  1w0 3w½ 2b0    0.5       11    1.5\n"
        "5 David † 2b-            0          4    0\n"
        "\n"
        "Every round: the opponent's number, the colour and the result.\n"
        "½ draw, · still going, + won without play, - lost without play, or not played, > the"
        " opponent came\ntoo late, < came too late, # bye: no opponent, as good as a won match"
        " (26.4), b black when the\nopening began, w white\n"
        "† withdrew; the results stand and the rest is lost (16.3)\n"
    )


def test_who_meets_again_in_a_later_round_has_a_game_under_each():
    games = [
        *(game("A", "B", "1-0", round=1), game("C", "D", "1-0", round=1)),
        *(game("B", "A", "1/2-1/2", round=3), game("C", "A", "0-1", round=2)),
    ]
    lines = english(crosstable(monrad_standings("ABCD", games), NAMES)).splitlines()
    rows = {line.split()[1]: line.split()[2:] for line in lines[1:5]}
    number = {line.split()[1]: line.split()[0] for line in lines[1:5]}
    assert rows["Anna"][:3] == [
        f"{number['Bertil']}b1",
        f"{number['Cecilia']}w1",
        f"{number['Bertil']}w½",
    ]
    assert rows["Bertil"][:2] == [f"{number['Anna']}w0", f"{number['Anna']}b½"]


def test_both_games_of_a_match_stay_under_their_round():
    games = [game("A", "B", "1-0", round=2), game("B", "A", "1-0", round=2)]
    table = crosstable(monrad_standings("AB", games, games_per_match=2), NAMES)
    assert [[mark.sign for mark in cell] for cell in table.rows[0].cells] in (
        [[], ["1", "0"]],
        [[], ["0", "1"]],
    )


def test_a_wide_monrad_keeps_its_colours_and_is_written_in_bands():
    players = [f"P{number}" for number in range(100, 140)]
    names = {player: f"Maximilian Långnamnsson {player}" for player in players}
    games = [
        game(players[at], players[20 + (at + number) % 20], "1-0", round=number)
        for number in range(1, 16)
        for at in range(20)
    ]
    lines = english(crosstable(monrad_standings(players, games), names), width=72).splitlines()
    assert max(map(len, lines)) <= 72
    heads = [line.split() for line in lines if " R" in line]
    assert [head for line in heads for head in line if head[1:].isdecimal()] == [
        f"R{number}" for number in range(1, 16)
    ]
    assert lines[1].startswith(" 1     1 Maximilian Långnamnsson P100")


def test_two_games_a_match_share_the_cell_of_their_round():
    games = [
        *(game("A", "B", "1-0"), game("B", "A", "1/2-1/2")),
        *(game("C", "D", "1/2-1/2"), game("D", "C", "1/2-1/2")),
    ]
    found = crosstable(monrad_standings("ABCD", games, games_per_match=2))
    lines = english(found).splitlines()
    assert lines[0].split() == ["Place", "Name", "R1", "Points", "Match", "Buchholz", "Berger"]
    assert lines[1].split() == ["1", "1", "A", "4b1w½", "1.5", "2", "0", "0"]


def test_the_cells_of_a_monrad_have_colours_and_the_language_its_letters():
    words = replace(ENGLISH, b="s", w="v", r="V", mark=",")
    grid = as_grid(table(), words)
    assert grid.across == ("V1", "V2", "V3")
    assert grid.down == ("1", "2", "3", "4", "5")
    assert grid.cells[2] == ("#", "4s½", "1s·")
    assert grid.rows[2] == ("3", "Erik", "1,5", "5", "0,5")
    assert grid.about == words.by_rounds


def test_the_csv_of_a_monrad_has_a_column_for_every_round():
    rows = list(csv.reader(as_csv(table(), ENGLISH).splitlines()))
    assert rows[0] == [
        "#",
        "Place",
        "Name",
        "R1",
        "R2",
        "R3",
        "Points",
        "Buchholz",
        "Berger",
        "Status",
    ]
    assert rows[2] == ["2", "2", "Cecilia", "5w+", "1w<", "4w1", "2", "6", "1", "ok"]
    assert rows[5] == ["5", "5", "David", "2b-", "", "", "0", "4", "0", "withdrawn"]


def test_the_dictionary_has_rounds_and_fractions():
    found = json.loads(json.dumps(as_dict(table())))
    assert (found["system"], found["final"]) == ("monrad", False)
    third = found["rows"][2]
    assert third["byes"] == 1
    assert third["results"][1] == {"row": 4, "round": 2, "result": "½", "colour": "b"}
    last = found["rows"][4]
    assert (last["match_points"], last["points_used_for_opponents"]) == ("0", "1")


def test_thirds_are_exact_in_every_form():
    games = [game(one, other, "1-0") for one, other in ("AB", "CD", "EF", "GH")]
    games.append(game("C", "E", "1/2-1/2", round=2))
    found = crosstable(monrad_standings("ABCDEFGH", games, withdrawn={"A": 1}))
    assert english(found).count("2 2/3") == 1
    values = {row["player"]: row["buchholz"] for row in as_dict(found)["rows"]}
    assert values["B"] == "8/3"
