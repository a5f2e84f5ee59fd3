"""`corr game claim`: an arbiter checks a claimed win by hand."""

import json

import pytest

from tests.commands import Done, corr, refused
from tests.office import EVENT, House

GAME = f"{EVENT}-001"
BEFORE = "a1; i8; d15; j8; g8; k9; o4; k10; n15"
"""Black, who is first and has h8, can make a four and a three with k8."""
WORSE = "b2; l9; d3; l10; f13; l11"
"""Then White answers with a four of its own."""


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A match under free-renju; Black is to move again after White's move 16."""
    with House(tmp_path_factory.mktemp("claim"), game={"opening": "free-renju"}) as it:
        it.start()
        it.play(f"{BEFORE}; {WORSE}")
        yield it


def claim(house: House, *words: str) -> Done:
    return corr(house.folder, "game", "claim", GAME, *words)


def before(house: House, *words: str) -> Done:
    """A claim that was made after move 10."""
    return claim(house, *words, "--after", "10")


def test_a_proof_is_told_with_a_diagram(house):
    done = before(house, "11. k8 12. l8 13. k11")
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert lines[0].startswith(f"{GAME}, Black (")
    assert lines[0].endswith(") claims: 11.k8 12.l8 13.k11")
    assert "proved: Black wins by fours and threes, whatever White does" in lines
    assert any("11" in line and "12" in line for line in lines if line.startswith(" 8 "))
    assert any(line.startswith("the longest defence: 11.k8 12.l8 ") for line in lines)


@pytest.mark.parametrize(
    ("line", "escape", "why"),
    [
        ("17. k8", "18.l8", "White can make a five in two ways"),
        ("k8 l8 k11", "20.l7", "White has five"),
    ],
)
def test_a_refutation_names_the_defence_and_why(house, line, escape, why):
    done = claim(house, line)
    assert (done.status, done.err) == (0, "")
    told = [f"refuted: {escape} escapes", f"then {why}"]
    assert done.out.splitlines()[-3:-1] == told


def test_a_refutation_in_json(house):
    found = json.loads(claim(house, "k8", "--json").out)
    assert (found["finding"], found["reason"]) == ("refuted", "fives")
    assert (found["path"], found["beyond"], found["tree"]) == (["k8", "l8"], [], [])


def test_the_way_of_an_escape_is_told(tmp_path):
    with House(tmp_path, game={"opening": "free-gomoku"}) as it:
        it.start()
        it.play("i8; a1; j8; d15; m9; l9; m10; k6; b2; j10; e14; h6; c5; n12")
        lines = claim(it, "15. k8 16. h8 17. m8").out.splitlines()
    assert lines[-4] == "refuted: 16.l8 escapes"
    assert lines[-3].startswith("for instance 17.g8 18.h8 ")
    assert lines[-3].endswith("; no four or three wins")
    assert lines[-2].startswith("then ")


def test_nothing_is_ruled_and_nobody_is_told(house):
    events = house.events()
    claim(house, "k8")
    assert house.events() == events
    assert house.look() == []


def test_json_says_the_same(house):
    done = before(house, "k8", "--json")
    assert (done.status, done.err) == (0, "")
    found = json.loads(done.out)
    assert (found["finding"], found["after"], found["colour"]) == ("proved", 10, "black")
    assert found["line"] == found["path"] == ["k8"]
    assert found["tree"][0]["move"] == "k8"
    assert found["attacks"] == len(found["tree"])
    assert found["positions"] <= found["budget"]


def test_a_wrong_line_ends_with_2_and_says_which_move(house):
    refuse = "the line cannot be checked: 17.c8 is neither four nor three"
    refused(claim(house, "17. c8"), refuse)
    done = claim(house, "c8", "--json")
    assert (done.status, json.loads(done.out)["reason"]) == (2, "quiet")


def test_too_few_positions_leave_it_undecided(house):
    done = before(house, "k8", "--positions", "1")
    assert done.status == 0
    assert "undecided: 1 position looked at, no more were allowed (--positions)" in done.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["k8 is best"], "expected moves such as 17. h5, not 'k8 is best'"),
        (["18. k8"], "the line says 18. where move 17 comes"),
        (["k8", "--after", "99"], f"{GAME} was not with a player after move 99"),
    ],
)
def test_what_is_no_line_is_refused(house, words, told):
    refused(claim(house, *words), told)


def test_a_game_that_is_not_there_is_refused(house):
    missing = f"{EVENT}-077"
    done = corr(house.folder, "game", "claim", missing, "k8")
    refused(done, f"there is no game {missing}")
