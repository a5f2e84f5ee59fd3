"""The statements that take a whole event out of one store and put it into another.

What belongs to an event: its events and those of its games; the letters that any of them follow
from, or that were answered about its games; ours about its games, and those with the same causes.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from corr.store.chronicle import APPENDED, UNLINKED, Aliases
from corr.store.engine import Engine, Part
from corr.store.seals import (
    EMPTIED,
    IN,
    OUT,
    WITH_BYTES,
    Tallies,
    seal_in,
    seal_out,
    unpack,
)

Row = Mapping[str, Any]
"""A row by the names of its columns, as it is stored; bytes as they were before packing."""

_STREAMS = """stream = :event or (stream >= :event || '-' and stream < :event || '.')"""
_OURS = """with cause_of (cause) as (
    select cause from event where stream = :event
    or (stream >= :event || '-' and stream < :event || '.')),
    about (message_id) as (
        select message_id from outbox
        where message_id >= :event || '-' and message_id < :event || '.')"""
_IN = "key, message_id, sender, arrived, state, reason, vouched, verdict, selector"
_OUT = (
    "message_id, cause, recipient, state, game, unsolicited, provoked, queued_at, sent_at, "
    "smtp_reply, returned, returned_at, taken"
)


class Transfer(Part):
    """How events leave and enter one store."""

    def __init__(self, engine: Engine, aliases: Aliases, tallies: Tallies) -> None:
        super().__init__(engine)
        self.aliases = aliases
        self._tallies = tallies

    # -- out -----------------------------------------------------------------------------------

    def stored_streams(self, event: str) -> Iterator[Row]:
        """All events of an event, then of its games, stream by stream, as they are stored."""
        streams = self.engine.rows(
            f"""select distinct stream from event where {_STREAMS}
                order by length(stream), stream""",  # noqa: S608
            {"event": event},
        )
        for row in streams:
            yield from self.engine.each(
                """select stream, seq, kind, version, body, at, cause, chain from event
                   where stream = :stream order by seq""",
                row,
            )

    def letters_of_event(self, event: str) -> Iterator[Row]:
        """The letters that came in and belong to an event, in the order in which they came."""
        rows = self.engine.each(
            f"""{_OURS} select {_IN}, raw, packed from {WITH_BYTES["inbox"]} where key in (
                    select cause from cause_of union
                    select outbox.cause from about join outbox using (message_id))
                order by n""",  # noqa: S608
            {"event": event},
        )
        yield from map(unpack, rows)

    def outgoing_of_event(self, event: str) -> Iterator[Row]:
        """The letters of ours that belong to an event, in the order in which we wrote them."""
        rows = self.engine.each(
            f"""{_OURS} select {_OUT}, raw, packed from {WITH_BYTES["outbox"]}
                where message_id in (select message_id from about)
                or (game = '' and cause in (select cause from cause_of))
                order by n""",  # noqa: S608
            {"event": event},
        )
        yield from map(unpack, rows)

    def news_of_event(self, event: str) -> Iterator[Row]:
        """The news of an event's games that nobody has been told yet."""
        yield from self.engine.each(
            """select player, game, number, told, news.at from news
               join game on game.id = news.game
               where game.tournament = :event and letter = '' order by player, n""",
            {"event": event},
        )

    def reports_of_event(self, event: str) -> Iterator[Row]:
        """The files of all reports of an event."""
        yield from self.engine.each(
            """select no, name, body, made_at from report where tournament = :event
               order by no, name""",
            {"event": event},
        )

    def let_go(self, event: str) -> None:
        """Look at no clock of an event any more."""
        self.engine.forget()
        self.engine.run(
            "update game set next_at = null where tournament = :event", {"event": event}
        )

    # -- in ------------------------------------------------------------------------------------

    def put_stored(self, rows: Iterator[Row]) -> None:
        """Write events as they were stored elsewhere; only their count within a cause is ours."""
        self.engine.run_many(
            APPENDED, ({**row, "chain": row["chain"] or UNLINKED} for row in rows)
        )
        self.engine.forget()

    def put_letter(self, row: Row) -> None:
        """Keep a letter that another installation has handled; one that is here already stays."""
        self._put("inbox", row, _IN, seal_in, IN)

    def put_outgoing(self, row: Row) -> None:
        """Keep a letter that another installation wrote; it is never sent from here."""
        self._put("outbox", row, _OUT, seal_out, OUT)

    def _put(
        self, table: str, row: Row, columns: str, seal: Callable[..., str], about: Sequence[str]
    ) -> None:
        kept = {name: row[name] for name in columns.split(", ")}
        self._tallies.add(table, {**kept, "seal": _sealed(seal, row, about)}, row["raw"])


def _sealed(seal: Callable[..., str], row: Row, about: Sequence[str]) -> str:
    """The seal of a letter from elsewhere; one without bytes was emptied there."""
    return seal(row["raw"], **{name: row[name] for name in about}) if row["raw"] else EMPTIED
