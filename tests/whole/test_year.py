"""A year of play against an oracle that knows the calendar and nothing of the program."""

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tests.commands import corr
from tests.whole.year import Year
from tests.whole.year_oracle import DAY, HOUR
from tests.whole.year_plan import Plan
from tests.whole.year_served import ServedYear


def _lived(year: Year) -> Year:
    """A year from the first letter to the reports; what it came to is printed."""
    try:
        year.open()
        year.run()
    finally:
        year.close()
    folder = year.folder
    for event in year.events:
        done = corr(folder, "event", "close", event, "--out", str(folder / event), "--json")
        assert done.status == 0, done.err
        assert all(Path(file).stat().st_size for file in json.loads(done.out)["files"])
    endings = [sheet.ending or "ended by mail" for sheet in year.oracle.sheets.values()]
    # The arbiter hears of the player whom letters do not reach, and nobody of anything else.
    assert year.sent["letters about no game"] == year.before_play + year.sent["returned"]
    print(f"\n{len(endings)} games until {year.now:%Y-%m-%d}, {year.received} letters in,")
    print(f"out: {dict(year.sent)}; {endings.count('time')} games lost on time")
    return year


def _has_deadline(year: Year, begin: datetime, minutes: int) -> bool:
    return any(begin <= due < begin + timedelta(minutes=minutes) for due in year.deadlines)


@pytest.mark.slow
def test_a_small_year_goes_by_as_the_calendar_says(tmp_path: Path) -> None:
    year = _lived(Year(tmp_path, Plan(events=1, players=3, length=(10, 14), every=12 * HOUR)))
    assert {sheet.result for sheet in year.oracle.sheets.values()} <= {"1-0", "0-1", "1/2-1/2"}
    assert year.sent["reminders"] == year.oracle.expected["reminders"] > 0
    assert year.sent["digests"] > 0


@pytest.mark.long
def test_five_hundred_games_go_through_a_year_as_the_calendar_says(tmp_path: Path) -> None:
    year = _lived(Year(tmp_path, Plan(events=5, players=15)))
    assert len(year.oracle.sheets) == 525
    assert year.now > datetime(2025, 2, 12, tzinfo=UTC)
    # In the hour that Europe's clocks skip, and in the two that they show as one.
    assert _has_deadline(year, datetime(2024, 3, 31, 1, tzinfo=UTC), 60)
    assert _has_deadline(year, datetime(2024, 10, 27, 0, tzinfo=UTC), 60)
    assert _has_deadline(year, datetime(2024, 10, 27, 1, tzinfo=UTC), 60)
    assert year.sent["reminders"] == year.oracle.expected["reminders"] > 5_000
    assert year.sent["digests"] == year.oracle.expected["digests"] > 3_000
    lost = [sheet for sheet in year.oracle.sheets.values() if sheet.ending == "time"]
    assert len(lost) > 30


@pytest.mark.long
def test_a_year_goes_by_so_with_the_daemon_and_mail_servers_too(tmp_path: Path) -> None:
    plan = Plan(events=1, players=5, length=(36, 44), every=DAY)
    year = _lived(ServedYear(tmp_path, plan))
    assert year.now > datetime(2024, 11, 1, tzinfo=UTC)
    assert year.sent["reminders"] == year.oracle.expected["reminders"] > 50
    assert year.sent["digests"] == year.oracle.expected["digests"] > 50
