"""What the private servers have in common: their plan, ports and files; nothing is left behind."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from msgspec import Struct

from corr.demo.mailhost import Security
from corr.errors import CorrError
from corr.resources import data
from corr.words.templates import environment

# -- private servers that leave nothing behind ----
# A server starts in a session of its own, whose number is written down in its folder: whatever its
# processes do to their parents, folders and names, they stay in the session. A guard is a process
# of its own that waits for its standard input to end, so it also tidies up after a program that
# was killed.


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


# -- what the private servers have in common ----


HOST = "127.0.0.1"
_PATIENCE = 20.0


class ServerError(CorrError):
    """A private server does not start or does not do as told; the message says why."""


class Part(Protocol):
    """A server that can be stopped, killed and started again on the ports it had."""

    def prepare(self) -> None:
        """Write its files."""
        ...

    def start(self) -> None:
        """Serve; returns when its ports answer."""
        ...

    def stop(self) -> None:
        """End in good order."""
        ...

    def kill9(self) -> None:
        """End every process of it at once, without a chance to tidy up."""
        ...


class Plan(Struct, frozen=True, kw_only=True):
    """What is asked of a mail host; `certificate` is the chain and the key."""

    folder: Path
    password: str
    accounts: Mapping[str, str]
    domains: tuple[str, ...]
    size_limit: int
    security: Security
    certificate: tuple[Path, Path] | None
    login_required: bool
    internal: bool
    smtp_port: int
    imap_port: int
    mx_port: int
    lmtp_port: int
    sink_port: int


class Reserved:
    """Ports that are ours from now on, although nobody listens on them yet.

    A bound socket that does not listen keeps others off and lets a server of ours in, for both
    allow the address to be used again.
    """

    def __init__(self, *wanted: int) -> None:
        """`wanted` are ports; 0 is any free one."""
        self._sockets = []
        for port in wanted:
            held = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            held.bind((HOST, port))
            self._sockets.append(held)
        self.ports: tuple[int, ...] = tuple(each.getsockname()[1] for each in self._sockets)

    def close(self) -> None:
        """Let others have them."""
        for each in self._sockets:
            each.close()


def write_file(path: Path, template: str, **values: object) -> None:
    """Write a server's file from its template in `data/servers`."""
    written = environment(data() / "servers").get_template(template).render(values)
    path.write_text(f"{written}\n", encoding="utf-8")


def command(*words: str, **options: Any) -> str:
    """What a command of a server says; ServerError with what it complains of if it fails."""
    done = subprocess.run(
        words,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        env=ENVIRONMENT,
        **options,
    )
    if done.returncode != 0:
        raise ServerError(f"{' '.join(words)}: {done.stderr.strip()}")
    return str(done.stdout)


def wait_for_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Return when somebody answers; ServerError with the end of the log if the process ends."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            raise ServerError(f"{process.args!r} ended:\n{_tail(log)}")
        try:
            socket.create_connection((HOST, port), 1).close()
        except OSError:
            time.sleep(0.005)
        else:
            return
    raise ServerError(f"nobody listens on port {port}:\n{_tail(log)}")


def read(log: Path) -> str:
    """All that is in a log; "" if there is none."""
    try:
        return log.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""


def _tail(log: Path, lines: int = 20) -> str:
    return "\n".join(read(log).splitlines()[-lines:])
