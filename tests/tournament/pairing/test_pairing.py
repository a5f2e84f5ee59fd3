from collections import Counter, defaultdict
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.pairing.pairing import (
    Pairing,
    game_id,
    match_colours,
    parse_table,
    round_robin,
    rounds,
)
from tests.every import every
from tests.places import ROOT

TABLES = ROOT / "data" / "round_robin.csv"


@pytest.fixture(scope="module")
def tables():
    return parse_table(TABLES.read_text(encoding="utf-8"))


def colours(games):
    """Every seat's colours in order of play."""
    found = defaultdict(list)
    for game in games:
        found[game.black].append("black")
        found[game.white].append("white")
    return found


def seated(games):
    """The seats of every round, in no order."""
    found = defaultdict(list)
    for game in games:
        found[game.round] += [game.black, game.white]
    return found


def test_the_printed_tables_hold_every_even_size_from_4_to_18(tables):
    assert sorted(tables) == list(range(4, 19, 2))


def test_the_rule_gives_every_printed_table(tables):
    for size, printed in tables.items():
        assert round_robin(size) == printed


@pytest.mark.parametrize("size", [5, 8, 17, 18])
def test_a_printed_table_and_the_rule_give_the_same_event(tables, size):
    assert round_robin(size, 2, tables) == round_robin(size, 2)


def test_a_printed_table_goes_before_the_rule():
    printed = {4: tuple(reversed(round_robin(4)))}
    assert round_robin(4, table=printed) == printed[4]


def test_two_players_meet_once_and_number_2_opens():
    assert round_robin(2) == (Pairing(round=1, board=1, black=2, white=1),)


@every("size", range(2, 201, 2))
def test_even_numbers_meet_once_sit_once_a_round_and_colours_differ_by_one(size):
    games = round_robin(size)
    pairs = Counter(frozenset((game.black, game.white)) for game in games)
    assert pairs == Counter(frozenset(pair) for pair in combinations(range(1, size + 1), 2))
    everybody = list(range(1, size + 1))
    assert [sorted(seats) for seats in seated(games).values()] == [everybody] * (size - 1)
    repeats = 0
    for own in colours(games).values():
        assert abs(own.count("black") - own.count("white")) == 1
        repeats += sum(one == following for one, following in pairwise(own))
    assert repeats == size - 2, "the least number of colour repetitions"


@given(st.integers(1, 40).map(lambda half: 2 * half + 1))
def test_odd_numbers_have_one_bye_a_round_and_equal_colours(size):
    games = round_robin(size)
    assert len(games) == size * (size - 1) // 2
    assert max(max(game.black, game.white) for game in games) == size
    everybody = set(range(1, size + 1))
    free = [seat for seats in seated(games).values() for seat in everybody - set(seats)]
    assert sorted(free) == sorted(everybody)
    for own in colours(games).values():
        assert own.count("black") == own.count("white")


def met(size, one, other):
    """The round of a pair and who has black, by the sum and the difference of their seats."""
    seats = size + size % 2
    low, high = sorted((one, other))
    if high == seats:
        number = next(r for r in range(1, seats) if (2 * low - r - 1) % (seats - 1) == 0)
        return number, high if low <= seats // 2 else low
    number = next(r for r in range(1, seats) if (low + high - r - 1) % (seats - 1) == 0)
    return number, high if (high - low) % 2 else low


@every("size", range(2, 61))
def test_every_pair_meets_when_its_sum_and_difference_say(size):
    found = {
        frozenset((game.black, game.white)): (game.round, game.black) for game in round_robin(size)
    }
    pairs = combinations(range(1, size + 1), 2)
    assert found == {frozenset(pair): met(size, *pair) for pair in pairs}


def test_the_colours_of_a_match_turn_game_by_game():
    assert match_colours(4, 1, 4) == ((4, 1), (1, 4), (4, 1), (1, 4))
    assert match_colours(4, 1, 2, first=4) == match_colours(4, 1, 5)[3:]
    assert match_colours(4, 1, 0) == ()


def test_the_free_player_leaves_no_gap_among_the_boards():
    assert [game.board for game in round_robin(5) if game.round == 1] == [1, 2]


@given(st.integers(2, 30), st.integers(2, 4))
def test_every_further_cycle_turns_the_colours_of_the_one_before(size, cycles):
    games = round_robin(size, cycles)
    single = round_robin(size)
    for cycle in range(1, cycles):
        before = games[(cycle - 1) * len(single) : cycle * len(single)]
        after = games[cycle * len(single) : (cycle + 1) * len(single)]
        assert [(g.white, g.black) for g in before] == [(g.black, g.white) for g in after]
        assert {b.round - a.round for a, b in zip(before, after, strict=True)} == {rounds(size)}


@given(st.integers(2, 30), st.integers(1, 3))
def test_games_come_in_order_of_round_and_board(size, cycles):
    games = round_robin(size, cycles)
    places = [(game.round, game.board) for game in games]
    assert places == sorted(set(places))
    assert places[-1][0] == rounds(size, cycles)


def test_a_game_number_has_at_least_three_digits():
    assert [game_id("SK24", number) for number in (1, 153, 1000)] == [
        "SK24-001",
        "SK24-153",
        "SK24-1000",
    ]


@pytest.mark.parametrize(("size", "games"), [(1, 1), (0, 1), (4, 0)])
def test_fewer_than_two_players_or_no_game_is_no_round_robin(size, games):
    with pytest.raises(ValueError, match="two players"):
        round_robin(size, games)
