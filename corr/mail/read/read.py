"""Bytes to a `Letter`. The only error that ever leaves this module is MailError.

Hostile mails can keep a parser busy for minutes, so whatever could is counted on the raw bytes
before anything is parsed (the figures are those of `Limits`).
"""

import email
import email.policy
import hashlib
import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from email.message import Message
from functools import lru_cache

from msgspec import Struct

from corr.errors import MailError
from corr.mail.letter import Letter, Stamps, Tag
from corr.mail.read import mime
from corr.mail.read.html_words import STRIKES, html_to_words
from corr.mail.read.machines import ADDRESS_FIELDS, automatic, first, values
from corr.mail.read.mime import addresses, header_text
from corr.mail.read.quotes import runs_together
from corr.mail.read.tags import (
    returns_of_addresses,
    tag_answered,
    tags_of_addresses,
    tags_of_subject,
    tags_quoted,
)

# -- the files that a letter brings along, as far as they are texts of bounded size ----

MOST_BYTES = 200_000
"""How large an attachment may be."""
MOST_FILES = 5
_LONGEST_NAME = 100


def files_of(raw: bytes) -> Mapping[str, str]:
    """The attached texts of a letter by their names, without folders; others are left out."""
    try:
        found = [*_named(parsed(raw))][:MOST_FILES]
    except (MailError, *BROKEN):
        return {}
    texts = ((name, _text(part)) for name, part in found)
    return {name: text for name, text in texts if text is not None}


def _named(mail: Message) -> Iterator[tuple[str, Message]]:
    for part in mail.walk():
        if part.is_multipart():
            continue
        name = mime.header_text(part.get_filename() or "").replace("\\", "/").rpartition("/")[2]
        name = "".join(char for char in name if char.isprintable()).strip(" .")
        if name:
            yield name[:_LONGEST_NAME], part


def _text(part: Message) -> str | None:
    """The text of a part in UTF-8, None if it is none or too large."""
    content = part.get_payload(decode=True)
    if not isinstance(content, bytes) or len(content) > MOST_BYTES:
        return None
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return None


# -- what fetch must know of a mail before anybody reads it ----
# Works on bytes with plain searches, in time linear in their number, and never fails: whatever is
# wrong with a mail is found out later, when the try has been counted.


_HEADER_LIMIT = 65_536
_VALUE_LIMIT = 1_000
# What the parser of the standard library takes for lines of a header: the first other line, or
# a blank one, ends it. Blanks before the colon are no news to a mail server.
_HEAD = re.compile(rb"(?:(?:[!-9;-~]*+[ \t]*+:|[ \t]|From )[^\n]*+(?:\n|\Z))*+")
_BLANKS = re.compile(rb"(?m)^([!-9;-~]++)[ \t]++:")


class Envelope(Struct, frozen=True, kw_only=True):
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
    digest.update(b" ".join(body.split()))
    senders = addresses(next(iter(_senders(head)), ""))
    return Envelope(
        key=digest.hexdigest()[:24],
        message_id=message_id[:200],
        sender=senders[0][1] if senders else "",
    )


def subject_of(raw: bytes) -> str:
    """The decoded subject of a mail, of which no more than its beginning counts."""
    return header_text(_value(_split(raw)[0], b"subject"))


def first_field(raw: bytes, name: str) -> bytes | None:
    r"""The first field of a name as it came, unfolded; None if the mail has none.

    >>> first_field(b"Date: Mon,\r\n 1 Feb\r\nDate: later\r\n\r\ni9", "Date")
    b'Mon, 1 Feb'
    """
    found = _fields(_split(raw)[0], name.lower().encode())
    return found[0].replace(b"\n", b"").strip() if found else None


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
    if not text.isprintable():
        text = "".join([sign for sign in text if sign.isprintable() or sign.isspace()])
    return " ".join(text.split())


# -- bytes to a `Letter`. The only error that ever leaves this module is MailError ----


class Limits(Struct, frozen=True, kw_only=True):
    """What a letter to play with may be at most; beyond it is set aside as `too_big`.

    `raw` and `headers` are bytes, `text` characters (the rest is cut off), `type_field` the
    bytes of one Content-Type or Content-Disposition. `encoded_words` counts those of all headers.
    """

    raw: int = 1_000_000
    headers: int = 65_536
    header_lines: int = 2_000
    encoded_words: int = 500
    type_field: int = 2_000
    parts: int = 100
    depth: int = 20
    text: int = 300_000


LIMITS = Limits()
"""The limits of letters to play with."""

_MOST_IDS = 30
_LONGEST_STAMP = 2_000
_MOST_STAMPS = 20
_SENDERS_OWN = frozenset(
    {
        *("from", "sender", "reply-to", "to", "cc", "subject", "date", "message-id"),
        *("in-reply-to", "references", "mime-version", "content-type", "dkim-signature"),
    }
)
"""What stands above a letter's text when it leaves its sender."""
_BY = re.compile(r"(?:^|\s)by\s+([^\s;()]{1,255})")
_FILTER = re.compile(r"\sby localhost \([^()]*\) \(amavis")
"""A filter of our server's own: the letter was already here when it wrote its Received."""
_TYPE_FIELD = re.compile(
    rb"\ncontent-(?:type|disposition|transfer-encoding):[^\n]*(?:\n[ \t][^\n]*)*"
)
_CONTAINER = re.compile(rb"\ncontent-type:[\x00-\x20]*(?:multipart|message)/")
_LONGEST_POINTER = 400
_POINTER = re.compile(
    r"\bx?html\b|kan inte visa|stöd(?:er|jer) inte|nicht an(?:zeigen|gezeigt)|ne peut pas afficher"
    r"|no puede mostrar|ei (?:suuda|saa|pysty|voi) (?:näidata|kuvada|näyttämään|näyttää)"
    r"|(?:can ?not|can't|unable to|does not|doesn't) (?:display|show|support)",
    re.IGNORECASE,
)
_ENCRYPTED = frozenset(
    {"multipart/encrypted", "application/pgp-encrypted"}
    | {"application/pkcs7-mime", "application/x-pkcs7-mime"}
)
_SEALED = re.compile(r"-----BEGIN PGP MESSAGE-----.*?(?:-----END PGP MESSAGE-----|\Z)", re.DOTALL)

BROKEN = (RecursionError, ValueError, LookupError, TypeError, AttributeError, AssertionError)
"""What the standard library's parser is known to raise for mails that are none."""


def read_letter(
    raw: bytes, *, arrived: datetime, own_addresses: frozenset[str], limits: Limits = LIMITS
) -> Letter:
    """The letter that the bytes are. Raises MailError and nothing else.

    Its reasons: `too_big`, `unreadable`, `no_sender`, `two_senders`. A machine's letter is no
    error: see `Letter.automatic` (`auto_reply`, `list_mail`, `own_letter`, `loop`, `bounce`).
    """
    mail = parsed(raw, limits)
    try:
        return _letter(raw, mail, arrived, own_addresses, limits)
    except BROKEN as error:
        raise MailError("unreadable", type(error).__name__) from error


def plain_text(raw: bytes) -> str:
    """The text of a letter of our own, as the person who answers it has it before them."""
    try:
        return mime.tidy(_text_of(parsed(raw, LIMITS)))
    except MailError:
        return ""


@lru_cache(maxsize=8)
def texts_of(raw: bytes) -> tuple[str, ...]:
    """A letter of our own as the person who answers it may quote it: plain, and its HTML part.

    The HTML comes as its words, cell by cell, without and with those of its pictures.
    """
    try:
        mail = parsed(raw, LIMITS)
    except MailError:
        return ()
    markups = (_content(part) for part in mail.walk() if part.get_content_type() == "text/html")
    html = (text for markup in list(markups)[:1] for text in html_to_words(markup))
    return tuple(map(mime.tidy, (_text_of(mail), *html)))


# -- the caps, on bytes ----


def parsed(raw: bytes, limits: Limits = LIMITS) -> Message:
    """The parsed mail. Raises MailError before anything that could take long."""
    if len(raw) > limits.raw:
        raise MailError("too_big", f"{len(raw)} bytes")
    # Some senders write "\r\r\n", which would end the headers at the first line.
    raw = plain_ends(raw.lstrip(b"\r\n"))
    _check_headers(raw, limits)
    _check_parts(raw, limits)
    return _message(raw)


def tags_of(raw: bytes) -> tuple[Tag, ...]:
    """The tags that a letter brings, from its header alone; none if that cannot be read."""
    try:
        return _tags(parsed(head_and_body(plain_ends(raw.lstrip(b"\r\n")), LIMITS.headers)[0]))
    except (MailError, *BROKEN):
        return ()


def tags_in_text(raw: bytes) -> tuple[Tag, ...]:
    """The tags of positions in the text and the links of a letter: of those that it quotes."""
    try:
        parts = parsed(raw).walk()
        texts = [_content(one) for one in parts if one.get_content_maintype() == "text"]
    except (MailError, *BROKEN):
        return ()
    return tags_quoted("\n".join(texts))


def _message(raw: bytes) -> Message:
    head, body = head_and_body(raw, len(raw))
    try:
        return email.message_from_bytes(head + b"\n" + body, policy=email.policy.compat32)
    except BROKEN as error:
        raise MailError("unreadable", type(error).__name__) from error


def _check_headers(raw: bytes, limits: Limits) -> None:
    end = raw.find(b"\n\n")
    size = end if end >= 0 else len(raw)
    if size > limits.headers:
        raise MailError("too_big", f"{size} bytes of headers")
    head = raw[:size]
    if head.count(b"\n") + 1 > limits.header_lines:
        raise MailError("too_big", "header lines")
    if head.count(b"?=") > limits.encoded_words:
        raise MailError("too_big", "encoded words")


def _check_parts(raw: bytes, limits: Limits) -> None:
    raw = b"\n" + raw.lower()  # so that the patterns begin with what is looked for at once
    if sum(1 for _ in _CONTAINER.finditer(raw)) > limits.depth:
        raise MailError("too_big", "nested parts")
    if any(len(found[0]) > limits.type_field for found in _TYPE_FIELD.finditer(raw)):
        raise MailError("too_big", "a field of a part")
    # Not yet the parts themselves: a diagram or a table may hold such lines, too.
    if b"multipart/" in raw and raw.count(b"\n--") > 10 * limits.parts:
        raise MailError("too_big", "parts")
    # The parser makes a part of every block between blank lines.
    if b"message/delivery-status" in raw and raw.count(b"\n\n") > 100 * limits.parts:
        raise MailError("too_big", "blocks of a report")


# -- the headers ----


def _letter(
    raw: bytes, mail: Message, arrived: datetime, own_addresses: frozenset[str], limits: Limits
) -> Letter:
    if sum(1 for _ in mail.walk()) > limits.parts:
        raise MailError("too_big", "parts")
    name, sender = _sender(raw)
    subject = mime.header_text(first(mail, "Subject"))
    text = mime.tidy(_text_of(mail)[: limits.text])
    readable = _SEALED.sub("", text)
    own_id = mime.message_ids(first(mail, "Message-ID"), 1)
    answered, referred = _answered(mail)
    why, bounce = automatic(mail, sender, own_addresses)
    identifier = own_id[0] if own_id else ""
    return Letter(
        key=envelope(raw).key,
        message_id=identifier,
        sender=sender,
        sender_name=name,
        subject=subject,
        arrived=arrived,
        tags=_tags(mail),
        answers=tuple(dict.fromkeys((*answered, *referred))),
        text=readable,
        unread="encrypted" if readable != text else _unread(mail, text),
        automatic=why,
        bounce=bounce,
        authentication=_stamps(mail),
        returns=tuple(
            one for name in ADDRESS_FIELDS for one in returns_of_addresses(_all(mail, name))
        ),
    )


def _stamps(mail: Message) -> tuple[Stamps, ...]:
    """What mail servers say about the sender, the last one that had the letter first."""
    blocks, hops, left, together = list[Stamps](), list[str](), _MOST_STAMPS, False
    for name, value in mail.raw_items():
        match name.lower():
            case "authentication-results" if left:
                field, left = mime.one_line(value, _LONGEST_STAMP), left - 1
                above = blocks.pop().fields if together else ()
                blocks.append(Stamps(fields=(*above, field), hops=tuple(hops)))
                together = True
            case "received":
                text = " ".join(str(value)[:_LONGEST_STAMP].split())
                hops += _BY.findall(text)[:1]
                together = together and bool(_FILTER.search(text))
            case folded if folded in _SENDERS_OWN:
                together = False
    return tuple(blocks)


def _sender(raw: bytes) -> tuple[str, str]:
    """Name and folded address of the one person who wrote."""
    fields = sender_fields(raw)
    if len(fields) > 1:
        raise MailError("two_senders", "From fields")
    found = mime.addresses(fields[0]) if fields else ()
    if not found:
        raise MailError("no_sender")
    if mime.has_unreadable_address(fields[0]):
        raise MailError("two_senders", "an unreadable address in From")
    if len({address for _, address in found}) > 1:
        raise MailError("two_senders", "addresses in From")
    return found[0]


def _answered(mail: Message) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The Message-IDs that a letter answers and those it refers to, the nearest first."""
    answered = mime.message_ids(first(mail, "In-Reply-To"), _MOST_IDS)
    return answered, mime.message_ids(first(mail, "References"), _MOST_IDS)[::-1]


def _tags(mail: Message) -> tuple[Tag, ...]:
    """The tags, the most specific source first, each once."""
    answered, referred = _answered(mail)
    subject = mime.header_text(first(mail, "Subject"))
    found = [
        *map(tag_answered, answered),
        *(tag for name in ADDRESS_FIELDS for tag in tags_of_addresses(_all(mail, name))),
        *tags_of_subject(subject),
        *map(tag_answered, referred),
    ]
    return tuple(dict.fromkeys(tag for tag in found if tag))


def _all(mail: Message, name: str) -> str:
    return " ".join(values(mail, name))


# -- the text ----


def _text_of(mail: Message) -> str:
    """The text that a reader sees, parts that stand one after the other joined."""
    return "\n".join(text for text in _texts(mail) if text.strip())


def _texts(part: Message) -> Iterator[str]:
    """The texts of a part; attached files and forwarded letters are not the writer's words."""
    kind, children = part.get_content_type(), _children(part)
    if kind == "multipart/alternative":
        yield _best(children)
    elif children and part.get_content_maintype() == "multipart":
        one = kind in ("multipart/signed", "multipart/related", "multipart/report")
        for child in children[:1] if one else children:
            yield from _texts(child)
    elif not children and part.get_content_maintype() == "text" and not _is_file(part):
        yield _one_text(part, kind)


def _unread(mail: Message, text: str) -> str:
    """What of the letter cannot be read, as in `Letter.unread`."""
    kinds = {part.get_content_type() for part in mail.walk()}
    names = {str(part.get_filename("")).lower() for part in mail.walk()}
    if kinds & _ENCRYPTED:
        return "encrypted"
    if "application/ms-tnef" in kinds or "winmail.dat" in names:
        return "winmail"
    pictured = any(kind.startswith("image/") for kind in kinds)
    return "picture" if pictured and not text.strip() else ""


def _children(part: Message) -> list[Message]:
    # Of a part that has none, the library would decode the text, by whatever codec it names.
    payload = part.get_payload() if part.is_multipart() else []
    return [one for one in payload if isinstance(one, Message)]


def _best(children: list[Message]) -> str:
    """The plain alternative, or the first that says anything but to look at another one.

    One whose lines a mail program ran together comes last, and one comes first in which something
    is struck out: the plain text does not show that.
    """
    struck = any(map(_strikes_out, children))
    first = "text/html" if struck else "text/plain"
    pointers, joined = list[str](), list[str]()
    for child in sorted(children, key=lambda child: child.get_content_type() != first):
        text = _text_of(child)
        if not text.strip():
            continue
        if _points_elsewhere(text):
            pointers.append(text)
        elif runs_together(text):
            joined.append(text)
        else:
            return text
    return next(iter((*joined, *pointers)), "")


def _strikes_out(part: Message) -> bool:
    return part.get_content_type() == "text/html" and bool(STRIKES.search(_content(part)))


def _points_elsewhere(text: str) -> bool:
    """Whether a text says little more than that the letter is to be seen in another form.

    A writer who speaks of HTML says so in the other form, too.
    """
    said = text.strip()
    return len(said) <= _LONGEST_POINTER and bool(_POINTER.search(said))


def _is_file(part: Message) -> bool:
    named = part.get_param("filename", header="content-disposition")
    return part.get_content_disposition() == "attachment" or bool(named)


def _content(part: Message) -> str:
    """The decoded content of a text part."""
    payload = part.get_payload(decode=True)
    return mime.decode(payload if isinstance(payload, bytes) else b"", part.get_content_charset())


def _one_text(part: Message, kind: str) -> str:
    text = _content(part)
    if kind == "text/html":
        from corr.mail.read.html import html_to_text  # which takes a tenth of a second

        return html_to_text(text)
    if kind in ("text/enriched", "text/richtext"):
        return mime.without_enrichment(mime.plain_ends(text))
    if kind not in ("text/plain", "text/markdown"):
        return ""
    text = mime.plain_ends(text)
    if str(part.get_param("format", "")).lower() == "flowed":
        delete_space = str(part.get_param("delsp", "")).lower() == "yes"
        return mime.unflow(text, delete_space=delete_space)
    return text
