"""What an arbiter waits for: the program's start, `corr status`, a tick, `corr check`."""

import math
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from msgspec import Struct

from corr.bench.apart import Cost, apart, own_peak, say, timed
from corr.bench.hall import drawn_game, empty_office, register, start
from corr.bench.sizes import Figure, Sizes, median_seconds
from corr.config import load_settings
from corr.games.rules import Seat
from corr.service.event.opening import note_rules
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, open_office
from corr.service.watch.check import check_all
from corr.service.watch.tick import tick
from corr.tournament.events.events import MovePlayed

# -- how long a user waits for `corr --help`, beside the interpreter alone ----


def bench_start(sizes: Sizes) -> Iterator[Figure]:
    """Start-up of the command line, in milliseconds."""
    for name, words in (
        ("python -c pass", ["-c", "pass"]),
        ("corr --help", ["-m", "corr", "--help"]),
    ):
        seconds = median_seconds(partial(_run, [sys.executable, *words]), 7)
        yield Figure(name=f"start: {name}", value=seconds * 1000, unit="ms")


def _run(command: list[str]) -> None:
    subprocess.run(command, capture_output=True, check=True)


# -- the arbiter's desk ----


EVENT = "DK26"
_MOVES = 9
"""How many moves have been made in every game: with its beginning, ten events."""
_TOGETHER = 500
"""In how many games moves are made in one transaction."""
_TIMES = 5


class Checked(Struct, frozen=True, kw_only=True):
    """What it cost to fold everything anew, and the peak memory in megabytes."""

    cost: Cost
    events: int
    faults: int
    peak: float


def bench_desk(sizes: Sizes) -> Iterator[Figure]:
    """The figures of an installation for each number of running games."""
    for games in sizes.games:
        with TemporaryDirectory() as place:
            folder = Path(place, "desk")
            say(f"desk: {games:,} games begin")
            running = apart(build, folder, games)
            say("desk: status, tick and check")
            case = f"{running:,} games"
            wall, work = status(folder)
            yield Figure(name="desk: corr status, whole", value=wall, unit="s", case=case)
            yield Figure(name="desk: corr status, processor", value=work, unit="s", case=case)
            idle = apart(idle_tick, folder)
            yield Figure(name="desk: tick, none due", value=idle * 1000, unit="ms", case=case)
            found = apart(checked, folder)
            yield Figure(name="desk: corr check, events", value=found.events, unit="", case=case)
            yield Figure(name="desk: corr check", value=found.cost.wall, unit="s", case=case)
            pace = found.events / found.cost.wall
            yield Figure(name="desk: corr check, pace", value=pace, unit="/s", case=case)
            yield Figure(
                name="desk: corr check, peak memory", value=found.peak, unit="MB", case=case
            )
            yield Figure(
                name="desk: corr check, faults", value=found.faults, unit="", case=case, fault=True
            )


def players_for(games: int) -> int:
    """How many players meet each other in at least so many games.

    >>> players_for(1), players_for(100), players_for(10_000)
    (2, 15, 142)
    """
    return math.ceil((1 + math.sqrt(1 + 8 * games)) / 2)


def build(folder: Path, games: int) -> int:
    """Make an installation in a new folder with so many running games; how many there are."""
    office = empty_office(folder)
    with office.folder.transaction():
        start(office, EVENT, register(office, "a", players_for(games)), letters=False)
        now = datetime.now(UTC)
        note_rules(office, EVENT, Act(at=now, cause="arbiter.bench.rules"), now.date())
    moves, ids = drawn_game(_MOVES, Random(1)), office.store.events.game_ids(EVENT)
    for at in range(0, len(ids), _TOGETHER):
        with office.folder.transaction():
            for game in ids[at : at + _TOGETHER]:
                _play(office, game, moves)
    office.store.close()
    return len(ids)


def _play(office: Office, name: str, moves: list[str]) -> None:
    game = office.folder.game(name)
    assert game is not None
    seats = (Seat.SECOND, Seat.FIRST)
    made = [
        MovePlayed(seat=seats[number % 2], number=number, move=move)
        for number, move in enumerate(moves)
    ]
    office.folder.play(game, made, at=datetime.now(UTC), cause=f"arbiter.bench.{name}")


def status(folder: Path) -> tuple[float, float]:
    """Seconds by the clock and of a processor that `corr status` takes, start-up and all."""
    command = [sys.executable, "-m", "corr", "status"]
    walls, works = list[float](), list[float]()
    for _ in range(_TIMES):
        before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
        walls.append(time.perf_counter() - begun)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        works.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        if done.returncode not in (0, 1):
            raise RuntimeError(done.stderr.decode())
    return sorted(walls)[_TIMES // 2], sorted(works)[_TIMES // 2]


def idle_tick(folder: Path) -> float:
    """Seconds that a tick takes while no game is due, after the first one of a process."""
    office = open_office(load_settings(folder / "corr.toml"))
    tick(office, datetime.now(UTC))
    try:
        return median_seconds(lambda: tick(office, datetime.now(UTC)), _TIMES)
    finally:
        office.store.close()


def checked(folder: Path) -> Checked:
    """What it costs to fold everything anew and compare."""
    office = open_office(load_settings(folder / "corr.toml"))
    report, cost = timed(lambda: check_all(office, at=datetime.now(UTC)))
    events = office.store.upkeep.count_events()
    office.store.close()
    return Checked(cost=cost, events=events, faults=len(report.faults), peak=own_peak())
