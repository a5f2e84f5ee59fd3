"""A no to what we asked, and questions whether a move has come: both are answered as such."""

import re

import pytest

from tests.office import ANNA, BO, EVENT, House

GAME = f"{EVENT}-001"
NO = [
    *("No!", "no", "No thanks", "No, thank you.", "Nope", "No way!", "No, not yet.", "Not now"),
    *("no no", "No, I don't want to resign.", "Of course not!", "I play on", "Hi,\n\nNo!\n\nAnna"),
    *(
        "Nej!",
        "nej tack",
        "Nej, absolut inte!",
        "Nä",
        "Nej, jag ger inte upp.",
        "Hej!\nNej\n/Anna",
    ),
    *("Ei!", "Nein, danke", "decline", "Avböjer"),
]


@pytest.fixture
def house(tmp_path):
    """A match under free-renju: h8 stands, the second seat is to move."""
    with House(tmp_path, (ANNA, BO)) as it:
        yield it.start()


def goes_on(house, sender, words, **more):
    """A no changes nothing, and is answered with a friendly line."""
    before = house.events()
    done = house.say(sender, words, **more)
    assert (done.state, done.reason, done.readers) == ("refused", "goes_on", [sender])
    assert house.events() == before
    assert house.game().result is None
    told = done.to(sender)
    assert "The game goes on" in told.words
    assert "All is well:" in told.text
    assert "no move" not in told.words
    return told


# -- a no to our questions ----


@pytest.mark.parametrize("words", NO)
def test_a_no_to_the_question_whether_one_resigns_is_a_no(house, words):
    assert house.say(house.second, "resign").reason == "confirm_resign"
    assert "Your move 2, by" in goes_on(house, house.second, words).words
    assert house.say(house.second, "i9").state == "handled"


def test_a_no_in_the_subject_is_one_too(house):
    question = house.say(house.second, "resign").to(house.second)
    done = house.give(house.compose(house.second, "", question, subject="No!"))
    assert done.reason == "goes_on"


def test_a_no_after_a_question_does_not_make_a_later_yes_one_to_it(house):
    house.say(house.second, "resign")
    goes_on(house, house.second, "No!")
    assert house.say(house.second, "yes").reason == "no_order"
    assert house.game().result is None


@pytest.mark.parametrize("question", ["I think i9 is good here", "i9 or k8"])
@pytest.mark.parametrize("words", ["No!", "Nej tack", "no, not yet"])
def test_a_no_to_what_one_may_have_meant_plays_nothing(house, question, words):
    assert house.say(house.second, question).reason == "unclear"
    told = goes_on(house, house.second, words)
    assert "When you know your move" in told.words
    assert told.title.startswith("Your letter: all is well")


@pytest.mark.parametrize("words", ["No!", "no thanks", "Nej tack!", "Not yet"])
def test_a_no_to_a_draw_offer_leaves_it_to_the_move_that_declines_it(house, words):
    house.say(house.second, "i9, draw?")
    told = goes_on(house, house.first, words)
    assert 'turned down by your next move, or at once by "decline"' in told.words
    assert {"body=accept", "body=decline"} <= {*re.findall(r"body=\w+", told.html)}
    assert house.game().draw_offer is not None
    house.say(house.first, "a1")
    assert house.game().draw_offer is None


def test_a_no_to_the_question_what_one_says_to_an_offer_is_one_as_well(house):
    house.say(house.second, "i9, draw?")
    assert house.say(house.first, "I wonder about that draw").reason == "unclear"
    goes_on(house, house.first, "No!")


@pytest.mark.parametrize(
    "words", ["No!", "No way!", "Nej, absolut inte!", "No, I want to play on"]
)
def test_a_no_to_the_question_whether_one_leaves_an_event_is_a_no(house, words):
    asked = house.say(house.second, f"withdraw {EVENT}").to(house.second)
    assert "do you want to leave" in asked.subject
    done = house.give(house.compose(house.second, words, asked))
    assert done.state == "handled"
    assert house.game().result is None
    late = house.give(house.compose(house.second, "confirm", asked))
    assert house.game().result is None
    assert late.state == "handled"


@pytest.mark.parametrize("words", ["No!", "Nej tack", "not now"])
def test_a_no_to_nothing_is_no_order(house, words):
    assert house.say(house.second, words).reason == "no_order"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("No, k8 or i9", "unclear"),
        ("No, what do you mean?", "no_order"),
        ("yes\nno", "no_order"),
        ("No way to continue, I am ill", "no_order"),
    ],
)
def test_what_says_more_than_no_is_read_as_ever(house, words, reason):
    house.say(house.second, "resign")
    assert house.say(house.second, words).reason == reason
    assert house.game().result is None


def test_a_no_with_a_move_plays_the_move(house):
    house.say(house.second, "resign")
    assert house.say(house.second, "No thanks, i9").state == "handled"
    assert house.record() == "1.h8 2.i9"


# -- has my move come? ----

ASKED = [
    *("Did my i9 reach you?", "Did you get my i9?", "Have you received my i9?", "Has i9 arrived?"),
    *(
        "Did i9 arrive?",
        "Did my move i9 come through?",
        "Did you receive i9?",
        "Has i9 come in?",
    ),
    *(
        "Hello,\n\nhas my i9 reached you?\n\nAnna",
        "I wonder if my i9 has reached you.",
        "Got my i9?",
    ),
    *("Was my i9 received?", "Not sure whether you received my i9", "Did my I9 get through?"),
    *("Kom mitt i9 fram?", "Har mitt i9 kommit fram?", "Fick du mitt i9?", "Har du fått mitt i9?"),
    *("Har i9 nått fram?", "Nådde mitt i9 dig?", "Hej!\nHar ni fått mitt drag i9?\nMvh Anna"),
    *(
        "Undrar om mitt i9 kom fram.",
        "Är i9 mottaget?",
        "Gick mitt i9 igenom?",
        "Kom i9 fram?",
        "Har i9 anlänt?",
    ),
]
NOT_ASKED = [
    *("i9?", "i9 ?", "Is i9 good?", "May I play i9?", "What about i9?", "Should I play i9?"),
    *("Can I reach i9?", "Did you see i9?", "Is i9 allowed?", "Did you get my i9? Or k8?"),
    *(
        "Is i9 or k8 better?",
        "Would i9 get you?",
        "I hope my i9 is good",
        "Have you thought of i9?",
    ),
    *("Är i9 bra?", "Får jag spela i9?", "i9, eller?", "Såg du i9?", "Kommer i9 att vinna?"),
    *("Ska jag ta i9?", "Vad sägs om i9?", "Kan du nå i9?", "Fick du brevet? Kanske i9"),
]


def test_there_are_twenty_phrases_each_way():
    assert min(len(ASKED), len(NOT_ASKED)) >= 20


@pytest.mark.parametrize("words", ASKED)
def test_who_asks_whether_a_move_has_come_hears_that_it_is_played(house, words):
    house.say(house.second, "i9")
    house.wait(days=1)
    before = house.events()
    done = house.say(house.second, words)
    assert (done.state, done.reason, done.readers) == (
        "refused",
        "already_played",
        [house.second],
    )
    told = done.to(house.second)
    assert "Your i9 has arrived and is already played: move 2, Thursday 1 Feb" in told.words
    assert "Moves so far: 1.h8 2.i9" in told.words
    assert house.events() == before


@pytest.mark.parametrize("words", ASKED)
def test_who_asks_for_a_move_that_has_not_come_hears_how_to_send_it(house, words):
    before = house.events()
    done = house.say(house.second, words)
    assert (done.state, done.reason) == ("refused", "not_arrived")
    told = done.to(house.second)
    assert "I have no i9 of yours in this game. To play it, answer with one line: i9" in told.words
    assert "body=i9" in told.html
    assert house.events() == before
    assert house.say(house.second, "i9").state == "handled"


@pytest.mark.parametrize("words", NOT_ASKED)
def test_what_only_looks_like_such_a_question_is_read_as_ever(house, words):
    done = house.say(house.second, words)
    assert done.reason in ("unclear", "")
    assert "of yours in this game" not in done.to(house.second).words


@pytest.mark.parametrize(
    "words",
    ["i9?", "I play i9. Did you get my last letter?", "i9\nHas it come?", "i9 - did it arrive?"],
)
def test_a_move_beside_a_question_is_never_swallowed(house, words):
    done = house.say(house.second, words)
    assert done.reason in ("", "unclear")
    assert (done.reason == "") == (house.record() == "1.h8 2.i9")


def test_a_move_of_the_opponents_or_on_a_taken_point_is_none_of_ones_own(house):
    done = house.say(house.second, "Did my h8 reach you?")
    assert done.reason == "not_arrived"
    assert "I have no h8 of yours in this game." in done.to(house.second).words
    assert "To play it" not in done.to(house.second).words


def test_a_move_of_long_ago_is_told_with_its_number(house):
    house.play("a1; c3; a5; c7")
    done = house.say(house.second, "Did you get my a1?")
    assert "already played: move 2," in done.to(house.second).words


def test_a_choice_is_asked_about_as_well(tmp_path):
    with House(tmp_path, game={"opening": "rif"}).start() as house:
        house.play("h8 i9 j10")
        chooser = house.second
        assert house.say(chooser, "Did my black arrive?").reason == "not_arrived"
        house.say(chooser, "black")
        done = house.say(chooser, "Har du fått mitt svart?")
        assert "Your black has arrived and is already chosen" in done.to(chooser).words


def test_the_answer_is_in_the_readers_language(house):
    house.say(house.second, "set language sv")
    house.say(house.second, "ge upp")
    done = house.say(house.second, "Nej!")
    assert "Partiet går vidare" in done.to(house.second).words
    done = house.say(house.second, "Kom mitt i9 fram?")
    assert "Jag har inget i9 från dig i det här partiet" in done.to(house.second).words
