"""What `corr doctor` looks at, but for the mail servers: files, machine, database, daemon."""

import os
import platform
import pwd
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from corr import resources
from corr.config import Settings, password, read_keys, token
from corr.errors import ConfigError, StoreError
from corr.mail.orders.order_words import load_words
from corr.operating.backup import in_words, open_to_others, private_files, space_of
from corr.operating.lock import daemon_of
from corr.operating.status import troubles
from corr.service.office.office import Office, office_over
from corr.service.watch.check import check_all
from corr.store import Store
from corr.tournament.wording import counted
from corr.words.templates import Templates

# -- what a check of `corr doctor` found ----

Level = Literal["ok", "warn", "FAIL", "--"]
"""`--` is what could not be looked at."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """The outcome of one check; `words` say what was seen, and what to do if it is not well."""

    check: str
    level: Level
    words: str

    def __str__(self) -> str:
        return f"{self.level:<4}  {self.check:<12}  {self.words}"


Findings = Iterator[Finding]


def ok(check: str, words: str) -> Finding:
    """All is well."""
    return Finding(check=check, level="ok", words=words)


def warn(check: str, words: str) -> Finding:
    """It works, and should be mended."""
    return Finding(check=check, level="warn", words=words)


def fail(check: str, words: str) -> Finding:
    """It does not work."""
    return Finding(check=check, level="FAIL", words=words)


def unseen(check: str, words: str) -> Finding:
    """It could not be looked at."""
    return Finding(check=check, level="--", words=words)


# -- what `corr doctor` looks at, but for the mail servers ----


_SHOWN = 5


def look_at_files(settings: Settings) -> Findings:
    """The settings, the keys, the passwords, and who may read what."""
    mode = stat.S_IMODE(settings.file.stat().st_mode)
    if mode & 0o022:
        yield warn("settings", f"others may change {settings.file}: chmod go-w {settings.file}")
    else:
        yield ok("settings", f"{settings.file} is read, mode {mode:o}")
    try:
        keys = read_keys(settings.secrets.keys_file)
        yield ok("keys", f"{counted(len(keys), 'key')} in {settings.secrets.keys_file}")
    except ConfigError as error:
        yield fail("keys", str(error))
    for server, name in ((settings.imap, "imap"), (settings.smtp, "smtp")):
        if not server.user:
            yield ok("password", f"[{name}] nobody logs in")
            continue
        try:
            password(server) if server.auth == "password" else token(server)
            yield ok("password", f"[{name}] the {server.auth} of {server.user} is found")
        except ConfigError as error:
            yield fail("password", str(error))
    yield _modes(settings)
    if settings.database.path.resolve().parent.exists():
        yield _owners(settings)


def _modes(settings: Settings) -> Finding:
    wrong = [
        f"{path} ({mode:o})"
        for path in private_files(settings)
        if path.exists() and (mode := open_to_others(path))
    ]
    folder = settings.database.path.resolve().parent
    if not folder.exists():
        return fail("modes", f"there is no folder {folder}")
    if wrong:
        files = " ".join(word.partition(" ")[0] for word in wrong)
        return fail("modes", f"others may read {', '.join(wrong)}: chmod 600 {files}")
    if mode := open_to_others(folder):
        return warn("modes", f"others may look into {folder} ({mode:o}): chmod 700 {folder}")
    return ok("modes", "files are their owner's alone (600), and so is their folder (700)")


def _owners(settings: Settings) -> Finding:
    """Whose the files are: those of another than their folder's owner stop its daemon."""
    folder = settings.database.path.resolve().parent
    owner = folder.stat().st_uid
    there = [path for path in private_files(settings) if path.exists()]
    wrong = [path for path in there if path.stat().st_uid != owner]
    if wrong:
        whose = ", ".join(f"{path} is {_user(path.stat().st_uid)}'s" for path in wrong)
        files = " ".join(map(str, wrong))
        name = _user(owner)
        return fail("owners", f"{whose}, and {folder} {name}'s: chown {name} {files}")
    if os.geteuid() != owner:
        name = _user(owner)
        return warn(
            "owners",
            f"the files are {name}'s: give commands as that user, not as {_user(os.geteuid())}",
        )
    return ok("owners", f"folder and files are {_user(owner)}'s")


def _user(number: int) -> str:
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return f"{number}"


def look_at_machine(settings: Settings) -> Findings:
    """Python, SQLite, templates, time zones, and the space that is left."""
    yield ok("program", f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
    try:
        languages = sorted(Templates(resources.templates()).languages)
        load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
        found = ok("templates", f"letters in {', '.join(languages)}")
        if settings.site.language not in languages:
            known = ", ".join(languages)
            found = fail(
                "templates", f"[site] language {settings.site.language}: there are {known}"
            )
        yield found
    except (OSError, ValueError) as error:
        yield fail("templates", str(error))
    if not settings.database.path.resolve().parent.exists():
        return
    space = space_of(settings.database.path)
    words = f"{in_words(space.free)} left beside a database of {in_words(space.database)}"
    yield warn("disk", f"only {words}") if space.is_scarce else ok("disk", words)
    if space.log_kept:
        yield warn("disk", space.log_kept)
    file = settings.metrics.file
    if file is not None and not os.access(file.parent, os.W_OK):
        yield fail("metrics", f"[metrics] file: the folder {file.parent} cannot be written to")


def look_at_database(
    settings: Settings, at: datetime, also: Callable[[Office], Findings]
) -> Findings:
    """The database: whether it is sound and agrees with itself; then `also` with it open."""
    path = settings.database.path
    if not path.exists():
        yield warn("database", f"{path} is not there yet: it is made when first used")
    try:
        if not path.exists():
            yield from _without_database(settings, also)
            return
        with Store.open(path) as store:
            yield from _of_store(path, store)
            yield _zones(store)
            try:
                office = office_over(store, settings)
            except ConfigError:
                return  # the keys, which have been told
            yield _derived(office)
            yield _backup(office, at)
            yield _daemon(settings, office, at)
            yield from _noted(settings, office)
            yield from also(office)
    except StoreError as error:
        yield fail("database", str(error))


def _without_database(settings: Settings, also: Callable[[Office], Findings]) -> Findings:
    """What else can be looked at, over a database that is thrown away: the doctor makes none."""
    with (
        suppress(ConfigError),  # the keys, which have been told
        TemporaryDirectory(prefix="corr-doctor-") as away,
        Store.open(Path(away) / "doctor.sqlite3") as store,
    ):
        yield from also(office_over(store, settings))


def _of_store(path: Path, store: Store) -> Findings:
    faults = store.faults()
    if faults:
        yield fail("database", f"{path} is damaged: {faults[0]}; restore a backup")
        return
    kept = store.ways_of_keeping()
    if kept != "wal, full":
        yield fail("database", f"{path}: letters are not safe when the power fails ({kept})")
        return
    yield ok("database", f"{path} is sound; every commit reaches the disk ({kept})")


def _zones(store: Store) -> Finding:
    unknown = list[str]()
    for zone in sorted({"Europe/Stockholm", *(one.time_zone for one in store.players())} - {""}):
        try:
            ZoneInfo(zone)
        except (ZoneInfoNotFoundError, ValueError):
            unknown.append(zone)
    if unknown:
        return fail("time zones", f"unknown: {', '.join(unknown)}; pip install -U tzdata")
    return ok("time zones", "the data of all players' time zones are here")


def _derived(office: Office) -> Finding:
    report = check_all(office)
    if not report.faults:
        return ok("tables", f"{counted(report.games, 'game')} agree with their events")
    first = report.faults[0]
    more = f" (and {len(report.faults) - 1} more)" if len(report.faults) > 1 else ""
    return fail("tables", f"{first.where}: {first.what}{more}: `corr check`")


def _backup(office: Office, at: datetime) -> Finding:
    done = office.store.mark("backup")
    if done is None:
        return warn("backup", "there is none yet: `corr backup FOLDER/ --keep 14`, every night")
    when, file = done
    path = Path(file)
    if not path.exists():
        return ok("backup", f"made {when:%Y-%m-%d %H:%M} UTC, and moved away since")
    if mode := open_to_others(path):
        return fail("backup", f"others may read {path} ({mode:o}): chmod 600 {path}")
    days = (at - when).days
    words = f"{path} of {when:%Y-%m-%d %H:%M} UTC"
    return (
        warn("backup", f"the last one is {days} days old: {words}")
        if days > 7
        else ok("backup", words)
    )


def _noted(settings: Settings, office: Office) -> Findings:
    """What the daemon noted that nothing else here looks at: the mail servers are asked."""
    rows = [row for row in office.store.health() if row.name not in ("imap", "smtp")]
    for words in troubles(rows, runs=daemon_of(settings.database.path) is not None):
        yield warn("health", words)


def _daemon(settings: Settings, office: Office, at: datetime) -> Finding:
    process = daemon_of(settings.database.path)
    if process is not None:
        return ok("daemon", f"runs{f' as process {process}' if process else ''}")
    read = office.store.read_up_to(office.mailbox)
    if read is not None and (at - read).total_seconds() < 3600:
        return ok("daemon", f"none runs, but mail was fetched at {read:%H:%M} UTC")
    return warn("daemon", "none runs: `corr daemon`, or `corr unit systemd` for the system's")
