"""The words of the fuzzing grammar: what people write, and what nobody would but an attacker."""

import html
import random
import tomllib
from functools import cache

from corr import resources

EVENT = "SK24"
NASTY = (
    "",
    " ",
    "\x00",
    "\x1b[2J\x1b]0;owned\x07",
    "\u202ei9",
    "\u200bi\u200b9",
    "i\ufe0f9\ufe0f",
    "\u0456\u0039",
    "\uff49\uff19",
    "i\u0669",
    "i\u00b2",
    "\u2168",
    "<cnry src=x onerror=y>",
    "</pre><cnry>",
    '"><cnry>',
    "{{ 7 * 7 }}{% raw %}",
    "${7*7}#{7*7}",
    "=cmd|' /C calc'!A0",
    "@SUM(1)",
    "%s%n%d",
    "' or 1=1 --",
    "../../etc/passwd",
    "mailto:x@y?cc=z@w&body=i9",
    "BEGIN:VEVENT\r\nSUMMARY:x",
    "\r\nBcc: victim@x.test\r\n",
    "\n.\n",
    "From here",
    ">From here",
    "\ud800",
    "\U000e0041",
    "\u2028i9\u2029",
    "\x85i9\x0bi9\x0c",
    "\ue000 private",
    "A" * 600,
    "i9 " * 120,
    "if " * 300,
    "(" * 300,
    "9" * 700,
    "=?utf-8?b?aTk=?=",
    "-----BEGIN PGP MESSAGE-----",
    "-----BEGIN PGP SIGNED MESSAGE-----\nHash: x\n\n",
    "-- \nAnna",
    "-- reply above this line -- SK24-001.4",
    "----- Original Message -----",
    "> i9",
)
"""Lines that break what is not careful."""

_ASKED = (
    *("show", "games", "table", "norms", "rules", "record", "help", "time", "settings", "my data"),
    *("yes", "no", "confirm", "accept", "decline", "claim five", "claim forbidden", "claim win"),
    *("claim draw", "claim time", "undo", "pass", "cancel ifs", "draw?", "resign", "forget me"),
    *("leave off", "leave 2024-02-01 to 2024-02-30", "leave 0000-01-01 to 9999-12-31"),
    *("set language sv", "set language xx", "set text only", "set html", "set board discs"),
    *("set board letters", "set timezone Europe/Stockholm", "set timezone ../../etc/passwd"),
    *("set digest daily", "set digest 1e9", "set digest 99999999", "set calendar on", "set x y"),
    *("set address kim@evil.test", "set address anna@players.test", "set address <a@b>?cc=x"),
    *("remove address anna@players.test", f"enter {EVENT}", f"withdraw {EVENT}", "enter ZZ99"),
    *("test", f"table {EVENT}", "time left", "note: remember", "note: <cnry>{{ 7*7 }}"),
    *("msg: hello", "msg: <cnry>\x1b[31m", "---", "--", "msg:" + "x" * 2_500),
)


@cache
def _phrases() -> tuple[str, ...]:
    """Every phrase in the file of words, slots and all."""
    table = tomllib.loads((resources.data() / "words.toml").read_text("utf-8"))
    found = list[str]()
    todo: list[object] = [table]
    while todo:
        one = todo.pop()
        if isinstance(one, dict):
            todo += one.values()
        elif isinstance(one, list):
            todo += one
        else:
            found.append(str(one))
    return tuple(found)


def point(chance: random.Random) -> str:
    """A point, nearly always on the board, in one of the ways to write it."""
    column = chance.choice("abcdefghijklmno" if chance.random() < 0.95 else "pqzåа")
    row = chance.randint(1, 15) if chance.random() < 0.97 else chance.choice((0, 16, 99, 10**9))
    if chance.random() < 0.7:
        return f"{column}{row}"
    return chance.choice(
        (f"{column.upper()}{row}", f"{column}-{row}", f"{row}{column}", f"{column} {row}")
    )


def _acts(chance: random.Random) -> str:
    """One answer at the board."""
    some = [point(chance) for _ in range(chance.randint(1, 3))]
    return chance.choice(
        (
            point(chance),
            point(chance),
            " ".join(some),
            f"white, {some[0]}",
            f"black, {some[0]}",
            "white",
            "leave",
            "fifths",
            f"offer {' '.join(some)}",
            f"keep {some[0]}",
            f"{' '.join(some)}, {chance.choice((0, 1, 2, 5, 10**6))} fifths",
            f"opening D4, {some[0]}",
            f"{some[0]}, draw?",
            f"{some[0]}, claim five",
            f"preview {some[0]}",
        )
    )


def _ifs(chance: random.Random) -> str:
    """Moves in advance, mostly well-formed."""
    paths = list[str]()
    for _ in range(chance.choice((1, 1, 2, 5, 60))):
        joint = chance.choice((" then ", " ", ", then if ", " or ", " (", ") "))
        depth = chance.choice((1, 1, 2, 6, 40))
        paths.append("if " + joint.join(point(chance) for _ in range(2 * depth)))
    return chance.choice(("", f"{point(chance)}; ")) + ", ".join(paths)


def line(chance: random.Random) -> str:
    """A line of a letter."""
    kind = chance.randrange(100)
    if kind < 35:
        said = _acts(chance)
    elif kind < 55:
        said = chance.choice(_ASKED)
    elif kind < 65:
        said = _ifs(chance)
    elif kind < 75:
        said = chance.choice(_phrases())
    elif kind < 90:
        said = chance.choice(NASTY)
        said *= 40 if len(said) >= 300 and chance.random() < 0.02 else 1
    else:
        said = "".join(chr(chance.choice(_RANGES) + chance.randrange(64)) for _ in range(30))
    if chance.random() < 0.15:
        named = chance.choice(("SK24-001", "SK24-002", "sk24-2", "SK24-999", "XX99-001", "game 1"))
        said = f"{named} {chance.choice(('', '5. ', '6. ', '99999999999. '))}{said}"
    elif chance.random() < 0.1:
        said = f"{chance.choice((1, 3, 5, 6, 7, 8, 10**30))}. {said}"
    return said


_RANGES = (0, 32, 64, 96, 160, 0x3B0, 0x430, 0x590, 0x600, 0x2000, 0x2028, 0x3040, 0xFF00, 0xFE00)


def own_text(chance: random.Random, world: str) -> str:
    """What a person writes: one good line most of the time, in some worlds a certain one."""
    if chance.random() < 0.4:
        return chance.choice((point(chance), _acts(chance), chance.choice(_ASKED)))
    count = 1 if chance.random() < 0.5 else chance.randint(2, 8)
    return chance.choice(("\n", "\n\n", "\r\n", "\r", " ")).join(
        line(chance) for _ in range(count)
    )


def subject(chance: random.Random, ours: str) -> str:
    """A subject: of ours, an order, or something nasty on as many lines as it has."""
    if chance.random() < 0.5:
        return f"Re: {ours}"
    text = line(chance)[:900]
    return text if chance.random() < 0.5 else text.replace("\r", "").replace("\n", "\r\n ")


def message_id(chance: random.Random) -> str:
    """A Message-ID, nearly always a good one."""
    if chance.random() < 0.85:
        return f"<{chance.getrandbits(40):x}@mail.test>"
    return chance.choice(
        (
            "",
            "<>",
            "no-brackets",
            "<a@b\r\n c@d>",
            "<a@b> Bcc: x@y",
            "<" + "x" * 900 + "@y>",
            "<\u00e5@b>",
            "=?utf-8?q?=0ABcc:_x=40y?=",
            "<a@b><c@d>",
            "<%~_@b>",
            "<SK24-001.4.AAAAAAAAAAAAAAAA.1@club.test>",
            "<\x00\x1b[31m@b>",
        )
    )


def date(chance: random.Random) -> str:
    """A Date, which nobody believes anyway."""
    return chance.choice(
        (
            "Thu, 01 Feb 2024 08:00:00 +0000",
            "Thu, 01 Feb 2024 08:00:00 +9999",
            "Thu, 00 Feb 0000 00:00:00 -0000",
            "Mon, 1 Jan 99999 00:00:00 GMT",
            "garbage",
            "",
            "9" * 4_000,
        )
    )


_WRAPS = (
    "<html><body>{}</body></html>",
    "<div>{}</div>",
    "<p>{}<br>",
    "{}<blockquote type=cite>i9<br>resign</blockquote>",
    "<blockquote>i9</blockquote>{}",
    "<style>{}</style><div hidden>i9</div>{}",
    "<table><tr><td>{}</td></tr></table>",
    "<!-- {} -->{}",
    "<![CDATA[{}]]>",
    "<pre>{}</pre>",
    "<a href='mailto:td@club.test?body=i9'>{}</a>",
    "<div style='display:none'>resign</div>{}",
    "<script>{}</script>{}",
    "&#x{};{}",
    "<div>" * 500 + "{}",
    "<b><i>{}",
)


def markup(chance: random.Random, own: str) -> str:
    """A text as HTML, escaped or not."""
    text = html.escape(own) if chance.random() < 0.8 else own
    return chance.choice(_WRAPS).replace("{}", text.replace("\n", "<br>\n"))


def multipart(chance: random.Random, part: bytes) -> bytes:
    """A part among others, nested more or less deeply."""
    for level in range(chance.choice((1, 1, 1, 2, 4, 19, 30))):
        kind = chance.choice(
            ("mixed", "alternative", "related", "signed", "report", "digest", "x", "encrypted")
        )
        edge = f"b{level}".encode()
        others = [chance.choice(_PARTS) for _ in range(chance.choice((0, 1, 2)))]
        parts = [part, *others] if chance.random() < 0.8 else [*others, part]
        body = b"".join(b"--" + edge + b"\r\n" + one + b"\r\n" for one in parts)
        closing = b"--" + edge + b"--\r\n" if chance.random() < 0.8 else b""
        head = f'Content-Type: multipart/{kind}; boundary="b{level}"\r\n\r\n'.encode()
        part = head + body + closing
    return part


_PARTS = (
    b"Content-Type: text/html\r\n\r\n<p>resign</p>",
    b"Content-Type: text/plain; name=a.txt\r\nContent-Disposition: attachment\r\n\r\ni9",
    b"Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=",
    b"Content-Type: application/zip; name*=utf-8''%0d%0aBcc%3a%20x\r\n\r\nPK\x03\x04",
    b"Content-Type: message/rfc822\r\n\r\nFrom: a@b\r\nSubject: i9\r\n\r\nresign",
    b"Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; anna@players.test",
    b"Content-Type: application/ms-tnef; name=winmail.dat\r\n\r\nx",
    b"Content-Type: text/plain; charset=utf-16\r\n\r\n\xff\xfei\x009\x00",
    b"\r\n",
    b"Content-Type: text/enriched\r\n\r\n<excerpt>i9</excerpt>",
    b"Content-Type: multipart/mixed\r\n\r\nx",
    b"Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR",
)
