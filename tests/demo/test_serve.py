"""`corr serve --embedded`, as a process with a daemon of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

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
