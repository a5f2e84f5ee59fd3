"""`corr check`: all is folded anew from the events, and what differs is told."""

import json

import pytest

from tests.office import EVENT
from tests.ticking import ticking

GAME = f"{EVENT}-001"


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
    assert done.out == "1 game, 1 event, 2 players checked: 0 faults\n"


@pytest.mark.parametrize(
    ("sql", "where", "what"),
    [
        ("update game set due_at = '2025-01-01T00:00:00.000000Z'", GAME, "due_at: the table"),
        ("update game set result = '1-0'", GAME, "result: the table says 1-0, the events "),
        ("update tournament set state = 'closed'", EVENT, "the table says ("),
        ("delete from entry where player = 'P0001'", EVENT, "the table of entries says"),
        ("update player set name = 'X' where id = 'P0001'", "P0001", "name: the table says X"),
        (f"delete from event where stream = '{GAME}' and seq = 2", GAME, "events are missing"),
        (
            f"update event set kind = 'Nonsense' where stream = '{GAME}' and seq = 2",
            GAME,
            "the events cannot be folded: unknown event Nonsense",
        ),
        (
            f"""insert into event select 'SK99-001', seq, kind, version, body, at, 'x', 1
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
    ((where, what),) = faults(house)
    assert where == GAME
    assert what.startswith("move 1 (a1) would not be taken today: stone_count")


def test_letters_without_bytes_are_no_fault(house):
    change(house, "update inbox set raw = x''")
    assert faults(house) == []
