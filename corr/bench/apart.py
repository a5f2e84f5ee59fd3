"""Work in a process of its own: its peak memory is not that of what was measured before it."""

import os
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar, TypeVarTuple

from msgspec import Struct

from corr.bench.mail import peak_megabytes

_TRIES = 3
"""How often what is cheap is done; the cheapest time counts."""
T = TypeVar("T")
Given = TypeVarTuple("Given")


class Cost(Struct, frozen=True, kw_only=True):
    """How long some work took: `wall` by the clock, `work` of a processor, in seconds.

    The second is the fairer figure where the machine has other things to do.
    """

    wall: float
    work: float


Measured = tuple[Cost, float]
"""What some work cost, and the peak memory of its process in megabytes."""


def apart(work: Callable[[*Given], T], *given: *Given) -> T:
    """What `work(*given)` returns, done in a new process. Raises what it raises."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        return process.submit(work, *given).result()


def timed(work: Callable[[], T]) -> tuple[T, Cost]:
    """What some work returns, and what it cost."""
    begun, used = time.perf_counter(), time.process_time()
    done = work()
    cost = Cost(wall=time.perf_counter() - begun, work=time.process_time() - used)
    return done, cost


def cheapest(work: Callable[[*Given], Measured], *given: *Given) -> Measured:
    """What some work costs by the processor at least: the other times others were at work, too."""
    return min((apart(work, *given) for _ in range(_TRIES)), key=lambda found: found[0].work)


def whole_command(folder: Path, *words: str) -> Measured:
    """What a command costs, its start and the printing of every line included."""

    def run() -> int:
        command = [sys.executable, "-m", "corr", *words]
        done = subprocess.run(command, cwd=folder, capture_output=True, check=True)
        return len(done.stdout)

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _, cost = timed(run)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    work = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Cost(wall=cost.wall, work=work), after.ru_maxrss / 1024


def own_peak() -> float:
    """The largest resident set that this process has had, in megabytes."""
    return peak_megabytes(os.getpid())


def say(text: str) -> None:
    """Tell how far a long measurement has got, on standard error."""
    print(text, file=sys.stderr, flush=True)
