"""Text parts whose lines a mail program ran together, as Samsung's does."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_message
from corr.mail.read.quotes import broken_off, own_text, parted, runs_together
from corr.mail.read.read import read_letter
from tests.every import every
from tests.mail.read.test_quotes import ARRIVED, NAMES, OUR_LETTER, OURS, REPLIES
from tests.mail.read.test_quotes_clients import CLIENTS
from tests.places import ROOT

WORDS = load_words((ROOT / "data/words.toml").read_text())
FLAT = " ".join(line.strip() for line in OUR_LETTER.splitlines() if line.strip())
OWN = (
    "h5",
    "h5\n\n---\nNice opening!",
    "h5\nmsg: See you in May",
    "h5, draw?\n\nBest wishes, Anna",
)
FOOTERS = (
    "",
    "Sent from my Galaxy",
    "Sent from Samsung tablet.",
    "Skickat från min Samsung Galaxy-enhet",
    "Skickat från min Galaxy",
    "Saadetud minu Galaxyst",
    "Von meinem Samsung Galaxy Smartphone gesendet.",
    "Lähetetty Galaxysta",
    "Sendt fra min Galaxy",
)
DIVIDED = (
    ("-------- Original message --------", "From|Date|To|Subject"),
    ("-------- Ursprungligt meddelande --------", "Från|Datum|Till|Ämne"),
    ("-------- Originalmeddelande --------", "Från|Datum|Till|Ämne"),
    ("-------- Algne teade --------", "Saatja|Kuupäev|Saaja|Teema"),
    ("-------- Ursprüngliche Nachricht --------", "Von|Datum|An|Betreff"),
    ("-------- Alkuperäinen viesti --------", "Lähettäjä|Päivämäärä|Vastaanottaja|Aihe"),
    ("-------- Oprindelig meddelelse --------", "Fra|Dato|Til|Emne"),
    ("-------- Message d'origine --------", "De|Date|À|Objet"),
    ("-------- Исходное сообщение --------", "От|Дата|Кому|Тема"),
    ("-------- 원본 이메일 --------", "발신|날짜|수신|제목"),
    ("", "From|Date|To|Subject"),
    ("", "Från|Datum|Till|Ämne"),
)


def header(labels: str) -> str:
    sender, date, to, subject = labels.split("|")
    return (
        f"{sender}: SK24 Renju <td+SK24-017.12.ABCDEFGHIJKLMNOP@renju.invalid>"
        f"{date}: 2024-11-28  20:42  (GMT+01:00) {to}: Anna <anna@players.invalid> "
        f"{subject}: your move 13 [SK24-017.12.ABCDEFGHIJKLMNOP] "
    )


def written(text: str) -> str:
    return own_text(text, own_addresses=OURS, own_names=NAMES, sent=lambda: (OUR_LETTER,))


def read(name: str) -> str:
    raw = (REPLIES / f"{name}.eml").read_bytes()
    return read_letter(raw, arrived=ARRIVED, own_addresses=OURS).text


@pytest.mark.parametrize(("divider", "labels"), DIVIDED)
@pytest.mark.parametrize("footer", FOOTERS)
def test_divider_and_footer_in_mid_line_end_what_the_person_wrote(footer, divider, labels):
    for own in OWN:
        assert written(f"{own}{footer}{divider}{header(labels)}{FLAT}") == own
        assert written(f"{own} {footer} {divider} {header(labels)}\n\n{OUR_LETTER}") == own


@every(
    "divider, labels",
    [
        (divider, labels)
        for language in CLIENTS.values()
        for divider in language.get("forwards", ())
        if divider.startswith("----")
        for labels in language.get("headers", ())[:1]
    ],
)
def test_dividers_are_found_in_mid_line_in_every_language_that_the_reader_knows(divider, labels):
    head = " ".join(f"{label}: td@renju.invalid" for label in labels.split("|"))
    assert written(f"h5{divider}{head} {FLAT}") == "h5"


@every(
    "footer", [one for code in ("en", "sv", "et", "de", "fi") for one in CLIENTS[code]["footers"]]
)
def test_footers_are_found_in_mid_line(footer):
    if footer.startswith(("[", "Sent with Proton")):
        return
    assert written(f"h5\n\n---\nNice opening!{footer}") == "h5\n\n---\nNice opening!"


@pytest.mark.parametrize("footer", FOOTERS[1:5])
def test_a_telephone_that_signs_behind_a_blank_is_no_part_of_the_move(footer):
    assert written(f"h5 {footer}") == "h5"


def test_a_message_above_a_run_together_letter_is_not_lost():
    message = read_message(written(read("samsung_run_together_en")), WORDS)
    assert message == "Nice opening!"


def test_the_html_part_is_read_where_the_text_part_is_run_together():
    text = written(read("samsung_run_together_sv"))
    assert text == "h5\n\n---\nFin öppning!"


def test_the_text_part_is_read_where_the_html_part_says_nothing():
    raw = (REPLIES / "samsung_run_together_sv.eml").read_bytes()
    head, html, end = raw.partition(b"<html>")
    bare = head + b"<p></p>" + end[end.rindex(b"\n----_com") :]
    assert html
    found = read_letter(bare, arrived=ARRIVED, own_addresses=OURS).text
    assert found.startswith("h5---Fin")
    assert "renju.invalid" not in written(found)


@pytest.mark.parametrize(
    "own",
    [
        "I was sent from my Galaxy to yours",
        "I have my Galaxy, sent from my father",
        "---- nice ---- isn't it",
        "msg: white wins ---- I think ---- in five",
        "From: here Date: there To: everywhere",
        "h9 ---- draw? ----",
        "He said: the Date: of To: is wrong",
        "BlueMail is what I use on my iPhone",
        "Skickat!",
        "Hi Bo. Sent you an e-mail yesterday, did you get it?",
        "Tack. Skickade ett mejl i går. Skickat från mobilen, tror jag.",
        "> quoted-------- Original message --------From: x",
    ],
)
def test_what_people_write_themselves_stays_in_one_line(own):
    assert parted(own) == own
    assert not runs_together(own)


def test_what_is_broken_off_is_told_with_the_words_above_it():
    (found,) = broken_off("h5\nmsg: Bye!Sent from my Galaxy-------- Original message --------x: y")
    assert (found.above, found.line) == ("msg: Bye!", "Sent from my Galaxy")


@given(
    st.lists(
        st.one_of(
            st.sampled_from([*FOOTERS, *(one for one, _ in DIVIDED), *OWN, "\n", "---", " "]),
            st.sampled_from([header(labels) for _, labels in DIVIDED]),
            st.text(max_size=8),
        ),
        max_size=12,
    ).map("".join)
)
def test_parting_adds_nothing_but_line_ends(text):
    assert "".join(parted(text).split()) == "".join(text.split())


@pytest.mark.parametrize(
    "line",
    [
        "-" * 150_000,
        "---- a " * 20_000,
        "From: a@b.se " * 10_000,
        "From:" * 30_000,
        "A" * 150_000 + "Sent from my Galaxy",
        ("Sent from my Galax " * 7 + "\n") * 1_100,
        ("aB " * 45 + "Galaxy\n") * 1_000,
    ],
)
def test_hostile_lines_take_time_in_proportion_to_their_length(line):
    """Four times the length takes about four times as long, and not sixteen times."""
    spent = [min(seconds(line[: len(line) // part]) for _ in range(2)) for part in (4, 1)]
    assert spent[1] < 9 * spent[0] + 0.3


def seconds(line):
    """The processor time that it takes to part a line."""
    begun = time.process_time()
    parted(line)
    return time.process_time() - begun
