"""The statements about who holds which letters: what was taken, given back, left by the dead.

A try is counted when a letter is taken, before the work: so a letter that ends the process is
known by its tries. `real` is the machine's own time, by which leases and retries run.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from corr.store.engine import Engine
from corr.store.letters import INBOX, OUTBOX, inbox_row, outbox_row
from corr.store.rows import InboxRow, OutboxRow, stamp

_LONGEST = timedelta(days=1)
"""No wait and no lease is as long as that: what seems so is from before a clock was put back."""
_TABLES = {"inbox": "key", "outbox": "message_id"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Taken:
    """A letter in some worker's hands: its table and its name there, and its tries, this one too.

    `life` tells the life of the process that took it from others of its name, "" if unknown.
    """

    table: str
    name: str
    attempts: int
    life: str


class Leases:
    """The leases of one store."""

    engine: Engine

    # -- taking --------------------------------------------------------------------------------

    def claim_letters(
        self,
        worker: str,
        *,
        real: datetime,
        lease_until: datetime,
        limit: int,
        life: str = "",
        bury: Callable[[str], None] | None = None,
    ) -> list[InboxRow]:
        """Take up to `limit` waiting letters, the oldest first, and count the try.

        A letter that failed before, or was in work when a process died, is taken alone, so that
        one that kills the process takes no others along; and no letter is taken while an older
        one of its sender waits. `bury` is told of each worker that let the lease of such a letter
        run out, before any is taken, and frees what it held.
        """
        rows = self._living(lambda: self._waiting(real, limit), bury)
        taken = _alone(rows) or rows
        for row in taken:
            self.engine.run(
                """update inbox set attempts = attempts + 1, worker = :worker,
                   lease_until = :until, life = :life where key = :key""",
                {
                    "worker": worker,
                    "until": stamp(lease_until),
                    "key": row["key"],
                    "life": life,
                },
            )
        return [inbox_row(_counted(row, "worker", "apart")) for row in taken]

    def claim_outgoing(
        self,
        worker: str,
        *,
        real: datetime,
        lease_until: datetime,
        limit: int,
        room: int = 1000,
        life: str = "",
        bury: Callable[[str], None] | None = None,
    ) -> list[OutboxRow]:
        """Take up to `limit` letters that may be sent now, in the order they were queued.

        Of those that were provoked (see `OutboxRow`) only the first `room` of all may be. One
        that was in work when a process died is taken alone; `bury` as in `claim_letters`.
        """
        rows = self._living(lambda: self._queued(real, limit, room), bury)
        taken = [row for row in rows if row["apart"]][:1] or rows
        for row in taken:
            self.engine.run(
                """update outbox set attempts = attempts + 1, worker = :worker,
                   lease_until = :until, life = :life where message_id = :id""",
                {
                    "worker": worker,
                    "until": stamp(lease_until),
                    "id": row["message_id"],
                    "life": life,
                },
            )
        return [outbox_row(_counted(row, "worker")) for row in taken]

    def _living(
        self, read: Callable[[], list[dict[str, Any]]], bury: Callable[[str], None] | None
    ) -> list[dict[str, Any]]:
        """The letters that may be taken, of which nobody who died holds any."""
        rows = read()
        while bury and (dead := {row["worker"] for row in rows if row["worker"]}):
            for worker in sorted(dead):
                bury(worker)
            rows = read()
        return rows

    def _waiting(self, real: datetime, limit: int) -> list[dict[str, Any]]:
        return self.engine.rows(
            f"""select {INBOX}, worker, apart from inbox as letter
                where state = 'received' and next_at not between :soon and :ever
                and lease_until not between :soon and :ever
                and not exists (
                    select 1 from inbox as older
                    where older.sender = letter.sender and older.state = 'received'
                    and older.state in ('received', 'quarantined')  -- as the index has it
                    and (older.arrived, older.n) < (letter.arrived, letter.n)
                    and (older.next_at between :soon and :ever
                         or older.lease_until between :soon and :ever))
                order by arrived, n limit :limit""",  # noqa: S608
            {**running(real), "limit": limit},
        )

    def _queued(self, real: datetime, limit: int, room: int) -> list[dict[str, Any]]:
        return self.engine.rows(
            f"""select {OUTBOX}, worker from outbox
                where state = 'queued' and next_at not between :soon and :ever
                and lease_until not between :soon and :ever and (provoked = 0 or n in (
                    select n from outbox where state = 'queued' and provoked = 1
                    and next_at not between :soon and :ever
                    and lease_until not between :soon and :ever order by n limit :room))
                order by n limit :limit""",  # noqa: S608
            {**running(real), "limit": limit, "room": max(room, 0)},
        )

    def holds_letter(self, key: str, worker: str) -> bool:
        """Whether a claimed letter still waits and is still this worker's."""
        sql = "select 1 from inbox where key = :key and worker = :worker and state = 'received'"
        return bool(self.engine.rows(sql, {"key": key, "worker": worker}))

    # -- giving back ---------------------------------------------------------------------------

    def put_back_letters(self, worker: str) -> None:
        """Give back what a worker took and could not handle through no fault of the letters."""
        self.engine.run(
            """update inbox set attempts = attempts - 1, worker = '', lease_until = ''
               where state = 'received' and worker = :worker""",
            {"worker": worker},
        )

    def hold_back(self, key: str) -> None:
        """Give back one letter that was taken and not tried."""
        self.engine.run(
            """update inbox set attempts = attempts - 1, worker = '', lease_until = ''
               where key = :key""",
            {"key": key},
        )

    def put_back(self, message_ids: Sequence[str]) -> None:
        """Give back letters out that were taken and not tried."""
        for message_id in message_ids:
            self.engine.run(
                """update outbox set attempts = attempts - 1, worker = '', lease_until = ''
                   where message_id = :id""",
                {"id": message_id},
            )

    # -- what the dead leave -------------------------------------------------------------------

    def held_by(self, worker: str) -> list[Taken]:
        """The letters that a worker of this name took in hand, and did not give back."""
        rows = self.engine.rows(
            """select 'inbox' as place, key as name, attempts, life, n from inbox
               where state = 'received' and worker = :worker
               union all
               select 'outbox', message_id, attempts, life, n from outbox
               where state = 'queued' and worker = :worker order by 1, 5""",
            {"worker": worker},
        )
        return [
            Taken(
                table=row["place"],
                name=row["name"],
                attempts=row["attempts"],
                life=row["life"],
            )
            for row in rows
        ]

    def free_uncounted(self, worker: str, *, apart: bool) -> None:
        """Give back what a worker held when it died, and count no try of it.

        With `apart` each of these letters is taken alone from now on.
        """
        for table in _TABLES:
            self.engine.run(
                f"""update {table} set attempts = attempts - 1, lease_until = '', worker = '',
                    apart = max(apart, :apart)
                    where worker = :worker and state in ('received', 'queued')""",  # noqa: S608
                {"worker": worker, "apart": int(apart)},
            )

    def blame(self, letter: Taken, next_at: datetime | None, words: str) -> None:
        """Give back the letter over which a worker died; it is taken alone from now on.

        Until `next_at` it waits, if that is given, and `words` say why.
        """
        note = {"inbox": "reason", "outbox": "smtp_reply"}[letter.table]
        self.engine.run(
            f"""update {letter.table} set lease_until = '', worker = '', apart = 1,
                next_at = :next, {note} = case when {note} = 'too_big' then {note}
                                               else :words end
                where {_TABLES[letter.table]} = :name""",  # noqa: S608
            {
                "name": letter.name,
                "next": stamp(next_at) if next_at else "",
                "words": words,
            },
        )


def running(real: datetime) -> dict[str, str]:
    """Between which instants a wait or a lease ends that is still running."""
    return {"soon": stamp(real + timedelta.resolution), "ever": stamp(real + _LONGEST)}


def _counted(row: dict[str, Any], *without: str) -> dict[str, Any]:
    """A row with the try that begins, without what only the taking looks at."""
    row = {name: value for name, value in row.items() if name not in without}
    return {**row, "attempts": row["attempts"] + 1}


def _alone(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The letter that is taken alone because it is in doubt, or the oldest of its sender."""
    doubtful = {row["sender"] for row in rows if row["attempts"] or row["apart"]}
    return [row for row in rows if row["sender"] in doubtful][:1]
