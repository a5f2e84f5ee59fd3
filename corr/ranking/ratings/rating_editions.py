"""Official lists as they were published, edition by edition: every figure stays. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from corr.ranking.ratings.rating_list import OFF_LIST, Listed, Period, PeriodList, differing
from corr.ranking.ratings.rating_marks import ListedPlace, RatingList, marked


@dataclass(frozen=True, slots=True, kw_only=True)
class Edition:
    """A published list: its number from 1, the day, who published it and why.

    `places` and `off_list` are all its figures; `places` is None where it was published when the
    ratings alone were kept. `taken_back_on` is the day from which it holds no more, "" without.
    """

    number: int
    on: str
    by: str
    reason: str
    ratings: Mapping[str, int]
    places: tuple[ListedPlace, ...] | None = None
    off_list: tuple[ListedPlace, ...] = ()
    taken_back_on: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceChange:
    """A player whose figures on two editions differ; None: not on that list, nor off it."""

    player: str
    before: ListedPlace | None
    after: ListedPlace | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OnLists:
    """A player on the official lists: the `rating` on the one for `period`, None for not on it.

    `otherwise` are the published lists on which their rating would be another one by now: the
    period after which, the rating as published, and now.
    """

    period: Period
    rating: int | None
    otherwise: tuple[tuple[Period, int | None, int | None], ...] = ()


def holding(editions: Sequence[Edition]) -> Edition | None:
    """The edition that is the official list: the last one that was not taken back."""
    return next((one for one in reversed(editions) if not one.taken_back_on), None)


def as_published(
    game: str,
    found: PeriodList,
    before: PeriodList | None,
    editions: Sequence[Edition],
    edition: Edition,
) -> RatingList:
    """An edition of a list as it was published.

    `found` is the list as it follows today, to tell what would be otherwise. Of an edition that
    kept its ratings alone, everything else is as it follows today.
    """
    if edition.places is None:
        shown = marked(game, as_it_stood(found, edition), before)
    else:
        shown = RatingList(
            game=game,
            period=found.period,
            unofficial=False,
            places=edition.places,
            off_list=edition.off_list,
        )
    differences = sorted(
        differing(found.period, edition.ratings, found.ratings),
        key=lambda each: (-(each.before or 0), each.player),
    )
    return replace(
        shown,
        published_on=edition.on,
        edition=edition.number,
        editions=len(editions),
        replaced_on=_replaced_on(editions, edition),
        taken_back_on=edition.taken_back_on,
        ratings_alone=edition.places is None,
        otherwise=tuple((each.player, each.before, each.after) for each in differences),
    )


def as_it_stood(found: PeriodList, edition: Edition) -> PeriodList:
    """A published list as one to compare with: changes are those since it, as everybody has it.

    `found` is the list as it follows today, for an edition that kept its ratings alone.
    """
    if edition.places is None:
        return replace(found, players=tuple(_ratings_alone(found, edition.ratings)))
    players = tuple(
        Listed(player=one.player, rating=one.rating, idle=one.idle, deducted=one.deducted)
        for one in (*edition.places, *edition.off_list)
    )
    return replace(found, players=players)


def _ratings_alone(found: PeriodList, ratings: Mapping[str, int]) -> Iterator[Listed]:
    """The players of the official list, idle as computed today; then who is off it."""
    now = {each.player: each for each in found.players}
    for player, rating in ratings.items():
        one = now.get(player)
        idle, deducted = (one.idle, one.deducted) if one else (0, False)
        idle = min(idle, OFF_LIST - 1)
        yield Listed(player=player, rating=rating, idle=idle, deducted=deducted)
    for each in found.players:
        if each.player not in ratings and not each.on_list:
            yield each


def _replaced_on(editions: Sequence[Edition], edition: Edition) -> str:
    """The day on which another edition took the place of one."""
    later = (one for one in editions if one.number > edition.number and not one.taken_back_on)
    return next((one.on for one in later), "")


def place_changes(before: RatingList | None, after: RatingList | None) -> tuple[PlaceChange, ...]:
    """Whose figures on two editions of a list differ: those on the later one by place first."""
    old, new = _figures(before), _figures(after)
    return tuple(
        PlaceChange(player=player, before=old.get(player), after=new.get(player))
        for player in {**new, **old}
        if old.get(player) != new.get(player)
    )


def _figures(found: RatingList | None) -> dict[str, ListedPlace]:
    if found is None:
        return {}
    return {each.player: each for each in (*found.places, *found.off_list)}
