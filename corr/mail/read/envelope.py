"""What fetch must know of a mail before anybody reads it: its key and its sender.

Works on bytes with plain searches, in time linear in their number, and never fails: whatever
is wrong with a mail is found out later, when the try has been counted.
"""

import hashlib
import re
from dataclasses import dataclass

from corr.mail.read.mime import addresses, header_text

_HEADER_LIMIT = 65_536
_VALUE_LIMIT = 1_000
# What the parser of the standard library takes for lines of a header: the first other line, or
# a blank one, ends it. Blanks before the colon are no news to a mail server.
_HEAD = re.compile(rb"(?:(?:[!-9;-~]*+[ \t]*+:|[ \t]|From )[^\n]*+(?:\n|\Z))*+")
_BLANKS = re.compile(rb"(?m)^([!-9;-~]++)[ \t]++:")


@dataclass(frozen=True, slots=True, kw_only=True)
class Envelope:
    """`key` names the letter: the same key is the same letter. `sender` is folded, maybe "".

    The key is a hash of Message-ID, From, Date, Subject and body: plain enough to be pasted into
    a command line, whatever a stranger put into those fields.
    """

    key: str
    message_id: str
    sender: str


def envelope(raw: bytes) -> Envelope:
    r"""The key and sender of a mail. A copy that took another way has the same key.

    >>> envelope(b"From: A <A@b.example>\r\nMessage-ID: <1@b>\r\n\r\ni9").sender
    'a@b.example'
    """
    head, body = _split(raw)
    message_id = _value(head, b"message-id").strip("<> ")
    digest = hashlib.sha256()
    for name in (b"message-id", b"from", b"date", b"subject"):
        digest.update(_value(head, name).encode() + b"\0")
    digest.update(re.sub(rb"\s+", b" ", body).strip())
    senders = addresses(next(iter(_senders(head)), ""))
    return Envelope(
        key=digest.hexdigest()[:24],
        message_id=message_id[:200],
        sender=senders[0][1] if senders else "",
    )


def subject_of(raw: bytes) -> str:
    """The decoded subject of a mail, of which no more than its beginning counts."""
    return header_text(_value(_split(raw)[0], b"subject"))


def sender_fields(raw: bytes) -> tuple[str, ...]:
    """The values of all fields From of a mail, raw bytes as surrogates."""
    return _senders(_split(raw)[0])


def head_and_body(raw: bytes, most: int) -> tuple[bytes, bytes]:
    """The header fields and the rest of a mail with plain ends, cut where the parser cuts it.

    Of a header of more than `most` bytes only so many are one, and everything is the rest.
    """
    end = _HEAD.match(raw, 0, most + 1).end()  # type: ignore[union-attr]
    head, body = (raw[:most], raw) if end > most else (raw[:end], raw[end:].removeprefix(b"\n"))
    return _BLANKS.sub(rb"\1:", head), body


def plain_ends(raw: bytes) -> bytes:
    r"""The bytes with plain line ends: a lone carriage return ends a line, "\r\r\n" ends one.

    Who wrote a mail must not depend on who reads it: all of us cut lines in this way.
    """
    raw = raw.replace(b"\r\n", b"\n")
    return re.sub(rb"\r+\n?", _plain_end, raw) if b"\r" in raw else raw


def _plain_end(found: re.Match[bytes]) -> bytes:
    # Each run is met once: a pattern that looks for the end of every one needs quadratic time.
    return b"\n" if found[0].endswith(b"\n") else b"\n" * len(found[0])


def _split(raw: bytes) -> tuple[bytes, bytes]:
    return head_and_body(plain_ends(raw.lstrip(b"\r\n")), _HEADER_LIMIT)


def _senders(head: bytes) -> tuple[str, ...]:
    return tuple(one.decode("ascii", "surrogateescape") for one in _fields(head, b"from"))


def _fields(head: bytes, name: bytes) -> list[bytes]:
    """The fields of that name as they stand."""
    return re.findall(rb"(?im)^" + name + rb":(.*(?:\n[ \t].*)*)", head)


def _value(head: bytes, name: bytes) -> str:
    """The same, unfolded, as far as anybody needs it."""
    text = next(iter(_fields(head, name)), b"")[:_VALUE_LIMIT].decode("utf-8", "replace")
    return re.sub(r"\s+", " ", "".join(c for c in text if c.isprintable() or c.isspace())).strip()
