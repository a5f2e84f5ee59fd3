"""The benchmark of letters: what it says of their bytes stays below what a letter may have."""

import pytest

from corr.bench.letters import bench_letters
from corr.bench.sizes import Sizes

MOST = {
    15: {"its HTML part": 40, "whole letter": 55},
    19: {"its HTML part": 70, "whole letter": 90},
}
"""How many kB, by the size of the board; a site address has 40 characters there."""


@pytest.fixture(scope="module")
def figures():
    return {one.name: one.value for one in bench_letters(Sizes(letters=10, runs=1))}


@pytest.mark.parametrize("size", MOST)
@pytest.mark.parametrize("moves", [1, 60, 150])
def test_a_letter_with_a_board_is_small(figures, size, moves):
    for part, most in MOST[size].items():
        assert 25 < figures[f"letters: move {moves}, {size} x {size}, {part}"] < most


def test_so_is_one_whose_every_tap_declares_fifth_moves(figures):
    name = "letters: a move with fifth moves, any language, its HTML part"
    assert 35 < figures[name] < MOST[15]["its HTML part"]
