"""A connection to an IMAP server: made, greeted and logged in, or refused with the reason.

No error of this module repeats a password or a token, whatever the server does.
"""

import imaplib
import re
import socket
import ssl
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

from imapclient import IMAPClient, SocketTimeout
from imapclient.exceptions import (
    CapabilityError,
    IMAPClientAbortError,
    IMAPClientError,
    LoginError,
)

from corr.clock import Countdown
from corr.config import Imap, Server, secret_of
from corr.wire.errors import (
    CertificateRefused,
    ConnectionLost,
    LoginRefused,
    ServerRefused,
    WireError,
)

# -- sockets that wait for the other side only so long, however slowly it drips ----
# The timeout of an ordinary socket begins anew with every byte. A server that sends one byte every
# few seconds would hold the whole daemon for ever; here a reply as a whole has to come in time.


T = TypeVar("T")

HANDSHAKE_SECONDS = 15.0
"""How long it may take to agree on the keys of a connection."""

_SLICE_SECONDS = 0.5
_STOPPING_SECONDS = 3.0
_SEND_SECONDS = 15.0
_MAX_BYTES = 100_000_000


class Patience:
    """How long, and for how many bytes, a reply is waited for: from the last thing we sent.

    Once `stop()` is true a reply that does not come soon is not waited for any longer.
    """

    def __init__(self, seconds: float, stop: Callable[[], bool]) -> None:
        self._usual = self._seconds = seconds
        self._stop = stop
        self._stopping: Countdown | None = None
        self.begin()

    def begin(self) -> None:
        """Something was asked just now."""
        self._whole = Countdown(self._seconds)
        self._bytes = 0

    @contextmanager
    def of(self, seconds: float) -> Iterator[None]:
        """Wait so long for each reply in here."""
        self._seconds = seconds
        self.begin()
        try:
            yield
        finally:
            self._seconds = self._usual
            self.begin()

    def took(self, count: int) -> None:
        """Count bytes of a reply. Raises TimeoutError when they are more than any reply has."""
        self._bytes += count
        if self._bytes > _MAX_BYTES:
            raise TimeoutError("the reply does not end")

    def left(self) -> float:
        """Seconds to wait at a time. Raises TimeoutError when the waiting is over."""
        if self._stop() and self._stopping is None:
            self._stopping = Countdown(_STOPPING_SECONDS)
        if self._stopping is not None and self._stopping.over:
            raise TimeoutError("no reply before the end")
        if self._whole.over:
            raise TimeoutError(f"no whole reply within {self._seconds:.0f} s")
        return max(min(self._whole.left, _SLICE_SECONDS), 0.01)


class PatientSocket(socket.socket):
    """A socket with a patience; without one it is as any other."""

    patience: Patience | None = None

    def recv(self, *args: Any) -> bytes:
        """What has come, in time."""
        read = super().recv
        data = self._wait(lambda: read(*args))
        if self.patience is not None:
            self.patience.took(len(data))
        return data

    def recv_into(self, *args: Any) -> int:
        """How much has come into the buffer, in time."""
        read = super().recv_into
        count = self._wait(lambda: read(*args))
        if self.patience is not None:
            self.patience.took(count)
        return count

    def sendall(self, *args: Any) -> None:
        """Send everything; the wait for the reply begins."""
        if self.patience is not None:
            self.patience.begin()
            # What we send is short: only a server that takes nothing any more lets it wait.
            self.settimeout(_SEND_SECONDS)
        super().sendall(*args)

    def _wait(self, read: Callable[[], T]) -> T:
        if self.patience is None:
            return read()
        while True:
            self.settimeout(self.patience.left())
            try:
                return read()
            except TimeoutError:
                continue


class PatientTls(PatientSocket, ssl.SSLSocket):
    """The same over TLS."""

    def do_handshake(self, block: bool = False) -> None:  # noqa: FBT001, FBT002
        """Agree on the keys; this timeout is one for the whole of it."""
        self.settimeout(HANDSHAKE_SECONDS)
        super().do_handshake(block)


def patient(wire: socket.socket, patience: Patience) -> PatientSocket:
    """The same connection as a socket with patience."""
    made = PatientSocket(wire.family, wire.type, wire.proto, fileno=wire.detach())
    made.patience = patience
    return made


def patient_tls(context: ssl.SSLContext) -> ssl.SSLContext:
    """The context, which makes TLS sockets that can have patience."""
    context.sslsocket_class = PatientTls
    return context


# -- what both protocols need to open a connection ----

_TOKEN = re.compile(r"[A-Za-z0-9+/=_.~-]{60,}")

CONNECT_SECONDS = 15
"""How long a connection may take to come about."""
REPLY_SECONDS = 60
"""How long a server may take for one reply."""


def tls_context(server: Server) -> ssl.SSLContext:
    """A context that verifies the server's name; with `ca_file`, by that file alone."""
    try:
        return ssl.create_default_context(cafile=str(server.ca_file) if server.ca_file else None)
    except OSError as error:
        raise CertificateRefused(f"{server.where} ca_file: {server.ca_file}: {error}") from None


def without(secret: str, words: str) -> str:
    """The words of a server that may repeat what it was told, without the secret."""
    for hidden in filter(None, (secret, b64encode(secret.encode()).decode())):
        words = words.replace(hidden, "***")
    return _TOKEN.sub("***", words)


def lost(server: Server, error: BaseException) -> ConnectionLost:
    """The error to raise for what the network or the TLS library raised."""
    about = f"{server.where} {server.host}:{server.port}: {error or type(error).__name__}"
    for cause in (error, error.__cause__, error.__context__):
        if isinstance(cause, ssl.SSLCertVerificationError):
            return CertificateRefused(about)
    return ConnectionLost(about)


# -- a connection to an IMAP server ----


PASSING = re.compile(
    r"\[(UNAVAILABLE|INUSE|LIMIT|SERVERBUG|THROTTLED|OVERQUOTA)\]|too many|try again|temporar"
    r"|throttl|rate limit",
    re.IGNORECASE,
)
"""How a server says that it only has no time for us (RFC 5530, and what some say instead)."""
_BYTES = re.compile(r"b(['\"])(?P<words>.*)\1", re.DOTALL)
_MAX_LINE = 1_000_000


class Client(IMAPClient):  # type: ignore[misc]
    """The library's client over a socket with patience."""

    def __init__(self, server: Imap, patience: Patience) -> None:
        self.patience = patience
        self._context = patient_tls(tls_context(server))
        super().__init__(
            server.host,
            port=server.port,
            ssl=server.security == "tls",
            timeout=SocketTimeout(connect=CONNECT_SECONDS, read=REPLY_SECONDS),
        )
        self.normalise_times = False

    @property
    def is_open_to_all(self) -> bool:
        """Whether the server has let us in already (PREAUTH), whoever we are."""
        return bool(self._imap.state == "AUTH")

    def secure(self) -> None:
        """Go over to TLS."""
        self.starttls(self._context)
        wire = self.socket()
        assert isinstance(wire, PatientTls)
        wire.patience = self.patience

    def _create_IMAP4(self) -> imaplib.IMAP4:  # noqa: N802
        context = self._context if self.ssl else None
        return _Protocol(self.host, self.port, context, self.patience)


class _Protocol(imaplib.IMAP4):
    def __init__(
        self, host: str, port: int, context: ssl.SSLContext | None, patience: Patience
    ) -> None:
        self._context = context
        self._patience = patience
        super().__init__(host, port)

    def _create_socket(self, timeout: float | None = None) -> socket.socket:
        made = socket.create_connection((self.host, self.port), CONNECT_SECONDS)
        try:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            # imaplib sends a command in pieces; together with delayed ACK each costs 40 ms.
            made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            wire = patient(made, self._patience)
            if self._context is None:
                return wire
            tls = self._context.wrap_socket(wire, server_hostname=self.host)
        except BaseException:
            made.close()
            raise
        assert isinstance(tls, PatientTls)
        tls.patience = self._patience
        return tls

    def readline(self) -> bytes:
        line = cast(bytes, self.file.readline(_MAX_LINE + 1))
        if len(line) > _MAX_LINE:
            # The library takes this for a refusal and would go on in the middle of the line.
            raise self.abort("a line without an end")
        return line


def connected(server: Imap, stop: Callable[[], bool]) -> Client:
    """A client that is logged in. Raises ConfigError if password or token are not to be had."""
    secret = secret_of(server)
    patience = Patience(REPLY_SECONDS, stop)
    with _greeting(server), patience.of(CONNECT_SECONDS):
        client = Client(server, patience)
    try:
        with _greeting(server):
            if client.is_open_to_all:
                raise ConnectionLost(
                    f"{server.where} {server.host}:{server.port}: the server lets anybody in "
                    "(PREAUTH): it was not told our password"
                )
            if server.security == "starttls":
                client.secure()
        _log_in(client, server, secret)
    except BaseException:
        shut(client)
        raise
    return client


def shut(client: IMAPClient) -> None:
    """Close the connection without a word."""
    try:
        client.shutdown()
    except (IMAPClientError, OSError):
        pass


@contextmanager
def _greeting(server: Imap) -> Iterator[None]:
    """Whoever does not greet as an IMAP server is not the one that we look for."""
    try:
        yield
    except WireError:
        raise
    except CapabilityError as error:
        raise ServerRefused(f"{server.where} {error}") from error
    except Exception as error:
        raise lost(server, error) from error


def _log_in(client: Client, server: Imap, secret: str) -> None:
    try:
        _try_login(client, server, secret)
    except LoginRefused:
        if server.auth == "password":
            raise
        # The token may have run out between the command and the server.
        _try_login(client, server, secret_of(server))


def _try_login(client: Client, server: Imap, secret: str) -> None:
    try:
        _say_login(client, server, secret)
    except Exception as error:
        words = without(secret, _plain(f"{error or type(error).__name__}"))
        about = f"{server.where} user {server.user}: {words}"
        refused = isinstance(error, IMAPClientError) and not isinstance(
            error.__context__ if isinstance(error, LoginError) else error, IMAPClientAbortError
        )
        if refused and not PASSING.search(words):
            raise LoginRefused(about) from None
        raise ConnectionLost(about) from None


def _plain(words: str) -> str:
    """A server's words, which the library may show as bytes of Python's."""
    shown = _BYTES.fullmatch(words)
    return shown["words"] if shown else words


def _say_login(client: Client, server: Imap, secret: str) -> None:
    user = server.user
    if server.auth == "xoauth2":
        client.oauth2_login(user, secret)
    elif server.auth == "oauthbearer":
        client.oauthbearer_login(user, secret)
    elif (user + secret).isascii():
        client.login(user, secret)
    else:
        # imaplib's LOGIN is ASCII only.
        client.plain_login(user, secret)
