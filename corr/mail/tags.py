"""Tags: the address of a position, proof that a reply answers a letter of ours to that seat.

A tag is read from what anybody may have written, so `parse_tag` believes nothing: only `verify`
says whether it is ours.
"""

import base64
import hmac
import re
from dataclasses import dataclass, field

from corr.games.rules import Seat
from corr.mail.letter import Tag

GAME_ID = r"[A-Z]{1,4}[0-9]{2}-[0-9]{3,6}"
"""The form of a game id, `SK24-017`, as a regular expression."""

TAG_FORM = rf"(?P<game>{GAME_ID})\.(?P<number>[0-9]{{1,6}})\.(?P<code>[A-Z2-7]{{16}})"
"""The form of a tag, `SK24-017.12.ABCDEFGHIJKLMNOP`, as a regular expression."""

# ASCII: otherwise the Kelvin sign and the long s would pass for K and S.
_FLAGS = re.IGNORECASE | re.ASCII
_WHOLE = re.compile(rf"\[?{TAG_FORM}\]?", _FLAGS)
_MESSAGE_ID = re.compile(rf"<?{TAG_FORM}(?:\.[0-9]{{1,9}})?@[^@]*", _FLAGS)
_ADDRESS = re.compile(rf"\+{TAG_FORM}@", _FLAGS)
_SUBJECT = re.compile(rf"\[{TAG_FORM}\]", _FLAGS)
_CODE_BYTES = 10


@dataclass(frozen=True, slots=True, kw_only=True)
class Keys:
    """The secrets behind tags: new tags use `current`; tags of the `old` ones still hold."""

    current: bytes = field(repr=False)
    old: tuple[bytes, ...] = field(default=(), repr=False)


def make_tag(keys: Keys, game: str, number: int, seat: Seat) -> Tag:
    """The tag of the position `number` of a game, for one seat."""
    return Tag(game=game, number=number, code=_code(keys.current, game, number, seat))


def verify(keys: Keys, tag: Tag, seat: Seat) -> bool:
    """Whether we gave this tag to this seat. Case does not matter; takes constant time."""
    code = tag.code.upper().encode()
    matches = [
        hmac.compare_digest(_code(key, tag.game.upper(), tag.number, seat).encode(), code)
        for key in (keys.current, *keys.old)
    ]
    return any(matches)


def parse_tag(text: str) -> Tag | None:
    """The tag that is the whole text, in brackets or not, or None.

    >>> str(parse_tag("[sk24-017.12.abcdefghijklmnop]"))
    'SK24-017.12.ABCDEFGHIJKLMNOP'
    """
    found = _WHOLE.fullmatch(text.strip())
    return _tag(found) if found else None


def message_id(tag: Tag, serial: int, host: str) -> str:
    """The Message-ID of the letter number `serial` at this position, without angle brackets."""
    return f"{tag}.{serial}@{host}"


def reply_address(address: str, tag: Tag) -> str:
    """Our address with the tag as its detail: `td@h` becomes `td+SK24-017.12.TAG@h`."""
    local, _, host = address.rpartition("@")
    return f"{local}+{tag}@{host}"


def tag_of_message_id(identifier: str) -> Tag | None:
    """The tag in a Message-ID that has the form of ours, with or without angle brackets."""
    found = _MESSAGE_ID.fullmatch(identifier.strip().rstrip(">"))
    return _tag(found) if found else None


def tags_of_addresses(field_text: str) -> tuple[Tag, ...]:
    """The tags in the details of the addresses of a header field, in their order."""
    return tuple(_tag(found) for found in _ADDRESS.finditer(field_text))


def tags_of_subject(subject: str) -> tuple[Tag, ...]:
    """The tags in brackets in a subject; clients that fold long lines may have cut them up."""
    return tuple(_tag(found) for found in _SUBJECT.finditer("".join(subject.split())))


def _tag(found: re.Match[str]) -> Tag:
    return Tag(game=found["game"].upper(), number=int(found["number"]), code=found["code"].upper())


def _code(key: bytes, game: str, number: int, seat: Seat) -> str:
    digest = hmac.digest(key, f"corr.tag\n{game}\n{number}\n{seat.value}".encode(), "sha256")
    return base64.b32encode(digest[:_CODE_BYTES]).decode()
