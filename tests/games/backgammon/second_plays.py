"""A second reading of backgammon.md 2.3: every order of the dice, every checker, level by level.

Slow on purpose, and it shares nothing with `corr`. A position is 28 numbers as the mover sees it:
the points 1 to 24 (his checkers above 0, the other's below), both bars and both trays, his first.
"""

from collections.abc import Iterator
from itertools import permutations

Position = tuple[int, ...]

MY_BAR, YOUR_BAR, MY_TRAY, YOUR_TRAY = 24, 25, 26, 27
HOME = range(6)
"""The places of the home board: point 1 is number 0 of a position."""


def all_home(position: Position) -> bool:
    """Whether the mover has no checker on the bar and none behind his home board."""
    return not position[MY_BAR] and all(position[place] <= 0 for place in range(6, 24))


def moved(position: Position, place: int, target: int) -> Position:
    """The position after a checker of the mover has gone to a place, where it may hit."""
    after = list(position)
    after[place] -= 1
    if target != MY_TRAY and after[target] == -1:
        after[target] = 0
        after[YOUR_BAR] += 1
    after[target] += 1
    return tuple(after)


def steps(position: Position, die: int) -> Iterator[Position]:
    """Every position to which one die may bring one checker."""
    if position[MY_BAR]:
        if position[24 - die] >= -1:
            yield moved(position, MY_BAR, 24 - die)
        return
    for place in range(24):
        if position[place] <= 0:
            continue
        if place >= die:
            if position[place - die] >= -1:
                yield moved(position, place, place - die)
        elif all_home(position):
            exact = place + 1 == die
            highest = all(position[behind] <= 0 for behind in HOME if behind > place)
            if exact or highest:
                yield moved(position, place, MY_TRAY)


def levels(position: Position, dice: tuple[int, ...]) -> list[set[Position]]:
    """The positions after none, one, two … of the dice, played in this very order."""
    reached = [{position}]
    for die in dice:
        reached.append({after for before in reached[-1] for after in steps(before, die)})
    return reached


def orders(dice: tuple[int, int]) -> set[tuple[int, ...]]:
    """The orders in which the dice may be played; a double four times."""
    one, other = dice
    return {(one,) * 4} if one == other else set(permutations(dice))


def dice_played(position: Position, dice: tuple[int, int]) -> int:
    """How many dice must be played: as many as can be in any order."""
    return max(sum(1 for level in levels(position, order)[1:] if level) for order in orders(dice))


def ends(position: Position, dice: tuple[int, int]) -> set[Position]:
    """The positions after the legal plays; none if nothing can be played.

    Of two different dice of which only one can be played, the higher if there is a choice.
    """
    most = dice_played(position, dice)
    if not most:
        return set()
    if most == 1 and (higher := set(steps(position, max(dice)))):
        return higher
    return {after for order in orders(dice) for after in levels(position, order)[most]}


def turned(position: Position) -> Position:
    """The same position as the other player sees it."""
    points = tuple(-count for count in reversed(position[:24]))
    mine, yours, my_tray, your_tray = position[24:]
    return (*points, yours, mine, your_tray, my_tray)
