"""A clock that stands still, because letters to its player come back, and one that runs again."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from corr.games.rules import Seat
from corr.tournament.events.events import Event, MovePlayed
from corr.tournament.events.events_games import RETURNED, ClockStarted, ClockStopped
from corr.tournament.events.events_player import LettersReturned, PlayerReachable
from corr.tournament.play.clock import ONCE_OVER, Times
from corr.tournament.play.game import apply, forfeit
from corr.tournament.play.person import fold
from corr.tournament.play.reports import ReportStop
from corr.tournament.spec.clock_terms import Terms
from tests.tournament.play.test_person import LISTED
from tests.whole.strategies import BEGIN, WEEK, Table

FIRST, SECOND = Seat
DAY = timedelta(days=1)
TIMES = Times(terms=Terms(per_move=WEEK)).begun(FIRST, 0, BEGIN)
SPANS = st.timedeltas(timedelta(), 30 * DAY)


def happened(game, body, at):
    return apply(game, Event(stream=game.id, seq=game.seq + 1, at=at, cause="test", body=body))


@given(SPANS, SPANS, SPANS)
def test_a_clock_runs_on_with_what_it_stopped_with(before, pause, credit):
    times, at = TIMES.credited(FIRST, 0, credit), BEGIN + before
    again = times.stop(at).resume(at + pause)
    left = times.clock.due - at
    assert again.clock.due - (at + pause) == (left if left > timedelta() else ONCE_OVER)
    assert (again.clock.stopped, again.clock.resumed) == (None, at + pause)
    assert again.used(at + pause) == times.used(at) == max(timedelta(), before - credit)


@given(SPANS)
def test_a_clock_that_stands_still_cannot_be_stopped_again(span):
    once = TIMES.stop(BEGIN + DAY)
    assert once.stop(BEGIN + DAY + span) == once


def test_a_clock_that_runs_cannot_be_started():
    assert TIMES.resume(BEGIN + DAY) == TIMES


def test_a_clock_is_never_stopped_before_its_turn_or_started_before_it_stopped():
    assert TIMES.stop(BEGIN - DAY).stopped == BEGIN
    still = TIMES.stop(BEGIN + DAY)
    assert still.resume(BEGIN) == still.resume(BEGIN + DAY)


def test_nobody_loses_while_their_clock_stands_still():
    game = Table("free-renju").game
    seat = game.clock.seat
    still = happened(game, ClockStopped(seat=seat, number=1, why=RETURNED), BEGIN + DAY)
    assert forfeit(still, BEGIN + 100 * DAY) is None
    again = happened(still, ClockStarted(seat=seat, number=1), BEGIN + 100 * DAY)
    assert forfeit(again, BEGIN + 106 * DAY) is None
    assert forfeit(again, BEGIN + 107 * DAY).seat is seat


def test_the_other_seats_clock_is_left_alone():
    game = Table("free-renju").game
    other = game.clock.seat.other
    assert happened(game, ClockStopped(seat=other, number=1, why=RETURNED), BEGIN).clock == (
        game.clock
    )


def test_a_move_in_advance_passes_a_clock_that_stands_still_on():
    game = Table("free-renju").game
    seat, number = game.clock.seat, game.position.number
    still = happened(game, ClockStopped(seat=seat, number=number, why=RETURNED), BEGIN)
    moved = happened(still, MovePlayed(seat=seat, number=number, move="i9"), BEGIN + DAY)
    assert (moved.clock.seat, moved.clock.stopped) == (seat.other, None)


def test_a_player_is_unreachable_from_the_first_return_until_the_word_that_ends_it():
    def at(day, body):
        when = datetime(2024, 2, day, tzinfo=UTC)
        return Event(stream="player:P0003", seq=day, at=when, cause="test", body=body)

    lost = LettersReturned(
        player="P0003", address="anna@a.test", letter="x", status="5.1.1", words="550 no"
    )
    person = fold([at(1, LISTED), at(2, lost), at(3, lost)])
    assert person.unreachable_since == datetime(2024, 2, 2, tzinfo=UTC)
    assert person.unreachable_why == "anna@a.test: 550 no"
    assert fold([at(4, LISTED)], person).unreachable_since == person.unreachable_since
    person = fold([at(4, PlayerReachable(player="P0003", why="letter"))], person)
    assert (person.unreachable_since, person.unreachable_why) == (None, "")


@given(SPANS, SPANS)
def test_a_stop_that_was_refuted_leaves_the_clock_as_if_it_had_never_stood_still(before, pause):
    at = BEGIN + before
    again = TIMES.stop(at, until=at + WEEK).resume(at + pause)
    charged = again.charged(FIRST, 0, (at, at + pause))
    assert charged.clock.due == TIMES.clock.due
    assert charged.used(at + pause) == TIMES.used(at + pause)


def test_what_the_arbiter_paused_is_not_charged_with_a_stop():
    stop = ReportStop(
        seat=FIRST,
        number=0,
        since=BEGIN,
        until=BEGIN + 6 * DAY,
        paused=((BEGIN + DAY, BEGIN + 2 * DAY), (BEGIN + 5 * DAY, BEGIN + 9 * DAY)),
    )
    assert stop.stretches(BEGIN, BEGIN + 8 * DAY) == (
        (BEGIN, BEGIN + DAY),
        (BEGIN + 2 * DAY, BEGIN + 5 * DAY),
    )
