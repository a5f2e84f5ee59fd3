"""Explanations of lost games, as JSON and as pictures."""

import json
from typing import Any

import pytest
from hypothesis import given, settings

from corr.games.renju.board import SIZE, Board, point_named
from corr.games.renju.explain import (
    Explanation,
    as_data,
    explain,
    explain_loss,
    explanation_picture,
    pointed_out,
)
from corr.games.renju.forbidden import Verdict
from corr.games.renju.renju import RENJU
from corr.games.rules import Ending
from corr.picture.words import text_diagram
from tests.games.renju.test_explain import BLOCKED, at, mutated, set_up

# -- the move that lost a game ----


def game(*texts: str, **options: str) -> Any:
    start = RENJU.start({"opening": "free-renju", **options})
    for text in texts:
        for move in RENJU.read(start, text):
            start = RENJU.after(start, move)
    return start


LOST = ("a1", "i8", "a3", "g9", "a5", "g10", "a7", "g8")


def test_the_move_that_lost_is_explained_from_the_position_before_it():
    over = game(*LOST)
    assert over.outcome.ending is Ending.FORBIDDEN
    found = explain_loss(RENJU.plies(over), over.outcome.detail)
    assert found == at("g8", "h8 i8 g9 g10", "a1 a3 a5 a7")
    assert found.verdict is Verdict.DOUBLE_THREE


def test_a_forbidden_move_that_is_claimed_later_is_found_among_the_moves():
    later = game(*LOST, "c1", "pass", adjudication="claim")
    assert later.outcome is None
    found = explain_loss(RENJU.plies(later), "double_three")
    assert found is not None
    assert (str(found.point), found.verdict) == ("g8", Verdict.DOUBLE_THREE)


def test_a_game_without_such_a_move_has_nothing_to_explain():
    assert explain_loss(RENJU.plies(game(*LOST)), "overline") is None
    assert explain_loss(RENJU.plies(game("a1", "i8")), "double_three") is None


# -- as data, and on the board ----


@given(mutated())
@settings(max_examples=60)
def test_the_data_are_json_and_name_what_the_explanation_names(case):
    board, point = case
    found = explain(board, point)
    data = json.loads(json.dumps(as_data(found)))
    assert data == as_data(found)
    assert data["point"] == str(point)
    assert data["verdict"] == found.verdict
    assert [three["real"] for three in data["threes"]] == [three.real for three in found.threes]


def test_the_data_of_a_double_three_nest_the_stones_that_are_tried():
    data = as_data(at("h8", f"{BLOCKED} f9 f10 f11"))
    unreal = data["threes"][0]
    assert unreal["stones"] == ["g8", "h8", "i8"]
    assert unreal["four_points"][0] == {
        "point": "f8",
        "verdict": "double_four",
        "forbidden": True,
        "fives": [],
        "overlines": [],
        "fours": [
            {"stones": ["f8", "g8", "h8", "i8"], "open": True, "completions": ["e8", "j8"]},
            {"stones": ["f8", "f9", "f10", "f11"], "open": True, "completions": ["f7", "f12"]},
        ],
        "threes": [],
        "told": True,
        "depth": 0,
    }


def labels(board: Board, found: Explanation) -> dict[str, tuple[str, str]]:
    """Kind and label of every mark that has a label, by the point."""
    picture = explanation_picture(board, found)
    return {
        picture.point(mark.column, mark.row): (mark.kind, mark.label)
        for mark in picture.marks
        if mark.label
    }


def test_the_picture_numbers_the_threes_and_letters_their_points():
    board = set_up("h7 h9 g8 i8", "a1")
    found = explain(board, point_named("h8"))
    assert labels(board, found) == {
        **dict.fromkeys(("g8", "i8"), ("black", "1")),
        **dict.fromkeys(("h7", "h9"), ("black", "2")),
        "f8": ("spot", "A"),
        "j8": ("spot", "B"),
        "h6": ("spot", "C"),
        "h10": ("spot", "D"),
    }
    picture = explanation_picture(board, found)
    assert picture.last == ((7, 7),)
    assert len(picture.marks) == 6 + 4


def test_a_stone_of_two_fours_bears_both_numbers():
    board = set_up("d8 f8 g8 j8")
    found = labels(board, explain(board, point_named("h8")))
    assert found == {
        "d8": ("black", "1"),
        "f8": ("black", "12"),
        "g8": ("black", "12"),
        "j8": ("black", "2"),
        "e8": ("spot", "A"),
        "i8": ("spot", "B"),
    }


@pytest.mark.parametrize("black", ["e8 f8 g8 i8 j8", "f8 g8 i8 j8"])
def test_the_picture_of_a_five_or_an_overline_shows_its_stones_alone(black):
    board = set_up(black)
    found = labels(board, explain(board, point_named("h8")))
    assert found == dict.fromkeys(black.split(), ("black", "1"))


def test_what_is_pointed_out_leaves_the_rest_of_a_picture_as_it_is():
    """A forbidden move that was claimed later is not the last one."""
    later = game(*LOST, "c1", adjudication="claim")
    plain = RENJU.picture(later)
    found = explain_loss(RENJU.plies(later), "double_three")
    assert found is not None
    picture = pointed_out(plain, found)
    assert (picture.last, picture.dots) == (plain.last, plain.dots)
    kinds = {(mark.column, mark.row): mark.kind for mark in picture.marks}
    assert kinds.items() >= {(mark.column, mark.row): mark.kind for mark in plain.marks}.items()
    named = {picture.point(m.column, m.row): m.label for m in picture.marks if m.label}
    assert named["g8"] == "12"


@given(mutated())
@settings(max_examples=40)
def test_every_picture_can_be_drawn(case):
    board, point = case
    found = explain(board, point)
    picture = explanation_picture(board, found)
    places = [(mark.column, mark.row) for mark in picture.marks]
    assert len(set(places)) == len(places)
    assert len(text_diagram(picture).splitlines()) == SIZE + 2
