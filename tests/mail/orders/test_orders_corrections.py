"""Lines that correct a move of the same letter: both are asked about, and none is played."""

from itertools import product

import pytest

from corr.games.registry import RULES
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import OfferDraw, Play
from tests.demo_hall import WORDS
from tests.every import every
from tests.office import House


def read(text):
    return read_text(text, WORDS, RULES["renju"].recognises)


@every(
    "line, first",
    product(
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
            "Jag ändrar mig: k8",
            "Best,\nAnna\n\nPS: make that k8",
            "---\nNo wait, k8",
            "msg: sorry, I meant k8",
        ],
        [True, False],
    ),
)
def test_a_move_and_what_corrects_it_are_both_asked_about(line, first):
    parts = ("h9", line) if first else (line, "h9")
    if not first and line.startswith(("---", "Best")):
        pytest.skip("all below the line is a message, or a signature")
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


@pytest.mark.parametrize(
    "line",
    [
        "Don't play that please.",
        "P.S. disregard the above",
        "Vänta, spela inte det ännu.",
        "Palun ära mängi seda",
        "Best,\nAnna\n\nPS. Cancel that",
    ],
)
def test_a_move_that_is_taken_back_is_asked_about_though_no_other_is_said(line):
    reading = read(f"h9\nif k9 then k10\n{line}")
    assert reading.orders == ()
    assert {one.text for one in reading.either if isinstance(one, Play)} == {"h9"}


@pytest.mark.parametrize(
    "line", ["Shall we call it a draw?", "How about a draw?", "Vill du ha remi?", "Viik sobib?"]
)
@pytest.mark.parametrize("text", ["h9\n\n{}\n\nAnna", "{}\n\nh9", "h9, {}"])
def test_a_question_in_the_usual_words_is_a_draw_offer(line, text):
    reading = read(text.format(line))
    assert reading.either == ()
    assert any(isinstance(one, OfferDraw) or one.draw for one in reading.orders)


@pytest.mark.parametrize(
    "line",
    [
        "Would a draw be the right thing now, what do you think?",
        "Hur är det med remi då?",
        "---\nDraw?",
        "Best,\nAnna\nremi?",
    ],
)
def test_what_may_be_a_draw_offer_is_asked_about_with_its_move(line):
    reading = read(f"h9\n{line}")
    assert reading.orders == ()
    assert [(one.text, one.draw) for one in reading.either] == [("h9", False), ("h9", True)]
    assert reading.messages == ()


@pytest.mark.parametrize(
    "line",
    ["A draw is not what I want.", "---\nThat was a nice draw last year!", "No draw yet :)"],
)
def test_words_about_draws_that_offer_none_leave_the_move_alone(line):
    reading = read(f"h9\n{line}")
    assert [one.text for one in reading.orders if isinstance(one, Play)] == ["h9"]
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
        assert letter.words.count("No wait, k8") == 1
        assert house.say(house.second, "k8").state == "handled"
        assert house.record() == "1.h8 2.k8"


# -- below a line of hyphens ----


@pytest.mark.parametrize("text", ["---\nBo Ek\n\nh9", "---\nh9"])
def test_a_move_that_stands_where_a_message_stands_is_asked_about(text):
    reading = read(text)
    assert reading.orders == ()
    assert "h9" in {one.text for one in reading.either}
    assert reading.messages == ()


def test_beside_a_move_a_point_in_a_message_is_for_the_opponent():
    reading = read("h9\n---\nI saw\nk8")
    assert [one.text for one in reading.orders] == ["h9"]
    assert reading.messages == ((None, "I saw\nk8"),)


SIGNED = "Anna\nUmeå Schacksällskap\nTel. 070-123 45 67"


@pytest.mark.parametrize(
    "signature",
    [
        "Anna",
        "Anna | CEO | Umeå AB | 070-123 45",
        SIGNED,
        f"Mvh\n{SIGNED}",
        "Regards,\n\nAnna\nanna.example.org:80",
    ],
)
def test_a_signature_below_hyphens_is_passed_to_nobody(tmp_path, signature):
    with House(tmp_path) as house:
        house.start()
        done = house.say(house.second, f"a1\n---\n{signature}")
        assert done.state == "handled"
        assert house.record() == "1.h8 2.a1"
        assert "070-123" not in done.to(house.first).words
        assert "Umeå" not in done.to(house.first).words


def test_lines_below_a_name_that_may_be_words_for_somebody_are_named(tmp_path):
    with House(tmp_path) as house:
        house.start()
        done = house.say(house.second, "a1\n---\nAnna\nNice one")
        assert house.record() == "1.h8 2.a1"
        assert "Nice one" not in done.to(house.first).words
        assert "seem to be your signature" in done.to(house.second).words


def test_a_signature_on_top_with_the_move_below_is_asked_about_and_stays_here(tmp_path):
    with House(tmp_path) as house:
        house.start()
        done = house.say(house.second, f"---\n{SIGNED}\n\na1")
        assert house.record() == "1.h8"
        (letter,) = done.posts
        assert "a1" in letter.words
        assert house.say(house.second, "a1").state == "handled"


@pytest.mark.parametrize(
    "words", ["Good game!\nAnna", "Hello Anna, how are you?", "Thanks for the letter.\nAnna"]
)
def test_a_message_below_hyphens_is_passed_on(tmp_path, words):
    with House(tmp_path) as house:
        house.start()
        done = house.say(house.second, f"a1\n---\n{words}")
        assert all(line in done.to(house.first).words for line in words.splitlines())
