"""The iteration for new players: monotone, so it always ends between its bounds."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import ArbiterError
from corr.ranking.correspondence.compute import compute, to_json
from corr.ranking.correspondence.eventfile import read
from corr.ranking.correspondence.newcomers import EstimatesNeeded, Newcomer, Vector, one_round
from corr.ranking.correspondence.norms import highest_reached

SIZE = 4
index = st.integers(1, 20)
vectors = st.tuples(*[index] * SIZE)


@st.composite
def newcomers(draw: st.DrawFn) -> tuple[Newcomer, ...]:
    found = []
    for _ in range(SIZE):
        ranked = draw(st.integers(0, 8))
        new = draw(st.lists(st.integers(0, SIZE - 1), max_size=8))
        games = ranked + len(new)
        found.append(
            Newcomer(
                games=games,
                points=draw(st.integers(0, 2 * games)),
                ranked_games=ranked,
                ranked_points=0,
                ranked_total=sum(draw(st.lists(index, min_size=ranked, max_size=ranked))),
                new_opponents=tuple(new),
            )
        )
    return tuple(found)


def below(low: Vector, high: Vector) -> bool:
    return all(one <= other for one, other in zip(low, high, strict=True))


@given(newcomers(), vectors, vectors)
def test_stronger_opponents_never_lower_a_level_found(
    new: tuple[Newcomer, ...], one: Vector, other: Vector
) -> None:
    low, high = tuple(map(min, one, other)), tuple(map(max, one, other))
    assert below(one_round(new, low), one_round(new, high))


@given(newcomers())
def test_from_either_end_the_iteration_only_rises_or_falls(new: tuple[Newcomer, ...]) -> None:
    for start, up in ((1, True), (20, False)):
        path = [tuple(start if each.games else 7 for each in new)]
        path += [one_round(new, path[-1])]
        while path[-1] != path[-2]:
            path.append(one_round(new, path[-1]))
        assert all(below(a, b) if up else below(b, a) for a, b in pairwise(path))


def event(levels: dict[str, str | None], won: str, **changes: object) -> dict[str, object]:
    """`won` holds the games as pairs of ids, the winner first; `A=B` is a draw."""
    games = []
    for pair in won.split():
        black, white = pair.split("=") if "=" in pair else pair.split(">")
        drawn = "=" in pair
        games.append(
            {
                "black": black,
                "white": white,
                "result": "1/2-1/2" if drawn else "1-0",
                "ended": "full" if drawn else "five",
                "ended_on": "2024-06-01",
                "moves": [9, 9],
            }
        )
    return {
        "event": {"name": "Korr", "start": "2024-02-01", "close": "2025-02-01"},
        "players": [{"id": name, "level": level} for name, level in levels.items()],
        "games": games,
        **changes,
    }


def new_players(document: dict[str, object]) -> dict[str, object]:
    found = to_json(compute(read(document)))["new_players"]
    assert isinstance(found, dict)
    return found


SWAP = "A=B A=B A=B A=B"
NEW = {"A": None, "B": None}


def test_two_new_players_who_meet_only_each_other_swap_levels_in_a_circle() -> None:
    found = new_players(event(NEW, SWAP, estimates={"A": "10 kyu", "B": "1 kyu"}))
    circle = [{"A": "10 kyu", "B": "1 kyu"}, {"A": "1 kyu", "B": "10 kyu"}]
    assert found["circle"] == circle
    assert found["rounds"] == [circle[1], circle[0]]
    assert found["result"] == {"A": "10 kyu", "B": "10 kyu"}
    assert found["least"] == {"A": "10 kyu", "B": "10 kyu"}
    assert found["greatest"] == {"A": "10 dan", "B": "10 dan"}


def test_an_estimate_that_stands_still_is_told_by_one_round() -> None:
    found = new_players(event(NEW, SWAP, estimates={"A": "5 kyu", "B": "5 kyu"}))
    assert found["rounds"] == [{"A": "5 kyu", "B": "5 kyu"}]
    assert found["circle"] is None


def test_the_estimate_comes_from_the_games_against_ranked_opponents_alone() -> None:
    found = new_players(event({**NEW, "R": "5 kyu"}, "A=R A=R B>A B>A"))
    assert found["estimate"] == {"A": "5 kyu", "B": "5 kyu"}


def test_the_arbiters_estimate_replaces_it() -> None:
    document = event({**NEW, "R": "5 kyu"}, "A=R B>A", estimates={"A": "1 dan"})
    assert new_players(document)["estimate"] == {"A": "1 dan", "B": "1 dan"}


def test_the_mean_of_the_others_is_rounded_with_ties_down() -> None:
    levels = {"A": None, "B": None, "C": None}
    for second, mean in (("4 kyu", "5 kyu"), ("3 kyu", "4 kyu"), ("2 kyu", "4 kyu")):
        document = event(levels, "A=C B=C", estimates={"A": "5 kyu", "B": second})
        assert new_players(document)["estimate"]["C"] == mean  # type: ignore[index]


def test_without_anything_to_go_by_the_players_who_need_estimates_are_named() -> None:
    document = event({**NEW, "C": None, "R": "5 kyu"}, "A>B")
    with pytest.raises(EstimatesNeeded) as refused:
        compute(read(document))
    assert refused.value.players == ("A", "B")
    assert isinstance(refused.value, ArbiterError)
    (fault,) = refused.value.faults
    assert "A, B" in fault


def test_new_players_without_a_completed_game_need_no_estimate() -> None:
    assert to_json(compute(read(event({**NEW, "R": "5 kyu"}, ""))))["new_players"] is None


def test_who_completed_nothing_stands_still_with_the_mean() -> None:
    found = new_players(event({**NEW, "R": "5 kyu"}, "A=R A=R"))
    for key in ("estimate", "result", "least", "greatest"):
        assert found[key]["B"] == "5 kyu"  # type: ignore[index]


def test_no_points_at_all_is_ten_kyu() -> None:
    assert highest_reached(8, 8, 0) == 1
