"""Replies as real mail programs write them: nine clients, each with its own quoting habits.

Composes bytes only: what is answered, when and by whom are arguments, and so the same call
gives the same bytes.
"""

import hashlib
import html
import re
import textwrap
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from email import policy
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime
from urllib.parse import parse_qs, unquote, urlsplit

from corr.demo.opened import Answered, open_letter, paragraph

WEEKDAYS = {
    "en": ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"),
    "sv": ("mån", "tis", "ons", "tors", "fre", "lör", "sön"),
    "de": ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
}
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "sv": "januari februari mars april maj juni juli augusti september oktober november december",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
}
WORDS = {
    "en": {
        "device": "Sent from my iPhone",
        "android": "Sent from my Android device with K-9 Mail. Please excuse my brevity.",
        "original": "-----Original Message-----",
        "from": "From",
        "sent": "Sent",
        "to": "To",
        "subject": "Subject",
    },
    "sv": {
        "device": "Skickat från min iPhone",
        "android": "Skickat från min Android-telefon med K-9 Mail. Ursäkta min fåordighet.",
        "original": "-----Ursprungligt meddelande-----",
        "from": "Från",
        "sent": "Skickat",
        "to": "Till",
        "subject": "Ämne",
    },
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Writing:
    """Somebody at the keyboard: who, what, when, and the letter in front of them."""

    name: str
    address: str
    lines: tuple[str, ...]
    date: datetime
    message_id: str
    language: str
    letter: Answered

    @property
    def own(self) -> str:
        """The lines that the person typed, as one text that ends with a line break."""
        return "\n".join(self.lines) + "\n"

    def word(self, key: str) -> str:
        """A word of the mail program's own, in the language of its menus."""
        return WORDS.get(self.language, WORDS["en"])[key]


def compose(
    style: str,
    *,
    sender_name: str,
    sender_address: str,
    letter: bytes,
    order_lines: Sequence[str],
    date: datetime,
    message_id: str,
    language: str,
) -> bytes:
    """The raw reply that somebody's mail program sends; `style` is a key of `STYLES`.

    `letter` is the raw letter that is answered and `order_lines` what the person types.
    `message_id` comes without angle brackets. The mail program speaks `sv` or `en`.
    """
    writing = Writing(
        name=sender_name,
        address=sender_address,
        lines=tuple(order_lines),
        date=date,
        message_id=message_id,
        language=language,
        letter=open_letter(letter, date),
    )
    return STYLES[style](writing).as_bytes(policy=policy.SMTP)


def _quoted(text: str, mark: str = "> ") -> str:
    """Every line behind a quote mark; an empty line gets the bare mark."""
    return "".join(f"{mark}{line}".rstrip() + "\n" for line in text.splitlines())


def _day(at: datetime, language: str) -> str:
    """`5 March 2024`, in the words of a language."""
    return f"{at.day} {MONTHS[language].split()[at.month - 1]} {at.year}"


def _mail(writing: Writing, subject: str, *, reply: bool = True) -> EmailMessage:
    """An empty mail with the headers that every client sets."""
    letter = writing.letter
    mail = EmailMessage()
    mail["From"] = Address(display_name=writing.name, addr_spec=writing.address)
    mail["To"] = Address(addr_spec=letter.reply_to)
    mail["Subject"] = subject
    mail["Date"] = format_datetime(writing.date)
    mail["Message-ID"] = f"<{writing.message_id}>"
    if reply and letter.message_id:
        chain = (*letter.references, letter.message_id)
        mail["In-Reply-To"] = f"<{letter.message_id}>"
        mail["References"] = " ".join(f"<{one}>" for one in chain)
    return mail


def _re(writing: Writing, prefix: str = "Re") -> str:
    subject = writing.letter.subject
    known = subject.lower().startswith(("re:", "sv:", "aw:"))
    return subject if known else f"{prefix}: {subject}"


def _both(mail: EmailMessage, writing: Writing, text: str, markup: str, boundary: str) -> None:
    """Text and HTML, with the quoted pictures beside the HTML if there are any."""
    mail.set_content(text, cte="quoted-printable")
    mail.add_alternative(markup, subtype="html", cte="quoted-printable")
    mail.set_boundary(boundary)
    rich = list(mail.iter_parts())[1]
    assert isinstance(rich, EmailMessage)
    for cid, picture in writing.letter.images:
        rich.add_related(picture, "image", "png", cid=f"<{cid}>", disposition="inline")
    if rich.is_multipart():
        rich.set_boundary(boundary + ".1")


def _digits(writing: Writing, length: int) -> str:
    """Hexadecimal digits that are this mail's own, for boundaries."""
    return hashlib.sha256(writing.message_id.encode()).hexdigest()[:length]


def gmail(writing: Writing) -> EmailMessage:
    """Gmail in a browser: above the quote, text and HTML, the quote in a `gmail_quote`."""
    letter, sent = writing.letter, writing.letter.sent
    if writing.language == "sv":
        weekday = WEEKDAYS["sv"][sent.weekday()]
        month = MONTHS["sv"].split()[sent.month - 1]
        month = month if len(month) <= 4 else f"{month[:3]}."
        when = f"Den {weekday} {sent.day} {month} {sent.year} kl {sent:%H:%M} skrev"
        end = ":"
    else:
        weekday = WEEKDAYS["en"][sent.weekday()]
        when = f"On {weekday}, {sent:%b} {sent.day}, {sent.year} at {sent:%I:%M %p}"
        end = " wrote:"
    # Gmail breaks its attribution before the address, so it stands on two lines.
    text = (
        f"{writing.own}\n{when} {letter.name} <\n{letter.address}>{end}\n\n{_quoted(letter.text)}"
    )
    link = f'<a href="mailto:{letter.address}">{letter.address}</a>'
    markup = (
        f'<div dir="ltr">{paragraph(writing.own)}</div><br>'
        f'<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">'
        f"{when} {html.escape(letter.name)} &lt;{link}&gt;{end}<br></div>"
        f'<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;'
        f'border-left:1px solid rgb(204,204,204);padding-left:1ex">{letter.markup}'
        f"</blockquote></div>\n"
    )
    mail = _mail(writing, _re(writing))
    _both(mail, writing, text, markup, f"000000000000{_digits(writing, 16)}")
    return mail


def outlook(writing: Writing) -> EmailMessage:
    """Outlook for Windows: a block of headers instead of quote marks, HTML made by Word."""
    letter, word = writing.letter, writing.word
    if writing.language == "sv":
        when = f"den {_day(letter.sent, 'sv')} {letter.sent:%H:%M}"
    else:
        when = f"{letter.sent:%A, %B} {letter.sent.day}, {letter.sent.year} {letter.sent:%I:%M %p}"
    block = (
        (word("from"), f"{letter.name} <{letter.address}>"),
        (word("sent"), when),
        (word("to"), letter.recipient),
        (word("subject"), letter.subject),
    )
    head = "".join(f"{key}: {value}\n" for key, value in block)
    text = f"{writing.own}\n{word('original')}\n{head}\n{letter.text}"
    rows = "<br>".join(f"<b>{key}:</b> {html.escape(value)}" for key, value in block)
    own = "".join(
        f"<p class=MsoNormal>{html.escape(line, quote=False) or '<o:p>&nbsp;</o:p>'}</p>\n"
        for line in (*writing.lines, "")
    )
    markup = (
        '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta http-equiv='
        'Content-Type content="text/html; charset=utf-8"><style>p.MsoNormal {margin:0cm}</style>'
        f'</head><body lang="{writing.language}"><div class=WordSection1>\n{own}'
        "<div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'>"
        f"<p class=MsoNormal>{rows}<o:p></o:p></p></div>\n<p class=MsoNormal><o:p>&nbsp;</o:p>"
        f"</p>\n{letter.markup}</div></body></html>\n"
    )
    mail = _mail(writing, _re(writing, "SV" if writing.language == "sv" else "RE"))
    mail["X-Mailer"] = "Microsoft Outlook 16.0"
    mail["Thread-Index"] = "Ad" + _digits(writing, 28)
    _both(
        mail, writing, text, markup, f"----=_NextPart_000_0000_01DA{_digits(writing, 4).upper()}"
    )
    return mail


def iphone(writing: Writing) -> EmailMessage:
    """Mail on an iPhone: above the quote, its footer, a U+FEFF where the quote begins."""
    letter, sent = writing.letter, writing.letter.sent
    if writing.language == "sv":
        line = f"{_day(sent, 'sv')} kl. {sent:%H:%M} skrev {letter.name} <{letter.address}>:"
    else:
        line = f"On {sent.day} {sent:%b %Y}, at {sent:%H:%M}, {letter.name}"
        line += f" <{letter.address}> wrote:"
    quote = _quoted(f"{line}\n\n\ufeff{letter.text}")
    mail = _mail(writing, _re(writing))
    mail["X-Mailer"] = "iPhone Mail (21D50)"
    mail.set_content(f"{writing.own}\n{writing.word('device')}\n\n{quote}", cte="quoted-printable")
    return mail


def thunderbird(writing: Writing) -> EmailMessage:
    """Thunderbird: the answer below the quote, `format=flowed`, a signature."""
    letter, sent = writing.letter, writing.letter.sent
    if writing.language == "sv":
        line = f"Den {sent:%Y-%m-%d} kl. {sent:%H:%M}, skrev {letter.name}:"
    else:
        line = f"On {sent:%d/%m/%Y %H:%M}, {letter.name} wrote:"
    text = f"{line}\n{_quoted(letter.text)}\n{_flowed(writing.own)}\n-- \n{writing.name}\n"
    mail = _mail(writing, _re(writing))
    mail["User-Agent"] = "Mozilla Thunderbird"
    mail.set_content(text, cte="quoted-printable", params={"format": "flowed"})
    return mail


def _flowed(text: str) -> str:
    """Long lines broken softly after a blank, marks at their beginning stuffed (RFC 3676)."""
    lines: list[str] = []
    for line in text.splitlines():
        pieces = textwrap.wrap(line, 66, break_long_words=False, break_on_hyphens=False) or [""]
        lines += [f"{piece} " for piece in pieces[:-1]] + pieces[-1:]
    stuffed = (f" {line}" if line.startswith((" ", ">", "From ")) else line for line in lines)
    return "\n".join(stuffed) + "\n"


def webde(writing: Writing) -> EmailMessage:
    """The web mail of web.de, German as it always is: HTML alone, the quote in a named div."""
    letter, sent = writing.letter, writing.letter.sent
    day = f"{WEEKDAYS['de'][sent.weekday()]}, {sent.day}. {' '.join(_day(sent, 'de').split()[1:])}"
    rows = (
        f"<b>Gesendet:</b>&nbsp;{day} um {sent:%H:%M} Uhr",
        f"<b>Von:</b>&nbsp;{html.escape(f'{letter.name} <{letter.address}>', quote=False)}",
        f"<b>An:</b>&nbsp;{letter.recipient}",
        f"<b>Betreff:</b>&nbsp;{html.escape(letter.subject, quote=False)}",
    )
    own = "".join(
        f"<div>{html.escape(line, quote=False) or '&nbsp;'}</div>\n\n" for line in writing.lines
    )
    mail = _mail(writing, _re(writing, "Aw"))
    mail["X-UI-Message-Type"] = "mail"
    mail.set_content(
        '<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">'
        f"{own}<div>&nbsp;\n"
        '<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px;'
        ' border-left:2px solid #C3D9E5; word-wrap: break-word;">\n'
        f'<div style="margin:0 0 10px 0;">{"<br/>".join(rows)}</div>\n\n'
        f'<div name="quoted-content">{letter.markup}</div></div></div></div></body></html>\n',
        subtype="html",
        cte="quoted-printable",
    )
    return mail


def k9(writing: Writing) -> EmailMessage:
    """K-9 on Android: base64, the answer above the quote, the signature below it."""
    letter, sent = writing.letter, writing.letter.sent
    if writing.language == "sv":
        line = f"Den {_day(sent, 'sv')} {sent:%H:%M:%S} skrev {letter.name} <{letter.address}>:"
    else:
        line = f"On {sent:%B} {sent.day}, {sent.year} {sent:%I:%M:%S %p}, {letter.name}"
        line += f" <{letter.address}> wrote:"
    text = f"{writing.own}\n{line}\n{_quoted(letter.text, '>')}\n-- \n{writing.word('android')}\n"
    mail = _mail(writing, _re(writing))
    mail["User-Agent"] = "K-9 Mail for Android"
    mail.set_content(text, cte="base64")
    return mail


def mailto(writing: Writing) -> EmailMessage:
    """A tapped link of the letter: a new mail that answers nothing and quotes nothing."""
    address, subject = _tapped(writing)
    mail = _mail(writing, subject, reply=False)
    mail.replace_header("To", Address(addr_spec=address))
    mail.set_content(writing.own, cte="7bit" if writing.own.isascii() else "quoted-printable")
    return mail


def _tapped(writing: Writing) -> tuple[str, str]:
    """Address and subject of the link that fills in these very lines, or leaves them to type.

    Without such a link somebody writes to the reply address under the letter's own subject.
    """
    links: dict[str, tuple[str, str]] = {}
    for href in re.findall(r"""href=["'](mailto:[^"']+)["']""", writing.letter.markup):
        parts = urlsplit(html.unescape(href))
        query = parse_qs(parts.query.replace("+", "%2B"))  # a plus is a plus here (RFC 6068)
        body = query.get("body", [""])[0]
        links.setdefault(body.strip(), (unquote(parts.path), query["subject"][0]))
    typed = links.get("", (writing.letter.reply_to, writing.letter.subject))
    return links.get(writing.own.strip(), typed)


def mutt(writing: Writing) -> EmailMessage:
    """mutt: the answer between the quoted paragraphs, plain text of one width."""
    letter, sent = writing.letter, writing.letter.sent
    line = f"On {sent:%a, %b %d, %Y at %I:%M:%S%p %z}, {letter.name} wrote:"
    paragraphs = letter.text.split("\n\n")
    half = (len(paragraphs) + 1) // 2
    above, below = "\n\n".join(paragraphs[:half]), "\n\n".join(paragraphs[half:])
    text = f"{line}\n{_quoted(above)}\n{writing.own}\n{_quoted(below)}\n-- \n{writing.name}\n"
    mail = _mail(writing, _re(writing))
    mail["User-Agent"] = "Mutt/2.2.12"
    mail.set_content(text, cte="8bit")
    return mail


def subject(writing: Writing) -> EmailMessage:
    """Somebody in a hurry: the answer in the subject before our tag, and nothing else."""
    tag = writing.letter.subject.split()[-1]
    mail = _mail(writing, " ".join((*writing.own.split(), tag)))
    mail.set_content("", cte="7bit")
    return mail


STYLES: Mapping[str, Callable[[Writing], EmailMessage]] = {
    "gmail": gmail,
    "outlook": outlook,
    "iphone": iphone,
    "thunderbird": thunderbird,
    "webde": webde,
    "k9": k9,
    "mailto": mailto,
    "mutt": mutt,
    "subject": subject,
}
"""How each mail program writes, by the name that a player's `style` gives it."""
