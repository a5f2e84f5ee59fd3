"""`corr game take-back`: shown first, done by command and by mail, logged, handed over, undone."""

import json

import pytest

from tests.desk import confirm, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT
from tests.service.handing import Second, hand_over, shown
from tests.ticking import ticking

GAME = f"{EVENT}-001"
WHY = ("--reason", "a slip of the program")
TAKE_BACK = ("game", "take-back", GAME, *WHY)


@pytest.fixture
def house(tmp_path):
    folder = tmp_path / "house"
    folder.mkdir()
    with ticking(folder, people=(ANNA, BO, CAI, DAG), clock={"silence": []}) as it:
        it.play("a1; o1; a2; o2")
        yield it


def did(house, *words):
    done = house.corr(*words, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def test_it_is_shown_and_then_done_and_the_log_the_record_and_the_proof_tell_of_it(
    house, tmp_path
):
    rehearsed = did(house, *TAKE_BACK, "--to", "3", "--dry-run")
    assert {one["to"] for one in rehearsed["letters"]} == {house.first, house.second}
    assert "a2, o2" in rehearsed["letters"][0]["text"]
    assert did(house, "game", "show", GAME)["record"] == "1.h8 2.a1 3.o1 4.a2 5.o2"
    assert did(house, *TAKE_BACK, "--to", "3")["to"] == 3
    found = did(house, "game", "show", GAME)
    assert found["record"] == "1.h8 2.a1 3.o1"
    assert [(one["from_move"], one["moves"]) for one in found["withdrawn"]] == [(4, ["a2", "o2"])]
    assert "from move 4 on: a2, o2" in house.corr("game", "show", GAME).out
    assert "what came after move 3" in house.corr("log", EVENT).out
    proof = tmp_path / "proof.json"
    proof.write_text(house.corr("game", "export", GAME, "--proof").out)
    verified = house.corr("game", "verify", str(proof))
    assert (verified.status, "MovesTakenBack" in verified.out) == (0, True)
    assert house.corr("check").status == 0
    assert "the arbiter withdrew a2 and o2" in house.corr("clock", "show", GAME).out
    undone = house.corr("undo", EVENT, "1", *WHY)
    assert undone.status == 0, undone.err
    assert did(house, "game", "show", GAME)["record"] == "1.h8 2.a1 3.o1 4.a2 5.o2"
    assert "the arbiter gave a2 and o2 back" in house.corr("clock", "show", GAME).out
    assert house.corr("check").status == 0


@pytest.mark.parametrize(
    "words",
    [
        ("game", "take-back", GAME, "--reason", " "),
        ("game", "take-back", f"{EVENT}-999", *WHY),
        ("game", "take-back", f"{EVENT}-002", *WHY),
        (*TAKE_BACK, "--to", "5"),
        (*TAKE_BACK, "--to", "0"),
    ],
)
def test_what_cannot_be_done_ends_with_status_two(house, words):
    done = house.corr(*words)
    assert (done.status, len(done.err.splitlines())) == (2, 1)


def test_the_arbiter_does_it_by_mail_with_a_code(house):
    seen = send(house, f'game take-back {GAME} --to 3 --reason "it was b2"')
    assert house.record() == "1.h8 2.a1 3.o1 4.a2 5.o2"
    done = confirm(house, seen)
    assert house.record() == "1.h8 2.a1 3.o1"
    assert {house.first, house.second, ARBITER} == {one.to for one in done.posts}
    told = done.to(house.second)
    assert f"ruling {EVENT}/1" in told.words
    house.play("b2; o2")


def test_it_is_handed_over_with_the_game(house, tmp_path):
    assert house.corr(*TAKE_BACK, "--to", "3").status == 0
    with Second(tmp_path / "second", house) as second:
        hand_over(house, second)
        for words in (("game", "show", GAME, "--json"), ("game", "export", GAME, "--proof")):
            assert shown(house, *words) == shown(second, *words)
        assert second.game().numbering == house.game().numbering
        assert second.corr("check").status == 0
