"""Two installations: one that an event is handed over from, and one that goes on with it."""

from pathlib import Path

from corr.clock import ClockDriver
from corr.config import create_keys
from tests.commands import Done, corr
from tests.office import EVENT, SITE, House, Post
from tests.ticking import TICKING

THERE = "turnier@verband.test"
"""The address of the second installation."""


class Second(House):
    """An installation of its own, with another address and other keys, and no event."""

    _made = "the other house"

    def __init__(self, folder: Path, first: House, members: str = "") -> None:
        folder.mkdir()
        (folder / "corr.toml").write_text(TICKING.replace(SITE, THERE))
        create_keys(folder / "corr.keys")
        self.folder, self.now = folder, first.now
        self.office = self._open()
        self.read: list[Post] = []
        self._mails, self._uid = 1_000, 0
        if members:
            self.members(members)
        self.drain()
        self.clock = ClockDriver(folder / "clock", self.now)

    def corr(self, *words: str) -> Done:
        """A command on this installation, now."""
        self.clock.set(self.now)
        return corr(self.folder, *words)


def hand_over(first: House, second: Second, *options: str) -> Path:
    """Export the event of the first house to the second one, which imports it; the file."""
    file = first.folder / "event.corr"
    sent = first.corr("export", EVENT, str(file), "--to", THERE, "--reason", "moving")
    assert sent.status == 0, sent.err
    taken = second.corr("import", str(file), *options)
    assert taken.status == 0, taken.err
    second.letters()
    return file


def shown(house: House, *words: str) -> str:
    """What a command that is done prints."""
    done = house.corr(*words)
    assert done.status == 0, done.err or done.out
    return done.out
