"""The generator of plays against a second one that tries everything (backgammon.md 2.3)."""

from collections import Counter
from functools import reduce

import pytest

from corr.games.backgammon.board import fault, hopped
from corr.games.backgammon.plays import ends, plays
from tests.games.backgammon import second_plays
from tests.games.backgammon.positions import board, numbers, sample
from tests.games.backgammon.second_plays import MY_BAR, MY_TRAY, YOUR_BAR, Position, steps

USUAL = 3000
LONG = 100_000


def compared(seed: int, count: int) -> Counter[str]:
    """How many of a sample are of each kind, when both generators have agreed on all of it."""
    seen: Counter[str] = Counter()
    for position, dice in sample(seed, count):
        start = board(position)
        assert not fault(start), position
        found = plays(start, dice)
        wanted = second_plays.ends(position, dice)
        assert {numbers(end) for end in found} == wanted, (position, dice)
        many = second_plays.dice_played(position, dice)
        assert ends(start, dice) == (len(wanted), many), (position, dice)
        for end, play in found.items():
            assert len(play) == many
            assert reduce(hopped, play, start) == end, (position, dice, play)
        seen.update(kinds(position, dice, many, wanted))
    return seen


def kinds(
    position: Position, dice: tuple[int, int], many: int, wanted: set[Position]
) -> list[str]:
    """What a case is an example of."""
    double = dice[0] == dice[1]
    alone = [bool(set(steps(position, die))) for die in dice]
    told = {
        "nothing": not wanted,
        "one play": len(wanted) == 1,
        "higher": many == 1 and not double and all(alone),
        "lower only": many == 1 and not double and not alone[dice.index(max(dice))],
        "both": many == 2 and not double,
        "many on the bar": position[MY_BAR] > 2,
        "hit": any(end[YOUR_BAR] > position[YOUR_BAR] for end in wanted),
        "off": any(end[MY_TRAY] > position[MY_TRAY] for end in wanted),
    }
    return [f"double {many}"] * double + [name for name, is_so in told.items() if is_so]


def enough(seen: Counter[str], least: int) -> None:
    """The sample has so many at least of everything that is seldom."""
    seldom = [
        "nothing",
        "one play",
        "higher",
        "lower only",
        "both",
        "many on the bar",
        "hit",
        "off",
    ]
    for name in (*seldom, *(f"double {many}" for many in range(5))):
        assert seen[name] >= least, (name, seen)


def test_both_generators_agree() -> None:
    enough(compared(seed=20, count=USUAL), least=20)


@pytest.mark.long
def test_both_generators_agree_on_a_hundred_thousand_positions() -> None:
    enough(compared(seed=100, count=LONG), least=600)
