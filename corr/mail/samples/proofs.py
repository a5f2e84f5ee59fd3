"""Proofs of letters, as a printer's: every sample as mail, as text and as a page, and their list.

What is looked at is read back out of the mail itself, as a mail program would read it.
"""

import base64
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from itertools import groupby
from pathlib import Path

from jinja2 import TemplateError

from corr import resources
from corr.mail.samples.samples import samples
from corr.mail.samples.samples_facts import SITE, Sample
from corr.mail.write.write import write
from corr.words.languages import FALLBACK
from corr.words.templates import Templates, environment

LARGEST = 90_000
"""Bytes that the HTML of a letter may have: some mail programs cut off what is longer."""

HEADERS = ("From", "To", "Reply-To", "Subject", "Date")
"""What stands above the text of a letter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Proof:
    """A sample letter in one language, in the forms that one can look at.

    `mail` is the mail as it is sent; `text` its plain part under its headers; `page` its HTML
    part with the pictures inside, "" for a letter of text alone, and `size` the bytes of that
    part as sent. `attached` are the other parts, (file name, bytes). Where the letter could not
    be written, `fault` says why, and there is nothing else.
    """

    sample: Sample
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
        return self.subject.removesuffix(f" [{self.sample.draft.tag}]")

    @property
    def files(self) -> tuple[tuple[str, bytes], ...]:
        """The files that it is written to, each with what is in it."""
        if self.fault:
            return ()
        start = f"{self.language}/{self.sample.name}"
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


_MISTAKES = (TemplateError, LookupError, TypeError, ValueError, AttributeError)
"""What a mistake in a template leads to."""


def samples_in(language: str, templates: Templates) -> tuple[Sample, ...]:
    """The samples for a language; where it lacks sentences that they quote, corr's English."""
    try:
        return samples(templates.voice(language))
    except _MISTAKES:
        return tuple(
            replace(one, draft=replace(one.draft, language=language))
            for one in samples(Templates(resources.templates()).voice(FALLBACK))
        )


def proof(sample: Sample, language: str, templates: Templates) -> Proof:
    """The proof of a sample that was made for the language; it never raises for a template."""
    name, _, host = sample.draft.message_id.rpartition("@")
    # A mail program shows letters with one Message-ID only once.
    draft = replace(sample.draft, message_id=f"{name}.{sample.name}.{language}@{host}")
    try:
        raw = write(draft, site=SITE, templates=templates)
    except _MISTAKES as error:
        return Proof(sample=sample, language=language, fault=_told(error))
    parsed = message_from_bytes(raw, policy=policy.default)
    assert isinstance(parsed, EmailMessage)
    html = _part(parsed, "html")
    heads = "".join(f"{name}: {parsed[name]}\n" for name in HEADERS if parsed[name])
    return Proof(
        sample=sample,
        language=language,
        subject=str(parsed["Subject"]),
        mail=raw,
        text=f"{heads}\n{_part(parsed, 'plain')}",
        page=_standing_alone(html, parsed),
        size=len(html.encode()),
        attached=tuple(_attached(parsed)),
    )


def _told(error: Exception) -> str:
    """What is wrong in a template, and where if it is known."""
    where = getattr(error, "name", "") or ""
    line = getattr(error, "lineno", None)
    place = f"{where}, line {line}: " if where and line else ""
    return f"{place}{type(error).__name__}: {error}"


def _part(mail: EmailMessage, kind: str) -> str:
    part = mail.get_body((kind,))
    return str(part.get_content()).replace("\r\n", "\n") if part is not None else ""


def _standing_alone(html: str, mail: EmailMessage) -> str:
    """The HTML with its pictures inside, so that a browser can show it by itself."""
    for part in mail.walk():
        if known_by := part["Content-ID"]:
            inside = base64.b64encode(part.get_content()).decode()
            data = f"data:{part.get_content_type()};base64,{inside}"
            html = html.replace(f"cid:{str(known_by).strip('<>')}", data)
    return html


def _attached(mail: EmailMessage) -> Iterator[tuple[str, bytes]]:
    for part in mail.walk():
        if part.get_content_disposition() == "attachment":
            body = part.get_payload(decode=True)
            assert isinstance(body, bytes)
            yield re.sub(r"[^\w.-]|^[.]", "_", part.get_filename() or "attachment"), body


def list_page(proofs: Sequence[Proof], templates: Path, names: Mapping[str, str]) -> str:
    """The page that lists proofs: a row for every sample, a column for every language.

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
            kinds=len({one.sample.draft.kind for one in proofs}),
            faults=sum(bool(one.fault) for one in proofs),
            largest=LARGEST,
        )
    )


def language_name(language: str, templates: Templates) -> str:
    """What a language calls itself, with its code; the code alone if its templates do not say."""
    say = templates.voice(language)
    try:
        name = say("me", "language_names").partition(",")[0]
    except _MISTAKES:
        return language
    return f"{name} ({language})"


def _groups(proofs: Sequence[Proof]) -> tuple[tuple[str, str, tuple[tuple[Proof, ...], ...]], ...]:
    """The rows under their kind, and under the opening rule if they are about one."""

    def about(one: Proof) -> tuple[str, str]:
        return one.sample.draft.kind, one.sample.opening

    places = {key: place for place, key in enumerate(dict.fromkeys(map(about, proofs)))}
    rows = dict[str, list[Proof]]()
    for one in sorted(proofs, key=lambda one: places[about(one)]):
        rows.setdefault(one.sample.name, []).append(one)
    return tuple(
        (*key, tuple(map(tuple, found)))
        for key, found in groupby(rows.values(), key=lambda row: about(row[0]))
    )
