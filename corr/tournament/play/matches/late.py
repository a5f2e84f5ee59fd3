"""Lateness at the start of a match: who has given nothing to its dice in time (backgammon.md 7).

It is counted in whole days of the event's time zone, from the end of the day of the letter that
asks for it: no day counts that leave, a call of the director or an outage of ours touches. Pure.
"""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from corr.dice.state import Commitment
from corr.errors import PlayerError
from corr.games.rules import Seat
from corr.tournament.events.events_games import (
    LATE_AGAIN,
    LATE_START,
    ClockCredited,
    PointsGiven,
)
from corr.tournament.events.events_match import LateLost
from corr.tournament.play.dice import Dice, player_of
from corr.tournament.play.matches.gifts import give_points
from corr.tournament.play.state import Game
from corr.tournament.spec.clock_terms import DAY, Counting, Stretch, midnight, touched

_EARLY = (3, 7)
"""On which late days who brings no points yet is reminded."""
_AHEAD = 2
"""How many days before each further point."""

_NO_TURN = -1
"""The position of what is given back to no turn of a clock."""


class Late(Struct, frozen=True, kw_only=True):
    """How late a seat is with what it gives, or was when it gave it.

    `points` go to the other seat by now, `more` once it is later still: from `more_at` on.
    `lost_at` is from when on the match is lost; both are None once it has given. `lost`: so many
    days lose it. `again`: a match that had begun waits for something anew (6.8).
    """

    seat: Seat
    days: int
    points: int
    more: int
    more_at: datetime | None
    lost_at: datetime | None
    lost: bool
    step: int
    again: bool


def lateness(game: Game, seat: Seat, at: datetime) -> Late | None:
    """How late a seat is by an instant; None where nothing waits, and what it brought is counted.

    None, too, while the director has been called: nothing goes on until he has answered (4.3).

    What it would be to the one who reads: days that are over, and when the next point comes.
    """
    itself, dice = game.judge.of_itself, game.dice
    newest = dice.state.commitment if dice else None
    if itself is None or dice is None or newest is None or newest.dead or dice.asked is None:
        return None
    if game.result is not None or game.called or dice.counted or not _is_fresh(game, newest):
        return None
    given = newest.given[player_of(seat) - 1]
    days = late_days(dice, game, seat, given.at if given else at)
    points, options = itself.late_points(game.options, days), game.options
    limit = itself.late_limit(options)
    next_day = itself.late_days(options, points + 1)
    return Late(
        seat=seat,
        days=days,
        points=points,
        more=points + 1,
        more_at=None if given else late_from(dice, game, seat, next_day),
        lost_at=None if given else late_from(dice, game, seat, limit),
        lost=days >= limit,
        step=itself.late_days(options, 2) - itself.late_days(options, 1),
        again=not itself.not_begun(game.position),
    )


def _is_fresh(game: Game, newest: Commitment) -> bool:
    """Whether lateness can still count: before the first roll of a commitment, or of the match."""
    itself, dice = game.judge.of_itself, game.dice
    assert itself is not None
    assert dice is not None
    if len(dice.state.commitments) > 1:
        return dice.state.next == newest.first
    return itself.not_begun(game.position)


def counted(game: Game) -> PointsGiven | LateLost | None:
    """What lateness brings once both have given something; None for nothing.

    Nor while the days of both lose the match: then the director decides.
    """
    commitment = game.dice.state.commitment if game.dice else None
    if commitment is None or commitment.last_given is None:
        return None
    return brought(game, commitment.last_given)


def brought(game: Game, at: datetime) -> PointsGiven | LateLost | None:
    """What lateness brings by an instant; None for nothing, or where the days of both lose.

    Before the first throw it is the score of game 1, and may win the match by that; later points
    count as the director's, and so many that they would bring both to the length are not given.
    """
    first, second = (lateness(game, seat, at) for seat in Seat)
    if first is None or second is None or (first.lost and second.lost):
        return None
    for one in (first, second):
        if one.lost and one.again:
            return LateLost(seat=one.seat, days=one.days)
    if not (first.points or second.points):
        return None
    points = (second.points, first.points)
    if not first.again:
        return PointsGiven(points=points, why=LATE_START)
    try:
        return give_points(game, points, LATE_AGAIN)
    except PlayerError:
        return None


def days_late(game: Game, seat: Seat, at: datetime) -> int:
    """How late a seat was with what it gave last, or is by an instant, counted or not."""
    commitment = game.dice.state.commitment if game.dice else None
    assert game.dice is not None
    assert commitment is not None
    given = commitment.given[player_of(seat) - 1]
    return late_days(game.dice, game, seat, given.at if given else at)


def both_lost(game: Game, at: datetime) -> bool:
    """Whether the days of both seats lose the match by an instant: the director decides (7)."""
    found = [lateness(game, seat, at) for seat in Seat]
    return all(one is not None and one.lost for one in found)


def owing(game: Game, at: datetime) -> tuple[Late, ...]:
    """The lateness of those who have given nothing yet; () where nothing is waited for."""
    found = (lateness(game, seat, at) for seat in Seat)
    return tuple(one for one in found if one is not None and one.lost_at is not None)


# -- days ----


def late_days(dice: Dice, game: Game, seat: Seat, at: datetime) -> int:
    """How many days of a seat's have passed at an instant since the end of the first letter's."""
    assert dice.asked is not None
    first, last = _date(dice, dice.asked), _date(dice, at)
    off = _off(dice, game, seat)
    days = (first + number * DAY for number in range(1, (last - first).days))
    return sum(day not in off for day in days)


def late_from(dice: Dice, game: Game, seat: Seat, days: int) -> datetime:
    """The first instant at which so many days have passed."""
    assert dice.asked is not None
    day, off, left = _date(dice, dice.asked), _off(dice, game, seat), days
    while left:
        day += DAY
        left -= day not in off
    return midnight(dice.zone, day + DAY)


def last_day(dice: Dice, at: datetime) -> date:
    """The last day of the event's time zone that is over at an instant."""
    return _date(dice, at) - DAY


def _date(dice: Dice, at: datetime) -> date:
    return at.astimezone(ZoneInfo(dice.zone)).date()


def _off(dice: Dice, game: Game, seat: Seat) -> frozenset[date]:
    """The dates that do not count: leave of the seat, what the site lost, and calls (4.3)."""
    counting = Counting(days="calendar", zone=dice.zone)
    return touched(counting, (*_rests(game, seat), *credited(game, seat), *game.calls))


def _rests(game: Game, seat: Seat) -> Iterator[Stretch]:
    return ((one.since, one.until) for one in game.times.rests if one.seat is seat)


def credited(game: Game, seat: Seat) -> Iterator[Stretch]:
    """The time that was given back to a seat, with which days go."""
    for _, body in game.credits:
        if body.seat is seat and body.since and body.until:
            yield datetime.fromisoformat(body.since), datetime.fromisoformat(body.until)


def credits_for(game: Game, since: datetime, until: datetime, why: str) -> Iterator[ClockCredited]:
    """The events by which time that the site lost is given back to who owes something then.

    Whoever had lost the match by the beginning of it gets none.
    """
    dice = game.dice
    for one in owing(game, until):
        assert dice is not None
        assert dice.asked is not None
        assert one.lost_at is not None
        start = max(since, dice.asked)
        known = any(a <= start and until <= b for a, b in credited(game, one.seat))
        if start < until and not known and start < one.lost_at:
            yield ClockCredited(
                seat=one.seat,
                number=_NO_TURN,
                seconds=(until - start) // timedelta(seconds=1),
                why=why,
                since=start.isoformat(),
                until=until.isoformat(),
            )


# -- reminders ----


def looks(game: Game, late: Late) -> tuple[tuple[datetime, int], ...]:
    """When a seat that owes something is looked at, in order: each instant with its late day.

    Twice before the first point, a little before each further one, and when the match is lost.
    """
    itself, dice = game.judge.of_itself, game.dice
    assert itself is not None
    assert dice is not None
    first, limit = itself.late_days(game.options, 1), itself.late_limit(game.options)
    ahead = min(_AHEAD, late.step - 1)
    further = range(first + late.step - ahead, limit, late.step)
    days = {*(day for day in _EARLY if day < first), first, *further, limit}
    return tuple(
        (late_from(dice, game, late.seat, day), day) for day in sorted(days) if day <= limit
    )


def late_look(game: Game) -> datetime | None:
    """The first instant at which somebody who owes something is looked at."""
    if game.dice is None or game.dice.asked is None:
        return None
    found = (looks(game, one)[0][0] for one in owing(game, game.dice.asked))
    return min(found, default=None)
