"""Games by clocks of every kind, from the event file to the loss on time."""

from datetime import timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from corr.service.office.shelf import game_row
from corr.service.watch.check import check_all
from tests.office import ANNA, BO, START, House, member_list

DAY = timedelta(days=1)
CWC = {"preset": "renju-cwc", "reminders": ["50%", "1d"]}


def due(house: House) -> timedelta:
    """The deadline of the first game, counted from the start of its turn."""
    clock = house.game().clock
    return clock.due - clock.since


def test_compatriots_have_the_shorter_total(tmp_path: Path) -> None:
    for country, total in (("FI", 135), ("SE", 115)):
        folder = tmp_path / country
        folder.mkdir()
        members = member_list((ANNA, BO), "country", country=["SE", country])
        with House(folder, members=members, clock=CWC) as house:
            assert house.start().game().terms.total == total * DAY


def test_two_without_a_country_are_no_compatriots(tmp_path: Path) -> None:
    with House(tmp_path, clock=CWC) as house:
        assert house.start().game().terms.total == 135 * DAY


def test_who_has_used_up_the_total_loses_on_time_whatever_a_move_may_take(tmp_path: Path) -> None:
    clock = {"per_move": "21d", "total": "25d", "reminders": []}
    with House(tmp_path, clock=clock) as house:
        house.start()
        for move in ("a1", "b2", "c3", "d4"):
            house.now += 12 * DAY
            house.play(move)
        assert due(house) == DAY
        house.wait(days=2)
        assert house.game().result.ending == "time"
        assert house.game().ended_at == START + 4 * 12 * DAY + DAY


def test_reminders_go_by_the_limit_that_falls_first(tmp_path: Path) -> None:
    with House(tmp_path, clock={"per_move": "", "fischer": "4d + 1d"}) as house:
        house.start()
        house.now += DAY
        house.play("a1")
        house.now += DAY
        house.play("b2")
        assert due(house) == 4 * DAY
        (reminder,) = house.wait(days=2, hours=1)
        assert "half of" in reminder.words or "2 days" in reminder.words


def test_on_calendar_days_the_answer_may_come_until_midnight_of_the_event_s_zone(
    tmp_path: Path,
) -> None:
    with House(tmp_path, clock={"per_move": "3d", "days": "calendar"}) as house:
        house.start()
        house.now += timedelta(hours=10)
        house.play("a1")
        local = house.game().clock.due.astimezone(ZoneInfo("Europe/Stockholm"))
        assert f"{local:%Y-%m-%d %H:%M:%S}" == "2024-02-04 23:59:59"


def test_weekends_stop_every_clock(tmp_path: Path) -> None:
    with House(tmp_path, clock={"per_move": "2d", "free_days": ["sat", "sun"]}) as house:
        assert START.strftime("%a") in {"Wed", "Thu"}
        house.start()
        assert due(house) == (4 if START.strftime("%a") == "Thu" else 2) * DAY


def test_the_row_of_a_game_with_a_reserve_is_that_of_its_events(tmp_path: Path) -> None:
    with House(tmp_path, clock={"preset": "classic"}) as house:
        house.start()
        for move in ("a1", "b2", "c3"):
            house.now += 3 * DAY
            house.play(move)
        house.reopen()
        assert check_all(house.office).faults == ()
        assert game_row(house.game(), None).due_at == house.game().clock.due


@pytest.mark.parametrize(
    ("clock", "told"),
    [
        ({"preset": "renju-cwc"}, ("7 days for each answer", "For the whole game you have 135")),
        ({"preset": "classic"}, ("50 days for every 10 moves", "twice the time")),
        ({"preset": "club"}, ("You begin with 10 days", "1 day 12 hours more", "up to 10 days")),
        ({"days": "calendar"}, ("calendar days (Europe/Stockholm)", "until the end")),
        ({"free_days": ["sat", "sun"]}, ("No time passes on Saturdays and Sundays",)),
    ],
    ids=str,
)
def test_the_rules_say_each_limit_in_a_sentence(
    tmp_path: Path, clock: dict[str, object], told: tuple[str, ...]
) -> None:
    with House(tmp_path, clock=clock) as house:
        words = house.start().say(ANNA, "rules").to(ANNA).words
        for sentence in told:
            assert sentence in words
