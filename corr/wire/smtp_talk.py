"""What is said to an SMTP server to hand it a mail, with no more work on its bytes than needed.

The library looks through every mail for line ends and leading dots with regular expressions; for
letters of this size that was half of the time that sending took.
"""

import aiosmtplib
from aiosmtplib.protocol import SMTPProtocol, normalize_message_line_endings

from corr.wire.smtp_login import hang_up

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
