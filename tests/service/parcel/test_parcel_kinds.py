"""Events of every kind, and in every state, pass from one installation to another."""

import pytest
from msgspec.structs import replace

from corr.service.parcel.parcel_out import send_off
from corr.service.players.reached import cannot_be_reached
from tests.office import ANNA, BO, EVENT, START, House, member_list
from tests.service.handing import THERE, Second, hand_over, shown
from tests.ticking import TICKING, ticking


@pytest.fixture
def match(tmp_path):
    """A game of two people in which the second seat is to move, and the installation to come."""
    folder = tmp_path / "first"
    folder.mkdir()
    with ticking(folder) as house:
        house.play("n1;m2")
        with Second(tmp_path / "second", house) as other:
            yield house, other


NAMES = ("anna", "bo", "cai", "dag", "eva", "finn")
SIX = tuple(f"{name}@players.test" for name in NAMES)
KINDS: dict[str, dict[str, object]] = {
    "monrad": {"system": {"kind": "monrad", "rounds": 3, "seeding": "lot"}},
    "cup": {"system": {"kind": "cup"}},
    "two games a pair": {"system": {"games_per_pair": 2}},
    "stages": {
        "system": {"kind": "stages"},
        "stages": [
            {"name": "Section", "sections": 2},
            {"name": "Final", "qualify": 1, "best_next": 1},
        ],
    },
    "teams": {
        "system": {"kind": "teams", "boards": 3},
        "teams": [
            {"name": "Umea", "captain": SIX[0], "players": [*SIX[:3]]},
            {"name": "Lund", "captain": SIX[3], "players": [*SIX[3:]]},
        ],
    },
    "league": {
        "system": {"kind": "league"},
        "divisions": [
            {"name": "One", "players": [*SIX[:3]]},
            {"name": "Two", "players": [*SIX[3:]]},
        ],
    },
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_an_event_of_every_kind_goes_on_as_it_would_have(tmp_path, kind):
    folder = tmp_path / "first"
    folder.mkdir()
    people = () if kind in ("teams", "league") else SIX
    with ticking(folder, people=people, members=member_list(SIX), **KINDS[kind]) as first:
        games = [row.id for row in first.office.store.events.games_of_event(EVENT)]
        first.corr("event", "rule", games[0], "1-0", "--reason", "agreed", "--yes")
        with Second(tmp_path / "second", first) as second:
            hand_over(first, second)
            for house in (first, second):
                house.tables = [
                    shown(house, word, EVENT, "--json") for word in ("standings", "table")
                ]
            assert first.tables == second.tables
            assert all(shown(one, "check").endswith(": 0 faults\n") for one in (first, second))
            shown(second, "event", "rule", games[1], "0-1", "--reason", "agreed", "--yes")
            assert shown(second, "check").endswith("0 faults\n")


@pytest.mark.slow
def test_an_event_that_is_closed_takes_its_report_along_and_writes_to_nobody(match):
    first, second = match
    first.play("resign\nresign")
    assert first.corr("event", "close", EVENT, "--yes", "--out", str(first.folder)).status == 0
    first.letters()
    reports = first.office.store.events.report(EVENT, 1)
    file = first.folder / "closed.corr"
    shown(first, "export", EVENT, str(file))
    shown(second, "import", str(file))
    assert second.letters() == []
    assert second.office.store.events.report(EVENT, 1) == reports
    assert shown(second, "table", EVENT) == shown(first, "table", EVENT)
    assert shown(second, "check").endswith("0 faults\n")


@pytest.mark.slow
def test_an_event_that_has_not_begun_begins_there(tmp_path):
    folder = tmp_path / "first"
    folder.mkdir()
    with House(folder, settings=TICKING) as first:
        first.drain()
        first.letters()
        file = folder / "open.corr"
        act = replace(first.act("export"), reason="moving")
        send_off(first.office, EVENT, file, act, lambda n: None, to=THERE)
        with Second(tmp_path / "second", first) as second:
            shown(second, "import", str(file))
            assert {one.to for one in second.letters()} == {ANNA, BO}
            second.now = START
            second.drain()
            shown(second, "event", "start", EVENT, "--yes")
            second.letters()
            second.play("n1;m2")
            assert shown(second, "check").endswith("0 faults\n")


@pytest.mark.slow
def test_leave_and_letters_that_came_back_go_along(tmp_path):
    folder = tmp_path / "first"
    folder.mkdir()
    with ticking(folder, leave={"days_per_year": 30}) as first:
        first.play("n1;m2")
        first.say(first.first, "leave 2024-02-10 to 2024-02-20")
        away = first.player(first.second)
        row = first.office.store.letters.outgoing(
            first.newest(first.second).message_id.strip("<>")
        )
        with first.office.folder.transaction():
            player = first.office.store.players.player(away)
            about = {"at": first.now, "cause": "returned.bounce"}
            cannot_be_reached(first.office, player, row, "5.1.1", "unknown", **about)
        first.letters()
        stopped = first.game().clock.stopped
        assert stopped is not None
        leave = shown(first, "leave", "list", "--json")
        with Second(tmp_path / "second", first) as second:
            hand_over(first, second)
            assert second.game().times == first.game().times
            assert second.office.store.players.player(away).unreachable_since is not None
            whys = [
                one.office.store.players.player(away).unreachable_why for one in (first, second)
            ]
            assert whys[0] == whys[1]
            assert shown(second, "leave", "list", "--json") == leave
            assert second.say(second.second, "m12").state == "handled"
            assert second.game().clock.stopped is None
            assert shown(second, "check").endswith("0 faults\n")
