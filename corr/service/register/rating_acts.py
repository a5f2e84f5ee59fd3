"""Decisions about a game's rating lists: made, tried first, and shown with their reasons."""

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardPlayer
from corr.ranking.board.board_file import StartRating
from corr.ranking.ratings.rating_list import (
    Difference,
    Period,
    PlaceChange,
    holding,
    period_of,
    place_changes,
    read_period,
)
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import called, new_ids
from corr.service.register.board import (
    known_player,
    register_player,
    require_near,
    the_board_event,
)
from corr.service.register.ratings import board_event as event_of
from corr.service.register.ratings import (
    book_of,
    computed_list,
    editions_of,
    first_period,
    official_list,
    require_period,
    settled,
)
from corr.service.register.titles import ABOUT_YOU, by_another, require_other, who_acts
from corr.store.levels.board import BoardRow
from corr.tournament.contest.rating_book import list_published, list_stream, published_stream
from corr.tournament.events.events import Event
from corr.tournament.events.events_board import (
    ActivityCounted,
    ListBody,
    ListPublished,
    ListTakenBack,
    PeriodAssigned,
    PlayerStruck,
    RatingsStarted,
)

# -- decisions about a game's rating lists ----


_LONGEST = 100
"""No lists begin more years ago: each period's is computed."""


class ListActed(Struct, frozen=True, kw_only=True):
    """What a decision about a game's lists did: `count` says of how many, `changed` which places
    became others.

    `edition` is the published one, or that which was taken back: then `holds` is the one that
    holds again, 0 for none, else None. `figures` are the players whose figures on the official
    list became others: all of them, if there was none before.
    """

    game: str
    count: int
    changed: tuple[Difference, ...]
    edition: int = 0
    holds: int | None = None
    figures: tuple[PlaceChange, ...] = ()


def start_ratings(
    office: Office, game: str, first: Period, lines: tuple[StartRating, ...], act: Act
) -> ListActed:
    """Let a game's list begin with ratings that hold at the beginning of a period.

    Who is not in the register is entered there. Raises ArbiterError with every fault.
    """
    with office.folder.transaction():
        return _started(office, game, first, lines, act)


def _started(
    office: Office, game: str, first: Period, lines: tuple[StartRating, ...], act: Act
) -> ListActed:
    ratings, faults = dict[str, int](), list[str]()
    ids = new_ids(office)
    for line in lines:
        who = line.member_no or line.id or line.name
        player = known_player(office, line.id, line.member_no, line.name)
        if not player and line.name:
            new = BoardPlayer(id=who, name=line.name, member_no=line.member_no)
            player = register_player(office, new, next(ids), act)
        elif not player:
            faults.append(f"{line.where}: no player of the register is {who}: give a name")
            continue
        if player in ratings:
            faults.append(f"{line.where}: {who} stands in the list twice")
        ratings[player] = line.rating
    before, _ = office.store.board.rated_periods(game)
    if before and read_period(before) < first:
        faults.append(said("why_rating", "events_before", before=before, first=first))
    me, holding = who_acts(office, act), book_of(office, game).ratings
    if me and ratings.get(me) != holding.get(me):
        faults.append(ABOUT_YOU)
    today = period_of(act.at.date())
    if not today.year - _LONGEST <= first.year or first > today:
        least = f"{today.year - _LONGEST}-1"
        faults.append(f"--first {first}: from {least} to {today}, which it is now")
    if faults:
        raise ArbiterError(*faults)
    old = first_period(office, game, book_of(office, game))
    body = RatingsStarted(
        game=game, first=str(first), ratings=ratings, reason=act.reason, by=act.by
    )
    changed = _recorded(office, game, body, act, since=min(first, old or first))
    return ListActed(game=game, count=len(ratings), changed=changed)


def assign_period(office: Office, event: str, period: Period | None, act: Act) -> ListActed:
    """Let an event count in another period, or in that of its last day (R29.4) [T21]."""
    row = the_board_event(office, event)
    found = event_of(row)
    own = found.period or period_of(found.end)
    now, then = read_period(row.period), period or own
    first = book_of(office, row.game).first
    if first is not None and then < first and row.rated:
        raise ArbiterError(said("why_rating", "list_begins", first=first, then=then))
    if now == then:
        raise ArbiterError(said("why_rating", "counts_already", event=event, then=then))
    require_near(found, then)
    body = PeriodAssigned(
        game=row.game,
        event=event,
        period=str(period) if period else "",
        reason=act.reason,
        by=act.by,
    )
    with office.folder.transaction():
        moved, since = replace(row, period=str(then)), min(now, then)
        changed = by_another(
            office,
            event,
            act,
            lambda: _recorded(office, row.game, body, act, since=since, row=moved),
        )
    return ListActed(game=row.game, count=1, changed=changed)


def count_activity(
    office: Office, game: str, player: str, period: Period, act: Act, *, counted: bool
) -> ListActed:
    """Count an international event as a player's activity in a period, or no more (R29.5)."""
    require_other(office, player, act)
    if counted:
        _require_listed(office, game, period, act)
    if ((player, period) in book_of(office, game).activity) is counted:
        raise ArbiterError(
            said("why_rating", "active_already", player=player, counted=counted, period=period)
        )
    body = ActivityCounted(
        game=game,
        player=player,
        period=str(period),
        counted=counted,
        reason=act.reason,
        by=act.by,
    )
    changed = _recorded(office, game, body, act, since=period)
    return ListActed(game=game, count=1, changed=changed)


def _require_listed(office: Office, game: str, period: Period, act: Act) -> None:
    """Raise ArbiterError for a period before the first list, or later than the next one."""
    today = period_of(act.at.date())
    first = first_period(office, game, book_of(office, game))
    if first is None:
        raise ArbiterError(said("why_rating", "none", game=game))
    if period < first:
        raise ArbiterError(
            said("why_rating", "lists_begin", game=game, first=first, period=period)
        )
    if period > today.following():
        raise ArbiterError(said("why_rating", "far_ahead", period=period, today=today))


def strike_player(
    office: Office, game: str, player: str, period: Period, act: Act, *, struck: bool
) -> ListActed:
    """Strike a player from the records at the beginning of a period, or no more (R30.1)."""
    require_other(office, player, act)
    if struck:
        _require_listed(office, game, period, act)
    if ((player, period) in book_of(office, game).struck) is struck:
        raise ArbiterError(
            said("why_rating", "struck_already", player=player, struck=struck, period=period)
        )
    body = PlayerStruck(
        game=game, player=player, period=str(period), struck=struck, reason=act.reason, by=act.by
    )
    changed = _recorded(office, game, body, act, since=period)
    return ListActed(game=game, count=1, changed=changed)


def publish_list(
    office: Office, game: str, period: Period, act: Act, *, again: bool = False
) -> ListActed:
    """Publish the list at the end of a period, which is over, as the official one of the next.

    Every figure on it is kept. Published `again` it is a corrected edition, which needs a reason;
    the one before it stays readable. Raises ArbiterError for what cannot be.
    """
    editions = editions_of(office, game, period)
    there, faults = holding(editions), list[str]()
    if period.last_day >= act.at.date():
        faults.append(said("why_rating", "not_over", period=period, last=period.last_day))
    if there is not None and not again:
        faults.append(said("why_rating", "published", period=period, on=there.on))
    if again and there is None and not faults:
        faults.append(said("why_rating", "not_published", period=period))
    if again and not act.reason:
        faults.append(said("why_rating", "again_reason"))
    if faults:
        raise ArbiterError(*faults)
    require_period(office, game, period, period_of(act.at.date()))
    found = computed_list(office, game, period)
    if found is None:
        raise ArbiterError(said("why_rating", "no_more", game=game, period=period))
    old = official_list(office, game, period) if there is not None else None
    figures = place_changes(old, found)
    if there is not None and there.places is not None and not figures:
        raise ArbiterError(said("why_rating", "same", period=period, on=there.on))
    _record_edition(office, game, period, list_published(found, act.reason, act.by), act)
    return ListActed(
        game=game,
        count=len(found.places),
        changed=(),
        edition=len(editions) + 1,
        figures=figures,
    )


def take_back_list(office: Office, game: str, period: Period, act: Act) -> ListActed:
    """Let the edition of a list that holds be official no more; the one before it is, if any.

    It stays readable. Raises ArbiterError if none holds, or without a reason.
    """
    there, faults = holding(editions_of(office, game, period)), list[str]()
    if there is None:
        faults.append(f"the list after {period} is not published")
    if not act.reason:
        faults.append("--off: give --reason; it stays written")
    if there is None or faults:
        raise ArbiterError(*faults)
    old = official_list(office, game, period)
    body = ListTakenBack(
        game=game, period=str(period), edition=there.number, reason=act.reason, by=act.by
    )
    with office.folder.transaction():
        _record_edition(office, game, period, body, act)
        figures = place_changes(old, official_list(office, game, period))
        left = holding(editions_of(office, game, period))
    return ListActed(
        game=game,
        count=len(there.ratings),
        changed=(),
        edition=there.number,
        holds=left.number if left else 0,
        figures=figures,
    )


def _record_edition(
    office: Office, game: str, period: Period, body: ListPublished | ListTakenBack, act: Act
) -> None:
    stream = published_stream(game, period)
    with office.folder.transaction():
        events = office.store.events.of_stream(stream)
        last = events[-1].seq if events else 0
        office.store.events.append(stream, last, [body], at=act.at, cause=act.cause)


def _recorded(
    office: Office,
    game: str,
    body: ListBody,
    act: Act,
    *,
    since: Period,
    row: BoardRow | None = None,
) -> tuple[Difference, ...]:
    def record() -> None:
        book = book_of(office, game)
        office.store.events.append(list_stream(game), book.seq, [body], at=act.at, cause=act.cause)
        if row is not None:
            office.store.board.put_board_event(row)

    with office.folder.transaction():
        return settled(office, game, since, period_of(act.at.date()), record)


# -- an act on rating lists, tried first ----


T = TypeVar("T")


def tried(office: Office, do: Callable[[], T]) -> T:
    """What `do` gives; all that it did is undone. Raises what it raises."""
    with office.folder.transaction(), office.folder.trial():
        return do()


# -- what was decided about a game's rating lists, when, by whom and why ----


Row = dict[str, object]


def list_log(office: Office, game: str) -> list[Row]:
    """All decisions about a game's lists and all editions of them, in order of time."""
    events = [*office.store.events.of_stream(list_stream(game))]
    rows = [(one.at, _row(office, one, _decided(office, one))) for one in events]
    for period in office.store.board.published_periods(game):
        edition = 0
        for one in office.store.events.of_stream(published_stream(game, read_period(period))):
            edition += isinstance(one.body, ListPublished)
            rows.append((one.at, _row(office, one, _published(one, edition))))
    return [row for _, row in sorted(rows, key=lambda each: each[0])]


def _row(office: Office, one: Event, what: str) -> Row:
    assert isinstance(one.body, _BODIES)
    return {
        "on": f"{one.at:%Y-%m-%d %H:%M}",
        "what": what,
        "by": one.body.by or office.arbiter,
        "reason": one.body.reason,
    }


_BODIES = (
    RatingsStarted,
    PeriodAssigned,
    ActivityCounted,
    PlayerStruck,
    ListPublished,
    ListTakenBack,
)


def _decided(office: Office, one: Event) -> str:
    match one.body:
        case RatingsStarted() as body:
            return f"{len(body.ratings)} ratings hold at the beginning of {body.first}"
        case PeriodAssigned() as body:
            return f"{body.event} counts in {body.period or 'the period of its last day'}"
        case ActivityCounted() as body:
            told = "active" if body.counted else "not active"
            return f"{called(office, body.player)}: {told} in {body.period}"
        case PlayerStruck() as body:
            told = "struck" if body.struck else "not struck"
            return f"{called(office, body.player)}: {told} in {body.period}"
        case _:
            raise ValueError(f"{one.stream}: {type(one.body).__name__} does not belong here")


def _published(one: Event, edition: int) -> str:
    body = one.body
    if isinstance(body, ListTakenBack):
        return f"edition {body.edition} of the list after {body.period} taken back"
    assert isinstance(body, ListPublished)
    how = f"published as corrected edition {edition}" if edition > 1 else "published"
    return f"list after {body.period} {how}, with {len(body.ratings)} players"
