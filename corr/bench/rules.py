"""The renju referee: whole scans, single points, other referees beside it, games replayed.

Of each time the median is given. Three states of its tables of patterns are told apart: empty, as
in a new process; filled by other positions, the usual state; and filled by this very position.
"""

import statistics
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import product
from random import Random

from corr.bench.figures import Figure, Sizes
from corr.bench.positions import (
    STONES,
    Stones,
    cases,
    played_middle_games,
    random_game,
    random_middle_games,
    stones_of,
)
from corr.bench.referees import Referee, ours, renju_package, second_referee
from corr.games.renju.board import Point
from corr.games.renju.forbidden import Verdict, forget_patterns, judge, scan
from corr.games.renju.replay import replay

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
