from collections import Counter
from fractions import Fraction

import pytest

from corr.tournament.pairing import round_robin
from corr.tournament.scoring import (
    Kind,
    Score,
    TableGame,
    own_moves_in_wins,
    standings,
    weaver_points,
)
from tests.known.cases import read_cases

FILE = "tournament_cases.jsonl"
SCORES = {"black": Score.BLACK, "white": Score.WHITE, "draw": Score.DRAW, "none": None}
NEED_SCORE = {Kind.PLAYED, Kind.WALKOVER, Kind.LATE}


def table_game(game):
    kind, score = Kind(game["kind"]), SCORES[game["result"]]
    if score is None and kind in NEED_SCORE:
        score = Score.NOBODY
    return TableGame(
        black=game["black"],
        white=game["white"],
        kind=kind,
        score=score,
        round=game.get("round", 1),
        moves=game["moves"],
    )


def check_standings(given, expected):
    table = standings(
        given["players"],
        [table_game(game) for game in given["games"]],
        games_per_match=given["games_per_match"],
        withdrawn=[each["player"] for each in given["withdrawn"]],
        weaver=given["scoring"] == "weaver",
    )
    numbers = ("game_points", "match_points", "berger", "mutual", "match_wins")
    wanted = [
        {name: Fraction(row[name]) if name in numbers else row[name] for name in row}
        for row in expected["standings"]
    ]
    found = [{name: getattr(row, name) for name in wanted[0]} for row in table.rows]
    assert [row["place"] for row in found] == [row["place"] for row in wanted]
    by_place = [sorted(rows, key=lambda r: (r["place"], r["player"])) for rows in (found, wanted)]
    assert by_place[0] == by_place[1]
    assert sorted(table.annulled) == sorted(expected["annulled"])


def check_schedule(given, expected):
    games = round_robin(given["size"])
    rounds = [
        [[game.black, game.white] for game in games if game.round == number]
        for number in range(1, len(expected["rounds"]) + 1)
    ]
    assert rounds == expected["rounds"]
    assert len(games) == sum(map(len, rounds))


def check_weaver(given, expected):
    one, other = given["players"]
    games = [table_game(game) for game in given["games"]]
    points = weaver_points(games, one, other)
    assert points == (Fraction(expected[one]), Fraction(expected[other]))
    for player, moves in expected["own_moves_in_wins"].items():
        assert list(own_moves_in_wins(games, player)) == moves


CHECKS = {
    "standings": check_standings,
    "round_robin_schedule": check_schedule,
    "weaver_match": check_weaver,
}


def check_for(case):
    """What checks a case; None for the kinds that this version does not play."""
    if case["type"] == "standings" and case["input"]["system"] != "round_robin":
        return None
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
