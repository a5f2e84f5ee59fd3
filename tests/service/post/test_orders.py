"""What players may write, and what happens when an order cannot be carried out."""

import pytest

from tests.office import ANNA, ARBITER, BO, CAI, EVENT, THREE, House

GAME = f"{EVENT}-001"


@pytest.fixture
def house(tmp_path):
    """A match under free-renju: h8 stands, the second seat is to move."""
    with House(tmp_path) as it:
        yield it.start()


@pytest.fixture
def opened(tmp_path):
    """A function that starts a match with some opening."""
    houses = []

    def start(opening: str) -> House:
        houses.append(House(tmp_path, game={"opening": opening}))
        return houses[0].start()

    yield start
    houses[0].close()


def refused(house, sender, raw, *, reason, says):
    """The one letter that refuses a mail; the board and the clock are as they were."""
    before, due = house.events(), house.game().clock.due
    done = house.give(raw)
    assert (done.state, done.reason) == ("refused", reason)
    assert done.readers == [sender]
    assert house.events() == before
    assert house.game().clock.due == due
    letter = done.posts[0]
    assert says in letter.words
    its_turn = house.seated(house.game().position.to_act) == sender
    turn = "your move" if its_turn else "your opponent's move"
    assert letter.title.startswith((f"{GAME} {turn} ", f"{GAME} received, now move "))
    assert letter.mail["In-Reply-To"]
    return letter


# -- wrong orders ----


@pytest.mark.parametrize(
    ("order", "reason", "says"),
    [
        ("h8", "occupied", "There is already a stone on h8."),
        ("q3", "off_board", "q3 is not on the board."),
        ("a16", "off_board", "a16 is not on the board."),
        ("white", "no_choice_now", "That cannot be chosen now."),
        ("a1 c3", "unclear", 'Did you mean "a1" or "c3"?'),
        ("5. a1", "wrong_number", "You wrote move 5, but move 2 is due."),
        ("draw?", "draw_needs_move", "A draw is offered together with a move."),
        ("accept", "no_draw_offer", "There is no draw offer to answer."),
        ("decline", "no_draw_offer", "There is no draw offer to answer."),
    ],
)
def test_an_order_that_cannot_be_is_refused_with_its_reason(house, order, reason, says):
    raw = house.reply(house.second, order)
    letter = refused(house, house.second, raw, reason=reason, says=says)
    assert f"You wrote: {order}" in letter.text
    assert "Nothing has changed on the board." in letter.text
    assert "Your move 2, by" in letter.text
    assert " 8  . . . . . . .(X)" in letter.text
    assert "for instance: " in letter.words


def test_who_is_not_to_move_is_told_so(house):
    house.play("a1")
    raw = house.reply(house.second, "a3")
    letter = refused(house, house.second, raw, reason="not_your_turn", says="not your turn")
    assert "You wrote: a3" in letter.text
    assert "Please answer by" not in letter.text


def test_a_new_move_in_answer_to_an_older_letter_is_refused(house):
    old = house.newest(house.second)
    house.play("a1; c3")
    raw = house.compose(house.second, "e5", old)
    letter = refused(house, house.second, raw, reason="old_letter", says="move 4 is due now")
    assert letter.tag.startswith(f"{GAME}.2.")


@pytest.mark.parametrize(
    ("before", "order", "reason", "says"),
    [
        ("", "h7 i9 j10", "not_centre", "belongs in the centre of the board, at h8."),
        ("", "h8 l9 j10", "not_adjacent", "must stand right next to h8"),
        ("", "h8 i9 a1", "not_inside", "inside the 5 x 5 square"),
        ("", "h8 i9 i9", "twice", "i9 is named twice"),
        ("", "h8", "stone_count", "Now 3 stones are to be placed, and your line has 1."),
        ("", "pass", "no_pass", "Nobody can pass before the opening is over."),
        (THREE, "g7", "choose_colour", 'Please answer "black" or "white".'),
        (f"{THREE}; white", "g7", "declare_first", "how many fifth moves Black has to offer"),
        (f"{THREE}; white", "g7, 5 fifths", "declare_range", "a number from 1 to 4"),
        (f"{THREE}; white, g7, 2 fifths; black", "a1", "offer_count", "2 fifth moves have to"),
        (f"{THREE}; white, g7, 2 fifths; black", "a1 b2 c3", "offer_count", "your line has 3"),
        (
            f"{THREE}; white, g7, 2 fifths; black; a1 c1",
            "keep d1",
            "not_offered",
            "d1 was not offered. Please choose one of a1, c1.",
        ),
        (
            f"{THREE}; white, g7, 2 fifths; black; a1 c1",
            "a1 c1",
            "keep_one",
            "First one of the offered fifth moves has to be kept.",
        ),
    ],
)
def test_a_choice_that_the_opening_forbids_is_refused(opened, before, order, reason, says):
    house = opened("soosorv")
    if before:
        house.play(before)
    sender = house.seated(house.game().position.to_act)
    refused(house, sender, house.reply(sender, order), reason=reason, says=says)


def test_symmetric_fifth_moves_are_refused_as_a_whole(opened):
    house = opened("rif")
    house.play("h8 h9 h10; white, h5")
    raw = house.reply(house.first, "g3 i3")
    says = "g3 and i3 lead to the same figure of stones, turned, mirrored or moved, and"
    letter = refused(house, house.first, raw, reason="offer_symmetric", says=says)
    rule = "No two of them may lead to the same figure of stones, turned, mirrored or moved."
    assert rule in letter.words
    assert "mirror image" not in letter.words


def test_two_different_moves_in_one_letter_are_asked_about(house):
    raw = house.reply(house.second, "a1\nc3")
    letter = refused(house, house.second, raw, reason="unclear", says='"a1" or "c3"')
    assert "One question first:" in letter.text


def test_a_sentence_with_a_move_in_it_is_asked_about(house):
    raw = house.reply(house.second, "I thought long about i9, it may be a blunder")
    letter = refused(
        house, house.second, raw, reason="unclear", says="Did you mean i9? Then answer: i9"
    )
    assert "I thought long about i9" in letter.text


def test_a_letter_without_an_order_is_told_how_to_send_one(house):
    raw = house.reply(house.second, "Dear arbiter,\n\nI am thinking.")
    letter = refused(
        house, house.second, raw, reason="no_order", says="I found no move in your letter."
    )
    assert f"write to the arbiter, {ARBITER}." in letter.words


def test_an_empty_letter_is_told_how_to_send_a_move(house):
    raw = house.reply(house.second, "")
    refused(house, house.second, raw, reason="no_order", says="I found no move in your letter.")


def test_the_moves_of_our_own_quoted_letter_are_no_orders(house):
    house.play("a1; c3; e5; g7")
    raw = house.reply(house.second, "\nThanks, I shall think.\n")
    refused(house, house.second, raw, reason="no_order", says="I found no move")


# -- twice the same ----


def test_the_same_mail_again_changes_nothing_and_is_not_answered(house):
    raw = house.reply(house.second, "a1")
    assert house.give(raw).state == "handled"
    again = house.give(raw)
    assert (again.key, again.posts) == ("", [])
    assert house.record() == "1.h8 2.a1"


def test_a_copy_that_took_another_way_is_the_same_letter(house):
    raw = house.reply(house.second, "a1")
    house.give(raw)
    again = house.give(b"Received: by other.test\r\nX-Spam: no\r\n" + raw)
    assert (again.key, again.posts) == ("", [])


def test_the_same_move_in_a_new_mail_is_already_played(house):
    letter = house.newest(house.second)
    house.play("a1")
    done = house.give(house.compose(house.second, "a1", letter))
    assert (done.state, done.reason) == ("refused", "already_played")
    assert done.readers == [house.second]
    assert "Your a1 has arrived and is already played: move 2, Thu" in done.posts[0].words
    assert "Bo is to play move 3. You need not do anything." in done.posts[0].words
    assert "All is well:" in done.posts[0].text
    assert "You need not do anything." in done.posts[0].words
    assert house.record() == "1.h8 2.a1"


def test_a_move_sent_again_in_answer_to_our_receipt_is_already_played(house):
    house.say(house.second, "a1")
    house.wait(days=1)
    events = house.events()
    for words in ("a1", "2. a1", "I play a1."):
        done = house.say(house.second, words)
        assert (done.state, done.reason, done.readers) == (
            "refused",
            "already_played",
            [house.second],
        )
        (letter,) = done.posts
        assert "Your a1 has arrived and is already played: move 2, Thursday 1 Feb" in letter.words
        assert "All is well:" in letter.text
        assert "Bo is to play move 3. You need not do anything." in letter.words
        assert "not your turn" not in letter.words
    assert (house.record(), house.events()) == ("1.h8 2.a1", events)


@pytest.mark.parametrize("words", ["k8", "2. k8", "K-8", "I play k8.", "preview k8"])
@pytest.mark.parametrize("later", ["b2", "b2; c3; d4"])
def test_an_own_move_sent_again_after_the_opponents_answer_is_already_played(house, later, words):
    house.play("k8")
    house.wait(days=1)
    house.play(later)
    events = house.events()
    done = house.say(house.second, words)
    assert (done.state, done.reason, done.readers) == (
        "refused",
        "already_played",
        [house.second],
    )
    (letter,) = done.posts
    assert "Your k8 has arrived and is already played: move 2, Thursday 1 Feb" in letter.words
    assert f"Your move {later.count(';') + 4}, by" in letter.words
    assert "j8" not in letter.words
    assert house.events() == events


def test_a_stone_of_the_opening_sent_again_is_already_played_with_its_own_number(opened):
    house = opened("rif")
    house.play("h8 h9 j10; white, g7")
    letter = house.say(house.first, "j10").posts[0]
    assert "Your j10 has arrived and is already played: move 3, Thursday" in letter.words


def test_an_own_move_with_the_number_of_another_is_still_a_wrong_number(house):
    house.play("k8; b2")
    assert house.say(house.second, "6. k8").reason == "wrong_number"


@pytest.mark.parametrize("words", ["b2", "4. a1", "h8", "a1 b2"])
def test_what_was_not_played_last_is_still_not_ones_turn(house, words):
    house.say(house.second, "a1")
    assert house.say(house.second, words).reason == "not_your_turn"


@pytest.mark.parametrize(
    ("played", "again", "told"),
    [
        ("black", "black", "Your black has arrived and is already chosen: Thursday 1 Feb"),
        ("Svart", "I take black.", "Your black has arrived and is already chosen: Thursday"),
        (
            "white, g7",
            "white, g7",
            "Your white, g7 has arrived and is already played: move 4, Thu",
        ),
        ("white, g7", "g7", "Your g7 has arrived and is already played: move 4, Thursday"),
        ("white, g7", "4. g7", "Your g7 has arrived and is already played: move 4, Thursday"),
        ("white, g7", "white", "Your white has arrived and is already chosen: Thursday"),
    ],
)
def test_a_choice_sent_again_is_already_made(opened, played, again, told):
    house = opened("rif")
    house.play(THREE)
    chooser = house.second
    assert house.say(chooser, played).state == "handled"
    done = house.say(chooser, again)
    assert done.reason == "already_played"
    assert told in done.to(chooser).words
    assert "You need not do anything." in done.to(chooser).words


def test_a_repeated_move_does_not_hide_that_it_is_the_senders_turn_again(house):
    letter = house.newest(house.second)
    house.play("a1; c3")
    done = house.give(house.compose(house.second, "a1", letter))
    assert done.reason == "already_played"
    assert "Your move 4, by" in done.posts[0].words
    assert "need not do anything" not in done.posts[0].words


def test_the_same_move_again_after_the_game_is_over_is_already_played(house):
    house.play("a1; h9; a3; h10; a5; h11; a7")
    letter = house.newest(house.first)
    house.play("h12")
    done = house.give(house.compose(house.first, "h12", letter))
    assert done.reason == "already_played"


def test_half_of_an_old_order_is_not_called_done(opened):
    house = opened("rif")
    house.play(THREE)
    letter = house.newest(house.second)
    house.play("white")
    done = house.give(house.compose(house.second, "white\ng7", letter))
    assert (done.state, done.reason) == ("refused", "old_letter")
    assert "need not do anything" not in done.posts[0].words


# -- several lines, several places ----


def test_three_stones_on_three_lines_are_one_order(opened):
    house = opened("rif")
    assert house.say(house.first, "h8\ni9\nj10").state == "handled"
    assert house.record() == "1.h8 2.i9 3.j10"


def test_three_numbered_stones_on_three_lines_are_one_order(opened):
    house = opened("rif")
    assert house.say(house.first, "1. h8\n2. i9\n3. j10").state == "handled"
    assert house.record() == "1.h8 2.i9 3.j10"


def test_a_colour_and_a_move_on_two_lines_are_one_order(opened):
    house = opened("soosorv")
    house.play(THREE)
    done = house.say(house.second, "White\n\ng7, 2 fifths\n\nBest wishes")
    assert done.state == "handled"
    assert house.record() == "1.h8 2.i9 3.j10 [white] 4.g7 [2 fifths]"


def test_the_same_move_twice_in_a_letter_is_one_move(house):
    assert house.say(house.second, "a1\n\n2. A1").state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_move_may_stand_in_the_subject(house):
    letter = house.newest(house.second)
    subject = f"Re: a1 [{letter.tag}]"
    assert house.say(house.second, "", subject=subject, quote=False).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_body_that_says_something_else_than_the_subject_is_asked_about(house):
    letter = house.newest(house.second)
    done = house.say(house.second, "c3", subject=f"a1 [{letter.tag}]")
    assert (done.reason, house.record()) == ("unclear", "1.h8")


@pytest.mark.parametrize(
    "headers",
    [
        {"In-Reply-To": "", "References": "", "To": "td@club.test", "Subject": "Re: [{tag}]"},
        {"In-Reply-To": "", "References": "", "To": "td@club.test", "Subject": "SV: {tag}"},
        {"In-Reply-To": "", "References": "", "Subject": "hello"},
        {"Subject": "hello", "To": "td@club.test"},
    ],
    ids=["subject", "whole subject", "reply address", "message id"],
)
def test_the_tag_is_found_in_each_of_its_places(house, headers):
    tag = house.newest(house.second).tag
    headers = {name: value.format(tag=tag) for name, value in headers.items()}
    assert house.say(house.second, "a1", headers=headers).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_tag_in_small_letters_is_as_good(house):
    letter = house.newest(house.second)
    headers = {"To": letter.reply_to.lower(), "Subject": "i", "In-Reply-To": "", "References": ""}
    assert house.say(house.second, "a1", headers=headers).state == "handled"


def test_a_tag_with_a_letter_changed_is_no_tag(house):
    letter = house.newest(house.second)
    code = letter.tag[-16:]
    wrong = code.replace(code[0], "A" if code[0] != "A" else "B")
    raw = house.reply(house.second, "a1").replace(code.encode(), wrong.encode())
    done = house.give(raw)
    assert (done.state, done.reason) == ("refused", "untagged")
    assert house.record() == "1.h8"


# -- games that a letter names ----


@pytest.fixture
def match(tmp_path):
    """A match of two games; whoever is second in game 1 is first in game 2."""
    with House(tmp_path, system={"games_per_pair": 2}) as it:
        yield it.start()


def test_a_letter_may_carry_a_move_for_another_own_game(match):
    match.play("a1", 2)
    mover = match.second
    done = match.say(mover, f"b2\n{EVENT}-002 3. c3")
    assert done.state == "handled"
    assert match.record(1) == "1.h8 2.b2"
    assert match.record(2) == "1.h8 2.a1 3.c3"
    assert len([one for one in done.posts if one.to == mover]) == 2


def test_a_move_for_another_game_needs_its_number(match):
    match.play("a1", 2)
    done = match.say(match.second, f"{EVENT}-002 c3")
    assert (done.state, done.reason) == ("refused", "number_missing")
    assert match.record(2) == "1.h8 2.a1"


def test_a_move_for_another_game_with_an_old_number_is_refused(match):
    match.play("a1; c3; d4", 2)
    done = match.say(match.second, f"{EVENT}-002 3. e5")
    assert (done.state, done.reason) == ("refused", "wrong_number")
    assert done.posts[0].title.startswith(f"{EVENT}-002 your move 5")
    assert match.record(2) == "1.h8 2.a1 3.c3 4.d4"


def test_nobody_can_move_in_a_game_of_others(tmp_path):
    people = (ANNA, "bo@players.test", "cai@players.test")
    with House(tmp_path, people) as house:
        house.start()
        mine = {n: house.game(n).seat_of(house.player(ANNA)) for n in (1, 2, 3)}
        other = next(n for n, seat in mine.items() if seat is None)
        own = next(n for n, seat in mine.items() if seat is not None)
        before = house.events(other)
        house.play("a1", own)
        done = house.say(ANNA, f"{EVENT}-{other:03d} 2. a1", own)
        assert (done.state, done.reason) == ("refused", "unknown_game")
        assert f"I know no game {EVENT}-{other:03d} of yours." in done.posts[0].words
        assert house.events(other) == before


def test_a_letter_names_its_own_game_without_a_number(house):
    assert house.say(house.second, f"{GAME} a1").state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_move_for_another_game_without_its_number_is_answered_with_that_games_board(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI), system={"games_per_pair": 2}) as house:
        house.start()
        mine = [n for n in range(1, 7) if house.seated(house.game(n).position.to_act, n) == ANNA]
        this, other = mine[:2]
        done = house.say(ANNA, f"a9\n{EVENT}-{other:03d} b9", this)
        asked = next(one for one in done.posts if f"{EVENT}-{other:03d}" in one.tag)
        assert asked.to == ANNA
        assert house.events(other) == 1
        assert not any(
            "a9" not in one.words and f"{EVENT}-{this:03d}." in one.tag for one in done.posts
        )
