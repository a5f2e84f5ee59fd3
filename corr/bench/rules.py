"""The renju referee: whole scans of middle games, and single points."""

import time
from collections.abc import Iterator
from random import Random

from corr.bench.figures import Figure, Sizes
from corr.games.board import POINTS, Board, Colour, Point
from corr.games.forbidden import judge, scan

_POSITIONS = 400
_STONES = 40


def bench_rules(sizes: Sizes) -> Iterator[Figure]:
    """Forbidden-point checks a second, over random 40-stone positions seen for the first time."""
    boards = [_position(Random(seed)) for seed in range(2 * _POSITIONS)]
    fresh, later = boards[:_POSITIONS], boards[_POSITIONS:]
    yield from _scans("first positions of a process", fresh)
    yield from _scans("later positions", later)
    asked = [(board, point) for board in later for point in POINTS if board.free(point)]
    begun = time.perf_counter()
    for board, point in asked:
        judge(board, point)
    seconds = time.perf_counter() - begun
    yield Figure(name="rules: single points judged", value=len(asked) / seconds, unit="/s")


def _scans(name: str, boards: list[Board]) -> Iterator[Figure]:
    points = len(boards) * (len(POINTS) - _STONES)
    begun = time.perf_counter()
    for board in boards:
        scan(board)
    seconds = time.perf_counter() - begun
    yield Figure(name=f"rules: points in scans, {name}", value=points / seconds, unit="/s")
    yield Figure(
        name=f"rules: microseconds a point, {name}", value=seconds / points * 1e6, unit="µs"
    )


def _position(chance: Random) -> Board:
    """A board as a middle game leaves it: stones near the centre, turn by turn."""
    board = Board()
    colours = (Colour.BLACK, Colour.WHITE)
    placed = 0
    while placed < _STONES:
        point = Point(_near(chance), _near(chance))
        if board.free(point):
            board = board.put(point, colours[placed % 2])
            placed += 1
    return board


def _near(chance: Random) -> int:
    return max(0, min(14, round(chance.gauss(7, 2.6))))
