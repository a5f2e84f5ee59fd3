"""Letters as people write them: what may be meant is asked, with each reading as a tap."""

import pytest

from tests.office import ANNA, BO, CAI, House

OFFERED = "h9; i8; h10; i9, draw?"
FOUR = "1.h8 2.h9 3.i8 4.h10"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        it.start().play("h9; i8; h10")
        yield it


def asked(house, text, *readings, **more):
    """The letter that asks which of some readings was meant; nothing has changed."""
    before = house.record()
    done = house.say(house.seated(house.game().position.to_act), text, quote=False, **more)
    assert (done.state, done.reason, house.record()) == ("refused", "unclear", before)
    (letter,) = done.posts
    for reading in readings:
        assert reading in letter.words
        link = reading.replace(" ", "%20").replace(";", "%3B").replace(",", "%2C")
        assert f'body={link}"' in letter.html
    return letter


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("i10 j10", ["i10", "j10"]),
        ("W i10", ["i10"]),
        ("10 i", ["i10"]),
        ("i;10", ["i10"]),
        ("white i10", ["i10"]),
        ("i9 if g7 i10", ["i9; if g7 then i10", "i9"]),
        ("resign\ni9", ["resign", "i9"]),
    ],
)
def test_what_is_not_plain_is_asked_with_every_reading_as_a_tap(house, text, readings):
    asked(house, text, *readings)


def test_a_single_reading_is_named_in_the_plain_text(house):
    assert "Did you mean i10? Then answer: i10" in asked(house, "W i10").words


@pytest.mark.parametrize("text", ["remi", "draw", "yes", "ja", "ok", "accept\ni10"])
def test_a_draw_offer_is_neither_taken_nor_declined_by_a_guess(tmp_path, text):
    with House(tmp_path) as house:
        house.start().play(OFFERED)
        readings = ["accept", "i10" if "i10" in text else "decline"]
        asked(house, text, *readings)
        assert house.game().draw_offer is not None


def test_accept_and_decline_in_one_letter_are_asked_about(tmp_path):
    with House(tmp_path) as house:
        house.start().play(OFFERED)
        asked(house, "accept\ndecline", "accept", "decline")


def test_a_draw_is_taken_with_thanks_for_the_game(tmp_path):
    with House(tmp_path) as house:
        house.start().play(OFFERED)
        done = house.say(house.second, "accept. Thanks for the game!")
        assert (done.state, house.game().result.ending) == ("handled", "agreement")
        assert "has written to you" not in done.to(house.first).words


def test_a_move_with_an_offer_of_its_own_declines_the_offer_first(tmp_path):
    with House(tmp_path) as house:
        house.start().play(OFFERED)
        words = house.say(house.second, "j9, draw?").to(house.second).words
        assert words.index("You declined the draw") < words.index("You offered a draw")


@pytest.mark.parametrize("text", ["i10 (=)", "i10=", "i10 ="])
def test_the_sign_of_equality_behind_a_move_offers_a_draw(house, text):
    house.say(house.first, text)
    assert house.record() == f"{FOUR} 5.i10"
    assert house.game().draw_offer is not None


@pytest.mark.parametrize("text", ["i9\nSK24-001 5. i9", "SK24-1 5. i9\ni9"])
def test_a_move_that_is_written_twice_is_one_move(house, text):
    assert house.say(house.first, text).state == "handled"
    assert house.record() == f"{FOUR} 5.i9"


def test_a_move_that_is_written_twice_keeps_its_number(house):
    assert house.say(house.first, "i9\nSK24-001 2. i9").reason == "wrong_number"


@pytest.mark.parametrize("text", ["SK24-001 hello there", "SK24-003 i 9 maybe j9", "Game 4 j9"])
def test_a_line_that_begins_with_a_game_and_cannot_be_read_is_refused(house, text):
    done = house.say(house.first, text, quote=False)
    (letter,) = done.posts
    assert done.reason == "unread_line"
    assert f"You wrote: {text} I could not read this line." in letter.words
    assert "did not pass this on" not in letter.words
    assert 'body=j9"><' not in letter.html.partition("Tap the point")[0]


def test_a_question_that_quotes_a_line_does_not_call_it_unsent_too(house):
    assert "did not pass this on" not in asked(house, "W i10").words


# -- subjects ----


@pytest.mark.parametrize("subject", ["SK24-001 i9", "SK24-001 5. i9", "Re: {ours} i9", "i9"])
def test_a_move_in_the_subject_counts(house, subject):
    ours = house.newest(house.first).subject
    assert house.say(house.first, "", subject=subject.format(ours=ours)).state == "handled"
    assert house.record() == f"{FOUR} 5.i9"


def test_a_hint_in_the_subject_is_asked_about(house):
    asked(house, "", "i9", subject="maybe i9 or so")


def test_our_own_subject_is_never_searched_for_hints(house):
    for subject in ("Re: SK24-001 your move 5, due 8 Feb", "Re: SK24-001 d5, due e8 Feb"):
        assert house.say(house.first, "", subject=subject, quote=False).reason == "no_order"


def test_a_subject_and_a_body_with_different_moves_are_asked_about(house):
    asked(house, "i9", "i9", "j9", subject="j9")
    assert house.say(house.first, "i9", subject="I9").state == "handled"


# -- openings ----


def test_a_number_of_fifth_moves_without_its_word_is_offered_as_a_tap(tmp_path):
    with House(tmp_path, game={"opening": "yamaguchi"}) as house:
        house.start()
        letter = asked(house, "h8 i9 j10 5", "h8 i9 j10, 5 fifths")
        assert "Then answer: h8 i9 j10, 5 fifths" in letter.words


def test_an_opening_without_its_word_is_offered_as_a_tap(tmp_path):
    with House(tmp_path, game={"opening": "whites-option"}) as house:
        house.start()
        asked(house, "D4 g7", "opening D4, g7")


# -- previews, questions and letters ----


def test_a_preview_asks_about_boards_without_the_letter_i(house):
    (letter,) = house.say(house.first, "preview p9").posts
    assert "preview o9" in letter.words
    assert "body=preview%20o9" in letter.html


def test_a_preview_beside_a_move_is_answered_too(house):
    done = house.say(house.first, "preview l9\ni9")
    assert sorted(done.readers) == [ANNA, BO]
    assert "You also asked to see l9 first." in done.to(house.first).words


@pytest.mark.parametrize("text", ["show", "preview i9", "h8", "k1 k2", "note: hm"])
def test_a_message_beside_anything_is_passed_on_in_one_letter_each(house, text):
    done = house.say(house.first, f"{text}\nmsg: Hello there", quote=False)
    assert "Hello there" in done.to(house.second).text
    assert "Your message has been passed on to" in done.to(house.first).words
    assert '"Hello there"' in done.to(house.first).words
    assert house.record() == FOUR


def test_more_previews_than_one_letter_shows_are_spoken_of(house):
    done = house.say(house.first, "preview i9\npreview j9\npreview k9\npreview l9")
    assert len(done.posts) == 3
    assert "Please ask the rest in another one" in done.posts[0].words


def test_two_notes_are_told_once(house):
    words = house.say(house.first, "note: one\nnote: two").to(house.first).words
    assert words.count("Your note is kept") == 1


def test_an_older_letter_is_spoken_of_in_moves(house):
    old = house.newest(house.second)
    house.play("i9; j9")
    done = house.give(house.compose(house.second, "k9", old))
    assert done.reason == "old_letter"
    assert "The position has changed" in done.posts[0].words
    assert "move 7 is due now" in done.posts[0].words


# -- several games ----


@pytest.fixture
def hall(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)) as it:
        yield it.start()


def other_game(house, player):
    """Another running game of a player's than the first, with the opponent's address."""
    for number in (2, 3):
        game = house.game(number)
        seat = game.seat_of(house.player(player))
        if seat is not None:
            return game.id, house.seated(seat.other, number)
    raise AssertionError


@pytest.mark.parametrize(
    "text", ["{game} msg: Hello you", "{game}\nmsg: Hello you", "{game}\n---\nHello you"]
)
def test_a_message_goes_to_the_opponent_of_the_game_that_it_names(hall, text):
    game, opponent = other_game(hall, hall.second)
    done = hall.say(hall.second, text.format(game=game), quote=False)
    assert sorted(done.readers) == sorted([hall.second, opponent])
    assert "Hello you" in done.to(opponent).text
    assert done.to(opponent).tag.startswith(game)
    assert done.to(hall.second).tag.startswith(game)


def test_a_message_for_an_unknown_game_is_not_sent(hall):
    done = hall.say(hall.second, "SK24-099 msg: Hello you", quote=False)
    assert (done.readers, done.reason) == ([hall.second], "unknown_game")
    assert "You wrote: Hello you" in done.posts[0].words


def test_the_name_of_a_game_below_a_message_ends_it(hall):
    game, opponent = other_game(hall, hall.second)
    done = hall.say(hall.second, f"---\nHello one\n{game}\n---\nHello two", quote=False)
    assert "Hello two" not in done.to(hall.first).everything()
    assert "Hello one" not in done.to(opponent).everything()
    assert "Hello two" in done.to(opponent).text


# -- below the line ----


def test_secrets_below_the_line_stay_secrets_and_count(house):
    body = "i9\n---\nThank you\nnote: secret plan\nif i10 then g7\nthen if h5 then j4\nBye"
    done = house.say(house.first, body, quote=False)
    theirs = done.to(house.second).everything()
    assert "Thank you" in theirs
    assert "Bye" in theirs
    for secret in ("secret plan", "i10 then g7", "h5 then j4"):
        assert secret not in theirs
    mine = done.to(house.first).words
    assert 'passed on to Anna: "Thank you" (and 1 more line).' in mine
    assert "secret plan" in mine
    assert "after" not in mine
    assert "then if Anna plays h5, you play j4" in mine


def test_a_sentence_with_if_below_the_line_is_passed_on(house):
    done = house.say(house.first, "i9\n---\nIf you had played i10, I would be lost", quote=False)
    assert "If you had played i10" in done.to(house.second).words


# -- moves in advance ----


def test_moves_in_advance_go_on_in_the_next_line(house):
    done = house.say(house.first, "i9\nif g7 then i10\nthen if h5 then j4\nthen if k3 then l2")
    assert "if Anna plays k3, you play l2" in done.to(house.first).words
    house.play("g7")
    assert house.record() == f"{FOUR} 5.i9 6.g7 7.i10*"


def test_new_moves_in_advance_say_that_the_earlier_ones_are_gone(house):
    first = house.say(house.first, "i9; if g7 then i10").to(house.first)
    again = house.say(house.first, "if j9 then i10").to(house.first)
    assert "the earlier ones are gone" not in first.words
    assert "the earlier ones are gone" in again.words


@pytest.mark.parametrize("text", ["if z99 then g7", "if g7 then p16"])
def test_moves_in_advance_off_the_board_are_refused_at_once(house, text):
    done = house.say(house.first, f"i9; {text}")
    mine = done.to(house.first).words
    assert "is not on the board" in mine
    assert "Your moves in advance" not in mine
    assert house.record() == f"{FOUR} 5.i9"


def test_choices_in_advance_are_told_in_words(tmp_path):
    with House(tmp_path, game={"opening": "soosorv"}) as house:
        house.start()
        house.say(house.first, "h8 i9 j10; if white, g7, 2 fifths then offer i7 f9")
        words = house.newest(house.first).words
        assert "chooses white, plays g7 and asks for 2 fifth moves, you offer" in words


# -- too many letters ----


def test_messages_and_resignations_count_when_nothing_else_is_answered(house):
    for _ in range(25):
        house.say(house.first, "show")
    done = house.say(house.first, "msg: I am still here")
    assert done.readers == [house.second]
    assert "I am still here" in done.to(house.second).text
    asked_once = house.say(house.first, "resign")
    assert (asked_once.readers, asked_once.reason) == ([house.first], "confirm_resign")
    assert house.say(house.first, "show").readers == []
