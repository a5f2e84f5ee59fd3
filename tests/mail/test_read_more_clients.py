"""Replies as rarer mail programs write them say what their writers say."""

import html

import pytest

from tests.mail.read.test_read_replies import OWN, letters, reply
from tests.mail.read.test_read_replies import said as read
from tests.mail_clients import NAME, inner, marked, said, text_of, us
from tests.office import Post

__all__ = ["letters"]

# @OWN@ is what the writer says, @TEXT@ and @MARKED@ our letter, @US@ who sent it, @TO@ where to.
PLAIN = {
    "claws": "On Thu, 28 Nov 2024 20:42:13 +0100\n@US@ wrote:\n\n@MARKED@\n\n@OWN@\n",
    "roundcube": "@OWN@\n\nDen 2024-11-28 20:42, skrev @NAME@:\n@MARKED@\n",
    "marks alone": "@MARKED@\n\n@OWN@\n",
    "horde": "@OWN@\n\nCiterar @US@:\n\n@MARKED@\n",
    "icloud": "@OWN@\n\n> 28 nov. 2024 kl. 20:42 skrev @US@:\n> \n> \ufeff\n@MARKED@\n",
    "xiaomi": "@OWN@\n\n来自我的小米\n在 @US@，2024年11月28日 下午8:42写道：\n\n@TEXT@\n",
    "notes": (
        "@OWN@\n\n\n\n\nFrom:\t@US@\nTo:\tanna@players.test\nDate:\t28.11.2024 20:42\n"
        "Subject:\tyour move\n\n\n\n@TEXT@\n"
    ),
    "gnus": "@US@ writes:\n\n@MARKED@\n\n@OWN@\n",
    "gmx": (
        "Gesendet: Donnerstag, 28. November 2024 um 20:42 Uhr\nVon: @US@\nAn: anna@players.test\n"
        "Betreff: x\n@TEXT@\n\n@OWN@\n"
    ),
    "hotmail": (
        "@OWN@\n\n> From: @TO@\n> To: anna@players.test\n> Subject: x\n> Date: Thu, 28 Nov 2024\n"
        ">\n@MARKED@\n \t\t \t   \t\t  \n"
    ),
    "stars": (
        "@OWN@\n\n*From:* @US@\n*Sent:* Thursday, November 28, 2024 8:42 PM\n*To:* Anna\n"
        "*Subject:* x\n\n@TEXT@\n"
    ),
}
HTML = {
    "evolution": (
        "@OWN@<div>On Thu, 2024-11-28 at 20:42 +0100, @US@ wrote:</div><blockquote type=cite"
        ' style="border-left:2px #729fcf solid">@HTML@</blockquote>'
    ),
    "roundcube html": (
        "<p id=reply-intro>On 2024-11-28 20:42, @NAME@ wrote:</p><blockquote type=cite"
        ' style="border-left: #1010ff 2px solid; margin: 0">@HTML@</blockquote>@OWN@'
    ),
    "open-xchange": (
        '<div class="default-style">@OWN@</div><blockquote type="cite"><div>@US@ hat am'
        " 28.11.2024 20:42 CET geschrieben:</div><div><br></div>@HTML@</blockquote>"
    ),
    "hey": "@OWN@<br><blockquote>On November 28, 2024, @US@ wrote:<br>@HTML@</blockquote>",
    "superhuman": (
        '@OWN@<div class="gmail_extra"><div class="gmail_quote">On Thu, Nov 28, 2024 at 8:42 PM,'
        ' @NAME@ <span>&lt;<a href="mailto:@TO@">@TO@</a>&gt;</span> wrote:<br><blockquote'
        ' style="border-left:1px #ccc solid">@HTML@</blockquote></div></div>'
    ),
    "fastmail": (
        "@OWN@<div><br></div><div>On Thu, Nov 28, 2024, at 8:42 PM, @NAME@ wrote:<br></div>"
        '<blockquote type="cite" id="qt"><div id="qt-">@HTML@</div></blockquote>'
    ),
    "samsung": (
        '@OWN@<div id="composer_signature">Skickat från min Galaxy</div><div><br></div><div><div>'
        "-------- Originalmeddelande --------</div><div>Från: @US@</div><div>Datum: 2024-11-28"
        " 20:42 (GMT+01:00)</div><div>Till: anna@x</div><div>Ämne: x</div><div><br></div></div>"
        "@HTML@"
    ),
    "outlook on a mac": (
        '@OWN@<p>&nbsp;</p><div style="border-top:solid #B5C4DF 1.0pt"><p><b>From: </b>'
        "@US@<br><b>Date: </b>Thursday, 28 November 2024 at 20:42<br><b>To: </b>Anna<br>"
        "<b>Subject: </b>x</p></div><div>@HTML@</div>"
    ),
    "the new outlook": (
        '@OWN@<div id="mail-editor-reference-message-container"><hr style="width:98%"><div>'
        "<b>From:</b> @US@<br><b>Sent:</b> x</div>@HTML@</div>"
    ),
    "tuta": (
        "@OWN@<br><br>28 Nov 2024, 20:42 by @TO@:<br>"
        '<blockquote class="tutanota_quote">@HTML@</blockquote>'
    ),
    "newton": (
        '@OWN@<div class="cm_quote">On Thu, Nov 28, 2024 at 8:42 PM @US@ wrote:</div><div'
        ' id="oldcontent" style="border-left:1px solid #ccc"><blockquote>@HTML@</blockquote></div>'
    ),
    "edison": (
        '@OWN@<div id="edo-original"><blockquote style="border-left:1px #ccc solid"><div>On Nov'
        " 28, 2024 at 8:42 PM, <a>@US@</a> wrote:</div>@HTML@</blockquote></div>"
    ),
    "tables": (
        "<table><tr><td>@OWN@</td></tr></table><table><tr><td"
        ' style="border-left:2px solid blue">@HTML@</td></tr></table>'
    ),
    "marks in html": "@OWN@<p>@LINES@</p>",
}


def filled(form: str, letter: Post, own: str) -> str:
    lines = "</p><p>".join(html.escape(line) for line in marked(text_of(letter)).split("\n"))
    plain = form in PLAIN.values()
    values = {
        "OWN": own if plain else said(own),
        "TEXT": text_of(letter),
        "MARKED": marked(text_of(letter)),
        "HTML": inner(letter),
        "LINES": lines,
        "US": us(letter) if plain else html.escape(us(letter)),
        "NAME": NAME,
        "TO": letter.reply_to,
    }
    for name, value in values.items():
        form = form.replace(f"@{name}@", value)
    return form


@pytest.mark.parametrize("kind", ["your move", "receipt", "refused"])
@pytest.mark.parametrize("client", [*PLAIN, *HTML])
def test_a_reply_says_what_its_writer_says_and_no_more(letters, kind, client):
    letter = letters[kind]
    subtype, form = ("plain", PLAIN[client]) if client in PLAIN else ("html", HTML[client])
    for own in OWN:
        assert read(letter, reply(letter, subtype, filled(form, letter, own))) == own
