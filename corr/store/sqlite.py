"""The SQLite engine: connect, begin, run. No statement of the program stands here."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlite_utils

from corr.errors import Conflict, StoreError

BUSY_SECONDS = 30.0
"""How long a writer waits for another one before the command fails."""

_WAL_TRIES = 20
_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "wal_autocheckpoint=4000")


class SqliteEngine:
    """One connection to one database file; it belongs to the thread that made it."""

    blob = "blob"
    strict = " strict"

    def __init__(self, path: Path) -> None:
        """Open or create the file (mode 0600). Raises StoreError with what to mend."""
        try:
            path.touch(mode=0o600, exist_ok=True)
            connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path}: {error}") from error
        self._db = sqlite_utils.Database(connection)
        self._scrubs = False
        try:
            self._prepare()
        except sqlite3.Error as error:
            self.close()
            raise StoreError(f"{path}: {error}") from error

    def _prepare(self) -> None:
        # WAL lets readers look on while a letter is handled; FULL survives a power cut; what is
        # deleted is overwritten, since somebody may have asked to be forgotten.
        self._enable_wal()
        for pragma in _PRAGMAS:
            self._db.conn.execute(f"pragma {pragma}")

    def _enable_wal(self) -> None:
        # Two processes that change the mode of a fresh file together do not wait for each other:
        # one is told "database is locked" at once. Beginning to write does wait.
        for _ in range(_WAL_TRIES):
            try:
                self._db.enable_wal()
            except sqlite3.OperationalError:
                self._db.conn.execute("begin immediate")
                self._db.conn.execute("rollback")
            else:
                return
        self._db.enable_wal()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing; inside another one, a part of that one.

        The only place that begins one: a deferred BEGIN fails at once with "database is locked"
        when a reader turns writer beside another writer.
        """
        if self.in_transaction:
            yield
            return
        self._run("begin immediate")
        try:
            yield
            self._run("commit")
        except BaseException:
            if self._db.conn.in_transaction:
                self._db.conn.execute("rollback")
            raise
        if self._scrubs:
            # Somebody who reads just now keeps the log; then the next commit tries again.
            self._scrubs = bool(self.rows("pragma wal_checkpoint(truncate)", {})[0]["busy"])

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open on this connection."""
        return bool(self._db.conn.in_transaction)

    def rows(self, sql: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The rows of a statement, as dictionaries."""
        cursor = self._run(sql, params)
        names = [column[0] for column in cursor.description]
        try:
            return [dict(zip(names, row, strict=True)) for row in cursor]
        except sqlite3.Error as error:
            raise StoreError(f"database: {error}") from error

    def run(self, sql: str, params: Mapping[str, Any]) -> int:
        """Run a statement inside a transaction; how many rows it touched."""
        if not self.in_transaction:
            raise StoreError(f"a write outside a transaction: {sql.split(maxsplit=3)[:3]}")
        return self._run(sql, params).rowcount

    def scrub(self) -> None:
        """When this transaction is committed, empty the log, which holds the pages as they were.

        Once too often, after a transaction that failed, does no harm.
        """
        self._scrubs = True

    def close(self) -> None:
        """Close the connection; an open transaction is rolled back."""
        self._db.close()

    def _run(self, sql: str, params: Mapping[str, Any] | None = None) -> sqlite3.Cursor:
        try:
            cursor: sqlite3.Cursor = self._db.conn.execute(sql, params or {})
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise StoreError(f"database: {error}") from error
        return cursor
