"""The mail servers of the simulated championship: they keep the postbag, and refuse letters.

The site reaches them through doors that can be shut; people do not, and go on writing.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import SimpleNamespace

from corr.clock import Clock
from corr.demo.installation import Ports
from corr.demo.server import SinkServer
from tests.championship.plan import IMAP, SMTP
from tests.championship.post import IN, OUT, REFUSED, Mail, Postbag


class Door:
    """A port through which a server of this machine is reached while it is open."""

    def __init__(self, inside: int) -> None:
        self._inside = inside
        self.port = 0
        self._server: asyncio.Server | None = None
        self._lines = set[asyncio.StreamWriter]()

    async def open(self) -> None:
        """Let everybody in, through the same port as before."""
        self._server = await asyncio.start_server(self._let_in, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def shut(self) -> None:
        """Cut every connection, and refuse new ones."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for line in self._lines:
            line.transport.abort()
        while self._lines:
            await asyncio.sleep(0)

    async def _let_in(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            inner, outer = await asyncio.open_connection("127.0.0.1", self._inside)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, outer}
        self._lines |= both
        await asyncio.gather(_pump(reader, outer), _pump(inner, writer))
        self._lines -= both


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Carry bytes one way until either end is closed."""
    with suppress(OSError):
        while (some := await reader.read(65536)) and not writer.is_closing():
            writer.write(some)
            await writer.drain()
    writer.close()


class PostOffice(SinkServer):
    """Embedded servers that write down every mail; `refuses` says whose server takes none."""

    def __init__(
        self,
        *,
        clock: Clock,
        password: str,
        accounts: Mapping[str, str],
        bag: Postbag,
        refuses: Callable[[str], bool],
        on_mail: Callable[[Mail], None],
    ) -> None:
        super().__init__(
            clock=clock, password=password, accounts=accounts, on_delivery=self._carried
        )
        self._watch, self._bag, self._refuses, self._on_mail = clock, bag, refuses, on_mail
        self._doors = {IMAP: Door(self.imap_port), SMTP: Door(self.smtp_port)}

    def start(self) -> None:
        """Serve, and open the doors."""
        super().start()
        for name in self._doors:
            self.open(name)

    def stop(self) -> None:
        """Shut the doors, close every connection and forget all mail."""
        for name in self._doors:
            self.shut(name)
        super().stop()

    def open(self, name: str) -> None:
        """Let the site reach a server again."""
        self._call(self._doors[name].open())

    def shut(self, name: str) -> None:
        """Keep the site from a server."""
        self._call(self._doors[name].shut())

    @property
    def for_the_site(self) -> Ports:
        """The ports by which the site reaches the servers."""
        return SimpleNamespace(smtp_port=self._doors[SMTP].port, imap_port=self._doors[IMAP].port)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        """Refuse a letter at once, or take it (called by the SMTP server)."""
        if self._refuses(address.lower()):
            self._note(REFUSED, envelope.mail_from, address, b"")
            return "550 5.1.1 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 ok"

    def _carried(self, recipient: str, sender: str, raw: bytes) -> None:
        local, _, domain = recipient.lower().rpartition("@")
        ours = f"{local.partition('+')[0]}@{domain}" in self._ours
        self._note(IN if ours else OUT, sender, recipient, raw)

    def _note(self, way: str, sender: str | None, recipient: str, raw: bytes) -> None:
        at = self._watch.now()
        mail = Mail(at=at, way=way, sender=sender or "", recipient=recipient.lower(), raw=raw)
        self._bag.add(mail)
        self._on_mail(mail)
