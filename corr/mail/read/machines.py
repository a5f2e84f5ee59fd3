"""Whether a mail was written by a machine (RFC 3834), and which: nothing here is ever answered.

X-Auto-Response-Suppress says nothing: Exchange stamps it on what people write, too.
"""

import re
from email.message import Message

from corr.mail.read import mime
from corr.mail.read.tags import GAME_ID, PLAYER_ID, returns_of_addresses

# -- the header fields of a parsed mail as they stand, raw bytes as surrogates ----


def values(mail: Message, name: str) -> list[str]:
    """All values of a field, in order."""
    wanted = name.lower()
    return [str(value) for key, value in mail.raw_items() if key.lower() == wanted]


def first(mail: Message, name: str) -> str:
    """The first value of a field, "" if there is none."""
    return next(iter(values(mail, name)), "")


# -- what machines begin their subjects with, for those that set no header that says so ----


_SURE = (
    r"auto(?:ma+t\w*)?[ -]?(?:reply|response|responder|svar|antwort|antwoord|vastaus|vastus"
    r"|odpowiedź|odpověď|odpoveď|válasz|atbilde|atsakymas|yanıt|ответ|відповідь)"
    r"|автомат\w+ (?:ответ|відповідь)|автоответ|otomatik yanıt|odpowiedź automatyczna"
    r"|(?:r[ée]ponse|respuesta|resposta|risposta) autom[aá]ti\w+"
    r"|out[ -]of[ -](?:the[ -])?office|vacation (?:reply|response|message|notice)"
    r"|(?:ej|inte|ikke) på kontoret|ikke til stede|kontorist väljas|niet op kantoor|nicht im büro"
    r"|frånvaromeddelande|fraværs(?:melding|besked)|poissaoloilmoitus"
    r"|abwesenheits(?:notiz|nachricht|meldung|assistent|agent)"
    r"|afwezigheids(?:bericht|melding|assistent)|absente? du bureau|absence du bureau"
    r"|(?:avis|message|notification) d['’]absence|fuera de (?:la )?oficina"
    r"|fuori (?:sede|ufficio)|(?:fora|ausente) do escritório|poza biurem|mimo kancelář"
    r"|自動(?:応答|返信|回覆|回复)|自动(?:回复|答复)|부재 중|자동 회신"
)
_WITH_COLON = (
    r"frånvar(?:o|ande)|fravær\w*|abwesen\w+|afwezig\w*|absent\w*|ausen\w+|assente|poissa\w*"
    r"|nieobecność|nepřítomnost|нет на месте|вне офиса|away(?: from [^:]{1,30})?|ooo|oof"
)
_WITH_OURS = (
    r"semester\w*|tjänstledig|föräldraledig|urlaub\w*|vakantie|absence|congés?|vacaciones"
    r"|ferie\w*|loma\w*|puhkus\w*|ära|eemal|urlop|отпуск|в отпуске"
    r"|(?:on )?(?:vacation|holiday|leave)"
    r"|read|not read|displayed|delivered|return receipt(?: \(displayed\))?|read receipt"
    r"|läst|oläst|lest|læst|gelesen|ungelesen|gelezen|luettu|loetud|lu|leído|letto|lida|прочитано"
    r"|accepted|declined|tentative|accepterat|godkänt|avböjt|zugesagt|abgelehnt|aktsepteeritud"
    r"|hyväksytty|accepté|refusé|aceptado|rechazado|accettato|принято"
)

AUTO_SUBJECT = re.compile(
    rf"(?i)[\W_]{{0,5}}(?:(?:{_SURE})(?![^\W_])|(?:{_WITH_COLON})\s?[:：]"
    rf"|(?:{_WITH_OURS})\s?[:：].*\b(?:{GAME_ID}|{PLAYER_ID})\b)"
)
"""The begin of a machine's subject. Some words have a colon there, and those that people begin
with, too, a subject of ours behind it."""

MACHINE_SUBJECT = re.compile(
    r"(?i)[\W_]{0,5}(?:"
    r"report[ -]?domain:|dmarc (?:aggregate )?report|tls[- ]?rpt|boxbe\b|spamarrest"
    r"|(?:please )?(?:confirm|verify|authenticate) (?:that )?(?:you sent )?"
    r"your (?:e-?mail|message)"
    r"|(?:your )?(?:e-?mail|message)(?: to .{1,80})? (?:is|was|has been) "
    r"(?:awaiting|held|waiting|on hold|quarantined|blocked|rejected|deferred|received)"
    r"|(?:message|mail) (?:held|pending|waiting|awaiting) |moderation (?:needed|required)"
    r"|(?:sender )?(?:verification|confirmation) (?:required|needed|request)"
    r"|spam (?:digest|quarantine|notification|alert)|quarantine (?:digest|summary|report|notif)"
    r"|(?:we have|we've) received your|thank you for contacting"
    r")"
)
"""The begin of what spam filters, challenges and ticket systems write of their own accord."""

BOUNCE_SUBJECT = re.compile(
    r"(?i)[\W_]{0,5}(?:"
    r"undeliver(?:able|ed)\b.{0,12}(?:[:：]|mail|message)|undelivered mail returned"
    r"|mail delivery (?:fail|system|subsystem|problem|error|status)|delivery status notification"
    r"|delivery (?:has )?(?:failed|failure)|returned mail|(?:mail )?failure notice\W*$"
    r"|(?:warning: )?(?:message|mail) (?:undeliverable|not delivered|could not be delivered)"
    r"|warning: (?:could not send|message .{1,60} delayed)|nondeliverable mail"
    r"|unzustellbar:|nicht zugestellt|olevererbart:|det gick inte att leverera|non remis"
    r"|no se puede entregar|non recapitabile"
    r")"
)
"""The begin of the subject of a report about a letter that did not arrive."""


# -- whether a mail was written by a machine (RFC 3834), and which ----


LOOP_FIELD = "X-Corr-Loop"
"""What every letter of this program bears, so that no copy of it ever answers another."""

MOST_HOPS = 60
"""A mail that has been through more servers goes round in a circle."""

ADDRESS_FIELDS = ("Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc")
"""The fields with the address that a mail reached us at."""

_MACHINES = re.compile(
    r"(?:no-?reply|do-?not-?reply|postmaster|autoreply|bounces?)(?:[-+.].*)?@.*"
)
_DAEMON = re.compile(r"mailer-daemon(?:[-+.].*)?@.*")
_AUTO_FIELDS = (
    *("X-Autoreply", "X-Autorespond", "X-Autoresponder", "X-Auto-Reply", "X-AutoReply-From"),
    *("X-Mail-Autoreply", "X-Autogenerated", "X-Amazon-Auto-Reply", "X-FC-MachineGenerated"),
    *("TLS-Report-Domain", "X-MS-Exchange-Generated-Message-Source", "X-Boxbe-Challenge"),
)
_LIST_FIELDS = ("Mailing-List", "X-Mailing-List", "X-BeenThere")
_PRECEDENCE = {"auto_reply": "auto_reply", "bulk": "list_mail", "junk": "list_mail"}
_PRECEDENCE |= {"list": "list_mail"}
_RECEIPTS = ("message/disposition-notification", "message/feedback-report")
_ANSWERS = ("reply", "counter", "cancel", "refresh", "declinecounter")


def automatic(mail: Message, sender: str, own_addresses: frozenset[str]) -> tuple[str, bool]:
    """Why this is a machine's letter, "" for a human's, and whether it reports a bounce."""
    replies = _replies_by_itself(mail, sender)
    if _is_bounce(mail, sender, replies=replies):
        return "bounce", True
    replies = replies or came_back(mail)
    local, _, host = sender.partition("@")
    if f"{local.partition('+')[0]}@{host}" in {one.lower() for one in own_addresses}:
        return "own_letter", False
    if values(mail, LOOP_FIELD) or len(values(mail, "Received")) > MOST_HOPS:
        return "loop", False
    names = {key.lower() for key in mail}
    if any(name.startswith("list-") for name in names) or any(
        name.lower() in names for name in _LIST_FIELDS
    ):
        return "list_mail", False
    precedence = first(mail, "Precedence").strip().lower().replace("-", "_")
    return _PRECEDENCE.get(precedence, "auto_reply" if replies else ""), False


def is_machines(address: str) -> bool:
    """Whether nobody reads at an address, as its name says.

    >>> is_machines("no-reply@club.test"), is_machines("noreen@club.test")
    (True, False)
    """
    return bool(_MACHINES.fullmatch(address) or _DAEMON.fullmatch(address))


def _replies_by_itself(mail: Message, sender: str) -> bool:
    submitted = first(mail, "Auto-Submitted").partition(";")[0].strip().lower()
    return (
        submitted not in ("", "no")
        or mail.get_content_type() == "multipart/report"
        or is_machines(sender)
        or _says_what_it_is(mail)
    )


def _says_what_it_is(mail: Message) -> bool:
    """Whether a mail names itself a vacation notice, a receipt, or a filter's or desk's answer."""
    subject = mime.header_text(first(mail, "Subject"))
    return (
        any(values(mail, name) for name in _AUTO_FIELDS)
        or bool(AUTO_SUBJECT.match(subject) or MACHINE_SUBJECT.match(subject))
        or _is_receipt(mail)
    )


def came_back(mail: Message) -> bool:
    """Whether a mail was sent to where our letters come back to, where no human writes."""
    return any(
        returns_of_addresses(field) for name in ADDRESS_FIELDS for field in values(mail, name)
    )


def _is_receipt(mail: Message) -> bool:
    """Whether a program says that a letter was read, or what becomes of its calendar entry."""
    for part in mail.walk():
        kind = part.get_content_type()
        method = str(part.get_param("method", "")).lower()
        if kind in _RECEIPTS or (kind == "text/calendar" and method in _ANSWERS):
            return True
    return False


def _is_bounce(mail: Message, sender: str, *, replies: bool) -> bool:
    """Whether the letter says that one of ours was not delivered.

    Vacation programs send from the null address, too (RFC 3834 §3.3), but say what they are.
    """
    if mail.get_content_type() == "multipart/report":
        return str(mail.get_param("report-type", "")).lower() == "delivery-status"
    if _DAEMON.fullmatch(sender) or values(mail, "X-Failed-Recipients"):
        return True
    if BOUNCE_SUBJECT.match(mime.header_text(first(mail, "Subject"))):
        return True
    if came_back(mail) and is_machines(sender) and not _says_what_it_is(mail):
        return True
    returned = values(mail, "Return-Path")
    return not replies and bool(returned) and returned[0].strip() in ("<>", "")
