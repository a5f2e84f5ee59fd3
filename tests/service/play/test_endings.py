"""How games end by agreement or by giving up, and what a player may ask for."""

from datetime import timedelta

import pytest

from tests.office import EVENT, House

GAME = f"{EVENT}-001"


@pytest.fixture
def house(tmp_path):
    """A match under free-renju: h8 stands, the second seat is to move."""
    with House(tmp_path) as it:
        yield it.start()


# -- resigning ----


def test_a_resignation_is_asked_about_once(house):
    before = house.events()
    done = house.say(house.second, "I resign")
    assert (done.state, done.reason) == ("refused", "confirm_resign")
    assert house.events() == before
    letter = done.to(house.second)
    assert f'really want to resign? Then please answer "{GAME} resign";' in letter.words
    assert "One question first:" in letter.text
    assert house.say(house.second, f"{GAME} resign").state == "handled"
    assert house.game().result.ending == "resign"


def test_the_letter_that_asks_has_one_button_to_resign(house):
    letter = house.say(house.second, "resign").to(house.second)
    assert f"body={EVENT}-001%20resign" in letter.html
    assert "body=resign" not in letter.html


NO_THREAD = {"In-Reply-To": "", "References": ""}


def test_a_resignation_is_asked_about_once_where_a_mail_program_names_no_letter(house):
    assert house.say(house.second, "resign", headers=NO_THREAD).reason == "confirm_resign"
    assert house.say(house.second, "resign", headers=NO_THREAD).state == "handled"
    assert house.game().result.ending == "resign"


def test_a_resignation_that_was_on_its_way_when_we_asked_does_not_confirm_itself(house):
    again = house.reply(house.second, "resign, please", headers=NO_THREAD)
    early = house.now
    house.now += timedelta(minutes=1)
    assert house.say(house.second, "resign", headers=NO_THREAD).reason == "confirm_resign"
    assert house.give(again, arrived=early).reason == "confirm_resign"
    assert house.game().result is None


def test_two_copies_of_a_resignation_do_not_confirm_each_other(house):
    copies = [house.reply(house.second, "resign", headers=NO_THREAD) for _ in range(2)]
    house.take(*copies)
    house.handle()
    assert house.game().result is None


@pytest.mark.parametrize("words", [f"{GAME} resign", f"resign {GAME}", "resign\nresign"])
def test_a_resignation_that_is_sure_ends_the_game(house, words):
    done = house.say(house.second, words)
    assert done.state == "handled"
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "resign")
    assert "you won" in done.to(house.first).title
    assert "you lost" in done.to(house.second).title


def test_one_may_resign_while_the_opponent_is_to_move(house):
    house.play("a1")
    house.say(house.second, f"{GAME} resign")
    assert house.game().result.points() == "1-0"


# -- draws ----


def test_a_draw_that_is_declined_in_words_leaves_the_turn_and_tells_both(house):
    house.play("a1, draw?")
    due = house.game().clock.due
    house.now += timedelta(hours=5)
    done = house.say(house.first, "decline")
    assert done.readers == sorted([house.first, house.second])
    assert "declined the draw. The game goes on." in done.to(house.second).words
    assert "Your move 3, by" in done.to(house.first).words
    assert house.game().draw_offer is None
    assert house.game().clock.due == due


def test_a_move_declines_a_draw(house):
    house.play("a1, draw?; c3")
    assert house.game().draw_offer is None
    done = house.say(house.first, "accept")
    assert done.reason == "no_draw_offer"
    assert house.game().result is None


def test_nobody_can_accept_an_own_offer(house):
    house.play("a1, draw?")
    done = house.say(house.second, "accept")
    assert (done.state, done.reason) == ("refused", "no_draw_offer")


@pytest.mark.parametrize(
    "words",
    [
        "a1\ndraw?",
        "draw?\na1",
        "a1\n\nI offer a draw.",
        "a1\nmsg: hi\nremi?",
        "Draw?\n\na1\nBo",
    ],
)
def test_a_draw_offered_anywhere_in_a_letter_goes_with_its_move(house, words):
    done = house.say(house.second, words)
    assert done.state == "handled", done.reason
    assert house.record() == "1.h8 2.a1"
    assert house.game().draw_offer is house.game().seat_of(house.player(house.second))
    assert "offers a draw" in done.to(house.first).words


def test_a_draw_offered_in_the_subject_goes_with_the_move_below(house):
    done = house.say(house.second, "a1", headers={"Subject": "draw?"})
    assert done.state == "handled", done.reason
    assert house.game().draw_offer is not None


def test_a_draw_in_the_subject_of_an_earlier_letter_is_not_offered_again(house):
    assert house.say(house.second, "a1", headers={"Subject": "Re: draw?"}).state == "handled"
    assert house.game().draw_offer is None


def test_more_draw_offers_than_the_event_allows_are_refused_and_their_move_is_played(tmp_path):
    with House(tmp_path, game={"max_draw_offers": 1}) as house:
        house.start().play("a1, draw?; c3")
        done = house.say(house.second, "e5, remi?")
        assert done.state == "handled"
        assert house.record() == "1.h8 2.a1 3.c3 4.e5"
        assert house.game().draw_offer is None
        assert "You have already offered 1 draw" in done.to(house.second).words
        assert "offers a draw" not in done.to(house.first).words


@pytest.mark.parametrize("words", ["a1, draw?", "a1\ndraw?"])
def test_a_draw_before_the_move_of_the_event_is_refused_and_its_move_is_played(tmp_path, words):
    with House(tmp_path, game={"draw_min_moves": 30}) as house:
        done = house.start().say(house.second, words)
        assert house.record() == "1.h8 2.a1"
        assert "no draw is possible before move 30" in done.to(house.second).words


# -- show and help ----


def test_show_sends_the_board_again(house):
    house.play("a1")
    before = house.events()
    done = house.say(house.first, "show")
    assert (done.state, done.readers) == ("handled", [house.first])
    assert "Here is your game against" in done.posts[0].text
    assert "Moves so far: 1.h8 2.a1" in done.posts[0].text
    assert house.events() == before


def test_help_sends_the_help_letter_and_an_answer_to_it_is_about_no_position(house):
    done = house.say(house.second, "help")
    assert (done.state, done.readers) == ("handled", [house.second])
    assert done.posts[0].subject.startswith(f"{GAME} How to play by mail [P")
    again = house.give(house.compose(house.second, "a1", done.posts[0]))
    assert (again.state, again.reason) == ("refused", "untagged")
    assert again.posts[0].tag.startswith(f"{GAME}.0.")
    assert house.give(house.compose(house.second, "a1", again.posts[0])).state == "handled"


def test_a_move_and_a_question_in_one_letter_are_both_answered(house):
    done = house.say(house.second, "a1\nhelp\nnorms")
    assert done.state == "handled"
    assert house.record() == "1.h8 2.a1"
    mine = [one for one in done.posts if one.to == house.second]
    subjects = [one.subject.partition(" [")[0] for one in mine]
    assert {"SK24: your norms", f"{GAME} How to play by mail"} < set(subjects)
    assert len(mine) == 3
    assert any("a1" in one.words and one.tag.startswith(f"{GAME}.") for one in mine)
