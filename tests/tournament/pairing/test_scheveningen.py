from collections import Counter

import pytest

from corr.errors import ArbiterError
from corr.tournament.pairing.scheveningen import (
    TeamPairing,
    balanced_opponents,
    parse_table,
    scheveningen,
)
from tests.every import every
from tests.places import ROOT

TABLES = ROOT / "data" / "scheveningen.csv"
SIZES = [size for size in range(1, 41) if size != 2]


@pytest.fixture(scope="module")
def printed():
    return parse_table(TABLES.read_text(encoding="utf-8"))


def plain(game):
    """A game as `black, white`, each with the team."""
    return f"{game.black_team}{game.black}", f"{game.white_team}{game.white}"


def rounds(games):
    found = {}
    for game in games:
        found.setdefault(game.round, []).append(game)
    return found


def blacks_by_round(games):
    return [sum(game.black_team == "A" for game in own) for own in rounds(games).values()]


def assert_everybody_meets_everybody(games, size):
    pairs = Counter(frozenset(plain(game)) for game in games)
    seats_of = {team: [f"{team}{number}" for number in range(1, size + 1)] for team in "AB"}
    everybody = {frozenset((a, b)) for a in seats_of["A"] for b in seats_of["B"]}
    assert pairs == Counter(everybody)
    seats = sorted(seats_of["A"] + seats_of["B"])
    for own in rounds(games).values():
        assert sorted(seat for game in own for seat in plain(game)) == seats
        assert [game.board for game in own] == list(range(1, size + 1))
    assert sorted(rounds(games)) == list(range(1, size + 1))


def colour_differences(games):
    found = Counter()
    for game in games:
        black, white = plain(game)
        found[black] += 1
        found[white] -= 1
    return found


def test_the_printed_tables_are_a_and_b_for_four_and_six_a_side(printed):
    assert sorted(printed) == [("A", 4), ("A", 6), ("B", 4), ("B", 6)]


@pytest.mark.parametrize("key", [("A", 4), ("A", 6), ("B", 4), ("B", 6)])
def test_the_printed_tables_come_out_without_a_file(printed, key):
    table, size = key
    assert scheveningen(size, table) == printed[key]


@pytest.mark.parametrize("key", [("A", 4), ("A", 6), ("B", 4), ("B", 6)])
def test_every_printed_table_is_fair(printed, key):
    table, size = key
    assert_everybody_meets_everybody(printed[key], size)
    assert set(colour_differences(printed[key]).values()) == {0}
    assert set(blacks_by_round(printed[key])) == ({0, size} if table == "A" else {size // 2})


def test_a_table_that_is_given_goes_before_the_rule(printed):
    turned = tuple(game.turned for game in printed["B", 4])
    assert scheveningen(4, "B", {("B", 4): turned}) == turned != scheveningen(4, "B")


@every("size", [1, 2, *SIZES[1:]])
def test_table_a_gives_a_team_one_colour_a_round_and_turns_it(size):
    games = scheveningen(size, "A")
    assert_everybody_meets_everybody(games, size)
    assert blacks_by_round(games) == [size if number % 2 else 0 for number in range(1, size + 1)]
    differences = colour_differences(games)
    for number in range(1, size + 1):
        assert differences[f"A{number}"] == -differences[f"B{number}"] == size % 2


@every("size", SIZES)
def test_table_b_gives_both_teams_equally_many_blacks_every_round(size):
    games = scheveningen(size, "B")
    assert_everybody_meets_everybody(games, size)
    assert {abs(2 * blacks - size) for blacks in blacks_by_round(games)} == {size % 2}
    assert {abs(each) for each in colour_differences(games).values()} <= {size % 2}


def test_table_b_is_the_same_every_time():
    assert scheveningen(10, "B") == scheveningen(10, "B")


def test_table_b_is_impossible_for_two_a_side_and_it_is_said_why():
    with pytest.raises(ArbiterError, match="one of those who have black in round 1"):
        scheveningen(2, "B")
    with pytest.raises(ValueError, match="two players a side"):
        balanced_opponents(2)


def test_no_colouring_of_two_a_side_is_balanced():
    """All two orders of the rounds and all 16 ways to give the colours, tried out."""
    meetings = [[("A1", "B1"), ("A2", "B2")], [("A1", "B2"), ("A2", "B1")]]
    fair = 0
    for mask in range(16):
        whites = Counter()
        by_round = []
        for number, one_round in enumerate(meetings):
            black = [mask >> (2 * number + board) & 1 for board in range(2)]
            by_round.append(sum(black))
            for (a, b), a_black in zip(one_round, black, strict=True):
                whites[b if a_black else a] += 1
        fair += by_round == [1, 1] and all(whites[who] == 1 for who in ("A1", "A2", "B1", "B2"))
    assert fair == 0


@pytest.mark.parametrize("table", ["A", "B"])
def test_every_further_cycle_turns_the_colours_of_the_one_before(table):
    single, triple = scheveningen(5, table), scheveningen(5, table, games_per_pair=3)
    assert triple[:25] == single
    assert [plain(game) for game in triple[25:50]] == [plain(game.turned) for game in single]
    assert [plain(game) for game in triple[50:]] == [plain(game) for game in single]
    assert [game.round for game in triple[::5]] == list(range(1, 16))


def test_two_games_a_pair_give_everybody_both_colours_equally_often():
    assert set(colour_differences(scheveningen(7, "B", games_per_pair=2)).values()) == {0}


def test_all_faults_come_at_once():
    with pytest.raises(ArbiterError) as caught:
        scheveningen(0, "A", games_per_pair=0)
    assert len(caught.value.faults) == 2


def test_a_turned_game_is_the_same_meeting():
    game = TeamPairing(round=1, board=1, black_team="A", black=3, white_team="B", white=1)
    assert plain(game.turned) == ("B1", "A3")
    assert game.turned.turned == game
