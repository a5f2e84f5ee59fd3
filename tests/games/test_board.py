"""Figures of stones: turned, reflected and shifted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.renju.board import CENTRE, NO_STONES, POINTS, Board, Colour, Point, figure, turned
from corr.games.renju.explain import explain
from corr.games.renju.forbidden import forbidden_points, judge

Stones = dict[Point, Colour]


def board_with(stones: Stones) -> Board:
    board = NO_STONES
    for point, colour in stones.items():
        board = board.put(point, colour)
    return board


def figures() -> st.SearchStrategy[Stones]:
    points = st.builds(Point, st.integers(5, 9), st.integers(5, 9))
    return st.dictionaries(points, st.sampled_from(Colour), min_size=1, max_size=6)


def image(point: Point, turn: int, shift: tuple[int, int] = (0, 0)) -> Point:
    column, row = turned(point.column - CENTRE.column, point.row - CENTRE.row, turn)
    return Point(column + CENTRE.column + shift[0], row + CENTRE.row + shift[1])


@given(figures(), st.integers(0, 7), st.tuples(st.integers(-5, 5), st.integers(-5, 5)))
def test_a_turned_and_shifted_figure_is_congruent(
    stones: Stones, turn: int, shift: tuple[int, int]
) -> None:
    moved = {image(point, turn, shift): colour for point, colour in stones.items()}
    assert figure(board_with(moved), shifted=True) == figure(board_with(stones), shifted=True)


@given(figures(), figures())
def test_figures_have_one_form_just_if_a_turn_and_a_shift_makes_them_equal(
    first: Stones, second: Stones
) -> None:
    shifts = [(x, y) for x in range(-8, 9) for y in range(-8, 9)]
    alike = any(
        {image(point, turn, shift): colour for point, colour in first.items()} == second
        for turn in range(8)
        for shift in shifts
    )
    forms = [figure(board_with(stones), shifted=True) for stones in (first, second)]
    assert (forms[0] == forms[1]) is alike


def test_a_shifted_figure_is_another_on_the_board() -> None:
    here, there = ({Point(x, 7): Colour.BLACK} for x in (7, 8))
    assert figure(board_with(here), shifted=False) != figure(board_with(there), shifted=False)


def test_colours_are_kept() -> None:
    black, white = ({CENTRE: colour} for colour in Colour)
    assert figure(board_with(black), shifted=True) != figure(board_with(white), shifted=True)


def test_the_board_knows_when_it_is_full() -> None:
    board = board_with(dict.fromkeys(POINTS[:-1], Colour.WHITE))
    assert not board.full
    assert board.put(POINTS[-1], Colour.BLACK).full


def test_rows_end_at_the_edge() -> None:
    board = board_with({Point(14, 3): Colour.WHITE, Point(0, 4): Colour.WHITE})
    assert board.rows(Point(13, 3), Colour.WHITE) == (2, 1, 1, 1)


def test_stones_stand_only_on_free_points_of_the_board() -> None:
    board = Board.of(["H8"], [])
    for point in (Point(7, 7), Point(20, 3), Point(-1, 0), Point(100, 100)):
        assert not board.free(point)
        with pytest.raises(ValueError, match="not free"):
            board.put(point, Colour.WHITE)
        with pytest.raises(ValueError, match="not free"):
            judge(board, point)
        with pytest.raises(ValueError, match="not free"):
            explain(board, point)


@pytest.mark.parametrize(("black", "white"), [(["h8"], ["h8"]), (["p1"], []), (["h8 "], [])])
def test_stones_by_name_are_checked(black: list[str], white: list[str]) -> None:
    with pytest.raises(ValueError, match=r"h8|p1"):
        forbidden_points(black, white)
