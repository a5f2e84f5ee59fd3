"""Letters as they lie in the database: packed, sealed by hashes, and counted by a running one."""

import zlib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from msgspec import Struct

from corr.store.engine import Engine, Part

# -- how the bytes of letters lie in the database ----
# A letter of ours is a fifth of its size when packed. A row is written anew each time its state
# changes, so the bytes lie in a table of their own, by the number of the row; bytes that were
# thrown away have no row there. Nobody above the store sees it.


_EFFORT = 3
"""How hard zlib tries: most of what more would win is the picture, which cannot be packed."""
_PLAIN, _ZLIB = 0, 1
"""What stands in a column `packed`."""
WITH_BYTES = {table: f"{table} left join {table}_bytes using (n)" for table in ("inbox", "outbox")}
"""What to select letters from with their bytes, by their table."""


def pack(raw: bytes) -> dict[str, bytes | int]:
    """The columns `raw` and `packed` for a letter's bytes."""
    packed = zlib.compress(raw, _EFFORT)
    if len(packed) < len(raw):
        return {"raw": packed, "packed": _ZLIB}
    return {"raw": raw, "packed": _PLAIN}


def unpack(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its letter's bytes as they were, and without the column `packed`."""
    plain = {**row, "raw": unpacked(row.get("raw"), row.get("packed"))}
    plain.pop("packed", None)
    return plain


def unpacked(raw: bytes | None, packed: int | None) -> bytes:
    """A letter's bytes as they were, from the columns `raw` and `packed`; none where none are."""
    return zlib.decompress(raw) if packed and raw else raw or b""


def unpacked_head(raw: bytes, packed: int, size: int) -> bytes:
    """The first `size` bytes of a letter; no more of it is unpacked. None of a damaged one."""
    try:
        return zlib.decompressobj().decompress(raw, size) if packed and raw else raw[:size]
    except zlib.error:
        return b""


def put_bytes(engine: Engine, table: str, n: int, raw: bytes) -> None:
    """Keep the bytes of the letter with a number, in the place of others if there are any."""
    if not raw:
        drop_bytes(engine, table, "n = :n", {"n": n})
    else:
        sql = f"insert or replace into {table}_bytes (n, raw, packed) values (:n, :raw, :packed)"  # noqa: S608
        engine.run(sql, {"n": n, **pack(raw)})


def drop_bytes(engine: Engine, table: str, which: str, params: Mapping[str, Any]) -> None:
    """Throw the bytes of letters away: of those of which the condition `which` is true."""
    sql = f"delete from {table}_bytes where n in (select n from {table} where {which})"  # noqa: S608
    engine.run(sql, params)
    engine.forget()


# -- the seals of letters ----
# A letter is sealed when it is taken in, written, or written over for somebody who is forgotten.
# One whose bytes are thrown away on purpose says so in the place of its seal; one from before
# there were seals has none, and cannot be compared.


EMPTIED = "-"
"""What stands in the place of a seal once the bytes were thrown away on purpose."""
UNSEALED = ""
"""What stands there for a letter from before there were seals."""


class Sealed(Struct, frozen=True, kw_only=True):
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


class Seals(Part):
    """The seals of one store's letters."""

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
        sql = f"""select n, {", ".join(about)}, raw, packed, seal from {WITH_BYTES[table]}
                  order by n"""  # noqa: S608
        return (_seen(row, about, after) for row in self.engine.each(sql, {}))

    def miscounted(self) -> Iterator[tuple[str, str]]:
        """Tables of letters whose rows are not those that were added, and what is wrong."""
        with self.engine.reading():
            for table in NAMES:
                sql = "select 1 from sealing where letters = :table"
                if not self.engine.rows(sql, {"table": table}):
                    yield table, "the note from which number on they are sealed is gone"
                yield from ((table, what) for what in _left_behind(self.engine, table))
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


# -- how many letters were kept, and a hash that runs over them ----
# Rows are numbered without a hole, and none is ever deleted; what is thrown away are bytes. The
# count, the last number and the hash are written once a transaction, for all its letters.


NAMES = {"inbox": "key", "outbox": "message_id"}
"""What a letter is known by for ever, by its table."""


class Tally(Struct, frozen=True, kw_only=True):
    """The letters of a table up to the number `last`: how many there are, and their hash.

    >>> Tally().with_letter(1, "a").with_letter(2, "b").count
    2
    """

    count: int = 0
    last: int = 0
    link: str = ""

    def with_letter(self, number: int, name: str) -> "Tally":
        """The tally with one letter more."""
        link = sha256(f"{self.link}\n{number}\n{name}".encode()).hexdigest()
        return Tally(count=self.count + 1, last=number, link=link)


class Tallies(Part):
    """The letters that the open transaction adds, which are counted when it is committed."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._added = list[tuple[str, int, str]]()

    def add(self, table: str, row: Mapping[str, Any], raw: bytes) -> bool:
        """Write a letter's row, with the next number, and its bytes; False if it is here already.

        A number that was given once is not given again, even if somebody has deleted its row.
        """
        found = self.engine.written(
            f"""insert into {table} ({", ".join(row)}, next_at, lease_until, n)
                values ({", ".join(f":{name}" for name in row)}, '', '', 1 + max(
                    coalesce((select max(n) from {table}), 0),
                    coalesce((select last from tally where letters = '{table}'), 0)))
                on conflict ({NAMES[table]}) do nothing returning n""",  # noqa: S608
            row,
        )
        for one in found:
            self._added.append((table, one["n"], row[NAMES[table]]))
            put_bytes(self.engine, table, one["n"], raw)
        return bool(found)

    @contextmanager
    def counting(self) -> Iterator[None]:
        """The outermost transaction: what was added in it is counted at its end."""
        self._added.clear()
        yield
        for table in NAMES:
            if added := [(n, name) for place, n, name in self._added if place == table]:
                self._count(table, added)

    @contextmanager
    def part(self) -> Iterator[None]:
        """A part of it, which adds nothing if it fails."""
        before = len(self._added)
        try:
            yield
        except BaseException:
            del self._added[before:]
            raise

    def _count(self, table: str, added: Sequence[tuple[int, str]]) -> None:
        sql = "select count, last, link from tally where letters = :table"
        for row in self.engine.rows(sql, {"table": table}):  # none: `corr check` says so
            tally = Tally(**row)
            for n, name in added:
                tally = tally.with_letter(n, name)
            write_tally(self.engine, table, tally)


def write_tally(engine: Engine, table: str, tally: Tally) -> None:
    """Write down how many letters there are now."""
    engine.run(
        "update tally set count = :count, last = :last, link = :link where letters = :table",
        {"table": table, "count": tally.count, "last": tally.last, "link": tally.link},
    )


def begin_tallies(engine: Engine) -> None:
    """Count the letters of a database that has no tallies, and write down which are missing."""
    if engine.rows("select 1 from tally", {}):
        return
    for table in NAMES:
        tally, holes = _counted(engine, table)
        for first, last in holes:
            engine.run(
                "insert into gap (letters, first, last) values (:table, :first, :last)",
                {"table": table, "first": first, "last": last},
            )
        engine.run("insert into tally values (:table, 0, 0, '')", {"table": table})
        write_tally(engine, table, tally)


def _left_behind(engine: Engine, table: str) -> Iterator[str]:
    """Where the bytes of a letter are kept, and no row of that number is."""
    sql = f"select n from {table}_bytes where n not in (select n from {table}) order by n"  # noqa: S608
    for row in engine.each(sql, {}):
        yield f"bytes are kept of number {row['n']}, and there is no such letter"


def amiss(engine: Engine, table: str) -> Iterator[str]:
    """What is wrong with the numbers of a table of letters, in words."""
    rows = engine.rows("select * from tally where letters = :table", {"table": table})
    if not rows:
        yield "its count is gone"
        return
    kept = Tally(count=rows[0]["count"], last=rows[0]["last"], link=rows[0]["link"])
    found, holes = _counted(engine, table)
    known = _written_down(engine, table)
    strange = [hole for hole in holes if hole not in known]
    for first, last in strange:
        yield f"{_numbers(first, last)} missing: rows are never deleted"
    if found.last < kept.last:
        yield f"{_numbers(found.last + 1, kept.last)} missing, the newest: rows are never deleted"
    elif found.last > kept.last:
        yield f"{_numbers(kept.last + 1, found.last)} there, and nobody has counted them"
    elif found.count != kept.count and not strange:
        yield f"{found.count} are there, and {kept.count} were counted"
    elif found != kept and not strange:
        yield "they are not those that were kept, or not in their order"


def _counted(engine: Engine, table: str) -> tuple[Tally, list[tuple[int, int]]]:
    """The tally of the rows that are there, and the numbers between them that are not."""
    tally, holes = Tally(), list[tuple[int, int]]()
    sql = f"select n, {NAMES[table]} as name from {table} order by n"  # noqa: S608
    for row in engine.each(sql, {}):
        if row["n"] > tally.last + 1:
            holes.append((tally.last + 1, row["n"] - 1))
        tally = tally.with_letter(row["n"], row["name"])
    return tally, holes


def _written_down(engine: Engine, table: str) -> set[tuple[int, int]]:
    sql = "select first, last from gap where letters = :table"
    return {(row["first"], row["last"]) for row in engine.rows(sql, {"table": table})}


def _numbers(first: int, last: int) -> str:
    return f"number {first} is" if first == last else f"numbers {first} to {last} are"
