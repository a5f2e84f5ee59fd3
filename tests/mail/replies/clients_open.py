"""How mail programs write a reply: the half of the forms that may be looked at."""

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
    flow,
    flowed_quote,
    gmail_cid,
    initials,
    inner,
    mailto,
    mso,
    nested_quote,
    ordinal,
    outlook_cid,
    paragraphs,
    prefixed,
    quote,
    refill,
    register,
    renamed,
    safelinks,
    sources,
    targets,
    with_styles,
    without_styles,
    wrap,
)

FORMS: dict[str, Form] = {}

_GMAIL_BLOCKQUOTE = (
    '<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;'
    'border-left:1px solid rgb(204,204,204);padding-left:1ex">'
)
_GMAIL_APP_BLOCKQUOTE = (
    '<blockquote class="gmail_quote" style="margin:0 0 0 .8ex;'
    'border-left:1px #ccc solid;padding-left:1ex">'
)


_DATA = f"data:image/png;base64,{'iVBORw0KGgoAAAANSUhEUgAAACgAAAAoBAMAAAB+0KVe' * 8}=="
_AUTO = 'dir="auto"'
_AUTO_DIV = f"<div {_AUTO}>"
_BREAK = "<br>\n"
_YAHOO_LINE = 'dir="ltr" data-setdir="false"'
_SPARK_BREAK = "<br />\n"
_MCE_BREAK = '<br data-mce-bogus="1">'


def _name_and_address(letter: Letter) -> str:
    return f"{letter.sender_name} <{letter.sender_address}>"


def _reader(letter: Letter) -> str:
    return f"{letter.to_name} <{letter.to_address}>"


def _gmail_text(letter: Letter, cells: str = "newline") -> str:
    return wrap(flatten(inner(letter), cells=cells, links="angle", images="gmail", stars=True), 76)


# Knowledge: Gmail web 2024/2025: gmail_quote_container, gmail_attr, the narrow no-break space
# before PM; text part wrapped at 78 with "[image: alt] <link>" for linked images, several in a
# line and the link often in the next one (letters of banks in public archives); inline images
# are sent along again as cid:ii_....
@register(FORMS, "Gmail web, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {mon} {d}, {y} at {h}:{M}\u202f{ap}")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f'<div dir="ltr">{first_bare_divs(words)}</div><br>'
        '<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">'
        f"{when} {esc(name)} &lt;{mailto(address)}&gt; wrote:<br></div>{_GMAIL_BLOCKQUOTE}"
        f"{renamed(targets(without_styles(letter)), gmail_cid)}</blockquote></div>\n"
    )
    attribution = wrap(f"{when} {name} <{address}> wrote:", 78)
    quoted = quote(_gmail_text(letter, "space"), bare=">")
    return Reply(plain=f"{wrap(words)}\n\n{attribution}\n\n{quoted}\n", html=html, attached=True)


# Knowledge: Gmail web in Swedish: "Den mån 1 sep. 2025 kl 14:03 skrev Namn <adress>:".
@register(FORMS, "Gmail web, Swedish")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Den {wd} {d} {mon} {y} kl {HH}:{M} skrev", "sv")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f'<div dir="ltr">{first_bare_divs(words)}</div><br clear="all"><div><br></div>'
        '<span class="gmail_signature_prefix">-- </span><br>'
        '<div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature">'
        f'<div dir="ltr">Med vänlig hälsning<div>{esc(letter.to_name)}</div></div></div><br>'
        '<div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">'
        f"{when} {esc(name)} &lt;{mailto(address)}&gt;:<br></div>{_GMAIL_BLOCKQUOTE}"
        f"{targets(without_styles(letter))}</blockquote></div>\n"
    )
    plain = (
        f"{wrap(words)}\n\n-- \nMed vänlig hälsning\n{letter.to_name}\n\n\n"
        f"{wrap(f'{when} {name} <{address}>:', 78)}\n\n{quote(_gmail_text(letter))}\n"
    )
    return Reply(plain=plain, html=html, subject=f"Sv: {letter.subject}")


# Knowledge: Gmail for Android in German: name first, short date, <br> lines with dir="auto".
@register(FORMS, "Gmail Android, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "schrieb am {wd}, {d}. {mon} {y}, {HH}:{M}:", "de")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f'<div dir="auto">{first_bare_divs(words).replace("<div>", _AUTO_DIV)}</div>'
        '<br><div class="gmail_quote gmail_quote_container">'
        f'<div dir="ltr" class="gmail_attr">{esc(name)} &lt;{mailto(address)}&gt; {when}<br>'
        f"</div>{_GMAIL_APP_BLOCKQUOTE}{targets(without_styles(letter))}</blockquote></div>\n"
    )
    plain = (
        f"{wrap(words)}\n\n{wrap(f'{name} <{address}> {when}', 78)}\n\n"
        f"{quote(_gmail_text(letter))}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Outlook for Microsoft 365 (Word editor): WordSection1, MsoNormal, border-top
# #E1E1E1; the text part is made by Exchange: links tight behind their text, "[alt]<link>" for
# linked images (list archives 2020); inline images get new content ids and come along again.
@register(FORMS, "Outlook 365 desktop, English")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {month} {d}, {y} {h}:{M} {ap}")
    html = (
        '<html xmlns:v="urn:schemas-microsoft-com:vml" '
        'xmlns:o="urn:schemas-microsoft-com:office:office" '
        'xmlns:w="urn:schemas-microsoft-com:office:word" '
        'xmlns="http://www.w3.org/TR/REC-html40">\n<head>\n'
        '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">\n'
        '<meta name="Generator" content="Microsoft Word 15 (filtered medium)">\n'
        "<style><!--\np.MsoNormal, li.MsoNormal, div.MsoNormal\n\t{margin:0in;\n\t"
        'font-size:11.0pt;\n\tfont-family:"Calibri",sans-serif;}\n--></style>\n</head>\n'
        '<body lang="EN-US" link="blue" vlink="purple" style="word-wrap:break-word">\n'
        f'<div class="WordSection1">\n{mso(words)}\n'
        '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>\n'
        '<div>\n<div style="border:none;border-top:solid #E1E1E1 1.0pt;'
        'padding:3.0pt 0in 0in 0in">\n'
        f'<p class="MsoNormal"><b>From:</b> {esc(letter.sender_name)} '
        f"&lt;{letter.sender_address}&gt; <br>\n<b>Sent:</b> {sent}<br>\n"
        f"<b>To:</b> {esc(_reader(letter))}<br>\n"
        f"<b>Subject:</b> {esc(letter.subject)}<o:p></o:p></p>\n</div>\n</div>\n"
        '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>\n'
        f"<div>\n{renamed(safelinks(without_styles(letter)), outlook_cid)}\n</div>\n</div>\n"
        "</body>\n</html>\n"
    )
    quoted = flatten(safelinks(inner(letter)), cells="tab", links="tight", images="bracket")
    plain = (
        f"{words}\n\nFrom: {_name_and_address(letter)}\nSent: {sent}\nTo: {_reader(letter)}\n"
        f"Subject: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"RE: {letter.subject}", attached=True)


# Knowledge: Outlook on the web 2021-2024 (mailing list archives, FaetterP/mailgun-send-receive):
# elementToProof, appendonsend, <hr>, divRplyFwdMsg; text part with a line of 32 underscores.
@register(FORMS, "Outlook on the web, German")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {d}. {month} {y} {HH}:{M}", "de")
    style = (
        'class="elementToProof" style="font-family: Calibri, Arial, Helvetica, sans-serif; '
        'font-size: 12pt; color: rgb(0, 0, 0);"'
    )
    html = (
        '<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8">\n'
        '<style type="text/css" style="display:none;"> P {margin-top:0;margin-bottom:0;} '
        f'</style>\n</head>\n<body dir="ltr">\n{divs(words, style)}\n'
        f"<div {style}>\n<br>\n</div>\n"
        '<div id="appendonsend"></div>\n'
        '<hr style="display:inline-block;width:98%" tabindex="-1">\n'
        '<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" '
        f'style="font-size:11pt" color="#000000"><b>Von:</b> {esc(letter.sender_name)} '
        f"&lt;{letter.sender_address}&gt;<br>\n<b>Gesendet:</b> {sent}<br>\n"
        f"<b>An:</b> {esc(letter.to_name)} &lt;{letter.to_address}&gt;<br>\n"
        f"<b>Betreff:</b> {esc(letter.subject)}</font>\n<div>&nbsp;</div>\n</div>\n"
        f"<div>{prefixed(without_styles(letter), 'x_')}</div>\n</body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="tight", images="bracket")
    plain = (
        f"{words}\n\n________________________________\nVon: {_name_and_address(letter)}\n"
        f"Gesendet: {sent}\nAn: {_reader(letter)}\nBetreff: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"AW: {letter.subject}")


# Knowledge: Outlook for iOS 4.x (mailing list archives): dir="ltr" lines, signature div
# ms-outlook-mobile-signature, mail-editor-reference-message-container.
@register(FORMS, "Outlook iOS, English")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {month} {d}, {y} {h}:{M}:{S} {ap}")
    html = (
        '<html>\n<head>\n<meta http-equiv="Content-Type" content="text/html; charset=utf-8">\n'
        "</head>\n<body>\n<div>\n<div>\n"
        + divs(words, 'dir="ltr" style="font-family: Aptos; font-size: 12pt"')
        + '\n<div dir="ltr"><br>\n</div>\n'
        '<div id="ms-outlook-mobile-signature">\n<div><br>\n</div>\n'
        '<div dir="ltr">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div>\n</div>\n'
        '<div id="mail-editor-reference-message-container" '
        'class="ms-outlook-mobile-reference-message">\n'
        '<hr style="display:inline-block;width:98%" tabindex="-1">\n'
        '<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif"><b>From:</b> '
        f"{esc(letter.sender_name)} &lt;{letter.sender_address}&gt;<br>\n"
        f"<b>Sent:</b> {sent}<br>\n<b>To:</b> {esc(letter.to_name)} "
        f"&lt;{letter.to_address}&gt;<br>\n<b>Subject:</b> {esc(letter.subject)}\n"
        f"<div>&nbsp;</div>\n</font></div>\n{without_styles(letter)}\n</div>\n</div>\n</div>\n"
        "</body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="tight", images="bracket")
    plain = (
        f"{words}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n"
        f"________________________________\nFrom: {_name_and_address(letter)}\nSent: {sent}\n"
        f"To: {_reader(letter)}\nSubject: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"Re: {letter.subject}")


# Knowledge: Outlook 2003-2010 answering in plain text, Russian: "-----Исходное сообщение-----",
# address in [mailto:...], nothing marked.
@register(FORMS, "Outlook 2010 plain text, Russian")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {d} {month} {y} г. {H}:{M}", "ru", hours=3)
    plain = (
        f"{words}\n\n-----Исходное сообщение-----\n"
        f"От: {letter.sender_name} [mailto:{letter.sender_address}] \n"
        f"Отправлено: {sent[0].upper() + sent[1:]}\nКому: {letter.to_name}\n"
        f"Тема: {letter.subject}\n\n{letter.text}\n"
    )
    return Reply(
        plain=plain,
        html=None,
        charset=charset_for(plain, "koi8-r"),
        subject=f"RE: {letter.subject}",
    )


# Knowledge: Apple Mail on macOS 14/15 (mailing list archives): aria-label, overflow-wrap,
# lineBreakAtBeginningOfMessage, Apple-interchange-newline; text part quoted with "> ", inline
# images as "<image001.png>", and as "<Mail Attachment.png>" if they have no name.
@register(FORMS, "Apple Mail macOS, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {d} {mon} {y}, at {HH}:{M}")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<html aria-label="message body"><head><meta http-equiv="content-type" '
        'content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; '
        '-webkit-nbsp-mode: space; line-break: after-white-space;">'
        f'{first_bare_divs(words)}<br id="lineBreakAtBeginningOfMessage"><div><br>'
        f'<blockquote type="cite"><div>{when}, {esc(name)} &lt;{address}&gt; wrote:</div>'
        f'<br class="Apple-interchange-newline"><div><div>{with_styles(letter)}</div></div>'
        "</blockquote></div><br></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="angle", images="file")
    plain = f"{words}\n\n> {when}, {name} <{address}> wrote:\n> \n{quote(quoted, bare='> ')}\n\n"
    return Reply(plain=plain, html=html)


# Knowledge: Mail on iOS 17/18, Swedish: lineBreakAtBeginningOfSignature, "Skickat från min
# iPhone", a zero width no-break space before the quoted HTML.
@register(FORMS, "iPhone Mail, Swedish")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{d} {mon} {y} kl. {HH}:{M} skrev", "sv")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head>'
        f'<body dir="auto">{first_bare_divs(words)}<br id="lineBreakAtBeginningOfSignature">'
        '<div dir="ltr">Skickat från min iPhone</div><div dir="ltr"><br>'
        f'<blockquote type="cite">{when} {esc(name)} &lt;{address}&gt;:<br><br></blockquote>'
        f'</div><blockquote type="cite"><div dir="ltr">\ufeff{with_styles(letter)}</div>'
        "</blockquote></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="angle", images="object")
    plain = (
        f"{words}\n\nSkickat från min iPhone\n\n> {when} {name} <{address}>:\n> \n"
        f"{quote(chr(0xFEFF) + quoted)}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Thunderbird 102-128, HTML, reply below the quote (its default for many accounts):
# moz-cite-prefix, cite="mid:...", own words after the blockquote; text part flowed, made by
# nsPlainTextSerializer: a tab between cells, the alt text for an image, " <link>" behind links,
# quoted lines broken softly at 72.
@register(FORMS, "Thunderbird HTML below the quote, English")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "On {m}/{d}/{yy} {HH}:{M}, ") + f"{letter.sender_name} wrote:"
    html = (
        "<!DOCTYPE html>\n<html>\n  <head>\n"
        '    <meta http-equiv="Content-Type" content="text/html; charset=UTF-8">\n  </head>\n'
        f'  <body>\n    <div class="moz-cite-prefix">{esc(attribution)}<br>\n    </div>\n'
        f'    <blockquote type="cite"\n      cite="mid:{letter.message_id.strip("<>")}">\n'
        '      <meta http-equiv="content-type" content="text/html; charset=UTF-8">\n'
        f"      {with_styles(letter)}\n    </blockquote>\n"
        f"    {paragraphs(words)}\n    <p><br>\n    </p>\n  </body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="angle", images="alt", stars=True)
    plain = f"{attribution}\n{flowed_quote(quoted)}\n\n{flow(words)}\n"
    return Reply(plain=plain, html=html, flowed=True)


# Knowledge: Thunderbird text mode, Finnish, reply above, signature "-- " at the end.
@register(FORMS, "Thunderbird text above the quote, Finnish")
def _(letter: Letter, words: str) -> Reply:
    attribution = letter.sender_name + dated(letter, " kirjoitti {d}.{m}.{y} klo {H}.{M}:", "fi")
    plain = f"{flow(words)}\n\n{attribution}\n{quote(letter.text)}\n\n-- \n{letter.to_name}\n"
    return Reply(plain=plain, html=None, flowed=True)


# Knowledge: K-9 Mail 6.x (mailing list archives): two <br>, gmail_quote without gmail_attr,
# blockquote margins in pt, signature "Sent from my Android device with K-9 Mail."; text part by
# HtmlToPlainText (jsoup): a line for every cell, nothing for images, " <link>", broken at 76.
@register(FORMS, "K-9 Mail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {month} {d}, {y} {h}:{M}:{S} {ap} GMT+02:00, ")
    attribution = when + f"{letter.sender_name} <{letter.sender_address}> wrote:"
    signature = "Sent from my Android device with K-9 Mail. Please excuse my brevity."
    html = (
        '<!DOCTYPE html><html><head></head><body><div dir="auto">'
        f'{breaks(words)}<br><br></div><div class="k9mail-signature">-- <br>{signature}</div>'
        f'<br><br><div class="gmail_quote"><div dir="auto">{escape(attribution)}</div>'
        '<blockquote class="gmail_quote" style="margin: 0pt 0pt 0pt 0.8ex; '
        'border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">\n'
        f"{with_styles(letter)}</blockquote></div></body></html>"
    )
    quoted = wrap(flatten(inner(letter), cells="newline", links="angle"), 76)
    plain = f"{words}\n\n-- \n{signature}\n\n\n{attribution}\n\n{nested_quote(quoted)}\n"
    return Reply(plain=plain, html=html)


# Knowledge: Samsung Email (oss-security archive 2024): "-------- Original message --------",
# From/Date/To/Subject, composer_signature; nothing marked in the text part.
@register(FORMS, "Samsung Email, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{m}/{d}/{yy}  {h}:{M} {ap}  (GMT{zc})")
    lines = (
        "-------- Original message --------",
        f"From: {letter.sender_name} <{letter.sender_address}> ",
        f"Date: {when} ",
        f"To: {letter.to_name} <{letter.to_address}> ",
        f"Subject: {letter.subject} ",
    )
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head>'
        f'<body dir="auto">{divs(words, _AUTO)}<div dir="auto"><br></div>'
        '<div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" '
        'dir="auto">Sent from my Galaxy</div></div><div dir="auto"><br></div>'
        '<div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000">'
        + "".join(f"<div>{escape(line, quote=False)}</div>" for line in lines)
        + f"<div><br></div></div>{with_styles(letter)}</body></html>"
    )
    quoted = flatten(inner(letter), cells="none", links="none")
    plain = f"{words}\n\n\nSent from my Galaxy\n\n\n" + "\n".join(lines) + f"\n\n{quoted}\n"
    return Reply(plain=plain, html=html)


# Knowledge: Yahoo Mail web 2019-2024 (mailing list archives): ydp...yahoo-style-wrap,
# yahoo_quoted_<number>, two empty lines, yiv prefixes; the text part is indented, tables in bars.
@register(FORMS, "Yahoo Mail web, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {weekday}, {month} {d}, {y} at {hh}:{M}:{S} {ap} GMT+2, ")
    attribution = when + f"{letter.sender_name} <{letter.sender_address}> wrote:"
    body = prefixed(without_styles(letter), "yiv4800384824")
    body = body.replace("<br>", '<br clear="none">')
    html = (
        '<html><head></head><body><div class="ydpca2ac98byahoo-style-wrap" '
        'style="font-family:Helvetica Neue, Helvetica, Arial, sans-serif;font-size:13px;">'
        f"<div></div>\n        {divs(words, _YAHOO_LINE)}"
        "<div><br></div>\n        \n        </div>"
        '<div id="yahoo_quoted_4922596405" class="yahoo_quoted">\n'
        "            <div style=\"font-family:'Helvetica Neue', Helvetica, Arial, sans-serif;"
        'font-size:13px;color:#26282a;">\n                \n                <div>\n'
        f"                    {escape(attribution, quote=False)}\n                </div>\n"
        "                <div><br></div>\n                <div><br></div>\n"
        f'                <div><div id="yiv4800384824">{targets(body)}</div></div>\n'
        "            </div>\n        </div></body></html>"
    )
    quoted = flatten(inner(letter), cells="bar", links="none")
    plain = f" {words}\n\n    {attribution}  \n \n {quoted}  "
    return Reply(plain=plain, html=html)


# Knowledge: GMX web mail (mailing list archives 2014-2024): HTML only, name="quote",
# name="quoted-content", Gesendet/Von/An/Betreff.
@register(FORMS, "GMX web, German")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {dd}. {month} {y} um {HH}:{M} Uhr", "de")
    html = (
        '<html><head></head><body><div style="font-family: Verdana;font-size: 12.0px;">'
        f"{divs(words, blank='&nbsp;')}\n\n<div>&nbsp;\n<div>&nbsp;\n"
        '<div name="quote" style="margin:10px 5px 5px 10px; padding: 10px 0 10px 10px; '
        "border-left:2px solid #C3D9E5; word-wrap: break-word; -webkit-nbsp-mode: space; "
        '-webkit-line-break: after-white-space;">\n'
        f'<div style="margin:0 0 10px 0;"><b>Gesendet:</b>&nbsp;{sent}<br/>\n'
        f"<b>Von:</b>&nbsp;&quot;{esc(letter.sender_name)}&quot; "
        f"&lt;{letter.sender_address}&gt;<br/>\n<b>An:</b>&nbsp;{letter.to_address}<br/>\n"
        f"<b>Betreff:</b>&nbsp;{esc(letter.subject)}</div>\n\n"
        f'<div name="quoted-content">\n{without_styles(letter)}\n</div>\n</div>\n</div>\n'
        "</div></div></body></html>\n"
    )
    return Reply(plain=None, html=html, subject=f"Aw: {letter.subject}")


# Knowledge: mail.ru web (talon fixture mail_ru.html and received letters): text part quoted
# with ">", HTML blockquote with a left border, "Понедельник, 1 сентября ..., 15:03 +03:00 от".
@register(FORMS, "Mail.ru web, Russian")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{weekday}, {d} {month} {y}, {H}:{M} {zc} от", "ru", hours=3)
    attribution = when[0].upper() + when[1:]
    html = (
        f'\n<HTML><BODY>{divs(words)}<div>&nbsp;</div><div data-signature-widget="container">'
        '<div data-signature-widget="content"><div>--<br>'
        f"{esc(letter.to_name)}</div></div></div><div>&nbsp;</div>"
        '<blockquote style="border-left:1px solid #0857A6; margin:10px; padding:0 0 0 10px;">'
        f"{attribution} {esc(letter.sender_name)} &lt;{letter.sender_address}&gt;:<br>&nbsp;"
        '<div id=""><div class="js-helper js-readmsg-msg"><div>'
        f'<div id="style_17567281830000000000_BODY">{targets(without_styles(letter))}'
        "</div></div></div></div></blockquote></BODY></HTML>\n"
    )
    quoted = flatten(inner(letter), cells="space", links="none")
    plain = (
        f"\n{words}\n \n--\n{letter.to_name}\n \n>{attribution} {letter.sender_name} "
        f"<{letter.sender_address}>:\n> \n{quote(quoted, '>', bare='>')}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: QQ Mail web (LTP and git archives): "原始邮件" between rules of dashes, entities
# left over in its text part ("&gt;", "&nbsp;"), From/Date/To/Subject in a grey box.
@register(FORMS, "QQ Mail web, Chinese")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{y}年{m}月{d}日({weekday}) {part}{h}:{M}", "zh", hours=8)
    rule = "------------------&nbsp;原始邮件&nbsp;------------------"
    rows = (
        ("发件人:", f'"{letter.sender_name}"', f"&lt;{letter.sender_address}&gt;;"),
        ("发送时间:", when, ""),
        ("收件人:", f'"{letter.to_name}"', f"&lt;{letter.to_address}&gt;;<wbr>"),
        ("主题:", esc(letter.subject), ""),
    )
    html = (
        f"{divs(words)}<div><br></div><div><br></div><div><includetail><div>"
        '<div style="font-size: 12px;font-family: Arial Narrow;padding:2px 0 2px 0;">'
        f'{rule}</div><div style="font-size: 12px;background:#efefef;padding:8px;">'
        + "".join(f"<div><b>{label}</b>&nbsp;{text}{rest}</div>" for label, text, rest in rows)
        + f"</div><div><br></div>{with_styles(letter)}</div><!--<![endif]--></includetail></div>"
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = (
        f"{words}\n\n\n{rule}\n"
        + "\n".join(
            f"{label}&nbsp;{text}{rest.replace('&lt;', '<').replace('<wbr>', '')}"
            for label, text, rest in rows
        )
        + f"\n\n\n\n{quoted.replace('>', '&gt;')}"
    )
    return Reply(plain=plain, html=html, charset="gb18030", subject=f"回复：{letter.subject}")


# Knowledge: Naver Mail web: "-----Original Message-----", <b>From:</b> with entities, a
# tracking image at the end, text part with the same block.
@register(FORMS, "Naver Mail web, Korean")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{y}-{mm}-{dd} ({wd}) {HH}:{M}:{S} (GMT+09:00)", "ko", hours=9)
    html = (
        "<html><head><style>p{margin-top:0px;margin-bottom:0px;}</style></head><body>"
        '<div style="font-size:10pt; font-family:Gulim;">'
        f"{paragraphs(words, blank='&nbsp;')}<p>&nbsp;</p>"
        '<div class="replied_message"><p style="font-size:10pt;font-family:sans-serif;'
        'padding:0 0 0 10pt"><span>-----Original Message-----</span><br>'
        f"<b>From:</b> &quot;{esc(letter.sender_name)}&quot;&lt;{letter.sender_address}&gt;<br>"
        f"<b>To:</b> {esc(letter.to_name)}&lt;{letter.to_address}&gt;; <br><b>Cc:</b> <br>"
        f"<b>Sent:</b> {sent}<br><b>Subject:</b> {esc(letter.subject)}<br>&nbsp;<br></p>"
        f"{with_styles(letter)}</div></div>"
        '<img src="https://mail.naver.com/readReceipt/notify/?img=b%2Bjm%2FN7d.gif" border="0">'
        "</body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="none", images="none")
    plain = (
        f'{words}\n \n-----Original Message-----\nFrom: "{letter.sender_name}"'
        f"<{letter.sender_address}>\nTo: {letter.to_name}<{letter.to_address}>; \nCc: \n"
        f"Sent: {sent}\nSubject: {letter.subject}\n \n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"RE: {letter.subject}")


# Knowledge: Proton Mail web 2022-2024 (mailing list archives, Proton's open web client):
# protonmail_signature_block, protonmail_quote; the text part keeps Markdown links.
@register(FORMS, "Proton Mail web, English")
def _(letter: Letter, words: str) -> Reply:
    date = letter.date
    when = dated(letter, "On {weekday}, {month} ") + ordinal(date.day)
    when += dated(letter, ", {y} at {h}:{M} {ap}")
    attribution = f"{when}, {letter.sender_name} <{letter.sender_address}> wrote:"
    style = 'style="font-family: Arial, sans-serif; font-size: 14px;"'
    html = (
        f"{divs(words, style)}<div {style}><br></div>"
        '<div class="protonmail_signature_block" '
        'style="font-family: Arial, sans-serif; font-size: 14px;">\n'
        '    <div class="protonmail_signature_block-user protonmail_signature_block-empty">'
        "</div>\n"
        '    <div class="protonmail_signature_block-proton">\n'
        '        Sent with <a target="_blank" href="https://proton.me/mail/home">Proton Mail</a>'
        " secure email.\n    </div>\n</div>\n"
        f'<div {style}><br></div><div class="protonmail_quote">\n'
        f"        {escape(attribution, quote=False)}<br>\n"
        f'        <blockquote class="protonmail_quote" type="cite">\n'
        f"            {with_styles(letter)}\n        </blockquote><br>\n    </div>"
    )
    quoted = flatten(inner(letter), cells="newline", links="markdown", images="none")
    plain = (
        f"{words}\n\nSent with [Proton Mail](https://proton.me/mail/home) secure email.\n\n"
        f"{attribution}\n\n{quote(quoted)}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Fastmail web (mailing list archives 2022-2025): "On Mon, 1 Sep 2025, at 14:03,",
# blockquote id="qt", classes with "qt-"; "> " also on empty lines.
@register(FORMS, "Fastmail web, English")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "On {wd}, {d} {mon} {y}, at {HH}:{M}, ")
    attribution += f"{letter.sender_name} wrote:"
    html = (
        "<!DOCTYPE html><html><head><title></title><style>p.MsoNormal,p.MsoNoSpacing{margin:0}"
        f"</style></head><body>{divs(words)}<div><br></div><div>{esc(attribution)}</div>"
        '<blockquote type="cite" id="qt" style="">'
        f"{prefixed(without_styles(letter), 'qt-')}</blockquote><div><br></div></body></html>"
    )
    quoted = flatten(inner(letter), cells="newline", links="angle")
    plain = f"{words}\n\n{attribution}\n{quote(wrap(quoted, 72), bare='> ')}\n"
    return Reply(plain=plain, html=html)


# Knowledge: Spark for Mac/iOS (qemu-devel and OpenBMC archives): messageBodySection,
# messageReplySection, ", wrote:", spark_quote.
@register(FORMS, "Spark, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {d} {mon} {y} at {HH}:{M} {z}, ")
    html = (
        '<html xmlns="http://www.w3.org/1999/xhtml">\n<head>\n<title></title>\n</head>\n<body>\n'
        f'<div name="messageBodySection">\n<div dir="auto">{breaks(words, _SPARK_BREAK)}</div>\n'
        '</div>\n<div name="messageSignatureSection"><br />\n<div class="matchFont">'
        'Sent from <a href="https://sparkmailapp.com/source?from=signature">Spark</a></div>\n'
        f'</div>\n<div name="messageReplySection">{when}{esc(letter.sender_name)} '
        f"&lt;{letter.sender_address}&gt;, wrote:<br />\n"
        '<blockquote type="cite" class="spark_quote" style="margin: 5px 5px; padding-left: 10px;'
        ' border-left: thin solid #1abc9c;">'
        f"{with_styles(letter)}</blockquote>\n</div>\n</body>\n</html>\n"
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    plain = (
        f"{words}\n\nSent from Spark\n{when}{letter.sender_name} "
        f"<{letter.sender_address}>, wrote:\n{quote(quoted)}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: eM Client 9 (linux-kernel archives): "------ Original Message ------", quoted names
# in the header block, no blank behind ">", format=flowed, subject "Re[2]:".
@register(FORMS, "eM Client, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{m}/{d}/{y} {h}:{M}:{S} {ap}")
    html = (
        '<html><head>\n<style id="css_styles" type="text/css">'
        "blockquote.cite { margin-left: 5px; margin-right: 0px; padding-left: 10px; "
        "padding-right:0px; border-left: 1px solid #cccccc }</style></head><body>"
        f"{divs(words)}<div><br /></div>\n"
        f'<div id="xb4f0f0c5d3c64"><div>------ Original Message ------</div>\n'
        f'<div>From "{esc(letter.sender_name)}" &lt;{mailto(letter.sender_address)}&gt;</div>\n'
        f'<div>To "{esc(letter.to_name)}" &lt;{mailto(letter.to_address)}&gt;</div>\n'
        f"<div>Date {when}</div>\n<div>Subject {esc(letter.subject)}</div></div><div><br /></div>"
        '\n<div id="x3f1c7e0d2b1a4" class="cite2"><blockquote cite="'
        f'{letter.message_id.strip("<>")}" type="cite" class="cite2">\n'
        f"{with_styles(letter)}</blockquote></div>\n</body></html>"
    )
    quoted = flatten(inner(letter), cells="tab", links="angle", images="alt")
    plain = (
        f'{flow(words)}\n\n------ Original Message ------\nFrom "{letter.sender_name}" '
        f'<{letter.sender_address}>\nTo "{letter.to_name}" <{letter.to_address}>\n'
        f"Date {when}\nSubject {letter.subject}\n\n{quote(quoted, '>', bare='>')}\n"
    )
    return Reply(plain=plain, html=html, flowed=True, subject=f"Re[2]: {letter.subject}")


# Knowledge: The Bat! with its default Russian templates: greeting, quote marked with the
# initials, words below, "-- " and "С уважением,".
@register(FORMS, "The Bat!, Russian")
def _(letter: Letter, words: str) -> Reply:
    mark = f"{initials(letter.sender_name)}> "
    when = dated(letter, "{d} {month} {y} г., {H}:{M}:{S}", "ru", hours=3)
    plain = (
        f"Здравствуйте, {first_name(letter)}.\n\n"
        f"Вы писали {when}:\n\n{quote(wrap(letter.text, 65), mark, bare='')}\n\n{words}\n\n"
        f"-- \nС уважением,\n {letter.to_name}                          "
        f"mailto:{letter.to_address}\n"
    )
    return Reply(plain=plain, html=None, charset=charset_for(plain, "windows-1251"))


# Knowledge: mutt's default attribution ("On %d, %n wrote:"), answer below the whole quote.
@register(FORMS, "mutt below the quote, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {mon} {dd}, {y} at {hh}:{M}:{S}{ap} {z}, ")
    plain = f"{when}{letter.sender_name} wrote:\n{quote(letter.text, bare='> ')}\n\n{words}\n"
    return Reply(plain=plain, html=None, charset=charset_for(plain, "us-ascii"))


# Knowledge: neomutt users who cut the quote to the line they answer; signature with "-- ".
@register(FORMS, "neomutt with a cut quote, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "* {y}-{mm}-{dd} {HH}:{M}:{S} {z}, ")
    plain = (
        f"{when}{letter.sender_name} <{letter.sender_address}> wrote:\n"
        f"{quote(few_lines(letter.text, 2), bare='>')}\n> [...]\n\n{words}\n\n-- \n"
        f"{letter.to_name}\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: Alpine 2.2x, default "On Mon, 1 Sep 2025, Name wrote:", flowed, top post.
@register(FORMS, "Alpine, English")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "On {wd}, {d} {mon} {y}, ") + f"{letter.sender_name} wrote:"
    plain = f"{flow(words)}\n\n{attribution}\n\n{quote(letter.text)}\n"
    return Reply(plain=plain, html=None, flowed=True)


# Knowledge: Gnus with Supercite: '>>>>> "Bo" == Bo Ek <bo@...> writes:', initials as marks.
@register(FORMS, "Gnus with Supercite, English")
def _(letter: Letter, words: str) -> Reply:
    given = first_name(letter)
    mark = f"    {given}> "
    plain = (
        f'>>>>> "{given}" == {letter.sender_name} <{letter.sender_address}> writes:\n\n'
        f"{quote(letter.text, mark, bare='')}\n\n{words}\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: Lotus/HCL Notes 9 in German: "Von:", "An:", "Datum:", "Betreff:" with tabs, then
# "Gesendet von:"; the text part is indented and tables lose their shape.
@register(FORMS, "HCL Notes, German")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{dd}.{mm}.{y} {HH}:{M}")
    grey = '<font size=1 color=#5f5f5f face="sans-serif">'
    black = '<font size=1 face="sans-serif">'
    rows = (
        ("Von:", f"&quot;{esc(letter.sender_name)}&quot; &lt;{letter.sender_address}&gt;"),
        ("An:", letter.to_address),
        ("Datum:", when),
        ("Betreff:", esc(letter.subject)),
    )
    html = (
        "\n".join(
            f'<font size=2 face="sans-serif">{esc(line)}</font><br>' for line in words.split("\n")
        )
        + "\n<br>\n<br>\n<br>\n"
        + "<br>\n".join(
            f"{grey}{label} &nbsp; &nbsp; &nbsp; &nbsp;</font>{black}{text}</font>"
            for label, text in rows
        )
        + f"<br>\n<hr noshade>\n<br>\n<br>\n{without_styles(letter)}\n<br>\n"
    )
    quoted = flatten(inner(letter), cells="newline", links="none", images="none")
    plain = (
        f"{words}\n\n\n\n"
        f'Von:    "{letter.sender_name}" <{letter.sender_address}>\n'
        f"An:     {letter.to_address}\nDatum:  {when}\nBetreff:        {letter.subject}\n\n\n\n"
        f"{refill(quoted, 76)}\n\n\n\n"
    )
    return Reply(plain=plain, html=html, subject=f"Antwort: {letter.subject}")


# Knowledge: Roundcube 1.4-1.6 (amd-gfx and openwrt-devel archives), French: id="reply-intro",
# "a écrit :", blockquote with the blue border, ids with "v1"; replybody1. Text part by
# rcube_html2text: two tabs before and a line end behind cells, no images, mailto: links unlisted.
@register(FORMS, "Roundcube, French")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "Le {y}-{mm}-{dd} {HH}:{M}, ") + f"{letter.sender_name} a écrit"
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8" />'
        "</head><body style='font-size: 10pt; font-family: Verdana,Geneva,sans-serif'>\n"
        f"{paragraphs(words, blank='<br />')}\n<p><br /></p>\n"
        f'<p id="reply-intro">{esc(attribution)}&nbsp;:</p>\n'
        '<blockquote type="cite" style="padding: 0 0.4em; border-left: #1010ff 2px solid; '
        f'margin: 0">\n<div id="replybody1">\n{prefixed(without_styles(letter), "v1")}\n</div>\n'
        "</blockquote>\n<p><br /></p>\n</body></html>\n"
    )
    quoted = re.sub(r"\n\s+\n", "\n\n", flatten(inner(letter), cells="tabs", links="none"))
    plain = f"{wrap(words, 72)}\n\n{attribution} :\n\n{quote(wrap(quoted, 70))}\n \n\n"
    return Reply(plain=plain, html=html)


# Knowledge: Zimbra 8/9 web (usrp-users, coccinelle archives), Italian: zwchr, __HEADERS__,
# __QUOTED_TEXT__; text part "----- Messaggio originale -----", unmarked.
@register(FORMS, "Zimbra web, Italian")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {d} {month} {y} {H}:{M}:{S}", "it")
    sent = sent[0].upper() + sent[1:]
    html = (
        '<html><body><div style="font-family: arial, helvetica, sans-serif; font-size: 12pt; '
        f'color: #000000">{divs(words, blank=_MCE_BREAK)}<div><br></div>'
        '<hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>Da: </b>'
        f'"{esc(letter.sender_name)}" &lt;{letter.sender_address}&gt;<br><b>A: </b>'
        f'"{esc(letter.to_name)}" &lt;{letter.to_address}&gt;<br><b>Inviato: </b>{sent}<br>'
        f"<b>Oggetto: </b>{esc(letter.subject)}<br></div><div><br></div>"
        f'<div data-marker="__QUOTED_TEXT__">{with_styles(letter)}</div></div></body></html>'
    )
    quoted = flatten(inner(letter), cells="space", links="bracket", images="bracket")
    plain = (
        f'{words} \n\n\nDa: "{letter.sender_name}" <{letter.sender_address}> \n'
        f'A: "{letter.to_name}" <{letter.to_address}> \nInviato: {sent} \n'
        f"Oggetto: {letter.subject} \n\n{quoted} \n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Mailspring 1.x (its open source): gmail_quote nylas-quote; HTML only on most sends,
# with the quoted images as data: addresses.
@register(FORMS, "Mailspring, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {mon} {d} {y}, at {h}:{M} {ap}, ").replace(" AM", " am")
    attribution = f"{when}{letter.sender_name} <{letter.sender_address}> wrote:"
    signature = (
        '<signature id="initial"><div><div>Sent from <a href="https://getmailspring.com/">'
        "Mailspring</a>, the best free email app for work</div></div></signature>"
    )
    html = (
        f"{divs(words)}<br/>{signature}"
        '<div class="gmail_quote nylas-quote nylas-quote-id-'
        f'{escape(letter.message_id)}">\n            <br/>\n'
        f"            {escape(attribution)}\n            <br/>\n"
        '            <blockquote class="gmail_quote"\n              style="margin:0 0 0 .8ex;'
        f'border-left:1px #ccc solid;padding-left:1ex;">\n{sources(with_styles(letter), _DATA)}\n'
        "            </blockquote>\n          </div>"
    )
    return Reply(plain=None, html=html)


# Knowledge: BlueMail (usrp-users and media archives): tmjah comments, gmail_quote directly
# with the attribution, "Sent from BlueMail"; text part as K-9's.
@register(FORMS, "BlueMail, Spanish")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "El {d} de {mon}. de {y}, en {HH}:{M}, ", "es")
    name, address = letter.sender_name, letter.sender_address
    marked = "<br>\n".join(
        f"<!-- tmjah_g_1299s -->{esc(line)}<!-- tmjah_g_1299e -->" if line else ""
        for line in words.split("\n")
    )
    html = (
        f'<html><head></head><body><div dir="auto">{marked}<br><br></div>\n'
        '<div dir="auto"><!-- tmjah_g_1299s -->Obtén <!-- tmjah_g_1299e -->'
        '<a href="https://bluemail.me/download/"><!-- tmjah_g_1299s -->BlueMail para Android'
        "<!-- tmjah_g_1299e --></a><!-- tmjah_g_1299s --> <!-- tmjah_g_1299e --></div>\n"
        f'<div class="gmail_quote" >{when}{esc(name)} '
        f'&lt;<a href="mailto:{address}" target="_blank">{address}</a>&gt; escribió:'
        '<blockquote class="gmail_quote" style="margin: 0pt 0pt 0pt 0.8ex; '
        'border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">\n'
        f"{with_styles(letter)}</blockquote></div></body></html>"
    )
    quoted = flatten(inner(letter), cells="none", links="angle")
    plain = (
        f"{words}\n\nObtén BlueMail para Android \u200b\n\n{when}{name} "
        f"<{address}> escribió:\n\n{quote(quoted, '>', bare='>')}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Outlook 2016 behind a gateway: "[EXTERNAL]" banner inside what is quoted, corporate
# disclaimer appended by the server to both parts, "[cid:image001.gif@01D...]<mailto:...>" for
# linked images in the quoted text (letters in public archives).
@register(FORMS, "Outlook 2016 with gateway banner and disclaimer, English (UK)")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{dd} {month} {y} {HH}:{M}")
    banner = (
        "CAUTION: This email originated from outside of the organisation. Do not click links "
        "or open attachments unless you recognise the sender and know the content is safe."
    )
    disclaimer = (
        "This e-mail and any attachments are confidential and intended solely for the "
        "addressee. If you have received this e-mail in error please notify the sender and "
        "delete it. Ekdata Ltd, Company No. 01234567. Registered office: 1 High Street, York."
    )
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">'
        '<meta name="Generator" content="Microsoft Word 15 (filtered medium)"></head>\n'
        '<body lang="EN-GB" link="#0563C1" vlink="#954F72">\n<div class="WordSection1">\n'
        + mso(words, '<span style="mso-fareast-language:EN-US">{}</span>')
        + '\n<p class="MsoNormal"><span style="mso-fareast-language:EN-US"><o:p>&nbsp;</o:p>'
        '</span></p>\n<div>\n<div style="border:none;border-top:solid #E1E1E1 1.0pt;'
        'padding:3.0pt 0cm 0cm 0cm">\n<p class="MsoNormal"><b><span lang="EN-US">From:</span>'
        f'</b><span lang="EN-US"> {esc(letter.sender_name)} [mailto:{letter.sender_address}]'
        f"<br>\n<b>Sent:</b> {sent}<br>\n<b>To:</b> {esc(letter.to_name)}<br>\n"
        f"<b>Subject:</b> [EXTERNAL] {esc(letter.subject)}<o:p></o:p></span></p>\n</div>\n"
        '</div>\n<p class="MsoNormal"><o:p>&nbsp;</o:p></p>\n'
        '<table border="0" cellspacing="0" cellpadding="0" style="background:#FFEB9C"><tr>'
        f'<td style="padding:3.75pt"><p class="MsoNormal"><b>{banner}</b></p></td></tr></table>\n'
        f"{without_styles(letter)}\n</div>\n<br>\n"
        f'<p style="font-size:8pt;color:gray">{disclaimer}</p>\n</body></html>\n'
    )
    quoted = flatten(inner(letter), cells="newline", links="tight", images="cid")
    plain = (
        f"{words}\n\nFrom: {letter.sender_name} [mailto:{letter.sender_address}]\nSent: {sent}\n"
        f"To: {letter.to_name}\nSubject: [EXTERNAL] {letter.subject}\n\n{banner}\n\n{quoted}\n\n"
        f"{disclaimer}\n"
    )
    return Reply(plain=plain, html=html, subject=f"RE: [EXTERNAL] {letter.subject}")


# Knowledge: Gmail web where Avast adds its footer between the words and the quote.
@register(FORMS, "Gmail web with Avast footer, Dutch")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Op {wd} {d} {mon} {y} om {HH}:{M} schreef", "nl")
    name, address = letter.sender_name, letter.sender_address
    link = "https://www.avast.com/sig-email?utm_medium=email&utm_source=link"
    html = (
        f'<div dir="ltr">{first_bare_divs(words)}</div>'
        '<div id="DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2"><br><table style="border-top:1px solid '
        '#d3d4de"><tbody><tr><td style="width:55px;padding-top:13px">'
        f'<a href="{escape(link)}" target="_blank"><img src="https://s-install.avcdn.net/ipm/'
        'preview/icons/icon-envelope-tick-round-orange-animated-no-repeat-v1.gif" alt="" '
        'width="46" height="29"></a></td><td style="width:470px;padding-top:12px;'
        'color:#41424e;font-size:13px">Virusvrij.'
        f'<a href="{escape(link)}" target="_blank">www.avast.com</a></td></tr></tbody></table>'
        '<a href="#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2" width="1" height="1"></a></div><br>'
        '<div class="gmail_quote"><div dir="ltr" class="gmail_attr">'
        f"{when} {esc(name)} &lt;{mailto(address)}&gt;:<br></div>{_GMAIL_BLOCKQUOTE}"
        f"{targets(without_styles(letter))}</blockquote></div>\n"
    )
    plain = (
        f"{wrap(words)}\n\n<{link}>\nVirusvrij.www.avast.com\n<{link}>\n"
        "<#DAB4FAD8-2DD7-40BB-A1B8-4E2AA1F9FDF2>\n\n"
        f"{wrap(f'{when} {name} <{address}>:', 78)}\n\n{quote(_gmail_text(letter))}\n"
    )
    return Reply(plain=plain, html=html)


# Knowledge: Outlook Express 6 (linux-kernel archives 2001-2006), Polish: "----- Original
# Message -----" with a blank, lines broken off without a mark.
@register(FORMS, "Outlook Express, Polish")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday}, {d} {month} {y} {HH}:{M}", "pl")
    plain = (
        f"{words}\n\n----- Wiadomość oryginalna ----- \n"
        f'Od: "{letter.sender_name}" <{letter.sender_address}>\n'
        f'Do: "{letter.to_name}" <{letter.to_address}>\nWysłano: {sent}\n'
        f"Temat: {letter.subject}\n\n\n{wrap(quote(letter.text), 76)}\n"
    )
    charset = charset_for(plain, "iso-8859-2")
    return Reply(plain=plain, html=None, charset=charset, subject=f"Odp: {letter.subject}")


# Knowledge: Yandex Mail web text replies (git and bpf archives): "01.09.2025, 14:03, "Name"
# <address>:", ">" and the words above.
@register(FORMS, "Yandex Mail web plain text, Russian")
def _(letter: Letter, words: str) -> Reply:
    attribution = dated(letter, "{dd}.{mm}.{y}, {HH}:{M}, ", hours=3)
    attribution += f'"{letter.sender_name}" <{letter.sender_address}>:'
    quoted = re.sub(r"(?m)^ ", "\u00a0", letter.text)
    plain = f"{words}\n\n{attribution}\n{quote(quoted)}\n\n-- \n{letter.to_name}\n"
    return Reply(plain=plain, html=None)


# Knowledge: Claws Mail default template ("On %date\n%from wrote:"), words between the quote.
@register(FORMS, "Claws Mail inline, English")
def _(letter: Letter, words: str) -> Reply:
    head, rest = first_paragraph(letter.text)
    when = dated(letter, "On {wd}, {dd} {mon} {y} {HH}:{M}:{S} {z}")
    plain = (
        f"{when}\n{letter.sender_name} <{letter.sender_address}> wrote:\n\n{quote(head)}\n\n"
        f"{words}\n\n{quote(rest)}\n"
    )
    return Reply(plain=plain, html=None)


# Knowledge: BlackBerry OS 5-7 (talon and email_reply_parser fixtures): signature of the carrier,
# "-----Original Message-----", Reply-To in the block, no In-Reply-To.
@register(FORMS, "BlackBerry OS, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{wd}, {dd} {mon} {y} {HH}:{M}:{S} ", hours=0)
    plain = (
        f"{words}\nSent from my BlackBerry® wireless device\n\n-----Original Message-----\n"
        f"From: {letter.sender_name} <{letter.sender_address}>\nDate: {when}\n"
        f"To: <{letter.to_address}>\nReply-To: {letter.reply_to}\nSubject: {letter.subject}\n\n"
        f"{letter.text}\n"
    )
    return Reply(plain=plain, html=None, charset=charset_for(plain, "windows-1252"), threads=False)


# Knowledge: Freshdesk's agent replies: HTML only, attribution in <p>, freshdesk_quote.
@register(FORMS, "Freshdesk, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {d} {mon} at {h}:{M} {ap} , ")
    html = (
        '<div style="font-family:-apple-system, BlinkMacSystemFont, Segoe UI, Roboto, Helvetica '
        f'Neue, Arial, sans-serif; font-size:14px">\n{divs(words, _AUTO)}\n'
        '<div dir="auto"><br></div>\n</div>\n<div class="freshdesk_quote">\n'
        f'<blockquote class="freshdesk_quote">{when}{esc(letter.sender_name)} '
        f"&lt;{letter.sender_address}&gt; wrote:<br>\n{with_styles(letter)}\n</blockquote>\n"
        "</div>\n"
    )
    return Reply(plain=None, html=html, threads=False)


# Knowledge: Mail of MIUI (linux archives): "在 Name <address>，<date>写道：" or "On Name
# <address>, <date> wrote:" and a quote without marks in the text part.
@register(FORMS, "Xiaomi Mail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{mon} {d}, {y} {h}:{M} {ap}")
    attribution = f"On {_name_and_address(letter)}, {when} wrote:"
    html = (
        f'<div dir="ltr">{breaks(words)}</div><br>'
        '<div class="elided-text"><div style="color:#797979">'
        f"{escape(attribution, quote=False)}</div><br>"
        '<blockquote class="quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;'
        f'padding-left:1ex">{with_styles(letter)}</blockquote></div>'
    )
    quoted = flatten(inner(letter), cells="newline", links="none")
    return Reply(plain=f"{words}\n{attribution}\n\n{quoted}\n", html=html, threads=False)


# Knowledge: AOL web mail (talon fixture aol.eml and its successor on Yahoo's base):
# "-----Original Message-----" with Sent as RFC date, aolmail prefixes, text part unmarked.
@register(FORMS, "AOL Mail web, English")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{wd}, {mon} {d}, {y} {h}:{M} ") + dated(letter, "{ap}").lower()
    lines = (
        "-----Original Message-----",
        f"From: {letter.sender_name} <{letter.sender_address}>",
        f"To: {letter.to_name} <{letter.to_address}>",
        f"Sent: {sent}",
        f"Subject: {letter.subject}",
    )
    html = (
        "<font color='black' size='2' face='arial'>"
        f"{divs(words)}\n<div> <br>\n</div>\n\n<div> <br>\n</div>\n\n"
        '<div style="font-family:arial,helvetica;font-size:10pt;color:black">'
        + "<br>\n".join(escape(line, quote=False) for line in lines)
        + '<br>\n<br>\n\n<div id="aolmail_yiv0987">'
        f"{prefixed(without_styles(letter), 'aolmail_')}</div>\n</div>\n</font>\n"
    )
    quoted = flatten(inner(letter), cells="space", links="none")
    plain = f"\n{words}\n\n \n \n" + "\n".join(lines) + f"\n\n\n{quoted}\n"
    return Reply(plain=plain, html=html)


# Knowledge: notmuch-emacs and notmuch reply: "On Mon, 01 Sep 2025, Name <address> wrote:".
@register(FORMS, "notmuch, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {dd} {mon} {y}, ")
    plain = f"{when}{_name_and_address(letter)} wrote:\n{quote(letter.text)}\n\n{words}\n"
    return Reply(plain=plain, html=None)


# Knowledge: SquirrelMail 1.4: "On Mon, September 1, 2025 2:03 pm, Name wrote:", "> ".
@register(FORMS, "SquirrelMail, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "On {wd}, {month} {d}, {y} {h}:{M} ") + dated(letter, "{ap}").lower()
    plain = (
        f"{words}\n\n{when}, {letter.sender_name} wrote:\n"
        f"{quote(wrap(letter.text, 76), bare='>')}\n>\n\n\n"
    )
    return Reply(plain=plain, html=None, charset=charset_for(plain, "iso-8859-1"))


# Knowledge: Postbox 7: "Name wrote on 9/1/25 14:03:", pbConvHr with the sender's link, cite=mid.
@register(FORMS, "Postbox, English")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "{m}/{d}/{yy} {HH}:{M}")
    name, address = letter.sender_name, letter.sender_address
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head>'
        f'<body>{breaks(words, _BREAK)}<br>\n<br>\n<blockquote style="border: 0px none;" '
        f'cite="mid:{letter.message_id.strip("<>")}" type="cite">\n'
        '  <div style="margin:30px 25px 10px 25px;" class="__pbConvHr"><div style="width:100%;'
        'border-top:2px solid #EDF1F4;padding-top:10px;">   <div style="display:inline-block;'
        'white-space:nowrap;vertical-align:middle;width:49%;">\n   \t<a moz-do-not-send="true" '
        f'href="mailto:{address}" style="color:#485664 !important;">{esc(name)}</a></div>   '
        '<div style="display:inline-block;white-space:nowrap;vertical-align:middle;width:48%;'
        f'text-align: right;">     <font color="#909AA4"><span style="padding-left:6px">{when}'
        "</span></font></div>    </div></div>\n"
        '  <div style="color:#909AA4;margin-left:24px;margin-right:24px;" '
        f'__pbrmquotes="true" class="__pbConvBody">{with_styles(letter)}</div>\n'
        "</blockquote>\n</body></html>\n"
    )
    quoted = flatten(inner(letter), cells="tab", links="angle", images="alt")
    plain = f"{flow(words)}\n\n{name} wrote on {when}:\n{quote(quoted)}\n"
    return Reply(plain=plain, html=html, flowed=True)


# Knowledge: Nine (9Folders) on Android: "Sent from Nine", then a block as Outlook's with <hr>.
@register(FORMS, "Nine, Italian")
def _(letter: Letter, words: str) -> Reply:
    sent = dated(letter, "{weekday} {d} {month} {y} {HH}:{M}", "it")
    html = (
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>'
        f'<body><div id="ninecontent" dir="auto">{divs(words)}<br></div>'
        '<div id="signature" dir="auto"><div>Inviato da <a href="http://www.9folders.com/">Nine'
        '</a></div></div><div id="quoted_header" style="clear:both;"><hr style="border:none;'
        'height:1px;color:#E1E1E1;background-color:#E1E1E1;">\n<div style="border:none;'
        'padding:3.0pt 0cm 0cm 0cm"><span style="font-size:11.0pt"><b>Da:</b> '
        f"{esc(letter.sender_name)} &lt;{letter.sender_address}&gt;<br>\n<b>Inviato:</b> {sent}"
        f"<br>\n<b>A:</b> {esc(letter.to_name)}<br>\n<b>Oggetto:</b> {esc(letter.subject)}<br>\n"
        f'</span></div></div><br type="attribution"><div id="quoted_body">{with_styles(letter)}'
        "</div></body></html>"
    )
    quoted = flatten(inner(letter), cells="tab", links="tight", images="bracket")
    plain = (
        f"{words}\n\n\nInviato da Nine<http://www.9folders.com/>\n"
        f"________________________________\nDa: {_name_and_address(letter)}\nInviato: {sent}\n"
        f"A: {letter.to_name}\nOggetto: {letter.subject}\n\n{quoted}\n"
    )
    return Reply(plain=plain, html=html, subject=f"R: {letter.subject}")


# Knowledge: Missive: missive_quote, attribution in <div class="missive_attr">-like block.
@register(FORMS, "Missive, Danish")
def _(letter: Letter, words: str) -> Reply:
    when = dated(letter, "Den {d}. {month} {y} kl. {HH}.{M}, ", "da")
    name, address = letter.sender_name, letter.sender_address
    html = (
        f'{divs(words)}<div><br></div><div class="missive_quote">{when}{esc(name)} '
        f'&lt;<a href="mailto:{address}">{address}</a>&gt; skrev:<br>'
        '<blockquote class="missive_quote" style="margin:0 0 0 .8ex;border-left:1px #ccc solid;'
        f'padding-left:1ex">{targets(without_styles(letter))}</blockquote></div>'
    )
    quoted = flatten(inner(letter), cells="newline", links="angle", images="gmail")
    plain = f"{words}\n\n{when}{name} <{address}> skrev:\n{quote(quoted)}\n"
    return Reply(plain=plain, html=html)
