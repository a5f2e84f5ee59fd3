"""Where a quote begins: the marker of our letters, attributions, header blocks, divided lines.

Reads lines, drops none: `quotes.py` decides how far a quote goes.
"""

import re
from collections.abc import Sequence, Set

from msgspec import Struct

from corr.mail.read.tags import GAME_ID, PLAYER_ID, TAG_FORM

# -- how mail programs of many languages mark what they quote, forward and add, as ----

LONGEST_LINE = 400
"""Longer lines are prose, and no pattern is tried on them."""

LONGEST_SIGN = 200
"""Lines that only divide or announce, and not attribute, are at most so long."""

MARKER = re.compile(
    rf"(?:.{{0,100}}[-–—]\s?)?(?:\[?{TAG_FORM}|(?:{GAME_ID}|{PLAYER_ID})\.[0-9]{{1,6}})\W{{0,9}}",
    re.IGNORECASE | re.ASCII,
)
"""The line at the top of our letters, whole, in any form in which it comes back.

It ends with the tag in brackets; in the HTML part and in older letters with the tag but its code.
"""

TAPPED = re.compile(
    rf"mailto:(?:(?!mailto:)[^\s\"'<>]){{0,400}}?{TAG_FORM}", re.IGNORECASE | re.ASCII
)
"""A link of our letters: only a quote holds one, for a tap sends what it links to."""

IMAGE = r"\[(?:image|bild|afbeelding|immagine|imagen?|imagem|изображение)\s?:"
"""How an image begins that stands in a text as what it shows, as a regular expression."""

MARKS = re.compile(r"\s{0,3}(?:[A-Za-z]{0,3}(?:>|&gt;|＞)\s?)+")
"""Quote marks at the beginning of a line, maybe with initials: `> > `, `JD> `."""


def may_mark(line: str) -> bool:
    """Whether a line has a sign that every quote mark has."""
    return ">" in line or "&gt;" in line or "＞" in line


_AROUND = r"\s<>()\[\],;:\"«»@"

ADDRESS = re.compile(rf"(?<![^{_AROUND}])[^{_AROUND}]{{1,64}}@[^{_AROUND}]{{1,253}}")
"""Something like a mail address."""

_MONTH = r"(?:jan|feb|m[aä]r|apr|ma[ijy]|jun|jul|aug|sep|o[ck]t|nov|de[csz])[^\W\d]{0,6}"

DATE = re.compile(
    r"\b(?:19|20)\d\d(?!\d)|[٠-٩]{4}|\b\d{1,2}[:.h]\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d月\d"
    rf"|\b\d{{1,2}}\.? {_MONTH}\b|\b{_MONTH}\.? \d{{1,2}}\b",
    re.IGNORECASE,
)
"""A year, a time of the day or a date."""

TIME = re.compile(
    r"(?:19|20)\d\d(?!\d).{0,60}\d[:.]\d\d|\d[:.]\d\d.{0,60}(?:19|20)\d\d"
    r"|\d[./-]\d{1,2}[./-]\d\d.{0,30}\d[:.]\d\d"
)
"""A date with the time of the day, as only machines write it."""

WROTE = re.compile(
    r"\b(?:wrote|writes|schrieb|geschrieben|schreef|geschreven|skrev|skreiv|skrifaði|[ée]crit"
    r"|escribi[óo]|escreveu|scritto|scrisse|napisał|pisze|napsal|napísal|napisa|написал|написав"
    r"|написа|пише|пишет|писали|kirjoitti|kirjutas|rakstīja|(?:pa)?rašė|írta|yazdı|scris"
    r"|έγραψε|menulis|đã viết|va escriure)"
    r"|^\W{0,3}(?:quoting|zitat von|citerar|citando|sitaatti) "
    r"|写道|寫道|のメール|書きました|書いた|작성|쓴 글|כתב|كتب|تمت كتابة|เขียน",
    re.IGNORECASE,
)
"""The verb of an attribution line."""

ATTRIBUTES = re.compile(
    r"(?:on|at|am|den|de[nr]? \d|le|el|il|em|no dia|op|dne|dnia|w dniu|în|pe|la|på|vào|στις)\b",
    re.IGNORECASE,
)
"""How attribution lines begin; together with the verb that is enough."""

COLON = re.compile(r"[:：]\W{0,3}$")
"""How an attribution line ends."""

AFTER_VERB = re.compile(r"[\w()/]{0,6}>?\s?(?:[:：]|\W{0,4}$)")
"""What may follow the verb of an attribution: the colon, or nothing."""

DIVIDER = re.compile(
    r"\W{0,3}(?:-{4,}|={4,})\s?[^\s=-].{0,120}?\s?(?:-{3,}|={3,})\W{0,3}|>{2,4}\s.{3,150}\s>{2,4}"
    r"|\S.{1,60}---\d{1,4}[./-]\d{1,2}[./-]\d{2,4}.{0,20}---.*"
)
"""Words between dashes, as in `-----Original Message-----`; a quote follows."""

DIVIDED = re.compile(r"\W{0,3}-{4,}\s?[^\s-][^-]{0,60}-{3,}\s*(?=\S)")
"""The same at the begin of a line that goes on with headers."""

ABOVE = re.compile(
    r"\W{2,9}.{0,60}\b(?:repl|respon|répon|write|type|antwort|svar|vasta|schrijf)\w*\b.{0,40}"
    r"\b(?:above|oberhalb|über|ovanför|ovan|ovenfor|au-dessus|encima|acima|sopra|boven|ylä\w*)\b"
    r".{0,60}",
    re.IGNORECASE,
)
"""The line of a program that wants answers above it; the quote follows."""

RULE = re.compile(r"(?:[-=*–—]\s?){3,}|_{3,}")
"""A line drawn with characters, which some programs put above a quote."""

FORWARD = re.compile(
    r"\W{0,4}(?:begin forwarded|vidarebefordrat (?:brev|meddelande|mail|e-post)"
    r"|(?:start på )?videresendt (?:melding|besked|mail|e-post)|välitetty viesti"
    r"|edastatud (?:kiri|sõnum|e-kiri)|pārsūtīt|persiųst|anfang der weitergeleiteten"
    r"|begin (?:van )?doorgestuurd|début du (?:message|courriel)|inizio (?:del )?messaggio"
    r"|inicio del mensaje|início da mensagem|inici del missatge|początek .{0,20}wiadomości"
    r"|začátek přepos|začiatok prepos|(?:a )?továbbított|începe(?:rea)? mesajul"
    r"|начало (?:пере|письма)|початок (?:листа|пере)|.{0,30}başlangıcı|ileti başlangıcı"
    r"|αρχή (?:του )?προωθ|έναρξη (?:του )?προωθ|תחילת ההודעה|بدء الرسالة|početak pros"
    r"|転送されたメッセージ|(?:开始|開始|以下是)?(?:转发|轉寄)的|전달된 (?:메시지|메일)"
    r"|mulai pesan|bắt đầu thư)[^:：]{0,30}[:：]\W{0,3}",
    re.IGNORECASE,
)
"""The line above a forwarded letter, where it has no dashes."""

LABEL = re.compile(r"[\s*_>]{0,4}([^\s:：*_>][^:：]{0,29}?)[\s*_]{0,4}[:：](.*)")
"""A header line, `Label: value`, maybe in bold."""

_HEADERS_BY_LANGUAGE = {
    "English": "from|sent|date|to|cc|bcc|subject|reply-to|reply to|importance|priority"
    "|sent at|sent on|attachments",
    "Swedish": "från|skickat|skickades|datum|till|kopia|ämne|svara till|prioritet",
    "German": "von|gesendet|gesendet am|an|betreff|antwort an|kopie|datum|cc an",
    "French": "de|envoyé|envoyé le|à|objet|sujet|répondre à|date d'envoi|copie à|pour",
    "Spanish, Portuguese, Catalan": "enviado|enviado el|enviado em|enviada|enviada em|fecha|para"
    "|asunto|assunto|data|enviat|per a|assumpte|responder a",
    "Italian": "da|inviato|inviato il|a|oggetto|rispondi a",
    "Dutch": "van|verzonden|verstuurd|aan|onderwerp",
    "Danish, Norwegian, Icelandic": "fra|sendt|dato|til|emne|kopi|svar til|frá|dagsetning|efni",
    "Finnish": "lähettäjä|lähetetty|päivämäärä|päiväys|pvm|vastaanottaja|aihe|kopio",
    "Estonian": "saatja|saadetud|saatmisaeg|kuupäev|saaja|adressaat|kellelt|kellele|teema|koopia",
    "Polish": "od|wysłano|wysłane|data|do|temat|dw",
    "Czech, Slovak": "odesláno|odeslano|komu|předmět|pro|kopie|odoslané|odoslaná|predmet|dátum",
    "Hungarian": "feladó|küldő|elküldve|küldve|dátum|címzett|tárgy|másolatot kap",
    "Romanian": "de la|trimis|expediat|către|catre|subiect|subiectul|dată",
    "Russian": "от|от кого|отправитель|отправлено|дата|кому|получатель|тема|копия",
    "Ukrainian, Bulgarian": "від|від кого|надіслано|відправлено|копія|изпратено|до|относно",
    "Serbian, Croatian, Slovene": "šalje|poslano|poslato|prima|za|naslov|zadeva|kp|шаље|послато"
    "|од|за|прима|наслов",
    "Latvian, Lithuanian": "no|nosūtīts|sūtīts|datums|kam|temats|tēma|nuo|siuntėjas|išsiųsta"
    "|gavėjas|iki|tema|kopija",
    "Turkish": "kimden|gönderen|gönderilme|gönderildi|gönderme tarihi|kime|alıcı|konu|tarih|bilgi",
    "Greek": "από|στάλθηκε|αποστολή|ημερομηνία|προς|θέμα|κοινοποίηση|κοιν",
    "Hebrew": "מאת|נשלח|נשלח ב|תאריך|אל|עבור|נושא|עותק",
    "Arabic": "من|أُرسل|أرسل|أرسلت|تم الإرسال|تاريخ الإرسال|التاريخ|إلى|الموضوع|نسخة",
    "Chinese": "发件人|发件者|发送时间|发送日期|发送|日期|时间|收件人|抄送|主题|寄件者|寄件人"
    "|寄件日期|傳送時間|傳送日期|時間|收件者|副本|主旨|主題",
    "Japanese": "差出人|送信者|送信元|送信日時|送信日|送信|日時|日付|宛先|件名",
    "Korean": "보낸 사람|보낸사람|발신|보낸 날짜|보낸날짜|날짜|받는 사람|받는사람|수신|참조|제목",
    "Vietnamese, Indonesian": "từ|đã gửi|ngày|đến|tới|chủ đề|tiêu đề|dari|dikirim|terkirim"
    "|tanggal|kepada|ke|perihal|subjek|subyek",
    "Thai": "จาก|ส่ง|ส่งเมื่อ|วันที่|ถึง|เรื่อง|หัวเรื่อง|สำเนา",
}

HEADERS = frozenset("|".join(_HEADERS_BY_LANGUAGE.values()).split("|"))
"""The header labels of quoted letters, in small letters."""

SIGNATURE = re.compile(r"--|—|––")
"""The line above a signature."""

LIST_RULE = re.compile(r"_{5,}|-{20,}")
"""The line above the footer of a mailing list."""

LIST_FOOTER = re.compile(r"https?://|[\w.+-]+@[\w-]+\.|mailing list|unsubscribe", re.IGNORECASE)
"""What the footer of a mailing list speaks of."""

DEVICE = (
    r"(?:i ?(?:phon|pad|os\b)|android|outlook|blackberry|windows|samsung|galaxy|huawei|honor"
    r"|xiaomi|redmi|oneplus|pixel|nokia|motorola|sony|xperia|yahoo|k-9|proton|gmail|gmx|web\.de"
    r"|freenet|thunderbird|\bspark|\baol|zoho|tuta|posteo|smart(?:ph|f|t)|(?<!auto)mobi[el]|handy"
    r"|tele[fp]|phone|tablet|bluemail|fairemail|airmail|mailbird|e?mclient|mail(?:\.ru)?\b|e-post"
    r"|superhuman|newton|\bnine\b|mailspring|edison|canary|missive|shortwave|posta\b|почт|correo|courrier|телефон|nutitelefon|小米|华为|邮件|메일|メール)"
)
"""What letters are sent with, as a regular expression."""

DEVICE_SIGNS = (
    *("phon", "ipad", "i pad", "ios", "i os", "android", "outlook", "blackberry", "windows"),
    *("samsung", "galaxy", "huawei", "honor", "xiaomi", "redmi", "oneplus", "pixel", "nokia"),
    *("motorola", "sony", "xperia", "yahoo", "k-9", "proton", "gmx", "web.de", "freenet"),
    *("thunderbird", "spark", "aol", "zoho", "tuta", "posteo", "smart", "mobi", "handy", "tele"),
    *("tablet", "mail", "mclient", "e-post", "superhuman", "newton", "nine", "edison", "canary"),
    *("missive", "shortwave", "posta", "почт", "correo", "courrier", "телефон", "小米", "华为"),
    *("邮件", "메일", "メール"),
)
"""What stands in whatever that finds: see `signs_in`."""

SENT = (
    r"(?:sent|(?:this|my) (?:message|e-?mail) was sent|skickat|skickades|detta (?:mail|meddelande)"
    r"|gesendet|mobil gesendet|von unterwegs|von mein|diese[s]? .{3,12} wurde|sendt|envoyé"
    r"|provenance|enviad|enviat|envia|inviat|verstuurd|verzonden|lähetetty|saadetud|wysłan"
    r"|odesl|odesí|odosl|poslan|poslat|trimis|küldve|elküldve|(?:no)?sūtīts|išsiųst|отправлен"
    r"|послано|надіслан|изпратен|στάλθηκε|נשלח|أُ?رسل|تم ال?إرسال|从我的|發自|发自|来自|đã gửi"
    r"|ส่งจาก|dikirim)"
)
"""How a footer begins that says what the letter was sent with, as a regular expression."""

GET = (
    r"(?:get|download|hämta|hent|skaff|last ned|få|holen sie|obten[eiu]|obter|obtenha|télécharge"
    r"|descarg|baixe|transferir|ottieni|scarica|hanki|pobierz|uzyskaj|získ|stáhn|stiahn|preuzmi"
    r"|prenesi|descărc|obțin|iegūs|lejupiel|gauti|скач|отрима|завантаж|изтегл|λήψη|השג|הורד|احصل"
    r"|获取|下载|取得|下載|tải|รับ|dapatkan|unduh)"
)
"""How one begins that advises to get the program, as a regular expression."""

_AT_END = (
    r"(?:gesendet|versandt|herunterladen|beziehen|downloaden|ophalen|küldve|letöltése\w*"
    r"|letöltése.{0,12}|gönderildi|edinin|indirin|から送信|より送信|を入手|에서 보냄|다운로드"
    r"|가져오기|发送|傳送)"
)

FOOTER = re.compile(
    rf"\W{{0,4}}(?:{SENT}[^,;!?]{{0,60}}{DEVICE}.*|{GET}[^,;!?]{{0,40}}(?:outlook|blue ?mail).*"
    rf"|.{{0,60}}{DEVICE}.{{0,40}}{_AT_END})(?:[ .]*[<(\[]?https?://\S+)?\W{{0,3}}",
    re.IGNORECASE,
)
"""The footer of a mail program, a whole line that says what the letter was sent with."""

_LETTER = (
    r"\be-?mail|\bmail|\bmejl|\be-?post|message|meddeland|brev|nachricht|courri|mensaje|correo"
    r"|messaggi|bericht|wiadomoś|zpráv|správ|üzenet|sähköposti|viesti|kir[ij]|sõnum|besked|melding"
    r"|mensagem|сообщени|письмо|メール|邮件|郵件"
)
_VIRUS = r"malware|[vw][iíì]r(?:us|ü|ů|al)|viren|viiru|вірус|вирус|ウイルス|病毒|바이러스"
_CHECKED = (
    r"scan|skann|check|[sö]kt|kontroll|geprüft|vérifi|verific|analiz|comprobad|controllat"
    r"|gecontroleerd|sprawdz|tarkist|tarkast|sjekk|zkontrol|skontrol|ellenőri|провер|перевір"
    r"|チェック|检查|掃描|found|hitta|gefunden|certified|free"
)
PRODUCT_SIGNS = (
    *("avast", "avg", "avira", "bitdefender", "f-secure", "kaspersky", "mcafee", "norton"),
    *("symantec", "sophos", "eset", "nod32", "data", "trend", "mailscanner", "clamav"),
    *("spamfighter", "messagelabs", "panda"),
)
"""What stands wherever the maker of a virus scanner is named: see `signs_in`."""
_PRODUCT = (
    r"avast|\bavg\b|avira|bitdefender|f-secure|kaspersky|mcafee|norton|symantec|sophos|\beset\b"
    r"|nod32|g ?data|trend micro|mailscanner|clamav|spamfighter|messagelabs|panda"
)
_THIS = (
    r"^\W{0,4}(?:this|incoming|outgoing|no|det(?:ta|\s+här)|den(?:na|\s+här)|inga|diese|keine|denne"
    r"|ce|cet|este|questa|questo|deze|dit|ta|tento|tämä|see|seda|это)\b"
)
_SHORT = r"^.{1,60}$"

SCANNED = re.compile(_THIS, re.IGNORECASE)
"""How a virus scanner begins that says something of the letter."""

SCANNERS = tuple(
    tuple(re.compile(one, re.IGNORECASE) for one in group)
    for group in (
        (_THIS, _LETTER, _VIRUS, _CHECKED),
        (_PRODUCT, f"{_VIRUS}|{_LETTER}|information from", f"{_CHECKED}|information from"),
        (_PRODUCT, _VIRUS, _SHORT),
        (_PRODUCT, _CHECKED, _SHORT),
    )
)
"""What virus scanners say below a letter: patterns of which all of a group are found.

All groups but the first name the maker.
"""

SCANNER_RULE = re.compile(r"[-_*=]{2,}|—")
"""The line above what a virus scanner says."""

LONGEST_FOOTER = 150
"""Footers are at most so long."""

PGP = re.compile(
    r"-----BEGIN PGP SIGNED MESSAGE-----\n(?:[^\n]+\n){0,5}\n"
    r"|-----BEGIN PGP SIGNATURE-----\n(?:[^\n]*\n){0,60}?-----END PGP SIGNATURE-----"
)
"""The wrapping of a letter that is signed within its text."""

LABELLED = re.compile(
    r"\s*(?:msg|message|medd|meddelande|sõnum|teade|note|not|anteckning|märkus)\s?[:：]",
    re.IGNORECASE,
)
"""Matches the beginning of a line that says what it is: a message or a note."""
APPEALS = re.compile(
    r"\s*(?:(?:i )?appeal|(?:jag )?överklag(?:ar?|an|ande)|(?:mina )?kaeb(?:an|us)"
    r"|(?:meine? )?(?:einspruch|berufung)"
    r"|ich (?:erhebe einspruch|lege (?:einspruch|berufung) ein))"
    r"(?:\s[^:：]{1,20})?\s?[:：]",
    re.IGNORECASE,
)
"""Matches the beginning of a line with which an appeal begins; our letters have none."""


def signs_in(text: str, signs: Sequence[str]) -> tuple[str, ...]:
    """Those of the signs that stand in a text, in whatever letters.

    A pattern of many words that finds nothing costs a hundred times as much as asking for its
    signs, first of the whole letter, and then of each line those that this left.
    """
    if not signs:
        return ()
    # What patterns take for an i or an s where capitals do not count.
    small = text.replace("İ", "i").replace("ı", "i").replace("ſ", "s").lower()
    return tuple(sign for sign in signs if sign in small)


# -- where a quote begins ----


# What a line has that introduces a quote, if it begins with a letter and no marked line follows.
_SIGNS = (":", "@", "--", "==", ">>", "：")
_DOTTED_NUMBER = re.compile(r"\.[0-9]")
_COLON_LENGTH = 4
_ATTRIBUTION_LINES = 4
_ATTRIBUTION_LENGTH = 220
_BLOCK_LINES = 16
_FLAT_BLOCK_LENGTH = 2_000


class Opening(Struct, frozen=True, kw_only=True):
    """The lines `start` to `end` that introduce a quote; whether it is surely a letter of ours."""

    start: int
    end: int
    ours: bool = False


class Sheet(Struct, frozen=True, kw_only=True):
    """The lines of a letter; `marked` are those behind quote marks."""

    lines: list[str]
    marked: list[bool]
    ours: re.Pattern[str] | None

    def plain(self, at: int) -> bool:
        """Whether there is such a line, and it is neither blank nor marked nor a long text."""
        inside = 0 <= at < len(self.lines)
        return inside and not self.marked[at] and 0 < len(self.lines[at]) <= LONGEST_LINE

    def next(self, at: int) -> int:
        """The first line from there on that is not blank, or the end."""
        while at < len(self.lines) and not self.lines[at]:
            at += 1
        return at

    def quote_follows(self, at: int) -> bool:
        """Whether the next line that is not blank stands behind quote marks."""
        at = self.next(at)
        return at < len(self.lines) and self.marked[at]

    def names_us(self, text: str) -> bool:
        """Whether our address or name stands in it."""
        return bool(self.ours and self.ours.search(text))


def sheet_of(lines: list[str], own_addresses: Set[str], own_names: Set[str]) -> Sheet:
    """The lines, looked at; the addresses and names are ours, as attributions name them."""
    marked = [may_mark(line) and bool(MARKS.match(line)) and not _divides(line) for line in lines]
    return Sheet(lines=lines, marked=marked, ours=_pattern(own_addresses, own_names))


def _divides(line: str) -> bool:
    return len(line) <= LONGEST_SIGN and bool(DIVIDER.fullmatch(line))


def _pattern(own_addresses: Set[str], own_names: Set[str]) -> re.Pattern[str] | None:
    """Finds our addresses, with any detail, and names; None if there are none."""
    split = (address.partition("@") for address in sorted(own_addresses))
    found = [rf"{re.escape(local)}(?:\+[\w.+-]*)?@{re.escape(host)}" for local, _, host in split]
    found += [rf"\b{re.escape(name)}\b" for name in sorted(own_names) if name.strip()]
    return re.compile("|".join(found), re.IGNORECASE) if found else None


def opening(sheet: Sheet, at: int) -> Opening | None:
    """The lines that introduce a quote, of which this is the first of a block or the last."""
    if not sheet.plain(at):
        flat = 0 <= at < len(sheet.lines) and not sheet.marked[at] and _flat_block(sheet, at)
        return Opening(start=at, end=at + 1) if flat else None
    line = sheet.lines[at].strip()
    if line[0].isalnum() and not _has_sign(line) and not sheet.quote_follows(at + 1):
        return None
    if len(line) <= LONGEST_SIGN and MARKER.fullmatch(line):
        return Opening(start=at, end=at + 1, ours=True)
    end = _divider_end(sheet, at) or _header_block(sheet, at)
    if end:
        return Opening(start=at, end=end)
    if _announces(sheet, at) or _flat_block(sheet, at):
        return Opening(start=at, end=at + 1)
    start = _attribution(sheet, at)
    return None if start is None else Opening(start=start, end=at + 1)


def _has_sign(line: str) -> bool:
    return any(map(line.__contains__, _SIGNS)) or bool(_DOTTED_NUMBER.search(line))


def _divider_end(sheet: Sheet, at: int) -> int:
    """The end of words between dashes, which may have been broken into two lines, or 0."""
    line = sheet.lines[at].strip()
    if _divides(line):
        return at + 1
    if not (line.startswith("----") and sheet.plain(at + 1)):
        return 0
    both = f"{line} {sheet.lines[at + 1].strip()}"
    return at + 2 if _divides(both) and ADDRESS.search(both) else 0


def with_rule_above(sheet: Sheet, start: int) -> int:
    """The begin of a quote with the drawn lines, and the name of its writer, above it."""
    above = start
    while above > 0 and (not sheet.lines[above - 1] or _belongs_below(sheet, above - 1)):
        above -= 1
        if sheet.lines[above]:
            start = above
    return start


def _belongs_below(sheet: Sheet, at: int) -> bool:
    line = sheet.lines[at]
    named = sheet.plain(at) and COLON.search(line) and ADDRESS.search(line)
    return bool(named) or _is_rule(sheet, at)


def _is_rule(sheet: Sheet, at: int) -> bool:
    line = sheet.lines[at].strip() if sheet.plain(at) else ""
    short = len(line) <= LONGEST_SIGN
    return short and bool(RULE.fullmatch(line) or FORWARD.fullmatch(line))


def _announces(sheet: Sheet, at: int) -> bool:
    """Whether the line says that a quote follows, or a letter where one in quote marks does."""
    line = sheet.lines[at].strip()
    if len(line) > LONGEST_SIGN:
        return False
    forwards = sheet.quote_follows(at + 1) and FORWARD.fullmatch(line)
    return bool(forwards or ABOVE.fullmatch(line))


# -- header blocks ----


def _header_block(sheet: Sheet, at: int) -> int:
    """The end of a block of header lines that begins here, or 0."""
    first = LABEL.match(sheet.lines[at].strip())
    if first is None or _is_own_line(sheet, at):
        return 0
    found, last, others = dict[str, bool](), at, 0
    for index in range(at, min(at + _BLOCK_LINES, len(sheet.lines))):
        line = sheet.lines[index].strip()
        if not line and sheet.lines[index - 1]:
            continue
        label, known = _label(sheet, index)
        if label and label not in found:
            found[label] = known
            last, others = index, 0
            continue
        # A long list of recipients goes on in the next lines.
        others += 0 if line.endswith((",", ";")) or ADDRESS.search(line[:200]) else 1
        if index == at or others > 1 or not sheet.plain(index):
            break
    return last + 1 if _is_block(sheet, at, last, found) else 0


def _is_own_line(sheet: Sheet, at: int) -> bool:
    """Whether the writer typed a line such as `13: i9` above a quote that begins without it."""
    for below in range(at, min(at + _BLOCK_LINES, len(sheet.lines))):
        line = sheet.lines[below].strip()
        if not line:
            continue
        if below > at and sheet.plain(below) and _divider_end(sheet, below):
            return True
        if _label(sheet, below)[1]:
            return below > at and _header_block(sheet, below) > 0
        start = line[:LONGEST_LINE]
        if ADDRESS.search(start) or sheet.names_us(start):
            return False
    return False


def _is_block(sheet: Sheet, at: int, last: int, found: dict[str, bool]) -> bool:
    """Whether so many labels, of which some are known ones, can only be headers."""
    known = sum(found.values())
    if known >= 3:
        return True
    text = " ".join(sheet.lines[at : last + 1])
    address = bool(ADDRESS.search(text))
    if known == 2 and address:
        date = bool(DATE.search(text))
        return date or sheet.names_us(text) or _is_rule(sheet, at - 1)
    # Headers in a language that we do not know: somebody's address, and when to the minute.
    first = LABEL.match(sheet.lines[at].strip())
    machine = first is not None and bool(ADDRESS.search(first[2]))
    return len(found) >= 3 and machine and bool(TIME.search(text))


def _label(sheet: Sheet, at: int) -> tuple[str, bool]:
    """The label of a header line, "" if it is none, and whether we know it."""
    found = LABEL.match(sheet.lines[at].strip()) if sheet.plain(at) else None
    label = " ".join(found[1].casefold().split()) if found else ""
    if label in HEADERS:
        return label, True
    return (label if len(label.split()) <= 3 else ""), False


def _flat_block(sheet: Sheet, at: int) -> bool:
    """Whether a whole header block begins this line, as some converters of HTML write it."""
    line = sheet.lines[at][:_FLAT_BLOCK_LENGTH].strip()
    divided = DIVIDED.match(line)
    line = line[divided.end() :] if divided else line
    if not _begins_with_label(line):
        return False
    labels = {_label_at_end(part) for part in re.split("[:：]", line)[:-1]} - {""}
    sure = divided or DATE.search(line) or ADDRESS.search(line)
    return len(labels) >= (1 if divided else 3) and bool(sure)


def _label_at_end(text: str) -> str:
    """The header label with which the text ends, "" if there is none."""
    last = text[-40:].replace("*", " ").casefold().split()[-3:]
    ends = (" ".join(last[start:]) for start in range(len(last)))
    return next((end for end in ends if end in HEADERS), "")


def _begins_with_label(line: str) -> bool:
    found = LABEL.match(line[:80])
    return found is not None and " ".join(found[1].casefold().split()) in HEADERS


# -- attributions ----


def _attribution(sheet: Sheet, at: int) -> int | None:
    """Where the sentence begins that ends in this line and says who wrote what follows."""
    marked = sheet.quote_follows(at + 1)
    line = sheet.lines[at]
    if not COLON.search(line[-_COLON_LENGTH:]):
        dated = ADDRESS.search(line) and DATE.search(line)
        named = marked and (sheet.names_us(line) or dated)
        return at if named or _wrote_without_colon(line) else None
    start = at
    while not _attributes(sheet, start, at, marked=marked):
        start -= 1
        if sum(map(len, sheet.lines[max(start, 0) : at + 1])) > LONGEST_LINE:
            return None
        if at - start >= _ATTRIBUTION_LINES or not sheet.plain(start):
            return None
        if not marked and sheet.lines[start][-1] in ".!?":
            return None
    return _wider(sheet, start, at)


def _wrote_without_colon(line: str) -> bool:
    """Whether address, date and verb stand together, the quote maybe going on in the line."""
    head = line[:_ATTRIBUTION_LENGTH]
    if "@" not in head:
        return False
    verb = WROTE.search(head)
    address, date = ADDRESS.search(head), DATE.search(head)
    if not (verb and address and date):
        return False
    end = max(verb.end(), address.end())
    return date.start() < end and bool(AFTER_VERB.match(line[end:]))


def _attributes(sheet: Sheet, start: int, at: int, *, marked: bool) -> bool:
    """Whether the lines name enough of: a writer's address, a time, the verb, a quote below."""
    text = " ".join(sheet.lines[start : at + 1])
    address = bool(ADDRESS.search(text)) or sheet.names_us(text)
    verb = bool(WROTE.search(text))
    if not (address or marked):
        # People write of dates and letters, too, but not to the minute, or as clients begin.
        return verb and bool(ATTRIBUTES.match(text) or TIME.search(text))
    return sum((address, bool(DATE.search(text)), verb, marked)) >= 2


def _wider(sheet: Sheet, start: int, at: int) -> int:
    """The begin of the attribution, if lines above it belong to it: it names address and time."""
    text = " ".join(sheet.lines[start : at + 1])
    for above in range(start - 1, at - _ATTRIBUTION_LINES, -1):
        if not sheet.plain(above):
            break
        line = sheet.lines[above]
        if _is_cut(line, sheet.lines[above + 1]):
            return _wider(sheet, above, at)
        address, date = ADDRESS.search(line), DATE.search(line)
        if address and not ADDRESS.search(text):
            return _wider(sheet, above, at)
        if date and not DATE.search(text) and line[-1] not in ".!?":
            return above
    return start


def _is_cut(line: str, below: str) -> bool:
    """Whether a client broke the line between a name and its address."""
    if line.endswith("<"):
        return True
    return below.startswith("<") and line[-1] not in ".!?:"
