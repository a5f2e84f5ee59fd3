"""The verbs as cron runs them: each word is a mail, each try may lock an account."""

from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from corr.clock import SystemClock
from corr.config import load_settings
from corr.demo.server import EmbeddedServer
from corr.operating.units import is_left_alone, is_news
from corr.store.store import Store
from corr.wire.errors import LoginRefused, WireError
from tests.commands import corr
from tests.office import SETTINGS, SITE, House

NOW = datetime(2024, 2, 1, 8, tzinfo=UTC)
EVERY = timedelta(minutes=5)
AWAY = WireError("mail.club.test: nobody answers")
REFUSED = LoginRefused("mail.club.test: the password is wrong")


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path / "corr.sqlite3") as it:
        yield it


def a_day(store, error):
    """A day of failures: when the server was asked, and when somebody heard of it."""
    asked, told = list[timedelta](), list[timedelta]()
    for number in range(288):
        at = NOW + number * EVERY
        if is_left_alone(store, "smtp", at):
            continue
        asked.append(at - NOW)
        with store.transaction():
            store.health.note_health("smtp", ok=False, at=at, detail=str(error))
        if is_news(store, "smtp", error, at):
            told.append(at - NOW)
    return asked, told


def test_of_an_outage_one_word_is_said_after_an_hour_and_the_server_is_asked_on(store):
    asked, told = a_day(store, AWAY)
    assert told == [timedelta(hours=1)]
    assert len(asked) == 288


def test_of_a_refusal_one_word_is_said_at_once_and_the_server_is_left_alone(store):
    asked, told = a_day(store, REFUSED)
    assert told == [timedelta()]
    assert len(asked) < 35
    longest = max(after - before for before, after in pairwise(asked))
    assert timedelta(hours=1) <= longest <= timedelta(hours=1) + EVERY


def test_a_new_outage_is_told_again(store):
    a_day(store, REFUSED)
    later = NOW + timedelta(days=1)
    with store.transaction():
        store.health.note_health("smtp", ok=True, at=later, detail="")
    assert not is_left_alone(store, "smtp", later)
    with store.transaction():
        store.health.note_health("smtp", ok=False, at=later + EVERY, detail="no")
    assert is_news(store, "smtp", REFUSED, later + EVERY)


def test_a_clock_that_was_set_back_does_not_keep_us_away(store):
    a_day(store, REFUSED)
    assert not is_left_alone(store, "smtp", NOW - timedelta(days=1))


def test_a_server_that_is_away_is_no_word_worth_to_cron(tmp_path):
    with House(tmp_path).start() as house:
        house.take(house.reply(house.second, "a1"))
        house.handle()
        for verb in ("fetch", "send"):
            for _ in range(2):
                done = corr(tmp_path, verb, "--cron")
                assert (done.status, done.out, done.err) == (1, "", "")
            assert corr(tmp_path, verb).err, "somebody at a terminal is told"
        rows = {row.name: row for row in house.office.store.health.noted()}
        assert {name: row.failures for name, row in rows.items()} == {"imap": 3, "smtp": 3}


def test_a_password_that_is_nowhere_is_told_once(tmp_path, monkeypatch):
    monkeypatch.delenv("CORR_TEST_PASSWORD", raising=False)
    with closing(House(tmp_path)):
        first, second = (corr(tmp_path, "fetch", "--cron") for _ in range(2))
        assert (first.status, second.status) == (2, 2)
        assert "password_env" in first.err
        assert second.err == ""


@pytest.mark.slow
def test_after_a_refused_login_cron_leaves_the_account_alone(tmp_path, monkeypatch):
    accounts = {SITE: "sesame"}
    with EmbeddedServer(clock=SystemClock(), password="sesame", accounts=accounts) as server:
        text = SETTINGS.replace("[imap]", f"[imap]\nport = {server.imap_port}")
        with closing(House(tmp_path, settings=text)):
            monkeypatch.setenv("CORR_TEST_PASSWORD", "wrong")
            first = corr(tmp_path, "fetch", "--cron")
            assert first.status == 1
            assert SITE in first.err
            monkeypatch.setenv("CORR_TEST_PASSWORD", "sesame")
            second = corr(tmp_path, "fetch", "--cron")
            assert (second.status, second.out, second.err) == (1, "", ""), "it was not tried"
            assert corr(tmp_path, "fetch").status == 0, "a human is not kept waiting"
            assert corr(tmp_path, "fetch", "--cron").status == 0
            with Store.open(load_settings(tmp_path / "corr.toml").database.path) as store:
                assert all(row.ok for row in store.health.noted())
