"""The statements about one person: what is kept about them, and how it is taken out."""

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from corr.store.aliases import Aliases
from corr.store.chains import Chains
from corr.store.engine import Engine
from corr.store.letters import INBOX, inbox_row
from corr.store.packing import pack, unpack
from corr.store.rows import InboxRow, instant
from corr.store.seals import seal_in

if TYPE_CHECKING:
    from corr.tournament.events.events import Body


class Personal(Aliases, Chains):
    """What one store holds about single players."""

    engine: Engine

    def grades(self, player: str) -> list[Mapping[str, str]]:
        """A player's levels, the oldest first, as they are kept (see `Given`)."""
        rows = self.engine.rows(
            """select from_at, on_day, source, report, level, kept, confirmed, status, decided_at,
               taken_back_at, entered_at, reason, reaches from grade where player = :player
               order by from_at, source, report""",
            {"player": player},
        )
        return [*rows]

    def entries(self, player: str) -> list[tuple[str, str, int]]:
        """The events that a player is in: id, state and start number, 0 before the draw."""
        rows = self.engine.rows(
            """select id, state, number from entry join tournament on id = tournament
               where player = :player order by id""",
            {"player": player},
        )
        return [(row["id"], row["state"], row["number"]) for row in rows]

    def entrants(self, event: str) -> list[str]:
        """The players entered in an event, by id."""
        sql = "select player from entry where tournament = :event order by player"
        return [row["player"] for row in self.engine.rows(sql, {"event": event})]

    def start_numbers(self, event: str) -> dict[str, int]:
        """The start number of everybody who is entered in an event, 0 before the draw."""
        sql = "select player, number from entry where tournament = :event"
        rows = self.engine.rows(sql, {"event": event})
        return {row["player"]: row["number"] for row in rows}

    def letters_from(self, address: str) -> list[InboxRow]:
        """Letters that came from an address, newest first, with their bytes."""
        return self._letters("sender = :key", address)

    def letters_in_name(self, player: str) -> list[InboxRow]:
        """Letters in a player's name from addresses that are not theirs, newest first."""
        return self._letters("player = :key", player)

    def _letters(self, where: str, key: str) -> list[InboxRow]:
        rows = self.engine.rows(
            f"""select {INBOX} from inbox where {where} order by arrived desc, n desc""",  # noqa: S608
            {"key": key},
        )
        return [inbox_row(row) for row in rows]

    def letters_to(self, address: str) -> list[tuple[datetime, str, bytes, str]]:
        """Letters that we wrote to an address, newest first: time, state, bytes and Message-ID."""
        rows = self.engine.rows(
            """select queued_at, state, raw, packed, message_id from outbox
               where recipient = :address order by n desc""",
            {"address": address},
        )
        return [
            (instant(row["queued_at"]), row["state"], row["raw"], row["message_id"])
            for row in map(unpack, rows)
        ]

    def empty_letters_from(self, player: str, address: str) -> None:
        """Blank the letters that came from an address, or that the player may have written.

        Those that still waited for somebody are dropped; keys and fates stay.
        """
        self.engine.run(
            """update inbox set raw = :none, seal = '-', sender = '', message_id = '', player = '',
               said = '',
               verdict = '', selector = '',
               state = case when state in ('received', 'quarantined') then 'dropped'
                       else state end
               where sender = :address or player = :player""",
            {"none": b"", "address": address, "player": player},
        )

    def empty_letters_to(self, address: str) -> None:
        """Blank what we wrote to an address; letters still on their way, when they have left."""
        self.engine.run(
            "update outbox set purge = 1 where recipient = :address and state = 'queued'",
            {"address": address},
        )
        self.engine.run(
            """update outbox set raw = :none, seal = '-', recipient = '', smtp_reply = ''
               where recipient = :address and state <> 'queued'""",
            {"none": b"", "address": address},
        )

    def letters_of_cause(self, cause: str) -> list[str]:
        """The Message-IDs of the letters of ours that have a cause."""
        rows = self.engine.rows(
            "select message_id from outbox where cause = :cause", {"cause": cause}
        )
        return [row["message_id"] for row in rows]

    def rename_causes(self, word: str, player: str) -> None:
        """Put a player's id in the place of an address or number wherever that names a cause.

        No link has a cause in it.
        """
        for table in ("outbox", "event"):
            self.engine.run(
                f"""update {table} set cause = replace(cause, :word, :player)
                    where instr(cause, :word) > 0""",  # noqa: S608
                {"word": word, "player": player},
            )

    def empty_letter(self, message_id: str) -> None:
        """Blank our copy of a letter, as soon as it has gone out."""
        self.engine.run(
            """update outbox set raw = case when state = 'queued' then raw else :none end,
               seal = case when state = 'queued' then seal else '-' end,
               purge = case when state = 'queued' and purge = 0 then 2 else purge end
               where message_id = :id""",
            {"id": message_id, "none": b""},
        )

    def rewrite_letter(self, key: str, raw: bytes) -> None:
        """Write other bytes over a letter that came in. Only who is forgotten may ask for that."""
        sql = "select key, message_id, sender, arrived from inbox where key = :key"
        for about in self.engine.rows(sql, {"key": key}):
            self.engine.run(
                "update inbox set raw = :raw, packed = :packed, seal = :seal where key = :key",
                {"key": key, "seal": seal_in(raw, **about), **pack(raw)},
            )

    def scrub(self) -> None:
        """Leave no trace in the files of what this transaction writes over."""
        self.engine.scrub()

    def rewrite_event(self, stream: str, seq: int, body: "Body") -> None:
        """Write other words over an event. Only who is forgotten may ask for that.

        In a game, what has a link must say that words were taken out: see `chain`.
        """
        from corr.tournament.events.chain import is_bare, is_linked, is_of_game
        from corr.tournament.events.events import encode

        kind, version, text = encode(body)
        if is_of_game(stream) and is_linked(kind):
            assert is_bare(text), f"{stream}: the letters of a game prove what is written over"
            self.write_links(stream)
        self.engine.run(
            """update event set body = :body where stream = :stream and seq = :seq
               and kind = :kind and version = :version""",
            {
                "body": self.as_stored(stream, text),
                "stream": stream,
                "seq": seq,
                "kind": kind,
                "version": version,
            },
        )
        self.link_anew(stream, seq)

    def rewrite_report(self, event: str, no: int, files: Mapping[str, str]) -> None:
        """Write other words over the files of a report. Only who is forgotten may ask for that."""
        for name, body in files.items():
            self.engine.run(
                """update report set body = :body
                   where tournament = :event and no = :no and name = :name""",
                {"event": event, "no": no, "name": name, "body": body},
            )
