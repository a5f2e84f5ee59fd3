"""The contract of the store: how the connections and the daemon are doing."""

from corr.store.upkeep import HealthRow
from tests.store.store_engines import (  # noqa: F401  (fixtures)
    BEGIN,
    DAY,
    MINUTE,
    databases,
    stores,
)


def note(store, name="imap", *, ok, at, detail=""):
    with store.transaction():
        store.health.note_health(name, ok=ok, at=at, detail=detail)


def test_nothing_is_known_at_first(store):
    assert store.health.noted() == []


def test_a_state_lasts_since_it_began(store):
    for minute in range(3):
        note(store, ok=True, at=BEGIN + minute * MINUTE, detail="fine")
    assert store.health.noted() == [
        HealthRow(
            name="imap",
            ok=True,
            since=BEGIN,
            at=BEGIN + 2 * MINUTE,
            failures=0,
            detail="fine",
        )
    ]


def test_failures_are_counted_until_it_is_well_again(store):
    note(store, ok=True, at=BEGIN)
    for minute in range(1, 4):
        note(store, ok=False, at=BEGIN + minute * MINUTE, detail=f"failure {minute}")
    (row,) = store.health.noted()
    assert (row.ok, row.failures, row.since) == (False, 3, BEGIN + MINUTE)
    assert row.detail == "failure 3"
    note(store, ok=True, at=BEGIN + DAY)
    (row,) = store.health.noted()
    assert (row.ok, row.failures, row.since, row.detail) == (True, 0, BEGIN + DAY, "")


def test_the_first_note_may_be_a_failure(store):
    note(store, ok=False, at=BEGIN)
    assert store.health.noted()[0].failures == 1


def test_each_name_has_its_own_health(store):
    for name in ("smtp", "loop", "imap"):
        note(store, name, ok=name != "smtp", at=BEGIN)
    assert [(row.name, row.ok) for row in store.health.noted()] == [
        ("imap", True),
        ("loop", True),
        ("smtp", False),
    ]
