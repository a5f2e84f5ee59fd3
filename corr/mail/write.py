"""From a `Draft` to the final bytes of a mail: multipart text and HTML, the board as a picture.

The same draft gives the same bytes; the clock and chance are in the draft.
"""

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from email.utils import format_datetime
from typing import Any
from urllib.parse import quote

from corr.games.rules import Picture
from corr.mail import quotes
from corr.mail import write_mime as mime
from corr.mail.explain import explanation_items
from corr.mail.letter import Draft, GameFacts
from corr.mail.write_words import Templates, Voice, blocks, wrap
from corr.picture.look import size
from corr.picture.png import png
from corr.picture.text import text_diagram
from corr.picture.words import Words, describe

_ABSENT: dict[str, object] = {
    "g": None,
    "happenings": (),
    "refusals": (),
    "norms": None,
    "arbiter": "",
}
"""What templates ask of letters that may have none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Who writes: the sender's `name` and `address`, and the `host` of content ids."""

    name: str
    address: str
    host: str


def write(draft: Draft, *, site: Site, templates: Templates) -> bytes:
    """The mail, ready for SMTP: CRLF line ends, every line of legal length.

    Raises ValueError for an address or Message-ID that no header can carry.
    """
    say = templates.voice(draft.language)
    facts = _facts(draft, site, say)
    subject, text = say.plain(draft.kind, facts)
    end = f"[{draft.tag}]" if draft.tag else ""
    subject = mime.phrase(subject)
    facts |= {
        "subject": subject,
        "blocks": blocks(text),
        "mailto": _mailto(draft.reply_to or site.address, f"Re: {subject} {end}".rstrip()),
    }
    html = say.html(draft.kind, facts)
    body = _body(draft, wrap(text), html, str(facts["cid"]))
    return mime.header_lines(_headers(draft, site, mime.subject(subject, end), say)) + body


def _facts(draft: Draft, site: Site, say: Voice) -> dict[str, Any]:
    """The variables of the templates: the draft's facts and what belongs to every letter."""
    seed = hashlib.sha256(draft.message_id.encode()).hexdigest()[:16]
    marker = ""
    if draft.tag:
        marker = quotes.marker(draft.tag.game, draft.tag.number, say("letter", "marker"))
    return {
        **_ABSENT,
        **draft.facts,
        **_explained(draft, say),
        "kind": draft.kind,
        "say": say,
        "lang": say.language,
        "site": site,
        "date": draft.date,
        "name": draft.to_name,
        "marker": marker,
        "diagram": text_diagram(draft.picture) if draft.picture else "",
        "cid": f"board-{seed}@{site.host}",
        "size": size(draft.picture) if draft.picture else (0, 0),
        "alt": _alt(draft.picture, say) if draft.picture else "",
        "pointed": _pointed(draft.picture) if draft.picture else ("", ()),
    }


def _explained(draft: Draft, say: Voice) -> dict[str, object]:
    """Why a move that ended a game was forbidden, and whether the board shows points of that."""
    game = draft.facts.get("g")
    explanation = game.explanation if isinstance(game, GameFacts) else None
    marks = draft.picture.marks if draft.picture else ()
    return {
        "explained": explanation_items(explanation, say) if explanation else (),
        "spotted": any(mark.kind == "spot" for mark in marks),
    }


def _pointed(picture: Picture) -> tuple[str, tuple[str, ...]]:
    """What a diagram points out: the labels of `offers`, or the points of the `last` move."""
    offers = tuple(mark.label for mark in picture.marks if mark.kind == "offer")
    if offers:
        return "offers", offers
    last = tuple(picture.point(column, row) for column, row in picture.last)
    return ("last", last) if last else ("", ())


def _alt(picture: Picture, say: Voice) -> str:
    if _pointed(picture)[0] == "offers":
        picture = replace(picture, last=())
    words = Words(**{field.name: say("board", field.name) for field in fields(Words)})
    return describe(picture, words)


def _mailto(address: str, subject: str) -> Callable[[str], str]:
    """A function from an answer to the link that opens a mail with it, addressed and titled."""
    start = f"mailto:{quote(address, safe='@')}?subject={quote(subject, safe='')}"
    return lambda body: f"{start}&body={quote(body, safe='')}"


def _headers(draft: Draft, site: Site, subject: tuple[str, ...], say: Voice) -> mime.Headers:
    message_id = mime.message_ids(draft.message_id)
    if not message_id:
        raise ValueError(f"not a Message-ID: {draft.message_id!r}")
    return (
        ("From", mime.mailbox(site.name, site.address)),
        ("To", mime.mailbox(draft.to_name, draft.to_address)),
        ("Subject", subject),
        ("Date", (format_datetime(draft.date),)),
        ("Message-ID", message_id),
        ("In-Reply-To", mime.message_ids(draft.in_reply_to)),
        ("References", mime.message_ids(*draft.references)),
        ("Reply-To", _reply_to(draft, site)),
        ("Auto-Submitted", ("auto-replied" if draft.in_reply_to else "auto-generated",)),
        ("X-Auto-Response-Suppress", ("All",)),
        ("Content-Language", (say.language,)),
        ("MIME-Version", ("1.0",)),
    )


def _reply_to(draft: Draft, site: Site) -> tuple[str, ...]:
    if not draft.reply_to:
        return ()
    ours = draft.tag is not None or draft.reply_to == site.address
    return mime.mailbox(site.name if ours else "", draft.reply_to)


def _body(draft: Draft, text: str, html: str, cid: str) -> bytes:
    """The parts below the headers, from `Content-Type` on."""
    rich = mime.text_part("html", html)
    if draft.picture and f"cid:{cid}" in html:
        rich = mime.multipart(
            "related", (rich, mime.inline_part(cid, "board.png", png(draft.picture))), cid
        )
    plain = mime.text_part("plain", text, "; format=fixed")
    body = mime.multipart("alternative", (plain, rich), cid)
    if not draft.attachments:
        return body
    return mime.multipart(
        "mixed", (body, *(mime.attached_part(*one) for one in draft.attachments)), cid
    )
