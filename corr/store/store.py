"""The store: one small interface over everything that is kept."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType

from corr.store.chronicle import Aliases, Causes, Chains, Chronicle
from corr.store.dice import Beacons, Seeds
from corr.store.engine import Engine
from corr.store.letters import Leases, Letters, Waits
from corr.store.levels.board import BoardEvents
from corr.store.levels.levels import Levels
from corr.store.news import News, Quiet, Returned
from corr.store.players import Personal, Register
from corr.store.rows import Seen
from corr.store.schema import migrate, require_known, version_of
from corr.store.seals import Seals, Tallies
from corr.store.sqlite import SqliteEngine
from corr.store.transfer import Transfer
from corr.store.upkeep import Health, Marks, Purging, Upkeep


class Store:
    """Letters, news, events and derived rows of one installation.

    Every write stands inside `with store.transaction():`, which is all or nothing. A store
    belongs to the thread that opened it.
    """

    def __init__(self, engine: Engine) -> None:
        """Use an engine and bring its tables up to date."""
        self.engine = engine
        self.reading = engine.reading
        self.seen = Seen(engine)
        migrate(engine)
        self.aliases = Aliases(engine, self.seen)
        self.chains = Chains(engine, self.seen)
        self.events = Chronicle(engine, self.seen, self.aliases, self.chains)
        self.causes = Causes(engine, self.events)
        self._tallies = Tallies(engine)
        self.letters = Letters(engine, self.seen, self._tallies)
        self.leases = Leases(engine, self.seen)
        self.waits = Waits(engine)
        self.seals = Seals(engine)
        self.news = News(engine)
        self.returned = Returned(engine)
        self.quiet = Quiet(engine)
        self.players = Register(engine, self.seen)
        self.personal = Personal(engine, self.aliases, self.chains)
        self.levels = Levels(engine, self.seen)
        self.board = BoardEvents(engine)
        self.health = Health(engine)
        self.marks = Marks(engine)
        self.upkeep = Upkeep(engine, self.seen)
        self.purging = Purging(engine)
        self.seeds = Seeds(engine)
        self.beacons = Beacons(engine)
        self.transfer = Transfer(engine, self.aliases, self._tallies)

    @classmethod
    def open(cls, path: Path) -> "Store":
        """The store in an SQLite file, made if it is not there. Raises StoreError.

        That of a newer program is refused, and not a byte of it is changed.
        """

        def look(engine: SqliteEngine) -> None:
            if (found := version_of(engine)) is not None:
                require_known(found, str(path))

        return cls(SqliteEngine(path, look))

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing; inside another one, a part of that one."""
        if self.in_transaction:
            yield
            return
        with self.engine.transaction(), self._tallies.counting():
            yield

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """A part of the open transaction; when it fails, it alone is undone."""
        with self._tallies.part(), self.engine.savepoint():
            yield

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open on this store's connection."""
        return self.engine.in_transaction

    def close(self) -> None:
        """Close the connection."""
        self.engine.close()

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
