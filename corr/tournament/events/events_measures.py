"""Measures against players, and players who come back. The rules of `events` hold here, too."""

from dataclasses import dataclass

from corr.tournament.events.fields import Code, Id, Words

WARNING, REPRIMAND, EXCLUSION = "warning", "reprimand", "exclusion"
"""What the arbiter may do about conduct: the second one threatens with the third (19.1)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """The arbiter took a `measure` against a player: a warning, a reprimand, or exclusion."""

    player: Id
    measure: Code
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasureLifted:
    """The last `measure` of a kind against a player does not stand any more."""

    player: Id
    measure: Code
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Reinstated:
    """Players who had left a running event take part again, with `team` if it had left."""

    players: tuple[Id, ...]
    reason: Words
    team: Id = ""
