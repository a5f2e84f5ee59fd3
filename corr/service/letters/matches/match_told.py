"""What letters about a match say beside its board: lateness at its start, breaks between games."""

from collections.abc import Iterator
from datetime import date, datetime

from corr.games.rules import Seat
from corr.mail.letter import BreakFacts, Happening, LateStart
from corr.tournament.events.events_games import PointsGiven
from corr.tournament.events.events_match import BreakAsked, BreakBegun, LateLost
from corr.tournament.play.game import Game
from corr.tournament.play.matches.late import Late, days_late, last_day, lateness

# -- lateness: what it costs by now, and when more ----


def late_told(game: Game, seat: Seat, at: datetime) -> LateStart | None:
    """What is told of a seat's lateness; None where nothing is waited for, or it costs nothing."""
    late = lateness(game, seat, at) if game.dice is not None else None
    if late is None or not (late.more_at or late.points):
        return None
    return LateStart(
        state=_state(late),
        days=late.days,
        points=late.points,
        step=late.step,
        last_day=_day(game, late.more_at),
        lost_day=_day(game, late.lost_at),
        loses=late.more_at == late.lost_at,
        again=late.again,
    )


def _state(late: Late) -> str:
    if late.lost:
        return "lost" if late.lost_at else "came_lost"
    if not late.lost_at:
        return "came"
    return "costs" if late.points else "due"


def _day(game: Game, at: datetime | None) -> date | None:
    assert game.dice is not None
    return last_day(game.dice, at) if at else None


def lateness_told(
    game: Game, body: PointsGiven, reader: Seat, at: datetime
) -> Iterator[Happening]:
    """What both hear of what lateness at the start has brought, of whom it cost something."""
    for seat, points in zip(Seat, reversed(body.points), strict=True):
        if points:
            yield _told(seat, reader, days=days_late(game, seat, at), points=points, lost=False)


def late_lost_told(body: LateLost, reader: Seat) -> Happening:
    """What both hear of a match that was lost so after it had begun."""
    return _told(body.seat, reader, days=body.days, points=0, lost=True)


def _told(seat: Seat, reader: Seat, *, days: int, points: int, lost: bool) -> Happening:
    code = "you_were_late" if seat is reader else "they_were_late"
    return Happening(code=code, params={"days": days, "points": points, "lost": lost})


# -- breaks ----


def breaks_told(game: Game, seat: Seat) -> BreakFacts | None:
    """What a seat is told of breaks in its match; None where there are none."""
    itself = game.judge.of_itself
    most = itself.breaks(game.options) if itself else 0
    if not most or game.result is not None:
        return None
    breaks = game.breaks
    return BreakFacts(
        left=breaks.left(seat, most),
        theirs=breaks.left(seat.other, most),
        until=breaks.until,
        wanted=_who(breaks.wanted, seat),
        running=_who(breaks.running, seat),
    )


def break_asked_told(game: Game, body: BreakAsked) -> Happening:
    """That the reader's wish for a break is noted, or taken back."""
    itself = game.judge.of_itself
    assert itself is not None
    left = game.breaks.left(body.seat, itself.breaks(game.options))
    runs = body.seat in game.breaks.running  # it has begun at once
    left = left if runs or not body.wanted else left - 1
    return Happening(code="break_asked", params={"wanted": body.wanted, "left": left})


def break_begun_told(body: BreakBegun, reader: Seat) -> Happening:
    """That a break has begun, whose it is, and until when the next game waits."""
    until = datetime.fromisoformat(body.until)
    who = _who(frozenset(map(Seat, body.seats)), reader)
    return Happening(code="break_begun", params={"who": who, "until": until})


def _who(seats: frozenset[Seat], reader: Seat) -> str:
    """`you`, `they`, `both`, or "" for nobody."""
    if len(seats) > 1:
        return "both"
    return "" if not seats else "you" if reader in seats else "they"


# -- points ----


def points_that_wait(game: Game, seat: Seat) -> tuple[int, int] | None:
    """The director's points that count when the game has ended, a seat's and the other's; None
    if none wait.
    """
    itself = game.judge.of_itself
    first, second = itself.waiting(game.position) if itself and game.result is None else (0, 0)
    if not (first or second):
        return None
    return (first, second) if seat is Seat.FIRST else (second, first)
