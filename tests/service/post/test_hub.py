"""Several orders of several kinds in one letter: each stands or falls alone, one answer a game."""

import pytest

from tests.office import ANNA, ARBITER, BO, CAI, House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)).start() as house:
        yield house


def test_a_move_a_setting_and_a_question_in_one_letter_are_all_carried_out(house):
    done = house.say(house.second, "i9\nset language sv\ngames")
    assert done.state == "handled"
    assert house.record() == "1.h8 2.i9"
    subjects = [one.subject for one in done.posts if one.to == house.second]
    assert len(subjects) == 3
    assert any(subject.startswith("Dina partier") for subject in subjects)


def test_what_could_not_be_done_stands_in_the_answer_to_what_was_done(house):
    done = house.say(house.second, "i9\nset time zone Atlantis\nSK24-099 3. b2")
    (letter,) = (one for one in done.posts if one.to == house.second)
    assert "You played i9." in letter.words
    assert "Atlantis" in letter.words
    assert "I know no game SK24-099 of yours." in letter.words


def test_lines_that_nobody_asked_for_are_not_passed_on_and_said_so(house):
    done = house.say(house.second, "i9\nWhat a lovely summer we have had here in the north!")
    assert "lovely summer" in done.to(house.second).words
    assert "lovely summer" not in done.to(house.first).everything()


def test_a_letter_about_no_game_proves_its_writer_and_names_the_game(house):
    games = house.give(house.compose(house.second, "games")).to(house.second)
    done = house.give(house.compose(house.second, "SK24-001 2. i9", games))
    assert done.state == "handled"
    assert house.record() == "1.h8 2.i9"


def test_a_move_without_its_game_in_a_letter_about_none_gets_the_boards(house):
    games = house.give(house.compose(house.second, "games")).to(house.second)
    done = house.give(house.compose(house.second, "i9", games))
    assert (done.state, done.reason) == ("refused", "untagged")
    assert house.record() == "1.h8"
    assert all(one.tag.startswith("SK24-") for one in done.posts)


def test_the_subject_of_our_own_letter_is_no_order(house):
    games = house.give(house.compose(house.second, "games")).to(house.second)
    done = house.give(house.compose(house.second, "Thanks!", games))
    assert (done.state, done.reason) == ("refused", "no_order")
    (letter,) = done.posts
    assert "I found nothing in your letter that I can do." in letter.words
    assert f"write to the arbiter, {ARBITER}." in letter.words


def test_questions_without_a_tag_are_answered_with_a_letter_that_has_one(house):
    done = house.give(house.compose(house.first, "table"))
    assert done.readers == [house.first]
    assert (done.state, done.reason) == ("refused", "unproven")
    answer = done.to(house.first)
    assert house.give(house.compose(house.first, "table", answer)).state == "handled"


def test_moves_in_advance_that_contradict_each_other_are_asked_about(house):
    done = house.say(house.second, "i9; if g7 then i10\nif g7 then h5")
    assert house.record() == "1.h8 2.i9"
    assert "two answers to the same move" in done.to(house.second).words


def test_a_guess_is_offered_as_a_tap_and_not_played(house):
    done = house.say(house.second, "I think i9 would be a good move here")
    assert (done.state, done.reason) == ("refused", "unclear")
    assert house.record() == "1.h8"
    assert "body=i9" in done.to(house.second).html


def test_yes_to_the_question_about_resigning_may_be_said_by_confirm(house):
    assert house.say(house.second, "resign").reason == "confirm_resign"
    assert house.say(house.second, "confirm").state == "handled"
    assert house.game().result.ending == "resign"


@pytest.mark.parametrize("text", ["yes", "Ja!", "jah", "ok"])
def test_a_short_yes_to_the_question_about_resigning_resigns(house, text):
    house.say(house.second, "resign")
    assert house.say(house.second, text).state == "handled"
    assert house.game().result.ending == "resign"


def test_yes_to_a_letter_that_asks_nothing_is_no_order(house):
    done = house.say(house.second, "yes")
    assert (done.state, done.reason) == ("refused", "no_order")


def test_a_move_counts_though_its_letter_confirms_what_nobody_asked(house):
    done = house.say(house.second, "i9\nconfirm")
    assert done.state == "handled"
    assert house.record() == "1.h8 2.i9"
    (letter,) = (one for one in done.posts if one.to == house.second)
    assert "There is nothing to confirm" in letter.words
    assert "You played i9." in letter.words


def test_a_confirm_that_nobody_asked_for_is_answered_with_the_board(house):
    done = house.say(house.second, "confirm")
    assert (done.state, done.reason) == ("refused", "nothing_to_confirm")
    assert done.to(house.second).tag.startswith("SK24-001.")


def test_what_cannot_be_done_about_no_board_says_nothing_of_a_board(house):
    games = house.give(house.compose(house.second, "games")).to(house.second)
    done = house.give(house.compose(house.second, "set time zone Atlantis", games))
    assert "on the board" not in done.to(house.second).everything()


@pytest.mark.parametrize("order", ["forget", "set language sv", "mydata", "withdraw"])
def test_an_order_about_oneself_without_a_tag_is_asked_again_in_a_letter_that_proves_it(
    house, order
):
    done = house.give(house.compose(house.second, order))
    assert (done.state, done.reason) == ("refused", "unproven")
    (letter,) = done.posts
    assert "answer this letter" in letter.words
    assert "your move" not in letter.words
    assert "on the board" not in letter.words
    assert house.give(house.compose(house.second, order, letter)).reason != "unproven"


def test_a_quote_without_any_sign_is_known_even_without_its_thread(house):
    """Some programs drop the headers: the letter is then known by its tag."""
    letter = house.newest(house.second)
    raw = house.compose(
        house.second,
        f"Thanks!\n\n{letter.text}",
        letter,
        headers={"In-Reply-To": "", "References": ""},
        quote=False,
    )
    done = house.give(raw)
    assert (done.state, done.reason) == ("refused", "no_order")
