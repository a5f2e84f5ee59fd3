"""Whether a daemon runs on a database: it holds the lock of a file, as long as it lives."""

import fcntl
from pathlib import Path

from corr.errors import StoreError


def lock_file(database: Path) -> Path:
    """The file of the lock, beside the database; its holder's number stands in it."""
    return database.with_name(database.name + ".lock")


def daemon_of(database: Path) -> int | None:
    """The number of the process that is the daemon, 0 if it is not known; None if none runs.

    To look is to share the lock for a moment; a daemon that is just starting waits so long.
    """
    path = lock_file(database)
    try:
        with path.open() as file:
            try:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
            except OSError:
                text = file.read().strip()
                return int(text) if text.isdecimal() else 0
    except FileNotFoundError:
        pass
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error
    return None
