"""How the verbs keep their manners when cron runs them: each word that they print is a mail.

Between the runs the database remembers: the health of a server, and a mark with the time until
which it is left alone and the beginning of the outage that somebody has heard of.
"""

from datetime import datetime, timedelta

from corr.errors import ConfigError
from corr.service.watch.health import OUTAGE
from corr.store import HealthRow, Store
from corr.wire.errors import REFUSED, WireError, is_refusal


def is_left_alone(store: Store, server: str, real: datetime) -> bool:
    """Whether `imap` or `smtp` refused us so lately that asking again might lock the account."""
    row, mark = _health(store, server), store.mark(_mark(server))
    if row is None or row.ok or mark is None:
        return False
    # A clock that was set back must not keep us away for long.
    return timedelta() < mark[0] - real <= timedelta(seconds=REFUSED[1])


def is_news(store: Store, server: str, error: WireError | ConfigError, real: datetime) -> bool:
    """Whether somebody should hear of a failure that has just been noted.

    Of each outage they hear once: at once of what a human must mend, else after an hour. A server
    that refused us is left alone, longer each time.
    """
    row, mark = _health(store, server), store.mark(_mark(server))
    if row is None:
        return True
    outage = row.since.isoformat()
    was_told = mark is not None and mark[1] == outage
    for_humans = is_refusal(error) or isinstance(error, ConfigError)
    is_due = for_humans or row.at - row.since >= OUTAGE
    until = real + _pause(row.failures) if is_refusal(error) else real
    with store.transaction():
        store.set_mark(_mark(server), until, outage if was_told or is_due else "")
    return is_due and not was_told


def _pause(failures: int) -> timedelta:
    first, longest = REFUSED
    return timedelta(seconds=min(longest, first * 2.0 ** min(failures - 1, 20)))


def _health(store: Store, server: str) -> HealthRow | None:
    return next((row for row in store.health() if row.name == server), None)


def _mark(server: str) -> str:
    return f"cron.{server}"
