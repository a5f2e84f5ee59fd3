"""What happens to a board of linked images in a quote: written out, broken, cut, answered within.

Each form is what a program is known to do (see the comments), at its worst: a plain quote of such
a board has up to 60 kB.
"""

import re
from email.utils import formataddr

from tests.mail.replies.forms import (
    Form,
    Letter,
    Reply,
    breaks,
    dated,
    divs,
    embarrassing_wrap,
    esc,
    flatten,
    flatten_numbered,
    gmail_cid,
    inner,
    outlook_cid,
    quote,
    register,
    renamed,
    sources,
    without_styles,
    wrap,
)

FORMS: dict[str, Form] = {}

_SENT = "{weekday}, {month} {d}, {y} {h}:{M} {ap}"
_CUT = 4_000


def _us(letter: Letter) -> str:
    return formataddr((letter.sender_name, letter.sender_address))


def _wrote(letter: Letter) -> str:
    when = dated(letter, "On {wd}, {mon} {d}, {y} at {h}:{M} {ap}")
    return wrap(f"{when} {_us(letter)} wrote:", 78)


def _block(letter: Letter) -> str:
    return (
        f"From: {_us(letter)}\nSent: {dated(letter, _SENT)}\nTo: {letter.to_name}\n"
        f"Subject: {letter.subject}"
    )


def _gmail(letter: Letter) -> str:
    return flatten(inner(letter), cells="space", images="gmail", stars=True)


def _half(text: str) -> tuple[str, str]:
    """The lines above and below the middle of a text, which is in the board."""
    lines = text.split("\n")
    return "\n".join(lines[: len(lines) // 2]), "\n".join(lines[len(lines) // 2 :])


# As w3m -dump writes the HTML part, which mutt quotes if told to: the names of the points in
# columns, each row with its number.
@register(FORMS, "mutt with w3m")
def _(letter: Letter, words: str) -> Reply:
    text = flatten(inner(letter), cells="space", links="none", images="alt")
    rows = re.sub(r"(?m)^(?:\d+ |)(?:\S{1,3} ){9,}\S{1,3}$", _in_columns, text)
    plain = f"{_wrote(letter)}\n{quote(wrap(rows, 72))}\n\n{words}\n"
    return Reply(plain=plain, html=None)


def _in_columns(row: re.Match[str]) -> str:
    return "".join(f"{cell:<4}" for cell in row[0].split()).rstrip()


# As lynx -dump does: a number before each link, and the list of all targets at the end.
@register(FORMS, "neomutt with lynx")
def _(letter: Letter, words: str) -> Reply:
    text, links = flatten_numbered(inner(letter), cells="space", images="alt", front=True)
    listed = links.replace("Links:\n------", "References\n").replace("] ", ". ").replace("[", " ")
    dump = wrap(text, 69) + "\n\n" + listed
    dump = "\n".join(f"   {line}".rstrip() for line in dump.split("\n"))
    plain = f"{words}\n\n{_wrote(letter)}\n\n{quote(dump)}\n"
    return Reply(plain=plain, html=None)


# Links that are broken off a quoted line stand in a line of their own without a mark.
@register(FORMS, "Gmail text that lost the marks of broken lines")
def _(letter: Letter, words: str) -> Reply:
    plain = f"{words}\n\n{_wrote(letter)}\n\n{embarrassing_wrap(quote(_gmail(letter)))}\n"
    return Reply(plain=plain, html=None)


@register(FORMS, "Gmail text without any mark")
def _(letter: Letter, words: str) -> Reply:
    plain = f"{words}\n\n{_wrote(letter)}\n\n{wrap(_gmail(letter), 76)}\n"
    return Reply(plain=plain, html=None)


# The writer clicked into the board, and answers there.
@register(FORMS, "Gmail text answered in the middle of the board")
def _(letter: Letter, words: str) -> Reply:
    above, below = _half(wrap(_gmail(letter), 76))
    plain = f"{_wrote(letter)}\n\n{quote(above)}\n\n{words}\n\n{quote(below)}\n"
    return Reply(plain=plain, html=None)


# Gmail and many gateways cut off what is long.
@register(FORMS, "Gmail text with a quote cut within the board")
def _(letter: Letter, words: str) -> Reply:
    quoted = quote(wrap(_gmail(letter), 76))[:_CUT]
    return Reply(plain=f"{words}\n\n{_wrote(letter)}\n\n{quoted}\n\n...\n", html=None)


@register(FORMS, "Outlook text cut within the board")
def _(letter: Letter, words: str) -> Reply:
    quoted = flatten(inner(letter), cells="tab", links="tight", images="bracket")[:_CUT]
    return Reply(plain=f"{words}\n\n{_block(letter)}\n\n{quoted}", html=None)


# "[cid:image001.png@01D...]<mailto:...>" where images have no text, all of a row in one line.
@register(FORMS, "Outlook text with content ids in rows")
def _(letter: Letter, words: str) -> Reply:
    quoted = flatten(inner(letter), cells="none", links="tight", images="cid")
    plain = f"{words}\n\n{'_' * 32}\n{_block(letter)}\n\n{quoted}\n"
    return Reply(plain=plain, html=None, subject=f"RE: {letter.subject}")


@register(FORMS, "Outlook.com without its HTML, answered below")
def _(letter: Letter, words: str) -> Reply:
    quoted = quote(flatten(inner(letter), cells="space", links="none", images="bracket"))
    return Reply(plain=f"{_wrote(letter)}\n{quoted}\n\n{words}\n", html=None)


# The same, with the images that the quote shows sent along again: with and without HTML beside.
@register(FORMS, "Outlook HTML alone with its images")
def _(letter: Letter, words: str) -> Reply:
    html = (
        f'<html><body>{divs(words)}<hr tabindex="-1"><div id="divRplyFwdMsg" dir="ltr">'
        f"{breaks(_block(letter))}</div>{renamed(without_styles(letter), outlook_cid)}"
        "</body></html>"
    )
    return Reply(plain=None, html=html, attached=True)


@register(FORMS, "Gmail HTML alone with its images")
def _(letter: Letter, words: str) -> Reply:
    html = (
        f'<div dir="ltr">{divs(words)}</div><br><div class="gmail_quote"><div dir="ltr" '
        f'class="gmail_attr">{esc(_wrote(letter))}<br></div><blockquote class="gmail_quote">'
        f"{renamed(without_styles(letter), gmail_cid)}</blockquote></div>"
    )
    return Reply(plain=None, html=html, attached=True)


# Web mailers that show each image from a place of their own, and let it stand in the reply.
@register(FORMS, "web mail with images of its own, below an unknown attribution")
def _(letter: Letter, words: str) -> Reply:
    own = "https://mail.example/?_task=mail&amp;_action=get&amp;_mbox=INBOX&amp;_part={}"
    html = f"{divs(words)}<p>{esc(_us(letter))} :</p>{sources(without_styles(letter), own)}"
    return Reply(plain=None, html=html)


# What is left where neither images nor mailto: links are allowed: the names at the edge.
@register(FORMS, "web mail that takes images and links out")
def _(letter: Letter, words: str) -> Reply:
    bare = re.sub(r"<img\b[^>]*>|</?a\b[^>]*>", "", without_styles(letter))
    html = f"{divs(words)}<p>{esc(_wrote(letter))}</p><blockquote>{bare}</blockquote>"
    return Reply(plain=f"{words}\n\n{_wrote(letter)}\n\n{quote(flatten(bare))}\n", html=html)
