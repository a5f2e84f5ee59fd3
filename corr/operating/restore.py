"""Putting an installation back from a backup, in a folder of its own.

What came in since lies in the folder `Handled` on the mail server. The copy bears a mark that it
is one: its first fetch takes all that in again, before anybody's clock is judged.
"""

import os
import re
import shutil
import tempfile
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

from corr.config import load_settings
from corr.errors import ArbiterError, StoreError
from corr.operating.backup import (
    DATABASE,
    KEYS,
    SETTINGS,
    Backup,
    contents_of,
    counts_of,
    look_through,
    opened,
    part_of,
    sync,
)
from corr.service.office.office import mailbox_of
from corr.store import Store

_LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True, slots=True, kw_only=True)
class Restored:
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
            since = _mark(work / settings, work / places[DATABASE], backup.made_at)
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


def _mark(settings: Path, database: Path, made_at: datetime) -> datetime:
    """Note in the copy since when mail is to be taken in again."""
    with Store.open(database) as store:
        name = mailbox_of(load_settings(settings)) if settings.name == SETTINGS else ""
        since = min(store.read_up_to(name) or _LONG_AGO, made_at) if name else _LONG_AGO
        with store.transaction():
            store.set_mark("restored", since, made_at.isoformat())
    return since
