"""A dan title from 3 dan up, by letters alone: proposed, confirmed, refused, undone."""

import re

import pytest

from corr.service.watch.check import check_all
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVA, EVENT, PEOPLE, SETTINGS, House
from tests.service.event.test_closing import RANKED, play_all, register

pytestmark = pytest.mark.slow
COMMITTEE, BOARD = "rk@federation.test", "board@federation.test"
WITH_BOARD = f'{SETTINGS}[ranking]\ncommittee = ["{COMMITTEE}"]\nboard = ["{BOARD}"]\n'
LEVELS = {ANNA: "1 dan", BO: "1 dan", CAI: "2 dan", DAG: "2 dan", EVA: "1 dan"}


@pytest.fixture(scope="module")
def over_once(tmp_path_factory):
    """Eva and Cai win so much that they are to rise to 3 dan; nobody has closed the event."""
    folder = tmp_path_factory.mktemp("titles")
    changes = {"ranking": RANKED, "system": {"games_per_pair": 2}}
    with House(folder, PEOPLE, settings=WITH_BOARD, **changes) as house:
        register(house, LEVELS)
        play_all(house, order=(EVA, CAI, ANNA, BO, DAG))
        yield house


@pytest.fixture
def house(over_once, tmp_path):
    with copied(over_once, tmp_path) as it:
        yield it


def ordered(house, line, sender):
    """A command by letter, confirmed by its code; what became of it."""
    return confirm(house, send(house, line, sender), sender)


def read(house, line, sender=COMMITTEE):
    """What a letter that only asks is answered."""
    return send(house, line, sender).to(sender).text


def level(house, who, at=None):
    return house.office.store.levels.level_at(house.player(who), at or house.now)


def test_a_title_goes_from_the_closing_to_the_board_to_its_player_by_letters(house):
    eva, cai = house.player(EVA), house.player(CAI)
    closed = ordered(house, f"corr event close {EVENT}", ARBITER)
    told = closed.to(EVA).words
    assert "The level 3 dan is a proposal until the federation's board has confirmed it" in told
    assert level(house, EVA) == "1 dan"
    day = house.office.folder.contest(EVENT).closed_at
    due = read(house, "corr ranking due", BOARD)
    assert re.search(rf"{eva} +Eva.* 3 dan", due)

    # The committee cannot decide, nor can the player or the arbiter.
    line = f'corr ranking confirm {eva} {EVENT} --reason "Board meeting of 5 May"'
    for other in (COMMITTEE, ARBITER):
        assert (
            "only the federation's board can do this" in send(house, line, other).to(other).words
        )
    refused = send(house, line, EVA)
    assert "That is a command for the federation's board" in refused.to(EVA).words
    assert level(house, EVA) == "1 dan"

    # Shown first, then confirmed: official from the closing date.
    house.wait(days=40)
    shown = send(house, line, BOARD)
    assert "Nothing has been done yet" in shown.to(BOARD).words
    assert level(house, EVA) == "1 dan"
    done = confirm(house, shown, BOARD)
    assert done.readers == sorted([EVA, COMMITTEE, BOARD])
    assert "has confirmed 3 dan, which Sverigekorr 2024 proposed" in done.to(EVA).words
    assert f"{day.day} " in done.to(EVA).words
    assert "Board meeting of 5 May" in done.to(COMMITTEE).words
    assert level(house, EVA) == "3 dan"
    listed = read(house, f"corr ranking list --on {day:%Y-%m-%d}")
    assert re.search(r"Eva.*3 dan", listed)

    # Cai's is refused.
    line = f'corr ranking confirm {cai} {EVENT} --refuse --reason "too few games"'
    done = ordered(house, line, BOARD)
    assert "has not confirmed 3 dan" in done.to(CAI).words
    assert "too few games" in done.to(CAI).words
    assert "has refused 3 dan of Cai" in done.to(COMMITTEE).words
    assert level(house, CAI) == "2 dan"
    log = " ".join(read(house, "corr ranking log").split())
    assert log.count(BOARD) == 2
    assert re.search(r"3 dan of Eva \S+ by SK24 is confirmed Board meeting of 5 May", log)
    assert re.search(r"3 dan of Cai \S+ by SK24 is refused too few games", log)
    assert "Dan titles" not in read(house, "corr ranking due")

    # Both are undone, by the board alone, and wait again.
    house.wait(days=1)
    line = 'corr ranking undo {} 1 --reason "the minutes say otherwise"'
    answer = send(house, line.format(eva), COMMITTEE)
    assert "only the board can undo this" in answer.to(COMMITTEE).words
    for who, held in ((EVA, "1 dan"), (CAI, "2 dan")):
        done = ordered(house, line.format(house.player(who)), BOARD)
        assert "the minutes say otherwise" in done.to(who).words
        assert "is undone" in done.to(COMMITTEE).words
        assert level(house, who) == held
    assert len(re.findall(r"3 dan", read(house, "corr ranking due"))) == 2
    assert read(house, f"corr ranking log {eva}").count("by 2") == 1
    assert check_all(house.office).faults == ()

    # What was refused once can be confirmed then.
    done = ordered(house, f'corr ranking confirm {cai} {EVENT} --reason "right"', BOARD)
    assert "has confirmed 3 dan" in done.to(CAI).words
    assert level(house, CAI) == "3 dan"
    assert check_all(house.office).faults == ()
