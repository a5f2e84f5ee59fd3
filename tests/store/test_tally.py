"""No row of a letter goes, comes or changes its place without `corr check` saying so."""

import sqlite3
from contextlib import closing, suppress

import pytest

from corr.errors import Conflict
from corr.service.watch.check import check_all
from corr.store.rows import OutboxRow
from corr.store.seals import Tally
from corr.store.store import Store
from tests.keep_version import versions
from tests.office import ANNA, House
from tests.store.store_engines import BEGIN

DONE_BY_HAND = {
    "the first is deleted": ("delete from {0} where n = 1", "number 1 is missing"),
    "one between is deleted": ("delete from {0} where n = 3", "number 3 is missing"),
    "two between are deleted": ("delete from {0} where n in (2, 3)", "numbers 2 to 3 are missing"),
    "the newest is deleted": ("delete from {0} where n = 6", "number 6 is missing, the newest"),
    "the newest are cut off": (
        "delete from {0} where n > 3",
        "numbers 4 to 6 are missing, the newest",
    ),
    "all are deleted": ("delete from {0}", "numbers 1 to 6 are missing, the newest"),
    "two are swapped": (
        (
            "update {0} set n = 99 where n = 2; update {0} set n = 2 where n = 4;"
            "update {0} set n = 4 where n = 99"
        ),
        "not in their order",
    ),
    "the newest go, the others close up": (
        "delete from {0} where n = 2; update {0} set n = n - 1 where n > 2",
        "number 6 is missing, the newest",
    ),
    "the count is changed": (
        "update tally set count = 7 where letters = '{0}'",
        "6 are there, and 7 were counted",
    ),
    "the last number is changed": (
        "update tally set last = 5 where letters = '{0}'",
        "number 6 is there, and nobody has counted them",
    ),
    "the hash is changed": ("update tally set link = 'x'", "they are not those that were kept"),
    "the count is deleted": ("delete from tally", "its count is gone"),
}
INSERTED = {
    "inbox": """insert into inbox (key, message_id, sender, arrived, state, next_at,
                                   lease_until, n, seal)
                values ('by hand', '', '', '', 'dropped', '', '', 7, '-')""",
    "outbox": """insert into outbox (message_id, cause, recipient, state, queued_at, n,
                                     next_at, lease_until, seal)
                 values ('by hand', '', '', 'failed', '', 7, '', '', '-')""",
}


@pytest.fixture
def path(tmp_path):
    return tmp_path / "corr.db"


def add_letters(store):
    """Six letters in and six out; one of each comes a second time."""
    with store.transaction():
        for at in (1, 2, 3, 3, 4, 5, 6):
            store.letters.add_letter(f"key {at}", f"id {at}", ANNA, BEGIN, b"raw")
        numbers = (1, 2, 2, 3, 4)
        store.letters.queue([ours(at) for at in numbers], BEGIN)
        store.letters.queue([ours(5)], BEGIN)
        store.letters.queue([ours(6), ours(1)], BEGIN)


def ours(at):
    return OutboxRow(message_id=f"out {at}", cause="test", recipient=ANNA, raw=b"raw")


def by_hand(path, script):
    with closing(sqlite3.connect(path)) as file, file:
        file.executescript(script)


def told(path):
    with Store.open(path) as store:
        return dict(store.seals.miscounted())


def test_letters_that_nobody_touched_are_all_there(path):
    with Store.open(path) as store:
        add_letters(store)
    assert told(path) == {}


@pytest.mark.parametrize("table", ["inbox", "outbox"])
@pytest.mark.parametrize("what", DONE_BY_HAND)
def test_whatever_is_done_to_rows_by_hand_is_told(path, table, what):
    with Store.open(path) as store:
        add_letters(store)
    script, words = DONE_BY_HAND[what]
    by_hand(path, script.format(table))
    assert words in told(path)[table]


@pytest.mark.parametrize("table", ["inbox", "outbox"])
def test_bytes_of_a_letter_that_is_not_there_are_told(path, table):
    with Store.open(path) as store:
        add_letters(store)
    by_hand(path, f"insert into {table}_bytes values (7, x'41', 0)")
    assert told(path) == {table: "bytes are kept of number 7, and there is no such letter"}
    by_hand(path, f"delete from {table} where n = 2")
    with Store.open(path) as store:
        found = [what for _, what in store.seals.miscounted()]
    assert [what[:26] for what in found[:2]] == [
        "bytes are kept of number 2",
        "bytes are kept of number 7",
    ]
    assert "number 2 is missing" in found[2]


@pytest.mark.parametrize("table", ["inbox", "outbox"])
def test_it_is_told_in_words_if_nothing_says_from_when_on_letters_are_sealed(path, table):
    with Store.open(path) as store:
        add_letters(store)
    by_hand(path, f"delete from sealing where letters = '{table}'")
    assert told(path) == {table: "the note from which number on they are sealed is gone"}
    with Store.open(path) as store:
        found = [*store.seals.letters_in(), *store.seals.letters_out()]
    assert len(found) == 12


@pytest.mark.parametrize("table", ["inbox", "outbox"])
def test_a_row_that_somebody_put_in_is_told(path, table):
    with Store.open(path) as store:
        add_letters(store)
    by_hand(path, INSERTED[table])
    assert "number 7 is there, and nobody has counted" in told(path)[table]


@pytest.mark.parametrize("table", ["inbox", "outbox"])
def test_what_was_cut_off_stays_told_when_letters_follow(path, table):
    with Store.open(path) as store:
        add_letters(store)
    by_hand(path, f"delete from {table} where n = 6")
    with Store.open(path) as store, store.transaction():
        store.letters.add_letter("next", "next", ANNA, BEGIN, b"raw")
        store.letters.queue([ours(7)], BEGIN)
    assert "number 6 is missing" in told(path)[table]


@pytest.mark.parametrize("script", ["delete from tally", "update tally set last = 2"])
def test_letters_are_taken_whatever_became_of_the_count(path, script):
    with Store.open(path) as store:
        add_letters(store)
    by_hand(path, script)
    with Store.open(path) as store, store.transaction():
        assert store.letters.add_letter("next", "next", ANNA, BEGIN, b"raw")
        store.letters.queue([ours(7)], BEGIN)
        assert store.letters.outgoing("out 7").n == 7
    assert bool(told(path)) is script.startswith("delete")


def test_a_transaction_or_a_part_of_it_that_fails_is_not_counted(path):
    with Store.open(path) as store:
        add_letters(store)
        with suppress(Conflict), store.transaction():
            store.letters.queue([ours(7)], BEGIN)
            raise Conflict
        with store.transaction():
            with suppress(Conflict), store.savepoint():
                store.letters.add_letter("lost", "lost", ANNA, BEGIN, b"raw")
                raise Conflict
            store.letters.add_letter("kept", "kept", ANNA, BEGIN, b"raw")
    assert told(path) == {}


def test_gaps_that_were_there_before_letters_were_counted_are_written_down(tmp_path):
    kept = versions()[0]
    kept.put(tmp_path)
    path = tmp_path / "corr.sqlite3"
    by_hand(path, "delete from inbox where n in (1, 4, 5)")
    assert told(path) == {}
    with Store.open(path) as store:
        gaps = store.engine.rows("select first, last from gap order by first", {})
    assert [(row["first"], row["last"]) for row in gaps] == [(1, 1), (4, 5)]
    by_hand(path, "delete from inbox where n = 9")
    assert told(path) == {"inbox": "number 9 is missing: rows are never deleted"}


def test_a_check_of_all_names_the_table(tmp_path):
    with House(tmp_path) as house:
        house.start()
        house.play("a1")
        assert check_all(house.office).faults == ()
        with house.office.store.transaction():
            engine = house.office.store.engine
            engine.run("delete from outbox where n = (select max(n) from outbox)", {})
        faults = [one for one in check_all(house.office).faults if one.where == "outbox"]
        assert [one.what for one in faults if "the newest" in one.what]


def test_a_hash_depends_on_number_name_and_all_before():
    one = Tally().with_letter(1, "a")
    assert one.with_letter(2, "b") != one.with_letter(3, "b")
    assert one.with_letter(2, "b").link != Tally().with_letter(2, "b").link
