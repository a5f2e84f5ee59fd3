"""What belongs together: the events and letters that one cause led to."""

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Any

from corr.store.engine import Engine
from corr.store.rows import instant, stamp

if TYPE_CHECKING:
    from corr.tournament.events.events import Event


class Causes:
    """The events and letters of one store by what caused them."""

    engine: Engine
    _event: "Callable[[dict[str, Any]], Event]"

    def events_of_cause(self, cause: str) -> "list[Event]":
        """The events with a cause, in all streams, in order."""
        rows = self.engine.rows(
            """select stream, seq, kind, version, body, at, cause from event
               where cause = :cause order by n""",
            {"cause": cause},
        )
        return [self._event(row) for row in rows]

    def told_by_cause(self, cause: str) -> list[str]:
        """The addresses to which a cause led letters, in order of the letters."""
        rows = self.engine.rows(
            "select recipient, min(n) as first from outbox where cause = :cause "
            "group by recipient order by first",
            {"cause": cause},
        )
        return [row["recipient"] for row in rows]

    def letters_since(self, prefix: str, since: datetime) -> list[tuple[str, datetime]]:
        """Message-ID and time of the letters since then whose Message-ID begins so, in order."""
        rows = self.engine.rows(
            """select message_id, queued_at from outbox
               where message_id >= :prefix and message_id < :prefix || '~'
               and queued_at >= :since order by n""",
            {"prefix": prefix, "since": stamp(since)},
        )
        return [(row["message_id"], instant(row["queued_at"])) for row in rows]
