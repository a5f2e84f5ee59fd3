"""Forgetting who played at the board: what a file, a reason and the minutes say goes too."""

import json

import pytest
from msgspec.structs import replace

from corr.ranking.board.board_file import parse
from corr.ranking.board.otb_tests import Sitting
from corr.service.players.forget import forget
from corr.service.players.from_list import add_player
from corr.service.register.board import board_log, correct_board_event, enter_board_event
from corr.service.register.titles import add_sitting, log_of, register_of, set_title, undo_entry
from corr.service.watch.check import check_all
from tests.commands import corr, refused
from tests.office import ANNA, BO, House
from tests.tournament.board_files import board_file

NAME = "Eve English"
GOOD = {"clocks": True, "notation": True, "official_rules": True}


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        yield house


def event(house):
    """Eve, who has no address, wins seven games of Anna; the file says more than corr reads."""
    anna = house.office.store.players.player(house.player(ANNA))
    eve = {"id": "e", "name": NAME, "country": "GB", "title": "4k", "phone": "555"}
    players = [eve, {"id": anna.id, "name": anna.name, "notes": ["drove with Eve"]}]
    games = [{"black": "e", "white": anna.id, "result": "1-0", "round": no} for no in range(1, 8)]
    games[0]["comment"] = {"text": "Eve English was ill"}
    content = board_file("T9", "2023-10-01", players, games, arbiter=NAME, **GOOD)
    content["event"]["notes"] = "EVE ENGLISH was ill"
    return parse(json.dumps({**content, "seen_by": "Eve"}))


def stored(house):
    """All that the installation has kept of events at the board and titles."""
    store = house.office.store
    streams = ("board:T9", "titles")
    bodies = [str(one.body) for stream in streams for one in store.events.of_stream(stream)]
    return "\n".join((store.board.board_event("T9").file, *bodies))


def forgotten(house, player):
    """Forget a player."""
    row = house.office.store.players.player(player)
    with house.office.folder.transaction():
        forget(house.office, row, at=house.now, cause="arbiter.player-forget")


def test_nothing_of_a_file_or_a_reason_names_who_is_forgotten(house):
    eve = enter_board_event(house.office, event(house), house.act("enter")).players["e"]
    why = replace(house.act("correct"), reason="Eve English asked, and Anna agreed")
    correct_board_event(house.office, event(house), why)
    before = register_of(house.office)
    assert before.level(eve) is not None
    forgotten(house, eve)
    kept = stored(house)
    for word in ("Eve", "EVE", "English", "555"):
        assert word not in kept
    assert "Anna agreed" in board_log(house.office, "T9")[-1]["reason"]
    after = register_of(house.office)
    assert after.changes == before.changes
    assert check_all(house.office).faults == ()


def test_minutes_and_reasons_lose_a_judge_who_is_forgotten(house):
    kim = add_player(house.office, {"name": NAME, "email": "eve@x.test"}, house.now, "add")
    anna, day = house.player(ANNA), house.now.date()
    sitting = Sitting(player=anna, on=day, level=3, passed=True, judge=NAME)
    why = replace(house.act("test"), reason="eve english was there")
    number = add_sitting(house.office, sitting, [NAME], why)
    set_title(house.office, kim, 5, day, replace(house.act("set"), reason="she was ill"))
    undo_entry(house.office, number + 1, replace(house.act("undo"), reason="well again"))
    forgotten(house, kim)
    test, given, undone = (one.body for one in log_of(house.office))
    assert "English" not in f"{test.judge}{test.reason}"
    assert (test.judge, test.reason[-9:]) == (
        house.office.store.players.player(kim).name,
        "was there",
    )
    assert (given.reason, undone.reason) == ("", "")
    assert check_all(house.office).faults == ()


def test_who_has_no_address_is_forgotten_by_a_command(house):
    eve = enter_board_event(house.office, event(house), house.act("enter")).players["e"]
    done = corr(house.folder, "player", "forget", house.player(ANNA), "--yes")
    refused(done, 'Anna has an address and can write "forget me", which only they can confirm')
    shown = corr(house.folder, "player", "forget", eve, "--dry-run")
    assert shown.status == 0, shown.err
    assert NAME in shown.out
    assert house.office.store.players.player(eve).name == NAME
    done = corr(house.folder, "player", "forget", eve, "--yes")
    assert done.status == 0, done.err
    assert house.office.store.players.player(eve).name != NAME
    assert "Eve" not in stored(house)
