"""`corr serve --embedded`, as a process with a daemon of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import corr

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="it looks into /proc"),
]


def daemons(folder: Path) -> list[int]:
    """The processes that run `corr daemon` on the settings in a folder."""
    settings, found = str(folder / "corr.toml"), list[int]()
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_text(encoding="utf-8").split("\0")
        except OSError:  # it has ended meanwhile
            continue
        if settings in words and "daemon" in words:
            found.append(int(process.name))
    return found


MEMBERS = "name,email,member_no\nAnna Berg,anna@example.org,1017\n"


def test_a_list_of_ones_own_leaves_the_program_its_place(tmp_path):
    """The lists of the pages for arbiters have member numbers that the demo's people have."""
    folder, members = tmp_path / "site", tmp_path / "members.csv"
    members.write_text(MEMBERS)
    for _ in range(2):
        command = [sys.executable, "-u", "-m", "corr", "serve", "--embedded", "--folder", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as serving:
            assert serving.stdout is not None
            try:
                assert any(line.startswith("Ctrl-C ends it") for line in serving.stdout)
                assert corr(folder, "player", "import", str(members)).status == 0
                assert "Anna Berg" in corr(folder, "player", "list").out
            finally:
                serving.send_signal(signal.SIGTERM)
                assert serving.wait(60) == 0


def test_a_server_that_is_told_to_end_ends_its_daemon(tmp_path):
    command = [sys.executable, "-u", "-m", "corr", "serve", "--embedded"]
    with subprocess.Popen(
        [*command, "--folder", str(tmp_path)], stdout=subprocess.PIPE, text=True
    ) as serving:
        assert serving.stdout is not None
        try:
            assert any(line.startswith("Ctrl-C ends it") for line in serving.stdout)
            (daemon,) = daemons(tmp_path)
            serving.send_signal(signal.SIGTERM)
            assert serving.wait(60) == 0
            assert not daemons(tmp_path)
        finally:
            serving.kill()
            for daemon in daemons(tmp_path):
                os.kill(daemon, signal.SIGKILL)
