"""The outer shapes of mail text undone: header words, addresses, charsets, soft line breaks.

Every function takes whatever a stranger wrote, never fails, and works in time linear in its
length: the parsers of the standard library do neither for a hostile mail.
"""

import base64
import binascii
import codecs
import quopri
import re
import unicodedata

# Names that clients write and Python does not know, or reads more narrowly than browsers do.
_ALIASES = {
    "ascii": "cp1252",
    "us-ascii": "cp1252",
    "iso-8859-1": "cp1252",
    "latin1": "cp1252",
    "ansi_x3.110-1983": "cp1252",
    "iso-8859-8-i": "iso-8859-8",
    "cp-850": "cp850",
    "windows-874": "cp874",
    "utf-8mb4": "utf-8",
    "gb2312": "gb18030",
    "ks_c_5601-1987": "cp949",
}
# Only charsets: Python also calls rot13, punycode and unicode_escape codecs.
_CHARSET = re.compile(
    r"utf-(?:7|8|16|32)|ascii|iso8859|cp\d|koi8|gb|big5|shift_jis|euc_|iso2022|mac-|tis|hz|johab|kz"
)
_WORD = re.compile(r"=\?([^?\s*]{1,40})(?:\*[^?\s]{0,20})?\?([bBqQ])\?([^?]*)\?=")
_ADDRESS = re.compile(r"[^\s<>@\"\\]+@[^\s<>@\"'\\]+")
_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\ufeff\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]+"
)
_CONTROL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
_QUOTE_MARKS = re.compile(r"(?:> ?)*")


def tidy(text: str) -> str:
    r"""The text in NFC with plain line ends and blanks, without control and bidi characters.

    >>> tidy("i\u00a09\r\n\u202e\ufeff> b")
    'i 9\n> b'
    """
    text = plain_ends(text)
    # In a long text that has none of them, this is a tenth of what the expressions take.
    if text.replace("\n", "").replace("\t", "").isprintable():
        return unicodedata.normalize("NFC", text)
    text = re.sub("[\u2028\u2029\x0b\x0c\x85]", "\n", text)
    text = re.sub("[\u00a0\u2000-\u200a\u202f\u205f\u3000]", " ", text)
    return unicodedata.normalize("NFC", _UNSEEN.sub("", text))


def plain_ends(text: str) -> str:
    r"""The text with plain line ends, whatever it had.

    >>> plain_ends("a\r\nb\rc\r\r\nd")
    'a\nb\nc\nd'
    """
    text = text.replace("\r\n", "\n")
    return re.sub("\r+\n?", _plain_end, text) if "\r" in text else text


def _plain_end(found: re.Match[str]) -> str:
    # Each run is met once: a pattern that looks for the end of every one needs quadratic time.
    return "\n" if found[0].endswith("\n") else "\n" * len(found[0])


def one_line(text: str, most: int = 1_000) -> str:
    """The text on one line, its blanks made single, cut off after so many characters."""
    return " ".join(tidy(text[: 4 * most]).split())[:most]


def decode(data: bytes, charset: str | None = None) -> str:
    r"""The text of the bytes, whatever charset they claim: their own, UTF-8, Windows, Latin 1.

    >>> decode(b"caf\xe9", "unknown-8bit"), decode(b"caf\xc3\xa9", "us-ascii")
    ('café', 'café')
    """
    claimed = _codec(charset or "")
    # UTF-8 hardly ever reads as anything else, so a narrower claim gets it tried first.
    order = ("utf-8", claimed) if claimed == "cp1252" else (claimed, "utf-8")
    for codec in (*order, "cp1252"):
        if codec:
            try:
                return data.decode(codec)
            except (UnicodeError, ValueError):
                continue
    return data.decode("latin-1")


def _codec(charset: str) -> str:
    name = charset.strip().strip("\"'").lower()
    try:
        found = codecs.lookup(_ALIASES.get(name, name)).name
    except (LookupError, ValueError, UnicodeError):
        return ""
    return _ALIASES.get(found, found) if _CHARSET.match(found) else ""


def header_text(value: str) -> str:
    """A header value with its encoded words (RFC 2047) and raw bytes decoded, on one line.

    >>> header_text("=?utf-8?q?b=C3?= =?utf-8?q?=A4st?= =?x?q?!?=")
    'bäst!'
    """
    return one_line(_words(_unescaped(value)))


def _unescaped(value: str) -> str:
    """Raw bytes, which the parser keeps as surrogates, read as text."""
    return decode(value.encode("utf-8", "surrogateescape")) if not value.isascii() else value


def _words(value: str) -> str:
    """The value with its encoded words read; neighbours may share one character's bytes."""
    pieces = list[str]()
    waiting, charset, end = b"", "", 0
    for word in _WORD.finditer(value):
        gap = value[end : word.start()]
        if gap.strip() or word[1].lower() != charset or (not waiting and gap):
            pieces += [decode(waiting, charset), "" if waiting and not gap.strip() else gap]
            waiting = b""
        waiting, charset, end = waiting + _word_bytes(word), word[1].lower(), word.end()
    return "".join((*pieces, decode(waiting, charset), value[end:]))


def _word_bytes(word: re.Match[str]) -> bytes:
    data = word[3].encode("utf-8", "replace")
    if word[2] in "qQ":
        return quopri.decodestring(data, header=True)
    try:
        return base64.b64decode(data + b"=" * (-len(data) % 4))
    except (binascii.Error, ValueError):
        return b""


def addresses(value: str) -> tuple[tuple[str, str], ...]:
    """The (name, folded addr-spec) pairs of an address field; what has no address is left out.

    Only the addr-spec between the brackets counts, never one that a name pretends to have.

    >>> addresses('"Admin <td@x.example>" <Evil@y.example>, b@z.example (Bo), nobody')
    (('Admin <td@x.example>', 'evil@y.example'), ('', 'b@z.example'))
    """
    found = (_mailbox(piece) for piece in _mailboxes(_unescaped(value)))
    return tuple(mailbox for mailbox in found if mailbox[1])


def has_unreadable_address(value: str) -> bool:
    r"""Whether an address field names somebody besides whom `addresses` cannot read.

    >>> has_unreadable_address('Ek, Anna <a@x.example>')
    False
    >>> has_unreadable_address('a@x.example, b@y.exam"ple')
    True
    """
    return any(
        "@" in re.sub(r'"(?:[^"\\]|\\.)*"', "", piece) and not _mailbox(piece)[1]
        for piece in _mailboxes(_unescaped(value))
    )


def _mailboxes(value: str) -> list[str]:
    """The field cut at the commas and semicolons outside quotes and brackets; no comments."""
    pieces, piece = list[str](), list[str]()
    quoted = angle = escaped = False
    comment = 0
    for char in value:
        if escaped:
            escaped = False
        elif char == "\\" and (quoted or comment):
            escaped = True
        elif quoted:
            quoted = char != '"'
        elif char in "()":
            comment = max(0, comment + (1 if char == "(" else -1))
            continue
        elif comment:
            continue
        elif char == '"':
            quoted = True
        elif char in "<>":
            angle = char == "<"
        elif char in ",;" and not angle:
            pieces.append("".join(piece))
            piece = []
            continue
        if not comment:
            piece.append(char)
    return [*pieces, "".join(piece)]


def _mailbox(piece: str) -> tuple[str, str]:
    name, bracket, rest = _unquoted_partition(piece)
    group, _, member = name.rpartition(":")
    address = rest.partition(">")[0] if bracket else member
    # What another reader may cut elsewhere is nobody's address.
    if "<" in _unquoted_rest(rest) if bracket else "@" in group or _CONTROL.search(group):
        return "", ""
    if _CONTROL.search(address):
        return "", ""
    name = re.sub(r"\\(.)", r"\1", name.strip().strip('"')) if bracket else ""
    address = tidy(address.strip()).lower()
    plain = len(address) <= 254 and _ADDRESS.fullmatch(address)
    return one_line(_words(name), 200), address if plain else ""


def _unquoted_partition(piece: str) -> tuple[str, str, str]:
    """The piece split at its first `<` outside quotes."""
    found = re.match(r'((?:"(?:[^"\\]|\\.)*"|[^"<])*)(<?)(.*)', piece, re.DOTALL)
    return (found[1], found[2], found[3]) if found and found[2] else (piece, "", "")


def _unquoted_rest(rest: str) -> str:
    """What follows the address in brackets: a second one makes it nobody's."""
    return re.sub(r'"(?:[^"\\]|\\.)*"', "", rest.partition(">")[2])


def message_ids(value: str, most: int) -> tuple[str, ...]:
    """The Message-IDs of a field, without brackets, the last `most` of them.

    >>> message_ids("<a@b>,<c@d>", 9), message_ids("no-brackets", 9)
    (('a@b', 'c@d'), ('no-brackets',))
    """
    text = tidy(_unescaped(value))
    found = re.findall(r"<([^<>]{1,500})>", text) or text.split()[:1]
    ids = ("".join(one.split())[:250] for one in found[-most:])
    return tuple(one for one in ids if one)


def without_enrichment(text: str) -> str:
    r"""The text of a `text/enriched` part (RFC 1896), what it cites behind `>`.

    >>> without_enrichment("<bold>i9</bold>\n<color><param>red</param>now</color>\n\n<<3\n")
    'i9 now\n<3 '
    """
    pieces, depth, filled = list[str](), 0, True
    for piece in _ENRICHED.split(_PARAMETER.sub("", text)):
        tag = piece.strip("</>").lower() if _ENRICHED.fullmatch(piece) else ""
        if piece == "<<":
            pieces.append("<")
        elif tag == "nofill":
            filled = piece.startswith("</")
        elif tag == "excerpt":
            depth = max(0, depth + (-1 if piece.startswith("</") else 1))
            pieces.append("\n" + "> " * min(depth, _DEEPEST))
        elif not tag:
            lines = re.sub("\n+", _fewer, piece) if filled else piece
            pieces.append(lines.replace("\n", "\n" + "> " * min(depth, _DEEPEST)))
    return "".join(pieces)


_DEEPEST = 30
"""More marks stand before no line: else a letter of 250 kB, all `<excerpt>`, becomes 900 MB."""
_PARAMETER = re.compile(r"<param>[^<]*</param>", re.IGNORECASE)
_ENRICHED = re.compile(r"(<<|</?[A-Za-z0-9-]{1,60}>)")


def _fewer(ends: re.Match[str]) -> str:
    """Line ends of filled text: one is a blank, more are one less."""
    return "\n" * (len(ends[0]) - 1) or " "


def unflow(text: str, *, delete_space: bool) -> str:
    r"""The text of a `format=flowed` part (RFC 3676) with its soft line breaks undone.

    >>> unflow("a long \nline\n> q \n> r\n-- \nBo\n", delete_space=False)
    'a long line\n> q r\n-- \nBo\n'
    """
    paragraphs, open_depth = list[list[str]](), -1
    for raw in text.split("\n"):
        marks = raw[: _quote_end(raw)]
        depth = marks.count(">")
        line = raw[len(marks) :]
        line = line if marks.endswith(" ") else line.removeprefix(" ")
        soft = line.endswith(" ") and line != "-- "
        kept = line[:-1] if soft and delete_space else line
        if depth == open_depth and line != "-- ":
            paragraphs[-1].append(kept)
        else:
            paragraphs.append([("> " * depth if line else ">" * depth), kept])
        open_depth = depth if soft else -1
    return "\n".join(map("".join, paragraphs))


def _quote_end(line: str) -> int:
    """Where the quote marks of a flowed line end; a stuffed line begins with a blank."""
    found = _QUOTE_MARKS.match(line)
    return found.end() if found else 0
