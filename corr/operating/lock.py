"""Which life of the program runs on a database: it holds a file's lock while it lives."""

import fcntl
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import Struct

from corr import __version__
from corr.errors import ArbiterError, StoreError
from corr.operating.ailments import ALREADY_RUNS
from corr.store.sqlite import trouble

# -- which life of the program this is ----


_BOOT = Path("/proc/sys/kernel/random/boot_id")
"""Linux writes another one at each start of the machine; other systems have none."""


def life() -> str:
    """Version and boot of this process; no boot where the system does not tell it."""
    boot = ""
    with suppress(OSError):
        boot = _BOOT.read_text(encoding="ascii").strip()
    return f"{__version__} {boot}".strip()


# -- whether a daemon runs on a database ----
# In the file stands its number, and behind that, once it was told to end, that it was.


_STOP = "told to end"
_TRIES, _PAUSE = 10, 0.05
"""Whoever looks whether a daemon runs shares its lock for a moment."""


class Lock(Struct, frozen=True):
    """The lock that a daemon holds; `asked_to_stop` is whether the one before was told to end."""

    descriptor: int
    asked_to_stop: bool

    def note_stop(self) -> None:
        """Note that this one was told to end; it takes no time, a handler of signals may."""
        with suppress(OSError):
            os.pwrite(self.descriptor, _text(f"\n{_STOP}"), 0)


def _text(more: str = "") -> bytes:
    return f"{os.getpid()}{more}\n".encode()


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
                text = file.readline().strip()
                return int(text) if text.isdecimal() else 0
    except FileNotFoundError:
        pass
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error
    return None


@contextmanager
def only_one(database: Path, sleep: Callable[[float], None]) -> Iterator[Lock]:
    """Hold the daemon's lock; the system frees it however the daemon ends.

    Raises ArbiterError if a daemon runs already; `sleep` waits so many seconds for who only looks.
    """
    path = lock_file(database)
    try:
        path.touch(mode=0o600, exist_ok=True)
        file = path.open("r+")
    except OSError as error:
        raise trouble(database, error) from error
    with file:
        for left in reversed(range(_TRIES)):
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if not left:
                    raise ArbiterError(ALREADY_RUNS.said(database=database)) from None
                sleep(_PAUSE)
        before = ""
        with suppress(OSError):  # the number is a courtesy to `corr status`
            before = os.pread(file.fileno(), 100, 0).decode("ascii", "replace")
            os.ftruncate(file.fileno(), 0)
            os.pwrite(file.fileno(), _text(), 0)
        yield Lock(file.fileno(), _STOP in before)
