"""The rating of one event: the table, which games count, and a second calculation by the text."""

import csv
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.ranking.ratings.rating import (
    TURNED,
    RatedEvent,
    RatedGame,
    parse_rating_table,
    rate,
    why_uncounted,
)
from tests.ranking.ranking_samples import PLAYERS, event, game, rating_table, table_text

ratings = st.integers(900, 2300)


def deltas(rated: RatedEvent, before: dict[str, int]) -> dict[str, int]:
    found = rate(rated, before, rating_table())
    return {each.player: each.delta for each in found.players if each.matches}


@pytest.mark.parametrize(
    ("difference", "band"),
    [(0, 0), (10, 0), (11, 1), (33, 1), (34, 2), (270, 10), (409, 13), (499, 14), (500, 15)],
)
def test_the_bands_end_where_the_rules_say(difference: int, band: int) -> None:
    table = rating_table()
    assert table.band(difference).number == table.band(-difference).number == band
    assert table.change(1000 + difference, 1000, "win") == 16 - band
    assert table.change(1000, 1000 + difference, "loss") == band - 16
    if difference:
        assert table.change(1000, 1000 + difference, "win") == 16 + band
        assert table.change(1000 + difference, 1000, "loss") == -16 - band
        assert table.change(1000 + difference, 1000, "draw") == -band
        assert table.change(1000, 1000 + difference, "draw") == band


@given(ratings, ratings, st.sampled_from(["win", "draw", "loss"]))
def test_what_one_player_gets_the_other_loses(one: int, other: int, outcome: Any) -> None:
    table = rating_table()
    assert table.change(one, other, outcome) == -table.change(other, one, TURNED[outcome])


@given(ratings, ratings, st.sampled_from(["win", "draw", "loss"]))
def test_a_higher_own_rating_never_gets_more(own: int, opponent: int, outcome: Any) -> None:
    table = rating_table()
    one_more = table.change(own + 1, opponent, outcome)
    assert one_more <= table.change(own, opponent, outcome)


def test_a_table_with_a_gap_is_refused() -> None:
    header = "diff_min,diff_max,expected_win,upset_win,draw\n"
    for rows in ("0,10,16,16,0\n12,,15,17,1\n", "0,10,16,16,0\n", "1,,16,16,0\n", ""):
        with pytest.raises(ValueError, match="do not follow"):
            parse_rating_table(header + rows)


def test_all_matches_use_the_ratings_from_before_the_event() -> None:
    games = [game("A", "B", match=number) for number in range(5)]
    found = rate(event(*games), dict.fromkeys(PLAYERS, 1500), rating_table())
    assert found.after["A"] == 1500 + 5 * 16
    assert found.after["B"] == 1500 - 5 * 16
    assert {match.opponent_rating for match in found.players[0].matches} == {1500}


def test_a_match_of_several_games_counts_once() -> None:
    """[T16] Three games, 2-1: one win, whoever had black."""
    games = [game("A", "B"), game("B", "A"), game("A", "B", "1-0")]
    assert deltas(event(*games), {"A": 1500, "B": 1500}) == {"A": 16, "B": -16}


def test_only_the_counted_games_decide_a_match() -> None:
    games = [
        game("A", "B"),
        game("B", "A", "1-0", walkover=True),
        game("B", "A", both_moved=False),
    ]
    assert deltas(event(*games), {"A": 1500, "B": 1500}) == {"A": 16, "B": -16}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (game("A", "B", walkover=True), "walkover"),
        (game("A", "B", both_moved=False), "no_moves"),
        (game("A", "B", None), "no_result"),
        (game("A", "B", "0-0"), "no_result"),
        (game("A", "B", "1/2-1/2"), ""),
        (game("A", "B", "0-1"), ""),
    ],
)
def test_a_game_counts_if_it_was_completed_and_both_moved(given: RatedGame, why: str) -> None:
    assert why_uncounted(given) == why


@pytest.mark.parametrize(
    ("minutes", "control", "counts"),
    [(10, None, True), (9, None, False), (60, 10, True), (60, 9, False), (9, 30, False)],
)
def test_a_match_needs_ten_minutes_a_game_and_to_each_control(
    minutes: int, control: int | None, counts: bool
) -> None:
    rated = event(game("A", "B"), minutes=minutes, control_minutes=control)
    found = rate(rated, {"A": 1500, "B": 1500}, rating_table())
    assert bool(found.players[0].matches) is counts
    assert found.uncounted == ("" if counts else "thinking_time",)
    assert found.after["A"] == (1516 if counts else 1500)


def test_every_step_of_a_change_is_kept() -> None:
    found = rate(event(game("A", "B", "0-1", match=3)), {"A": 1528, "B": 1349}, rating_table())
    (match,) = found.players[0].matches
    assert (match.opponent, match.match, match.outcome) == ("B", 3, "loss")
    assert (match.difference, match.band, match.change) == (179, 8, -24)
    (other,) = found.players[1].matches
    assert (other.difference, other.band, other.change) == (-179, 8, 24)


def test_a_new_player_without_a_counted_match_gets_no_rating() -> None:
    rated = event(game("A", "B", walkover=True), game("C", "D"))
    found = rate(rated, {"B": 1500, "C": 1500, "D": 1500}, rating_table())
    assert "A" not in found.after
    assert (found.players[0].entry, found.players[0].delta) == (None, 0)
    assert found.entries is None


@pytest.mark.parametrize(
    ("games", "players", "says"),
    [
        ((), ("A", "B", "A"), "twice"),
        ((game("A", "A"),), ("A",), "himself"),
        ((game("A", "Z"),), ("A",), "Z plays"),
    ],
)
def test_an_event_that_cannot_be_is_refused(
    games: tuple[RatedGame, ...], players: tuple[str, ...], says: str
) -> None:
    with pytest.raises(ValueError, match=says):
        rate(event(*games, players=players), {}, rating_table())


# A second calculation, from the rows of the table and the words of the rules.

ROWS = [
    {name: int(value or 10**6) for name, value in row.items()}
    for row in csv.DictReader(table_text("rating_table.csv").splitlines())
]
POINTS = {"1-0": (1, 0), "0-1": (0, 1), "1/2-1/2": (Fraction(1, 2), Fraction(1, 2))}


def slow_change(own: int, other: int, score: Fraction) -> int:
    (row,) = [r for r in ROWS if r["diff_min"] <= abs(own - other) <= r["diff_max"]]
    if score == Fraction(1, 2):
        return row["draw"] if own < other else -row["draw"]
    if score == 1:
        return row["expected_win"] if own >= other else row["upset_win"]
    return -slow_change(other, own, Fraction(1)) if own != other else -16


def slow_scores(rated: RatedEvent) -> dict[str, list[tuple[str, Fraction]]]:
    """Per player: opponent and score (1, ½, 0) of every match."""
    found: dict[str, list[tuple[str, Fraction]]] = {player: [] for player in rated.players}
    meetings = {(frozenset((g.black, g.white)), g.match) for g in rated.games}
    for pair, number in sorted(meetings, key=lambda each: (sorted(each[0]), each[1])):
        taken = dict.fromkeys(pair, Fraction(0))
        played = 0
        for g in rated.games:
            if {g.black, g.white} == pair and g.match == number:
                if g.walkover or not g.both_moved or g.result not in POINTS:
                    continue
                played += 1
                taken[g.black] += POINTS[g.result][0]
                taken[g.white] += POINTS[g.result][1]
        one, other = pair
        if played:
            sign = (taken[one] > taken[other]) - (taken[one] < taken[other])
            found[one].append((other, Fraction(1 + sign, 2)))
            found[other].append((one, Fraction(1 - sign, 2)))
    return found


def slow_rate(rated: RatedEvent, before: dict[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Entry ratings and ratings after the event, step by step as in [T17] to [T19]."""
    scores = slow_scores(rated)
    held = {player: before[player] for player in rated.players if player in before}
    top = max(1200, min(1800, max(held.values(), default=1800)))
    entry = {p: 1200 for p in rated.players if p not in held and scores[p]}

    def total(player: str, own: int) -> int:
        known = {**held, **entry}
        return sum(slow_change(own, known[other], score) for other, score in scores[player])

    def step(player: str) -> int:
        if len(scores[player]) < 3:
            return 1200
        z = next((x for x in range(1200, top + 1) if total(player, x) <= 0), top)
        closer = z > 1200 and abs(total(player, z - 1)) < abs(total(player, z))
        return z - 1 if closer else z

    while (after := {player: step(player) for player in entry}) != entry:
        entry = after
    final = {}
    for player, own in {**held, **entry}.items():
        final[player] = own + total(player, own)
        if player in entry and 1200 <= final[player] <= 1800:
            final[player] = max(own - 10, min(own + 10, final[player]))
    return entry, final


@st.composite
def events(draw: st.DrawFn) -> tuple[RatedEvent, dict[str, int]]:
    known = draw(st.sets(st.sampled_from(PLAYERS), min_size=2))
    before = {player: draw(st.integers(1000, 1900)) for player in sorted(known)}
    games = []
    for _ in range(draw(st.integers(0, 18))):
        black, white = draw(st.permutations(PLAYERS))[:2]
        games.append(
            game(
                black,
                white,
                draw(st.sampled_from(["1-0", "0-1", "1/2-1/2", "0-0", None])),
                match=draw(st.integers(1, 3)),
                both_moved=draw(st.integers(0, 9)) > 0,
                walkover=draw(st.integers(0, 9)) == 0,
            )
        )
    return event(*games), before


@settings(max_examples=60)
@given(events())
def test_a_second_calculation_gives_the_same_ratings(
    case: tuple[RatedEvent, dict[str, int]],
) -> None:
    rated, before = case
    found = rate(rated, before, rating_table())
    entry, after = slow_rate(rated, before)
    assert {p.player: p.entry for p in found.players if p.entry is not None} == entry
    assert found.after == after
    for each in found.players:
        start = each.entry if each.before is None else each.before
        if start is not None and not each.limited:
            assert each.after == start + each.change
