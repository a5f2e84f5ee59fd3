from functools import partial

from hypothesis import given

from corr.games.rules import Mark, Picture
from corr.picture.words import Style, Words, describe, signs_of
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


# -- marks of the games of rows ----


def klot(*marks: Mark, last: tuple[tuple[int, int], ...] = ()) -> Picture:
    rows = tuple("123456789")
    return Picture(
        column_names=tuple("abcdefghj"),
        row_names=rows,
        dots=(),
        marks=marks,
        last=last,
        doubled=True,
    )


def test_a_point_that_is_drawn_four_times_is_told_once():
    corners = tuple((column, row) for column in (0, 8) for row in (0, 8))
    marks = tuple(Mark(column=x, row=y, kind="black") for x, y in corners)
    picture = klot(*marks, last=corners)
    assert picture.last_points == ("a1",)
    assert describe(picture) == "Last move a1. Black: a1."


def test_what_is_no_ordinary_stone_needs_a_word():
    mark = partial(Mark, row=2)
    picture = klot(
        mark(column=1, kind="black", how="turned"),
        mark(column=2, kind="neutral"),
        mark(column=3, kind="blown"),
        mark(column=4, kind="white", how="common"),
    )
    found = {one.name: (one.sign, one.points) for one in signs_of(picture)}
    assert found == {
        "neutral": ("N", ()),
        "turned": ("x", ()),
        "blown": ("%", ()),
        "common": ("", ("e3",)),
        "doubled": ("", ("j", "a", "9", "1")),
    }
    (turned,) = (one for one in signs_of(picture, style=Style.DISCS) if one.name == "turned")
    assert turned.sign == "■"


def test_the_height_of_a_column_is_told_with_its_top_stone():
    stack = Mark(column=0, row=0, kind="white", height=2)
    ground = Mark(column=1, row=0, kind="white")
    picture = Picture(
        column_names=("a", "b"),
        row_names=("1",),
        dots=(),
        marks=(stack, ground),
        last=((0, 0),),
        stacks=(("a1", ("black", "white")),),
    )
    assert [one.name for one in signs_of(picture)] == ["heights"]
    told = "Last move a1/2. White: a1/2, b1. Stacks, from below: a1 black, white."
    assert describe(picture) == told
