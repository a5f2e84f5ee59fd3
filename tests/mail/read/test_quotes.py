import re
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.mail.letter import Letter
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_message, read_orders, subject_order_text
from corr.mail.read.quote_openings import MARKER
from corr.mail.read.quotes import marker, own_text
from corr.mail.read.read import read_letter
from corr.tournament.play.orders import Play
from tests.every import every
from tests.places import ROOT

REPLIES = ROOT / "tests/data/mail/replies"
OUR_LETTER = (ROOT / "tests/data/mail/our_letter.txt").read_text()
OURS = frozenset({"td@renju.invalid"})
NAMES = frozenset({"SK24 Renju"})
ARRIVED = datetime(2024, 11, 28, 20, 5, tzinfo=UTC)
WORDS = load_words((ROOT / "data/words.toml").read_text())

POINT = re.compile(r"(?:(?:keep )?[a-o]-?\d{1,2}|white|black|pass)(?:,? [a-o]\d{1,2})*")

H5 = [
    "gmail_top",
    "gmail_html_only",
    "gmail_inline_html",
    "outlook_desktop",
    "outlook_desktop_html_only",
    "outlook_plain_bottom",
    "outlook_web_html_only",
    "outlook_ios_sv",
    "apple_mail",
    "apple_mail_html_only",
    "iphone_sv",
    "thunderbird_bottom_flowed",
    "thunderbird_html_only",
    "yahoo_html_only",
    "k9_de",
    "webde_html_only",
    "mutt_inline",
    "proton_html_only",
    "unknown_client_no_marks",
    "unknown_client_trimmed",
    "samsung_run_together_en",
    "samsung_run_together_sv",
    "reply_in_blockquote",
    "pgp_signed",
    "full_width_japanese",
]
SILENT = ["empty_gmail", "empty_blockquote_only", "forwarded", "subject_only"]


def recognises(text: str) -> bool:
    return bool(POINT.fullmatch(text))


def letter(name: str) -> Letter:
    raw = (REPLIES / f"{name}.eml").read_bytes()
    return read_letter(raw, arrived=ARRIVED, own_addresses=OURS)


def written(text: str, sent: str | None = OUR_LETTER) -> str:
    known = None if sent is None else lambda: (sent,)
    return own_text(text, own_addresses=OURS, own_names=NAMES, sent=known)


def orders(name: str) -> list[str]:
    found = read_orders(written(letter(name).text), WORDS, recognises)
    return [one.text if isinstance(one, Play) else type(one).__name__ for one in found]


def test_every_reply_has_its_test():
    tested = {*H5, *SILENT, "top_order_like_the_example", "mailto_tapped", "message_and_draw"}
    assert {file.stem for file in REPLIES.glob("*.eml")} == tested


@every("name", H5)
def test_a_reply_to_our_letter_says_only_what_its_writer_wrote(name):
    assert orders(name) == ["h5"]


@pytest.mark.parametrize("name", SILENT)
def test_a_letter_without_own_words_orders_nothing(name):
    assert orders(name) == []


def test_our_own_example_is_an_order_when_it_stands_above_the_quote():
    assert orders("top_order_like_the_example") == ["i9"]


@pytest.mark.parametrize("signed", ["", "\n-- \nAnna", "\n\nSent from my iPhone", "\nAnna"])
def test_our_own_example_is_an_order_where_nothing_is_quoted_below_it(signed):
    example = "offer h6 f7 g6 i6 f6"
    sent = f"Reply and write your answer on a line of its own, for instance: {example}\n"
    found = own_text(f"{example}{signed}\n", own_addresses=OURS, sent=lambda: (sent,))
    assert found.split("\n")[0] == example


def test_a_tapped_link_is_read():
    assert orders("mailto_tapped") == ["keep i7"]


def test_the_subject_is_read_where_the_body_is_empty():
    text = subject_order_text(letter("subject_only").subject)
    assert [one.text for one in read_orders(text, WORDS, recognises)] == ["h5"]


def test_a_message_ends_where_the_quote_begins():
    text = written(letter("message_and_draw").text)
    assert read_message(text, WORDS) == "Good luck, and i9 was strong!"
    (order,) = read_orders(text, WORDS, recognises)
    assert (order.text, order.draw) == ("h5", True)


def test_every_reply_carries_the_tag_and_names_the_letter_that_it_answers():
    for file in REPLIES.glob("*.eml"):
        tags = letter(file.stem).tags
        assert str(tags[0]) == "SK24-017.12.ABCDEFGHIJKLMNOP", file.stem


@pytest.mark.parametrize(
    "attribution",
    [
        "On Thu, 28 Nov 2024, 20:42 SK24 Renju, <td+x@renju.invalid> wrote:",
        (
            "On Thursday 28 November 2024 at 20:42, Swedish Renju Federation\n"
            "Correspondence Chess <td+SK24-017.12.ABCDEFGHIJKLMNOP@renju.invalid>\nwrote:"
        ),
        "Den tors 28 nov. 2024 kl 20:42 skrev SK24 Renju <\ntd@renju.invalid>:",
        "Am Do., 28. Nov. 2024 um 20:42 Uhr schrieb SK24 Renju\n<td@renju.invalid>:",
        "Le jeu. 28 nov. 2024 à 20:42, SK24 Renju <td@renju.invalid> a écrit :",
        "El jue, 28 nov 2024 a las 20:42, SK24 Renju (<td@renju.invalid>)\nescribió:",
        "Dne čt 28. 11. 2024 20:42 uživatel SK24 Renju\n<td@renju.invalid> napsal:",
        "SK24 Renju <td@renju.invalid> ezt írta (időpont: 2024. nov. 28.,\nCs, 20:42):",
        "28 Kas 2024 Per 20:42 tarihinde SK24 Renju <td@renju.invalid> şunu yazdı:",
        "2024년 11월 28일 (목) 오후 8:42, SK24 Renju <td@renju.invalid>님이 작성:",
        "чт, 28 нояб. 2024 г. в 20:42, SK24 Renju <td@renju.invalid>:",
        "ב-28 בנובמבר 2024 בשעה 20:42, \u200fSK24 Renju <td@renju.invalid> כתב/ה:",
        "28.11.2024 20:42, SK24 Renju kirjutas:",
        "SK24 Renju <td@renju.invalid> writes:",
        "Quoting SK24 Renju <td@renju.invalid>:",
        "În joi, 28 nov. 2024 la 20:42, SK24 Renju <td@renju.invalid> a scris:",
        "*On Nov 28, 2024, at 20:42, SK24 Renju <td@renju.invalid> wrote:*",
    ],
)
def test_attributions_of_many_clients_are_left_out(attribution):
    text = f"h5\n\n{attribution}\n\n> i9\n> keep i7\n"
    assert own_text(text, own_addresses=OURS, own_names=NAMES) == "h5"


@pytest.mark.parametrize(
    "block",
    [
        "From: SK24 <td@renju.invalid>\nSent: Thursday\nTo: Anna\nSubject: your move",
        "Från: SK24\nSkickat: den 28 november 2024 20:42\nTill: Anna\nÄmne: ditt drag",
        "Von: SK24\nGesendet: Donnerstag, 28. November 2024\nAn: Anna\nBetreff: x",
        "De : SK24 <td@renju.invalid>\nEnvoyé : jeudi 28 novembre 2024\nÀ : Anna\nObjet : x",
        "Lähettäjä: SK24\nLähetetty: torstai 28. marraskuuta 2024\nVastaanottaja: A\nAihe: x",
        "Saatja: SK24\nSaadetud: neljapäev\nSaaja: Anna\nTeema: x",
        "От: SK24\nОтправлено: четверг\nКому: Anna\nТема: x",
        "发件人: SK24\n发送时间: 2024年11月28日\n收件人: Anna\n主题: x",
        "---------- Forwarded message ---------\nFrom: SK24\nDate: today",
        "-------- Originalmeddelande --------\nFrån: SK24 <td@renju.invalid>\nDatum: 2024-11-28",
        "*From:* SK24 <td@renju.invalid>\n\n*Sent:* Thursday\n\n*To:* Anna\n\n*Subject:* x",
        "________________________________\nFrom: SK24\nSent: today\nTo: Anna\nSubject: x",
    ],
)
def test_header_blocks_begin_a_quote_without_marks(block):
    assert own_text(f"h5\n\n{block}\n\nIt is your turn.\ni9\n", own_addresses=OURS) == "h5"


@pytest.mark.parametrize(
    "footer",
    [
        "Sent from my iPhone",
        "Skickat från min iPad",
        "Von meinem iPhone gesendet",
        "Envoyé de mon iPhone",
        "Sendt fra min iPhone",
        "Lähetetty iPhonesta",
        "Get Outlook for Android<https://aka.ms/AAb9ysg>",
        "Sent from Yahoo Mail on Android",
        "Skickat från Outlook för Android",
        "Sent from Mail for Windows",
        "Отправлено с iPhone",
    ],
)
def test_footers_of_mail_programs_are_left_out(footer):
    assert own_text(f"h5\n\n{footer}\n") == "h5"


def test_the_marker_is_found_in_whatever_form_it_comes_back():
    line = marker("svara ovanför den här raden", "SK24-017.12")
    whole = marker("reply above this line", "[SK24-017.12.ABCDEFGHIJKLMNOP]")
    for form in (whole, whole.lower(), f"*{whole}*", "[SK24-017.12.ABCDEFGHIJKLMNOP]"):
        assert MARKER.fullmatch(form), form
    for form in (line, line.lower(), f"*{line}*", line.replace("--", "—"), "SK24-017.12"):
        assert MARKER.fullmatch(form), form
    assert MARKER.fullmatch(marker("reply above this line", "P0003.0"))
    for other in ("SK24-017 resign", "[SK24-017.12.ABCDEFGHIJKLMNOP] i9", "SK24-017 13. h5"):
        assert not MARKER.fullmatch(other), other


def test_a_marker_of_a_letter_about_no_position_begins_a_quote():
    assert (
        own_text("games\n\n-- reply above this line -- P0003.0\n\nYour games:\nresign") == "games"
    )


def test_what_stands_below_an_unmarked_quote_is_kept_if_the_quote_is_our_whole_letter():
    assert written(f"{OUR_LETTER}\nh5\n") == "h5"
    assert written(f"{OUR_LETTER}\nh5\n", sent=None) == ""


def test_what_stands_between_the_lines_of_our_letter_is_kept_if_it_is_whole():
    answered = OUR_LETTER.replace("i9\naccept", "i9\nh5\naccept")
    assert written(f"{answered}\nThanks!\n") == "h5\n\nThanks!"


@pytest.mark.parametrize("cut", ["Please answer by", "Moves so far", "championship"])
def test_what_stands_in_a_quote_that_is_not_quite_our_letter_is_left_out(cut):
    changed = OUR_LETTER.replace(cut, "") if cut in OUR_LETTER else OUR_LETTER[:-20]
    assert written(changed.replace("i9\naccept", "i9\nh5\naccept") + "\nh6\n") == ""


def test_what_a_client_broke_off_a_quoted_line_is_left_out():
    sent = "If you like the colour of your opponent better, simply answer\nthem with white"
    text = "h5\n\nBo wrote:\n> If you like the colour of your opponent better, simply answer\n"
    assert written(f"{text}> them with\nwhite\n", sent=sent) == "h5"


def test_the_letter_sent_is_not_looked_up_without_need():
    def sent() -> tuple[str, ...]:
        raise AssertionError

    assert own_text("h5\n\nBest, Anna\n\n> i9\n", sent=sent) == "h5\n\nBest, Anna"


def test_the_letter_sent_is_looked_up_once():
    calls = []

    def sent() -> tuple[str, ...]:
        calls.append(1)
        return (OUR_LETTER,)

    own_text(f"h5\n\n{OUR_LETTER.replace('--', '')}", own_addresses=OURS, sent=sent)
    assert len(calls) == 1


def test_a_signature_ends_where_a_quote_begins_and_answers_go_on_below():
    text = "-- \nAnna\ni9\n\nOn 2024-11-28 Bo <bo@x.invalid> wrote:\n> Your move?\n\nh5\n"
    assert own_text(text) == "h5"


def test_prose_with_colons_dates_and_addresses_is_no_attribution():
    text = "See you on 2024-12-01 at 10:30.\nWrite to bo@x.invalid, please:\n\nh5\n"
    assert "h5" in own_text(text).split("\n")


@given(st.text(alphabet="ab9>:-@. \n*_=SK24-017.12\u2014", max_size=300))
def test_own_text_adds_nothing(text):
    lines = {line.rstrip() for line in text.split("\n")}
    assert set(
        own_text(text, own_addresses=OURS, sent=lambda: (OUR_LETTER,)).split("\n")
    ) <= lines | {""}


@given(
    st.sampled_from(["> ", ">", "> > ", " > ", "A> "]),
    st.lists(st.sampled_from(OUR_LETTER.splitlines()), max_size=20),
)
def test_what_stands_behind_marks_never_comes_through(mark, lines):
    quote = "\n".join(f"{mark}{line}" for line in lines)
    assert written(f"h5\n\n{quote}\n\nThank you!\n") == "h5\n\nThank you!"


def test_hostile_letters_are_read_in_linear_time():
    for piece in ("a:\n", "> \n\n", "x@y:\n", "From: a\n", "-- SK24-017.12\n", "---- a ----\n"):
        own_text(piece * 3_000, own_addresses=OURS, own_names=NAMES, sent=lambda: (OUR_LETTER,))
