"""What a second closing of an event changed, for letters and for the arbiter."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedGame:
    """A game with another result, black's points first; "" where it did not count.

    `black` and `white` are names.
    """

    game: str
    black: str
    white: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """A place in a table, and the points that come first there."""

    place: int
    points: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedPlace:
    """Where a player (by id) or a team stood and stands; None for who is in no table."""

    who: str
    before: Placed | None
    after: Placed | None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedLevel:
    """The level that a player (by id) had by the earlier report and has now, "" for none."""

    player: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """What a report held against a player's norms: games, points, the norms, what came of it.

    A norm that there was not is "". `confirmed` is said of the level held afterwards.
    """

    completed: int
    points: str
    keep: str
    confirm: str
    rise1: str
    rise2: str
    confirmed: bool
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangedCount:
    """The calculation of a player (by id) in the earlier report and now; None for who had none."""

    player: str
    before: Counted | None
    after: Counted | None


@dataclass(frozen=True, slots=True, kw_only=True)
class UsedLevel:
    """An event that used the `level` which a player (by id) had by the earlier report.

    `start`: it began with it. `close`: it was closed with it.
    """

    event: str
    player: str
    level: str
    start: bool
    close: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClosedAgain:
    """What differs from report `report`, by which the event had been closed before.

    `used` are the other events in which a level that has changed counts as it was.
    """

    report: int
    games: tuple[ChangedGame, ...] = ()
    places: tuple[ChangedPlace, ...] = ()
    levels: tuple[ChangedLevel, ...] = ()
    counts: tuple[ChangedCount, ...] = ()
    used: tuple[UsedLevel, ...] = ()

    @property
    def is_same(self) -> bool:
        """Whether nothing has changed."""
        return not (self.games or self.places or self.levels or self.counts)
