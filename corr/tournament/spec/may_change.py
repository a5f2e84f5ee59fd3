"""When a key of an event file may change in an event that runs: said at the field of the key.

Nothing changes by which a game was played or a player was drawn, and nothing that decides a place
for which people have played already.
"""

from collections.abc import Callable
from enum import Enum
from typing import Any

from msgspec import Struct


class When(Enum):
    """When a key may change in an event that runs."""

    ANY = "at any time"
    LOOSER = "only so that more is allowed than before"
    UNBEGUN = "for games that have not begun"
    WHOLE_ROUNDS = "for whole rounds that have not begun"
    DAYS = "for rounds that have not begun, to days that are to come"
    NEVER = "never"


Allows = Callable[[Any, Any, int], bool]
"""Whether a key allows more than before, by its value then, its value now, and how many play."""


class KeyRule(Struct, frozen=True, kw_only=True):
    """When a key may change; where it may not, `why`, and what to do `instead`.

    One that may change only to allow more says with `allows` whether it does.
    """

    when: When
    why: str = ""
    instead: str = ""
    allows: Allows | None = None


def never(why: str, instead: str) -> KeyRule:
    """The rule of a key that stays as it is."""
    return KeyRule(when=When.NEVER, why=why, instead=instead)


def looser(allows: Allows, why: str, instead: str = "") -> KeyRule:
    """The rule of a key that may come to allow more."""
    return KeyRule(when=When.LOOSER, why=why, instead=instead, allows=allows)


DRAWN = "who meets whom was settled by it at the start"
"""Why nothing changes by which players were drawn."""
ENTRIES = "it only matters before the start"
"""Why nothing changes that goes for entries."""
NEW_EVENT = "cancel the event (`corr event cancel`) and open another, if it cannot stay so"
"""What to do where nothing else helps."""
ON_LEAVE = "players have planned their time by it"
"""Why leave does not become less."""

FREE = KeyRule(when=When.ANY)
"""The rule of what may change at any time."""
NEVER_DRAWN = never(DRAWN, NEW_EVENT)
"""The rule of a key by which players were drawn."""
NEVER_PLAYED = never(
    "games have begun under it, and all games of an event are played by the same rules", NEW_EVENT
)
"""The rule of a key by which games are played."""
NEVER_PLACES = never("people have played for places that are counted by it", NEW_EVENT)
"""The rule of a key by which places are counted."""
NEVER_ENTRIES = never(ENTRIES, "leave it as it was: nothing depends on it any more")
"""The rule of a key that goes for entries."""
BY_ROUNDS = KeyRule(
    when=When.WHOLE_ROUNDS,
    why="a game keeps the time that it began with, and all games of a round have the same",
    instead="change it between two rounds, where each round is drawn or begun by itself",
)
"""The rule of the limits of time."""
BY_DAYS = KeyRule(
    when=When.DAYS,
    why="rounds that have begun keep their days, and no round can begin on a day that is over",
    instead="give the days of begun rounds as they were in round_dates, and later ones after them",
)
"""The rule of the days of rounds."""
