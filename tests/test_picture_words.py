from corr.games.rules import Mark, Picture
from corr.picture.words import Words, describe

ENGLISH = Words(
    last="Last move", black="Black:", white="White:", offers="Offered:", empty="Empty board."
)


def picture(*marks: Mark, last=()) -> Picture:
    return Picture(
        column_names=("a", "b", "c"), row_names=("1", "2"), dots=(), marks=marks, last=last
    )


def test_the_last_move_comes_first_then_the_stones():
    marks = (
        Mark(column=0, row=0, kind="black"),
        Mark(column=1, row=1, kind="white"),
        Mark(column=2, row=0, kind="black"),
    )
    said = describe(picture(*marks, last=((1, 1),)), ENGLISH)
    assert said == "Last move b2. Black: a1, c1. White: b2."


def test_offers_are_named():
    said = describe(picture(Mark(column=2, row=1, kind="offer", label="a")), ENGLISH)
    assert said == "Offered: c2."


def test_an_empty_board_is_said_to_be_empty():
    assert describe(picture(), ENGLISH) == "Empty board."
