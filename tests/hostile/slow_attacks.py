"""Whether fours and threes win, by trying everything: slow on purpose.

It shares nothing with the checker: a position is two sets of points, every free point is a
defence and so is a pass, and rows are judged by `tests.games.second_referee`. It is meant for
boards with few free points.
"""

from collections.abc import Iterable, Iterator
from random import Random

from tests.games.second_referee import (
    LINES,
    Point,
    Stones,
    all_points,
    judge,
    stands_in_open_four,
    unbroken_row,
)

ALL = frozenset(all_points())


class SlowAttack:
    """The attack of a colour, `b` or `w`; without `restricted` both colours play as White does."""

    def __init__(self, attacker: str, *, restricted: bool = True) -> None:
        self.attacker, self.restricted = attacker, restricted
        self.defender = "w" if attacker == "b" else "b"
        self._wins: dict[tuple[Stones, Stones], bool] = {}
        self._holds: dict[tuple[Stones, Stones], bool] = {}

    def verdict(self, colour: str, own: Stones, other: Stones, point: Point) -> str | None:
        """`wins` or `forbidden`, None for an ordinary stone."""
        if colour == "b" and self.restricted:
            found = judge(own, other, point)
            return {None: None, "five": "wins"}.get(found, "forbidden")
        rows = (unbroken_row(own | {point}, point, line) for line in LINES)
        return "wins" if max(map(len, rows)) >= 5 else None

    def fives(self, colour: str, own: Stones, other: Stones) -> list[Point]:
        """Where a colour wins with one stone."""
        free = ALL - own - other
        return [at for at in free if self.verdict(colour, own, other, at) == "wins"]

    def threatens_open_four(self, own: Stones, other: Stones) -> bool:
        """Whether the attacker, were it to move, could make an open four."""
        return any(
            self.verdict(self.attacker, own, other, at) is None
            and any(self._open(own | {at}, other, at, line) for line in LINES)
            for at in ALL - own - other
        )

    def _open(self, own: Stones, other: Stones, at: Point, line: Point) -> bool:
        if self.attacker == "b" and self.restricted:
            return stands_in_open_four(own, other, at, line)
        row = unbroken_row(own, at, line)
        if len(row) != 4:
            return False
        ends = [
            end for end in ALL - own - other if unbroken_row(own | {end}, end, line) >= row | {end}
        ]
        return len(ends) == 2

    def wins(self, own: Stones, other: Stones) -> bool:
        """Whether the attacker, to move, wins by fours and threes."""
        key = own, other
        if key not in self._wins:
            self._wins[key] = any(self.good_moves(own, other))
        return self._wins[key]

    def good_moves(self, own: Stones, other: Stones) -> Iterator[Point]:
        """The attacker's moves that win by fours and threes."""
        fives = self.fives(self.attacker, own, other)
        if fives:
            yield from fives
            return
        theirs = self.fives(self.defender, other, own)
        for at in theirs[:1] if len(theirs) < 2 else ():
            if self.move_wins(own, other, at):
                yield at
        for at in ALL - own - other if not theirs else ():
            if self.move_wins(own, other, at):
                yield at

    def move_wins(self, own: Stones, other: Stones, at: Point) -> bool:
        """Whether a move of the attacker that is no five wins by fours and threes."""
        if self.verdict(self.attacker, own, other, at) == "forbidden":
            return False
        return not self.holds(own | {at}, other)

    def holds(self, own: Stones, other: Stones) -> bool:
        """Whether the defender, to move, escapes from all fours and threes."""
        key = own, other
        if key not in self._holds:
            self._holds[key] = any(True for _ in self.escapes(own, other))
        return self._holds[key]

    def escapes(self, own: Stones, other: Stones) -> Iterator[Point | str]:
        """The answers of the defender that escape; `pass` is one where nothing threatens."""
        theirs = self.fives(self.defender, other, own)
        yield from theirs
        if theirs:
            return
        ours = self.fives(self.attacker, own, other)
        if not ours and not self.threatens_open_four(own, other):
            yield "pass"
            return
        for at in sorted(ALL - own - other):
            if self.verdict(self.defender, other, own, at) == "forbidden":
                continue
            if not self.wins(own, other | {at}):
                yield at
        if not self.wins(own, other):
            yield "pass"


class CrowdedBoard:
    """A board with few free points, all in a square of it, on which nobody has five."""

    def __init__(self, chance: Random, *, free: int, side: int = 6, colours: str = "bw") -> None:
        left, low = chance.randint(1, 16 - side), chance.randint(1, 16 - side)
        square = [
            (column, row) for column in range(left, left + side) for row in range(low, low + side)
        ]
        chance.shuffle(square)
        self.stones: dict[str, Stones] = {"b": frozenset(), "w": frozenset()}
        for column, row in sorted(ALL - set(square)):
            self._put("b" if (column + 2 * row) % 4 < 2 else "w", (column, row))
        for at in square[free:]:
            self._put(chance.choice(colours), at)

    def _put(self, colour: str, at: Point) -> None:
        """Put a stone on a point, or one of the other colour if it would make five."""
        if any(len(unbroken_row(self.stones[colour] | {at}, at, line)) >= 5 for line in LINES):
            colour = "w" if colour == "b" else "b"
        self.stones[colour] |= {at}

    @property
    def is_decided(self) -> bool:
        """Whether somebody has five or more in a row already."""
        return any(has_five(stones) for stones in self.stones.values())


def has_five(stones: Iterable[Point]) -> bool:
    """Whether five or more of the stones stand in a row."""
    held = frozenset(stones)
    return any(len(unbroken_row(held, at, line)) >= 5 for at in held for line in LINES)
