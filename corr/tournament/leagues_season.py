"""A season of a league that is over, and where everybody goes from it."""

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field


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
    earlier goes before [T31a]. `spare_first` fills a vacancy from the relegated first [T31c].
    """

    divisions: tuple[Division, ...]
    borders: tuple[Border, ...]
    sizes: tuple[int, ...] = ()
    leaving: tuple[str, ...] = ()
    successors: Mapping[str, str] = field(default_factory=dict)
    newcomers: tuple[str, ...] = ()
    decided: tuple[str, ...] = ()
    spare_first: bool = False

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

    Who comes from a higher division stands first, then by place; newcomers stand last.
    """

    divisions: tuple[tuple[str, tuple[str, ...]], ...]
    moves: tuple[Move, ...]
