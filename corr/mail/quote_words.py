"""How mail programs of many languages mark what they quote, forward and add, as patterns.

Data, not code: `quotes.py` decides what follows from a find. Lines are stripped and short
(at most `quotes.LONGEST_LINE` characters) when they meet these patterns.
"""

import re

MARKS = re.compile(r"\s{0,3}(?:[A-Za-z]{0,3}>\s?)+")
"""Quote marks at the beginning of a line, maybe with initials: `> > `, `JD> `."""

ADDRESS = re.compile(r"[^\s<>()\[\],;:\"]+@[^\s<>()\[\],;:\"]+")
"""Something like a mail address."""

DATE = re.compile(
    r"\b(?:19|20)\d\d(?!\d)|\b\d{1,2}[:.h]\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d月\d"
)
"""A year, a time of the day or a date."""

WROTE = re.compile(
    r"\b(?:wrote|writes|schrieb|geschrieben|schreef|geschreven|skrev|skreiv|[ée]crit|escribi[óo]"
    r"|escreveu|scritto|scrisse|napisał|napsal|napísal|написал|написав|пише|пишет|kirjoitti"
    r"|kirjutas|rakstīja|rašė|írta|yazdı|scris|napisao|έγραψε)"
    r"|写道|寫道|のメール|が書きました|작성|כתב|كتب",
    re.IGNORECASE,
)
"""The verb of an attribution line."""

COLON = re.compile(r"[:：]\W{0,3}$")
"""How an attribution line ends."""

DIVIDER = re.compile(r"\W{0,3}-{4,}\s?[^\s-].{0,120}?\s?-{3,}\W{0,3}")
"""Words between dashes, as in `-----Original Message-----`; a quote follows."""

RULE = re.compile(r"(?:[-=*–—]\s?){3,}|_{3,}")
"""A line drawn with characters, which some programs put above a quote."""

FORWARD = re.compile(
    r"(?:begin forwarded message|vidarebefordrat (?:brev|meddelande)|anfang der weitergeleiteten"
    r"|début du message|inizio messaggio|inicio del mensaje|begin doorgestuurd|início da mensagem"
    r"|videresendt|välitetty viesti).{0,20}[:：]",
    re.IGNORECASE,
)
"""The line above a forwarded letter, where it has no dashes."""

LABEL = re.compile(r"[\s*_>]{0,4}([^\W\d][\w .()/'-]{0,24}?)[\s*_]{0,4}[:：].*")
"""A header line, `Label: value`, maybe in bold."""

_HEADERS_BY_LANGUAGE = {
    "English": "from|sent|date|to|cc|bcc|subject|reply-to|reply to|importance|priority",
    "Swedish": "från|skickat|datum|till|kopia|ämne|svara till",
    "German": "von|gesendet|gesendet am|an|betreff|antwort an|kopie",
    "French": "de|envoyé|envoyé le|à|objet|répondre à|date d'envoi|copie à",
    "Spanish, Portuguese": "enviado|enviado el|enviada em|fecha|para|asunto|assunto|data",
    "Italian": "da|inviato|a|oggetto|rispondi a",
    "Dutch": "van|verzonden|aan|onderwerp",
    "Danish, Norwegian": "fra|sendt|dato|til|emne|kopi",
    "Finnish": "lähettäjä|lähetetty|päivämäärä|päiväys|vastaanottaja|aihe|kopio",
    "Estonian": "saatja|saadetud|kuupäev|saaja|kellele|teema",
    "Polish": "od|wysłano|wysłane|do|temat|dw",
    "Czech, Slovak": "odesláno|odeslano|komu|předmět|odoslané|predmet",
    "Hungarian": "feladó|elküldve|dátum|címzett|tárgy",
    "Romanian": "de la|trimis|către|subiect|dată",
    "Russian, Ukrainian": "от|отправлено|дата|кому|тема|копия|від|надіслано|від кого|копія",
    "Latvian, Lithuanian": "no|nosūtīts|kam|temats|nuo|išsiųsta|tema",
    "Turkish": "kimden|gönderilme|kime|konu|gönderen|tarih",
    "Chinese": "发件人|发送时间|发送日期|收件人|抄送|主题|日期|寄件者|寄件日期|收件者|主旨",
    "Japanese": "差出人|送信日時|送信|宛先|件名",
    "Korean": "보낸 사람|보낸사람|보낸 날짜|날짜|받는 사람|제목",
}

HEADERS = frozenset("|".join(_HEADERS_BY_LANGUAGE.values()).split("|"))
"""The header labels of quoted letters, in small letters."""

SIGNATURE = re.compile(r"--|_{5,}")
"""The line above a signature; mailing lists draw theirs."""

SENT_FROM = re.compile(
    r"\W{0,4}(?:sent|get|this (?:message|e-?mail) was sent"
    r"|skickat|skickades|hämta|detta (?:meddelande|mail)"
    r"|von mein|gesendet|mein|diese[s]? (?:nachricht|mail|e-?mail)"
    r"|sendt|hent|envoyé|obtenez|télécharge|enviad|obtener|obtenha|inviat|ottieni"
    r"|verstuurd|verzonden|lähetetty|hanki|saadetud|wysłan|odesl|отправлен|надіслан"
    r"|从我的|发自|發自|iphoneから)",
    re.IGNORECASE,
)
"""How the footer of a mail program begins."""

DEVICE = re.compile(
    r"\bi(?:phone|pad|os)|android|\b(?:outlook|blackberry|windows|samsung|galaxy|huawei|xiaomi"
    r"|pixel|nokia|sony|yahoo|k-9|proton|gmail|gmx|thunderbird|spark|aol|zoho|tutanota"
    r"|smartphone|mobil|mobile|handy|telefon|telefoon|tablet|bluemail|fairemail|mail for)\b"
    r"|mobiltelefon|web\.de|mail\.ru",
    re.IGNORECASE,
)
"""What such a footer speaks of."""

PGP = re.compile(
    r"-----BEGIN PGP SIGNED MESSAGE-----\n(?:[^\n]+\n){0,5}\n"
    r"|-----BEGIN PGP SIGNATURE-----\n(?:[^\n]*\n){0,60}?-----END PGP SIGNATURE-----"
)
"""The wrapping of a letter that is signed within its text."""
