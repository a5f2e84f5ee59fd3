"""What a mail host on this machine offers, whichever servers stand behind it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import Future
from contextlib import AsyncExitStack
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Literal, Protocol, Self
from weakref import WeakSet

from aiosmtpd.smtp import SMTP

OnDelivery = Callable[[str, str, bytes], None]
"""Told of every mail that was delivered: recipient, envelope sender ("" for none), bytes."""

Security = Literal["none", "tls", "starttls"]
"""How clients connect: in the clear, with TLS from the first byte, with TLS after STARTTLS."""


_STOP_SECONDS = 10
_TURNS = 8
"""How often a loop goes round from an accepted socket to the protocol that knows it, doubled."""
_log = logging.getLogger(__name__)


class MailHost(Protocol):
    """SMTP and IMAP on loopback ports that are known before anything runs.

    A mail to `local+tag@domain` lands in the inbox of the user `local@domain`.
    """

    @property
    def host(self) -> str:
        """The address that every port is on."""
        ...

    @property
    def smtp_port(self) -> int:
        """Where users hand mail in, to anybody."""
        ...

    @property
    def mx_port(self) -> int:
        """Where the mail servers of the world deliver, without a login."""
        ...

    @property
    def imap_port(self) -> int:
        """Where users read their mail."""
        ...

    @property
    def security(self) -> Security:
        """What `smtp_port` and `imap_port` insist on."""
        ...

    @property
    def ca_file(self) -> Path | None:
        """The authority that signed the servers' certificate, for the settings of clients."""
        ...

    def __enter__(self) -> Self:
        """Start."""
        ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Stop."""
        ...

    def start(self) -> None:
        """Serve; returns when every port answers."""
        ...

    def stop(self) -> None:
        """Close every connection and forget all mail."""
        ...

    def count(self, user: str, folder: str = "INBOX") -> int:
        """How many mails the user has in the folder; 0 if there is no such user or folder."""
        ...

    def append_many(self, user: str, mails: Iterable[bytes], folder: str = "INBOX") -> int:
        """Put mails into a folder without SMTP, as they are, and return how many they were."""
        ...


class Lines:
    """The connections of a server that runs in a loop of its own, which ends by cutting them.

    asyncio leaves that to the collector for a connection that came in at the last moment.
    """

    def __init__(self) -> None:
        self._ends = WeakSet[SMTP | asyncio.StreamWriter]()

    def add(self, end: SMTP | asyncio.StreamWriter) -> None:
        """Know a connection by our end of it."""
        self._ends.add(end)

    async def cut(self) -> None:
        """Close every connection that is open or about to be, whatever the other side does."""
        for _ in range(_TURNS):
            for end in self._ends:
                if isinstance(end.transport, asyncio.WriteTransport):
                    end.transport.abort()
            await asyncio.sleep(0)


class LoopServer:
    """A server whose loop runs in a thread of its own, and who is told of every mail it takes."""

    def __init__(self, name: str, on_delivery: OnDelivery | None) -> None:
        """`name` is what its thread is called."""
        self._name, self._on_delivery = name, on_delivery
        self._thread: Thread | None = None
        self._lines = Lines()
        self._started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]]

    def start(self) -> None:
        """Serve; returns when every port answers."""
        self._started = Future()
        thread = Thread(target=self._run, name=self._name, daemon=True)
        thread.start()
        self._started.result()
        self._thread = thread

    def stop(self) -> None:
        """Close the ports and every connection."""
        thread, self._thread = self._thread, None
        if thread is not None:
            loop, ending = self._started.result()
            loop.call_soon_threadsafe(ending.set)
            thread.join(_STOP_SECONDS)

    def _tell(self, recipient: str, sender: str, content: bytes) -> None:
        if self._on_delivery is not None:
            try:
                self._on_delivery(recipient, sender, content)
            except Exception:
                # The mail has arrived; a fault of the listener must not refuse it.
                _log.exception("on_delivery failed for a mail to %s", recipient)

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:
            if self._started.done():
                raise
            self._started.set_exception(error)

    async def _serve(self) -> None:
        ending = asyncio.Event()
        loop = asyncio.get_running_loop()
        async with AsyncExitStack() as stack:
            for opening in self._ports(loop):
                await stack.enter_async_context(await opening)
            self._started.set_result((loop, ending))
            await ending.wait()
        await self._lines.cut()

    def _ports(
        self, loop: asyncio.AbstractEventLoop
    ) -> Iterator[Coroutine[Any, Any, asyncio.Server]]:
        """What opens each of its ports."""
        raise NotImplementedError
