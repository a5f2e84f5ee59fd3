"""The benchmark of the referee: what it needs, and that all referees in it agree."""

from pathlib import Path

import pytest

from corr.bench.rules import STONES, bench_rules, played_middle_games, random_middle_games
from corr.bench.sizes import Sizes
from corr.games.renju.forbidden import forget_patterns, scan


def test_middle_games_have_forty_stones_of_either_colour_in_turn() -> None:
    for stones in [*played_middle_games(), *random_middle_games(20, seed=1)]:
        assert (len(stones.black), len(stones.white)) == (STONES // 2, STONES // 2)
        assert len(stones.free) == 225 - STONES


def test_emptied_tables_are_filled_with_the_same_answers() -> None:
    boards = [stones.board for stones in random_middle_games(20, seed=1)]
    before = [scan(board) for board in boards]
    forget_patterns()
    assert [scan(board) for board in boards] == before


@pytest.mark.long
def test_all_referees_in_the_benchmark_agree() -> None:
    pytest.importorskip("renju")
    figures = {figure.name: figure.value for figure in bench_rules(Sizes())}
    assert [name for name, value in figures.items() if value is None] == []
    differing = {name: value for name, value in figures.items() if name.endswith("differs")}
    assert len(differing) == 4
    assert not any(differing.values()), differing


@pytest.mark.long
def test_without_the_test_data_the_benchmark_says_what_it_leaves_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CORR_TESTDATA", str(tmp_path))
    figures = list(bench_rules(Sizes()))
    left_out = [figure for figure in figures if figure.value is None]
    assert "rules: scans, recursive positions" in [figure.name for figure in left_out]
    assert all("no test data" in figure.unit for figure in left_out)
