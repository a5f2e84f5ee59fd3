"""How long a user waits for `corr --help`, beside the interpreter alone."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from corr.bench.sizes import Figure, Sizes, median_seconds


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
