"""A section of an event: players who all meet, and no others, in one of its stages."""

from dataclasses import dataclass

from corr.tournament.events_stages import SectionsDrawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section, final group or division; `players` are those who were drawn into it.

    Its rounds come after round `before` of the event. `stage` counts from 1.
    """

    stage: int
    name: str
    players: tuple[str, ...]
    before: int


def drawn(body: SectionsDrawn) -> tuple[Section, ...]:
    """The sections of a stage that was drawn."""
    return tuple(
        Section(stage=body.stage, name=name, players=players, before=body.before)
        for name, players in body.sections
    )
