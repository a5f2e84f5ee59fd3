"""Letters lie packed in the database, and nobody who asks for one sees it."""

import random

import pytest

from corr.store.rows import OutboxRow
from corr.store.seals import pack, unpack
from tests.store.store_engines import BEGIN, databases, stores

__all__ = ["databases", "stores"]

LONG = b'<td><a href=3D"mailto:td@club.test">h8</a></td>\r\n' * 1000
NOISE = random.Random(1).randbytes(5_000)
RAWS = {"none": b"", "short": b"From: a@b.test\r\n\r\ni9\r\n", "long": LONG, "noise": NOISE}


@pytest.fixture(params=sorted(RAWS))
def raw(request):
    return RAWS[request.param]


def stored(store, table):
    rows = store.engine.rows(f"select raw, packed from {table}_bytes", {})
    return rows[0] if rows else {"raw": b"", "packed": 0}


def test_a_letter_that_came_in_is_read_as_it_came(store, raw):
    with store.transaction():
        store.letters.add_letter("key", "m", "a@b.test", BEGIN, raw)
    assert store.letters.letter("key").raw == raw
    assert [row.raw for row in store.personal.letters_from("a@b.test")] == [raw]
    with store.transaction():
        (claimed,) = store.leases.claim_letters("w", real=BEGIN, lease_until=BEGIN, limit=9)
    assert claimed.raw == raw


def test_a_letter_that_goes_out_goes_as_it_was_written(store, raw):
    with store.transaction():
        row = OutboxRow(message_id="m", cause="c", recipient="a@b.test", raw=raw)
        store.letters.queue([row], BEGIN)
        (claimed,) = store.leases.claim_outgoing("w", real=BEGIN, lease_until=BEGIN, limit=9)
    assert claimed.raw == store.letters.outgoing("m").raw == raw
    assert [found[2] for found in store.personal.letters_to("a@b.test")] == [raw]


def test_a_letter_takes_no_more_room_than_its_bytes_and_mostly_much_less(store, raw):
    with store.transaction():
        store.letters.add_letter("key", "m", "a@b.test", BEGIN, raw)
    row = stored(store, "inbox")
    assert len(row["raw"]) <= len(raw)
    assert (len(row["raw"]) < len(raw) / 5) is (raw == LONG)
    assert row["packed"] == (raw == LONG)


def test_letters_of_before_they_were_packed_are_read(store):
    assert unpack({"raw": LONG, "packed": 0, "key": "k"}) == {"raw": LONG, "key": "k"}
    with store.transaction():
        store.letters.add_letter("key", "m", "a@b.test", BEGIN, b"short")
        store.engine.run("update inbox_bytes set raw = :raw, packed = 0", {"raw": LONG})
    assert store.letters.letter("key").raw == LONG


def test_a_letter_that_was_emptied_or_rewritten_is_read(store):
    with store.transaction():
        store.letters.add_letter("key", "m", "a@b.test", BEGIN, LONG)
        store.engine.run("delete from inbox_bytes", {})
    assert store.letters.letter("key").raw == b""
    with store.transaction():
        store.personal.rewrite_letter("key", LONG + b"x")
    assert store.letters.letter("key").raw == LONG + b"x"


def test_packing_and_unpacking_come_to_the_same(raw):
    assert unpack(dict(pack(raw))) == {"raw": raw}


def test_a_letter_without_its_bytes_is_the_same_letter(store):
    with store.transaction():
        store.letters.add_letter("key", "m", "a@b.test", BEGIN, LONG)
        store.letters.queue(
            [OutboxRow(message_id="t.1@h", cause="c", recipient="a@b.test", raw=LONG)], BEGIN
        )
    head, whole = store.letters.letter("key", whole=False), store.letters.letter("key")
    assert (head.raw, head.key, head.sender) == (b"", whole.key, whole.sender)
    assert store.letters.outgoing("t.1@h", whole=False) == store.letters.newest_at("t.")
    assert store.letters.newest_at("t.").raw == b""
    assert (
        store.letters.outgoing("gone", whole=False)
        is store.letters.letter("gone", whole=False)
        is None
    )
