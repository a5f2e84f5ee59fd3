"""What an act did to a game's rating lists, in lines and for a script."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from corr.ranking.ratings.rating_list import Difference, Period, holding
from corr.service.office import people
from corr.service.office.office import Office
from corr.service.register.board import BoardActed
from corr.service.register.rating_acts import ListActed
from corr.service.register.ratings import editions_of

T = TypeVar("T")

_MOST = 60
"""So many places of a list are told in words; a script gets all."""


def changed(office: Office, acted: BoardActed | ListActed) -> Iterator[str]:
    """Which places on lists that were there before became others, and which were published."""
    if not acted.changed:
        yield "no list that was there before becomes another one"
        return
    published, stale = _published(office, acted), list[Period]()
    yield "on lists that were there before:"
    for one in acted.changed:
        holds = published.get(one.period)
        if holds is not None and holds.get(one.player) != one.after and one.period not in stale:
            stale.append(one.period)

    def line(one: Difference) -> str:
        ratings = f"{shown(one.before)} → {shown(one.after)}"
        if (holds := published.get(one.period)) is not None:
            ratings += f"; published, and stays, with {shown(holds.get(one.player))}"
        return f"{one.period}: {called(office, one.player)}: {ratings}"

    yield from most(acted.changed, line)
    for period in stale:
        advice = f"`corr rating publish {period} --again --reason TEXT`"
        yield f"the list after {period} stays as it was published; a corrected edition: {advice}"


def _published(office: Office, acted: BoardActed | ListActed) -> dict[Period, Mapping[str, int]]:
    """The ratings of the official lists among those on which places became others."""
    found = dict[Period, Mapping[str, int]]()
    for period in {one.period for one in acted.changed}:
        if edition := holding(editions_of(office, acted.game, period)):
            found[period] = edition.ratings
    return found


def most(found: Sequence[T], line: Callable[[T], str]) -> Iterator[str]:
    """Those that are told in words, each in a line, and how many more there are.

    Who confirms with a code what was shown confirms all of it: the check sum becomes another one
    as soon as anything does that is not told.
    """
    yield from (f"  {line(one)}" for one in found[:_MOST])
    if len(found) > _MOST:
        told = hashlib.sha256("\n".join(map(repr, found)).encode()).hexdigest()[:8]
        yield f"  and {len(found) - _MOST} more; --json has all (check sum of all {told})"


def changed_json(office: Office, acted: BoardActed | ListActed) -> list[dict[str, object]]:
    """The same for a script; `published` is the rating that stays on a published list."""
    published = _published(office, acted)
    return [
        {
            "period": str(one.period),
            "player": one.player,
            "before": one.before,
            "after": one.after,
            "is_published": one.period in published,
            "published": published.get(one.period, {}).get(one.player),
        }
        for one in acted.changed
    ]


def shown(rating: int | None) -> str:
    """A rating, or that there is none; with a true minus, should it be below 0."""
    return "none" if rating is None else str(rating).replace("-", "−")


def called(office: Office, player: str) -> str:
    """A player's name and id."""
    return people.called(office, player)
