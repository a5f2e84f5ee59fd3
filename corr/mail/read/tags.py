"""Tags: the address of a position, proof that a reply answers a letter of ours to that seat.

A letter about no position bears a pass, which has the same form with the player's id in place of
the game's: proof that a reply answers a letter of ours to that player at that address.

A tag is read from what anybody may have written, so `parse_tag` believes nothing: only `verify`
says whether it is ours.
"""

import base64
import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from urllib.parse import unquote

from corr.games.rules import Seat
from corr.mail.letter import Return, Tag

GAME_ID = r"[A-Z]{1,4}[0-9]{2}-[0-9]{3,6}"
"""The form of a game id, `SK24-017`, as a regular expression."""

LOOSE_GAME_ID = r"(?:[A-Z]{2,4}[0-9]{2}-[0-9]{1,6}|[A-Z][0-9]{2}-[0-9]{3,6})"
"""A game id as people write it, maybe `SK24-17`; `A10-5` is rather a point and a number."""

PLAYER_ID = r"P[0-9]{4,6}"
"""The form of a player's id, `P0003`, as a regular expression."""

TAG_FORM = rf"(?P<game>{GAME_ID}|{PLAYER_ID})\.(?P<number>[0-9]{{1,6}})\.(?P<code>[A-Z2-7]{{16}})"
"""The form of a tag, `SK24-017.12.ABCDEFGHIJKLMNOP`, as a regular expression."""

# ASCII: otherwise the Kelvin sign and the long s would pass for K and S.
_FLAGS = re.IGNORECASE | re.ASCII
_WHOLE = re.compile(rf"\[?{TAG_FORM}\]?", _FLAGS)
_MESSAGE_ID = re.compile(rf"<?{TAG_FORM}(?:\.[0-9]{{1,9}})?@[^@]*", _FLAGS)
_ADDRESS = re.compile(rf"\+{TAG_FORM}@", _FLAGS)
_SUBJECT = re.compile(rf"\[{TAG_FORM}\]", _FLAGS)
_ANYWHERE = re.compile(TAG_FORM, _FLAGS)
_QUOTED = re.compile(rf"(?<![A-Z0-9]){TAG_FORM}(?![A-Z0-9])", _FLAGS)
_BEFORE = re.compile(
    r"(?:\s*(?:[^\W\d]{1,6}\s?(?:[\[(]\d{1,3}[\])])?\s?[:：]|\[[^\W\d_]{1,12}\]))+"
)
"""What programs put before a subject: `Re:`, `SV[2]:`, `[EXTERNAL]`."""
_CODE_BYTES = 10

SHORT = "short."
"""What the Message-IDs of short answers begin with. Others count as telling of their position."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Keys:
    """The secrets behind tags: new tags use `current`; tags of the `old` ones still hold."""

    current: bytes = field(repr=False)
    old: tuple[bytes, ...] = field(default=(), repr=False)


def game_id(text: str) -> str:
    """The id that is meant by a `LOOSE_GAME_ID`.

    >>> game_id("sk24-4"), game_id("SK24-1017")
    ('SK24-004', 'SK24-1017')
    """
    event, _, number = text.upper().partition("-")
    return f"{event}-{int(number):03d}"


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


def make_pass(keys: Keys, player: str, request: int, address: str) -> Tag:
    """The pass for a letter to a player at an address, about a request of theirs or none (0)."""
    code = _pass_code(keys.current, player, request, address)
    return Tag(game=player, number=request, code=code)


def verify_pass(keys: Keys, tag: Tag, address: str) -> bool:
    """Whether we sent this pass to the address. Case does not matter; takes constant time."""
    code = tag.code.upper().encode()
    matches = [
        hmac.compare_digest(_pass_code(key, tag.game, tag.number, address).encode(), code)
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


def short_id(tag: Tag, serial: int, host: str) -> str:
    """The Message-ID of a short answer that bears the tag and tells nobody of the position."""
    return f"{SHORT}{message_id(tag, serial, host)}"


def tag_answered(identifier: str) -> Tag | None:
    """The tag in the Message-ID of a letter of ours, one with a board or a short one."""
    return tag_of_message_id(identifier.strip().removeprefix("<").removeprefix(SHORT))


def tags_of_addresses(field_text: str) -> tuple[Tag, ...]:
    """The tags in the details of the addresses of a header field, in their order."""
    return tuple(_tag(found) for found in _ADDRESS.finditer(field_text))


def tags_of_subject(subject: str) -> tuple[Tag, ...]:
    """The tag that is the whole subject, or those in brackets in it.

    Clients that fold long lines may have cut up the latter.

    >>> [str(tag) for tag in tags_of_subject("Re: SV: SK24-017.12.ABCDEFGHIJKLMNOP")]
    ['SK24-017.12.ABCDEFGHIJKLMNOP']
    """
    before = _BEFORE.match(subject)
    if whole := parse_tag(subject[before.end() :] if before else subject):
        return (whole,)
    return tuple(_tag(found) for found in _SUBJECT.finditer("".join(subject.split())))


def tags_in(text: str) -> tuple[Tag, ...]:
    """All tags in a text, wherever they stand."""
    return tuple(_tag(found) for found in _ANYWHERE.finditer(text))


def tags_quoted(text: str) -> tuple[Tag, ...]:
    """The tags of positions in a text or its markup, also within links, each once.

    >>> [one.number for one in tags_quoted("<mailto:td%2BSK24-017.12.ABCDEFGHIJKLMNOP@h>")]
    [12]
    """
    tags = (_tag(found) for found in _QUOTED.finditer(unquote(text)))
    return tuple(dict.fromkeys(tag for tag in tags if not tag.is_pass))


def without_codes(text: str) -> str:
    """The text without the codes of the tags in it, which are somebody's secret.

    >>> without_codes("Re: your move 13 [SK24-017.12.ABCDEFGHIJKLMNOP]")
    'Re: your move 13 [SK24-017]'
    """
    return _ANYWHERE.sub(lambda found: found["game"], text)


def without_these(text: str, codes: Iterable[str]) -> str:
    """The text with `…` for these codes, in whatever case, whatever stands between the letters.

    >>> without_these("SK24-017. 12. abcd-efgh ijkl-mnop!", ["ABCDEFGHIJKLMNOP"])
    'SK24-017. 12. …!'
    """
    places = [at for at, char in enumerate(text) if char.isascii() and char.isalnum()]
    letters = "".join(text[at] for at in places).upper()
    cuts = list[tuple[int, int]]()
    for code in set(codes):
        start = letters.find(code.upper()) if code else -1
        while start >= 0:
            cuts.append((places[start], places[start + len(code) - 1] + 1))
            start = letters.find(code.upper(), start + 1)
    pieces, end = list[str](), 0
    for first, last in sorted(cuts):
        if first >= end:
            pieces += [text[end:first], "…"]
        end = max(end, last)
    return "".join((*pieces, text[end:]))


def _tag(found: re.Match[str]) -> Tag:
    return Tag(game=found["game"].upper(), number=int(found["number"]), code=found["code"].upper())


def _code(key: bytes, game: str, number: int, seat: Seat) -> str:
    return _digest(key, f"corr.tag\n{game}\n{number}\n{seat.value}")


def _pass_code(key: bytes, player: str, request: int, address: str) -> str:
    return _digest(key, f"corr.pass\n{player.upper()}\n{request}\n{address.lower()}")


def _digest(key: bytes, text: str) -> str:
    digest = hmac.digest(key, text.encode(), "sha256")
    return base64.b32encode(digest[:_CODE_BYTES]).decode()


# -- the address that each letter of ours goes out from ----
# It is `td+b.1234.CODE@host`: 1234 is the letter's number in the outbox, CODE proves that we gave
# it. Only the mail servers on the way and the reader of that very letter have seen it. Whatever is
# sent there is a machine's: people answer to Reply-To.


_LONGEST_LOCAL = 64
_RETURN = re.compile(
    r"\+b\.(?P<number>[0-9]{1,12})\.(?P<code>[A-Z2-7]{16})@", re.IGNORECASE | re.ASCII
)


def return_address(keys: Keys, address: str, number: int, message_id: str) -> str:
    """The address from which the letter with a number goes out.

    Our plain address if no local part could hold the rest (RFC 5321 §4.5.3.1.1).
    """
    local, _, host = address.rpartition("@")
    local = f"{local}+b.{number}.{_short_code(keys.current, number, message_id)}"
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
        hmac.compare_digest(
            _short_code(key, found.number, message_id).encode(), found.code.encode()
        )
        for key in (keys.current, *keys.old)
    ]
    return any(matches)


def _short_code(key: bytes, number: int, message_id: str) -> str:
    digest = hmac.digest(key, f"corr.return\n{number}\n{message_id}".encode(), "sha256")
    return base64.b32encode(digest[:_CODE_BYTES]).decode().lower()
