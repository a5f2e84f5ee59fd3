"""An order that is a sentence of a letter, and what speaks against one."""

import pytest

from corr.errors import PlayerError
from corr.games.registry import RULES
from corr.mail.orders.order_sentences import Due, sentences
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import DeclineDraw, Play
from tests.demo_hall import WORDS
from tests.every import every
from tests.mail.replies.scenes import move, two
from tests.office import ANNA

RENJU = RULES["renju"]


def position(opening, *acts):
    found = RENJU.start({"opening": opening})
    for act in acts:
        for one in RENJU.read(found, act):
            found = RENJU.after(found, one)
    return found


def due(board, *, asked=False):
    def takes(text):
        try:
            return bool(RENJU.read(board, text))
        except PlayerError:
            return False

    colour = RENJU.colour(board, board.to_act)
    return Due(takes=takes, played=tuple(RENJU.plies(board)), colour=colour, asked=lambda: asked)


MOVE = position("free-renju", "i9", "j10")
"""White is to play: h8, i9 and j10 are taken."""


def read(text, *, asked=False, board=MOVE):
    return read_text(text, WORDS, RENJU.recognises, "SK24-001", due(board, asked=asked))


def played(text, **more):
    return [one.text for one in read(text, **more).orders if isinstance(one, Play)]


CLEAR = """\
I play k8. Nice weather here today.
k8. Your turn!
k8 and good luck
k8 - sorry for the delay
Let's go k8
White k8
This is my move: k8
I play k8 as you expected
OK then. White to k8, please!
k8 because it stops your three
This time I'm going for k8!
Nice answer with j10. I play k8.
I am away all next week. I play k8.
k8 🙂 good luck
kilo eight
k eight
k:8
k=8
k/8
1.h8 2.i9 3.j10 4.k8
3. j10 k8
4. k8!?
Ursäkta dröjsmålet, k8
Hejsan! Tack för senast. Jag väljer k8. Hälsa familjen!
Då spelar jag k8 så får vi se
k åtta
Täna mängin k8. Ilusat päeva!
k kaheksa
Diesmal spiele ich k8. Schöne Grüße aus Berlin!
Entschuldige, es war viel los. Ich nehme k8.
k acht"""

DOUBTFUL = """\
k8?
maybe k8
I think k8 or so
k8 or h9
I play k8. Or is h9 the move?
Last time I played k8
k8 would be a blunder
If you agree I play k8
I play k8 if it is free
I would rather not play k8.
Do you think I play k8?
Is that ok? I play k8
I'll play k8 tomorrow.
k8: too dangerous
My brother says k8 is best. I play h9.
I play k8. No, wait.
Jag spelar inte k8
Jag tänker absolut inte spela k8
Kanske spelar jag k8
Jag spelar k8 om det är ledigt
Vad sägs om k8?
Võib-olla mängin k8
Ma ei mängi k8
Ich spiele k8, oder lieber h9
Ich spiele nicht k8
Vielleicht spiele ich k8
When I play k8, you win.
I refuse to play k8.
I forgot to play k8.
Bo wants me to play k8.
You thought I'd play k8.
You have a three, so k8...
Bad move: k8
Example: k8
Bo wrote: k8
Your next move: k8
k8 which I refuse
k8 you will play
k8, to be confirmed
k8 (draft)
k8, too dangerous
k8 for the other game
Jag vägrar spela k8.
Innan jag spelar k8, hur fungerar klockan?
k8, preliminärt
Kõik ütlevad et mängin k8.
k8 (mustand)
Alle sagen, ich spiele k8.
Stell dir vor, ich spiele k8.
k8, unter Vorbehalt"""


@every("line", CLEAR.splitlines())
def test_a_clear_sentence_is_played(line):
    assert played(line) == ["k8"]


@every("line", DOUBTFUL.splitlines())
def test_what_may_be_meant_otherwise_is_asked_about_with_the_move(line):
    reading = read(line)
    assert reading.orders == ()
    named = (*reading.guesses, *(one.text for one in reading.either))
    assert any("k8" in one for one in named)


@pytest.mark.parametrize(
    "text",
    ["No thanks, k8", "No! k8", "Not yet. k8", "Nej tack, k8", "Nein danke, k8", "Ei aitäh, k8"],
)
def test_a_no_answers_an_offer_or_a_question_and_nothing_else(text):
    assert played(text, asked=True) == ["k8"]
    assert read(text).orders == ()
    assert "k8" in read(text).guesses


def test_a_draw_is_declined_in_the_sentence_of_the_move():
    orders = read("Ich lehne das Remis ab und ziehe f9.", asked=True).orders
    assert [type(one) for one in orders] == [DeclineDraw, Play]


FIFTHS = position("soosorv", "h8 i9 j10", "black", "m3, 3 fifths", "black")


@every(
    "text",
    [
        "1) f9 2) i6 3) j7",
        "a) f9 b) i6 c) j7",
        "1. f9\n2. i6\n3. j7",
        "f9\ni6\nj7",
        "I. f9\nII. i6\nIII. j7",
        "f9/i6/j7",
        "My three fifth moves are f9, i6 and j7. Take your pick!",
        "Jag föreslår f9, i6 och j7 som femte drag",
        "Femte drag: f9, i6, j7. Lycka till!",
        "Ich biete f9, i6 und j7 an.",
    ],
)
def test_fifth_moves_are_offered_in_any_form_of_a_list(text):
    (order,) = read(text, board=FIFTHS).orders
    (offer,) = RENJU.read(FIFTHS, order.text)
    assert (offer, order.number) == ("offer f9 i6 j7", None)


def test_points_that_are_too_few_for_an_offer_are_named():
    assert read("Perhaps f9 and i6", board=FIFTHS).orders == ()


SWAP = position("rif", "h8 i9 j10")


@every(
    "text",
    [
        "I'd like White, and my move is g7.",
        "Jag väljer vit och spelar g7.",
        "White, please. Then I play g7",
    ],
)
def test_a_colour_and_a_move_of_one_letter_are_both_taken(text):
    assert played(text, board=SWAP)[0].startswith("white")
    assert "g7" in ", ".join(played(text, board=SWAP))


@every(
    "line",
    [
        "no: k8",
        "(or k8?)",
        "Forget that. k8!",
        "Oops, wrong. I play k8 of course",
        "PS. On second thoughts k8 is better",
        "Best,\nAnna\n\nPS. I changed my mind, k8 is stronger",
        "nej vänta, k8",
        "Tänkte om: k8 är bättre",
        "Jag vill ändra. Det blir k8.",
        "Mõtlesin ümber: k8",
        "k8 on siiski parem",
        "Nach kurzem Nachdenken gilt k8",
        "Vergiss das, k8 ist besser",
    ],
)
def test_a_later_line_that_revises_a_move_is_asked_about(line):
    reading = read(f"h9\n{line}")
    assert reading.orders == ()
    assert {"h9", "k8"} <= {one.text for one in reading.either}


@every(
    "line",
    [
        "PS: page A4 mentions G6",
        "Off to Tallinn tomorrow, flight B7 from gate D11.",
        "Best,\nAnna\nHall B2\n754 23 Uppsala",
        "See you at room C12",
        "I spent the evening on the E4 near Gävle",
    ],
)
def test_words_like_points_disturb_no_move_on_its_line(line):
    assert played(f"h9\n{line}") == ["h9"]


def test_a_revision_replaces_a_point_of_an_offer():
    reading = read("f9 i6 j7\nsorry, k8 instead of j7", board=FIFTHS)
    assert {one.text for one in reading.either} == {"f9 i6 j7", "f9 i6 k8"}


def test_a_message_that_is_another_move_is_asked_about():
    reading = read("k8\n---\nh5")
    assert reading.orders == ()
    assert {one.text for one in reading.either} == {"k8", "h5"}


@every("line", ["No!", "maybe", "cancel", "?", "nej!", "kanske", "avbryt", "ei!", "nein!", "halt"])
def test_a_word_below_a_move_that_doubts_it_is_asked_about(line):
    assert read(f"h9\n{line}").orders == ()
    assert {one.text for one in read(f"h9\n{line}").either} == {"h9"}


@every("text", ["accept\nNo!", "resign\nno", "decline\nOn second thought accept"])
def test_an_answer_that_is_doubted_below_it_is_asked_about(text):
    assert read(text, asked=True).orders == ()


@every("text", ["Yes. Thanks for the game!", "Thanks!", "OK", "Ja tack", "God jul!", "Danke"])
def test_courtesies_answer_no_offer(text):
    assert not any(isinstance(one, DeclineDraw) for one in read(text, asked=True).orders)


@every("text", ["Bad ones: f9, i6, j7", "Threats at f9, i6 and j7", "f9, i6, j7?"])
def test_points_that_are_only_spoken_of_are_no_offer(text):
    assert read(text, board=FIFTHS).orders == ()


@every("text", ["k8. claim time", "k8. set language sv", "k8, msg: hi Bo"])
def test_nothing_that_is_ordered_beside_a_sentence_is_dropped(text):
    assert not any(isinstance(one, Play) for one in read(text).orders) or read(text).messages


def test_what_ends_a_game_is_not_passed_on_as_a_message():
    reading = read("---\nresign")
    assert (reading.orders, reading.messages, reading.guesses) == ((), (), ("resign",))


def test_a_move_for_the_opponent_of_another_game_is_asked_about(tmp_path):
    scene = two(tmp_path, "en")
    place = tmp_path / "again"
    place.mkdir()
    with scene.again(place) as house:
        number = int(scene.games["SK24-001"][-3:])
        for words in ("Cai! I play g9.", "Against Cai I play g9.", "In the other game: g9"):
            house.say(ANNA, words, number)
            assert house.record(number) == "1.h8 2.i9 3.j10"


def test_no_stop_behind_a_number_ends_a_sentence():
    assert [one.text for one in sentences(["13. i9. Thanks! i6 - ok"])] == [
        "13. i9.",
        "Thanks!",
        "i6",
        "ok",
    ]


def test_a_very_long_letter_is_cut_into_few_sentences():
    assert len(list(sentences(["k8! " * 200] * 200))) == 60


# -- in a house --


def test_a_move_in_another_game_without_its_number_is_told_what_to_send(tmp_path):
    scene = two(tmp_path, "en")
    other = scene.games["SK24-002"]
    place = tmp_path / "again"
    place.mkdir()
    with scene.again(place) as house:
        number = int(scene.games["SK24-001"][-3:])
        done = house.say(ANNA, f"k8\n{other} h5", number)
        text = " ".join(" ".join(one.words for one in done.posts if one.to == ANNA).split())
        assert f"send: {other} 4. h5" in text
        assert house.record(number).endswith("4.k8")
        assert house.say(ANNA, f"{other} 4. h5", number).state == "handled"
        assert house.record(int(other[-3:])).endswith("4.h5")


@pytest.mark.parametrize(
    ("old", "new", "meant"),
    [
        ("\n 8  . . . . . . . X . . .", "\n 8  . . . . . . . X . . O", "k8"),
        ("for instance: f8", "for instance: k8", "k8"),
    ],
)
def test_what_is_changed_in_the_quoted_letter_is_offered(tmp_path, old, new, meant):
    scene = move(tmp_path, "en")
    letter = scene.letter.text.replace("\r\n", "\n")
    assert old in letter
    quote = "\n".join(f"> {line}" for line in letter.replace(old, new).split("\n"))
    place = tmp_path / "again"
    place.mkdir()
    with scene.again(place) as house:
        body = f"On 1 Feb 2024, Club by mail <td@club.test> wrote:\n{quote}"
        done = house.give(house.compose(ANNA, body, scene.letter, quote=False))
        assert f"Did you mean {meant}?" in done.to(ANNA).words
        assert house.record() == "1.h8 2.i9 3.j10"
