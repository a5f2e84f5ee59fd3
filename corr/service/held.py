"""Why a player whose time is over does not lose yet: nobody does who may have answered in time."""

from datetime import datetime

from corr.service.credit import is_unsent
from corr.service.doubt import is_held
from corr.service.office import Office
from corr.service.outages import pending
from corr.service.timekeeping import MARGIN, is_in_doubt
from corr.tournament.game import Game


def why_held(office: Office, game: Game, at: datetime, watermark: datetime | None) -> str:
    """Why a player whose time is over does not lose yet, "" if nothing stands in the way.

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
        return "stopped"
    if judged_to is None or judged_to <= judged or pending(office) is not None:
        return "unread"
    if is_in_doubt(office, at):
        return "clock"
    if is_held(office, game.players[clock.seat], judged, at):
        return "set_aside"
    if is_unsent(office, game, clock.seat):
        return "unsent"
    if lost_at is None:
        return "arbiter" if game.terms.forfeit == "arbiter" else "unclaimed"
    return ""
