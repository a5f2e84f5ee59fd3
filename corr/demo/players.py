"""The eight players of the demo: who they are, and what each writes in answer to a letter.

They read our letters as anybody's program could: the Message-ID, the record, the words. Their
chance is drawn from the seed, the game, the position and their address, so that the order in
which letters arrive changes nothing. No clock: a reply carries how long it takes.
"""

import hashlib
import html
import random
import re
import textwrap
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from email.headerregistry import Address, BaseHeader, HeaderRegistry
from email.message import EmailMessage, MIMEPart
from email.utils import format_datetime
from functools import lru_cache
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct, field

from corr.demo.engine import Choice
from corr.demo.minds import Mind, mind_of
from corr.games.registry import rules_for
from corr.games.rules import Picture, Position, Seat

# -- the letter that is answered, as a mail program has it before it ----


class Answered(Struct, frozen=True, kw_only=True):
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


class _Headers(HeaderRegistry):
    """Headers taken apart once, where the library does so whenever one is asked for."""

    @lru_cache  # noqa: B019
    def __call__(self, name: str, value: str) -> BaseHeader:
        return super().__call__(name, value)


_POLICY = policy.default.clone(header_factory=_Headers())


@lru_cache(maxsize=1)
def _parsed(raw: bytes) -> EmailMessage:
    """A letter that is read, and then answered, is taken apart once."""
    return message_from_bytes(raw, policy=_POLICY)


def open_letter(raw: bytes, now: datetime) -> Answered:
    """The letter as a mail program has it before it, for somebody in the zone of `now`."""
    mail = _parsed(raw)
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


# -- replies as real mail programs write them ----
# Composes bytes only: what is answered, when and by whom are arguments, and so the same call gives
# the same bytes.


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


class Writing(Struct, frozen=True, kw_only=True):
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
    """Somebody in a hurry: the answer in the subject before ours, and nothing else."""
    mail = _mail(writing, " ".join((*writing.own.split(), writing.letter.subject)))
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


# -- the eight players of the demo ----


POSITION_ID = re.compile(r"<([A-Z]{1,4}\d{2}-\d{3,})\.(\d+)\.[A-Z2-7]{16}\.\d+(@[^>]+>)")
RECORD = re.compile(r"(?<![\w.])1\.[a-t]\d{1,2}\b.*?(?=\s\(\*|\n\s*\n|\Z)", re.DOTALL)
DRAW_OFFER = re.compile(r"mailto:[^\s\"']*body=accept\b")


class Habits(Struct, frozen=True, kw_only=True):
    """How often, from 0 to 1, somebody does what not every letter brings.

    `wrong`: sends something that cannot be, once or twice, before the answer. `dawdles`: takes
    four to six days. `twice`: a mail program that sends the letter two times. `greets`: writes
    more than the order. `draws`: offers a draw at move 30 or 40. `silent_games` of their games
    they stop answering, without a word.
    """

    wrong: float = 0.0
    dawdles: float = 0.0
    twice: float = 0.0
    greets: float = 0.0
    draws: float = 0.0
    silent_games: int = 0


class Person(Struct, frozen=True, kw_only=True):
    """A player: `level` is None for a new one, `skill` as the engine takes it.

    `language` is the one of the letters (`sv`, `en`), `style` the mail program. `pace` is the
    least and the most hours that an answer usually takes.
    """

    name: str
    address: str
    club: str
    member_no: str
    country: str
    language: str
    style: str
    level: str | None
    skill: float
    pace: tuple[int, int]
    habits: Habits = field(default_factory=Habits)


PEOPLE = (
    Person(
        name="Kerstin Åhlund",
        address="kerstin.ahlund@post.example",
        club="Uppsala Renju",
        member_no="1017",
        country="SE",
        language="sv",
        style="thunderbird",
        level="1 kyu",
        skill=0.95,
        pace=(3, 30),
        habits=Habits(greets=0.3),
    ),
    Person(
        name="Henrik Sjöberg",
        address="henrik.sjoberg@brev.example",
        club="Göteborgs Luffare",
        member_no="1042",
        country="SE",
        language="sv",
        style="gmail",
        level="2 kyu",
        skill=0.85,
        pace=(1, 16),
        habits=Habits(twice=0.1, draws=0.1),
    ),
    Person(
        name="Aino Väisänen",
        address="aino@kirje.example",
        club="Turku Gomoku",
        member_no="1066",
        country="FI",
        language="en",
        style="k9",
        level="3 kyu",
        skill=0.75,
        pace=(2, 40),
        habits=Habits(greets=0.5, dawdles=0.3),
    ),
    Person(
        name="Jörg Ehlers",
        address="joerg.ehlers@netzpost.example",
        club="Kiel",
        member_no="1071",
        country="DE",
        language="en",
        style="webde",
        level="4 kyu",
        skill=0.6,
        pace=(6, 60),
        habits=Habits(silent_games=2),
    ),
    Person(
        name="Oksana Petrenko",
        address="oksana.petrenko@lyst.example",
        club="Kyiv Renju",
        member_no="1080",
        country="UA",
        language="en",
        style="iphone",
        level="5 kyu",
        skill=0.45,
        pace=(1, 20),
        habits=Habits(wrong=0.04, twice=0.03),
    ),
    Person(
        name="Lars-Erik Nyström",
        address="lars-erik@tag.example",
        club="Uppsala Renju",
        member_no="1093",
        country="SE",
        language="sv",
        style="mailto",
        level="6 kyu",
        skill=0.25,
        pace=(4, 48),
    ),
    Person(
        name="Priit Tamm",
        address="priit@kiri.example",
        club="Tartu",
        member_no="1108",
        country="EE",
        language="en",
        style="mutt",
        level=None,
        skill=0.7,
        pace=(1, 24),
        habits=Habits(draws=0.2),
    ),
    Person(
        name="Ebba Lindqvist",
        address="ebba.lindqvist@kontor.example",
        club="Göteborgs Luffare",
        member_no="1111",
        country="SE",
        language="sv",
        style="outlook",
        level=None,
        skill=0.35,
        pace=(2, 36),
        habits=Habits(wrong=0.15, greets=0.4),
    ),
)
"""Two are new, one dawdles, one falls silent, one is wrong now and then."""


class Reply(Struct, frozen=True, kw_only=True):
    """What a player types, and how long after the letter it is sent.

    `wrong`: nothing will come of it, the right answer follows when it has been refused.
    `duplicate`: the same bytes are sent twice.
    """

    lines: tuple[str, ...]
    delay: timedelta
    wrong: bool = False
    duplicate: bool = False


class Sheet(Struct, frozen=True, kw_only=True):
    """A game letter as a player reads it: which game, which position, what stands there.

    `again`: the act before was of the same seat, so its time is already running. `answers`: it
    is an answer to a letter of the player's, as a reminder is not.
    """

    game: str
    position: Any
    draw_offered: bool
    again: bool
    answers: bool


def read_sheet(raw: bytes, options: Mapping[str, str], mind: Mind) -> Sheet | None:
    """What a letter says about a position; None for letters that show none.

    A letter whose record is not of the position that its Message-ID names shows none.
    """
    mail = _parsed(raw)
    named = POSITION_ID.fullmatch(str(mail["Message-ID"] or "").strip())
    plain, rich = mail.get_body(("plain",)), mail.get_body(("html",))
    if named is None or plain is None:
        return None
    text = plain.get_content().replace("\r\n", "\n")
    markup = rich.get_content() if rich else ""
    before, position = _position(record_in(text), tuple(options.items()), mind.rules.key)
    if position.number != int(named[2]):
        return None
    return Sheet(
        game=named[1],
        position=position,
        draw_offered=DRAW_OFFER.search(markup) is not None,
        again=position.number > 0 and before.to_act is position.to_act,
        answers=not str(mail["In-Reply-To"] or named[3]).strip().endswith(named[3]),
    )


@lru_cache
def _position(
    record: str, options: tuple[tuple[str, str], ...], game: str
) -> tuple[Position, Position]:
    """The position before the last act of a record, and that after it; both get the record."""
    rules = rules_for(game)
    before = position = rules.start(dict(options))
    for _, after in rules.replayed(dict(options), record):
        before, position = position, after
    return before, position


def record_in(text: str) -> str:
    r"""The record that a letter's text holds, on one line; "" if there is none yet.

    >>> record_in("Moves so far:\n\n1.h8 2.i9\n3.j10 [white]\n\nYours, 1.5 points")
    '1.h8 2.i9 3.j10 [white]'
    >>> record_in("1.h8* 2.i9* (* = entered in advance)")
    '1.h8* 2.i9*'
    """
    found = RECORD.findall(text)
    return " ".join(found[-1].split()) if found else ""


class Player:
    """A person at their mail program; remembers only how often it wrote about a position."""

    def __init__(
        self, person: Person, *, seed: int, options: Mapping[str, str], game: str = "renju"
    ) -> None:
        self.person = person
        self._mind = mind_of(game)
        self.options = options
        self._seed = seed
        self._written: Counter[tuple[str, int]] = Counter()

    def answer(self, raw: bytes, seats: Mapping[str, Seat]) -> Reply | None:
        """What the player writes in answer to one of our letters; None if nothing.

        `seats` are all games of this player. Letters about a position that was answered, or in
        which the opponent is to act, or which are about no position, get no answer.
        """
        sheet = read_sheet(raw, self.options, self._mind)
        if sheet is None or sheet.position.to_act is not seats.get(sheet.game):
            return None
        if self._is_silent(sheet, seats):
            return None
        key = (sheet.game, sheet.position.number)
        replies = self._replies(sheet)
        written = self._written[key]
        if written >= len(replies) or (written and not sheet.answers):
            return None
        self._written[key] += 1
        return replies[written]

    def _chance(self, *of: object) -> random.Random:
        """A generator of one's own for one thing, the same whenever it is asked for."""
        return random.Random(":".join(map(str, (self._seed, self.person.address, *of))))

    def _is_silent(self, sheet: Sheet, seats: Mapping[str, Seat]) -> bool:
        """Whether the player has stopped answering in this game by now."""
        by_lot = sorted(seats, key=lambda game: self._chance("silence", game).random())
        if sheet.game not in by_lot[: self.person.habits.silent_games]:
            return False
        since = self._chance("silent since", sheet.game).randint(7, 12)
        return self._mind.rules.ply(sheet.position) >= since

    def _replies(self, sheet: Sheet) -> tuple[Reply, ...]:
        """All that the player writes about a position, until it is answered."""
        rng = self._chance(sheet.game, sheet.position.number)
        habits, pen = self.person.habits, Pen(person=self.person, sheet=sheet, mind=self._mind)
        choice = None
        if not (sheet.draw_offered and self._mind.accepts(sheet.position)):
            choice = self._mind.choose(sheet.position, rng, self.person.skill)
        answers = pen.answers(choice, rng)
        wrongs: list[str] = []
        while len(wrongs) < 2 and rng.random() < habits.wrong:
            wrongs.append(pen.wrong(rng))
        steps = [
            Reply(
                lines=pen.letter(text, rng),
                delay=self._delay(rng, again=sheet.again or number > 0),
                wrong=number < len(wrongs),
            )
            for number, text in enumerate((*wrongs, *answers))
        ]
        last = steps.pop()
        twice = rng.random() < habits.twice
        return (*steps, Reply(lines=last.lines, delay=last.delay, duplicate=twice))

    def _delay(self, rng: random.Random, *, again: bool) -> timedelta:
        low, high = self.person.pace
        if again:
            low, high = 0, 6
        elif rng.random() < self.person.habits.dawdles:
            low, high = 4 * 24, 6 * 24
        return timedelta(minutes=rng.randint(60 * low + 5, 60 * high))


PROSE = {
    "en": "I think {point} would be a blunder, so I have to sleep on it.",
    "sv": "Jag tror att {point} vore ett misstag, jag måste sova på saken.",
}
GREETINGS = {
    "en": (("Hello!", ""), ("", "Best wishes,", "{name}")),
    "sv": (("Hej!", ""), ("", "Hälsningar", "{name}")),
}
MOVES = {
    "en": ("{move}", "{move}", "{ply}. {move}", "my move is {move}"),
    "sv": ("{move}", "{move}", "{ply}. {move}", "mitt drag är {move}"),
}
SWEDISH = {
    "white": "vit",
    "black": "svart",
    "offer": "föreslår",
    "keep": "behåller",
    "fifths": "femte drag",
    "accept": "antar",
    "resign": "ger upp",
    "draw?": "remi?",
    "bomb": "bomba",
    "neutral": "neutral sten",
}


class Pen(Struct, frozen=True, kw_only=True):
    """How a person puts an answer to one letter into words."""

    person: Person
    sheet: Sheet
    mind: Mind

    @property
    def ply(self) -> int:
        """The number of the move now due."""
        return self.mind.rules.ply(self.sheet.position)

    def answers(self, choice: Choice | None, rng: random.Random) -> Sequence[str]:
        """The line of an answer; two, if the first has to be confirmed. None accepts a draw."""
        if choice is None:
            return (self._said("accept"),)
        if choice.resign:
            word = self._said("resign")
            named = f"{self.sheet.game} {word}"
            return (named,) if rng.random() < 0.7 else (word, named)
        draw = choice.offer_draw or self._offers_draw(rng)
        return (self._worded(choice.text, rng) + (f", {self._said('draw?')}" if draw else ""),)

    def _worded(self, text: str, rng: random.Random) -> str:
        """Acts in one's own words; a single move in one of several ways."""
        if re.fullmatch(r"[a-t]\d+", text):
            form = rng.choice(MOVES[self.person.language])
            return form.format(move=text, ply=self.ply)
        return re.sub(r"[a-z]{4,}", lambda word: self._said(word[0]), text)

    def _said(self, word: str) -> str:
        return SWEDISH.get(word, word) if self.person.language == "sv" else word

    def _offers_draw(self, rng: random.Random) -> bool:
        # At two moves only: events allow few offers a game.
        level = self.ply // 2 in (15, 20)
        return level and rng.random() < self.person.habits.draws

    def wrong(self, rng: random.Random) -> str:
        """Something that cannot be played: taken, off the board, or no order at all."""
        picture = self.mind.rules.picture(self.sheet.position)
        stones = list[str]()
        if isinstance(picture, Picture):
            marks = (mark for mark in picture.marks if mark.kind in ("black", "white"))
            stones = [picture.point(mark.column, mark.row) for mark in marks]
        prose = PROSE[self.person.language].format(point=rng.choice(("g7", "i10", "f9")))
        beside = self.mind.beside
        return rng.choice((rng.choice(stones or [beside]), beside, prose))

    def letter(self, order: str, rng: random.Random) -> tuple[str, ...]:
        """The order, maybe between a greeting and a name."""
        if rng.random() >= self.person.habits.greets:
            return (order,)
        before, after = GREETINGS[self.person.language]
        name = self.person.name.split()[0]
        return (*before, order, *(line.format(name=name) for line in after))
