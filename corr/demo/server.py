"""A mail server inside this process: SMTP in, IMAP out, everything in memory.

For trying things out and for tests: it believes every sender, takes mail for every address and
forgets everything when it stops. It never relays mail to the outside.
"""

import asyncio
import json
import logging
import socket
import ssl
from argparse import Namespace
from collections.abc import Coroutine, Iterable, Iterator, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import parse_qs
from uuid import uuid4

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from proxyprotocol.result import ProxyResultLocal
from proxyprotocol.sock import SocketInfo
from pymap.backend.dict import Config, Login
from pymap.backend.dict.filter import FilterSet
from pymap.backend.dict.mailbox import MailboxData, MailboxSet, Message
from pymap.concurrent import Subsystem
from pymap.imap import IMAPServer
from pymap.mime import MessageContent
from pymap.parsing.message import AppendMessage
from pymap.parsing.specials import ObjectId
from pymap.user import UserMetadata

from corr.clock import Clock
from corr.demo.mailhost import LoopServer, OnDelivery, Security

# -- mailboxes that keep mail as plain bytes, for pymap's in-memory backend ----
# pymap takes every mail apart when it arrives, which costs 45 kB a mail; here that is done only if
# a client asks for a part of one. Written for the pinned pymap and its private attributes.


class RawContent(MessageContent):
    """A mail as it came; headers and parts are found when they are asked for."""

    __slots__ = ()

    def __init__(self, data: bytes) -> None:
        self._raw = memoryview(data)

    def __getattr__(self, name: str) -> Any:
        # Only reached for what was never set: header, body and lines.
        if name not in MessageContent.__slots__:
            raise AttributeError(name)
        return getattr(MessageContent.parse(bytes(self._raw)), name)


class RawMailbox(MailboxData):
    """A folder whose mails are `RawContent`; they arrive when `clock` says."""

    def __init__(self, clock: Clock, kin: MailboxSet) -> None:
        super().__init__(kin._content_cache, kin._thread_cache)
        self._clock = clock

    async def append(self, append_msg: AppendMessage, *, recent: bool = False) -> Message:
        """Add a mail at the end and wake whoever listens."""
        async with self.messages_lock.write_lock():
            self._max_uid += 1
            message = Message(
                self._max_uid,
                append_msg.when or self._clock.now(),
                append_msg.flag_set,
                email_id=ObjectId.random_email_id(),
                thread_id=ObjectId.random_thread_id(),
                # Never recent: pymap goes through all recent mail at every SELECT.
                recent=False,
                content=RawContent(append_msg.literal),
            )
            self._messages[message.uid] = message
            self._mod_sequences.update([message.uid])
            self._updated.set()
        return message


class RawMailboxes(MailboxSet):
    """All folders of one user."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._inbox = RawMailbox(clock, self)

    async def add_mailbox(self, name: str) -> ObjectId:
        """Make a folder; ValueError if there is one of that name."""
        async with self._set_lock.write_lock():
            if name in self._set:
                raise ValueError(name)
            box = self._set[name] = RawMailbox(self._clock, self)
            return box.mailbox_id


# -- the corner of an OAuth2 provider that a mail server asks whose a token is ----


_HOST = "127.0.0.1"


class TokenServer:
    """Answers on a port of this machine; `tokens` may be changed while it runs."""

    def __init__(self, tokens: Mapping[str, str]) -> None:
        """`tokens` are the valid ones, each with its user."""
        self.tokens = dict(tokens)
        self._server = ThreadingHTTPServer((_HOST, 0), self._handler())
        self.address = f"http://{_HOST}:{self._server.server_port}/introspect"
        self._thread = Thread(target=self._server.serve_forever, name="tokens", daemon=True)

    def start(self) -> None:
        """Answer."""
        self._thread.start()

    def stop(self) -> None:
        """Close the port."""
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
        self._server.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        tokens = self.tokens

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                size = int(self.headers.get("Content-Length", 0))
                asked = parse_qs(self.rfile.read(size).decode())
                user = tokens.get(asked.get("token", [""])[0])
                answer = {"active": True, "username": user} if user else {"active": False}
                body = json.dumps(answer).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                """Say nothing: a token must not be in any log."""

        return Handler


# -- A mail server inside this process ----


T = TypeVar("T")

_BREATH = 100

_log = logging.getLogger(__name__)


class EmbeddedServer(LoopServer):
    """An SMTP and an IMAP server on free ports of this machine, in a thread of their own.

    A mail to `local+tag@domain` is at once in the inbox of the user `local@domain`. Users come
    into being when they first get mail, with `password`, or by `accounts` (user: password).
    INTERNALDATE is what `clock` says.
    """

    host = _HOST

    def __init__(
        self,
        *,
        clock: Clock,
        password: str,
        accounts: Mapping[str, str] | None = None,
        size_limit: int = 25_000_000,
        on_delivery: OnDelivery | None = None,
        security: Security = "none",
        certificate: tuple[Path, Path] | None = None,
        ca_file: Path | None = None,
        ports: tuple[int, int] = (0, 0),
    ) -> None:
        """`certificate` is the chain and the key, needed for any `security` but none.

        `ca_file` signed it, for the settings of clients. `ports` are for SMTP and IMAP; 0 is any
        free one.
        """
        super().__init__("mail server", on_delivery)
        self._size_limit = size_limit
        self.security = security
        self.ca_file = ca_file
        self._tls = _server_context(certificate) if certificate else None
        self._post = _PostOffice(clock, password, self._tls, starttls=security == "starttls")
        for user, secret in (accounts or {}).items():
            self._post.open_account(user, secret)
        self._sockets = (_bound_socket(ports[0]), _bound_socket(ports[1]))
        self.smtp_port, self.imap_port = (each.getsockname()[1] for each in self._sockets)
        self.mx_port = self.smtp_port

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Close every connection and forget all mail."""
        super().stop()
        for each in self._sockets:
            each.close()

    def count(self, user: str, folder: str = "INBOX") -> int:
        """How many mails the user has in the folder; 0 if there is no such user or folder."""
        return self._call(self._post.count(user, folder))

    def append_many(self, user: str, mails: Iterable[bytes], folder: str = "INBOX") -> int:
        """Put mails into a folder without SMTP, as they are, and return how many they were."""
        return self._call(self._append_many(user, mails, folder))

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Deliver a mail (called by the SMTP server)."""
        content = envelope.original_content or b""
        sender = (envelope.mail_from or "").strip("<>")
        for recipient in envelope.rcpt_tos:
            trace = f"Return-Path: <{sender}>\r\nDelivered-To: {recipient}\r\n".encode()
            inbox = await self._post.folder(_user_of(recipient), "INBOX")
            await inbox.append(AppendMessage(trace + content))
            self._tell(recipient, sender, content)
        return "250 2.0.0 delivered"

    async def _append_many(self, user: str, mails: Iterable[bytes], folder: str) -> int:
        box = await self._post.folder(user, folder)
        number = 0
        for number, mail in enumerate(mails, 1):
            await box.append(AppendMessage(mail))
            if number % _BREATH == 0:
                await asyncio.sleep(0)
        return number

    def _call(self, work: Coroutine[Any, Any, T]) -> T:
        loop, _ = self._started.result()
        return asyncio.run_coroutine_threadsafe(work, loop).result()

    def _ports(
        self, loop: asyncio.AbstractEventLoop
    ) -> Iterator[Coroutine[Any, Any, asyncio.Server]]:
        implicit = self._tls if self.security == "tls" else None
        self._post.config.apply_context()
        smtp, imap = self._sockets
        yield loop.create_server(self._smtp, sock=smtp, ssl=implicit)
        yield asyncio.start_server(self._imap, sock=imap, ssl=implicit)

    async def _imap(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        await self._post.serve_imap(reader, writer)

    def _smtp(self) -> SMTP:
        protocol = SMTP(
            self,
            hostname="mail.invalid",
            data_size_limit=self._size_limit,
            enable_SMTPUTF8=True,
            tls_context=self._tls if self.security == "starttls" else None,
            require_starttls=self.security == "starttls",
            auth_require_tls=False,
            authenticator=self._log_in,
            loop=asyncio.get_running_loop(),
        )
        self._lines.add(protocol)
        return protocol

    def _log_in(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, data: object
    ) -> AuthResult:
        known = isinstance(data, LoginPassword) and self._post.knows(
            data.login.decode(errors="replace"), data.password.decode(errors="replace")
        )
        return AuthResult(success=known, handled=False)


class _PostOffice:
    """The accounts and their mailboxes, as pymap keeps them."""

    def __init__(
        self, clock: Clock, password: str, tls: ssl.SSLContext | None, *, starttls: bool
    ) -> None:
        self._clock = clock
        self._password = password
        self._secrets: dict[str, str] = {}
        self.config = _ImapConfig.from_args(
            _ARGUMENTS,
            cpu_subsystem=Subsystem.for_asyncio(),
            invalid_user_sleep=0.0,
            reject_dnsbl=False,
            ssl_context=tls or _server_context(None),
        )
        self.config.offers_starttls = starttls
        self._login = Login(self.config)
        self._imap = IMAPServer(self._login, self.config)

    async def serve_imap(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Serve one IMAP connection to its end."""
        about = SocketInfo.get(writer, ProxyResultLocal(), unique_id=uuid4().bytes)
        try:
            await self._imap(reader, writer, about)
        except (OSError, EOFError):
            _log.debug("an IMAP client went away")

    def open_account(self, user: str, password: str) -> None:
        """Let the user log in with the password."""
        self._secrets[user] = password
        self._login.users_dict[user] = _User(self.config, user, password=password)
        self.config.set_cache[user] = (RawMailboxes(self._clock), FilterSet())

    def knows(self, user: str, password: str) -> bool:
        """Whether the user may log in with the password."""
        return self._secrets.get(user) == password

    async def folder(self, user: str, name: str) -> MailboxData:
        """The folder, made if need be, and so is the user."""
        if user not in self._secrets:
            self.open_account(user, self._password)
        boxes, _ = self.config.set_cache[user]
        try:
            return await boxes.get_mailbox(name)
        except KeyError:
            await boxes.add_mailbox(name)
            return await boxes.get_mailbox(name)

    async def count(self, user: str, name: str) -> int:
        """How many mails are in the folder; 0 if there is none."""
        if user not in self._secrets:
            return 0
        boxes, _ = self.config.set_cache[user]
        try:
            box = await boxes.get_mailbox(name)
        except KeyError:
            return 0
        return (await box.snapshot()).exists


class _User(UserMetadata):
    def compare_secret(self, value: str) -> bool:
        """Whether this is the password; pymap's own comparison hashes slowly, or wants ASCII."""
        return self.password == value


class _ImapConfig(Config):
    """pymap's settings, without its look at the host's name and the environment."""

    offers_starttls = False

    @property
    def greeting(self) -> bytes:
        return b"ready"

    @property
    def initial_capability(self) -> list[bytes]:
        return [b"LITERAL+", b"ID", *([b"STARTTLS"] if self.offers_starttls else [])]


_ARGUMENTS = Namespace(
    host=_HOST,
    port=0,
    debug=False,
    cert=None,
    key=None,
    tls=False,
    proxy_protocol=None,
    passlib_cfg=None,
    demo_data=False,
    demo_user="",
    demo_password="",
)


def _bound_socket(port: int) -> socket.socket:
    # asyncio switches Nagle's delay off only for sockets that say they are TCP.
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.bind((_HOST, port))
    return found


def _user_of(recipient: str) -> str:
    local, _, domain = recipient.lower().rpartition("@")
    return f"{local.partition('+')[0]}@{domain}"


def _server_context(certificate: tuple[Path, Path] | None) -> ssl.SSLContext:
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    if certificate is not None:
        context.load_cert_chain(*certificate)
    return context


# -- the embedded server for measuring ----


class SinkServer(EmbeddedServer):
    """Mail to somebody who has no account is accepted, told of and forgotten.

    So the world's mailboxes take no room, however many letters are sent.
    """

    def __init__(
        self, *, clock: Clock, password: str, accounts: Mapping[str, str], on_delivery: OnDelivery
    ) -> None:
        super().__init__(
            clock=clock, password=password, accounts=accounts, on_delivery=on_delivery
        )
        self._ours = frozenset(accounts)

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Deliver or forget a mail (called by the SMTP server)."""
        content = envelope.original_content or b""
        sender = (envelope.mail_from or "").strip("<>")
        ours = list[str]()
        for recipient in envelope.rcpt_tos:
            local, _, domain = recipient.lower().rpartition("@")
            if f"{local.partition('+')[0]}@{domain}" in self._ours:
                ours.append(recipient)
            else:
                self._tell(recipient, sender, content)
        envelope.rcpt_tos = ours
        return await super().handle_DATA(server, session, envelope)
