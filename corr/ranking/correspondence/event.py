"""The results of one event as frozen values; `eventfile` reads and writes them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from types import MappingProxyType

from corr.ranking.correspondence.sanction import sanction

Json = dict[str, object]

RESULTS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "0-0": (0, 0)}
)
"""Every result and the half points it gives black and white."""

DECISIVE = frozenset({"five", "overline", "forbidden", "resign"})
"""Endings that always have one winner."""
DRAWN = frozenset({"agreement", "full", "passes", "draw_claim"})
"""Endings that are always a draw."""
WITHDRAWAL, TIME, ADJUDICATION, WALKOVER = "withdrawal", "time", "adjudication", "walkover"
ENDINGS = DECISIVE | DRAWN | {WITHDRAWAL, TIME, ADJUDICATION, WALKOVER}
"""Every ending that an event file may name."""


def agree(result: str, ended: str) -> bool:
    """Whether a game that ended so can have this result; both are words of the event file."""
    if ended in DRAWN:
        return result == "1/2-1/2"
    if ended in DECISIVE:
        return result in ("1-0", "0-1")
    if result == "1/2-1/2":
        return ended != WITHDRAWAL
    return ended in (TIME, WITHDRAWAL, WALKOVER, ADJUDICATION)


NOTHING: Mapping[str, object] = MappingProxyType({})
"""No unknown keys: what nearly every player and game has."""


def _nothing() -> Mapping[str, object]:
    return NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """A participant; levels are indices, `level` is None for a new player.

    `level` holds at the start (Ps), `level_three_months` three months later (P0) and
    `level_close` at the close (P2), whatever the reason. `extra` are keys this program ignores.
    """

    id: str
    name: str = ""
    member_no: str = ""
    club: str = ""
    country: str = ""
    level: int | None
    level_three_months: int | None
    level_close: int | None
    extra: Mapping[str, object] = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A finished game. `black` and `white` are the provisional colours of the pairing.

    `result` is a key of `RESULTS`, `ended` one of `ENDINGS`; the dates are local to the event.
    """

    id: str = ""
    round: int | None = None
    black: str
    white: str
    result: str
    ended: str
    started_on: date
    ended_on: date
    black_moves: int
    white_moves: int
    extra: Mapping[str, object] = field(default_factory=_nothing)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventFile:
    """One event, complete and without contradictions.

    `annulled` are players whose results do not count in the table. `estimates` are the rough
    estimates R0 that the arbiter supplied. `kept` are the documents' unknown keys: of the file
    under "", of the event under "event". `assumed` says where the document left a key out and
    its default stands: the key, and the players' or games' ids. `sanctioned_by` is None where the
    document does not say who sanctions the event, "" for nobody; `sanctioned` is its yes or no.
    """

    id: str = ""
    name: str
    start: date
    close: date
    time_zone: str = ""
    game: str = ""
    opening: str = ""
    arbiter: str = ""
    sanctioned_by: str | None = None
    sanctioned: bool | None = None
    players: tuple[Player, ...]
    games: tuple[Game, ...]
    annulled: tuple[str, ...] = ()
    estimates: Mapping[str, int] = field(default_factory=dict)
    kept: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    assumed: Mapping[str, tuple[str, ...]] = field(default_factory=dict, compare=False)

    @property
    def counts(self) -> bool:
        """Whether anybody's level can change by it: unless it is known not to be sanctioned."""
        return self.sanction is not False

    @property
    def sanction(self) -> bool | None:
        """Whether SLSF sanctions it; None where the document does not say."""
        return sanction(self.sanctioned_by, said=self.sanctioned)
