"""Diagrams: how long the picture of a position takes in every form, and how large it is."""

import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from random import Random

from corr.bench.sizes import Figure, Sizes
from corr.games.renju.board import NO_STONES, SIZE, Colour, Point
from corr.games.renju.diagram import diagram
from corr.games.rules import Picture
from corr.picture.png import png
from corr.picture.svg import svg
from corr.picture.text import text_diagram
from corr.picture.words import describe

_STONES = 60
_POSITIONS = 200
_WARM = 40
"""Positions drawn before the clock starts: after them the stones and numbers are in memory."""

_FORMS: Sequence[tuple[str, Callable[[Picture], str | bytes]]] = (
    ("PNG", png),
    ("SVG", svg),
    ("text", lambda picture: text_diagram(picture, numbers=True)),
    ("words", lambda picture: describe(picture, numbers=True)),
)


def bench_pictures(_: Sizes) -> Iterator[Figure]:
    """Time and size of 60-stone positions in every form, each seen for the first time."""
    for kind in ("plain", "numbered"):
        chances = (Random(seed) for seed in range(_WARM + _POSITIONS))
        pictures = [_picture(chance, numbered=kind == "numbered") for chance in chances]
        for name, draw in _FORMS:
            yield from _figures(f"pictures: {kind} {name}", draw, pictures)


def _figures(
    name: str, draw: Callable[[Picture], str | bytes], pictures: Sequence[Picture]
) -> Iterator[Figure]:
    seconds, sizes = [], []
    for picture in pictures:
        begun = time.perf_counter()
        drawn = draw(picture)
        seconds.append(time.perf_counter() - begun)
        sizes.append(len(drawn if isinstance(drawn, bytes) else drawn.encode()))
    warm = sorted(seconds[_WARM:])
    yield Figure(name=f"{name}, the first", value=seconds[0] * 1e3, unit="ms")
    yield Figure(name=f"{name}, median", value=statistics.median(warm) * 1e3, unit="ms")
    yield Figure(name=f"{name}, 95 of 100", value=warm[len(warm) * 95 // 100] * 1e3, unit="ms")
    yield Figure(name=f"{name}, median size", value=statistics.median(sizes), unit="bytes")
    yield Figure(name=f"{name}, largest", value=max(sizes), unit="bytes")


def _picture(chance: Random, *, numbered: bool) -> Picture:
    """A board as a long middle game leaves it: stones near the centre, turn by turn."""
    board, moves = NO_STONES, list[Point]()
    while len(moves) < _STONES:
        point = Point(_near(chance), _near(chance))
        if board.free(point):
            moves.append(point)
            board = board.put(point, Colour.BLACK if len(moves) % 2 else Colour.WHITE)
    numbers = {point: number for number, point in enumerate(moves, 1)}
    return diagram(board, last=moves[-1:], numbers=numbers if numbered else {})


def _near(chance: Random) -> int:
    return max(0, min(SIZE - 1, round(chance.gauss(SIZE // 2, 2.6))))
