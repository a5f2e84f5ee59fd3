"""What the store asks of its engine. SQLite is the one; another would have this shape."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol


class Engine(Protocol):
    """Connect, begin, run; and the words in which the databases differ."""

    blob: str
    """The column type for bytes."""
    strict: str
    """What follows a table definition so that column types are enforced."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open on this connection."""

    @property
    def snapshot(self) -> int:
        """Stays the same as long as only this connection's own writes can be seen; 0 if not."""

    def forget(self) -> None:
        """What was read in this transaction may be otherwise now: the snapshot is a new one."""

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; inside another one, a part of that one."""

    def reading(self) -> AbstractContextManager[None]:
        """All that is read is of one instant, while others go on writing; nothing is written."""

    def savepoint(self) -> AbstractContextManager[None]:
        """A part of the open transaction; when it fails, it alone is undone."""

    def rows(self, sql: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The rows of a statement, as dictionaries."""

    def tuples(self, sql: str, params: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """The rows of a statement, bare: for very many of them."""

    def each(self, sql: str, params: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """The rows of a statement, read as they are asked for: write nothing meanwhile."""

    def run(self, sql: str, params: Mapping[str, Any]) -> int:
        """Run a statement inside a transaction; how many rows it touched.

        Raises Conflict if that breaks a key or a constraint, StoreError if the database fails.
        """

    def written(self, sql: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Run a statement as `run` does; the rows that it returns."""

    def run_many(self, sql: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """Run a statement that gives no rows once for each of `rows`, asking for them one by one.

        Raises what `run` raises; what was written until then goes with the transaction.
        """

    def scrub(self) -> None:
        """When this transaction is committed, leave no trace of what was written over."""

    def faults(self) -> list[str]:
        """What the database finds wrong with itself; nothing if it is sound."""

    def tables(self) -> frozenset[str]:
        """The names of the tables that there are."""

    def indexes(self) -> frozenset[str]:
        """The names of the indexes that there are."""

    def count(self, table: str) -> int:
        """How many rows a table has."""

    def ways_of_keeping(self) -> str:
        """How what is committed gets to the disk, in the database's own words."""

    def copy_to(self, path: Path) -> None:
        """Write everything as it is at one instant into a new file, while others go on writing."""

    def give_back(self, pages: int) -> int:
        """Return at most so many freed pages to the file system; how many are left."""

    def rebuild(self) -> None:
        """Write the whole database anew, as small as it can be."""

    def watch(self, told: Callable[[str], object] | None) -> None:
        """Tell every statement that is run from now on, None for no more."""

    def close(self) -> None:
        """Close the connection."""


class Part:
    """The statements about one thing, on an engine; the store is made of such parts."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
