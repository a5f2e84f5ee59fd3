"""The engines on which the contract of the store is tested; a new engine is one more entry.

A test module that imports `databases` and `stores` gets the fixtures `database` and `store`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from corr.errors import Conflict
from corr.store.rows import PlayerRow
from corr.store.store import Store

BEGIN = datetime(2024, 2, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


@dataclass(frozen=True)
class Database:
    """A database of its own for one test. `connect` opens one more store over it.

    `conflict` is what the engine raises when a key or a constraint is broken.
    """

    connect: Callable[[], Store]
    conflict: type[Exception]
    opened: list[Store] = field(default_factory=list)

    def open(self) -> Store:
        """One more store, closed when the test is over."""
        self.opened.append(self.connect())
        return self.opened[-1]


def _sqlite(folder: Path) -> Database:
    return Database(lambda: Store.open(folder / "corr.db"), Conflict)


ENGINES: dict[str, Callable[[Path], Database]] = {"sqlite": _sqlite}


@pytest.fixture(name="database", params=sorted(ENGINES))
def databases(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    database = ENGINES[request.param](tmp_path)
    yield database
    for store in database.opened:
        store.close()


@pytest.fixture(name="store")
def stores(database: Database) -> Store:
    return database.open()


class Undone(Exception):
    """Raised in a transaction that is to leave nothing."""


@contextmanager
def undone(store: Store) -> Iterator[None]:
    """A transaction that is rolled back at its end."""
    try:
        with store.transaction():
            yield
            raise Undone
    except Undone:
        pass


def add_player(store: Store, player: str, *addresses: str, **more: str) -> PlayerRow:
    """A player of the register, with an address if none is given."""
    row = PlayerRow(
        id=player,
        name=f"Name of {player}",
        addresses=addresses or (f"{player.lower()}@example.org",),
        **more,
    )
    with store.transaction():
        store.players.put_player(row)
    return row
