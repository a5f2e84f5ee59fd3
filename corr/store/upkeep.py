"""The statements of who looks after it all: health, marks, figures, what is thrown away."""

from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from corr.store.chronicle import GAME, as_game
from corr.store.engine import Engine, Part
from corr.store.idle import HOUSE
from corr.store.letters import INBOX, LISTED, inbox_row
from corr.store.rows import GameRow, InboxRow, Seen, instant, stamp
from corr.store.schema import index_names
from corr.store.seals import WITH_BYTES, drop_bytes

# -- the statements about health ----
# All times are the machine's own, never those of an event's clock, except for what was put off
# because it failed: `game SK24-001`, `digest P0001`, `purge`.


class HealthRow(Struct, frozen=True, kw_only=True):
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


class Health(Part):
    """The health of one installation."""

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

    def noted(self) -> list[HealthRow]:
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


# -- the statements about what was noted by the clock ----
# A wrong clock leaves notes of a time to come. Whoever asks "was it done lately?" would wait for
# that time.


class Marks(Part):
    """What was noted by the clock in one store."""

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

    def house(self) -> str:
        """What changes whenever anything happens (`idle.HOUSE`)."""
        return str(self.engine.rows(HOUSE, {})[0]["house"])

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
        self.engine.forget()
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
        sql = """select (select count(*) from inbox_bytes)
                      + (select count(*) from outbox_bytes) as n"""
        return int(self.engine.rows(sql, {})[0]["n"])


# -- the statements of who looks after the database ----
# Rows of letters are never deleted: their keys and fates stay, so that none is handled twice.
# Hence the highest number of a table is the count of its rows.


class Figures(Struct, frozen=True, kw_only=True):
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


_MARK = "mark"


class Upkeep(Part):
    """What keeps one store in order."""

    def __init__(self, engine: Engine, seen: Seen) -> None:
        super().__init__(engine)
        self.seen = seen

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
        does a letter from an address that is not theirs, if it came before `strange_since`, or one
        that they wrote when nobody knew them yet, to enter.
        """
        rows = self.engine.rows(
            f"""select {LISTED} from inbox
                left join (select address, player as owner from address) on address = sender
                where state = 'quarantined' and arrived <= :before
                and ((owner = :player and reason not in
                      ('bounce', 'bounce_unproven', 'bounce_unclear'))
                     or (player = :player and arrived >= :strange))
                and reason not in
                    ('auto_reply', 'list_mail', 'loop', 'own_letter', 'same_words',
                     'unknown_sender', 'stranger_form', 'stranger_waits')
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
        return {table: self.engine.count(table) for table in tables}

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
        sql = f"select {INBOX} from {WITH_BYTES['inbox']} order by n desc limit :limit"  # noqa: S608
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
            f"""select {INBOX} from {WITH_BYTES["inbox"]}
                where state = 'quarantined' and arrived > '' and reason = :reason
                order by arrived, n limit :limit""",  # noqa: S608
            {"reason": reason, "limit": limit},
        )
        return [inbox_row(row) for row in rows]

    # -- marks ---------------------------------------------------------------------------------

    def set_mark(self, name: str, at: datetime, detail: str = "") -> None:
        """Remember when something was last done."""
        self.seen.forget(_MARK)
        self.engine.run(
            """insert into mark (name, at, detail) values (:name, :at, :detail)
               on conflict (name) do update set at = :at, detail = :detail""",
            {"name": name, "at": stamp(at), "detail": detail},
        )

    def mark(self, name: str) -> tuple[datetime, str] | None:
        """When something was last done, and what was noted about it."""
        return self.seen.get(_MARK, "", self._read_marks).get(name)

    def _read_marks(self) -> dict[str, tuple[datetime, str]]:
        """All marks: there are few, and a letter asks for several."""
        rows = self.engine.rows("select name, at, detail from mark", {})
        return {row["name"]: (instant(row["at"]), row["detail"]) for row in rows}

    def drop_mark(self, name: str) -> None:
        """Forget that something was done."""
        self.seen.forget(_MARK)
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


# -- the statements that throw the bytes of letters away ----
# Rows stay, with keys and fates, so that no letter is handled twice, and what events follow from.


class Purged(Struct, frozen=True, kw_only=True):
    """How many letters were emptied, and of how many bytes."""

    letters: int = 0
    bytes: int = 0

    def __add__(self, other: "Purged") -> "Purged":
        return Purged(letters=self.letters + other.letters, bytes=self.bytes + other.bytes)


class Purging(Part):
    """How the bytes of letters are thrown away."""

    def old_letters(
        self, before: datetime, quiet: Collection[str], *, limit: int
    ) -> list[tuple[str, int]]:
        """Key and size of letters that nobody needs: they came before then, and every event
        that they took part in was closed before then.

        A letter that led to nothing belongs to all events of its sender. Of those set aside only
        the machines' are old, whose reasons are `quiet`.
        """
        rows = self.engine.rows(
            f"""{_LIVE}
                select key, length(raw) as size from inbox join inbox_bytes using (n)
                where arrived < :before
                and (state in ('handled', 'refused', 'dropped')
                     or (state = 'quarantined' and reason in ({_listed(quiet)})))
                and not exists (
                    select 1 from event left join game on game.id = event.stream
                    where event.cause = inbox.key
                    and coalesce(game.tournament, event.stream) in (select id from live))
                and (exists (
                        select 1 from event join game on game.id = event.stream
                        where event.cause = inbox.key)
                     or not exists (
                        select 1 from entry
                        where entry.tournament in (select id from live)
                        and (entry.player = inbox.player or entry.player in (
                            select player from address where address = inbox.sender))))
                and exists (select 1 from address where address = inbox.sender
                            union all select 1 from event where event.cause = inbox.key)
                order by n limit :limit""",  # noqa: S608
            {"before": stamp(before), "limit": limit, **_named(quiet)},
        )
        return [(row["key"], row["size"]) for row in rows]

    def old_letters_of_strangers(self, before: datetime, *, limit: int) -> list[tuple[str, int]]:
        """Key and size of letters that came before then from nobody whom we know."""
        rows = self.engine.rows(
            """select key, length(raw) as size from inbox join inbox_bytes using (n)
               where arrived < :before and state <> 'received' and player = ''
               and not exists (select 1 from address where address = inbox.sender)
               and not exists (select 1 from event where event.cause = inbox.key)
               order by n limit :limit""",
            {"before": stamp(before), "limit": limit},
        )
        return [(row["key"], row["size"]) for row in rows]

    def old_outgoing(
        self, before: datetime, ours: Collection[str], *, limit: int
    ) -> list[tuple[str, int]]:
        """Message-ID and size of what we wrote before then and that belongs to no live event.

        `ours` are the addresses of arbiters, whose letters are no strangers'.
        """
        rows = self.engine.rows(
            f"""{_LIVE}
                select message_id as id, length(raw) as size
                from outbox join outbox_bytes using (n)
                where queued_at < :before and state <> 'queued'
                and (recipient in (select address from address)
                     or recipient in ({_listed(ours)}))
                and ((game <> '' and coalesce((select tournament from game as played
                                               where played.id = outbox.game), '')
                                     not in (select id from live))
                     or (game = '' and not exists (
                        select 1 from entry join address on address.player = entry.player
                        where address.address = outbox.recipient
                        and entry.tournament in (select id from live))))
                order by n limit :limit""",  # noqa: S608
            {"before": stamp(before), "limit": limit, **_named(ours)},
        )
        return [(row["id"], row["size"]) for row in rows]

    def old_outgoing_to_strangers(
        self, before: datetime, ours: Collection[str], *, limit: int
    ) -> list[tuple[str, int]]:
        """Message-ID and size of what we wrote before then to people whom we do not know."""
        rows = self.engine.rows(
            f"""select message_id as id, length(raw) as size
                from outbox join outbox_bytes using (n)
                where queued_at < :before and state <> 'queued' and game = ''
                and recipient not in (select address from address)
                and recipient not in ({_listed(ours)})
                order by n limit :limit""",  # noqa: S608
            {"before": stamp(before), "limit": limit, **_named(ours)},
        )
        return [(row["id"], row["size"]) for row in rows]

    def empty_in(self, keys: Sequence[str]) -> None:
        """Throw the bytes of letters away; everything else about them stays."""
        for key in keys:
            drop_bytes(self.engine, "inbox", "key = :key", {"key": key})
            sql = "update inbox set seal = '-', said = '' where key = :key"
            self.engine.run(sql, {"key": key})

    def empty_strange_in(self, keys: Sequence[str]) -> None:
        """Throw strangers' letters away, and from whom they were; nobody can release them now."""
        for key in keys:
            drop_bytes(self.engine, "inbox", "key = :key", {"key": key})
            self.engine.run(
                """update inbox set seal = '-', sender = '', message_id = '',
                   verdict = '', selector = '', said = '',
                   state = case state when 'quarantined' then 'dropped' else state end
                   where key = :key""",
                {"key": key},
            )

    def empty_out(self, ids: Sequence[str]) -> None:
        """Throw the bytes of letters away that we wrote."""
        for one in ids:
            drop_bytes(self.engine, "outbox", "message_id = :id", {"id": one})
            self.engine.run("update outbox set seal = '-' where message_id = :id", {"id": one})

    def empty_strange_out(self, ids: Sequence[str]) -> None:
        """Throw away what we wrote to strangers, and to whom it went."""
        for one in ids:
            drop_bytes(self.engine, "outbox", "message_id = :id", {"id": one})
            self.engine.run(
                """update outbox set seal = '-', recipient = '', smtp_reply = '',
                   cause = 'purged' where message_id = :id""",
                {"id": one},
            )


_LIVE = """with live (id) as (
    select id from tournament where state not in ('closed', 'moved') or exists (
        select 1 from event where event.stream = tournament.id
        and event.kind in ('Closed', 'HandedOver')
        and event.at >= :before))"""
"""The events that are going on, or were closed after that."""


def _listed(words: Collection[str]) -> str:
    return ", ".join(f":word{number}" for number in range(len(words)))


def _named(words: Collection[str]) -> dict[str, str]:
    return {f"word{number}": word for number, word in enumerate(sorted(words))}
