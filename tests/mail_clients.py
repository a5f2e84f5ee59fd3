"""How mail programs write the answer to a letter of ours: the body of the reply, in text or HTML.

Each style gets the letter and what its reader writes, and gives the type and text of the body.
"""

import html
import re
import textwrap
from collections.abc import Callable

from corr.mail.read.html_words import html_to_words
from tests.mail.replies import forms
from tests.office import Post

Style = Callable[[Post, str], tuple[str, str]]

NAME, WHEN = "Club by mail", "Thu, Nov 28, 2024 at 8:42 PM"


def us(letter: Post) -> str:
    return f"{NAME} <{letter.reply_to}>"


def text_of(letter: Post) -> str:
    return letter.text.replace("\r\n", "\n").strip("\n")


def marked(text: str, mark: str = "> ") -> str:
    return "\n".join(f"{mark}{line}".rstrip() for line in text.strip("\n").split("\n"))


def block(letter: Post) -> str:
    return (
        f"From: {us(letter)}\nSent: Thursday, November 28, 2024 8:42 PM\n"
        f"To: Anna <anna@players.test>\nSubject: {letter.subject}"
    )


def without_marker(text: str) -> str:
    """The text from the first line after the marker on, as people cut it."""
    return re.sub(r"\A\s*(?:[^\n]*\n\n)?--[^\n]*\n", "", text).strip("\n")


def words(letter: Post, *, pictures: bool = False) -> list[str]:
    """The lines of the flattened HTML, a cell in each."""
    text = html_to_words(letter.html)[1 if pictures else 0]
    return [line for line in without_marker(text).split("\n") if line.strip()]


# -- plain text ----


def gmail_above(letter: Post, own: str) -> tuple[str, str]:
    return "plain", f"{own}\n\nOn {WHEN} {us(letter)} wrote:\n\n{marked(text_of(letter))}\n"


def gmail_broken_attribution(letter: Post, own: str) -> tuple[str, str]:
    head = f"Den tors 28 nov. 2024 kl 20:42 skrev {NAME} <\n{letter.reply_to}>:"
    return "plain", f"{own}\n\n{head}\n\n{marked(text_of(letter))}\n"


def thunderbird_below(letter: Post, own: str) -> tuple[str, str]:
    return "plain", f"On 28.11.2024 20:42, {NAME} wrote:\n{marked(text_of(letter))}\n\n{own}\n"


def mutt_between(letter: Post, own: str) -> tuple[str, str]:
    lines = text_of(letter).split("\n")
    half = len(lines) // 2
    above, below = ("\n".join(part) for part in (lines[:half], lines[half:]))
    return "plain", f"* {us(letter)} [2024-11-28]:\n{marked(above)}\n{own}\n{marked(below)}\n"


def outlook_above(letter: Post, own: str) -> tuple[str, str]:
    return "plain", f"{own}\n\n{block(letter)}\n\n{text_of(letter)}\n"


def outlook_below(letter: Post, own: str) -> tuple[str, str]:
    return "plain", f"-----Original Message-----\n{block(letter)}\n\n{text_of(letter)}\n\n{own}\n"


def outlook_between(letter: Post, own: str) -> tuple[str, str]:
    paragraphs = text_of(letter).split("\n\n")
    paragraphs.insert(len(paragraphs) // 2, own)
    return "plain", f"-----Original Message-----\n{block(letter)}\n\n" + "\n\n".join(paragraphs)


def outlook_pictures(letter: Post, own: str) -> tuple[str, str]:
    text = "\n".join(["[cid:board@club]", *words(letter, pictures=True)])
    return "plain", f"{own}\n\n________________________________\n{block(letter)}\n\n{text}\n"


def no_marks_above(letter: Post, own: str) -> tuple[str, str]:
    return "plain", f"{own}\n\n{without_marker(text_of(letter))}\n"


def no_marks_below(letter: Post, own: str) -> tuple[str, str]:
    return "plain", f"{without_marker(text_of(letter))}\n\n{own}\n"


def no_marks_second_half(letter: Post, own: str) -> tuple[str, str]:
    lines = text_of(letter).split("\n")
    return "plain", "\n".join((own, "", *lines[len(lines) // 2 :]))


def broken_anew(letter: Post, own: str) -> tuple[str, str]:
    paragraphs = (
        "\n".join(textwrap.wrap(" ".join(one.split()), 50))
        for one in without_marker(text_of(letter)).split("\n\n")
    )
    return "plain", "\n\n".join((own, *paragraphs))


def broken_behind_marks(letter: Post, own: str) -> tuple[str, str]:
    quote = "\n".join(
        f"> {line[:60].rpartition(' ')[0]}\n{line[:60].rpartition(' ')[2]}{line[60:]}"
        if len(line) > 60
        else f"> {line}"
        for line in text_of(letter).split("\n")
    )
    return "plain", f"{own}\n\nOn {WHEN} {us(letter)} wrote:\n{quote}\n"


def cells_as_lines(letter: Post, own: str) -> tuple[str, str]:
    return "plain", "\n".join((own, "", *words(letter)))


def cells_and_pictures(letter: Post, own: str) -> tuple[str, str]:
    seen = set(words(letter))
    lines = words(letter, pictures=True)
    shown = (line if line in seen else f"[image: {line}]" for line in lines)
    return "plain", "\n\n".join((own, *(textwrap.fill(line, 60) for line in shown)))


def cells_in_rows(letter: Post, own: str) -> tuple[str, str]:
    return "plain", own + "\n\n" + "\n".join(textwrap.wrap(" ".join(words(letter)), 70))


def hidden_line_above(letter: Post, own: str) -> tuple[str, str]:
    """As programs write a letter out that do not know what a style hides."""
    return "plain", f"{own}\n\n{html_to_words(letter.html)[1]}\n"


def pictures_with_links(letter: Post, own: str) -> tuple[str, str]:
    """As Gmail writes linked images out, with the marks of the quote lost."""
    text = forms.flatten(inner(letter), cells="space", images="gmail")
    return "plain", f"{own}\n\n{forms.wrap(text, 76)}\n"


def content_ids_with_links(letter: Post, own: str) -> tuple[str, str]:
    """As Outlook writes linked images out, below a header block."""
    text = forms.flatten(inner(letter), cells="newline", links="tight", images="cid")
    return "plain", f"{own}\n\n{block(letter)}\n\n{text}\n"


def names_in_rows(letter: Post, own: str) -> tuple[str, str]:
    """As browsers of text write a table of images out, without any sign of a quote."""
    return (
        "plain",
        f"{own}\n\n{forms.flatten(inner(letter), cells='space', links='none', images='alt')}\n",
    )


def names_run_together(letter: Post, own: str) -> tuple[str, str]:
    """The same with nothing between cells."""
    return (
        "plain",
        f"{own}\n\n{forms.flatten(inner(letter), cells='none', links='none', images='alt')}\n",
    )


def cut_within_the_board(letter: Post, own: str) -> tuple[str, str]:
    """As servers cut long quotes off."""
    lines = forms.flatten(inner(letter), cells="space", images="gmail").split("\n")
    return "plain", "\n".join((own, "", block(letter), "", *lines[: len(lines) // 2]))


def begun_within_the_board(letter: Post, own: str) -> tuple[str, str]:
    """As people cut a quote from its beginning, up to somewhere in the board."""
    lines = forms.flatten(inner(letter), cells="space", images="alt", links="none").split("\n")
    return "plain", "\n".join((own, "", *lines[len(lines) // 2 :]))


def without_links(letter: Post, own: str) -> tuple[str, str]:
    """As web mailers write HTML that take links and images away."""
    quote = re.sub(r"</?a\b[^>]*>|<img[^>]*>", "", inner(letter))
    return "html", f"<html><body>{said(own)}{quote}</body></html>"


def cells_parted(letter: Post, own: str) -> tuple[str, str]:
    lines = (f"{line}\n(link {at})" for at, line in enumerate(words(letter)))
    return "plain", "\n".join((own, "", *lines))


def links_written_out(letter: Post, own: str) -> tuple[str, str]:
    link = f"<mailto:{letter.reply_to}?subject=Re%3A&body=x>"
    lines = (f"{line} {link}" if len(line) < 20 else line for line in words(letter))
    return "plain", "\n".join((own, "", *lines))


def forwarded(letter: Post, own: str) -> tuple[str, str]:
    head = f"---------- Forwarded message ---------\n{block(letter)}"
    return "plain", f"{own}\n\n{head}\n\n\n{text_of(letter)}\n"


def translated(letter: Post, own: str) -> tuple[str, str]:
    head = f"Xyzzy plugh 28 {letter.reply_to}, frotz"
    return "plain", f"{own}\n\n{head}\n\n{marked(text_of(letter), '>')}\n"


# -- HTML ----


def inner(letter: Post) -> str:
    """The markup of our letter, as it stands within a reply."""
    return re.sub(r"(?is)^.*?<body[^>]*>|</body>.*$", "", letter.html)


def said(own: str) -> str:
    return "".join(f"<div>{html.escape(line) or '<br>'}</div>" for line in own.split("\n"))


def _quoting(before: str, after: str, *, below: bool = False) -> Style:
    def style(letter: Post, own: str) -> tuple[str, str]:
        quote = f"{before}{inner(letter)}{after}".replace("@US@", html.escape(us(letter)))
        parts = (quote, said(own)) if below else (said(own), quote)
        return "html", f"<html><body>{'<br>'.join(parts)}</body></html>"

    return style


_GMAIL = (
    (
        '<div class="gmail_quote gmail_quote_container"><div class="gmail_attr">On Thu, Nov'
        ' 28, 2024 at 8:42 PM @US@ wrote:<br></div><blockquote class="gmail_quote"'
        ' style="margin:0 0 0 .8ex;border-left:1px #ccc solid;padding-left:1ex">'
    ),
    "</blockquote></div>",
)
_BORDER = "border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"
_HEADS = "<p><b>From:</b> @US@<br><b>Sent:</b> Thursday<br><b>To:</b> A<br><b>Subject:</b> x</p>"


def no_container_without_marker(letter: Post, own: str) -> tuple[str, str]:
    quote = re.sub(r"(?s)<p[^>]*>-- .*?</p>", "", inner(letter), count=1)
    return "html", f"<html><body>{said(own)}{quote}</body></html>"


def board_alone(letter: Post, own: str) -> tuple[str, str]:
    tables = re.findall(r"(?s)<table(?:(?!<table).)*?</table>", inner(letter))
    board = max(tables, key=lambda one: one.count("mailto:"))
    return "html", f"<html><body>{said(own)}{board}{said('Best wishes')}</body></html>"


STYLES: dict[str, Style] = {
    one.__name__: one
    for one in (
        gmail_above,
        gmail_broken_attribution,
        thunderbird_below,
        mutt_between,
        outlook_above,
        outlook_below,
        outlook_between,
        outlook_pictures,
        no_marks_above,
        no_marks_below,
        no_marks_second_half,
        broken_anew,
        broken_behind_marks,
        cells_as_lines,
        cells_and_pictures,
        cells_in_rows,
        links_written_out,
        hidden_line_above,
        pictures_with_links,
        content_ids_with_links,
        names_in_rows,
        names_run_together,
        cut_within_the_board,
        begun_within_the_board,
        without_links,
        forwarded,
        translated,
        no_container_without_marker,
    )
} | {
    "gmail_html": _quoting(*_GMAIL),
    "gmail_html_below": _quoting(*_GMAIL, below=True),
    "outlook_html": _quoting(f'<div style="{_BORDER}">{_HEADS}</div>', ""),
    "outlook_web_html": _quoting(
        '<div id="appendonsend"></div><hr style="width:98%"><div id="divRplyFwdMsg" dir="ltr">'
        f"{_HEADS}</div>",
        "",
    ),
    "outlook_phone_html": _quoting(
        '<hr style="display:inline-block"><div id="x_divRplyFwdMsg">Fra: noen</div>', ""
    ),
    "windows_mail_html": _quoting(
        '<div style="border-top-color: rgb(229, 229, 229); border-top-style: solid;">&nbsp;</div>',
        "",
    ),
    "apple_html": _quoting(
        '<div><blockquote type="cite"><div>On 28 Nov 2024, at 20:42, @US@ wrote:</div>',
        "</blockquote></div>",
    ),
    "thunderbird_html_below": _quoting(
        '<div class="moz-cite-prefix">Le 28/11/2024 à 20:42, @US@ a écrit :</div>'
        '<blockquote type="cite" cite="mid:1@x">',
        "</blockquote>",
        below=True,
    ),
    "yahoo_html": _quoting('<div id="ydp1yahoo_quoted_1" class="ydp1yahoo_quoted">', "</div>"),
    "webde_html": _quoting('<div name="quote" style="margin:10px">', "</div>"),
    "proton_html": _quoting('<div class="protonmail_quote">', "</div>"),
    "spark_html": _quoting('<div name="messageReplySection">', "</div>"),
    "zimbra_html": _quoting(f'<hr id="zwchr" data-marker="__DIVIDER__"><div>{_HEADS}</div>', ""),
    "mail_ru_html": _quoting(
        "Четверг, 28 ноября 2024, 20:42 +03:00 от @US@:<br>"
        '<blockquote style="border-left:1px solid #0857A6; margin:10px">',
        "</blockquote>",
    ),
    "unknown_html": _quoting("<div><i>@US@ :</i></div>", ""),
    "no_container_html": _quoting("", ""),
}
"""Styles that keep nothing of what their writer says from us, by name."""
