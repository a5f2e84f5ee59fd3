"""A round robin of very many players: begun in one transaction, and then played in by mail.

The same rows are put into the same tables by SQLite alone, for comparison.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from corr.bench.apart import Cost, apart, own_peak, say, timed
from corr.bench.hall import Person, Table, drawn_game, empty_office, register, start
from corr.bench.mail_host import answer
from corr.bench.sizes import Figure
from corr.config import load_settings
from corr.service.office.office import Office, open_office
from corr.service.post import mail as post
from corr.service.post.mail import take_in
from corr.wire.imap_fetch import FetchedMail

EVENT = "RR26"
SMALL = 10
"""How many players the event has to whose letters those of the large one are compared."""
_LETTERS = 40
_WRITTEN = ("event", "game")
"""The tables that beginning games fills."""
_KNOWN = ("player", "address", "tournament", "entry")
"""Those to which their rows refer."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Begun:
    """What it cost to begin so many games, and the sizes after it in megabytes."""

    cost: Cost
    games: int
    events: int
    peak: float
    database: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Letters:
    """What a process needs to know an event again, and then for each of some moves by mail.

    `lost` are letters that were not handled.
    """

    fold: Cost
    each: Cost
    peak: float
    lost: int


def round_robin_figures(players: int) -> Iterator[Figure]:
    """All games of a round robin begun in one transaction, without letters; then some moves."""
    with TemporaryDirectory() as place:
        large, small = Path(place, "large"), Path(place, "small")
        say(f"pairing: a round robin of {players:,} begins")
        begun = apart(begin, large, players)
        say("pairing: the same rows by SQLite alone")
        bare = apart(copied, large / "corr.sqlite3", Path(place, "bare.sqlite3"))
        say("pairing: letters in that event")
        letters = apart(handled, large)
        apart(begin, small, SMALL)
        few = apart(handled, small)
    yield from _of_beginning(f"pairing: {begun.games:,} games begun", begun, bare, players)
    name = "pairing: their event read anew, processor"
    yield Figure(name=name, value=letters.fold.work, unit="s")
    yield from _of_letters("pairing: a move there by letter", letters, few)


def _of_beginning(name: str, begun: Begun, bare: Cost, players: int) -> Iterator[Figure]:
    missing = players * (players - 1) // 2 - begun.games
    yield Figure(name=f"{name} in one transaction", value=begun.cost.wall, unit="s")
    yield Figure(name=f"{name}, processor", value=begun.cost.work, unit="s")
    yield Figure(name=f"{name}, a game", value=begun.cost.work / begun.games * 1e6, unit="µs")
    ratio = begun.cost.work / bare.work
    yield Figure(name=f"{name}, beside SQLite alone", value=ratio, unit="times")
    yield Figure(name=f"{name}, peak memory", value=begun.peak, unit="MB")
    yield Figure(name=f"{name}, database", value=begun.database, unit="MB")
    yield Figure(name=f"{name}, missing", value=missing, unit="games", fault=True)


def _of_letters(name: str, letters: Letters, few: Letters) -> Iterator[Figure]:
    yield Figure(name=f"{name}, processor", value=letters.each.work * 1000, unit="ms")
    ratio = letters.each.work / few.each.work
    yield Figure(name=f"{name}, beside an event of {SMALL}", value=ratio, unit="times")
    yield Figure(name=f"{name}, peak memory", value=letters.peak, unit="MB")
    lost = letters.lost + few.lost
    yield Figure(name=f"{name}, not handled", value=lost, unit="letters", fault=True)


def begin(folder: Path, players: int) -> Begun:
    """Make an installation in a new folder and begin a round robin in one transaction."""
    office = empty_office(folder)
    people = register(office, "a", players)

    def begun() -> None:
        with office.folder.transaction():
            start(office, EVENT, people, letters=False)

    _, cost = timed(begun)
    counts = office.store.counts()
    office.store.close()
    size = (folder / "corr.sqlite3").stat().st_size / 1e6
    peak, games = own_peak(), counts["game"]
    return Begun(cost=cost, games=games, events=counts["event"], peak=peak, database=size)


def copied(database: Path, copy: Path) -> Cost:
    """What it costs SQLite to write the same rows into the same tables, in one transaction."""
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")
        db.execute("pragma foreign_keys=on")
        db.execute("attach ? as original", (str(database),))
        tables = "select sql from original.sqlite_master where sql <> '' order by type = 'index'"
        for (sql,) in db.execute(tables).fetchall():
            db.execute(sql)
        for table in _KNOWN:
            db.execute(f"insert into {table} select * from original.{table}")
        source = sqlite3.connect(database)
        with closing(source):
            return timed(lambda: _write(db, source))[1]


def _write(db: sqlite3.Connection, source: sqlite3.Connection) -> None:
    db.execute("begin immediate")
    for table in _WRITTEN:
        rows = source.execute(f"select * from {table} order by rowid")
        values = ", ".join("?" * len(rows.description))
        db.executemany(f"insert into {table} values ({values})", rows)
    db.execute("commit")


def handled(folder: Path) -> Letters:
    """Take in and handle some moves by mail as a new process does, one letter after another."""
    office = open_office(load_settings(folder / "corr.toml"))
    contest, fold = timed(lambda: office.folder.contest(EVENT))
    assert contest is not None
    step = max(1, len(contest.pairings) // _LETTERS)
    tables = [_table(office, pairing.game) for pairing in contest.pairings[::step]]
    mails = [_mail(office, table, uid) for uid, table in enumerate(tables, 1)]
    # The first letter of a process meets empty shelves: templates, words, pictures.
    _handle(office, mails[:1])
    _, cost = timed(lambda: _handle(office, mails[1:]))
    count = len(mails) - 1
    lost = office.store.figures().letters - office.store.figures().handled
    office.store.close()
    each = Cost(wall=cost.wall / count, work=cost.work / count)
    return Letters(fold=fold, each=each, peak=own_peak(), lost=lost)


def _table(office: Office, name: str) -> Table:
    game = office.folder.game(name)
    assert game is not None
    players = [office.store.player(player) for player in game.players.values()]
    first, second = (Person(id=p.id, name=p.name, address=p.addresses[0]) for p in players if p)
    moves = tuple(drawn_game(1, Random(1)))
    return Table(game=name, people=(first, second), moves=moves, number=0)


def _mail(office: Office, table: Table, uid: int) -> FetchedMail:
    raw = answer(office.keys, table, 0, table.moves[0], f"{table.game}.0")
    return FetchedMail(uid=uid, arrived=datetime.now(UTC), raw=raw, truncated=False)


def _handle(office: Office, mails: list[FetchedMail]) -> None:
    for mail in mails:
        take_in(office, [mail], 1, mail.uid, mail.arrived)
        post.handle(office, "bench", mail.arrived, mail.arrived)
