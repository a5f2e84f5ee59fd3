"""What is about one player is not about those who play them."""

from corr.service.my_data import my_data
from tests.office import ANNA, BO
from tests.ticking import ticking


def test_why_somebody_is_on_leave_is_not_told_to_their_opponents(tmp_path):
    with ticking(tmp_path, people=(ANNA, BO)) as house:
        days = ("2024-02-10", "2024-02-12")
        house.corr("leave", "grant", house.player(BO), *days, "--reason", "chemotherapy")
        store = house.office.store
        kept = {
            one: my_data(house.office, store.player_by_address(one), house.now)[0]
            for one in (ANNA, BO)
        }
    assert "chemotherapy" in kept[BO]
    assert "chemotherapy" not in kept[ANNA]
