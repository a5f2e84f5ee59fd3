"""`corr rating` on an installation: events entered, corrected, taken out, and the lists."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from corr.config import load_settings
from corr.service.office.office import open_office
from tests.commands import corr, refused
from tests.ranking.federation import Federation, Json, later, meeting
from tests.tournament.board_files import cases, of_case, written


@pytest.fixture
def house(tmp_path: Path) -> Federation:
    return Federation(tmp_path)


def test_who_is_not_in_the_register_is_entered_without_an_address(house: Federation) -> None:
    house.start({"Anna": 1500})
    found = house.enter(meeting("E1", "2012-02-01", "Anna", "Bo Ask"))
    assert found["players"] == {"Anna": "P0001", "Bo Ask": "P0002"}
    assert found["new"] == ["P0002"]
    assert found["ratings"]["P0002"] == {"before": None, "entry": 1200, "after": 1195}
    rows = json.loads(corr(house.folder, "player", "list", "--json").out)
    assert [(row["name"], row["addresses"]) for row in rows] == [("Anna", []), ("Bo Ask", [])]
    house.checked()


def test_a_member_number_decides_who_a_player_is(house: Federation) -> None:
    file = meeting("E1", "2012-02-01", "Anna", "Bo")
    for number, player in enumerate(file["players"], start=7):
        player["member_no"] = str(number)
    house.enter(file)
    file["event"]["id"], file["players"][0]["name"] = "E2", "Anna Ek"
    assert house.enter(file)["players"] == {"Anna": "P0001", "Bo": "P0002"}
    file["event"]["id"], file["players"][1]["member_no"] = "E3", "9"
    assert house.enter(file)["new"] == ["P0003"]
    done = house.rating("enter", written(house.folder, meeting("E4", "2012-02-01", "Bo", "Dag")))
    refused(done, "player Bo: Bo are Bo (8), Bo (9): give a member number")


def test_a_dry_run_shows_everything_and_leaves_nothing(house: Federation) -> None:
    later(house)
    file = written(house.folder, meeting("E1", "2012-02-01", "Anna", "Bo", "0-1"))
    done = house.rating("correct", file, "--reason", "read wrongly", "--dry-run")
    assert done.status == 0
    assert done.out.splitlines() == [
        "E1 is corrected, and counts in 2012-1",
        "  Anna (P0001): 1500 → 1484",
        "  Bo (P0002): 1500 → 1516",
        "no title becomes another one",
        "on lists that were there before:",
        "  2012-1: Anna (P0001): 1516 → 1484",
        "  2012-1: Bo (P0002): 1484 → 1516",
        "  2012-2: Anna (P0001): 1531 → 1501",
        "  2012-2: Bo (P0002): 1484 → 1516",
        "  2012-2: Cai (P0003): 1485 → 1483",
        "  2012-3: Anna (P0001): 1531 → 1501",
        "  2012-3: Bo (P0002): 1484 → 1516",
        "  2012-3: Cai (P0003): 1485 → 1483",
        "  2013-1: Anna (P0001): 1531 → 1501",
        "  2013-1: Bo (P0002): 1434 → 1466",
        "  2013-1: Cai (P0003): 1485 → 1483",
        "  2013-2: Anna (P0001): 1481 → 1451",
        "  2013-2: Bo (P0002): 1434 → 1466",
        "  2013-2: Cai (P0003): 1435 → 1433",
        "  2013-3: Anna (P0001): 1481 → 1451",
        "  2013-3: Bo (P0002): 1434 → 1466",
        "  2013-3: Cai (P0003): 1435 → 1433",
        "nothing was done",
    ]
    assert house.answer("list", "--period", "2012-1")["list"]["P0001"] == 1516
    assert [row["what"] for row in house.answer("events", "E1")] == ["entered"]


def test_a_correction_opens_the_periods_after_it_and_stays_written(house: Federation) -> None:
    later(house)
    file = written(house.folder, meeting("E1", "2012-02-01", "Anna", "Bo", "0-1"))
    found = house.answer("correct", file, "--reason", "read wrongly")
    over = {"2012-1", "2012-2", "2012-3", "2013-1", "2013-2", "2013-3"}
    assert {one["period"] for one in found["changed"]} == over
    lists = house.answer("list", "--period", "2012-2", "--every")
    assert [house.named(each["list"]) for each in lists] == [
        {"Bo": 1516, "Cai": 1500, "Anna": 1484},
        {"Bo": 1516, "Anna": 1501, "Cai": 1483},
    ]
    log = house.answer("events", "E1")
    assert [(row["what"], row["reason"]) for row in log] == [
        ("entered", ""),
        ("corrected", "read wrongly"),
    ]
    house.checked()


def test_an_official_list_stays_as_it_was_published(house: Federation) -> None:
    later(house)
    assert house.answer("publish", "2012-1")["count"] == 3
    done = house.rating("publish", "2012-1")
    advice = "`corr rating publish 2012-1 --again --reason TEXT` for a corrected edition"
    refused(done, f"the list after 2012-1 was published on 2014-02-01: {advice}")
    house.answer("remove", "E1", "--reason", "was not sanctioned")
    found = house.answer("list", "--period", "2012-1")
    assert house.named(found["list"]) == {"Anna": 1516, "Cai": 1500, "Bo": 1484}
    assert found["published_on"] == "2014-02-01"
    assert [(one["published"], one["now"]) for one in found["otherwise"]] == [
        (1516, 1500),
        (1484, 1500),
    ]
    assert "Other than published" in house.rating("list", "--period", "2012-1").out
    house.checked()


def test_the_list_of_a_period_that_is_not_over_is_unofficial(house: Federation) -> None:
    later(house)
    done = house.rating("list", "--period", "2014-1")
    refused(done, "the period 2014-1 is not over before 2014-04-30: --now")
    done = house.rating("publish", "2014-1")
    refused(done, "the period 2014-1 is not over before 2014-04-30")
    house.enter(meeting("E3", "2014-01-10", "Anna", "Bo"))
    official, now = house.answer("list"), house.answer("list", "--now")
    assert (official["period"], official["official_for"]) == ("2013-3", "2014-1")
    assert (now["period"], now["official_for"]) == ("2014-1", None)
    # Idle since the first and the second period of 2012, and -50 after each three.
    assert house.named(official["list"]) == {"Anna": 1481, "Cai": 1435, "Bo": 1434}
    assert house.named(now["list"]) == {"Anna": 1495, "Cai": 1435, "Bo": 1420}
    assert not now["deducted"]
    house.checked()


def test_an_event_near_a_boundary_may_count_in_the_period_beside(house: Federation) -> None:
    later(house)
    done = house.rating("assign", "E2", "2013-1", "--reason", "late")
    refused(done, "E2 ended on 2012-06-01, which is not near a boundary to 2013-1")
    house.answer("assign", "E2", "2012-1", "--reason", "announced")
    first = house.answer("list", "--period", "2012-1")
    assert house.named(first["list"]) == {"Anna": 1531, "Cai": 1485, "Bo": 1484}
    house.checked()
    house.answer("assign", "E2", "own", "--reason", "no, it was not")
    first = house.answer("list", "--period", "2012-1")
    assert house.named(first["list"]) == {"Anna": 1516, "Cai": 1500, "Bo": 1484}
    assert [row["what"] for row in house.answer("events", "E2")] == [
        "entered",
        "counts in period 2012-1",
        "counts in period of its last day",
    ]
    house.checked()


def test_who_was_struck_from_the_records_is_new_afterwards(house: Federation) -> None:
    later(house)
    found = house.answer("strike", "P0001", "2012-2", "--reason", "left")
    changed = [one for one in found["changed"] if one["period"] == "2012-2"]
    assert {one["player"]: one["after"] for one in changed} == {"P0001": 1210, "P0003": 1473}
    history = house.answer("player", "Anna")["history"]
    assert [(one["what"], one["after"]) for one in history][:4] == [
        ("start", 1500),
        ("event", 1516),
        ("struck", None),
        ("event", 1210),
    ]
    house.checked()
    house.answer("strike", "P0001", "2012-2", "--off", "--reason", "came back")
    assert house.answer("list", "--period", "2012-2")["list"]["P0001"] == 1531


def test_lists_after_the_last_event_that_become_others_are_told(house: Federation) -> None:
    later(house)
    found = house.answer("strike", "P0001", "2013-2", "--reason", "left", "--dry-run")
    assert [(one["period"], one["before"], one["after"]) for one in found["changed"]] == [
        ("2013-2", 1481, None),
        ("2013-3", 1481, None),
    ]
    found = house.answer("activity", "P0003", "2013-2", "--reason", "abroad")
    assert [(one["period"], one["before"], one["after"]) for one in found["changed"]] == [
        ("2013-2", 1435, 1485),
        ("2013-3", 1435, 1485),
    ]
    house.checked()


def test_an_event_that_is_the_only_one_takes_its_lists_with_it(house: Federation) -> None:
    house.enter(meeting("E1", "2013-06-01", "Anna", "Bo"))
    found = house.answer("remove", "E1", "--reason", "entered twice")
    assert {(one["period"], one["after"]) for one in found["changed"]} == {
        ("2013-2", None),
        ("2013-3", None),
    }
    assert house.answer("enter", str(house.folder / "E1.json"))["changed"] == []
    house.checked()


def test_an_assignment_that_outlives_the_event_is_told(house: Federation) -> None:
    later(house)
    house.answer("assign", "E2", "2012-1", "--reason", "announced")
    house.answer("remove", "E2", "--reason", "doubtful")
    done = house.rating("enter", str(house.folder / "E2.json"), "--yes")
    assert "assigned to 2012-1 by decision" in done.out


def test_what_cannot_be_is_refused(house: Federation) -> None:
    later(house)
    again = written(house.folder, meeting("E1", "2012-02-01", "Anna", "Bo"))
    advice = "`corr rating correct FILE --reason TEXT`"
    refused(house.rating("enter", again), f"E1 is entered already: {advice}")
    other = written(house.folder, meeting("E9", "2012-02-01", "Anna", "Bo"))
    done = house.rating("correct", other, "--reason", "x")
    refused(done, "the event at the board E9 is not entered: `corr rating events`")
    early = written(house.folder, meeting("E0", "2011-12-31", "Anna", "Bo"))
    refused(house.rating("enter", early), "E0 counts in 2011-3, and the list begins with 2012-1")
    future = written(house.folder, meeting("E8", "2014-02-02", "Anna", "Bo"))
    refused(house.rating("enter", future), "E8 ends on 2014-02-02, which is still to come")
    house.answer("remove", "E1", "--reason", "x")
    done = house.rating("remove", "E1", "--reason", "x")
    refused(done, "the event at the board E1 was taken out: `corr rating events`")


def test_an_event_that_was_taken_out_can_be_entered_again(house: Federation) -> None:
    later(house)
    before = house.answer("list", "--period", "2012-2")
    house.answer("remove", "E1", "--reason", "doubtful")
    assert house.answer("list", "--period", "2012-2")["list"]["P0001"] == 1516
    house.enter(meeting("E1", "2012-02-01", "Anna", "Bo"))
    assert house.answer("list", "--period", "2012-2") == before
    house.checked()


def test_what_is_stored_of_an_event_names_nobody(house: Federation) -> None:
    later(house)
    with open_office(load_settings(house.folder / "corr.toml")).store as store:
        (event,) = store.events.of_stream("board:E1")
    assert "Anna" not in event.body.file
    exported = json.loads(house.rating("export", "E1").out)
    assert [player["name"] for player in exported["players"]] == ["Anna", "Bo"]


def test_an_event_here_is_computed_with_the_ratings_from_before_it(house: Federation) -> None:
    later(house)
    assert house.answer("compute", "E2")["after"] == {"P0001": 1531, "P0003": 1485}
    assert "Anna: 1516 → 1531" in house.rating("compute", "E2").out


def test_two_games_have_two_lists(house: Federation) -> None:
    later(house)
    file = meeting("G1", "2012-02-01", "Bo", "Cai")
    file["event"] |= {"game": "gomoku", "titles": False}
    house.enter(file)
    gomoku = house.answer("list", "--game", "gomoku", "--period", "2012-1")
    assert set(gomoku["list"]) == {"P0002", "P0003"}
    assert house.answer("list", "--period", "2012-1")["list"]["P0003"] == 1500


def in_order(events: list[Json]) -> list[Json]:
    return events


def backwards(events: list[Json]) -> list[Json]:
    return events[::-1]


@pytest.mark.parametrize("order", [in_order, backwards])
@pytest.mark.parametrize("case", cases("rating_sequence")[:2], ids=lambda case: case["id"])
def test_known_sequences_come_out_in_whatever_order_they_are_entered(
    case: Any, order: Callable[[list[Json]], list[Json]], house: Federation
) -> None:
    given = case["input"]
    first, until = ("-".join(map(str, given[key])) for key in ("start_period", "until_period"))
    house.start(given["start_ratings"], first)
    for each in order(given["tournaments"]):
        house.enter(of_case(each))
    for each in given["extra_activity"]:
        period = "-".join(map(str, each["period"]))
        player = next(
            row["id"]
            for row in json.loads(corr(house.folder, "player", "list", "--json").out)
            if row["name"] == each["player"]
        )
        house.answer("activity", player, period, "--reason", "abroad")
    rows = json.loads(corr(house.folder, "player", "list", "--json").out)
    names = {row["id"]: row["name"] for row in rows}
    found = house.answer("list", "--period", until, "--every")
    shown = [
        {
            "period": [*map(int, each["period"].split("-"))],
            "list": {names[one]: rating for one, rating in each["list"].items()},
            "off_list": {names[one]: rating for one, rating in each["off_list"].items()},
            "deducted": sorted(names[one] for one in each["deducted"]),
        }
        for each in found
    ]
    assert shown == case["expected"]["lists"]
    house.checked()


def test_the_events_are_a_list_for_people_and_for_scripts(house: Federation) -> None:
    later(house)
    assert [row["event"] for row in house.answer("events")] == ["E1", "E2"]
    assert "E2" in house.rating("events").out
    tables = house.rating("list", "--period", "2012-1", "--csv").out
    rows = list(csv.DictReader(io.StringIO(tables.partition("\n")[2])))
    assert [(row["player"], row["rating"]) for row in rows] == [
        ("P0001", "1516"),
        ("P0003", "1500"),
        ("P0002", "1484"),
    ]
