"""Backgammon at the terminal: positions, files of a match, and matches act by act."""

import json
from pathlib import Path

import pytest

from corr.records.backgammon.files import FORMS, written
from tests.commands import Done, corr
from tests.places import TESTS
from tests.records.backgammon.matches import match_of

DATA = TESTS / "data"
MAT = DATA / "mat" / "m3.mat"
START = "4HPwATDgc/ABMA"


def asked(*words: str, stdin: str = "") -> Done:
    return corr(Path("nowhere"), *words, stdin=stdin)


def facts(*words: str, stdin: str = "") -> dict[str, object]:
    done = asked("position", *words, "--json", stdin=stdin)
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


# -- positions ----


@pytest.mark.parametrize(
    "words",
    [
        [START, "31"],
        [f"{START} 3-1"],
        ["own 24(2) 13(5) 8(3) 6(5), other 24(2) 13(5) 8(3) 6(5), dice 31"],
        ["Own: 24 24 13(5) 8(3) 6(5); Other: 24(2) 13(5) 8(3) 6(5); Dice: 3 1"],
        ["XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10"],
        [f"{START}:cInlAAAAAAAE"],
    ],
)
def test_a_position_is_read_in_every_form(words):
    found = facts(*words)
    assert found["position_id"] == START
    assert sorted(found["dice"]) == [1, 3]
    assert found["pips"] == [167, 167]
    assert len(found["plays"]) == 16
    assert {"play": "8/5 6/5", "position_id": "4HPwATDgc/ABMA"} not in found["plays"]
    assert "8/5 6/5" in [one["play"] for one in found["plays"]]


def test_without_dice_no_plays_are_told():
    found = facts(START)
    assert "plays" not in found
    assert (found["match_id"], found["xgid"]) == (None, None)


def test_a_position_in_a_match_has_all_its_ids():
    found = facts(f"{START}:QYnqADAAEAAE")
    assert found["match_id"] == "QYnqADAAEAAE"
    assert found["xgid"] == "XGID=-b----E-C---eE---c-e----B-:1:1:-1:52:3:2:0:7:10"
    assert (found["to_play"], found["cube"], found["score"]) == (2, [2, 1], [3, 2])


def test_the_board_is_drawn_and_plays_stand_in_order():
    done = asked("position", START, "31")
    assert (done.status, done.err) == (0, "")
    assert "13  14  15  16  17  18   bar" in done.out
    assert "pips 167 to 167" in done.out
    plays = done.out[done.out.index("31: 16 legal plays") :].splitlines()[1:]
    assert len(plays) == 16
    first = facts(START, "31")["plays"][0]
    assert plays[0].split() == ["24/23", "24/21", first["position_id"]]


def test_a_file_of_a_match_shows_its_last_position():
    assert facts(str(MAT))["due"] == "over"


def test_a_picture_is_written(tmp_path):
    for name in ("a.svg", "a.png"):
        done = asked("position", START, f"--{name[2:]}", str(tmp_path / name))
        assert done.status == 0, done.err
        assert (tmp_path / name).stat().st_size > 1000


def test_many_positions_are_lines_of_json():
    lines = (
        {"id": "a", "position": START, "dice": [5, 2]},
        {"id": "b", "position": "nothing"},
        {"id": "c", "position": START, "dice": [7, 2]},
        {"id": "d", "black": ["h8"], "white": []},
    )
    done = asked("position", "-", stdin="".join(f"{json.dumps(line)}\n" for line in lines))
    assert done.status == 2
    told = [json.loads(line) for line in done.out.splitlines()]
    assert [one["id"] for one in told] == ["a", "b", "c", "d"]
    assert told[0]["position_id"] == START
    assert "neither" in told[1]["error"]
    assert "dice" in told[2]["error"]
    assert told[3]["five"] == []


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["own 24(15) 23(2), other 1"], "fifteen"),
        (["own 24(2), other 1"], "one point"),
        (["own 30, other 1"], "expected points"),
        ([f"{START}:////////////"], "no Match ID"),
        (["XGID=abc"], "no XGID"),
        ([START, "31", "--why", "h8"], "renju only"),
    ],
)
def test_what_is_no_position_is_told(words, why):
    done = asked("position", *words)
    assert done.status == 2
    assert why in done.err


# -- files ----


def test_a_file_of_a_match_is_judged():
    done = asked("game", "check", str(MAT))
    assert (done.status, done.err) == (0, "")
    assert "7 points; 9 games; 578 rolls; 2 wins, 5-7, score" in done.out
    told = json.loads(asked("game", "check", str(MAT), "--json").out)
    assert (told["rules"], told["score"], told["fault"]) == ("backgammon", [5, 7], None)
    assert len(told["games"]) == 9


def test_an_illegal_play_is_told_with_its_line_game_and_roll(tmp_path):
    text = MAT.read_text().replace("24/21 13/8", "24/20 13/8", 1)
    done = asked("game", "check", "-", stdin=text)
    assert done.status == 2
    assert "line 7: game 1, roll 2: 53: 24/20 13/8" in done.out
    told = json.loads(asked("game", "check", "-", "--json", stdin=text).out)
    assert told["fault"]["where"] == "line 7"


def test_matches_go_from_format_to_format_and_come_back(tmp_path):
    record = match_of(7)
    first = written(record, "json")
    for one in FORMS:
        text = asked("game", "convert", "-", "--to", one, stdin=first).out
        back = asked("game", "convert", "-", "--to", "json", stdin=text)
        assert (back.status, back.err) == (0, "")
        assert back.out == first


def test_dice_thrown_by_hand_are_marked_where_asked(tmp_path):
    out = tmp_path / "m.txt"
    done = asked("game", "convert", str(MAT), "--to", "text", "--manual-dice", "--out", str(out))
    assert done.status == 0, done.err
    assert "Dice: manual" in out.read_text().splitlines()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["game", "convert", str(MAT), "--to", "rif"], "rif"),
        (["game", "convert", str(MAT), "--to", "text", "--from", "sgf"], "--from sgf"),
        (["game", "check", str(MAT), "--opening", "rif"], "no setting opening"),
        (["game", "check", str(DATA / "event.toml"), "--game", "backgammon"], "no match"),
        (["game", "convert", "-", "--to", "text", "--manual-dice"], "no match"),
    ],
)
def test_what_cannot_be_done_with_a_file_is_told(words, why):
    done = asked(*words, stdin="1. h8 2. i9\n")
    assert done.status == 2
    assert why in done.err


# -- matches act by act ----


def cases():
    lines = (DATA / "match_cases.jsonl").read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_every_known_match_is_replayed_as_known():
    """121 matches: which acts are taken, the state after each, and the end."""
    known = cases()
    given = "".join(f"{json.dumps({**case, 'end': None})}\n" for case in known)
    done = asked("match", "check", "-", stdin=given)
    assert (done.status, done.err) == (0, "")
    told = [json.loads(line) for line in done.out.splitlines()]
    assert [one["id"] for one in told] == [case["id"] for case in known]
    for case, found in zip(known, told, strict=True):
        state: dict[str, object] = {}
        for (_, _, taken, after), one in zip(case["acts"], found["acts"], strict=True):
            assert ("refused" not in one) is taken, (case["id"], one)
            if taken:
                state |= {key: value for key, value in after.items() if key != "did"}
                got = {**one, "id": one["position_id"]}
                assert {key: got[key] for key in state} == state, (case["id"], one)
        assert found["end"] == case["end"], case["id"]


def test_a_refusal_has_its_code_and_two_legal_plays():
    line = {"length": 5, "acts": [["dice", [5, 2]], [1, "13/8 24/23"], [1, "13/8 24/22"]]}
    done = asked("match", "check", "-", stdin=json.dumps(line))
    first, second, third = json.loads(done.out)["acts"]
    assert first["due"] == [1, "play"]
    assert second["refused"] == "not_the_roll"
    assert second["examples"] == ["24/22 13/8", "24/22 8/3"]
    assert third["due"] == [2, "roll-or-double"]


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "[]",
        '{"length": 5}',
        '{"length": 0, "acts": []}',
        '{"length": 5, "acts": [[]]}',
        '{"length": 5, "acts": [["dice", [7, 1]]]}',
        '{"length": 5, "acts": [["dice", [[], 1]]]}',
        '{"length": 5, "acts": [[3, "roll"]]}',
        '{"length": 5, "acts": [["server", {"late": [1]}]]}',
        '{"length": 5, "score": [5, 0], "acts": []}',
        '{"id": [], "length": 5, "acts": []}',
        '{"length": 1e9, "acts": []}',
        '{"length": 5, "acts": [[[1], "roll"]]}',
    ],
)
def test_a_line_that_is_no_match_is_told_and_the_next_one_is_read(line):
    good = '{"id": "good", "length": 1, "acts": []}'
    done = asked("match", "check", "-", stdin=f"{line}\n{good}\n")
    assert done.status == 2
    bad, found = map(json.loads, done.out.splitlines())
    assert "line 1" in bad["error"]
    assert found["end"]["winner"] is None
