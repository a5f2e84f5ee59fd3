"""What the mail programs of many languages write around a quote is never taken for one's own."""

import tomllib
from itertools import product

import pytest

from corr.mail.read.mime import tidy
from corr.mail.read.quotes import own_text
from tests.every import every
from tests.places import TESTS

CLIENTS = tomllib.loads((TESTS / "data/mail/clients.toml").read_text())
OWN = "Fine by me.\n\ni9"
QUOTE = "Hello Anna,\n\nshall we play on?\n\nh8\nBest wishes, Bo"
MARKED = "\n".join(f"> {line}".rstrip() for line in QUOTE.split("\n"))
FORMS = ("{}: {}", "*{}:* {}", "**{}:** {}", "{} : {}", "{}：{}")


def listed(what: str) -> list[object]:
    return [
        pytest.param(tidy(text), id=f"{language}{at}")
        for language, table in CLIENTS.items()
        for at, text in enumerate(table[what])
    ]


def block(labels: str, date: str, form: str, sender: str = "Bo Ek <bo@x.invalid>") -> str:
    first, second, third, fourth = labels.split("|")
    # Where a client begins with the date, the sender comes second.
    heads = (date, sender) if labels.startswith("Gesendet") else (sender, date)
    values = zip((first, second, third, fourth), (*heads, "Anna", "your move"), strict=True)
    return "\n".join(form.format(label, value) for label, value in values)


@every("attribution", listed("attributions"))
def test_attributions_are_left_out_with_the_quote_below_them(attribution):
    assert own_text(f"{OWN}\n\n{attribution}\n\n{MARKED}\n") == OWN
    assert own_text(f"{OWN}\n\n{attribution}\n{QUOTE}\n") == OWN
    assert own_text(f"{attribution}\n{MARKED}\n\n{OWN}\n") == OWN


@every("attribution", listed("attributions"))
def test_attributions_that_a_client_broke_at_the_address_are_left_out(attribution):
    for broken in (attribution.replace("<", "\n<", 1), attribution.replace("<", "<\n", 1)):
        assert own_text(f"{OWN}\n\n{broken}\n\n{MARKED}\n") == OWN
        assert own_text(f"{OWN}\n\n{broken}\n\n{QUOTE}\n") == OWN


@every("language, form", product(CLIENTS, FORMS))
def test_header_blocks_are_left_out_with_all_that_follows(language, form):
    table = CLIENTS[language]
    for labels in table["headers"]:
        for sender in ("Bo Ek <bo@x.invalid>", "Bo Ek"):
            heads = block(labels, table["date"], form, sender)
            assert own_text(f"{OWN}\n\n{heads}\n\n{QUOTE}\n") == OWN, heads
            assert own_text(f"{OWN}\n____________________\n{heads}\n\n{QUOTE}\n") == OWN, heads
            spaced = heads.replace("\n", "\n\n")
            assert own_text(f"{OWN}\n\n{spaced}\n\n{QUOTE}\n") == OWN, heads


@every("language", CLIENTS)
def test_forwarded_letters_are_left_out(language):
    table = CLIENTS[language]
    heads = block(table["headers"][0], table["date"], "{}: {}")
    marked = "\n".join(f"> {line}".rstrip() for line in f"{heads}\n\n{QUOTE}".split("\n"))
    for line in table["forwards"]:
        for quote in (f"{heads}\n\n{QUOTE}", marked):
            assert own_text(f"{OWN}\n\n{line}\n\n{quote}\n") == OWN, line
            assert own_text(f"{line}\n\n{quote}\n") == "", line


@every("footer", listed("footers"))
def test_footers_of_mail_programs_are_left_out_and_nothing_else(footer):
    assert own_text(f"{OWN}\n\n{footer}\n") == OWN
    assert own_text(f"{footer}\n\n{OWN}\n") == OWN


RECIPIENTS = """\
From: Bo <bo@x.invalid>
Sent: today
To: a@x.invalid,
 b@x.invalid,
 c@x.invalid
Cc: d@x.invalid;
 e@x.invalid
Subject: x"""
NOTES = """\
Bo Ek ---28.11.2024 20:42:13---Hello

From:\tBo Ek
To:\tAnna
Subject:\tx"""
DIVIDER = "---- On Thu, 28 Nov 2024 20:42:13 +0100 Bo Ek\n<bo@x.invalid> wrote ----"
ONE_LINE = "From: Bo Ek <bo@x.invalid> Sent: Thursday, 28 Nov 2024 20:42 To: Anna Subject: x"
ODD = {
    "headers on one line": ONE_LINE,
    "headers on the line of the divider": f"----- Forwarded Message ----- {ONE_LINE}",
    "headers in a language nobody knows": (
        "Xyzzy: Bo Ek <bo@x.invalid>\nPlugh: 28 Nov 2024 20:42\nFrotz: Anna\nOzmoo: x"
    ),
    "many recipients": RECIPIENTS,
    "a program that wants answers above": "##- Please type your reply above this line -##",
    "our marker without its end": "-- reply above this line --",
    "our marker in Swedish without its end": "-- svara ovanför den här raden --",
    "GroupWise": ">>> Bo Ek <bo@x.invalid> 11/28/2024 8:42 PM >>>",
    "Notes": NOTES,
    "a weekday": "On Wednesday, Bo Ek wrote:",
    "no year": "On Wed, Dec 9, Bo Ek\n<bo@x.invalid>\nwrote:",
    "no colon": "On Thu, 28 Nov 2024 at 20:42, Bo Ek <bo@x.invalid> wrote",
    "the quote on the same line": "On Thu, 28 Nov 2024, Bo Ek <bo@x.invalid> wrote: Hello, h8",
    "a divider broken in two": DIVIDER,
}


@pytest.mark.parametrize("begin", ODD.values(), ids=ODD)
def test_odd_beginnings_of_quotes_are_left_out(begin):
    assert own_text(f"{OWN}\n\n{begin}\n\n{QUOTE}\n") == OWN


PROSE = [
    "Please write to these two:\n\nanna@x.invalid\nbo@x.invalid\n\nThanks",
    "enter SK24\nname: Anna Berg\nemail: anna@x.invalid\nclub: X\nborn: 1950-02-03",
    "Hello,\n\nDate: 3 May\nPlace: Stockholm\n\nsee you",
    "To: do\nFrom: me",
    "Mein Handy ist kaputt.\ni9",
    "Get me on my phone tomorrow\ni9",
    "Sent from my desk, which is easier than my mobile phone.",
    "The line was at 10:30 and we wrote:\n\ni9",
    "Jag skrev så här i förra brevet den 3 maj:\n\ni9",
    "On 3 May I am away\ni9",
    "Point one\n\n-----\n\nPoint two\n\n=====\n\nPoint three",
    "Point one\n________________\none\ntwo\nthree\nfour\nfive\nsix\nseven\neight\ni9",
    "no\nde\nto",
    "i9, draw?\n\n---\nGood luck: it is 20:42 here",
]


@pytest.mark.parametrize("text", PROSE)
def test_what_people_write_themselves_is_kept(text):
    assert own_text(text) == text


def test_a_line_with_address_and_date_above_a_marked_quote_is_left_out_in_any_language():
    assert own_text(f"{OWN}\n\nXyzzy 28.11.2024 plugh bo@x.invalid frotz\n{MARKED}\n") == OWN


def test_a_footer_of_a_mailing_list_is_left_out():
    rule = "_" * 47
    footer = f"{rule}\nRenju mailing list\nrenju@lists.invalid\nhttps://lists.invalid/renju"
    assert own_text(f"{OWN}\n\n{footer}\n") == OWN


def test_the_rest_of_a_quoted_line_that_a_client_broke_is_left_out():
    long = "> this is a very long line of the letter that was broken by the client of"
    assert own_text(f"Bo wrote:\n{long}\nthe reader\n> and goes on\n\nyes\n") == "yes"
    assert own_text("> Option A?\nyes, fine\n> Option B?\nno") == "yes, fine\n\nno"


@pytest.mark.parametrize(
    "typed", ["13: i9", "claim win: k8", "msg: hello\n\n13: i9", "note: a\ni9"]
)
@pytest.mark.parametrize("divider", ["", "-----Original Message-----\n"])
@pytest.mark.parametrize("gap", ["\n", "\n\n"])
def test_a_line_with_a_colon_above_a_header_block_is_no_part_of_it(typed, divider, gap):
    block = "From: Bo <bo@x.invalid>\nSent: Monday, 2 March 2026 10:00\nTo: Anna\nSubject: a game"
    assert own_text(f"{typed}{gap}{divider}{block}\n\nh9\n") == typed
