"""The contract of the store for very many rows at once: the same rows as one by one."""

import tracemalloc
from collections.abc import Iterator
from datetime import timedelta

import pytest

from corr.errors import StoreError
from corr.games.rules import Seat
from corr.store.rows import GameRow
from corr.store.store import Store
from corr.tournament.events.events import Event, Resigned
from corr.tournament.events.events_games import DrawOffered
from tests.store.store_engines import (  # noqa: F401  (fixtures)
    BEGIN,
    add_player,
    databases,
    stores,
)

BODIES = (DrawOffered(seat=Seat.FIRST), Resigned(seat=Seat.SECOND))
COUNT = 50


@pytest.fixture(name="event")
def stores_with_an_event(store: Store) -> Store:
    for player in ("P0001", "P0002"):
        add_player(store, player)
    with store.transaction():
        store.events.put_tournament("Sverigekorr", "SK24", "open", 1)
    return store


def events(count: int, cause: str = "letter") -> Iterator[Event]:
    """Two events each of so many streams."""
    for number in range(count):
        for seq, body in enumerate(BODIES, 1):
            yield Event(stream=f"S{number}", seq=seq, at=BEGIN, cause=cause, body=body)


def rows(count: int, **more: object) -> Iterator[GameRow]:
    for number in range(count):
        fields = {"state": "running", "to_act": "first", "result": "", "ending": "", "version": 1}
        fields |= {"due_at": BEGIN + timedelta(days=number), "next_at": None, "ended_at": None}
        fields |= {"first": "P0001", "second": "P0002", "started_at": BEGIN, "moves": (0, 0)}
        yield GameRow(**{"id": f"SK24-{number:03d}", "event": "SK24", **fields, **more})


def table(store: Store, name: str) -> list[dict[str, object]]:
    return store.engine.rows(f"select rowid as row_number, * from {name} order by rowid", {})


def test_many_events_are_kept_as_one_by_one(store, database, tmp_path):
    with store.transaction():
        store.events.append("before", 0, BODIES[:1], at=BEGIN, cause="letter")
        store.events.append_many(events(COUNT))
    many = table(store, "event")
    with store.transaction():
        store.engine.run("delete from event", {})
        store.events.append("before", 0, BODIES[:1], at=BEGIN, cause="letter")
        for number in range(COUNT):
            for seq, body in enumerate(BODIES):
                store.events.append(f"S{number}", seq, [body], at=BEGIN, cause="letter")
    assert len(many) == 1 + 2 * COUNT
    assert table(store, "event") == many


def test_many_rows_of_games_are_kept_as_one_by_one(event):
    with event.transaction():
        event.events.add_games(rows(COUNT))
    many = table(event, "game")
    with event.transaction():
        event.engine.run("delete from game", {})
        for row in rows(COUNT):
            event.events.put_game(row)
    assert len(many) == COUNT
    assert table(event, "game") == many
    assert event.events.games_of_event("SK24") == list(rows(COUNT))
    assert event.events.game_ids("SK24") == [row.id for row in rows(COUNT)]


def test_many_rows_follow_their_games(event):
    with event.transaction():
        event.events.add_games(rows(COUNT))
        for row in rows(COUNT, version=2, to_act="second"):
            event.events.put_game(row)
    assert event.events.games_of_event("SK24") == list(rows(COUNT, version=2, to_act="second"))


def test_a_game_that_has_a_row_is_no_new_one(event, database):
    with event.transaction():
        event.events.put_game(next(rows(1)))

    def again() -> None:
        with event.transaction():
            event.events.add_games(rows(COUNT))

    with pytest.raises(database.conflict):
        again()
    assert event.events.game_ids("SK24") == ["SK24-000"]


def test_who_plays_a_game_is_written_apart_from_the_rest(event):
    add_player(event, "P0003")
    with event.transaction():
        event.events.add_games(rows(2))
        event.events.put_game(next(rows(1, first="P0003", version=2)))
    assert event.events.game_row("SK24-000") == next(rows(1, version=2))
    with event.transaction():
        event.events.put_players("SK24-000", "P0003", "P0002")
        event.events.put_game(next(rows(1, state="ended", to_act="", result="1-0")))
    assert event.events.game_row("SK24-000").first == "P0003"
    assert event.events.who_plays("SK24") == [("P0001", "P0002")]


def test_one_that_is_there_already_takes_all_with_it(store, database):
    with store.transaction():
        store.events.append("S7", 0, BODIES[:1], at=BEGIN, cause="fast")

    def slow() -> None:
        with store.transaction():
            store.events.append_many(events(COUNT))

    with pytest.raises(database.conflict):
        slow()
    assert [row["cause"] for row in table(store, "event")] == ["fast"]


def test_many_are_not_written_outside_a_transaction(event):
    with pytest.raises(StoreError, match="a write outside a transaction"):
        event.events.append_many(events(1))
    with pytest.raises(StoreError, match="a write outside a transaction"):
        event.events.add_games(rows(1))
    assert table(event, "event") == table(event, "game") == []


def test_many_events_are_asked_for_one_by_one_and_none_is_held(store):
    def peak(count: int) -> int:
        tracemalloc.start()
        with store.transaction():
            store.events.append_many(events(count, cause=f"of {count}"))
            store.engine.run("delete from event", {})
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return found

    few, many = peak(500), peak(5_000)
    assert many < few + 100_000


def test_what_was_seen_is_asked_for_anew_only_where_it_changed(event):
    with event.transaction():
        player, version = event.players.player("P0001"), event.events.tournament_version("SK24")
        event.events.put_tournament("Sverigekorr", "SK24", "running", 2)
        assert (version, event.events.tournament_version("SK24")) == (1, 2)
        assert event.players.player("P0001") is player
