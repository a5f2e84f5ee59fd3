"""Proofs of letters, as a printer's: each as mail, as text and as a page, and their list.

What is looked at is read back out of the mail itself, as a mail program would read it.
"""

import base64
import re
from collections.abc import Iterator, Mapping, Sequence
from email import message_from_bytes
from email.header import decode_header, make_header
from email.message import Message
from email.parser import BytesHeaderParser
from itertools import groupby
from pathlib import Path

from msgspec import Struct

from corr.demo.preview.noting import MISTAKES
from corr.words.templates import Templates, environment

LARGEST = 90_000
"""Bytes that the HTML of a letter may have: some mail programs cut off what is longer."""

HEADERS = ("From", "To", "Reply-To", "Subject", "Date")
"""What stands above the text of a letter."""


_FOLD = re.compile(r"\r?\n(?=[ \t])")
TAG = re.compile(r" ?\[[A-Z0-9-]+\.\d+\.[A-Z2-7]{16}\]$")


class Proof(Struct, frozen=True, kw_only=True):
    """A letter in one language, in the forms that one can look at.

    `name` begins with the `kind` and names files; `about` says in a few English words what led to
    it. `mail` is the mail as it is sent; `text` its plain part under its headers; `page` its HTML
    part with the pictures inside, "" for a letter of text alone, and `size` the bytes of that
    part as sent. `attached` are the other parts, (file name, bytes). Where the letter could not
    be written, `fault` says why, and there is nothing else.
    """

    name: str
    kind: str
    about: str
    language: str
    subject: str = ""
    mail: bytes = b""
    text: str = ""
    page: str = ""
    size: int = 0
    attached: tuple[tuple[str, bytes], ...] = ()
    fault: str = ""

    @property
    def title(self) -> str:
        """The subject as people see it, without the tag at its end."""
        return TAG.sub("", self.subject)

    @property
    def files(self) -> tuple[tuple[str, bytes], ...]:
        """The files that it is written to, each with what is in it."""
        if self.fault:
            return ()
        start = f"{self.language}/{self.name}"
        return tuple(
            (f"{start}{end}", body)
            for end, body in (
                (".eml", self.mail),
                (".txt", self.text.encode()),
                (".html", self.page.encode()),
                *((f".{name}", body) for name, body in self.attached),
            )
            if body
        )


def proof(raw: bytes, *, name: str, kind: str, about: str, language: str) -> Proof:
    """The proof of a letter that was written."""
    mail = message_from_bytes(raw)
    parts = [one for one in mail.walk() if not one.is_multipart()]
    heads = {head: plain_header(mail[head]) for head in HEADERS if mail[head]}
    html = _text(parts, "text/html")
    above = "".join(f"{head}: {value}\n" for head, value in heads.items())
    return Proof(
        name=name,
        kind=kind,
        about=about,
        language=language,
        subject=heads["Subject"],
        mail=raw,
        text=f"{above}\n{_text(parts, 'text/plain')}",
        page=_standing_alone(html, parts),
        size=len(html.encode()),
        attached=tuple(_attached(parts)),
    )


def plain_header(header: str) -> str:
    """A header as a person reads it, on one line."""
    return str(make_header(decode_header(_FOLD.sub("", header))))


def head(raw: bytes) -> Message:
    """The fields above a letter, without the letter, whose pictures take long to read."""
    return BytesHeaderParser().parsebytes(raw.partition(b"\r\n\r\n")[0])


def _body(part: Message) -> bytes:
    body = part.get_payload(decode=True)
    assert isinstance(body, bytes)
    return body


def _text(parts: Sequence[Message], kind: str) -> str:
    """The text of the letter's own part of a kind, "" if it has none."""
    for one in parts:
        if one.get_content_type() == kind and one.get_content_disposition() != "attachment":
            text = _body(one).decode(one.get_content_charset("utf-8"))
            return text.replace("\r\n", "\n")
    return ""


def _standing_alone(html: str, parts: Sequence[Message]) -> str:
    """The HTML with its pictures inside, so that a browser can show it by itself."""
    for one in parts:
        if known_by := one["Content-ID"]:
            inside = base64.b64encode(_body(one)).decode()
            data = f"data:{one.get_content_type()};base64,{inside}"
            cid = f"cid:{str(known_by).strip().strip('<>')}"
            html = html.replace(f"src={cid} ", f'src="{data}" ').replace(cid, data)
    return html


def _attached(parts: Sequence[Message]) -> Iterator[tuple[str, bytes]]:
    for one in parts:
        if one.get_content_disposition() == "attachment":
            name = one.get_filename() or "attachment"
            yield re.sub(r"[^\w.-]|^[.]", "_", name), _body(one)


def list_page(proofs: Sequence[Proof], templates: Path, names: Mapping[str, str]) -> str:
    """The page that lists proofs: a row for every letter, a column for every language.

    `templates` is the folder with the page's template, `names` are what languages are called.
    """
    return (
        environment(templates)
        .get_template("shared/proofs.html.jinja")
        .render(
            groups=_groups(proofs),
            languages=tuple(dict.fromkeys(one.language for one in proofs)),
            names=names,
            count=len(proofs),
            kinds=len({one.kind for one in proofs}),
            faults=sum(bool(one.fault) for one in proofs),
            largest=LARGEST,
        )
    )


def language_name(language: str, templates: Templates) -> str:
    """What a language calls itself, with its code; the code alone if its templates do not say."""
    try:
        name = templates.names_of(language)[0]
    except MISTAKES:
        return language
    return language if name == language else f"{name} ({language})"


def _groups(proofs: Sequence[Proof]) -> tuple[tuple[str, tuple[tuple[Proof, ...], ...]], ...]:
    """The rows under their kind, in the order in which kinds first came."""
    places = {kind: place for place, kind in enumerate(dict.fromkeys(one.kind for one in proofs))}
    rows = dict[str, list[Proof]]()
    for one in sorted(proofs, key=lambda one: places[one.kind]):
        rows.setdefault(one.name, []).append(one)
    return tuple(
        (kind, tuple(map(tuple, found)))
        for kind, found in groupby(rows.values(), key=lambda row: row[0].kind)
    )
