"""Where mail that leaves a private Postfix ends: the outside world, as far as tests have one."""

import asyncio
import re
import signal
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from corr.demo.debian_parts import HOST, Plan, kill_processes, launch, wait_for_port
from corr.demo.mailhost import LoopServer, OnDelivery

OnRecipient = Callable[[str], str]
"""What to answer to a recipient: an SMTP reply such as "550 5.1.1 no", or "" to take the mail."""

_TRACE = re.compile(rb"Received:[^\n]*\n(?:[ \t][^\n]*\n)*")


class HookSink(LoopServer):
    """An SMTP server in a thread that tells of every mail, and may refuse some."""

    def __init__(
        self, plan: Plan, on_delivery: OnDelivery | None, on_recipient: OnRecipient | None
    ) -> None:
        super().__init__("mail sink", on_delivery)
        self.taken = 0
        self._port = plan.sink_port
        self._on_recipient = on_recipient

    def prepare(self) -> None:
        """Nothing: it has no files."""

    kill9 = LoopServer.stop

    async def handle_RCPT(  # noqa: N802
        self,
        server: SMTP,
        session: Session,
        envelope: Envelope,
        address: str,
        options: list[str],
    ) -> str:
        """Take or refuse a recipient (called by the SMTP server)."""
        reply = self._on_recipient(address) if self._on_recipient else ""
        if reply:
            return reply
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Tell of a mail, without the line that Postfix put on top (called by the server)."""
        content = envelope.original_content or b""
        trace = _TRACE.match(content)
        raw = content[trace.end() :] if trace else content
        sender = (envelope.mail_from or "").strip("<>")
        for recipient in envelope.rcpt_tos:
            self.taken += 1
            self._tell(recipient, sender, raw)
        return "250 2.0.0 taken"

    def _ports(
        self, loop: asyncio.AbstractEventLoop
    ) -> Iterator[Coroutine[Any, Any, asyncio.Server]]:
        yield loop.create_server(self._smtp, HOST, self._port, reuse_address=True)

    def _smtp(self) -> SMTP:
        protocol = SMTP(
            self,
            hostname="world.invalid",
            data_size_limit=None,
            enable_SMTPUTF8=True,
            loop=asyncio.get_running_loop(),
        )
        self._lines.add(protocol)
        return protocol


class FastSink:
    """Postfix's own `smtp-sink`, which throws mail away faster than anything here sends it."""

    def __init__(self, plan: Plan) -> None:
        self._port = plan.sink_port
        self._folder = plan.folder / "sink"
        self._before = 0
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        """Make its folder."""
        self._folder.mkdir()

    @property
    def taken(self) -> int:
        """How many mails it took."""
        return self._before + self._counted()

    def start(self) -> None:
        """Take mail; returns when the port answers."""
        words = ("smtp-sink", "-c", "-u", "nobody", f"{HOST}:{self._port}", "1000")
        with self._counters.open("wb") as counters:
            self._process = launch(self._folder, *words, stdout=counters)
        wait_for_port(self._port, self._process, self._folder / "stderr")

    def stop(self) -> None:
        """Close the port and every connection."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait()
            self.kill9()

    def kill9(self) -> None:
        """End it at once."""
        kill_processes(self._folder)
        if self._process is not None:
            self._process.wait()
            self._process = None
            self._before += self._counted()
            self._counters.write_bytes(b"")

    @property
    def _counters(self) -> Path:
        return self._folder / "counters"

    def _counted(self) -> int:
        with self._counters.open("rb") as counters:
            size = counters.seek(0, 2)
            counters.seek(max(0, size - 200))
            found = re.findall(rb"mesg=(\d+)", counters.read())
        return int(found[-1]) if found else 0
