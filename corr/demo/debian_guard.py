"""Private servers that leave nothing behind: their processes ended, their folder removed.

A server starts in a session of its own, whose number is written down in its folder: whatever its
processes do to their parents, folders and names, they stay in the session. A guard is a process
of its own that waits for its standard input to end, so it also tidies up after a program that was
killed.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ENVIRONMENT = {"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "LC_ALL": "C"}
"""What servers and their commands get; ordinary users do not have all of this path."""

USUAL_MASK = 0o022
"""What the servers' own users must be able to read, whatever this program keeps to itself."""

_PROCESSES = Path("/proc")
_SESSIONS = "sessions"


def launch(folder: Path, *command: str, **options: Any) -> subprocess.Popen[bytes]:
    """Start a server that works in a folder; its errors go to the file `stderr` there."""
    with (folder / "stderr").open("ab") as errors:
        process = subprocess.Popen(
            command,
            **{
                "stdin": subprocess.DEVNULL,
                "stdout": subprocess.DEVNULL,
                "stderr": errors,
                "env": ENVIRONMENT,
                "umask": USUAL_MASK,
                **options,
            },
            cwd=folder,
            start_new_session=True,
        )
    with (folder / _SESSIONS).open("a") as sessions:
        sessions.write(f"{process.pid}\n")
    return process


def processes(folder: Path) -> list[int]:
    """The processes of the server in a folder, or of the servers in the folders in it."""
    sessions = {line for file in _records(folder) for line in file.read_text().split()}
    return [int(entry.name) for entry in _PROCESSES.glob("[0-9]*") if _session(entry) in sessions]


def kill_processes(folder: Path) -> None:
    """Kill them all, and those they start meanwhile; returns when none is left."""
    while found := processes(folder):
        for process in found:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        time.sleep(0.01)
    # From now on the system may give these numbers to others.
    for file in _records(folder):
        file.unlink()


def _records(folder: Path) -> list[Path]:
    return [*folder.glob(_SESSIONS), *folder.glob(f"*/{_SESSIONS}")]


def _session(process: Path) -> str:
    """The number of the session of a process; "" if it has ended."""
    try:
        fields = (process / "stat").read_text(errors="replace").rpartition(")")[2].split()
    except OSError:
        return ""
    return "" if fields[0] in "ZX" else fields[3]


class Guard:
    """Clears a folder away when told, or when this program is no more."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", __spec__.name, str(folder)],
            stdin=subprocess.PIPE,
            start_new_session=True,
        )

    def release(self) -> None:
        """Clear away now; returns when it is done."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def _main() -> None:
    folder = Path(sys.argv[1])
    sys.stdin.buffer.read()
    kill_processes(folder)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    _main()
