"""A copy of an installation in one file, and putting it back in a folder of its own."""

import contextlib
import gzip
import hashlib
import io
import json
import os
import re
import shutil
import stat
import tarfile
import tempfile
import tomllib
import zlib
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath
from typing import IO, Any

from msgspec import Struct

from corr.config import Settings, load_settings
from corr.errors import ArbiterError, StoreError
from corr.operating.lock import lock_file
from corr.service.office.office import mailbox_of
from corr.store.schema import PROGRAM, Version, require_known
from corr.store.store import Store

# -- what an installation takes up of the machine ----
# Passwords are not in it; the keys are, and every letter: it is as secret as the database itself.
# It is made while the daemon goes on working, of one instant.

LARGEST_LOG = 100_000_000
"""A log beside the database that is larger is kept by somebody who reads and never ends."""
LEAST_FREE = 200_000_000
"""With fewer bytes left on the disk somebody should look."""


class Space(Struct, frozen=True, kw_only=True):
    """Bytes: those of the database with its log, of the log alone, and those left on its disk."""

    database: int
    free: int
    log: int = 0

    @property
    def is_scarce(self) -> bool:
        """Whether a copy of the database would hardly fit."""
        return self.free < max(LEAST_FREE, 2 * self.database)

    @property
    def is_log_kept(self) -> bool:
        """Whether the log beside the database has grown so large that somebody keeps it."""
        return self.log > LARGEST_LOG


def space_of(database: Path) -> Space:
    """The space that a database takes up, and what is left."""
    sizes = [path.stat().st_size if path.exists() else 0 for path in _parts(database)]
    free = shutil.disk_usage(database.resolve().parent).free
    return Space(database=sum(sizes), free=free, log=sizes[1])


def private_files(settings: Settings) -> Iterator[Path]:
    """Every file of an installation that only its owner may read, whether it is there or not.

    Those of passwords are looked at whenever one is read.
    """
    yield from _parts(settings.database.path)
    yield lock_file(settings.database.path)
    yield settings.secrets.keys_file


def open_to_others(path: Path) -> int:
    """The mode of a file or folder that others can read or change, 0 if nobody can."""
    mode = stat.S_IMODE(path.stat().st_mode)
    return mode if mode & 0o077 else 0


def in_words(size: int) -> str:
    """A number of bytes for people.

    >>> in_words(1_234_567)
    '1.2 MB'
    """
    for unit, factor in (("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if size >= factor:
            return f"{size / factor:.1f} {unit}"
    return f"{size} bytes"


def _parts(database: Path) -> tuple[Path, Path, Path]:
    """The database, its log, and the index of its log."""
    return (
        database,
        database.with_name(f"{database.name}-wal"),
        database.with_name(f"{database.name}-shm"),
    )


# -- a copy of an installation in one file ----


DATABASE, KEYS, SETTINGS, CONTENTS = "corr.sqlite3", "corr.keys", "corr.toml", "contents.json"
"""What a backup is made of; `contents.json` says what must be in the rest."""
FORMAT = 1
_OURS = re.compile(r"corr-\d{8}T\d{6}Z\.tar\.gz")
_CHUNK = 1_000_000
_EFFORT = 3


class Backup(Struct, frozen=True, kw_only=True):
    """A backup that was made, or looked at: its file, its size, and how much is in it.

    `version` is the program that made it.
    """

    file: Path
    size: int
    made_at: datetime
    counts: Mapping[str, int]
    version: Version = PROGRAM
    removed: tuple[Path, ...] = ()


def back_up(
    settings: Settings,
    store: Store,
    target: Path,
    at: datetime,
    *,
    into_folder: bool = False,
    keep: int | None = None,
) -> Backup:
    """Write a backup of everything as it is now and look through what was written.

    `target` is a new file, or a folder if there is one or it is to be made (`into_folder`): there
    the file is named by its time, and all but the `keep` newest are removed afterwards. Raises
    ArbiterError, or StoreError if the copy is not sound; then nothing is left behind.
    """
    into_folder = into_folder or keep is not None or target.is_dir()
    folder = target if into_folder else target.parent
    file = folder / f"corr-{at:%Y%m%dT%H%M%SZ}.tar.gz" if into_folder else target
    with _refused(folder):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if file.exists():
            raise ArbiterError(f"{file} is there already; it was left as it is")
        _require_space(settings, folder)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".corr-backup-") as work:
            counts = _written(settings, store, Path(work), at)
            fresh = Path(work) / "backup"
            look_through(fresh)
            with contextlib.suppress(FileExistsError):
                os.link(fresh, file)
            if not file.samefile(fresh):
                raise ArbiterError(f"{file} is there already; it was left as it is")
        sync(folder)
    with store.transaction():
        store.upkeep.set_mark("backup", at, str(file.resolve()))
    removed = tuple(_removed(folder, keep)) if keep is not None else ()
    return Backup(file=file, size=file.stat().st_size, made_at=at, counts=counts, removed=removed)


def look_through(file: Path) -> Backup:
    """Read a whole backup and compare it with its list of contents. Raises StoreError."""
    with opened(file) as tar:
        contents = contents_of(tar, file)
        for name, expected in contents["sha256"].items():
            if _digest(part_of(tar, name, file)) != expected:
                raise StoreError(f"{file}: {name} is damaged")
    return Backup(
        file=file,
        size=file.stat().st_size,
        made_at=datetime.fromisoformat(contents["made_at"]),
        counts=contents["counts"],
        version=version_in(contents),
    )


@contextlib.contextmanager
def opened(file: Path) -> Iterator[tarfile.TarFile]:
    """A backup to read. Raises ArbiterError if it is none, StoreError if it is torn.

    It is read on to its end, where the checksum of the whole stands: the list of contents and the
    headers have no other.
    """
    try:
        with gzip.open(file) as stream, tarfile.open(fileobj=stream, mode="r:") as tar:
            yield tar
            while stream.read(_CHUNK):
                pass
    except (tarfile.ReadError, EOFError, OSError, zlib.error) as error:
        if isinstance(error, OSError) and error.errno:
            raise ArbiterError(f"{file}: {error.strerror}") from None
        raise StoreError(f"{file}: no backup of corr, or a torn one: {error}") from None


def contents_of(tar: tarfile.TarFile, file: Path) -> dict[str, Any]:
    """The list of contents. Raises ArbiterError for one that another program has written.

    One of a newer program raises NewerVersion.
    """
    try:
        found = json.load(part_of(tar, CONTENTS, file))
    except ValueError:
        raise StoreError(f"{file}: its list of contents is damaged") from None
    if found.get("format") != FORMAT:
        raise ArbiterError(f"{file}: a backup of format {FORMAT} is expected")
    require_known(version_in(found), str(file))
    return dict(found)


def version_in(contents: Mapping[str, Any]) -> Version:
    """The program that made a backup, by its list of contents."""
    return Version(version=contents.get("version", ""), schema=contents.get("schema", 0))


def part_of(tar: tarfile.TarFile, name: str, file: Path) -> IO[bytes]:
    """One part of a backup. Raises StoreError if it is not there, or not a plain file."""
    try:
        part = tar.extractfile(name)
    except KeyError:
        part = None
    if part is None:
        raise StoreError(f"{file}: no backup of corr: {name} is missing")
    return part


# -- writing ----


def _written(settings: Settings, store: Store, work: Path, at: datetime) -> dict[str, int]:
    """Write the file `backup` in a folder of our own; how many rows are in it."""
    copy = work / DATABASE
    store.upkeep.copy_to(copy)
    counts = counts_of(copy)
    parts = {
        DATABASE: copy,
        KEYS: settings.secrets.keys_file,
        SETTINGS: settings.file,
    }
    digests = {}
    for name, path in parts.items():
        with path.open("rb") as part:
            digests[name] = _digest(part)
    contents = {
        "format": FORMAT,
        "version": PROGRAM.version,
        "schema": PROGRAM.schema,
        "made_at": at.isoformat(),
        "database": str(settings.database.path.resolve()),
        "counts": counts,
        "sha256": digests,
    }
    fresh = work / "backup"
    fresh.touch(mode=0o600)
    with fresh.open("wb") as stream:
        with tarfile.open(fileobj=stream, mode="w:gz", compresslevel=_EFFORT) as tar:
            text = json.dumps(contents, indent=1).encode()
            tar.addfile(_member(CONTENTS, len(text), at), io.BytesIO(text))
            for name, path in parts.items():
                with path.open("rb") as part:
                    tar.addfile(_member(name, path.stat().st_size, at), part)
        stream.flush()
        os.fsync(stream.fileno())
    return counts


def counts_of(database: Path) -> dict[str, int]:
    """How much is in a database that is a copy. Raises StoreError if it is not sound."""
    with Store.open(database) as store:
        faults = store.upkeep.faults()
        counts = store.upkeep.counts()
    if faults:
        raise StoreError(f"the copy of the database is damaged: {faults[0]}")
    return counts


def _member(name: str, size: int, at: datetime) -> tarfile.TarInfo:
    member = tarfile.TarInfo(name)
    member.size, member.mode, member.mtime = size, 0o600, int(at.timestamp())
    return member


def _digest(part: IO[bytes]) -> str:
    digest = hashlib.sha256()
    while chunk := part.read(_CHUNK):
        digest.update(chunk)
    return digest.hexdigest()


def _require_space(settings: Settings, folder: Path) -> None:
    needed, free = space_of(settings.database.path).database, space_of(folder / "x").free
    if free < 2 * needed:
        raise ArbiterError(
            f"{folder}: the copy needs up to {in_words(2 * needed)}, "
            f"{in_words(free)} are left on this disk"
        )


def _removed(folder: Path, keep: int) -> Iterator[Path]:
    """Remove all but the newest backups of a folder."""
    found = sorted(path for path in folder.iterdir() if _OURS.fullmatch(path.name))
    for path in found[: len(found) - keep]:
        path.unlink(missing_ok=True)
        yield path


@contextlib.contextmanager
def _refused(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise ArbiterError(f"{error.filename or folder}: {error.strerror or error}") from None


def sync(folder: Path) -> None:
    """Bring the names in a folder down to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- putting an installation back from a backup, in a folder of its own ----
# What came in since lies in the folder `Handled` on the mail server. The copy bears a mark that it
# is one: its first fetch takes all that in again, before anybody's clock is judged.


_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


class Restored(Struct, frozen=True, kw_only=True):
    """An installation that was put back. `to_do` is what is left for a human, in words."""

    backup: Backup
    settings: Path
    since: datetime
    to_do: tuple[str, ...]


def restore(file: Path, folder: Path) -> Restored:
    """Put a backup back into a folder that is empty or not there.

    Everything is compared with the list of contents first, and the database is looked through
    afterwards. Interrupted, it leaves the folder empty, or without settings. Raises ArbiterError
    or StoreError.
    """
    backup = look_through(file)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ArbiterError(f"{folder}: an empty folder is expected")
    text, places, to_do = _read_settings(file)
    settings = "corr.toml.old" if text is None else SETTINGS
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        folder.chmod(0o700)
        with tempfile.TemporaryDirectory(dir=folder, prefix=".corr-restore-") as name:
            work = Path(name)
            for part, place in places.items():
                _put(file, part, work / place)
            _put(file, SETTINGS, work / settings, text)
            if counts_of(work / places[DATABASE]) != backup.counts:
                raise StoreError(f"{file}: its database has other rows than it says")
            since = _mark(work / settings, work / places[DATABASE], backup)
            _move(work, folder, settings)
    except OSError as error:
        raise ArbiterError(f"{error.filename or folder}: {error.strerror}") from None
    to_do.append(
        f"if `corr keys rotate` was run since, put the newer keys into {folder / places[KEYS]} "
        "before the first fetch, the newest first: without them answers to the letters that "
        "they signed are refused"
    )
    return Restored(backup=backup, settings=folder / settings, since=since, to_do=tuple(to_do))


def _move(work: Path, folder: Path, last: str) -> None:
    """Move everything out of a folder; the settings last, for without them nothing starts."""
    for path in sorted(work.iterdir(), key=lambda path: path.name == last):
        if path.name == last:
            sync(folder)
        path.rename(folder / path.name)
    sync(folder)


def _read_settings(file: Path) -> tuple[str | None, dict[str, PurePosixPath], list[str]]:
    """The settings as they shall be, where database and keys go, and what is left to do.

    Paths that lead out of the folder are changed: a copy must never write to the original. None
    for settings that are written in a way that we cannot change.
    """
    with opened(file) as tar:
        contents_of(tar, file)
        text = part_of(tar, SETTINGS, file).read().decode("utf-8")
    wanted = {DATABASE: ("database", "path"), KEYS: ("secrets", "keys_file")}
    places, to_do = {}, []
    for name, (section, key) in wanted.items():
        place = PurePosixPath(_value(text, section, key) or name)
        if place.is_absolute() or ".." in place.parts:
            to_do.append(f"[{section}] {key} was {place}, and is {name} in the new folder")
            text, place = _changed(text, section, key, name), PurePosixPath(name)
        places[name] = place
    files = [(one, key) for one in ("imap", "smtp") for key in ("password_file", "ca_file")]
    to_do += [
        f"put the file of [{section}] {key} back: {found}"
        for section, key in files
        if (found := _value(text, section, key))
    ]
    if clock := _value(text, "clock", "file"):
        told = "put the file of [clock] file back, or in earnest leave the key out"
        to_do.append(f"{told}: {clock}")
    if any(PurePosixPath(_value(text, *wanted[name]) or name) != places[name] for name in places):
        to_do.append("write corr.toml anew by corr.toml.old, with the paths of the new folder")
        return None, places, to_do
    return text, places, to_do


def _value(text: str, section: str, key: str) -> str:
    found = tomllib.loads(text).get(section, {}).get(key, "")
    return found if isinstance(found, str) else ""


def _changed(text: str, section: str, key: str, value: str) -> str:
    """The text with another value of a key, where it is written in the plain way."""
    table = re.compile(rf"(?ms)^\[{section}\].*?(?=^\[|\Z)")
    line = re.compile(rf"(?m)^([ \t]*{key}[ \t]*=[ \t]*)(\"[^\"\n]*\"|'[^'\n]*')")

    def mended(found: re.Match[str]) -> str:
        return line.sub(lambda one: f'{one[1]}"{value}"', found[0], count=1)

    return table.sub(mended, text, count=1)


def _put(file: Path, name: str, place: Path, text: str | None = None) -> None:
    place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as stream, opened(file) as tar:
        if text is None:
            shutil.copyfileobj(part_of(tar, name, file), stream)
        else:
            stream.write(text.encode("utf-8"))
        stream.flush()
        os.fsync(stream.fileno())


def _mark(settings: Path, database: Path, backup: Backup) -> datetime:
    """Note in the copy since when mail is to be taken in again, and the backup that it is of.

    Its own database was copied before the backup that it stands in was noted.
    """
    made_at = backup.made_at
    with Store.open(database) as store:
        name = mailbox_of(load_settings(settings)) if settings.name == SETTINGS else ""
        since = min(store.letters.read_up_to(name) or _LONG_AGO, made_at) if name else _LONG_AGO
        with store.transaction():
            store.upkeep.set_mark("restored", since, made_at.isoformat())
            store.upkeep.set_mark("backup", made_at, str(backup.file.resolve()))
    return since
