"""Which reminders a player gets, and until when a clock stands still as letters come back."""

from collections.abc import Iterable
from datetime import datetime, timedelta

from corr.store.rows import PlayerRow
from corr.store.store import Store
from corr.tournament.events.events_games import RETURNED, ClockStopped
from corr.tournament.play.clock import reminders, rests_of
from corr.tournament.play.game import Game
from corr.tournament.play.matches.itself import awaited
from corr.tournament.play.matches.late import late_look
from corr.tournament.play.reports import PROOFS, allowance, ends_at, spent

# -- which reminders a player gets ----


NONE = "none"
"""The value of the setting that asks for no reminders but the last one."""

_NOTICED = timedelta(hours=12)
"""By how much time that was given back moves a last day, so that it is told anew."""


def own_reminders(player: PlayerRow | None) -> tuple[str, ...] | None:
    """The reminders that a player has asked for; None for who has those of the event."""
    words = player.settings.get("reminders", "") if player else ""
    return () if words == NONE else tuple(words.split()) or None


def reminders_of(store: Store, game: Game) -> tuple[tuple[datetime, str], ...]:
    """When whoever is to act is to be reminded, in order of time, each with its word."""
    own = (
        own_reminders(store.players.player(game.players[game.clock.seat])) if game.clock else None
    )
    return reminders(game.times, own)


def first_look(store: Store, game: Game) -> datetime | None:
    """When the clock first wants to be looked at: at a reminder or when the time is up.

    One that the arbiter paused needs no look; one that letters have stopped at once, for the
    opponent is to hear of it; and one that was claimed to be over and is not, too, and one before
    which a ruling waits. A match that waits for a round of a beacon wants it at its hour.
    """
    if game.waiting:
        return game.waiting[0].at
    if due := awaited(game):
        return due.hour
    if game.breaks.until:
        return game.breaks.until
    if game.clock is None:
        return late_look(game)
    if game.clock.stopped:
        return game.clock.stopped if is_looked_at(game) else late_look(game)
    if game.times.claim_is_void:
        return game.times.claimed
    return min([*(at for at, _ in reminders_of(store, game)), game.clock.due])


def is_looked_at(game: Game) -> bool:
    """Whether something is to be done about a clock that stands still."""
    return bool(game.waiting) or RETURNED in game.times.holds


def name_of(game: Game, when: datetime, word: str) -> str:
    """The name under which a reminder of a turn is sent: it is no other one after a delay of ours.

    Only when leave, or much time that was given back, has moved the last day, is that told anew.
    A colour chosen alone moves the position on, and the turn goes on: so it is not named by that.
    """
    turn = game.times.turn
    assert turn is not None
    moved = ""
    if not word.endswith("%"):
        stood = sum(start < when for start, _ in rests_of(game.times.rests, turn))
        moved = f".{stood + turn.credit // _NOTICED}"
    return f"remind.{game.id}.{turn.since:%Y-%m-%dT%H:%M}.{word}{moved}"


def look_anew(store: Store, games: Iterable[Game]) -> None:
    """Look at the clocks of games when the reminders of whoever is to act say so now."""
    for game in games:
        stopped = game.clock is not None and game.clock.stopped
        look = None if stopped else first_look(store, game)
        if look is not None:
            store.events.set_next_look(game.id, look)


# -- until when a clock stands still as letters to its player come back ----
# What our own mail server refused, or an arbiter knows, holds until the player can be reached; a
# report alone for a time, and a turn has that only once.


def stop_for(
    store: Store, game: Game, at: datetime, *, again: bool = False
) -> ClockStopped | None:
    """What stops the clock of who is to act, if letters to them come back and it may stand still.

    One that stands still already is left alone, or, with `again`, told anew until when it does.
    """
    clock, turn = game.clock, game.times.turn
    if clock is None or turn is None or (clock.stopped and not again):
        return None
    player = store.players.player(game.players[clock.seat])
    if player is None or player.unreachable_since is None:
        return None
    number = game.position.number
    if player.unreachable_fact in PROOFS:
        return ClockStopped(seat=clock.seat, number=number, why=RETURNED)
    since = max(at, turn.since)
    time = left(store, game, since, player.unreachable_fact)
    if time <= timedelta():
        return None
    until = ends_at(game.terms, store.events.of_stream(game.id), turn, since, time).isoformat()
    return ClockStopped(seat=clock.seat, number=number, why=RETURNED, until=until)


def left(store: Store, game: Game, at: datetime, fact: str = "") -> timedelta:
    """How long reports alone may still let the clock of the running turn rest, at an instant."""
    assert game.times.turn is not None
    used = spent(game.terms, store.events.of_stream(game.id), game.times.turn, at)
    return max(timedelta(), allowance(game.terms, fact) - used)


def bounded(game: Game, at: datetime) -> ClockStopped:
    """The end of a stop that had none when reports alone were still believed: counted from now."""
    assert game.clock is not None
    assert game.times.turn is not None
    until = ends_at(game.terms, (), game.times.turn, at, allowance(game.terms)).isoformat()
    number = game.position.number
    return ClockStopped(seat=game.clock.seat, number=number, why=RETURNED, until=until)
