"""How mail programs of many languages mark what they quote, forward and add, as patterns.

Data, not code: the other `quote` modules decide what follows from a find. Lines are stripped and
short (at most `LONGEST_LINE` characters) when they meet these patterns.
"""

import re

from corr.mail.read.tags import GAME_ID, PLAYER_ID, TAG_FORM

LONGEST_LINE = 400
"""Longer lines are prose, and no pattern is tried on them."""

LONGEST_SIGN = 200
"""Lines that only divide or announce, and not attribute, are at most so long."""

MARKER = re.compile(
    rf"(?:.{{0,100}}[-–—]\s?)?({GAME_ID}|{PLAYER_ID})\.([0-9]{{1,6}})\W{{0,9}}",
    re.IGNORECASE | re.ASCII,
)
"""The line at the top of our letters, whole, in any form in which it comes back."""

TAPPED = re.compile(
    rf"mailto:(?:(?!mailto:)[^\s\"'<>]){{0,400}}?{TAG_FORM}", re.IGNORECASE | re.ASCII
)
"""A link of our letters: only a quote holds one, for a tap sends what it links to."""

MARKS = re.compile(r"\s{0,3}(?:[A-Za-z]{0,3}(?:>|&gt;|＞)\s?)+")
"""Quote marks at the beginning of a line, maybe with initials: `> > `, `JD> `."""

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
    r"|posta\b|почт|correo|courrier|телефон|nutitelefon|小米|华为|邮件|메일|メール)"
)
"""What letters are sent with, as a regular expression."""

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
    rf"\W{{0,4}}(?:{SENT}[^,;!?]{{0,60}}{DEVICE}.*|{GET}[^,;!?]{{0,40}}outlook.*"
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
"""What virus scanners say below a letter: patterns of which all of a group are found."""

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
    r"\s*(?:(?:i )?appeal|(?:jag )?överklag(?:ar|an|ande)|(?:mina )?kaeb(?:an|us))"
    r"(?:\s[^:：]{1,20})?\s?[:：]",
    re.IGNORECASE,
)
"""Matches the beginning of a line with which an appeal begins; our letters have none."""
