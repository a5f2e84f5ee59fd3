"""Published lists and what follows today: acts, lists and pages of players tell them apart."""

from pathlib import Path

import pytest

from corr.acts import lists_told
from tests.commands import refused
from tests.ranking.federation import Federation, later, meeting
from tests.tournament.board_files import written

PERIOD = "2012-2"


@pytest.fixture
def house(tmp_path: Path) -> Federation:
    """Two events in two periods, the second of which rests on the first."""
    house = Federation(tmp_path)
    later(house)
    return house


def corrected(house: Federation, result: str = "0-1") -> str:
    """The file in which Bo won the first event's game, not Anna."""
    return written(house.folder, meeting("E1", "2012-02-01", "Anna", "Bo", result))


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_first_edition_is_shown_with_all_figures(house: Federation) -> None:
    done = house.rating("publish", PERIOD, "--dry-run")
    assert done.out.splitlines() == [
        "the list after 2012-2 is published, with 3 players",
        "  Anna (P0001): place 1, rating 1531, change +15",
        "  Cai (P0003): place 2, rating 1485, change −15",
        "  Bo (P0002): place 3, rating 1484, change 0, idle periods 1",
        "nothing was done",
    ]
    first, *_ = house.answer("publish", PERIOD)["figures"]
    assert first["before"] is None
    assert (first["player"], first["after"]["rating"]) == ("P0001", 1531)
    # All of it again, though the number goes on.
    house.answer("publish", PERIOD, "--off", "--reason", "too early")
    assert len(house.answer("publish", PERIOD)["figures"]) == 3


def test_what_is_not_told_is_in_the_check_sum(
    house: Federation, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lists_told, "_MOST", 0)
    before = house.rating("publish", PERIOD, "--dry-run").out.splitlines()
    assert before[1].startswith("  and 3 more; --json has all (check sum of all ")
    assert house.rating("publish", PERIOD, "--dry-run").out.splitlines() == before
    house.answer("correct", corrected(house), "--reason", "read wrongly")
    assert house.rating("publish", PERIOD, "--dry-run").out.splitlines()[1] != before[1]


def test_acts_tell_which_lists_were_published_and_stay(house: Federation) -> None:
    house.answer("publish", PERIOD)
    act = ("correct", corrected(house), "--reason", "read wrongly", "--dry-run")
    lines = house.rating(*act).out.splitlines()
    assert "  2012-1: Anna (P0001): 1516 → 1484" in lines
    assert "  2012-2: Anna (P0001): 1531 → 1501; published, and stays, with 1531" in lines
    advice = "`corr rating publish 2012-2 --again --reason TEXT`"
    assert lines[-2] == (
        f"the list after 2012-2 stays as it was published; a corrected edition: {advice}"
    )
    changed = {
        (one["period"], one["player"]): (one["is_published"], one["published"])
        for one in house.answer(*act)["changed"]
    }
    assert changed[("2012-1", "P0001")] == (False, None)
    assert changed[("2012-2", "P0001")] == (True, 1531)
    # Turned back, the list follows as it was published: nothing is to be published again.
    house.answer(*act[:-1])
    act = ("correct", corrected(house, "1-0"), "--reason", "read rightly", "--dry-run")
    out = house.rating(*act).out
    assert "  2012-2: Anna (P0001): 1501 → 1531; published, and stays, with 1531" in out
    assert "--again" not in out


@pytest.mark.parametrize("period", ["2011-2", "2012-3", "2031-2"])
def test_a_period_far_from_the_event_is_refused(house: Federation, period: str) -> None:
    file = meeting("E9", "2012-02-01", "Anna", "Bo")
    file["event"]["period"] = period
    path = written(house.folder, file)
    told = f"E9 ended on 2012-02-01, which is not near a boundary to {period}"
    refused(house.rating("enter", path), told)
    done = house.rating("list", path)
    refused(
        done, f"{path}: event E9: its last day, 2012-02-01, is not near a boundary to {period}"
    )
    file["event"]["id"] = "E1"
    done = house.rating("correct", written(house.folder, file), "--reason", "x")
    refused(done, told.replace("E9", "E1"))


def test_a_decision_does_not_go_on_from_the_period_of_the_file(house: Federation) -> None:
    file = meeting("E9", "2012-04-29", "Anna", "Bo")
    file["event"]["period"] = "2012-2"
    house.enter(file)
    done = house.rating("assign", "E9", "2012-3", "--reason", "later still")
    refused(done, "E9 ended on 2012-04-29, which is not near a boundary to 2012-3")
    house.answer("assign", "E9", "2012-1", "--reason", "not announced")


def test_a_page_tells_what_the_official_lists_have(house: Federation) -> None:
    house.answer("publish", "2013-3")
    before = house.answer("player", "Anna")
    assert before["official"] == {"period": "2014-1", "rating": 1481}
    assert before["otherwise"] == []
    house.answer("correct", corrected(house), "--reason", "read wrongly")
    after = house.answer("player", "Anna")
    assert (after["rating"], after["official"]["rating"]) == (1451, 1481)
    assert after["otherwise"] == [{"period": "2013-3", "published": 1481, "now": 1451}]
    page = words(house.rating("player", "Anna").out)
    assert "Official list 1481 (2014-1)" in page
    assert "These lists stay as they were published." in page
    assert "2013-3 1481 1451" in page
    page = words(house.rating("player", "Anna", "--lang", "sv").out)
    assert "Dessa listor står kvar som de publicerades." in page


def test_a_page_without_a_member_number_has_no_line_for_it(house: Federation) -> None:
    assert "Member no." not in house.rating("player", "Anna").out


def test_the_first_list_has_the_changes_since_the_start(house: Federation) -> None:
    players = {one["name"]: one for one in house.answer("list", "--period", "2012-1")["players"]}
    assert {name: one["change"] for name, one in players.items()} == {
        "Anna": 16,
        "Bo": -16,
        "Cai": 0,
    }
    assert {one["mark"] for one in players.values()} == {""}
    house.enter(meeting("E3", "2012-03-01", "Dag", "Cai"))
    players = {one["name"]: one for one in house.answer("list", "--period", "2012-1")["players"]}
    assert (players["Dag"]["change"], players["Dag"]["mark"]) == (None, "new")


def test_changes_that_hold_a_correction_say_so(house: Federation) -> None:
    house.answer("publish", "2013-3")
    told = "The list before stays as it was published"
    assert told not in words(house.rating("list", "--now").out)
    house.answer("correct", corrected(house), "--reason", "read wrongly")
    assert told in words(house.rating("list", "--now").out)
    assert told not in words(house.rating("list", "--period", "2013-2").out)


def test_an_edition_that_holds_no_more_is_not_called_official(house: Federation) -> None:
    house.answer("publish", PERIOD)
    house.answer("correct", corrected(house), "--reason", "read wrongly")
    page = words(house.rating("list", "--period", PERIOD).out)
    assert "The official list stays as it was published." in page
    house.answer("publish", PERIOD, "--again", "--reason", "E1")
    page = words(house.rating("list", "--period", PERIOD, "--edition", "1").out)
    assert "The official list stays" not in page
    assert "This edition stays readable as it was published." in page
