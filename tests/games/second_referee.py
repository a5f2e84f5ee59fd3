"""A second referee of renju: articles 3 and 7 word for word, on sets of points, by trying stones.

Slow on purpose, and it shares nothing with `corr`: a point is a pair (column, row), both counted
from 1, and every definition below is one sentence of the rule book.
"""

from collections.abc import Iterable, Iterator

Point = tuple[int, int]
Stones = frozenset[Point]

SIDE = range(1, 16)
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))
"""The four lines through a point, each as the step to the next point on it."""
ORDER = ("five", "overline", "double_four", "double_three")
"""What a move can be, in the order in which it is asked."""


def point_of(name: str) -> Point:
    """A point from its name: h8 is the centre."""
    return ord(name[0]) - ord("a") + 1, int(name[1:])


def name_of(point: Point) -> str:
    """The name of a point."""
    return f"{chr(ord('a') + point[0] - 1)}{point[1]}"


def all_points() -> Iterator[Point]:
    """Every point of the board."""
    return ((column, row) for row in SIDE for column in SIDE)


def along(point: Point, line: Point, steps: int) -> Point:
    """The point some steps further on a line; it may lie off the board."""
    return point[0] + steps * line[0], point[1] + steps * line[1]


def unbroken_row(stones: Stones, point: Point, line: Point) -> Stones:
    """The longest row of one colour's stones without a gap, through one of them, on a line."""
    row = {point}
    for way in (1, -1):
        step = way
        while (stone := along(point, line, step)) in stones:
            row.add(stone)
            step += way
    return frozenset(row)


def free_near(black: Stones, white: Stones, point: Point, line: Point) -> list[Point]:
    """The free points of a line that can lie in one five with a point."""
    near = [along(point, line, step) for step in (-4, -3, -2, -1, 1, 2, 3, 4)]
    return [
        free
        for free in near
        if free[0] in SIDE and free[1] in SIDE and free not in black and free not in white
    ]


def makes_five(black: Stones, point: Point) -> bool:
    """Whether a stone, already among the black ones, stands in an unbroken row of exactly five."""
    return any(len(unbroken_row(black, point, line)) == 5 for line in LINES)


def makes_overline(black: Stones, point: Point) -> bool:
    """Whether a stone stands in an unbroken row of six or more."""
    return any(len(unbroken_row(black, point, line)) > 5 for line in LINES)


def fours(black: Stones, white: Stones, point: Point, line: Point) -> set[Stones]:
    """The fours of a stone on a line: rows of four to which one more stone makes a five."""
    found = set()
    for added in free_near(black, white, point, line):
        row = unbroken_row(black | {added}, added, line)
        if len(row) == 5 and point in row:
            found.add(row - {added})
    return found


def stands_in_open_four(black: Stones, white: Stones, point: Point, line: Point) -> bool:
    """Whether a stone is in an unbroken row of four that two different stones make a five."""
    row = unbroken_row(black, point, line)
    if len(row) != 4:
        return False
    ways = [
        added
        for added in free_near(black, white, point, line)
        if unbroken_row(black | {added}, added, line) == row | {added}
    ]
    return len(ways) == 2


def four_points(black: Stones, white: Stones, point: Point, line: Point) -> list[Point]:
    """Where one more stone makes an open four of a stone's three on a line, and no five.

    The stone has a three on this line if there is such a point.
    """
    return [
        added
        for added in free_near(black, white, point, line)
        if added in unbroken_row(black | {added}, point, line)
        and stands_in_open_four(black | {added}, white, point, line)
        and not makes_five(black | {added}, added)
    ]


def makes_double_four(black: Stones, white: Stones, point: Point) -> bool:
    """Whether at least two fours meet in a stone, on one line or on several."""
    return sum(len(fours(black, white, point, line)) for line in LINES) >= 2


def makes_forbidden_double_three(black: Stones, white: Stones, point: Point) -> bool:
    """Whether at least two threes meet in a stone and two of them can really become open fours.

    A three can if Black's stone on one of its four-points, with all stones tried so far left
    where they are, is neither a five nor forbidden itself (7.2 a and b).
    """
    threes = [four_points(black, white, point, line) for line in LINES]
    if sum(1 for three in threes if three) < 2:
        return False
    real = [three for three in threes if any(judge(black, white, at) is None for at in three)]
    return len(real) >= 2


def judge(black: Stones, white: Stones, point: Point) -> str | None:
    """What Black's stone on a free point would be, a word of `ORDER`; None if nothing special."""
    black |= {point}
    if makes_five(black, point):
        return "five"
    if makes_overline(black, point):
        return "overline"
    if makes_double_four(black, white, point):
        return "double_four"
    if makes_forbidden_double_three(black, white, point):
        return "double_three"
    return None


def judge_white(white: Stones, point: Point) -> str | None:
    """Whether White's stone on a free point wins, and by what: `five` or `overline`."""
    lengths = {len(unbroken_row(white | {point}, point, line)) for line in LINES}
    if 5 in lengths:
        return "five"
    return "overline" if max(lengths) > 5 else None


def judge_all(black: Iterable[str], white: Iterable[str]) -> dict[str, set[str]]:
    """The points of every kind on a board given by the names of its stones."""
    blacks, whites = (frozenset(map(point_of, names)) for names in (black, white))
    found: dict[str, set[str]] = {kind: set() for kind in ORDER}
    for point in all_points():
        if point not in blacks | whites:
            kind = judge(blacks, whites, point)
            if kind:
                found[kind].add(name_of(point))
    return found
