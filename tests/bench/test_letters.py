"""The benchmark of letters: what it says of their bytes stays below what a letter may have."""

import pytest

from corr.bench.letters import bench_letters, rows_letters
from corr.bench.sizes import Sizes

SMALL = {"its HTML part": 40, "whole letter": 55}
LARGE = {"its HTML part": 70, "whole letter": 90}
MOST = {
    "renju, 15 x 15": SMALL,
    "gomoku, 15 x 15": SMALL,
    "gomoku, 19 x 19": LARGE,
    "pente, 19 x 19": LARGE,
}
"""How many kB, by the game and its board; a site address has 40 characters there."""


@pytest.fixture(scope="module")
def figures():
    return {one.name: one.value for one in bench_letters(Sizes(letters=10, runs=1))}


@pytest.mark.parametrize("board", MOST)
@pytest.mark.parametrize("moves", [1, 60, 150])
def test_a_letter_with_a_board_is_small(figures, board, moves):
    for part, most in MOST[board].items():
        assert 25 < figures[f"letters: {board}, move {moves}, {part}"] < most


def test_so_is_one_whose_every_tap_declares_fifth_moves(figures):
    name = "letters: a move with fifth moves, any language, its HTML part"
    assert 35 < figures[name] < SMALL["its HTML part"]


@pytest.mark.parametrize("case", rows_letters())
def test_so_is_one_of_another_game_with_a_long_id_and_a_draw_offered(figures, case):
    most = (LARGE if case.endswith("19 x 19") else SMALL)["its HTML part"]
    assert 35 < figures[f"letters: {case}, its HTML part"] < most
