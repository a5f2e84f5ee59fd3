"""The dialogue of the openings by mail: letters that agree with themselves, and what they ask."""

import pytest

from corr.errors import IllegalMove
from corr.games.renju.renju import RENJU
from tests.office import EVENT, THREE, House

GAME = f"{EVENT}-001"
FOUR = "i9; j10; g7"
"""Moves 2 to 4 under taraguchi: at move 5 there are three ways."""


@pytest.fixture
def opened(tmp_path):
    """A function that starts a match with some opening and plays the first acts of it."""
    houses = []

    def start(opening: str, acts: str = "", **game: object) -> House:
        houses.append(House(tmp_path, game={"opening": opening, **game}))
        house = houses[0].start()
        if acts:
            house.play(acts)
        return house

    yield start
    houses[0].close()


def refusal(house: House, text: str, code: str):
    """The letter that refuses an answer of the player to act; nothing else happened."""
    sender, record = house.seated(house.game().position.to_act), house.record()
    done = house.say(sender, text)
    assert (done.state, done.reason, done.readers) == ("refused", code, [sender])
    assert (house.record(), house.game().noted) == (record, ())
    letter = done.posts[0]
    assert "Your move" in letter.words
    assert "It is not your turn" not in letter.words
    return letter


# -- what is the other player's to say ----


@pytest.mark.parametrize(
    ("opening", "acts", "text", "accepted", "rest"),
    [
        ("soosorv", THREE, "black, i8, 4 fifths", "black", "i8, 4 fifths"),
        ("soosorv", THREE, "white, g7, 1 fifth, black", "white, g7, 1 fifth", "black"),
        ("taraguchi", FOUR, "l12, black", "l12", "black"),
        ("taraguchi", "", "leave, i9", "leave", "i9"),
        ("rif", THREE, "black, g7", "black", "g7"),
        ("free-renju", "", "i9, pass", "i9", "pass"),
    ],
)
def test_what_the_opponent_must_say_is_not_taken_and_what_could_stand_alone_is_told(
    opened, opening, acts, text, accepted, rest
):
    house = opened(opening, acts)
    letter = refusal(house, text, "not_yours_after")
    assert (
        f'After "{accepted}" it is no longer your turn, so "{rest}" is not yours to add. '
        f'If that is what you want, please send only "{accepted}".'
    ) in letter.words
    sender = house.seated(house.game().position.to_act)
    assert house.say(sender, accepted).state == "handled"


def test_what_could_stand_alone_is_the_example_of_the_refusal():
    position = RENJU.start({"opening": "soosorv"})
    position = RENJU.after(position, *RENJU.read(position, "h8 i9 j10"))
    with pytest.raises(IllegalMove) as refused:
        RENJU.read(position, "black, i8, 4 fifths")
    error = refused.value
    assert error.params == {"text": "i8, 4 fifths", "accepted": "black"}
    assert (error.waits_for, error.example) == ("choose_colour", "black")


@pytest.mark.parametrize("last", ["h12", "o1"])
def test_it_is_not_told_whether_the_first_of_two_moves_would_end_the_game(opened, last):
    house = opened("free-renju", "a1; h9; a3; h10; a5; h11; a7")
    letter = refusal(house, f"{last}, pass", "not_yours_after")
    assert f'After "{last}" it is no longer your turn, so "pass" is not yours' in letter.words


# -- the three ways of taraguchi ----


@pytest.mark.parametrize(
    ("opening", "text"),
    [("taraguchi", "black"), ("taraguchi", "keep a1"), ("taraguchi-10", "5 fifths")],
)
def test_what_is_none_of_the_three_ways_is_answered_with_them(opened, opening, text):
    count = 10 if opening == "taraguchi-10" else 5
    letter = refusal(opened(opening, FOUR), text, "none_of_three_ways")
    assert (
        "That is none of the three ways. Please send one stone within 4 points of the centre, or "
        f'"leave", or "fifths" to play Black and offer {count} fifth moves.'
    ) in letter.words
    assert "nothing to choose" not in letter.words


@pytest.mark.parametrize("text", ["a1 b2", "a1 b2 c4 d1 e5 f9", "opening d4"])
def test_points_that_nobody_called_offers_are_some_only_if_they_are_all(opened, text):
    letter = refusal(opened("taraguchi", FOUR), text, "one_stone_or_offers")
    told = "Now one stone is to be placed, or 5 fifth moves are to be offered, and your line has "
    assert told in letter.words


@pytest.mark.parametrize(
    ("text", "code"), [("offer a1 b2", "offer_count"), ("fifths a1 b2", "offer_count")]
)
def test_points_that_were_called_offers_are_counted_as_such(opened, text, code):
    letter = refusal(opened("taraguchi", FOUR), text, code)
    assert "5 fifth moves have to be offered, and your line has 2." in letter.words


@pytest.mark.parametrize(
    "text", ["a1 b2 c4 d1 e5", "fifths a1 b2 c4 d1 e5", "5 fifths: a1 b2 c4 d1 e5"]
)
def test_all_the_offers_at_once_are_the_third_way_with_and_without_its_word(opened, text):
    house = opened("taraguchi", FOUR)
    house.say(house.seated(house.game().position.to_act), text)
    assert house.record().endswith("[fifths] 5.{a1 b2 c4 d1 e5}")


# -- offers that are the same ----


SQUARE = "h8 h9 i9; white, i8"
"""Four stones that a turn about another point than h8 leaves alike."""


def test_figures_that_are_moved_count_as_the_same_and_the_letter_says_so(opened):
    letter = refusal(opened("rif", SQUARE), "g7 j10", "offer_symmetric")
    same = "the same figure of stones, turned, mirrored or moved"
    assert f"g7 and j10 lead to {same}, and count as one offer." in letter.words
    assert f"No two of them may lead to {same}." in letter.words
    assert "mirror image" not in letter.words


def test_where_only_the_board_is_turned_no_letter_speaks_of_moved_figures(opened):
    house = opened("rif", f"{THREE}; white, g7", fifth_symmetry="board")
    letter = refusal(house, "g9 i7", "offer_symmetric")
    same = "the same figure of stones, turned or mirrored with the whole board"
    assert f"g9 and i7 lead to {same}, and count as one offer." in letter.words
    assert f"No two of them may lead to {same}." in letter.words
    assert "moved" not in letter.words


def test_where_only_the_board_is_turned_moved_figures_are_different_offers(opened):
    house = opened("rif", f"{SQUARE}; g7 j10", fifth_symmetry="board")
    assert house.record().endswith("5.{g7 j10}")


# -- words ----


@pytest.mark.parametrize(
    ("opening", "acts", "asked"),
    [
        ("sakata", THREE, "Place stones 4 and 5 on one line, stone 4 within 3 points"),
        ("whites-option", "", "Name one of the openings D1 to D12 and I1 to I12, which places"),
    ],
)
def test_stones_and_openings_are_told_without_a_detour(opened, opening, acts, asked):
    house = opened(opening, acts)
    to_act = house.seated(house.game().position.to_act)
    assert asked in house.newest(to_act).words


def test_one_fifth_move_is_told_in_the_singular(opened):
    house = opened("soosorv", f"{THREE}; white")
    letter = refusal(house, "g7", "declare_first")
    assert 'for instance "1 fifth".' in letter.words
    house.play("g7, 1 fifth")
    for reader in (house.first, house.second):
        letter = house.newest(reader)
        assert "4.g7 [1 fifth]" in letter.words
        assert "1 fifths" not in letter.everything()


# -- claims that name what they mean ----


CLAIMS = ("claim double-three", "claim overline", "claim forbidden k8", "claim forbidden move 11")
LONG = "a1; i8; c3; j8; e13; l8; o1; m8; m1; k8"
"""Black has just made an overline, under free-renju."""


@pytest.mark.parametrize("said", CLAIMS)
@pytest.mark.parametrize("move", ["", "o15, ", "o15\n"])
def test_a_claim_of_one_kind_does_not_win_by_another_nor_costs_the_right_to_claim(
    opened, said, move
):
    house = opened("free-renju", LONG, adjudication="claim")
    letter = refusal(house, f"{move}{said}", "claim_plainly")
    assert "A claim names no stone and no kind of forbidden move." in letter.words
    assert "no move of this letter was made" in letter.words
    house.say(house.second, "claim forbidden")
    assert house.game().result.ending == "forbidden"


@pytest.mark.parametrize("said", CLAIMS)
def test_where_nothing_is_claimed_a_claim_of_one_kind_is_needless_like_any(opened, said):
    house = opened("free-renju")
    done = house.say(house.second, f"a1, {said}")
    assert (done.state, house.record()) == ("handled", "1.h8 2.a1")
    assert "In this event nothing has to be claimed" in done.to(house.second).words


@pytest.mark.parametrize(
    "text", ["h12, claim five, draw?", "draw? h12, claim five", "claim five, h12, draw?"]
)
def test_a_move_a_claim_and_a_draw_offer_are_taken_from_one_line(opened, text):
    house = opened("free-renju", "a1; h9; a3; h10; a5; h11; a7", adjudication="claim")
    house.say(house.first, text)
    assert (house.game().result.points(), house.game().result.ending) == ("1-0", "five")


# -- many offers ----


@pytest.mark.parametrize(
    ("count", "legend"), [(1, "a"), (2, "a, b"), (8, "a to h"), (25, "a to aa"), (50, "a to bb")]
)
def test_the_legend_names_the_offers_as_the_board_does(opened, count, legend):
    house = opened("yamaguchi", f"h8 i9 j10, {count} fifths; white, g7")
    offers = RENJU.stage(house.game().position).example
    house.play(offers)
    letter = house.newest(house.seated(house.game().position.to_act))
    assert f", {legend} = offered" in letter.words
    assert f"marked {legend}." in letter.html
    board = [line for line in letter.text.splitlines() if line[:2].strip().isdigit()]
    cells = " ".join(line[3:-2] for line in board[:15])
    assert not {"(", ")"} & set(cells)
    labels = [label for label in cells.split() if label not in ("X", "O", ".", "+")]
    assert len(labels) == len(set(labels)) == count
    assert {"o", "x", "oo", "xx"}.isdisjoint(labels)
    buttons = letter.html.count(" as the fifth move</a>")
    assert buttons == (count if count <= 10 else 0)
