"""Forbidden points and fives of whole positions, judged by other referees too (renju art. 7)."""

from typing import Any

import pytest

from corr.games.renju.forbidden import KINDS, forbidden_points
from tests.known.cases import read_cases


def verdicts(case: dict[str, Any]) -> dict[str, set[str]]:
    found = forbidden_points(case["black"], case["white"])
    return {kind: set(points) for kind, points in found.items()}


def expected(case: dict[str, Any]) -> dict[str, set[str]]:
    forbidden = {kind.value: set(case["forbidden"][kind.value]) for kind in KINDS}
    return {"five": set(case["five"]), **forbidden}


@pytest.mark.parametrize("name", ["renju_forbidden.jsonl", "renju_deep.jsonl"])
def test_every_point_of_every_known_position_is_judged_right(name: str) -> None:
    cases = read_cases(name)
    wrong = [case["id"] for case in cases if verdicts(case) != expected(case)]
    assert not wrong, f"{len(wrong)} of {len(cases)} positions differ: {wrong[:20]}"
