from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Mark, Picture
from corr.picture.text import text_diagram


def board(columns: int, rows: int, marks: tuple[Mark, ...] = (), last=(), dots=()) -> Picture:
    return Picture(
        column_names=tuple("abcdefghijklmnopqrstuvwxyz"[:columns]),
        row_names=tuple(str(row + 1) for row in range(rows)),
        dots=dots,
        marks=marks,
        last=last,
    )


def test_a_small_board_with_everything_on_it():
    marks = (
        Mark(column=0, row=0, kind="black"),
        Mark(column=1, row=0, kind="white"),
        Mark(column=2, row=2, kind="offer", label="a"),
    )
    assert text_diagram(board(3, 3, marks, last=((1, 0),), dots=((1, 1),))) == (
        "   a b c\n"
        "3  . . a  3\n"
        "2  . + .  2\n"
        "1  X(O).  1\n"
        "   a b c"
    )  # fmt: skip


def test_neighbours_of_the_last_act_share_a_pair_of_brackets():
    marks = tuple(Mark(column=column, row=0, kind="black") for column in (0, 1))
    lines = text_diagram(board(3, 1, marks, last=((0, 0), (1, 0)))).split("\n")
    assert lines[1] == "1 (X X).  1"


def test_a_stone_on_the_right_edge_can_be_the_last_move():
    marks = (Mark(column=1, row=0, kind="white"),)
    assert text_diagram(board(2, 1, marks, last=((1, 0),))).split("\n")[1] == "1  .(O) 1"


def test_longer_labels_widen_every_column():
    marks = (Mark(column=0, row=0, kind="offer", label="10"),)
    lines = text_diagram(board(3, 2, marks)).split("\n")
    assert lines[2].startswith("1  10")
    assert lines[0].index("b") > 5


def test_a_label_that_is_no_ascii_word_becomes_a_star():
    marks = (Mark(column=0, row=0, kind="offer", label="{"),)
    assert text_diagram(board(1, 1, marks)).split("\n")[1] == "1  *  1"


@given(st.integers(1, 26), st.integers(1, 26), st.data())
def test_every_board_fits_and_can_be_read_back(columns, rows, data):
    points = data.draw(
        st.lists(st.tuples(st.integers(0, columns - 1), st.integers(0, rows - 1)), unique=True)
    )
    kinds = [data.draw(st.sampled_from(["black", "white"])) for _ in points]
    marks = tuple(
        Mark(column=column, row=row, kind=kind)
        for (column, row), kind in zip(points, kinds, strict=True)
    )
    lines = text_diagram(board(columns, rows, marks, last=tuple(points[:3]))).split("\n")
    assert len(lines) == rows + 2
    assert max(map(len, lines)) <= 72
    assert lines[0] == lines[-1]
    for line in lines:
        assert line.isascii()
        assert not line.startswith(">")
    for mark in marks:
        row = lines[rows - mark.row]
        left = len(str(rows))
        assert row[left + 2 + 2 * mark.column] == {"black": "X", "white": "O"}[mark.kind]
