"""The statements that throw the bytes of letters away.

Rows stay, with keys and fates, so that no letter is handled twice, and what events follow from.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime

from corr.store.engine import Engine
from corr.store.rows import stamp


@dataclass(frozen=True, slots=True, kw_only=True)
class Purged:
    """How many letters were emptied, and of how many bytes."""

    letters: int = 0
    bytes: int = 0

    def __add__(self, other: "Purged") -> "Purged":
        return Purged(letters=self.letters + other.letters, bytes=self.bytes + other.bytes)


class Purging:
    """How the bytes of letters are thrown away."""

    engine: Engine

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
                select key, length(raw) as size from inbox
                where raw <> :none and arrived < :before
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
            {"before": stamp(before), "none": b"", "limit": limit, **_named(quiet)},
        )
        return [(row["key"], row["size"]) for row in rows]

    def old_letters_of_strangers(self, before: datetime, *, limit: int) -> list[tuple[str, int]]:
        """Key and size of letters that came before then from nobody whom we know."""
        rows = self.engine.rows(
            """select key, length(raw) as size from inbox
               where raw <> :none and arrived < :before and state <> 'received' and player = ''
               and not exists (select 1 from address where address = inbox.sender)
               and not exists (select 1 from event where event.cause = inbox.key)
               order by n limit :limit""",
            {"before": stamp(before), "none": b"", "limit": limit},
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
                select message_id as id, length(raw) as size from outbox
                where raw <> :none and queued_at < :before and state <> 'queued'
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
            {"before": stamp(before), "none": b"", "limit": limit, **_named(ours)},
        )
        return [(row["id"], row["size"]) for row in rows]

    def old_outgoing_to_strangers(
        self, before: datetime, ours: Collection[str], *, limit: int
    ) -> list[tuple[str, int]]:
        """Message-ID and size of what we wrote before then to people whom we do not know."""
        rows = self.engine.rows(
            f"""select message_id as id, length(raw) as size from outbox
                where raw <> :none and queued_at < :before and state <> 'queued' and game = ''
                and recipient not in (select address from address)
                and recipient not in ({_listed(ours)})
                order by n limit :limit""",  # noqa: S608
            {"before": stamp(before), "none": b"", "limit": limit, **_named(ours)},
        )
        return [(row["id"], row["size"]) for row in rows]

    def empty_in(self, keys: Sequence[str]) -> None:
        """Throw the bytes of letters away; everything else about them stays."""
        for key in keys:
            self.engine.run(
                "update inbox set raw = :none, seal = '-', said = '' where key = :key",
                _emptied(key),
            )

    def empty_strange_in(self, keys: Sequence[str]) -> None:
        """Throw strangers' letters away, and from whom they were; nobody can release them now."""
        for key in keys:
            self.engine.run(
                """update inbox set raw = :none, seal = '-', sender = '', message_id = '',
                   verdict = '', selector = '', said = '',
                   state = case state when 'quarantined' then 'dropped' else state end
                   where key = :key""",
                _emptied(key),
            )

    def empty_out(self, ids: Sequence[str]) -> None:
        """Throw the bytes of letters away that we wrote."""
        for one in ids:
            sql = "update outbox set raw = :none, seal = '-' where message_id = :key"
            self.engine.run(sql, _emptied(one))

    def empty_strange_out(self, ids: Sequence[str]) -> None:
        """Throw away what we wrote to strangers, and to whom it went."""
        for one in ids:
            self.engine.run(
                """update outbox set raw = :none, seal = '-', recipient = '', smtp_reply = '',
                   cause = 'purged' where message_id = :key""",
                _emptied(one),
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


def _emptied(key: str) -> dict[str, object]:
    return {"key": key, "none": b""}
