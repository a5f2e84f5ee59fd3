"""Counting time: hours and calendar days, free days, rests; against an obvious second counting."""

import itertools
from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.spec.clock_terms import Counting, Stretch, counted, merged, reached

DAY = timedelta(days=1)
FRIDAY = datetime(2024, 3, 1, 12, tzinfo=UTC)
WEEKEND = Counting(weekdays=frozenset({5, 6}))
BY_DATE = Counting(days="calendar", zone="Europe/Stockholm")

ZONES = ("UTC", "Europe/Stockholm", "America/Sao_Paulo", "Pacific/Apia", "Asia/Beirut")
instants = st.integers(0, 400 * 86400).map(
    lambda seconds: datetime(2024, 1, 1, tzinfo=UTC) + timedelta(seconds=seconds)
)
stretches = st.tuples(instants, instants).map(lambda pair: (min(pair), max(pair)))
rests = st.lists(stretches, max_size=4)
holidays = st.tuples(st.dates(date(2023, 12, 1), date(2025, 3, 1)), st.integers(0, 20)).map(
    lambda found: (found[0], found[0] + found[1] * DAY)
)
countings = st.builds(
    Counting,
    days=st.sampled_from(["elapsed", "calendar"]),
    zone=st.sampled_from(ZONES),
    weekdays=st.frozensets(st.integers(0, 6), max_size=5),
    holidays=st.lists(holidays, max_size=3).map(tuple),
)


def midnight(zone: str, day: date) -> datetime:
    return datetime.combine(day, time(), ZoneInfo(zone)).astimezone(UTC)


def counted_piece_by_piece(
    counting: Counting, since: datetime, until: datetime, resting: Sequence[Stretch]
) -> timedelta:
    """Cut at every midnight and every end of a rest; a piece counts as a whole or not at all."""
    zone = ZoneInfo(counting.zone)
    cuts = {since, until, *(cut for rest in resting for cut in rest)}
    day = since.astimezone(zone).date()
    while (begins := midnight(counting.zone, day)) <= until:
        cuts.add(begins)
        day += DAY
    inside = sorted(cut for cut in cuts if since <= cut <= until)
    found = timedelta()
    for start, end in itertools.pairwise(inside):
        rested = any(a <= start < b for a, b in resting)
        if not rested and not counting.is_free(start.astimezone(zone).date()):
            found += end - start
    return found


@given(countings, stretches, rests)
def test_elapsed_time_is_what_is_left_when_rests_and_free_days_are_cut_out(
    counting: Counting, stretch: Stretch, resting: list[Stretch]
) -> None:
    found = counted(counting, *stretch, resting)
    if counting.by_calendar:
        zone = ZoneInfo(counting.zone)
        first, last = (at.astimezone(zone).date() for at in stretch)
        assert timedelta() <= found <= max(timedelta(), last - first)
    else:
        assert found == counted_piece_by_piece(counting, *stretch, resting)
        assert found <= stretch[1] - stretch[0]


@given(countings, instants, st.integers(0, 60 * 24), rests)
def test_what_is_reached_is_the_last_instant_that_counts_no_more(
    counting: Counting, since: datetime, hours: int, resting: list[Stretch]
) -> None:
    amount = timedelta(hours=hours)
    last = reached(counting, since, amount, resting)
    assert last >= since
    assert counted(counting, since, last, resting) <= amount
    assert counted(counting, since, last + timedelta(seconds=1), resting) > amount


@given(countings, instants, st.integers(0, 60 * 24), rests, stretches)
def test_one_more_rest_never_brings_the_end_nearer(
    counting: Counting, since: datetime, hours: int, resting: list[Stretch], more: Stretch
) -> None:
    amount = timedelta(hours=hours)
    without = reached(counting, since, amount, resting)
    assert reached(counting, since, amount, [*resting, more]) >= without
    until = since + 30 * DAY
    assert counted(counting, since, until, [*resting, more]) <= counted(
        counting, since, until, resting
    )


@given(rests)
def test_merged_stretches_cover_the_same_time_once(found: list[Stretch]) -> None:
    whole = merged(found)
    assert all(a[1] < b[0] for a, b in itertools.pairwise(whole))
    for at in {cut for stretch in found for cut in stretch}:
        assert any(a <= at < b for a, b in found) == any(a <= at < b for a, b in whole)


def test_a_weekend_off_moves_friday_s_day_to_monday() -> None:
    assert reached(WEEKEND, FRIDAY, DAY) == FRIDAY + 3 * DAY


def test_time_that_ends_as_the_weekend_begins_is_not_over_before_monday() -> None:
    half_a_day = timedelta(hours=12)
    assert reached(WEEKEND, FRIDAY, half_a_day) == datetime(2024, 3, 4, tzinfo=UTC)


@pytest.mark.parametrize(
    ("answered", "days"),
    [
        (datetime(2024, 3, 1, 22, 59, 59, tzinfo=UTC), 0),  # 23:59 in Stockholm
        (datetime(2024, 3, 1, 23, 0, tzinfo=UTC), 1),
        (datetime(2024, 3, 8, 22, 59, 59, tzinfo=UTC), 7),
    ],
)
def test_by_the_calendar_the_day_of_arrival_is_free(answered: datetime, days: int) -> None:
    assert counted(BY_DATE, FRIDAY, answered) == days * DAY


def test_seven_days_by_the_calendar_end_with_the_seventh_day_after_the_arrival() -> None:
    due = reached(BY_DATE, FRIDAY, 7 * DAY)
    assert due == datetime(2024, 3, 8, 22, 59, 59, tzinfo=UTC)
    assert reached(BY_DATE, FRIDAY + timedelta(hours=10), 7 * DAY) == due


def test_the_day_on_which_the_clocks_change_is_one_day_by_the_calendar() -> None:
    before = datetime(2024, 3, 30, 12, tzinfo=UTC)
    assert reached(BY_DATE, before, DAY) == datetime(2024, 3, 31, 21, 59, 59, tzinfo=UTC)


def test_a_date_that_a_rest_touches_does_not_count_by_the_calendar() -> None:
    touched = (FRIDAY + DAY, FRIDAY + DAY + timedelta(minutes=5))
    assert counted(BY_DATE, FRIDAY, FRIDAY + 2 * DAY, [touched]) == DAY
