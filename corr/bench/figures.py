"""What a benchmark is given and what it gives."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured number; None if it was left out, and then `unit` says why.

    Figures with a `case` form a table: a line for each name, a column for each case. A `fault`
    counts what must never be: any value but 0 makes the benchmark fail.
    """

    name: str
    value: float | None
    unit: str
    case: str = ""
    fault: bool = False

    @property
    def label(self) -> str:
        """The name by which the figure is found in JSON."""
        return f"{self.case}: {self.name}" if self.case else self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """How much is measured: `letters` in a mail run, and how many `runs` of it.

    `games` are the numbers of running games and `servers` the mail servers of the mail runs.
    With `profile` they tell as well where the daemon's time goes. `players` are the sizes of the
    Monrads that are drawn; `round_robin` players meet all the others, 0 for no such event.
    `ranked` players meet all the others in an event that is ranked, and `register` are in the
    register of levels.
    """

    letters: int = 2000
    runs: int = 3
    games: tuple[int, ...] = (100,)
    servers: tuple[str, ...] = ("embedded",)
    profile: bool = False
    players: tuple[int, ...] = (50,)
    round_robin: int = 20
    ranked: int = 60
    register: int = 200


def median_seconds(work: Callable[[], object], runs: int) -> float:
    """The median time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)
