"""When letters to a player were said to come back, from the events of the player. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from corr.tournament.events.events import (
    Event,
    LettersReturned,
    PlayerReachable,
    ReportRefuted,
    ReturnProved,
)
from corr.tournament.play.report_stops import PROOFS


@dataclass(frozen=True, slots=True, kw_only=True)
class Spell:
    """A time in which letters to a player were said to come back; `until` is None if they are.

    `letter` is that with which it began; `proved` whether more than reports said so.
    """

    letter: str
    since: datetime
    until: datetime | None = None
    proved: bool = False
    refuted: bool = False


def spells_of(events: Sequence[Event]) -> Iterator[Spell]:
    """The times in which letters to a player were said to come back, in order."""
    refuted = {one.body.since for one in events if isinstance(one.body, ReportRefuted)}
    spell: Spell | None = None
    for event in events:
        body = event.body
        if isinstance(body, LettersReturned) and spell is None:
            was = event.at.isoformat() in refuted
            proved = body.fact in PROOFS
            spell = Spell(letter=body.letter, since=event.at, proved=proved, refuted=was)
        elif isinstance(body, ReturnProved) and spell is not None:
            spell = replace(spell, proved=spell.proved or body.fact in PROOFS)
        elif isinstance(body, PlayerReachable) and spell is not None:
            yield replace(spell, until=event.at)
            spell = None
    if spell is not None:
        yield spell
