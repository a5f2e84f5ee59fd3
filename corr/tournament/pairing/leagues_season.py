"""A season of a league that is over, and where everybody goes from it."""

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from corr.tournament.wording import listed


@dataclass(frozen=True, slots=True, kw_only=True)
class Division:
    """A division after its last round: places and players in order, shared places alike (T7)."""

    name: str
    table: tuple[tuple[int, str], ...]

    @property
    def players(self) -> tuple[str, ...]:
        """Its players or teams in order of place."""
        return tuple(player for _, player in self.table)


@dataclass(frozen=True, slots=True, kw_only=True)
class Border:
    """How many cross from one division to the next: `up` from the lower, `down` from the upper."""

    up: int
    down: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """What the arbiter knows when a season is over.

    `divisions` have the highest first, `borders` lie below all of them but the lowest, `sizes` are
    the places of these next season, () as many as now. `successors` gives the names of those who
    take over from some of the `leaving` [T31b]. `decided` parts shared places: who is named
    earlier goes before [T31a], and who is not named comes after. `spare_first` fills a vacancy
    from the relegated first [T31c]. `names` is what faults call the players, and `how` tells there
    what parts a shared place.
    """

    divisions: tuple[Division, ...]
    borders: tuple[Border, ...]
    sizes: tuple[int, ...] = ()
    leaving: tuple[str, ...] = ()
    successors: Mapping[str, str] = field(default_factory=dict)
    newcomers: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()
    spare_first: bool = False
    names: Mapping[str, str] = field(default_factory=dict)
    how: str = "decide in which order they stand, or let them play again"

    def named(self, players: Iterable[str]) -> str:
        """Players as faults call them, in a list."""
        return listed([self.names.get(player, player) for player in players])

    @property
    def targets(self) -> tuple[int, ...]:
        """The places of all divisions but the lowest next season."""
        return self.sizes or tuple(len(division.table) for division in self.divisions[:-1])


class Way(enum.StrEnum):
    """How somebody comes to next season's division."""

    STAYS = "stays"
    PROMOTED = "promoted"
    RELEGATED = "relegated"
    FILLS = "fills"
    """Goes up to fill a vacancy [T31c]."""
    SPARED = "spared"
    """Was to go down and stays to fill a vacancy [T31c]."""
    CUT = "cut"
    """Goes down because there are too few places [T31d]."""
    NEW = "new"
    LEAVES = "leaves"


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """Where one player or team goes, and why.

    `before` is the division of the season that is over and `place` the place in it, `None` for
    newcomers; `after` is next season's division, `None` for who leaves. `instead_of` is whose
    place was taken over, `successor` who takes over.
    """

    player: str
    way: Way
    before: str | None = None
    place: int | None = None
    after: str | None = None
    instead_of: str | None = None
    successor: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class NextSeason:
    """Next season's divisions, each in the order of seeding, and how everybody came there.

    Who comes from a higher division stands first, then by place; newcomers stand last. `warnings`
    are what the arbiter should know before the season begins.
    """

    divisions: tuple[tuple[str, tuple[str, ...]], ...]
    moves: tuple[Move, ...]
    warnings: tuple[str, ...] = ()
