"""The commands about teams."""

import json

from corr.service.desk.rulings import rule_game
from tests.commands import corr, stand_still
from tests.office import EVENT
from tests.service.event.test_teams import DAG, EVA, FINN, GUN, HANS, Teams


def test_line_ups_captains_substitutes_and_boards_of_teams_by_command(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
        stand_still(tmp_path, house.now)
    done = corr(tmp_path, "event", "line-up", EVENT, "Örebro", "2", DAG, FINN, "--json")
    assert done.status == 0, done.err
    assert json.loads(done.out)["round"] == 2
    done = corr(tmp_path, "event", "captain", EVENT, "Örebro", EVA, "--yes")
    assert done.status == 0, done.err
    assert "is the captain of Örebro" in done.out
    done = corr(tmp_path, "event", "captain", EVENT, "Örebro", GUN, "--yes")
    assert done.status == 2
    assert "not one of the players of Örebro (21.4)" in done.err
    words = ("--reason", "illness", "--yes")
    done = corr(tmp_path, "event", "substitute", EVENT, EVA, FINN, *words)
    assert done.status == 0, done.err
    boards = json.loads(corr(tmp_path, "event", "boards", EVENT, "--json").out)
    seated = {one["name"]: [each["board"] for each in one["boards"]] for one in boards}
    assert seated["Finn"] == [2]
    assert seated["Eva"] == []
    assert seated["Dag"] == [1]


def test_a_team_s_withdrawal_is_shown_before_it_is_done(tmp_path):
    with Teams(tmp_path) as house:
        house.start()
    words = ("--reason", "too few players", "--dry-run")
    done = corr(tmp_path, "event", "withdraw-team", EVENT, "Ystad", *words)
    assert done.status == 0, done.err
    assert HANS in done.out
    assert "nothing was done" in done.out
    done = corr(tmp_path, "event", "boards", EVENT)
    assert "Hans" in done.out


def test_matches_of_rounds_to_come_are_not_counted_as_played(tmp_path):
    with Teams(tmp_path, teams=2 + 2, all_rounds_at_once=False) as house:
        house.start()
        for row in house.office.store.events.games_of_event(EVENT):
            rule_game(house.office, row.id, "1-0", house.act(row.id))
    found = json.loads(corr(tmp_path, "standings", EVENT, "--json").out)
    assert not found["final"]
    assert [row["matches"] for row in found["standings"]] == [1] * 4
    text = corr(tmp_path, "standings", EVENT).out
    assert "all games are over" not in text
    rows = json.loads(corr(tmp_path, "table", EVENT, "--json").out)["rows"]
    assert [sorted(one["result"] for one in row["results"]) for row in rows] == [
        ["1", "·", "·"]
    ] * 4


def test_event_check_tells_of_teams_in_words(tmp_path):
    text = f"""
[event]
id = "{EVENT}"
name = "Lag-SM"
start = 2024-02-01
time_zone = "Europe/Stockholm"
arbiters = ["arbiter@club.test"]
[system]
kind = "teams"
pairing = "monrad"
boards = 4
reserves = 2
[[teams]]
name = "Umeå"
[[teams]]
name = "Lund"
"""
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    done = corr(tmp_path, "event", "check", "-", stdin=text)
    assert done.status == 0, done.err
    assert "It is a Monrad of teams" in done.out
    assert "A team has 4 boards and at most 2 reserves" in done.out
    assert "The teams are Umeå and Lund." in done.out
    assert "Places go by the teams' match points" in done.out


def test_the_tables_of_a_team_event_are_printed(tmp_path):
    with Teams(tmp_path) as house:
        house.start()
    for words in (("standings",), ("pairings",), ("table",), ("event", "table"), ("event", "trf")):
        done = corr(tmp_path, *words, EVENT)
        assert done.status == 0, done.err
        assert "Dag" in done.out or "Örebro" in done.out


def test_a_line_up_is_not_short_by_oversight_and_an_empty_board_is_shown(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
    words = ("event", "line-up", EVENT, "Örebro", "2", DAG)
    done = corr(tmp_path, *words)
    assert done.status == 2
    assert "board 2 stays empty, and is lost (21.3); with --empty it may be so" in done.err
    done = corr(tmp_path, *words, "--empty", "--dry-run")
    told = "Örebro has its line-up for round 2; board 2 stays empty, and is lost (21.3)"
    assert done.out.startswith(f"What would be done: {told}\n")
    done = corr(tmp_path, *words, "--empty")
    assert "has its line-up for round 2; board 2 stays empty" in done.out
    done = corr(tmp_path, "event", "draw", EVENT)
    assert done.status == 0, done.err
    shown = corr(tmp_path, "pairings", EVENT).out
    for text in (done.out, shown):
        (line,) = [line for line in text.splitlines() if "empty board" in line]
        # The second board: there the team that is preliminary black on the first has white.
        assert " ".join(line.split()) == "2 Bo – nobody 1-0 (empty board of Örebro, 21.3)"
    found = json.loads(corr(tmp_path, "pairings", EVENT, "--json").out)["pairings"]
    empty = [each["empty_boards"] for each in found]
    assert empty == [[], [{"board": 2, "black": "P0002", "white": "", "nobody_of": ["Örebro"]}]]


def test_a_team_without_an_opponent_needs_no_line_up(tmp_path):
    with Teams(tmp_path, all_rounds_at_once=False) as house:
        house.start()
    done = corr(tmp_path, "event", "line-up", EVENT, "Ystad", "2", GUN, HANS)
    assert done.status == 2
    assert "Ystad has no opponent in round 2, so it needs no line-up" in done.err
