"""How many letters were kept, and a hash that runs over them: no row goes or comes unseen.

Rows are numbered without a hole, and none is ever deleted; what is thrown away are bytes. The
count, the last number and the hash are written with each letter, in its transaction.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from corr.store.engine import Engine

NAMES = {"inbox": "key", "outbox": "message_id"}
"""What a letter is known by for ever, by its table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
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


def tally_of(engine: Engine, table: str) -> tuple[Tally, int]:
    """What is written down of a table of letters, and the number that its next letter gets."""
    rows = engine.rows(
        f"""select newest, count, last, link
            from (select coalesce(max(n), 0) as newest from {table}) as there
            left join tally on tally.letters = :table""",  # noqa: S608
        {"table": table},
    )
    row = rows[0]
    if row["last"] is None:  # somebody has deleted it, and `corr check` says so
        return Tally(), row["newest"] + 1
    tally = Tally(count=row["count"], last=row["last"], link=row["link"])
    return tally, max(row["newest"], tally.last) + 1


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
