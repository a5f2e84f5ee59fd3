"""The SQLite engine: how the file is opened, and what it withstands."""

import multiprocessing
import os
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlite_utils import Database

from corr.clock import Stopwatch
from corr.errors import Conflict, StoreError
from corr.games.rules import Seat
from corr.store import sqlite
from corr.store.schema import STEPS, index_names
from corr.store.sqlite import SqliteEngine
from corr.store.store import Store
from corr.tournament.events.events_games import DrawOffered
from tests.places import ROOT
from tests.store.store_engines import BEGIN, add_player, undone

OFFERED = DrawOffered(seat=Seat.FIRST)
WRITERS, UNITS = 4, 200
OPENERS, FRESH_FILES = 4, 40


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "corr.db"


@pytest.fixture
def store(path: Path):
    with Store.open(path) as opened:
        yield opened


def value(store: Store, pragma: str) -> object:
    (row,) = store.engine.rows(f"pragma {pragma}", {})
    return next(iter(row.values()))


# -- settings of the connection and the tables ----


@pytest.mark.parametrize(
    ("pragma", "expected"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("secure_delete", 1)],
)
def test_every_connection_is_safe_in_a_power_cut_and_keeps_its_references(
    store, path, pragma, expected
):
    assert value(store, pragma) == expected
    with Store.open(path) as again:
        assert value(again, pragma) == expected


def test_every_table_of_the_program_refuses_wrong_types(store, path):
    tables = Database(path).tables
    assert {table.name for table in tables if not table.strict} == {"migration"}
    assert len(tables) > 10


@pytest.mark.parametrize(
    "sql",
    [
        "update inbox set attempts = 'three'",
        "update inbox set arrived = x'00'",
        "insert into inbox_bytes values (9, 'text', 0)",
        "update inbox set n = 1.5",
        "update inbox set key = null",
    ],
)
def test_a_value_of_the_wrong_type_is_refused(store, sql):
    with store.transaction():
        store.letters.add_letter("key", "id", "asa@example.org", BEGIN, b"")

    def wrong() -> None:
        with store.transaction():
            store.engine.run(sql, {})

    with pytest.raises(Conflict):
        wrong()


def test_a_player_with_an_address_cannot_vanish(store):
    add_player(store, "P0001")

    def vanish() -> None:
        with store.transaction():
            store.engine.run("delete from player", {})

    with pytest.raises(Conflict, match="FOREIGN KEY"):
        vanish()


def test_a_commit_that_fails_leaves_no_transaction_open(store):
    def broken() -> None:
        with store.transaction():
            store.engine.run("pragma defer_foreign_keys = on", {})
            store.events.put_entry("XY99", "P0009", 0)

    with pytest.raises(Conflict, match="FOREIGN KEY"):
        broken()
    assert not store.engine.in_transaction
    add_player(store, "P0001")


def test_every_step_was_run_once_and_opening_again_runs_none(store, path):
    with Store.open(path) as again:
        done = again.engine.rows("select step from migration order by step", {})
    assert [row["step"] for row in done] == list(range(1, len(STEPS) + 1))


def test_the_indexes_are_those_that_the_database_lists(store):
    listed = store.engine.rows("select name from sqlite_master where type = 'index'", {})
    assert store.engine.indexes() == {row["name"] for row in listed}
    assert store.engine.indexes() > index_names()


def test_an_index_that_somebody_dropped_is_found(store):
    assert store.upkeep.faults() == []
    with store.transaction():
        store.engine.run("drop index game_next", {})
    assert store.upkeep.faults() == ["the index game_next is missing: what needs it takes long"]


def test_counting_rows_sees_what_is_not_committed_yet_and_commits_nothing(store, path):
    with Store.open(path) as other, undone(store):
        add_player(store, "P0001")
        assert (store.engine.count("player"), other.engine.count("player")) == (1, 0)
        assert store.engine.in_transaction
    assert store.engine.count("player") == 0


@pytest.mark.parametrize(
    "look", [SqliteEngine.indexes, lambda engine: engine.count("game")], ids=["indexes", "count"]
)
def test_a_look_at_damaged_tables_is_an_error_of_the_store(store, path, look):
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("pragma writable_schema = on")
        other.execute("update sqlite_master set sql = 'create' where name = 'game'")
        other.execute("pragma schema_version = 9999")
    with pytest.raises(StoreError, match="the database is damaged"):
        look(store.engine)


def test_looking_at_the_tables_loads_no_numpy_and_leaves_the_connection_as_it_is(path):
    script = (
        "import sys; from pathlib import Path; from corr.store.store import Store\n"
        "with Store.open(Path(sys.argv[1])) as store:\n"
        "    before = store.engine.rows('pragma recursive_triggers', {})\n"
        "    assert 'sqlite_utils' not in sys.modules\n"
        "    store.engine.indexes()\n"
        "    assert 'sqlite_utils' in sys.modules\n"
        "    assert not [name for name in sys.modules if name.startswith('numpy')]\n"
        "    assert store.engine.rows('pragma recursive_triggers', {}) == before\n"
        "import numpy"
    )
    Store.open(path).close()
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


# -- the file ----


def test_nobody_else_can_read_the_file_or_what_stands_beside_it(path):
    before = os.umask(0)
    try:
        with Store.open(path) as store:
            add_player(store, "P0001")
            files = list(path.parent.iterdir())
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in files}
    finally:
        os.umask(before)
    assert set(modes) >= {"corr.db", "corr.db-wal", "corr.db-shm"}
    assert set(modes.values()) == {0o600}


def test_a_file_that_is_no_database_is_not_touched(path):
    path.write_bytes(b"Dear arbiter, " * 100)
    with pytest.raises(StoreError, match="file is not a database"):
        Store.open(path)
    assert path.read_bytes() == b"Dear arbiter, " * 100


def test_a_folder_that_is_not_there_is_named(tmp_path):
    with pytest.raises(StoreError, match="nowhere"):
        Store.open(tmp_path / "nowhere" / "corr.db")


def test_a_statement_that_cannot_be_is_an_error_of_the_store(store):
    with pytest.raises(StoreError, match="no such table: nowhere"):
        store.engine.rows("select * from nowhere", {})


def test_damage_that_shows_only_in_later_rows_is_an_error_of_the_store(path):
    with Store.open(path) as store, store.transaction():
        for number in range(60):
            store.letters.add_letter(
                f"key{number:03d}", "id", "asa@example.org", BEGIN, bytes(3000)
            )
    whole = path.read_bytes()
    page = whole.rindex(b"key05")
    start = page // 4096 * 4096
    path.write_bytes(whole[:start] + b"\xff" * 4096 + whole[start + 4096 :])
    with Store.open(path) as store, pytest.raises(StoreError, match="malformed"):
        store.engine.rows("select * from inbox order by n", {})


def test_a_store_belongs_to_its_thread(store):
    errors = list[str]()

    def elsewhere() -> None:
        try:
            store.events.of_stream("S")
        except StoreError as error:
            errors.append(str(error))

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert "same thread" in errors[0]


# -- several writers ----


def test_a_transaction_waits_at_its_beginning_and_never_in_its_middle(store, path):
    """A deferred transaction would begin here, and fail at its first write."""
    other = SqliteEngine(path)
    other.rows("pragma busy_timeout = 20", {})
    with store.transaction():
        store.events.of_stream("S")
        with pytest.raises(StoreError, match="locked"), other.transaction():
            pytest.fail("two transactions at once")
        assert other.rows("select count(*) as n from event", {}) == [{"n": 0}]
    with other.transaction():
        other.run("delete from event", {})
    other.close()


def _append_units(path: Path, writer: int) -> None:
    with Store.open(path) as store:
        for unit in range(UNITS):
            with store.transaction():
                last = len(store.engine.rows("select 1 from event where stream = 'S'", {}))
                store.events.append("S", last, [OFFERED], at=BEGIN, cause=f"{writer}.{unit}")


@pytest.mark.slow
def test_several_processes_read_and_write_without_losing_a_unit(path):
    with Store.open(path) as store:
        _run_together([(_append_units, (path, writer)) for writer in range(WRITERS)])
        events = store.events.of_stream("S")
    assert [event.seq for event in events] == list(range(1, WRITERS * UNITS + 1))
    causes = {f"{writer}.{unit}" for writer in range(WRITERS) for unit in range(UNITS)}
    assert {event.cause for event in events} == causes
    for writer in range(WRITERS):
        own = [e.cause for e in events if e.cause.startswith(f"{writer}.")]
        assert own == [f"{writer}.{unit}" for unit in range(UNITS)]


def _open_fresh_files(folder: Path, together) -> None:
    for number in range(FRESH_FILES):
        together.wait(60)
        Store.open(folder / f"{number}.db").close()


@pytest.mark.slow
def test_several_processes_open_a_fresh_file_at_the_same_moment(tmp_path):
    together = multiprocessing.get_context("spawn").Barrier(OPENERS)
    _run_together([(_open_fresh_files, (tmp_path, together))] * OPENERS)
    for number in range(FRESH_FILES):
        with Store.open(tmp_path / f"{number}.db") as store:
            done = [row["step"] for row in store.engine.rows("select step from migration", {})]
            assert sorted(done) == list(range(1, len(STEPS) + 1))
            assert value(store, "journal_mode") == "wal"


def _run_together(jobs) -> None:
    """Run each function in a process of its own; all must end well."""
    context = multiprocessing.get_context("spawn")
    workers = [context.Process(target=target, args=args) for target, args in jobs]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(90)
        if worker.exitcode is None:
            worker.kill()
            worker.join()
    assert [worker.exitcode for worker in workers] == [0] * len(workers)


KILLED = """
import os, signal, sys
from pathlib import Path
from corr.store.rows import OutboxRow
from corr.store.store import Store
from tests.store.store_engines import BEGIN
from tests.store.test_sqlite import OFFERED

with Store.open(Path(sys.argv[1])) as store:
    with store.transaction():
        store.events.append("S", 0, [OFFERED], at=BEGIN, cause="committed")
    with store.transaction():
        store.events.append("S", 1, [OFFERED] * 500, at=BEGIN, cause="killed")
        store.letters.add_letter("key", "id", "asa@example.org", BEGIN, bytes(9_000_000))
        store.letters.queue([OutboxRow(message_id="m", cause="c", recipient="r", raw=b"")], BEGIN)
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.slow
def test_a_process_that_is_killed_in_a_transaction_leaves_nothing_of_it(path):
    ended = subprocess.run([sys.executable, "-c", KILLED, path], cwd=ROOT, timeout=60)
    assert ended.returncode == -9
    with Store.open(path) as store:
        assert [event.cause for event in store.events.of_stream("S")] == ["committed"]
        assert (store.letters.letter("key"), store.letters.outgoing("m")) == (None, None)
        with store.transaction():
            store.events.append("S", 1, [OFFERED], at=BEGIN, cause="next")


# -- what is written over ----


LETTER = Random(3).randbytes(5_000)
"""Bytes that cannot be packed: they lie in the file as they are."""


def _trace(path: Path) -> list[str]:
    return [
        file.name for file in path.parent.iterdir() if LETTER[3_000:3_032] in file.read_bytes()
    ]


def test_what_is_scrubbed_is_in_no_file_once_it_is_committed(store, path):
    with store.transaction():
        store.letters.add_letter("k1", "m1", "bo@example.org", BEGIN, LETTER)
    assert _trace(path)
    with store.transaction():
        store.personal.rewrite_letter("k1", b"")
        store.personal.scrub()
    assert not _trace(path)


def test_a_reader_who_holds_the_log_makes_no_commit_wait(store, path):
    with store.transaction():
        store.letters.add_letter("k1", "m1", "bo@example.org", BEGIN, LETTER)
    with Store.open(path) as reader:
        reader.engine._db.execute("begin")
        reader.engine._db.execute("select count(*) from inbox").fetchall()
        time = Stopwatch()
        for n in range(3):
            with store.transaction():
                store.personal.rewrite_letter("k1", b"%d" % n)
                store.personal.scrub()
        assert time.milliseconds < 5_000
    (row,) = store.engine.rows("pragma busy_timeout", {})
    assert row["timeout"] == sqlite.BUSY_SECONDS * 1000
    with store.transaction():
        store.letters.mark_letter("k1", "")
    assert _trace(path), "tried again at every commit"


def test_a_reader_who_holds_the_log_puts_it_off_until_a_later_commit(store, path, monkeypatch):
    monkeypatch.setattr(sqlite, "SCRUB_SECONDS", 0.0)
    with store.transaction():
        store.letters.add_letter("k1", "m1", "bo@example.org", BEGIN, LETTER)
    with Store.open(path) as reader:
        conn = reader.engine._db
        conn.execute("begin")
        conn.execute("select count(*) from inbox").fetchall()
        with store.transaction():
            store.personal.rewrite_letter("k1", b"")
            store.personal.scrub()
        assert _trace(path)
        conn.execute("rollback")
        with store.transaction():
            store.letters.mark_letter("k1", "")
        assert not _trace(path)
