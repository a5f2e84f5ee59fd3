"""What has befallen the database, in words for whoever runs the program: what, where, what to do.

Whatever is told here, the transaction was rolled back: nothing that was committed is lost, and
letters that came in meanwhile are still on the mail server.
"""

import errno
import os
import sqlite3
from pathlib import Path

from corr.errors import StoreError

_KEPT = "nothing was lost, and it goes on where it stopped"
_HARDLY_ANY = 1_000_000
"""Bytes left on a disk that count as none: the database needs some beside the file itself."""

_FULL = f"the disk is full; make room on it and start again: {_KEPT}"
_READ_ONLY = (
    "the database is read-only; it needs a disk mounted for writing, and this user must be "
    "allowed to write to the file, to those beside it (-wal, -shm) and to their folder; then "
    f"start again: {_KEPT}"
)
_LOCKED = (
    "the database is locked: another program has been writing to it all the time; let it come "
    f"to its end and start again: {_KEPT}"
)
_DAMAGED = (
    "the database is damaged; keep this file and those beside it, put the last backup in its "
    "place and start again"
)
_ANOTHER = (
    "this is not the database of this program; see `[database] path` in the settings file, or "
    "put the last backup in its place"
)
_SHUT = (
    "the database cannot be opened; its folder must be there, and this user must be allowed to "
    "write to the file and its folder"
)
_FAILING = (
    "the disk refuses to read or write: it is failing, or a quota or a limit of file sizes is "
    f"reached; see to it and start again: {_KEPT}"
)
_NO_FOLDER = "there is no such folder; see `[database] path` in the settings file"

_SAID = {
    "SQLITE_FULL": _FULL,
    "SQLITE_READONLY": _READ_ONLY,
    "SQLITE_BUSY": _LOCKED,
    "SQLITE_CORRUPT": _DAMAGED,
    "SQLITE_NOTADB": _ANOTHER,
    "SQLITE_CANTOPEN": _SHUT,
    "SQLITE_IOERR": _FAILING,
}
"""By the beginnings of SQLite's names for what happened."""
_SYSTEM_SAID = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EACCES: _SHUT,
    errno.EPERM: _SHUT,
    errno.ENOENT: _NO_FOLDER,
    errno.ENOTDIR: _NO_FOLDER,
}


def trouble(path: Path, error: sqlite3.Error | OSError) -> StoreError:
    """The StoreError for what the database or the system raised over the file at `path`."""
    if isinstance(error, OSError):
        said = _SYSTEM_SAID.get(error.errno or 0)
        about = error.strerror or error
        return StoreError(f"{path}: {said} ({about})" if said else f"{path}: {about}")
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and _is_full(path):
        return StoreError(f"{path}: {_FULL} ({error})")
    for prefix, said in _SAID.items():
        if name.startswith(prefix):
            return StoreError(f"{path}: {said} ({error})")
    return StoreError(f"database: {error}")


def gone(path: Path, rescued: Path | None) -> StoreError:
    """The StoreError for a file that is no longer where it was when it was opened."""
    left = f"; all that was in it is kept in {rescued}" if rescued else ""
    return StoreError(
        f"{path}: the database was deleted, moved or replaced while it was in use{left}; put the "
        "right file in its place and start again"
    )


def _is_full(path: Path) -> bool:
    """Whether the disk has no room; some of the database's failures do not tell the reason."""
    try:
        left = os.statvfs(path.parent)
    except OSError:
        return False
    return left.f_bavail * left.f_frsize < _HARDLY_ANY or (left.f_files > 0 and not left.f_favail)
