"""Mail programs in which somebody taps a link of a letter: what they open, add and send.

They know nothing of what they send: only RFC 6068, and their own signature.
"""

import html
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from functools import lru_cache
from itertools import count
from urllib.parse import unquote

from tests.office import Post

_NUMBERS = count(1)
_ANCHOR = re.compile(r'<a href="([^"]*)"[^<>]*>(.*?)</a>', re.DOTALL)
_IMAGE = re.compile(r'<img [^<>]*alt=(?:"([^"]*)"|(\w+))[^<>]*>')
_TAG = re.compile(r"<[^<>]*>")
_POINT = re.compile(r"[a-o][0-9]{1,2}")
_PLAIN = re.compile(r"[A-Za-z0-9!$'()*,;:@/?&=._~%-]*")
"""What a link may be made of; a plus, which some programs take for a blank, is not."""


@dataclass(frozen=True, kw_only=True)
class Link:
    """A link as it is seen, `label`, and what a tap on it fills in."""

    label: str
    to: str
    subject: str
    body: str

    @property
    def is_point(self) -> bool:
        """Whether it is a point of the board."""
        return _POINT.fullmatch(self.label) is not None


def links(letter: Post) -> tuple[Link, ...]:
    """Everything in a letter that can be tapped, from top to bottom."""
    return _links(letter.html)


@lru_cache(maxsize=1_000)
def _links(markup: str) -> tuple[Link, ...]:
    return tuple(
        _link(_label(label), html.unescape(href)) for href, label in _ANCHOR.findall(markup)
    )


def _label(markup: str) -> str:
    """What a link is called: its words, or what its image shows."""
    words = " ".join(html.unescape(_TAG.sub(" ", markup)).split())
    image = _IMAGE.search(markup)
    return words or html.unescape((image[1] or image[2]) if image else "")


def buttons(letter: Post) -> tuple[Link, ...]:
    """The same without the points of the board."""
    return tuple(link for link in links(letter) if not link.is_point)


def button(letter: Post, label: str) -> Link:
    """The one link with a label."""
    (found,) = (link for link in links(letter) if link.label == label)
    return found


def unsubscribing(letter: Post) -> Link:
    """What a mail program's own button "unsubscribe" sends (RFC 2369)."""
    head = str(letter.mail["List-Unsubscribe"])
    assert (head[0], head[-1]) == ("<", ">")
    return _link("unsubscribe", head[1:-1])


def _link(label: str, href: str) -> Link:
    """What a `mailto:` link says; a plus in it is a plus (RFC 6068)."""
    scheme, _, rest = href.partition(":")
    assert scheme == "mailto"
    assert _PLAIN.fullmatch(rest), f"not for every program: {href}"
    address, _, query = rest.partition("?")
    fields = dict[str, str]()
    for field in filter(None, query.split("&")):
        name, equals, value = field.partition("=")
        assert equals
        assert name not in fields
        fields[name] = unquote(value, errors="strict")
    assert fields.keys() <= {"subject", "body"}
    to, subject, body = unquote(address), fields.get("subject", ""), fields.get("body", "")
    # Lines of a form end as in a mail (RFC 6068 §5); nothing else breaks a line.
    assert not {"\r", "\n"} & {*to, *subject, *body.replace("\r\n", "")}
    return Link(label=label, to=to, subject=subject, body=body)


# -- what is sent ----


Phone = Callable[[EmailMessage, str], None]
"""Puts into a mail what was filled in, as a mail program does."""


def bare(mail: EmailMessage, body: str) -> None:
    mail.set_content(f"{body}\n")


def iphone(mail: EmailMessage, body: str) -> None:
    mail["X-Mailer"] = "iPhone Mail (21F90)"
    charset, cte = ("us-ascii", "7bit") if body.isascii() else ("utf-8", "quoted-printable")
    mail.set_content(f"{body}\n\nSent from my iPhone\n", charset=charset, cte=cte)


def iphone_swedish(mail: EmailMessage, body: str) -> None:
    mail["X-Mailer"] = "iPhone Mail (21F90)"
    mail.set_content(f"{body}\n\n\nSkickat från min iPhone\n", cte="quoted-printable")


def gmail(mail: EmailMessage, body: str) -> None:
    mail.set_content(f"{body}\r\n")
    mail.add_alternative(f'<div dir="auto">{html.escape(body)}</div>\n', subtype="html")


def gmail_signed(mail: EmailMessage, body: str) -> None:
    name, phone = "Anna-Karin Öberg", "+46 70 123 45 67"
    mail.set_content(f"{body}\r\n\r\n-- \r\n{name}\r\n{phone}\r\n")
    signature = f'<div class="gmail_signature">{name}<br>{phone}</div>'
    mail.add_alternative(
        f'<div dir="ltr">{html.escape(body)}<br clear="all"><br>'
        f'<span class="gmail_signature_prefix">-- </span><br>{signature}</div>\n',
        subtype="html",
    )


def outlook(mail: EmailMessage, body: str) -> None:
    more = "https://aka.ms/AAb9ysg"
    mail.set_content(f"{body}\n\nGet Outlook for Android<{more}>\n")
    mail.add_alternative(
        f'<html><body><div dir="auto" style="font-size:12pt">{html.escape(body)}</div>'
        '<div id="ms-outlook-mobile-signature"><div style="direction:ltr">Get '
        f'<a href="{more}">Outlook for Android</a></div></div></body></html>',
        subtype="html",
    )


def samsung(mail: EmailMessage, body: str) -> None:
    signature = '<div id="composer_signature" dir="auto">Skickat från min Galaxy</div>'
    page = f"<html><body><div>{html.escape(body)}</div><div><br></div>{signature}</body></html>"
    mail.set_content(page, subtype="html", cte="base64")


def k9(mail: EmailMessage, body: str) -> None:
    mail["User-Agent"] = "K-9 Mail for Android"
    line = "Skickat från min Android-enhet med K-9 Mail. Ursäkta min fåordighet."
    mail.set_content(f"{body}\n-- \n{line}\n", cte="base64")


PHONES: tuple[Phone, ...] = (
    *(bare, iphone, iphone_swedish, gmail, gmail_signed, outlook, samsung, k9),
)


def sent(
    link: Link,
    sender: str,
    at: datetime,
    phone: Phone = bare,
    headers: Mapping[str, str] | None = None,
) -> bytes:
    """The mail of somebody who taps a link and sends what opens: it answers and quotes nothing."""
    mail = EmailMessage()
    mail["From"] = f"{sender.partition('@')[0].title()} <{sender}>"
    mail["To"] = link.to
    mail["Subject"] = link.subject
    mail["Date"] = format_datetime(at)
    mail["Message-ID"] = f"<tap.{next(_NUMBERS)}.{sender}>"
    for name, value in (headers or {}).items():
        mail[name] = value
    phone(mail, link.body)
    return mail.as_bytes(policy=policy.SMTP)
