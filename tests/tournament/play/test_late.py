"""Late days at the start of a match (backgammon.md 7), with figures that were reckoned by hand."""

from datetime import UTC, date, datetime, timedelta

import pytest

from corr.errors import NotNow
from corr.games.rules import Seat
from corr.tournament.events.events import Event, GameStarted
from corr.tournament.events.events_dice import DiceCommitted, PhraseGiven
from corr.tournament.events.events_games import ClockCredited
from corr.tournament.events.events_player import ClockRested
from corr.tournament.play.breaks import NONE, asked, next_break
from corr.tournament.play.game import fold
from corr.tournament.play.matches.late import both_lost, brought, last_day, lateness, looks, owing

FIRST, SECOND = Seat


def match(points, asked_at, *bodies, zone="Europe/Stockholm", **options):
    """A match whose dice were asked for at an instant, after further (instant, event)."""
    begun = GameStarted(
        event="BG24",
        round=1,
        board=1,
        rules="backgammon",
        options={"points": str(points), **options},
        first="P1",
        second="P2",
        per_move=864_000,
        reminders=(),
        draw_min_moves=0,
        max_draw_offers=0,
    )
    anchors = ("a" * 64, "b" * 64)
    bound = DiceCommitted(scheme="plain", chain_length=400, anchors=anchors, zone=zone)
    every = ((asked_at, begun), (asked_at, bound), *bodies)
    return fold(
        Event(stream="BG24-001", seq=seq, at=at, cause="", body=body)
        for seq, (at, body) in enumerate(every, 1)
    )


def utc(*when):
    return datetime(*when, tzinfo=UTC)


NOON = utc(2024, 2, 1, 11)
"""Noon of 1 February in Stockholm."""


@pytest.mark.parametrize(
    ("arrived", "days"),
    [
        (utc(2024, 2, 1, 22, 59), 0),  # S itself
        (utc(2024, 2, 2, 22, 59), 0),  # the first day after it is not over
        (utc(2024, 2, 2, 23), 1),
        (utc(2024, 2, 11, 22, 59), 9),
        (utc(2024, 2, 11, 23), 10),
        (utc(2024, 3, 1, 12), 28),  # over 29 February: 28 whole days from the 2nd to the 29th
    ],
)
def test_whole_days_of_the_events_zone_count_from_the_end_of_the_first_one(arrived, days):
    assert lateness(match(7, NOON), FIRST, arrived).days == days


@pytest.mark.parametrize(
    ("asked_at", "tenth"),
    [
        (utc(2024, 3, 25, 11), utc(2024, 4, 4, 22)),  # 31 March has 23 hours
        (utc(2024, 10, 21, 10), utc(2024, 10, 31, 23)),  # 27 October has 25
    ],
)
def test_a_change_of_the_clock_neither_gives_nor_takes_a_day(asked_at, tenth):
    game = match(1, asked_at)
    assert lateness(game, FIRST, asked_at).lost_at == tenth
    assert lateness(game, FIRST, tenth).days == 10
    assert lateness(game, FIRST, tenth - timedelta(seconds=1)).days == 9


@pytest.mark.parametrize(
    ("points", "days", "given", "lost"),
    [
        (13, 39, 6, False),
        (13, 40, 7, True),  # 7 > 6.5
        (1, 9, 0, False),
        (1, 10, 1, True),  # 1 > 0.5
        (2, 10, 1, False),  # 1 is not more than 1
        (2, 15, 2, True),
        (7, 24, 3, False),
        (7, 25, 4, True),
    ],
)
def test_more_than_half_of_the_points_is_the_match(points, days, given, lost):
    game = match(points, NOON)
    found = lateness(game, SECOND, NOON + timedelta(days=days + 1))
    assert (found.points, found.lost) == (given, lost)


def test_first_day_and_step_are_settings_of_the_event():
    game = match(7, NOON, late_first="3", late_step="1")
    assert [lateness(game, FIRST, NOON + timedelta(days=1 + n)).points for n in (2, 3, 4, 6)] == [
        *(0, 1, 2, 4)
    ]
    (first, _) = owing(game, NOON)
    assert [day for _, day in looks(game, first)] == [3, 4, 5, 6]
    assert last_day(game.dice, first.more_at) == date(2024, 2, 4)


def test_no_date_counts_that_leave_or_an_outage_has_a_part_of():
    leave = ClockRested(
        seat=FIRST, since="2024-02-03T23:00:00+00:00", until="2024-02-08T23:00:00+00:00"
    )  # 4 to 8 February in Stockholm
    outage = ClockCredited(
        seat=FIRST,
        number=-1,
        seconds=36_000,
        why="outage",
        since="2024-02-08T12:00:00+00:00",
        until="2024-02-10T12:00:00+00:00",
    )  # a part of 8, of 9 and of 10 February
    game = match(1, NOON, (NOON, leave), (NOON, outage))
    assert lateness(game, FIRST, utc(2024, 2, 20, 11)).days == 18 - 7
    assert lateness(game, SECOND, utc(2024, 2, 20, 11)).days == 18
    assert lateness(game, FIRST, NOON).lost_at == utc(2024, 2, 18, 23)


def test_both_pay_each_for_his_share_and_one_over_the_limit_has_lost():
    came = (utc(2024, 2, 13, 11), PhraseGiven(seat=FIRST, phrase="eleven"))
    game = match(5, NOON, came)
    at = utc(2024, 2, 18, 11)
    assert [lateness(game, seat, at).days for seat in Seat] == [11, 16]
    assert brought(game, at).points == (2, 1)
    over = utc(2024, 2, 22, 11)  # 20 days: 3 of 5
    assert brought(game, over).points == (3, 1)
    assert not both_lost(game, over)
    none = match(5, NOON)
    assert both_lost(none, over)
    assert brought(none, over) is None


def test_breaks_are_refused_with_the_reason():
    for most, allowed, code in ((0, False, "no_breaks"), (0, True, "break_too_short")):
        with pytest.raises(NotNow) as error:
            asked(NONE, FIRST, "break", most, allowed=allowed)
        assert error.value.code == code
    wanted = NONE.after(asked(NONE, FIRST, "break", 1, allowed=True))
    at = utc(2024, 5, 1, 12)
    begun = wanted.after(next_break(wanted, at))
    assert begun.until == at + timedelta(days=5)
    assert next_break(begun, at + timedelta(days=4)) is None
    over = begun.after(next_break(begun, begun.until))
    with pytest.raises(NotNow) as error:
        asked(over, FIRST, "break", 1, allowed=True)
    assert error.value.code == "breaks_spent"
    assert over.left(SECOND, 1) == 1
