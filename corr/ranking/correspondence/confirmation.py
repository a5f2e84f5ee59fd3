"""The five-year confirmation of a level (art. 2 §5), over a player's level history. Pure.

A level that is not confirmed for five years falls by one at the anniversary. Falls are derived,
never stored: the history holds what the events gave.
"""

from collections.abc import Sequence
from datetime import date

from msgspec import Struct

from corr.ranking.correspondence.event import LOWEST
from corr.ranking.correspondence.norms import DECIDED, Decisions, months_after

YEARS = 5


class Ranked(Struct, frozen=True, kw_only=True):
    """A level that a player got on a day: the first ranking, or an event's on its close.

    `level` is None where the level stays what it was. `confirmed`: the points reached the norm to
    obtain the level held after the event. The first entry of a history starts the five years in
    any case.
    """

    on: date
    level: int | None
    confirmed: bool


class Exemption(Struct, frozen=True, kw_only=True):
    """Days on which a player need not confirm, both included; `last` None is open-ended.

    The ranking committee sets it for a player who plays over the board actively and
    continuously (assembly of 7 February 2009).
    """

    first: date
    last: date | None = None


class Lapse(Struct, frozen=True, kw_only=True):
    """A fall for want of confirmation: the anniversary, and the level from that day on."""

    on: date
    level: int


def lapses(
    history: Sequence[Ranked],
    exemptions: Sequence[Exemption] = (),
    *,
    until: date,
    decisions: Decisions = DECIDED,
) -> tuple[Lapse, ...]:
    """Every fall for want of confirmation up to and including `until`, in order of time.

    An event that closes on the anniversary itself still confirms. After a fall the five years
    start anew [K 9]; a fall by a missed norm does not restart them; when an exemption ends, five
    years run from its end. 10 kyu needs no confirmation.
    """
    fallen: list[Lapse] = []
    while (lapse := _next(history, exemptions, fallen, decisions)) and lapse.on <= until:
        fallen.append(lapse)
    return tuple(fallen)


def next_lapse(
    history: Sequence[Ranked], exemptions: Sequence[Exemption], fallen: Sequence[Lapse]
) -> Lapse | None:
    """The fall that comes after those of `lapses`, if nothing more is added to the history."""
    return _next(history, exemptions, fallen, DECIDED)


def level_on(
    history: Sequence[Ranked],
    exemptions: Sequence[Exemption] = (),
    *,
    day: date,
    decisions: Decisions = DECIDED,
) -> int | None:
    """The level that the player holds on a day, falls included; None before the first ranking."""
    fallen = lapses(history, exemptions, until=day, decisions=decisions)
    return _held(history, fallen, day)


def _when(step: Ranked | Lapse) -> date:
    return step.on


def _next(
    history: Sequence[Ranked],
    exemptions: Sequence[Exemption],
    fallen: Sequence[Lapse],
    decisions: Decisions,
) -> Lapse | None:
    """The first fall after those found, as far as the history goes."""
    if not history:
        return None
    entries = sorted(history, key=_when)
    start, years = entries[0].on, YEARS
    if fallen:
        start = fallen[-1].on
        years = 1 if decisions.after_lapse == "yearly" else YEARS
    while True:
        due = months_after(start, 12 * years)
        later = [entry.on for entry in entries if entry.confirmed and start < entry.on <= due]
        exempt = [exemption for exemption in exemptions if exemption.first <= due]
        if any(exemption.last is None for exemption in exempt):
            return None
        later += [end for exemption in exempt if (end := exemption.last) and end > start]
        if later:
            start, years = max(later), YEARS
            continue
        before = [entry for entry in entries if entry.on < due]
        level = _held(before, fallen, due)
        if level is not None and level > LOWEST:
            return Lapse(on=due, level=level - 1)
        # At 10 kyu nothing falls; only a later rise, which confirms, starts the years again.
        rises = [entry.on for entry in entries if entry.on >= due and (entry.level or 0) > LOWEST]
        if not rises:
            return None
        start, years = min(rises), YEARS


def _held(history: Sequence[Ranked], fallen: Sequence[Lapse], day: date) -> int | None:
    """The level held on a day; an event that closes on the day of a fall has the last word."""
    steps: list[Ranked | Lapse] = sorted([*fallen, *history], key=_when)
    return next((step.level for step in reversed(steps) if step.on <= day and step.level), None)
