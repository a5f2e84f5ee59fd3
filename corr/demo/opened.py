"""The letter that is answered, as a mail program has it before it."""

import html
import re
from dataclasses import dataclass
from datetime import datetime
from email import message_from_bytes, policy
from email.headerregistry import Address
from email.message import EmailMessage, MIMEPart


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """What a mail program knows of the letter that its owner answers.

    `name` and `address` are its From, `reply_to` where answers go, `sent` its Date in the zone
    of the reader. `markup` is what stands inside `<body>`, made from `text` if there is no
    HTML part. `images` are the inline pictures: Content-ID without brackets, bytes.
    """

    name: str
    address: str
    reply_to: str
    recipient: str
    subject: str
    message_id: str
    references: tuple[str, ...]
    sent: datetime
    text: str
    markup: str
    images: tuple[tuple[str, bytes], ...]


def open_letter(raw: bytes, now: datetime) -> Answered:
    """The letter as a mail program has it before it, for somebody in the zone of `now`."""
    mail = message_from_bytes(raw, policy=policy.default)
    sender = _address(mail, "From")
    plain = mail.get_body(("plain",))
    rich = mail.get_body(("html",))
    text = _content(plain) if plain else ""
    markup = _content(rich) if rich else ""
    body = re.search(r"<body[^>]*>(.*)</body>", markup, re.DOTALL | re.IGNORECASE)
    sent = mail["Date"].datetime if mail["Date"] else now
    return Answered(
        name=sender.display_name or sender.addr_spec,
        address=sender.addr_spec,
        reply_to=(_address(mail, "Reply-To") if mail["Reply-To"] else sender).addr_spec,
        recipient=_address(mail, "To").addr_spec,
        subject=str(mail["Subject"] or ""),
        message_id=str(mail["Message-ID"] or "").strip().strip("<>"),
        references=tuple(re.findall(r"<([^<>\s]+)>", str(mail["References"] or ""))),
        sent=sent.astimezone(now.tzinfo),
        text=text.rstrip() + "\n",
        markup=body[1].strip() if body else markup or paragraph(text),
        images=tuple(
            (str(part["Content-ID"]).strip("<>"), part.get_content())
            for part in mail.walk()
            if part.get_content_maintype() == "image" and part["Content-ID"]
        ),
    )


def _address(mail: EmailMessage, header: str) -> Address:
    found = mail[header].addresses[0]
    assert isinstance(found, Address)
    return found


def _content(part: MIMEPart) -> str:
    return str(part.get_content()).replace("\r\n", "\n")


def paragraph(text: str) -> str:
    """Plain text as HTML with the same lines."""
    return html.escape(text.rstrip("\n"), quote=False).replace("\n", "<br>\n")
