"""A connection to an SMTP server: made, greeted and logged in, or refused with the reason.

No error of this module repeats a password or a token, whatever the server does.
"""

import asyncio
from base64 import b64encode

import aiosmtplib

from corr.config import Smtp, secret_of
from corr.wire.errors import ConnectionLost, LoginRefused, ServerRefused
from corr.wire.imap_login import CONNECT_SECONDS, REPLY_SECONDS, lost, tls_context, without

BROKEN = (OSError, aiosmtplib.SMTPException)
"""What the library raises when the network or the server fails."""

_PERMANENT = 500
_QUIT_SECONDS = 3
_GO_ON, _LOGGED_IN = 334, 235


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
        words = f"{error.code} {error.message}"
        return ConnectionLost(f"{server.where} {server.host}:{server.port}: {words}")
    return lost(server, error)


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
        about = f"{server.where} user {server.user}: {without(secret, f'{error}')}"
        if isinstance(error, aiosmtplib.SMTPAuthenticationError) and error.code >= _PERMANENT:
            raise LoginRefused(about) from None
        raise ConnectionLost(about) from None


async def _say_bearer(client: aiosmtplib.SMTP, server: Smtp, secret: str) -> None:
    """AUTH OAUTHBEARER (RFC 7628), which the library does not have."""
    user = server.user.replace("=", "=3D").replace(",", "=2C")
    where = f"host={server.host}\1port={server.port}"
    said = f"n,a={user},\1{where}\1auth=Bearer {secret}\1\1"
    answer = await client.execute_command(b"AUTH", b"OAUTHBEARER", b64encode(said.encode()))
    if answer.code == _GO_ON:
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
