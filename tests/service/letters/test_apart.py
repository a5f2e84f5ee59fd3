"""Damage in one game, digest or notice: it is put off and told of, and all others are served."""

from datetime import timedelta

import pytest

from corr.config import load_settings
from corr.operating.chores import Chores
from corr.service.letters import notices
from corr.service.post import mail
from corr.service.watch import health
from corr.service.watch.check import check_all
from corr.service.watch.overview import overview_of
from tests.office import ANNA, ARBITER, BO, CAI, EVENT
from tests.service.letters.test_digest import games_of, moves, opened, order
from tests.ticking import Ticking

WEEK = timedelta(days=7)
HOUR = timedelta(hours=1)
BAD = f"{EVENT}-001"


@pytest.fixture
def house(tmp_path):
    with Ticking(tmp_path, people=(ANNA, BO, CAI)) as it:
        yield it


def bodies(house, stream: str, body: str) -> str:
    """Write over the newest event of a stream, as a failing disk might; what was there."""
    engine = house.office.store.engine
    where = "stream = :stream and seq = (select max(seq) from event where stream = :stream)"
    (row,) = engine.rows(f"select body from event where {where}", {"stream": stream})
    with house.office.store.transaction():
        engine.run(
            f"update event set body = :body where {where}", {"stream": stream, "body": body}
        )
    house.reopen()
    house._codes_by_owner = list  # it would read the damaged game, too
    return row["body"]


def damage(house, stream: str = BAD) -> str:
    return bodies(house, stream, '{"never": "written"}')


def told(posts) -> list:
    return [one for one in posts if one.to == ARBITER and "tried again every hour" in one.words]


def lost(house) -> list[str]:
    rows = house.office.store.events.games_of_event(EVENT)
    return [row.id for row in rows if row.ending]


def failing(house) -> list[str]:
    return [row.name for row in house.office.store.health.noted() if not row.ok]


def test_a_damaged_game_stops_no_other_and_is_not_lost_on_time(house):
    damage(house)
    house.wait(days=8)
    assert lost(house) == [f"{EVENT}-002", f"{EVENT}-003"]
    assert failing(house) == [f"game {BAD}"]
    row = house.office.store.events.game_row(BAD)
    assert row.state == "running"
    assert row.next_at == house.now + HOUR


def test_the_command_for_cron_goes_on_as_well(house):
    damage(house)
    house.now += timedelta(days=8)
    house.drain()
    assert house.corr("tick").status == 0
    assert lost(house) == [f"{EVENT}-002", f"{EVENT}-003"]


def test_the_arbiter_is_told_once_a_day_of_what_fails(house):
    damage(house)
    damage(house, f"{EVENT}-002")
    house.now += WEEK
    sent = [one for _ in range(5) for one in told(house.wait(hours=1))]
    assert len(sent) == 1
    assert "SK24-001 has failed" in sent[0].words
    assert len(told(house.wait(days=1))) == 1


def test_a_game_that_is_whole_again_is_judged_and_nothing_is_left_to_see(house):
    was = damage(house)
    house.wait(days=8)
    bodies(house, BAD, was)
    house.wait(minutes=30)
    assert BAD not in lost(house)
    house.wait(minutes=31)
    assert BAD in lost(house)
    assert failing(house) == []


def test_what_is_not_to_be_done_again_is_forgotten(house):
    damage(house)
    house.wait(days=8)
    with house.office.store.transaction():
        house.office.store.engine.run(
            "update game set state = 'ended' where id = :id", {"id": BAD}
        )
    house.wait(hours=1)
    assert failing(house) == [f"game {BAD}"]
    house.wait(hours=1)
    assert failing(house) == []


def test_status_and_check_show_a_damaged_game_among_the_others(house):
    damage(house)
    house.wait(days=8)
    done = house.corr("status")
    assert done.status == 1
    assert f"NEEDS YOU  game {BAD} fails since" in done.out
    assert "its events cannot be read: `corr check`" in done.out
    faults = check_all(house.office).faults
    assert {one.where for one in faults} == {BAD, f"game {BAD}"}


def test_a_damaged_event_does_not_stop_the_status(house):
    house.wait(days=8)
    damage(house, EVENT)
    assert overview_of(house.office, house.now).damaged == (EVENT,)
    assert f"NEEDS YOU  the event {EVENT} cannot be read: `corr check`" in house.corr("status").out
    assert EVENT in {one.where for one in check_all(house.office).faults}


def test_a_damaged_game_holds_up_no_digest_of_others(tmp_path):
    with opened(tmp_path, (ANNA, BO, CAI)) as house:
        order(house, CAI, "set digest 7")
        bad = next(name for name in games_of(house, ANNA) if name in games_of(house, BO))
        good = next(name for name in games_of(house, CAI) if name in games_of(house, BO))
        other = next(name for name in games_of(house, ANNA) if name in games_of(house, CAI))
        for name in (bad, good, other):
            moves(house, name, "a1")
        house.letters()
        damage(house, bad)
        sent = house.wait(hours=24)
        digests = {one.to for one in sent if one.cause.startswith("digest.")}
        assert CAI in digests
        assert ANNA not in digests
        assert f"digest {house.player(ANNA)}" in failing(house)


def test_a_purge_that_fails_is_left_for_later(house, monkeypatch):
    calls = []

    def broken(*args):
        calls.append(args)
        raise ValueError("damage")

    chores = Chores(load_settings(house.folder / "corr.toml"))
    monkeypatch.setattr(health, "_needed", broken)
    for _ in range(3):
        chores.tidy(house.office, house.now, lambda: False)
    assert len(calls) == 1
    assert failing(house) == ["purge"]
    monkeypatch.undo()
    chores.tidy(house.office, house.now + HOUR, lambda: False)
    assert failing(house) == []
    assert not health.is_due(house.office, house.now + HOUR)


# -- a notice that cannot be written ----


def test_a_letter_is_set_aside_even_if_the_arbiter_cannot_be_told(house, monkeypatch):
    def broken(*args):
        raise LookupError("unknown encoding")

    monkeypatch.setattr(notices, "_subject", broken)
    bad, good = house.take(b"Subject: no sender\r\n\r\nx\r\n", house.reply(house.second, "a1"))
    assert mail.handle(house.office, "test", house.now, house.now) == 2
    assert house.office.store.letters.letter(bad).state == "quarantined"
    assert house.office.store.letters.letter(good).state == "handled"
    assert house.letters()


def test_a_letter_that_fails_for_ever_is_set_aside_without_a_word_if_it_must(house, monkeypatch):
    def broken(*args):
        raise LookupError("damage")

    monkeypatch.setattr(mail, "tell_arbiter", broken)
    monkeypatch.setattr(mail, "answer", broken)
    (key,) = house.take(house.reply(house.second, "a1"))
    for _ in range(mail.ATTEMPTS):
        house.handle(house.now)
        house.now += timedelta(hours=3)
    row = house.office.store.letters.letter(key)
    assert (row.state, row.reason) == ("quarantined", "failed: LookupError")
