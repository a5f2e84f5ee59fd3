"""Why a player whose time is over does not lose yet: nobody does who may have answered in time."""

from collections.abc import Iterator
from datetime import datetime

from corr.games.rules import Seat
from corr.service.letters.timekeeping import MARGIN, is_in_doubt
from corr.service.office.office import Office
from corr.service.office.stops import left
from corr.service.play.credit import is_unsent, turn_letters
from corr.service.play.holds import Hold
from corr.service.play.outages import pending
from corr.service.post.doubt import holding
from corr.tournament.play.game import Game


def why_held(office: Office, game: Game, at: datetime, watermark: datetime | None) -> str:
    """Why a player whose time is over does not lose yet, "" if nothing stands in the way.

    Of several reasons, as `holds` has them, it is the first.
    """
    return next((hold.why for hold in holds(office, game, at, watermark)), "")


def holds(office: Office, game: Game, at: datetime, watermark: datetime | None) -> Iterator[Hold]:
    """Everything that keeps a player whose time is over from losing.

    `stopped`: the clock stands still. `unread`: a letter that came in time may still lie unread.
    `clock`: our clock or the mail server's is wrong. `set_aside`: somebody looks at it first.
    `unsent`: nobody loses for a letter that never reached them. Or somebody has to decide:
    `unclaimed`, the opponent, and `arbiter`, the arbiter.
    """
    clock = game.clock
    assert clock is not None
    lost_at = game.times.lost_at
    judged, judged_to = lost_at or clock.due, watermark - MARGIN if watermark else None
    if clock.stopped is not None:
        yield Hold(why="stopped")
        return
    if judged_to is None or judged_to <= judged or pending(office) is not None:
        yield unread(watermark)
    if is_in_doubt(office, at):
        noted = (row.detail for row in office.store.health() if row.name == "clock")
        yield Hold(why="clock", cause=next(noted, ""))
    yield from holding(office, game.players[clock.seat], judged, at)
    yield from _unsent(office, game, clock.seat, judged, at)
    if lost_at is None:
        yield Hold(why="arbiter" if game.terms.forfeit == "arbiter" else "unclaimed")


def _unsent(
    office: Office, game: Game, seat: Seat, judged: datetime, at: datetime
) -> Iterator[Hold]:
    """The reason that no letter about the turn reached the seat; of reports, for a time."""
    if not is_unsent(office, game, seat):
        return
    letters = turn_letters(office, game, seat)
    until = None
    if any(state == "returned" for state, _ in letters):
        until = judged + left(office.store, game, judged)
    if until is None or at <= until:
        since = min(queued for _, queued in letters)
        yield Hold(why="unsent", cause=f"written on {since:%Y-%m-%d %H:%M} UTC", until=until)


def unread(watermark: datetime | None) -> Hold:
    """The reason that not all mail is read that may have come in time."""
    known = f"read up to {watermark:%Y-%m-%d %H:%M} UTC" if watermark else "never read"
    return Hold(why="unread", cause=known)
