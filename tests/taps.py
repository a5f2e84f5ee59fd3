"""A mail program that only follows links: what a tap on a `mailto:` link sends."""

import re
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime
from html import unescape
from itertools import count
from urllib.parse import parse_qs, urlsplit

from tests.office import House, Post

_NUMBERS = count(1)


def links(letter: Post) -> list[str]:
    """The `mailto:` links of a letter's markup, in their order."""
    return [unescape(link) for link in re.findall(r'href="(mailto:[^"]*)"', letter.html)]


def order_of(link: str) -> str:
    """The order that a link sends: its body, or its subject if it has none."""
    fields = parse_qs(urlsplit(link).query)
    return fields.get("body", fields.get("subject", [""]))[0]


def tap(house: House, sender: str, link: str, body: str = "") -> bytes:
    """The mail that a program sends for a link: nothing but what the link says, and `body`."""
    parts = urlsplit(link)
    fields = parse_qs(parts.query, keep_blank_values=True)
    mail = EmailMessage()
    mail["From"] = f"{sender.partition('@')[0].title()} <{sender}>"
    mail["To"] = parts.path.replace("%2B", "+").replace("%40", "@")
    mail["Subject"] = fields.get("subject", [""])[0]
    mail["Date"] = format_datetime(house.now)
    mail["Message-ID"] = f"<tap.{next(_NUMBERS)}.{sender}>"
    mail.set_content(f"{fields.get('body', [''])[0]}{body}\n")
    return mail.as_bytes(policy=policy.SMTP)
