"""What machines begin their subjects with, for those that set no header that says so."""

import re

from corr.mail.read.tags import GAME_ID, PLAYER_ID

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
