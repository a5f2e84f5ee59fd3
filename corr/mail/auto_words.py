"""What autoresponders put before the subject that they answer, for those that set no header."""

import re

from corr.mail.tags import GAME_ID, PLAYER_ID

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
)

AUTO_SUBJECT = re.compile(
    rf"(?i)[\W_]{{0,5}}(?:(?:{_SURE})(?![^\W_])|(?:{_WITH_COLON})\s?[:：]"
    rf"|(?:{_WITH_OURS})\s?[:：].*\b(?:{GAME_ID}|{PLAYER_ID})\b)"
)
"""The begin of a machine's subject. Some words have a colon there, and those that people begin
with, too, a subject of ours behind it."""
