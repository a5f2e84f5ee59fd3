"""The contract of the store: events, the rows derived from them, players, transactions."""

from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import HealthCheck, given, settings
from msgspec.structs import replace

from corr.errors import StoreError
from corr.games.rules import Seat
from corr.store.rows import GameRow, PlayerRow, instant, stamp
from corr.store.store import Store
from corr.tournament.events.events import Event, Resigned
from corr.tournament.events.events_contest import Entered
from corr.tournament.events.events_games import DrawOffered
from tests.store.store_engines import (  # noqa: F401  (fixtures)
    BEGIN,
    DAY,
    HOUR,
    SECOND,
    add_player,
    databases,
    stores,
    undone,
)
from tests.whole.strategies import BODIES, INSTANTS

OFFERED = DrawOffered(seat=Seat.FIRST)
RESIGNED = Resigned(seat=Seat.SECOND)


def append(store: Store, stream: str, after: int, *bodies, cause: str = "letter", at=BEGIN):
    with store.transaction():
        return store.events.append(stream, after, bodies, at=at, cause=cause)


# -- transactions ----


def test_a_transaction_that_fails_leaves_nothing_and_the_next_one_works(store, database):
    with undone(store):
        store.events.append("S", 0, [OFFERED], at=BEGIN, cause="c")
        store.letters.add_letter("key", "id", "asa@example.org", BEGIN, b"")
    assert (store.events.of_stream("S"), store.letters.letter("key")) == ([], None)
    append(store, "S", 0, OFFERED)
    assert len(database.open().events.of_stream("S")) == 1


def test_nothing_is_seen_outside_before_the_end_of_a_transaction(store, database):
    other = database.open()
    with store.transaction():
        store.events.append("S", 0, [OFFERED], at=BEGIN, cause="c")
        assert other.events.of_stream("S") == []
    assert len(other.events.of_stream("S")) == 1


def test_a_write_outside_a_transaction_is_refused(store):
    with pytest.raises(StoreError, match="a write outside a transaction"):
        store.letters.add_letter("key", "id", "asa@example.org", BEGIN, b"")
    with pytest.raises(StoreError, match="a write outside a transaction"):
        store.events.append("S", 0, [OFFERED], at=BEGIN, cause="c")
    assert (store.events.of_stream("S"), store.letters.letter("key")) == ([], None)


def test_a_transaction_in_a_transaction_is_a_part_of_it(store):
    def nested() -> None:
        with store.transaction():
            with store.transaction():
                store.events.append("S", 0, [OFFERED], at=BEGIN, cause="c")
            raise StoreError("later")

    with pytest.raises(StoreError, match="later"):
        nested()
    assert store.events.of_stream("S") == []
    append(store, "S", 0, OFFERED)


def test_a_database_is_found_again_as_it_was_left(database):
    append(database.open(), "S", 0, OFFERED)
    again = database.open()
    assert [event.body for event in again.events.of_stream("S")] == [OFFERED]
    append(again, "S", 1, RESIGNED, cause="other")


# -- instants ----


@given(INSTANTS)
def test_instants_are_written_in_utc_and_read_back(at):
    assert instant(stamp(at)) == at
    assert instant(stamp(at)).utcoffset() == timedelta(0)


@given(INSTANTS, INSTANTS)
def test_instants_have_one_width_and_compare_as_texts(one, other):
    assert len(stamp(one)) == len(stamp(other)) == len("2024-02-29T12:00:00.000000Z")
    assert (stamp(one) < stamp(other)) == (one < other)


# -- events ----


def test_events_are_numbered_from_one_in_their_stream(store):
    first = append(store, "S", 0, OFFERED, RESIGNED)
    append(store, "T", 0, OFFERED, cause="other")
    assert first == (
        Event(stream="S", seq=1, at=BEGIN, cause="letter", body=OFFERED),
        Event(stream="S", seq=2, at=BEGIN, cause="letter", body=RESIGNED),
    )
    assert store.events.of_stream("S") == list(first)
    assert store.events.of_stream("S", after=1) == [first[1]]
    assert store.events.of_stream("S", after=2) == store.events.of_stream("unknown") == []


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=BODIES, at=INSTANTS)
def test_every_body_comes_back_as_it_was_appended(store, body, at):
    with undone(store):
        (event,) = store.events.append("S", 0, [body], at=at, cause="c")
        found = store.events.of_stream("S")
    assert found == [event]
    assert found[0].body == body


def test_many_events_come_back_in_the_order_of_their_numbers(store):
    for number in range(12):
        append(store, "S", number, Entered(player=f"P{number}"))
    assert [event.seq for event in store.events.of_stream("S")] == list(range(1, 13))


def test_whoever_was_slower_at_a_stream_is_told_and_leaves_nothing(store, database):
    append(store, "S", 0, OFFERED, cause="fast")

    def slow() -> None:
        with store.transaction():
            store.events.append("T", 0, [OFFERED], at=BEGIN, cause="slow")
            store.events.append("S", 0, [RESIGNED], at=BEGIN, cause="slow")

    with pytest.raises(database.conflict):
        slow()
    assert store.events.of_stream("T") == []
    assert [event.cause for event in store.events.of_stream("S")] == ["fast"]


def test_the_events_of_one_cause_are_counted_over_all_streams(store, database):
    append(store, "S", 0, OFFERED, RESIGNED, cause="letter")
    append(store, "T", 0, OFFERED, cause="letter")
    append(store, "U", 0, OFFERED, cause="other")
    rows = store.engine.rows("select stream, n from event order by stream, seq", {})
    assert [(row["stream"], row["n"]) for row in rows] == [("S", 1), ("S", 2), ("T", 3), ("U", 1)]
    again = """insert into event (stream, seq, kind, version, body, at, cause, n)
               select 'V', 1, kind, version, body, at, cause, n from event where stream = 'T'"""

    def same_place_twice() -> None:
        with store.transaction():
            store.engine.run(again, {})

    with pytest.raises(database.conflict):
        same_place_twice()


# -- derived rows ----


def game(name: str, **more: object) -> GameRow:
    row = GameRow(
        id=name,
        event="SK24",
        first="P0001",
        second="P0002",
        state="running",
        to_act="first",
        due_at=BEGIN + DAY,
        next_at=BEGIN + HOUR,
        result="",
        ending="",
        moves=(0, 0),
        started_at=BEGIN,
        ended_at=None,
        version=1,
    )
    return replace(row, **more)


@pytest.fixture
def event(store: Store) -> Store:
    """A store with three players and two events."""
    for player in ("P0001", "P0002", "P0003"):
        add_player(store, player)
    with store.transaction():
        store.events.put_tournament("Sverigekorr", "SK24", "open", 1)
        store.events.put_tournament("Another", "AB12", "open", 1)
    return store


def put(store: Store, *rows: GameRow) -> None:
    with store.transaction():
        for row in rows:
            store.events.put_game(row)


def test_an_event_row_follows_its_event(event):
    assert event.events.tournaments() == [
        ("AB12", "Another", "open"),
        ("SK24", "Sverigekorr", "open"),
    ]
    with event.transaction():
        event.events.put_tournament("Sverigekorr 2024", "SK24", "running", 7)
    assert event.events.tournaments()[1] == ("SK24", "Sverigekorr 2024", "running")
    assert [event.events.tournament_version(name) for name in ("SK24", "XY99")] == [7, None]


def test_an_entry_gets_its_start_number_later(event):
    with event.transaction():
        event.events.put_entry("SK24", "P0001", 0)
        event.events.put_entry("SK24", "P0001", 3)
    rows = event.engine.rows("select player, number from entry", {})
    assert rows == [{"player": "P0001", "number": 3}]


def test_the_events_of_a_player_come_with_their_state(event):
    with event.transaction():
        event.events.put_tournament("Another", "AB12", "closed", 9)
        for name in ("SK24", "AB12"):
            event.events.put_entry(name, "P0001", 0)
        event.events.put_entry("SK24", "P0002", 0)
    assert event.events.events_of_player("P0001") == [("AB12", "closed"), ("SK24", "open")]
    assert event.events.events_of_player("P0002") == [("SK24", "open")]
    assert event.events.events_of_player("P0009") == []


def test_a_game_row_comes_back_and_follows_its_game(event):
    put(event, game("SK24-001"))
    assert event.events.game_row("SK24-001") == game("SK24-001")
    ended = game(
        "SK24-001",
        state="ended",
        to_act="",
        due_at=None,
        next_at=None,
        result="1/2-1/2",
        ending="agreement",
        moves=(7, 6),
        ended_at=BEGIN + DAY,
        version=20,
    )
    put(event, ended)
    assert event.events.game_row("SK24-001") == ended
    assert event.events.game_row("SK24-002") is None


def test_games_stand_in_the_order_of_their_numbers(event):
    names = ["SK24-1000", "SK24-999", "SK24-002", "SK24-010"]
    put(event, *(game(name) for name in names), game("AB12-001", event="AB12"))
    listed = [row.id for row in event.events.games_of_event("SK24")]
    assert listed == ["SK24-002", "SK24-010", "SK24-999", "SK24-1000"]


def test_a_player_finds_the_games_of_either_seat_in_one_event_or_in_all(event):
    put(
        event,
        game("SK24-001"),
        game("SK24-002", first="P0003", second="P0001"),
        game("SK24-003", first="P0003"),
        game("AB12-001", event="AB12"),
    )
    mine = [row.id for row in event.events.games_of_player("P0001")]
    assert mine == ["AB12-001", "SK24-001", "SK24-002"]
    assert [row.id for row in event.events.games_of_player("P0001", "AB12")] == ["AB12-001"]
    assert event.events.games_of_player("P0009") == []


@pytest.mark.parametrize(
    ("result", "first", "second"),
    [("", "", ""), ("1-0", "1", "0"), ("0-1", "0", "1"), ("1/2-1/2", "1/2", "1/2")],
)
def test_a_result_is_told_as_each_player_sees_it(event, result, first, second):
    state = "ended" if result else "running"
    put(event, game("SK24-001", result=result, state=state, moves=(3, 2)))
    put(event, game("AB12-001", event="AB12", result="1-0", state="ended"))
    assert event.events.scores_of_player("P0001", "SK24", BEGIN) == [("P0002", first, True)]
    assert event.events.scores_of_player("P0002", "SK24", BEGIN) == [("P0001", second, True)]
    assert event.events.scores_of_player("P0003", "SK24", BEGIN) == []


@pytest.mark.parametrize(
    ("state", "moves", "counts"),
    [("running", (0, 0), True), ("ended", (1, 0), False), ("ended", (1, 1), True)],
)
def test_a_game_that_ended_before_both_had_moved_counts_for_nobody(event, state, moves, counts):
    put(
        event,
        game("SK24-001", state=state, moves=moves, result="1-0" if state != "running" else ""),
    )
    ((_, _, found),) = event.events.scores_of_player("P0001", "SK24", BEGIN)
    assert found is counts


@pytest.mark.parametrize(("days", "counts"), [(-1, False), (0, True), (5, True), (400, False)])
def test_a_game_that_was_ruled_counts_if_it_was_going_on_on_the_date(event, days, counts):
    ended = game("SK24-001", state="ended", moves=(9, 9), result="1-0", ending="adjudication")
    put(event, replace(ended, ended_at=BEGIN + 5 * DAY))
    ((_, _, found),) = event.events.scores_of_player("P0001", "SK24", BEGIN + days * DAY)
    assert found is counts


def test_running_games_are_looked_at_from_their_time_on_the_most_urgent_first(event):
    put(
        event,
        game("SK24-001", next_at=BEGIN),
        game("SK24-002", next_at=BEGIN - SECOND),
        game("SK24-003", next_at=BEGIN + SECOND),
        game("SK24-004", next_at=BEGIN - DAY, state="ended"),
        game("SK24-005", next_at=None),
    )
    assert [row.id for row in event.events.due_games(BEGIN)] == ["SK24-002", "SK24-001"]
    assert [row.id for row in event.events.due_games(BEGIN, limit=1)] == ["SK24-002"]
    with event.transaction():
        event.events.set_next_look("SK24-002", BEGIN + DAY)
    assert [row.id for row in event.events.due_games(BEGIN)] == ["SK24-001"]


@pytest.mark.parametrize("wrong", [{"first": "P0009"}, {"event": "XY99"}, {"state": "lost"}])
def test_a_game_of_nobody_or_nowhere_or_in_no_known_state_is_refused(event, database, wrong):
    with pytest.raises(database.conflict):
        put(event, game("SK24-001", **wrong))
    assert event.events.game_row("SK24-001") is None


def test_a_report_is_kept_as_it_was_made(event, database):
    with event.transaction():
        event.events.put_report("SK24", 1, "SK24.json", "{}", BEGIN)
        event.events.put_report("SK24", 1, "SK24.sv.txt", "Åsa", BEGIN)
        event.events.put_report("SK24", 2, "SK24.json", "{2}", BEGIN)
    assert event.events.report("SK24", 1) == {"SK24.json": "{}", "SK24.sv.txt": "Åsa"}
    assert event.events.report("SK24", 3) == {}

    def overwrite() -> None:
        with event.transaction():
            event.events.put_report("SK24", 1, "SK24.json", "other", BEGIN)

    with pytest.raises(database.conflict):
        overwrite()
    assert event.events.report("SK24", 1)["SK24.json"] == "{}"


# -- players ----


def test_a_player_is_found_by_id_number_and_every_address(store):
    row = add_player(store, "P0001", "asa@x.org", "asa@y.org", member_no="17", language="sv")
    assert store.players.player("P0001") == row
    assert store.players.player_by_member_no("17") == row
    assert [store.players.player_by_address(each) for each in row.addresses] == [row, row]
    assert store.players.player("P0002") is store.players.player_by_address("bo@x.org") is None


def test_nobody_is_found_by_a_missing_member_number(store):
    add_player(store, "P0001")
    add_player(store, "P0002")
    assert store.players.player_by_member_no("") is None


def test_addresses_keep_their_order_and_old_ones_are_forgotten(store):
    add_player(store, "P0001", "b@x.org", "a@x.org")
    assert store.players.player("P0001").addresses == ("b@x.org", "a@x.org")
    add_player(store, "P0001", "a@x.org", "c@x.org")
    assert store.players.player("P0001").addresses == ("a@x.org", "c@x.org")
    assert store.players.player_by_address("b@x.org") is None


def test_an_address_or_a_member_number_belongs_to_one_player(store, database):
    row = add_player(store, "P0001", "asa@x.org", member_no="17")
    with pytest.raises(database.conflict):
        add_player(store, "P0002", "asa@x.org")
    with pytest.raises(database.conflict):
        add_player(store, "P0002", "bo@x.org", member_no="17")
    assert store.players.everybody() == [row]


def test_the_next_player_gets_an_id_that_nobody_has(store):
    assert store.players.next_player_id() == "P0001"
    for player in ("P0001", "P0003", "P9999"):
        add_player(store, player)
    assert store.players.next_player_id() == "P10000"
    add_player(store, "P10000")
    assert store.players.next_player_id() == "P10001"
    assert isinstance(store.players.player("P10000"), PlayerRow)


def grade(store: Store, at: datetime, level: str, status: str = "official", source: str = "list"):
    with store.transaction():
        store.levels.add_grade("P0001", at, source, level, status)


def test_a_level_holds_from_its_day_until_the_next_one(store):
    add_player(store, "P0001")
    grade(store, BEGIN, "5 kyu")
    grade(store, BEGIN + DAY, "4 kyu", source="SK24")
    at = {when: store.levels.level_at("P0001", BEGIN + when) for when in (-SECOND, SECOND, DAY)}
    assert at == {-SECOND: "", SECOND: "5 kyu", DAY: "4 kyu"}
    assert store.levels.level_at("P0002", BEGIN + DAY) == ""


def test_a_proposed_level_does_not_hold(store):
    add_player(store, "P0001")
    grade(store, BEGIN, "2 dan")
    grade(store, BEGIN + DAY, "3 dan", status="proposed", source="SK24")
    assert store.levels.level_at("P0001", BEGIN + 2 * DAY) == "2 dan"


def test_the_history_of_levels_is_only_added_to(store):
    add_player(store, "P0001")
    grade(store, BEGIN, "5 kyu")
    grade(store, BEGIN, "9 dan")
    assert store.levels.level_at("P0001", BEGIN) == "5 kyu"


def test_a_level_of_nobody_or_of_no_known_status_is_refused(store, database):
    with pytest.raises(database.conflict):
        grade(store, BEGIN, "5 kyu")
    add_player(store, "P0001")
    with pytest.raises(database.conflict):
        grade(store, BEGIN, "5 kyu", status="rumoured")


def test_instants_of_other_zones_are_the_same_instants(store):
    add_player(store, "P0001")
    grade(store, datetime(2024, 2, 1, 1, tzinfo=timezone(timedelta(hours=2))), "5 kyu")
    assert store.levels.level_at("P0001", datetime(2024, 1, 31, 23, tzinfo=UTC)) == "5 kyu"


def test_the_games_of_an_event_that_count_are_told_with_their_results(event):
    over = {"state": "ended", "moves": (9, 9)}
    put(
        event,
        game("SK24-001", result="1-0", **over),
        game("SK24-002", first="P0003", second="P0001", result="1/2-1/2", **over),
        game("SK24-003", first="P0003", result="0-1", state="ended", moves=(1, 0)),
        game("SK24-004"),
        game("AB12-001", event="AB12", result="1-0", **over),
    )
    assert sorted(event.events.scores_of_event("SK24", BEGIN)) == [
        ("P0001", "P0002", "1-0"),
        ("P0003", "P0001", "1/2-1/2"),
    ]


def test_the_state_of_the_scores_changes_with_every_game_that_ends_or_is_set_right(event):

    def over(name, day, result, **others):
        row = game(name, state="ended", moves=(9, 9), result=result, **others)
        return replace(row, ended_at=BEGIN + day * DAY)

    seen = [event.events.state_of_scores("SK24")]
    put(event, game("SK24-001"), game("SK24-002", first="P0003"))
    seen.append(event.events.state_of_scores("SK24"))
    assert (seen[1].begun, seen[1].running) == (2, 2)
    for changed in (
        over("SK24-001", 1, "1-0"),
        over("SK24-001", 1, "0-1"),
        over("SK24-002", 2, "0-1", first="P0003"),
        game("SK24-001"),
    ):
        with event.transaction():
            event.events.state_of_scores("SK24")
            event.events.put_game(changed)
            inside = event.events.state_of_scores("SK24")
        seen.append(event.events.state_of_scores("SK24"))
        assert inside == seen[-1]
    assert len(set(seen)) == len(seen)
    put(event, over("AB12-001", 3, "1-0", event="AB12"))
    assert event.events.state_of_scores("SK24") == seen[-1]
