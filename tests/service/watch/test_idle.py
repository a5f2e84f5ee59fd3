"""A verb that is said to have nothing to do has nothing to do: looked at over a long life.

Whenever the one look of the store (`corr/store/idle.py`) says so, the verb is carried out all the
same on a copy, as a new process would, and must not change a row.
"""

import sqlite3
from collections import Counter
from contextlib import closing
from datetime import timedelta
from itertools import product
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from corr.service.office.shelf import Folder
from corr.service.office.trusted import GRACE, read_clock, set_back
from corr.service.post import mail as post
from corr.service.watch.idle import note_settings, note_tick
from corr.service.watch.tick import tick
from corr.store.idle import is_idle
from corr.store.store import Store
from tests.office import ANNA, BO, CAI, House, member_list

SETTINGS = "as they are"
POINTS = [f"{column}{row}" for row, column in product(range(1, 16, 2), "acegikmo")]
"""Far enough from each other that no five is made and none is forbidden."""
PEOPLE = (ANNA, BO, CAI)
LADDER = {"clock": {"per_move": "9d", "reminders": ["50%", "1d"], "silence": ["3d notify"]}}


def rows_of(database: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of a database, but for what was read of the clock and what was noted of idling."""
    with closing(sqlite3.connect(database)) as base:
        tables = [
            name
            for (name,) in base.execute(
                "select name from sqlite_master where sql <> '' and type = 'table'"
            )
        ]
        found = {name: base.execute(f"select * from {name}").fetchall() for name in tables}
    found["mark"] = [
        one for one in found["mark"] if one[0].split(".")[0] not in ("reading", "idle")
    ]
    return found


def verbs(office, at):
    """What each verb does once it looks for itself, as `corr.daemon` does it."""

    def whole_tick():
        read_clock(office, at)
        set_back(office, at)
        tick(office, at)

    def whole_handle():
        while post.handle(office, "test", at, at):
            pass

    return {"tick": whole_tick, "handle": whole_handle}


class Life:
    """A house in which each verb is looked at before it is carried out."""

    def __init__(self, house: House, aside: Path) -> None:
        self.house, self.aside, self.found = house, aside, Counter()
        self.database = house.folder / "corr.sqlite3"
        note_settings(house.office, SETTINGS, house.now)

    def letter(self, sender: str, words: str) -> bytes:
        """A letter of somebody's, as an answer to the one that told them of the event's start."""
        sent = (one for one in self.house.read if one.to == sender and "P0" in one.tag)
        return self.house.compose(sender, words, next(sent))

    def says_idle(self, verb: str) -> bool:
        return is_idle(str(self.database), verb, SETTINGS, self.house.now)

    def round(self) -> None:
        """Handle and tick, or show on a copy that there was nothing to do."""
        for verb in ("handle", "tick"):
            is_said = self.says_idle(verb)
            self.found[verb, is_said] += 1
            if is_said:
                self.show_idle(verb)
            else:
                self.carry_out(verb)

    def carry_out(self, verb: str) -> None:
        office = self.house.office
        house, fresh = office.store.marks.house(), replace(office, folder=Folder(office.store))
        verbs(fresh, self.house.now)[verb]()
        if verb == "tick":
            note_tick(fresh, house, self.house.now)

    def show_idle(self, verb: str) -> None:
        copy = self.aside / "corr.sqlite3"
        copy.unlink(missing_ok=True)
        self.house.office.store.engine.copy_to(copy)
        before = rows_of(copy)
        with Store.open(copy) as store:
            office = replace(self.house.office, store=store, folder=Folder(store))
            verbs(office, self.house.now)[verb]()
        after = rows_of(copy)
        for table, rows in before.items():
            assert after[table] == rows, (self.house.now, verb, table)


def live(life: Life, random: Random, days: int) -> None:
    """Days in which people play, keep silent, change their wishes, and servers fail."""
    house, played = life.house, Counter()
    end, away = house.now + timedelta(days=days), house.now
    while house.now < end:
        house.now += timedelta(minutes=random.choice((5, 5, 5, 60, 240, 500)))
        if house.now >= away:
            house.drain(GRACE)
        if random.random() < 0.03:
            away = house.now + timedelta(hours=random.choice((2, 30)))
        rows = house.office.store.events.games_of_event("SK24")
        if random.random() < 0.1 and (games := [row for row in rows if row.state == "running"]):
            row = random.choice(games)
            number = int(row.id[-3:])
            sender = house.seated(house.game(number).position.to_act, number)
            ply = house.game(number).judge.ply(house.game(number).position)
            house.take(life.letter(sender, f"{row.id} {ply}. {POINTS[played[row.id]]}"))
            played[row.id] += 1
        if random.random() < 0.02:
            wish = random.choice(("set digest 7", "set digest off", "set digest 18"))
            house.take(life.letter(ANNA, wish))
        life.round()
        if random.random() < 0.8:
            house.letters()


@pytest.fixture
def aside(tmp_path):
    (tmp_path / "aside").mkdir()
    return tmp_path / "aside"


@pytest.mark.parametrize("seed", range(2))
def test_what_is_said_to_have_nothing_to_do_has_nothing_to_do(tmp_path, aside, seed):
    people = member_list(PEOPLE, "time_zone", time_zone=["Asia/Kathmandu", "", "Asia/Tokyo"])
    with House(tmp_path, PEOPLE, members=people, **LADDER) as house:
        life = Life(house, aside)
        for _ in range(20):
            house.now += timedelta(hours=7)
            life.round()
        house.start()
        life.found.clear()
        live(life, Random(seed), 20)
        # Both were often said, or it would show nothing.
        assert (
            min(life.found[verb, said] for verb in ("handle", "tick") for said in (True, False))
            > 15
        )
