"""What is noted about the connections, and when the arbiter hears of it."""

from datetime import UTC, datetime, timedelta

import pytest

from corr.service.watch.health import Health, tell_trouble
from tests.office import ARBITER, House

NOON = datetime(2024, 2, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it


class Noting(Health):
    """Health by a clock that the test sets; `commits` are the notes that were written."""

    def __init__(self, house):
        self.now = NOON
        self.commits = 0
        super().__init__(house.office.store, lambda: self.now)

    def _note(self, name, at, detail, *, ok):
        self.commits += 1
        super()._note(name, at, detail, ok=ok)


def test_what_goes_on_well_is_noted_once_a_minute(house):
    health = Noting(house)
    for second in range(150):
        health.now = NOON + second * SECOND
        health.good("loop", "process 7")
    assert health.commits == 3
    (row,) = house.office.store.health.noted()
    assert (row.ok, row.since, row.at) == (True, NOON, NOON + 120 * SECOND)


def test_a_change_is_noted_at_once(house):
    health = Noting(house)
    health.good("imap")
    health.bad("imap", "the line is dead")
    health.bad("imap", "the line is dead")
    health.good("imap")
    health.good("imap", "letters stay in the mailbox")
    assert health.commits == 5


def test_a_clock_that_is_put_back_does_not_silence_the_notes(house):
    health = Noting(house)
    health.good("loop")
    health.now = NOON - timedelta(days=365)
    health.good("loop")
    assert house.office.store.health.noted()[0].at == health.now


def test_words_of_a_server_stay_on_one_short_line(house):
    Noting(house).bad("imap", "no\r\nno " + "x" * 2_000)
    (row,) = house.office.store.health.noted()
    assert row.detail.startswith("no no xxx")
    assert len(row.detail) == 500


def notices(house):
    """What the arbiter was told since the last look."""
    return [post for post in house.letters() if post.to == ARBITER]


def test_the_arbiter_hears_once_that_we_are_refused(house):
    health = Noting(house)
    for minute in range(30):
        health.now = NOON + timedelta(minutes=minute)
        health.bad("imap", "[imap] user td: Invalid credentials")
        tell_trouble(house.office, is_refusal=True, at=house.now)
        if not minute:
            assert notices(house) == []
    (notice,) = notices(house)
    assert (
        "since Thursday 1 Feb, 13:00 (Stockholm): [imap] user td: Invalid credentials"
        in notice.words
    )
    health.good("imap")
    health.now += timedelta(days=1)
    for _ in range(2):
        health.bad("imap", "[imap] user td: Invalid credentials")
        tell_trouble(house.office, is_refusal=True, at=house.now)
    assert len(notices(house)) == 1


def test_the_arbiter_hears_of_an_outage_after_an_hour(house):
    health = Noting(house)
    told = []
    for minute in range(0, 120, 5):
        health.now = NOON + timedelta(minutes=minute)
        health.bad("imap", "the line is dead")
        tell_trouble(house.office, is_refusal=False, at=house.now)
        told.append(len(notices(house)))
    assert told == [*[0] * 12, 1, *[0] * 11]


def test_of_what_is_wrong_with_sending_nobody_is_told_by_mail(house):
    health = Noting(house)
    for _ in range(3):
        health.bad("smtp", "refused")
        tell_trouble(house.office, is_refusal=True, at=house.now)
    assert notices(house) == []
