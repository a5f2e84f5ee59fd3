"""The forms of a point, and boards without the letter i."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import folded, load_words, lowered, skips_i
from corr.mail.orders.orders import read_text
from tests.every import every
from tests.places import ROOT

WORDS = load_words((ROOT / "data/words.toml").read_text(encoding="utf-8"))


def read(text: str) -> list[object]:
    return [(one.text, one.number) for one in read_text(text, WORDS, RENJU.recognises).orders]


@every(
    "line",
    [
        *("i9", "I9", "9i", "9I", "9-i", "I-9", "i 9", "i - 9", "i.9", "i,9", "i_9", "i09", "I–9"),
        *(
            "(i9)",
            "[i9]",
            '"i9"',
            "'i9'",
            "«i9»",
            "“i9”",
            "*i9*",
            "_i9_",
            "**I9**",
            "~i9~",
            "<i9>",
        ),
        *("i9!", "i9.", "i9..", "9i..", "i9;", "i9!!!", "- i9", "• i9", "→ i9", "=> i9", "i9 :-)"),
        *("ｉ９", "Ｉ９", "і9", "І9", "І-9", "і 9", "9і", "(І9)", "Ι9", "ι9", "ı9", "İ9", "i⁹"),
        *("i٩", "i۹", "i९", "i9\ufe0f\u20e3", "i\u200b9", "\u200ei9\u200f", "\ufeffi9"),
        *("\u00a0i9\u00a0", "i\u00a09", "\u2007i9", "i\u00ad9", "i\u20119"),
    ],
)
def test_a_point_is_read_in_any_form(line):
    assert read(line) == [("i9", None)]


@every(
    "line",
    [
        *(
            "13. i9",
            "13: I-9",
            "13) i9",
            "13 i9",
            "13.i9",
            "13... i9",
            "13… i9",
            "13 - i9",
            "#13 i9",
        ),
        *("(13) i9", "[13] i9", "13 = i9", "no. 13: i9", "Nr 13 i9", "№13 i9", "１３．ｉ９"),
        *("move 13: i9", "Move #13: i9", "move no 13 i9", "13th move: i9", "Move 13 is i9"),
        *("drag 13: i9", "drag nr 13: i9", "Mitt drag 13 är i9", "13:e drag i9", "käik 13: i9"),
        *("i9 (move 13)", "i9, move 13", "i9 (drag 13)", "i9 #13", "My move 13: 9i, thanks"),
    ],
)
def test_a_move_may_have_its_number(line):
    assert read(line) == [("i9", 13)]


@pytest.mark.parametrize(
    "line",
    [
        *("Hi, my move is i9. Thanks!", "Mitt drag: i9, tack!", "I play i9", "Jag spelar i9."),
        *("Hi Bo, i9", "Dear Anna Ek, my move is i9", "Hej Bo! Mitt drag är i9, tack. Mvh Anna"),
        *("i9, regards Anna", "i9 /Anna", "i9. Best regards, Anna Ek", "i9 // Anna", "i9, mvh"),
        *("I'd like to play i9", "I’ll play i9 please", "Here's my move: I9", "i9 it is"),
        *(
            "Ok, i9",
            "Good morning, i9",
            "Jag lägger en sten på i9",
            "Tere! Minu käik on i9, aitäh",
        ),
    ],
)
def test_courtesies_may_stand_around_a_move(line):
    assert read(line) == [("i9", None)]


@every(
    "line, point",
    [
        *(("А1", "a1"), ("В2", "b2"), ("С3", "c3"), ("Ԁ4", "d4"), ("Е5", "e5"), ("Н8", "h8")),
        *(("Ј9", "j9"), ("К9", "k9"), ("М9", "m9"), ("О8", "o8"), ("Ν9", "n9"), ("Β3", "b3")),
        *(("а1", "a1"), ("с3", "c3"), ("ԁ4", "d4"), ("е5", "e5"), ("һ8", "h8"), ("ј9", "j9")),
        *(("к9", "k9"), ("м9", "m9"), ("о8", "o8"), ("ο8", "o8"), ("α1", "a1"), ("κ9", "k9")),
        *(("ո9", "n9"), ("օ9", "o9"), ("ɡ7", "g7"), ("Ϳ9", "j9")),
    ],
)
def test_letters_that_look_alike_are_taken_for_the_latin_ones(line, point):
    assert read(line) == [(point, None)]


@pytest.mark.parametrize("line", ["l9", "o8", "h8"])
def test_a_letter_that_looks_like_a_digit_stays_the_letter_it_is(line):
    assert read(line) == [(line, None)]
    assert read(line.upper()) == [(line, None)]


@pytest.mark.parametrize(
    "line", ["д8", "н8", "в8", "η8", "ö8", "å9", "é5", "i1O", "jl0", "iO9", "¡9", "19", "9 i"]
)
def test_what_may_be_another_letter_is_not_guessed(line):
    assert read(line) == []


def test_what_may_be_meant_is_asked_about():
    asked = {one: read_text(one, WORDS, RENJU.recognises).guesses for one in ("н8", "j1O", "h113")}
    assert asked == {"н8": ("h8",), "j1O": ("j10",), "h113": ("h11", "h13")}


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("j10", "i10"),
        ("p15", "o15"),
        ("h8 j9 k10", "h8 i9 j10"),
        ("J-10", "i10"),
        ("10j", "i10"),
        ("g7, 3 fifths", ""),
        ("white, j7, 3 fifths", "white, i7, 3 fifths"),
        ("opening j4, k7", "opening j4, j7"),
        ("keep p1", "keep o1"),
        ("offer a1 h8 p15", "offer a1 h8 o15"),
        ("i9", ""),
        ("j9 i9", ""),
        ("h8", ""),
        ("q9 j9", ""),
        ("white", ""),
        ("pass", ""),
        ("", ""),
    ],
)
def test_points_of_a_board_without_i_move_one_to_the_left(text, meant):
    assert skips_i(text) == meant


@given(st.sampled_from("abcdefghjklmnop"), st.integers(1, 15))
def test_a_point_beyond_h_has_exactly_one_meaning_on_the_old_board(letter, row):
    meant = skips_i(f"{letter}{row}")
    assert bool(meant) == (letter > "h")
    if meant:
        assert meant == f"{chr(ord(letter) - 1)}{row}"
        assert RENJU.recognises(meant)


@given(st.text())
def test_folding_never_fails_and_small_letters_keep_their_place(text):
    line = folded(text)
    assert len(lowered(line)) == len(line)
    assert folded(line.replace("\n", " ")) is not None
    skips_i(text)
