from collections import Counter

import pytest

from tests.known.cases import read_cases
from tests.known.tournament_monrad import CHECKS as MONRAD_CHECKS
from tests.known.tournament_rating import CHECKS as RATING_CHECKS
from tests.known.tournament_schedules import CHECKS as SCHEDULE_CHECKS
from tests.known.tournament_scoring import CHECKS as SCORING_CHECKS

FILE = "tournament_cases.jsonl"


CHECKS = {
    **MONRAD_CHECKS,
    **RATING_CHECKS,
    **SCHEDULE_CHECKS,
    **SCORING_CHECKS,
}


def check_for(case):
    """What checks a case; None for the kinds that this version does not play."""
    return CHECKS.get(case["type"])


@pytest.fixture(scope="module")
def cases():
    return read_cases(FILE)


def label(case):
    system = case["input"].get("system")
    return f"{case['type']} {system}" if system else case["type"]


@pytest.mark.parametrize("kind", CHECKS)
def test_every_known_case_has_its_known_answer(cases, kind):
    ran = 0
    for case in cases:
        check = check_for(case)
        if case["type"] == kind and check:
            try:
                check(case["input"], case["expected"])
            except AssertionError as error:
                raise AssertionError(f"{case['id']}: {case['title']}") from error
            ran += 1
    print(f"{kind}: {ran} cases ran")
    if not ran:
        pytest.skip(f"no {kind} cases in {FILE}")


def test_the_cases_that_are_left_out_are_named(cases):
    left_out = Counter(label(case) for case in cases if check_for(case) is None)
    ran = len(cases) - left_out.total()
    print(f"{FILE}: {ran} cases ran, {left_out.total()} left out")
    for name, count in sorted(left_out.items()):
        print(f"  left out, not supported yet: {count} {name}")
    assert ran > 0
