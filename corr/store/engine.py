"""What an engine supplies; a PostgreSQL engine is one more class of this shape."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any, Protocol


class Engine(Protocol):
    """Connect, begin, run; and the words in which the databases differ."""

    blob: str
    """The column type for bytes."""
    strict: str
    """What follows a table definition so that column types are enforced."""

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing; inside another one, a part of that one."""

    def rows(self, sql: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The rows of a statement, as dictionaries."""

    def run(self, sql: str, params: Mapping[str, Any]) -> int:
        """Run a statement inside a transaction; how many rows it touched.

        Raises Conflict if that breaks a key or a constraint, StoreError if the database fails.
        """

    def scrub(self) -> None:
        """When this transaction is committed, leave no trace of what was written over."""

    def close(self) -> None:
        """Close the connection."""
