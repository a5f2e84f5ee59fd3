"""The statements about what was noted by the clock: what of it lies ahead, and how it is set back.

A wrong clock leaves notes of a time to come. Whoever asks "was it done lately?" would wait for
that time.
"""

from datetime import datetime

from corr.store.engine import Engine
from corr.store.rows import instant, stamp


class Marks:
    """What was noted by the clock in one store."""

    engine: Engine

    def marks_after(self, at: datetime) -> list[tuple[str, datetime, str]]:
        """Name, time and detail of each mark that is of a later time."""
        sql = "select name, at, detail from mark where at > :at order by name"
        rows = self.engine.rows(sql, {"at": stamp(at)})
        return [(row["name"], instant(row["at"]), row["detail"]) for row in rows]

    def health_after(self, at: datetime) -> list[tuple[str, datetime]]:
        """What was last seen, or has been as it is since, a later time than this."""
        sql = """select name, case when at > since then at else since end as at from health
                 where at > :at or since > :at order by name"""
        rows = self.engine.rows(sql, {"at": stamp(at)})
        return [(row["name"], instant(row["at"])) for row in rows]

    def events_after(self, at: datetime) -> list[tuple[str, datetime]]:
        """The streams with events of a later time, and the latest time of each."""
        sql = """select stream, max(at) as last from event where at > :at
                 group by stream order by stream"""
        rows = self.engine.rows(sql, {"at": stamp(at)})
        return [(row["stream"], instant(row["last"])) for row in rows]

    def newest_event_at(self) -> datetime | None:
        """The latest time that an event has, if there is any."""
        (row,) = self.engine.rows("select max(at) as at from event", {})
        return instant(row["at"]) if row["at"] else None

    def set_health_back(self, at: datetime) -> None:
        """What was noted of a time to come was noted now."""
        self.engine.run(
            """update health set at = :at, since = case when since > :at then :at else since end
               where at > :at or since > :at""",
            {"at": stamp(at)},
        )

    def look_at_all_games(self, at: datetime) -> None:
        """Let every running clock be looked at now; a silence counts from now at the latest."""
        self.engine.run(
            "update game set next_at = :at where state = 'running' and next_at > :at",
            {"at": stamp(at)},
        )
        self.engine.run(
            "update game set quiet_since = :at where state = 'running' and quiet_since > :at",
            {"at": stamp(at)},
        )

    def letters_with_bytes(self) -> int:
        """How many letters, in and out, have not been emptied."""
        sql = """select (select count(*) from inbox where raw <> :none)
                      + (select count(*) from outbox where raw <> :none) as n"""
        return int(self.engine.rows(sql, {"none": b""})[0]["n"])
