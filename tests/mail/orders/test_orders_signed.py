"""Below a farewell stands a signature, in which nothing is an order."""

import pytest

from corr import resources
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
FAREWELLS = ["Mvh", "Hälsningar,", "Vänliga hälsningar", "Med vänlig hälsning Anna", "Best,"]
FAREWELLS += [
    "Kind regards",
    "Best regards, Anna Ek",
    "Cheers",
    "Lugupidamisega",
    "-- Mvh Anna --",
]


def read(text: str):
    return read_text(text, WORDS, RENJU.recognises)


@pytest.mark.parametrize("farewell", FAREWELLS)
def test_a_postal_code_below_a_farewell_is_no_move(farewell):
    signed = f"{farewell}\nAnna Ek\nStorgatan 3\nG 7\nLund"
    assert [one.line for one in read(f"i9\n\n{signed}").orders] == ["i9"]
    assert read(f"I am thinking.\n\n{signed}").orders == ()


def test_a_move_below_a_farewell_is_asked_about():
    assert read("Thanks for the game!\nKind regards\nAnna\n\ni9").guesses == ("i9",)


@pytest.mark.parametrize("text", ["Mvh Anna\ni9", "Hälsningar från Lund\n\ni9", "Thanks!\ni9"])
def test_a_letter_may_begin_with_a_greeting_that_others_end_with(text):
    assert [one.line for one in read(text).orders] == ["i9"]


def test_a_message_and_a_note_below_a_farewell_are_kept():
    reading = read("i9\nMvh Anna\nnote: watch g9\n\n---\nGood luck!\nMvh Anna")
    assert [one.line for one in reading.orders] == ["i9", "note: watch g9"]
    assert reading.messages == ((None, "Good luck!\nMvh Anna"),)
