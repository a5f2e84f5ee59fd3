"""The clock of a game from its facts: limits that hold together, rests, credits, stops."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from itertools import accumulate, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Seat
from corr.tournament.play.clock import ONCE_OVER, Left, Times, affords, charged, reminders
from corr.tournament.spec.clock_terms import Control, Counting, Fischer, Terms

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
START = datetime(2024, 2, 1, 12, tzinfo=UTC)
BLACK, WHITE = Seat.FIRST, Seat.SECOND
CLASSIC = Terms(control=Control(moves=10, time=50 * DAY), double_after=20 * DAY)
CWC = Terms(per_move=21 * DAY, total=135 * DAY)
FISCHER = Terms(fischer=Fischer(start=30 * DAY, increment=DAY, most=45 * DAY))

spans = st.integers(1, 100 * 24).map(lambda hours: hours * HOUR)
terms_of_all_kinds = st.builds(
    Terms,
    per_move=spans,
    total=st.none() | spans,
    control=st.none() | st.builds(Control, moves=st.integers(1, 12), time=spans),
    fischer=st.none() | st.builds(Fischer, start=spans, increment=spans),
    double_after=st.none() | spans,
    delay=st.just(timedelta()) | st.integers(1, 48).map(lambda hours: hours * HOUR),
    counting=st.sampled_from(
        [Counting(), Counting(weekdays=frozenset({5, 6})), Counting(days="calendar")]
    ),
    reminders=st.just(("50%", "80%", "1d")),
)
thinking = st.lists(st.integers(0, 40 * 24).map(lambda hours: hours * HOUR), max_size=12)
Fact = Callable[[Times], Times]


def played(terms: Terms, spent: Sequence[timedelta], start: datetime = START) -> Times:
    """A game in which the seats in turn thought for so long, black first."""
    times, at = Times(terms=terms).begun(BLACK, 0, start), start
    for number, time in enumerate(spent, 1):
        at += time
        seat = Seat.SECOND if number % 2 else Seat.FIRST
        times = times.moved(at, 1).begun(seat, number, at)
    return times


def left(times: Times, at: datetime) -> dict[str, timedelta]:
    return {one.name: one.time for one in times.left(at)}


def due_of(times: Times) -> datetime:
    assert times.clock is not None
    return times.clock.due


# -- the presets by hand ----


def test_the_move_s_limit_falls_before_the_game_s_while_there_is_much_left() -> None:
    times = played(CWC, [20 * DAY, DAY])
    assert times.clock is not None
    assert (times.clock.limit, due_of(times)) == ("move", times.clock.since + 21 * DAY)
    assert left(times, times.clock.since) == {"total": 115 * DAY, "move": 21 * DAY}


def test_the_game_s_limit_falls_first_when_little_is_left() -> None:
    times = played(CWC, [20 * DAY, DAY] * 6)
    assert times.clock is not None
    assert (times.clock.limit, due_of(times)) == ("total", times.clock.since + 15 * DAY)


def test_what_is_left_of_ten_moves_in_fifty_days_is_carried_over() -> None:
    times = played(CLASSIC, [4 * DAY, DAY] * 10)
    assert times.clock is not None
    assert times.clock.kept == (Left(name="control", time=60 * DAY, moves=10),)


def test_before_the_tenth_move_only_fifty_days_are_there() -> None:
    times = played(CLASSIC, [5 * DAY, DAY] * 9)
    assert times.clock is not None
    assert times.clock.kept == (Left(name="control", time=5 * DAY, moves=1),)
    assert due_of(times) == times.clock.since + 5 * DAY


def test_days_beyond_the_twentieth_on_one_move_count_twice() -> None:
    times = played(CLASSIC, [25 * DAY, DAY])
    assert times.clock is not None
    assert times.clock.kept[0].time == 20 * DAY


def test_a_reserve_of_fifty_days_lasts_thirty_five_days_on_one_move() -> None:
    times = played(CLASSIC, [])
    assert due_of(times) == START + 35 * DAY


def test_a_fischer_clock_grows_with_each_move_up_to_its_most() -> None:
    times = played(FISCHER, [timedelta(), DAY] * 3)
    assert times.clock is not None
    assert times.clock.kept[0].time == 33 * DAY
    assert played(FISCHER, [timedelta(), DAY] * 40).clock.kept[0].time == 45 * DAY  # type: ignore[union-attr]


def test_a_turn_without_a_move_brings_no_fischer_time() -> None:
    times = Times(terms=FISCHER).begun(BLACK, 0, START).moved(START + DAY, 0)
    times = times.begun(BLACK, 1, START + DAY)
    assert times.clock is not None
    assert times.clock.kept[0].time == 29 * DAY


def test_the_delay_costs_no_reserve_but_counts_for_the_move() -> None:
    terms = Terms(per_move=5 * DAY, total=10 * DAY, delay=2 * DAY)
    times = played(terms, [3 * DAY, DAY])
    assert times.clock is not None
    assert left(times, times.clock.since) == {"total": 9 * DAY, "move": 5 * DAY}


def test_weekends_are_free_for_every_limit() -> None:
    terms = Terms(per_move=2 * DAY, total=4 * DAY, counting=Counting(weekdays=frozenset({5, 6})))
    times = played(terms, [])  # a Thursday at noon
    assert due_of(times) == START + 4 * DAY


# -- rests, credits, stops ----


def test_on_leave_the_clock_does_not_run() -> None:
    times = played(CWC, []).rested(BLACK, START + DAY, START + 11 * DAY)
    assert due_of(times) == START + 31 * DAY
    assert times.used(START + 12 * DAY) == 2 * DAY
    assert times.rests_until(START + 2 * DAY) == START + 11 * DAY
    assert times.rests_until(START + 11 * DAY) is None


def test_the_leave_of_one_does_not_rest_the_clock_of_the_other() -> None:
    times = played(CWC, []).rested(WHITE, START, START + 11 * DAY)
    assert due_of(times) == START + 21 * DAY


def test_leave_that_becomes_known_after_the_move_gives_the_reserve_back() -> None:
    times = played(CWC, [10 * DAY, DAY]).rested(BLACK, START + DAY, START + 6 * DAY)
    assert times.clock is not None
    assert times.clock.kept[0].time == 130 * DAY


def test_a_clock_goes_on_after_a_stop_with_what_it_had() -> None:
    times = played(CWC, []).stop(START + 2 * DAY).resume(START + 30 * DAY)
    assert due_of(times) == START + 49 * DAY
    assert times.clock is not None
    assert times.clock.resumed == START + 30 * DAY


def test_a_clock_that_was_over_when_it_stopped_has_a_day_when_it_goes_on() -> None:
    times = played(CWC, []).stop(START + 22 * DAY).resume(START + 30 * DAY)
    assert due_of(times) == START + 30 * DAY + ONCE_OVER


def test_a_move_made_while_the_clock_stands_still_costs_what_had_run() -> None:
    times = played(CWC, []).stop(START + 2 * DAY).moved(START + 30 * DAY, 1)
    (charge,) = times.account(BLACK)
    assert charge.charged == 2 * DAY


def test_who_takes_a_seat_over_has_a_whole_turn_and_what_was_left_of_the_reserve() -> None:
    times = played(CWC, [10 * DAY, DAY]).taken_over(BLACK, START + 20 * DAY)
    assert due_of(times) == START + 41 * DAY
    assert left(times, START + 20 * DAY)["total"] == 125 * DAY


def test_reminders_count_by_the_limit_that_falls_first() -> None:
    terms = Terms(total=10 * DAY, per_move=30 * DAY, reminders=("50%", "1d"))
    found = [at for at, _ in reminders(played(terms, []))]
    assert found == [START + 5 * DAY, START + 9 * DAY]


def test_a_reminder_waits_while_its_reader_is_on_leave() -> None:
    terms = Terms(per_move=10 * DAY, reminders=("50%",))
    times = played(terms, []).rested(BLACK, START + DAY, START + 11 * DAY)
    assert [at for at, _ in reminders(times)] == [START + 15 * DAY]


# -- what holds for all ----


@given(terms_of_all_kinds, thinking)
def test_time_used_is_never_more_than_time_elapsed(terms: Terms, spent: list[timedelta]) -> None:
    times = played(terms, spent)
    for seat in Seat:
        for charge in times.account(seat):
            assert charge.turn.until is not None
            elapsed = charge.turn.until - charge.turn.since
            if terms.counting.by_calendar:
                elapsed += DAY  # at most one more midnight than whole days
            assert timedelta() <= charge.passed <= elapsed


@given(terms_of_all_kinds, thinking)
def test_the_account_agrees_with_counting_by_hand(terms: Terms, spent: list[timedelta]) -> None:
    times = played(terms, spent)
    for seat in Seat:
        charges = times.account(seat)
        sums = list(accumulate(charge.charged for charge in charges))
        for number, (charge, total) in enumerate(zip(charges, sums, strict=True), 1):
            kept = {one.name: one.time for one in charge.left}
            if terms.total is not None:
                assert kept["total"] == terms.total - total
            if terms.control is not None:
                periods = number // terms.control.moves + 1
                assert kept["control"] == terms.control.time * periods - total
            if terms.fischer is not None:
                assert kept["fischer"] == (
                    terms.fischer.start + terms.fischer.increment * number - total
                )


@given(terms_of_all_kinds, thinking, st.integers(0, 20), st.integers(0, 200), st.integers(0, 200))
def test_leave_and_credit_never_take_time_from_a_seat(
    terms: Terms, spent: list[timedelta], number: int, since: int, hours: int
) -> None:
    times = played(terms, spent)
    begin = START + since * 4 * HOUR
    assert times.turn is not None
    seat = times.turn.seat
    for more in (
        times.rested(seat, begin, begin + hours * HOUR),
        times.credited(seat, number, hours * HOUR),
    ):
        assert due_of(more) >= due_of(times)
        for charge, before in zip(more.account(seat), times.account(seat), strict=True):
            assert charge.charged <= before.charged


@given(
    terms_of_all_kinds,
    thinking,
    st.lists(st.tuples(st.integers(0, 12), st.integers(0, 300), st.integers(0, 100)), max_size=5),
    st.randoms(use_true_random=False),
)
def test_the_order_in_which_facts_become_known_changes_nothing(
    terms: Terms, spent: list[timedelta], found: list[tuple[int, int, int]], chance: object
) -> None:
    def fact(number: int, hours: int, days: int) -> Fact:
        seat, begin = Seat.FIRST if days % 2 else Seat.SECOND, START + hours * HOUR
        if number % 2:
            return lambda times: times.rested(seat, begin, begin + days * DAY)
        return lambda times: times.credited(seat, number, hours * HOUR)

    facts = [fact(*one) for one in found]
    shuffled = list(facts)
    chance.shuffle(shuffled)  # type: ignore[attr-defined]

    def told(order: Sequence[Fact]) -> Times:
        times = played(terms, spent)
        for one in order:
            times = one(times)
        return times

    one, other = told(facts), told(shuffled)
    assert one.clock == other.clock
    for seat in Seat:
        assert [c.left for c in one.account(seat)] == [c.left for c in other.account(seat)]


@given(terms_of_all_kinds, spans)
def test_a_reserve_affords_just_what_it_is_charged(terms: Terms, reserve: timedelta) -> None:
    longest = affords(terms, reserve)
    assert charged(terms, longest) <= reserve
    assert charged(terms, longest + timedelta(microseconds=1)) > reserve


@given(terms_of_all_kinds, thinking)
def test_at_its_end_a_limit_leaves_nothing_and_just_before_something(
    terms: Terms, spent: list[timedelta]
) -> None:
    times = played(terms, spent)
    assert times.clock is not None
    name, due = times.clock.limit, due_of(times)
    late = {one.name: one.time for one in times.left(due + timedelta(seconds=1))}
    assert late[name] == timedelta()


@pytest.mark.parametrize("terms", [CLASSIC, CWC, FISCHER])
def test_two_seats_never_run_at_once(terms: Terms) -> None:
    times = played(terms, [DAY, 2 * DAY, 3 * DAY])
    stretches = [(turn.since, turn.until) for turn in times.turns]
    assert all(a[1] == b[0] for a, b in pairwise(stretches))
