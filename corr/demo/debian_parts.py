"""What the private servers have in common: their plan, their ports, their files."""

import socket
import subprocess
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from corr.demo.debian_guard import ENVIRONMENT
from corr.demo.mailhost import Security
from corr.errors import CorrError
from corr.resources import data

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


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
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
    path.write_text(_TEMPLATES.get_template(template).render(values), encoding="utf-8")


_TEMPLATES = Environment(
    loader=FileSystemLoader(data() / "servers"),
    undefined=StrictUndefined,
    autoescape=False,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
)


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
