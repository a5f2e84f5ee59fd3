"""One run of the mail benchmark: the servers, the daemon or the bare pipe, and the clock.

Servers that are written in Python, the seeding and the counting are in this process; the daemon
and the pipe are processes of their own.
"""

import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from threading import Lock

from corr.bench.hall import Hall
from corr.bench.mail_host import mail_host
from corr.bench.mail_letters import Letter
from corr.demo.installation import SITE
from corr.demo.mailhost import MailHost
from corr.service.office.office import Office

ANSWERS = 2
"""How many letters a move brings about: to who made it and to who is to answer it."""

_PATIENCE = 600.0
_LOOKED_AT = 50
_SHOWN = 4_000


class Accepted:
    """The letters that an SMTP server accepted, by Message-ID."""

    def __init__(self) -> None:
        self.count = 0
        self.times: dict[str, list[float]] = defaultdict(list)
        self._lock = Lock()

    def note(self, message_id: str) -> None:
        """A letter was accepted just now."""
        with self._lock:
            self.count += 1
            self.times[message_id].append(time.perf_counter())

    def by_answered(self) -> dict[str, list[float]]:
        """The times by what is answered: the first two parts of a Message-ID, game and number."""
        found = defaultdict[str, list[float]](list)
        with self._lock:
            for message_id, times in self.times.items():
                found[".".join(message_id.split(".")[:2])] += times
        return found


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """What is sent in one run: some letters to warm up, a heap at once, some at a steady pace."""

    warm: Sequence[Letter]
    heap: Sequence[Letter]
    steady: Sequence[Letter]

    @property
    def all(self) -> list[Letter]:
        """Every letter, in the order in which they come."""
        return [*self.warm, *self.heap, *self.steady]


@dataclass(frozen=True, slots=True, kw_only=True)
class Run:
    """What one run came to: letters a second, and milliseconds from arrival to acceptance.

    `latencies` are those of the letters at the steady pace of `pace` a second. `work` is the time
    of a processor that a letter takes, in milliseconds, whoever else is busy. `peak` is the
    largest resident set of the process in megabytes, `answers` two letters that the daemon sent
    and that are as large as such letters are on average.
    """

    rate: float
    pace: float
    latencies: tuple[float, ...]
    work: float
    peak: float
    answers: tuple[bytes, ...] = ()

    @property
    def median(self) -> float:
        """The median latency; 0 if nothing came at a steady pace."""
        return statistics.median(self.latencies) if self.latencies else 0.0

    @property
    def late(self) -> float:
        """The latency that 99 of 100 letters do not exceed."""
        ranked = sorted(self.latencies)
        return ranked[min(len(ranked) - 1, len(ranked) * 99 // 100)] if ranked else 0.0


def run_daemon(servers: str, hall: Hall, folder: Path, load: Load, profile: Path | None) -> Run:
    """The daemon's run on a copy of an installation; every letter is in its database after it."""
    accepted = Accepted()
    with mail_host(servers, accepted.note) as host:
        mine = hall.copied(folder, host)
        words = ["-m", "corr", "--config", str(mine.folder / "corr.toml"), "daemon"]
        if profile:
            words = ["-m", "corr.bench.profiled", str(mine.folder), str(profile)]
        with process(words) as daemon:
            run = _measure(host, accepted, load, daemon, pace=0.0)
        return replace(run, answers=_checked(mine, load))


def run_pipe(servers: str, hall: Hall, folder: Path, load: Load, like: Run) -> Run:
    """The bare pipe's run with the same letters; its answers are copies of two of the daemon's."""
    accepted = Accepted()
    with mail_host(servers, accepted.note) as host:
        mine = hall.copied(folder, host)
        for number, answer in enumerate(like.answers):
            (folder / f"answer-{number}.eml").write_bytes(answer)
        readers = [address for letter in load.all for address in letter.to]
        (folder / "readers.txt").write_text("\n".join(readers), encoding="ascii")
        with process(["-m", "corr.bench.pipe", str(mine.folder)]) as pipe:
            return _measure(host, accepted, _numbered(load), pipe, pace=like.pace)


def _numbered(load: Load) -> Load:
    """The same letters under the names that the pipe gives their answers."""
    names = iter(range(len(load.all)))

    def named(letters: Sequence[Letter]) -> list[Letter]:
        return [replace(letter, key=f"pipe.{next(names)}") for letter in letters]

    return Load(warm=named(load.warm), heap=named(load.heap), steady=named(load.steady))


def _measure(
    host: MailHost, accepted: Accepted, load: Load, who: subprocess.Popen[bytes], *, pace: float
) -> Run:
    """Seed and wait; `pace` 0 is half of what the heap's rate turns out to be."""
    host.append_many(SITE, [letter.raw for letter in load.warm])
    _wait(accepted, len(load.warm), who)
    begun, used = time.perf_counter(), cpu_seconds(who.pid)
    host.append_many(SITE, [letter.raw for letter in load.heap])
    _wait(accepted, len(load.warm) + len(load.heap), who)
    used = cpu_seconds(who.pid) - used
    rate = len(load.heap) / (max(map(max, accepted.by_answered().values())) - begun)
    pace = pace or rate / 2
    arrivals = _send_steadily(host, load.steady, pace)
    _wait(accepted, len(load.all), who)
    times = accepted.by_answered()
    _check_answers(times, load)
    return Run(
        rate=rate,
        pace=pace,
        latencies=tuple(
            1000 * (max(times[letter.key]) - arrived)
            for letter, arrived in zip(load.steady, arrivals, strict=True)
        ),
        work=1000 * used / len(load.heap),
        peak=peak_megabytes(who.pid),
    )


def _send_steadily(host: MailHost, letters: Sequence[Letter], pace: float) -> list[float]:
    """Put letters into the mailbox, so many a second; when each was there."""
    begun, arrivals = time.perf_counter(), list[float]()
    for number, letter in enumerate(letters):
        time.sleep(max(0.0, begun + number / pace - time.perf_counter()))
        host.append_many(SITE, [letter.raw])
        arrivals.append(time.perf_counter())
    return arrivals


def _wait(accepted: Accepted, letters: int, who: subprocess.Popen[bytes]) -> None:
    """Wait until so many letters are answered, as long as that gets on."""
    seen, since = -1, time.monotonic()
    while accepted.count < ANSWERS * letters:
        if accepted.count != seen:
            seen, since = accepted.count, time.monotonic()
        if who.poll() is not None:
            raise RuntimeError(f"the process has ended with status {who.returncode}")
        if time.monotonic() - since > _PATIENCE:
            raise TimeoutError(f"stuck at {seen} of {ANSWERS * letters} answers")
        time.sleep(0.005)


def _check_answers(times: Mapping[str, Sequence[float]], load: Load) -> None:
    """Every letter was answered as often as it should be."""
    wrong = [one.key for one in load.all if len(times[one.key]) != ANSWERS]
    if wrong:
        raise RuntimeError(f"{len(wrong)} letters have other than {ANSWERS} answers: {wrong[:3]}")


def _checked(hall: Hall, load: Load) -> tuple[bytes, ...]:
    """See that every letter and every answer is in the books; two answers of average size."""
    office = hall.office()
    try:
        handled = len(office.store.letters("handled", limit=10**9))
        if handled != len(load.all) or office.store.waiting_outgoing():
            raise RuntimeError(f"{handled} of {len(load.all)} letters are in the books")
        some = load.heap[:: max(1, len(load.heap) // _LOOKED_AT)]
        return tuple(
            _average([_sent(office, letter.tags[number]) for letter in some])
            for number in range(ANSWERS)
        )
    finally:
        office.store.close()


def _sent(office: Office, tag: str) -> bytes:
    """The letter that bears a tag."""
    found = office.store.newest_at(f"{tag}.")
    row = office.store.outgoing(found.message_id) if found else None
    assert row is not None, f"no letter {tag}"
    return row.raw


def _average(letters: Sequence[bytes]) -> bytes:
    """The letter whose size is next to the mean."""
    mean = statistics.mean(map(len, letters))
    return min(letters, key=lambda raw: abs(len(raw) - mean))


# -- processes ----


@contextmanager
def process(words: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    """Python running with these words, stopped at the end; what it says is shown if it fails."""
    with (
        tempfile.TemporaryFile() as said,
        subprocess.Popen([sys.executable, *words], stderr=said) as found,
    ):
        try:
            yield found
        finally:
            found.send_signal(signal.SIGTERM)
            try:
                found.wait(30)
            except subprocess.TimeoutExpired:
                found.kill()
                found.wait()
            if found.returncode not in (0, -signal.SIGTERM):
                said.seek(0)
                sys.stderr.write(said.read().decode(errors="replace")[-_SHOWN:])


def peak_megabytes(pid: int) -> float:
    """The largest resident set that a process has had, in megabytes."""
    return _status(pid, "VmHWM") / 1000


def resident_megabytes(pid: int) -> float:
    """The resident set of a process, in megabytes."""
    return _status(pid, "VmRSS") / 1000


def cpu_seconds(pid: int) -> float:
    """How much of the processors' time a process has used; 0 where nobody tells."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0.0
    fields = told.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _status(pid: int, name: str) -> float:
    """A line of /proc/PID/status in kB; 0 where there is no such file."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    found = [line.split() for line in lines if line.startswith(f"{name}:")]
    return float(found[0][1]) * 1.024 if found else 0.0
