"""What a newer program wrote is refused in words, with both versions, and nothing is written."""

import gzip
import hashlib
import io
import json
import sqlite3
import tarfile
from contextlib import closing

import pytest

from corr import __version__
from corr.errors import NewerVersion, StoreError
from corr.store.schema import PROGRAM
from corr.store.sqlite import SqliteEngine
from corr.store.store import Store
from tests.commands import corr
from tests.keep_version import BACKUP, PARCEL, versions
from tests.office import EVENT
from tests.ticking import ticking

NEWER = PROGRAM.schema + 1
COMMANDS = ("check", "status", "daemon", "send", "backup b.tar.gz", f"table {EVENT}")


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        yield it


def grow(path, version="9.9.9"):
    """What a newer program does to a database: one more step, and its own version."""
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("insert into migration (step) values (?)", (NEWER,))
        file.execute("update program set version = ?", (version,))
        file.execute("create table later (name text)")
    with closing(sqlite3.connect(path)) as file:
        file.execute("pragma journal_mode=delete")


@pytest.fixture
def newer(house):
    """A house whose database a newer program has opened, closed for now."""
    house.close()
    path = house.folder / "corr.sqlite3"
    grow(path)
    yield house
    house.office = None
    house.close = lambda: None


@pytest.mark.parametrize("words", COMMANDS)
def test_a_command_refuses_the_database_of_a_newer_program_and_leaves_it_as_it_is(newer, words):
    path = newer.folder / "corr.sqlite3"
    before = path.read_bytes()
    done = newer.corr(*words.split())
    assert done.status == 2
    for said in (
        "corr 9.9.9",
        f"schema {NEWER}",
        f"corr {__version__}",
        f"schema {PROGRAM.schema}",
    ):
        assert said in done.err
    assert path.read_bytes() == before


def test_the_doctor_says_so_too(newer):
    done = newer.corr("doctor")
    assert done.status != 0
    assert "corr 9.9.9" in done.out


def test_an_engine_of_another_kind_is_refused_by_its_steps_too(newer):
    with pytest.raises(NewerVersion, match=r"corr 9\.9\.9"):
        Store(SqliteEngine(newer.folder / "corr.sqlite3"))


def test_who_catches_what_befalls_databases_catches_this():
    assert issubclass(NewerVersion, StoreError)


def test_a_database_says_which_program_wrote_it_last(house):
    rows = house.office.store.engine.rows("select version from program", {})
    assert rows == [{"version": __version__}]
    with house.office.store.transaction():
        house.office.store.engine.run("update program set version = '0.0.9'", {})
    house.reopen()
    assert house.office.store.engine.rows("select version from program", {}) == rows


def test_a_backup_says_which_program_made_it_and_so_does_its_restoring(house):
    made = json.loads(house.corr("backup", "--json", str(house.folder / "b.tar.gz")).out)
    assert (made["version"], made["schema"]) == (__version__, PROGRAM.schema)
    into = house.folder / "back"
    done = house.corr("restore", str(house.folder / "b.tar.gz"), "--into", str(into))
    assert f"made by corr {__version__} (schema {PROGRAM.schema})" in done.out


def test_a_backup_from_before_there_were_versions_is_restored(house):
    file = versions()[0].folder / BACKUP
    done = house.corr("restore", str(file), "--into", str(house.folder / "back"))
    assert done.status == 0, done.err
    assert "made by an earlier corr" in done.out


def remade(file, into, change, database=lambda raw: raw):
    """A backup with another list of contents, and its database changed."""
    with tarfile.open(file) as old, tarfile.open(into, "w:gz") as new:
        parts = {one.name: old.extractfile(one).read() for one in old.getmembers()}
        contents = json.loads(parts["contents.json"])
        parts["corr.sqlite3"] = database(parts["corr.sqlite3"])
        contents["sha256"]["corr.sqlite3"] = hashlib.sha256(parts["corr.sqlite3"]).hexdigest()
        change(contents)
        parts["contents.json"] = json.dumps(contents).encode()
        for name, raw in parts.items():
            member = tarfile.TarInfo(name)
            member.size = len(raw)
            new.addfile(member, io.BytesIO(raw))


def test_a_backup_of_a_newer_program_is_refused_and_nothing_is_left(house):
    file, later = house.folder / "b.tar.gz", house.folder / "later.tar.gz"
    assert house.corr("backup", str(file)).status == 0
    remade(file, later, lambda found: found.update(version="9.9.9", schema=NEWER))
    done = house.corr("restore", str(later), "--into", str(house.folder / "back"))
    assert done.status == 2
    assert f"corr 9.9.9 (schema {NEWER})" in done.err
    assert f"corr {__version__} (schema {PROGRAM.schema})" in done.err
    assert not (house.folder / "back").exists()


def test_a_backup_whose_database_alone_is_newer_is_refused_too(house, tmp_path):
    file, later = house.folder / "b.tar.gz", house.folder / "later.tar.gz"
    assert house.corr("backup", str(file)).status == 0

    def grown(raw):
        path = tmp_path / "grown"
        path.write_bytes(raw)
        grow(path)
        return path.read_bytes()

    remade(file, later, lambda found: None, grown)
    done = house.corr("restore", str(later), "--into", str(house.folder / "back"))
    assert done.status == 2
    assert "corr 9.9.9" in done.err
    assert not any((house.folder / "back").iterdir())


def rewritten(file, into, change, **end):
    """A parcel whose lines were changed, with an end that proves them."""
    with gzip.open(file, "rt", encoding="utf-8") as packed:
        lines = [json.loads(line) for line in packed]
    lines = [change(line) for line in lines[:-1]]
    texts = [json.dumps(line).encode() + b"\n" for line in lines]
    digest = hashlib.sha256(b"".join(texts)).hexdigest()
    ended = ["end", {"lines": len(texts), "sha256": digest, **end}]
    with gzip.open(into, "wb") as packed:
        packed.write(b"".join(texts) + json.dumps(ended).encode() + b"\n")


def of_a_later_kind(line):
    what, fields = line
    if what == "event" and fields["kind"] == "MovePlayed":
        fields = {**fields, "kind": "MoveWhispered", "chain": "-"}
    return [what, fields]


def test_a_parcel_with_a_kind_of_event_that_we_do_not_know_says_who_wrote_it(house):
    file, later = versions()[0].folder / PARCEL, house.folder / "later.corr"
    rewritten(file, later, of_a_later_kind, version="9.9.9", schema=NEWER)
    done = house.corr("import", str(later), "--yes")
    assert done.status == 2
    for said in ("MoveWhispered", f"corr 9.9.9 (schema {NEWER})", f"corr {__version__} (schema"):
        assert said in done.err


def test_a_parcel_that_says_nothing_of_its_program_is_only_damaged(house):
    file, later = versions()[0].folder / PARCEL, house.folder / "later.corr"
    rewritten(file, later, of_a_later_kind)
    done = house.corr("import", str(later), "--yes")
    assert done.status == 2
    assert "unknown event MoveWhispered" in done.err
    assert "written by" not in done.err


def test_the_program_tells_its_version(tmp_path):
    assert corr(tmp_path, "--version").out == f"corr {__version__} (schema {PROGRAM.schema})\n"


def test_a_newer_program_that_left_no_version_is_named_by_its_schema(house):
    house.close()
    path = house.folder / "corr.sqlite3"
    grow(path, version="")
    with closing(SqliteEngine(path)) as engine, pytest.raises(NewerVersion) as refused:
        Store(engine)
    said = str(refused.value)
    assert f"a newer corr (schema {NEWER})" in said
    assert "use a newer corr;" in said


@pytest.mark.parametrize("done", ["delete from program", "update program set version = ''"])
def test_a_version_that_is_gone_is_written_down_again(house, done):
    house.close()
    path = house.folder / "corr.sqlite3"
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(done)
    assert house.corr("check").status == 0
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("select version from program").fetchall() == [(__version__,)]
