"""The bytes of a mail: header lines and parts, built from plain text and nothing else.

The standard library's generator folds anew what was folded and took 6 ms a letter; a letter of
ours has three parts of known shape. What a header may hold is decided here, once, for all.
"""

import base64
import binascii
import hashlib
import re
from collections.abc import Sequence
from urllib.parse import quote

from corr.sentences.plain import clean, is_address

LONGEST = 200
"""The most characters that a header's text may have."""

_MESSAGE_ID = re.compile(r"[!-;=?-~]{1,250}")
_MIME_TYPE = re.compile(r"[a-z]+/[a-z0-9.+-]+(?:; [a-z]+=[A-Za-z0-9-]+)*")
_ATOMS = re.compile(r"[ 0-9A-Za-z!#$%&'*+/=?^_`{|}~-]*")
_BARE = bytes(range(32, 127)).replace(b"=", b"") + b"\t\r\n"
"""The bytes that quoted-printable leaves as they are, but for blanks at the end of a line."""
_ENDS_BADLY = re.compile(rb"[ \t](?:\r\n|\Z)|(?:\A|\r\n)\.(?=\r\n|\Z)")
"""A line that ends in a blank, or is a dot."""
_WIDE = 80
_QP_LINE = 75
_ESCAPE = ord("=")
_LONGEST_LINE = 990

Headers = Sequence[tuple[str, tuple[str, ...]]]
"""Names with their values, each value as the words between which its line may be folded."""


def phrase(text: str) -> str:
    """A text from anywhere as one line for a header: cleaned, blanks joined, cut at 200."""
    return " ".join(clean(text).split())[:LONGEST].rstrip()


def subject(text: str, end: str = "") -> tuple[str, ...]:
    """A subject; `end` (a tag) stays readable even where the rest has to be encoded."""
    words = tuple(end.split())
    text = phrase(text)
    return (*(text.split() if _is_plain(text) else _encoded(text)), *words)


def mailbox(name: str, address: str) -> tuple[str, ...]:
    """A name and an address; ValueError if the address could not stand in a header."""
    address = address.strip()
    if not is_address(address):
        raise ValueError(f"not an address that a letter can be sent to: {address!r}")
    name = phrase(name)
    if not name:
        return (f"<{address}>",)
    if not _is_plain(name):
        # Python's own parser keeps the blanks between encoded words in a name: one must do.
        return (_encoded(name)[0], f"<{address}>")
    if not _ATOMS.fullmatch(name):
        name = '"' + re.sub(r'(["\\])', r"\\\1", name) + '"'
    return (*name.split(), f"<{address}>")


def message_ids(*ids: str) -> tuple[str, ...]:
    """Those of the ids that are ids, in angle brackets; strange ones of others are left out."""
    return tuple(f"<{one}>" for one in ids if _MESSAGE_ID.fullmatch(one))


def _is_plain(text: str) -> bool:
    """Whether the text may stand as it is: ASCII, and nothing that a reader would decode."""
    return text.isascii() and "=?" not in text


def _encoded(text: str) -> tuple[str, ...]:
    """RFC 2047 encoded words of at most 75 characters; blanks between them are not read."""
    words, part = [], ""
    for letter in text:
        if len((part + letter).encode()) > 42:
            words.append(part)
            part = ""
        part += letter
    return tuple(
        f"=?utf-8?B?{base64.b64encode(word.encode()).decode()}?=" for word in (*words, part)
    )


def header_lines(headers: Headers) -> bytes:
    """The headers, folded, to stand before a part's own; ValueError if anything slipped in."""
    text = "".join(_folded(name, words) for name, words in headers if words)
    found = [line.partition(":")[0] for line in text.split("\r\n")[:-1] if line[:1] != " "]
    if found != [name for name, words in headers if words] or not _clean_lines(text):
        raise ValueError("a header was about to bring a line of its own")
    return text.encode("ascii")


def _clean_lines(text: str) -> bool:
    return text.count("\n") == text.count("\r") == text.count("\r\n") and len(text) < 32_000


def _folded(name: str, words: tuple[str, ...]) -> str:
    line, lines = f"{name}:", []
    for word in words:
        if len(line) + 1 + len(word) > 76 and not line.endswith(":"):
            lines.append(line)
            line = ""
        line += f" {word}"
    return "\r\n".join([*lines, line]) + "\r\n"


def text_part(kind: str, text: str, parameters: str = "") -> bytes:
    """A text part with its headers: 7bit if it is plain and narrow, else quoted-printable."""
    raw = text.replace("\n", "\r\n").encode() + b"\r\n"
    encoding = "7bit"
    if _is_fragile(raw):
        encoding = "quoted-printable"
        raw = quoted_printable(raw)
        if b"From " in raw:
            raw = re.sub(rb"(?m)^From ", b"From=20", raw)
    head = (
        f"Content-Type: text/{kind}; charset=utf-8{parameters}\r\n"
        f"Content-Transfer-Encoding: {encoding}\r\n\r\n"
    )
    return head.encode("ascii") + raw


def html_part(markup: str) -> bytes:
    """The HTML part: ASCII as it is, all else as character references, so it need not be encoded.

    Lines may be long, as RFC 5322 allows; a program that breaks one breaks it at a blank.
    """
    raw = markup.replace("\n", "\r\n").encode("ascii", "xmlcharrefreplace") + b"\r\n"
    raw = re.sub(rb"(?m)^(?:\.|F(?=rom ))", lambda one: b"&#%d;" % one[0][0], raw)
    if max(map(len, raw.split(b"\r\n"))) > _LONGEST_LINE:
        return text_part("html", markup)
    head = b"Content-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: 7bit\r\n\r\n"
    return head + raw


def _is_fragile(raw: bytes) -> bool:
    """Whether a text might not arrive as it is: wide lines, or such that programs may change."""
    return (
        not raw.isascii()
        or raw.startswith((b"From ", b"."))
        or b"\nFrom " in raw
        or b"\n." in raw
        or max(map(len, raw.split(b"\n"))) >= _WIDE
    )


def quoted_printable(raw: bytes) -> bytes:
    """Lines that end in CRLF in the encoding quoted-printable (RFC 2045, 6.7).

    The standard library goes byte by byte, which took a quarter of the time of a letter. It is
    still asked for lines that end in blanks or are a dot.
    """
    if _ENDS_BADLY.search(raw):
        return binascii.b2a_qp(raw, istext=True)
    others = set(raw.translate(None, _BARE))
    for byte in sorted(others, key=lambda byte: byte != _ESCAPE):
        raw = raw.replace(bytes((byte,)), b"=%02X" % byte)
    lines = raw.split(b"\r\n")
    return b"\r\n".join(line if len(line) <= _QP_LINE else _broken(line) for line in lines)


def _broken(line: bytes) -> bytes:
    """A line cut by soft breaks, none of them inside an encoded byte."""
    pieces, at, last = list[bytes](), 0, len(line) - _QP_LINE
    while at < last:
        end = at + _QP_LINE
        if line[end - 1] == _ESCAPE:
            end -= 1
        elif line[end - 2] == _ESCAPE:
            end -= 2
        pieces.append(line[at:end])
        at = end
    pieces.append(line[at:])
    return b"=\r\n".join(pieces)


def inline_part(content_id: str, body: bytes) -> bytes:
    """A PNG that the HTML part shows by its content id.

    It has no file name, so that no program takes it for an attachment, but a name: Nextcloud
    Mail before June 2026 loses an image without one.
    """
    name = content_id.partition("@")[0]
    head = (
        f'Content-Type: image/png; name="{name}.png"\r\n'
        f"Content-ID: <{content_id}>\r\n"
        "Content-Disposition: inline\r\n"
        "Content-Transfer-Encoding: base64\r\n\r\n"
    )
    return head.encode("ascii") + _base64(body)


def attached_part(file_name: str, mime_type: str, body: bytes) -> bytes:
    """An attachment under a name of any letters (RFC 2231)."""
    if not _MIME_TYPE.fullmatch(mime_type):
        mime_type = "application/octet-stream"
    name = quote(phrase(file_name).replace("/", "_") or "file", safe="")
    head = (
        f"Content-Type: {mime_type}\r\n"
        f"Content-Disposition: attachment;\r\n filename*=utf-8''{name}\r\n"
        "Content-Transfer-Encoding: base64\r\n\r\n"
    )
    return head.encode("ascii") + _base64(body)


def _base64(body: bytes) -> bytes:
    return base64.encodebytes(body).replace(b"\n", b"\r\n")


def multipart(kind: str, parts: Sequence[bytes], seed: str) -> bytes:
    """Parts as one multipart with its header; `seed` makes its boundary, the same every time."""
    digest = hashlib.sha256(f"{kind} {seed}".encode()).hexdigest()[:24]
    # `=_` stands in no quoted-printable or base64 line.
    boundary = f"=_{digest}"
    related = '; type="text/html"' if kind == "related" else ""
    head = f'Content-Type: multipart/{kind}{related};\r\n boundary="{boundary}"\r\n\r\n'
    opening, closing = f"--{boundary}\r\n".encode(), f"--{boundary}--\r\n".encode()
    return head.encode("ascii") + b"".join(opening + part + b"\r\n" for part in parts) + closing
