"""A house whose commands see the house's own time."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from corr.clock import ClockDriver
from tests.commands import Done, corr
from tests.office import SETTINGS, House

TICKING = SETTINGS + '[clock]\nfile = "clock"\n'


class Ticking(House):
    """A house, and commands that are given in it at its time; its game has begun."""

    def __init__(self, folder: Path, settings: str = TICKING, **options: object) -> None:
        super().__init__(folder, settings=settings, **options)
        self.start()
        self.clock = ClockDriver(folder / "clock", self.now)

    def corr(self, *words: str) -> Done:
        """A command on this house, now."""
        self.clock.set(self.now)
        return corr(self.folder, *words)


@contextmanager
def ticking(folder: Path, **options: object) -> Iterator[Ticking]:
    with Ticking(folder, **options) as house:
        yield house
