"""Backups: made while others write, refused when damaged, put back beside the original."""

import gzip
import json
import os
import re
import stat
import tarfile
import threading
from contextlib import closing
from datetime import timedelta

import pytest

from corr.config import load_settings
from corr.daemon import Loop
from corr.errors import StoreError
from corr.operating.backup import back_up, look_through, restore
from corr.operating.chores import Chores
from corr.service.office.office import open_office
from corr.service.post.mail import restored_since
from corr.service.watch.check import check_all
from corr.store.store import Store
from tests.club import Club
from tests.commands import corr
from tests.office import EVENT, SETTINGS, SITE, START
from tests.ticking import TICKING, ticking

GAME = f"{EVENT}-001"


@pytest.fixture
def house(tmp_path):
    (tmp_path / "site").mkdir(mode=0o700)
    with ticking(tmp_path / "site") as it:
        it.play("a1")
        yield it


def mode(path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_backup_is_one_private_file_with_database_keys_and_settings(house, tmp_path):
    file = tmp_path / "one.tar.gz"
    done = house.corr("backup", str(file), "--json")
    assert done.status == 0, done.err
    told = json.loads(done.out)
    assert told["counts"]["inbox"] == 1
    assert told["counts"]["game"] == 1
    assert mode(file) == 0o600
    with tarfile.open(file) as tar:
        assert {(one.name, one.mode) for one in tar} == {
            (name, 0o600) for name in ("contents.json", "corr.sqlite3", "corr.keys", "corr.toml")
        }
    assert os.listdir(tmp_path) == ["site", "one.tar.gz"] or len(os.listdir(tmp_path)) == 2


def test_a_file_that_is_there_is_never_written_over(house, tmp_path):
    file = tmp_path / "one.tar.gz"
    file.write_text("precious")
    done = house.corr("backup", str(file))
    assert (done.status, done.out) == (2, "")
    assert "was left as it is" in done.err
    assert file.read_text() == "precious"


def test_in_a_folder_the_newest_are_kept(house, tmp_path):
    folder = tmp_path / "backups"
    for day in range(4):
        house.now = START + timedelta(days=day)
        assert house.corr("backup", f"{folder}/", "--keep", "2").status == 0
    assert sorted(os.listdir(folder)) == [
        "corr-20240203T080000Z.tar.gz",
        "corr-20240204T080000Z.tar.gz",
    ]
    assert mode(folder) == 0o700


def test_without_space_nothing_is_begun(house, tmp_path, monkeypatch):
    from corr.operating.backup import Space

    monkeypatch.setattr(
        "corr.operating.backup.space_of", lambda path: Space(database=10**9, free=10**9)
    )
    done = house.corr("backup", f"{tmp_path}/b/")
    assert done.status == 2
    assert "the copy needs up to 2.0 GB, 1.0 GB are left" in done.err
    assert os.listdir(tmp_path / "b") == []


def test_what_is_put_back_is_what_was_there(house, tmp_path):
    file, copy = tmp_path / "one.tar.gz", tmp_path / "copy"
    assert house.corr("backup", str(file)).status == 0
    record, events = house.record(), house.events()
    house.play("b2")
    done = corr(tmp_path, "restore", str(file), "--into", str(copy))
    assert "where this takes the old one's place" in done.out
    assert done.status == 0, done.err
    assert mode(copy) == 0o700
    assert {mode(path) for path in copy.iterdir()} == {0o600}
    settings = load_settings(copy / "corr.toml")
    assert settings.database.path == copy / "corr.sqlite3"
    office = open_office(settings)
    with closing(office.store):
        assert office.folder.game(GAME).record == record
        assert len(office.store.events.of_stream(GAME)) == events
        assert office.keys == house.office.keys
        assert restored_since(office) == START
        assert check_all(office).faults == ()
    assert house.events() == events + 1


def test_a_copy_knows_the_backup_that_it_was_put_back_from(house, tmp_path):
    first, second, copy = tmp_path / "1.tar.gz", tmp_path / "2.tar.gz", tmp_path / "copy"
    for file in (first, second):
        assert house.corr("backup", str(file)).status == 0
        house.now += timedelta(days=1)
    assert corr(tmp_path, "restore", str(second), "--into", str(copy)).status == 0
    (copy / "clock").symlink_to(tmp_path / "site" / "clock")
    told = corr(copy, "doctor", "--no-letter").out
    assert re.findall("(?m)^.* backup .*$", told) == [
        f"ok    backup        {second} of 2024-02-02 08:00 UTC"
    ]
    assert "backup    2024-02-02" in corr(copy, "status").out
    second.unlink()
    assert "and moved away since" in corr(copy, "doctor", "--no-letter").out


def test_a_copy_never_writes_to_the_original(tmp_path):
    site, elsewhere = tmp_path / "site", tmp_path / "var"
    site.mkdir()
    elsewhere.mkdir()
    settings = TICKING.replace('"corr.sqlite3"', f'"{elsewhere}/corr.sqlite3"')
    with ticking(site, settings=settings + "# [database] path is elsewhere\n") as house:
        assert house.corr("backup", str(tmp_path / "b.tar.gz")).status == 0
        done = restore(tmp_path / "b.tar.gz", tmp_path / "copy")
    assert any("[database] path was" in line for line in done.to_do)
    loaded = load_settings(done.settings)
    assert loaded.database.path == tmp_path / "copy" / "corr.sqlite3"
    assert loaded.database.path.exists()


def test_the_files_that_a_backup_does_not_have_are_among_what_is_to_do(tmp_path):
    (tmp_path / "site").mkdir()
    with ticking(tmp_path / "site") as house:
        assert house.corr("backup", str(tmp_path / "b.tar.gz")).status == 0
        done = restore(tmp_path / "b.tar.gz", tmp_path / "copy")
    told = "put the file of [clock] file back, or in earnest leave the key out: clock"
    assert told in done.to_do


def test_settings_that_we_cannot_change_are_put_aside(tmp_path):
    (tmp_path / "site").mkdir()
    elsewhere = tmp_path / "far.sqlite3"
    inline = TICKING.replace('[database]\npath = "corr.sqlite3"\n', "")
    inline = f"database = {{ path = '{elsewhere}' }}\n" + inline
    with ticking(tmp_path / "site", settings=inline) as house:
        assert house.corr("backup", str(tmp_path / "b.tar.gz")).status == 0
        done = restore(tmp_path / "b.tar.gz", tmp_path / "copy")
    assert done.settings.name == "corr.toml.old"
    assert any("write corr.toml anew" in line for line in done.to_do)
    assert (tmp_path / "copy" / "corr.sqlite3").exists()


def test_a_folder_with_something_in_it_is_refused(house, tmp_path):
    assert house.corr("backup", str(tmp_path / "b")).status == 0
    done = corr(tmp_path, "restore", str(tmp_path / "b"), "--into", str(house.folder))
    assert (done.status, done.err) == (2, f"corr: {house.folder}: an empty folder is expected\n")


@pytest.mark.parametrize("where", [0.1, 0.5, 0.9])
def test_a_damaged_backup_is_never_put_back(house, tmp_path, where):
    file = tmp_path / "one.tar.gz"
    assert house.corr("backup", str(file)).status == 0
    raw = bytearray(file.read_bytes())
    place = int(len(raw) * where)
    raw[place : place + 64] = bytes(64)
    file.write_bytes(raw)
    done = corr(tmp_path, "restore", str(file), "--into", str(tmp_path / "copy"))
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(f"corr: {file}: ")
    assert not (tmp_path / "copy").exists()


def test_nothing_in_a_backup_can_be_changed_unseen(house, tmp_path):
    """Neither in the list of contents nor between the parts, which have no sums of their own.

    Some bytes of a packed file may be others and mean the same.
    """
    file = tmp_path / "one.tar.gz"
    assert house.corr("backup", str(file)).status == 0
    raw = file.read_bytes()
    whole, refused = look_through(file) and gzip.decompress(raw), 0
    for where in (*range(20, len(raw), 97), *range(len(raw) - 8, len(raw))):
        file.write_bytes(raw[:where] + bytes([raw[where] ^ 0x55]) + raw[where + 1 :])
        try:
            look_through(file)
        except StoreError:
            refused += 1
        else:
            assert gzip.decompress(file.read_bytes()) == whole
    assert refused > len(raw) // 100


def test_an_interrupted_restore_leaves_nothing_that_looks_complete(house, tmp_path, monkeypatch):
    file, copy = tmp_path / "one.tar.gz", tmp_path / "copy"
    assert house.corr("backup", str(file)).status == 0

    def interrupted(database):
        assert database.exists()
        assert not (copy / "corr.toml").exists(), "no daemon starts without settings"
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr("corr.operating.backup.counts_of", interrupted)
        assert corr(tmp_path, "restore", str(file), "--into", str(copy)).status == 130
    assert os.listdir(copy) == []
    assert corr(tmp_path, "restore", str(file), "--into", str(copy)).status == 0
    assert sorted(os.listdir(copy)) == ["corr.keys", "corr.sqlite3", "corr.toml"]


def test_a_copy_with_other_rows_than_it_should_have_is_not_kept(house, tmp_path, monkeypatch):
    file, copy = tmp_path / "one.tar.gz", tmp_path / "copy"
    assert house.corr("backup", str(file)).status == 0
    monkeypatch.setattr("corr.operating.backup.counts_of", lambda database: {"inbox": 0})
    done = corr(tmp_path, "restore", str(file), "--into", str(copy))
    assert (done.status, done.err) == (
        1,
        f"corr: {file}: its database has other rows than it says\n",
    )
    assert os.listdir(copy) == []


def test_that_keys_may_be_newer_than_the_backup_is_among_what_is_to_do(house, tmp_path):
    assert house.corr("backup", str(tmp_path / "b.tar.gz")).status == 0
    done = corr(tmp_path, "restore", str(tmp_path / "b.tar.gz"), "--into", str(tmp_path / "copy"))
    keys = tmp_path / "copy" / "corr.keys"
    assert f"if `corr keys rotate` was run since, put the newer keys into {keys} " in done.out


@pytest.mark.parametrize(("raw", "status"), [(b"no backup", 1), (b"", 1), (None, 2)])
def test_what_is_no_backup_is_refused_in_words(tmp_path, raw, status):
    file = tmp_path / "x"
    if raw is not None:
        file.write_bytes(raw)
    done = corr(tmp_path, "restore", str(file), "--into", str(tmp_path / "copy"))
    assert done.status == status
    assert len(done.err.splitlines()) == 1


def test_a_backup_is_of_one_instant_while_others_write(house, tmp_path):
    """A writer that keeps two rows equal in each commit: no copy ever sees them differ."""
    database, stop, written = house.folder / "corr.sqlite3", threading.Event(), list[int]()

    def write() -> None:
        with Store.open(database) as store:
            while not stop.is_set():
                with store.transaction():
                    number = str(len(written))
                    store.upkeep.set_mark("left", START, number)
                    store.upkeep.set_mark("right", START, number)
                written.append(1)
                stop.wait(0.005)

    writer = threading.Thread(target=write)
    writer.start()
    try:
        seen = list[str]()
        for number in range(4):
            file, copy = tmp_path / f"{number}.tar.gz", tmp_path / f"copy{number}"
            settings = load_settings(house.folder / "corr.toml")
            with Store.open(database) as store:
                back_up(settings, store, file, START)
            restore(file, copy)
            with Store.open(copy / "corr.sqlite3") as store:
                left, right = store.upkeep.mark("left"), store.upkeep.mark("right")
            assert left == right
            seen.append(left[1] if left else "")
    finally:
        stop.set()
        writer.join()
    assert len(set(seen)) > 1, "the writer was at work"


@pytest.mark.slow
def test_a_restored_installation_goes_on_as_if_nothing_had_happened(tmp_path):
    """The copy lacks letters that lie in Handled: they are played again, in order, and no clock
    is judged before. What had been answered is answered again under the same Message-IDs."""
    with Club(tmp_path) as club:
        club.play(GAME, "a1")
        settings = load_settings(tmp_path / "corr.toml")
        file = tmp_path / "b.tar.gz"
        back_up(settings, club.house.office.store, file, club.clock.now())
        begun = len(club.letters)
        for point in ("b2", "c3", "d4"):
            club.wait(days=2)
            club.play(GAME, point)
        answered = {one.message_id for one in club.letters[begun:]}
        club.wait(days=6)
        assert len(club.round()) == 1, "a reminder"
        wanted, game = club.record(GAME), club.game(GAME)
        club.loop.__exit__(None, None, None)

        done = restore(file, tmp_path / "copy")
        (tmp_path / "copy" / "clock").symlink_to(tmp_path / "clock")
        club.wait(days=3)  # by now the deadline of the position in the copy is long over
        club.loop = Loop(load_settings(done.settings))
        with club.loop.office.store.transaction():
            club.loop.office.store.leases.free_uncounted("daemon", apart=False)
        again = club.round()
        office = club.loop.office
        assert restored_since(office) is None
        after = office.folder.game(GAME)
        assert after.record == wanted
        assert after.result is None, "nobody lost for a letter that lay in the folder"
        assert after.clock.seat is game.clock.seat
        assert after.clock.due >= game.clock.due
        assert check_all(office).faults == ()
        assert {one.message_id for one in again} == answered
        before = len(office.store.events.of_stream(GAME))
        club.round()
        assert len(office.store.events.of_stream(GAME)) == before
        assert club.server.count(SITE, "Handled") == club.posted


@pytest.mark.slow
def test_letters_are_taken_in_again_by_hand(tmp_path):
    with Club(tmp_path) as club:
        club.play(GAME, "a1", "b2")
        store = club.house.office.store
        keys = [row.key for row in store.letters.in_state("")]
        with store.transaction():
            store.engine.run("delete from inbox where key = :key", {"key": keys[-1]})
        club.wait(days=3)
        assert club.loop.fetch_handled(club.clock.now() - timedelta(days=1)) == 0
        assert club.loop.fetch_handled(None) == 1
        assert club.loop.fetch_handled(None) == 0
        club.loop.work()
        assert club.record(GAME) == "1.h8 2.a1 3.b2"
        fates = [(row.state, row.reason) for row in store.letters.in_state("")]
        assert fates == [("handled", ""), ("refused", "already_played")]


@pytest.mark.slow
@pytest.mark.parametrize(("days", "left"), [(30, 2), (32, 1)])
def test_old_mails_leave_the_server_only_when_that_is_wanted(tmp_path, days, left):
    kept = SETTINGS + '[retention]\nhandled = "31d"\n'
    with Club(tmp_path, settings=kept) as club:
        settings = load_settings(tmp_path / "corr.toml")
        club.play(GAME, "a1")
        club.wait(days=days)
        club.post(club.house.compose("kim@elsewhere.test", "Hello"))
        club.round()
        store = club.house.office.store
        with store.transaction():
            store.upkeep.set_mark("restored", START)
        Chores(settings).tidy(club.loop.office, club.clock.now(), lambda: False)
        assert club.server.count(SITE, "Handled") == 2, "a copy may lack them"
        with store.transaction():
            store.upkeep.drop_mark("restored")
            store.upkeep.drop_mark("purge")
        Chores(settings).tidy(club.loop.office, club.clock.now(), lambda: False)
        assert club.server.count(SITE, "Handled") == left
