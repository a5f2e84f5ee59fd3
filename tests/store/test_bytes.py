"""The bytes of letters lie apart from their rows, and go when they are to go."""

from contextlib import suppress

import pytest

import corr.store.schema as schema
from corr.store.rows import OutboxRow
from corr.store.seals import pack
from corr.store.store import Store
from tests.office import ANNA, House
from tests.store.store_engines import BEGIN

TOGETHER = 16
"""The last step after which the bytes of letters stood in their rows."""
LONG = b"a letter that somebody wrote to us " * 400
IN = """insert into inbox (key, message_id, sender, arrived, raw, packed, state, next_at,
                           lease_until, n, seal)
        values (:key, '', '', '2024-01-01', :raw, :packed, 'handled', '', '', :n, '-')"""
OUT = """insert into outbox (message_id, cause, recipient, raw, packed, state, queued_at, n,
                             next_at, lease_until)
         values (:key, 'c', 'r', :raw, :packed, 'queued', '', :n, '', '')"""


@pytest.fixture
def older(tmp_path, monkeypatch):
    """A database of an earlier version with letters in and out, some of them emptied."""
    path = tmp_path / "corr.db"
    with monkeypatch.context() as before:
        before.setattr(schema, "STEPS", schema.STEPS[:TOGETHER])
        before.setattr(schema, "PROGRAM", schema.Version(version="", schema=TOGETHER))
        with Store.open(path) as store, store.engine.transaction():
            for n in range(1, 9):
                raw = b"" if n in (3, 8) else LONG + bytes([n])
                for sql in (IN, OUT):
                    store.engine.run(sql, {"key": f"{n}", "n": n, **pack(raw)})
    return path


def test_the_letters_of_an_older_database_keep_their_bytes_and_their_numbers(older):
    with Store.open(older) as store:
        queued = store.letters.outgoing_by_state("queued")
        assert [row.n for row in queued] == list(range(1, 9))
        for n, row in enumerate(queued, 1):
            raw = b"" if n in (3, 8) else LONG + bytes([n])
            assert row.raw == store.letters.letter(f"{n}").raw == raw
        with store.transaction():
            store.letters.queue(
                [OutboxRow(message_id="new", cause="", recipient="", raw=b"")], BEGIN
            )
        assert store.letters.outgoing("new").n == 9


def test_after_the_move_nothing_of_the_letters_is_left_where_it_was(older):
    mark = pack(LONG + bytes([5]))["raw"]
    assert mark in older.read_bytes()
    with Store.open(older) as store, store.transaction():
        store.purging.empty_in(["5"])
        store.purging.empty_out(["5"])
        store.engine.scrub()
    left = [path for path in older.parent.iterdir() if mark in path.read_bytes()]
    assert left == []


def fails_after(store, key):
    store.letters.add_letter(key, "", ANNA, BEGIN, LONG)
    raise KeyError


def test_a_letter_whose_part_of_the_transaction_failed_is_neither_kept_nor_counted(tmp_path):
    with House(tmp_path) as house:
        store = house.office.store
        with store.transaction():
            store.letters.add_letter("one", "", ANNA, BEGIN, LONG)
            with suppress(KeyError), store.savepoint():
                fails_after(store, "two")
            store.letters.add_letter("three", "", ANNA, BEGIN, LONG)
        with suppress(KeyError), store.transaction():
            fails_after(store, "four")
        assert store.engine.count("inbox_bytes") == store.upkeep.counts()["inbox"] == 2
        assert dict(store.seals.miscounted()) == {}
