"""Who leaves first decides nothing: the same withdrawals give the same table (16.2, [T6])."""

import pytest

from corr.service.desk.taking_part import withdraw_player
from corr.service.event.counting import counting_lines
from corr.service.office.tables import standings_of
from corr.service.post.asked_entry import cost_of_leaving
from tests.hall import Hall
from tests.office import ANNA, BO, CAI, DAG, EVENT

EVA, FIA, GUS = (f"{name}@players.test" for name in ("eva", "fia", "gus"))
NAMES = ("Anna", "Bo", "Cai", "Dag", "Eva", "Fia", "Gus")
PLAYED = (("Dag", "Eva"), ("Eva", "Fia"), ("Fia", "Gus"), ("Gus", "Eva"))


@pytest.fixture
def seven(tmp_path):
    """Seven players, and four games that were played."""
    addresses = (ANNA, BO, CAI, DAG, EVA, FIA, GUS)
    rows = "".join(f"{n},{a},en\n" for n, a in zip(NAMES, addresses, strict=True))
    with Hall(tmp_path, addresses, members=f"name,email,language\n{rows}") as house:
        house.start()
        for winner, loser in PLAYED:
            house.wins(winner, loser)
        yield house


def table_after(house, names):
    ids = {house.name(player): player for player in house.contest.order}
    for name in names:
        withdraw_player(house.office, EVENT, ids[name], house.act(f"withdraw {name}"))
    table = standings_of(house.office, house.contest)
    rows = [(row.place, house.name(row.player), row.game_points) for row in table.rows]
    return sorted(rows), sorted(house.name(one) for one in table.annulled)


@pytest.mark.parametrize("names", [("Anna", "Bo", "Cai", "Dag"), ("Dag", "Anna", "Bo", "Cai")])
def test_three_share_the_first_place_whoever_left_first(seven, names):
    assert table_after(seven, names) == (
        [(1, "Eva", 1), (1, "Fia", 1), (1, "Gus", 1)],
        ["Anna", "Bo", "Cai", "Dag"],
    )


@pytest.mark.parametrize("names", [("Eva", "Anna"), ("Anna", "Eva")])
def test_between_two_whose_results_stand_nobody_wins_by_who_left_first(seven, names):
    for loser in ("Bo", "Cai", "Dag"):
        seven.wins("Anna", loser)
    rows, annulled = table_after(seven, names)
    assert annulled == []
    game = seven.meets("Anna", "Eva")
    (said,) = counting_lines(seven.office, seven.contest, game)
    assert said.endswith(f"nobody scores in {game} (R16.3) [T6]")
    points = {name: points for _, name, points in rows}
    assert points == {"Anna": 3, "Bo": 1, "Cai": 1, "Dag": 1, "Eva": 1, "Fia": 2, "Gus": 2}


def test_who_asks_to_leave_is_told_the_games_that_count_as_completed(seven):
    ids = {seven.name(player): player for player in seven.contest.order}
    for name in ("Anna", "Bo"):
        withdraw_player(seven.office, EVENT, ids[name], seven.act(f"withdraw {name}"))
    with seven.office.folder.transaction():
        costs = [
            cost_of_leaving(seven.office, seven.contest, ids[name], seven.act("try"))
            for name in ("Eva", "Dag")
        ]
    assert [(cost.completed, cost.annulled) for cost in costs] == [(3, False), (1, True)]
