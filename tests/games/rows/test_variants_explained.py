"""After a foul the rows that were it are pointed out and told (pente.md 4)."""

import pytest

from corr.games.rules import Ending
from tests.known.cases import read_cases
from tests.known.rows import played, positions

REASONS = {
    "overline": ("overline",),
    "double-four": ("rows_four", "rows_four"),
    "open-four": ("rows_four",),
    "double-three": ("rows_three", "rows_three"),
}
"""How many rows of which name are told at least, for each foul."""


def test_the_rows_that_were_a_foul_are_told():
    cases = read_cases("variant_cases.jsonl")
    fouls = [one for one in cases if "foul" in (one["reason"] or "") or _draws(one)]
    assert len(fouls) > 15
    for case in fouls:
        rules, bare = played(case["variant"], case["options"])
        *_, last = positions(rules, bare, case["moves"])
        ending, detail = last.outcome.ending, last.outcome.detail
        found = rules.explanation(last, ending.value, detail)
        (level, verdict, params), *reasons = found.said
        kind = detail if ending is Ending.FOUL else "open-four"
        assert (level, verdict) == (0, "rows_foul")
        assert params == {"point": case["moves"][-1].lower().removeprefix("bomb "), "kind": kind}
        told = tuple(name for _, name, _ in reasons)
        assert told[: len(REASONS[kind])] == REASONS[kind], case["id"]
        assert set(told) == set(REASONS[kind])
        stones = {point for _, _, row in reasons for point in row["stones"].split()}
        shown = {
            found.picture.point(mark.column, mark.row)
            for mark in found.picture.marks
            if mark.kind in ("black", "white")
        }
        assert stones <= shown


def _draws(case):
    return "open four" in (case["reason"] or "")


def test_a_bomb_that_leaves_a_five_says_of_what():
    rules, bare = played("gomoku_bomb")
    moves = ["a1", "c5", "a3", "d5", "a5", "e5", "a7", "f5", "a9", "h5", "a11", "g5"]
    moves += ["bomb i6"]
    *_, last = positions(rules, bare, moves)
    assert (last.outcome.ending, last.outcome.detail) == (Ending.FIVE_GIVEN, "bomb")
    found = rules.explanation(last, last.outcome.ending.value, last.outcome.detail)
    (only,) = found.said
    assert only[1] == "rows_five_blown"
    assert only[2]["stones"] == "c5 d5 e5 f5 g5"


@pytest.mark.parametrize(
    ("kind", "moves", "stones", "labelled"),
    [
        ("klot", "g5 c3 h5 c4 a5 e3 b5 e4 c5", "g5 h5 a5 b5 c5", {"a5", "b5", "g5", "h5", "j5"}),
        (
            "renju3d",
            "h8 i9 i9 j10 j10 g7 j10 k11 k11 k11 k11 k11 l12 l12 l12 a1 l12 a1 l12",
            "h8/1 i9/2 j10/3 k11/4 l12/5",
            set(),
        ),
        ("repensi", "h8 i8 a1 j8 k8", "", set()),
    ],
)
def test_a_five_that_is_hard_to_see_is_told(kind, moves, stones, labelled):
    """Over an edge, or below other stones; columns keep their heights."""
    rules, bare = played(kind)
    *_, last = positions(rules, bare, moves.split())
    found = rules.explanation(last, "five", "")
    if not stones:
        assert found is None
        return
    assert last.outcome.ending is Ending.FIVE
    assert found.said == ((0, "five", {"stones": stones}),)
    marks = {found.picture.point(one.column, one.row): one for one in found.picture.marks}
    assert {name for name, one in marks.items() if one.label} == labelled
    assert kind != "renju3d" or marks["l12"].height == 5


def test_a_five_far_from_the_last_stone_is_told():
    """Black recolours h8 and h9 and leaves of White's six a five, which counts a move later."""
    rules, bare = played("repensi", {"bans": False})
    moves = [
        "h7",
        "c8",
        "a1",
        "d8",
        "a3",
        "f8",
        "a5",
        "g8",
        "a9",
        "h9",
        "a11",
        "h8",
        "a13",
        "e8",
        "h10",
        "o15",
    ]
    *_, last = positions(rules, bare, moves)
    assert last.outcome.ending is Ending.FIVE
    found = rules.explanation(last, "five", "")
    assert found.said == ((0, "five", {"stones": "c8 d8 e8 f8 g8"}),)


def test_the_common_centre_is_drawn_as_the_last_move_was_judged():
    rules, bare = played("common_centre")
    *_, last = positions(rules, bare, ["h8", "a1", "i8", "a3", "j9", "a5", "j10", "a7", "j8"])
    assert last.outcome.detail == "double-three"
    (centre,) = (mark for mark in rules.picture(last).marks if mark.how == "common")
    assert (centre.kind, (centre.column, centre.row)) == ("black", (7, 7))
