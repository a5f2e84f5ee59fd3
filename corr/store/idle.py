"""Whether a verb of the daemon would find nothing to do: one look, before all else is loaded.

Cron asks every few minutes, so nothing of ours is loaded here. When in doubt there is something to
do: then all is loaded, and the verb looks for itself. What a tick would find no statement can
tell, so a tick that found nothing notes until when time alone brings nothing (`watch/idle.py`).
"""

import os
import sqlite3
from datetime import datetime, timedelta

from corr import __version__

SCHEMA = 22
"""The number of the newest step of `schema.py`, which is not loaded."""
SETTINGS, TICK = "idle", "idle.tick"
"""The marks: with which settings files a verb worked, and what a tick that found nothing noted."""

HOUSE = """select coalesce((select max(rowid) from event), 0)
    || (select ' ' || count(*) || ' ' || coalesce(max(at), '') from news where letter = '')
    || (select ' ' || count(*) || ' ' || coalesce(sum(version), 0) from tournament) as house"""
"""What changes whenever anything happens but letters, health and what time alone brings."""

_KNOWN = """select 1 from program where version = :version
    and (select max(step) from migration) = :schema"""
_NOTES = f"select name, at, detail from mark where name in ('{SETTINGS}', '{TICK}')"  # noqa: S608
_DUE = {
    "handle": """select exists (select 1 from mark where name = 'clock')
        or exists (select 1 from inbox where state = 'received'
                   and next_at not between :soon and :ever
                   and lease_until not between :soon and :ever)""",
    "send": """select exists (select 1 from outbox where state = 'queued')
        or exists (select 1 from health where ok = 0 and name in ('smtp', 'breaker'))""",
    # A mark of a time to come is set back, and what failed is tried again.
    "tick": """select exists (select 1 from mark where at > :later or name in
                              ('clock', 'leap', 'outage', 'put_off', 'strangers_wait'))
        or not exists (select 1 from mark where name = 'reading' and at between :lately and :at)
        or exists (select 1 from health where at > :later or since > :later or ok = 0
                   and name not in ('imap', 'smtp', 'loop', 'breaker'))
        or exists (select 1 from outbox where state = 'queued')
        or exists (select 1 from game where state = 'running' and next_at <= :at)
        or exists (select 1 from ranked where due <> ''
                   and (due <= :today or (due <= :ahead and told <> due)))""",
}
"""By the verb, whether something is due, or may be."""
_READ = "update mark set at = :at where name = 'reading' and at <= :minute"
"""As a tick notes what our clock showed (`trusted.py`)."""


def is_idle(database: str, verb: str, settings: str, at: datetime) -> bool:
    """Whether `handle`, `tick` or `send` finds nothing to do now, by the machine's clock.

    `settings` tells the settings files from what they were or will be: only with those that the
    verb has worked with can nothing be wrong with them.
    """
    try:
        if verb not in _DUE or not os.path.getsize(database):
            return False
        base = sqlite3.connect(database, isolation_level=None)
        try:
            return _is_idle(base, verb, settings, at)
        finally:
            base.close()
    except (OSError, ValueError, sqlite3.Error):
        return False


def _is_idle(base: sqlite3.Connection, verb: str, settings: str, at: datetime) -> bool:
    known = {"version": __version__, "schema": SCHEMA}
    if base.execute(_KNOWN, known).fetchone() is None:
        return False
    notes = {name: (noted, detail) for name, noted, detail in base.execute(_NOTES)}
    if notes.get(SETTINGS, ("", ""))[1] != settings:
        return False
    times = {
        "at": at,
        "soon": at + timedelta.resolution,
        "ever": at + timedelta(days=1),
        "later": at + timedelta(hours=1),
        "lately": at - timedelta(days=3),
        "minute": at - timedelta(minutes=1),
    }
    params = {name: _stamp(when) for name, when in times.items()}
    if verb == "tick":
        noted, detail = notes.get(TICK, ("", ""))
        until, ahead, house = detail.split(" ", 2)
        (now,) = base.execute(HOUSE).fetchone()
        # No note is for longer than a day of 25 hours: such a one is of a clock that was ahead.
        if now != house or not noted <= params["at"] < until or until > _stamp(at + _LONGEST):
            return False
        params |= {"today": params["at"][:10], "ahead": ahead}
    (due,) = base.execute(_DUE[verb], params).fetchone()
    if verb == "tick" and not due:
        base.execute("pragma synchronous=full")
        base.execute(_READ, params)
    return not due


_LONGEST = timedelta(days=2)


def _stamp(at: datetime) -> str:
    """As `rows.stamp`, of a time in UTC."""
    return at.isoformat(timespec="microseconds").replace("+00:00", "Z")
