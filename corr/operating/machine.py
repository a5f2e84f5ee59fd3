"""What an installation takes up of the machine: its files, their modes, the space that is left."""

import shutil
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from corr.config import Settings
from corr.operating.lock import lock_file

LARGEST_LOG = 100_000_000
"""A log beside the database that is larger is kept by somebody who reads and never ends."""
LEAST_FREE = 200_000_000
"""With fewer bytes left on the disk somebody should look."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """Bytes: those of the database with its log, of the log alone, and those left on its disk."""

    database: int
    free: int
    log: int = 0

    @property
    def is_scarce(self) -> bool:
        """Whether a copy of the database would hardly fit."""
        return self.free < max(LEAST_FREE, 2 * self.database)

    @property
    def log_kept(self) -> str:
        """What is wrong if the log is large, in words; "" if it is not."""
        if self.log <= LARGEST_LOG:
            return ""
        return (
            f"the log beside the database (-wal) has grown to {in_words(self.log)}: "
            "a program that reads the database for a long time keeps it; let it come to its end"
        )


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
