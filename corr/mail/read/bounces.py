"""What a report says about letters that did not arrive, whoever wrote it and in whatever form.

RFC 3464 reports are read here, field by field; what other programs write is left to flufl.bounce,
behind our own limits. Nothing here believes a word: whether a report is about a letter of ours is
for the reader to find out, from what it brings along.
"""

import email
import logging
import re
from collections.abc import Iterator
from email import policy
from email.message import Message
from typing import Literal

from flufl.bounce import all_failures
from msgspec import Struct

from corr.errors import MailError
from corr.mail.letter import Tag
from corr.mail.read import mime
from corr.mail.read.machines import first, values
from corr.mail.read.read import BROKEN, parsed, plain_ends
from corr.mail.read.tags import tags_in

# -- what mail servers write in prose about letters that did not arrive, in the ----

CODE = re.compile(r"(?<![\w.-])(?:[45]\d\d[ -]#?[45]\.[0-7]\.\d{1,3}|[45]\.[0-7]\.\d)(?!\w|\.\d)")
"""A code of RFC 3463, longer ones behind a reply of SMTP: alone they might be a day, 5.7.24."""

FAILED = re.compile(
    r"(?i)no such (?:user|mailbox|person|recipient|address|account|addressee)"
    r"|(?:user|recipient|mailbox|address|account|addressee) (?:is |was )?"
    r"(?:unknown|unavailable|disabled|inactive|invalid|rejected|not (?:found|known))"
    r"|(?:unknown|invalid) (?:user|recipient|mailbox|address|account|addressee)"
    r"|(?:user|recipient|mailbox|address|account|addressee|domain) (?:does ?n[o']t|no longer)"
    r" exists?|(?:could|can|was|were|has|have) ?n[o']t (?:be |been )?delivered(?! yet)"
    r"|(?:unable|failed|impossible) to deliver|undeliver(?:able|ed)|delivery (?:has )?failed"
    # sv, no, da
    r"|(?:mottagaren|användaren|adressen|adressaten|brevlådan|postlådan|kontot|domänen)\b.{0,60}?"
    r" (?:finns inte|är okänd|saknas|existerar inte)|(?:finns ingen|okänd) (?:mottagare|användare"
    r"|adressat|brevlåda|postlåda|adress)|(?:kunde|kan|gick|har) (?:inte|ej) (?:att )?(?:kunnat )?"
    r"levereras?|obeställbart"
    r"|(?:kunne|kan) ikke (?:bli )?(?:leveres|levert)|(?:mottakeren|modtageren|brukeren|brugeren"
    r"|adressen|postkassen)\b.{0,60}? (?:finnes|findes|eksisterer) ikke"
    # et, fi
    r"|ei (?:saanud|saa|õnnestunud|olnud võimalik) (?:kohale |kätte )?toimetada"
    r"|(?:kasutajat|aadressi|saajat|postkasti|adressaati)\b.{0,60}? (?:ei ole(?: olemas)?|pole)\b"
    r"|tundmatu (?:kasutaja|saaja|adressaat|aadress)"
    r"|ei (?:voitu|voida|voi) toimittaa|(?:käyttäjää|osoitetta|vastaanottajaa|postilaatikkoa)\b"
    r".{0,60}? ei (?:ole|löydy)|tuntematon (?:käyttäjä|vastaanottaja|osoite)"
    # de, nl, fr, es, it, pl, ru
    r"|(?:konnte|kann) nicht zugestellt werden|unzustellbar"
    r"|(?:empfänger|benutzer|adresse|postfach)\b.{0,60}? (?:existiert nicht|unbekannt)"
    r"|unbekannter? (?:empfänger|benutzer|adresse)"
    r"|(?:kon|kan) niet worden (?:bezorgd|afgeleverd)|(?:adres|ontvanger)\b.{0,60}? bestaat niet"
    r"|n['’]a pas pu être (?:remis|livré|délivré|distribué|envoyé)"
    r"|(?:adresse|utilisateur|destinataire)\b.{0,60}? (?:n['’]existe pas|inconnue?)"
    r"|no (?:se )?(?:ha )?(?:podido|pudo) (?:ser )?entrega|(?:usuario|dirección|destinatario)\b"
    r".{0,60}? (?:no existe|desconocid)"
    r"|non (?:è stato possibile|può essere|è stato) (?:consegna|recapita)|(?:utente|indirizzo"
    r"|destinatario)\b.{0,60}? (?:non esiste|inesistente|sconosciut)"
    r"|nie (?:można|udało się|mogła? zostać|zostało) (?:dostarcz|doręcz)"
    r"|(?:adres|użytkownik|odbiorca)\b.{0,60}? nie istnieje"
    r"|не (?:может быть|удалось|было|удается) доставл?|(?:адрес|пользователь|получатель|ящик)\b"
    r".{0,60}? (?:не существует|не найден)"
)
"""That a letter was not delivered, or that there is nobody at its address."""

THE_LETTER = re.compile(
    r"(?i)\b(?:spam|virus|malware|too (?:large|big)|size limit|attachment"
    r"|content (?:filter|reject)|polic(?:y|ies)|blacklist|block ?list|reputation"
    r"|skräppost|för stor|rämpspost|liiga suur)"
)
"""That it was this letter that was not taken; another one may be."""

DELAYED = re.compile(
    r"(?i)\bdelayed|\bretried|\bretry|will (?:be )?(?:try|tried)|(?:keep|continue|still) (?:on )?"
    r"(?:trying|to try)|not yet|delivered yet|(?:not need to|not|needn't) resend"
    r"|fördröj|försena|nytt försök|nya försök|fortsätter att försöka|forsinke"
    r"|viibi[bn]|hiline|uuesti proovi|viivästy"
    r"|verzögert|erneut versuch|weitere zustellversuche|vertraagd|retardé|nouvelle tentative"
    r"|retrasad|nuovo tentativo|opóźni|задерж|повторн"
)
"""That a letter is still on its way."""


# -- what a report says about letters that did not arrive ----


# It writes down every step, and for a hostile mail whole tracebacks.
logging.getLogger("flufl.bounce").setLevel(logging.CRITICAL)

How = Literal["hard", "soft", "letter", "none"]

LARGEST = 262_144
"""So many bytes of a report are read; a letter of ours that it returns comes behind its words."""

_MOST_BLOCKS = 100
_MOST_LINES = 600
_LONGEST_LINE = 500
_MOST_IDS = 30
_WORDS = 200
_OWN_WORDS = 3_000
_STATUS = re.compile(r"(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])")
_REPLY = re.compile(r"(?<![\d.])([45]\d\d)(?=[ :-])")
_XTEXT = re.compile(r"\+([0-9A-F]{2})")
_MESSAGE_ID = re.compile(r"(?i)message-id:\s*<([^<>\s]{3,250})>")
_RETURNED = re.compile(r"(?im)^(?:received|return-path|message-id|dkim-signature):")
_GENERAL = ("0.0", "5.0")
_ABOUT_THE_LETTER = ("1.7", "1.8", "2.3", "2.252", "3.4", "6.0", "6.1", "6.2", "6.3", "6.5")
_OUR_ACCOUNT = "STOREDRV.Submission"
"""Exchange has not even sent it: the account that we send by may not."""
_GONE = re.compile(
    r"(?i)disabled|inactive|deactivated|suspended|no longer|no such"
    r"|do(?:es)? ?n[o'’]t (?:exist|have)"
    r"|unknown (?:user|mailbox|recipient|address|account)|finns inte"
    r"|(?:user|mailbox|recipient|address|account)\b.{0,40}? (?:unknown|n[o'’]t (?:be )?found)"
)
"""That the mailbox of a code 5.2, which says no more than that it is one's, will not be again."""
_PASSING = re.compile(r"(?i)temporar|transient|try again|tillfällig|vorübergehend")
_FULL = re.compile(
    r"(?i)over[ -]?(?:the |its |his )?quota|quota ?(?:is |has been )?(?:exceeded|full|reached)"
    r"|exceeded .{0,30}quota"
    r"|(?:mailbox|mail box|inbox|account|maildir) (?:is |size |storage )?(?:full|limit|over)"
    r"|mailfolder is full|insufficient (?:system )?storage|not enough (?:storage )?space"
    r"|out of (?:storage|disk|space)|exceeds? (?:the )?(?:storage|quota|allotted)|disk quota"
    r"|storage (?:allocation|limit)|tele ?mailbox voll|postfach (?:ist )?voll"
)


class Failure(Struct, frozen=True, kw_only=True):
    """What a report says of one recipient.

    `addresses` are those that it has, folded: where the letter went and where it ended up. `how`:
    `hard` (nobody can be reached there), `soft` (not now: a full mailbox, a server that did not
    answer for days), `letter` (this letter was not taken, others may be), `none` (it arrived, or
    is still on its way). `status` is the code of RFC 3463, "" without one.
    """

    addresses: tuple[str, ...]
    how: How
    status: str
    words: str


class Report(Struct, frozen=True, kw_only=True):
    """A report: what it says, and by which letters of ours it can be recognised.

    `message_ids` come without angle brackets; the `tags` are not verified. `gist` is what its
    `words`, the begin of them, say in prose of a letter as a whole, None if that is not clear.
    """

    failures: tuple[Failure, ...] = ()
    gist: Failure | None = None
    words: str = ""
    message_ids: tuple[str, ...] = ()
    tags: tuple[Tag, ...] = ()

    def about(self, *addresses: str) -> Failure | None:
        """What it says of a recipient who has one of these addresses, the worst first."""
        mine = [one for one in self.failures if not {*addresses}.isdisjoint(one.addresses)]
        return min(mine, key=lambda one: _GRAVITY.index(one.how), default=None)


_GRAVITY: tuple[How, ...] = ("hard", "soft", "letter", "none")


def read_report(raw: bytes) -> Report:
    """What the bytes report; an empty report for what is none. Never raises."""
    try:
        mail = parsed(raw[:LARGEST])
        text = _text(mail)
        own = _own_words(mail)
        return Report(
            failures=tuple(_told(mail)) or tuple(_guessed(raw, text)),
            gist=_gist(own),
            words=mime.one_line(own, _WORDS),
            message_ids=_message_ids(mail, text),
            tags=tuple(dict.fromkeys(tags_in(text)))[:_MOST_IDS],
        )
    except (MailError, *BROKEN):
        return Report()


def severity(status: str, words: str) -> How:
    """How grave a refusal is, by its code and words.

    A code 5.2 is about a mailbox that is there (RFC 3463): full, locked, or broken for a while, as
    in Microsoft's 5.2.0, which has any trouble of the kind. Only words say that it is gone.

    >>> severity("5.1.1", "no such user"), severity("5.2.2", ""), severity("4.4.1", "")
    ('hard', 'soft', 'soft')
    >>> severity("5.2.0", "StorageTransientException"), severity("5.2.1", "account disabled")
    ('soft', 'hard')
    """
    kind, _, detail = status.partition(".")
    if detail in _ABOUT_THE_LETTER or _OUR_ACCOUNT in words:
        return "letter"
    if kind == "4" or detail in ("2.2", "3.1") or _FULL.search(words):
        return "soft"
    if kind == "5" and detail.startswith("2."):
        return "soft" if _PASSING.search(words) or not _GONE.search(words) else "hard"
    return "none" if kind == "2" else "hard"


def status_in(words: str) -> str:
    """The code of RFC 3463 in a mail server's words, made of its reply's if there is no other.

    >>> status_in("550 5.1.1 no such user"), status_in("452 try later"), status_in("no")
    ('5.1.1', '4.0.0', '')
    """
    found = _STATUS.search(words)
    if found:
        return found[1]
    reply = _REPLY.search(words)
    return f"{reply[1][0]}.0.0" if reply else ""


# -- RFC 3464 ----


def _told(mail: Message) -> Iterator[Failure]:
    """What the parts for machines say, recipient by recipient."""
    kinds = ("message/delivery-status", "message/global-delivery-status")
    parts = (part for part in mail.walk() if part.get_content_type() in kinds)
    blocks = [block for part in parts for block in _blocks(part)]
    for block in blocks[:_MOST_BLOCKS]:
        ends = [_address(first(block, name)) for name in ("Original-Recipient", "Final-Recipient")]
        ends.append(_address(first(block, "X-Actual-Recipient")))
        addresses = tuple(dict.fromkeys(filter(None, ends)))
        if addresses:
            yield _one_told(block, addresses)


def _blocks(part: Message) -> Iterator[Message]:
    """The blocks of fields; a parser may have left later ones in the text of an earlier one."""
    payload = part.get_payload()
    if isinstance(payload, str):
        yield from _parsed_blocks(payload)
        return
    for block in payload if isinstance(payload, list) else ():
        if isinstance(block, Message):
            yield block
            rest = block.get_payload()
            if isinstance(rest, str) and ":" in rest:
                yield from _parsed_blocks(rest)


def _parsed_blocks(text: str) -> Iterator[Message]:
    for block in re.split(r"\n[ \t]*\n", text.strip())[:_MOST_BLOCKS]:
        yield email.message_from_string(block, policy=policy.compat32)


def _one_told(block: Message, addresses: tuple[str, ...]) -> Failure:
    diagnostic = first(block, "Diagnostic-Code")
    words = mime.one_line(diagnostic.partition(";")[2] or diagnostic, _WORDS)
    found = _STATUS.search(first(block, "Status"))
    status = found[1] if found else ""
    if not status or status[2:] in _GENERAL:
        better = status_in(words)
        status = better if better and better[0] == status[:1] else status or better
    action = first(block, "Action").strip().lower()
    failed = action.startswith(("fail", "error")) or (not action and status[:1] in ("4", "5"))
    how = severity(status, words) if failed else "none"
    return Failure(addresses=addresses, how=how, status=status, words=words or status)


def _address(field: str) -> str:
    """The address of a field `rfc822; anna@example.org`, "" if there is none."""
    text = field.partition(";")[2] or field
    text = _XTEXT.sub(lambda found: chr(int(found[1], 16)), text) if "@" in text else text
    found = mime.addresses(text.replace("'", ""))
    return found[0][1] if found else ""


# -- all others ----


def _beginning(raw: bytes) -> Message:
    """As much of a report as other people's patterns can bear: they go back and forth in lines."""
    lines = plain_ends(raw[:LARGEST]).split(b"\n", _MOST_LINES)[:_MOST_LINES]
    return parsed(b"\n".join(line[:_LONGEST_LINE] for line in lines))


def _guessed(raw: bytes, text: str) -> Iterator[Failure]:
    """What programs that follow no standard say, as flufl.bounce knows them."""
    try:
        waiting, failed = all_failures(_beginning(raw))
    except Exception:  # whatever a stranger can provoke in other people's heuristics
        return
    for address in sorted(waiting - failed):
        yield Failure(addresses=(_folded(address),), how="none", status="", words="")
    for address in sorted(failed):
        words = _words_about(_folded(address), text)
        status = status_in(words)
        how = severity(status if status[:1] != "2" else "", words)
        yield Failure(addresses=(_folded(address),), how=how, status=status, words=words)


def _folded(address: bytes) -> str:
    return address.decode("ascii", "replace").strip("<> \t").lower()


def _words_about(address: str, text: str) -> str:
    """The lines that follow an address in a report, as far as they belong to it."""
    lines = text.splitlines()
    at = next((at for at, line in enumerate(lines) if address in line.lower()), None)
    if at is None:
        return ""
    said = [lines[at].strip()]
    for line in lines[at + 1 : at + 6]:
        if line.startswith("---") or re.match(r"(?i)\s*(?:received|from|to):", line):
            break
        said.append(line.strip())
    return mime.one_line(" ".join(said), _WORDS)


# -- in prose ----


def _own_words(mail: Message) -> str:
    """What a report itself says, without the letter that it may bring along."""
    parts = (part for part in mail.walk() if part.get_content_maintype() == "text")
    part = next(parts, mail)
    payload = part.get_payload(decode=True)
    text = mime.decode(payload, part.get_content_charset()) if isinstance(payload, bytes) else ""
    text = _RETURNED.split(mime.tidy(text), maxsplit=1)[0]
    lines = (line for line in text.splitlines() if not line.startswith(">"))
    return " ".join(" ".join(lines).split())[:_OWN_WORDS]


def _gist(words: str) -> Failure | None:
    """What words say of the letter that they answer, None if they say both or nothing."""
    code = CODE.search(words)
    failed, delayed = FAILED.search(words), DELAYED.search(words)
    if delayed and (failed or code):
        return None
    if not (delayed or failed or code):
        return None
    status = status_in(code[0]) if code else ""
    how: How = "none" if delayed else severity(status, words)
    if how == "hard" and status in ("", "5.0.0") and THE_LETTER.search(words):
        how = "letter"
    return Failure(addresses=(), how=how, status=status, words=mime.one_line(words, _WORDS))


# -- which letter it is about ----


def _text(mail: Message) -> str:
    """All that can be read in a report, headers of returned letters and their texts alike."""
    pieces = list[str]()
    for number, part in enumerate(mail.walk()):
        if number:
            pieces += [f"{key}: {value}" for key, value in part.raw_items()]
        if part.get_content_maintype() == "text" or part.get_content_type() == "message/rfc822":
            payload = part.get_payload(decode=True)
            if isinstance(payload, bytes):
                pieces.append(mime.decode(payload, part.get_content_charset()))
    return mime.tidy("\n".join(pieces)[:LARGEST])


def _message_ids(mail: Message, text: str) -> tuple[str, ...]:
    answered = [*values(mail, "In-Reply-To"), *values(mail, "References")][:_MOST_IDS]
    found = [one for field in answered for one in mime.message_ids(field, _MOST_IDS)]
    found += [one[1] for one in _MESSAGE_ID.finditer(text)]
    return tuple(dict.fromkeys(found))[:_MOST_IDS]
