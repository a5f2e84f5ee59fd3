"""What happens to the sections of an event. The rules of `events` hold for these bodies, too."""

from dataclasses import dataclass

from corr.tournament.events.fields import Code, Id, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionsDrawn:
    """A stage was drawn: its sections (or final groups, or divisions) by name, and their players.

    Its rounds come after round `before`; `rounds` is how many the event then has. `seed` gave the
    lots.
    """

    stage: int
    sections: tuple[tuple[Code, tuple[Id, ...]], ...]
    before: int
    rounds: int
    seed: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDecided:
    """The arbiter parted players who share a place: who is named earlier goes before."""

    players: tuple[Id, ...]
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderUndecided:
    """The last decision that parted these players, named in this order, holds no more."""

    players: tuple[Id, ...]
    reason: Words
