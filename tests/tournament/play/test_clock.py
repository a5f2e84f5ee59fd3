"""Time: how long a seat has, when it is reminded, and when a game is lost."""

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Seat
from corr.tournament.events.events import MovePlayed
from corr.tournament.events.events_games import TimeForfeited
from corr.tournament.play.clock import Clock, Times, reminders
from corr.tournament.play.game import Result, apply, forfeit
from corr.tournament.spec.clock_terms import Terms, duration
from tests.whole.strategies import (
    ACCEPT,
    BEGIN,
    GAMES,
    MOMENT,
    OFFER,
    WEEK,
    Played,
    Table,
    play,
    resign,
)

FIRST, SECOND = Seat
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
TO_SIX = ("h8 i9 j10", "white, g7", "i7 f9", "keep i7, h5")
"""A game under `rif`: First owes move 7."""
SPANS = st.timedeltas(timedelta(seconds=1), timedelta(days=1000))
PERCENTAGES = st.integers(1, 99).map("{}%".format)
BEFORE = st.builds(str.__add__, st.integers(1, 1000).map(str), st.sampled_from("dhms"))


def a_week(seat, since):
    """The clock of a seat that has a week for its move."""
    return Clock(seat=seat, since=since, due=since + WEEK, limit="move", given=WEEK)


def begun(terms, seat=FIRST, at=BEGIN):
    return Times(terms=terms).begun(seat, 0, at)


# -- the clock of a seat ----


def test_the_first_clock_runs_from_the_start_of_the_game():
    table = Table("rif")
    assert table.game.clock == a_week(FIRST, BEGIN)


def test_where_the_first_stone_is_forced_the_clock_of_the_second_seat_runs_first():
    assert Table("free-renju").game.clock == a_week(SECOND, BEGIN)


def test_a_move_starts_the_clock_of_the_other_seat_at_its_arrival():
    table = Table("rif")
    table.send(play("h8 i9 j10"), after=3 * DAY)
    arrival = BEGIN + 3 * DAY
    assert table.game.clock == a_week(SECOND, arrival)


def test_a_colour_that_is_chosen_alone_gains_no_time():
    table = Table("rif", "h8 i9 j10")
    clock = table.game.clock
    table.send(play("white"), after=6 * DAY)
    assert table.game.clock == clock
    table.send(play("g7"), after=2 * DAY)
    assert table.game.result == Result(winner=FIRST, ending="time")


def test_a_second_choice_of_colours_and_a_fifth_that_is_kept_gain_no_time_either():
    table = Table("soosorv", "h8 i9 j10", "white, g7, 2 fifths")
    clock = table.game.clock
    table.send(play("black"), after=DAY)
    assert table.game.clock == clock
    table.send(play("i7 f9"))
    clock = table.game.clock
    table.send(play("keep i7"), after=DAY)
    assert table.game.clock == clock


def test_a_choice_that_passes_the_turn_starts_the_other_clock():
    table = Table("rif", "h8 i9 j10")
    table.send(play("black"), after=DAY)
    assert table.game.clock == a_week(FIRST, BEGIN + DAY)


# -- being late ----


@pytest.mark.parametrize(
    "order", [play("h4"), play("q99"), resign(), resign(confirmed=False), OFFER, ACCEPT], ids=repr
)
@pytest.mark.parametrize("number", [6, 5, 0])
def test_any_order_of_the_seat_in_turn_that_comes_after_the_deadline_loses(order, number):
    table = Table("rif", *TO_SIX)
    due = table.game.clock.due
    (lost,) = table.led_to(order, FIRST, number=number, at=due + MOMENT)
    assert lost == TimeForfeited(seat=FIRST, due=due.isoformat())


def test_a_move_that_arrives_at_the_due_instant_is_in_time():
    table = Table("rif", *TO_SIX)
    table.send(play("g9"), after=WEEK)
    assert table.game.result is None
    assert table.game.moves[-1] == "g9"


def test_a_draw_that_is_accepted_after_the_deadline_is_a_loss():
    table = Table("rif", *TO_SIX)
    table.send(play("g9", draw=True))
    table.send(ACCEPT, after=WEEK + MOMENT)
    assert table.game.result == Result(winner=FIRST, ending="time")


def test_a_five_that_arrives_after_the_deadline_is_a_loss():
    table = Table("free-renju", "a1", "i8", "c3", "j8", "e13", "k8", "o1")
    table.send(play("l8"), after=WEEK + MOMENT)
    assert table.game.result == Result(winner=SECOND, ending="time")


def test_a_seat_does_not_lose_on_the_clock_of_the_other():
    table = Table("rif", *TO_SIX)
    late = table.game.clock.due + MOMENT
    assert table.reason(play("g5"), SECOND, at=late) == "not_your_turn"


def test_a_game_lost_on_time_ended_when_the_time_was_up():
    table = Table("rif", *TO_SIX)
    due = table.game.clock.due
    table.send(play("g9"), after=3 * WEEK)
    assert table.game.ended_at == due
    assert table.game.result == Result(winner=SECOND, ending="time")
    assert table.game.result.points() == "0-1"
    assert table.reason(play("g9")) == "game_over"


def test_time_is_up_just_after_the_due_instant_and_not_at_it():
    table = Table("rif", *TO_SIX)
    due = table.game.clock.due
    assert forfeit(table.game, due - WEEK) is None
    assert forfeit(table.game, due) is None
    assert forfeit(table.game, due + MOMENT) == TimeForfeited(seat=FIRST, due=due.isoformat())
    table.send(resign())
    assert forfeit(table.game, due + WEEK) is None


@given(GAMES)
def test_the_seats_never_use_more_time_than_has_gone_by(played: Played):
    """Each clock starts where the one before it stopped, so no second is counted twice."""
    table, game, clocks = played.table, None, []
    for event in table.events:
        game = apply(game, event)
        if game.clock is not None and (not clocks or clocks[-1] != game.clock):
            clocks.append(game.clock)
    assert clocks[0].since == BEGIN
    for one, other in pairwise(clocks):
        assert one.seat is other.seat.other
        assert one.since <= other.since <= one.due
    for each in clocks:
        assert each.due == each.since + WEEK
    end = game.ended_at or table.now
    used = sum((b - a for a, b in pairwise([*(c.since for c in clocks), end])), timedelta(0))
    assert used == end - BEGIN <= table.now - BEGIN


@given(GAMES)
def test_every_move_arrived_in_the_time_of_its_seat(played: Played):
    game = None
    for event in played.table.events:
        if game is not None and isinstance(event.body, MovePlayed):
            assert event.body.seat is game.clock.seat
            assert game.clock.since <= event.at <= game.clock.due
        game = apply(game, event)


# -- reminders ----


def test_reminders_come_in_order_of_time_with_their_words():
    terms = Terms(per_move=timedelta(days=10), reminders=("1d", "80%", "50%", "36h"))
    assert reminders(begun(terms)) == (
        (BEGIN + 5 * DAY, "50%"),
        (BEGIN + 8 * DAY, "80%"),
        (BEGIN + 8 * DAY + 12 * HOUR, "36h"),
        (BEGIN + 9 * DAY, "1d"),
    )


@pytest.mark.parametrize("word", ["7d", "8d", "168h", "100%"])
def test_a_reminder_at_the_beginning_or_the_end_of_the_time_is_left_out(word):
    terms = Terms(per_move=WEEK, reminders=(word, "50%"))
    assert [word for _, word in reminders(begun(terms))] == ["50%"]


def test_reminders_of_the_same_instant_are_one():
    terms = Terms(per_move=2 * DAY, reminders=("50%", "1d"))
    assert len(reminders(begun(terms))) == 1


@given(SPANS, st.lists(PERCENTAGES | BEFORE, max_size=6).map(tuple))
def test_every_reminder_lies_within_the_time(per_move, words):
    terms = Terms(per_move=per_move, reminders=words)
    times = begun(terms, SECOND, datetime(2024, 2, 29, tzinfo=UTC))
    clock, found = times.clock, reminders(times)
    assert [at for at, _ in found] == sorted({at for at, _ in found})
    assert all(clock.since < at < clock.due for at, _ in found)
    assert {word for _, word in found} <= set(words)


# -- lengths of time ----


def test_a_clock_that_runs_on_reminds_only_of_what_is_still_to_come():
    terms = Terms(per_move=WEEK, reminders=("50%", "1d"))
    times = begun(terms).stop(BEGIN + 4 * DAY).resume(BEGIN + 3 * WEEK)
    assert reminders(times) == ((times.clock.due - DAY, "1d"),)


@pytest.mark.parametrize(
    ("text", "span"),
    [("7d", WEEK), ("36h", 36 * HOUR), ("30m", HOUR / 2), ("45s", timedelta(seconds=45))],
)
def test_a_duration_is_a_number_and_a_unit(text, span):
    assert duration(text) == span


@pytest.mark.parametrize("text", ["", "d", "7", "7w", "-7d", "+7d", "1.5d", " 7d", "7 d", "7D"])
def test_nothing_else_is_a_duration(text):
    with pytest.raises(ValueError, match="a duration such as 7d"):
        duration(text)


@pytest.mark.parametrize("text", ["²d", "٣d", "1_0d"])
def test_only_plain_digits_are_a_number(text):
    with pytest.raises(ValueError, match="a duration such as 7d"):
        duration(text)


@pytest.mark.parametrize("text", ["9999999999d", "9" * 40 + "h", "9" * 5000 + "s"])
def test_a_duration_beyond_all_bounds_is_refused_as_one(text):
    with pytest.raises(ValueError):
        duration(text)
