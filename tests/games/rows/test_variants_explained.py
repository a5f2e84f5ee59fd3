"""After a foul the rows that were it are pointed out and told (pente.md 4)."""

from corr.games.rules import Ending
from tests.known.cases import read_cases
from tests.known.rows import played, positions

REASONS = {
    "overline": ("overline",),
    "double-four": ("four", "four"),
    "open-four": ("four",),
    "double-three": ("three", "three"),
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
