"""Letters out: delivers finished bytes over a few SMTP connections that stay open.

Every mail gets one answer: sent, later or failed. SMTP leaves one window open: a connection that
dies after the last byte and before the server's answer. Such a mail comes back as "later", and
its copy will carry the same Message-ID because it is the same bytes.
"""

import asyncio
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import suppress
from dataclasses import dataclass
from threading import Event
from types import TracebackType
from typing import Literal, Self, cast

import aiosmtplib

from corr.clock import Countdown
from corr.config import Smtp
from corr.errors import ConfigError
from corr.printable import printable
from corr.wire.errors import ServerRefused, WireError
from corr.wire.smtp_login import BROKEN, connected, gone, hang_up, take_leave
from corr.wire.smtp_results import Results
from corr.wire.smtp_talk import OutOfStep, announce, forget, hand_over

Status = Literal["sent", "later", "failed"]
Refused = Literal["", "recipient", "mail"]

_ADDRESS = re.compile(r"[^\s<>()\[\],;:\\\"@\x00-\x1f\x7f]+@[^\s<>(),;\\\"@\x00-\x1f\x7f]+")
_PERMANENT = 500
_HANGING_UP = 421
_LOGIN_CODES = frozenset({530, 534, 535, 538})
_TOO_BIG = 552
_CONGESTED = re.compile(r"5\.(3\.1|3\.2|4\.5)\b")
"""Enhanced codes of 5xx that speak of our server's day and not of the mail (RFC 3463)."""
_BUSY_IN_A_ROW = 5
"""So many mails put off one after another mean that the server has enough of us for now."""
_LEAVE_SECONDS = 10.0
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
    will never take this mail for this recipient; `refused` is then at what it said so. Not
    `tried`: the server never heard of the mail.
    """

    id: str
    status: Status
    reply: str
    tried: bool = True
    refused: Refused = ""


Report = Callable[[list[Result]], None]


def _never() -> bool:
    return False


class Sender:
    """The connections to the mail server of the settings, kept open between batches.

    `trouble` is why the last batch came to nothing, None if any mail got through or could.
    """

    def __init__(
        self, server: Smtp, *, hello: str = "localhost", stop: Callable[[], bool] = _never
    ) -> None:
        """`hello` is the name by which we introduce ourselves to the server.

        Once `stop()` is true, a mail under way is waited for a little and then given up.
        """
        self.trouble: WireError | ConfigError | None = None
        self._stop = stop
        self._leave: Countdown | None = None
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
        enough: Callable[[], bool] = lambda: False,
    ) -> None:
        """Send the batch and report every mail once, in groups, in the caller's own thread.

        `enough` is asked in another thread before each mail; once it says so no further mail is
        begun, and the rest is not reported.

        While the network takes its time, `meanwhile` does a little of the caller's other work;
        it says whether there was any.

        A group is whatever has become known while the last report ran. The mails of one
        recipient keep their order; after one that must wait, the rest of them wait too. If
        `report` or `meanwhile` raises, the sends under way are finished, the rest is left alone,
        and what is known and not reported is reported once more before the error goes on.
        Without a connection or a password every mail is "later", and the reply says why.
        """
        results = Results[Result](report)
        halt = Event()
        job = self._thread.submit(
            self._runner.run,
            self._send_all(batch, results, lambda: halt.is_set() or enough()),
        )
        job.add_done_callback(lambda _: results.end())
        try:
            results.report_all(meanwhile, self._hurry)
        except BaseException:
            halt.set()
            wait_for([job])
            # A mail that was sent and is not written down as sent would be sent again.
            with suppress(Exception):
                results.report_known()
            raise
        # Raises what went wrong in the thread.
        job.result()

    def close(self) -> None:
        """Take leave of the server and stop the thread."""
        try:
            self._thread.submit(self._runner.run, self._close_all()).result()
            self._thread.submit(self._runner.close).result()
        finally:
            self._thread.shutdown()

    async def _send_all(
        self, batch: Sequence[Outgoing], results: Results[Result], halted: Callable[[], bool]
    ) -> None:
        shares = _shares(batch, len(self._lines))
        sends = [
            line.send(share, results, halted)
            for line, share in zip(self._lines, shares, strict=True)
        ]
        # Not a TaskGroup, which would cancel the other sends in the middle of a mail.
        for outcome in await asyncio.gather(*sends, return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome
        troubles = [line.trouble for line in self._lines if line.trouble]
        has_worked = any(line.has_worked for line in self._lines)
        self.trouble = troubles[0] if troubles and not has_worked else None

    def _hurry(self) -> None:
        """Wait no longer for a server that does not answer, once we are to stop."""
        if self._stop() and self._leave is None:
            self._leave = Countdown(_LEAVE_SECONDS)
        if self._leave is not None and self._leave.over:
            for line in self._lines:
                self._runner.get_loop().call_soon_threadsafe(line.hang_up)

    async def _close_all(self) -> None:
        for line in self._lines:
            await line.close()


class _Line:
    """One connection; renewed when it is needed and not alive."""

    def __init__(self, server: Smtp, hello: str) -> None:
        self._server = server
        self._hello = hello
        self._client: aiosmtplib.SMTP | None = None
        self.trouble: WireError | ConfigError | None = None
        self.has_worked = False

    async def send(
        self, mails: Sequence[Outgoing], results: Results[Result], halted: Callable[[], bool]
    ) -> None:
        """Send the mails one after another and put the result of each."""
        self.trouble, self.has_worked = None, False
        waiting: dict[str, str] = {}
        busy = 0
        for mail in mails:
            if not await results.room(halted):
                return
            if self.trouble:
                # No connection for the last one is no connection for the others either.
                result = _later(mail, str(self.trouble), tried=False)
            elif mail.recipient in waiting:
                result = _later(mail, waiting[mail.recipient])
            else:
                result = await self._try(mail)
                busy = busy + 1 if result.status == "later" else 0
                if busy >= _BUSY_IN_A_ROW and not self.trouble:
                    self.trouble = ServerRefused(f"{self._server.where} {result.reply}")
            if result.status == "later":
                waiting[mail.recipient] = result.reply
            results.put(result)

    async def _try(self, mail: Outgoing) -> Result:
        """Send one mail, and note whether the line is of use."""
        try:
            result = await self._deliver(mail)
        except (WireError, ConfigError) as error:
            self.trouble = error
            return _later(mail, str(error), tried=False)
        self.has_worked |= result.status != "later"
        return result

    async def open(self) -> aiosmtplib.SMTP:
        """The connection: the one we have, or a new one."""
        if self._client is not None and self._client.is_connected:
            return self._client
        self._client = await connected(self._server, self._hello)
        return self._client

    async def close(self) -> None:
        """Take leave of the server, if it is still there."""
        client, self._client = self._client, None
        if client is not None and client.is_connected:
            await take_leave(client)

    async def _deliver(self, mail: Outgoing) -> Result:
        """Send one mail, on a new connection if the old one turns out to be dead."""
        try:
            client = await self.open()
            try:
                await _announce(client, mail)
            except BROKEN as error:
                if not _is_broken(error):
                    raise
                # Nothing of the mail has been sent: doing it over is safe.
                self._drop()
                client = await self.open()
                await _announce(client, mail)
            return await self._hand_over(client, mail)
        except aiosmtplib.SMTPResponseException as error:
            await self._reset()
            if error.code == _HANGING_UP:
                self.trouble = gone(self._server, error)
            elif isinstance(error, aiosmtplib.SMTPSenderRefused) and error.code != _TOO_BIG:
                # It says no before it knows to whom: this is about us, and no mail's fault.
                self.trouble = ServerRefused(
                    f"{self._server.where} our address: {error.code} {error.message}"
                )
                return _later(mail, f"{error.code} {error.message}")
            return _judged(mail, error)
        except _BadAddress as error:
            await self._reset()
            reply = printable(f"bad address: {error}")
            return Result(id=mail.id, status="failed", reply=reply, refused="recipient")
        except BROKEN as error:
            self._drop()
            self.trouble = gone(self._server, error)
            return _later(mail, str(self.trouble))

    async def _hand_over(self, client: aiosmtplib.SMTP, mail: Outgoing) -> Result:
        """Send the bytes. If the connection dies now, nobody knows whether the mail was taken."""
        try:
            taken = await hand_over(client, mail.raw, seconds=_TAKE_SECONDS)
        except aiosmtplib.SMTPResponseException:
            raise
        except OutOfStep as error:
            self._drop()
            return _later(mail, f"{gone(self._server, error)}")
        except BROKEN as error:
            self._drop()
            return _later(mail, f"no answer to the mail: {gone(self._server, error)}")
        return Result(id=mail.id, status="sent", reply=printable(f"{taken.code} {taken.message}"))

    async def _reset(self) -> None:
        """Make the server forget the mail that it refused."""
        try:
            if self._client is not None:
                await forget(self._client)
        except BROKEN:
            self._drop()

    def hang_up(self) -> None:
        """Cut the connection; whoever waits for an answer gets none."""
        if self._client is not None and self._client.transport is not None:
            cast(asyncio.WriteTransport, self._client.transport).abort()

    def _drop(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            hang_up(client)


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
        options.append(f"SIZE={len(mail.raw)}".encode())
    if not mail.raw.isascii() and client.supports_extension("8bitmime"):
        options.append(b"BODY=8BITMIME")
    if not (mail.sender + mail.recipient).isascii():
        if not client.supports_extension("smtputf8"):
            raise _BadAddress("the server takes no letters beyond ASCII in addresses")
        options.append(b"SMTPUTF8")
    await announce(client, mail.sender, mail.recipient, options)


def _is_broken(error: BaseException) -> bool:
    """Whether the connection is at fault and not the mail; 421 is the server hanging up."""
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return error.code == _HANGING_UP
    return True


def _judged(mail: Outgoing, error: aiosmtplib.SMTPResponseException) -> Result:
    """What a refusal means: 5xx is for ever, unless it is about our login."""
    code, words = error.code, error.message
    if code < _PERMANENT or code in _LOGIN_CODES or _CONGESTED.match(words):
        return _later(mail, f"{code} {words}")
    at_them = isinstance(error, aiosmtplib.SMTPRecipientRefused)
    refused: Refused = "recipient" if at_them else "mail"
    reply = printable(f"{code} {words}")
    return Result(id=mail.id, status="failed", reply=reply, refused=refused)


def _later(mail: Outgoing, reply: str, *, tried: bool = True) -> Result:
    return Result(id=mail.id, status="later", reply=printable(reply), tried=tried)


def _shares(batch: Sequence[Outgoing], count: int) -> list[list[Outgoing]]:
    """Deal the batch out evenly; all mails of one recipient go into one share, in order."""
    shares: list[list[Outgoing]] = [[] for _ in range(count)]
    share_of: dict[str, list[Outgoing]] = {}
    for mail in batch:
        share = share_of.setdefault(mail.recipient, min(shares, key=len))
        share.append(mail)
    return shares
