"""Time that is given, a clock that is paused, a turn that goes on: against a count of seconds."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Seat
from corr.tournament.events.events_games import PAUSED, RETURNED
from corr.tournament.play.clock import Times
from corr.tournament.spec.clock_terms import Control, Counting, Fischer, Terms

FIRST, SECOND = Seat
BEGIN = datetime(2024, 2, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
HOURS = st.integers(0, 40 * 24).map(lambda hours: hours * HOUR)
GIVEN = st.integers(1, 30).map(lambda days: days * DAY)
TERMS = st.sampled_from(
    [
        Terms(per_move=7 * DAY),
        Terms(total=20 * DAY),
        Terms(per_move=10 * DAY, total=25 * DAY, double_after=5 * DAY),
        Terms(control=Control(moves=2, time=12 * DAY)),
        Terms(fischer=Fischer(start=9 * DAY, increment=DAY, most=10 * DAY), delay=HOUR),
        Terms(
            per_move=7 * DAY,
            counting=Counting(weekdays=frozenset({5, 6}), zone="Europe/Stockholm"),
        ),
        Terms(per_move=7 * DAY, total=30 * DAY, counting=Counting(days="calendar")),
    ]
)


def lost(terms):
    """A game that is lost by time when the first seat has not moved."""
    times = Times(terms=terms).begun(FIRST, 0, BEGIN)
    return times.over(times.clock.due)


@given(TERMS, HOURS, GIVEN)
def test_a_turn_that_goes_on_has_what_is_given_and_no_more(terms, pause, time):
    over = lost(terms)
    at = over.turns[-1].until + pause
    again = over.reopened(at, over.lacking(at, time))
    least = at + time
    due = again.clock.due
    if terms.counting == Counting():
        assert due == least
    else:  # days that do not count come on top
        assert due >= least - DAY
    assert again.lost_at == due
    assert not again.is_over(at)


@given(TERMS, HOURS, HOURS, GIVEN)
def test_nothing_is_given_to_a_turn_that_has_enough_left(terms, before, pause, time):
    times = Times(terms=terms).begun(FIRST, 0, BEGIN)
    over = times.over(BEGIN + before)
    at = BEGIN + before + pause
    lacking = over.lacking(at, time)
    late = max(timedelta(), BEGIN + before - times.clock.due)
    whole = timedelta() if terms.counting == Counting() else DAY
    assert timedelta() <= lacking <= time + late + whole
    again = over.reopened(at, timedelta())
    if terms.counting == Counting() and again.clock.due - at >= time:
        assert lacking == timedelta()


@given(st.lists(st.tuples(st.sampled_from([PAUSED, RETURNED]), st.booleans(), HOURS), max_size=12))
def test_a_clock_runs_exactly_while_there_is_no_reason_for_it_to_stand_still(acts):
    times, holds, ran, at = Times(terms=Terms(total=900 * DAY)), set(), timedelta(), BEGIN
    times = times.begun(FIRST, 0, BEGIN)
    for why, stops, wait in acts:
        times = times.stop(at, why) if stops else times.resume(at, why)
        holds = holds | {why} if stops else holds - {why}
        ran += timedelta() if holds else wait
        at += wait
        assert set(times.holds) == holds
        assert times.used(at) == ran
        assert (times.clock.stopped is None) is (not holds)


def test_what_is_paused_stands_still_in_the_next_turn_too():
    times = Times(terms=Terms(per_move=7 * DAY)).begun(FIRST, 0, BEGIN)
    times = times.stop(BEGIN + DAY, PAUSED).stop(BEGIN + DAY, RETURNED)
    moved = times.moved(BEGIN + 3 * DAY, 1).begun(SECOND, 1, BEGIN + 3 * DAY)
    assert moved.holds == (PAUSED,)
    assert moved.stopped == BEGIN + 3 * DAY
    again = moved.resume(BEGIN + 9 * DAY, PAUSED)
    assert again.clock.due == BEGIN + 16 * DAY
    assert again.account(FIRST)[0].passed == DAY


CLAIMING = Terms(per_move=7 * DAY, forfeit="on claim")


@pytest.mark.parametrize(
    ("terms", "claimed", "lost_at"),
    [
        (Terms(per_move=7 * DAY), None, BEGIN + 7 * DAY),
        (CLAIMING, None, None),
        (CLAIMING, BEGIN + 8 * DAY, BEGIN + 8 * DAY),
        (CLAIMING, BEGIN + 6 * DAY, None),
        (Terms(per_move=7 * DAY, forfeit="arbiter"), BEGIN + 8 * DAY, None),
    ],
)
def test_when_the_seat_to_act_loses_by_itself(terms, claimed, lost_at):
    times = Times(terms=terms).begun(FIRST, 0, BEGIN)
    assert (times.claim(claimed) if claimed else times).lost_at == lost_at


def test_a_claim_is_void_once_time_was_given_and_the_first_of_two_stands():
    times = Times(terms=CLAIMING).begun(FIRST, 0, BEGIN).claim(BEGIN + 8 * DAY)
    assert times.claim(BEGIN + 9 * DAY).claimed == BEGIN + 8 * DAY
    more = times.credited(FIRST, 0, 3 * DAY)
    assert more.lost_at is None
    assert more.claim(BEGIN + 11 * DAY).lost_at == BEGIN + 11 * DAY
    moved = times.moved(BEGIN + 10 * DAY, 1).begun(SECOND, 1, BEGIN + 10 * DAY)
    assert moved.claimed is None
