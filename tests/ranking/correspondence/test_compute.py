"""The outcome of an event for its players, rule by rule."""

from datetime import date
from typing import Any

import pytest

from corr.ranking.correspondence.compute import PlayerResult, Result, compute, to_json
from corr.ranking.correspondence.event import write_level
from corr.ranking.correspondence.eventfile import read
from corr.ranking.correspondence.norms import DECIDED, months_after

Json = dict[str, Any]
DATE = "2024-05-01"
"""Three months after the start of every event here."""


def game(black: str, white: str, points: float = 1, **changes: Any) -> Json:
    result = {1: "1-0", 0: "0-1", 0.5: "1/2-1/2"}[points]
    ended = "agreement" if points == 0.5 else "five"
    played = {"black": black, "white": white, "result": result, "ended": ended}
    return {**played, "ended_on": "2024-04-01", "moves": [9, 9], **changes}


def event(levels: Json, games: list[Json], **changes: Any) -> Result:
    """Three bystanders make the event large enough; a level may be a whole player."""
    players = [
        {"id": name, **(level if isinstance(level, dict) else {"level": level})}
        for name, level in {**levels, "X": "1 kyu", "Y": "1 kyu", "Z": "1 kyu"}.items()
    ]
    named = {"name": "Korr", "start": "2024-02-01", "close": "2025-02-01"}
    decisions = changes.pop("decisions", DECIDED)
    document = {"event": named, "players": players, "games": games, **changes}
    return compute(read(document), decisions)


def one(result: Result, name: str = "A") -> PlayerResult:
    return next(player for player in result.players if player.id == name)


def example(points: float, me: Any = "5 kyu", **changes: Any) -> PlayerResult:
    """The first worked example: ten games against indices 5,5,5,6,6,7,7,8,12 and 2."""
    indices = (5, 5, 5, 6, 6, 7, 7, 8, 12, 2)
    levels = {f"O{place}": write_level(index) for place, index in enumerate(indices)}
    won = int(points)
    taken = [1.0] * won + ([0.5] if points > won else [])
    taken += [0.0] * (10 - len(taken))
    games = [game("A", name, share) for name, share in zip(levels, taken, strict=True)]
    games += [game("O0", name) for name in ("X", "Y", "Z") * 6]  # O0 has the most points
    return one(event({"A": me, **levels}, games, **changes))


@pytest.mark.parametrize(
    ("points", "level", "reason", "confirmed"),
    [
        (8, "3 kyu", "rise2", True),
        (7.5, "4 kyu", "rise1", True),
        (7, "4 kyu", "rise1", True),
        (6.5, "4 kyu", "rise1", True),
        (6, "5 kyu", "confirmed", True),
        (5, "5 kyu", "confirmed", True),
        (4.5, "5 kyu", "kept", False),
        (2.5, "5 kyu", "kept", False),
        (2, "6 kyu", "fell", False),
    ],
)
def test_the_first_worked_example(points: float, level: str, reason: str, confirmed: bool) -> None:
    found = example(points)
    assert found.level_after
    assert (write_level(found.level_after), found.reason) == (level, reason)
    assert found.confirmed is confirmed


def test_nobody_rises_more_than_two_levels_but_the_report_knows_who_would() -> None:
    found = example(10)
    assert found.level_in_event == 8
    assert found.beyond == 9
    assert example(8).beyond is None


def most_points(walkovers: int) -> PlayerResult:
    """Half of the games drawn against far weaker players is too little for 10 dan."""
    games = [game("A", "B", 0.5) for _ in range(4)] + [game("A", "C", 0.5) for _ in range(5)]
    games += [game("A", "X", ended="walkover", moves=[0, 0]) for _ in range(walkovers)]
    return one(event({"A": "5 dan", "B": "10 kyu", "C": "2 dan"}, games))


def test_most_points_in_the_event_keep_a_level_whose_norm_was_missed() -> None:
    found = most_points(walkovers=2)
    assert found.norms
    assert not found.norms.keep.is_met_by(found.points)
    assert (found.reason, found.level_after, found.confirmed) == ("kept_most_points", 15, False)


def test_shared_most_points_count_for_all_who_share_them() -> None:
    levels = {"A": "5 dan", "B": "2 dan", "C": "10 kyu", "D": "10 kyu"}
    games = [game("A", "B", 0.5) for _ in range(9)] + [game("C", "D") for _ in range(5)]
    assert one(event(levels, games[:-1])).reason == "kept_most_points"
    assert one(event(levels, games)).reason == "fell"


def test_ten_kyu_cannot_fall() -> None:
    levels = {"A": "10 kyu", "B": "10 kyu"}
    found = one(event(levels, [game("A", "B", 0) for _ in range(8)]))
    assert (found.reason, found.level_in_event, found.level_after) == ("kept", 1, 1)


def test_ten_dan_cannot_rise() -> None:
    levels = {"A": "10 dan", "B": "10 dan"}
    found = one(event(levels, [game("A", "B") for _ in range(8)]))
    assert (found.reason, found.level_after) == ("confirmed", 20)
    assert found.norms
    assert found.norms.rise1 is None


@pytest.mark.parametrize(
    ("points", "months", "close", "after", "changed"),
    [
        (7, "5 kyu", "2 kyu", "2 kyu", True),  # max(P1, P2)
        (7, "5 kyu", "6 kyu", "4 kyu", False),
        (2, "5 kyu", "4 kyu", "5 kyu", True),  # P2 - 1
        (2, "5 kyu", "5 kyu", "6 kyu", False),
        (2, "5 kyu", "7 kyu", "7 kyu", True),  # already lowered
    ],
)
def test_levels_that_change_during_the_event_follow_the_table_of_article_2_4(
    points: float, months: str, close: str, after: str, changed: bool
) -> None:
    me = {"level": "6 kyu", "level_three_months": months, "level_close": close}
    found = example(points, me)
    assert found.level_after
    assert write_level(found.level_after) == after
    assert found.changed_during_event is changed


def test_norms_are_set_from_the_level_at_three_months_unless_the_event_closes_before() -> None:
    me = {"level": "6 kyu", "level_three_months": "5 kyu", "level_close": "4 kyu"}
    assert example(5, me).own == 6
    named = {"name": "Korr", "start": "2024-02-01", "close": "2024-04-30"}
    assert example(5, me, event=named).own == 7


def test_opponents_count_with_their_level_at_the_start() -> None:
    levels = {"A": "5 kyu", "B": {"level": "5 kyu", "level_close": "1 kyu"}}
    assert one(event(levels, [game("A", "B") for _ in range(7)])).total == 7 * 6


@pytest.mark.parametrize(
    ("changes", "completed"),
    [
        ({}, 1),
        ({"moves": [1, 0]}, 0),
        ({"ended": "time"}, 1),
        ({"ended": "withdrawal"}, 0),
        ({"ended": "withdrawal", "ended_on": DATE}, 1),
        ({"ended": "withdrawal", "ended_on": "2024-04-30"}, 0),
        ({"ended": "withdrawal", "ended_on": "2024-06-01", "moves": [1, 0]}, 0),
        ({"ended": "withdrawal", "started_on": DATE, "ended_on": "2024-06-01"}, 1),
        ({"ended": "withdrawal", "started_on": "2024-05-02", "ended_on": "2024-06-01"}, 0),
        ({"ended": "five", "started_on": "2024-05-02", "ended_on": "2024-06-01"}, 1),
        ({"ended": "adjudication"}, 0),
        ({"ended": "adjudication", "ended_on": "2024-06-01"}, 1),
        ({"ended": "walkover", "ended_on": "2024-06-01", "moves": [0, 0]}, 0),
    ],
)
def test_which_games_are_completed(changes: Json, completed: int) -> None:
    result = event({"A": "5 kyu", "B": "5 kyu"}, [game("A", "B", **changes)])
    assert (
        result.completed_games == one(result).completed == one(result, "B").completed == completed
    )


@pytest.mark.parametrize(
    ("start", "date_"),
    [("2024-01-31", "2024-04-30"), ("2023-11-30", "2024-02-29"), ("2024-12-01", "2025-03-01")],
)
def test_three_months_are_calendar_months(start: str, date_: str) -> None:
    assert months_after(date.fromisoformat(start), 3).isoformat() == date_


def test_an_annulled_player_has_completed_games_but_no_score() -> None:
    games = [game("A", "B"), game("B", "X")]
    result = event({"A": "5 kyu", "B": "5 kyu"}, games, annulled=["B"])
    assert [one(result, name).points for name in ("A", "B")] == [2, 2]
    assert [one(result, name).score for name in ("A", "B")] == [0, 0]


@pytest.mark.parametrize(
    ("games", "near", "reason"),
    [(6, 6, "too_few_games"), (9, 4, "too_few_opponents"), (7, 5, "confirmed")],
)
def test_a_norm_needs_seven_games_and_five_near_opponents(
    games: int, near: int, reason: str
) -> None:
    levels = {"A": "5 kyu", "B": "8 kyu", "C": "9 kyu"}
    played = [game("A", "B" if n < near else "C") for n in range(games)]
    found = one(event(levels, played))
    assert found.reason == reason
    assert (found.norms is None) is reason.startswith("too_few")


def test_four_participants_change_nobodys_ranking() -> None:
    result = event({"A": "5 kyu"}, [game("A", "X") for _ in range(9)])
    assert one(result).reason == "too_few_participants"
    assert one(result).level_after == 6


def test_without_a_norm_the_player_keeps_the_level_at_the_close() -> None:
    me = {"level": "5 kyu", "level_close": "7 kyu"}
    assert one(event({"A": me, "B": "5 kyu"}, [])).level_after == 4


def newcomer(me: Json, games: int = 8, against: str = "5 kyu") -> PlayerResult:
    played = [game("A", "B", 1 if n < games / 2 else 0) for n in range(games)]
    return one(event({"A": {"level": None, **me}, "B": against}, played))


def test_a_new_player_gets_the_level_found() -> None:
    found = newcomer({})
    assert (found.reason, found.level_after, found.confirmed) == ("new", 6, False)


def test_a_new_player_with_too_few_games_gets_no_ranking() -> None:
    found = newcomer({}, games=6)
    assert (found.reason, found.found, found.level_after) == ("new_unranked", 6, None)
    assert newcomer({"level_close": "1 kyu"}, games=6).level_after == 10


@pytest.mark.parametrize(("close", "after"), [("1 kyu", 10), ("9 kyu", 6)])
def test_a_new_player_ranked_elsewhere_keeps_the_higher_level(close: str, after: int) -> None:
    assert newcomer({"level_close": close}).level_after == after


@pytest.mark.parametrize(
    ("close", "proposed"), [(None, True), ("2 dan", True), ("3 dan", False), ("5 dan", False)]
)
def test_a_level_from_three_dan_is_proposed_unless_it_is_held(
    close: str | None, proposed: bool
) -> None:
    assert newcomer({"level_close": close}, against="3 dan").proposed is proposed


def test_two_dan_needs_no_proposal() -> None:
    assert not newcomer({}, against="2 dan").proposed


def test_a_norm_above_ten_dan_is_left_out_of_the_output() -> None:
    levels = {"A": "9 dan", "B": "9 dan"}
    result = event(levels, [game("A", "B") for _ in range(8)])
    players: Any = to_json(result)["players"]
    assert set(players["A"]["norms"]) == {"keep", "confirm", "rise1"}
