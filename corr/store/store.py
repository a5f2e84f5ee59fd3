"""The store: one small interface over everything that is kept."""

from pathlib import Path
from types import TracebackType

from corr.store.chronicle import Chronicle
from corr.store.engine import Engine
from corr.store.letters import Letters
from corr.store.news import News
from corr.store.personal import Personal
from corr.store.register import Register
from corr.store.schema import migrate
from corr.store.sqlite import SqliteEngine


class Store(Letters, News, Chronicle, Register, Personal):
    """Letters, news, events and derived rows of one installation.

    Every write stands inside `with store.transaction():`, which is all or nothing. A store
    belongs to the thread that opened it.
    """

    def __init__(self, engine: Engine) -> None:
        """Use an engine and bring its tables up to date."""
        self.engine = engine
        self.transaction = engine.transaction
        migrate(engine)

    @classmethod
    def open(cls, path: Path) -> "Store":
        """The store in an SQLite file, made if it is not there. Raises StoreError."""
        return cls(SqliteEngine(path))

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
