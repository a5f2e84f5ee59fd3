"""The renju referee: whole scans, single points, other referees beside it, games replayed.

Of each time the median is given. Three states of its tables of patterns are told apart: empty, as
in a new process; filled by other positions, the usual state; and filled by this very position.
"""

import json
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any, NamedTuple

from msgspec import Struct

import corr
from corr.bench.sizes import Figure, Sizes
from corr.games.renju.board import CENTRE, POINTS, SIZE, Board, Point, names, point_named, turned
from corr.games.renju.forbidden import Verdict, forget_patterns, judge, scan
from corr.games.renju.study import replay
from corr.records.files import read_records, write_records
from corr.records.model import Record

# -- A file of many games read and replayed ----


_REPLAYED = 100_000
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
        program = "import sys; from corr.bench.rules import main; main(sys.argv[1])"
        done = subprocess.run(
            [sys.executable, "-c", program, str(path)], capture_output=True, check=True
        )
    early, late = (json.loads(line) for line in done.stdout.splitlines())
    yield Figure(name=f"replay: file of {_REPLAYED:,} games", value=size / 1e6, unit="MB")
    yield Figure(
        name="replay: games read and judged", value=_REPLAYED / late["seconds"], unit="/s"
    )
    for state in (early, late):
        name = f"replay: peak memory after {state['games']:,} games"
        yield Figure(name=name, value=state["peak"] / 1e6, unit="MB")
    grown = (late["peak"] - early["peak"]) / 1e6
    yield Figure(name="replay: growth between them", value=grown, unit="MB")


def _records() -> Iterator[Record]:
    """Games of random stones, each from all eight sides."""
    chance = Random(5)
    for _ in range(_REPLAYED // 8):
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
            if games in (_EARLY, _REPLAYED):
                seconds = time.perf_counter() - begun
                peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _PEAK_UNIT
                print(json.dumps({"games": games, "seconds": seconds, "peak": peak}))


# -- positions and games to measure the renju referee with ----

STONES = 40
"""How many stones a middle game has here."""


class Stones(NamedTuple):
    """A position, given as the names of its stones."""

    black: tuple[str, ...]
    white: tuple[str, ...]

    @property
    def board(self) -> Board:
        """Its board, made anew each time."""
        return Board.of(self.black, self.white)

    @property
    def free(self) -> tuple[Point, ...]:
        """The points without a stone."""
        taken = {*self.black, *self.white}
        return tuple(point for point in POINTS if str(point) not in taken)


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of a file of the test data; none if it is not there.

    The folder is CORR_TESTDATA, or `tests/data` of a checkout.
    """
    beside = Path(corr.__file__).parent.parent / "tests" / "data"
    path = Path(os.environ.get("CORR_TESTDATA", beside)) / name
    if not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def stones_of(case: dict[str, Any]) -> Stones:
    """The position of a case."""
    return Stones(tuple(case["black"]), tuple(case["white"]))


def played_middle_games() -> list[Stones]:
    """The known games cut at move 40; none if the test data are not there."""
    games = (case["moves"] for case in cases("renju_games.jsonl"))
    return [_cut(moves) for moves in games if len(moves) >= STONES]


def random_middle_games(count: int, seed: int) -> list[Stones]:
    """Boards of 40 stones as a middle game leaves them: near the centre, turn by turn."""
    chance = Random(seed)
    return [_cut(_moves(chance, STONES)) for _ in range(count)]


def random_game(chance: Random) -> tuple[str, ...]:
    """The moves of a game of random stones near the centre, to its end or to move 60."""
    return replay(_moves(chance, 60)).moves


def _cut(moves: Sequence[str]) -> Stones:
    return Stones(tuple(moves[:STONES:2]), tuple(moves[1:STONES:2]))


def _moves(chance: Random, count: int) -> list[str]:
    moves = dict[str, None]()
    while len(moves) < count:
        moves[str(Point(_near(chance), _near(chance)))] = None
    return list(moves)


def _near(chance: Random) -> int:
    return max(0, min(14, round(chance.gauss(7, 2.6))))


# -- other referees of renju to measure ours against ----


Judge = Callable[[Point], str | None]
"""The kind of a black stone on a free point of one position."""


class Referee(Struct, frozen=True, kw_only=True):
    """A way to judge: `on` prepares a position. Some do not tell a five from other moves."""

    name: str
    on: Callable[[Stones], Judge]
    tells_fives: bool = True


def ours() -> Referee:
    """The referee of this program, one point after the other."""

    def on(stones: Stones) -> Judge:
        board = stones.board
        return lambda point: judge(board, point)

    return Referee(name="this one", on=on)


def second_referee() -> Referee | None:
    """The slow one of the tests, word for word from the rules; None outside a checkout."""
    module = _module("tests.games.second_referee")
    if module is None:
        return None

    def on(stones: Stones) -> Judge:
        black, white = (frozenset(map(module.point_of, names)) for names in stones)
        return lambda point: module.judge(black, white, module.point_of(str(point)))

    return Referee(name="second referee", on=on)


def renju_package() -> Referee | None:
    """The package `renju`; None if it is not installed."""
    module = _module("renju.check_forbid")
    if module is None:
        return None
    kinds = (None, "double_three", "double_four", "overline")

    def on(stones: Stones) -> Judge:
        cells = [[0] * SIZE for _ in range(SIZE)]
        for colour, placed in enumerate(stones, 1):
            for column, row in map(point_named, placed):
                cells[column][row] = colour
        return lambda point: kinds[module.get_foul_type(cells, *point)]

    return Referee(name="package renju", on=on, tells_fives=False)


def _module(name: str) -> ModuleType | None:
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return None


# -- the renju referee ----


_NO_DATA = "no test data here; name their folder by CORR_TESTDATA"
_OTHERS = 400
"""How many random positions fill the tables before new ones are measured."""
_COMPARED = 20
"""How many positions of each sort all referees judge: the slow ones take seconds for them."""
_TIMES = 20
"""How often the few known games are replayed."""
_GAMES = 2000

Asked = tuple[Stones, Point]


def bench_rules(sizes: Sizes) -> Iterator[Figure]:
    """Forbidden points of middle games and of positions that need the recursion (art. 7.2)."""
    middle = random_middle_games(_OTHERS, seed=1)
    known = cases("renju_forbidden.jsonl")
    recursive = [stones_of(case) for case in known if case.get("recursion")]
    deep = [stones_of(case) for case in cases("renju_deep.jsonl")]
    yield from _scans(f"random {STONES} stones", middle)
    yield from _scans(f"games cut at move {STONES}", played_middle_games())
    yield from _scans("recursive positions", recursive)
    chance = Random(2)
    yield from _single_points("middle game", [(each, chance.choice(each.free)) for each in middle])
    yield from _single_points("recursive", _double_threes(recursive))
    yield from _single_points("deepest recursion", _double_threes(deep))
    yield from _slowest([*recursive, *deep])
    yield from _comparison("middle games", middle[:_COMPARED])
    yield from _comparison("recursive", recursive[:_COMPARED])
    yield from _replays()


def _left_out(name: str, why: str) -> Figure:
    return Figure(name=f"rules: {name}", value=None, unit=f"left out: {why}")


def _seconds(work: Callable[..., object], *given: object) -> float:
    begun = time.perf_counter()
    work(*given)
    return time.perf_counter() - begun


def _from_empty_tables(work: Callable[..., object], *given: object) -> float:
    forget_patterns()
    return _seconds(work, *given)


def _fill_tables() -> None:
    """Bring the tables of patterns to their usual state, by positions that are not measured."""
    forget_patterns()
    for stones in random_middle_games(_OTHERS, seed=3):
        board = stones.board
        scan(board)
        for point in stones.free:
            judge(board, point)


def _median(name: str, seconds: Iterable[float]) -> Figure:
    return Figure(name=f"rules: {name}", value=statistics.median(seconds) * 1e6, unit="µs")


def _scans(name: str, positions: Sequence[Stones]) -> Iterator[Figure]:
    if not positions:
        yield _left_out(f"scans, {name}", _NO_DATA)
        return
    boards = [stones.board for stones in positions]
    empty = [_from_empty_tables(scan, board) for board in boards]
    _fill_tables()
    new = [_seconds(scan, board) for board in boards]
    again = [_seconds(scan, board) for board in boards]
    for state, times in (("tables empty", empty), ("new", new), ("again", again)):
        points = (len(stones.free) for stones in positions)
        each = [seconds / count for seconds, count in zip(times, points, strict=True)]
        yield _median(f"scan, {name}, {state}", times)
        yield _median(f"scan, {name}, {state}, a point", each)


def _judge_stones(stones: Stones, point: Point) -> None:
    judge(stones.board, point)


def _single_points(name: str, asked: Sequence[Asked]) -> Iterator[Figure]:
    if not asked:
        yield _left_out(f"one point, {name}", _NO_DATA)
        return
    empty = [_from_empty_tables(_judge_stones, *each) for each in asked]
    yield _median(f"board and one point, {name}, tables empty", empty)
    _fill_tables()
    yield _median(f"board and one point, {name}", [_seconds(_judge_stones, *e) for e in asked])
    _fill_tables()
    boards = [(stones.board, point) for stones, point in asked]
    yield _median(f"one point, {name}", [_seconds(judge, *each) for each in boards])


def _double_threes(positions: Sequence[Stones]) -> list[Asked]:
    """The forbidden double-threes: the points whose judgement takes longest."""
    return [
        (stones, point)
        for stones in positions
        for point in scan(stones.board)[Verdict.DOUBLE_THREE]
    ]


def _slowest(positions: Sequence[Stones]) -> Iterator[Figure]:
    """The point of all known positions that takes longest, each at its best of three times."""
    asked = [(stones.board, point) for stones in positions for point in stones.free]
    times = (min(_seconds(judge, *each) for _ in range(3)) for each in asked)
    if asked:
        yield Figure(name="rules: slowest known point", value=max(times) * 1e6, unit="µs")


def _comparison(name: str, positions: Sequence[Stones]) -> Iterator[Figure]:
    """All referees on the same points, position by position in turn: a busy machine is fair."""
    if not positions:
        yield _left_out(f"referees, {name}", _NO_DATA)
        return
    others = [second_referee(), renju_package()]
    there = [ours(), *(referee for referee in others if referee)]
    seconds = dict.fromkeys(there, 0.0)
    kinds: dict[Referee, list[str | None]] = {referee: [] for referee in there}
    for stones, referee in product(positions, there):
        judged, free = referee.on(stones), stones.free
        begun = time.perf_counter()
        kinds[referee] += [judged(point) for point in free]
        seconds[referee] += time.perf_counter() - begun
    for referee in there:
        points = len(kinds[referee])
        label = f"rules: {name}, {referee.name}"
        yield Figure(name=f"{label}, a point", value=seconds[referee] / points * 1e6, unit="µs")
        if referee is not there[0]:
            slower = seconds[referee] / seconds[there[0]]
            differing = _differing(kinds[there[0]], kinds[referee], fives=referee.tells_fives)
            yield Figure(name=f"{label}, slower", value=slower, unit="times")
            yield Figure(name=f"{label}, differs", value=differing, unit=f"of {points} points")
    if None in others:
        yield _left_out(f"{name}, other referees", "scripts/bench in a checkout has them")


def _differing(mine: list[str | None], found: list[str | None], *, fives: bool) -> int:
    if not fives:
        mine = [None if kind == Verdict.FIVE else kind for kind in mine]
    return sum(one != other for one, other in zip(mine, found, strict=True))


def _replays() -> Iterator[Figure]:
    """Whole games judged move by move, on one core, from empty tables."""
    chance = Random(4)
    known = [tuple(case["moves"]) for case in cases("renju_games.jsonl")]
    for name, games in (
        ("known games", known * _TIMES),
        ("random games", [random_game(chance) for _ in range(_GAMES)]),
    ):
        if not games:
            yield _left_out(f"{name} replayed", _NO_DATA)
            continue
        forget_patterns()
        seconds = sum(_seconds(replay, game) for game in games)
        moves = sum(map(len, games))
        label = f"rules: {name} of {moves / len(games):.0f} moves replayed"
        yield Figure(name=label, value=len(games) / seconds, unit="/s")
        yield Figure(name=f"{label}, a move", value=seconds / moves * 1e6, unit="µs")
