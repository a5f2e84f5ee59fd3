"""Until when a tick has nothing to do if nothing happens, noted for whoever looks before it.

Whether a letter or a clock is due a statement can tell (`store/idle.py`). What depends on the days
and hours of events and readers is looked at by a tick that finds nothing, and kept in a mark.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

from corr.ranking.correspondence.norms import months_after
from corr.service.letters.news import next_digest
from corr.service.office.office import Office
from corr.service.register.levels import AHEAD
from corr.store.idle import SETTINGS, TICK
from corr.store.rows import stamp
from corr.tournament.contest.contest import OVER


def note_settings(office: Office, settings: str, at: datetime) -> None:
    """Note that a verb worked with these settings files, if that is not noted."""
    _note(office, SETTINGS, settings, at)


def note_tick(office: Office, house: str, at: datetime) -> None:
    """Note until when time alone brings nothing, after a tick at `at` that found `house` so.

    A tick that did something may have left something for the next one.
    """
    until = min(_times(office, at)) if office.store.marks.house() == house else at
    detail = f"{stamp(until)} {months_after(at.date(), AHEAD)} {house}" if until > at else ""
    _note(office, TICK, detail, at)


def _note(office: Office, name: str, detail: str, at: datetime) -> None:
    mark = office.store.upkeep.mark(name)
    if (mark[1] if mark else "") != detail or (mark is not None and mark[0] > at):
        with office.store.transaction():
            office.store.upkeep.set_mark(name, at, detail)


def _times(office: Office, at: datetime) -> Iterator[datetime]:
    """When time alone may bring something, of each thing the first time; `at` if it may now."""
    store, zones = office.store, {ZoneInfo("UTC")}
    for name, since in store.news.waiting_news():
        player = store.players.player(name)
        if player is not None:
            yield next_digest(office, player, since)
    for event, _, state in store.events.tournaments():
        contest = office.folder.contest(event) if state == "closed" or state not in OVER else None
        if contest is None:
            continue
        zones.add(contest.zone)
        if state == "running":
            seen = office.folder.seen_rounds.get(event)
            if seen is None or seen.until is not None:
                yield seen.until or at if seen else at
            rungs, quiet = contest.spec.clock.silence_rungs, store.quiet.first_quiet(event)
            if rungs and quiet is not None:
                yield quiet + rungs[0].after
    # At midnight days begin, on which entries end and levels fall; letters of the day come later.
    for zone in zones:
        for hour in (0, office.digest_hour):
            yield _next(at, zone, hour)


def _next(at: datetime, zone: ZoneInfo, hour: int) -> datetime:
    """When it is an hour next in a zone."""
    day = at.astimezone(zone).date()
    today = datetime.combine(day, time(hour), zone).astimezone(UTC)
    after = datetime.combine(day + timedelta(days=1), time(hour), zone).astimezone(UTC)
    return today if today > at else after
