"""The rating lists of an installation: kept, computed from there, and shown with their marks."""

from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from corr import resources
from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardEvent, rated_event
from corr.ranking.board.board_file import parse
from corr.ranking.board.otb import rating_alternatives
from corr.ranking.ratings.rating import RatedEvent, RatingTable, parse_rating_table, rate
from corr.ranking.ratings.rating_list import (
    OFF_LIST,
    Change,
    CourseStep,
    Difference,
    Edition,
    History,
    Listed,
    OnLists,
    Period,
    PeriodList,
    RatingList,
    as_it_stood,
    as_published,
    before_first,
    course,
    differing,
    each_list,
    holding,
    marked,
    read_period,
    unofficial,
)
from corr.report.ratings.rating_event import RatedReport
from corr.sentences.said import said
from corr.service.office.office import Office
from corr.store.levels.board import BoardRow, ChangeRow
from corr.store.store import Store
from corr.tournament.contest.rating_book import (
    RatingBook,
    fold_book,
    fold_editions,
    list_stream,
    published_stream,
)

# -- the rating lists that are kept, apart from what computes them ----


class WithStore(Protocol):
    """An office, or a store alone, which is open long before one."""

    @property
    def store(self) -> Store:
        """The store with the lists."""


class StoreAlone(Struct, frozen=True, kw_only=True):
    """A store without an office, for who only reads lists."""

    store: Store


def kept_list(office: WithStore, game: str, period: Period) -> PeriodList | None:
    """The list at the end of a period as it is kept, without its events; None if it is not."""
    kept = office.store.board.rating_list(game, str(period))
    if kept is None:
        return None
    players = tuple(
        Listed(name, rating, idle, bool(deducted))
        for name, (rating, idle, deducted) in kept.items()
    )
    return PeriodList(period=period, players=players, events=())


def first_kept(office: WithStore, game: str) -> Period | None:
    """The first period of a game's lists, if any is kept."""
    first = office.store.board.first_rating_list(game)
    return read_period(first) if first else None


# -- the rating lists of an installation ----
# What is kept follows from the events at the board and the decisions in the stream of the game;
# `settled` computes it anew from a period on, and tells which lists became others.


_LATEST = "9"
"""After every period, as they are written."""


@cache
def rating_table() -> RatingTable:
    """The table of R29.3."""
    return parse_rating_table((resources.data() / "rating_table.csv").read_text(encoding="utf-8"))


def book_of(office: WithStore, game: str) -> RatingBook:
    """What is decided about a game's lists."""
    return fold_book(game, office.store.events.of_stream(list_stream(game)))


def board_event(row: BoardRow) -> BoardEvent:
    """The event of a row, with the players' ids of the register."""
    return parse(row.file)


def first_period(office: WithStore, game: str, book: RatingBook) -> Period | None:
    """The first period of a game's lists, None if there is nothing yet."""
    first, _ = office.store.board.rated_periods(game)
    return book.first or (read_period(first) if first else None)


def history_since(office: WithStore, game: str, since: Period | None = None) -> History | None:
    """The history of a game's lists, shortened to begin at the last list kept before `since`."""
    book = book_of(office, game)
    first = first_period(office, game, book)
    if first is None:
        return None
    history = History(
        ratings=book.ratings, first=first, events=(), activity=book.activity, struck=book.struck
    )
    board = office.store.board
    last = board.last_rating_list(game, str(since.before())) if since is not None else ""
    kept = board.rating_list(game, last) if last else None
    if kept is not None:
        history = replace(
            history,
            first=read_period(last).following(),
            ratings={name: rating for name, (rating, _, _) in kept.items()},
            idle={name: idle for name, (_, idle, _) in kept.items()},
        )
    rows = office.store.board.rated_events(game, str(history.first))
    return replace(
        history,
        events=tuple(rated_event(board_event(row)) for row in rows),
        assigned={row.id: read_period(row.period) for row in rows},
    )


def list_after(office: WithStore, game: str, period: Period) -> PeriodList | None:
    """The list at the end of a period; None before the first one."""
    kept = kept_list(office, game, period)
    if kept is not None:
        return kept
    history = history_since(office, game, period)
    lists = each_list(history, period, rating_table()) if history is not None else ()
    return next(iter(deque(lists, maxlen=1)), None)


def list_now(office: WithStore, game: str, period: Period) -> PeriodList | None:
    """The unofficial list in a period that is not over; None before the first one."""
    history = history_since(office, game, period)
    if history is None or period < history.first:
        return None
    return unofficial(history, period, rating_table())


def settled(
    office: Office, game: str, since: Period, today: Period, record: Callable[[], None]
) -> tuple[Difference, ...]:
    """Let `record` change what a game's lists follow from, and compute them anew from a period on.

    It happens in the caller's transaction. Told is what became different on the lists that were
    there before: those of all periods that are over, and one of today if events made it.
    """
    last = office.store.board.last_rating_list(game, _LATEST)
    until = max(today.before(), read_period(last)) if last else today.before()
    before = dict(_ratings_from(office, game, since, until))
    record()
    found, gone = list[Difference](), before.copy()
    for period, ratings in _settle(office, game, since, until):
        if period in before:
            found += differing(period, gone.pop(period), ratings)
    for period, ratings in gone.items():
        found += differing(period, ratings, {})
    return tuple(sorted(found, key=lambda one: (one.period, one.player)))


_Ratings = tuple[Period, dict[str, int]]
"""A period with the ratings of the list at its end."""


def _ratings_from(office: Office, game: str, since: Period, until: Period) -> Iterator[_Ratings]:
    """The lists from a period until another: as they are kept, then as they follow."""
    board = office.store.board
    for period in board.kept_periods(game, str(since)):
        kept = board.rating_list(game, period) if read_period(period) <= until else None
        if kept is not None:
            yield (
                read_period(period),
                {name: rating for name, (rating, idle, _) in kept.items() if idle < OFF_LIST},
            )
    yield from _after_kept(office, game, since, until)


def _after_kept(office: Office, game: str, since: Period, until: Period) -> Iterator[_Ratings]:
    """The lists from a period until another that are not kept: no event made them."""
    if office.store.board.last_rating_list(game, str(until)) == str(until):
        return
    history = history_since(office, game, until.following())
    lists = each_list(history, until, rating_table()) if history is not None else ()
    yield from ((each.period, each.ratings) for each in lists if each.period >= since)


def _settle(office: Office, game: str, since: Period, until: Period) -> Iterator[_Ratings]:
    """Keep a game's lists from a period up to the last one with an event.

    Told are the lists from that period until another, as they are now. What is as it was is not
    written anew.
    """
    board = office.store.board
    _, last = board.rated_periods(game)
    history = history_since(office, game, since)
    begin = min(since, history.first) if history else since
    changes = list[ChangeRow]()
    for each in each_list(history, read_period(last), rating_table()) if history and last else ():
        players = {name: (rating, idle, int(less)) for name, rating, idle, less in each.players}
        board.put_rating_list(game, str(each.period), players)
        changes += rows_of(game, each)
        if since <= each.period <= until:
            yield each.period, each.ratings
    board.put_rating_changes(game, str(begin), changes)
    first = first_period(office, game, book_of(office, game))
    board.keep_rating_lists(game, str(first or since), last)
    yield from _after_kept(office, game, since, until)


def rows_of(game: str, found: PeriodList) -> list[ChangeRow]:
    """What the events of a period did, as it is kept."""
    return [
        ChangeRow(
            game=game,
            event=event.event,
            player=each.player,
            period=str(found.period),
            place=place,
            before=each.before,
            entry=each.entry,
            after=each.after,
        )
        for place, event in enumerate(found.events, start=1)
        for each in event.players
    ]


def ratings_before(office: Office, row: BoardRow) -> dict[str, int]:
    """The ratings that an event's players had before it, as the lists have them."""
    changes = office.store.board.changes_of_event(row.game, row.id)
    return {each.player: each.before for each in changes if each.before is not None}


def reported(
    event: BoardEvent, rated: RatedEvent, ratings: Mapping[str, int], period: Period
) -> RatedReport:
    """The whole calculation of an event, with the open questions that mattered in it."""
    table = rating_table()
    return RatedReport(
        event=event,
        rated=rated,
        found=rate(rated, ratings, table),
        alternatives=rating_alternatives(rated, ratings, table),
        period=str(period),
    )


def course_of(office: WithStore, game: str, player: str, today: Period) -> tuple[CourseStep, ...]:
    """A player's history on a game's lists, up to the period `today`, which is not over."""
    book = book_of(office, game)
    first = first_period(office, game, book)
    if first is None:
        return ()
    changes = [
        Change(
            period=read_period(row.period),
            event=row.event,
            before=row.before,
            entry=row.entry,
            after=row.after,
        )
        for row in office.store.board.changes_of_player(game, player)
    ]
    activity = {period for one, period in book.activity if one == player}
    struck = {period for one, period in book.struck if one == player}
    start = book.ratings.get(player)
    return course(start, first, today.before(), changes, activity, struck)


# -- the rating lists of an installation with their marks ----
# A list that is kept is all there: what computes one, and reads what was published, is imported
# only where it is needed, since that takes longer than to print most lists.


def editions_of(office: WithStore, game: str, period: Period) -> tuple[Edition, ...]:
    """All editions of the list at the end of a period, the first one first."""
    if str(period) not in office.store.board.published_periods(game):
        return ()

    return fold_editions(office.store.events.of_stream(published_stream(game, period)))


def official_list(
    office: WithStore, game: str, period: Period, number: int | None = None
) -> RatingList | None:
    """The list at the end of a period as it was published, else as it follows; None without one.

    `number` names an edition. Raises ArbiterError if there is none of that number.
    """
    editions = editions_of(office, game, period)
    edition = holding(editions) if number is None else _numbered(editions, period, number)
    if edition is None:
        return computed_list(office, game, period)
    found = _after(office, game, period) or _nobody(period)
    # What was published with its figures needs no list before it.
    before = _before(office, game, period)[0] if edition.places is None else None
    return as_published(game, found, before, editions, edition)


def computed_list(office: WithStore, game: str, period: Period) -> RatingList | None:
    """The list at the end of a period as it follows today; None before the first one.

    Its changes are those since the list before as everybody has it: as published, if it was.
    """
    found = _after(office, game, period)
    return _with_marks(office, game, found) if found else None


def unofficial_list(office: WithStore, game: str, period: Period) -> RatingList | None:
    """The list in a period that is not over; None before the first one."""
    found = list_now(office, game, period)
    return _with_marks(office, game, found, unofficial=True) if found else None


def _with_marks(
    office: WithStore, game: str, found: PeriodList, *, unofficial: bool = False
) -> RatingList:
    before, corrected = _before(office, game, found.period)
    shown = marked(game, found, before, unofficial=unofficial)
    return replace(shown, corrected=corrected)


def on_lists(office: WithStore, game: str, player: str, today: Period) -> OnLists | None:
    """A player on the official lists; None as long as there is no list for the period `today`."""
    first, last = begin_of(office, game), today.before()
    if first is None or first > last:
        return None
    otherwise = list[tuple[Period, int | None, int | None]]()
    for period in map(read_period, office.store.board.published_periods(game)):
        edition = holding(editions_of(office, game, period))
        if edition is not None:
            was, now = edition.ratings.get(player), _rating(_after(office, game, period), player)
            otherwise += [(period, was, now)] if was != now else []
    rating = official_ratings(office, game, last).get(player)
    return OnLists(period=today, rating=rating, otherwise=tuple(otherwise))


def _rating(found: PeriodList | None, player: str) -> int | None:
    """A player's rating on a list, None for who is not on it."""
    players = found.players if found else ()
    return next((one.rating for one in players if one.player == player and one.on_list), None)


def official_ratings(office: WithStore, game: str, period: Period) -> dict[str, int]:
    """The ratings of the list at the end of a period: as published, else as they follow."""
    edition = holding(editions_of(office, game, period))
    if edition is not None:
        return dict(edition.ratings)
    found = _after(office, game, period)
    return found.ratings if found else {}


def require_period(office: WithStore, game: str, period: Period, today: Period) -> None:
    """Raise ArbiterError for a period without a list: not over, or before the first one."""
    if period >= today:
        raise ArbiterError(said("why_rating", "not_over_now", period=period, last=period.last_day))
    first = begin_of(office, game)
    if first is not None and period >= first:
        return
    if str(period) in office.store.board.published_periods(game):
        return
    if first is None:
        raise ArbiterError(said("why_rating", "none_yet", game=game))
    raise ArbiterError(said("why_rating", "begin_later", game=game, period=period, first=first))


def begin_of(office: WithStore, game: str) -> Period | None:
    """The first period of a game's lists, None if there is nothing yet."""
    kept = first_kept(office, game)
    if kept is not None:
        return kept

    return first_period(office, game, book_of(office, game))


def _after(office: WithStore, game: str, period: Period) -> PeriodList | None:
    kept = kept_list(office, game, period)
    if kept is not None:
        return kept

    return list_after(office, game, period)


def _before(office: WithStore, game: str, period: Period) -> tuple[PeriodList | None, bool]:
    """The list before that of a period, to compare with it as everybody has it.

    And whether it was published with ratings that would be others by now.
    """
    last = period.before()
    found = _after(office, game, last) or _started(office, game, last)
    edition = holding(editions_of(office, game, last))
    if edition is None:
        return found, False
    found = found or _nobody(last)
    return as_it_stood(found, edition), dict(edition.ratings) != found.ratings


def _started(office: WithStore, game: str, last: Period) -> PeriodList | None:
    """The ratings with which the lists begin, as a list before the first; None without any."""
    book = book_of(office, game)
    if not book.ratings or book.first is None or book.first.before() != last:
        return None
    return before_first(book.ratings, book.first)


def _nobody(period: Period) -> PeriodList:
    """The list of a period from which everything was taken out."""
    return PeriodList(period=period, players=(), events=())


def _numbered(editions: tuple[Edition, ...], period: Period, number: int) -> Edition:
    if not editions:
        raise ArbiterError(said("why_rating", "no_editions", period=period))
    if not 1 <= number <= len(editions):
        last = len(editions)
        raise ArbiterError(
            said("why_rating", "no_edition", period=period, last=last, number=number)
        )
    return editions[number - 1]
