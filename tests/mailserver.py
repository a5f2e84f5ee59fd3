"""Mail servers for tests: the embedded one, a moody one, and an IMAP server with a script."""

import asyncio
import os
import socket
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

from msgspec.structs import replace

from corr.clock import SystemClock
from corr.config import Imap, Smtp
from corr.demo.server import EmbeddedServer

PASSWORD = "sesame"
USER = "td@site.test"
os.environ["CORR_TEST_PASSWORD"] = PASSWORD


def letter(number: int = 1, body: str = "h8") -> bytes:
    return (
        f"From: Aino <aino@players.test>\r\nTo: <{USER}>\r\nSubject: Re: move {number}\r\n"
        f"Message-ID: <{number}@players.test>\r\n\r\n{body}\r\n"
    ).encode()


def imap_settings(port: int, **changes: object) -> Imap:
    settings = Imap(
        where="corr.toml: [imap]",
        host="127.0.0.1",
        port=port,
        security="none",
        user=USER,
        password_env="CORR_TEST_PASSWORD",
        password_file=None,
        password_command="",
        ca_file=None,
        inbox="INBOX",
        handled="Handled",
        idle=timedelta(seconds=540),
        poll=timedelta(seconds=300),
    )
    return replace(settings, **changes)


def smtp_settings(port: int, **changes: object) -> Smtp:
    settings = Smtp(
        where="corr.toml: [smtp]",
        host="127.0.0.1",
        port=port,
        security="none",
        user="",
        password_env="CORR_TEST_PASSWORD",
        password_file=None,
        password_command="",
        ca_file=None,
        connections=2,
    )
    return replace(settings, **changes)


class MoodyServer(EmbeddedServer):
    """The embedded server with a temper: what it does depends on the recipient's local part.

    `nobody` 550, `busy` 451, `full` 452 after the data, `spam` 554 after the data, `hangup` 421,
    `vanish` closes the connection instead of answering the data. `seen` is every mail taken, as
    (recipient, bytes); `connections` counts them.
    """

    def __init__(self, *, idle_seconds: float = 300, **options: object) -> None:
        super().__init__(clock=SystemClock(), password=PASSWORD, **options)
        self.idle_seconds = idle_seconds
        self.seen: list[tuple[str, bytes]] = []
        self.connections = 0
        self.hangups = 0

    def _smtp(self):
        self.connections += 1
        protocol = super()._smtp()
        protocol._timeout_duration = self.idle_seconds
        return protocol

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        mood = address.partition("@")[0]
        if mood == "nobody":
            return "550 5.1.1 no such user"
        if mood == "busy":
            return "451 4.7.1 come back later"
        if mood == "hangup" and self.hangups == 0:
            self.hangups += 1
            return "421 4.3.2 going down"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        address = envelope.rcpt_tos[0]
        mood = address.partition("@")[0]
        if mood == "full":
            return "452 4.2.2 mailbox full"
        if mood == "spam":
            return "554 5.7.1 we do not like it"
        self.seen.append((address, envelope.original_content))
        if mood == "vanish":
            server.transport.abort()
            return "250 nobody hears this"
        if mood == "slow":
            await asyncio.sleep(0.3)
        return "250 2.0.0 taken"


class ScriptedImap:
    """An IMAP server for one connection: it greets, lets anyone in, and then does as told.

    `on_idle` is sent 0.2 s after "+ idling"; after that `then` is `close`, `reset` or `hold`.
    `script` gives the answer to a command that begins so: untagged lines and OK, NO or BAD.
    """

    def __init__(
        self,
        *,
        on_idle: bytes = b"",
        then: str = "hold",
        capability: str = "IDLE",
        script: dict[bytes, tuple[bytes, bytes]] | None = None,
    ):
        self.script = script or {}
        self.on_idle = on_idle
        self.then = then
        self.capability = f"IMAP4rev1 {capability}".encode()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self.commands: list[bytes] = []
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._serve, daemon=True)

    def __enter__(self):
        self._thread.start()
        return self

    def __exit__(self, *error):
        self._over.set()
        self._listener.close()
        self._thread.join(5)

    def _serve(self):
        try:
            connection, _ = self._listener.accept()
        except OSError:
            return
        with connection, connection.makefile("rb") as lines:
            connection.sendall(b"* OK [CAPABILITY " + self.capability + b"] hello\r\n")
            try:
                for line in lines:
                    if not self._answer(connection, line):
                        return
            except OSError:
                return

    def _answer(self, connection, line):
        tag, _, rest = line.rstrip().partition(b" ")
        self.commands.append(rest or tag)
        word = rest.split(b" ")[0].upper()
        if word == b"IDLE":
            self.idle_tag = tag
            connection.sendall(b"+ idling\r\n")
            self._over.wait(0.2)
            connection.sendall(self.on_idle)
            return self._end(connection)
        if tag.upper() == b"DONE":
            tag = self.idle_tag
        for start, (untagged, status) in (*self.script.items(), *self._habits().items()):
            if rest.startswith(start):
                connection.sendall(untagged + tag + b" " + status + b" said\r\n")
                break
        return word != b"LOGOUT"

    def _habits(self):
        selected = b"* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT 2] x\r\n"
        return {
            b"CAPABILITY": (b"* CAPABILITY " + self.capability + b"\r\n", b"OK"),
            b"SELECT": (selected, b"OK"),
            b"UID SEARCH": (b"* SEARCH\r\n", b"OK"),
            b"LOGOUT": (b"* BYE\r\n", b"OK"),
            b"": (b"", b"OK"),
        }

    def _end(self, connection):
        if self.then == "close":
            connection.shutdown(socket.SHUT_RDWR)
            return False
        if self.then == "reset":
            linger = b"\1\0\0\0\0\0\0\0"
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, linger)
            return False
        return True


@contextmanager
def after(seconds: float, action) -> Iterator[None]:
    """Do something in another thread after a while, and be sure that it was done."""
    timer = threading.Timer(seconds, action)
    timer.start()
    try:
        yield
    finally:
        timer.join()


def make_certificates(
    folder: Path, names: str = "DNS:localhost,IP:127.0.0.1", *, expired: bool = False
) -> tuple[Path, tuple[Path, Path]]:
    """A certificate authority of our own, and a server's certificate and key signed by it.

    Only the server's certificate is `expired`, since yesterday.
    """
    ca, ca_key = folder / "ca.pem", folder / "ca.key"
    cert, key, request = folder / "cert.pem", folder / "cert.key", folder / "cert.csr"
    extensions = folder / "extensions"
    extensions.write_text(f"subjectAltName={names}\n")
    fresh = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-sha256"]
    usage = ["-addext", "keyUsage=critical,keyCertSign"]
    days = "-1" if expired else "2"
    signing = ["-CA", ca, "-CAkey", ca_key, "-CAcreateserial", "-days", days]
    for command in (
        ["req", "-x509", *fresh, "-keyout", ca_key, "-out", ca, "-subj", "/CN=corr", *usage],
        ["req", *fresh, "-keyout", key, "-out", request, "-subj", "/CN=localhost"],
        ["x509", "-req", "-in", request, "-out", cert, *signing, "-extfile", extensions],
    ):
        subprocess.run(["openssl", *command], check=True, capture_output=True)
    return ca, (cert, key)
