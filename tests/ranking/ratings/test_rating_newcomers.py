"""Entry ratings: the least of all entries that agree, found among all of them by brute force."""

from itertools import pairwise, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.ranking.ratings.rating import (
    LEAST_ENTRY,
    NewMatch,
    RatedEvent,
    RatedGame,
    RatingTable,
    entry_ceiling,
    entry_ratings,
    parse_rating_table,
    rate,
)
from tests.ranking.ranking_samples import event, game, rating_table

NARROW = parse_rating_table(
    "diff_min,diff_max,expected_win,upset_win,draw\n"
    "0,1,5,5,0\n2,3,4,6,1\n4,6,3,7,2\n7,9,2,8,3\n10,,1,9,4\n"
)
"""Bands so narrow that much happens within a few points."""
TOP = LEAST_ENTRY + 14
NEW = ("X", "Y", "Z")
Field = dict[str, list[NewMatch]]


@st.composite
def fields(draw: st.DrawFn) -> Field:
    """Three new players' matches against rated opponents and each other."""
    found: Field = {name: [] for name in NEW}
    outcomes: Any = st.sampled_from(["win", "draw", "loss"])
    turned: Any = {"win": "loss", "draw": "draw", "loss": "win"}
    for name in NEW:
        for number in range(draw(st.integers(1, 4))):
            rating = draw(st.integers(LEAST_ENTRY - 5, TOP + 8))
            opponent = f"rated {number}"
            found[name].append(NewMatch(opponent=opponent, rating=rating, outcome=draw(outcomes)))
    for one, other in draw(st.lists(st.permutations(NEW).map(lambda p: p[:2]), max_size=8)):
        outcome = draw(outcomes)
        found[one].append(NewMatch(opponent=other, rating=None, outcome=outcome))
        found[other].append(NewMatch(opponent=one, rating=None, outcome=turned[outcome]))
    return found


def slow_step(name: str, field: Field, entries: dict[str, int], table: RatingTable) -> int:
    if len(field[name]) < 3:
        return LEAST_ENTRY

    def total(own: int) -> int:
        return sum(
            table.change(own, entries[m.opponent] if m.rating is None else m.rating, m.outcome)
            for m in field[name]
        )

    z = next((x for x in range(LEAST_ENTRY, TOP + 1) if total(x) <= 0), TOP)
    return z - 1 if z > LEAST_ENTRY and abs(total(z - 1)) < abs(total(z)) else z


def fixed_points(field: Field, table: RatingTable) -> list[tuple[int, ...]]:
    """Every vector of entries that a step leaves as it is."""
    span = range(LEAST_ENTRY, TOP + 1)
    steps = []
    for place, name in enumerate(NEW):
        others = [other for other in NEW if other != name]
        answer = {
            pair: slow_step(name, field, dict(zip(others, pair, strict=True)), table)
            for pair in product(span, repeat=2)
        }
        steps.append((place, answer))
    return [
        vector
        for vector in product(span, repeat=3)
        if all(vector[n] == answer[vector[:n] + vector[n + 1 :]] for n, answer in steps)
    ]


@settings(max_examples=50)
@given(fields())
def test_the_entries_are_the_least_of_all_that_agree(field: Field) -> None:
    found = entry_ratings(field, TOP, NARROW)
    points = fixed_points(field, NARROW)
    least = tuple(map(min, *points)) if len(points) > 1 else points[0]
    assert tuple(found.ratings[name] for name in NEW) == least
    assert least in points


@settings(max_examples=50)
@given(fields())
def test_the_order_of_the_players_makes_no_difference(field: Field) -> None:
    turned = {name: field[name] for name in reversed(NEW)}
    assert entry_ratings(field, TOP, NARROW).ratings == entry_ratings(turned, TOP, NARROW).ratings


@settings(max_examples=50)
@given(fields())
def test_every_round_shown_only_raises_and_the_last_gives_the_entries(field: Field) -> None:
    found = entry_ratings(field, TOP, NARROW)
    shown = [dict.fromkeys(NEW, LEAST_ENTRY)]
    for risen in found.rounds:
        shown.append({**shown[-1], **risen})
    assert shown[-1] == found.ratings
    assert all(risen for risen in found.rounds)
    for before, after in pairwise(shown):
        expected = {name: slow_step(name, field, before, NARROW) for name in NEW}
        assert after == expected


def wins(new: str, *ratings: int) -> tuple[RatedEvent, dict[str, int]]:
    names = [f"R{number}" for number in range(len(ratings))]
    games: list[RatedGame] = [game(new, name) for name in names]
    return event(*games, players=(new, *names)), dict(zip(names, ratings, strict=True))


def test_fewer_than_three_matches_leave_the_lowest_entry() -> None:
    rated, before = wins("N", 1500, 1500)
    found = rate(rated, before, rating_table())
    assert found.players[0].entry == 1200
    assert found.entries is not None
    assert found.entries.held == ("N",)
    # 1200 beats 1500 twice: 2 × 27, so 1254 would be 54 above the entry.
    assert (found.players[0].change, found.players[0].after) == (54, 1210)
    assert found.players[0].limited
    # The opponents' losses stay as the table has them [T19].
    assert found.after["R0"] == 1500 - 27


def test_three_wins_lead_to_the_highest_rating_of_the_others() -> None:
    rated, before = wins("N", 1350, 1400, 1250)
    found = rate(rated, before, rating_table())
    assert found.players[0].entry == 1400
    assert found.players[0].after == 1410


def test_a_final_rating_above_the_bounds_is_not_limited() -> None:
    rated, before = wins("N", 2000, 1900, 1850)
    found = rate(rated, before, rating_table())
    assert found.players[0].entry == 1800
    # Differences 200, 100, 50: 24 + 20 + 18.
    assert (found.players[0].after, found.players[0].limited) == (1862, False)


@pytest.mark.parametrize(
    ("ratings", "ceiling"), [((), 1800), ((900,), 1200), ((1300, 1555), 1555), ((2100,), 1800)]
)
def test_the_highest_entry_is_the_best_rating_before_within_bounds(
    ratings: tuple[int, ...], ceiling: int
) -> None:
    assert entry_ceiling(ratings) == ceiling


def test_an_event_of_new_players_alone_rises_from_below() -> None:
    names = ("A", "B", "C", "D")
    games = [game(a, b) for n, a in enumerate(names) for b in names[n + 1 :]]
    found = rate(event(*games, players=names), {}, rating_table())
    assert found.entries is not None
    assert found.entries.ceiling == 1800
    entries = found.entries.ratings
    assert entries["A"] == 1800 >= entries["B"] >= entries["C"] >= entries["D"] == 1200


def test_an_event_of_2000_players_500_of_them_new_is_rated() -> None:
    names = [f"P{number:04}" for number in range(2000)]
    before = {name: 1000 + number * 7 % 1000 for number, name in enumerate(names) if number % 4}
    games = [
        game(a, b, ("1-0", "0-1", "1/2-1/2")[(number * 7 + turn * 5) % 3], match=turn)
        for turn in range(9)
        for number, (a, b) in enumerate(
            zip(names[: 1000 - turn], names[1000 + turn :], strict=True)
        )
    ]
    found = rate(event(*games, players=tuple(names)), before, rating_table())
    new = [each for each in found.players if each.before is None]
    assert len(new) == 500
    assert all(each.entry is not None and 1200 <= each.entry <= 1800 for each in new)
    assert len({each.entry for each in new}) > 50
