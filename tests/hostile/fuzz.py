"""Fuzzing of the whole way of a mail, from bytes to decision: `scripts/fuzz --inputs 100000`.

Every input is drawn from the seed and its own number, so any of them can be tried again alone.
"""

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

from tests.hostile.fuzz_checks import Finding, Trial, draw
from tests.hostile.fuzz_worlds import MAKERS, World, worlds

CHUNK = 500
"""So many inputs go to one office in a row, and to one process."""
_ALIKE = 3
_FEW = 4
_HERE: list[World] = []


@dataclass(kw_only=True)
class Report:
    """What a number of inputs came to; `memory` is the process's, in MB."""

    inputs: int = 0
    letters: int = 0
    slowest: float = 0.0
    memory: float = 0.0
    fates: Counter[str] = field(default_factory=Counter)
    findings: list[tuple[int, Finding]] = field(default_factory=list)

    def note(self, index: int, trial: Trial) -> None:
        """Add one input."""
        self.inputs += 1
        self.letters += trial.letters
        self.slowest = max(self.slowest, trial.seconds)
        self.fates.update(trial.fates)
        if trial.finding is not None:
            self.findings.append((index, trial.finding))

    def add(self, other: "Report") -> None:
        """Add others' inputs."""
        self.inputs += other.inputs
        self.letters += other.letters
        self.slowest = max(self.slowest, other.slowest)
        self.memory = max(self.memory, other.memory)
        self.fates.update(other.fates)
        self.findings += other.findings


def chance_of(seed: int, index: int) -> random.Random:
    """What an input is drawn from."""
    return random.Random(f"{seed}:{index}")


def try_inputs(offices: Sequence[World], seed: int, first: int, count: int) -> Report:
    """Try inputs by their numbers; every `CHUNK` of them meets another office."""
    report = Report()
    for index in range(first, first + count):
        chunk = index // CHUNK
        world = offices[chunk % len(offices)]
        # A few letters at a time: our own reading of them is remembered then.
        letters = chance_of(seed, -chunk).sample(world.sent, min(_FEW, len(world.sent)))
        report.note(index, draw(chance_of(seed, index), world, letters))
    report.memory = memory()
    return report


def memory() -> float:
    """The memory that this process holds now, in MB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096 / 1e6


def _open(folder: str) -> None:
    """Open the offices of a process."""
    _HERE[:] = worlds(Path(tempfile.mkdtemp(dir=folder)))


def _work(seed: int, first: int, count: int) -> Report:
    return try_inputs(_HERE, seed, first, count)


def _chunks(first: int, count: int) -> Iterator[tuple[int, int]]:
    """First number and count of each chunk."""
    end = first + count
    while first < end:
        most = min(CHUNK - first % CHUNK, end - first)
        yield first, most
        first += most


def reports(folder: str, seed: int, first: int, count: int, jobs: int) -> Iterator[Report]:
    """The report of every chunk, from so many processes."""
    with ProcessPoolExecutor(jobs, initializer=_open, initargs=(folder,)) as pool:
        todo, running = _chunks(first, count), set[Future[Report]]()
        while True:
            while len(running) < 2 * jobs and (chunk := next(todo, None)):
                running.add(pool.submit(_work, seed, *chunk))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (one.result() for one in done)


class _Desk:
    """Shows how far it is, and writes findings down as they come."""

    def __init__(self, folder: Path, seed: int, whole: int) -> None:
        self._folder, self._seed, self._whole = folder, seed, whole
        self._begun = self._shown = time.monotonic()
        self._seen: Counter[str] = Counter()
        self.total = Report()
        self.memory = list[float]()

    def take(self, report: Report) -> None:
        self.total.add(report)
        self.memory.append(report.memory)
        for index, finding in report.findings:
            self._seen[finding.what] += 1
            if self._seen[finding.what] <= _ALIKE:
                self._write(index, finding)
        if sys.stderr.isatty() or time.monotonic() - self._shown > 30:
            self._shown = time.monotonic()
            self._show(report)

    @property
    def seconds(self) -> float:
        return time.monotonic() - self._begun

    def _show(self, report: Report) -> None:
        told = (
            f"{self.total.inputs}/{self._whole}  {self.total.inputs / self.seconds:.0f}/s  "
            f"{len(self.total.findings)} findings  {report.memory:.0f} MB  "
            f"slowest {self.total.slowest:.2f} s"
        )
        end = "" if sys.stderr.isatty() else "\n"
        print(f"\r{told:<78}" if not end else told, end=end, file=sys.stderr, flush=True)

    def _write(self, index: int, finding: Finding) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        name = f"{self._seed}-{index}"
        for number, raw in enumerate(finding.mails, 1):
            (self._folder / f"{name}.{finding.world}.{number}.eml").write_bytes(raw)
        again = f"scripts/fuzz --seed {self._seed} --first {index} --inputs 1"
        text = f"{finding.what}\nworld {finding.world}\nagain: {again}\n\n{finding.told}\n"
        (self._folder / f"{name}.txt").write_text(text, "utf-8", "backslashreplace")
        print(f"\nFINDING {finding.what}: {self._folder / name}.txt", file=sys.stderr, flush=True)

    def summary(self) -> dict[str, object]:
        total = self.total
        early, late = self.memory[: 1 + len(self.memory) // 10], self.memory[-3:]
        return {
            "seed": self._seed,
            "inputs": total.inputs,
            "seconds": round(self.seconds, 1),
            "inputs_per_second": round(total.inputs / self.seconds, 1),
            "letters": total.letters,
            "slowest_seconds": round(total.slowest, 3),
            "memory_mb": {"first": round(max(early)), "last": round(max(late))},
            "findings": dict(self._seen.most_common()),
            "fates": dict(total.fates.most_common()),
        }


def main() -> int:
    """Run from the command line; 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="scripts/fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1_000_000, help="how many")
    parser.add_argument("--seed", type=int, default=1, help="another seed is another series")
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--out", type=Path, default=Path("fuzz-findings"), help="for findings")
    parser.add_argument("--json", action="store_true", help="print the summary as JSON")
    given = parser.parse_args()
    memory_disk = Path("/dev/shm")
    desk = _Desk(given.out, given.seed, given.inputs)
    place = memory_disk if memory_disk.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="corr-fuzz-", dir=place) as folder:
        for report in reports(folder, given.seed, given.first, given.inputs, given.jobs):
            desk.take(report)
    told = desk.summary()
    print()
    for name, value in told.items() if not given.json else ():
        if isinstance(value, dict):
            print(f"{name}:")
            print("\n".join(f"  {count:>9}  {one}" for one, count in value.items()) or "  none")
        else:
            print(f"{name}: {value}")
    if given.json:
        print(json.dumps(told, indent=2))
    return 1 if desk.total.findings else 0


__all__ = ["CHUNK", "MAKERS", "Report", "chance_of", "main", "try_inputs"]

if __name__ == "__main__":
    sys.exit(main())
