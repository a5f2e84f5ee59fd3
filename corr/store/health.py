"""The statements about health: how the connections and the daemon itself are doing.

All times are the machine's own, never those of an event's clock, except for what was put off
because it failed: `game SK24-001`, `digest P0001`, `purge`.
"""

from dataclasses import dataclass
from datetime import datetime

from corr.store.engine import Engine
from corr.store.rows import instant, stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthRow:
    """How `imap`, `smtp`, `loop` or the like is doing: `ok` or not, `since` when, last seen `at`.

    `failures` are those in a row, 0 while all is well; `detail` says in words what the matter
    is, and never holds a secret.
    """

    name: str
    ok: bool
    since: datetime
    at: datetime
    failures: int
    detail: str


class Health:
    """The health of one installation."""

    engine: Engine

    def note_health(self, name: str, *, ok: bool, at: datetime, detail: str) -> None:
        """Note how something is doing; failures are counted until it is well again."""
        self.engine.run(
            """insert into health (name, ok, since, at, failures, detail)
               values (:name, :ok, :at, :at, 1 - :ok, :detail) on conflict (name) do update
               set since = case when ok = :ok then since else :at end, at = :at,
               failures = case when :ok then 0 else failures + 1 end, ok = :ok,
               detail = :detail""",
            {"name": name, "ok": int(ok), "at": stamp(at), "detail": detail},
        )

    def forget_health(self, name: str) -> None:
        """Forget how something was doing that is over."""
        self.engine.run("delete from health where name = :name", {"name": name})

    def health(self) -> list[HealthRow]:
        """What has been noted so far, in order of the names."""
        sql = "select name, ok, since, at, failures, detail from health order by name"
        return [
            HealthRow(
                name=row["name"],
                ok=bool(row["ok"]),
                since=instant(row["since"]),
                at=instant(row["at"]),
                failures=row["failures"],
                detail=row["detail"],
            )
            for row in self.engine.rows(sql, {})
        ]
