"""The statements about the links of events, and about the letters that show those of games."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from corr.store.engine import Engine
from corr.store.packing import unpacked_head

_HEAD_BYTES = 4_096
UNLINKED = "-"
"""What stands in the place of a link for events from before there were links."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredEvent:
    """An event as it is stored: nothing of it has been read.

    `chain` is the link after it, `UNLINKED` for events from before there were links.
    """

    seq: int
    kind: str
    version: int
    text: str
    at: str
    chain: str


class Chains:
    """The links of one store's streams."""

    engine: Engine

    def chain(self, stream: str) -> str:
        """The link after a stream's last event, "" if there is no such stream."""
        sql = "select chain from event where stream = :stream order by seq desc limit 1"
        rows = self.engine.rows(sql, {"stream": stream})
        if rows and rows[0]["chain"] == UNLINKED:  # it began before there were links
            *_, last = (found for _, found in self.linked_events(stream))
            return last
        return str(rows[0]["chain"]) if rows else ""

    def linked_events(self, stream: str) -> Iterator[tuple[StoredEvent, str]]:
        """The events of a stream as they are stored, each with the link that follows from them."""
        from corr.tournament.events.chain import links

        found = list(self.stored_events(stream))
        parts = ((one.at, one.kind, one.version, one.text, one.chain) for one in found)
        yield from zip(found, links(stream, parts), strict=True)

    def stored_events(self, stream: str) -> Iterator[StoredEvent]:
        """The events of a stream as they are stored, in order."""
        rows = self.engine.each(
            """select seq, kind, version, body, at, chain from event where stream = :stream
               order by seq""",
            {"stream": stream},
        )
        for row in rows:
            yield StoredEvent(
                seq=row["seq"],
                kind=row["kind"],
                version=row["version"],
                text=row["body"],
                at=row["at"],
                chain=row["chain"],
            )

    def heads_of_letters(self, game: str) -> Iterator[tuple[str, bytes]]:
        """Message-ID and first bytes of every letter about a game whose bytes are still here."""
        rows = self.engine.each(
            """select message_id, raw, packed from outbox
               where message_id >= :game || '.' and message_id < :game || '/'
               and raw <> :none""",
            {"game": game, "none": b""},
        )
        for row in rows:
            yield row["message_id"], unpacked_head(row["raw"], row["packed"], _HEAD_BYTES)

    def with_links(self, rows: Iterator[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """Rows of events that are to be written, in order, with their links."""
        from corr.tournament.events.chain import link

        stream, last = "", ""
        for row in rows:
            if stream != row["stream"]:
                stream = row["stream"]
                last = self.chain(stream) if row["seq"] > 1 else ""
            last = link(
                last,
                game=stream,
                at=row["at"],
                kind=row["kind"],
                version=row["version"],
                text=row["body"],
            )
            yield {**row, "chain": last}

    def write_links(self, stream: str) -> None:
        """Write down the links of a game from before there were links: words are to go from it."""
        for event, found in list(self.linked_events(stream)):
            if event.chain == UNLINKED:
                self._put_link(stream, event.seq, found)

    def _put_link(self, stream: str, seq: int, link: str) -> None:
        self.engine.run(
            "update event set chain = :link where stream = :stream and seq = :seq",
            {"link": link, "stream": stream, "seq": seq},
        )

    def link_anew(self, stream: str, seq: int) -> None:
        """Link the events of a stream from a number on, one of which was written over.

        Never those of a game: what is written over there has no link, or keeps the one it had.
        """
        from corr.tournament.events.chain import is_of_game

        if is_of_game(stream):
            return
        for event, found in list(self.linked_events(stream)):
            if event.seq >= seq and event.chain != UNLINKED:
                self._put_link(stream, event.seq, found)
