"""The statements about letters: inbox, outbox, mailbox, who holds which, which wait for a try."""

import json
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from typing import Any

from msgspec import Struct

from corr.store.engine import Engine, Part
from corr.store.rows import InboxRow, OutboxRow, Seen, instant, stamp
from corr.store.seals import WITH_BYTES, Tallies, drop_bytes, seal_in, seal_out, unpack

# -- the statements about letters ----
# `at` is the time of the events; `real` is the machine's own time, by which leases and retries run
# even when the event's clock is a faster one.


LISTED = """key, message_id, sender, arrived, state, reason, attempts, vouched, verdict,
             selector"""
"""The columns of a letter that came in, without its bytes."""
INBOX = f"raw, packed, {LISTED}"
"""The columns of a letter that came in."""
_SENT = """message_id, cause, recipient, game, unsolicited, state, attempts, smtp_reply, provoked,
           n, returned, apart"""
OUTBOX = f"raw, packed, {_SENT}"


_HELD, _AT = "held", "at"


class Letters(Part):
    """The letters of one store."""

    def __init__(self, engine: Engine, seen: Seen, tallies: Tallies) -> None:
        super().__init__(engine)
        self.seen = seen
        self._tallies = tallies

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
        row = {**about, "seal": seal_in(raw, **about), "state": "received"}
        return self._tallies.add("inbox", row, raw)

    def finish_letter(self, key: str, state: str, reason: str = "") -> None:
        """Move a letter to its next state."""
        self.seen.known(_HELD).pop(key, None)
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
        self.seen.known(_HELD).pop(key, None)
        self.engine.run(
            """update inbox set next_at = :next, worker = '', lease_until = '',
               reason = case when reason = 'too_big' then reason else :reason end
               where key = :key""",
            {"key": key, "next": stamp(next_at), "reason": reason},
        )

    def release_letter(self, key: str) -> None:
        """Let a letter that was set aside be handled anew, with the arbiter's word for it."""
        self.seen.known(_HELD).pop(key, None)
        self.engine.run(
            """update inbox set state = 'received', reason = '', attempts = 0, next_at = '',
               lease_until = '', worker = '', apart = 0, vouched = 1 where key = :key""",
            {"key": key},
        )

    def take_up_letter(self, key: str) -> None:
        """Let a letter that was put off be handled, as if it had just been taken in."""
        self.seen.known(_HELD).pop(key, None)
        self.engine.run(
            """update inbox set state = 'received', reason = '', attempts = 0, next_at = '',
               lease_until = '', worker = '', apart = 0 where key = :key""",
            {"key": key},
        )

    def letter(self, key: str, *, whole: bool = True) -> InboxRow | None:
        """One letter with its bytes, or without them."""
        what = f"{INBOX} from {WITH_BYTES['inbox']}" if whole else f"{LISTED} from inbox"
        sql = f"select {what} where key = :key"
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

    def in_state(self, state: str, limit: int = 1000) -> list[InboxRow]:
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
        for row in rows:
            about = {
                "message_id": row.message_id,
                "recipient": row.recipient,
                "queued_at": stamp(at),
            }
            written = {
                **about,
                "seal": seal_out(row.raw, **about),
                "state": "queued",
                "cause": row.cause,
                "game": row.game,
                "unsolicited": int(row.unsolicited),
                "provoked": int(row.provoked),
            }
            added = self._tallies.add("outbox", written, row.raw)
            known = self.seen.known(_AT).get(_position(row.message_id))
            if added and known is not None:
                known.append(row.message_id)

    def finish_outgoing(self, message_id: str, state: str, reply: str, at: datetime) -> None:
        """Record that a letter was sent, or failed for good, with the server's last words.

        The last letters to and about somebody who is forgotten leave nothing of them behind.
        """
        purged = self.engine.written(
            """update outbox set state = :state, sent_at = :at, worker = '', lease_until = '',
               smtp_reply = case when purge = 0 then :reply else '' end,
               seal = case when purge = 0 then seal else '-' end,
               recipient = case when purge = 1 then '' else recipient end
               where message_id = :id returning purge""",
            {"id": message_id, "state": state, "reply": reply, "at": stamp(at)},
        )
        if any(row["purge"] for row in purged):
            drop_bytes(self.engine, "outbox", "message_id = :id", {"id": message_id})
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
        what = f"{OUTBOX} from {WITH_BYTES['outbox']}" if whole else f"{_SENT} from outbox"
        sql = f"select {what} where message_id = :id"
        rows = self.engine.rows(sql, {"id": message_id})
        return outbox_row(rows[0]) if rows else None

    def outgoing_by_state(self, state: str, limit: int = 1000) -> list[OutboxRow]:
        """Letters of the outbox in a state, in the order they were queued; "" is any state."""
        rows = self.engine.rows(
            f"""select {OUTBOX} from {WITH_BYTES["outbox"]} where state = :state or :state = ''
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
        position = _position(prefix)
        if not position:
            return len(self._ids_at(prefix))
        found = self.seen.get(_AT, position, lambda: self._ids_at(position))
        return sum(one.startswith(prefix) for one in found)

    def _ids_at(self, prefix: str) -> list[str]:
        rows = self.engine.tuples(
            """select message_id from outbox
               where message_id >= :prefix and message_id < :prefix || '~'""",
            {"prefix": prefix},
        )
        return [message_id for (message_id,) in rows]

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


def _position(message_id: str) -> str:
    """How the Message-IDs of all letters about a position of a game begin, "" for others.

    Both seats are written to, mostly in one transaction.

    >>> _position("SK24-017.12.ABCDEFGHABCDEFGH.1@club.example")
    'SK24-017.12.'
    """
    game, _, rest = message_id.partition(".")
    number, dot, _ = rest.partition(".")
    return f"{game}.{number}." if dot and "-" in game and number.isdecimal() else ""


def inbox_row(row: dict[str, Any]) -> InboxRow:
    """A letter that came in, with its bytes if they were asked for."""
    changed = {"arrived": instant(row["arrived"]), "vouched": bool(row["vouched"])}
    return InboxRow(**{**unpack(row), **changed})


def outbox_row(row: dict[str, Any]) -> OutboxRow:
    """A letter that we wrote."""
    flags = {name: bool(row[name]) for name in ("unsolicited", "provoked", "apart")}
    return OutboxRow(**{**unpack(row), **flags})


# -- the statements about who holds which letters ----
# A try is counted when a letter is taken, before the work: so a letter that ends the process is
# known by its tries. `real` is the machine's own time, by which leases and retries run.


_LONGEST = timedelta(days=1)
"""No wait and no lease is as long as that: what seems so is from before a clock was put back."""
_TABLES = {"inbox": "key", "outbox": "message_id"}


class Taken(Struct, frozen=True, kw_only=True):
    """A letter in some worker's hands: its table and its name there, and its tries, this one too.

    `life` tells the life of the process that took it from others of its name, "" if unknown.
    """

    table: str
    name: str
    attempts: int
    life: str


class Leases(Part):
    """The leases of one store."""

    def __init__(self, engine: Engine, seen: Seen) -> None:
        super().__init__(engine)
        self.seen = seen

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
        self._lease("inbox", taken, worker, lease_until, life)
        return [inbox_row(_counted(row, "worker", "apart", "n")) for row in taken]

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
        self._lease("outbox", taken, worker, lease_until, life)
        return [outbox_row(_counted(row, "worker")) for row in taken]

    def _lease(
        self, table: str, rows: Sequence[dict[str, Any]], worker: str, until: datetime, life: str
    ) -> None:
        """Count a try of letters that a worker takes."""
        if rows:
            self.seen.forget(_HELD)
            self.engine.run(
                f"""update {table} set attempts = attempts + 1, worker = :worker,
                    lease_until = :until, life = :life
                    where n in (select value from json_each(:numbers))""",  # noqa: S608
                {
                    "worker": worker,
                    "until": stamp(until),
                    "life": life,
                    "numbers": json.dumps([row["n"] for row in rows]),
                },
            )

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
            f"""select {INBOX}, worker, apart, letter.n as n
                from inbox as letter left join inbox_bytes using (n)
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
            f"""select {OUTBOX}, worker from {WITH_BYTES["outbox"]}
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
        holder = self.seen.get(_HELD, key, lambda: self._holders([key]).get(key, ""))
        return bool(holder) and holder == worker

    def look_at_holders(self, keys: Sequence[str]) -> None:
        """See who holds letters that wait, all at once; it is asked of each (`holds_letter`)."""
        self.seen.known(_HELD).update(dict.fromkeys(keys, ""), **self._holders(keys))

    def _holders(self, keys: Sequence[str]) -> dict[str, str]:
        rows = self.engine.rows(
            """select key, worker from inbox
               where key in (select value from json_each(:keys)) and state = 'received'""",
            {"keys": json.dumps(keys)},
        )
        return {row["key"]: row["worker"] for row in rows}

    # -- giving back ---------------------------------------------------------------------------

    def put_back_letters(self, worker: str) -> None:
        """Give back what a worker took and could not handle through no fault of the letters."""
        self.seen.forget(_HELD)
        self.engine.run(
            """update inbox set attempts = attempts - 1, worker = '', lease_until = ''
               where state = 'received' and worker = :worker""",
            {"worker": worker},
        )

    def hold_back(self, key: str) -> None:
        """Give back one letter that was taken and not tried."""
        self.seen.known(_HELD).pop(key, None)
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
        self.seen.forget(_HELD)
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
        self.seen.forget(_HELD)
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


# -- the statements about letters whose next try is yet to come ----


_MOST = 1_000


class Wait(Struct, frozen=True, kw_only=True):
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


class Waits(Part):
    """The waits of one store."""

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
