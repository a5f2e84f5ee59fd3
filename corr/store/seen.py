"""Rows that are asked for again and again while one transaction is open, read once."""

from collections.abc import Callable
from typing import Any, TypeVar

from corr.store.engine import Engine

T = TypeVar("T")


class Seen:
    """What was read in the transaction that is open; nobody else can change it meanwhile.

    Outside a transaction nothing is kept. Who writes a row that may be here forgets it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._snapshot = 0
        self._rows: dict[str, dict[str, Any]] = {}

    def get(self, kind: str, key: str, read: Callable[[], T]) -> T:
        """The value of `read()`, asked for at most once a transaction."""
        snapshot = self._engine.snapshot
        if not snapshot:
            return read()
        if snapshot != self._snapshot:
            self._rows.clear()
            self._snapshot = snapshot
        rows = self._rows.setdefault(kind, {})
        if key not in rows:
            rows[key] = read()
        value: T = rows[key]
        return value

    def forget(self, *kinds: str) -> None:
        """Ask anew for rows of these kinds."""
        for kind in kinds:
            self._rows.pop(kind, None)
