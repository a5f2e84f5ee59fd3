"""Every way by which a text from outside is read, and pieces of text that make patterns go back.

`python -m tests.hostile.hostile_time` measures all of them and prints those that grow fastest.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache

from corr import resources
from corr.errors import MailError
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_phrases import phrase
from corr.mail.orders.order_rest import is_courtesy, left_behind
from corr.mail.orders.order_words import folded, load_words, lowered, skips_i, tongue
from corr.mail.orders.orders import read_text, subject_order_text
from corr.mail.read import mime
from corr.mail.read.authentication import verdict
from corr.mail.read.bounces import read_report, status_in
from corr.mail.read.html import html_to_text
from corr.mail.read.machines import AUTO_SUBJECT
from corr.mail.read.quotes import own_text
from corr.mail.read.read import envelope, read_letter, subject_of
from corr.mail.read.tags import (
    parse_tag,
    returns_of_addresses,
    tag_of_message_id,
    tags_of_addresses,
    tags_of_subject,
    without_codes,
)
from corr.mail.write.write_mime import phrase as header_phrase
from corr.printable import harmless, printable
from corr.sentences.plain import blocks, wrap

AT = datetime(2024, 2, 1, tzinfo=UTC)
OURS = frozenset({"td@club.test"})
LETTER = "Your move 13 in SK24-017, Anna. It is your turn, please answer by Friday.\n" * 30


@cache
def _words():
    return load_words((resources.data() / "words.toml").read_text("utf-8"))


def _mail(head: str, body: str = "x") -> bytes:
    return f"From: a@b.test\nTo: td@club.test\n{head}\n\n{body}".encode("utf-8", "surrogatepass")


def _read(raw: bytes) -> None:
    try:
        read_letter(raw, arrived=AT, own_addresses=OURS)
    except MailError:
        pass


WAYS: dict[str, Callable[[str], object]] = {
    "own_text": lambda t: own_text(
        t, own_addresses=OURS, own_names=frozenset({"Club"}), sent=lambda: (LETTER, LETTER)
    ),
    "own_text of one line": lambda t: own_text(t.replace("\n", " "), own_addresses=OURS),
    "own_text in a quote": lambda t: own_text(f"> {t}\n{t}", sent=lambda: (t[:9_000],)),
    "orders": lambda t: read_text(t, _words(), RENJU.recognises, "SK24-001"),
    "orders of one line": lambda t: read_text(t.replace("\n", " "), _words(), RENJU.recognises),
    "orders of many lines": lambda t: read_text(
        "\n".join(t[at : at + 70] for at in range(0, len(t), 70)), _words(), RENJU.recognises
    ),
    "orders of long lines": lambda t: read_text(
        "\n".join(t[at : at + 290] for at in range(0, len(t), 290)), _words(), RENJU.recognises
    ),
    "subject": lambda t: subject_order_text(t, "SK24-001 your move 3, due 5 Dec"),
    "markup": html_to_text,
    "markup in a tag": lambda t: html_to_text(f"<p {t}>i9</p>"),
    "header": mime.header_text,
    "addresses": mime.addresses,
    "addresses in quotes": lambda t: mime.addresses(f'"{t}" <a@b>'),
    "message ids": lambda t: mime.message_ids(t, 30),
    "flowed": lambda t: mime.unflow(t, delete_space=True),
    "enriched": mime.without_enrichment,
    "tidy": mime.tidy,
    "one line": mime.one_line,
    "charset": lambda t: mime.decode(t.encode("utf-8", "surrogatepass"), t[:200]),
    "tags in a subject": tags_of_subject,
    "tags in addresses": tags_of_addresses,
    "tag of an id": tag_of_message_id,
    "tag": parse_tag,
    "codes": without_codes,
    "returns": returns_of_addresses,
    "results": lambda t: verdict([f"mx.club.test; {t}"], "mx.club.test", "b.test"),
    "machine": AUTO_SUBJECT.match,
    "envelope": lambda t: envelope(_mail(t, t)),
    "subject of a mail": lambda t: subject_of(_mail(f"Subject: {t}")),
    "mail of a header": lambda t: _read(_mail(f"Subject: {t}\nX: {t}")),
    "mail of headers": lambda t: _read(_mail(t)),
    "mail of a type": lambda t: _read(_mail(f"Content-Type: {t}")),
    "mail of a part": lambda t: _read(
        _mail("Content-Type: multipart/mixed; boundary=b", f"--b\n{t}\n\n{t}\n--b--")
    ),
    "mail of text": lambda t: _read(_mail("X: y", t)),
    "mail of markup": lambda t: _read(_mail("Content-Type: text/html", t)),
    "mail of printable text": lambda t: _read(
        _mail("Content-Transfer-Encoding: quoted-printable", t)
    ),
    "report": lambda t: read_report(
        _mail(
            'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
            f"--b\n\n{t}\n--b\nContent-Type: message/delivery-status\n\n{t}\n\n{t}\n--b--",
        )
    ),
    "report in words": lambda t: read_report(_mail("Subject: Undelivered", t)),
    "status": status_in,
    "fold": folded,
    "lower": lowered,
    "phrase": phrase,
    "columns": skips_i,
    "courtesy": lambda t: is_courtesy(t, _words()),
    "rest": lambda t: left_behind(t.splitlines(), _words()),
    "tongue": lambda t: tongue(t, _words()),
    "header phrase": header_phrase,
    "wrap": wrap,
    "blocks": blocks,
    "printable": printable,
    "harmless": harmless,
}
"""The ways, by name."""

PIECES = (
    *(
        "a",
        " ",
        "\n",
        "\r",
        "\t",
        "\0",
        "0",
        "9",
        "-",
        "--",
        "_",
        ".",
        ",",
        ";",
        ":",
        "=",
        "?",
        "!",
    ),
    *(
        "(",
        ")",
        "()",
        "<",
        ">",
        "<>",
        "[",
        "]",
        '"',
        "'",
        "\\",
        "\\a",
        "/",
        "#",
        "&",
        "%",
        "+",
        "@",
    ),
    *(
        "a@",
        "a@b ",
        "a@b,",
        "<a@b>",
        "a b ",
        "a1 ",
        "a1\n",
        "a 1 ",
        "1a ",
        "h8 i9 j10 ",
        "if ",
        "om ",
    ),
    *(
        "if a1 ",
        "if a1 then b2 ",
        "then ",
        "or ",
        "and ",
        "if a1 (",
        "13. ",
        "13 ",
        "move 13 ",
        "i9; ",
    ),
    *("resign ", "resign\n", "Re: ", "Re:", "Re[2]: ", "set ", "draw? ", "claim five ", "accept "),
    *(
        "hello ",
        "hi Bo, ",
        "thanks ",
        "/Bo ",
        " regards Bo",
        "msg:",
        "msg: a\n",
        "note:a\n",
        "---\n",
    ),
    *("SK24-001 ", "SK24-001.1.", "SK24-001.1.AAAAAAAAAAAAAAAA", "[SK24-001.1.", "+SK24-001.1."),
    *(
        "mailto:",
        "mailto:a",
        "http://",
        "<http:",
        "cid:",
        "[image:",
        "> ",
        ">> ",
        ">",
        "&gt;",
        "JD> ",
    ),
    *(
        "=?",
        "?=",
        "=?utf-8?q?",
        "=?utf-8?q?a?=",
        "=?utf-8?q?a?= ",
        "=?utf-8?b?YQ==?=",
        "=41",
        "=\n",
    ),
    *(
        "<a ",
        "<a href=",
        "<a href='mailto:",
        "<p>",
        "</p>",
        "<div>",
        "<tr><td>",
        "<tr>",
        "<!--",
        "-->",
    ),
    *(
        "<!",
        "<![CDATA[",
        "&#",
        "&#x41;",
        "&lt;",
        "<blockquote>",
        "<pre>",
        "<br>",
        "<style>",
        "<b><i>",
    ),
    *(
        "<div style='border-left",
        "<p class=gmail_quote>",
        "<param>",
        "<excerpt>",
        "<<",
        "</excerpt>",
    ),
    *("wrote: ", "On 1 May 2024 a@b wrote:\n", "am 1.1.24 schrieb ", "12:00 ", "1.1.1 ", "2024 "),
    *(
        "From: ",
        "From: a\n",
        "From: a@b\nSent: x\n",
        "To: a, ",
        "-----",
        "----- a -----\n",
        "=====\n",
    ),
    *(
        "-- \n",
        "--\n",
        "___\n",
        "sent from my iphone ",
        "get outlook ",
        "reply above ",
        "## reply ",
    ),
    *("-----BEGIN PGP MESSAGE-----\n", "-----BEGIN PGP SIGNATURE-----\n", "-----END PGP"),
    *(
        "this mail virus scanned ",
        "avast ",
        "no virus found ",
        "auto",
        "out of office ",
        "away from ",
    ),
    *("x; dmarc=pass ", "dmarc=pass (", "; spf=pass smtp.mailfrom=", ";(", '("', "5.1.1 ", "550-"),
    *("Final-Recipient: rfc822; a@b\n", "Status: 5", "message-id: <", "--b\n", "--b--\n", "\n\n"),
    *(
        "Content-Type: ",
        "content-type:\n ",
        "a: b\n",
        "a: b\n c\n",
        " a\n",
        "; a=b",
        "; a*0=b",
        "boundary=",
    ),
    *(
        "\u00e5",
        "\u200b",
        "\u202e",
        "\u0301",
        "a\u0301",
        "\uff21",
        "\u0130",
        "\ufdfa",
        "\U0001f600",
    ),
    *("\u0660", "\u0430", "\u2028", "\udc95", "e\u0301\u0302", "\u1100\u1161"),
)
"""What a text is made of again and again."""

SIZES = (10_000, 100_000)
WORTH_A_LOOK = 0.005


def seconds(way: Callable[[str], object], piece: str, size: int) -> float:
    """How long a way takes for a text of a size, in time of the processor."""
    text = (piece * (size // len(piece) + 1))[:size]
    _words()  # read once, whatever the text
    begun = time.process_time()
    way(text)
    return time.process_time() - begun


def main() -> None:
    """Measure all ways with all pieces and print the worst."""
    found = []
    for name, way in WAYS.items():
        for piece in PIECES:
            small = seconds(way, piece, SIZES[0])
            # Where a text of the smaller size takes no time, the larger takes little at worst.
            if small >= WORTH_A_LOOK:
                large = seconds(way, piece, SIZES[1])
                found.append((large / small, large, name, piece))
    print("by growth (10 is linear)")
    for growth, large, name, piece in sorted(found, reverse=True)[:25]:
        print(f"{growth:8.1f}  {large:7.3f} s  {name}  {piece!r}")
    print("by time")
    for growth, large, name, piece in sorted(found, key=lambda one: -one[1])[:25]:
        print(f"{growth:8.1f}  {large:7.3f} s  {name}  {piece!r}")


if __name__ == "__main__":
    main()
