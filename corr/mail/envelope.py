"""What fetch must know of a mail before anybody reads it: its key and its sender.

Works on bytes with plain searches, in time linear in their number, and never fails: whatever
is wrong with a mail is found out later, when the try has been counted.
"""

import hashlib
import re
from dataclasses import dataclass

from corr.mail.mime import addresses, header_text

_HEADER_LIMIT = 65_536
_VALUE_LIMIT = 1_000


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
    senders = addresses(_value(head, b"from"))
    return Envelope(
        key=digest.hexdigest()[:24],
        message_id=message_id[:200],
        sender=senders[0][1] if senders else "",
    )


def subject_of(raw: bytes) -> str:
    """The decoded subject of a mail, of which no more than its beginning counts."""
    return header_text(_value(_split(raw)[0], b"subject"))


def _split(raw: bytes) -> tuple[bytes, bytes]:
    for blank in (b"\r\n\r\n", b"\n\n"):
        head, found, body = raw.partition(blank)
        if found and len(head) <= _HEADER_LIMIT:
            return head, body
    return raw[:_HEADER_LIMIT], raw


def _value(head: bytes, name: bytes) -> str:
    """The first field of that name, unfolded, as far as anybody needs it."""
    found = re.search(rb"(?im)^" + name + rb"[ \t]*:((?:.*)(?:\r?\n[ \t].*)*)", head)
    if not found:
        return ""
    text = found[1][:_VALUE_LIMIT].decode("utf-8", "replace")
    return re.sub(r"\s+", " ", "".join(c for c in text if c.isprintable() or c.isspace())).strip()
