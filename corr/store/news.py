"""The statements about whom letters reach: news that wait, letters that came back, silence."""

import json
from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

from corr.store.engine import Part
from corr.store.letters import OUTBOX, outbox_row
from corr.store.rows import NewsRow, OutboxRow, instant, stamp
from corr.store.seals import EMPTIED, WITH_BYTES, unpack

# -- the statements about news that wait for a digest, and about what has reached a reader ----


_NEWS = "player, n, game, number, told, at, letter"
_HERE = """not exists (select 1 from game join tournament on tournament.id = game.tournament
                       where game.id = news.game and tournament.state = 'moved')"""
"""News of games that go on elsewhere are told there."""


_STATE = """case when state = 'failed' and taken = 1 then 'returned'
            else coalesce(state, 'waiting') end"""


class News(Part):
    """The news of one store."""

    def add_news(self, player: str, game: str, number: int, told: str, at: datetime) -> None:
        """Keep news of a game for a player's next digest; its older news that went out goes."""
        self.engine.run(
            """delete from news where player = :player and game = :game and number < :number
               and exists (select 1 from outbox
                           where message_id = news.letter and state = 'sent')""",
            {"player": player, "game": game, "number": number},
        )
        self.engine.run(
            """insert into news (player, n, game, number, told, at)
               select :player, coalesce(max(n), 0) + 1, :game, :number, :told, :at from news
               where player = :player""",
            {"player": player, "game": game, "number": number, "told": told, "at": stamp(at)},
        )

    def drop_news_of_event(self, event: str) -> None:
        """Forget the news of an event's games that nobody has been told yet."""
        self.engine.run(
            """delete from news where letter = '' and game in (
                   select id from game where tournament = :event)""",
            {"event": event},
        )

    def waiting_news(self) -> list[tuple[str, datetime]]:
        """Every player for whom news wait, and since when the first of them do."""
        rows = self.engine.rows(
            f"""select player, min(at) as since from news where letter = '' and {_HERE}
                group by player order by player""",  # noqa: S608
            {},
        )
        return [(row["player"], instant(row["since"])) for row in rows]

    def news_for(self, player: str) -> list[NewsRow]:
        """The news that wait for a player, in order."""
        sql = f"""select {_NEWS} from news where player = :player and letter = '' and {_HERE}
                  order by n"""  # noqa: S608
        rows = self.engine.rows(sql, {"player": player})
        return [NewsRow(**{**row, "at": instant(row["at"])}) for row in rows]

    def news_in(self, letter: str) -> list[NewsRow]:
        """The news that a digest tells, by its Message-ID."""
        sql = f"select {_NEWS} from news where letter = :letter and letter <> '' order by n"  # noqa: S608
        rows = self.engine.rows(sql, {"letter": letter})
        return [NewsRow(**{**row, "at": instant(row["at"])}) for row in rows]

    def tell_news(self, rows: Sequence[NewsRow], letter: str) -> None:
        """Note that a digest tells these news; their words are in it."""
        for row in rows:
            self.engine.run(
                "update news set letter = :letter, told = '' where player = :player and n = :n",
                {"letter": letter, "player": row.player, "n": row.n},
            )

    def drop_news(self, player: str) -> None:
        """Forget all news of a player."""
        self.engine.run("delete from news where player = :player", {"player": player})

    def drop_news_of(self, player: str, game: str) -> None:
        """Forget the news of one game that a player has not been told yet."""
        self.engine.run(
            "delete from news where player = :player and game = :game and letter = ''",
            {"player": player, "game": game},
        )

    def states_of_news(
        self, player: str, game: str, number: int, letters: Sequence[str] = ()
    ) -> list[tuple[str, datetime]]:
        """The state of each digest that tells a player of a position, and when it was queued.

        News that still wait for one have the state `waiting`, and the time since when they do;
        `returned` is as in `states_at`. So it is with the letters whose Message-IDs begin with
        one of `letters`, which come after the digests.
        """
        rows = self.engine.rows(
            f"""select {_STATE} as state, coalesce(queued_at, at) as since
                from news left join outbox on message_id = letter
                where player = :player and news.game = :game and number = :number
                union all
                select {_STATE}, queued_at from json_each(:letters) join outbox
                on message_id >= value and message_id < value || '~'""",  # noqa: S608
            {
                "player": player,
                "game": game,
                "number": number,
                "letters": json.dumps(list(letters)),
            },
        )
        return [(row["state"], instant(row["since"])) for row in rows]

    def is_told(self, player: str, game: str, number: int) -> bool:
        """Whether a player was told of a position in a digest, or will be in the next one."""
        rows = self.engine.rows(
            """select 1 from news where player = :player and game = :game and number >= :number
               limit 1""",
            {"player": player, "game": game, "number": number},
        )
        return bool(rows)

    def last_told(self, game: str, player: str, addresses: Sequence[str]) -> datetime | None:
        """When a player was last written to about a game, in a letter or for a digest."""
        times = [
            max(when) for address in addresses if (when := self._queued_to(f"{game}.", address))
        ]
        rows = self.engine.rows(
            "select max(at) as at from news where player = :player and game = :game",
            {"player": player, "game": game},
        )
        times += [instant(rows[0]["at"])] if rows[0]["at"] else []
        return max(times, default=None)

    def _queued_to(self, prefix: str, recipient: str) -> list[datetime]:
        rows = self.engine.rows(
            """select queued_at from outbox where recipient = :recipient
               and message_id >= :prefix and message_id < :prefix || '~'""",
            {"prefix": prefix, "recipient": recipient},
        )
        return [instant(row["queued_at"]) for row in rows]


# -- the statements about letters that came back, and about how many may go out unasked ----


_REPORTED = "(state = 'failed' and taken = 1 and returned in ('hard', 'soft', 'past'))"

FLOOD = "flood"
"""Why letters are set aside of which their sender has sent too many."""


class Returned(Part):
    """The letters of one store that did not arrive."""

    def outgoing_number(self, n: int) -> OutboxRow | None:
        """The letter of the outbox with a number."""
        sql = f"select {OUTBOX} from {WITH_BYTES['outbox']} where n = :n"  # noqa: S608
        rows = self.engine.rows(sql, {"n": n})
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
        self.engine.forget()
        self.engine.run(
            """update outbox set taken = case when state = 'sent' then 1 else taken end,
               state = 'failed', returned = :how, returned_at = :at,
               smtp_reply = case when seal = :emptied then '' else :words end,
               sent_at = coalesce(sent_at, :at), worker = '', lease_until = ''
               where message_id = :id""",
            {"id": message_id, "how": how, "words": words, "at": stamp(at), "emptied": EMPTIED},
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
        self.engine.forget()
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
                from {WITH_BYTES["outbox"]}
                where state = 'failed' order by n desc limit :limit""",  # noqa: S608
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
            f"""select key, raw, packed from {WITH_BYTES["inbox"]} where key in (
                    select key from inbox where sender = :sender and state = 'received'
                    and state in ('received', 'quarantined')  -- as the index has it
                    order by arrived, n limit 1000000 offset :most
                ) order by arrived, n""",  # noqa: S608
            {"sender": sender, "most": most},
        )
        return tuple((row["key"], unpack(row)["raw"]) for row in rows)

    def set_flood_aside(self, keys: Iterable[str]) -> None:
        """Set letters that wait aside, as too many of their sender."""
        self.engine.forget()
        for key in keys:
            self.engine.run(
                """update inbox set state = 'quarantined', reason = :flood
                   where key = :key and state = 'received'""",
                {"key": key, "flood": FLOOD},
            )

    def move_flood(self, sender: str, state: str) -> int:
        """Let a sender's flood wait to be handled again, or drop it; how many letters."""
        self.engine.forget()
        return self.engine.run(
            """update inbox set state = :state, attempts = 0, next_at = '', lease_until = '',
               worker = '', apart = 0,
               reason = case when :state = 'received' then '' else reason end
               where sender = :sender and state = 'quarantined' and reason = :flood
               and state in ('received', 'quarantined')  -- as the index has it""",
            {"sender": sender, "state": state, "flood": FLOOD},
        )


# -- the statements about silence ----


class Quiet(Part):
    """The silence in one store.

    A game's `quiet_since` is a time before which its present silence did not begin. It is set
    when the game begins, and moved on when somebody has looked.
    """

    def quiet_games(self, event: str, since: datetime, limit: int) -> list[str]:
        """The ids of an event's running games that may be quiet since then, the longest first."""
        rows = self.engine.rows(
            """select id from game where tournament = :event and state = 'running'
               and quiet_since <= :since order by quiet_since limit :limit""",
            {"event": event, "since": stamp(since), "limit": limit},
        )
        return [row["id"] for row in rows]

    def first_quiet(self, event: str) -> datetime | None:
        """From when the longest silence of an event counts at the earliest; None without games."""
        rows = self.engine.rows(
            """select max(min(quiet_since), '0001-01-01T00:00:00.000000Z') as since from game
               where tournament = :event and state = 'running' having count(*)""",
            {"event": event},
        )
        return instant(rows[0]["since"]) if rows else None

    def quiet_since(self, game: str) -> datetime | None:
        """From when a game's silence counts at the earliest; None if it was never set."""
        sql = "select quiet_since from game where id = :id and quiet_since <> ''"
        rows = self.engine.rows(sql, {"id": game})
        return instant(rows[0]["quiet_since"]) if rows else None

    def set_quiet(self, game: str, since: datetime) -> None:
        """Note that a game's silence, as long as it lasts, counts from then at the earliest."""
        self.engine.run(
            "update game set quiet_since = :since where id = :id",
            {"id": game, "since": stamp(since)},
        )

    def heard_from(self, addresses: Iterable[str], but: Collection[str]) -> datetime | None:
        """When the last letter from one of some addresses arrived, if any did.

        Letters that were set aside for one of the reasons `but` do not count, nor do those that
        were put away.
        """
        found = list[datetime]()
        for address in addresses:
            names = {f"why{n}": why for n, why in enumerate(sorted(but))}
            reasons = ", ".join(f":{name}" for name in names) or "''"
            (row,) = self.engine.rows(
                f"""select max(arrived) as last from (
                        select max(arrived) as arrived from inbox where sender = :sender
                        and state in ('handled', 'refused')
                        union all select max(arrived) from inbox where sender = :sender
                        and state in ('received', 'quarantined')
                        and not (state = 'quarantined' and reason in ({reasons}))) as known""",  # noqa: S608
                {"sender": address, **names},
            )
            found += [instant(row["last"])] if row["last"] else []
        return max(found, default=None)
