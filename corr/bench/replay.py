"""A file of many games read and replayed: games a second, and whether memory stays flat."""

import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from corr.bench.rules import random_game
from corr.bench.sizes import Figure, Sizes
from corr.games.renju.board import CENTRE, Point, names, point_named, turned
from corr.games.renju.replay import replay
from corr.records.files import read_records, write_records
from corr.records.model import Record

_GAMES = 100_000
_EARLY = 10_000
_PEAK_UNIT = 1 if sys.platform == "darwin" else 1024
"""In how many bytes the system counts the peak of a process."""


def bench_replay(sizes: Sizes) -> Iterator[Figure]:
    """Reading and judging 100,000 games of a text file in a process of its own."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "games.txt")
        with path.open("wb") as file:
            write_records(_records(), file, "text")
        size = path.stat().st_size
        program = "import sys; from corr.bench.replay import main; main(sys.argv[1])"
        done = subprocess.run(
            [sys.executable, "-c", program, str(path)], capture_output=True, check=True
        )
    early, late = (json.loads(line) for line in done.stdout.splitlines())
    yield Figure(name=f"replay: file of {_GAMES:,} games", value=size / 1e6, unit="MB")
    yield Figure(name="replay: games read and judged", value=_GAMES / late["seconds"], unit="/s")
    for state in (early, late):
        name = f"replay: peak memory after {state['games']:,} games"
        yield Figure(name=name, value=state["peak"] / 1e6, unit="MB")
    grown = (late["peak"] - early["peak"]) / 1e6
    yield Figure(name="replay: growth between them", value=grown, unit="MB")


def _records() -> Iterator[Record]:
    """Games of random stones, each from all eight sides."""
    chance = Random(5)
    for _ in range(_GAMES // 8):
        moves = [point_named(move) for move in random_game(chance)]
        for turn in range(8):
            yield Record(moves=names(_image(point, turn) for point in moves))


def _image(point: Point, turn: int) -> Point:
    column, row = turned(point.column - CENTRE.column, point.row - CENTRE.row, turn)
    return Point(column + CENTRE.column, row + CENTRE.row)


def main(path: str) -> None:
    """Replay the games of a file; print time and peak memory early on and at the end, as JSON."""
    begun = time.perf_counter()
    games = 0
    with Path(path).open("rb") as file:
        for record in read_records(file, name=path):
            if replay(record.moves).fault:
                raise ValueError(f"game {games + 1} has a fault")
            games += 1
            if games in (_EARLY, _GAMES):
                seconds = time.perf_counter() - begun
                peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _PEAK_UNIT
                print(json.dumps({"games": games, "seconds": seconds, "peak": peak}))
