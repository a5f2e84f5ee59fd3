"""The contract of the store: letters to go out."""

from dataclasses import replace
from datetime import datetime

import pytest

from corr.store.rows import OutboxRow
from corr.store.store import Store
from tests.store.store_engines import (  # noqa: F401  (fixtures)
    BEGIN,
    DAY,
    HOUR,
    MINUTE,
    SECOND,
    databases,
    stores,
    undone,
)


def letter(name: str, **more: object) -> OutboxRow:
    values = {
        "message_id": f"{name}@example.org",
        "cause": f"cause of {name}",
        "recipient": "asa@example.org",
        "raw": f"raw {name}".encode(),
    }
    return OutboxRow(**{**values, **more})


def queue(store: Store, *rows: OutboxRow, at: datetime = BEGIN) -> None:
    with store.transaction():
        store.letters.queue(rows, at)


def claim(
    store: Store, worker: str = "one", *, real: datetime = BEGIN, limit: int = 100
) -> list[OutboxRow]:
    with store.transaction():
        return store.leases.claim_outgoing(
            worker, real=real, lease_until=real + 5 * MINUTE, limit=limit
        )


def names(rows: list[OutboxRow]) -> list[str]:
    return [row.message_id.removesuffix("@example.org") for row in rows]


def finish(store: Store, name: str, state: str, reply: str = "250 ok") -> None:
    with store.transaction():
        store.letters.finish_outgoing(f"{name}@example.org", state, reply, BEGIN + DAY)


def test_a_letter_is_queued_as_final_bytes(store):
    row = letter("a", raw=bytes(range(256)), game="SK24-001", unsolicited=True)
    queue(store, row)
    assert store.letters.outgoing("a@example.org") == row
    assert store.letters.outgoing("b@example.org") is None
    assert store.letters.waiting_outgoing() == 1


def test_a_message_id_is_queued_once_and_its_bytes_never_change(store):
    queue(store, letter("a"), letter("a", raw=b"other"), letter("b"))
    queue(store, letter("a", raw=b"third"))
    assert names(store.letters.outgoing_by_state("queued")) == ["a", "b"]
    assert store.letters.outgoing("a@example.org").raw == b"raw a"


def test_a_letter_that_was_sent_is_not_queued_again(store):
    queue(store, letter("a"))
    claim(store)
    finish(store, "a", "sent")
    queue(store, letter("a"))
    assert claim(store, real=BEGIN + DAY) == []
    assert store.letters.outgoing("a@example.org").state == "sent"


def test_letters_go_out_in_the_order_in_which_they_were_queued(store):
    queue(store, letter("z"), letter("b"))
    queue(store, letter("a"), at=BEGIN - DAY)
    assert names(claim(store, limit=2)) == ["z", "b"]
    assert names(claim(store)) == ["a"]


def test_the_order_goes_on_after_letters_that_were_left_out(store):
    queue(store, letter("a"), letter("b"))
    queue(store, letter("b"), letter("c"), letter("a"), letter("d"))
    queue(store, letter("e"))
    assert names(claim(store)) == ["a", "b", "c", "d", "e"]


def test_a_letter_that_was_taken_is_taken_again_when_its_lease_is_over(store, database):
    queue(store, letter("a"))
    (row,) = claim(store)
    assert (row.attempts, row.raw) == (1, b"raw a")
    assert database.open().letters.outgoing("a@example.org").attempts == 1
    assert claim(store, "two", real=BEGIN + 5 * MINUTE - SECOND) == []
    (again,) = claim(store, "two", real=BEGIN + 5 * MINUTE)
    assert again == replace(row, attempts=2)


def test_a_worker_that_died_gives_back_its_own_letters_only(store):
    queue(store, letter("a"))
    claim(store, "dead")
    queue(store, letter("b"))
    claim(store, "alive")
    with store.transaction():
        store.leases.free_uncounted("dead", apart=False)
    assert names(claim(store, "new")) == ["a"]


def test_a_letter_that_could_not_be_sent_now_is_tried_later(store):
    queue(store, letter("a"), letter("b"))
    claim(store)
    with store.transaction():
        store.letters.retry_outgoing("a@example.org", BEGIN + HOUR, "451 later")
    assert store.letters.outgoing("a@example.org").smtp_reply == "451 later"
    assert claim(store, real=BEGIN + MINUTE) == []
    assert names(claim(store, real=BEGIN + HOUR)) == ["a", "b"]


@pytest.mark.parametrize("state", ["sent", "failed"])
def test_a_letter_that_is_done_with_keeps_the_last_words_of_the_server(store, state):
    queue(store, letter("a"), letter("b"))
    claim(store)
    finish(store, "a", state, "5xx or 250")
    row = store.letters.outgoing("a@example.org")
    assert (row.state, row.smtp_reply, row.attempts) == (state, "5xx or 250", 1)
    assert names(claim(store, real=BEGIN + DAY)) == ["b"]
    assert names(store.letters.outgoing_by_state(state)) == ["a"]
    assert names(store.letters.outgoing_by_state("")) == ["a", "b"]
    assert names(store.letters.outgoing_by_state("", limit=1)) == ["a"]
    assert store.letters.waiting_outgoing() == 1


def test_a_letter_in_no_known_state_is_refused(store, database):
    queue(store, letter("a"))
    with pytest.raises(database.conflict):
        finish(store, "a", "lost")
    assert store.letters.outgoing("a@example.org").state == "queued"


def test_letters_of_a_transaction_that_fails_are_never_sent(store):
    with undone(store):
        store.letters.queue([letter("a")], BEGIN)
    assert (claim(store), store.letters.outgoing("a@example.org")) == ([], None)


def test_letters_to_a_position_are_counted_by_how_their_names_begin(store):
    tag = "SK24-017.12.ABCDEFGHIJKLMNOP."
    for name in (f"{tag}1", f"{tag}2", "SK24-017.12.ABCDEFGHIJKLMNOQ.1", "SK24-017.1.A.1"):
        queue(store, letter(name))
    assert store.letters.letters_at(tag) == 2
    assert store.letters.letters_at("SK24-017.12.") == 3
    assert store.letters.letters_at("SK24-018.") == 0


def test_what_led_to_a_letter_is_remembered_when_it_was_sent(store):
    queue(store, letter("a", cause="remind.SK24-001.3"))
    claim(store)
    finish(store, "a", "sent")
    assert store.letters.has_cause("remind.SK24-001.3")
    assert not store.letters.has_cause("remind.SK24-001.")


def test_only_letters_that_a_sender_provoked_count_against_them(store):
    asa = {"recipient": "asa@example.org", "unsolicited": True}
    queue(store, letter("old", **asa), at=BEGIN - HOUR)
    queue(store, letter("one", **asa), at=BEGIN - HOUR + SECOND)
    queue(store, letter("two", **asa), at=BEGIN)
    queue(store, letter("move", recipient="asa@example.org"), at=BEGIN)
    queue(store, letter("bo", recipient="bo@example.org", unsolicited=True), at=BEGIN)
    assert store.letters.unsolicited_since("asa@example.org", BEGIN - HOUR) == 2
    assert store.letters.unsolicited_since("bo@example.org", BEGIN - HOUR) == 1
    assert store.letters.unsolicited_since("cy@example.org", BEGIN - HOUR) == 0


def test_a_clock_that_was_put_back_by_a_year_stops_no_letter(store):
    ahead = BEGIN + 365 * DAY
    queue(store, letter("taken"), letter("put_off"))
    claim(store, real=ahead)
    with store.transaction():
        store.letters.retry_outgoing("put_off@example.org", ahead + HOUR, "451 later")
    assert claim(store, "two", real=ahead) == []
    assert names(claim(store, "two")) == ["taken", "put_off"]
