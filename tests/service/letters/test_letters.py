"""What the letters about a game offer and tell: taps, buttons, receipts, moves in advance."""

import re
from html import unescape
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from corr.games.rules import Seat
from tests.office import EVENT, THREE, House

GAME = f"{EVENT}-001"
FOUR = "i9; j10; g7"


@pytest.fixture
def opened(tmp_path):
    """A function that starts a match with some opening and plays the first acts of it."""
    houses = []

    def start(opening: str = "free-renju", acts: str = "", **changes) -> House:
        game = {"opening": opening, **changes.pop("game", {})}
        houses.append(House(tmp_path, game=game, **changes))
        house = houses[0].start()
        if acts:
            house.play(acts)
        return house

    yield start
    houses[0].close()


def to_act(house: House) -> str:
    return house.seated(house.game().position.to_act)


def links(letter) -> dict[str, tuple[str, str]]:
    """What the links of a letter write: address and subject by the text."""
    found = {}
    for href in re.findall(r'href="([^"]*)"', letter.html):
        url = urlsplit(unescape(href))
        assert url.scheme == "mailto"
        asked = parse_qs(url.query, keep_blank_values=True, strict_parsing=True)
        found[asked["body"][0]] = (unquote(url.path), asked["subject"][0])
    return found


def tap(house: House, sender: str, body: str):
    """Follow a link of the sender's newest letter: a new mail that answers nothing."""
    address, subject = links(house.newest(sender))[body]
    return house.give(house.compose(sender, body, subject=subject, headers={"To": address}))


# -- taps ----


@pytest.mark.parametrize(
    ("opening", "acts", "body", "record"),
    [
        ("free-renju", "", "i9", "1.h8 2.i9"),
        ("free-renju", "", "pass", "1.h8 2.pass"),
        ("soosorv", "", "opening D4", "1.h8 2.h9 3.i9"),
        ("yamaguchi", "", "opening I5, 3 fifths", "1.h8 2.i9 3.j6 [3 fifths]"),
        ("soosorv", THREE, "white", "1.h8 2.i9 3.j10 [white]"),
        ("soosorv", f"{THREE}; white", "g7,3", "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths]"),
        ("rif", f"{THREE}; white, g7; g8 i7", "keep i7", None),
        ("taraguchi", "", "leave", "1.h8 [leave]"),
        ("taraguchi", "", "g9", "1.h8 2.g9"),
        ("taraguchi", FOUR, "fifths", "1.h8 2.i9 3.j10 4.g7 [fifths]"),
        ("taraguchi", FOUR, "l12", "1.h8 2.i9 3.j10 4.g7 5.l12"),
        ("whites-option", "", "opening I4, f8", None),
    ],
)
def test_one_tap_plays(opened, opening, acts, body, record):
    house = opened(opening, acts)
    number = house.game().position.number
    sender = to_act(house)
    if opening == "whites-option":
        (body,) = [text for text in links(house.newest(sender)) if text.startswith("opening I4,")]
    done = tap(house, sender, body)
    assert done.state == "handled"
    assert house.game().position.number == number + 1
    assert record in (None, house.record())


def test_several_offers_come_with_an_example_that_can_be_sent(opened):
    house = opened("rif", f"{THREE}; white, g7")
    letter = house.newest(to_act(house))
    (body,) = [text for text in links(letter) if text.startswith("offer ")]
    assert "Put your own points in their place before you send it." in letter.html
    assert tap(house, to_act(house), body).state == "handled"
    assert "5.{" in house.record()


def test_accept_and_decline_are_two_taps(opened):
    house = opened(acts="a1; c3, draw?")
    assert {"accept", "decline"} <= set(links(house.newest(to_act(house))))
    tap(house, to_act(house), "accept")
    assert house.game().result.ending == "agreement"


def test_to_resign_takes_two_taps(opened):
    house = opened()
    player = to_act(house)
    assert tap(house, player, "resign").reason == "confirm_resign"
    assert house.game().result is None
    tap(house, player, f"{GAME} resign")
    assert house.game().result.ending == "resign"


def test_a_pass_and_a_draw_are_offered_only_where_they_would_be_taken(opened):
    house = opened(game={"draw_min_moves": 8}, acts="pass")
    letter = house.newest(to_act(house))
    assert "pass" not in links(letter)
    assert 'write "pass"' not in letter.words
    assert "draw?" not in letter.words
    house.say(house.first, "set letters full")
    house.say(house.second, "set letters full")
    house.play("a1; c3; e5; g3; i2; k12")
    letter = house.newest(to_act(house))
    assert "pass" in links(letter)
    assert "draw?" in letter.words


def test_what_an_unclear_letter_may_mean_is_offered_as_taps(opened):
    house = opened()
    done = house.say(house.second, "a1\nc3")
    assert done.reason == "unclear"
    assert {"a1", "c3"} <= set(links(done.posts[0]))
    assert ">Answer: c3</a>" in done.posts[0].html
    tap(house, house.second, "c3")
    assert house.record() == "1.h8 2.c3"


def test_nobody_is_offered_a_reading_that_cannot_be_played(opened):
    house = opened()
    done = house.say(house.second, "h8\nc3")
    assert ">Answer: c3</a>" in done.posts[0].html
    assert "Answer: h8" not in done.posts[0].html


# -- one subject for a position ----


def test_the_subject_changes_only_with_the_position(opened):
    house = opened()
    player = house.second
    before = {house.newest(player).title}
    house.wait(days=4)
    for words in ("show", "h8", "resign", "preview c3", "i9 is best"):
        before.add(house.say(player, words).to(player).title)
    assert len(before) == 1
    after = {house.say(player, words).to(player).title for words in ("c3", "show", "c3", "d4")}
    assert len(after) == 1
    assert not before & after


# -- the receipt ----


def test_the_receipt_tells_arrival_cost_and_what_both_have_left(opened):
    house = opened()
    house.wait(days=2, hours=3)
    letter = house.say(house.second, "a1").to(house.second)
    assert "Your letter arrived on " in letter.words
    assert " UTC. It took you 2 days 3 hours; for your next move you have 7 days." in letter.words
    assert "The answer is due by " in letter.words


def test_the_letter_to_who_must_move_tells_what_the_other_has_for_the_move_after(opened):
    house = opened(acts="a1")
    letter = house.newest(house.first)
    assert "For the move after it Anna has 7 days." in letter.words


def test_words_for_nobody_are_said_not_to_be_passed_on(opened):
    house = opened()
    done = house.say(house.second, "a1\nThe weather is awful here today.\nIt rains and rains.")
    mine, theirs = done.to(house.second), done.to(house.first)
    assert 'I did not pass this on to Bo: "The weather is awful here today." (and 1' in mine.words
    assert 'behind "msg:"' in mine.words
    assert "weather" not in theirs.everything()


def test_where_no_messages_are_passed_on_nobody_is_told_how_to_write_one(opened):
    house = opened(mail={"messages": False})
    letter = house.say(house.second, "a1\nThe weather is awful here today.").to(house.second)
    assert "I did not pass this on to Bo" in letter.words
    assert "msg:" not in letter.words


def test_a_note_with_a_message_is_told_to_nobody_else(opened):
    house = opened()
    done = house.say(house.second, "note: mind c5\nmsg: Good luck!")
    mine, theirs = done.to(house.second), done.to(house.first)
    assert "Your note is kept. Only you will see it." in mine.words
    assert 'Your message has been passed on to Bo: "Good luck!".' in mine.words
    assert "Anna has written to you." in theirs.words
    assert "mind c5" not in theirs.everything()


def test_the_last_five_notes_come_back_with_every_letter(opened):
    house = opened()
    for number in range(1, 7):
        house.say(house.second, f"note: plan {number}")
    letter = house.say(house.second, "show").to(house.second)
    assert "Your notes (nobody else sees them):" in letter.words
    assert re.findall(r"plan \d", letter.text) == [f"plan {number}" for number in range(2, 7)]


# -- previews ----


def test_a_preview_can_be_played_by_a_tap(opened):
    house = opened()
    done = house.say(house.second, "preview c3")
    (letter,) = done.posts
    assert "This is only a preview of c3: nothing has been played" in letter.words
    assert "(X)" not in letter.text
    assert "(O)" in letter.text
    assert house.record() == "1.h8"
    assert tap(house, house.second, "c3").state == "handled"
    assert house.record() == "1.h8 2.c3"


# -- moves in advance ----


def test_moves_in_advance_are_listed_for_their_owner_with_small_boards(opened):
    house = opened()
    letter = house.say(house.second, "a1; if c3 d4; if e5 f6, then if g7 e7").to(house.second)
    assert "Your moves in advance are kept. Bo is not told of them." in letter.words
    assert "- if Bo plays c3, you play d4" in letter.text
    assert "- if Bo plays e5, you play f6; then if Bo plays g7, you play e7" in letter.words
    pictures = [part for part in letter.mail.walk() if part.get_content_type() == "image/png"]
    assert [part["Content-ID"].strip("<>").partition("-")[0] for part in pictures] == [
        "board",
        "if",
        "if",
    ]
    assert "moves in advance" not in house.newest(house.first).words
    tap(house, house.second, "cancel ifs")
    assert house.game().ifs == {}


def test_what_was_played_in_advance_is_told_in_a_sentence_and_marked_in_the_record(opened):
    house = opened()
    house.say(house.second, "a1\nif c3 d4, then if e5 f6")
    done = house.say(house.first, "c3\nif d4 e5")
    mine, theirs = done.to(house.first), done.to(house.second)
    chain = "Moves that had been entered in advance were played at once: "
    assert "You played c3. Your move 7, by" in mine.words
    assert "are kept" not in mine.words, "they were played"
    assert f"{chain}Anna d4, you e5, Anna f6." in mine.words
    assert "Bo played c3. " in theirs.words
    assert f"{chain}you d4, Bo e5, you f6." in theirs.words
    assert "(* = entered in advance)" in theirs.words
    assert "It took you" in mine.words
    assert house.game().clock.seat is Seat.FIRST


def test_one_move_in_advance_is_told_plainly(opened):
    house = opened()
    house.say(house.second, "a1; if c3 d4")
    done = house.say(house.first, "c3")
    assert "Anna's d4, entered in advance, was played at once." in done.to(house.first).words
    assert "Your d4, entered in advance, was played at once." in done.to(house.second).words


@pytest.mark.parametrize(
    ("answer", "says"),
    [
        ("e5", "Bo did not answer as you had expected, so your moves in advance are gone."),
        ("c3, draw?", "Bo offers a draw with the move, so your move in advance was not played"),
    ],
)
def test_moves_in_advance_that_are_dropped_are_missed_by_nobody_but_their_owner(
    opened, answer, says
):
    house = opened()
    house.say(house.second, "a1; if c3 d4")
    done = house.say(house.first, answer)
    assert says in done.to(house.second).words
    assert "advance" not in done.to(house.first).words.replace("moves in advance (see", "")


def test_a_line_that_is_more_than_stones_is_told_without_a_board(opened):
    house = opened("soosorv")
    letter = house.say(house.first, "h8 i9 j10; if white then black").to(house.first)
    assert "- if Anna chooses white, you choose black" in letter.text
    pictures = [part for part in letter.mail.walk() if part.get_content_type() == "image/png"]
    assert len(pictures) == 1
