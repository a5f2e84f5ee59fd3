"""Official lists as they were published: every figure stays, corrected editions beside them."""

import json
from pathlib import Path
from typing import Any

import pytest

from corr.config import load_settings
from corr.ranking.ratings.rating_list import read_period
from corr.service.office.office import open_office
from corr.service.register.titles import rating_on
from corr.tournament.contest.rating_book import published_stream
from corr.tournament.events.events_board import ListPublished
from tests.commands import corr, refused
from tests.ranking.federation import Federation, later, meeting
from tests.tournament.board_files import written

PERIOD = "2012-2"


@pytest.fixture
def house(tmp_path: Path) -> Federation:
    """Two events in two periods, the second of which rests on the first."""
    house = Federation(tmp_path)
    later(house)
    return house


def listed(house: Federation, *words: str) -> Any:
    return house.answer("list", "--period", PERIOD, *words)


def correct(house: Federation) -> None:
    """Bo won the first event's game, not Anna."""
    file = written(house.folder, meeting("E1", "2012-02-01", "Anna", "Bo", "0-1"))
    house.answer("correct", file, "--reason", "read wrongly")


def shown(house: Federation, found: Any) -> dict[str, tuple[Any, ...]]:
    return {
        each["name"]: tuple(each[key] for key in ("place", "rating", "change", "idle", "mark"))
        for each in found["players"]
    }


def test_every_figure_stays_as_it_was_published(house: Federation) -> None:
    house.answer("publish", PERIOD)
    before = listed(house)
    house.answer("strike", "P0003", "2012-1", "--reason", "never played before")
    house.answer("activity", "P0002", PERIOD, "--reason", "abroad")
    correct(house)
    after = listed(house)
    for key in ("players", "list", "off_list", "deducted", "published_on", "edition"):
        assert after[key] == before[key]
    assert shown(house, after) == {
        "Anna": (1, 1531, 15, 0, ""),
        "Cai": (2, 1485, -15, 0, ""),
        "Bo": (3, 1484, 0, 1, ""),
    }
    assert {house.name(one["player"]) for one in after["otherwise"]} == {"Anna", "Bo", "Cai"}
    page = house.rating("list", "--period", PERIOD).out
    assert "Published on 2014-02-01." in page
    house.checked()


def test_a_list_stays_though_everything_that_it_rests_on_is_gone(house: Federation) -> None:
    (house.folder / "new").mkdir()
    other = Federation(house.folder / "new")
    other.enter(meeting("E1", "2012-02-01", "Anna", "Bo"))
    other.answer("publish", "2012-1")
    before = other.answer("list", "--period", "2012-1")
    other.answer("remove", "E1", "--reason", "entered twice")
    after = other.answer("list", "--period", "2012-1")
    assert after["players"] == before["players"]
    assert [one["now"] for one in after["otherwise"]] == [None, None]
    done = other.rating("list", "--period", "2012-2")
    refused(done, "there is no list of renju yet: `corr rating enter FILE`")


def test_marks_and_who_is_off_the_list_are_kept(house: Federation) -> None:
    house.enter(meeting("E3", "2012-10-01", "Dag", "Anna"))
    for period in ("2012-3", "2013-3"):
        house.answer("publish", period)
    new = house.answer("list", "--period", "2012-3")
    assert [(one["name"], one["mark"]) for one in new["players"] if one["mark"]] == [
        ("Dag", "new")
    ]
    house.answer("remove", "E3", "--reason", "was not sanctioned")
    assert house.answer("list", "--period", "2012-3")["players"] == new["players"]
    assert house.answer("list", "--period", "2013-3")["deducted"] == ["P0001", "P0004"]
    house.checked()


def test_a_change_is_the_one_since_the_list_that_everybody_has(house: Federation) -> None:
    house.answer("publish", "2012-1")
    correct(house)
    found = shown(house, listed(house))
    # Anna stands on the published list with 1516 and Bo with 1484, though they should not.
    assert found["Anna"][1:3] == (1501, -15)
    assert found["Bo"][1:3] == (1516, 32)


def test_a_corrected_edition_stands_beside_the_first(house: Federation) -> None:
    house.answer("publish", PERIOD)
    first = listed(house)
    correct(house)
    words = ("publish", PERIOD, "--again", "--reason", "game 1 of E1 was read wrongly")
    assert house.rating(*words, "--dry-run").out.splitlines() == [
        "the list after 2012-2 is published as corrected edition 2, with 3 players",
        "  Bo (P0002): rating 1484 → 1516, place 3 → 1",
        "  Anna (P0001): rating 1531 → 1501, place 1 → 2, change +15 → +17",
        "  Cai (P0003): rating 1485 → 1483, place 2 → 3, change −15 → −17",
        "nothing was done",
    ]
    assert listed(house)["edition"] == 1
    done = house.answer(*words)
    assert (done["edition"], done["holds"]) == (2, 2)
    assert done["figures"][0]["before"]["place"] == 3
    now = listed(house)
    assert (now["edition"], now["editions"], now["otherwise"]) == (2, 2, [])
    assert house.named(now["list"]) == {"Bo": 1516, "Anna": 1501, "Cai": 1483}
    page = house.rating("list", "--period", PERIOD).out
    assert "Corrected edition 2, published on 2014-02-01." in page
    old = listed(house, "--edition", "1")
    assert (old["players"], old["replaced_on"]) == (first["players"], "2014-02-01")
    page = house.rating("list", "--period", PERIOD, "--edition", "1").out
    assert "Edition 1 holds no more: a corrected edition took its place on 2014-02-01." in page
    log = [(row["what"], row["reason"]) for row in house.answer("log")]
    assert log[-2:] == [
        ("list after 2012-2 published, with 3 players", ""),
        (
            "list after 2012-2 published as corrected edition 2, with 3 players",
            "game 1 of E1 was read wrongly",
        ),
    ]
    house.checked()


def test_an_edition_can_be_taken_back(house: Federation) -> None:
    house.answer("publish", PERIOD)
    first = listed(house)
    correct(house)
    house.answer("publish", PERIOD, "--again", "--reason", "E1")
    done = house.rating("publish", PERIOD, "--off", "--reason", "E1 was right", "--yes")
    assert done.out.splitlines()[:2] == [
        "edition 2 of the list after 2012-2 is taken back: edition 1 holds again",
        "  Anna (P0001): rating 1501 → 1531, place 2 → 1, change +17 → +15",
    ]
    assert listed(house)["players"] == first["players"]
    assert listed(house, "--edition", "2")["taken_back_on"] == "2014-02-01"
    done = house.answer("publish", PERIOD, "--off", "--reason", "too early")
    assert (done["edition"], done["holds"]) == (1, None)
    assert listed(house)["published_on"] is None
    assert house.answer("publish", PERIOD)["edition"] == 3
    assert house.answer("log")[-2]["what"] == "edition 1 of the list after 2012-2 taken back"
    house.checked()


def test_what_cannot_be_published_is_refused(house: Federation) -> None:
    reason = ("--reason", "x")
    done = house.rating("publish", PERIOD, "--again", *reason)
    refused(done, "the list after 2012-2 is not published yet: without --again")
    done = house.rating("publish", PERIOD, "--off")
    refused(
        done, "the list after 2012-2 is not published", "--off: give --reason; it stays written"
    )
    house.answer("publish", PERIOD)
    done = house.rating("publish", PERIOD, "--again")
    refused(done, "--again: give --reason; it stays written")
    done = house.rating("publish", PERIOD, "--again", *reason)
    refused(done, "the list after 2012-2 would be the same as published on 2014-02-01")
    done = house.rating("publish", PERIOD, "--again", "--off", *reason)
    refused(done, "--again and --off: one of them")
    done = house.rating("publish", "2011-3")
    refused(done, "there is no list of renju after 2011-3: they begin with 2012-1")
    done = house.rating("publish", "2112-1")
    refused(done, "the period 2112-1 is not over before 2112-04-30")
    done = house.rating("list", "--period", PERIOD, "--edition", "2")
    refused(done, "the list after 2012-2 has edition 1, not 2")
    done = house.rating("list", "--period", "2012-1", "--edition", "1")
    refused(done, "the list after 2012-1 is not published: it has no editions")
    done = house.rating("list", "--now", "--edition", "1")
    refused(done, "--now is a list of its own, without --period, --every and --edition")


def test_a_list_published_when_ratings_alone_were_kept_is_still_read(house: Federation) -> None:
    found = listed(house)
    body = ListPublished(game="renju", period=PERIOD, ratings=found["list"], reason="")
    with open_office(load_settings(house.folder / "corr.toml")).store as store:
        stream = published_stream("renju", read_period(PERIOD))
        with store.transaction():
            store.events.append(
                stream, 0, [body], at=house.clock.now(), cause="arbiter.publish.renju.1"
            )
    correct(house)
    now = listed(house)
    assert now["list"] == found["list"]
    assert [each["place"] for each in now["players"]] == [1, 2, 3]
    page = house.rating("list", "--period", PERIOD).out
    assert "Of this edition the ratings alone were kept" in " ".join(page.split())
    # The ratings are the same again, and now every figure is kept.
    file = written(house.folder, meeting("E1", "2012-02-01", "Anna", "Bo"))
    house.answer("correct", file, "--reason", "read rightly")
    assert house.answer("publish", PERIOD, "--again", "--reason", "x")["edition"] == 2
    house.checked()


def test_periods_without_lists_are_refused_kindly(house: Federation) -> None:
    done = house.rating("list", "--period", "2001-1")
    refused(done, "there is no list of renju after 2001-1: they begin with 2012-1")
    done = house.rating("list", "--period", "2999-1")
    refused(done, "the period 2999-1 is not over before 2999-04-30: --now")
    done = house.rating("list", "--game", "gomoku")
    refused(done, "there is no list of gomoku yet: `corr rating enter FILE`")
    done = house.rating("list", "--game", "gomoku", "--json")
    refused(done, "there is no list of gomoku yet: `corr rating enter FILE`")
    done = house.rating("activity", "P0001", "2011-3", "--reason", "x")
    refused(done, "the lists of renju begin with 2012-1, after 2011-3")
    done = house.rating("strike", "P0001", "2999-1", "--reason", "x")
    refused(done, "2999-1 is far ahead: it is 2014-1 today")
    path = house.folder / "start.csv"
    for first in ("1000-1", "2014-2"):
        done = house.rating("start", str(path), "--first", first)
        told = f"--first {first}: from 1914-1 to 2014-1, which it is now"
        assert told in done.err


def test_all_faults_of_a_start_are_told_with_file_and_line(house: Federation) -> None:
    path = house.folder / "start.csv"
    path.write_text("id,rating\nP0001,x\nP0001,1500\nP0001,1600\n,1500\n")
    done = house.rating("start", str(path), "--first", "2012")
    refused(
        done,
        "period 2012: a year and 1, 2 or 3 are expected, such as 2012-3",
        f"{path}: line 2: rating: a whole number, not 'x'",
        f"{path}: line 4: P0001 stands in the list twice",
        f"{path}: line 5: nobody is named",
    )
    path.write_text("id,rating\nP0009,1500\nP0008,1600\n")
    done = house.rating("start", str(path), "--first", "2012-2")
    refused(
        done,
        f"{path}: line 2: no player of the register is P0009: give a name",
        f"{path}: line 3: no player of the register is P0008: give a name",
        "there are events in 2012-1, before 2012-2",
    )


def test_games_that_are_taken_as_one_match_are_told(house: Federation) -> None:
    file = meeting("E3", "2013-02-01", "Anna", "Bo")
    file["games"] = [dict(file["games"][0]) for _ in range(2)]
    done = house.rating("enter", written(house.folder, file), "--yes")
    assert "Anna (P0001) – Bo (P0002): 2 games taken as one match" in done.out.splitlines()
    for round_, game in enumerate(file["games"], start=1):
        game["round"] = round_
    done = house.rating("correct", written(house.folder, file), "--reason", "rounds", "--yes")
    assert "taken as one match" not in done.out


def test_the_log_tells_every_decision(house: Federation) -> None:
    house.answer("activity", "P0001", "2012-3", "--reason", "abroad")
    house.answer("strike", "P0003", "2013-1", "--reason", "left")
    house.answer("assign", "E2", "2012-1", "--reason", "announced")
    rows = json.loads(corr(house.folder, "rating", "log", "--json").out)
    assert [(row["what"], row["reason"]) for row in rows] == [
        ("3 ratings hold at the beginning of 2012-1", ""),
        ("Anna (P0001): active in 2012-3", "abroad"),
        ("Cai (P0003): struck in 2013-1", "left"),
        ("E2 counts in 2012-1", "announced"),
    ]
    assert "announced" in house.rating("log").out
    assert "nothing is decided" in house.rating("log", "--game", "gomoku").out


def test_a_kyu_test_asks_for_the_rating_of_the_official_list(house: Federation) -> None:
    house.answer("publish", "2013-3")
    correct(house)
    office = open_office(load_settings(house.folder / "corr.toml"))
    found = rating_on(office, "P0001", house.clock.now().date())
    office.store.close()
    assert found == house.answer("list")["list"]["P0001"] == 1481
