"""What needs somebody, with the commands that settle it: for `corr status` and the morning letter.

What finds them stands in `needs_…`, and `morning` puts them together.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import IntEnum

from corr.store import PlayerRow


class Urgency(IntEnum):
    """What happens if nobody looks."""

    NOW = 0
    """Mail or clocks stand still for everybody."""
    TODAY = 1
    """A player waits for an answer, or a game for a decision."""
    SOON = 2
    """A day is near by which it has to be settled."""
    LATER = 3
    """Nothing, for now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Need:
    """One thing that needs somebody; `event` is "" for what concerns the installation.

    `commands` are ready to be typed, the first one first. `about` tells it from others of its
    kind, so that one can see what is new. `since` is when it began, None if nobody knows.
    `readers` are the addresses that settle it, () for all arbiters of the event; the others are
    told `else_words` instead, and nothing if there are none.
    """

    kind: str
    urgency: Urgency
    words: str
    event: str = ""
    commands: tuple[str, ...] = ()
    about: str = ""
    since: datetime | None = None
    readers: tuple[str, ...] = ()
    else_words: str = ""

    def told_to(self, reader: str, events: Collection[str]) -> "Need | None":
        """What a reader who looks after `events` is told of it, None for nothing."""
        if self.readers and reader.lower() in map(str.lower, self.readers):
            return self
        if self.event not in events or (self.readers and not self.else_words):
            return None
        if not self.readers:
            return self
        return replace(self, urgency=Urgency.LATER, words=self.else_words, commands=())

    @property
    def key(self) -> str:
        """The same as long as it is the same thing."""
        return f"{self.kind} {self.event} {self.about}"

    @property
    def line(self) -> str:
        """The words with their commands.

        >>> Need(kind="k", urgency=Urgency.NOW, words="do it", commands=("corr a", "corr b")).line
        'do it: `corr a`, or `corr b`'
        """
        typed = ", or ".join(f"`{one}`" for one in self.commands)
        return f"{self.words}: {typed}" if typed else self.words


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What the sources of needs look at, as in `Overview`.

    `set_aside` is how many letters wait for somebody's look; `oldest_waiting` and `oldest_queued`
    are since when letters wait to be handled and to be sent.
    """

    at: datetime
    events: Mapping[str, str]
    damaged: tuple[str, ...]
    wrong: tuple[str, ...]
    set_aside: int
    oldest_waiting: datetime | None
    oldest_queued: datetime | None
    lost: int
    unreachable: tuple[PlayerRow, ...]
