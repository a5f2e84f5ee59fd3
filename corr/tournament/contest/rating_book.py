"""What is decided about one game's rating lists, as the events of its stream left it (R28–R30)."""

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, field
from msgspec.structs import replace

from corr.ranking.ratings.rating_list import (
    MARKS,
    Edition,
    ListedPlace,
    Period,
    RatingList,
    read_period,
)
from corr.tournament.events.events import Event
from corr.tournament.events.events_board import (
    ActivityCounted,
    ListPublished,
    ListTakenBack,
    PeriodAssigned,
    PlayerStruck,
    RatingsStarted,
)


class RatingBook(Struct, frozen=True, kw_only=True):
    """The decisions about a game's lists; without `first` they begin with the first event.

    `ratings` hold at the beginning of `first`. `seq` is the number of the stream's last event.
    """

    game: str
    first: Period | None = None
    ratings: Mapping[str, int] = field(default_factory=dict)
    assigned: Mapping[str, Period] = field(default_factory=dict)
    activity: frozenset[tuple[str, Period]] = frozenset()
    struck: frozenset[tuple[str, Period]] = frozenset()
    seq: int = 0


def list_stream(game: str) -> str:
    """The name of the stream of a game's decisions."""
    return f"ratings:{game}"


def published_stream(game: str, period: Period) -> str:
    """The name of the stream of a published list, the one at the end of a period."""
    return f"published:{game}:{period}"


def board_stream(event: str) -> str:
    """The name of the stream of an event at the board."""
    return f"board:{event}"


def fold_book(game: str, events: Iterable[Event]) -> RatingBook:
    """The decisions about a game's lists after the events of their stream."""
    book = RatingBook(game=game)
    for event in events:
        book = replace(_applied(book, event), seq=event.seq)
    return book


def _applied(book: RatingBook, event: Event) -> RatingBook:
    match event.body:
        case RatingsStarted() as begun:
            return replace(book, first=read_period(begun.first), ratings=begun.ratings)
        case PeriodAssigned() as found:
            others = {name: each for name, each in book.assigned.items() if name != found.event}
            own = {found.event: read_period(found.period)} if found.period else {}
            return replace(book, assigned={**others, **own})
        case ActivityCounted() as found:
            one = {(found.player, read_period(found.period))}
            activity = book.activity | one if found.counted else book.activity - one
            return replace(book, activity=activity)
        case PlayerStruck() as found:
            one = {(found.player, read_period(found.period))}
            return replace(book, struck=book.struck | one if found.struck else book.struck - one)
        case _:
            raise ValueError(f"{event.stream}: {type(event.body).__name__} does not belong here")


# -- published lists ----


def list_published(found: RatingList, reason: str, by: str) -> ListPublished:
    """What is written down of a list that is published: every figure on it."""
    every = (*found.places, *found.off_list)
    return ListPublished(
        game=found.game,
        period=str(found.period),
        ratings=found.ratings,
        places={one.player: one.place for one in found.places if one.place is not None},
        changes={one.player: one.change for one in every if one.change is not None},
        idle={one.player: one.idle for one in every if one.idle},
        marks={one.player: one.mark for one in every if one.mark},
        deducted=tuple(one.player for one in every if one.deducted),
        off_list={one.player: one.rating for one in found.off_list},
        reason=reason,
        by=by,
    )


def fold_editions(events: Iterable[Event]) -> tuple[Edition, ...]:
    """The editions of a published list after the events of its stream, the first one first."""
    found = list[Edition]()
    for event in events:
        on = event.at.date().isoformat()
        match event.body:
            case ListPublished() as body:
                found.append(_edition(body, len(found) + 1, on))
            case ListTakenBack() as body:
                at = body.edition - 1
                found[at] = replace(found[at], taken_back_on=on)
            case _:
                what = type(event.body).__name__
                raise ValueError(f"{event.stream}: {what} does not belong here")
    return tuple(found)


def _edition(body: ListPublished, number: int, on: str) -> Edition:
    places = body.places
    return Edition(
        number=number,
        on=on,
        by=body.by,
        reason=body.reason,
        ratings=body.ratings,
        places=None if places is None else tuple(_places(body, body.ratings, places)),
        off_list=tuple(_places(body, body.off_list or {}, {})),
    )


def _places(
    body: ListPublished, ratings: Mapping[str, int], places: Mapping[str, int]
) -> Iterator[ListedPlace]:
    """The lines of a list in their order: by place, equal ones by player.

    They are made by columns, since there may be very many.
    """
    changes, idle, marks = body.changes or {}, body.idle or {}, body.marks or {}
    players = sorted(sorted(ratings), key=lambda one: places.get(one, 0))
    return map(
        ListedPlace,
        map(places.get, players),
        players,
        map(ratings.__getitem__, players),
        map(changes.get, players),
        (idle.get(one, 0) for one in players),
        map(frozenset(body.deducted).__contains__, players),
        (MARKS[marks.get(one, "")] for one in players),
    )
