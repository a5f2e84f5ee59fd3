"""The letter of the month about the rankings: to whom, when, once, and what it says."""

from datetime import UTC, datetime

import pytest

from corr.service.letters.apart import put_off
from corr.service.watch.tick import send_monthly_letters
from tests.desk import confirm, copied, send
from tests.office import ANNA, BO, CAI, DAG, EVA, EVENT, PEOPLE, SETTINGS, House
from tests.service.event.test_closing import RANKED, close, play_all, register

pytestmark = pytest.mark.slow
COMMITTEE, BOARD = "rk@federation.test", "board@federation.test"
WITH_BOARD = f'{SETTINGS}[ranking]\ncommittee = ["{COMMITTEE}"]\nboard = ["{BOARD}"]\n'
LEVELS = {ANNA: "1 dan", BO: "1 dan", CAI: "2 dan", DAG: "2 dan", EVA: "1 dan"}
HOUR = 7


@pytest.fixture(scope="module")
def closed_once(tmp_path_factory):
    """Eva is proposed to rise from 1 to 3 dan, and the report is not with the committee."""
    folder = tmp_path_factory.mktemp("month")
    changes = {"ranking": RANKED, "system": {"games_per_pair": 2}}
    with House(folder, PEOPLE, settings=WITH_BOARD, **changes) as house:
        register(house, LEVELS)
        play_all(house, order=(EVA, CAI, ANNA, BO, DAG))
        house.look()
        close(house)
        yield house


@pytest.fixture
def house(closed_once, tmp_path):
    with copied(closed_once, tmp_path) as it:
        yield it


def looked(house, *instant):
    """The letters of the month that a look at an instant brings."""
    house.now = datetime(*instant, 5, tzinfo=UTC)
    house.drain()
    send_monthly_letters(house.office, house.now)
    return [one for one in house.letters() if one.message_id.startswith("<month.")]


def next_month(house, months=1):
    place = house.now.year * 12 + house.now.month - 1 + months
    return place // 12, place % 12 + 1


def test_both_hear_once_a_month_what_waits(house):
    year, month = next_month(house)
    assert looked(house, year, month, 1, HOUR - 1) == []
    found = looked(house, year, month, 1, HOUR)
    assert sorted(one.to for one in found) == [BOARD, COMMITTEE]
    (board,) = (one for one in found if one.to == BOARD)
    assert f"({EVENT}): the last day is" in board.words
    number = house.player(EVA)
    assert f"corr ranking confirm {number} {EVENT} --reason TEXT" in board.text
    assert "Eva: 3 dan, proposed by" in board.html
    (committee,) = (one for one in found if one.to == COMMITTEE)
    assert "Eva: 3 dan, proposed by" in committee.words
    assert "corr ranking confirm" not in committee.text
    for day, hour in ((1, HOUR), (1, HOUR + 4), (2, 0), (28, 23)):
        assert looked(house, year, month, day, hour) == []
    assert len(looked(house, *next_month(house), 1, HOUR)) == 2


def test_after_an_outage_it_comes_late_and_once(house):
    year, month = next_month(house, 3)
    assert len(looked(house, year, month, 19, 3)) == 2
    assert looked(house, year, month, 20, HOUR) == []


def test_whoever_never_had_one_waits_for_the_first(tmp_path, closed_once):
    with copied(closed_once, tmp_path) as house:
        with house.office.store.transaction():
            house.office.store.engine.run("delete from mark where name like 'month.%'", {})
        year, month = next_month(house)
        assert looked(house, year, month, 2, HOUR) == []
        assert len(looked(house, *next_month(house), 1, HOUR)) == 2


def test_a_month_with_nothing_to_say_brings_no_letter(tmp_path):
    with House(tmp_path, (ANNA, BO), settings=WITH_BOARD) as house:
        house.look()
        assert looked(house, *next_month(house), 1, HOUR) == []


def test_falls_within_half_a_year_are_told_with_the_day(house):
    due = house.office.store.levels.level_row(house.player(BO)).due
    year, month = int(due[:4]), int(due[5:7])
    place = year * 12 + month - 1 - 4
    before, after = (looked(house, (place + n) // 12, (place + n) % 12 + 1, 2, 9) for n in (-3, 0))
    assert "levels to confirm" not in before[0].subject
    assert "level" in after[0].subject
    assert "Bo, from" in after[0].words or "Bo (" in after[0].words
    assert due[:4] in after[0].words


def test_who_is_killed_before_the_end_sends_it_once(house):
    class Killed(BaseException):
        pass

    def kill(step):
        if step == "gathered":
            raise Killed

    year, month = next_month(house)
    house.now = datetime(year, month, 1, HOUR, 5, tzinfo=UTC)
    with pytest.raises(Killed):
        send_monthly_letters(house.office, house.now, kill)
    house.reopen()
    assert house.letters() == []
    assert len(looked(house, year, month, 1, HOUR)) == 2
    house.reopen()
    assert looked(house, year, month, 1, HOUR) == []


def test_while_no_letters_leave_there_is_one_of_several_months(house):
    for months in (1, 2, 3):
        year, month = next_month(house)
        house.now = datetime(year, month, 1, HOUR, 5, tzinfo=UTC)
        assert send_monthly_letters(house.office, house.now) == (2 if months == 1 else 0)
    assert len(house.letters()) == 2


def test_it_can_be_switched_off(closed_once, tmp_path):
    with copied(closed_once, tmp_path) as house:
        settings = house.folder / "corr.toml"
        settings.write_text(f"{settings.read_text()}monthly_letter = false\n")
        house.reopen()
        assert looked(house, *next_month(house), 1, HOUR) == []


def test_its_commands_work_in_an_answer(house):
    found = looked(house, *next_month(house), 1, HOUR)
    (letter,) = (one for one in found if one.to == BOARD)
    asked = send(house, "corr ranking due", BOARD, letter)
    assert "Dan titles that wait for the board" in asked.to(BOARD).text
    line = f"corr ranking confirm {house.player(EVA)} {EVENT} --reason TEXT"
    assert line in letter.text
    assert "why" in send(house, line, BOARD, letter).to(BOARD).words
    done = confirm(house, send(house, line.replace("TEXT", '"5 May"'), BOARD, letter), BOARD)
    assert "has confirmed 3 dan" in done.to(EVA).words
    assert put_off(house.office) == {}
    others = looked(house, *next_month(house), 1, HOUR)
    assert all("Eva" not in one.words for one in others)
