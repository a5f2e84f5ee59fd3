"""The statements about who holds which letters: what was taken, given back, left by the dead.

A try is counted when a letter is taken, before the work: so a letter that ends the process is
known by its tries.
"""

from collections.abc import Sequence

from corr.store.engine import Engine


class Leases:
    """The leases of one store; `claim_letters` and `claim_outgoing` make them."""

    engine: Engine

    def holds_letter(self, key: str, worker: str) -> bool:
        """Whether a claimed letter still waits and is still this worker's."""
        sql = "select 1 from inbox where key = :key and worker = :worker and state = 'received'"
        return bool(self.engine.rows(sql, {"key": key, "worker": worker}))

    def held_letters(self, worker: str) -> list[tuple[str, int]]:
        """Key and tries of the letters that a worker of this name took in hand."""
        rows = self.engine.rows(
            """select key, attempts from inbox
               where state = 'received' and worker = :worker order by n""",
            {"worker": worker},
        )
        return [(row["key"], row["attempts"]) for row in rows]

    def held_outgoing(self, worker: str) -> list[tuple[str, int]]:
        """Message-ID and tries of the letters out that a worker of this name holds."""
        rows = self.engine.rows(
            """select message_id, attempts from outbox
               where state = 'queued' and worker = :worker order by n""",
            {"worker": worker},
        )
        return [(row["message_id"], row["attempts"]) for row in rows]

    def put_back_letters(self, worker: str) -> None:
        """Give back what a worker took and could not handle through no fault of the letters."""
        self.engine.run(
            """update inbox set attempts = attempts - 1, worker = '', lease_until = ''
               where state = 'received' and worker = :worker""",
            {"worker": worker},
        )

    def put_back(self, message_ids: Sequence[str]) -> None:
        """Give back letters out that were taken and not tried."""
        for message_id in message_ids:
            self.engine.run(
                """update outbox set attempts = attempts - 1, worker = '', lease_until = ''
                   where message_id = :id""",
                {"id": message_id},
            )

    def free_leases(self, worker: str) -> None:
        """Give back what a worker of this name held when it died."""
        for table in ("inbox", "outbox"):
            self.engine.run(
                f"update {table} set lease_until = '', worker = '' where worker = :worker",  # noqa: S608
                {"worker": worker},
            )
