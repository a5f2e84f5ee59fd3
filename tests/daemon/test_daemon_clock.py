"""The machine's clock jumps while the daemon is at work, or is wrong when it starts."""

import time
from datetime import UTC, datetime, timedelta

import pytest

from corr.clock import SystemClock
from corr.config import load_settings
from corr.daemon import Loop
from tests.mailserver import PASSWORD
from tests.office import ANNA, SETTINGS, SITE, House
from tests.servers import EMBEDDED, host

pytestmark = pytest.mark.slow

AHEAD = timedelta(days=500)
STRANGER = "kim@elsewhere.test"


class MachineClock:
    """The machine's clock as `time.time` has it, which a test sets as somebody may set it."""

    def now(self):
        return datetime.fromtimestamp(time.time(), UTC)


@pytest.fixture
def site(tmp_path):
    """A game that runs, and a mail server whose clock is right with 73 mails of it."""
    server = host(EMBEDDED, clock=SystemClock(), accounts={SITE: PASSWORD})
    secret = tmp_path / "password"
    secret.touch(mode=0o600)
    secret.write_text(PASSWORD)
    text = SETTINGS.replace('password_env = "CORR_TEST_PASSWORD"', 'password_file = "password"')
    text = text.replace("[imap]", f"[imap]\nport = {server.imap_port}")
    text = text.replace("[smtp]", f"[smtp]\nport = {server.smtp_port}")
    text += '[loop]\nwait = "50ms"\n[retention]\nhandled = "400d"\n'
    server.start()
    begin = datetime.now(UTC) - timedelta(hours=2)
    with House(tmp_path, settings=text, begin=begin).start() as house:
        house.now = datetime.now(UTC)
        house.drain()
        mails = [house.compose(ANNA, f"number {number}") for number in range(73)]
        server.append_many(SITE, mails, "Handled")
        server.append_many(SITE, [house.compose(STRANGER, "Hello")])
        yield house, server
    server.stop()


def rounds(loop, number=3):
    for _ in range(number):
        loop._round()


def opened(house):
    loop = Loop(load_settings(house.folder / "corr.toml"))
    loop.clock = MachineClock()
    return loop


def set_ahead(monkeypatch):
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + AHEAD.total_seconds())


def unharmed(house, server):
    """What a wrong clock must not touch, as far as it stands."""
    dropped = house.office.store.letters.in_state("dropped")
    return server.count(SITE, "Handled"), dropped, house.game().result


def test_a_jump_of_500_days_throws_nothing_away(site, monkeypatch):
    house, server = site
    with opened(house) as loop:
        rounds(loop)
        set_ahead(monkeypatch)
        rounds(loop)
        loop._held = type(loop._held)(0)  # and nobody put it right while it was held
        rounds(loop)
    assert unharmed(house, server) == (74, [], None)


def test_a_daemon_that_starts_500_days_ahead_throws_nothing_away(site, monkeypatch):
    house, server = site
    with opened(house) as loop:
        rounds(loop)
    set_ahead(monkeypatch)
    with opened(house) as loop:
        rounds(loop)
        server.append_many(SITE, [house.compose(STRANGER, "Hello again")])
        rounds(loop)
    assert unharmed(house, server) == (75, [], None)
    assert house.office.store.upkeep.mark("leap") is not None


def test_a_clock_that_is_put_right_goes_on_and_says_what_it_had_marked(site, monkeypatch):
    house, server = site
    with monkeypatch.context() as wrong:
        set_ahead(wrong)
        with opened(house) as loop:
            rounds(loop)
    with opened(house) as loop:
        server.append_many(SITE, [house.compose(STRANGER, "Hello again")])
        rounds(loop)
    soon = datetime.now(UTC) + timedelta(hours=2)
    assert house.office.store.marks.marks_after(soon) == []
    assert house.office.store.upkeep.mark("purge") is not None
    assert "marks" in {row.name for row in house.office.store.health.noted()}
    assert unharmed(house, server) == (75, [], None)
