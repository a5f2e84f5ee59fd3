"""`corr standings` of files: what is missing, what cannot be, and when all is over."""

import json

import pytest

from corr.words.templates import ours
from tests.acts.event_files import faults
from tests.commands import corr
from tests.event_samples import all_meet_all, half_against_half, monrad, teams

LANGUAGES = sorted(ours().languages)


NO_MATCH = "no match of the cup, by its draw and the results before"
HUGE = 1_000_000_000


@pytest.mark.parametrize("value", [HUGE, 10_000])
@pytest.mark.parametrize("key", ["round", "board", "replay"])
def test_a_huge_number_of_a_game_is_refused_and_a_large_one_is_soon_counted(
    shown, tmp_path, key, value
):
    game = {"black": "A", "white": "B", "result": "1-0", key: value}
    document = {"players": ["A", "B"], "games": [game]}
    done = shown(document, "standings")
    if value < HUGE:
        assert done.status == 0
        return
    assert faults(done, tmp_path) == [
        f"games[1] (A - B).{key}: 10000 at most is expected, not {HUGE}"
    ]


@pytest.mark.parametrize(
    ("more", "where"),
    [
        ({"system": {"kind": "monrad", "rounds": HUGE}}, "system.rounds"),
        ({"system": {"kind": "round_robin", "games_per_pair": HUGE}}, "system.games_per_pair"),
        ({"byes": [{"player": "A", "round": HUGE}]}, "byes[1].round"),
        ({"withdrawn": [{"player": "A", "after_round": HUGE}]}, "withdrawn[1].after_round"),
    ],
)
def test_a_huge_number_anywhere_in_a_file_is_refused(shown, tmp_path, more, where):
    document = {"players": ["A", "B"], "games": []} | more
    (fault,) = faults(shown(document, "standings"), tmp_path)
    assert fault == f"{where}: 10000 at most is expected, not {HUGE}"


@pytest.mark.parametrize("key", ["round", "boards"])
def test_a_huge_number_of_a_team_event_is_refused(shown, tmp_path, key):
    system = {"kind": "teams", "teams": [{"id": "X"}, {"id": "Y"}]}
    match = {"a": "X", "b": "Y", "boards": [["1"]]}
    where = "system.boards" if key == "boards" else "matches[1].round"
    (system if key == "boards" else match)[key] = HUGE
    document = {"players": ["A", "B"], "system": system, "games": [], "matches": [match]}
    found = faults(shown(document, "standings"), tmp_path)
    assert f"{where}: 10000 at most is expected, not {HUGE}" in found


def test_a_number_that_is_given_as_text_is_shown_in_its_quotes(shown, tmp_path):
    game = {"round": "1", "black": "A", "white": "B", "result": "1-0"}
    assert faults(shown({"players": ["A", "B"], "games": [game]}, "standings"), tmp_path) == [
        'games[1] (A - B).round: a whole number from 1 on is expected, not "1"'
    ]


def of_teams(rounds):
    players = [{"id": f"{team}{at}"} for team in "WXYZ" for at in (1, 2)]
    listed = [{"id": team, "players": [f"{team}1", f"{team}2"]} for team in "WXYZ"]
    games = [
        {"round": 1, "black": f"{one}{at}", "white": f"{other}{at}", "result": "1-0"}
        for one, other in ("WX", "YZ")
        for at in (1, 2)
    ]
    system = {"kind": "teams_monrad", "rounds": rounds, "teams": listed}
    return {"event": {"close": "2024-12-01"}, "players": players, "system": system, "games": games}


@pytest.mark.parametrize("rounds", [2, 3])
def test_a_monrad_that_has_a_close_but_not_all_its_rounds_is_not_over(shown, rounds):
    document = monrad(6, 2)
    document["system"]["rounds"] = rounds
    assert json.loads(shown(document, "standings", "--json").out)["final"] is (rounds == 2)
    told = shown(document, "standings").out
    assert (": not all is decided" in told.splitlines()[0]) is (rounds == 3)
    assert ("Where the rules leave a choice" in told) is (rounds == 2)


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_monrad_of_teams_that_has_not_all_its_rounds_is_not_over(shown, rounds):
    done = shown(of_teams(rounds), "standings", "--json")
    assert json.loads(done.out)["final"] is (rounds == 1)


def cup_of_four(*games, **more):
    played = [
        dict(zip(("round", "black", "white", "result"), game, strict=True)) for game in games
    ]
    return {"players": list("ABCD"), "system": {"kind": "cup"} | more, "games": played}


def test_every_game_that_is_no_match_of_a_cup_is_refused(shown, tmp_path):
    document = cup_of_four((1, "A", "C", "1-0"), (1, "B", "D", "1-0"), (1, "A", "B", "1-0"))
    assert faults(shown(document, "standings"), tmp_path) == [
        f"games[1] (A - C): {NO_MATCH}; round 1: A – B, C – D",
        f"games[2] (B - D): {NO_MATCH}; round 1: A – B, C – D",
    ]


def test_what_follows_from_a_game_that_is_no_match_of_a_cup_is_not_told(shown, tmp_path):
    document = cup_of_four((1, "A", "C", "1-0"), (1, "C", "D", "1-0"), (2, "A", "D", "1-0"))
    assert faults(shown(document, "standings"), tmp_path) == [
        f"games[1] (A - C): {NO_MATCH}; round 1: A – B, C – D"
    ]


def test_a_final_of_who_was_out_is_refused(shown, tmp_path):
    document = cup_of_four((1, "A", "B", "1-0"), (1, "C", "D", "1-0"), (2, "B", "C", "1-0"))
    (fault,) = faults(shown(document, "standings"), tmp_path)
    assert fault.startswith("games[3] (B - C): no match of the cup")


def test_a_cup_is_final_when_its_matches_are_decided(shown):
    games = [(1, "A", "B", "1-0"), (1, "C", "D", "0-1")]
    document = cup_of_four(*games)
    assert json.loads(shown(document, "standings", "--json").out)["final"] is False
    assert shown(document, "standings").out.splitlines()[0].endswith(": not all is decided")
    drawn = cup_of_four(*games, (2, "A", "D", "1/2-1/2"))
    assert json.loads(shown(drawn, "standings", "--json").out)["final"] is False
    over = cup_of_four(*games, (2, "A", "D", "1-0"))
    assert json.loads(shown(over, "standings", "--json").out)["final"] is True
    assert shown(over, "standings").out.splitlines()[0].endswith(": all games are over")


@pytest.mark.parametrize(
    ("left_out", "words"),
    [
        (1, "1 game of the schedule is not in the file and counts as not played"),
        (4, "4 games of the schedule are not in the file and count as not played"),
    ],
)
def test_games_of_the_schedule_that_are_not_in_the_file_are_counted(shown, left_out, words):
    document = all_meet_all(6)
    del document["games"][-left_out:]
    head, missing, *_ = shown(document, "standings").out.splitlines()
    assert head.endswith(": all games in the file are over")
    assert missing == words
    assert json.loads(shown(document, "standings", "--json").out)["missing"] == left_out


def test_matches_of_teams_that_are_not_in_the_file_are_counted_by_their_games(shown):
    document = teams(3, 2)
    last = document["games"][-1]["round"]
    gone = [game for game in document["games"] if game["round"] == last]
    document["games"] = [game for game in document["games"] if game["round"] != last]
    found = json.loads(shown(document, "standings", "--json").out)
    assert found["missing"] == len(gone) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_is_missing_and_is_not_called_final(shown, language):
    part = all_meet_all(5)
    del part["games"][1:]
    final, page = (
        shown(document, "table", "--html", "-", "--lang", language).out
        for document in (all_meet_all(5), part)
    )
    assert final.partition("</title>")[0] != page.partition("</title>")[0]
    assert "<dd>9</dd>" in page
    assert "<dd>9</dd>" not in final


def test_a_cup_with_a_replay_has_its_table(shown):
    draw = [(1, "A", "B", "1-0"), (1, "C", "D", "0-1")]
    document = cup_of_four(*draw, (2, "A", "D", "1/2-1/2"), (2, "D", "A", "1-0"))
    found = json.loads(shown(document, "standings", "--json").out)
    assert found["final"] is True
    assert [row["player"] for row in found["standings"]][:2] == ["D", "A"]


@pytest.mark.parametrize(
    "document",
    [
        all_meet_all(5),
        half_against_half(3),
        monrad(8, 3),
        teams(3, 2),
        all_meet_all(4) | {"games": all_meet_all(4)["games"][:3], "withdrawn": ["P01"]},
    ],
    ids=["round robin", "scheveningen", "monrad", "teams", "withdrawn"],
)
def test_nothing_is_missing_of_a_whole_schedule(shown, document):
    listed = len(document["games"])
    found = json.loads(shown(document, "standings", "--json").out)
    # of the four, three meet in three games without the one who left
    left = sum("P01" not in (game["black"], game["white"]) for game in document["games"])
    assert found["missing"] == (3 - left if listed == 3 else 0)


def two(*results, **system):
    games = [
        {"round": at, "black": "AB"[at % 2 - 1], "white": "BA"[at % 2 - 1], "result": result}
        | {"moves": [at * 10, at * 10]}
        for at, result in enumerate(results, 1)
    ]
    return {"players": ["A", "B"], "system": {"kind": "match"} | system, "games": games}


def test_a_match_of_two_games_goes_by_the_weaver_rule(shown):
    found = json.loads(shown(two("1-0", "1-0", scoring="weaver"), "standings", "--json").out)
    rows = [(row["player"], row["match_points"]) for row in found["standings"]]
    assert rows == [("A", "1.25"), ("B", "0.75")]
    assert found["standings"][0]["place"] == 1


def test_a_match_shows_no_points_of_opponents(shown):
    done = shown(two("1-0", "1/2-1/2"), "standings")
    assert done.status == 0, done.err
    assert done.out.split("\n\n")[1].splitlines()[0].split() == [
        *("Name", "Games", "Points", "Match", "Wins")
    ]
    found = json.loads(shown(two("1-0"), "standings", "--json").out)
    assert found["criteria"] == ["game_points", "match_points", "match_wins"]


@pytest.mark.parametrize(
    ("ended", "result"),
    [
        *(("five", "1/2-1/2"), ("overline", "1/2-1/2"), ("forbidden", "0-0")),
        *(("resign", "1/2-1/2"), ("withdrawal", "1/2-1/2"), ("walkover", "1/2-1/2")),
        *(("agreement", "1-0"), ("full", "0-1"), ("passes", "1-0"), ("draw_claim", "0-0")),
    ],
)
def test_a_result_that_its_ending_cannot_have_is_refused(shown, tmp_path, ended, result):
    document = two(result)
    document["games"][0]["ended"] = ended
    (fault,) = faults(shown(document, "standings"), tmp_path)
    assert fault == f"games[1] (A - B): contradiction: {ended} with {result}"


def test_an_event_without_players_is_refused(shown, tmp_path):
    (fault,) = faults(shown({"players": [], "games": []}, "standings"), tmp_path)
    assert fault == "players: one at least is expected"


def test_a_fault_names_the_line_where_its_entry_begins(tmp_path):
    path = tmp_path / "held.json"
    game = {"round": 0, "black": "A", "white": "B", "result": "1-0"}
    event = {"name": "Held", "start": "2024-02-30"}
    document = {"event": event, "players": ["A", "B"], "games": [game], "system": {"rounds": 0}}
    path.write_text(json.dumps(document, indent=1), encoding="utf-8")
    told = {
        "event.start": 4,
        "games[1] (A - B).round": 11,
        "system.rounds": 18,
    }
    lines = corr(tmp_path, "standings", str(path)).err.splitlines()
    for key, line in told.items():
        assert any(one.startswith(f"corr: {path}: line {line}: {key}: ") for one in lines), lines
