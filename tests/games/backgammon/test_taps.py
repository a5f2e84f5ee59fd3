"""What letters offer to be tapped of a roll: every play, or the hops with which one begins."""

from functools import reduce
from random import Random

import pytest
from msgspec.structs import replace

from corr.games.backgammon.board import START, Board, hopped, hopping
from corr.games.backgammon.match import Phase, started, thrown
from corr.games.backgammon.notation import every_way, read_play
from corr.games.backgammon.plays import dice_of, firsts, plays
from corr.games.backgammon.told import MOST_BUTTONS, stage, taps
from corr.games.rules import Seat
from corr.games.track import BAR
from tests.games.backgammon.positions import KINDS, any_dice, board, seldom_dice

CHANCE = Random(29)
SOME = [
    (board(kind(CHANCE)), dice(CHANCE))
    for kind in KINDS
    for dice in (any_dice, seldom_dice)
    for _ in range(20)
]


def to_play(at: Board, dice: tuple[int, int]):
    """A match in which the first seat has a roll to play."""
    return replace(started(5), board=at, phase=Phase.PLAY, turn=Seat.FIRST, dice=dice, roll=1)


def reached(at: Board, dice: tuple[int, ...]) -> set[Board]:
    """Every board to which hops by these dice lead, in any order, as many as can be."""
    found = {
        end
        for die in set(dice)
        for start in range(1, BAR + 1)
        if (hop := hopping(at, start, die))
        for end in reached(hopped(at, hop), tuple(rest_of(dice, die)))
    }
    return found or {at}


def rest_of(dice, die):
    rest = list(dice)
    rest.remove(die)
    return rest


def test_up_to_twelve_plays_are_all_offered_and_each_is_read_as_itself():
    few = [(at, dice) for at, dice in SOME if 1 < len(plays(at, dice)) <= MOST_BUTTONS]
    assert len(few) > 30
    for at, dice in few:
        offered = stage(to_play(at, dice)).buttons
        ends = [reduce(hopped, read_play(at, dice, text), at) for text in offered]
        assert len(set(offered)) == len(offered)
        assert set(ends) == set(plays(at, dice))
        assert len(ends) == len(set(ends))
        assert taps(to_play(at, dice)) == ()


def test_they_stand_in_the_order_of_notation():
    assert every_way(START, (6, 4), 99)[:3] == ("24/20 24/18", "24/20 13/7", "24/20 8/2")
    match = thrown(started(3), (3, 1))
    assert stage(match).buttons == ()
    assert [answer for *_, answer in taps(match)][:3] == ["24/23 ", "24/21 ", "13/10 "]


def test_more_plays_are_offered_by_the_hops_with_which_one_can_begin():
    many = [(at, dice) for at, dice in SOME if len(plays(at, dice)) > MOST_BUTTONS]
    assert len(many) > 20
    for at, dice in many:
        assert stage(to_play(at, dice)).buttons == ()
        legal, all_dice = set(plays(at, dice)), dice_of(dice)
        can_begin = {
            (hop.start, hop.end)
            for die in set(all_dice)
            for start in range(1, BAR + 1)
            if (hop := hopping(at, start, die))
            if reached(hopped(at, hop), tuple(rest_of(all_dice, die))) & legal
        }
        offered = taps(to_play(at, dice))
        assert {(start, end) for start, end, _ in offered} == can_begin
        assert [(-start, -end) for start, end, _ in offered] == sorted(
            (-start, -end) for start, end, _ in offered
        )


@pytest.mark.parametrize("dice", [(6, 5), (2, 1), (4, 4)])
def test_from_the_bar_nothing_else_begins(dice):
    at = Board((0, *START.own[1:24], 1, 1), START.other)
    assert {hop.start for hop in firsts(at, dice)} <= {BAR}
