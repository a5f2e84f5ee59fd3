"""The statements about letters whose next try is yet to come: what waits, and until when."""

from dataclasses import dataclass
from datetime import datetime

from corr.store.engine import Engine
from corr.store.leases import running
from corr.store.rows import instant, stamp

_MOST = 1_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Wait:
    """A letter that is not tried before `until`, by the machine's time.

    `name` is its key or its Message-ID, `who` its sender or recipient, `since` when it came or was
    queued. `worker` has it in work since long, "" if nobody has it; `why` is what was noted when
    it was put off. `behind` are the letters of its sender that wait until it is done with.
    """

    name: str
    who: str
    since: datetime
    until: datetime
    tries: int
    why: str
    worker: str
    behind: tuple[str, ...] = ()


class Waits:
    """The waits of one store."""

    engine: Engine

    def letters_for_later(self, real: datetime, stale: datetime) -> list[Wait]:
        """The letters that came in and wait for another try, the next one first.

        So does one in somebody's work whose lease runs out by `stale`, for it was taken long ago.
        """
        rows = self.engine.rows(
            """select key as name, sender as who, arrived as since, attempts, reason as why,
                      worker, max(next_at, lease_until) as until
               from inbox where state = 'received'
               and (next_at between :soon and :ever or lease_until between :soon and :stale)
               order by until, n limit :most""",
            {**running(real), "stale": stamp(stale), "most": _MOST},
        )
        return [_wait(row, self.letters_behind(str(row["name"]))) for row in rows]

    def letters_behind(self, key: str) -> tuple[str, ...]:
        """The keys of the younger letters of the same sender that wait as well."""
        rows = self.engine.rows(
            """select younger.key from inbox as younger join inbox as letter
               on younger.sender = letter.sender
               where letter.key = :key and younger.state = 'received'
               and younger.state in ('received', 'quarantined')  -- as the index has it
               and (younger.arrived, younger.n) > (letter.arrived, letter.n)
               order by younger.arrived, younger.n limit :most""",
            {"key": key, "most": _MOST},
        )
        return tuple(row["key"] for row in rows)

    def outgoing_for_later(self, real: datetime, stale: datetime) -> list[Wait]:
        """The letters out that wait for another try; `stale` as in `letters_for_later`."""
        rows = self.engine.rows(
            """select message_id as name, recipient as who, queued_at as since, attempts,
                      smtp_reply as why, worker, max(next_at, lease_until) as until
               from outbox where state = 'queued'
               and (next_at between :soon and :ever or lease_until between :soon and :stale)
               order by until, n limit :most""",
            {**running(real), "stale": stamp(stale), "most": _MOST},
        )
        return [_wait(row) for row in rows]

    def hurry_letter(self, key: str) -> bool:
        """Let a letter that waits be tried at once, unless it is in work; whether it did wait."""
        return bool(
            self.engine.run(
                """update inbox set next_at = '' where key = :key and state = 'received'
                   and worker = '' and next_at <> ''""",
                {"key": key},
            )
        )

    def hurry_outgoing(self, message_id: str) -> bool:
        """The same with a letter out."""
        return bool(
            self.engine.run(
                """update outbox set next_at = '' where message_id = :id and state = 'queued'
                   and worker = '' and next_at <> ''""",
                {"id": message_id},
            )
        )


def _wait(row: dict[str, str], behind: tuple[str, ...] = ()) -> Wait:
    return Wait(
        name=row["name"],
        who=row["who"],
        since=instant(row["since"]),
        until=instant(row["until"]),
        tries=int(row["attempts"]),
        why=row["why"],
        worker=row["worker"],
        behind=behind,
    )
