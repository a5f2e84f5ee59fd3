"""What was decided about a game's rating lists, when, by whom and why."""

from corr.ranking.ratings.rating_list import read_period
from corr.service.office.office import Office
from corr.service.office.people import called
from corr.tournament.contest.rating_book import list_stream, published_stream
from corr.tournament.events.events import (
    ActivityCounted,
    Event,
    ListPublished,
    ListTakenBack,
    PeriodAssigned,
    PlayerStruck,
    RatingsStarted,
)

Row = dict[str, object]


def list_log(office: Office, game: str) -> list[Row]:
    """All decisions about a game's lists and all editions of them, in order of time."""
    events = [*office.store.events(list_stream(game))]
    rows = [(one.at, _row(office, one, _decided(office, one))) for one in events]
    for period in office.store.published_periods(game):
        edition = 0
        for one in office.store.events(published_stream(game, read_period(period))):
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
