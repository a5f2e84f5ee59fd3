"""What a letter says beside its orders: prose, courtesies, hints; and how long reading takes."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import Reading, read_orders, read_text
from corr.tournament.play.orders import Play
from tests.every import every
from tests.places import ROOT

WORDS = load_words((ROOT / "data/words.toml").read_text(encoding="utf-8"))


def read(text: str) -> Reading:
    return read_text(text, WORDS, RENJU.recognises)


PROSE = [
    "I think you should not play i9",
    "I was thinking about i9, but h8 is better",
    "My move is i9, unless you mind",
    "Hi Bo, what about i9",
    "hi, wait, i9",
    "i9 or j10",
    "i9, or perhaps not",
    "i9 - no wait",
    "not i9",
    "no, i9",
    "never i9",
    "don't play i9",
    "i9 /j10",
    "i9 / J 10",
    "Best i9",
    "on h8",
    "Is i9 my move",
    "We could draw? Or not",
    "no draw this time, I fear",
    "I would never resign",
    "should I resign",
    "I do not accept",
    "I leave on 2026-07-01 and return 2026-07-21",
    "the rules are clear",
    "what time is it",
    "white wins",
    "the black pieces",
    "I'll pass on that",
    "Room B12",
    "Game 13 was fun",
    "Jag tror att i9 vinner",
    "i9 eller h8",
    "inte i9",
    "jag väljer mellan i9 och h8",
    "ska jag ge upp?",
    "jag ger inte upp",
    "vi ger aldrig upp",
    "remi om i9",
    "hälsningar från h8",
    "svart vinner",
    "jag avstår gärna",
    "Tabell 3 är fel",
    "See you at 13:09 in Tallinn",
    "2026-07-01",
    "+46 70 123 45 67",
    "h8@example.org",
    "https://renju.example/SK24-017",
    "SK24 i9",
    "13. i9 was yours",
]


@every("line", PROSE)
def test_a_sentence_is_no_order_and_is_said_to_have_been_left_behind(line):
    assert read(line).orders == ()
    assert read(f"i9\n{line}\nAnna").rest == (line,)


@pytest.mark.parametrize(
    "text",
    [
        "Hi Bo,\n\ni9\n\nBest regards,\nAnna",
        "Hi!\ni9\nThanks for the game!\n\nKind regards\nAnna Ek-Ångström",
        "Hej!\n\nMitt drag är:\ni9\n\nMvh\nAnna",
        "Hej Bo!\ni9\nMed vänliga hälsningar, Anna Ek",
        "Dear Bo Ek,\ni9\nYours sincerely,\nA. Ek",
        "Bo,\n\ni9\n\n/Anna",
        "i9\nAnna",
        "i9\n\nTack för draget! Lycka till :-)\n// Anna",
        "i9\n😀\n***\n",
        "Good morning Bo\ni9\nHave a nice day!",
        "My move is:\ni9\nThank you very much. Anna",
        "Tere, Jaan!\ni9\nParimat\nAnna",
        "Sorry for the late reply.\ni9\n:)",
    ],
)
def test_courtesies_and_names_are_not_left_behind(text):
    assert [one.text for one in read(text).orders] == ["i9"]
    assert read(text).rest == ()


@pytest.mark.parametrize(
    "line",
    [
        "Hi Bo, how is your mother?",
        "Thanks for the book",
        "Best of all games",
        "Hej, jag flyttar snart",
        "Anna moved to Tallinn",
        "Hi Bo and Anna and Eva and Jaan and Kalle, Come To Our Big Party",
    ],
)
def test_what_only_begins_like_a_courtesy_is_left_behind(line):
    assert read(f"Hi!\ni9\n{line}\n\nMvh\nAnna").rest == (line,)


def test_a_word_in_the_middle_of_a_letter_is_no_name():
    text = "i9\nBlunder\none\ntwo\nthree"
    assert read(text).rest[0] == "Blunder"


def test_messages_and_notes_are_not_left_behind():
    reading = read("i9\nmsg: Good luck!\nmedd: Lycka till\nnote: h5 next\nhow odd\n---\nBye\nh5")
    assert reading.messages == ((None, "Good luck!\nLycka till\nBye\nh5"),)
    assert reading.rest == ("how odd",)
    assert [type(one).__name__ for one in reading.orders] == ["Play", "Note"]


def test_no_more_is_left_behind_than_fits_into_an_answer():
    reading = read("i9\n" + "\n".join(f"line {at} is odd {'x' * 400}" for at in range(50)))
    assert len(reading.rest) == 20
    assert {len(line) for line in reading.rest} == {300}


@pytest.mark.parametrize(
    ("text", "guesses"),
    [
        ("i9 would be a blunder", ("i9",)),
        ("I think i9 or j10", ("i9", "j10")),
        ("What about H-5?", ("h5",)),
        ("i9?", ("i9",)),
        ("maybe 9i", ("i9",)),
        ("maybe g 7", ("g7",)),
        ("h777", ("h77",)),
        ("h113", ("h11", "h13")),
        ("j1O", ("j10",)),
        ("Jag tror H8 eller k 3", ("h8", "k3")),
        ("і9 maybe", ("i9",)),
        ("i9; if g7 maybe i10", ("i9",)),
        ("I am 3 years old", ()),
        ("i 10 år har jag väntat", ()),
        ("I pass the black bag", ()),
        ("hello there", ()),
        ("", ()),
        ("a1 b2 c3 d4 e5 f6 g7 or so", ("a1", "b2", "c3", "d4", "e5")),
        ("maybe i9\nor rather h8\nmsg: j10", ("i9", "h8")),
    ],
)
def test_a_letter_without_orders_is_asked_about_what_it_hints_at(text, guesses):
    reading = read(text)
    assert (reading.orders, reading.guesses) == ((), guesses)
    assert all(map(RENJU.recognises, guesses))


def test_a_letter_with_an_order_is_asked_nothing():
    assert read("h8\ni9 would be a blunder").guesses == ()


def test_the_end_of_a_sentence_that_a_mail_program_broke_off_is_no_order():
    sentence = "I have thought about it for a very long time and it could have been"
    assert len(sentence) < 71
    text = f"{sentence} also\ni9\nin the end."
    assert read(text).orders == ()
    assert "i9" in read(text).guesses
    assert [one.text for one in read(f"{sentence}\ni9").orders] == ["i9"]
    assert [one.text for one in read(f"{sentence} also.\ni9").orders] == ["i9"]
    assert [one.text for one in read(f"{sentence} also\n\ni9").orders] == ["i9"]


@settings(max_examples=200)
@given(st.text(max_size=400))
def test_no_text_breaks_the_reading(text):
    check(text)


PIECES = st.sampled_from(
    [
        *("i9", "if ", "then ", "om ", "SK24-017", "[", "]", "(", ")", "\n", " ", ", ", "note:"),
        *("msg:", "set address ", "set time zone ", "preview ", "regards ", "Bo", "draw?", "13."),
        *("claim five", "leave 2026-07-01 to 2026-13-41", "table SK24", "---", "\u2028", "İ", "ß"),
        *("н8", "½", "👍"),
    ]
)


@settings(max_examples=200)
@given(st.lists(PIECES, max_size=40).map("".join))
def test_no_mixture_of_what_is_known_breaks_the_reading(text):
    check(text)


def check(text: str) -> None:
    reading = read(text)
    assert all(order.line for order in reading.orders)
    assert all(read_orders(one, WORDS, RENJU.recognises) for one in reading.guesses)
    assert all(RENJU.recognises(one.text) for one in reading.orders if isinstance(one, Play))
    assert read_orders(text, WORDS, RENJU.recognises) == reading.orders
    assert not (reading.orders and reading.guesses)


NASTY = [
    *("i9 ", "please ", "- ", "13. ", "SK24-017 ", "my move is ", "1", "[[", "(", "_", "'", "İ"),
    *("if g7 i10 ", "(if g7 i10 ", "if g7 or g8 then i10, ", "then if ", "or ", "if ", "a1 or "),
    *("claim five, ", "i9, draw? ", "/a ", "Hi Bo ", "i9 regards Bo ", "Thanks ", "anna ", "і 9"),
    *("set address ", "set time zone ", "move ", "no 1", "leave 2026-01-01 ", "i9;", "-i9", "н8 "),
]


def seconds(piece, lines):
    """How long it takes to read so many lines that are all near an order."""
    text = "\n".join([(piece * 300)[:299]] * lines)
    started = time.process_time()
    read(text)
    return time.process_time() - started


@every("piece", NASTY)
def test_reading_takes_time_in_proportion_to_the_letter(piece):
    """75 kB that are all near an order take no longer than two seconds."""
    assert seconds(piece, 250) < 2


@pytest.mark.long
@every("piece", NASTY)
def test_reading_takes_time_in_proportion_to_a_letter_of_300_kb(piece):
    assert seconds(piece, 1_000) < 5


@pytest.mark.parametrize(
    "text", ["x", "i9 ", "if g7 i10 ", "a\n", "if g7\n", "note: x\n", "-", "\n"]
)
def test_long_letters_of_any_shape_are_read_at_once(text):
    started = time.process_time()
    read(text * (300_000 // len(text)))
    assert time.process_time() - started < 5


def test_ten_thousand_lines_are_read_at_once():
    started = time.process_time()
    reading = read("\n".join(["I think that i9 could be good for me."] * 10_000))
    assert time.process_time() - started < 5
    assert reading.guesses == ("i9",)


@pytest.mark.parametrize("line", ["> i9", ">i9", "| i9", "| 13. f10", " > > resign", "│ i9"])
def test_a_line_behind_a_mark_is_a_quote_and_nothing_else(line):
    assert read(line) == Reading()
