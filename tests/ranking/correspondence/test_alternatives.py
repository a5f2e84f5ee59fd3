"""Each open question is shown when, and only when, its alternative changes an outcome."""

from typing import Any

import pytest
from msgspec.structs import fields

from corr.ranking.correspondence.compute import ALTERNATIVES, Alternative, alternatives, compute
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.eventfile import read
from corr.ranking.correspondence.norms import DECIDED, Decisions

Json = dict[str, Any]
BYSTANDERS = {"X": "1 kyu", "Y": "1 kyu", "Z": "1 kyu"}


def game(black: str, white: str, points: float = 1, **changes: Any) -> Json:
    result = {1: "1-0", 0: "0-1", 0.5: "1/2-1/2"}[points]
    ended = "agreement" if points == 0.5 else "five"
    played = {"black": black, "white": white, "result": result, "ended": ended}
    return {**played, "ended_on": "2024-04-01", "moves": [9, 9], **changes}


def found(levels: Json, games: list[Json], **changes: Any) -> dict[str, Alternative]:
    players = [
        {"id": name, **(level if isinstance(level, dict) else {"level": level})}
        for name, level in levels.items()
    ]
    named = {"name": "Korr", "start": "2024-02-01", "close": "2025-02-01"}
    event = read({"event": named, "players": players, "games": games, **changes})
    return {other.code: other for other in alternatives(event, compute(event))}


def then(other: Alternative, player: str = "A") -> str:
    (change,) = [change for change in other.changes if change.now.id == player]
    return write_level(change.then.level_after) if change.then.level_after else "none"


def score(won: int, games: int) -> list[float]:
    return [1.0] * won + [0.0] * (games - won)


PAIR = {"A": "5 kyu", "B": "5 kyu", **BYSTANDERS}


def versus(won: int, games: int, **changes: Any) -> list[Json]:
    return [game("A", "B", points, **changes) for points in score(won, games)]


def test_a_plain_event_raises_no_question() -> None:
    moved = [game("X", "Y"), game("Y", "Z")]
    assert found(PAIR, [*versus(4, 8), *moved]) == {}


def test_k1_a_foreigner_would_be_new() -> None:
    abroad = {**PAIR, "A": {"level": "1 dan", "country": "EE"}}
    other = found(abroad, versus(4, 8))["foreign_new"]
    assert other.number == 1
    assert then(other) == "5 kyu"


@pytest.mark.parametrize("country", ["", "SE", "se", "Sverige"])
def test_k1_does_not_ask_about_players_from_home(country: str) -> None:
    home = {**PAIR, "A": {"level": "1 dan", "country": country}}
    assert "foreign_new" not in found(home, versus(4, 8))


def test_k2_a_game_without_a_move_that_ran_on_the_date_would_count() -> None:
    unmoved = game("A", "B", 0, ended="time", ended_on="2024-06-01", moves=[0, 0])
    other = found(PAIR, [*versus(2, 8), *[unmoved] * 4])["unmoved_on_the_date"]
    assert then(other) == "6 kyu"


def test_k3_a_loss_on_time_would_not_count() -> None:
    games = [*versus(2, 7), *versus(0, 3, ended="time")]
    assert then(found(PAIR, games)["endings_no_time"]) == "5 kyu"


def test_k3_an_adjudication_would_count() -> None:
    games = [*versus(4, 7), *versus(4, 4, ended="adjudication")]
    assert then(found(PAIR, games)["endings_adjudication"]) == "4 kyu"


def test_k4_walkovers_would_be_points() -> None:
    walkovers = [game("A", "X", ended="walkover", moves=[0, 0]) for _ in range(3)]
    assert then(found(PAIR, [*versus(4, 8), *walkovers])["points_event"]) == "3 kyu"


def test_k5_the_norms_would_be_set_from_the_start() -> None:
    levels = {**PAIR, "A": {"level": "5 kyu", "level_three_months": "3 kyu"}}
    assert then(found(levels, versus(5, 10))["own_level_start"]) == "3 kyu"
    assert found(levels, versus(5, 10))["own_level_start"].number == 5


TOP = {"A": "5 dan", "B": "2 dan", "C": "10 kyu", "D": "10 kyu", "E": "10 kyu"}
DRAWN = [game("A", "B", 0.5) for _ in range(9)]


def test_k6_a_shared_first_place_would_not_keep_the_level() -> None:
    assert then(found(TOP, DRAWN)["most_points_sole"]) == "4 dan"


def test_k6_points_in_completed_games_would_decide() -> None:
    walkovers = [game("C", "D", ended="walkover", moves=[0, 0]) for _ in range(6)]
    other = found(TOP, [*DRAWN, *walkovers])["most_points_completed"]
    assert then(other) == "5 dan"


def test_k7_who_never_moved_would_not_count_as_a_participant() -> None:
    games = [*versus(8, 8), game("X", "Y")]
    assert then(found(PAIR, games)["participants_moved"]) == "5 kyu"


def test_k8_without_a_norm_the_table_would_hold() -> None:
    levels = {
        **PAIR,
        "A": {"level_three_months": "3 kyu", "level_close": "5 kyu"} | {"level": "5k"},
    }
    assert then(found(levels, [])["no_norm_table"]) == "3 kyu"


NEW = {"A": None, "B": None, **BYSTANDERS}
SWAP = [game("A", "B", 0.5) for _ in range(8)]


def test_k11_the_arbiters_estimates_could_reach_the_bounds() -> None:
    games = [*SWAP, *[game("A", "X", 0.5) for _ in range(2)]]
    others = found(NEW, games)
    assert others["estimate_least"].number == 11
    assert then(others["estimate_least"]) == "5 kyu"
    assert "estimate_greatest" not in others  # the results lead there already


def test_k11_is_no_question_where_the_arbiter_estimated_everybody() -> None:
    games = [*SWAP, *[game("A", "X", 0.5) for _ in range(2)]]
    others = found(NEW, games, estimates={"A": "1 kyu", "B": "1 kyu"})
    assert "estimate_least" not in others


def test_k12_a_new_player_with_too_few_games_would_be_ranked() -> None:
    games = [game("A", "X", 0.5) for _ in range(3)]
    assert then(found({"A": None, "B": "5 kyu", **BYSTANDERS}, games)["new_few_games_ranked"]) == (
        "1 kyu"
    )


def test_k13_the_event_that_closes_last_would_decide() -> None:
    levels = {"A": {"level": None, "level_close": "3 dan"}, "B": "5 kyu", **BYSTANDERS}
    assert then(found(levels, versus(4, 8))["new_elsewhere_last_event"]) == "5 kyu"


def test_k14_after_a_circle_the_greatest_fixed_point_would_hold() -> None:
    others = found(NEW, SWAP, estimates={"A": "10 kyu", "B": "1 kyu"})
    assert then(others["circle_greatest"]) == "10 dan"


def test_an_alternative_that_needs_estimates_names_the_players() -> None:
    adjourned = game("A", "X", 0.5, ended="time")
    other = found(NEW, [*SWAP, adjourned])["endings_no_time"]
    assert other.needed == ("A", "B")
    assert other.changes == ()


def test_every_open_question_has_a_field_and_an_alternative_where_it_can_matter() -> None:
    assert len(fields(Decisions)) == 13
    outside_the_event_or_bounded = {9, 10, 11}
    numbers = {number for number, _ in ALTERNATIVES.values()}
    assert numbers == set(range(1, 15)) - outside_the_event_or_bounded
    assert all(decisions != DECIDED for _, decisions in ALTERNATIVES.values())


def test_k11_is_asked_where_the_arbiter_estimated_one_and_the_others_follow() -> None:
    new = {f"N{place}": None for place in range(8)}
    games = [
        game(f"N{one}", f"N{other}", (one + other) % 2)
        for one in range(8)
        for other in range(one + 1, 8)
    ]
    levels = {**new, **BYSTANDERS}
    others = found(levels, games, estimates={"N0": "5 kyu"})
    assert {"estimate_least", "estimate_greatest"} <= others.keys()
    everybody = dict.fromkeys(new, "5 kyu")
    assert "estimate_least" not in found(levels, games, estimates=everybody)
