"""Lines that correct a move of the same letter: both are asked about, and none is played."""

import pytest

from corr.games.registry import RULES
from corr.mail.orders import read_text
from tests.demo_hall import WORDS
from tests.office import House


def read(text):
    return read_text(text, WORDS, RULES["renju"].recognises)


@pytest.mark.parametrize(
    "line",
    [
        "No wait, k8",
        "No, k8",
        "or k8?",
        "Oops! k8.",
        "Oops. I meant k8",
        "Sorry, I mean k8",
        "k8 instead",
        "I would rather play k8.",
        "Actually k8 is better, I think, because it stops the three",
        "I changed my mind: k8",
        "Nej, k8",
        "nej vänta, k8 blir bättre",
        "Ursäkta, det ska vara k8",
        "fel: k8",
        "Oota, hoopis k8",
        "Vabandust, k8",
        "---\nNo wait, k8",
        "msg: sorry, I meant k8",
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_a_move_and_what_corrects_it_are_both_asked_about(line, first):
    parts = ("h9", line) if first else (line, "h9")
    if not first and line.startswith("---"):
        pytest.skip("all below the line is a message")
    reading = read("\n".join(parts))
    assert reading.orders == ()
    assert {one.text for one in reading.either} == {"h9", "k8"}
    assert reading.messages == ()


@pytest.mark.parametrize(
    "line",
    [
        "Sorry for the delay! The square k8 was nice too.",
        "Sorry, h9 it is",
        "Nice move at h8, I was afraid of k8",
        "Wait for me, I am away next week",
        "I thought about k8 for a long time",
        "Tack för partiet!",
        "---\nnice k8",
        "msg: k8 was strong",
        "if k8 then k9",
    ],
)
def test_a_sentence_that_merely_names_a_point_corrects_nothing(line):
    reading = read(f"h9\n{line}")
    assert [one.text for one in reading.orders if hasattr(one, "text")] == ["h9"]
    assert reading.either == ()


def test_only_the_game_is_asked_about_that_the_line_belongs_to():
    reading = read("SK24-003\nh9\nSK24-004\nj8\nno wait, k8")
    assert [(one.game, one.text) for one in reading.orders] == [("SK24-003", "h9")]
    assert {(one.game, one.text) for one in reading.either} == {
        ("SK24-004", "j8"),
        ("SK24-004", "k8"),
    }


def test_moves_in_advance_hang_on_the_move_that_is_asked_about():
    assert read("h9\nif k9 then k10\nsorry, k8").orders == ()


@pytest.mark.parametrize("words", ["h9\nNo wait, k8", "h9\n---\nNo wait, k8"])
def test_who_corrects_a_move_is_asked_and_nothing_is_played_or_passed_on(tmp_path, words):
    with House(tmp_path) as house:
        house.start()
        done = house.say(house.second, words)
        assert house.record() == "1.h8"
        (letter,) = done.posts
        assert "h9" in letter.words
        assert "k8" in letter.words
        assert "No wait, k8" in letter.words
        assert house.say(house.second, "k8").state == "handled"
        assert house.record() == "1.h8 2.k8"
