from hypothesis import given

from corr.picture.words import Words, describe
from corr.words.templates import ours
from tests.pictures import board, mark, middle_game, pictures


def test_the_last_move_comes_first_then_the_stones():
    marks = (mark(0, 0, "black"), mark(1, 1, "white"), mark(2, 0, "black"))
    said = describe(board(3, 2, *marks, last=[(1, 1)]))
    assert said == "Last move b2. Black: a1, c1. White: b2."


def test_offers_are_named():
    assert describe(board(3, 2, mark(2, 1, "offer", "a"))) == "Offered: c2."


def test_an_empty_board_is_said_to_be_empty():
    assert describe(board(3, 2)) == "The board is empty."


def test_moves_are_told_in_their_order():
    marks = (mark(0, 0, "black", "11"), mark(2, 0, "black", "3"), mark(1, 1, "white", "4"))
    assert describe(board(3, 2, *marks), numbers=True) == "Moves: 3 c1, 4 b2, 11 a1."
    assert describe(board(3, 2, *marks)) == "Black: a1, c1. White: b2."


def test_stones_without_a_number_come_after_the_moves():
    marks = (mark(0, 0, "black"), mark(1, 1, "white", "4"))
    assert describe(board(3, 2, *marks), numbers=True) == "Moves: 4 b2. Black: a1."


def test_numbers_that_do_not_tell_the_colours_are_told_under_them():
    marks = (mark(0, 0, "black", "1"), mark(1, 0, "black", "1"), mark(1, 1, "white", "12"))
    assert describe(board(3, 2, *marks), numbers=True) == "Black: 1 a1, 1 b1. White: 12 b2."


def test_forbidden_points_and_spots_are_told_with_their_letters():
    marks = (
        mark(0, 0, "forbidden"),
        mark(1, 0, "forbidden", "A"),
        mark(2, 0, "spot", "B"),
        mark(0, 1, "spot"),
    )
    said = describe(board(3, 2, *marks))
    assert said == "Forbidden to Black: a1, A b1. Marked: B c1, a2."


def test_sixty_moves_are_all_told():
    said = describe(middle_game(60, numbers=True), numbers=True)
    assert said.count(", ") == 59
    assert said.startswith("Last move ")


@given(pictures())
def test_every_point_with_a_mark_is_named_once(picture):
    for numbers in (False, True):
        said = describe(picture, Words(), numbers=numbers).replace(",", " ").replace(".", " ")
        rest = said.split()[2 + len(picture.last) if picture.last else 0 :]
        for one in picture.marks:
            point = picture.point(one.column, one.row)
            labels = [other.label for other in picture.marks]
            if not any(point in label for label in labels):
                assert rest.count(point) == 1


def test_the_words_for_the_terminal_are_those_of_english_letters():
    say = ours().voice("en")
    for name in Words.__slots__:
        assert say("board", name) == getattr(Words(), name)
