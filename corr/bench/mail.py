"""The daemon beside a bare pipe: the same letters through the same servers, in turn.

The pipe is `corr.bench.pipe`: it fetches each mail and sends two canned answers of the size that
the daemon's have. How long a letter takes is measured while letters come at half the rate that
the daemon can keep up, the same for both.
"""

import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from corr.bench.figures import Figure, Sizes
from corr.bench.hall import Hall, build_hall
from corr.bench.mail_letters import move_letters
from corr.bench.mail_run import Load, Run, run_daemon, run_pipe
from corr.bench.profiled import IDLE

_WARM = 20
_STEADY = 4
"""One letter comes at a steady pace for so many that lie there at once."""
MAIN_GAMES = 100
"""The ratio of all is that with so many running games, if they are among the cases."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Pair:
    """One run of the daemon and one of the pipe after it."""

    daemon: Run
    pipe: Run


def bench_mail(sizes: Sizes) -> Iterator[Figure]:
    """Rates and latencies of the daemon and of the bare pipe, their ratio, and memory."""
    ratios = dict[tuple[str, int], float]()
    with tempfile.TemporaryDirectory() as name:
        for games in sizes.games:
            hall, load = _prepared(Path(name) / f"hall-{games}", games, sizes.letters)
            for servers in sizes.servers:
                folder = Path(name) / f"{servers}-{games}"
                folder.mkdir()
                case = _Case(servers=servers, games=games, hall=hall, load=load, folder=folder)
                pairs = [case.pair(number, sizes.runs) for number in range(sizes.runs)]
                figures = case.figures(pairs)
                ratios[servers, games] = figures["ratio"]
                yield from case.table(figures)
                if sizes.profile:
                    yield from case.profile()
    yield Figure(name="ratio", value=_main(ratios), unit="daemon / pipe")


def _prepared(folder: Path, games: int, letters: int) -> tuple[Hall, Load]:
    """An installation with so many running games, and the letters for it."""
    begun = time.perf_counter()
    steady = max(1, letters // _STEADY)
    count = _WARM + letters + steady
    _say(f"{games} running games: setting up …")
    hall = build_hall(folder, games, more=count if games == 1 else -(-count // games))
    mails = move_letters(hall, count, one_by_one=games == 1)
    _say(f"{games} running games: set up in {time.perf_counter() - begun:.1f} s")
    heap = mails[_WARM : _WARM + letters]
    return hall, Load(warm=mails[:_WARM], heap=heap, steady=mails[_WARM + letters :])


def _main(ratios: dict[tuple[str, int], float]) -> float:
    """The ratio that counts: with 100 running games, at the last of the servers."""
    servers, _ = list(ratios)[-1]
    mine = {games: ratio for (name, games), ratio in ratios.items() if name == servers}
    return mine.get(MAIN_GAMES, next(iter(mine.values())))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Case:
    """One number of running games at one kind of servers."""

    servers: str
    games: int
    hall: Hall
    load: Load
    folder: Path

    @property
    def name(self) -> str:
        """How the case is called in the table."""
        at_a_time = "1 at a time" if self.games == 1 else f"{self.games:,} games"
        return f"{self.servers}, {at_a_time}"

    def pair(self, number: int, runs: int) -> _Pair:
        """Measure the daemon, then the pipe."""
        place = self.folder / str(number)
        daemon = run_daemon(self.servers, self.hall, place / "daemon", self.load, None)
        _say(f"{self.name}, run {number + 1} of {runs}: daemon {daemon.rate:.0f} letters/s")
        pipe = run_pipe(self.servers, self.hall, place / "pipe", self.load, daemon)
        _say(f"{self.name}, run {number + 1} of {runs}: pipe {pipe.rate:.0f} letters/s")
        return _Pair(daemon=daemon, pipe=pipe)

    def figures(self, pairs: Sequence[_Pair]) -> dict[str, float]:
        """The medians of all runs, by column."""
        return {
            "daemon, letters/s": median(pair.daemon.rate for pair in pairs),
            "bare pipe, letters/s": median(pair.pipe.rate for pair in pairs),
            "ratio": median(pair.daemon.rate / pair.pipe.rate for pair in pairs),
            "steady pace, letters/s": median(pair.daemon.pace for pair in pairs),
            "daemon, median ms to the answer": median(pair.daemon.median for pair in pairs),
            "daemon, 99th percentile ms": median(pair.daemon.late for pair in pairs),
            "bare pipe, median ms to the answer": median(pair.pipe.median for pair in pairs),
            "bare pipe, 99th percentile ms": median(pair.pipe.late for pair in pairs),
            "daemon, processor ms for a letter": median(pair.daemon.work for pair in pairs),
            "bare pipe, processor ms for a letter": median(pair.pipe.work for pair in pairs),
            "daemon, peak MB": max(pair.daemon.peak for pair in pairs),
            "bare pipe, peak MB": max(pair.pipe.peak for pair in pairs),
            "answers to one letter, kB": median(_kilobytes(pair) for pair in pairs),
        }

    def table(self, figures: dict[str, float]) -> Iterator[Figure]:
        """The case's line of the table."""
        for column, value in figures.items():
            yield Figure(case=self.name, name=column, value=value, unit="")

    def profile(self) -> Iterator[Figure]:
        """Where the daemon's time goes, in shares of the time in which it was not idle."""
        out = self.folder / "profile.json"
        heap = Load(warm=self.load.warm, heap=self.load.heap, steady=())
        run = run_daemon(self.servers, self.hall, self.folder / "profile", heap, out)
        _say(f"{self.name}, profile: {run.rate:.0f} letters/s")
        seen: dict[str, int] = json.loads(out.read_text(encoding="utf-8"))
        seen.pop(IDLE, None)
        whole = sum(seen.values())
        for room, looks in sorted(seen.items(), key=lambda one: -one[1]):
            share = 100 * looks / whole
            yield Figure(case=self.name, name=f"% of its time: {room}", value=share, unit="")


def _kilobytes(pair: _Pair) -> float:
    return sum(map(len, pair.daemon.answers)) / 1000


def _say(text: str) -> None:
    print(f"mail: {text}", file=sys.stderr, flush=True)
