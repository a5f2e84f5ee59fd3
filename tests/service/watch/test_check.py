"""`corr check`: all is folded anew from the events, and what differs is told."""

import json
from datetime import UTC, datetime, timedelta

import pytest

from corr.bench.arbiter import build
from corr.config import Retention, load_settings
from corr.service.event.closing import close_event
from corr.service.office.office import open_office
from corr.service.players.forget import forget
from corr.service.watch.check import check_all
from corr.service.watch.health import purge
from tests.calls import calls_of
from tests.office import EVENT
from tests.ticking import ticking

GAME = f"{EVENT}-001"
OUR = f"our letter {GAME}.1@club.test"


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        it.play("a1;b2")
        yield it


def faults(house) -> list[tuple[str, str]]:
    done = house.corr("check", "--json")
    found = json.loads(done.out)["faults"]
    assert done.status == (1 if found else 0)
    return [(one["where"], one["what"]) for one in found]


def change(house, sql: str) -> None:
    with house.office.store.transaction():
        house.office.store.engine.run(sql, {})


def test_all_agrees(house):
    assert faults(house) == []
    done = house.corr("check")
    assert done.out == "1 game, 1 event, 2 players; 13 letters checked: 0 faults\n"


@pytest.mark.parametrize(
    ("sql", "where", "what"),
    [
        ("update game set due_at = '2025-01-01T00:00:00.000000Z'", GAME, "due_at: the table"),
        ("update game set result = '1-0'", GAME, "result: the table says 1-0, the events "),
        ("update game set quiet_since = '2025-01-01T00:00:00.000000Z'", GAME, "quiet_since: a"),
        ("update entry set number = 7 where player = 'P0002'", EVENT, "start number of P0002: "),
        ("update outbox set state = 'queued'", OUR, "that it is queued, and when it"),
        (
            "insert into inbox_bytes values (99, x'41', 0)",
            "inbox",
            "that came in: bytes are kept of number 99, and there is no such letter",
        ),
        ("update outbox set sent_at = null", OUR, "that it is sent, and not when"),
        (
            f"update outbox set game = 'SK24-009' where game = '{GAME}'",
            OUR,
            "its row says that it is about SK24-009",
        ),
        ("update mailbox set drained_at = '2030-01-01T00:00:00.000000Z'", "mailbox", "to come"),
        ("drop index inbox_heard", "the file", "the index inbox_heard is missing"),
        ("drop index game_quiet", "the file", "the index game_quiet is missing"),
        ("update tournament set state = 'closed'", EVENT, "the table says ("),
        ("delete from entry where player = 'P0001'", EVENT, "the table of entries says"),
        ("update player set name = 'X' where id = 'P0001'", "P0001", "name: the table says X"),
        (f"delete from event where stream = '{GAME}' and seq = 2", GAME, "events are missing"),
        (
            f"update event set kind = 'Nonsense' where stream = '{GAME}' and seq = 2",
            GAME,
            "the events cannot be folded: event 2: unknown event Nonsense",
        ),
        (
            f"""insert into event select 'SK99-001', seq, kind, version, body, at, 'x', 1, ''
                from event where stream = '{GAME}' and seq = 1""",
            "SK99-001",
            "no row in a table",
        ),
        ("delete from inbox", GAME, "follows from a letter that is gone"),
    ],
)
def test_what_differs_is_told(house, sql, where, what):
    change(house, sql)
    found = faults(house)
    assert any(one == where and what in words for one, words in found), found


@pytest.mark.parametrize(
    ("opening", "acts"),
    [
        ("soosorv", "h8 i9 j10; white; g7, 3 fifths; black; g8 i7 f9; keep i7, h5; g4"),
        ("yamaguchi", "h8 i9 j10, 3 fifths; white, g7; g8 i7 f9; keep i7, h5"),
        ("taraguchi", "g9; leave; i10; leave; l12"),
        ("whites-option", "opening I4, f8"),
        ("free-renju", "a1; pass; b2; resign\nresign"),
    ],
)
def test_every_opening_as_it_is_played_is_no_fault(tmp_path, opening, acts):
    with ticking(tmp_path, game={"opening": opening}) as house:
        for act in acts.split("; "):
            house.say(house.seated(house.game().position.to_act), act)
        assert len(house.game().moves) >= 1
        assert faults(house) == []


def test_a_move_that_the_rules_would_not_take_is_listed(house):
    change(
        house,
        f"""update event set body = replace(body, 'free-renju', 'soosorv')
            where stream = '{GAME}' and seq = 1""",
    )
    (where, what), *changed = faults(house)
    assert where == GAME
    assert what.startswith("move 1 (a1) would not be taken today: stone_count")
    link, letters = (what for _, what in changed)
    assert link == "the link of event 1 does not follow: something was changed"
    assert "letters of ours say that something else happened" in letters


@pytest.mark.parametrize(
    ("sql", "where", "what"),
    [
        (
            "delete from inbox_bytes",
            "letter ",
            "its bytes are gone, and nobody threw them away",
        ),
        ("update inbox_bytes set raw = x'0000', packed = 1", "letter ", "its bytes are damaged: "),
        (
            "update outbox_bytes set raw = x'0000', packed = 1",
            "our letter ",
            "its bytes are damaged: ",
        ),
        (
            "update inbox_bytes set raw = x'41', packed = 0",
            "letter ",
            "are not those that were kept",
        ),
        (
            "update outbox_bytes set raw = x'41', packed = 0",
            "our letter ",
            "are not those that were",
        ),
        ("update inbox set seal = '-'", "letter ", "it was emptied, and there are bytes"),
        ("update inbox set sender = 'x@y.test'", "letter ", "are not those that were kept"),
        ("update inbox set arrived = '2024-02-01T00:00:00.000000Z'", "letter ", "are not those"),
        (
            "update inbox set arrived = '2024-02-01T00:00:00.000000Z', seal = ''",
            GAME,
            "event 2 was not when its letter arrived",
        ),
        (
            "update outbox set recipient = 'x@y.test'",
            "our letter ",
            "are not those that were kept",
        ),
        ("update inbox set seal = ''", "letter ", "its seal is gone"),
        ("update outbox set seal = ''", "our letter ", "its seal is gone"),
        ("delete from outbox where n = 2", "outbox", "number 2 is missing"),
        ("delete from inbox where n = 1", "inbox", "number 1 is missing"),
        (
            "delete from outbox where cause in (select key from inbox)",
            GAME,
            "nobody was told of event 2: its letters are missing",
        ),
        (
            f"update event set cause = 'nothing' where stream = '{GAME}' and seq = 2",
            GAME,
            "event 2 follows from nothing that can be: nothing",
        ),
        (
            f"update event set chain = '' where stream = '{GAME}' and seq = 2",
            GAME,
            "the link of event 2 does not follow",
        ),
        (
            f"update event set chain = '-' where stream = '{GAME}' and seq = 2",
            GAME,
            "the link of event 2 does not follow",
        ),
        (
            f"""update event set body = replace(body, '"name":"', '"name":"X')
                where stream = '{EVENT}' and seq = 1""",
            EVENT,
            "the link of event 1 does not follow",
        ),
        (
            "update event set at = replace(at, '2024', '2023') where stream = 'player:P0001'",
            "player:P0001",
            "the link of event 1 does not follow",
        ),
        ("update game set next_at = null", GAME, "next_at: the clock is looked at next never"),
        (
            "update game set next_at = '2030-01-01T00:00:00.000000Z'",
            GAME,
            "next_at: the clock is looked at next 2030-01-01 00:00, too late for",
        ),
    ],
)
def test_a_letter_or_an_event_that_somebody_changed_is_named(house, sql, where, what):
    change(house, sql)
    found = faults(house)
    assert any(one.startswith(where) and what in words for one, words in found), found


def test_an_event_that_cannot_be_read_is_named_with_its_kind_and_what_is_wrong(house):
    change(house, f"update event set body = '{{}}' where stream = '{GAME}' and seq = 2")
    told = "the events cannot be folded: event 2: MovePlayed cannot be read: Missing required"
    assert f"{GAME}: {told} argument 'seat'" in house.corr("check").out


def test_letters_from_before_there_were_seals_are_counted_and_no_fault(house):
    change(house, "update inbox set seal = ''")
    change(house, "update sealing set after = (select max(n) from inbox)")
    assert faults(house) == []
    told = house.corr("check").out
    assert "(2 from before there were seals: not compared) checked: 0 faults" in told


def test_a_reminder_that_went_and_a_time_that_is_over_are_no_fault(house):
    for _ in range(12):
        house.wait(days=1)
        assert faults(house) == []
    assert house.game().result is not None


def test_who_is_forgotten_and_letters_that_were_thrown_away_are_no_fault(house):
    house.say(house.second, "note: Anna is ill")
    house.say(house.second, "resign\nresign")
    close_event(house.office, EVENT, house.act("close"))
    house.letters()
    one = house.first
    house.give(house.compose(one, "forget me"))
    house.letters()
    assert faults(house) == []
    row = house.office.store.players.player_by_address(one)
    with house.office.folder.transaction():
        forget(house.office, row, at=house.now, cause="arbiter.forget")
    assert faults(house) == []
    house.letters()
    assert faults(house) == []
    house.now += timedelta(days=900)
    kept = Retention(letters=timedelta(days=400), strangers=timedelta(days=90), handled=None)
    assert purge(house.office, kept, house.now).all.letters > 0
    assert faults(house) == []


def test_players_who_hear_once_a_day_are_no_fault(house):
    for one in (house.first, house.second):
        house.give(house.compose(one, "set digest daily"))
    house.play("c3;d4;e5")
    assert faults(house) == []
    house.wait(days=1)
    assert faults(house) == []


def test_what_is_folded_anew_costs_few_calls_an_event(tmp_path):
    def cost(games):
        """How many functions a second look at so many games calls, and how many events it sees."""
        build(folder := tmp_path / f"{games}", games)
        office = open_office(load_settings(folder / "corr.toml"))
        now = datetime.now(UTC)
        check_all(office, at=now)
        calls = calls_of(lambda: check_all(office, at=now))
        events = office.store.upkeep.count_events()
        office.store.close()
        return calls, events

    (few_calls, few), (many_calls, many) = cost(3), cost(28)
    assert (many_calls - few_calls) / (many - few) <= 230
