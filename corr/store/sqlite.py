"""The SQLite engine: connect, begin, run, and what has befallen it, in words."""

import errno
import os
import sqlite3
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corr.clock import Countdown
from corr.errors import Conflict, StoreError

if TYPE_CHECKING:
    from sqlite_utils import Database

# -- what has befallen the database, in words for whoever runs the program ----
# Whatever is told here, the transaction was rolled back: nothing that was committed is lost, and
# letters that came in meanwhile are still on the mail server.


_KEPT = "nothing was lost, and it goes on where it stopped"
_HARDLY_ANY = 1_000_000
"""Bytes left on a disk that count as none: the database needs some beside the file itself."""

_FULL = f"the disk is full; make room on it and start again: {_KEPT}"
_READ_ONLY = (
    "the database is read-only; it needs a disk mounted for writing, and this user must be "
    "allowed to write to the file, to those beside it (-wal, -shm) and to their folder; then "
    f"start again: {_KEPT}"
)
_LOCKED = (
    "the database is locked: another program has been writing to it all the time; let it come "
    f"to its end and start again: {_KEPT}"
)
_DAMAGED = (
    "the database is damaged; keep this file and those beside it, put the last backup in its "
    "place and start again"
)
_ANOTHER = (
    "this is not the database of this program; see `[database] path` in the settings file, or "
    "put the last backup in its place"
)
_SHUT = (
    "the database cannot be opened; its folder must be there, and this user must be allowed to "
    "write to the file and its folder"
)
_FAILING = (
    "the disk refuses to read or write: it is failing, or a quota or a limit of file sizes is "
    f"reached; see to it and start again: {_KEPT}"
)
_GONE = (
    "the database was deleted, moved or replaced while it was in use{left}; put the right file in "
    "its place and start again"
)
_NO_FOLDER = "there is no such folder; see `[database] path` in the settings file"

_SAID = {
    "SQLITE_FULL": _FULL,
    "SQLITE_READONLY": _READ_ONLY,
    "SQLITE_BUSY": _LOCKED,
    "SQLITE_CORRUPT": _DAMAGED,
    "SQLITE_NOTADB": _ANOTHER,
    "SQLITE_CANTOPEN": _SHUT,
    "SQLITE_IOERR": _FAILING,
}
"""By the beginnings of SQLite's names for what happened."""
_SYSTEM_SAID = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EACCES: _SHUT,
    errno.EPERM: _SHUT,
    errno.ENOENT: _NO_FOLDER,
    errno.ENOTDIR: _NO_FOLDER,
}


def troubles() -> tuple[str, ...]:
    """The words for everything that can befall the database: what it is, and what to do."""
    said = dict.fromkeys((*_SAID.values(), *_SYSTEM_SAID.values()))
    return (*said, _GONE.format(left=""))


def trouble(path: Path, error: sqlite3.Error | OSError) -> StoreError:
    """The StoreError for what the database or the system raised over the file at `path`."""
    if isinstance(error, OSError):
        said = _SYSTEM_SAID.get(error.errno or 0)
        about = error.strerror or error
        return StoreError(f"{path}: {said} ({about})" if said else f"{path}: {about}")
    name = getattr(error, "sqlite_errorname", "")
    if name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN")) and _is_full(path):
        return StoreError(f"{path}: {_FULL} ({error})")
    for prefix, said in _SAID.items():
        if name.startswith(prefix):
            return StoreError(f"{path}: {said} ({error})")
    return StoreError(f"database: {error}")


def gone(path: Path, rescued: Path | None) -> StoreError:
    """The StoreError for a file that is no longer where it was when it was opened."""
    left = f"; all that was in it is kept in {rescued}" if rescued else ""
    return StoreError(f"{path}: {_GONE.format(left=left)}")


def _is_full(path: Path) -> bool:
    """Whether the disk has no room; some of the database's failures do not tell the reason."""
    try:
        left = os.statvfs(path.parent)
    except OSError:
        return False
    return left.f_bavail * left.f_frsize < _HARDLY_ANY or (left.f_files > 0 and not left.f_favail)


# -- the SQLite engine ----


BUSY_SECONDS = 30.0
"""How long a writer waits for another one before the command fails."""

SCRUB_SECONDS = 60.0
"""How long nobody tries again to empty the log that somebody is reading."""

_WAL_TRIES = 20
_GIVE_BACK = "auto_vacuum=incremental"
"""Lets a file shrink. Only a file without any table, or one that is rebuilt, can learn it."""
_SMALL_PAGES = "page_size=2048"
"""A letter alone changes some forty pages, of each a few bytes, and all of them are written.
Only a new file, or one that is rebuilt, can learn it."""
_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "wal_autocheckpoint=8000")


class SqliteEngine:
    """One connection to one database file; it belongs to the thread that made it."""

    blob = "blob"
    strict = " strict"

    def __init__(
        self, path: Path, look: Callable[["SqliteEngine"], None] = lambda engine: None
    ) -> None:
        """Open or create the file (mode 0600). Raises StoreError with what to mend.

        `look` sees a database that was there before anything is written to it, and may refuse it.
        """
        try:
            path.touch(mode=0o600, exist_ok=True)
            connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        except (OSError, sqlite3.Error) as error:
            raise trouble(path, error) from error
        self._path = path.absolute()
        self._place = _place(self._path)
        self._db = connection
        self._scrubs = False
        self._scrub_due = Countdown(0)
        self._snapshot = 0
        self._parts = 0
        self._marked = [0]
        try:
            if path.stat().st_size:
                look(self)
            self._prepare()
        except sqlite3.Error as error:
            self.close()
            raise trouble(path, error) from error
        except StoreError:
            self.close()
            raise

    def _prepare(self) -> None:
        # WAL lets readers look on while a letter is handled; FULL survives a power cut; what is
        # deleted is overwritten, since somebody may have asked to be forgotten.
        self._db.execute(f"pragma {_SMALL_PAGES}")
        self._db.execute(f"pragma {_GIVE_BACK}")
        self._enable_wal()
        for pragma in _PRAGMAS:
            self._db.execute(f"pragma {pragma}")

    def _enable_wal(self) -> None:
        if self._db.execute("pragma journal_mode").fetchone() == ("wal",):
            return
        new = _workbench(self._db)
        # Two processes that change the mode of a fresh file together do not wait for each other:
        # one is told "database is locked" at once. Beginning to write does wait.
        for _ in range(_WAL_TRIES):
            try:
                new.enable_wal()
            except sqlite3.OperationalError:
                self._db.execute("begin immediate")
                self._db.execute("rollback")
            else:
                return
        new.enable_wal()

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
        self._snapshot += 1
        try:
            yield
            self._stay()
            self._run("commit")
        except BaseException:
            self._roll_back()
            raise
        if self._scrubs and self._scrub_due.over:
            self._empty_log()

    @contextmanager
    def reading(self) -> Iterator[None]:
        """All that is read is of one instant, while others go on writing; nothing is written.

        Inside a transaction all is of one instant already.
        """
        if self.in_transaction:
            yield
            return
        self._run("begin deferred")
        self._snapshot += 1
        try:
            yield
        finally:
            self._roll_back()

    def _empty_log(self) -> None:
        """Empty the log now; if that cannot be, a commit after a while tries again.

        Somebody who reads or writes just now keeps the log, for whom it is not waited, and a
        full disk has no room for what is in it.
        """
        self._scrub_due = Countdown(SCRUB_SECONDS)
        with self._at_once():
            self._scrubs = bool(self.rows("pragma wal_checkpoint(truncate)", {})[0]["busy"])
        if not self._scrubs:
            self._scrub_due = Countdown(0)

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Something that is done now or left: nobody is waited for."""
        with suppress(StoreError):
            waits = self.rows("pragma busy_timeout", {})[0]["timeout"]
            self.rows("pragma busy_timeout=0", {})
            try:
                yield
            finally:
                self.rows(f"pragma busy_timeout={waits}", {})

    def _roll_back(self) -> None:
        if self._db.in_transaction:
            # A database that cannot even do this has said why before.
            with suppress(sqlite3.Error):
                self._db.execute("rollback")

    def _stay(self) -> None:
        """Raise StoreError if the file is no longer in its place: nobody would find the commit."""
        if _place(self._path) != self._place:
            raise self._gone()

    def _gone(self) -> StoreError:
        self._roll_back()
        return gone(self._path, self._rescue())

    def _trouble(self, error: sqlite3.Error) -> StoreError:
        # A new file with the old one's log beside it reads like a damaged one.
        if _place(self._path) != self._place:
            return self._gone()
        return trouble(self._path, error)

    def _rescue(self) -> Path | None:
        """Copy out what lies in a file that may have no name any more; None if that fails."""
        rescued = self._path.with_name(f"{self._path.name}.rescued-{self._place[1]}")
        try:
            self.copy_to(rescued)
        except StoreError:
            return None
        return rescued

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """A part of the open transaction; when it fails, it alone is undone.

        If the database itself has failed, there may be no transaction left to go on with.
        """
        if not self.in_transaction:
            raise StoreError("a savepoint outside a transaction")
        self._parts += 1
        try:
            yield
        except BaseException:
            self._snapshot += 1
            if self._marked[-1] >= self._parts and self.in_transaction:
                self._run("rollback to part")
            raise
        finally:
            self._parts -= 1
            self._leave_part()

    def _mark_part(self) -> None:
        """Begin the savepoint of the innermost part, before the first that is written in it.

        Parts in which nothing was written before it have the same one.
        """
        if self._marked[-1] < self._parts:
            self._run("savepoint part")
            self._marked.append(self._parts)

    def _leave_part(self) -> None:
        """Give up the savepoint of a part, unless a part around it has the same one."""
        if self._marked[-1] <= self._parts:
            return
        if self._marked[-2] < self._parts:
            self._marked[-1] = self._parts
            return
        self._marked.pop()
        if self.in_transaction:
            self._run("release part")

    @property
    def snapshot(self) -> int:
        """Stays the same as long as only this connection's own writes can be seen; 0 if not."""
        return self._snapshot if self._db.in_transaction else 0

    def forget(self) -> None:
        """What was read in this transaction may be otherwise now: the snapshot is a new one."""
        self._snapshot += 1

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open on this connection."""
        return bool(self._db.in_transaction)

    def rows(self, sql: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        """The rows of a statement, as dictionaries."""
        return list(self.each(sql, params))

    def tuples(self, sql: str, params: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        """The rows of a statement, bare: for very many of them."""
        cursor = self._run(sql, params)
        try:
            return cursor.fetchall()
        except sqlite3.Error as error:
            raise self._trouble(error) from error

    def each(self, sql: str, params: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
        """The rows of a statement, read as they are asked for: write nothing meanwhile."""
        cursor = self._run(sql, params)
        names = [column[0] for column in cursor.description]
        try:
            for row in cursor:
                yield dict(zip(names, row, strict=True))
        except sqlite3.Error as error:
            raise self._trouble(error) from error

    def run(self, sql: str, params: Mapping[str, Any]) -> int:
        """Run a statement inside a transaction; how many rows it touched."""
        self._begin_write(sql)
        return self._run(sql, params).rowcount

    def written(self, sql: str, params: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Run a statement as `run` does; the rows that it returns."""
        self._begin_write(sql)
        return self.rows(sql, params)

    def run_many(self, sql: str, rows: Iterable[Mapping[str, Any]]) -> None:
        """Run a statement that gives no rows for each of `rows`, which it asks for one by one."""
        self._begin_write(sql)
        self._asked(lambda: self._db.executemany(sql, rows))

    def _begin_write(self, sql: str) -> None:
        if not self.in_transaction:
            raise StoreError(f"a write outside a transaction: {sql.split(maxsplit=3)[:3]}")
        self._mark_part()

    def scrub(self) -> None:
        """When this transaction is committed, empty the log, which holds the pages as they were.

        Once too often, after a transaction that failed, does no harm.
        """
        self._scrubs = True

    def faults(self) -> list[str]:
        """What SQLite finds wrong with the file; nothing if it is sound."""
        found = [row["integrity_check"] for row in self.rows("pragma integrity_check", {})]
        return [line for line in found if line != "ok"]

    def tables(self) -> frozenset[str]:
        """The names of the tables that there are."""
        # Whoever opens a store asks this, and is not to wait for the library.
        rows = self.rows("select name from sqlite_master where type = 'table'", {})
        return frozenset(row["name"] for row in rows)

    def indexes(self) -> frozenset[str]:
        """The names of the indexes that there are, those of primary keys among them."""
        try:
            tables = _workbench(self._db).tables
            return frozenset(index.name for table in tables for index in table.indexes)
        except sqlite3.Error as error:
            raise self._trouble(error) from error

    def count(self, table: str) -> int:
        """How many rows a table has."""
        try:
            return int(_workbench(self._db).table(table).count)
        except sqlite3.Error as error:
            raise self._trouble(error) from error

    def ways_of_keeping(self) -> str:
        """How what is committed gets to the disk: `wal, full` is as it should be."""
        journal = self.rows("pragma journal_mode", {})[0]["journal_mode"]
        level = int(self.rows("pragma synchronous", {})[0]["synchronous"])
        return f"{journal}, {('off', 'normal', 'full', 'extra')[level]}"

    def copy_to(self, path: Path) -> None:
        """Write everything as it is at one instant into a new file, while others go on writing.

        In one step, which holds up nobody: a copy in steps begins anew after each commit of
        somebody else. The copy is one file, without a log beside it.
        """
        try:
            path.touch(mode=0o600, exist_ok=False)
            with closing(sqlite3.connect(path)) as copy:
                self._db.backup(copy)
                copy.execute("pragma journal_mode=delete")
        except (OSError, sqlite3.Error) as error:
            raise StoreError(f"{path}: {error}") from error

    def give_back(self, pages: int) -> int:
        """Return at most so many freed pages to the file system; how many are left.

        Files that were made before this was thought of keep theirs, for new letters.
        """
        for _ in self._run(f"pragma incremental_vacuum({int(pages)})"):
            pass
        return int(self.rows("pragma freelist_count", {})[0]["freelist_count"])

    def rebuild(self) -> None:
        """Write the whole file anew, as small as it can be; from then on pages are given back."""
        self._run(f"pragma {_GIVE_BACK}")
        with self._at_once():  # with a log pages keep their size, and who looks on keeps the log
            self.rows("pragma journal_mode=delete", {})
        self._run(f"pragma {_SMALL_PAGES}")
        self._run("vacuum")
        self._enable_wal()
        self._empty_log()

    def watch(self, told: Callable[[str], object] | None) -> None:
        """Tell every statement that is run from now on, None for no more."""
        self._db.set_trace_callback(told)

    def close(self) -> None:
        """Close the connection; an open transaction is rolled back."""
        self._db.close()

    def _run(self, sql: str, params: Mapping[str, Any] | None = None) -> sqlite3.Cursor:
        return self._asked(lambda: self._db.execute(sql, params or {}))

    def _asked(self, ask: Callable[[], sqlite3.Cursor]) -> sqlite3.Cursor:
        try:
            return ask()
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except sqlite3.Error as error:
            raise self._trouble(error) from error


def _workbench(connection: sqlite3.Connection) -> "Database":
    """sqlite-utils on our connection, for what makes a file and for what looks at its tables.

    It takes longer to load than many a command, and takes in numpy wherever that is, for types
    not stored here: 16 MB for the daemon and a tenth of a second. So only who needs it loads it,
    and without that. It leaves the settings of the connection alone.
    """
    hides = not sys.modules.keys() & {"sqlite_utils", "numpy"}
    if hides:
        sys.modules["numpy"] = None  # type: ignore[assignment]
    try:
        from sqlite_utils import Database
    finally:
        if hides:
            del sys.modules["numpy"]
    return Database(connection, recursive_triggers=False, execute_plugins=False)


def _place(path: Path) -> tuple[int, int]:
    """What tells a file from any other that may get its name; zeros if there is none."""
    try:
        seen = os.stat(path)
    except OSError:
        return 0, 0
    return seen.st_dev, seen.st_ino
