"""The statements about letters that came back, and about how many may go out unasked."""

from collections.abc import Collection, Iterable
from datetime import datetime

from corr.store.engine import Engine
from corr.store.letters import OUTBOX, outbox_row
from corr.store.packing import unpack
from corr.store.rows import OutboxRow, instant, stamp

_REPORTED = "(state = 'failed' and taken = 1 and returned in ('hard', 'soft', 'past'))"

FLOOD = "flood"
"""Why letters are set aside of which their sender has sent too many."""


class Returned:
    """The letters of one store that did not arrive."""

    engine: Engine

    def outgoing_number(self, n: int) -> OutboxRow | None:
        """The letter of the outbox with a number."""
        rows = self.engine.rows(f"select {OUTBOX} from outbox where n = :n", {"n": n})  # noqa: S608
        return outbox_row(rows[0]) if rows else None

    def queued_at(self, message_id: str) -> datetime | None:
        """When a letter was written; None if we never wrote it."""
        sql = "select queued_at from outbox where message_id = :id"
        rows = self.engine.rows(sql, {"id": message_id})
        return instant(rows[0]["queued_at"]) if rows else None

    def mark_returned(self, message_id: str, how: str, words: str, at: datetime) -> None:
        """Note that a letter came back: `hard`, `soft` or `letter`, and what was said.

        A copy of it that is still to be sent is not sent any more.
        """
        self.engine.run(
            """update outbox set taken = case when state = 'sent' then 1 else taken end,
               state = 'failed', returned = :how, returned_at = :at,
               smtp_reply = case when raw = :none then '' else :words end,
               sent_at = coalesce(sent_at, :at), worker = '', lease_until = ''
               where message_id = :id""",
            {"id": message_id, "how": how, "words": words, "at": stamp(at), "none": b""},
        )

    def reported_at(self, message_id: str) -> datetime | None:
        """When a letter that had left us was last said not to have arrived, None if never."""
        rows = self.engine.rows(
            f"select returned_at from outbox where message_id = :id and {_REPORTED}",  # noqa: S608
            {"id": message_id},
        )
        return instant(rows[0]["returned_at"]) if rows else None

    def only_reported(self, prefix: str) -> tuple[str, datetime] | None:
        """The last letter whose Message-ID begins so that was said not to have arrived, and when.

        None if another one of that beginning has left us: it may have arrived.
        """
        rows = self.engine.rows(
            f"""select message_id, returned_at, {_REPORTED} as reported from outbox
                where message_id >= :prefix and message_id < :prefix || '~'
                and (state = 'sent' or taken = 1) order by reported, n desc""",  # noqa: S608
            {"prefix": prefix},
        )
        if not rows or not rows[0]["reported"]:
            return None
        return rows[0]["message_id"], instant(rows[0]["returned_at"])

    def mark_arrived(self, message_id: str) -> None:
        """Note that a letter arrived that was said not to have."""
        self.engine.run(
            "update outbox set state = 'sent', returned = '' where message_id = :id",
            {"id": message_id},
        )

    def soft_returns(self, recipient: str, since: datetime) -> int:
        """How many letters to an address have come back since then for want of room or time."""
        rows = self.engine.rows(
            """select count(*) as n from outbox where recipient = :recipient
               and returned = 'soft' and returned_at > :since""",
            {"recipient": recipient, "since": stamp(since)},
        )
        return int(rows[0]["n"])

    def forgive_returns(self, recipient: str) -> None:
        """Count the letters that came back from an address no longer: it works again."""
        self.engine.run(
            """update outbox set returned = 'past' where recipient = :recipient
               and returned in ('hard', 'soft')""",
            {"recipient": recipient},
        )

    def undelivered(self, limit: int) -> list[tuple[OutboxRow, datetime]]:
        """Letters that did not arrive, the newest first, and when we learned it."""
        rows = self.engine.rows(
            f"""select {OUTBOX}, coalesce(nullif(returned_at, ''), sent_at, queued_at) as at
                from outbox where state = 'failed' order by n desc limit :limit""",  # noqa: S608
            {"limit": limit},
        )
        times = [instant(row.pop("at")) for row in rows]
        return list(zip(map(outbox_row, rows), times, strict=True))

    def lost(self, since: datetime, ours: Collection[str]) -> int:
        """How many letters to players and to us, the arbiters, did not arrive and still matter.

        Those that we learned of since then, but for those whose reader could be reached again,
        and those after which their reader was sent another letter about the same game.
        """
        arbiters = {f"arbiter{number}": one for number, one in enumerate(sorted(ours))}
        names = ", ".join(f":{name}" for name in arbiters)
        rows = self.engine.rows(
            f"""with lost as (
                    select n, game, coalesce(player, recipient) as reader
                    from outbox left join address on address.address = outbox.recipient
                    where state = 'failed' and returned <> 'past'
                    and coalesce(nullif(returned_at, ''), sent_at) > :since
                    and (player is not null or recipient in ({names}))),
                newest as (
                    select game, coalesce(player, recipient) as reader, max(n) as n
                    from outbox left join address on address.address = outbox.recipient
                    where state <> 'failed' and n > (select min(n) from lost) group by 1, 2)
                select count(*) as n from lost left join newest
                on newest.game = lost.game and newest.reader = lost.reader
                where newest.n is null or newest.n < lost.n""",  # noqa: S608
            {"since": stamp(since), **arbiters},
        )
        return int(rows[0]["n"])

    def requeue(self, message_id: str) -> None:
        """Let a letter that did not arrive go out again, the same bytes."""
        self.engine.run(
            """update outbox set state = 'queued', attempts = 0, next_at = '', lease_until = '',
               worker = '', apart = 0, sent_at = null, returned = '', returned_at = '',
               smtp_reply = ''
               where message_id = :id and state = 'failed'""",
            {"id": message_id},
        )

    def games_told(self, cause: str) -> set[str]:
        """The games about which letters with this cause were queued."""
        rows = self.engine.rows(
            "select distinct game from outbox where cause = :cause", {"cause": cause}
        )
        return {row["game"] for row in rows}

    # -- how much goes out, and comes in -------------------------------------------------------

    def provoked_since(self, since: datetime) -> int:
        """How many letters went out since then that no order with an effect led to."""
        rows = self.engine.rows(
            "select count(*) as n from outbox where provoked = 1 and sent_at > :since",
            {"since": stamp(since)},
        )
        return int(rows[0]["n"])

    def provoked_waiting(self) -> int:
        """How many letters wait to be sent that no order with an effect led to."""
        rows = self.engine.rows(
            "select count(*) as n from outbox where state = 'queued' and provoked = 1", {}
        )
        return int(rows[0]["n"])

    def waiting_beyond(self, sender: str, most: int) -> tuple[tuple[str, bytes], ...]:
        """Key and bytes of all but the oldest `most` letters of a sender that wait."""
        rows = self.engine.rows(
            """select key, raw, packed from inbox where sender = :sender and state = 'received'
               order by arrived, n limit 1000000 offset :most""",
            {"sender": sender, "most": most},
        )
        return tuple((row["key"], unpack(row)["raw"]) for row in rows)

    def set_flood_aside(self, keys: Iterable[str]) -> None:
        """Set letters that wait aside, as too many of their sender."""
        for key in keys:
            self.engine.run(
                """update inbox set state = 'quarantined', reason = :flood
                   where key = :key and state = 'received'""",
                {"key": key, "flood": FLOOD},
            )

    def move_flood(self, sender: str, state: str) -> int:
        """Let a sender's flood wait to be handled again, or drop it; how many letters."""
        return self.engine.run(
            """update inbox set state = :state, attempts = 0, next_at = '', lease_until = '',
               worker = '', apart = 0,
               reason = case when :state = 'received' then '' else reason end
               where sender = :sender and state = 'quarantined' and reason = :flood""",
            {"sender": sender, "state": state, "flood": FLOOD},
        )
