"""Whole events, ranked through the command as an arbiter would: every figure must agree."""

import json
import re
from pathlib import Path
from typing import Any

from tests.commands import corr
from tests.known.cases import read_cases

CASES = "corr_ranking.jsonl"


def outcome(folder: Path, case: dict[str, Any]) -> object:
    """What the command gives: the output, or the players whom a refusal names."""
    ran = corr(folder, "ranking", "compute", "-", "--json", stdin=json.dumps(case["input"]))
    if ran.status:
        assert ran.status == 2, ran.err
        assert len(ran.err.splitlines()) == 1
        ids = {player["id"] for player in case["input"]["players"]}
        return sorted(ids.intersection(re.findall(r"\w+", ran.err)))
    found = json.loads(ran.out)
    for player in found["players"].values():
        del player["changed_during_event"]  # not in the cases
    return found


def expected(case: dict[str, Any]) -> object:
    return case["expected"] if "expected" in case else sorted(case["error"]["estimates_needed"])


def test_every_known_event_is_ranked_as_it_should_be(tmp_path: Path) -> None:
    cases = read_cases(CASES)
    wrong = [
        number for number, case in enumerate(cases) if outcome(tmp_path, case) != expected(case)
    ]
    assert not wrong, f"{len(wrong)} of {len(cases)} events differ: {wrong[:20]}"
