"""The statements of who looks after the database: figures, marks, and the file itself.

Rows of letters are never deleted: their keys and fates stay, so that none is handled twice.
Hence the highest number of a table is the count of its rows.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from corr.store.chronicle import GAME, as_game
from corr.store.engine import Engine
from corr.store.letters import INBOX, LISTED, inbox_row
from corr.store.rows import GameRow, InboxRow, instant, stamp
from corr.store.schema import index_names


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """How many letters there are in which state; `oldest_…` are None where none waits.

    `waiting` and `queued` are all that wait to be handled and sent, of which `retried` and
    `held_up` have been tried. `set_aside` counts the quarantined by their reason. `taken` are
    all that a mail server ever took, those that came back later among them.
    """

    letters: int
    waiting: int
    retried: int
    oldest_waiting: datetime | None
    set_aside: dict[str, int]
    refused: int
    dropped: int
    outgoing: int
    queued: int
    held_up: int
    oldest_queued: datetime | None
    failed: int
    taken: int

    @property
    def handled(self) -> int:
        """How many letters took their ordinary way."""
        aside = sum(self.set_aside.values())
        return self.letters - self.waiting - aside - self.refused - self.dropped

    @property
    def sent(self) -> int:
        """How many letters a mail server has taken."""
        return self.outgoing - self.queued - self.failed


class Upkeep:
    """What keeps one store in order."""

    engine: Engine

    # -- figures -------------------------------------------------------------------------------

    def figures(self) -> Figures:
        """The counts of letters."""
        (inbox,) = self.engine.rows(
            """select coalesce(max(n), 0) as letters,
                      (select count(*) from inbox where state = 'received') as waiting,
                      (select count(*) from inbox where state = 'received' and next_at <> '')
                          as retried,
                      (select min(arrived) from inbox where state = 'received') as oldest,
                      (select count(*) from inbox where state = 'refused') as refused,
                      (select count(*) from inbox where state = 'dropped') as dropped
               from inbox""",
            {},
        )
        (outbox,) = self.engine.rows(
            """select coalesce(max(n), 0) as outgoing,
                      (select count(*) from outbox where state = 'queued') as queued,
                      (select count(*) from outbox where state = 'queued' and next_at <> '')
                          as held_up,
                      (select min(queued_at) from outbox where state = 'queued') as oldest,
                      (select count(*) from outbox where state = 'failed') as failed,
                      (select count(*) from outbox where state = 'queued' and taken = 0)
                          + (select count(*) from outbox where state = 'failed' and taken = 0)
                          as untaken
               from outbox""",
            {},
        )
        return Figures(
            letters=inbox["letters"],
            waiting=inbox["waiting"],
            retried=inbox["retried"],
            oldest_waiting=_maybe(inbox["oldest"]),
            set_aside=self.set_aside(),
            refused=inbox["refused"],
            dropped=inbox["dropped"],
            outgoing=outbox["outgoing"],
            queued=outbox["queued"],
            held_up=outbox["held_up"],
            oldest_queued=_maybe(outbox["oldest"]),
            failed=outbox["failed"],
            taken=outbox["outgoing"] - outbox["untaken"],
        )

    def set_aside(self, since: datetime | None = None) -> dict[str, int]:
        """How many letters are set aside, by reason; only those that arrived `since` then."""
        when = "and arrived > :since" if since else ""
        rows = self.engine.rows(
            f"""select reason, count(*) as n from inbox where state = 'quarantined' {when}
                group by reason order by reason""",  # noqa: S608
            {"since": stamp(since)} if since else {},
        )
        return {row["reason"]: row["n"] for row in rows}

    def oldest_letters(self) -> tuple[datetime | None, datetime | None]:
        """Since when the oldest letters wait to be handled and to be sent."""
        (row,) = self.engine.rows(
            """select (select min(arrived) from inbox where state = 'received') as waiting,
                      (select min(queued_at) from outbox where state = 'queued') as queued""",
            {},
        )
        return _maybe(row["waiting"]), _maybe(row["queued"])

    def games_by_state(self) -> dict[str, int]:
        """How many games are running here and how many have ended."""
        rows = self.engine.rows(
            """select state, count(*) as n from game where state = 'ended'
               or tournament not in (select id from tournament where state = 'moved')
               group by state""",
            {},
        )
        return {"running": 0, "ended": 0} | {row["state"]: row["n"] for row in rows}

    def count_stopped_games(self) -> int:
        """How many running games have a clock that stands still."""
        sql = """select count(*) as n from game where state = 'running' and stopped_at is not null
                 and tournament not in (select id from tournament where state = 'moved')"""
        return int(self.engine.rows(sql, {})[0]["n"])

    def count_events(self) -> int:
        """How many events are kept, all streams together."""
        return int(self.engine.rows("select count(*) as n from event", {})[0]["n"])

    def running_games(self, limit: int) -> list[GameRow]:
        """Running games of all events, the one whose time runs out first before the others.

        Those of events that were handed over run elsewhere.
        """
        sql = f"""select {GAME} from game where state = 'running'
                  and tournament not in (select id from tournament where state = 'moved')
                  order by due_at is null, due_at, id limit :limit"""  # noqa: S608
        return [as_game(row) for row in self.engine.rows(sql, {"limit": limit})]

    def running_after(self, game: str, limit: int) -> list[str]:
        """The ids of running games that come after one by their names, "" for the first ones."""
        rows = self.engine.rows(
            """select id from game where state = 'running' and id > :game
               and tournament not in (select id from tournament where state = 'moved')
               order by id limit :limit""",
            {"game": game, "limit": limit},
        )
        return [row["id"] for row in rows]

    def has_read_mail(self) -> bool:
        """Whether any mailbox was ever read: until then nobody can have lost on time."""
        return bool(self.engine.rows("select 1 from mailbox where drained_at <> '' limit 1", {}))

    def drained_at(self, mailbox: str) -> datetime | None:
        """When the mailbox was last found to hold nothing that is not in the inbox."""
        sql = "select drained_at from mailbox where name = :name and drained_at <> ''"
        rows = self.engine.rows(sql, {"name": mailbox})
        return instant(rows[0]["drained_at"]) if rows else None

    def letters_holding(
        self, player: str, before: datetime, *, strange_since: datetime | None, limit: int = 20
    ) -> list[InboxRow]:
        """The letters of a player that came in time and wait for a look, the oldest first.

        What a machine sent in the player's name, such as a vacation notice, holds nothing, nor
        does a letter from an address that is not theirs, if it came before `strange_since`.
        """
        rows = self.engine.rows(
            f"""select {LISTED} from inbox
                left join (select address, player as owner from address) on address = sender
                where state = 'quarantined' and arrived <= :before
                and ((owner = :player and reason not in
                      ('bounce', 'bounce_unproven', 'bounce_unclear'))
                     or (player = :player and arrived >= :strange))
                and reason not in
                    ('auto_reply', 'list_mail', 'loop', 'own_letter', 'same_words')
                order by arrived, n limit :limit""",  # noqa: S608
            {
                "player": player,
                "before": stamp(before),
                "strange": stamp(strange_since) if strange_since else "",
                "limit": limit,
            },
        )
        return [inbox_row(row) for row in rows]

    def has_set_aside(
        self, player: str, before: datetime, *, strange_since: datetime | None = None
    ) -> bool:
        """Whether there is such a letter as `letters_holding` lists."""
        return bool(self.letters_holding(player, before, strange_since=strange_since, limit=1))

    def named_in(self, key: str) -> str:
        """The player in whose name, or about whom, a letter came; "" if it is not noted."""
        rows = self.engine.rows("select player from inbox where key = :key", {"key": key})
        return str(rows[0]["player"]) if rows else ""

    def late_games(self, at: datetime, limit: int) -> list[GameRow]:
        """Running games of all events whose time was over by then, the latest ones last."""
        sql = f"""select {GAME} from game where state = 'running' and due_at < :at
                  and tournament not in (select id from tournament where state = 'moved')
                  order by due_at, id limit :limit"""  # noqa: S608
        return [as_game(row) for row in self.engine.rows(sql, {"at": stamp(at), "limit": limit})]

    def causes(self, prefix: str) -> list[str]:
        """The causes of letters that begin with `prefix`, in order, each once."""
        rows = self.engine.rows(
            """select distinct cause from outbox where cause >= :prefix and cause < :prefix || '~'
               order by cause""",
            {"prefix": prefix},
        )
        return [row["cause"] for row in rows]

    def counts(self) -> dict[str, int]:
        """How many rows the tables have from which all others follow."""
        tables = ("event", "inbox", "outbox", "player", "tournament", "game", "report")
        return {
            table: int(self.engine.rows(f"select count(*) as n from {table}", {})[0]["n"])  # noqa: S608
            for table in tables
        }

    def streams(self) -> list[tuple[str, int]]:
        """Every stream and the number of its last event."""
        rows = self.engine.rows(
            "select stream, max(seq) as last from event group by stream order by stream", {}
        )
        return [(row["stream"], row["last"]) for row in rows]

    def broken_streams(self) -> list[str]:
        """Streams in whose numbering events are missing."""
        sql = "select stream from event group by stream having max(seq) <> count(*)"
        return [row["stream"] for row in self.engine.rows(sql, {})]

    def events_of_lost_letters(self) -> list[tuple[str, int, str]]:
        """Stream and number of events that follow from a letter that is not here, and its key."""
        rows = self.engine.rows(
            """select stream, seq, cause from event
               where length(cause) = 24 and cause not like '%.%' and cause not like '%:%'
               and not exists (select 1 from inbox where inbox.key = event.cause)
               order by stream, seq""",
            {},
        )
        return [(row["stream"], row["seq"], row["cause"]) for row in rows]

    def letter_by_message_id(self, message_id: str) -> tuple[str, str] | None:
        """Key and state of a letter that came lately, by its Message-ID without brackets."""
        rows = self.engine.rows(
            """select key, state from (
                   select key, state, message_id from inbox order by n desc limit 1000) as lately
               where message_id = :id""",
            {"id": message_id},
        )
        return (rows[0]["key"], rows[0]["state"]) if rows else None

    def newest_letters(self, limit: int) -> list[InboxRow]:
        """The newest of the letters whose bytes are still here."""
        sql = f"select {INBOX} from inbox order by n desc limit :limit"  # noqa: S608
        rows = self.engine.rows(sql, {"limit": limit})
        return [found for found in map(inbox_row, rows) if found.raw]

    def letters_set_aside(self, quiet: Collection[str], limit: int = 1000) -> list[InboxRow]:
        """Letters set aside for other reasons than these, the oldest first, without bytes."""
        reasons = {f"reason{number}": one for number, one in enumerate(sorted(quiet))}
        names = ", ".join(f":{name}" for name in reasons)
        rows = self.engine.rows(
            f"""select {LISTED} from inbox where state = 'quarantined'
                and reason not in ({names}) order by arrived, n limit :limit""",  # noqa: S608
            {**reasons, "limit": limit},
        )
        return [inbox_row(row) for row in rows]

    def letters_because(self, reason: str, limit: int = 100) -> list[InboxRow]:
        """Letters set aside for a reason, the oldest first."""
        rows = self.engine.rows(
            f"""select {INBOX} from inbox where state = 'quarantined' and arrived > ''
                and reason = :reason order by arrived, n limit :limit""",  # noqa: S608
            {"reason": reason, "limit": limit},
        )
        return [inbox_row(row) for row in rows]

    # -- marks ---------------------------------------------------------------------------------

    def set_mark(self, name: str, at: datetime, detail: str = "") -> None:
        """Remember when something was last done."""
        self.engine.run(
            """insert into mark (name, at, detail) values (:name, :at, :detail)
               on conflict (name) do update set at = :at, detail = :detail""",
            {"name": name, "at": stamp(at), "detail": detail},
        )

    def mark(self, name: str) -> tuple[datetime, str] | None:
        """When something was last done, and what was noted about it."""
        rows = self.engine.rows("select at, detail from mark where name = :name", {"name": name})
        return (instant(rows[0]["at"]), rows[0]["detail"]) if rows else None

    def drop_mark(self, name: str) -> None:
        """Forget that something was done."""
        self.engine.run("delete from mark where name = :name", {"name": name})

    # -- the file ------------------------------------------------------------------------------

    def faults(self) -> list[str]:
        """What the database itself finds wrong with its file; nothing if it is sound."""
        missing = sorted(index_names() - self.engine.indexes())
        slow = [f"the index {name} is missing: what needs it takes long" for name in missing]
        return [*self.engine.faults(), *slow]

    def ways_of_keeping(self) -> str:
        """How what is committed gets to the disk, in the database's own words."""
        return self.engine.ways_of_keeping()

    def copy_to(self, path: Path) -> None:
        """Write a copy of everything as it is at one instant, while others go on writing."""
        self.engine.copy_to(path)

    def give_back(self, pages: int) -> int:
        """Return at most so many freed pages to the file system; how many are left."""
        return self.engine.give_back(pages)

    def rebuild(self) -> None:
        """Write the whole file anew, as small as it can be; nobody else may use it meanwhile."""
        self.engine.rebuild()


def _maybe(text: str | None) -> datetime | None:
    return instant(text) if text else None
