"""The seals of letters: hashes by which it shows that one is no longer as it was kept.

A letter is sealed when it is taken in, written, or written over for somebody who is forgotten.
One whose bytes are thrown away on purpose says so in the place of its seal; one from before there
were seals has none, and cannot be compared.
"""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from corr.store.engine import Engine
from corr.store.packing import unpacked
from corr.store.tally import NAMES, amiss

EMPTIED = "-"
"""What stands in the place of a seal once the bytes were thrown away on purpose."""
UNSEALED = ""
"""What stands there for a letter from before there were seals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sealed:
    """How a stored letter is: its key or Message-ID, and what is wrong with it, "" if nothing.

    `compared` is False for one without a seal.
    """

    name: str
    wrong: str
    compared: bool


def seal(raw: bytes, *about: str) -> str:
    """The seal of a letter: of its bytes, and of what its row says about it for ever."""
    return sha256("\n".join((*about, sha256(raw).hexdigest())).encode()).hexdigest()


def seal_in(raw: bytes, *, key: str, message_id: str, sender: str, arrived: str) -> str:
    """The seal of a letter that came in."""
    return seal(raw, key, message_id, sender, arrived)


def seal_out(raw: bytes, *, message_id: str, recipient: str, queued_at: str) -> str:
    """The seal of a letter of ours."""
    return seal(raw, message_id, recipient, queued_at)


IN = ("key", "message_id", "sender", "arrived")
OUT = ("message_id", "recipient", "queued_at")


class Seals:
    """The seals of one store's letters."""

    engine: Engine

    def letters_in(self) -> Iterator[Sealed]:
        """Every letter that came in, as its seal says."""
        return self._as_sealed("inbox", IN)

    def letters_out(self) -> Iterator[Sealed]:
        """Every letter of ours, as its seal says."""
        return self._as_sealed("outbox", OUT)

    def _as_sealed(self, table: str, about: tuple[str, ...]) -> Iterator[Sealed]:
        sql = "select after from sealing where letters = :table"
        rows = self.engine.rows(sql, {"table": table})
        after = rows[0]["after"] if rows else None
        sql = f"select n, {', '.join(about)}, raw, packed, seal from {table} order by n"  # noqa: S608
        return (_seen(row, about, after) for row in self.engine.each(sql, {}))

    def miscounted(self) -> Iterator[tuple[str, str]]:
        """Tables of letters whose rows are not those that were added, and what is wrong."""
        with self.engine.reading():
            for table in NAMES:
                sql = "select 1 from sealing where letters = :table"
                if not self.engine.rows(sql, {"table": table}):
                    yield table, "the note from which number on they are sealed is gone"
                yield from ((table, what) for what in amiss(self.engine, table))

    def events_at_other_times(self) -> Iterator[tuple[str, int, str]]:
        """Moves that were not made when their letter arrived: stream, number and letter."""
        rows = self.engine.each(
            """select stream, seq, inbox.key as key from event
               join inbox on inbox.key = event.cause
               where event.kind in ('MovePlayed', 'Resigned') and event.at <> inbox.arrived
               order by stream, seq""",
            {},
        )
        return ((row["stream"], row["seq"], row["key"]) for row in rows)

    def events_without_letters(self) -> Iterator[tuple[str, int]]:
        """Moves of letters, and losses on time, of which nobody was told: stream and number."""
        rows = self.engine.each(
            """select stream, seq from event
               where (kind = 'TimeForfeited'
                      or (kind in ('MovePlayed', 'Resigned')
                          and exists (select 1 from inbox where inbox.key = event.cause)))
               and not exists (select 1 from outbox where outbox.cause = event.cause)
               and not exists (  -- a digest told of it, or will
                   select 1 from news where news.game = event.stream and news.at >= event.at)
               and not exists (  -- or one of another installation did
                   select 1 from game join event as moved on moved.stream = game.tournament
                   where game.id = event.stream and moved.kind = 'TakenOver'
                   and moved.at >= event.at)
               order by stream, seq""",
            {},
        )
        return ((row["stream"], row["seq"]) for row in rows)

    def letters_sent_otherwise(self) -> Iterator[tuple[str, str]]:
        """Letters of ours of which it cannot be that they are to be sent, or that they were.

        Their Message-IDs, and what the row says.
        """
        rows = self.engine.each(
            """select message_id, state, sent_at from outbox
               where (state = 'queued') = (sent_at is not null) order by n""",
            {},
        )
        return ((row["message_id"], row["state"]) for row in rows)

    def letters_of_other_games(self) -> Iterator[tuple[str, str]]:
        """Letters of ours that are said to be about another game than their Message-ID names."""
        rows = self.engine.each(
            """select outbox.message_id, outbox.game from outbox
               join game on game.id = substr(message_id, 1, instr(message_id, '.') - 1)
               where outbox.game <> game.id order by n""",
            {},
        )
        return ((row["message_id"], row["game"]) for row in rows)

    def causes_of_events(self) -> Iterator[tuple[str, int, str]]:
        """Every event with its cause: stream, number and cause."""
        rows = self.engine.each("select stream, seq, cause from event order by stream, seq", {})
        return ((row["stream"], row["seq"], row["cause"]) for row in rows)


def _seen(row: dict[str, Any], about: tuple[str, ...], after: int | None) -> Sealed:
    """A letter as its seal says; all `after` that number were sealed, None if it is not known."""
    found, name = row["seal"], row[about[0]]
    try:
        raw = unpacked(row["raw"], row["packed"])
    except zlib.error as error:
        return Sealed(name=name, wrong=f"its bytes are damaged: {error}", compared=True)
    if found == UNSEALED:
        gone = after is not None and row["n"] > after
        return Sealed(name=name, wrong="its seal is gone" if gone else "", compared=gone)
    if found == EMPTIED:
        wrong = "it was emptied, and there are bytes" if raw else ""
    elif not raw and seal(b"", *(row[one] for one in about)) != found:
        wrong = "its bytes are gone, and nobody threw them away"
    elif seal(raw, *(row[one] for one in about)) != found:
        wrong = "its bytes, its address or its time are not those that were kept"
    else:
        wrong = ""
    return Sealed(name=name, wrong=wrong, compared=True)
