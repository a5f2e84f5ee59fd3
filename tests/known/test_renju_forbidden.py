"""Forbidden points and fives of whole positions, judged by four other referees (renju art. 7)."""

from typing import Any

from corr.games.forbidden import KINDS, forbidden_points
from tests.known.cases import read_cases


def verdicts(case: dict[str, Any]) -> dict[str, set[str]]:
    found = forbidden_points(case["black"], case["white"])
    return {kind: set(points) for kind, points in found.items()}


def expected(case: dict[str, Any]) -> dict[str, set[str]]:
    forbidden = {kind.value: set(case["forbidden"][kind.value]) for kind in KINDS}
    return {"five": set(case["five"]), **forbidden}


def test_every_point_of_every_known_position_is_judged_right() -> None:
    cases = read_cases("renju_forbidden.jsonl")
    wrong = [case["id"] for case in cases if verdicts(case) != expected(case)]
    assert not wrong, f"{len(wrong)} of {len(cases)} positions differ: {wrong[:20]}"
