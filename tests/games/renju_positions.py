"""Positions to judge, made by chance: for hypothesis and for long runs alike.

A position is its stones: points, as `tests.games.second_referee` counts them, and `b` or `w` on
each.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from random import Random

from tests.games.second_referee import LINES, Point, all_points, along, name_of, point_of
from tests.places import TESTS

Position = Mapping[Point, str]

DATA = TESTS / "data"
POINTS = tuple(all_points())


@cache
def known_positions() -> tuple[Position, ...]:
    """The known positions, the deepest recursion last."""
    cases = [
        json.loads(line)
        for name in ("renju_forbidden.jsonl", "renju_deep.jsonl")
        for line in (DATA / name).read_text(encoding="utf-8").splitlines()
    ]
    cases.sort(key=lambda case: case["recursion"])
    return tuple(
        {point_of(name): colour[0] for colour in ("black", "white") for name in case[colour]}
        for case in cases
    )


@cache
def recursive_positions() -> tuple[Position, ...]:
    """The 150 known positions with the deepest recursion."""
    return known_positions()[-150:]


def colour_names(position: Position) -> tuple[list[str], list[str]]:
    """The names of the black and of the white stones."""
    black = [name_of(point) for point, colour in position.items() if colour == "b"]
    white = [name_of(point) for point, colour in position.items() if colour == "w"]
    return black, white


def turned(point: Point, turn: int) -> Point:
    """The point under one of the eight symmetries of the board; `turn` is 0…7."""
    column, row = point[::-1] if turn & 4 else point
    return (16 - column if turn & 1 else column), (16 - row if turn & 2 else row)


def scattered(chance: Random) -> Position:
    """Stones anywhere."""
    points = chance.sample(POINTS, chance.randint(8, 90))
    return {point: chance.choice("bbw") for point in points}


def crowded(chance: Random) -> Position:
    """Many black stones and few white ones in the middle, where threes cross."""
    middle = [point for point in POINTS if max(abs(point[0] - 8), abs(point[1] - 8)) <= 4]
    points = chance.sample(middle, chance.randint(12, 40))
    return {point: chance.choice("bbbbw") for point in points}


def at_the_edge(chance: Random) -> Position:
    """Black stones near one corner and along the edges beside it."""
    turn = chance.randrange(8)
    near = [point for point in POINTS if min(point) <= 4 and max(point) <= 11]
    points = chance.sample(near, chance.randint(8, 30))
    return {turned(point, turn): chance.choice("bbbw") for point in points}


def changed(chance: Random) -> Position:
    """A known position with up to four stones put, taken away, moved or recoloured."""
    return _changed(chance, chance.choice(known_positions()), POINTS)


def changed_where_it_recurs(chance: Random) -> Position:
    """A known position that needs the recursion, changed beside one of its black stones."""
    position = chance.choice(recursive_positions())
    column, row = chance.choice([point for point, colour in position.items() if colour == "b"])
    near = [p for p in POINTS if max(abs(p[0] - column), abs(p[1] - row)) <= 3]
    return _changed(chance, position, near)


def with_long_rows(chance: Random) -> Position:
    """Unbroken rows of five to nine of either colour, as after a five that nobody noticed."""
    stones = dict(chance.choice((crowded, scattered, changed))(chance))
    for _ in range(chance.randint(1, 3)):
        start, line = chance.choice(POINTS), chance.choice(LINES)
        colour = chance.choice("bbw")
        for step in range(chance.randint(5, 9)):
            stones[along(start, line, step)] = colour
    return {point: colour for point, colour in stones.items() if point in POINTS}


MAKERS: tuple[Callable[[Random], Position], ...] = (
    scattered,
    crowded,
    at_the_edge,
    changed,
    changed_where_it_recurs,
    with_long_rows,
)
"""Every way to make a position."""


def _changed(chance: Random, position: Position, where: Sequence[Point]) -> Position:
    stones = dict(position)
    for _ in range(chance.randint(1, 4)):
        point = chance.choice(where)
        moved = stones.pop(point, None)
        if chance.random() < 0.7:
            stones[point] = chance.choice("bbw")
        elif moved:
            stones[chance.choice(where)] = moved
    return stones
