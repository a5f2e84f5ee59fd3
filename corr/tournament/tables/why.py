"""Why somebody stands where figures do not say it: in a cup, and in an event of sections."""

from dataclasses import dataclass
from typing import TypeAlias

from corr.tournament.pairing.cup_places import CupReason, explained
from corr.tournament.wording import ordinal


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionReason:
    """The places in sections, final groups or a division that made a place, the last one first."""

    places: tuple[tuple[int, str], ...]


Why: TypeAlias = CupReason | SectionReason


def in_english(why: Why) -> str:
    """Why somebody stands there, for the arbiter."""
    if isinstance(why, CupReason):
        return explained(why)
    return ", ".join(f"{ordinal(place)} in {section}" for place, section in why.places)
