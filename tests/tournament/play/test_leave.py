"""Leave as data: what it costs, where it holds, and what it does to clocks."""

from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.errors import NotNow
from corr.games.rules import Seat
from corr.tournament.play.clock import Times
from corr.tournament.play.leave import (
    Leave,
    check,
    days_spent,
    ended,
    leave_between,
    stretches,
)
from corr.tournament.spec.clock_terms import Control, Counting, Fischer, Terms
from corr.tournament.spec.spec_clock import LeavePart

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
ZONE = "Europe/Stockholm"
NOW = datetime(2026, 6, 20, 12, tzinfo=UTC)
PART = LeavePart()
FIRST, SECOND = Seat


def on(day: str) -> date:
    return date.fromisoformat(day)


def leave(first: str, last: str, *events: str, **more: object) -> Leave:
    wish = leave_between(on(first), on(last), ZONE, NOW)
    fields = {"since": wish.since, "until": wish.until, "zone": ZONE}
    return Leave(**{**fields, "events": events or ("SK24",), **more})


def asked(first: str, last: str, *leaves: Leave, part: LeavePart = PART, now=NOW):
    return check(leave_between(on(first), on(last), ZONE, now), leaves, "SK24", part, now)


def refused(*args, **more) -> tuple[str, dict[str, object]]:
    with pytest.raises(NotNow) as error:
        asked(*args, **more)
    return error.value.code, error.value.params


def test_leave_goes_from_midnight_to_midnight_of_the_players_dates():
    found = leave("2026-07-01", "2026-07-21")
    assert found.since == datetime(2026, 6, 30, 22, tzinfo=UTC)
    assert found.until == datetime(2026, 7, 21, 22, tzinfo=UTC)
    assert len(found.dates) == 21
    assert (found.first, found.last) == (on("2026-07-01"), on("2026-07-21"))


def test_leave_that_begins_today_begins_now():
    found = leave("2026-06-20", "2026-06-20")
    assert found.since == NOW
    assert found.dates == (on("2026-06-20"),)


def test_dates_are_whole_over_the_change_of_clocks():
    found = leave("2026-10-24", "2026-10-26")
    assert found.until - found.since == 3 * DAY + HOUR
    assert len(found.dates) == 3


def test_a_years_days_are_counted_by_the_dates_of_the_year():
    allowed = asked("2026-12-25", "2027-01-10")
    assert (allowed.added, allowed.left) == (17, ((2026, 14), (2027, 11)))


def test_only_the_added_days_of_overlapping_leave_count():
    before = leave("2026-07-01", "2026-07-15")
    allowed = asked("2026-07-10", "2026-07-21", before)
    assert (allowed.added, allowed.left) == (6, ((2026, 0),))


def test_what_adds_nothing_is_refused():
    before = leave("2026-07-01", "2026-07-15")
    assert refused("2026-07-03", "2026-07-15", before) == (
        "leave_already",
        {"event": "SK24", "last": on("2026-07-15")},
    )


def test_leave_beyond_the_days_is_refused_with_what_is_still_possible():
    code, params = refused("2026-08-01", "2026-08-20", leave("2026-07-01", "2026-07-15"))
    assert code == "leave_spent"
    assert (params["left"], params["days"], params["most"]) == (6, 20, 21)
    assert (params["first"], params["last"]) == (on("2026-08-01"), on("2026-08-06"))


def test_without_a_day_left_nothing_is_proposed():
    code, params = refused("2026-08-01", "2026-08-01", leave("2026-07-01", "2026-07-21"))
    assert (code, params["left"], params["last"]) == ("leave_spent", 0, None)


def test_leave_has_its_least_length_together_with_what_it_touches():
    part = LeavePart(min_days=5)
    before = leave("2026-07-01", "2026-07-05")
    assert asked("2026-07-06", "2026-07-06", before, part=part).added == 1
    assert refused("2026-07-07", "2026-07-08", before, part=part) == (
        "leave_too_short",
        {"event": "SK24", "least": 5, "first": on("2026-07-07"), "last": on("2026-07-11")},
    )


def test_leave_is_announced_so_long_before():
    part = LeavePart(notice=2 * DAY)
    assert asked("2026-06-23", "2026-06-24", part=part).added == 2
    code, params = refused("2026-06-22", "2026-06-24", part=part)
    assert (code, params["first"], params["last"]) == (
        "leave_too_late",
        on("2026-06-23"),
        on("2026-06-24"),
    )


def test_leave_elsewhere_counts_where_the_budget_is_the_players():
    before = leave("2026-07-01", "2026-07-15", "VC25")
    assert asked("2026-07-10", "2026-07-21", before).left == ((2026, 9),)
    shared = LeavePart(budget="player")
    assert asked("2026-07-10", "2026-07-21", before, part=shared).left == ((2026, 0),)
    assert refused("2026-07-10", "2026-07-22", before, part=shared)[0] == "leave_spent"


def test_what_the_arbiter_grants_costs_nothing_and_makes_what_it_covers_free():
    granted = leave("2026-07-01", "2026-07-31", granted=True)
    own = leave("2026-07-20", "2026-08-05")
    assert days_spent([granted], "SK24", PART).get(2026, 0) == 0
    assert days_spent([granted, own], "SK24", PART)[2026] == 5


def test_leave_taken_back_gives_the_days_that_it_does_not_touch_back():
    before = leave("2026-07-01", "2026-07-21")
    (after,) = ended([before], (), datetime(2026, 7, 10, 8, tzinfo=UTC))
    assert days_spent([after], "SK24", PART)[2026] == 10
    assert ended([before], (), NOW) == ()


def test_leave_is_taken_back_in_one_event_and_goes_on_in_the_others():
    before = leave("2026-07-01", "2026-07-21", "SK24", "VC25")
    at = datetime(2026, 7, 10, 8, tzinfo=UTC)
    after = ended([before], ("SK24",), at)
    assert [one[1] for one in stretches(after, "SK24", PART, NOW)] == [at]
    assert [one[1] for one in stretches(after, "VC25", PART, NOW)] == [before.until]


def test_a_game_that_begins_during_leave_rests_too():
    before = leave("2026-07-01", "2026-07-21", refused=("EM26",))
    at = datetime(2026, 7, 5, 9, tzinfo=UTC)
    assert stretches([before], "SK24", PART, at) == ((at, before.until),)
    assert stretches([before], "EM26", PART, at) == ()
    assert stretches([before], "SK24", PART, before.until) == ()


def test_in_an_event_that_is_entered_later_leave_lasts_as_long_as_its_days():
    before = leave("2026-07-01", "2026-07-21", "VC25")
    at = datetime(2026, 7, 5, 9, tzinfo=UTC)
    short = LeavePart(days_per_year=3)
    assert stretches([before], "SK24", PART, at) == ((at, before.until),)
    assert stretches([before], "SK24", short, at) == ((at, datetime(2026, 7, 7, 22, tzinfo=UTC)),)
    assert stretches([before], "SK24", LeavePart(days_per_year=0), at) == ()
    only = leave("2026-07-01", "2026-07-21", "VC25", later=False)
    assert stretches([only], "SK24", PART, at) == ()


# -- against a second, obvious count ----

DATES = st.dates(date(2026, 11, 1), date(2027, 2, 28))
RANGES = st.lists(st.tuples(DATES, st.integers(1, 30)), max_size=6)


@given(RANGES, st.integers(1, 40), st.integers(0, 4))
def test_no_year_ever_has_more_days_of_leave_than_the_event_gives(ranges, most, notice):
    part = LeavePart(days_per_year=most, notice=notice * DAY)
    now = datetime(2026, 11, 1, 9, tzinfo=UTC)
    taken, days = list[Leave](), set[date]()
    for first, length in ranges:
        last = first + (length - 1) * DAY
        wish = leave_between(first, last, ZONE, now)
        new = {first + n * DAY for n in range(length)} - days
        by_hand = {year: sum(day.year == year for day in days | new) for year in (2026, 2027)}
        begins = datetime.combine(min(new, default=first), datetime.min.time(), ZoneInfo(ZONE))
        fits = all(count <= most for count in by_hand.values())
        in_time = not notice or begins >= now + notice * DAY
        if not (new and fits and in_time):
            with pytest.raises(NotNow) as error:
                check(wish, taken, "SK24", part, now)
            why = {"leave_already": not new, "leave_spent": not fits}
            assert why.get(error.value.code, not in_time)
            continue
        allowed = check(wish, taken, "SK24", part, now)
        assert dict(allowed.left) == {
            year: most - by_hand[year] for year in {first.year, last.year}
        }
        taken.append(Leave(since=wish.since, until=wish.until, zone=ZONE, events=("SK24",)))
        days |= new


# -- clocks ----

TERMS = st.sampled_from(
    [
        Terms(per_move=7 * DAY),
        Terms(per_move=2 * DAY, total=20 * DAY),
        Terms(control=Control(moves=3, time=9 * DAY), double_after=2 * DAY),
        Terms(fischer=Fischer(start=6 * DAY, increment=DAY, most=8 * DAY), delay=6 * HOUR),
        Terms(per_move=5 * DAY, counting=Counting(days="calendar", zone=ZONE)),
        Terms(per_move=3 * DAY, counting=Counting(weekdays=frozenset({5, 6}), zone=ZONE)),
    ]
)
STEPS = st.lists(st.integers(1, 60), min_size=1, max_size=8)
AWAY = st.lists(st.tuples(st.integers(-48, 400), st.integers(1, 300)), max_size=4)


def times_of(terms: Terms, steps: list[int], away: list[tuple[int, int]], seat: Seat) -> Times:
    """A game whose moves came so many hours apart, a seat being away from hour to hour."""
    at, mover, times = NOW, FIRST, Times(terms=terms).begun(FIRST, 0, NOW)
    for number, hours in enumerate(steps, 1):
        at += hours * HOUR
        mover = mover.other
        times = times.moved(at, 1).begun(mover, number, at)
    for start, length in away:
        since = NOW + start * HOUR
        times = times.rested(seat, since, since + length * HOUR)
    return times


@given(TERMS, STEPS, AWAY, st.sampled_from(Seat))
def test_leave_only_adds_time_and_only_to_who_takes_it(terms, steps, away, seat):
    plain, rested = times_of(terms, steps, [], seat), times_of(terms, steps, away, seat)
    for who in Seat:
        before, after = plain.coming(who), rested.coming(who)
        assert [one.name for one in before] == [one.name for one in after]
        if who is seat:
            assert all(a.time <= b.time for a, b in zip(before, after, strict=True))
        else:
            assert before == after
    if plain.clock.seat is seat:
        assert rested.clock.due >= plain.clock.due
    else:
        assert rested.clock == plain.clock


@given(TERMS, STEPS, AWAY, st.sampled_from(Seat), st.integers(0, 300))
def test_leave_taken_back_counts_as_if_it_had_been_shorter(terms, steps, away, seat, hours):
    until = NOW + hours * HOUR
    cut = [(start, min(length, hours - start)) for start, length in away if start < hours]
    full = times_of(terms, steps, away, seat)
    back = full.unrested(seat, until, until + 1000 * HOUR)
    shorter = times_of(terms, steps, cut, seat)
    assert back.clock == shorter.clock
    assert back.account(seat) == shorter.account(seat)


@given(TERMS, STEPS, AWAY, st.sampled_from(Seat), st.integers(0, 200))
def test_after_leave_was_taken_back_a_clock_runs_for_a_day_at_least(
    terms, steps, away, seat, after
):
    full = times_of(terms, steps, away, seat)
    clock = full.clock
    at = clock.since + after * HOUR
    resting = any(since <= at < until for since, until in [full.leave(seat, at) or (at, at)])
    if clock.seat is seat and resting and clock.due > at:
        back = full.unrested(seat, at + DAY, at + 1000 * DAY)
        assert back.clock.due >= min(clock.due, at + DAY)


def test_who_takes_a_seat_over_has_no_leave_of_another():
    times = times_of(Terms(per_move=7 * DAY), [5], [(1, 300)], SECOND)
    at = NOW + 20 * HOUR
    after = times.taken_over(SECOND, at)
    assert times.leave(SECOND, at) is not None
    assert after.leave(SECOND, at) is None
    assert after.clock.due == at + 7 * DAY


def test_the_time_left_is_told_without_the_leave():
    times = times_of(Terms(per_move=7 * DAY), [5], [(10, 240)], SECOND)
    at = NOW + 8 * HOUR
    assert times.left_to_act(at) == 7 * DAY - 3 * HOUR
    assert times.clock.due == NOW + 5 * HOUR + 7 * DAY + 240 * HOUR
