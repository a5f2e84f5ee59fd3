from collections import Counter
from datetime import timedelta
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.cup import (
    How,
    PlayFor,
    bracket,
    cup_state,
    next_round,
    replay_minutes,
    replay_terms,
    seats,
)
from corr.tournament.pairing.cup_places import places
from corr.tournament.pairing.pairing import Lots
from corr.tournament.scoring.scoring_games import Kind, Score, TableGame
from tests.tournament.pairing.cups import explained


def names(count):
    """Players by strength: `p01` is the best."""
    return [f"p{number:02}" for number in range(1, count + 1)]


def cup_of(count, *, seeded=True, **more):
    return bracket(names(count), seeded=seeded, seed=more.pop("seed", "SK24"), **more)


def finished(due, score):
    kind = Kind.PLAYED
    return TableGame(black=due.black, white=due.white, kind=kind, score=score, round=due.round)


def win(due, winner):
    return finished(due, Score.BLACK if winner == due.black else Score.WHITE)


def better_wins(due):
    """The result of a game between players by strength."""
    return win(due, min(due.black, due.white))


def play(cup, result=better_wins, *, whole_rounds=False, **known):
    """A cup played to its end: each game's result as `result` says."""
    games = []
    while True:
        state = cup_state(cup, games, **known)
        due = next_round(cup, games, **known) if whole_rounds else state.due
        if not due:
            assert state.over
            return state, games
        games += [result(game) for game in due]


def placed(state):
    return {row.player: row.place for row in places(state)}


@pytest.mark.parametrize("size", [2, 4, 8, 16, 64])
def test_the_best_meet_as_late_as_they_can(size):
    numbers = seats(size)
    assert sorted(numbers) == list(range(1, size + 1))
    while len(numbers) > 1:
        pairs = list(zip(numbers[::2], numbers[1::2], strict=True))
        assert {one + other for one, other in pairs} == {len(numbers) + 1}
        numbers = [min(pair) for pair in pairs]


def test_one_meets_sixteen_and_then_the_winner_of_eight_and_nine():
    cup = cup_of(16)
    assert cup.slots[:4] == ("p01", "p16", "p08", "p09")


@pytest.mark.parametrize("count", [2, 3, 5, 6, 7, 11, 16, 17, 31, 33])
def test_byes_go_to_the_highest_seeded(count):
    cup = cup_of(count)
    free = len(cup.slots) - count
    assert len(cup.slots) < 2 * count
    alone = [
        one or other
        for one, other in zip(cup.slots[::2], cup.slots[1::2], strict=True)
        if None in (one, other)
    ]
    assert sorted(alone) == names(count)[:free]


def test_without_seeding_places_and_byes_are_drawn_by_lot():
    byes = Counter()
    for number in range(600):
        cup = cup_of(5, seeded=False, seed=f"{number}")
        assert sorted(cup.players) == names(5)
        for one, other in zip(cup.slots[::2], cup.slots[1::2], strict=True):
            if None in (one, other):
                byes[one or other] += 1
    assert all(300 < byes[name] < 420 for name in names(5)), "three of five have a bye"


def test_only_the_top_may_be_seeded_and_the_rest_draw_lots():
    drawn = {cup_of(8, top=2, seed=f"{number}").slots for number in range(40)}
    assert {(slots[0], slots[4]) for slots in drawn} == {("p01", "p02")}
    assert len({slots[1] for slots in drawn}) == 6


def test_the_same_seed_gives_the_same_cup_and_colours():
    one, other = (cup_of(12, seeded=False, seed="a") for _ in range(2))
    assert one == other
    assert cup_state(one, []).due == cup_state(other, []).due
    assert cup_of(12, seeded=False, seed="b") != one


def test_all_faults_of_a_draw_come_at_once():
    with pytest.raises(ArbiterError) as caught:
        bracket(["A", "A"], seeded=True, seed="", top=3, games_per_match=0)
    assert len(caught.value.faults) == 3
    with pytest.raises(ArbiterError, match="at least two players"):
        bracket(["A"], seeded=False, seed="")


@pytest.mark.parametrize("count", [2, 3, 5, 6, 7, 8, 12, 16, 17, 33])
def test_the_better_player_always_winning_gives_the_order_of_seeding(count):
    state, games = play(cup_of(count))
    assert len(games) == count - 1
    shared = {}
    for number, name in enumerate(names(count), 1):
        # Who is beaten in the same round shares: 2, 3-4, 5-8 and so on.
        shared[name] = 1 if number == 1 else (1 << ((number - 1).bit_length() - 1)) + 1
    assert placed(state) == shared


@pytest.mark.parametrize("count", range(2, 18))
def test_all_places_are_played_for_if_it_is_wanted(count):
    state, _ = play(cup_of(count, play_for=PlayFor.ALL))
    assert sorted(placed(state).values()) == list(range(1, count + 1))


def test_the_better_player_always_winning_gives_all_places_in_order():
    state, _ = play(cup_of(16, play_for=PlayFor.ALL))
    by_place = sorted(placed(state), key=placed(state).get)
    assert by_place[:2] == ["p01", "p02"]
    assert {name: place for name, place in placed(state).items() if place in (3, 16)} == {
        "p03": 3,
        "p16": 16,
    }


def test_third_place_is_played_for_if_it_is_wanted():
    state, games = play(cup_of(8, play_for=PlayFor.THIRD))
    assert len(games) == 8
    assert Counter(placed(state).values()) == {1: 1, 2: 1, 3: 1, 4: 1, 5: 4}


@settings(max_examples=40)
@given(st.integers(2, 33), st.integers(1, 3), st.sampled_from([*PlayFor]), st.text(max_size=5))
def test_any_cup_ends_and_nobody_meets_anybody_twice(count, per_match, play_for, seed):
    """Results by lot of the pair: the cup does not depend on the order of playing."""
    cup = cup_of(count, seeded=False, seed=seed, games_per_match=per_match, play_for=play_for)

    def by_lot(due):
        pair = "".join(sorted((due.black, due.white)))
        lot = Lots(f"{pair}{due.game}").below(3)
        return finished(due, [Score.BLACK, Score.WHITE, Score.DRAW][lot])

    state, games = play(cup, by_lot)
    again, _ = play(cup, by_lot, whole_rounds=True)
    assert places(again) == places(state)
    assert [match.winner for match in again.matches] == [m.winner for m in state.matches]
    met = Counter(frozenset(match.players) for match in state.matches if len(match.players) == 2)
    assert set(met.values()) <= {1}
    assert state.stray == ()
    assert all(place is not None for place in placed(state).values())
    counts = Counter(placed(state).values())
    taken = 0
    for place in sorted(counts):
        assert place == taken + 1, "places skip as many as share the place before"
        taken += counts[place]
    for match in state.matches:
        own = [g for g in games if {g.black, g.white} == set(match.players)]
        colours = [game.black for game in own]
        assert all(one != following for one, following in pairwise(colours))
    assert state.final.winner == next(p for p, place in placed(state).items() if place == 1)


def test_a_match_that_is_decided_needs_no_further_game():
    cup = cup_of(2, games_per_match=5)
    games = [win(due, "p01") for due in cup_state(cup, []).due]
    assert len(games) == 3
    assert cup_state(cup, games).over


def test_a_drawn_match_is_replayed_with_the_colours_turned_until_it_is_decided():
    cup = cup_of(2, games_per_match=2)
    games = [finished(due, Score.DRAW) for due in cup_state(cup, []).due]
    for replay in range(1, 4):
        (due,) = next_round(cup, games)
        assert (due.game, due.replay) == (2 + replay, replay)
        assert (due.black, due.white) == (games[-1].white, games[-1].black)
        games.append(finished(due, Score.DRAW))
    games[-1] = replace(games[-1], score=Score.BLACK)
    state = cup_state(cup, games)
    assert (state.final.winner, state.final.how) == (games[-1].black, How.REPLAY)
    row = places(state)[0]
    assert explained([row]) == (
        f"1st: won the final against {games[-1].white}, 1-1 and 3 replays",
    )


def test_a_replay_that_goes_on_is_not_due_again():
    cup = cup_of(2)
    games = [finished(cup_state(cup, []).due[0], Score.DRAW)]
    (due,) = next_round(cup, games)
    running = TableGame(black=due.black, white=due.white, kind=Kind.RUNNING, round=2)
    assert next_round(cup, [*games, running]) == ()
    assert not cup_state(cup, [*games, running]).over


def test_a_round_that_waits_gives_replays_before_the_next_round():
    cup = cup_of(4)
    one, other = cup_state(cup, []).due
    games = [better_wins(one), finished(other, Score.DRAW)]
    (replay,) = next_round(cup, games)
    assert (replay.round, replay.replay) == (1, 1)
    assert next_round(cup, games[:1]) == (other,)


def test_a_match_of_the_next_round_begins_as_soon_as_both_players_are_known():
    cup = cup_of(8)
    games = [better_wins(due) for due in cup_state(cup, []).due[:2]]
    assert {due.round for due in cup_state(cup, games).due} == {1, 2}
    assert {due.round for due in next_round(cup, games)} == {1}


def test_who_withdraws_loses_the_next_match_and_keeps_what_was_won():
    cup = cup_of(8)
    first_round = [better_wins(due) for due in cup_state(cup, []).due]
    state, _ = play_on(cup, first_round, withdrawn=["p01"])
    assert placed(state)["p01"] == 3
    assert placed(state)["p08"] == 5, "the result of the first round stands"
    semifinal = next(m for m in state.matches if "p01" in m.players and m.round == 2)
    assert (semifinal.winner, semifinal.how) == ("p04", How.WALKOVER)


def play_on(cup, games, **known):
    games = list(games)
    while not (state := cup_state(cup, games, **known)).over:
        games += [better_wins(due) for due in state.due]
    return state, games


def test_if_both_withdraw_the_place_at_stake_stays_empty():
    cup = cup_of(8)
    state, _ = play_on(cup, [], withdrawn=["p01", "p08"])
    assert state.final.winner == "p02"
    found = placed(state)
    assert found["p02"] == 1
    assert {name for name, place in found.items() if place == 5} >= {"p01", "p08"}
    semifinal = next(m for m in state.matches if m.round == 2 and m.number == 1)
    assert (semifinal.winner, semifinal.how) == ("p04", How.BYE)


def test_a_final_that_nobody_scores_in_leaves_the_first_place_empty():
    cup = cup_of(4)
    games = [better_wins(due) for due in cup_state(cup, []).due]
    games += [finished(due, Score.NOBODY) for due in cup_state(cup, games).due]
    state = cup_state(cup, games)
    assert (state.over, state.final.how, state.final.winner) == (True, How.NOBODY, None)
    assert sorted(placed(state).values()) == [2, 2, 3, 3]
    assert "shared 2nd: lost the final, and so did p02, 0-0" in explained(places(state))


@pytest.mark.parametrize("play_for", [*PlayFor])
@pytest.mark.parametrize("count", [2, 3, 6, 8, 11])
def test_a_cup_from_which_everybody_withdraws_ends(play_for, count):
    state, games = play(cup_of(count, play_for=play_for), withdrawn=names(count))
    assert games == []
    assert all(place is not None for place in placed(state).values())


@settings(max_examples=60)
@given(st.data(), st.integers(2, 20), st.sampled_from([*PlayFor]))
def test_places_fit_the_number_of_players_whoever_withdraws(data, count, play_for):
    withdrawn = data.draw(st.sets(st.sampled_from(names(count))))
    state, _ = play(cup_of(count, play_for=play_for), withdrawn=withdrawn)
    found = sorted(placed(state).values())
    for place in found:
        assert sum(other < place for other in found) < place <= count
    staying = set(names(count)) - withdrawn
    if staying:
        best = min(staying)
        assert placed(state)[best] <= min(placed(state)[name] for name in withdrawn | {best})


def test_the_arbiter_can_decide_a_match():
    cup = cup_of(4)
    pair = frozenset(("p01", "p04"))
    state, _ = play(cup, decisions={pair: "p04"})
    assert placed(state)["p01"] == 3
    assert any("by the arbiter's decision" in line for line in explained(places(state)))
    neither, _ = play(cup, decisions={pair: None})
    assert neither.final.winner == "p02"
    assert placed(neither)["p02"] == 1
    with pytest.raises(ValueError, match="p02 cannot win"):
        cup_state(cup, [], decisions={pair: "p02"})


def test_a_corrected_result_leaves_games_that_no_longer_belong_to_a_match():
    cup = cup_of(4)
    state, games = play(cup)
    assert state.final.winner == "p01"
    wrong = next(at for at, game in enumerate(games) if {"p01", "p04"} == {game.black, game.white})
    games[wrong] = replace(games[wrong], score=flipped(games[wrong].score))
    after = cup_state(cup, games)
    assert [{g.black, g.white} for g in after.stray] == [{"p01", "p02"}]
    assert {(due.black, due.white) for due in after.due} <= {("p04", "p02"), ("p02", "p04")}
    assert len(after.due) == 1
    assert placed(after)["p01"] == 3


def flipped(score):
    return Score.WHITE if score is Score.BLACK else Score.BLACK


def test_places_are_told_in_words():
    cup = cup_of(4, play_for=PlayFor.THIRD)
    state, _ = play(cup)
    assert explained(places(state), {"p01": "Ann", "p04": "Dag"}) == (
        "1st: won the final against p02, 1-0",
        "2nd: lost the final to Ann, 0-1",
        "3rd: won the match for 3rd place against Dag, 1-0",
        "4th: lost the match for 3rd place to p03, 0-1",
    )


def test_who_is_in_the_cup_has_no_place_yet():
    cup = cup_of(5)
    first = [better_wins(due) for due in next_round(cup, [])]
    rows = places(cup_state(cup, first))
    assert [(row.place, row.settled) for row in rows] == [(1, False)] * 4 + [(5, True)]
    words = explained(rows)
    assert words[0] == "still in the cup: plays the semifinal against p04, 0-0"
    assert words[-1] == "5th: lost the quarterfinal to p04, 0-1"
    waiting = explained(places(cup_state(cup, [])))
    assert "still in the cup: waits for an opponent in the semifinal" in waiting


def test_a_replay_over_the_board_has_half_the_time_and_at_least_five_minutes():
    found = replay_minutes(Fraction(60), replays=6, last_black="A", last_white="B")
    assert [each.minutes for each in found] == [30, 15, Fraction("7.5"), 5, 5, 5]
    assert [each.black for each in found] == list("BABABA")
    assert [each.white for each in found] == list("ABABAB")
    assert replay_minutes(Fraction(4), replays=1, last_black="A", last_white="B")[0].minutes == 5


def test_a_replay_by_correspondence_has_half_the_days_rounded_up():
    found = replay_terms(
        timedelta(days=7), timedelta(days=30), replays=5, last_black="A", last_white="B"
    )
    assert [each.per_move.days for each in found] == [4, 2, 1, 1, 1]
    assert [each.reserve.days for each in found] == [15, 8, 4, 2, 1]
    assert [each.black for each in found] == list("BABAB")
    assert found[0].minutes is None


def test_without_a_reserve_a_replay_has_none():
    (found,) = replay_terms(timedelta(days=3), None, replays=1, last_black="A", last_white="B")
    assert (found.per_move, found.reserve) == (timedelta(days=2), None)
    (hours,) = replay_terms(
        timedelta(hours=36), timedelta(), replays=1, last_black="A", last_white="B"
    )
    assert (hours.per_move, hours.reserve) == (timedelta(days=1), timedelta())
