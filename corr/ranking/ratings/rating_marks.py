"""A rating list as it is printed: places, changes, who came and who went. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass
from operator import attrgetter
from typing import Literal, NamedTuple, TypeAlias

from corr.ranking.ratings.rating_list import OFF_LIST, Listed, Period, PeriodList

Mark: TypeAlias = Literal["", "new", "back", "off"]
"""New on the list, on it again, or off it since the list before."""
MARKS: Mapping[str, Mark] = {"": "", "new": "new", "back": "back", "off": "off"}
"""The marks by what is written down for them."""


class ListedPlace(NamedTuple):
    """A player of a list; equal ratings share a place, None off the list.

    `change` is the one since the list before, None for who has no rating there. A tuple, since
    there may be very many.
    """

    place: int | None
    player: str
    rating: int
    change: int | None
    idle: int
    deducted: bool
    mark: Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingList:
    """A game's list after a period, or in one that is not over: then it is unofficial (R29.4).

    A list that was published stays as it was on that day, in every figure (`rating_editions`):
    `published_on` is that day, `edition` its number from 1 among the `editions`, all of the
    period. It holds no more since `replaced_on`, the day of another edition, or `taken_back_on`.
    `ratings_alone`: nothing else was kept, and the other figures are as they follow today.
    `otherwise` are the players whose rating on it would be another one by now: as published, and
    now, None for not on it. `corrected`: the list before was published, and stays, with ratings
    that would be others by now: the changes since it hold that, too.
    """

    game: str
    period: Period
    unofficial: bool
    places: tuple[ListedPlace, ...]
    off_list: tuple[ListedPlace, ...]
    published_on: str = ""
    edition: int = 0
    editions: int = 0
    replaced_on: str = ""
    taken_back_on: str = ""
    ratings_alone: bool = False
    otherwise: tuple[tuple[str, int | None, int | None], ...] = ()
    corrected: bool = False

    @property
    def official_for(self) -> Period | None:
        """The period for which the list is the official one."""
        return None if self.unofficial else self.period.following()

    @property
    def ratings(self) -> dict[str, int]:
        """The ratings of who is on the list, by player."""
        return {each.player: each.rating for each in self.places}

    @property
    def deducted(self) -> tuple[str, ...]:
        """The players from whom inactivity took points at the end of the period."""
        found = (each.player for each in (*self.places, *self.off_list) if each.deducted)
        return tuple(sorted(found))


def marked(
    game: str, found: PeriodList, before: PeriodList | None, *, unofficial: bool = False
) -> RatingList:
    """A list with its marks; without a list before it, nobody is new."""
    old = {each.player: each for each in before.players} if before else None
    players = sorted(found.players, key=attrgetter("player"))
    # Equal ratings stay in the order of the players.
    on_list = [each for each in players if each.idle < OFF_LIST]
    on_list.sort(key=attrgetter("rating"), reverse=True)
    places, place, rating = list[ListedPlace](), 0, None
    for number, each in enumerate(on_list, start=1):
        if each.rating != rating:
            place, rating = number, each.rating
        places.append(_place(place, each, old))
    return RatingList(
        game=game,
        period=found.period,
        unofficial=unofficial,
        places=tuple(places),
        off_list=tuple(_place(None, each, old) for each in players if not each.on_list),
    )


def _place(place: int | None, one: Listed, old: Mapping[str, Listed] | None) -> ListedPlace:
    was = old.get(one.player) if old else None
    change = one.rating - was.rating if was else None
    mark = _mark(one, was) if old is not None else ""
    return ListedPlace(place, one.player, one.rating, change, one.idle, one.deducted, mark)


def _mark(one: Listed, was: Listed | None) -> Mark:
    if was is None:
        return "new"
    on_list = one.idle < OFF_LIST
    if on_list is (was.idle < OFF_LIST):
        return ""
    return "back" if on_list else "off"
