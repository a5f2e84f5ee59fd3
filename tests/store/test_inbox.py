"""The contract of the store: letters that came in, and how far all mail has been read."""

from datetime import datetime

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from corr.store.rows import InboxRow
from corr.store.store import Store
from tests.store.store_engines import (  # noqa: F401  (fixtures)
    BEGIN,
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    add_player,
    databases,
    stores,
    undone,
)

BOX = "td@example.org/INBOX"


def add(store: Store, key: str, sender: str = "asa@example.org", at: datetime = BEGIN) -> bool:
    with store.transaction():
        return store.letters.add_letter(
            key, f"{key}@example.org", sender, at, f"raw {key}".encode()
        )


def claim(
    store: Store, worker: str = "one", *, real: datetime = BEGIN, limit: int = 100
) -> list[InboxRow]:
    with store.transaction():
        return store.leases.claim_letters(
            worker, real=real, lease_until=real + 5 * MINUTE, limit=limit
        )


def keys(rows: list[InboxRow]) -> list[str]:
    return [row.key for row in rows]


def finish(store: Store, key: str, state: str = "handled", reason: str = "") -> None:
    with store.transaction():
        store.letters.finish_letter(key, state, reason)


def retry(store: Store, key: str, at: datetime) -> None:
    with store.transaction():
        store.letters.retry_letter(key, at, "outage")


# -- coming in ----


def test_a_letter_is_kept_as_it_came(store):
    raw = bytes(range(256))
    with store.transaction():
        assert store.letters.add_letter("key", "<id@x>", "asa@example.org", BEGIN, raw) is True
    assert store.letters.letter("key") == InboxRow(
        key="key",
        message_id="<id@x>",
        sender="asa@example.org",
        arrived=BEGIN,
        raw=raw,
        state="received",
        reason="",
        attempts=0,
    )
    assert store.letters.letter("other") is None


def test_the_same_letter_is_kept_once_and_as_it_came_first(store):
    assert add(store, "key") is True
    assert add(store, "key", "other@example.org", BEGIN + DAY) is False
    assert store.letters.letter("key").sender == "asa@example.org"
    assert store.letters.waiting_letters() == 1


def test_a_letter_that_was_handled_does_not_come_back(store):
    add(store, "key")
    finish(store, "key")
    assert add(store, "key") is False
    assert claim(store) == []


def test_letters_are_listed_by_state_the_oldest_first_and_without_their_bytes(store):
    for key, at in (("late", BEGIN + DAY), ("early", BEGIN), ("done", BEGIN - DAY)):
        add(store, key, at=at)
    finish(store, "done", "refused", "unclear")
    assert keys(store.letters.in_state("received")) == ["early", "late"]
    assert keys(store.letters.in_state("")) == ["done", "early", "late"]
    assert keys(store.letters.in_state("", limit=1)) == ["done"]
    assert [row.raw for row in store.letters.in_state("")] == [b""] * 3
    assert [(row.state, row.reason) for row in store.letters.in_state("refused")] == [
        ("refused", "unclear")
    ]


def test_keys_are_found_by_how_they_begin_whatever_characters_they_have(store):
    for key in ("ab_1", "ab%2", "abc", "AB_1"):
        add(store, key)
    assert store.letters.letter_keys("ab") == ["ab%2", "ab_1", "abc"]
    assert store.letters.letter_keys("ab_") == ["ab_1"]
    assert store.letters.letter_keys("ab%") == ["ab%2"]
    assert store.letters.letter_keys("ab", limit=2) == ["ab%2", "ab_1"]
    assert store.letters.letter_keys("x") == []


def test_a_letter_in_no_known_state_is_refused(store, database):
    add(store, "key")
    with pytest.raises(database.conflict):
        finish(store, "key", "lost")
    assert store.letters.letter("key").state == "received"


# -- being taken ----


def test_letters_are_taken_by_arrival_and_then_as_they_were_added(store):
    add(store, "third", "c@example.org", BEGIN + SECOND)
    add(store, "first", "z@example.org", BEGIN)
    add(store, "second", "a@example.org", BEGIN)
    assert keys(claim(store)) == ["first", "second", "third"]


def test_no_more_are_taken_than_asked_for(store):
    for key in "abc":
        add(store, key, f"{key}@example.org")
    assert keys(claim(store, limit=2)) == ["a", "b"]
    assert keys(claim(store, limit=2)) == ["c"]


def test_the_try_is_counted_before_the_work(store, database):
    add(store, "key")
    (row,) = claim(store)
    assert row.attempts == 1
    assert database.open().letters.letter("key").attempts == 1


def test_a_letter_that_was_taken_is_not_taken_again_until_its_lease_is_over(store):
    add(store, "key")
    claim(store)
    assert claim(store, "two", real=BEGIN + 5 * MINUTE - SECOND) == []
    (row,) = claim(store, "two", real=BEGIN + 5 * MINUTE)
    assert row.attempts == 2


def test_a_letter_is_held_by_the_worker_that_took_it_last_and_until_it_is_finished(store):
    add(store, "key")
    claim(store, "one")
    assert (store.leases.holds_letter("key", "one"), store.leases.holds_letter("key", "two")) == (
        True,
        False,
    )
    claim(store, "two", real=BEGIN + HOUR)
    assert (store.leases.holds_letter("key", "one"), store.leases.holds_letter("key", "two")) == (
        False,
        True,
    )
    finish(store, "key")
    assert store.leases.holds_letter("key", "two") is False


def test_a_worker_that_died_gives_back_its_own_letters_only(store):
    add(store, "a", "a@example.org")
    claim(store, "dead")
    add(store, "b", "b@example.org")
    claim(store, "alive")
    with store.transaction():
        store.leases.free_uncounted("dead", apart=False)
    assert keys(claim(store, "new")) == ["a"]


def test_no_letter_is_taken_while_an_older_one_of_its_sender_waits_for_later(store):
    add(store, "old", "asa@example.org", BEGIN)
    add(store, "young", "asa@example.org", BEGIN + SECOND)
    add(store, "other", "bo@example.org", BEGIN + MINUTE)
    retry(store, "old", BEGIN + HOUR)
    assert keys(claim(store)) == ["other"]
    finish(store, "other")
    assert keys(claim(store, real=BEGIN + HOUR)) == ["old", "young"]


def test_of_letters_of_the_same_second_the_one_that_was_added_first_is_the_older_one(store):
    add(store, "z-old", "asa@example.org", BEGIN)
    add(store, "a-young", "asa@example.org", BEGIN)
    retry(store, "z-old", BEGIN + HOUR)
    assert claim(store) == []


def test_no_letter_is_taken_while_another_worker_has_an_older_one_of_its_sender(store):
    add(store, "old", "asa@example.org", BEGIN)
    assert keys(claim(store, "one")) == ["old"]
    add(store, "young", "asa@example.org", BEGIN + SECOND)
    assert claim(store, "two") == []
    finish(store, "old")
    assert keys(claim(store, "two")) == ["young"]


def test_a_younger_letter_may_go_once_the_older_one_was_set_aside(store):
    add(store, "old", "asa@example.org", BEGIN)
    add(store, "young", "asa@example.org", BEGIN + SECOND)
    finish(store, "old", "quarantined", "bounce")
    assert keys(claim(store)) == ["young"]


def test_a_letter_that_failed_before_is_taken_alone(store):
    add(store, "kills", "asa@example.org", BEGIN + SECOND)
    claim(store)
    add(store, "early", "bo@example.org", BEGIN)
    add(store, "late", "cy@example.org", BEGIN + MINUTE)
    real = BEGIN + HOUR
    assert keys(claim(store, "next", real=real)) == ["kills"]
    assert keys(claim(store, "next", real=real)) == ["early", "late"]


def test_a_letter_that_failed_before_still_waits_for_an_older_one_of_its_sender(store):
    add(store, "young", "asa@example.org", BEGIN + DAY)
    claim(store)
    retry(store, "young", BEGIN + MINUTE)
    add(store, "old", "asa@example.org", BEGIN)  # set aside before, and released now
    real = BEGIN + HOUR
    assert keys(claim(store, real=real)) == ["old"]
    assert claim(store, real=real) == []
    finish(store, "old")
    assert keys(claim(store, real=real)) == ["young"]


LATER = {False: "", True: "2024-02-01T12:00:00.000001Z"}
LETTERS = st.lists(
    st.fixed_dictionaries(
        {
            "sender": st.sampled_from("ABC"),
            "arrival": st.integers(0, 3),
            "state": st.sampled_from(["received"] * 4 + ["handled", "quarantined"]),
            "next_at": st.sampled_from([False, False, True]).map(LATER.get),
            "lease_until": st.sampled_from([False, False, True]).map(LATER.get),
            "attempts": st.integers(0, 1),
        }
    ),
    max_size=8,
)


def fill(store: Store, letters: list[dict[str, object]]) -> None:
    for number, letter in enumerate(letters):
        key, at = f"k{number}", BEGIN + letter["arrival"] * SECOND
        store.letters.add_letter(key, key, letter["sender"], at, b"")
        store.engine.run(
            """update inbox set attempts = :attempts, state = :state, next_at = :next_at,
               lease_until = :lease_until where key = :key""",
            {"key": key, **letter},
        )


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(letters=LETTERS, limit=st.integers(1, 5))
def test_whatever_lies_in_the_inbox_every_sender_is_served_in_order(store, letters, limit):
    with undone(store):
        fill(store, letters)
        waiting = store.letters.in_state("received")
        taken = store.leases.claim_letters("w", real=BEGIN, lease_until=BEGIN + HOUR, limit=limit)
    assert len(taken) <= limit
    assert len(taken) == 1 or all(row.attempts == 1 for row in taken)
    order = keys(waiting)
    assert keys(taken) == sorted(keys(taken), key=order.index)
    for row in taken:
        older = [w.key for w in waiting[: order.index(row.key)] if w.sender == row.sender]
        assert set(older) <= set(keys(taken))


def test_two_workers_never_take_the_same_letter(database):
    one, two = database.open(), database.open()
    for number in range(6):
        add(one, f"k{number}", f"{number % 3}@example.org", BEGIN + number * SECOND)
    assert keys(claim(one, "one", limit=2)) == ["k0", "k1"]
    assert keys(claim(two, "two", limit=2)) == ["k2", "k5"]  # k3 and k4 wait for k0 and k1
    assert claim(one, "one") == claim(two, "two") == []
    finish(two, "k0")
    assert keys(claim(one, "one")) == ["k3"]


def test_a_letter_waits_for_later_and_then_is_taken_with_its_tries_counted(store):
    add(store, "key")
    for tries in (1, 2, 3):
        (row,) = claim(store, real=BEGIN + tries * HOUR)
        assert row.attempts == tries
        retry(store, "key", BEGIN + (tries + 1) * HOUR)
    assert store.letters.letter("key").reason == "outage"
    assert store.letters.letter("key").state == "received"


# -- set aside ----


def test_a_letter_that_was_set_aside_is_released_as_good_as_new(store):
    add(store, "key")
    claim(store)
    retry(store, "key", BEGIN + DAY)
    finish(store, "key", "quarantined", "crashed")
    assert claim(store, real=BEGIN + 2 * DAY) == []
    with store.transaction():
        store.letters.release_letter("key")
    row = store.letters.letter("key")
    assert (row.state, row.reason, row.attempts) == ("received", "", 0)
    assert keys(claim(store)) == ["key"]


def test_a_letter_that_was_dropped_stays_with_its_reason(store):
    add(store, "key")
    finish(store, "key", "dropped", "spam")
    assert claim(store) == []
    assert (store.letters.letter("key").state, store.letters.letter("key").reason) == (
        "dropped",
        "spam",
    )


def test_a_letter_that_was_set_aside_holds_its_player_from_its_arrival_on(store):
    add_player(store, "P0001", "asa@example.org", "asa@example.net")
    add_player(store, "P0002", "bo@example.org")
    add(store, "key", "asa@example.net", BEGIN)
    assert not store.upkeep.has_set_aside("P0001", BEGIN + DAY)
    finish(store, "key", "quarantined", "too_big")
    assert store.upkeep.has_set_aside("P0001", BEGIN)
    assert not store.upkeep.has_set_aside("P0001", BEGIN - SECOND)
    assert not store.upkeep.has_set_aside("P0002", BEGIN + DAY)
    finish(store, "key", "dropped")
    assert not store.upkeep.has_set_aside("P0001", BEGIN + DAY)


def test_a_letter_that_may_be_from_a_player_holds_them_for_as_long_as_is_said(store):
    add_player(store, "P0001", "asa@example.org")
    add(store, "key", "kim@example.net", BEGIN)
    finish(store, "key", "quarantined", "foreign_address")
    assert not store.upkeep.has_set_aside("P0001", BEGIN)
    with store.transaction():
        store.letters.may_be_from("key", "P0001")
    assert store.upkeep.has_set_aside("P0001", BEGIN, strange_since=BEGIN)
    assert not store.upkeep.has_set_aside("P0001", BEGIN, strange_since=BEGIN + SECOND)


@pytest.mark.parametrize(
    ("reason", "holds"),
    [("crashed", True), ("too_big", True), ("auto_reply", False), ("list_mail", False)],
)
def test_what_a_machine_wrote_holds_nobody(store, reason, holds):
    add_player(store, "P0001", "asa@example.org")
    add(store, "key", "asa@example.org", BEGIN)
    finish(store, "key", "quarantined", reason)
    assert store.upkeep.has_set_aside("P0001", BEGIN) is holds


# -- how far the mailbox has been read ----


def drained(store: Store, at: datetime, box: str = BOX) -> None:
    with store.transaction():
        store.letters.move_cursor(box, 7, 1)
        store.letters.mark_drained(box, at)


def test_the_cursor_is_where_the_last_fetch_ended(store):
    assert store.letters.cursor(BOX) == (0, 0)
    with store.transaction():
        store.letters.move_cursor(BOX, 7, 40)
        store.letters.move_cursor("other", 1, 2)
    assert store.letters.cursor(BOX) == (7, 40)
    with store.transaction():
        store.letters.move_cursor(BOX, 8, 3)
    assert (store.letters.cursor(BOX), store.letters.cursor("other")) == ((8, 3), (1, 2))


def test_nothing_is_known_to_be_read_before_the_mailbox_was_empty_once(store):
    assert store.letters.read_up_to(BOX) is None
    add(store, "key")
    assert store.letters.read_up_to(BOX) is None
    with store.transaction():
        store.letters.move_cursor(BOX, 7, 1)
    assert store.letters.read_up_to(BOX) is None
    finish(store, "key")
    assert store.letters.read_up_to(BOX) is None


def test_all_is_read_up_to_when_the_mailbox_was_last_empty(store):
    drained(store, BEGIN)
    assert store.letters.read_up_to(BOX) == BEGIN
    drained(store, BEGIN + MINUTE)
    assert store.letters.read_up_to(BOX) == BEGIN + MINUTE


def test_fetching_more_takes_nothing_back(store):
    drained(store, BEGIN)
    with store.transaction():
        store.letters.move_cursor(BOX, 9, 2)
    assert store.letters.read_up_to(BOX) == BEGIN


def test_a_letter_that_waits_holds_the_time_at_its_arrival(store):
    drained(store, BEGIN + DAY)
    add(store, "b", "bo@example.org", BEGIN + HOUR)
    add(store, "a", "asa@example.org", BEGIN)
    assert store.letters.read_up_to(BOX) == BEGIN
    claim(store)
    assert store.letters.read_up_to(BOX) == BEGIN
    finish(store, "a", "refused")
    assert store.letters.read_up_to(BOX) == BEGIN + HOUR
    retry(store, "b", BEGIN + 9 * DAY)
    assert store.letters.read_up_to(BOX) == BEGIN + HOUR
    finish(store, "b", "quarantined")
    assert store.letters.read_up_to(BOX) == BEGIN + DAY
    with store.transaction():
        store.letters.release_letter("b")
    assert store.letters.read_up_to(BOX) == BEGIN + HOUR


def test_a_mailbox_that_was_given_up_holds_nothing(store):
    drained(store, BEGIN + DAY)
    drained(store, BEGIN, "other")
    assert store.letters.read_up_to(BOX) == BEGIN + DAY
    assert store.letters.read_up_to("other") == BEGIN
    assert store.letters.read_up_to("never seen") is None


def test_a_mailbox_is_known_empty_as_long_as_a_clock_that_ran_ahead_said_so_and_no_longer(store):
    drained(store, BEGIN + 365 * DAY)
    drained(store, BEGIN)
    assert store.letters.read_up_to(BOX) == BEGIN


def test_a_clock_that_was_put_back_by_a_year_stops_no_letter(store):
    ahead = BEGIN + 365 * DAY
    add(store, "taken", "asa@example.org")
    add(store, "failed", "bo@example.org")
    claim(store, "one", real=ahead)
    retry(store, "failed", ahead + HOUR)
    assert set(keys(claim(store, "two", real=ahead))) == set()
    assert keys(claim(store, "two")) == ["taken"]
    finish(store, "taken")
    assert keys(claim(store, "two")) == ["failed"]


def test_a_clock_that_was_put_back_by_a_little_only_makes_a_letter_wait_longer(store):
    add(store, "key")
    claim(store, real=BEGIN + HOUR)
    assert claim(store, "two") == []
    assert keys(claim(store, "two", real=BEGIN + HOUR + 5 * MINUTE)) == ["key"]
