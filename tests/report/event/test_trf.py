"""The TRF16 of an event, read back by the columns of FIDE's format and held against the table."""

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from corr.errors import ArbiterError
from corr.report.event.trf import trf
from corr.tournament.elsewhere.elsewhere import tables_from
from tests.event_samples import all_meet_all, half_against_half, monrad, people, teams

POINTS = {"1": 2, "+": 2, "U": 2, "F": 2, "=": 1, "0": 0, "-": 0, "Z": 0, " ": 0}
"""Half points by the letters of a result."""
OTHER = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", " ": " "}


def columns(line: str, first: int, last: int) -> str:
    """What stands from one column to another, counted from 1 as the format does."""
    return line[first - 1 : last]


def parsed(text: str) -> dict[str, Any]:
    """A TRF16 by its columns."""
    assert text.endswith("\r\n")
    found: dict[str, Any] = {"players": {}, "teams": {}}
    for line in text.split("\r\n")[:-1]:
        assert line == line.rstrip()
        key = columns(line, 1, 3)
        if key == "001":
            found["players"][int(columns(line, 5, 8))] = player(line)
        elif key == "013":
            numbers = (columns(line, at, at + 3) for at in range(37, len(line) + 1, 5))
            found["teams"][columns(line, 5, 36).rstrip()] = [int(each) for each in numbers]
        else:
            found[key] = line[4:]
    return found


def player(line: str) -> dict[str, Any]:
    line = line.ljust(99)
    assert {columns(line, at, at) for at in (4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91)} == {" "}
    rounds = []
    for at in range(92, len(line), 10):
        cell = columns(line, at, at + 7).ljust(8)
        assert cell[4] == cell[6] == " "
        rounds.append((int(cell[:4]), cell[5], cell[7]))
    return {
        "name": columns(line, 15, 47).rstrip(),
        "federation": columns(line, 54, 56),
        "points": Fraction(columns(line, 81, 84)),
        "rank": int(columns(line, 86, 89)),
        "rounds": rounds,
    }


def consistent(found: dict[str, Any]) -> None:
    """Both players of every game say the same of it, and points are the sum of the results."""
    players = found["players"]
    assert {len(one["rounds"]) for one in players.values()} == {len(players[1]["rounds"])}
    for number, one in players.items():
        assert one["points"] == Fraction(sum(POINTS[sign] for _, _, sign in one["rounds"]), 2)
        for at, (other, colour, sign) in enumerate(one["rounds"]):
            if not other:
                assert colour == "-"
                continue
            back, theirs, result = players[other]["rounds"][at]
            assert (back, {colour, theirs}) == (number, {"b", "w"})
            assert result == OTHER[sign] or (sign, result) in (("0", "0"), ("-", "-"))


def written(document: dict[str, Any]) -> tuple[dict[str, Any], Any, tuple[str, ...]]:
    """The file of an event, read back; its tables; the remarks."""
    event = tables_from(document)
    file = trf(event)
    return parsed(file.text), event, file.remarks


@pytest.mark.parametrize(
    "document",
    [monrad(30, 9), monrad(9, 5), all_meet_all(7), all_meet_all(6, games=2), half_against_half(6)],
    ids=["monrad", "monrad with byes", "round robin", "double round robin", "scheveningen"],
)
def test_the_file_says_what_the_table_says(document):
    found, event, remarks = written(document)
    consistent(found)
    numbers = {one.id: at for at, one in enumerate(event.people, 1)}
    for row in event.table.rows:
        one = found["players"][numbers[row.player]]
        assert (one["points"], one["rank"]) == (row.game_points, row.place)
        assert one["name"] == event.names[row.player]
    for game in event.games:
        cell = found["players"][numbers[game.black]]["rounds"][game.round - 1]
        expected = {"1-0": "1", "0-1": "0", "1/2-1/2": "="}[game.result]
        assert cell == (numbers[game.white], "b", expected)
    assert remarks == () or "match points have no columns" in remarks[0]


def test_who_began_pente_has_white():
    seats = {"black": "first", "white": "second"}
    games = [
        {seats.get(key, key): value for key, value in one.items()}
        for one in all_meet_all(4)["games"]
    ]
    event = {"name": "Pente", "game": "pente"}
    document = {**all_meet_all(4), "event": event, "games": games}
    found, event, _ = written(document)
    consistent(found)
    numbers = {one.id: at for at, one in enumerate(event.people, 1)}
    for game in event.games:
        cell = found["players"][numbers[game.black]]["rounds"][game.round - 1]
        assert cell[:2] == (numbers[game.white], "w")


def test_the_lines_about_the_event_are_there():
    found, _, _ = written(monrad(9, 5))
    assert found["012"] == "Vårkorr 2024"
    assert (found["042"], found["052"]) == ("2024/02/01", "2024/12/01")
    assert (found["062"], found["072"], found["082"]) == ("9", "0", "0")
    assert found["092"] == "Individual: Swiss-System (Monrad)"
    assert found["XXR"] == "5"
    assert found["players"][1]["federation"] == "EST"


def test_a_bye_is_the_pairings_own_and_a_free_round_is_worth_nothing():
    found, event, _ = written(monrad(9, 5))
    for bye in event.byes:
        number = [one.id for one in event.people].index(bye.player) + 1
        assert found["players"][number]["rounds"][bye.round - 1] == (0, "-", "U")
    found, _, _ = written(all_meet_all(5))
    free = [cell for one in found["players"].values() for cell in one["rounds"] if not cell[0]]
    assert free == [(0, "-", "Z")] * 5


def test_several_games_in_a_round_stand_in_rounds_of_their_own():
    found, event, remarks = written(monrad(9, 3, games=2))
    consistent(found)
    assert len(found["players"][1]["rounds"]) == 6
    assert "several games in rounds 1, 2 and 3" in remarks[0]
    assert any("match points have no columns" in remark for remark in remarks)
    points = {row.player: row.game_points for row in event.table.rows}
    assert [points[one.id] for one in event.people] == [
        one["points"] for one in found["players"].values()
    ]


def test_games_of_no_known_round_stand_where_both_are_free():
    document = all_meet_all(6)
    for game in document["games"]:
        del game["round"]
    found, _, remarks = written(document)
    consistent(found)
    met = defaultdict(set)
    for number, one in found["players"].items():
        met[number] = {other for other, _, _ in one["rounds"] if other}
    assert all(len(others) == 5 for others in met.values())
    assert remarks == ("15 games of no known round stand where both players are free",)


def test_games_that_still_go_on_are_left_blank_and_said_to_be():
    document = monrad(8, 3)
    for game in document["games"][-2:]:
        for key in ("result", "ended", "moves"):
            del game[key]
    found, _, remarks = written(document)
    consistent(found)
    signs = [one["rounds"][2][2] for one in found["players"].values()]
    assert signs.count(" ") == 4
    assert remarks == ("2 games still going: the results are left blank",)


def test_walkovers_are_forfeits_and_a_game_lost_for_both_is_said_to_be():
    document = all_meet_all(4)
    document["games"][0] |= {"result": "1-0", "ended": "walkover", "moves": [0, 0]}
    document["games"][1] |= {"result": "0-0", "ended": "walkover", "moves": [0, 0]}
    document["games"][2] |= {"result": "0-0", "ended": "time"}
    document["games"][3] |= {"result": "0-1", "ended": "withdrawal"}
    found, _, remarks = written(document)
    consistent(found)
    cells = [cell for one in found["players"].values() for cell in one["rounds"]]
    signs = [sign for _, _, sign in cells]
    assert (signs.count("+"), signs.count("-")) == (2, 4)
    assert [remark.partition(":")[0] for remark in remarks] == [
        "1 game lost for both",
        "1 game ended by withdrawal",
    ]


def test_who_is_annulled_comes_last_and_without_games():
    document = all_meet_all(6)
    document["withdrawn"] = [{"player": "P02", "after_round": 1}]
    played = 0
    for game in document["games"]:
        if "P02" in (game["black"], game["white"]):
            played += 1
            if played > 1:
                game |= {"result": None, "ended": None}
    found, event, remarks = written(document)
    consistent(found)
    assert event.table.annulled == ("P02",)
    assert found["players"][2]["rank"] == 6
    assert set(found["players"][2]["rounds"]) == {(0, "-", "Z")}
    assert remarks[0].startswith("withdrew early (16.2): Bo Öberg; 1 game that counts")


def test_one_game_stands_and_no_games_are_not_said_to_be_left_out():
    document = all_meet_all(4)
    del document["games"][0]["round"]
    document["games"] = [
        game for game in document["games"] if "P04" not in (game["black"], game["white"])
    ]
    document["withdrawn"] = ["P04"]
    _, _, remarks = written(document)
    assert remarks[-1].startswith("withdrew early (16.2): ")
    assert "left out" not in remarks[-1]
    document["games"][0].pop("round", None)
    _, _, remarks = written(document)
    assert "1 game of no known round stands where both players are free" in remarks


def test_unlisted_games_of_who_left_late_are_won_somewhere():
    document = all_meet_all(6)
    gone = [g for g in document["games"] if "P02" in (g["black"], g["white"])][-1]
    document["games"].remove(gone)
    document["withdrawn"] = ["P02"]
    found, event, remarks = written(document)
    consistent(found)
    assert sum(sign == "+" for one in found["players"].values() for _, _, sign in one["rounds"])
    points = {row.player: row.game_points for row in event.table.rows}
    assert {one["points"] for one in found["players"].values()} == set(points.values())
    assert "1 game of no known round" in remarks[0]


def test_weaver_points_are_said_to_have_no_columns():
    document = all_meet_all(5, games=2)
    document["system"] = {"kind": "round_robin", "games_per_pair": 2, "scoring": "weaver"}
    found, event, remarks = written(document)
    consistent(found)
    assert any("Weaver points have no columns" in remark for remark in remarks)
    assert found["players"][1]["rank"] == next(
        row.place for row in event.table.rows if row.player == "P01"
    )


def test_teams_have_their_lines_and_their_players_the_points_of_their_boards():
    found, event, remarks = written(teams(5, 3))
    consistent(found)
    assert found["teams"]["Lag 2"] == [4, 5, 6]
    assert (found["082"], found["092"]) == ("5", "Team: Round-Robin")
    total = sum(one["points"] for one in found["players"].values())
    assert total == sum(row.game_points for row in event.table.rows)
    assert "team points and places have no columns" in remarks[0]


def test_a_long_name_is_cut_and_said_to_be():
    document = all_meet_all(4)
    document["players"][0]["name"] = "A" * 40
    found, _, remarks = written(document)
    assert found["players"][1]["name"] == "A" * 33
    assert remarks == (f"names cut to 33 letters: {'A' * 40}",)


def test_more_players_than_a_start_number_has_room_for_are_refused():
    players = [f"P{number}" for number in range(10_000)]
    game = {"round": 1, "black": "P1", "white": "P2", "result": "1-0"}
    document = {"players": players, "system": "monrad", "games": [game]}
    with pytest.raises(ArbiterError, match="room for 9999 players, not 10000"):
        trf(tables_from(document))


def test_more_points_than_a_column_has_room_for_are_refused():
    games = [
        {"round": number, "black": "A", "white": "B", "result": "1-0"} for number in range(1, 101)
    ]
    document = {"players": ["A", "B"], "system": {"kind": "match"}, "games": games}
    with pytest.raises(ArbiterError, match=r"room for 99\.5 points, not 100"):
        trf(tables_from(document))


def test_an_event_without_games_has_no_file():
    with pytest.raises(ArbiterError, match="no games between players"):
        trf(tables_from({"players": people(4)}))
