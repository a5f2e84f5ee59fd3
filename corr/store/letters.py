"""The statements about letters: the inbox, the outbox and how far the mailbox has been read.

`at` is the time of the events; `real` is the machine's own time, by which leases and retries
run even when the event's clock is a faster one.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from corr.store.engine import Engine
from corr.store.packing import pack, unpack
from corr.store.rows import InboxRow, OutboxRow, instant, stamp
from corr.store.seals import seal_in, seal_out
from corr.store.tally import tally_of, write_tally

LISTED = """key, message_id, sender, arrived, state, reason, attempts, vouched, verdict,
             selector"""
"""The columns of a letter that came in, without its bytes."""
INBOX = f"raw, packed, {LISTED}"
"""The columns of a letter that came in."""
_SENT = """message_id, cause, recipient, game, unsolicited, state, attempts, smtp_reply, provoked,
           n, returned, apart"""
OUTBOX = f"raw, packed, {_SENT}"


class Letters:
    """The letters of one store."""

    engine: Engine

    # -- the mailbox ---------------------------------------------------------------------------

    def cursor(self, mailbox: str) -> tuple[int, int]:
        """UIDVALIDITY and the last UID that was taken; (0, 0) before the first fetch."""
        sql = "select uidvalidity, last_uid from mailbox where name = :name"
        rows = self.engine.rows(sql, {"name": mailbox})
        return (rows[0]["uidvalidity"], rows[0]["last_uid"]) if rows else (0, 0)

    def move_cursor(self, mailbox: str, uidvalidity: int, last_uid: int) -> None:
        """Remember that everything up to a UID is in the inbox."""
        self.engine.run(
            """insert into mailbox (name, uidvalidity, last_uid, drained_at)
               values (:name, :validity, :uid, '') on conflict (name) do update
               set uidvalidity = :validity, last_uid = :uid""",
            {"name": mailbox, "validity": uidvalidity, "uid": last_uid},
        )

    def mark_drained(self, mailbox: str, at: datetime) -> None:
        """Remember that at this time no unread letter lay in the mailbox.

        The time may be an earlier one than before: a clock that ran ahead was put right.
        """
        self.engine.run(
            "update mailbox set drained_at = :at where name = :name",
            {"name": mailbox, "at": stamp(at)},
        )

    def read_up_to(self, mailbox: str) -> datetime | None:
        """The arrival time up to which every letter has been fetched and handled, if any.

        Only the mailbox that is read now counts, not one that was given up.
        """
        rows = self.engine.rows(
            """select min(time) as time from (
                   select coalesce(min(drained_at), '') as time from mailbox where name = :name
                   union all select min(arrived) from inbox where state = 'received') as known""",
            {"name": mailbox},
        )
        return instant(rows[0]["time"]) if rows[0]["time"] else None

    # -- the inbox -----------------------------------------------------------------------------

    def add_letter(
        self, key: str, message_id: str, sender: str, arrived: datetime, raw: bytes
    ) -> bool:
        """Keep a letter that came in; False when the same letter is here already.

        Letters of the same second keep the order in which they were added.
        """
        about = {
            "key": key,
            "message_id": message_id,
            "sender": sender,
            "arrived": stamp(arrived),
        }
        tally, number = tally_of(self.engine, "inbox")
        added = self.engine.run(
            """insert into inbox (key, message_id, sender, arrived, raw, packed, seal, state,
                                  next_at, lease_until, n)
               values (:key, :message_id, :sender, :arrived, :raw, :packed, :seal, 'received',
                       '', '', :n)
               on conflict (key) do nothing""",
            {**about, **pack(raw), "seal": seal_in(raw, **about), "n": number},
        )
        if added:
            write_tally(self.engine, "inbox", tally.with_letter(number, key))
        return bool(added)

    def finish_letter(self, key: str, state: str, reason: str = "") -> None:
        """Move a letter to its next state."""
        self.engine.run(
            """update inbox set state = :state, reason = :reason, worker = '', lease_until = ''
               where key = :key""",
            {"key": key, "state": state, "reason": reason},
        )

    def may_be_from(self, key: str, player: str) -> None:
        """Note that a player may have written a letter from an address that is not theirs."""
        sql = "update inbox set player = :player where key = :key"
        self.engine.run(sql, {"key": key, "player": player})

    def keep_verdict(self, key: str, verdict: str, selector: str) -> None:
        """Keep what the receiving server found out about a letter's sender."""
        sql = "update inbox set verdict = :verdict, selector = :selector where key = :key"
        self.engine.run(sql, {"key": key, "verdict": verdict, "selector": selector})

    def keep_said(self, key: str, said: str) -> None:
        """Keep by what the words of a letter without an order are known again."""
        sql = "update inbox set said = :said where key = :key"
        self.engine.run(sql, {"key": key, "said": said})

    def count_said(self, sender: str, said: str, since: datetime, but: str) -> int:
        """How many other letters of a sender that came since then have a `said` begun so."""
        rows = self.engine.rows(
            """select count(*) as n from inbox where sender = :sender and said <> ''
               and said >= :said and said < :said || '~'
               and arrived > :since and key <> :but""",
            {"sender": sender, "said": said, "since": stamp(since), "but": but},
        )
        return int(rows[0]["n"])

    def mark_letter(self, key: str, reason: str) -> None:
        """Note something about a letter that waits to be handled."""
        sql = "update inbox set reason = :reason where key = :key"
        self.engine.run(sql, {"key": key, "reason": reason})

    def retry_letter(self, key: str, next_at: datetime, reason: str) -> None:
        """Leave a letter waiting until a later real time. One that is too big stays too big."""
        self.engine.run(
            """update inbox set next_at = :next, worker = '', lease_until = '',
               reason = case when reason = 'too_big' then reason else :reason end
               where key = :key""",
            {"key": key, "next": stamp(next_at), "reason": reason},
        )

    def release_letter(self, key: str) -> None:
        """Let a letter that was set aside be handled anew, with the arbiter's word for it."""
        self.engine.run(
            """update inbox set state = 'received', reason = '', attempts = 0, next_at = '',
               lease_until = '', worker = '', apart = 0, vouched = 1 where key = :key""",
            {"key": key},
        )

    def take_up_letter(self, key: str) -> None:
        """Let a letter that was put off be handled, as if it had just been taken in."""
        self.engine.run(
            """update inbox set state = 'received', reason = '', attempts = 0, next_at = '',
               lease_until = '', worker = '', apart = 0 where key = :key""",
            {"key": key},
        )

    def letter(self, key: str, *, whole: bool = True) -> InboxRow | None:
        """One letter with its bytes, or without them."""
        sql = f"select {INBOX if whole else LISTED} from inbox where key = :key"  # noqa: S608
        rows = self.engine.rows(sql, {"key": key})
        return inbox_row(rows[0]) if rows else None

    def letter_keys(self, prefix: str, limit: int = 20) -> list[str]:
        """The keys that begin with `prefix`."""
        rows = self.engine.rows(
            """select key from inbox where substr(key, 1, length(:prefix)) = :prefix
               order by key limit :limit""",
            {"prefix": prefix, "limit": limit},
        )
        return [row["key"] for row in rows]

    def letters(self, state: str, limit: int = 1000) -> list[InboxRow]:
        """Letters in a state, the oldest first, without their bytes; `""` is any state."""
        rows = self.engine.rows(
            f"""select {LISTED} from inbox where state = :state or :state = ''
                order by arrived, n limit :limit""",  # noqa: S608
            {"state": state, "limit": limit},
        )
        return [inbox_row(row) for row in rows]

    def waiting_letters(self) -> int:
        """How many letters wait to be handled."""
        return int(
            self.engine.rows("select count(*) as n from inbox where state = 'received'", {})[0][
                "n"
            ]
        )

    # -- the outbox ----------------------------------------------------------------------------

    def queue(self, rows: Sequence[OutboxRow], at: datetime) -> None:
        """Put letters in the outbox; one whose Message-ID is there already is left out."""
        before, number = tally_of(self.engine, "outbox")
        tally = before
        for row in rows:
            about = {
                "message_id": row.message_id,
                "recipient": row.recipient,
                "queued_at": stamp(at),
            }
            added = self.engine.run(
                """insert into outbox (message_id, cause, recipient, raw, packed, seal, state,
                                       game, unsolicited, provoked, queued_at, n, next_at,
                                       lease_until)
                   values (:message_id, :cause, :recipient, :raw, :packed, :seal, 'queued',
                           :game, :unsolicited, :provoked, :queued_at, :n, '', '')
                   on conflict (message_id) do nothing""",
                {
                    **about,
                    **pack(row.raw),
                    "seal": seal_out(row.raw, **about),
                    "cause": row.cause,
                    "game": row.game,
                    "unsolicited": int(row.unsolicited),
                    "provoked": int(row.provoked),
                    "n": number,
                },
            )
            if added:
                tally, number = tally.with_letter(number, row.message_id), number + 1
        if tally != before:
            write_tally(self.engine, "outbox", tally)

    def finish_outgoing(self, message_id: str, state: str, reply: str, at: datetime) -> None:
        """Record that a letter was sent, or failed for good, with the server's last words.

        The last letters to and about somebody who is forgotten leave nothing of them behind.
        """
        self.engine.run(
            """update outbox set state = :state, smtp_reply = :reply, sent_at = :at, worker = '',
               lease_until = '' where message_id = :id""",
            {"id": message_id, "state": state, "reply": reply, "at": stamp(at)},
        )
        purged = self.engine.run(
            """update outbox set raw = :none, seal = '-', smtp_reply = '',
               recipient = case when purge = 1 then '' else recipient end
               where message_id = :id and purge > 0""",
            {"id": message_id, "none": b""},
        )
        if purged:
            self.engine.scrub()

    def retry_outgoing(self, message_id: str, next_at: datetime, reply: str) -> None:
        """Leave a letter queued until a later real time. It has ended no process."""
        self.engine.run(
            """update outbox set next_at = :next, smtp_reply = :reply, worker = '',
               lease_until = '', apart = 0 where message_id = :id""",
            {"id": message_id, "next": stamp(next_at), "reply": reply},
        )

    def outgoing(self, message_id: str, *, whole: bool = True) -> OutboxRow | None:
        """One letter that we wrote, by its Message-ID, with its bytes or without them."""
        sql = f"select {OUTBOX if whole else _SENT} from outbox where message_id = :id"  # noqa: S608
        rows = self.engine.rows(sql, {"id": message_id})
        return outbox_row(rows[0]) if rows else None

    def outgoing_by_state(self, state: str, limit: int = 1000) -> list[OutboxRow]:
        """Letters of the outbox in a state, in the order they were queued; "" is any state."""
        rows = self.engine.rows(
            f"""select {OUTBOX} from outbox where state = :state or :state = ''
                order by n limit :limit""",  # noqa: S608
            {"state": state, "limit": limit},
        )
        return [outbox_row(row) for row in rows]

    def waiting_outgoing(self) -> int:
        """How many letters wait to be sent."""
        sql = "select count(*) as n from outbox where state = 'queued'"
        return int(self.engine.rows(sql, {})[0]["n"])

    def letters_at(self, prefix: str) -> int:
        """How many letters we wrote whose Message-ID begins with `prefix`."""
        rows = self.engine.rows(
            """select count(*) as n from outbox
               where message_id >= :prefix and message_id < :prefix || '~'""",
            {"prefix": prefix},
        )
        return int(rows[0]["n"])

    def newest_at(self, prefix: str) -> OutboxRow | None:
        """The last letter that we wrote whose Message-ID begins so, without its bytes."""
        rows = self.engine.rows(
            f"""select {_SENT} from outbox
                where message_id >= :prefix and message_id < :prefix || '~'
                order by n desc limit 1""",  # noqa: S608
            {"prefix": prefix},
        )
        return outbox_row(rows[0]) if rows else None

    def states_at(self, prefix: str) -> list[tuple[str, datetime]]:
        """State and queueing time of the letters whose Message-ID begins with `prefix`.

        `returned` is the state of one that had left us and was then said not to have arrived.
        """
        rows = self.engine.rows(
            """select case when state = 'failed' and taken = 1 then 'returned' else state end
               as state, queued_at from outbox
               where message_id >= :prefix and message_id < :prefix || '~'""",
            {"prefix": prefix},
        )
        return [(row["state"], instant(row["queued_at"])) for row in rows]

    def count_causes_since(self, prefix: str, since: datetime) -> int:
        """How many letters were queued since then whose cause begins with `prefix`."""
        rows = self.engine.rows(
            """select count(*) as n from outbox where cause >= :prefix and cause < :prefix || '~'
               and queued_at > :since""",
            {"prefix": prefix, "since": stamp(since)},
        )
        return int(rows[0]["n"])

    def count_cause(self, cause: str) -> int:
        """How many letters with this cause were ever queued."""
        sql = "select count(*) as n from outbox where cause = :cause"
        return int(self.engine.rows(sql, {"cause": cause})[0]["n"])

    def has_cause(self, cause: str) -> bool:
        """Whether a letter with this cause was ever queued."""
        sql = "select 1 from outbox where cause = :cause limit 1"
        return bool(self.engine.rows(sql, {"cause": cause}))

    def is_queued(self, cause: str) -> bool:
        """Whether a letter with this cause has still to leave."""
        sql = "select 1 from outbox where cause = :cause and state = 'queued' limit 1"
        return bool(self.engine.rows(sql, {"cause": cause}))

    def unsolicited_since(self, recipient: str, since: datetime) -> int:
        """How many letters a sender has provoked since then without an order that took effect."""
        rows = self.engine.rows(
            """select count(*) as n from outbox
               where recipient = :recipient and unsolicited = 1 and queued_at > :since""",
            {"recipient": recipient, "since": stamp(since)},
        )
        return int(rows[0]["n"])


def inbox_row(row: dict[str, Any]) -> InboxRow:
    """A letter that came in, with its bytes if they were asked for."""
    changed = {"arrived": instant(row["arrived"]), "vouched": bool(row["vouched"])}
    return InboxRow(**{**unpack(row), **changed})


def outbox_row(row: dict[str, Any]) -> OutboxRow:
    """A letter that we wrote."""
    flags = {name: bool(row[name]) for name in ("unsolicited", "provoked", "apart")}
    return OutboxRow(**{**unpack(row), **flags})
