"""The one look whether a verb has anything to do: what it must find, each for itself."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from corr.store import idle
from corr.store.idle import HOUSE, is_idle
from corr.store.rows import OutboxRow, stamp
from corr.store.schema import STEPS
from corr.store.store import Store

AT = datetime(2024, 3, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
VERBS = ("handle", "send", "tick")
HERE = "as the settings are"


@pytest.fixture
def store(tmp_path):
    """A store in which every verb has found nothing, and has noted it."""
    with Store.open(tmp_path / "corr.sqlite3") as store:
        with store.transaction():
            store.upkeep.set_mark("reading", AT - HOUR)
            store.upkeep.set_mark(idle.SETTINGS, AT - HOUR, HERE)
        note(store, AT + HOUR)
        yield store


def note(store, until):
    words = f"{stamp(until)} 2024-09-01 {store.marks.house()}"
    with store.transaction():
        store.upkeep.set_mark(idle.TICK, AT - HOUR, words)


def busy(store, at=AT, settings=HERE):
    """The verbs that are said to have something to do."""
    path = store.engine._path
    return [verb for verb in VERBS if not is_idle(str(path), verb, settings, at)]


def run(store, *statements):
    with store.transaction():
        for sql in statements:
            store.engine.run(sql, {})


def test_the_look_knows_the_newest_step_and_writes_times_as_the_store_does():
    assert len(STEPS) == idle.SCHEMA
    assert idle._stamp(AT) == stamp(AT)


def test_where_nothing_waits_no_verb_has_anything_to_do(store):
    assert busy(store) == []
    assert busy(store, settings="changed") == list(VERBS)


def test_a_database_of_another_program_or_none_is_looked_at_by_the_verb_itself(store, tmp_path):
    run(store, "update program set version = '0.0.1'")
    assert busy(store) == list(VERBS)
    assert not is_idle(str(tmp_path / "none"), "handle", HERE, AT)
    assert not (tmp_path / "none").exists()
    (tmp_path / "other").write_bytes(b"no database" * 100)
    assert not is_idle(str(tmp_path / "other"), "handle", HERE, AT)


def test_a_letter_waits_to_be_handled_unless_it_waits_for_its_next_try_or_is_in_work(store):
    with store.transaction():
        store.letters.add_letter("k" * 24, "m", "anna@players.test", AT - HOUR, b"x")
    assert busy(store) == ["handle"]
    for column in ("next_at", "lease_until"):
        run(store, f"update inbox set {column} = '{stamp(AT + HOUR)}'")
        assert busy(store) == []
        assert busy(store, AT + HOUR) == ["handle", "tick"]  # the note is over, too
        # So far ahead it was written by a clock that was wrong.
        run(store, f"update inbox set {column} = '{stamp(AT + 48 * HOUR)}'")
        assert busy(store) == ["handle"]
        run(store, f"update inbox set {column} = ''")


def test_whatever_is_in_the_outbox_is_to_be_sent_and_lets_a_tick_look(store):
    row = OutboxRow(message_id="a@b", cause="c", recipient="anna@players.test", raw=b"x", n=0)
    with store.transaction():
        store.letters.queue([row], AT)
        store.letters.retry_outgoing("a@b", AT + HOUR, "450 later")
    assert busy(store) == ["send", "tick"]


@pytest.mark.parametrize(
    ("mark", "verbs"),
    [
        ("clock", ["handle", "tick"]),
        *((name, ["tick"]) for name in ("leap", "outage", "put_off", "strangers_wait")),
        ("restored", []),
    ],
)
def test_what_a_mark_says_is_settled_by_who_settles_it(store, mark, verbs):
    with store.transaction():
        store.upkeep.set_mark(mark, AT - HOUR, stamp(AT - HOUR))
    assert busy(store) == verbs


@pytest.mark.parametrize(
    ("name", "verbs"),
    [
        *((one, ["tick"]) for one in ("game SK24-001", "digest P1", "event SK24", "marks")),
        *((one, ["tick"]) for one in ("levels", "morning", "month", "clock")),
        ("smtp", ["send"]),
        ("breaker", ["send"]),
        ("imap", []),
    ],
)
def test_what_failed_is_tried_again_by_who_tries_it(store, name, verbs):
    with store.transaction():
        store.health.note_health(name, ok=False, at=AT - HOUR, detail="")
    assert busy(store) == verbs


@pytest.mark.parametrize("table", ["mark", "health"])
def test_what_was_noted_of_a_time_to_come_is_set_back_by_a_tick(store, table):
    with store.transaction():
        store.upkeep.set_mark("purge", AT)
        store.health.note_health("loop", ok=True, at=AT, detail="")
    run(store, f"update {table} set at = '{stamp(AT + 2 * HOUR)}' where name in ('purge', 'loop')")
    assert busy(store) == ["tick"]


def test_a_clock_that_was_not_read_for_days_or_went_back_is_read_by_a_tick(store):
    assert busy(store, AT - 2 * HOUR) == ["tick"]
    run(store, f"update mark set at = '{stamp(AT - 73 * HOUR)}' where name = 'reading'")
    assert busy(store) == ["tick"]


def test_an_idle_tick_notes_what_the_clock_showed_once_a_minute(store):
    for seconds, noted in ((0, 0), (59, 0), (60, 60)):
        assert busy(store, AT + timedelta(seconds=seconds)) == []
        assert store.upkeep.mark("reading")[0] == AT + timedelta(seconds=noted)


def test_a_note_holds_until_its_time_and_never_for_days(store):
    assert busy(store, AT + HOUR) == ["tick"]
    note(store, AT + 49 * HOUR)
    assert busy(store) == ["tick"]
    run(store, f"update mark set detail = '' where name = '{idle.TICK}'")
    assert busy(store) == ["tick"]


GAME = f"""insert into game (id, tournament, first, second, state, to_act, next_at, result, ending,
    first_moves, second_moves, started_at, version) values ('G', 'T', 'P', 'P', 'running',
    'first', '{stamp(AT)}', '', '', 0, 0, '{stamp(AT)}', 1)"""
PLAYER = """insert into player (id, name, member_no, club, country, language, time_zone)
    values ('P', 'Anna', '', '', '', '', '')"""
EVENT = "insert into tournament (id, name, state, version) values ('T', 'T', 'running', 1)"


def test_a_clock_is_due_when_its_game_wants_a_look(store):
    run(store, PLAYER, EVENT, GAME)
    note(store, AT + HOUR)
    assert busy(store, AT - timedelta(minutes=1)) == []
    assert busy(store) == ["tick"]


@pytest.mark.parametrize(
    ("due", "told", "is_due"),
    [
        ("2024-03-01", "2024-03-01", True),
        ("2024-03-02", "", True),
        ("2024-03-02", "2024-03-02", False),
        ("2024-09-02", "", False),
        ("", "", False),
    ],
)
def test_a_level_is_due_on_its_day_and_half_a_year_before(store, due, told, is_due):
    values = f"('P', '5 kyu', '', '', '', '{due}', '', '{told}')"
    columns = "player, level, since, source, confirmed_on, due, known_at, told"
    run(store, PLAYER, f"insert into ranked ({columns}) values {values}")
    assert busy(store) == ["tick"] * is_due


@pytest.mark.parametrize(
    "happened",
    [
        """insert into event (stream, seq, kind, version, body, at, cause, n)
           values ('T', 1, 'Opened', 1, '{}', '', 'c', 0)""",
        f"insert into news (player, n, game, number, told, at) values ('P','1','G',1,'','{AT}')",
        "update tournament set version = 2",
    ],
)
def test_whatever_happens_in_an_event_ends_what_was_noted(store, happened):
    run(store, PLAYER, EVENT, GAME.replace(f"'{stamp(AT)}', '',", "null, '',"))
    note(store, AT + HOUR)
    assert busy(store) == []
    run(store, happened)
    assert busy(store) == ["tick"]


def test_the_look_reads_no_table_as_a_whole(store):
    """Of what grows with the years it reads by an index, however long it is."""
    times = {"soon", "ever", "later", "lately", "at", "today", "ahead"}
    with closing(sqlite3.connect(store.engine._path)) as base:
        for sql in (HOUSE, *idle._DUE.values()):
            params = {name: "" for name in times if f":{name}" in sql}
            plan = [row[3] for row in base.execute(f"explain query plan {sql}", params)]
            scans = [one for one in plan if one.startswith("SCAN") and "INDEX" not in one]
            assert {one.split()[1] for one in scans} <= {
                *("CONSTANT", "mark", "health", "tournament", "event")
            }, plan
