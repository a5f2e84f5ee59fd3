"""No statement of the daily work looks through a table that grows with the years.

Every statement that the work of some days runs is explained by the database itself.
"""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from corr.service.post import mail as post
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import overview_of
from corr.service.watch.tick import tick
from corr.wire.smtp import Result
from tests.office import ANNA, House

GROWING = {"event", "inbox", "outbox", "game", "news", "letter", "older", "grade", "address"}
"""The tables that grow, by their names and by what statements call them."""

WAITING = {"inbox_waiting", "outbox_waiting", "outbox_held", "game_next"}
"""Indices of what waits to be done: to go along one of them is to do it."""

LISTING = "or :state = ''"
"""What the arbiter lists on the terminal, and the house here to see its letters."""


@pytest.fixture
def statements(tmp_path) -> Iterator[tuple[House, dict[str, object]]]:
    """A house, and every statement that was run in it since, with its last parameters."""
    with House(tmp_path).start() as house:
        seen = dict[str, object]()
        engine = house.office.store.engine
        run = engine._run

        def noted(sql, params=None):
            seen[sql] = params or {}
            return run(sql, params)

        engine._run = noted
        try:
            yield house, seen
        finally:
            engine._run = run


class Server:
    """A mail server that answers the same to every letter."""

    def __init__(self, status):
        self.status = status

    def deliver(self, batch, report, *_):
        report([Result(id=one.id, status=self.status, reply="so it is") for one in batch])


def work_of_some_days(house: House) -> None:
    """Moves, mistakes, questions, strangers, machines, reminders, outages and a forfeit."""
    first, second = house.first, house.second
    house.play("a1; a2")
    for sender, body in ((second, "a2"), (second, "games"), (first, "set digest 8")):
        house.say(sender, body)
    house.give(house.compose("who@elsewhere.test", "hello"))
    house.give(house.compose(ANNA, "a4"))
    house.give(house.compose(first, "away", headers={"Auto-Submitted": "auto-replied"}))
    house.take(house.reply(second, "a3"))
    house.handle()
    for status, hours in (("later", 0), ("failed", 3), ("sent", 6)):
        real = house.now + timedelta(hours=hours)
        post.send(house.office, Server(status), "test", house.now, real)
    for days in (1, 3, 3, 3):
        house.now += timedelta(days=days)
        house.drain()
        tick(house.office, house.now)
        house.letters()


def plan(house: House, sql: str, params: object) -> list[str]:
    rows = house.office.store.engine.rows(f"explain query plan {sql}", params)
    return [row["detail"] for row in rows]


def searched(step: str) -> str:
    """The index that a step of a plan uses, "" for none."""
    return step.partition(" INDEX ")[2].partition(" ")[0]


def walks(step: str) -> bool:
    """Whether a step goes through all of a table that grows, or one of its indices."""
    words = step.split()
    return words[0] == "SCAN" and words[1] in GROWING and searched(step) not in WAITING


def explained(house: House, seen: dict[str, object]) -> dict[str, list[str]]:
    words = {"select", "update", "insert", "delete"}
    return {
        sql: plan(house, sql, params)
        for sql, params in list(seen.items())
        if sql.split()[0] in words and LISTING not in sql
    }


def test_the_daily_work_searches_and_never_looks_through_a_growing_table(statements):
    house, seen = statements
    work_of_some_days(house)
    plans = explained(house, seen)
    assert len(plans) > 30, "the work of some days runs more statements than that"
    found = {sql: steps for sql, steps in plans.items() if any(map(walks, steps))}
    assert found == {}


def test_what_is_called_a_walk_is_one(statements):
    house, _ = statements
    (step,) = plan(house, "select count(*) from outbox where smtp_reply = ''", {})
    assert walks(step)


def test_a_letter_is_claimed_by_looking_only_at_what_its_sender_has_waiting(statements):
    house, seen = statements
    house.handle()
    (steps,) = (steps for sql, steps in explained(house, seen).items() if "as older" in sql)
    assert [searched(step) for step in steps if " older " in step] == ["inbox_sender"]


def test_a_look_at_everything_finds_what_is_rare_in_games_by_its_kind(statements):
    house, seen = statements
    house.play("a1; a2")
    seen.clear()
    needs_of(house.office, overview_of(house.office, house.now).look)
    found = [steps for sql, steps in explained(house, seen).items() if "from event cross" in sql]
    assert [searched(steps[0]) for steps in found] == ["event_kind"] * 2


def test_a_flood_is_looked_for_only_among_what_its_sender_has_waiting(statements):
    house, seen = statements
    store = house.office.store
    with store.transaction():
        store.returned.waiting_beyond(ANNA, 2_000)
        store.returned.move_flood(ANNA, "received")
    plans = explained(house, seen)
    (beyond,) = (steps for sql, steps in plans.items() if "offset :most" in sql)
    (moved,) = (steps for sql, steps in plans.items() if "reason = :flood" in sql)
    assert "inbox_sender" in map(searched, beyond)
    assert "inbox_waiting" not in map(searched, beyond)
    assert [searched(step) for step in moved] == ["inbox_sender"]
