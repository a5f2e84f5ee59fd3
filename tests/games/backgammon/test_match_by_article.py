"""Matches by the articles of backgammon.md: 2 the game, 3 the cube, 4 resigning.

What the known cases (`tests/data/match_cases.jsonl`) do not hold: odd corners, and one thing after
another. Standing orders are in `test_orders_by_article.py`.
"""

import pytest
from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.backgammon.match import Phase
from corr.games.backgammon.table import Table, act, answered, begun_late, points_given, table_for
from corr.games.backgammon.told import stage
from corr.games.rules import Chance
from tests.games.backgammon.tables import OFF_SOON, ONE, RACE, TWO, after, at, due, refusal

CLOSED_OUT = (
    {25: 1, 6: 5, 5: 5, 4: 4},
    {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 3},
)
"""The first seat is on the bar before a closed board."""


# 2.2 Start of a game


def test_the_second_seat_opens_with_the_higher_die_and_plays_both_numbers() -> None:
    table = after(table_for(5), (2, 5))
    assert due(table) == (TWO, "play")
    assert due(after(table, TWO, "13/8 24/22")) == (ONE, "roll-or-double")


def test_ten_equal_throws_change_nothing_but_their_number() -> None:
    table = after(table_for(5), *[(4, 4)] * 10)
    assert (table.match.roll, table.match.cube, due(table)) == (10, 1, (Chance.CHANCE, "opening"))


def test_who_opens_cannot_double_before_his_roll_nor_after_it() -> None:
    assert refusal(table_for(5), ONE, "double")
    assert refusal(after(table_for(5), (3, 1)), ONE, "double")


# 2.4 Result of a game


@pytest.mark.parametrize(
    ("loser", "points"),
    [
        ({6: 5, 5: 5, 4: 4}, 4),
        ({6: 5, 5: 5, 4: 5}, 8),
        ({18: 1, 5: 14}, 8),
        ({19: 1, 5: 14}, 12),
        ({24: 1, 5: 14}, 12),
        ({25: 1, 5: 14}, 12),
        ({25: 1, 5: 13}, 4),
    ],
)
def test_single_gammon_and_backgammon_times_the_cube(loser: dict[int, int], points: int) -> None:
    table = at(({1: 1}, loser), length=25, cube=4, owner=ONE)
    assert after(table, ONE, "roll", (2, 1)).match.score == (points, 0)


def test_a_dropped_redouble_costs_the_value_before_it_and_never_a_gammon() -> None:
    table = at(({1: 1}, {25: 1, 5: 14}), length=25, cube=8, owner=ONE)
    ended = after(table, ONE, "double", TWO, "drop")
    assert ended.match.score == (8, 0)
    assert (ended.match.games[0].size, ended.match.games[0].reason) == (1, "drop")


# 2.5 Match


def test_a_match_to_two_points_begins_with_a_cube_and_may_end_by_it() -> None:
    table = after(table_for(2), (3, 1), ONE, "8/5 6/5", TWO, "double")
    assert not table.match.crawford
    ended = after(table, ONE, "take", (6, 5)).match
    assert (ended.cube, ended.owner) == (2, ONE)


def test_the_crawford_game_comes_whoever_reached_n_minus_one_and_once() -> None:
    table = at(length=3, score=(0, 1), turn=TWO)
    table = after(table, TWO, "double", ONE, "drop")
    assert table.match.crawford
    assert table.match.score == (0, 2)
    table = after(table, (6, 1), ONE, "13/7 8/7")
    assert table.match.phase is Phase.ROLL, "no cube, so the roll is thrown at once"
    table = after(table, (5, 2))
    table = act(table, TWO, "resign single")[0]
    table = after(table, ONE, "accept")
    assert (table.match.score, table.match.crawford) == ((1, 2), False)
    table = after(table, (2, 4), TWO, "8/4 6/4", ONE, "double", TWO, "drop")
    assert (table.match.score, table.match.crawford) == ((2, 2), False)
    assert [game.crawford for game in table.match.games] == [False, True, False]


def test_points_between_games_make_the_next_one_the_crawford_game() -> None:
    table = after(at(), ONE, "double", TWO, "drop")
    assert not table.match.crawford
    assert points_given(table, (3, 0)).match.crawford


def test_points_between_games_serve_in_the_crawford_game_that_is_to_come() -> None:
    table = after(at(score=(3, 0)), ONE, "double", TWO, "drop")
    table = points_given(table, (0, 4))
    assert (table.match.score, table.match.crawford) == ((4, 4), True)
    table = after(table, (6, 1), ONE, "resign single")
    assert table.match.outcome
    assert table.match.outcome.winner is TWO


def test_points_in_a_running_game_leave_its_cube_and_bring_the_crawford_game() -> None:
    table = points_given(after(table_for(5), (3, 1)), (0, 4))
    assert table.match.score == (0, 0)
    table = after(table, ONE, "8/5 6/5", TWO, "double", ONE, "take")
    assert table.match.cube == 2
    table = after(table, (6, 5), TWO, "24/13", ONE, "resign single", TWO, "refuse")
    table = after(table, ONE, "double", TWO, "drop")
    assert (table.match.score, table.match.crawford) == ((2, 4), True)


def test_points_given_in_the_crawford_game_that_bring_the_other_there_bring_no_second_one() -> (
    None
):
    table = after(at(score=(4, 0), dice=(5, 2)), ONE, "13/8 24/22")
    table = points_given(table, (0, 3))
    table = after(table, (6, 5), TWO, "24/13", (2, 1), ONE, "resign single", TWO, "accept")
    assert (table.match.score, table.match.crawford) == ((4, 4), False)
    assert table.match.crawford_played


def test_decisions_that_wait_are_counted_in_their_order_until_one_wins() -> None:
    table = points_given(points_given(at(score=(1, 1)), (3, 0)), (0, 2))
    ended = after(table, ONE, "double", TWO, "drop").match
    assert (ended.score, ended.outcome and ended.outcome.ending) == ((5, 1), "penalty")
    table = points_given(points_given(at(score=(1, 1)), (0, 2)), (2, 0))
    ended = after(table, ONE, "double", TWO, "drop").match
    assert (ended.score, ended.crawford) == ((4, 3), True)
    assert ended.games[-1].given == (2, 2)


def test_what_waits_counts_where_the_director_gives_more() -> None:
    table = points_given(points_given(at(), (4, 0)), (0, 4))
    with pytest.raises(PlayerError):
        points_given(table, (1, 1))
    table = points_given(table, (1, 0))
    with pytest.raises(PlayerError):
        points_given(table, (0, 1))


def test_one_decision_that_the_game_made_impossible_is_put_back_and_the_next_one_counts() -> None:
    table = at(({1: 1}, {25: 1, 5: 14}), score=(1, 1), length=7, cube=2, owner=ONE)
    table = points_given(table, (0, 6))
    ended = after(table, ONE, "roll", (2, 1)).match
    assert (ended.score, ended.outcome and ended.outcome.ending) == ((7, 1), "score")
    table = at(({1: 1}, {6: 15}), score=(1, 1), length=4)
    table = points_given(points_given(table, (1, 3)), (0, 1))
    ended = after(table, ONE, "roll", (2, 1)).match
    assert ended.put_back == ((1, 3),)
    assert (ended.score, ended.crawford) == ((3, 2), True)


@pytest.mark.parametrize("points", [(-1, 0), (0, -2), (0, 0)])
def test_the_director_gives_points_and_takes_none(points: tuple[int, int]) -> None:
    with pytest.raises(PlayerError):
        points_given(at(score=(2, 2)), points)


def test_in_a_match_to_one_point_one_point_wins_and_no_game_is_called_crawford() -> None:
    table = table_for(1)
    assert not table.match.crawford
    ended = points_given(table, (0, 1)).match
    assert ended.outcome
    assert (ended.outcome.winner, ended.outcome.ending) == (TWO, "penalty")


def test_nothing_is_given_and_nobody_is_late_after_the_end() -> None:
    ended = after(table_for(5), ONE, "concede match")
    with pytest.raises(PlayerError):
        points_given(ended, (1, 0))
    with pytest.raises(PlayerError):
        begun_late(ended, (10, 0))
    with pytest.raises(PlayerError):
        answered(ended)


def test_late_points_count_to_n_minus_one_and_after_the_first_throw_none() -> None:
    assert begun_late(table_for(3), (10, 0)).match.score == (0, 1)
    assert begun_late(table_for(2), (10, 10)).match.crawford
    with pytest.raises(PlayerError):
        begun_late(after(table_for(5), (1, 1)), (10, 0))


def test_late_points_win_with_points_that_the_director_gave_before() -> None:
    ended = begun_late(points_given(table_for(5), (4, 0)), (0, 10)).match
    assert ended.outcome
    assert (ended.outcome.winner, ended.score) == (ONE, (5, 0))
    both = begun_late(points_given(table_for(5), (4, 4)), (10, 10)).match
    assert both.outcome
    assert both.outcome.winner is None


def test_the_director_may_give_any_number_of_points() -> None:
    ended = points_given(table_for(5), (123_456, 0)).match
    assert (ended.score, ended.outcome and ended.outcome.winner) == ((5, 0), ONE)


# 3 The cube


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (at(owner=TWO, cube=2), "the other owns it"),
        (at(dice=(5, 2)), "the dice have been thrown"),
        (at(score=(4, 0)), "the Crawford game"),
        (at(length=1), "a match to one point"),
        (at(turn=TWO), "the other's turn"),
        (after(at(), ONE, "double"), "a double is to be answered"),
        (after(at(), ONE, "resign single"), "an offer is to be answered"),
    ],
)
def test_no_double(table: Table, why: str) -> None:
    assert refusal(table, ONE, "double"), why


def test_a_double_of_who_is_closed_out() -> None:
    table = after(at(CLOSED_OUT), ONE, "double", TWO, "take", (6, 6))
    assert (table.match.turn, table.match.cube, table.match.roll) == (TWO, 2, 8)


def test_the_cube_goes_to_and_fro_without_a_limit() -> None:
    table = at(length=3)
    for seat in (ONE, TWO) * 5:
        table = after(table, seat, "double", seat.other, "take", (2, 1))
        assert table.match.owner is seat.other
        table = after(table, seat, "13/11 6/5")
        table = replace(table, match=replace(table.match, board=at().match.board))
    assert table.match.cube == 1024
    assert after(table, ONE, "double", TWO, "drop").match.score == (3, 0)


@pytest.mark.parametrize(
    "line", ["roll", "13/8 24/22", "double", "beaver", "resign single", "accept"]
)
def test_only_take_or_drop_answers_a_double(line: str) -> None:
    table = after(at(), ONE, "double")
    assert refusal(table, TWO, line)
    assert refusal(table, ONE, line)


def test_pass_is_drop_where_a_double_is_to_be_answered_only() -> None:
    assert after(after(at(), ONE, "double"), TWO, "pass").match.score == (1, 0)
    for table in (at(), at(dice=(5, 2)), after(at(), ONE, "resign single")):
        assert refusal(table, ONE, "pass")
        assert refusal(table, TWO, "pass")


# 4 Resigning


@pytest.mark.parametrize("size", ["gammon", "backgammon"])
def test_a_refused_offer_may_be_raised_at_once(size: str) -> None:
    table = after(at(dice=(5, 2)), ONE, "resign single", TWO, "refuse")
    assert due(table) == (ONE, "play")
    assert not refusal(table, ONE, f"resign {size}")


def test_gammon_refused_then_backgammon_is_accepted_without_asking() -> None:
    table = after(at(length=9), ONE, "resign gammon", TWO, "refuse", ONE, "resign backgammon")
    assert table.match.score == (0, 3)
    assert table.match.games[0].reason == "resignation"


def test_a_refused_offer_is_not_made_again_in_the_turn_also_after_the_roll() -> None:
    table = after(at(length=9), ONE, "resign gammon", TWO, "refuse", ONE, "roll", (5, 2))
    assert refusal(table, ONE, "resign gammon")
    assert refusal(table, ONE, "resign single")
    table = after(table, ONE, "13/8 24/22", TWO, "roll", (6, 5), TWO, "24/13")
    assert not refusal(table, ONE, "resign single")


@pytest.mark.parametrize(
    ("length", "score", "cube", "owner", "dead"),
    [
        (5, (0, 0), 1, None, False),
        (5, (0, 0), 4, ONE, False),
        (5, (1, 0), 4, ONE, True),  # 4 points are all that is lacking
        (5, (3, 4), 2, ONE, True),
        (5, (3, 0), 1, None, False),
        (5, (0, 4), 1, None, False),  # after the Crawford game the trailer's cube is alive
        (5, (4, 0), 1, None, True),  # and the leader's is dead
        (3, (0, 2), 4, ONE, True),
    ],
)
def test_a_cube_is_dead_when_a_single_game_wins_the_match(
    length, score, cube, owner, dead
) -> None:
    table = at(length=length, score=score, cube=cube, owner=owner)
    match = replace(table.match, crawford=False, phase=Phase.CHOICE)
    assert match.is_dead(ONE) is dead
    assert stage(match).params["dead"] is dead


def test_no_cube_is_dead_that_a_seat_may_not_use() -> None:
    match = at(score=(3, 3), cube=2, owner=TWO).match
    assert (match.is_dead(ONE), match.is_dead(TWO)) == (False, True)
    assert not at(score=(4, 0)).match.is_dead(ONE), "the Crawford game"
    assert not at(length=1).match.is_dead(ONE)


def test_a_dead_cube_may_be_turned_all_the_same() -> None:
    table = at(score=(3, 4), cube=2, owner=ONE)
    table = replace(table, match=replace(table.match, crawford=False, phase=Phase.CHOICE))
    assert due(table) == (ONE, "roll-or-double")
    assert due(after(table, ONE, "double")) == (TWO, "take-or-drop")


def test_who_was_refused_may_double() -> None:
    table = after(at(), ONE, "resign single", TWO, "refuse")
    assert due(table) == (ONE, "roll-or-double")
    table = after(table, ONE, "double", TWO, "take", (5, 2))
    assert (table.match.cube, due(table)) == (2, (ONE, "play"))
    assert refusal(table, ONE, "resign single"), "it is the same turn"


def test_an_offer_that_brings_the_other_to_n_is_accepted_without_asking() -> None:
    table = at(score=(0, 3), cube=2, owner=ONE)
    ended = after(table, ONE, "resign single").match
    assert ended.outcome
    assert (ended.score, ended.outcome.ending) == ((0, 5), "score")


def test_points_that_wait_are_not_looked_at_when_an_offer_is_made() -> None:
    table = points_given(at(score=(0, 3)), (0, 1))
    table = after(table, ONE, "resign single")
    assert due(table) == (TWO, "accept-or-refuse")
    ended = after(table, TWO, "accept").match
    assert ended.outcome
    assert (ended.score, ended.outcome.ending) == ((0, 5), "penalty")


def test_single_is_accepted_without_asking_if_the_resigner_has_borne_off_a_checker() -> None:
    board = {6: 5, 5: 5, 4: 4}, {6: 5, 5: 5, 4: 5}
    assert after(at(board), ONE, "resign single").match.score == (0, 1)
    assert due(after(at(board), ONE, "resign gammon")) == (TWO, "accept-or-refuse")
    other = board[1], board[0]
    assert due(after(at(other), ONE, "resign single")) == (TWO, "accept-or-refuse")


def test_resigning_in_the_opening_turn_and_in_the_crawford_game() -> None:
    table = after(table_for(5), (3, 1), ONE, "resign single")
    assert due(table) == (TWO, "accept-or-refuse")
    table = after(at(score=(4, 0), dice=(5, 2)), ONE, "resign gammon", TWO, "accept")
    assert table.match.score == (4, 2)


@pytest.mark.parametrize(
    "line", ["roll", "13/8 24/22", "double", "take", "drop", "resign gammon", "resign single"]
)
def test_only_accept_or_refuse_answers_an_offer(line: str) -> None:
    for table in (at(), at(dice=(5, 2))):
        offered = after(table, ONE, "resign single")
        assert refusal(offered, TWO, line)
        assert refusal(offered, ONE, line)


def test_who_has_offered_does_not_answer() -> None:
    offered = after(at(), ONE, "resign single")
    assert refusal(offered, ONE, "accept")
    assert refusal(offered, ONE, "refuse")


def test_no_resigning_between_games_in_the_others_turn_nor_while_a_double_stands() -> None:
    doubled = after(at(), ONE, "double")
    for table in (table_for(5), at(turn=TWO), doubled):
        assert refusal(table, ONE, "resign single")
    assert refusal(doubled, TWO, "resign single")


@pytest.mark.parametrize("seat", [ONE, TWO])
@pytest.mark.parametrize(
    "table",
    [
        table_for(5),
        after(at(), ONE, "double", TWO, "drop"),
        at(),
        at(dice=(5, 2)),
        after(at(), ONE, "double"),
        after(at(), ONE, "resign single"),
        after(at(), ONE, "roll"),
        after(at(), ONE, "call director: he is late"),
    ],
)
def test_anybody_concedes_at_any_time_and_the_score_stays(table: Table, seat: object) -> None:
    who = ONE if seat is ONE else TWO
    ended = after(table, who, "concede match").match
    assert ended.outcome
    assert (ended.outcome.winner, ended.outcome.ending) == (who.other, "concede")
    assert ended.score == table.match.score


def test_decisions_that_wait_are_not_counted_where_the_match_is_conceded() -> None:
    ended = after(points_given(at(), (2, 0)), ONE, "concede match").match
    assert ended.score == (0, 0)


# 4.3 of the federation's rules


@pytest.mark.parametrize("seat", [ONE, TWO])
def test_nothing_goes_on_until_the_director_has_answered(seat: object) -> None:
    who = ONE if seat is ONE else TWO
    table = after(at(), who, "call director: the dice")
    for line in ("roll", "double", "resign single"):
        assert refusal(table, ONE, line)
    table, _ = answered(table)
    assert due(after(table, ONE, "double")) == (TWO, "take-or-drop")
    with pytest.raises(PlayerError):
        answered(table)


def test_no_dice_are_thrown_while_the_director_is_called() -> None:
    called = after(at(), ONE, "roll", TWO, "call director: a question")
    with pytest.raises(PlayerError):
        after(called, (5, 2))
    assert after(answered(called)[0], (5, 2)).match.dice == (5, 2)


# Bad input


@pytest.mark.parametrize(
    "line",
    [
        "13/7 24/22",
        "13/8",
        "12/17 1/3",
        "13/8 24/22 13/8",
        "13/8 24/22 13/11 13/8",
        "13/8 24/22\n13/11 13/8",
        "13/8 24/22; 13/8 13/11",
        "roll",
        "double",
        "take",
        "accept",
        "resign",
        "resign single gammon",
        "resign triple",
        "pass",
        "52",
        "52:",
        "8.",
        "6. 52: 13/8 24/22",
        "7. 53: 13/8 24/22",
        "",
        "13/8 24/22 double",
        "13/8 24/22 please",
        "0/off 24/22",
        "26/24 13/8",
        "off/5",
        "13/8 24/22*",
    ],
)
def test_bad_input_is_refused(line: str) -> None:
    assert refusal(at(dice=(5, 2)), ONE, line)


@pytest.mark.parametrize(
    "line", ["7. 52: 13/8 24/22", "7. 13/8 24/22", "25: 24/22 13/8", "13/8, 24/22"]
)
def test_good_input_is_taken(line: str) -> None:
    assert not refusal(at(dice=(5, 2)), ONE, line), line


def test_a_number_before_the_roll_is_that_of_the_roll_to_come() -> None:
    assert not refusal(at(), ONE, "8. double")
    assert not refusal(at(), ONE, "8. roll")
    assert refusal(at(), ONE, "7. double")
    assert refusal(after(at(), ONE, "double"), TWO, "7. take")
    assert not refusal(after(at(), ONE, "double"), TWO, "8. take")


def test_an_answer_to_an_old_letter() -> None:
    taken = after(at(), ONE, "double", TWO, "take")
    assert refusal(taken, TWO, "drop")
    assert refusal(taken, ONE, "double")
    assert refusal(taken, ONE, "roll")


def test_the_last_checker_is_borne_off_without_a_question() -> None:
    table = after(at(OFF_SOON), ONE, "roll", (6, 5))
    assert (table.match.score, table.match.game) == ((1, 0), 2)
    assert after(at(RACE), ONE, "roll", (6, 5)).match.phase is Phase.PLAY
