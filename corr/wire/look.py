"""A look at the mail servers of the settings: what they can, and what secures the connection."""

import asyncio
import ssl
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from corr.config import Imap, Smtp
from corr.wire.errors import ServerRefused
from corr.wire.imap import Mailbox
from corr.wire.smtp import connected, take_leave


class Secured(Struct, frozen=True, kw_only=True):
    """What a connection is encrypted with, and until when the server's certificate holds."""

    protocol: str
    until: datetime


class ImapLook(Struct, frozen=True, kw_only=True):
    """An IMAP server that let us in. `secured` is None without TLS.

    `handled` is "" or why the folder for handled letters cannot be made.
    """

    secured: Secured | None
    capabilities: frozenset[str]
    uidvalidity: int
    mails: int
    handled: str


class SmtpLook(Struct, frozen=True, kw_only=True):
    """An SMTP server that let us in. `size` is the largest mail it takes, 0 if it does not say."""

    secured: Secured | None
    extensions: frozenset[str]
    size: int


class LookingMailbox(Mailbox):
    """A connection that also tells what it sees."""

    def look(self) -> ImapLook:
        """What the server says of itself; the folder for handled letters is made if need be."""
        state = self.select()
        with self._failures():
            wire = self._client.socket()
            words = self._client.capabilities()
        return ImapLook(
            secured=_secured(wire) if isinstance(wire, ssl.SSLSocket) else None,
            capabilities=frozenset(word.decode("ascii", "replace") for word in words),
            uidvalidity=state.uidvalidity,
            mails=state.exists,
            handled=self._tried(),
        )

    def _tried(self) -> str:
        try:
            with self._failures():
                self._make_folder(self._server.handled)
        except ServerRefused as error:
            return str(error)
        return ""


def look_at_imap(server: Imap) -> ImapLook:
    """Connect, log in and look. Raises WireError or ConfigError."""
    with LookingMailbox(server) as mailbox:
        return mailbox.look()


def look_at_smtp(server: Smtp, hello: str) -> SmtpLook:
    """Connect, log in and look. Raises WireError or ConfigError."""
    return asyncio.run(_look_at_smtp(server, hello))


async def _look_at_smtp(server: Smtp, hello: str) -> SmtpLook:
    client = await connected(server, hello)
    try:
        size = client.esmtp_extensions.get("size", "")
        return SmtpLook(
            secured=_secured(client.get_transport_info("ssl_object")),
            extensions=frozenset(word.upper() for word in client.esmtp_extensions),
            size=int(size) if size.isdecimal() else 0,
        )
    finally:
        await take_leave(client)


def _secured(tls: ssl.SSLSocket | ssl.SSLObject | None) -> Secured | None:
    if tls is None:
        return None
    certificate: Mapping[str, Any] = tls.getpeercert() or {}
    until = ssl.cert_time_to_seconds(str(certificate["notAfter"]))
    return Secured(protocol=tls.version() or "TLS", until=datetime.fromtimestamp(until, UTC))


def missing(words: Collection[str], wanted: Collection[str]) -> list[str]:
    """Those of the wanted words that a server does not say.

    >>> missing({"IDLE", "UIDPLUS"}, ["IDLE", "MOVE"])
    ['MOVE']
    """
    return [word for word in wanted if word not in words]
