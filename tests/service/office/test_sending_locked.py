"""Another program writes to the database while letters go out: nothing is sent again."""

import sqlite3
import threading
from collections import Counter
from contextlib import contextmanager

import pytest

from corr.errors import StoreError
from corr.service.post import mail
from corr.service.post.waiting import take_over
from corr.store.rows import OutboxRow
from corr.wire.smtp import AHEAD, Sender
from tests.mailserver import MoodyServer, smtp_settings
from tests.office import House

pytestmark = pytest.mark.slow

LETTERS, LINES = 120, 2


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        it.letters()
        rows = [
            OutboxRow(
                message_id=f"<{number}@club.test>",
                cause="test",
                recipient=f"p{number}@players.test",
                raw=f"Message-ID: <{number}@club.test>\r\n\r\nh8\r\n".encode(),
            )
            for number in range(LETTERS)
        ]
        with it.office.store.transaction():
            it.office.store.letters.queue(rows, it.now)
        yield it


def patience(house, seconds):
    house.office.store.engine.rows(f"pragma busy_timeout = {seconds * 1000:.0f}", {})


@contextmanager
def locked(house, seconds):
    """Hold the database's lock for so long, from another connection."""
    other = sqlite3.connect(
        house.folder / "corr.sqlite3", isolation_level=None, check_same_thread=False
    )
    other.execute("begin immediate")
    timer = threading.Timer(seconds, other.rollback)
    timer.start()
    try:
        yield
    finally:
        timer.join()
        other.close()


def send(house, server, seconds):
    """Send with the lock held from when the batch is claimed, while letters are handled too."""
    holding = []

    def step(reached):
        if reached == "addressed":
            holding.append(locked(house, seconds))
            holding[0].__enter__()

    def meanwhile():
        return mail.handle(house.office, "daemon", house.now, house.now) > 0

    with Sender(smtp_settings(server.smtp_port, connections=LINES)) as sender:
        try:
            mail.send(house.office, sender, "daemon", house.now, house.now, step, meanwhile)
        finally:
            holding[0].__exit__(None, None, None)


def send_on(house, server):
    """What a new process does."""
    patience(house, 30)
    take_over(house.office, "daemon", house.now)
    with Sender(smtp_settings(server.smtp_port, connections=LINES)) as sender:
        while mail.send(house.office, sender, "daemon", house.now, house.now):
            pass


def copies(server):
    return Counter(raw for _, raw in server.seen)


def test_a_lock_that_is_waited_out_doubles_nothing(house):
    patience(house, 20)
    with MoodyServer() as server:
        send(house, server, 1.5)
        assert set(copies(server).values()) == {1}
        assert len(server.seen) == LETTERS
    assert house.office.store.letters.outgoing_by_state("queued") == []


def test_what_is_known_is_written_down_before_a_lock_ends_the_process(house):
    patience(house, 1.0)
    with MoodyServer() as server:
        # The lock outlasts one wait, but not a second one.
        with pytest.raises(StoreError, match="locked"):
            send(house, server, 1.4)
        assert 0 < len(server.seen) < LETTERS
        send_on(house, server)
        assert len(server.seen) == LETTERS
        assert set(copies(server).values()) == {1}


def test_a_lock_that_stays_doubles_no_more_than_the_few_that_may_be_ahead(house):
    patience(house, 0.3)
    with MoodyServer() as server:
        with pytest.raises(StoreError, match="locked"):
            send(house, server, 3)
        assert len(server.seen) <= AHEAD + LINES
        send_on(house, server)
        assert len(copies(server)) == LETTERS
        assert len(server.seen) <= LETTERS + AHEAD + LINES
