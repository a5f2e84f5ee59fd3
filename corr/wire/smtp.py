"""Letters out: delivers finished bytes over a few SMTP connections that stay open.

Every mail gets one answer: sent, later or failed. SMTP leaves one window open: a connection that
dies after the last byte and before the server's answer. Such a mail comes back as "later", and
its copy will carry the same Message-ID because it is the same bytes.
"""

import asyncio
import re
from base64 import b64encode
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures import wait as wait_for
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Event
from types import TracebackType
from typing import Generic, Literal, Self, TypeVar, cast

import aiosmtplib
from aiosmtplib.protocol import SMTPProtocol, normalize_message_line_endings
from msgspec import Struct

from corr.clock import Countdown
from corr.config import Smtp, secret_of
from corr.errors import ConfigError
from corr.printable import printable
from corr.wire.errors import ConnectionLost, LoginRefused, ServerRefused, WireError
from corr.wire.imap_login import CONNECT_SECONDS, REPLY_SECONDS, lost, tls_context, without

# -- a connection to an SMTP server ----
# No error of this module repeats a password or a token, whatever the server does.


BROKEN = (OSError, aiosmtplib.SMTPException)
"""What the library raises when the network or the server fails."""

_PERMANENT = 500
_QUIT_SECONDS = 3
_LOGIN_GO_ON, _LOGGED_IN = 334, 235


async def connected(server: Smtp, hello: str) -> aiosmtplib.SMTP:
    """A client that is logged in. Raises ConfigError if password or token are not to be had."""
    secret = secret_of(server)
    client = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        local_hostname=hello,
        timeout=REPLY_SECONDS,
        use_tls=server.security == "tls",
        start_tls=server.security == "starttls",
        tls_context=None if server.security == "none" else tls_context(server),
    )
    try:
        await client.connect(timeout=CONNECT_SECONDS)
        if client.is_ehlo_or_helo_needed:
            await client.ehlo()
        if server.user:
            await _log_in(client, server, secret)
    except BaseException as error:
        hang_up(client)
        if isinstance(error, (*BROKEN, ValueError)):
            raise gone(server, error) from error
        raise
    return client


def gone(server: Smtp, error: BaseException) -> ConnectionLost:
    """The error for a connection that is no more, or never came about."""
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return ConnectionLost(f"{server.where} {server.host}:{server.port}: {_words(error)}")
    return lost(server, error)


def _words(error: BaseException) -> str:
    """What went wrong; of a server's answer its code and its words."""
    if isinstance(error, aiosmtplib.SMTPResponseException):
        return f"{error.code} {error.message}"
    return f"{error}"


async def _log_in(client: aiosmtplib.SMTP, server: Smtp, secret: str) -> None:
    try:
        await _try_login(client, server, secret)
    except LoginRefused:
        if server.auth == "password":
            raise
        # The token may have run out between the command and the server.
        await _try_login(client, server, secret_of(server))


async def _try_login(client: aiosmtplib.SMTP, server: Smtp, secret: str) -> None:
    if server.auth != "password" and server.auth not in client.server_auth_methods:
        raise ServerRefused(f"{server.where} auth: the server does not offer {server.auth}")
    try:
        if server.auth == "xoauth2":
            await client.auth_xoauth2(server.user, secret)
        elif server.auth == "oauthbearer":
            await _say_bearer(client, server, secret)
        else:
            await client.login(server.user, secret)
    except BROKEN as error:
        about = f"{server.where} user {server.user}: {without(secret, _words(error))}"
        if isinstance(error, aiosmtplib.SMTPAuthenticationError) and error.code >= _PERMANENT:
            raise LoginRefused(about) from None
        raise ConnectionLost(about) from None


async def _say_bearer(client: aiosmtplib.SMTP, server: Smtp, secret: str) -> None:
    """AUTH OAUTHBEARER (RFC 7628), which the library does not have."""
    user = server.user.replace("=", "=3D").replace(",", "=2C")
    where = f"host={server.host}\1port={server.port}"
    said = f"n,a={user},\1{where}\1auth=Bearer {secret}\1\1"
    answer = await client.execute_command(b"AUTH", b"OAUTHBEARER", b64encode(said.encode()))
    if answer.code == _LOGIN_GO_ON:
        # It tells what is wrong and wants to hear that we have understood.
        answer = await client.execute_command(b64encode(b"\1"))
    if answer.code != _LOGGED_IN:
        raise aiosmtplib.SMTPAuthenticationError(answer.code, answer.message)


async def take_leave(client: aiosmtplib.SMTP) -> None:
    """Say goodbye if the server is still there, and close."""
    transport = client.transport
    try:
        await client.quit(timeout=_QUIT_SECONDS)
    except BROKEN:
        pass
    finally:
        _abort(transport)
        client.close()


def hang_up(client: aiosmtplib.SMTP) -> None:
    """Close without a word to the server."""
    _abort(client.transport)
    client.close()


def _abort(transport: asyncio.BaseTransport | None) -> None:
    """Closing would leave the end of TLS to a loop that may not run any longer."""
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()


# -- what has become known in the network's thread, until the caller's thread has ----

AHEAD = 32
"""So many mails may be sent and not written down; a crash then sends them again.

More than are answered while the next few letters are handled, so that sending holds up nobody.
"""
_LOOK_SECONDS = 0.5
_ROOM_SECONDS = 0.005

_Result = TypeVar("_Result")


class Results(Generic[_Result]):
    """The results of one batch: put in one thread, reported in groups in another."""

    def __init__(self, report: Callable[[list[_Result]], None]) -> None:
        """`report` writes a group down; until it returns, the group counts as unreported."""
        self._report = report
        self._queue: SimpleQueue[_Result | None] = SimpleQueue()
        self._group: list[_Result] = []
        self._is_over = False
        # Each of the two is counted in one thread only.
        self._known = 0
        self._reported = 0

    def put(self, result: _Result) -> None:
        """Take a result in."""
        self._known += 1
        self._queue.put(result)

    def end(self) -> None:
        """Say that no more results come."""
        self._queue.put(None)

    async def room(self, halted: Callable[[], bool]) -> bool:
        """Wait until one more mail may be begun; False if none may be any more.

        While nothing can be written down, as when another program writes to the database, the
        sending waits too.
        """
        while not halted():
            if self._known - self._reported < AHEAD:
                return True
            await asyncio.sleep(_ROOM_SECONDS)
        return False

    def report_all(self, meanwhile: Callable[[], bool], hurry: Callable[[], None]) -> None:
        """Report what has come since the last group, as soon as there is anything, to the end.

        Between two reports `meanwhile` is called as long as it finds something to do, however
        fast results come: a server that takes a letter in the time of a report would hold up the
        other work otherwise. `hurry` is called every now and then.
        """
        is_busy = True
        while not self._is_over:
            if (is_busy or self._queue.empty()) and (is_busy := meanwhile()):
                hurry()
            elif not self._wait():
                hurry()
                continue
            self.report_known()

    def _wait(self) -> bool:
        """Wait a little for a result; whether one came."""
        try:
            self._take(self._queue.get(timeout=_LOOK_SECONDS))
        except Empty:
            return False
        return True

    def report_known(self) -> None:
        """Report all that is known by now, also the group whose report failed."""
        while not self._queue.empty():
            self._take(self._queue.get())
        if self._group:
            self._report(self._group)
            self._reported += len(self._group)
            self._group = []

    def _take(self, result: _Result | None) -> None:
        if result is None:
            self._is_over = True
        else:
            self._group.append(result)


# -- what is said to an SMTP server to hand it a mail ----
# The library looks through every mail for line ends and leading dots with regular expressions; for
# letters of this size that was half of the time that sending took.


_OK, _FORWARDED, _GO_ON = 250, 251, 354
_SUCCESS, _REFUSALS = 2, (4, 5)


class OutOfStep(aiosmtplib.SMTPException):
    """The server's answers are not those to our commands: what it says means nothing any more."""


async def announce(
    client: aiosmtplib.SMTP, sender: str, recipient: str, options: list[bytes]
) -> None:
    """Say from whom and to whom; both are addresses that were looked at.

    Raises SMTPSenderRefused and SMTPRecipientRefused, and what broken connections raise.
    """
    answer = await _ask(client, b"MAIL", b"FROM:" + _path(sender), *options)
    if answer.code != _OK:
        _must_refuse(answer)
        raise aiosmtplib.SMTPSenderRefused(answer.code, answer.message, sender)
    answer = await _ask(client, b"RCPT", b"TO:" + _path(recipient))
    if answer.code not in (_OK, _FORWARDED):
        _must_refuse(answer)
        raise aiosmtplib.SMTPRecipientRefused(answer.code, answer.message, recipient)


def _path(address: str) -> bytes:
    return f"<{address}>".encode()


async def hand_over(
    client: aiosmtplib.SMTP, raw: bytes, *, seconds: float
) -> aiosmtplib.SMTPResponse:
    """Send the bytes of the mail that was announced, in one piece; the server's answer to them.

    Raises SMTPDataError if it will not have them, and what broken connections raise.
    """
    answer = await _ask(client, b"DATA")
    if answer.code != _GO_ON:
        _must_refuse(answer)
        raise aiosmtplib.SMTPDataError(answer.code, answer.message)
    if not is_ready(raw):
        raw = normalize_message_line_endings(raw)
    try:
        protocol = _protocol(client)
        protocol.write(dotted(raw) + b".\r\n")
        answer = await protocol.read_response(timeout=seconds)
    except (aiosmtplib.SMTPServerDisconnected, aiosmtplib.SMTPTimeoutError):
        hang_up(client)
        raise
    # Any 2xx means that the mail was taken (RFC 5321, 4.3.2): sending it again would double it.
    if answer.code // 100 != _SUCCESS:
        _must_refuse(answer)
        raise aiosmtplib.SMTPDataError(answer.code, answer.message)
    return answer


async def forget(client: aiosmtplib.SMTP) -> None:
    """Make the server forget the mail that was announced."""
    answer = await _ask(client, b"RSET")
    if answer.code != _OK:
        raise OutOfStep(f"{answer.code} to RSET")


async def _ask(client: aiosmtplib.SMTP, *command: bytes) -> aiosmtplib.SMTPResponse:
    """Say a command and hear its one answer; nothing else may have been said before or with it.

    The library would take what is left over for the answer to the next command.
    """
    _must_be_silent(client)
    answer = await client.execute_command(*command)
    if client.is_connected:
        _must_be_silent(client)
    return answer


def _must_be_silent(client: aiosmtplib.SMTP) -> None:
    if unread := getattr(_protocol(client), "_buffer", b""):
        raise OutOfStep(f"unasked for: {bytes(unread[:80])!r}")


def _must_refuse(answer: aiosmtplib.SMTPResponse) -> None:
    """Raise OutOfStep if an answer that is not the one hoped for is no refusal either."""
    if answer.code // 100 not in _REFUSALS:
        raise OutOfStep(f"not an answer to this: {answer.code} {answer.message}")


def _protocol(client: aiosmtplib.SMTP) -> SMTPProtocol:
    if client.protocol is None:
        raise aiosmtplib.SMTPServerDisconnected("Connection lost")
    return client.protocol


def is_ready(raw: bytes) -> bool:
    """Whether every line ends in CRLF, the last one too, and no CR or LF stands elsewhere."""
    ends = raw.count(b"\r\n")
    return raw.endswith(b"\r\n") and raw.count(b"\n") == ends == raw.count(b"\r")


def dotted(raw: bytes) -> bytes:
    """The bytes with one dot more where a line begins with one (RFC 5321, 4.5.2)."""
    stuffed = raw.replace(b"\n.", b"\n..")
    return b"." + stuffed if raw.startswith(b".") else stuffed


# -- letters out ----


Status = Literal["sent", "later", "failed"]
Refused = Literal["", "recipient", "mail"]

_ADDRESS = re.compile(r"[^\s<>()\[\],;:\\\"@\x00-\x1f\x7f]+@[^\s<>(),;\\\"@\x00-\x1f\x7f]+")
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


class Outgoing(Struct, frozen=True, kw_only=True):
    """A mail to deliver: `raw` goes out as it is. `sender` "" is the null sender."""

    id: str
    sender: str
    recipient: str
    raw: bytes


class Result(Struct, frozen=True, kw_only=True):
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
