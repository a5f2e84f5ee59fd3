"""Sockets that wait for the other side only so long, however slowly it drips.

The timeout of an ordinary socket begins anew with every byte. A server that sends one byte every
few seconds would hold the whole daemon for ever; here a reply as a whole has to come in time.
"""

import socket
import ssl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from corr.clock import Countdown

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
