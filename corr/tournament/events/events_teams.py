"""What happens to the teams of an event. The rules of `events` hold for these bodies, too.

A team goes by its name. A line-up is its players by board, from the first board down.
"""

from dataclasses import dataclass
from typing import TypeAlias

from corr.tournament.events.fields import By, Id, Naming, Words

LineUps: TypeAlias = tuple[tuple[Id, tuple[Id, ...]], ...]
"""Teams and their players by board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CaptainNamed:
    """A team has a captain (21.4): one of its players, or somebody by name."""

    team: Id
    captain: Naming


@dataclass(frozen=True, slots=True, kw_only=True)
class LineUp:
    """A team's line-up of a round was reported before its draw, by `by` (21.5)."""

    team: Id
    round: int
    players: tuple[Id, ...]
    by: By


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchesDrawn:
    """The team matches of a round, and who sat at which board of them.

    The first team of a match is preliminary black on the odd boards (21.1). `bye` is the team
    that has no opponent.
    """

    round: int
    matches: tuple[tuple[Id, Id], ...]
    line_ups: LineUps
    bye: Id = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamWithdrawn:
    """A team left the event; `after_round` is the last round it took part in (16.2-16.3)."""

    team: Id
    after_round: int
    reason: Words
