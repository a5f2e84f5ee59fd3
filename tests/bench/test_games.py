"""The benchmark of all games: it replays each, and a general board stays near renju's own."""

import pytest

from corr.bench.play.games import bench_games
from corr.bench.sizes import Sizes
from corr.games.registry import RULES


@pytest.mark.long
def test_every_game_is_replayed_beside_renju():
    figures = [*bench_games(Sizes(letters=10, runs=1))]
    assert {figure.case.partition(",")[0] for figure in figures} == {
        key for key, rules in RULES.items() if not rules.of_itself
    }
    ratios = {one.case: one.value for one in figures if one.name == "as many times renju's"}
    assert ratios.pop("renju, 15 x 15") == 1
    assert all(ratio > 0 for ratio in ratios.values())
