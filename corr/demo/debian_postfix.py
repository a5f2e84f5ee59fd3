"""Postfix as a private instance: mail in, a queue, and mail out. Needs root to begin with."""

import json
import os
import shutil
import signal
import subprocess
import time
from dataclasses import dataclass
from pathlib import Path

from corr.demo.debian_parts import (
    HOST,
    Plan,
    ServerError,
    command,
    kill_processes,
    launch,
    processes,
    read,
    wait_for_port,
    write_file,
)

_STOP_SECONDS = 10.0
_DAEMONS = (Path("/usr/lib/postfix/sbin"), Path("/usr/libexec/postfix"))

# `postfix start` would make these, and needs two seconds for its checks.
_QUEUES = ("active", "bounce", "corrupt", "defer", "deferred", "flush", "hold", "incoming")
_SPOOL = (
    ("pid", "root", "root", 0o755),
    ("private", "postfix", "root", 0o700),
    ("public", "postfix", "postdrop", 0o710),
    ("maildrop", "postfix", "postdrop", 0o730),
    *((name, "postfix", "root", 0o700) for name in (*_QUEUES, "saved", "trace")),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class QueuedMail:
    """A mail that waits in Postfix; `reasons` tells why for every recipient, "" if not tried."""

    id: str
    queue: str
    sender: str
    recipients: tuple[str, ...]
    reasons: tuple[str, ...]


class Postfix:
    """One Postfix in the folder `postfix` of the plan's folder."""

    def __init__(self, plan: Plan, auth_socket: Path) -> None:
        self._plan = plan
        self.folder = plan.folder / "postfix"
        self._auth_socket = auth_socket
        self._config = self.folder / "etc"
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        """Write its folder."""
        self._config.mkdir(parents=True)
        data = self.folder / "data"
        data.mkdir(0o700)
        shutil.chown(data, "postfix")
        for name, user, group, mode in _SPOOL:
            path = self.folder / "spool" / name
            path.mkdir(parents=True)
            shutil.chown(path, user, group)
            path.chmod(mode)
        if self._plan.certificate is not None:
            chain, key = self._plan.certificate
            both = self.folder / "chain.pem"
            both.touch(0o600)
            both.write_bytes(key.read_bytes() + chain.read_bytes())
        self._write_config()

    def start(self) -> None:
        """Serve; returns when both ports answer."""
        # With -d it says to stderr what keeps it from starting.
        self._process = launch(
            self.folder, str(daemons() / "master"), "-c", str(self._config), "-d"
        )
        for port in (self._plan.smtp_port, self._plan.mx_port):
            wait_for_port(port, self._process, self.folder / "stderr")

    def stop(self) -> None:
        """End in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            end = time.monotonic() + _STOP_SECONDS
            while processes(self.folder) and time.monotonic() < end:
                self._process.poll()
                time.sleep(0.01)
        self.kill9()

    def kill9(self) -> None:
        """End every process of it at once, without a chance to tidy up."""
        kill_processes(self.folder)
        if self._process is not None:
            self._process.wait()
            self._process = None

    def queue(self) -> list[QueuedMail]:
        """What waits to be delivered."""
        lines = command("postqueue", "-c", str(self._config), "-j").splitlines()
        return [_queued(json.loads(line)) for line in lines]

    def flush(self) -> None:
        """Try everything in the queue again now."""
        command("postqueue", "-c", str(self._config), "-f")

    @property
    def log(self) -> str:
        """What it wrote down."""
        return read(self.folder / "postfix.log")

    def _write_config(self) -> None:
        plan = self._plan
        # Postfix waits until a file has not been written to for a moment.
        long_ago = time.time() - 60
        for name in ("main.cf", "master.cf"):
            write_file(
                self._config / name,
                f"postfix-{name}.jinja",
                folder=self.folder,
                daemons=daemons(),
                host=HOST,
                domain=plan.domains[0],
                domains=", ".join(plan.domains),
                internal=plan.internal,
                login_required=plan.login_required,
                auth_socket=self._auth_socket,
                security=plan.security,
                size_limit=plan.size_limit,
                smtp_port=plan.smtp_port,
                mx_port=plan.mx_port,
                lmtp_port=plan.lmtp_port,
                sink_port=plan.sink_port,
            )
            os.utime(self._config / name, (long_ago, long_ago))


def daemons() -> Path:
    """The folder of Postfix's daemons; ServerError if there is none."""
    for folder in _DAEMONS:
        if (folder / "master").exists():
            return folder
    raise ServerError("Postfix is not installed")


def _queued(mail: dict[str, object]) -> QueuedMail:
    recipients = mail["recipients"]
    assert isinstance(recipients, list)
    return QueuedMail(
        id=str(mail["queue_id"]),
        queue=str(mail["queue_name"]),
        sender=str(mail["sender"]),
        recipients=tuple(each["address"] for each in recipients),
        reasons=tuple(each.get("delay_reason", "") for each in recipients),
    )
