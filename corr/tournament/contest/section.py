"""A section of an event: players who all meet, and no others, in one of its stages."""

from dataclasses import dataclass, replace

from corr.tournament.events.events_rulings import SectionsRedrawn
from corr.tournament.events.events_stages import SectionsDrawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section, final group or division; `players` are those who were drawn into it.

    Its rounds come after round `before` of the event. `stage` counts from 1. `seed` gave the lots.
    """

    stage: int
    name: str
    players: tuple[str, ...]
    before: int
    seed: str = ""


def drawn(body: SectionsDrawn) -> tuple[Section, ...]:
    """The sections of a stage that was drawn."""
    return tuple(
        Section(stage=body.stage, name=name, players=players, before=body.before, seed=body.seed)
        for name, players in body.sections
    )


def redrawn(sections: tuple[Section, ...], body: SectionsRedrawn) -> tuple[Section, ...]:
    """The sections after those of a stage were set right."""
    players = dict(body.sections)
    return tuple(
        replace(one, players=players.get(one.name, one.players))
        if one.stage == body.stage
        else one
        for one in sections
    )
