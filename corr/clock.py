"""Where time comes from: the system's clock, or one that processes share and that may run fast.

Whoever needs the time takes it as an argument; only the shell of the program holds a `Clock`.
"""

import mmap
import os
import tempfile
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Protocol

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_WIDTH = 8
_MONOTONIC = time.CLOCK_MONOTONIC


class Clock(Protocol):
    """Anything that can be asked for the time."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""
        return datetime.now(UTC)


class SharedClock:
    """The clock in a file that a `ClockDriver` writes; every reader sees the same time.

    The file holds one 8-byte integer: microseconds since 1970 UTC, in the order of the machine's
    own bytes (little-endian wherever we run). Raises OSError if there is no such file and
    ValueError if it is not a clock.
    """

    def __init__(self, path: Path) -> None:
        self._cell = _map(path, mmap.ACCESS_READ)

    def now(self) -> datetime:
        """The instant that the driver last set, aware, in UTC."""
        return _EPOCH + self._cell[0] * _MICROSECOND


class ClockDriver:
    """The one writer of a shared clock. An existing file goes on from where it stands."""

    def __init__(self, path: Path, start: datetime) -> None:
        if not path.exists():
            _create(path, _microseconds(start))
        self._cell = _map(path, mmap.ACCESS_WRITE)
        self.set(start)

    def now(self) -> datetime:
        """The instant that the clock shows, aware, in UTC."""
        return _EPOCH + self._cell[0] * _MICROSECOND

    def set(self, at: datetime) -> datetime:
        """Move the clock on to `at` and return what it shows; a clock never goes back."""
        # One aligned machine word: a reader sees the old or the new instant, never a mixture.
        self._cell[0] = max(self._cell[0], _microseconds(at))
        return self.now()

    def advance(self, by: timedelta) -> datetime:
        """Move the clock on by `by` and return what it shows."""
        return self.set(self.now() + by)


class Countdown:
    """Real seconds that run out, however fast a shared clock may run: for time limits."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """Seconds until it is over, never negative."""
        return max(0.0, self._end - time.monotonic())

    @property
    def over(self) -> bool:
        """Whether the time has run out."""
        return self.left == 0


class Jumps:
    """Notices when somebody sets the system's clock, by one that nobody can set."""

    def __init__(self) -> None:
        self._offset = self._now()

    def last(self) -> timedelta:
        """By how much the clock was moved since the last call; negative is back."""
        before, self._offset = self._offset, self._now()
        return timedelta(seconds=round(self._offset - before))

    def _now(self) -> float:
        # CLOCK_BOOTTIME goes on while the machine sleeps, as its clock does.
        return time.time() - time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", _MONOTONIC))


class Stopwatch:
    """Real time that passes from now on, however fast a shared clock may run."""

    def __init__(self) -> None:
        self._start = time.monotonic()

    @property
    def milliseconds(self) -> float:
        """How long it has been, to a tenth."""
        return round(1000 * (time.monotonic() - self._start), 1)


def _microseconds(at: datetime) -> int:
    return (at - _EPOCH) // _MICROSECOND


def _create(path: Path, value: int) -> None:
    """Write a whole clock file at once, so that no reader finds it half made."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    cell = memoryview(bytearray(_WIDTH)).cast("q")
    cell[0] = value
    with os.fdopen(handle, "wb") as file:
        file.write(cell)
    os.replace(name, path)


def _map(path: Path, access: int) -> memoryview:
    with path.open("rb" if access == mmap.ACCESS_READ else "r+b") as file:
        if os.fstat(file.fileno()).st_size != _WIDTH:
            raise ValueError(f"{path} is not a clock file: {_WIDTH} bytes are expected")
        return memoryview(mmap.mmap(file.fileno(), _WIDTH, access=access)).cast("q")
