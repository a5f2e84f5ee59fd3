"""What is about one player is not about those who play them."""

from corr.service.players.forget import forget
from corr.service.post.me import my_data
from tests.office import ANNA, BO, CAI, EVENT
from tests.ticking import ticking


def test_why_somebody_is_on_leave_is_not_told_to_their_opponents(tmp_path):
    with ticking(tmp_path, people=(ANNA, BO)) as house:
        days = ("2024-02-10", "2024-02-12")
        house.corr("leave", "grant", house.player(BO), *days, "--reason", "chemotherapy")
        store = house.office.store
        kept = {
            one: my_data(house.office, store.players.player_by_address(one), house.now)[0]
            for one in (ANNA, BO)
        }
    assert "chemotherapy" in kept[BO]
    assert "chemotherapy" not in kept[ANNA]


def test_what_names_the_forgotten_goes_whole_and_what_is_about_others_stays(tmp_path):
    with ticking(tmp_path, people=(ANNA, BO, CAI)) as house:
        anna, bo = house.player(ANNA), house.player(BO)
        name = house.office.store.players.player(anna).name
        warn = ("event", "warn", EVENT, bo, "--reason")
        house.corr(*warn, f"he insulted {name}s family, with her leukaemia", "--yes")
        house.corr(*warn, "he was rude, after his surgery", "--yes")
        days = ("2024-02-10", "2024-02-12")
        house.corr("leave", "grant", bo, *days, "--reason", "chemotherapy")
        for row in house.office.store.events.games_of_event(EVENT):
            house.corr("event", "rule", row.id, "1-0", "--reason", "agreed", "--yes")
        house.corr("event", "close", EVENT, "--yes", "--out", str(tmp_path))
        house.letters()  # sent: what is still on its way names her until it has left
        house.reopen()
        row = house.office.store.players.player(anna)
        with house.office.folder.transaction():
            forget(house.office, row, at=house.now, cause="forget")
        told = house.corr("log", EVENT).out
        kept = my_data(house.office, house.office.store.players.player(bo), house.now)[0]
    assert "leukaemia" not in told + kept
    assert name not in told + kept
    for word in ("surgery", "chemotherapy"):
        assert word in kept
