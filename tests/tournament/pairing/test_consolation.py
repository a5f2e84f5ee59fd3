"""The consolation of a cup: who loses early plays on (G26, [T33e])."""

import random
from collections import Counter

import pytest

from corr.tournament.pairing.cup import PlayFor, cup_state, round_name
from corr.tournament.pairing.cup_places import cup_reasons, places
from corr.tournament.scoring.scoring_games import Score
from tests.tournament.pairing.test_cup import better_wins, cup_of, finished, placed, play

SIZES = range(2, 34)


def lot(seed):
    """Results by lot; now and then both lose."""
    chance = random.Random(seed)

    def result(due):
        return finished(due, chance.choice((Score.BLACK, Score.WHITE)))

    return result


def lost_first(state, games):
    """Who lost the first match that they played, and in which round that was."""
    first = {}
    for game in games:
        winner = game.black if game.score is Score.BLACK else game.white
        for player in (game.black, game.white):
            first.setdefault(player, (game.round, player == winner))
    return {player: number for player, (number, won) in first.items() if not won}


@pytest.mark.parametrize("count", SIZES)
def test_who_loses_early_plays_on_and_places_follow_one_another(count):
    for seed in range(8):
        third = (PlayFor.FIRST, PlayFor.THIRD)[seed % 2]
        cup = cup_of(count, consolation=True, play_for=third, seed=f"{seed}")
        state, games = play(cup, lot(seed), whole_rounds=bool(seed % 3))
        table = placed(state)
        for place in table.values():
            assert place == 1 + sum(other < place for other in table.values())
        again = {one for match in state.matches if match.consolation for one in match.players}
        early = {player for player, number in lost_first(state, games).items() if number <= 2}
        final = set(state.final.players)
        semifinals = {
            one
            for match in state.matches
            if match.first == 1 and match.size == 4
            for one in match.players
        }
        assert again <= early - final
        assert early - final - semifinals <= again
        assert not again & semifinals or third is PlayFor.FIRST
        best_below = min((table[player] for player in again), default=count + 1)
        assert all(table[player] < best_below for player in table.keys() - again)
        pairs = Counter(frozenset((game.black, game.white)) for game in games)
        assert set(pairs.values()) <= {1}


@pytest.mark.parametrize("count", [5, 8, 11, 16, 24])
def test_a_place_that_is_not_settled_is_never_worse_than_it_turns_out(count):
    for seed in range(6):
        cup = cup_of(count, consolation=True, seed=f"{seed}")
        state, games = play(cup, lot(seed))
        at_last = placed(state)
        for played in range(len(games)):
            for row in places(cup_state(cup, games[:played])):
                assert row.place <= at_last[row.player]


def test_the_losers_of_a_full_first_round_play_a_cup_of_their_own():
    cup = cup_of(8, consolation=True)
    state, games = play(cup)
    assert len(games) == 7 + 3
    assert placed(state) == {
        "p01": 1,
        "p02": 2,
        "p03": 3,
        "p04": 3,
        "p05": 5,
        "p06": 6,
        "p07": 7,
        "p08": 7,
    }
    rounds = {match.round: round_name(match) for match in state.matches if match.consolation}
    assert rounds == {2: "consolation", 3: "final of the consolation"}
    told = {one.round for one in cup_reasons(places(state))}
    assert told >= {"final", "semifinal", "consolation", "consolation_final"}


def test_who_was_free_and_loses_in_the_second_round_comes_into_it():
    cup = cup_of(6, consolation=True)
    assert cup.free == {"p01", "p02"}

    def the_free_lose(due):
        if cup.free.isdisjoint((due.black, due.white)):
            return better_wins(due)
        return finished(due, Score.WHITE if due.black in cup.free else Score.BLACK)

    state, _ = play(cup, the_free_lose)
    late = {one for match in state.matches if match.consolation for one in match.players}
    assert {"p01", "p02"} <= late
    assert max(match.round for match in state.matches) == 4


def test_who_withdraws_loses_the_matches_of_the_consolation():
    cup = cup_of(8, consolation=True)
    state, games = play(cup, withdrawn=("p08",))
    table = placed(state)
    assert table["p08"] == 7
    assert table["p05"] == 5
    assert len(games) == 10 - 2


def test_a_cup_of_four_plays_for_the_third_place_once():
    for third in (PlayFor.FIRST, PlayFor.THIRD):
        state, games = play(cup_of(4, consolation=True, play_for=third))
        assert len(games) == 4
        assert sorted(placed(state).values()) == [1, 2, 3, 4]
    state, games = play(cup_of(3, consolation=True))
    assert len(games) == 2
    assert sorted(placed(state).values()) == [1, 2, 3]
