"""Whole games by mail only, from the first letter to the last, in every opening."""

import pytest

from corr.games.rules import Seat
from tests.office import ANNA, BO, EVENT, House

WHITE_FIVE = "e1; e9; g1; d9"


@pytest.fixture
def opened(tmp_path):
    """A function that opens and starts a match of Anna and Bo with some opening."""
    houses = []

    def start(opening: str, **changes) -> House:
        houses.append(House(tmp_path, game={"opening": opening, **changes}))
        return houses[0].start()

    yield start
    houses[0].close()


def played(house):
    """Record, points and ending of the first game."""
    result = house.game().result
    return house.record(), result.points(), result.ending


def test_a_game_under_the_rif_opening(opened):
    house = opened("rif")
    last = house.play("h8 h9 h10; white, g9; offer a1 c1; keep a1, f9; c1; e9; g1; d9")
    assert played(house) == (
        "1.h8 2.h9 3.h10 [white] 4.g9 5.{a1 c1}=a1 6.f9 7.c1 8.e9 9.g1 10.d9",
        "0-1",
        "five",
    )
    assert "you won" in last.to(house.second).title
    assert "you lost" in last.to(house.first).title


def test_a_game_under_the_soosorv_opening_with_both_swaps(opened):
    house = opened("soosorv")
    last = house.play("H8 H-9 h10; black; g9, 2 fifths; white; a1 c1; keep c1, f9;" + WHITE_FIVE)
    assert played(house) == (
        "1.h8 2.h9 3.h10 [black] 4.g9 [2 fifths] [white] 5.{a1 c1}=c1 6.f9 7.e1 8.e9 9.g1 10.d9",
        "0-1",
        "five",
    )
    assert last.readers == [ANNA, BO]


def test_a_game_under_the_soosorv_opening_in_swedish(opened):
    house = opened("soosorv")
    house.play("mitt drag är h8 h9 h10; vit, g9, 3 femte drag; svart; jag erbjuder a1 c1 f1")
    house.play("behåll f1; f9;" + WHITE_FIVE)
    record, points, _ = played(house)
    assert record.startswith("1.h8 2.h9 3.h10 [white] 4.g9 [3 fifths] [black] 5.{a1 c1 f1}=f1")
    assert points == "0-1"


def test_a_game_under_the_taraguchi_opening_with_stones_left_and_fifths_offered(opened):
    house = opened("taraguchi")
    left = house.play("h9; leave")
    assert any("left the move to the other player" in one.words for one in left.posts)
    chosen = house.play("h10; g9; fifths")
    assert "offer fifth moves" in chosen.posts[0].words
    house.play("a1 a2 a4 c1 d3; keep d3")
    assert house.record() == "1.h8 2.h9 [leave] 3.h10 4.g9 [fifths] 5.{a1 a2 a4 c1 d3}=d3"


def test_a_game_under_the_taraguchi_opening_in_swedish_with_move_5_left(opened):
    house = opened("taraguchi")
    house.play("jag lämnar; h9; h10; g9; lämna; g10; vit; h5")
    assert house.record() == "1.h8 [leave] 2.h9 3.h10 4.g9 [leave] 5.g10 [white] 6.h5"


def test_a_game_under_the_yamaguchi_opening(opened):
    house = opened("yamaguchi")
    house.play("h8 i9 j10, 2 femte drag; svart; g7; offer i7 f9; keep f9; h5")
    assert house.record() == "1.h8 2.i9 3.j10 [2 fifths] [black] 4.g7 5.{i7 f9}=f9 6.h5"


def test_a_game_under_the_sakata_opening(opened):
    house = opened("sakata")
    house.play("h8 i9 j10; g9 f8; black; h5")
    assert house.record() == "1.h8 2.i9 3.j10 4.g9 5.f8 [black] 6.h5"


def test_white_names_the_opening_in_words_of_either_language(opened):
    house = opened("whites-option")
    done = house.say(house.second, "Inledning D13, g7")
    assert (done.state, done.reason) == ("refused", "not_this_opening")
    house.play("inledning d4 g7; i7 f9; keep f9, h5")
    assert house.record() == "1.h8 2.h9 3.i9 4.g7 5.{i7 f9}=f9 6.h5"


def test_a_game_of_free_gomoku_is_won_by_more_than_five(opened):
    house = opened("free-gomoku")
    house.play("h8; a1; i8; c3; j8; e5; k8; g1; m8; a9; l8")
    assert played(house)[1:] == ("1-0", "overline")


def test_a_game_of_free_renju_that_black_wins(opened):
    house = opened("free-renju")
    house.play("a1; h9; a3; h10; a5; h11; a7; h12")
    assert played(house) == ("1.h8 2.a1 3.h9 4.a3 5.h10 6.a5 7.h11 8.a7 9.h12", "1-0", "five")


def test_a_forbidden_move_loses_and_the_letters_say_which(opened):
    house = opened("free-renju")
    last = house.play("a1; h9; a3; i10; a5; j10; a15; h10")
    assert played(house)[1:] == ("0-1", "forbidden")
    assert "forbidden to Black (a double-three)" in last.to(house.first).words
    assert "double-three" in last.to(house.second).words
    assert "you lost" in last.to(house.first).title


def test_two_passes_in_a_row_are_a_draw(opened):
    house = opened("free-renju")
    last = house.play("a1; pass; pass")
    assert played(house)[1:] == ("1/2-1/2", "passes")
    assert all("draw" in one.title for one in last.posts)


def test_a_draw_is_offered_with_a_move_and_agreed_to(opened):
    house = opened("free-renju")
    offer = house.play("i9, draw?")
    assert "You offered a draw." in offer.to(house.second).words
    assert 'answer "accept" or "decline"' in offer.to(house.first).words
    house.play("accept")
    assert played(house) == ("1.h8 2.i9", "1/2-1/2", "agreement")


def test_every_move_is_confirmed_to_its_writer_and_brought_to_the_opponent(opened):
    house = opened("free-renju")
    for number, move in enumerate(("a1", "c3", "e1", "g3"), 2):
        mover = house.seated(house.game().position.to_act)
        done = house.play(move)
        other = ({ANNA, BO} - {mover}).pop()
        assert done.readers == [ANNA, BO]
        assert done.to(mover).title == f"{EVENT}-001 received, now move {number + 1}"
        assert done.to(other).title.startswith(f"{EVENT}-001 your move {number + 1}, due ")


def test_a_choice_after_which_the_turn_stays_is_confirmed_with_what_is_due_now(opened):
    house = opened("rif")
    house.play("h8 h9 h10")
    done = house.play("white")
    assert done.readers == [house.second]
    assert done.posts[0].title.startswith(f"{EVENT}-001 your move 4, due ")
    told = house.play("g9").to(house.first).words
    assert "white" in told
    assert "g9" in told


def test_a_finished_game_takes_no_more_orders(opened):
    house = opened("free-renju")
    house.play("a1; h9; a3; h10; a5; h11; a7; h12")
    before = house.events()
    done = house.say(ANNA, "i9")
    assert (done.state, done.reason) == ("refused", "game_over")
    assert "This game is over." in done.posts[0].words
    assert house.events() == before


def test_both_games_of_a_match_go_on_side_by_side(tmp_path):
    with House(tmp_path, system={"seeding": "list", "games_per_pair": 2}) as house:
        house.start()
        house.play("a1; h9", 1)
        house.play("b2; h10", 2)
        house.play("a3", 1)
        assert house.record(1) == "1.h8 2.a1 3.h9 4.a3"
        assert house.record(2) == "1.h8 2.b2 3.h10"
        assert house.seated(Seat.FIRST, 1) == house.seated(Seat.SECOND, 2)
