"""Rows of the register of levels as values, and what follows from a history as a row.

Apart from the statements, since it takes the rankings' own rooms, which few commands need.
"""

from collections.abc import Mapping
from datetime import date, datetime
from functools import cache
from typing import Any

from corr.ranking.correspondence.confirmation import Exemption
from corr.ranking.correspondence.event import read_level
from corr.ranking.correspondence.register import Given, PlayerHistory, held_on, held_texts
from corr.store.rows import LevelRow, instant, stamp

_level = cache(read_level)
"""There are few levels, and very many lines that name one."""


def row_of(player: str, history: PlayerHistory, day: date | None = None) -> LevelRow:
    """What follows from a history up to a day, else up to the last day of it."""
    known = [
        at
        for one in history.given
        for at in (one.at, one.entered_at, one.decided_at, one.taken_back_at)
        if at
    ]
    days = [at.date() for at in known] + [one.on for one in history.given]
    as_of = max([*days, *([day] if day else [])], default=date.min)
    held = held_on(history, as_of)
    level, since, source, confirmed_on, due = held_texts(held) if held else ("",) * 5
    return LevelRow(
        player=player,
        level=level,
        since=since,
        source=source,
        confirmed_on=confirmed_on,
        due=due,
        known_at=stamp(max(known)) if known else "",
        as_of=as_of.isoformat(),
    )


def _day(text: str) -> date | None:
    return date.fromisoformat(text) if text else None


def _moment(text: str) -> datetime | None:
    return instant(text) if text else None


def given_of(row: Mapping[str, Any]) -> Given:
    """What a row of `grade` says."""
    return Given(
        source=row["source"],
        at=instant(row["from_at"]),
        on=date.fromisoformat(row["on_day"]),
        level=_level(row["level"]),
        report=row["report"],
        kept=bool(row["kept"]),
        confirmed=None if row["confirmed"] is None else bool(row["confirmed"]),
        status=row["status"],
        decided_at=_moment(row["decided_at"]),
        taken_back_at=_moment(row["taken_back_at"]),
        entered_at=_moment(row["entered_at"]),
        reason=row["reason"],
        reaches=_level(row["reaches"]) if row["reaches"] else None,
    )


def exemption_of(row: Mapping[str, str]) -> Exemption:
    """What a row of `exemption` says."""
    return Exemption(first=date.fromisoformat(row["first"]), last=_day(row["last"]))
