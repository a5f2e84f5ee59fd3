"""Parts of a transaction that are undone alone, and what is remembered while one is open."""

from contextlib import contextmanager, suppress

import pytest

from corr.errors import Conflict, StoreError
from tests.store.store_engines import BEGIN, Undone, add_player, databases, stores, undone

__all__ = ["databases", "stores"]


def add_letter(store, key):
    return store.letters.add_letter(key, f"{key}@there", "asa@example.org", BEGIN, b"raw")


@contextmanager
def undone_part(store):
    """A part of a transaction that is rolled back at its end."""
    with suppress(Undone), store.savepoint():
        yield
        raise Undone


def break_a_key(store):
    with store.savepoint():
        add_letter(store, "within")
        store.events.put_entry("no such event", "nobody", 1)


def test_a_part_that_fails_is_undone_and_the_rest_stays(store):
    with store.transaction():
        add_letter(store, "before")
        with undone_part(store):
            add_letter(store, "within")
        add_letter(store, "after")
    assert [row.key for row in store.letters.in_state("")] == ["before", "after"]


def test_a_part_that_breaks_a_key_is_undone_and_the_rest_stays(store):
    with store.transaction():
        add_letter(store, "before")
        with pytest.raises(Conflict):
            break_a_key(store)
        add_letter(store, "after")
    assert [row.key for row in store.letters.in_state("")] == ["before", "after"]


def test_a_part_that_is_done_goes_with_the_whole(store):
    with undone(store), store.savepoint():
        add_letter(store, "within")
    assert store.letters.in_state("") == []


def test_a_part_of_nothing_cannot_be(store):
    with pytest.raises(StoreError, match="savepoint"), store.savepoint():
        pass


def test_what_was_read_in_a_part_that_failed_is_read_anew(store):
    row = add_player(store, "P0001")
    with store.transaction():
        with undone_part(store):
            add_player(store, "P0001", "other@example.org")
            assert store.players.player("P0001").addresses == ("other@example.org",)
        assert store.players.player("P0001") == row


def test_what_a_transaction_writes_it_reads(store):
    with store.transaction():
        assert store.players.player("P0001") is None
        assert store.players.player_by_address("p0001@example.org") is None
        row = add_player(store, "P0001")
        assert (
            store.players.player("P0001")
            == store.players.player_by_address("p0001@example.org")
            == row
        )
        assert store.events.tournament_version("SK24") is None
        store.events.put_tournament("Name", "SK24", "open", 3)
        assert store.events.tournament_version("SK24") == 3


def test_the_next_transaction_sees_what_somebody_else_has_written(database):
    mine, other = database.open(), database.open()
    old = add_player(mine, "P0001")
    with mine.transaction():
        assert mine.players.player("P0001") == old
    new = add_player(other, "P0001", "other@example.org")
    assert mine.players.player("P0001") == new
    with mine.transaction():
        assert mine.players.player("P0001") == new


def mark(store, name):
    store.upkeep.set_mark(name, BEGIN)


def marks(store):
    return {name for name in "abcd" if store.upkeep.mark(name)}


@pytest.mark.parametrize("before", [True, False], ids=["written before", "nothing before"])
@pytest.mark.parametrize("outer", [True, False], ids=["outer fails", "outer stays"])
@pytest.mark.parametrize("inner", [True, False], ids=["inner fails", "inner stays"])
def test_a_part_in_a_part_is_undone_alone(store, before, outer, inner):
    with store.transaction():
        with suppress(Undone), store.savepoint():
            if before:
                mark(store, "a")
            with suppress(Undone), store.savepoint():
                mark(store, "b")
                if inner:
                    raise Undone
            mark(store, "c")
            if outer:
                raise Undone
        mark(store, "d")
        found = marks(store)
    left = set() if outer else {"c"} | ({"a"} if before else set()) | (set() if inner else {"b"})
    assert found == marks(store) == {"d", *left}


def test_a_part_that_writes_nothing_costs_no_statement(store):
    statements = []
    with store.transaction():
        store.engine.watch(statements.append)
        with store.savepoint(), store.savepoint():
            marks(store)
        with store.savepoint(), store.savepoint(), store.savepoint():
            mark(store, "a")
        store.engine.watch(None)
    kinds = [sql.split()[0] for sql in statements]
    assert kinds == ["select", "savepoint", "insert", "release"]
    assert marks(store) == {"a"}
