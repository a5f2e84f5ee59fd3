import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.games.rules import Picture
from corr.picture.words import Style, text_diagram
from tests.pictures import board, mark, middle_game, pictures

SIGNS = {
    Style.X_O: {"black": "X", "white": "O", "offer": "*", "forbidden": "!", "spot": "*"},
    Style.DISCS: {"black": "●", "white": "○", "offer": "*", "forbidden": "×", "spot": "*"},
}
SIGNS[Style.ASCII] = SIGNS[Style.X_O]


def cell(picture: Picture, text: str, column: int, row: int) -> str:
    """What stands on a point of a diagram, with the brackets or blanks beside it."""
    line = text.split("\n")[len(picture.row_names) - row]
    left = max(len(name) for name in picture.row_names)
    wide = len(line) - 2 - left - len(picture.row_names[row])
    wide = (wide - 1) // len(picture.column_names)
    start = left + 1 + wide * column
    return line[start : start + wide + 1]


def test_a_small_board_with_everything_on_it():
    marks = (
        mark(0, 0, "black"),
        mark(1, 0, "white"),
        mark(2, 2, "offer", "a"),
        mark(0, 2, "forbidden"),
        mark(1, 2, "spot", "B"),
    )
    assert text_diagram(board(3, 3, *marks, last=[(1, 0)], dots=[(1, 1)])) == (
        "   a b c\n"
        "3  ! B a  3\n"
        "2  . + .  2\n"
        "1  X(O).  1\n"
        "   a b c"
    )  # fmt: skip


def test_discs_stand_for_stones_on_request():
    marks = (mark(0, 0, "black"), mark(1, 0, "white"), mark(2, 0, "forbidden"))
    assert text_diagram(board(3, 2, *marks, last=[(1, 0)], dots=[(1, 1)]), style=Style.DISCS) == (
        "   a b c\n"
        "2  · ┼ ·  2\n"
        "1  ●(○)×  1\n"
        "   a b c"
    )  # fmt: skip


def test_move_numbers_stand_for_stones_on_request():
    marks = (mark(0, 0, "black", "1"), mark(1, 0, "white", "12"), mark(2, 0, "black", "113"))
    picture = board(3, 2, *marks, last=[(2, 0)], dots=[(1, 1)])
    assert text_diagram(picture, numbers=True) == (
        "    a   b   c\n"
        "2   .   +   .   2\n"
        "1   1  12 (113) 1\n"
        "    a   b   c"
    )  # fmt: skip
    assert text_diagram(picture).split("\n")[2] == "1  X O(X) 1"


def test_stones_without_a_number_keep_their_signs_among_those_that_have_one():
    marks = (mark(0, 0, "black"), mark(1, 0, "white", "12"))
    assert text_diagram(board(2, 1, *marks), numbers=True).split("\n")[1] == "1  X  12  1"


@pytest.mark.parametrize(
    "labels", [("2", "3"), ("1", "1"), ("A", "B")], ids=["white odd", "twice", "letters"]
)
def test_labels_that_do_not_tell_the_colours_stand_behind_the_signs(labels):
    marks = (mark(0, 0, "black", labels[0]), mark(1, 0, "white", labels[1]))
    line = text_diagram(board(2, 1, *marks), numbers=True).split("\n")[1]
    assert line == f"1  X{labels[0]} O{labels[1]}  1"


def test_a_fifteen_board_full_of_numbers_fits_a_letter():
    lines = text_diagram(middle_game(150, numbers=True), numbers=True).split("\n")
    assert max(map(len, lines)) <= 72
    assert {str(number) for number in range(1, 151)} <= set(
        " ".join(lines).replace("(", " ").replace(")", " ").split()
    )


def test_neighbours_of_the_last_act_share_a_pair_of_brackets():
    marks = (mark(0, 0), mark(1, 0))
    lines = text_diagram(board(3, 1, *marks, last=[(0, 0), (1, 0)])).split("\n")
    assert lines[1] == "1 (X X).  1"


def test_a_forbidden_point_keeps_its_sign_before_its_letter():
    marks = (mark(0, 0, "forbidden", "A"), mark(1, 0, "forbidden"))
    assert text_diagram(board(2, 1, *marks)).split("\n")[1] == "1  !A !   1"


def test_a_stone_on_the_right_edge_can_be_the_last_move():
    lines = text_diagram(board(2, 1, mark(1, 0, "white"), last=[(1, 0)])).split("\n")
    assert lines[1] == "1  .(O) 1"


def test_longer_labels_widen_every_column():
    lines = text_diagram(board(3, 2, mark(0, 0, "offer", "10"))).split("\n")
    assert lines[2].startswith("1  10")
    assert lines[0].index("b") > 5


@pytest.mark.parametrize("label", ["{", "X", "O", "é", "A B"])
def test_a_label_that_could_be_misread_becomes_a_star(label):
    assert text_diagram(board(1, 1, mark(0, 0, "spot", label))).split("\n")[1] == "1  *  1"


def test_a_name_beyond_ascii_is_replaced_only_where_ascii_is_asked_for():
    picture = Picture(column_names=("å",), row_names=("1",), dots=(), marks=())
    assert "å" in text_diagram(picture)
    assert "?" in text_diagram(picture, style=Style.ASCII)


@given(pictures(), st.sampled_from(Style), st.booleans())
def test_every_mark_stands_at_its_place_in_every_style(picture, style, numbers):
    text = text_diagram(picture, style=style, numbers=numbers)
    for one in picture.marks:
        shown = cell(picture, text, one.column, one.row)
        misread = one.kind in ("offer", "spot") and one.label in ("X", "O")
        label = one.label if one.label.isascii() and one.label.isalnum() and not misread else "*"
        label = label if one.label else ""
        sign = SIGNS[style][one.kind]
        if one.kind == "forbidden":
            assert shown.strip(" ()") == sign + label
        elif one.kind in ("offer", "spot"):
            assert shown.strip(" ()") == (label or sign)
        elif numbers and one.label:
            assert shown.strip(" ()") in (label, sign + label)
        else:
            assert shown.strip(" ()") == sign


@given(pictures(), st.sampled_from(Style))
def test_the_last_points_but_offers_stand_between_brackets_and_no_others(picture, style):
    text = text_diagram(picture, style=style)
    offers = {(mark.column, mark.row) for mark in picture.marks if mark.kind == "offer"}
    for row in range(len(picture.row_names)):
        inside = False
        for column in range(len(picture.column_names)):
            before = cell(picture, text, column, row)[0]
            inside = before == "(" or (inside and before != ")")
            assert inside == ((column, row) in picture.last and (column, row) not in offers)


@given(pictures(), st.booleans())
def test_ascii_is_ascii(picture, numbers):
    assert text_diagram(picture, style=Style.ASCII, numbers=numbers).isascii()


@given(pictures(labels=st.just("")), st.sampled_from(Style))
def test_every_board_fits_a_letter_and_has_its_first_row_at_the_bottom(picture, style):
    lines = text_diagram(picture, style=style).split("\n")
    assert max(map(len, lines)) <= 72
    assert lines[0] == lines[-1]
    assert lines[0].split() == list(picture.column_names)
    assert [line.split()[0] for line in lines[1:-1]] == list(reversed(picture.row_names))
    assert [line.split()[-1] for line in lines[1:-1]] == list(reversed(picture.row_names))
    assert not any(line.startswith(">") for line in lines)


def test_a_very_high_stack_goes_on_in_the_next_line() -> None:
    high = replace(
        board(15, 15), stacks=(("d4", ("black", "white") * 60), ("h8", ("white", "black")))
    )
    listed = text_diagram(high).split("\n")[17:]
    assert max(map(len, listed)) <= 68
    assert "".join(listed).replace(" ", "") == f"d4{'XO' * 60}h8OX"
