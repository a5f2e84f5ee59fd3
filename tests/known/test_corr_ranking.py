"""Whole events, ranked through the command as an arbiter would: every figure must agree."""

import json
import re
from typing import Any

from typer.testing import CliRunner

from corr.acts.ranking.ranking import app
from tests.known.cases import read_cases

CASES = "corr_ranking.jsonl"


def outcome(case: dict[str, Any]) -> object:
    """What the command gives: the output, or the players whom a refusal names."""
    arguments = ["compute", "-", "--json"]
    ran = CliRunner().invoke(app, arguments, input=json.dumps(case["input"]))
    if ran.exit_code:
        assert ran.exit_code == 2, ran.output
        assert len(ran.stderr.splitlines()) == 1
        ids = {player["id"] for player in case["input"]["players"]}
        return sorted(ids.intersection(re.findall(r"\w+", ran.stderr)))
    found = json.loads(ran.stdout)
    for player in found["players"].values():
        del player["changed_during_event"]  # not in the cases
    return found


def expected(case: dict[str, Any]) -> object:
    return case["expected"] if "expected" in case else sorted(case["error"]["estimates_needed"])


def test_every_known_event_is_ranked_as_it_should_be() -> None:
    cases = read_cases(CASES)
    wrong = [number for number, case in enumerate(cases) if outcome(case) != expected(case)]
    assert not wrong, f"{len(wrong)} of {len(cases)} events differ: {wrong[:20]}"
