"""Until when a clock stands still as letters to its player come back.

What our own mail server refused, or an arbiter knows, holds until the player can be reached;
a report alone for a time, and a turn has that only once.
"""

from datetime import datetime, timedelta

from corr.store import Store
from corr.tournament.events.events import RETURNED, ClockStopped
from corr.tournament.play.game import Game
from corr.tournament.play.report_stops import PROOFS, allowance, ends_at, spent


def stop_for(
    store: Store, game: Game, at: datetime, *, again: bool = False
) -> ClockStopped | None:
    """What stops the clock of who is to act, if letters to them come back and it may stand still.

    One that stands still already is left alone, or, with `again`, told anew until when it does.
    """
    clock, turn = game.clock, game.times.turn
    if clock is None or turn is None or (clock.stopped and not again):
        return None
    player = store.player(game.players[clock.seat])
    if player is None or player.unreachable_since is None:
        return None
    number = game.position.number
    if player.unreachable_fact in PROOFS:
        return ClockStopped(seat=clock.seat, number=number, why=RETURNED)
    since = max(at, turn.since)
    time = left(store, game, since, player.unreachable_fact)
    if time <= timedelta():
        return None
    until = ends_at(game.terms, store.events(game.id), turn, since, time).isoformat()
    return ClockStopped(seat=clock.seat, number=number, why=RETURNED, until=until)


def left(store: Store, game: Game, at: datetime, fact: str = "") -> timedelta:
    """How long reports alone may still let the clock of the running turn rest, at an instant."""
    assert game.times.turn is not None
    used = spent(game.terms, store.events(game.id), game.times.turn, at)
    return max(timedelta(), allowance(game.terms, fact) - used)


def bounded(game: Game, at: datetime) -> ClockStopped:
    """The end of a stop that had none when reports alone were still believed: counted from now."""
    assert game.clock is not None
    assert game.times.turn is not None
    until = ends_at(game.terms, (), game.times.turn, at, allowance(game.terms)).isoformat()
    number = game.position.number
    return ClockStopped(seat=game.clock.seat, number=number, why=RETURNED, until=until)
