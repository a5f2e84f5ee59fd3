"""Random positions of backgammon, of the kinds that games seldom show, and dice.

A position is 28 numbers as in `second_plays.py`.
"""

from collections.abc import Callable, Collection, Iterator
from functools import reduce
from random import Random

from corr.games.backgammon.board import Board, hopped
from corr.games.backgammon.plays import Play
from tests.games.backgammon.second_plays import (
    MY_BAR,
    MY_TRAY,
    YOUR_BAR,
    YOUR_TRAY,
    Position,
    ends,
    turned,
)

POINTS = range(24)
START = (-2, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, -5, 5, 0, 0, 0, -3, 0, -5, 0, 0, 0, 0, 2, 0, 0, 0, 0)


def board(position: Position) -> Board:
    """A position as a board of `corr`."""
    points, (bar, your_bar, tray, your_tray) = position[:24], position[24:]
    return Board(
        (tray, *(max(count, 0) for count in points), bar),
        (your_tray, *(max(-count, 0) for count in reversed(points)), your_bar),
    )


def numbers(seen: Board) -> Position:
    """A board of `corr` as a position."""
    return (*seen.points, seen.own[25], seen.other[25], seen.own[0], seen.other[0])


def end_of(position: Position, play: Play) -> Position:
    """Where a play leads."""
    return numbers(reduce(hopped, play, board(position)))


def mine(position: Position) -> tuple[int, ...]:
    """The mover's own checkers: 24 points, bar, tray."""
    return (*(max(count, 0) for count in position[:24]), position[MY_BAR], position[MY_TRAY])


def any_dice(chance: Random) -> tuple[int, int]:
    """Two dice."""
    return chance.randint(1, 6), chance.randint(1, 6)


def seldom_dice(chance: Random) -> tuple[int, int]:
    """Two dice, equal ones in a third and more of all throws."""
    one, other = any_dice(chance)
    return one, chance.choice((one, other, other))


def filled(
    chance: Random, mine: tuple[int, int, Collection[int]], yours: tuple[int, int, Collection[int]]
) -> Position:
    """A position of checkers at random; of each side on the bar, on the board, on which places.

    Who finds no place that is free of the other's is borne off.
    """
    position = [0] * 28
    sides = [(1, MY_BAR, MY_TRAY, mine), (-1, YOUR_BAR, YOUR_TRAY, yours)]
    for sign, bar, tray, (barred, standing, places) in chance.sample(sides, 2):
        free = [place for place in places if position[place] * sign >= 0]
        position[bar] = barred
        standing = min(standing, 15 - barred) if free else 0
        for _ in range(standing):
            position[chance.choice(free)] += sign
        position[tray] = 15 - barred - standing
    if position[YOUR_TRAY] == 15:
        position[YOUR_TRAY], position[YOUR_BAR] = 14, 1
    return tuple(position)


def scattered(chance: Random) -> Position:
    """Both sides anywhere, some on the bar."""
    mine = chance.choice((0, 0, 1, 2, 5)), chance.randint(1, 15), POINTS
    return filled(chance, mine, (chance.choice((0, 0, 1, 3)), chance.randint(1, 15), POINTS))


def crowded(chance: Random) -> Position:
    """Both sides on a few points, so that many are closed."""
    mine = chance.choice((0, 0, 1, 2)), 15, chance.sample(POINTS, chance.randint(2, 6))
    return filled(chance, mine, (0, 15, chance.sample(POINTS, chance.randint(4, 7))))


def bearing_off(chance: Random) -> Position:
    """The mover at home with gaps, the other behind, on the bar, or past him."""
    mine = 0, chance.randint(1, 12), chance.sample(range(6), chance.randint(1, 5))
    if chance.random() < 0.2:
        mine = 0, mine[1], [*mine[2], chance.randrange(6, 9)]
    places = chance.choice((range(6), range(12), range(18, 24)))
    return filled(chance, mine, (chance.choice((0, 0, 1)), chance.randint(0, 6), places))


def before_a_closed_board(chance: Random) -> Position:
    """The mover on the bar, also with many checkers, before four to six closed points."""
    closed = chance.sample(range(18, 24), chance.choice((4, 5, 5, 6)))
    position = [0] * 28
    for place in closed:
        position[place] = -2
    left = 15 - 2 * len(closed)
    position[YOUR_TRAY] = chance.randint(0, left)
    position[chance.choice(closed)] -= left - position[YOUR_TRAY]
    position[MY_BAR] = chance.choice((1, 1, 2, 3, 4, 9))
    for _ in range(15 - position[MY_BAR]):
        position[chance.choice((*range(18), MY_TRAY))] += 1
    return tuple(position)


def hemmed_in(chance: Random) -> Position:
    """One to three checkers of the mover among closed points, the rest borne off or deep at home.

    Here one die can often be played and not the other, or either and not both.
    """
    position = [0] * 28
    for place in chance.sample(range(2, 24), 7):
        position[place] = -2
    position[YOUR_BAR] = 1
    free = [place for place in range(6, 24) if not position[place]]
    for _ in range(chance.randint(1, 3)):
        position[chance.choice((*free, MY_BAR))] += 1
    left = 15 - sum(count for count in (*position[:24], position[MY_BAR]) if count > 0)
    position[MY_TRAY if chance.random() < 0.5 else 0] = left
    return tuple(position)


KINDS: tuple[Callable[[Random], Position], ...] = (
    scattered,
    crowded,
    bearing_off,
    before_a_closed_board,
    hemmed_in,
)


def of_random_games(chance: Random) -> Iterator[tuple[Position, tuple[int, int]]]:
    """The positions of games in which any legal play is made, seen by the mover, with his dice."""
    position: Position = START
    while True:
        dice = any_dice(chance)
        yield position, dice
        position = turned(chance.choice(sorted(ends(position, dice)) or [position]))
        if 15 in position[MY_TRAY:]:
            position = START


def sample(seed: int, count: int) -> Iterator[tuple[Position, tuple[int, int]]]:
    """So many positions with dice: two of every seven from random games, one of each kind."""
    chance = Random(seed)
    games = of_random_games(chance)
    for number in range(count):
        kind = number % (len(KINDS) + 2)
        if kind < len(KINDS):
            yield KINDS[kind](chance), seldom_dice(chance)
        else:
            yield next(games)
