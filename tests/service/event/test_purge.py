"""Throwing away old letters: what goes, and above all what stays."""

import json
import random
from base64 import b64encode
from datetime import timedelta
from textwrap import wrap

import pytest
from msgspec.structs import replace

from corr.config import Retention
from corr.service.event.closing import close_event
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.office.people import requests_of
from corr.service.watch.health import is_due, purge
from corr.tournament.play.person import is_open
from corr.tournament.spec.spec import spec_from_tables
from tests.office import ARBITER, EVENT, event_tables
from tests.ticking import ticking

STRANGER = "kim@elsewhere.test"
LETTERS, STRANGERS = timedelta(days=400), timedelta(days=90)
KEPT = Retention(letters=LETTERS, strangers=STRANGERS, handled=None)


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        yield it


def close(house):
    """Let the game end and the event close; from now on it grows old."""
    house.say(house.second, "resign\nresign")
    assert house.game().result is not None
    close_event(house.office, EVENT, house.act("close"))
    house.letters()


def full(house) -> int:
    """How many letters still have their bytes, in and out."""
    store = house.office.store
    rows = (*store.letters.in_state("", 10_000), *store.letters.outgoing_by_state("", 10_000))
    letters = [store.letters.letter(row.key) for row in rows if hasattr(row, "key")]
    ours = [store.letters.outgoing(row.message_id) for row in rows if hasattr(row, "message_id")]
    return sum(bool(row.raw) for row in (*letters, *(row for row in ours if row)))


def run(house, **changes):
    return purge(house.office, replace(KEPT, **changes), house.now)


def test_nothing_of_a_running_event_goes_however_old(house):
    house.play("a1")
    house.give(house.compose(house.second, "show"))
    house.now += timedelta(days=4000)
    assert run(house).all.letters == 0


def test_letters_of_an_event_go_once_it_has_been_closed_for_long(house):
    house.play("a1")
    close(house)
    house.now += LETTERS - timedelta(days=1)
    assert run(house).all.letters == 0
    house.now += timedelta(days=2)
    states = [(row.key, row.state) for row in house.office.store.letters.in_state("")]
    record = house.record()
    done = run(house)
    assert done.letters.letters == 2
    assert done.outgoing.letters >= 6
    assert full(house) == 0
    assert [(row.key, row.state) for row in house.office.store.letters.in_state("")] == states
    assert house.record() == record
    assert run(house).all.letters == 0


def test_the_players_other_event_keeps_its_letters(house):
    close(house)
    spec = event_tables(event={"id": "SK25", "name": "Next", "start": house.now.date()})
    open_event(house.office, spec_from_tables(spec, "event.toml"), house.act("open2"))
    players = [row.id for row in house.office.store.players.everybody()]
    enter_players(house.office, "SK25", players, house.act("enter2"))
    house.drain()
    start_event(house.office, "SK25", "lots", house.act("start2"))
    fresh = len(house.letters())
    house.now += LETTERS + timedelta(days=1)
    done = run(house)
    assert done.letters.letters == 1, "the letter that took part in the closed event alone"
    assert full(house) >= fresh


def test_a_stranger_is_forgotten_after_some_time(house):
    done = house.give(house.compose(STRANGER, "Hello"))
    house.now += STRANGERS + timedelta(days=1)
    dry = purge(house.office, KEPT, house.now, dry_run=True)
    assert (dry.strangers.letters, full(house) > 0) == (2, True)
    assert run(house).strangers.letters == 2
    row = house.office.store.letters.letter(done.key)
    assert (row.state, row.reason) == ("dropped", "unknown_sender")
    assert (row.raw, row.sender, row.message_id) == (b"", "", "")
    dump = "\n".join(house.office.store.engine._db.iterdump())
    assert STRANGER not in dump


def test_a_strangers_letter_comes_no_second_time(house):
    raw = house.compose(STRANGER, "Hello")
    house.give(raw)
    house.now += STRANGERS + timedelta(days=1)
    run(house)
    assert house.give(raw).key == ""


def test_the_arbiters_letters_are_no_strangers(house):
    house.give(house.compose(STRANGER, "enter SK24"))
    told = [
        row for row in house.office.store.letters.outgoing_by_state("") if row.recipient == ARBITER
    ]
    assert told
    house.now += STRANGERS + timedelta(days=1)
    run(house)
    assert house.office.store.letters.outgoing(told[0].message_id).raw


def test_a_letter_that_waits_for_somebody_stays(house):
    close(house)
    key = house.take(house.compose(house.second, "I have a complaint"))[0]
    with house.office.store.transaction():
        house.office.store.letters.finish_letter(key, "quarantined", "crashed")
    house.now += LETTERS + timedelta(days=1)
    run(house)
    assert house.office.store.letters.letter(key).raw
    with house.office.store.transaction():
        house.office.store.letters.finish_letter(key, "quarantined", "auto_reply")
    run(house)
    assert not house.office.store.letters.letter(key).raw


def test_a_letter_that_a_question_is_about_stays_until_the_question_is_closed(house):
    close(house)
    fail = {"Authentication-Results": "mx.club.test; dmarc=fail header.from=players.test"}
    house.office = replace(house.office, authserv_id="mx.club.test")
    done = house.say(house.second, "show", headers=fail)
    player = house.player(house.second)
    (asked,) = requests_of(house.office, player)
    assert asked.value == done.key
    with house.office.store.transaction():
        house.office.store.letters.finish_letter(done.key, "refused", "unconfirmed")
    house.now += timedelta(days=29)
    assert is_open(asked, (asked,), house.now)
    short = replace(KEPT, letters=timedelta(days=1))
    purge(house.office, short, house.now)
    assert house.office.store.letters.letter(done.key).raw
    house.now += timedelta(days=2)
    purge(house.office, short, house.now)
    assert not house.office.store.letters.letter(done.key).raw


def test_what_is_not_to_be_thrown_away_stays(house):
    house.give(house.compose(STRANGER, "Hello"))
    close(house)
    house.now += timedelta(days=9999)
    assert run(house, letters=None, strangers=None).all.letters == 0


def test_the_space_is_given_back(house):
    # Noise cannot be packed, so that it stands in the file as it is, and in pages of its own.
    store, chance = house.office.store, random.Random(1)
    for number in range(10):
        noise = b64encode(chance.randbytes(60_000)).decode()
        mail = house.compose(f"kim{number}@elsewhere.test", "\n".join(wrap(noise, 70)))
        (key,) = house.take(mail)
        with store.transaction():
            store.letters.finish_letter(key, "quarantined", "unknown_sender")
    database = house.folder / "corr.sqlite3"
    store.engine.rows("pragma wal_checkpoint(truncate)", {})
    before = database.stat().st_size
    house.now += STRANGERS + timedelta(days=1)
    run(house)
    store.engine.rows("pragma wal_checkpoint(truncate)", {})
    assert database.stat().st_size < before - 500_000
    assert store.engine.rows("pragma freelist_count", {}) == [{"freelist_count": 0}]
    assert store.upkeep.faults() == []


def test_the_daemon_does_it_once_a_day(house):
    assert is_due(house.office, house.now)
    run(house)
    assert not is_due(house.office, house.now + timedelta(hours=23))
    assert is_due(house.office, house.now + timedelta(hours=24))


def test_the_command_says_what_it_would_do_and_does_it(house):
    house.give(house.compose(STRANGER, "Hello"))
    house.now += STRANGERS + timedelta(days=1)
    tried = json.loads(house.corr("purge", "--dry-run", "--json").out)
    assert tried["strangers"]["letters"] == 2
    done = json.loads(house.corr("purge", "--json").out)
    assert done["strangers"] == tried["strangers"]
    assert json.loads(house.corr("purge", "--json").out)["strangers"]["letters"] == 0
    assert house.corr("purge", "--rebuild").status == 0
    assert house.corr("purge", "--rebuild", "--dry-run").status == 2
