"""The ranking of a large event."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import permutations
from random import Random

from corr.bench.figures import Figure, Sizes, median_seconds
from corr.ranking.compute import compute
from corr.ranking.event import EventFile, Game, Player

_START = date(2024, 2, 1)


def bench_ranking(sizes: Sizes) -> Iterator[Figure]:
    """Seconds for the ranking of a 200-player double round robin, 30 of the players new."""
    event = double_round_robin(200, new=30, seed=1)
    seconds = median_seconds(lambda: compute(event), 3)
    name = f"ranking: double round robin of 200 ({len(event.games)} games)"
    yield Figure(name=name, value=seconds, unit="s")


def double_round_robin(players: int, *, new: int, seed: int) -> EventFile:
    """An event in which everybody meets everybody twice; the stronger one usually wins."""
    chance = Random(seed)
    strength = [chance.randint(1, 14) for _ in range(players)]
    levels = [None if number < new else index for number, index in enumerate(strength)]
    return EventFile(
        id="BM24",
        name="Benchmark",
        start=_START,
        close=_START + timedelta(days=366),
        players=tuple(
            Player(id=f"P{number:04d}", level=level, level_three_months=level, level_close=level)
            for number, level in enumerate(levels)
        ),
        games=tuple(
            _game(black, white, strength, chance)
            for black, white in permutations(range(players), 2)
        ),
    )


def _game(black: int, white: int, strength: list[int], chance: Random) -> Game:
    edge = strength[black] - strength[white]
    result = "1-0" if chance.randint(-8, 8) < edge else "0-1"
    return Game(
        black=f"P{black:04d}",
        white=f"P{white:04d}",
        result=result,
        ended=chance.choice(("five", "resign", "forbidden", "time")),
        started_on=_START,
        ended_on=_START + timedelta(days=chance.randint(20, 360)),
        black_moves=12,
        white_moves=12,
    )
