"""The benchmark of the arbiter's desk: its sizes, and a small run of it."""

import subprocess
import sys

import pytest

from corr.bench.arbiter import build, checked, idle_tick, players_for, status
from corr.bench.sizes import sizes_for


@pytest.fixture
def folder(tmp_path):
    assert build(tmp_path / "desk", 10) == 10
    return tmp_path / "desk"


def test_the_sizes_are_those_that_are_promised_if_it_is_named():
    given = {"letters": None, "runs": 1, "games": (), "servers": ("embedded",), "profile": False}
    assert sizes_for(["desk"], **given).games == (10_000, 100_000)
    assert sizes_for([], **given).games == (100,)
    assert all(n * (n - 1) // 2 >= games for games in (1, 7, 990) for n in [players_for(games)])


def test_everything_is_measured_and_nothing_is_wrong(folder):
    assert all(0 < seconds < 60 for seconds in status(folder))
    assert 0 < idle_tick(folder) < 10
    found = checked(folder)
    assert found.faults == 0
    assert found.events > 100


def test_the_morning_look_takes_in_nothing_that_writes_letters():
    program = "import sys, corr.operating.status; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    writing = {
        "corr.mail.write.write",
        "corr.service.letters.compose",
        "corr.service.watch.tick",
        "bs4",
    }
    assert writing.isdisjoint(done.stdout.decode().split())
