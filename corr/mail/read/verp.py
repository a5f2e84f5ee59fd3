"""The address that each letter of ours goes out from, so that one that comes back names itself.

It is `td+b.1234.CODE@host`: 1234 is the letter's number in the outbox, CODE proves that we gave
it. Only the mail servers on the way and the reader of that very letter have seen it. Whatever is
sent there is a machine's: people answer to Reply-To.
"""

import base64
import hmac
import re

from corr.mail.letter import Return
from corr.mail.read.tags import Keys

_LONGEST_LOCAL = 64
_CODE_BYTES = 10
_RETURN = re.compile(
    r"\+b\.(?P<number>[0-9]{1,12})\.(?P<code>[A-Z2-7]{16})@", re.IGNORECASE | re.ASCII
)


def return_address(keys: Keys, address: str, number: int, message_id: str) -> str:
    """The address from which the letter with a number goes out.

    Our plain address if no local part could hold the rest (RFC 5321 §4.5.3.1.1).
    """
    local, _, host = address.rpartition("@")
    local = f"{local}+b.{number}.{_code(keys.current, number, message_id)}"
    return f"{local}@{host}" if len(local) <= _LONGEST_LOCAL else address


def returns_of_addresses(field_text: str) -> tuple[Return, ...]:
    """What the addresses of a header field claim to be the returns of, in their order.

    >>> returns_of_addresses("<TD+B.7.ABCDEFGHIJKLMNOP@club.test>")
    (Return(number=7, code='abcdefghijklmnop'),)
    """
    return tuple(
        Return(number=int(found["number"]), code=found["code"].lower())
        for found in _RETURN.finditer(field_text)
    )


def verify_return(keys: Keys, found: Return, message_id: str) -> bool:
    """Whether we gave this address to the letter that has the number now; in constant time."""
    matches = [
        hmac.compare_digest(_code(key, found.number, message_id).encode(), found.code.encode())
        for key in (keys.current, *keys.old)
    ]
    return any(matches)


def _code(key: bytes, number: int, message_id: str) -> str:
    digest = hmac.digest(key, f"corr.return\n{number}\n{message_id}".encode(), "sha256")
    return base64.b32encode(digest[:_CODE_BYTES]).decode().lower()
