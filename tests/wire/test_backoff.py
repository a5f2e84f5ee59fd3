"""How long a server that failed is left alone."""

import pytest

from corr.wire import errors
from corr.wire.errors import (
    Backoff,
    CertificateRefused,
    ConnectionLost,
    LoginRefused,
    ServerRefused,
)

LOST = ConnectionLost("gone")
REFUSED = LoginRefused("no")


def test_the_pauses_grow_to_five_minutes_and_no_further():
    rest = Backoff(lambda: 1.0)
    pauses = [rest.failed(LOST) for _ in range(12)]
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]
    assert 299 < rest.left <= 300


@pytest.mark.parametrize("error", [REFUSED, CertificateRefused("who is that?")])
def test_who_is_refused_asks_seldom(error):
    rest = Backoff(lambda: 1.0)
    pauses = [rest.failed(error) for _ in range(8)]
    assert pauses == [60, 120, 240, 480, 960, 1920, 3600, 3600]


def test_chance_makes_a_pause_shorter_by_half_at_most():
    numbers = iter((0.0, 0.5, 1.0))
    rest = Backoff(lambda: next(numbers))
    assert [rest.failed(LOST) for _ in range(3)] == [0.5, 1.5, 4.0]


def test_another_kind_of_failure_begins_anew():
    rest = Backoff(lambda: 1.0)
    for _ in range(5):
        rest.failed(LOST)
    assert rest.failed(REFUSED) == 60
    assert rest.failed(ServerRefused("no such mailbox")) == 1


def test_when_all_is_well_the_next_failure_is_a_first_one():
    rest = Backoff(lambda: 1.0)
    for _ in range(5):
        rest.failed(LOST)
    rest.succeeded()
    assert rest.left == 0
    assert rest.failures == 0
    assert rest.failed(LOST) == 1


def test_after_a_calm_time_too(monkeypatch):
    monkeypatch.setattr(errors, "CALM", -1000.0)
    rest = Backoff(lambda: 1.0)
    assert [rest.failed(LOST) for _ in range(3)] == [1, 1, 1]
