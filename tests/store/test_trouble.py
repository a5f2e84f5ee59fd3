"""What befalls a database, what is said about it, and that nothing committed is lost."""

import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from corr.errors import StoreError
from corr.store import sqlite
from corr.store.sqlite import trouble
from corr.store.store import Store
from tests.disks import small_disk
from tests.places import ROOT
from tests.store.store_engines import BEGIN

NOBODY = 65534
KEPT = "nothing was lost, and it goes on where it stopped"


def write(store: Store, number: int, size: int = 3000) -> None:
    """One letter in a transaction of its own."""
    with store.transaction():
        store.letters.add_letter(f"key{number:05d}", "id", "asa@example.org", BEGIN, bytes(size))


def write_until_trouble(store: Store) -> tuple[int, str]:
    """How many letters went in, and what was said in the end."""
    for number in range(10_000):
        try:
            write(store, number)
        except StoreError as error:
            return number, str(error)
    raise AssertionError("there was room for everything")


def keys(store: Store) -> list[str]:
    return [row.key for row in store.letters.in_state("", 100_000)]


def goes_on(path: Path, written: int) -> None:
    """Everything that was committed is there, and there is room for more."""
    with Store.open(path) as store:
        assert store.engine.rows("pragma integrity_check", {}) == [{"integrity_check": "ok"}]
        assert keys(store) == [f"key{number:05d}" for number in range(written)]
        write(store, written)
        assert len(keys(store)) == written + 1


# -- no room ----


def test_a_full_disk_is_named_and_keeps_all_that_was_committed():
    with small_disk("4m") as disk:
        path = disk.folder / "corr.db"
        store = Store.open(path)
        written, said = write_until_trouble(store)
        assert written > 100
        assert said == (
            f"{path}: the disk is full; make room on it and start again: {KEPT} "
            "(database or disk is full)"
        )
        store.close()
        disk.remount("size=8m")
        goes_on(path, written)


def test_a_full_disk_may_be_the_reason_why_a_database_cannot_even_be_opened():
    with small_disk("4m") as disk:
        path = disk.folder / "corr.db"
        Store.open(path).close()
        disk.fill()
        with pytest.raises(StoreError, match="the disk is full; make room on it"):
            Store.open(path)
        disk.make_room()
        goes_on(path, 0)


def test_a_transaction_on_a_disk_that_has_room_again_goes_through_without_a_restart():
    with small_disk("4m") as disk:
        path = disk.folder / "corr.db"
        with Store.open(path) as store:
            written, _ = write_until_trouble(store)
            disk.remount("size=8m")
            write(store, written)
        goes_on(path, written + 1)


def test_a_database_that_reached_its_largest_size_says_so_and_keeps_what_it_has(tmp_path):
    path = tmp_path / "corr.db"
    with Store.open(path) as store:
        (pages,) = store.engine.rows("pragma page_count", {})
        most = pages["page_count"] + 20
        store.engine.rows(f"pragma max_page_count = {most}", {})
        written, said = write_until_trouble(store)
        assert "the disk is full" in said
    goes_on(path, written)


LIMITED = """
import resource, signal, sys
from pathlib import Path
from corr.errors import StoreError
from corr.store.store import Store
from tests.store.test_trouble import write_until_trouble

resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, 700_000))
print(*write_until_trouble(Store.open(Path(sys.argv[1]))), sep="\\n")
"""


def test_a_limit_of_file_sizes_or_a_quota_is_told_and_keeps_what_was_committed(tmp_path):
    path = tmp_path / "corr.db"
    root = ROOT
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, path], capture_output=True, text=True, check=True, cwd=root
    )
    written, said = done.stdout.splitlines()
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] != 700_000
    assert said.startswith(f"{path}: the disk refuses to read or write: it is failing, or a quota")
    assert KEPT in said
    goes_on(path, int(written))


def test_a_log_that_cannot_be_emptied_now_does_not_undo_the_commit_before_it(monkeypatch):
    """Overwriting what somebody wanted forgotten needs room; it is done with a later commit."""
    monkeypatch.setattr(sqlite, "SCRUB_SECONDS", 0.0)
    with small_disk("12m") as disk:
        path = disk.folder / "corr.db"
        with Store.open(path) as store:
            for number in range(300):
                write(store, number, 4000)
            with store.transaction():
                store.engine.run("update inbox set reason = 'seen'", {})
            assert os.stat(f"{path}-wal").st_size > 1_000_000 > os.stat(path).st_size
            disk.fill()
            store.engine.scrub()
            with store.transaction():
                pass
            disk.make_room()
            with store.transaction():
                pass
            assert os.stat(f"{path}-wal").st_size == 0
            assert {row.reason for row in store.letters.in_state("")} == {"seen"}


# -- nothing to write to ----


def test_a_disk_mounted_read_only_is_named():
    with small_disk("4m") as disk:
        path = disk.folder / "corr.db"
        with Store.open(path) as store:
            write(store, 0)
        disk.remount("ro")
        with pytest.raises(StoreError, match="the database is read-only; it needs a disk mounted"):
            Store.open(path)
        disk.remount("rw")
        goes_on(path, 1)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Be a user who may not do everything."""
    if os.geteuid() != 0:
        yield
        return
    os.setegid(NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)
        os.setegid(0)


@pytest.mark.parametrize(
    ("file", "folder", "said"),
    [
        (0o400, 0o700, "the database is read-only"),
        (0o600, 0o500, "the database is read-only"),
        (0o000, 0o700, "the database cannot be opened; its folder"),
    ],
)
def test_a_file_or_folder_that_this_user_may_not_write_to_is_told(file, folder, said):
    with small_disk("4m") as disk:
        home = disk.folder / "home"
        home.mkdir()
        path = home / "corr.db"
        with Store.open(path) as store:
            write(store, 0)
        if os.geteuid() == 0:
            os.chown(path, NOBODY, NOBODY)
            os.chown(home, NOBODY, NOBODY)
        path.chmod(file)
        home.chmod(folder)
        with as_nobody(), pytest.raises(StoreError, match=said), Store.open(path) as store:
            write(store, 1)
        home.chmod(0o700)
        for each in home.iterdir():
            each.chmod(0o600)
        with as_nobody():
            goes_on(path, 1)


# -- another file ----


def rescued(folder: Path) -> Path:
    (found,) = folder.glob("corr.db.rescued-*")
    assert found.stat().st_mode & 0o777 == 0o600
    return found


@pytest.mark.parametrize("what", ["deleted", "moved", "replaced"])
def test_nothing_is_written_to_a_file_that_is_no_longer_in_its_place(tmp_path, what):
    path = tmp_path / "corr.db"
    with Store.open(path) as store:
        write(store, 0)
        write(store, 1)
        match what:
            case "moved":
                path.rename(tmp_path / "elsewhere.db")
            case "deleted":
                path.unlink()
            case "replaced":
                with Store.open(tmp_path / "backup.db"):
                    pass
                (tmp_path / "backup.db").rename(path)
        with pytest.raises(StoreError, match="was deleted, moved or replaced while it was in use"):
            write(store, 2)
    assert path.exists() == (what == "replaced")
    for beside in tmp_path.glob("corr.db-*"):
        beside.unlink()
    kept = rescued(tmp_path)
    shutil.move(kept, path)
    goes_on(path, 2)


def test_what_is_left_of_a_deleted_database_is_named_with_its_copy(tmp_path):
    path = tmp_path / "corr.db"
    with Store.open(path) as store:
        path.unlink()
        with pytest.raises(StoreError) as told:
            write(store, 0)
    assert str(told.value) == (
        f"{path}: the database was deleted, moved or replaced while it was in use; all that was "
        f"in it is kept in {rescued(tmp_path)}; put the right file in its place and start again"
    )


# -- the words ----


def test_a_damaged_database_tells_to_keep_it_and_to_take_the_last_backup(tmp_path):
    path = tmp_path / "corr.db"
    with Store.open(path) as store:
        for number in range(60):
            write(store, number)
    whole = bytearray(path.read_bytes())
    start = whole.rindex(b"key0003") // 4096 * 4096
    whole[start : start + 4096] = b"\xff" * 4096
    path.write_bytes(whole)
    with Store.open(path) as store, pytest.raises(StoreError) as told:
        store.engine.rows("select * from inbox order by n", {})
    assert str(told.value).startswith(
        f"{path}: the database is damaged; keep this file and those beside it, put the last backup"
    )


def test_a_database_that_another_program_keeps_locked_is_told(tmp_path):
    path = tmp_path / "corr.db"
    with Store.open(path) as store, Store.open(path) as other:
        other.engine.rows("pragma busy_timeout = 20", {})
        with store.transaction(), pytest.raises(StoreError) as told:
            write(other, 0)
        assert str(told.value).startswith(
            f"{path}: the database is locked: another program has been writing to it"
        )
        write(other, 0)


@pytest.mark.parametrize("number", [28, 30, 13, 2])
def test_what_the_system_says_is_told_in_words(number):
    told = str(trouble(Path("/x/corr.db"), OSError(number, os.strerror(number))))
    assert told.startswith("/x/corr.db: ")
    assert told.endswith(f" ({os.strerror(number)})")
    assert len(told) > 60


def test_what_is_none_of_this_is_told_as_the_database_puts_it():
    assert str(trouble(Path("x"), sqlite3.OperationalError("no such table: y"))) == (
        "database: no such table: y"
    )
