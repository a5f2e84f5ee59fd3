"""Units for systemd, lines for cron, and how the verbs keep their manners under cron."""

import re
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from corr.config import Server, Settings
from corr.errors import ArbiterError, ConfigError
from corr.service.watch.health import OUTAGE
from corr.store.store import Store
from corr.store.upkeep import HealthRow
from corr.wire.errors import REFUSED, WireError, is_refusal

# -- how the verbs keep their manners when cron runs them ----
# Between the runs the database remembers: the health of a server, and a mark with the time until
# which it is left alone and the beginning of the outage that somebody has heard of.


def is_left_alone(store: Store, server: str, real: datetime) -> bool:
    """Whether `imap` or `smtp` refused us so lately that asking again might lock the account."""
    row, mark = _health(store, server), store.upkeep.mark(_mark(server))
    if row is None or row.ok or mark is None:
        return False
    # A clock that was set back must not keep us away for long.
    return timedelta() < mark[0] - real <= timedelta(seconds=REFUSED[1])


def is_news(store: Store, server: str, error: WireError | ConfigError, real: datetime) -> bool:
    """Whether somebody should hear of a failure that has just been noted.

    Of each outage they hear once: at once of what a human must mend, else after an hour. A server
    that refused us is left alone, longer each time.
    """
    row, mark = _health(store, server), store.upkeep.mark(_mark(server))
    if row is None:
        return True
    outage = row.since.isoformat()
    was_told = mark is not None and mark[1] == outage
    for_humans = is_refusal(error) or isinstance(error, ConfigError)
    is_due = for_humans or row.at - row.since >= OUTAGE
    until = real + _pause(row.failures) if is_refusal(error) else real
    with store.transaction():
        store.upkeep.set_mark(_mark(server), until, outage if was_told or is_due else "")
    return is_due and not was_told


def _pause(failures: int) -> timedelta:
    first, longest = REFUSED
    return timedelta(seconds=min(longest, first * 2.0 ** min(failures - 1, 20)))


def _health(store: Store, server: str) -> HealthRow | None:
    return next((row for row in store.health.noted() if row.name == server), None)


def _mark(server: str) -> str:
    return f"cron.{server}"


# -- units for systemd and lines for cron, filled in for an installation ----


KINDS: Mapping[str, tuple[str, ...]] = {
    "systemd": ("corr.service",),
    "timer": ("corr-backup.service", "corr-backup.timer"),
    "cron": ("corr.cron",),
}
"""What can be asked for, and the files in `data/system` that it is."""

_PLACE = re.compile(r"@([A-Z]+)@")
_STUCK = timedelta(minutes=15)
"""A round that takes longer than its waiting and this is stuck."""


def unit_files(settings: Settings, kind: str, corr: Path, templates: Path) -> dict[str, str]:
    """The files of a kind by name, for the program `corr` and these settings.

    Raises ArbiterError for a path that could not be written in them.
    """
    words = _words(settings, corr)

    def filled(name: str) -> str:
        text = (templates / name).read_text(encoding="utf-8")
        return _PLACE.sub(lambda found: words[found[1]], text)

    return {name: filled(name) for name in KINDS[kind]}


def passwords_in_environment(settings: Settings) -> tuple[str, ...]:
    """The variables that the settings take passwords from; neither systemd nor cron sets any."""
    servers = (settings.imap, settings.smtp)
    return tuple(dict.fromkeys(one.password_env for one in servers if one.password_env))


def environment_file(settings: Settings) -> Path:
    """The file beside the settings in which unit and crontab expect those variables."""
    return settings.file.resolve().with_name("corr.env")


def _words(settings: Settings, corr: Path) -> dict[str, str]:
    file = settings.file.resolve()
    database = settings.database.path.resolve()
    folder = database.parent
    writable = {folder}
    if settings.metrics.file is not None:
        writable.add(settings.metrics.file.resolve().parent)
    wait = settings.loop.wait + _STUCK
    names, environment = passwords_in_environment(settings), _plain(environment_file(settings))
    return {
        "CORR": _plain(corr),
        "SETTINGS": _plain(file),
        "FOLDER": _plain(folder),
        "FOLDERS": " ".join(sorted({_plain(folder), _plain(file.parent)})),
        "WRITABLE": " ".join(sorted(map(_plain, writable))),
        "BACKUPS": _plain(folder / "backups"),
        "LOCK": _plain(folder / "corr.cron.lock"),
        "WATCHDOG": f"{int(wait.total_seconds())}s",
        "HOME": "read-only" if _is_at_home(file, folder, corr) else "yes",
        "ARBITER": _plain(settings.arbiter.address),
        "ENVIRONMENT": _environment(names, environment) if names else "",
        "SOURCE": f"set -a && . {environment} && set +a && " if names else "",
        "SECRETS": _plain(file.with_name("secrets")),
        "IMAP": "" if _is_credential(settings.imap) else "#",
        "SMTP": "" if _is_credential(settings.smtp) else "#",
    }


def _plain(word: object) -> str:
    """A path or an address as it may stand in a unit. Raises ArbiterError."""
    if re.search(r"[\s%'\"\\$;]", f"{word}"):
        raise ArbiterError(f"a path without blanks or signs is expected in a unit, not {word}")
    return f"{word}"


def _environment(names: Sequence[str], file: str) -> str:
    lines = "".join(f"#   {name}='…'\n" for name in names)
    return (
        "# The settings take passwords from the environment: this file (mode 600, root's) says\n"
        f"{lines}EnvironmentFile={file}\n"
    )


def _is_credential(server: Server) -> bool:
    """Whether the settings expect the password among the unit's credentials."""
    file = server.password_file
    return file is not None and file.parent == Path("/run/credentials/corr.service")


def _is_at_home(*paths: Path) -> bool:
    homes = (Path("/home"), Path("/root"), Path("/run/user"))
    return any(path.is_relative_to(home) for path in paths for home in homes)
