"""Standing orders by backgammon.md 3.1: what they do, when they end, and one beside another."""

import pytest

from corr.games.backgammon.table import Table, table_for, throw
from corr.games.rules import Chance
from tests.games.backgammon.tables import ONE, RACE, TWO, after, at, due, refusal

ASKED = "roll-or-double"
ON_THE_BAR = {25: 1, 6: 5, 8: 3, 13: 5, 24: 1}, {6: 5, 8: 3, 13: 5, 24: 2}

ROLL_ONE = (ONE, "roll", (2, 1), ONE, "13/11 6/5")
ROLL_TWO = (TWO, "roll", (2, 1), TWO, "13/11 6/5")
"""A turn of a seat in which nothing is hit."""


def done(table: Table, dice: tuple[int, int]) -> list[tuple[object, str]]:
    """Who did what without a letter after a throw."""
    return [(one.seat, one.reason) for one in throw(table, dice)[1]]


# An order given when its decision is due


@pytest.mark.parametrize("order", ["autoroll", "autoroll while on the bar"])
def test_autoroll_answers_the_decision_that_is_due(order: str) -> None:
    assert due(after(at(ON_THE_BAR), ONE, order)) == (Chance.CHANCE, "roll")


def test_autoroll_in_the_middle_of_a_turn_holds_from_the_next_one_on() -> None:
    table = after(at(dice=(5, 2)), ONE, "autoroll")
    assert due(table) == (ONE, "play")
    table = after(table, ONE, "13/8 24/22", *ROLL_TWO)
    assert due(table) == (Chance.CHANCE, "roll")


def test_autoroll_given_in_the_others_turn() -> None:
    table = after(at(turn=TWO), ONE, "autoroll", *ROLL_TWO)
    assert due(table) == (Chance.CHANCE, "roll")


@pytest.mark.parametrize(("order", "cube", "score"), [("take", 2, (0, 0)), ("drop", 1, (1, 0))])
def test_an_answer_given_in_advance_answers_the_double_that_stands(
    order: str, cube: int, score: tuple[int, int]
) -> None:
    table = after(at(), ONE, "double", TWO, f"{order} if doubled")
    assert (table.match.cube, table.match.score) == (cube, score)


def test_an_answer_that_was_used_is_spent() -> None:
    table = after(at(), ONE, "double", TWO, "take if doubled", (2, 1), ONE, "13/11 6/5")
    table = after(table, TWO, "double", ONE, "take", (2, 1), TWO, "13/11 6/5", ONE, "double")
    assert due(table) == (TWO, "take-or-drop")


def test_greedy_and_forced_answer_the_play_that_is_due() -> None:
    table = at(RACE, dice=(6, 5))
    assert due(after(table, ONE, "greedy")) == (TWO, ASKED)
    table = after(
        at(({25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 8: 5})), ONE, "set forced off"
    )
    table = after(table, ONE, "roll", (1, 5))
    assert due(table) == (ONE, "play")
    assert due(after(table, ONE, "set forced on")) == (TWO, ASKED)


# double next turn


def test_double_next_turn_does_not_answer_what_is_due() -> None:
    table = after(at(), ONE, "double next turn")
    assert due(table) == (ONE, ASKED)
    table = after(table, *ROLL_ONE, *ROLL_TWO)
    assert due(table) == (TWO, "take-or-drop"), "but it doubles the turn after"


def test_double_next_turn_given_before_the_play_doubles_the_turn_after() -> None:
    table = after(at(dice=(5, 2)), ONE, "double next turn", ONE, "13/8 24/22", *ROLL_TWO)
    assert due(table) == (TWO, "take-or-drop")


def test_double_next_turn_given_in_the_others_turn_doubles() -> None:
    table = after(at(turn=TWO), ONE, "double next turn", *ROLL_TWO)
    assert due(table) == (TWO, "take-or-drop")


def test_double_next_turn_is_spent_by_the_double() -> None:
    table = after(at(turn=TWO, length=9), ONE, "double next turn", *ROLL_TWO, TWO, "take", (2, 1))
    table = after(table, ONE, "13/11 6/5", TWO, "double", ONE, "take", (2, 1), TWO, "13/11 6/5")
    assert due(table) == (ONE, ASKED)


def test_double_next_turn_outlives_an_offer_that_is_refused() -> None:
    table = after(at(turn=TWO), ONE, "double next turn", TWO, "resign single", ONE, "refuse")
    assert due(after(table, *ROLL_TWO)) == (TWO, "take-or-drop"), "an answer is no turn"
    table = after(at(dice=(5, 2)), ONE, "double next turn", ONE, "resign single", TWO, "refuse")
    table = after(table, ONE, "13/8 24/22", *ROLL_TWO)
    assert due(table) == (TWO, "take-or-drop")


def test_double_next_turn_outlives_an_answer_to_a_double_and_redoubles() -> None:
    table = after(at(turn=TWO), ONE, "double next turn", TWO, "double", ONE, "take", (2, 1))
    table = after(table, TWO, "13/11 6/5")
    assert due(table) == (TWO, "take-or-drop")
    assert after(table, TWO, "take").match.cube == 4


def test_double_next_turn_goes_on_into_the_next_game_where_the_other_opens() -> None:
    table = after(at(turn=TWO), ONE, "double next turn", TWO, "resign single", ONE, "accept")
    table = after(table, (1, 2), TWO, "13/11 6/5")
    assert due(table) == (TWO, "take-or-drop")


def test_double_next_turn_is_dropped_by_an_own_turn_without_access() -> None:
    table = after(at(turn=TWO, cube=2, owner=TWO), ONE, "double next turn", *ROLL_TWO)
    assert due(table) == (Chance.CHANCE, "roll")
    table = after(table, (2, 1), ONE, "13/11 6/5", TWO, "double", ONE, "take", (2, 1))
    table = after(table, TWO, "13/11 6/5")
    assert due(table) == (ONE, ASKED)


# One order beside another


@pytest.mark.parametrize("other", ["autoroll", "autoroll while on the bar"])
@pytest.mark.parametrize("first", [True, False])
def test_double_next_turn_goes_before_autoroll(other: str, first: bool) -> None:
    orders = ("double next turn", other) if first else (other, "double next turn")
    table = at(ON_THE_BAR, turn=TWO)
    for order in orders:
        table = after(table, ONE, order)
    table = after(table, *ROLL_TWO)
    assert due(table) == (TWO, "take-or-drop")
    table = after(table, TWO, "take", (3, 4))
    assert table.match.dice == (3, 4)


def test_autoroll_while_on_the_bar_asks_elsewhere() -> None:
    assert due(after(at(), ONE, "autoroll while on the bar")) == (ONE, ASKED)


@pytest.mark.parametrize(("orders", "score"), [("take drop", (0, 1)), ("drop take", (0, 0))])
def test_of_take_and_drop_the_later_one_holds(orders: str, score: tuple[int, int]) -> None:
    table = at(turn=TWO)
    for order in orders.split():
        table = after(table, ONE, f"{order} if doubled")
    assert after(table, TWO, "double").match.score == score


def test_an_answer_in_advance_is_dropped_at_the_end_of_the_game() -> None:
    table = after(at(), TWO, "drop if doubled", ONE, "resign single", TWO, "accept")
    table = after(table, (1, 2), TWO, "13/11 6/5", ONE, "double")
    assert due(table) == (TWO, "take-or-drop")


@pytest.mark.parametrize("order", ["autoroll", "greedy"])
def test_other_orders_hold_for_the_match(order: str) -> None:
    table = after(at(turn=TWO), ONE, order, TWO, "resign single", ONE, "accept")
    if order == "autoroll":
        table = after(table, (1, 2), TWO, "13/11 6/5")
        assert due(table) == (Chance.CHANCE, "roll")
    else:
        race = at(RACE, dice=(6, 5)).match
        assert due(after(Table(match=race, orders=table.orders), ONE, "set forced on"))[0] is TWO


# Revoking


@pytest.mark.parametrize(
    "order",
    ["autoroll", "autoroll while on the bar", "take if doubled", "double next turn", "greedy"],
)
@pytest.mark.parametrize("exact", [True, False])
def test_orders_are_revoked_one_by_one_or_all(order: str, exact: bool) -> None:
    plain = at(ON_THE_BAR, turn=TWO)
    given = after(plain, ONE, order)
    assert given.orders != plain.orders
    assert after(given, ONE, f"{order} off" if exact else "orders off").orders == plain.orders


def test_orders_off_leaves_the_other_seat_its_orders_and_the_setting() -> None:
    table = after(at(), TWO, "autoroll", ONE, "set forced off", ONE, "orders off")
    assert table.orders == after(at(), TWO, "autoroll", ONE, "set forced off").orders


def test_an_order_of_the_other_seat_does_nothing_for_this_one() -> None:
    assert due(after(at(), TWO, "autoroll")) == (ONE, ASKED)


# greedy


def test_greedy_asks_where_plays_that_bear_off_most_differ() -> None:
    board = {6: 3}, {6: 15}
    table = after(at(board), ONE, "greedy", ONE, "roll", (4, 1))
    assert due(table) == (ONE, "play"), "nothing can be borne off, in several ways"
    board = {4: 1, 6: 2, 2: 2}, {6: 15}
    table = after(at(board), ONE, "greedy", ONE, "roll", (4, 1))
    assert due(table) == (ONE, "play"), "one is borne off by the 4, and the 1 may be played thrice"


def test_greedy_plays_where_one_play_bears_off_most() -> None:
    board = {4: 2, 1: 2, 6: 2}, {6: 15}
    table = after(at(board), ONE, "greedy", ONE, "roll", (4, 1))
    assert due(table) == (TWO, ASKED)
    assert table.match.board.own[:7] == (11, 1, 0, 0, 1, 0, 2)


def test_greedy_asks_as_long_as_a_checker_can_be_hit() -> None:
    board = {4: 2, 1: 2, 6: 2}, {6: 14, 25: 1}
    table = after(at(board), ONE, "greedy", ONE, "roll", (4, 1))
    assert due(table) == (ONE, "play")


# Steps where there is nothing to decide


def test_without_access_to_the_cube_the_roll_is_thrown_at_once() -> None:
    for table in (at(score=(4, 0), turn=TWO, dice=(2, 1)), at(length=1, turn=TWO, dice=(2, 1))):
        assert due(after(table, TWO, "13/11 6/5")) == (Chance.CHANCE, "roll")
    owned = at(turn=TWO, dice=(2, 1), cube=2, owner=TWO)
    assert due(after(owned, TWO, "13/11 6/5")) == (Chance.CHANCE, "roll")


def test_a_turn_without_a_play_passes_also_where_forced_plays_are_asked() -> None:
    board = {25: 1, 6: 14}, {6: 2, 5: 2, 4: 2, 3: 2, 2: 2, 1: 2, 8: 3}
    table = after(at(board), ONE, "set forced off", ONE, "roll")
    assert done(table, (6, 5)) == [(ONE, "no_play")]
    assert after(table, (6, 5)).match.roll == table.match.roll + 1


def test_orders_are_taken_before_the_first_throw_and_none_after_the_end() -> None:
    table = after(table_for(5), ONE, "autoroll", (1, 2), TWO, "13/11 6/5")
    assert due(table) == (Chance.CHANCE, "roll")
    assert refusal(after(table, ONE, "concede match"), ONE, "greedy")
