"""What a benchmark is given and what it gives."""

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One measured number; None if it was left out, and then `unit` says why."""

    name: str
    value: float | None
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sizes:
    """How much is measured: move `letters` in a mail run, and how many `runs` of it."""

    letters: int = 2000
    runs: int = 3


def median_seconds(work: Callable[[], object], runs: int) -> float:
    """The median time of several runs, in seconds."""
    times = []
    for _ in range(runs):
        begun = time.perf_counter()
        work()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)
