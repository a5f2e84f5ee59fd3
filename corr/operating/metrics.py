"""The figures of an installation in the text format of a node exporter (Prometheus).

Names never change their meaning. No address, name or word of a letter stands in them.
"""

import os
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from pathlib import Path

from msgspec import Struct

from corr.config import Settings
from corr.operating.backup import space_of
from corr.operating.lock import daemon_of
from corr.service.office.office import Office
from corr.service.office.why_aside import QUIET

EVERY = timedelta(seconds=15)
"""How often the daemon writes the file at most."""
_MODE = 0o644
"""There are only numbers in it, and the exporter is another user."""


class Metric(Struct, frozen=True, kw_only=True):
    """One figure with its help and kind (`gauge`, `counter`), and its values by their labels."""

    name: str
    kind: str
    help: str
    values: tuple[tuple[Mapping[str, str], float], ...]


def metrics_text(settings: Settings, office: Office, at: datetime, real: datetime) -> str:
    """Every figure; `at` is the time of the events, `real` the machine's own."""
    return "".join(map(_lines, _metrics(settings, office, at, real)))


def write_metrics(file: Path, text: str) -> None:
    """Replace the file in one step, so that nobody reads half of it. Raises OSError."""
    fresh = file.with_name(f".{file.name}.new")
    with open(fresh, "w", encoding="utf-8", opener=_create) as stream:
        os.fchmod(stream.fileno(), _MODE)
        stream.write(text)
    fresh.replace(file)


def _create(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NOFOLLOW, _MODE)


def _metrics(settings: Settings, office: Office, at: datetime, real: datetime) -> Iterator[Metric]:
    yield from _of_letters(office, at)
    yield from _of_games(office)
    yield from _of_machine(settings, office, real)


def _of_letters(office: Office, at: datetime) -> Iterator[Metric]:
    found = office.store.upkeep.figures()
    aside = sum(found.set_aside.values())
    quiet = sum(n for why, n in found.set_aside.items() if why in QUIET)
    states = {
        "waiting": found.waiting,
        "handled": found.handled,
        "refused": found.refused,
        "set_aside": aside,
        "dropped": found.dropped,
    }
    yield _by("corr_letters", "gauge", "Letters that came in, by state.", "state", states)
    yield _one("corr_letters_received_total", "counter", "Letters that came in.", found.letters)
    yield _one(
        "corr_letters_for_arbiter",
        "gauge",
        "Letters set aside that wait for somebody's look.",
        aside - quiet,
    )
    yield _one(
        "corr_letters_retried", "gauge", "Letters that wait after a failed try.", found.retried
    )
    yield _one(
        "corr_letters_oldest_waiting_seconds",
        "gauge",
        "Age of the oldest letter that waits to be handled, 0 if none does.",
        _age(found.oldest_waiting, at),
    )
    states = {"queued": found.queued, "sent": found.sent, "failed": found.failed}
    yield _by("corr_outgoing", "gauge", "Letters of ours, by state.", "state", states)
    yield _one(
        "corr_outgoing_sent_total",
        "counter",
        "Letters that a mail server has taken, even if they came back.",
        found.taken,
    )
    yield _one(
        "corr_outgoing_held_up", "gauge", "Letters queued after a failed try.", found.held_up
    )
    yield _one(
        "corr_outgoing_oldest_queued_seconds",
        "gauge",
        "Age of the oldest letter that waits to be sent, 0 if none does.",
        _age(found.oldest_queued, at),
    )
    read = office.store.letters.read_up_to(office.mailbox)
    yield _one(
        "corr_read_up_to_timestamp_seconds",
        "gauge",
        "Arrival time up to which all mail is read, 0 if none is.",
        read.timestamp() if read else 0,
    )


def _of_games(office: Office) -> Iterator[Metric]:
    states = office.store.upkeep.games_by_state()
    yield _by("corr_games", "gauge", "Games, by state.", "state", states)
    stopped = office.store.upkeep.count_stopped_games()
    yield _one("corr_clocks_stopped", "gauge", "Running games whose clock stands still.", stopped)
    events = office.store.upkeep.count_events()
    yield _one("corr_events_total", "counter", "Events kept, of all streams.", events)


def _of_machine(settings: Settings, office: Office, real: datetime) -> Iterator[Metric]:
    health = office.store.health.noted()
    servers = {row.name: row for row in health}
    ok = {name: int(row.ok) for name, row in servers.items()}
    yield _by("corr_healthy", "gauge", "Whether a part works.", "part", ok)
    since = {name: row.since.timestamp() for name, row in servers.items()}
    yield _by(
        "corr_health_since_timestamp_seconds", "gauge", "Since when it is so.", "part", since
    )
    failures = {name: row.failures for name, row in servers.items()}
    yield _by("corr_failures", "gauge", "Failures in a row, 0 while it works.", "part", failures)
    space = space_of(settings.database.path)
    yield _one("corr_database_bytes", "gauge", "Size of the database.", space.database)
    yield _one("corr_disk_free_bytes", "gauge", "Space left on its disk.", space.free)
    backup = office.store.upkeep.mark("backup")
    yield _one(
        "corr_backup_timestamp_seconds",
        "gauge",
        "When the last backup was made, 0 if none was.",
        backup[0].timestamp() if backup else 0,
    )
    runs = daemon_of(settings.database.path) is not None
    yield _one("corr_daemon_running", "gauge", "Whether a daemon runs.", int(runs))
    yield _one(
        "corr_written_timestamp_seconds", "gauge", "When this was written.", real.timestamp()
    )


def _one(name: str, kind: str, about: str, value: float) -> Metric:
    return Metric(name=name, kind=kind, help=about, values=(({}, value),))


def _by(name: str, kind: str, about: str, label: str, values: Mapping[str, float]) -> Metric:
    found = tuple(({label: word}, value) for word, value in values.items())
    return Metric(name=name, kind=kind, help=about, values=found)


def _age(since: datetime | None, at: datetime) -> float:
    return max(0.0, (at - since).total_seconds()) if since else 0


def _lines(metric: Metric) -> str:
    lines = [f"# HELP {metric.name} {metric.help}", f"# TYPE {metric.name} {metric.kind}"]
    lines += (f"{metric.name}{_labels(labels)} {_number(n)}" for labels, n in metric.values)
    return "\n".join(lines) + "\n" if metric.values else ""


def _labels(labels: Mapping[str, str]) -> str:
    if not labels:
        return ""
    words: Iterable[str] = (f'{key}="{_escaped(value)}"' for key, value in labels.items())
    return f"{{{','.join(words)}}}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else f"{value:.3f}"
