"""What the arbiter may rule about a game's time, and what is recorded of it. Pure.

Each function says what is to be recorded, or raises ArbiterError with why it cannot be.
"""

from datetime import datetime, timedelta

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.rulings import RULED
from corr.tournament.events.events import (
    PAUSED,
    ClockExtended,
    ClockStarted,
    ClockStopped,
    GameReopened,
    TimeForfeited,
)
from corr.tournament.play.clock_account import Turn
from corr.tournament.play.game import Game
from corr.tournament.wording import command, listed

SECOND = timedelta(seconds=1)


def extend(game: Game, time: timedelta, reason: str, move: int | None = None) -> ClockExtended:
    """Give time back for the turn that runs, or for the one in which a move was due."""
    running = _running(game)
    turn = running if move is None else _turn_of(game, move)
    return ClockExtended(seat=turn.seat, number=turn.number, seconds=time // SECOND, reason=reason)


def pause(game: Game, reason: str) -> ClockStopped:
    """Let the clock stand still, for either seat, until `resume`."""
    turn = _running(game)
    if PAUSED in game.times.holds:
        raise ArbiterError(f"the clock of {game.id} is stopped already")
    return ClockStopped(seat=turn.seat, number=game.position.number, why=PAUSED, reason=reason)


def resume(game: Game, reason: str) -> ClockStarted:
    """Let the clock run on that `pause` has stopped."""
    turn = _running(game)
    if PAUSED not in game.times.holds:
        raise ArbiterError(
            f"no arbiter has stopped the clock of {game.id}; who cannot be reached gets theirs "
            "back with `corr player reachable`"
        )
    return ClockStarted(seat=turn.seat, number=game.position.number, why=PAUSED, reason=reason)


def lose(game: Game, at: datetime, reason: str) -> TimeForfeited:
    """Let the seat to act lose by its time, which is over."""
    _running(game)
    clock = game.clock
    assert clock is not None
    if clock.stopped is not None:
        raise ArbiterError(f"the clock of {game.id} stands still: nobody can lose by it")
    if not game.times.is_over(at):
        end = command("event", "rule", game.id, "RESULT", "--reason", "TEXT")
        raise ArbiterError(
            f"nobody is late in {game.id}: there is time until {clock.due:%Y-%m-%d %H:%M} UTC; "
            f"{end} ends it otherwise"
        )
    return TimeForfeited(seat=clock.seat, due=clock.due.isoformat(), reason=reason)


def reopen(
    contest: Contest,
    game: Game,
    time: timedelta,
    at: datetime,
    reason: str,
    *,
    annulled: bool = False,
) -> GameReopened:
    """Let a game go on that was lost by time or ended by a ruling, with so much time at least.

    With `annulled` also one that was annulled, as if it had never been.
    """
    result = game.result
    if result is None:
        extend_it = command("clock", "extend", game.id, "--days", "N", "--reason", "TEXT")
        raise ArbiterError(f"{game.id} goes on: {extend_it} gives more time")
    if result.is_annulled and not annulled:
        raise ArbiterError(f"{game.id} was annulled: it counts nowhere, and cannot go on")
    ruled = result.is_annulled or result.ending in RULED
    if not ruled or game.position.to_act is None or not game.times.turns:
        raise ArbiterError(
            f"{game.id} ended by {result.ending}: only a game that was lost by time, or ended by "
            "a ruling, can go on"
        )
    if contest.elsewhere.get(game.id):
        raise ArbiterError(f"{game.id} was played elsewhere: it cannot go on here")
    if gone := [player for player in game.players.values() if player in contest.withdrawn]:
        have = "has" if len(gone) == 1 else "have"
        raise ArbiterError(f"{listed(gone)} {have} left {contest.id}: {game.id} cannot go on")
    lacking = game.times.lacking(at, time)
    seat = game.times.turns[-1].seat
    return GameReopened(seat=seat, seconds=-(-lacking // SECOND), reason=reason)


def _running(game: Game) -> Turn:
    """The turn that runs. Raises ArbiterError for a game that is over."""
    if game.times.turn is not None:
        return game.times.turn
    result = game.result
    why = f" ({result.points() or 'annulled'}, {result.ending})" if result else ""
    again = command("game", "reopen", game.id, "--days", "N", "--reason", "TEXT")
    raise ArbiterError(f"{game.id} is over{why}: {again} lets it go on")


def _turn_of(game: Game, move: int) -> Turn:
    """The turn in which a move was due. Raises ArbiterError if none has been."""
    turns = [*game.times.turns, *([game.times.turn] if game.times.turn else [])]
    begun = [one for one in turns if _first_move(game, one) <= move]
    if not begun or move > game.judge.ply(game.position):
        last = game.judge.ply(game.position)
        raise ArbiterError(f"{game.id} has the moves 1 to {last}, the one that is due among them")
    return begun[-1]


def _first_move(game: Game, turn: Turn) -> int:
    return game.judge.ply(game.position_at(turn.number))
