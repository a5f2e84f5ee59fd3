"""The daemon beside a bare pipe: the same letters through the same servers, in turn.

The pipe fetches each mail, moves it to the folder of those that were taken in, and sends two
canned answers of the size that the daemon's have, over as many connections: whatever reads,
judges, writes or keeps a letter is left out, and no byte that goes over the line. How long a
letter takes is measured while letters come at half the rate that the daemon can keep up, the same
for both. The time until the server says that there is mail, half a second with Dovecot, is part
of either run: with few letters it makes the pipe look slower than it is.

The servers run on the same machine. What they take of the processors is told as well, for no
daemon gets more letters through than the processors have time for it and for them.
"""

import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from threading import Lock

from msgspec import Struct
from msgspec.structs import replace

from corr.bench.hall import Hall, build_hall
from corr.bench.mail_host import Letter, mail_host, move_letters
from corr.bench.profiled import IDLE
from corr.bench.sizes import Figure, Sizes
from corr.config import load_settings
from corr.demo.installation import SITE
from corr.demo.mailhost import MailHost
from corr.service.office.office import Office
from corr.service.post.mail import BATCH, MAX_BYTES
from corr.wire.imap import Mailbox
from corr.wire.smtp import Outgoing, Sender

# -- one run of the mail benchmark ----
# Servers that are written in Python, the seeding and the counting are in this process; the daemon
# and the pipe are processes of their own.

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


class Load(Struct, frozen=True, kw_only=True):
    """What is sent in one run: some letters to warm up, a heap at once, some at a steady pace."""

    warm: Sequence[Letter]
    heap: Sequence[Letter]
    steady: Sequence[Letter]

    @property
    def all(self) -> list[Letter]:
        """Every letter, in the order in which they come."""
        return [*self.warm, *self.heap, *self.steady]


class Run(Struct, frozen=True, kw_only=True):
    """What one run came to: letters a second, and milliseconds from arrival to acceptance.

    `latencies` are those of the letters at the steady pace of `pace` a second. `work` is the time
    of a processor that a letter takes, in milliseconds, whoever else is busy; `beside` is that of
    the servers and of this process, which seeds and counts. `peak` is the largest resident set of
    the process in megabytes, `answers` two letters that the daemon sent and that are as large as
    such letters are on average.
    """

    rate: float
    pace: float
    latencies: tuple[float, ...]
    work: float
    beside: float
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
        with process(["-m", "corr.bench.mail", str(mine.folder)]) as pipe:
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
    used, beside = cpu_seconds(who.pid), seconds_beside(who.pid)
    begun = time.perf_counter()
    host.append_many(SITE, [letter.raw for letter in load.heap])
    _wait(accepted, len(load.warm) + len(load.heap), who)
    used, beside = cpu_seconds(who.pid) - used, seconds_beside(who.pid) - beside
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
        beside=1000 * beside / len(load.heap),
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
        handled = len(office.store.letters.in_state("handled", limit=10**9))
        if handled != len(load.all) or office.store.letters.waiting_outgoing():
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
    found = office.store.letters.newest_at(f"{tag}.")
    row = office.store.letters.outgoing(found.message_id) if found else None
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
    return sum(_stat(f"{pid}")[1:3]) / os.sysconf("SC_CLK_TCK")


def seconds_beside(pid: int) -> float:
    """The same of this process and all that it started, also if it ended since, but for one."""
    told = {entry.name: _stat(entry.name) for entry in Path("/proc").glob("[0-9]*")}
    found, new = set[str](), {f"{os.getpid()}"}
    while new:
        found |= new
        new = {name for name, (parent, *_) in told.items() if f"{parent}" in new} - {f"{pid}"}
    return sum(sum(told.get(name, (0,))[1:]) for name in found) / os.sysconf("SC_CLK_TCK")


def _stat(pid: str) -> tuple[int, ...]:
    """Of /proc/PID/stat the parent, and the ticks of it and of its dead children, twice each."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return (0,) * 5
    fields = told.rpartition(")")[2].split()
    return int(fields[1]), *map(int, fields[11:15])


def _status(pid: int, name: str) -> float:
    """A line of /proc/PID/status in kB; 0 where there is no such file."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    except OSError:
        return 0.0
    found = [line.split() for line in lines if line.startswith(f"{name}:")]
    return float(found[0][1]) * 1.024 if found else 0.0


# -- the bare pipe ----
# It fetches in the daemon's batches and over the daemon's connections, so that the difference to
# the daemon is what reading, judging, writing and keeping cost.


_MESSAGE_ID = re.compile(rb"(?<=^Message-ID: <)[^>]+", re.MULTILINE | re.IGNORECASE)


def main() -> None:
    """Answer mail for the settings in a folder until terminated.

    `answer-0.eml` and `answer-1.eml` lie there, and `readers.txt`: to whom each answer goes, one
    a line.
    """
    folder = Path(sys.argv[1])
    settings = load_settings(folder / "corr.toml")
    answers = _answers(folder, settings.site.address)
    last = 0
    with Mailbox(settings.imap) as mailbox, Sender(settings.smtp) as sender:
        mailbox.select()
        while True:
            mails = mailbox.fetch_after(last, BATCH, MAX_BYTES)
            if not mails:
                mailbox.wait(1.0, lambda: False)
                continue
            last = mails[-1].uid
            mailbox.move_handled([mail.uid for mail in mails], settings.imap.handled)
            sender.deliver([next(answers) for _ in range(2 * len(mails))], lambda results: None)


def _answers(folder: Path, sender: str) -> Iterator[Outgoing]:
    """All answers there will be: two letters in turn, with another Message-ID each time."""
    canned = [_MESSAGE_ID.split(path.read_bytes(), 1) for path in _canned(folder)]
    readers = (folder / "readers.txt").read_text(encoding="ascii").splitlines()
    for number, reader in enumerate(readers):
        name = f"pipe.{number // 2}.{number % 2}@{sender.partition('@')[2]}"
        head, tail = canned[number % 2]
        raw = head + name.encode() + tail
        yield Outgoing(id=name, sender=sender, recipient=reader, raw=raw)


def _canned(folder: Path) -> list[Path]:
    return [folder / "answer-0.eml", folder / "answer-1.eml"]


if __name__ == "__main__":
    main()


# -- the daemon beside a bare pipe ----


_WARM = 20
_STEADY = 4
"""One letter comes at a steady pace for so many that lie there at once."""
MAIN_GAMES = 100
"""The ratio of all is that with so many running games, if they are among the cases."""


class _Pair(Struct, frozen=True, kw_only=True):
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


class _Case(Struct, frozen=True, kw_only=True):
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
            "servers of the daemon, processor ms": median(pair.daemon.beside for pair in pairs),
            "servers of the pipe, processor ms": median(pair.pipe.beside for pair in pairs),
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
