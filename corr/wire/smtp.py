"""Letters out: delivers finished bytes over a few SMTP connections that stay open.

Every mail gets one answer: sent, later or failed. SMTP leaves one window open: a connection that
dies after the last byte and before the server's answer. Such a mail comes back as "later", and
its copy will carry the same Message-ID because it is the same bytes.
"""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event
from types import TracebackType
from typing import Literal, Self

import aiosmtplib

from corr.config import Smtp, password
from corr.errors import ConfigError
from corr.wire.connect import CONNECT_SECONDS, REPLY_SECONDS, lost, tls_context
from corr.wire.errors import LoginRefused, WireError

Status = Literal["sent", "later", "failed"]

_ADDRESS = re.compile(r"[^\s<>()\[\],;:\\\"@\x00-\x1f\x7f]+@[^\s<>(),;\\\"@\x00-\x1f\x7f]+")
_PERMANENT = 500
_HANGING_UP = 421
_LOGIN_CODES = frozenset({530, 534, 535, 538})
_BROKEN = (OSError, aiosmtplib.SMTPException)
# A server may scan a mail before it answers; giving up too early would send it twice.
_TAKE_SECONDS = 180


@dataclass(frozen=True, slots=True, kw_only=True)
class Outgoing:
    """A mail to deliver: `raw` goes out as it is. `sender` "" is the null sender."""

    id: str
    sender: str
    recipient: str
    raw: bytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """What became of a mail, and the server's words.

    `later`: it may be tried again; the server or the network was not ready. `failed`: the server
    will never take this mail for this recipient.
    """

    id: str
    status: Status
    reply: str


Report = Callable[[list[Result]], None]


class Sender:
    """The connections to the mail server of the settings, kept open between batches."""

    def __init__(self, server: Smtp, *, hello: str = "localhost") -> None:
        """`hello` is the name by which we introduce ourselves to the server."""
        self._lines = [_Line(server, hello) for _ in range(server.connections)]
        self._runner = asyncio.Runner()
        # The network runs beside the caller: letters go out while the last results are stored.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="smtp")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def check(self) -> None:
        """Connect and log in, or raise the WireError or ConfigError that stands in the way."""
        self._thread.submit(self._runner.run, self._lines[0].open()).result()

    def deliver(
        self,
        batch: Sequence[Outgoing],
        report: Report,
        meanwhile: Callable[[], bool] = lambda: False,
    ) -> None:
        """Send the batch and report every mail once, in groups, in the caller's own thread.

        While the network takes its time, `meanwhile` does a little of the caller's other work;
        it says whether there was any.

        A group is whatever has become known while the last report ran. The mails of one
        recipient keep their order; after one that must wait, the rest of them wait too. If
        `report` raises, the sends under way are finished and the rest is left alone.
        Without a connection or a password every mail is "later", and the reply says why.
        """
        results: SimpleQueue[Result | None] = SimpleQueue()
        halt = Event()
        job = self._thread.submit(self._runner.run, self._send_all(batch, results.put, halt))
        job.add_done_callback(lambda _: results.put(None))
        try:
            for group in _groups(results, meanwhile):
                report(group)
        finally:
            halt.set()
            # Also raises what went wrong in the thread.
            job.result()

    def close(self) -> None:
        """Take leave of the server and stop the thread."""
        try:
            self._thread.submit(self._runner.run, self._close_all()).result()
            self._thread.submit(self._runner.close).result()
        finally:
            self._thread.shutdown()

    async def _send_all(
        self, batch: Sequence[Outgoing], put: Callable[[Result], None], halt: Event
    ) -> None:
        shares = _shares(batch, len(self._lines))
        sends = [
            line.send(share, put, halt) for line, share in zip(self._lines, shares, strict=True)
        ]
        # Not a TaskGroup, which would cancel the other sends in the middle of a mail.
        for outcome in await asyncio.gather(*sends, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    async def _close_all(self) -> None:
        for line in self._lines:
            await line.close()


class _Line:
    """One connection; renewed when it is needed and not alive."""

    def __init__(self, server: Smtp, hello: str) -> None:
        self._server = server
        self._hello = hello
        self._client: aiosmtplib.SMTP | None = None

    async def send(
        self, mails: Sequence[Outgoing], put: Callable[[Result], None], halt: Event
    ) -> None:
        """Send the mails one after another and put the result of each."""
        down = ""
        waiting: dict[str, str] = {}
        for mail in mails:
            if halt.is_set():
                return
            reply = down or waiting.get(mail.recipient, "")
            try:
                result = _later(mail, reply) if reply else await self._deliver(mail)
            except (WireError, ConfigError) as error:
                # No connection for this one is no connection for the others either.
                down = str(error)
                result = _later(mail, down)
            if result.status == "later":
                waiting[mail.recipient] = result.reply
            put(result)

    async def open(self) -> aiosmtplib.SMTP:
        """The connection: the one we have, or a new one."""
        if self._client is not None and self._client.is_connected:
            return self._client
        server, secret = self._server, password(self._server)
        client = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user or None,
            password=secret or None,
            local_hostname=self._hello,
            timeout=REPLY_SECONDS,
            use_tls=server.security == "tls",
            start_tls=server.security == "starttls",
            tls_context=None if server.security == "none" else tls_context(server),
        )
        try:
            await client.connect(timeout=CONNECT_SECONDS)
            if client.is_ehlo_or_helo_needed:
                await client.ehlo()
        except aiosmtplib.SMTPAuthenticationError as error:
            if error.code < _PERMANENT:
                raise lost(server, error) from error
            raise LoginRefused(f"{server.where} user {server.user}: {error}") from None
        except (*_BROKEN, ValueError) as error:
            client.close()
            raise lost(server, error) from error
        self._client = client
        return client

    async def close(self) -> None:
        """Take leave of the server, if it is still there."""
        client, self._client = self._client, None
        if client is not None and client.is_connected:
            try:
                await client.quit(timeout=CONNECT_SECONDS)
            except _BROKEN:
                client.close()

    async def _deliver(self, mail: Outgoing) -> Result:
        """Send one mail, on a new connection if the old one turns out to be dead."""
        try:
            client = await self.open()
            try:
                await _announce(client, mail)
            except _BROKEN as error:
                if not _is_broken(error):
                    raise
                # Nothing of the mail has been sent: doing it over is safe.
                self._drop()
                client = await self.open()
                await _announce(client, mail)
            return await self._hand_over(client, mail)
        except aiosmtplib.SMTPResponseException as error:
            await self._reset()
            return _judged(mail, error.code, error.message)
        except _BadAddress as error:
            await self._reset()
            return Result(id=mail.id, status="failed", reply=f"bad address: {error}")
        except _BROKEN as error:
            self._drop()
            raise lost(self._server, error) from error

    async def _hand_over(self, client: aiosmtplib.SMTP, mail: Outgoing) -> Result:
        """Send the bytes. If the connection dies now, nobody knows whether the mail was taken."""
        try:
            taken = await client.data(mail.raw, timeout=_TAKE_SECONDS)
        except aiosmtplib.SMTPResponseException:
            raise
        except _BROKEN as error:
            self._drop()
            return _later(mail, f"no answer to the mail: {lost(self._server, error)}")
        return Result(id=mail.id, status="sent", reply=f"{taken.code} {taken.message}")

    async def _reset(self) -> None:
        """Make the server forget the mail that it refused."""
        try:
            if self._client is not None:
                await self._client.rset()
        except _BROKEN:
            self._drop()

    def _drop(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.close()


class _BadAddress(Exception):
    """An address that cannot be said to this server."""


async def _announce(client: aiosmtplib.SMTP, mail: Outgoing) -> None:
    """Say from whom and to whom."""
    for address in filter(None, (mail.sender, mail.recipient)):
        # The library would pick some address out of a longer text.
        if not _ADDRESS.fullmatch(address):
            raise _BadAddress(repr(address))
    options = []
    if client.supports_extension("size"):
        options.append(f"SIZE={len(mail.raw)}")
    if not mail.raw.isascii() and client.supports_extension("8bitmime"):
        options.append("BODY=8BITMIME")
    encoding = "ascii"
    if not (mail.sender + mail.recipient).isascii() and client.supports_extension("smtputf8"):
        options.append("SMTPUTF8")
        encoding = "utf-8"
    try:
        await client.mail(mail.sender, options=options, encoding=encoding)
        await client.rcpt(mail.recipient, encoding=encoding)
    except ValueError as error:
        raise _BadAddress(str(error)) from None


def _is_broken(error: BaseException) -> bool:
    """Whether the connection is at fault and not the mail; 421 is the server hanging up."""
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return error.code == _HANGING_UP
    return True


def _judged(mail: Outgoing, code: int, words: str) -> Result:
    """What a refusal means: 5xx is for ever, unless it is about our login."""
    for_ever = code >= _PERMANENT and code not in _LOGIN_CODES
    return Result(id=mail.id, status="failed" if for_ever else "later", reply=f"{code} {words}")


def _later(mail: Outgoing, reply: str) -> Result:
    return Result(id=mail.id, status="later", reply=reply)


def _shares(batch: Sequence[Outgoing], count: int) -> list[list[Outgoing]]:
    """Deal the batch out evenly; all mails of one recipient go into one share, in order."""
    shares: list[list[Outgoing]] = [[] for _ in range(count)]
    share_of: dict[str, list[Outgoing]] = {}
    for mail in batch:
        share = share_of.setdefault(mail.recipient, min(shares, key=len))
        share.append(mail)
    return shares


def _groups(
    results: "SimpleQueue[Result | None]", meanwhile: Callable[[], bool]
) -> Iterator[list[Result]]:
    """What has come since the last group, as soon as there is anything; ends with None.

    Until something comes, `meanwhile` is called as long as it finds something to do.
    """
    ended = False
    while not ended:
        while results.empty() and meanwhile():
            pass
        group = [results.get()]
        while not results.empty():
            group.append(results.get())
        ended = None in group
        if known := [result for result in group if result is not None]:
            yield known
