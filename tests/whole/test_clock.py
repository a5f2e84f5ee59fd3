import subprocess
import sys
import threading
import time
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.clock import ClockDriver, Countdown, Jumps, SharedClock, SystemClock

START = datetime(2030, 1, 1, 12, 0, 0, 123456, tzinfo=UTC)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "clock"


def test_the_systems_clock_is_aware_and_in_utc():
    before = datetime.now(UTC)
    now = SystemClock().now()
    assert before <= now <= datetime.now(UTC)
    assert now.tzinfo is UTC


def test_everyone_sees_the_time_that_the_driver_sets(path):
    driver = ClockDriver(path, START)
    first, second = SharedClock(path), SharedClock(path)
    assert first.now() == second.now() == driver.now() == START
    assert driver.advance(timedelta(days=3, microseconds=1)) == first.now()
    assert second.now() == START + timedelta(days=3, microseconds=1)
    assert second.now().tzinfo is UTC


def test_a_clock_never_goes_back(path):
    driver = ClockDriver(path, START)
    assert driver.set(START - timedelta(hours=1)) == START
    assert driver.advance(-timedelta(hours=1)) == START


def test_a_new_driver_goes_on_where_the_last_one_was(path):
    ClockDriver(path, START).advance(timedelta(days=1))
    assert ClockDriver(path, START).now() == START + timedelta(days=1)
    assert ClockDriver(path, START + timedelta(days=2)).now() == START + timedelta(days=2)


def test_the_file_is_eight_bytes_of_microseconds(path):
    ClockDriver(path, datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC))
    assert path.read_bytes() == (1_000_000).to_bytes(8, sys.byteorder)
    assert list(path.parent.iterdir()) == [path]


def test_another_process_sees_the_same_time(path):
    ClockDriver(path, START)
    code = (
        "import sys; from pathlib import Path; from corr.clock import SharedClock;"
        "print(SharedClock(Path(sys.argv[1])).now().isoformat())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], check=True, capture_output=True, text=True
    )
    assert datetime.fromisoformat(done.stdout.strip()) == START


@pytest.mark.parametrize("content", [b"", b"1234567", b"123456789"])
def test_a_file_of_another_size_is_no_clock(path, content):
    path.write_bytes(content)
    with pytest.raises(ValueError, match="not a clock"):
        SharedClock(path)


def test_a_missing_file_is_no_clock(path):
    with pytest.raises(FileNotFoundError):
        SharedClock(path)


def test_a_reader_never_sees_half_of_a_change(path):
    # The two instants differ in every byte that a torn read could mix.
    low, high = START, START + timedelta(days=60_000)
    driver = ClockDriver(path, low)
    clock = SharedClock(path)
    threading.Timer(0.05, driver.set, [high]).start()
    seen = {clock.now()}
    while high not in seen:
        seen.add(clock.now())
    assert seen == {low, high}


@given(st.datetimes(datetime(1970, 1, 1), datetime(9000, 1, 1), timezones=st.just(UTC)))
def test_every_microsecond_survives(tmp_path_factory, at):
    path = tmp_path_factory.mktemp("clock") / "clock"
    assert ClockDriver(path, at).now() == SharedClock(path).now() == at


def test_a_countdown_runs_out_in_real_seconds():
    countdown = Countdown(0.05)
    assert 0 < countdown.left <= 0.05
    assert not countdown.over
    threading.Event().wait(0.06)
    assert countdown.over
    assert countdown.left == 0


def test_a_countdown_of_nothing_is_over():
    assert Countdown(0).over


def test_setting_the_systems_clock_is_noticed_once_and_in_both_directions(monkeypatch):
    jumps = Jumps()
    assert abs(jumps.last()) < timedelta(seconds=5)
    true = time.time
    monkeypatch.setattr(time, "time", lambda: true() + 86_400)
    assert round(jumps.last() / timedelta(hours=1)) == 24
    assert abs(jumps.last()) < timedelta(seconds=5)
    monkeypatch.setattr(time, "time", lambda: true() - 3_600)
    assert round(jumps.last() / timedelta(hours=1)) == -25
