"""How mail programs write a reply: the half of the forms that is kept back."""

import re
from html import escape

from tests.mail.replies.forms import (
    Form,
    Letter,
    Reply,
    breaks,
    charset_for,
    dated,
    divs,
    esc,
    few_lines,
    first_bare_divs,
    first_name,
    first_paragraph,
    flatten,
    flatten_numbered,
    flow,
    flowed_quote,
    inner,
    mailto,
    mso,
    nested_quote,
    paragraphs,
    prefixed,
    quote,
    refill,
    register,
    sources,
    targets,
    with_styles,
    without_styles,
    wrap,
)

FORMS: dict[str, Form] = {}

_AUTO = 'dir="auto"'
_MAC_SPAN = '<span style="font-size:11.0pt">{}</span>'
_NBSP = "\u00a0"
_NEWLINE = "\n"
_NO_MARGIN = 'style="margin:0;"'
_NO_CLASS = 'class=""'
_BLOOP = 'id="bloop_customfont" style="margin:0px;"'
_OX_LINE = 'class="default-style"'
_GMAIL_BLOCKQUOTE = (
    '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;'
    'border-left:1px solid rgb(204,204,204);padding-left:1ex">'
)
_GMAIL_APP_BLOCKQUOTE = (
    '<blockquote class="gmail_quote" style="margin:0 0 0 .8ex;'
    'border-left:1px #ccc solid;padding-left:1ex">'
)


def _name_and_address(letter: Letter) -> str:
    return f"{letter.sender_name} <{letter.sender_address}>"


def _reader(letter: Letter) -> str:
    return f"{letter.to_name} <{letter.to_address}>"


def _gmail_text(letter: Letter, cells: str = "newline") -> str:
    return wrap(flatten(inner(letter), cells=cells, links="angle", images="gmail", stars=True), 76)


def _gmail_quote(attribution: str, quoted: str, blockquote: str = _GMAIL_BLOCKQUOTE) -> str:
    return (
        '<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">'
        f"{attribution}<br></div>{blockquote}{quoted}</blockquote></div>\n"
    )


def _gmail_plain(words: str, attribution: str, letter: Letter) -> str:
    return f"{wrap(words)}\n\n{wrap(attribution, 78)}\n\n{quote(_gmail_text(letter))}\n"


# Knowledge: Gmail web in Estonian: "Kuupäev ... kirjutas", the name first.
@register(FORMS, "Gmail web, Estonian")
def _(letter: Letter, words: str) -> Reply:
    name, address = letter.sender_name, letter.sender_address
    when = dated(letter, "kirjutas kuupäeval {wd}, {d}. {month} {y} kell {HH}:{M}:", "et", hours=3)
    html = f'<div dir="ltr">{first_bare_divs(words)}</div><br>' + _gmail_quote(
        f"{esc(name)} (&lt;{mailto(address)}&gt;) {when}", targets(without_styles(letter))
    )
    plain = _gmail_plain(words, f"{name} (<{address}>) {when}", letter)
    return Reply(plain=plain, html=html)


# Knowledge: Gmail for iOS in French: narrow no-break space before the colon, gmail_quote in
# dir="auto" lines; no empty line between words and attribution in the HTML.
@register(FORMS, "Gmail iOS, French")
def _(letter: Letter, words: str) -> Reply:
    name, address = letter.sender_name, letter.sender_address
    when = dated(letter, "Le {wd} {d} {mon} {y} à {HH}:{M},", "fr")
    html = (
        f"{divs(words, _AUTO)}<div><br>"
        + _gmail_quote(
            f"{when} {esc(name)} &lt;{mailto(address)}&gt; a écrit\u202f:",
            targets(without_styles(letter)),
            _GMAIL_APP_BLOCKQUOTE,
        )
        + "</div>\n"
    )
    return Reply(
        plain=_gmail_plain(words, f"{when} {name} <{address}> a écrit :", letter), html=html
    )


# Knowledge: Gmail web in plain text mode: text only, no empty line before the quote, the quote
# made from the HTML with [image: ...] and <mailto:...>.
@register(FORMS, "Gmail web plain text mode, English (UK)")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {d} {mon} {y} at {HH}:{M},")
    attribution = wrap(f"{when} {_name_and_address(letter)} wrote:", 78)
    plain = f"{wrap(words)}\n\n{attribution}\n>\n{quote(_gmail_text(letter, 'space'))}\n"
    return Reply(plain=plain, html=None)


# Knowledge: Gmail web in Japanese: no verb, "2025年9月1日(月) 21:03 Name <address>:".
@register(FORMS, "Gmail web, Japanese")
def _(letter: Letter, words: str) -> Reply:
    name, address = letter.sender_name, letter.sender_address
    when = dated(letter, "{y}年{m}月{d}日({wd}) {H}:{M}", "ja", hours=9)
    html = f'<div dir="ltr">{first_bare_divs(words)}</div><br>' + _gmail_quote(
        f"{when} {esc(name)} &lt;{mailto(address)}&gt;:", targets(without_styles(letter))
    )
    return Reply(plain=_gmail_plain(words, f"{when} {name} <{address}>:", letter), html=html)


# Knowledge: Gmail web in Portuguese in Chrome with page translation: every piece of text of the
# quote stands in two <font style="vertical-align: inherit;">.
@register(FORMS, "Gmail web in a translated page, Portuguese")
def _(letter: Letter, words: str) -> Reply:
    name, address = letter.sender_name, letter.sender_address
    when = dated(letter, "Em {wd}, {d} de {mon} de {y} às {HH}:{M},", "pt", hours=-3)
    font = '<font style="vertical-align: inherit;">'

    def translated(match: re.Match[str]) -> str:
        text = match.group(1)
        return f">{font}{font}{text}</font></font><" if text.strip() else match.group(0)

    quoted = re.sub(r">([^<>]+)<", translated, targets(without_styles(letter)))
    quoted = sources(quoted, "https://mail.google.com/mail/u/0?ui=2&amp;view=fimg&amp;attid={}")
    html = f'<div dir="ltr">{first_bare_divs(words)}</div><br>' + _gmail_quote(
        f"{when} {esc(name)} &lt;{mailto(address)}&gt; escreveu:", quoted
    )
    return Reply(
        plain=_gmail_plain(words, f"{when} {name} <{address}> escreveu:", letter), html=html
    )


# Knowledge: the new Outlook for Windows 2024/2025: Aptos, elementToProof, appendonsend, <hr> and
# divRplyFwdMsg, in Finnish; "VS:" before the subject.
@register(FORMS, "New Outlook for Windows, Finnish")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday} {d}. {month} {y} {H}.{M}", "fi", hours=3)
    style = (
        'class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, '
        "Aptos_MSFontService, Calibri, Helvetica, sans-serif; font-size: 11pt; "
        'color: rgb(0, 0, 0);"'
    )
    html = (
        '<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8">\n'
        '<style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} '
        f'</style>\n</head>\n<body dir="ltr">\n{divs(words, style)}\n'
        '<div id="appendonsend" style="color: inherit;"></div>\n'
        f"<div {style}>\n<br>\n</div>\n"
        '<hr style="display: inline-block; width: 98%;">\n'
        '<div id="divRplyFwdMsg" dir="ltr" style="color: inherit;">'
        '<span style="font-family: Calibri, Arial, Helvetica, sans-serif; font-size: 11pt; '
        f'color: rgb(0, 0, 0);"><b>Lähettäjä:</b>&nbsp;{esc(letter.sender_name)} '
        f"&lt;{letter.sender_address}&gt;<br>\n<b>Lähetetty:</b>&nbsp;{sent}<br>\n"
        f"<b>Vastaanottaja:</b>&nbsp;{esc(letter.to_name)} &lt;{letter.to_address}&gt;<br>\n"
        f"<b>Aihe:</b>&nbsp;{esc(letter.subject)}</span>\n<div>&nbsp;</div>\n</div>\n"
        f"{prefixed(without_styles(letter), 'x_')}\n</body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="tight", images="bracket")
    plain = (
        f"{words}\n\n________________________________\nLähettäjä: {_name_and_address(letter)}\n"
        f"Lähetetty: {sent}\nVastaanottaja: {_reader(letter)}\nAihe: {letter.subject}\n\n"
        f"{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"VS: {letter.subject}")


# Knowledge: Outlook for Mac 16.x (amd-gfx archive 2025): MsoNormal inside
# mail-editor-reference-message-container, border-top #B5C4DF, "Dato:" instead of "Sendt:".
@register(FORMS, "Outlook for Mac, Norwegian")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{weekday} {d}. {month} {y} kl. {HH}:{M}", "no")
    html = (
        '<html xmlns:o="urn:schemas-microsoft-com:office:office" '
        'xmlns="http://www.w3.org/TR/REC-html40">\n<head>\n'
        '<meta name="Generator" content="Microsoft Word 15 (filtered medium)">\n</head>\n'
        '<body lang="NO-BOK" link="#467886" vlink="#96607D" style="word-wrap:break-word">\n'
        f'<div class="WordSection1">\n{mso(words, _MAC_SPAN)}\n'
        '<p class="MsoNormal"><span style="font-size:11.0pt"><o:p>&nbsp;</o:p></span></p>\n'
        '<div id="mail-editor-reference-message-container">\n<div>\n<div>\n'
        '<div style="border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm">\n'
        '<p class="MsoNormal" style="margin-bottom:12.0pt"><b><span style="font-size:12.0pt;'
        'color:black">Fra: </span></b><span style="font-size:12.0pt;color:black">'
        f"{esc(letter.sender_name)} &lt;{letter.sender_address}&gt;<br>\n"
        f"<b>Dato: </b>{when}<br>\n<b>Til: </b>{esc(letter.to_name)} "
        f"&lt;{letter.to_address}&gt;<br>\n<b>Emne: </b>{esc(letter.subject)}<o:p></o:p></span>"
        f"</p>\n</div>\n{without_styles(letter)}\n</div>\n</div>\n</div>\n</div>\n</body>\n"
        "</html>\n"
    )
    quoted = flatten(inner(letter), cells="newline", links="tight", images="bracket")
    plain = (
        f"{words}\n\nFra: {_name_and_address(letter)}\nDato: {when}\nTil: {_reader(letter)}\n"
        f"Emne: {letter.subject}\n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"Sv: {letter.subject}")


# Knowledge: Outlook for Android (crisp fixtures, intel-gfx archive 2023): dir="auto" lines,
# <strong> labels, "Obtener Outlook para Android".
@register(FORMS, "Outlook Android, Spanish")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {d} de {month} de {y} {H}:{M}:{S}", "es")
    style = (
        'dir="auto" style="direction: ltr; margin: 0px; padding: 0px; font-family: sans-serif; '
        'font-size: 11pt; color: black; text-align: left;"'
    )
    html = (
        '<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8">\n'
        f"</head>\n<body>\n{divs(words, style)}\n<div {style}><br>\n</div>\n"
        '<div id="ms-outlook-mobile-signature" dir="auto"><div dir="auto">Obtener '
        '<a href="https://aka.ms/AAb9ysg">Outlook para Android</a></div>\n</div>\n'
        '<div id="id-6c97172e-0116-45da-8423-7906d63f733c" '
        'class="ms-outlook-mobile-reference-message">\n'
        '<hr style="display:inline-block;width:98%" tabindex="-1">\n'
        '<div id="divRplyFwdMsg" style="font-size: 11pt;"><strong>De:</strong> '
        f"{esc(letter.sender_name)} &lt;{letter.sender_address}&gt;<br>\n"
        f"<strong>Enviado:</strong> {sent}<br>\n<strong>Para:</strong> {esc(letter.to_name)} "
        f"&lt;{letter.to_address}&gt;<br>\n<strong>Asunto:</strong> {esc(letter.subject)}<br>\n"
        f"</div>\n<br>\n{without_styles(letter)}\n</div>\n</body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="tight", images="bracket")
    plain = (
        f"{words}\n\nObtener Outlook para Android<https://aka.ms/AAb9ysg>\n"
        f"________________________________\nDe: {_name_and_address(letter)}\nEnviado: {sent}\n"
        f"Para: {_reader(letter)}\nAsunto: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Outlook 2013/2016 set to plain text, Swedish: the HTML is flattened by Outlook with
# [cid:...] for images, links in " <...> " with blanks, "-----Ursprungligt meddelande-----".
@register(FORMS, "Outlook 2016 plain text, Swedish")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "den {d} {month} {y} {HH}:{M}", "sv")
    quoted = flatten(inner(letter), cells="tab", links="angle", images="cid")
    quoted = re.sub(r"<mailto:[^>]*>", lambda match: match.group(0) + " ", quoted)
    plain = (
        f"{words}\n\n-----Ursprungligt meddelande-----\nFrån: {_name_and_address(letter)} \n"
        f"Skickat: {sent}\nTill: {letter.to_address}\nÄmne: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(
        plain=plain,
        html=None,
        charset=charset_for(plain, "iso-8859-1"),
        subject=f"SV: {letter.subject}",
    )


# Knowledge: Mail for Windows 10 (talon fixture windows_mail.html): MsoNormal without Word
# styles, "Sendt fra Mail til Windows", border-top #E1E1E1, Fra/Sendt/Til/Emne.
@register(FORMS, "Windows 10 Mail, Danish")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{d}. {month} {y} {HH}:{M}", "da")
    link = "https://go.microsoft.com/fwlink/?LinkId=550986"
    html = (
        '<html xmlns:o="urn:schemas-microsoft-com:office:office" '
        'xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type '
        'content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15 '
        '(filtered medium)"></head><body lang=DA link=blue vlink="#954F72">'
        f"<div class=WordSection1>{mso(words)}"
        "<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Sendt fra "
        f'<a href="{link}">Mail</a> til Windows</p><p class=MsoNormal><o:p>&nbsp;</o:p></p>'
        "<div style='mso-element:para-border-div;border:none;border-top:solid #E1E1E1 1.0pt;"
        "padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal style='border:none;padding:0cm'>"
        f'<b>Fra: </b><a href="mailto:{letter.sender_address}">{esc(letter.sender_name)}</a>'
        f'<br><b>Sendt: </b>{sent}<br><b>Til: </b><a href="mailto:{letter.to_address}">'
        f"{esc(letter.to_name)}</a><br><b>Emne: </b>{esc(letter.subject)}</p></div>"
        f"<p class=MsoNormal><o:p>&nbsp;</o:p></p>{without_styles(letter)}"
        "<p class=MsoNormal><o:p>&nbsp;</o:p></p></div></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="none", images="none")
    plain = (
        f"{words}\n\nSendt fra Mail<{link}> til Windows\n\n"
        f"Fra: {letter.sender_name}<mailto:{letter.sender_address}>\nSendt: {sent}\n"
        f"Til: {letter.to_name}<mailto:{letter.to_address}>\nEmne: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"SV: {letter.subject}")


# Knowledge: Hotmail / Outlook.com 2012-2015 (talon fixture hotmail): hmmessage, ecx prefixes,
# <hr id="stopSpelling">, Date/From/To/Subject.
@register(FORMS, "Hotmail 2013, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{wd}, {d} {mon} {y} {HH}:{M}:{S} {z}")
    body = prefixed(without_styles(letter), "ecx")
    html = (
        "<html>\n<head>\n<style><!--\n.hmmessage P\n{\nmargin:0px;\npadding:0px\n}\n--></style>"
        "</head>\n<body class='hmmessage'><div dir='ltr'>"
        f'{breaks(words)}<br> <br><div><hr id="stopSpelling">Date: {when}<br>'
        f"From: {letter.sender_address}<br>To: {letter.to_address}<br>"
        f"Subject: {esc(letter.subject)}<br><br>{body}</div> \t\t \t   \t\t  </div>"
        "</body>\n</html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="none", images="none")
    plain = (
        f"{words}\n \nDate: {when}\nFrom: {letter.sender_address}\nTo: {letter.to_address}\n"
        f"Subject: {letter.subject}\n\n{quoted} \t\t \t   \t\t  "
    )
    return Reply(
        plain=plain,
        html=html,
        charset=charset_for(plain + html, "iso-8859-1"),
        subject=f"RE: {letter.subject}",
    )


# Knowledge: Mail on iPadOS 16-18, German: "Von meinem iPad gesendet", "Am ... schrieb ...:".
@register(FORMS, "iPad Mail, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Am {dd}.{mm}.{y} um {HH}:{M} schrieb", "de")
    html = (
        '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>'
        f'<body dir="auto"><div dir="ltr">{first_bare_divs(words)}</div>'
        '<div dir="ltr"><br></div><div dir="ltr">Von meinem iPad gesendet</div><div dir="ltr">'
        f'<br><blockquote type="cite">{when} {esc(letter.sender_name)} '
        f'&lt;{letter.sender_address}&gt;:<br><br></blockquote></div><blockquote type="cite">'
        f'<div dir="ltr">\ufeff{with_styles(letter)}</div></blockquote></body></html>'
    )
    quoted = flatten(inner(letter), cells="newline", links="none", images="file")
    plain = (
        f"{words}\n\nVon meinem iPad gesendet\n\n> {when} {_name_and_address(letter)}:\n> \n"
        f"{quote(chr(0xFEFF) + quoted, bare='> ')}\n"
    )
    return Reply(plain=plain, html=html, subject=f"Re: {letter.subject}")


# Knowledge: Apple Mail on macOS set to plain text, French, answering below a cut quote;
# no-break space before the colon.
@register(FORMS, "Apple Mail macOS plain text below the quote, French")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Le {d} {mon} {y} à {HH}:{M},", "fr")
    plain = (
        f"\n> {when} {_name_and_address(letter)} a écrit\u00a0:\n> \n"
        f"{quote(few_lines(letter.text, 3), bare='> ')}\n\n{words}\n\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: Thunderbird 115+, HTML, words between two halves of the quote, Dutch.
@register(FORMS, "Thunderbird HTML inline, Dutch")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "Op {dd}-{mm}-{y} om {HH}:{M} schreef ") + letter.sender_name
    body = without_styles(letter)
    head, tag, rest = body.partition("</p>")
    if not tag:
        head, rest = body, ""
    cite = f'<blockquote type="cite"\n      cite="mid:{letter.message_id.strip("<>")}">'
    tail = f"    {cite}\n      {rest}\n    </blockquote>\n    <br>\n" if rest else ""
    html = (
        "<!DOCTYPE html>\n<html>\n  <head>\n"
        '    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">\n  </head>\n'
        f'  <body>\n    <div class="moz-cite-prefix">{esc(attribution)}:<br>\n    </div>\n'
        f"    {cite}\n      {head}{tag}\n    </blockquote>\n    {paragraphs(words)}\n"
        f"{tail}  </body>\n</html>\n"
    )
    first = flatten(head + tag, stars=True)
    second = flatten(rest, cells="tab", links="angle", images="alt", stars=True)
    plain = f"{attribution}:\n{flowed_quote(first)}\n\n{flow(words)}\n\n{flowed_quote(second)}\n"
    return Reply(plain=plain, html=html, flowed=True)


# Knowledge: FairEmail (its open source): attribution in <p>, blockquote with the border, class
# fairemail; text part quoted; Polish.
@register(FORMS, "FairEmail, Polish")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{d} {mon} {y} {HH}:{M}:{S}", "pl")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>'
        f'<div dir="auto">{breaks(words)}</div><br><div fairemail="reference">'
        f"<p>{when} {esc(name)} &lt;{mailto(address)}&gt; napisał(a):</p>"
        '<blockquote type="cite" style="border-left:3px solid #cccccc;padding-left:3px;'
        f'margin:0">{with_styles(letter)}</blockquote></div></body></html>'
    )
    quoted = flatten(inner(letter), cells="space", links="tight")
    plain = f"{words}\n\n{when} {name} <{address}> napisał(a):\n\n{quote(quoted)}\n"
    return Reply(plain=plain, html=html)


# Knowledge: Huawei Email (EMUI): "-------- 原始邮件 --------", full-width colons, no In-Reply-To.
@register(FORMS, "Huawei Email, Chinese")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{y}年{m}月{d}日{weekday} {part}{h}:{M}", "zh", hours=8)
    lines = (
        "-------- 原始邮件 --------",
        f"发件人： {letter.sender_name} <{letter.sender_address}>",
        f"日期： {when}",
        f"收件人： {letter.to_name} <{letter.to_address}>",
        f"主    题： {letter.subject}",
    )
    html = (
        f'<html><head></head><body><div dir="ltr">{breaks(words)}</div><br><br>'
        '<div id="huawei_email_signature"><div>发自我的华为手机</div></div><br><br>'
        '<div class="quote" style="line-height:1.5">'
        + "<br>".join(escape(line, quote=False) for line in lines)
        + '<br><blockquote class="quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;'
        f'padding-left:1ex">{with_styles(letter)}</blockquote></div></body></html>'
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = f"{words}\n\n发自我的华为手机\n\n" + "\n".join(lines) + f"\n{quoted}\n"
    return Reply(plain=plain, html=html, subject=f"回复：{letter.subject}", threads=False)


# Knowledge: Yahoo Mail for Android: blockquote style on the quote, "Von Yahoo Mail für Android
# gesendet", two blanks before the attribution, "Name<address>" without a blank.
@register(FORMS, "Yahoo Mail Android, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Am {wd}, {d}. {mon} {y} um {H}:{M} schrieb ", "de")
    link = "https://mail.onelink.me/107872968?pid=nativeplacement"
    html = (
        f'{breaks(words, "<br>")}<br><br><div id="ymail_android_signature">'
        f'<a id="ymail_android_signature_link" href="{link}">'
        "Von Yahoo Mail für Android gesendet</a></div> <br> "
        '<blockquote style="margin: 0 0 20px 0;"> <div style="font-family:Roboto, sans-serif; '
        f'color:#6D00F6;"> <div>{when}</div><div>{esc(letter.sender_name)}'
        f"&lt;{letter.sender_address}&gt;:</div> </div> "
        '<div style="padding: 10px 0 0 20px; margin: 10px 0 0 0; border-left: 1px solid '
        f'#6D00F6;"> <div id="yiv3170953627">{prefixed(without_styles(letter), "yiv3170953627")}'
        "</div> </div> </blockquote>"
    )
    quoted = flatten(inner(letter), cells="bar", links="none")
    plain = (
        f"{words}\n\nVon Yahoo Mail für Android gesendet \n \n  {when}"
        f"{letter.sender_name}<{letter.sender_address}>:   {quoted}   "
    )
    return Reply(plain=plain, html=html)


# Knowledge: WEB.DE/GMX app for Android (a public formatter's notes): mail_android_message,
# mail_android_quote around a gmail_quote, advertising signature with "--".
@register(FORMS, "WEB.DE Mail Android, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Am {dd}.{mm}.{yy}, {HH}:{M} schrieb ")
    html = (
        '<html><head></head><body><html><body><div class="mail_android_message" '
        f'style="line-height: 1; padding: 0.5em">{breaks(words, "<br/>")}<br/>--<br/>'
        "Diese Nachricht wurde von meinem Android Mobiltelefon mit <b>WEB.DE Mail</b> gesendet."
        '</div><div class="mail_android_quote" style="line-height: 1; padding: 0.3em">'
        f"{when}{esc(letter.sender_name)} &lt;{letter.sender_address}&gt;:"
        '<blockquote class="gmail_quote" style="margin: 0.8ex 0pt 0.8ex 0.8ex; border-left: '
        f'1px solid rgb(204, 204, 204); padding-left: 1ex;"> {with_styles(letter)} </blockquote>'
        "</div></body></html></body></html>"
    )
    return Reply(plain=None, html=html, subject=f"Aw: {letter.subject}")


# Knowledge: Yandex Mail web, HTML only (git, qemu archives): divs, date, then <blockquote>
# without attributes, "01.09.2025, 15:03, "Name" <address>:".
@register(FORMS, "Yandex Mail web, Russian")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{dd}.{mm}.{y}, {HH}:{M}, ", hours=3)
    html = (
        f"{divs(words, blank=_NBSP)}<div> </div><div> </div><div>{when}"
        f'"{esc(letter.sender_name)}" &lt;<a href="mailto:{letter.sender_address}" '
        f'rel="noopener noreferrer">{letter.sender_address}</a>&gt;:</div><blockquote>'
        f"{prefixed(without_styles(letter), '4b5f1c')}</blockquote><div> </div><div> </div>"
        f"<div>-- <br />С уважением, {esc(letter.to_name)}</div><div>"
        "Отправлено из мобильного приложения Яндекс Почты</div>"
    )
    return Reply(plain=None, html=html)


# Knowledge: NetEase 163 web mail (nouveau and OpenBMC archives): divNeteaseMailCard,
# isReplyContent, "At 2025-09-01 20:03:07, "Name" <address> wrote:"; text part unmarked.
@register(FORMS, "163 Mail web, Chinese")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "在 {y}-{mm}-{dd} {HH}:{M}:{S}，", hours=8)
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<div style="line-height:1.7;color:#000000;font-size:14px;font-family:Arial">'
        f'{divs(words, _NO_MARGIN)}<p style="margin: 0;"><br></p>'
        '<div style="position:relative;zoom:1"></div><div id="divNeteaseMailCard"></div>'
        f'<p style="margin: 0;"><br></p><p>{when}"{esc(name)}" &lt;{address}&gt; 写道：</p>'
        '<blockquote id="isReplyContent" style="PADDING-LEFT: 1ex; MARGIN: 0px 0px 0px 0.8ex; '
        f'BORDER-LEFT: #ccc 1px solid">{with_styles(letter)}</blockquote></div>'
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = f'{words}\n\n\n\n\n\n\n\n\n\n\n\n{when}"{name}" <{address}> 写道：\n\n{quoted}\n'
    return Reply(
        plain=plain,
        html=html,
        charset=charset_for(plain + html, "gbk"),
        subject=f"Re:{letter.subject}",
    )


# Knowledge: NetEase Mail Master (qemu-devel archive): ntes-mailmaster-quote, a table of From,
# Date, To, Subject, in the text part as rows of bars.
@register(FORMS, "NetEase Mail Master, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{mm}/{dd}/{y} {HH}:{M}", hours=8)
    rows = (
        ("From", f"{letter.sender_name}<{letter.sender_address}>"),
        ("Date", when),
        ("To", f"{letter.to_name}<{letter.to_address}>"),
        ("Subject", letter.subject),
    )
    cell = '<td valign="top" style="font-size: 12px;line-height: 1.25;color: #78787a;">'
    html = (
        f"<html><head></head><body>{divs(words)}<div><br></div>"
        '<div id="imail_signature" class="ntes-signature"></div>'
        '<div class="ntes-mailmaster-quote" style="padding-top: 1px; padding-bottom: 1px">'
        '<div style="margin-top: 2em;margin-bottom: 1em;font-size: 14px;color: #78787a;">'
        '---- Replied Message ----</div><div style="margin-bottom: 1em;font-size: 12px;'
        'background-color: #f0f0f0;"><table width="100%" cellpadding="0" cellspacing="9" '
        'border="0"><tbody>'
        + "".join(
            f"<tr>{cell}{label}</td>{cell}{escape(text, quote=False)}</td></tr>"
            for label, text in rows
        )
        + f"</tbody></table></div>{with_styles(letter)}</div></body></html>"
    )
    quoted = flatten(inner(letter), cells="bar", links="none")
    plain = (
        f"{words}\n\n\n---- Replied Message ----\n"
        + "\n".join(f"| {label} | {text} |" for label, text in rows)
        + f"\n{quoted}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Seznam Email (Czech): "---------- Původní e-mail ----------", Od/Komu/Datum/Předmět,
# data-email quote in <blockquote> with a dotted line of text.
@register(FORMS, "Seznam Email, Czech")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{d}. {m}. {y} {H}:{M}:{S}")
    lines = (
        "---------- Původní e-mail ----------",
        f"Od: {letter.sender_name} <{letter.sender_address}>",
        f"Komu: {letter.to_name} <{letter.to_address}>",
        f"Datum: {when}",
        f"Předmět: {letter.subject}",
    )
    html = (
        f"<html><body>{divs(words)}<div><br></div><aside>"
        + "<br>".join(escape(line, quote=False) for line in lines)
        + '</aside><br><blockquote data-email="'
        f'{letter.sender_address}">{with_styles(letter)}</blockquote></body></html>'
    )
    quoted = flatten(inner(letter), cells="newline", links="paren")
    plain = f"{words}\n\n" + "\n".join(lines) + f'\n"{quoted}"\n'
    return Reply(plain=plain, html=html)


# Knowledge: Zoho Mail web (crisp fixture email_zoho): zmail_extra_hr, zmail_extra,
# "---- On Mon, 01 Sep 2025 14:03:07 +0200 Name <address> wrote ----".
@register(FORMS, "Zoho Mail web, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {dd} {mon} {y} {HH}:{M}:{S} {z}")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN"><html><head>'
        '<meta content="text/html;charset=UTF-8" http-equiv="Content-Type"></head><body >'
        '<div style="font-family: Verdana, Arial, Helvetica, sans-serif; font-size: 10pt;">'
        f'{divs(words)}<div><br></div><div id="Zm-_Id_-Sgn" data-zbluepencil-ignore="true">'
        '<div>Sent using <a target="_blank" href="https://www.zoho.com/mail/">Zoho Mail</a>'
        '</div></div><div><br></div><div><br></div><div class="zmail_extra_hr" '
        'style="border-top: 1px solid rgb(204, 204, 204); height: 0px; margin-top: 10px;"><br>'
        '</div><div class="zmail_extra" data-zbluepencil-ignore="true"><div><br></div>'
        f'<div id="Zm-_Id_-Sgn1">---- {when} <b>{esc(name)} &lt;{mailto(address)}&gt;</b> wrote '
        '---<br></div><div><br></div><blockquote id="blockquote_zmail" style="margin: 0px;">'
        f"{prefixed(without_styles(letter), 'x_-1587304172')}</blockquote></div><div><br></div>"
        "</div><br></body></html>"
    )
    quoted = flatten(inner(letter), cells="space", links="none")
    plain = (
        f"{words}\n\n\n\nSent using https://www.zoho.com/mail/\n\n\n\n---- {when} "
        f"{name} <{address}> wrote ---\n\n\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Tuta (its open source): date, "von", address only, tutanota_quote; advertisement.
@register(FORMS, "Tuta, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{d}. {mon} {y}, {HH}:{M} von ", "de")
    html = (
        f'{divs(words, _AUTO)}<div dir="auto"><br></div><div dir="auto">--<br></div>'
        '<div dir="auto">Gesendet mit Tuta. Jetzt eigene verschlüsselte E-Mail-Adresse anlegen:'
        '<br><a href="https://tuta.com/free-email" rel="noopener noreferrer" target="_blank">'
        f'https://tuta.com/free-email</a></div><br><br><div dir="auto">{when}'
        f'{letter.sender_address}:<br></div><blockquote class="tutanota_quote" '
        'style="border-left: 1px solid #93A3B8; padding-left: 10px; margin-left: 5px;">'
        f"{without_styles(letter)}</blockquote>"
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = (
        f"{words}\n\n--\nGesendet mit Tuta. Jetzt eigene verschlüsselte E-Mail-Adresse anlegen:\n"
        f"https://tuta.com/free-email\n\n\n{when}{letter.sender_address}:\n\n{quote(quoted)}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: HEY (Trix editor): trix-content, quote in <blockquote> after the attribution in
# <div>, details/summary-free; text part of the words and quoted text.
@register(FORMS, "HEY, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {month} {d}, {y}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<!DOCTYPE html>\n<html>\n  <head>\n    <meta http-equiv="Content-Type" '
        'content="text/html; charset=utf-8">\n  </head>\n  <body>\n'
        f'    <div class="trix-content">\n  <div>{breaks(words)}</div><div><br></div>'
        f"<div>{when}{esc(name)} &lt;{address}&gt; wrote:</div>"
        f"<blockquote>{without_styles(letter)}</blockquote>\n</div>\n  </body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = f"{words}\n\n{when}{name} <{address}> wrote:\n\n“{quoted}”\n"
    return Reply(plain=plain, html=html)


# Knowledge: Superhuman (cake archive 2022-2025): gmail_quote with sh-color, HTML of <div><div>;
# text part of the words, then the quote marked.
@register(FORMS, "Superhuman, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {mon} {dd}, {y} at {h}:{M} {ap}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f"<html><head></head><body><div>{divs(words, _NO_CLASS)}<br>"
        '<div class="sh-signature"><div class="gmail_signature">Sent via '
        '<a href="https://sprh.mn/?vip=bo@example.test" target="_blank">Superhuman</a></div>'
        '</div><br></div><br><div class="gmail_quote sh-color-black sh-color">'
        f'{when}{esc(name)} <span dir="ltr">&lt;{mailto(address)}&gt;</span> wrote:<br>'
        '<blockquote class="gmail_quote sh-color-black sh-color" style="margin:0 0 0 .8ex;'
        'border-left:1px #ccc solid;padding-left:1ex;">'
        f"{prefixed(without_styles(letter), 'sh-')}</blockquote></div></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="paren", images="bracket")
    plain = (
        f"{words}\n\nSent via Superhuman ( https://sprh.mn/?vip=bo@example.test )\n\n{when}{name} "
        f"< {address} > wrote:\n\n> \n> \n> \n{quote(quoted, bare='> ')}\n> \n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Canary Mail: cmail_quote/CanaryBody ids, "On Monday, Sep 01, 2025 at 2:03 PM, Name
# <address> wrote:", blockquote type="cite" id="CanaryBlockquote".
@register(FORMS, "Canary Mail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {weekday}, {mon} {dd}, {y} at {h}:{M} {ap}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<html><head><style>body{font-family:"Helvetica Neue";font-size:14px;}</style></head>'
        f'<body><div id="CanaryBody"><div id="CanarySig"><div>{first_bare_divs(words)}</div>'
        '<div><br></div><div id="CanarySignature">Sent from <a href="https://canarymail.io">'
        'Canary</a></div><div><br></div></div></div><div id="CanaryDropbox"> </div>'
        f'<blockquote id="CanaryBlockquote"><div><div>{when}{esc(name)} &lt;'
        f'<a href="mailto:{address}">{address}</a>&gt; wrote:<br></div>'
        f"<div>{with_styles(letter)}</div></div></blockquote></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="angle")
    plain = (
        f"{words}\n\nSent from Canary (https://canarymail.io)\n\n"
        f"> {when}{name} <{address} (mailto:{address})> wrote:\n{quote(quoted)}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Airmail for Mac (git archives 2015-2019): "On 1 September 2025 at 14:03:07, Name
# (address) wrote:" with the address in brackets, airmail_on, clean_bq.
@register(FORMS, "Airmail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {d} {month} {y} at {HH}:{M}:{S}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        "<html><head><style>body{font-family:Helvetica,Arial;font-size:13px}</style></head>"
        '<body style="word-wrap: break-word; -webkit-nbsp-mode: space;">'
        f"{divs(words, _BLOOP)} <br> "
        '<div id="bloop_sign_1756728187" class="bloop_sign"></div> '
        f'<p class="airmail_on">{when}{esc(name)} (<a href="mailto:{address}">{address}</a>) '
        'wrote:</p> <blockquote type="cite" class="clean_bq"><span><div><div></div><div>'
        f"{with_styles(letter)}</div></div></span></blockquote></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = (
        f"{words}\u00a0\n\n{when}{name} ({address}(mailto:{address})) wrote:\n\n"
        f"{quote(_NEWLINE + quoted, bare='> ')}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Pegasus Mail 4: "On 1 Sep 2025 at 14:03, Name wrote:", "> " and words below; older
# versions without In-Reply-To.
@register(FORMS, "Pegasus Mail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {d} {mon} {y} at {H}:{M}, ")
    plain = f"{when}{letter.sender_name} wrote:\n\n{quote(letter.text, bare='> ')}\n\n{words}\n\n"
    return Reply(plain=plain, html=None, charset=charset_for(plain, "iso-8859-1"), threads=False)


# Knowledge: Eudora 7: "At 14:03 2025-09-01, you wrote:" and ">" without a blank, flowed.
@register(FORMS, "Eudora, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "At {hh}:{M} {ap} {m}/{d}/{y}, you wrote:")
    plain = f"{flow(words)}\n\n\n{when}\n{quote(wrap(letter.text, 74), '>', bare='>')}\n"
    return Reply(plain=plain, html=None, flowed=True)


# Knowledge: Sylpheed, its Japanese template: date and name on lines of their own, "> ",
# iso-2022-jp, words between the quotes.
@register(FORMS, "Sylpheed inline, Japanese")
def _(letter: Letter, words: str) -> Reply:
    head, rest = first_paragraph(letter.text)
    when = dated(letter, "{wd}, {d} {mon} {y} {HH}:{M}:{S} {z}", hours=9)
    plain = (
        f"{when}\n{letter.sender_name} <{letter.sender_address}> さんが書きました:\n\n"
        f"{quote(head)}\n\n{words}\n\n{quote(rest)}\n\n-- \n{letter.to_name} "
        f"<{letter.to_address}>\n"
    )
    return Reply(plain=plain, html=None, charset=charset_for(plain, "iso-2022-jp"))


# Knowledge: Evolution 3.x: "On Mon, 2025-09-01 at 14:03 +0200, Name wrote:", blockquote with the
# blue border, no marks on empty lines but "> ".
@register(FORMS, "Evolution, English")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "On {wd}, {y}-{mm}-{dd} at {HH}:{M} {z}, ")
    attribution += f"{letter.sender_name} wrote:"
    html = (
        '<html><head></head><body style="caret-color: rgb(0, 0, 0);">'
        f"{divs(words)}<div><br></div><div>{esc(attribution)}</div>"
        '<blockquote type="cite" style="margin:0 0 0 .8ex; border-left:2px #729fcf solid;'
        f'padding-left:1ex">{with_styles(letter)}</blockquote><div><br></div>'
        "<div><span></span></div></body></html>"
    )
    quoted = flatten(inner(letter), cells="tab", links="none", stars=True)
    plain = f"{words}\n\n{attribution}\n{quote(wrap(quoted, 69), bare='> ')}\n\n"
    return Reply(plain=plain, html=html)


# Knowledge: KMail 5 in Portuguese: "Em <weekday>, <date> <time> <zone>, Name escreveu:",
# text, words above and the signature in the middle.
@register(FORMS, "KMail, Portuguese")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Em {weekday}, {d} de {month} de {y} {HH}:{M}:{S} WEST, ", "pt", hours=1)
    plain = (
        f"{when}{letter.sender_name} escreveu:\n{quote(letter.text, bare='> ')}\n{words}\n\n\n"
        f"-- \n{letter.to_name}\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: Geary (its open source): geary-body and geary-quote, attribution with seconds and
# the zone in full.
@register(FORMS, "Geary, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {mon} {d} {y} at {hh}:{M}:{S} {ap} {zc}:00, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f'<div id="geary-body" dir="auto">{divs(words)}</div>'
        f'<div id="geary-quote" dir="auto"><br>{when}{esc(name)} &lt;{address}&gt; wrote:<br>'
        f'<blockquote type="cite">{with_styles(letter)}</blockquote></div>'
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = f"{flow(words)}\n\n{when}{name} \n<{address}> wrote:\n{quote(quoted)}\n"
    return Reply(plain=plain, html=html, flowed=True)


# Knowledge: mu4e / message-mode default citation line ("Name <address> writes:"), long lines
# of the quote filled by the user (M-q), words below.
@register(FORMS, "mu4e with a filled quote, English")
def _(letter: Letter, words: str) -> Reply:
    plain = (
        f"{_name_and_address(letter)} writes:\n\n{quote(refill(letter.text, 70), bare='>')}\n\n"
        f"{words}\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: Novell GroupWise: ">>> Name <address> 9/1/2025 2:03 PM >>>", text of the letter
# unmarked, or ">>>" only.
@register(FORMS, "GroupWise, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{m}/{d}/{y} {h}:{M} {ap}")
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">'
        '<meta name="Generator" content="GroupWise 14"></head><body style="font: 10pt Segoe UI">'
        f"{divs(words, blank='&nbsp;')}<div>&nbsp;</div><br>&gt;&gt;&gt; "
        f"{esc(letter.sender_name)} &lt;{letter.sender_address}&gt; {when} &gt;&gt;&gt;<br>"
        f"{without_styles(letter)}</body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="angle", images="none")
    plain = f"{words}\n\n>>> {_name_and_address(letter)} {when} >>>\n{quoted}\n"
    return Reply(plain=plain, html=html)


# Knowledge: Horde IMP 6 in German: "Zitat von Name <address>:", numbers for links and their list
# at the end, format=flowed.
@register(FORMS, "Horde IMP, German")
def _(letter: Letter, words: str) -> Reply:
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<html>\n<head>\n<title></title>\n</head>\n<body style="font-family:Arial;font-size:14px">'
        f"\n{paragraphs(words)}\n<p>Zitat von {esc(name)} &lt;{mailto(address)}&gt;:</p>\n"
        '<blockquote style="border-left:2px solid blue;margin-left:2px;padding-left:12px;" '
        f'type="cite">\n{without_styles(letter)}\n</blockquote>\n<p><br /></p>\n</body>\n</html>\n'
    )
    quoted, links = flatten_numbered(inner(letter), cells="tab")
    plain = (
        f"{flow(words)}\n\nZitat von {name} <{address}>:\n\n{quote(wrap(quoted, 70), bare='>')}"
        f"\n\n{links}\n"
    )
    return Reply(plain=plain, html=html, flowed=True)


# Knowledge: SOGo 5 (kernel archives): "On Monday, September 01, 2025 14:03 CEST, Name <address>
# wrote:", words above or below (here below), "> ".
@register(FORMS, "SOGo, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {weekday}, {month} {dd}, {y} {HH}:{M} CEST, ")
    plain = (
        f"{when}{_name_and_address(letter)} wrote:\n\n{quote(letter.text, bare='> ')}\n\n{words}\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: Open-Xchange App Suite 7.10 (kernel archives), German: the attribution is inside the
# quote, then "> " and ">  ".
@register(FORMS, "Open-Xchange, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{dd}.{mm}.{y} {HH}:{M} CEST")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f'<!doctype html>\n<html>\n <head> \n  <meta charset="UTF-8"> \n </head>\n <body>\n'
        f"{divs(words, _OX_LINE)}\n"
        '  <blockquote type="cite">\n'
        f"   <div>\n    {esc(name)} &lt;{mailto(address)}&gt; hat am {when} geschrieben:\n"
        "   </div>\n   <div>\n    <br>\n   </div>\n   <div>\n    <br>\n   </div>\n"
        f"   {prefixed(without_styles(letter), 'ox-3f2b8c1d0e-')}\n  </blockquote>\n </body>\n"
        "</html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="bracket")
    plain = (
        f"{words}\n\n> {name} <{address}> hat am {when} geschrieben:\n> \n>  \n"
        f"{quote(quoted, bare='> ')}\n"
    )
    return Reply(plain=plain, html=html, subject=f"Aw: {letter.subject}")


# Knowledge: RainLoop/SnappyMail (open source): date first, quoted name, <blockquote>, and the
# quote of a text-only letter nested without a blank.
@register(FORMS, "SnappyMail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{month} {d}, {y} at {h}:{M} {ap}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; '
        f'charset=utf-8"></head><body><div>{divs(words)}<br><br>{when}"{esc(name)}" &lt;'
        f'<a href="mailto:{address}?to=%22{name.replace(" ", "%20")}%22%20%3C{address}%3E" '
        f'target="_blank" tabindex="-1">{address}</a>&gt; wrote:<br><blockquote>'
        f"{without_styles(letter)}</blockquote></div></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="angle")
    plain = f'{words}\n\n{when}"{name}" <{address}> wrote:\n\n{nested_quote(quoted)}\n'
    return Reply(plain=plain, html=html)


# Knowledge: Edison Mail: edo-message, edo-meta, edo-original, "Sent from Edison Mail".
@register(FORMS, "Edison Mail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {mon} {d}, {y} at {h}:{M} {ap}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<html><head><style type="text/css" id="edo-style">body{word-wrap:break-word;}</style>'
        f'</head><body><div id="edo-message"><div>{breaks(words)}</div></div>'
        '<div id="edo-signature" style="font-family:sans-serif;font-size:16px"><br>Sent from '
        '<a href="https://mailapp.app.link">Edison Mail</a></div>'
        f'<div id="edo-meta"><br>{when}{esc(name)} &lt;{mailto(address)}&gt; wrote:</div>'
        '<div id="edo-original"><div><blockquote type="cite" style="margin:1ex 0 0 0;'
        f'border-left:1px #ccc solid;padding-left:0.5ex;">{with_styles(letter)}</blockquote>'
        "</div></div></body></html>"
    )
    return Reply(plain=None, html=html)


# Knowledge: Newton/CloudMagic: cm_replymail_content_wrap, cm_sign, "Sent using Newton",
# oldcontent.
@register(FORMS, "Newton Mail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {mon} {dd}, {y} at {h}:{M} {ap}, ")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<div id="cm_replymail_content_wrap"><div class="cm_replymail_content_1756728187_wrapper"'
        f' style="line-height: 1.4;">{divs(words)}<div><br></div></div></div>'
        '<div id="cm_sign">Sent using <a href="https://cloudmagic.com/k/d/mailapp">Newton</a>'
        '</div><div id="cm_footer"></div><div id="cm_replymail_quote" class="cm_quote" '
        f'style=" color: #787878">{when}{esc(name)} <span class="__email_address">&lt;{address}'
        '&gt;</span> wrote:<br></div><br><div id="oldcontent" style="background: rgb(255, 255, '
        f'255);"><blockquote style="">{with_styles(letter)}</blockquote></div>'
    )
    quoted = flatten(inner(letter), cells="space", links="bracket")
    plain = (
        f"{words}\n\nSent using Newton [https://cloudmagic.com/k/d/mailapp]\n\n{when}{name} "
        f"<{address}> wrote:\n{quoted}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Front: HTML lines in <div class="front-...">, blockquote front-blockquote, "On
# September 1, 2025, GMT+2 address wrote:".
@register(FORMS, "Front, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {month} {d}, {y} at {h}:{M} {ap} GMT+2 ")
    html = (
        f'{divs(words)}<div><br></div><div><div class="front-signature">{esc(letter.to_name)}'
        '</div><img src="https://web.frontapp.com/api/1/noauth/companies/ek/seen/msg_1/1.gif" '
        'style="width: 1px; height: 1px;"></div><div><br></div>'
        '<blockquote type="cite" class="front-blockquote" style="border-left: none; '
        f'padding-left: 0;">{when}<a href="mailto:{letter.sender_address}" target="_blank" '
        f'rel="noopener noreferrer">{letter.sender_address}</a> wrote:<br><br>'
        f"{targets(without_styles(letter))}</blockquote>"
    )
    quoted = flatten(inner(letter), cells="newline", links="bracket")
    plain = (
        f"{words}\n\n{letter.to_name}\n\n> {when}{letter.sender_address} "
        f"[mailto:{letter.sender_address}] wrote:\n> \n{quote(quoted)}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Foxmail 5 (linux-mips, linux-scsi archives): "======= ... =======" around the text,
# "您在来信中写道:", no In-Reply-To.
@register(FORMS, "Foxmail 5, Chinese")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{y}-{mm}-{dd} {HH}:{M}:{S}", hours=8)
    bar = "=" * 7
    plain = (
        f"{first_name(letter)}，您好！\n\n{words}\n\n{bar} {when} 您在来信中写道：{bar}\n\n"
        f"{quote(letter.text, '>', bare='>')}\n\n= = = = = = = = = = = = = = = = = = = =\n\t\t\t"
        f"\n\n　　　　　　　　致\n礼！\n\n　　　　　　　　{letter.to_name}\n"
        f"　　　　　　　　{letter.to_address}\n　　　　　　　　　　{when[:10]}\n"
    )
    return Reply(plain=plain, html=None, charset=charset_for(plain, "gb2312"), threads=False)


# Knowledge: Lotus Notes 5/6 (kernel archives 2001-2005), English: the letter below a block of
# "Name <address> on 09/01/2025 02:03:07 PM", To, cc, Subject; R5 without In-Reply-To.
@register(FORMS, "Lotus Notes R5, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{mm}/{dd}/{y} {hh}:{M}:{S} {ap}")
    plain = (
        f'\n{words}\n\n\n\n\n"{letter.sender_name}" <{letter.sender_address}> on {when}\n\n'
        f"To:    {letter.to_name}\ncc:\n\nSubject:    {letter.subject}\n\n\n"
        f"{wrap(letter.text, 74)}\n\n\n\n\n"
    )
    return Reply(plain=plain, html=None, charset=charset_for(plain, "us-ascii"), threads=False)
