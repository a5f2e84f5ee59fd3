"""Replies in the manner of real mail programs."""

import re
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from itertools import product
from zoneinfo import ZoneInfo

import pytest

from corr import resources
from corr.demo.players import STYLES, compose
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders, subject_order_text
from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter, texts_of
from corr.tournament.play.orders import Order, Play
from tests.every import every
from tests.whole.demo_letters import SITE, game_letter

WRITTEN = datetime(2024, 3, 6, 21, 5, tzinfo=ZoneInfo("Europe/Stockholm"))
ORDER = "mitt drag är i10"
LETTER = game_letter(language="en")
THREADED = sorted(set(STYLES) - {"mailto"})
WITH_BODY = sorted(set(STYLES) - {"subject"})
WORDS = load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
OURS = frozenset({SITE.address})


def raw_reply(
    style: str,
    *,
    lines: tuple[str, ...] = (ORDER,),
    language: str = "sv",
    letter: bytes = LETTER,
) -> bytes:
    return compose(
        style,
        sender_name="Kerstin Åhlund",
        sender_address="kerstin@post.example",
        letter=letter,
        order_lines=lines,
        date=WRITTEN,
        message_id="4711.abc@post.example",
        language=language,
    )


def reply(style: str, **kwargs: object) -> EmailMessage:
    return message_from_bytes(raw_reply(style, **kwargs), policy=policy.default)


def own(raw: bytes) -> EmailMessage:
    return message_from_bytes(raw, policy=policy.default)


def text_of(mail: EmailMessage) -> str:
    return mail.get_body(("plain",)).get_content().replace("\r\n", "\n")


def markup_of(mail: EmailMessage) -> str:
    return mail.get_body(("html",)).get_content().replace("\r\n", "\n")


@pytest.mark.parametrize("style", STYLES)
def test_a_reply_parses_without_defects(style: str) -> None:
    mail = reply(style)
    assert [defect for part in mail.walk() for defect in part.defects] == []


@pytest.mark.parametrize("style", STYLES)
def test_a_reply_has_the_writer_and_goes_to_the_reply_address(style: str) -> None:
    mail = reply(style)
    assert mail["From"].addresses[0].display_name == "Kerstin Åhlund"
    assert mail["From"].addresses[0].addr_spec == "kerstin@post.example"
    reply_to = own(LETTER)["Reply-To"].addresses[0].addr_spec
    assert [to.addr_spec for to in mail["To"].addresses] == [reply_to]
    assert mail["Date"].datetime == WRITTEN
    assert mail["Message-ID"] == "<4711.abc@post.example>"


@pytest.mark.parametrize("style", THREADED)
def test_a_reply_continues_the_thread(style: str) -> None:
    mail, letter = reply(style), own(LETTER)
    assert mail["In-Reply-To"] == letter["Message-ID"]
    assert mail["References"].split() == [letter["References"], letter["Message-ID"]]


def test_a_tapped_link_starts_a_new_mail_with_the_tag_in_its_subject() -> None:
    mail = reply("mailto", lines=("i10",))
    assert mail["In-Reply-To"] is None
    assert mail["References"] is None
    assert re.search(r"\[SK24-017\.7\.[A-Z2-7]{16}\]$", mail["Subject"])
    assert text_of(mail) == "i10\n"


def test_a_tapped_choice_is_the_link_of_the_letter() -> None:
    letter = game_letter("1.h8 2.i9 3.j10", language="en")
    mail = reply("mailto", lines=("white",), letter=letter)
    tag = own(letter)["Subject"].split()[-1].strip("[]")
    assert mail["Subject"] == tag
    assert mail["To"].addresses[0].addr_spec == own(letter)["From"].addresses[0].addr_spec


@pytest.mark.parametrize("style", WITH_BODY)
def test_the_order_stands_on_a_line_of_its_own(style: str) -> None:
    mail = reply(style)
    body = mail.get_body(("plain", "html"))
    lines = re.split(r"\n|</?div[^>]*>", body.get_content())
    assert ORDER in [line.strip() for line in lines]


@pytest.mark.parametrize("style", ["gmail", "iphone", "thunderbird", "k9", "mutt"])
def test_the_whole_text_of_the_letter_is_quoted(style: str) -> None:
    quote = [
        re.sub("^> ?", "", line).replace("\ufeff", "").strip()
        for line in text_of(reply(style)).splitlines()
        if line.startswith(">")
    ]
    expected = [line.strip() for line in text_of(own(LETTER)).splitlines() if line.strip()]
    assert [line for line in quote if line in expected] == expected


@pytest.mark.parametrize("style", ["gmail", "outlook", "webde"])
def test_the_html_of_the_letter_is_quoted(style: str) -> None:
    body = re.search(r"<body[^>]*>(.*)</body>", markup_of(own(LETTER)), re.DOTALL)[1]
    assert body.strip() in markup_of(reply(style))


@pytest.mark.parametrize("style", ["gmail", "outlook"])
def test_the_picture_of_the_letter_goes_along(style: str) -> None:
    pictures = [
        (part["Content-ID"], part.get_content())
        for mail in (own(LETTER), reply(style))
        for part in mail.walk()
        if part.get_content_type() == "image/png"
    ]
    assert len(pictures) == 2
    assert pictures[0] == pictures[1]


def orders_read(raw: bytes, letter: bytes = LETTER) -> tuple[Order, ...]:
    """What our reader takes from a reply, as when a letter is handled."""
    found = read_letter(raw, arrived=WRITTEN, own_addresses=OURS)
    assert found.automatic == ""
    assert [str(tag) for tag in found.tags][:1] == [own(letter)["Subject"].split()[-1].strip("[]")]
    text = own_text(
        found.text,
        own_addresses=OURS,
        own_names=frozenset({SITE.name}),
        sent=lambda: texts_of(letter),
    )
    orders = read_orders(text, WORDS, RENJU.recognises)
    return orders or read_orders(subject_order_text(found.subject), WORDS, RENJU.recognises)


@every("style, language, draw_offer", product(STYLES, ["sv", "en"], ["", "theirs"]))
def test_our_reader_finds_exactly_the_order(style: str, language: str, draw_offer: str) -> None:
    letter = game_letter(language=language, draw_offer=draw_offer)
    raw = raw_reply(style, language=language, letter=letter)
    (order,) = orders_read(raw, letter)
    assert isinstance(order, Play)
    assert (order.text, order.number, order.draw) == ("i10", None, False)


@pytest.mark.parametrize("style", WITH_BODY)
def test_our_reader_finds_the_order_between_greetings(style: str) -> None:
    lines = ("Hej!", "", "7. i10, remi?", "", "Hälsningar", "Kerstin")
    (order,) = orders_read(raw_reply(style, lines=lines))
    assert (order.text, order.number, order.draw) == ("i10", 7, True)


@pytest.mark.parametrize("style", WITH_BODY)
def test_our_reader_finds_no_order_in_prose(style: str) -> None:
    assert orders_read(raw_reply(style, lines=("I think i10 would be a blunder.",))) == ()


def test_somebody_in_a_hurry_writes_into_the_subject() -> None:
    mail = reply("subject", lines=("i10",))
    assert re.fullmatch(r"i10 SK24-017 .* \[SK24-017\.7\.[A-Z2-7]{16}\]", mail["Subject"])
    assert mail.get_content().strip() == ""


def test_gmail_answers_above_a_quote_of_its_own_class() -> None:
    markup = markup_of(reply("gmail"))
    assert markup.index(ORDER) < markup.index("gmail_quote") < markup.index("<blockquote")


def test_gmail_breaks_its_attribution() -> None:
    text = text_of(reply("gmail"))
    assert "Den tis 5 mars 2024 kl 10:23 skrev Sverigekorr <\ntd@corr.example>:\n" in text
    assert "On Tue, Mar 5, 2024 at 10:23 AM Sverigekorr <\ntd@corr.example> wrote:\n" in text_of(
        reply("gmail", language="en")
    )


def test_outlook_writes_a_block_of_headers() -> None:
    text = text_of(reply("outlook"))
    block = "-----Ursprungligt meddelande-----\nFrån: Sverigekorr <td@corr.example>\nSkickat: "
    assert block in text
    assert "-----Original Message-----\nFrom: " in text_of(reply("outlook", language="en"))
    assert "border-top:solid #E1E1E1" in markup_of(reply("outlook"))
    assert reply("outlook")["Subject"].startswith("SV: SK24-017")


def test_an_iphone_signs_above_the_quote_and_marks_its_beginning() -> None:
    text = text_of(reply("iphone"))
    assert text.index(ORDER) < text.index("Skickat från min iPhone") < text.index("> \ufeff--")
    assert "Sent from my iPhone" in text_of(reply("iphone", language="en"))


def test_thunderbird_answers_below_in_flowed_text() -> None:
    mail = reply("thunderbird")
    assert mail.get_param("format") == "flowed"
    assert mail["Content-Transfer-Encoding"] == "quoted-printable"
    text = text_of(mail)
    assert text.rindex("\n>") < text.index(ORDER) < text.index("\n-- \nKerstin Åhlund")


def test_thunderbird_breaks_long_lines_softly() -> None:
    line = "I believe that this is the best game we have had so far, and I look forward to more."
    text = text_of(reply("thunderbird", lines=(line, "> i9")))
    assert line not in text
    assert line in text.replace(" \n", " ")
    assert "\n > i9\n" in text


def test_webde_sends_html_alone_and_speaks_german() -> None:
    mail = reply("webde")
    assert mail.get_content_type() == "text/html"
    markup = mail.get_content()
    assert markup.index(ORDER) < markup.index('<div name="quote"')
    assert "<b>Gesendet:</b>&nbsp;Dienstag, 5. März 2024 um 10:23 Uhr" in markup
    assert mail["Subject"].startswith("Aw: SK24-017")


def test_k9_sends_base64_and_signs_below_the_quote() -> None:
    mail = reply("k9")
    assert mail["Content-Transfer-Encoding"] == "base64"
    text = text_of(mail)
    assert text.index(ORDER) < text.index("\n>") < text.rindex("\n>") < text.index("\n-- \n")


def test_mutt_answers_between_the_quoted_lines() -> None:
    mail = reply("mutt")
    text = text_of(mail)
    assert text.startswith("On Tue, Mar 05, 2024 at 10:23:11AM +0100, Sverigekorr wrote:\n>")
    assert text.index("\n>") < text.index(ORDER) < text.rindex("\n>")


@pytest.mark.parametrize("style", STYLES)
def test_the_same_call_gives_the_same_bytes(style: str) -> None:
    assert raw_reply(style) == raw_reply(style)


@pytest.mark.parametrize("style", STYLES)
def test_lines_are_short_enough_for_smtp(style: str) -> None:
    raw = raw_reply(style)
    assert max(map(len, raw.split(b"\r\n"))) <= 998
    assert raw.count(b"\n") == raw.count(b"\r\n")


@pytest.mark.parametrize("style", sorted(set(STYLES) - {"mutt"}))
def test_every_style_but_the_eight_bit_one_is_ascii(style: str) -> None:
    assert raw_reply(style).isascii()
