"""Which moves the arbiter may withdraw, and what is recorded of it. Pure.

Each function says what is to be recorded, or raises ArbiterError with why it cannot be.
"""

from collections.abc import Sequence
from datetime import datetime

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import (
    Annulled,
    BoardEnded,
    Event,
    MovePlayed,
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    ResultCorrected,
    Ruled,
    TakeBackWaits,
    TimeForfeited,
)
from corr.tournament.play.game import Game
from corr.tournament.wording import command, listed


def take_back(
    contest: Contest, game: Game, events: Sequence[Event], reason: str, to: int | None = None
) -> MovesTakenBack:
    """Withdraw what the last seat did, or all that came after move `to` was made.

    `events` are those of the game. One that has ended goes on, unless a ruling ended it.
    """
    _refuse(contest, game, events)
    number = game.position.number - len(game.last_moves) if to is None else _after(game, to)
    return _from(game, events, number, reason)


def take_back_late(game: Game, events: Sequence[Event], waits: TakeBackWaits) -> MovesTakenBack:
    """Withdraw what was to be when a flag was looked at first: all that is there by now."""
    if waits.number >= len(game.moves):
        raise ArbiterError(f"no move from {waits.stays + 1} on is left in {game.id}")
    return _from(game, events, waits.number, waits.reason)


def _from(game: Game, events: Sequence[Event], number: int, reason: str) -> MovesTakenBack:
    """Withdraw all acts from position `number` on."""
    seat = game.position_at(number).to_act
    assert seat is not None
    return MovesTakenBack(
        seat=seat,
        number=number,
        moves=game.moves[number:],
        since=_played_at(events, number).isoformat(),
        reason=reason,
    )


def restore(game: Game, taken: MovesTakenBack, reason: str) -> MovesRestored:
    """Give back the moves that were withdrawn by `taken`, if the game stands where it did then."""
    if game.before is None or not game.withdrawn or game.withdrawn[-1].body != taken:
        raise ArbiterError(
            f"{game.id} has gone on since: what was withdrawn stays so, and what came later counts"
        )
    return MovesRestored(number=taken.number, moves=taken.moves, reason=reason)


def restore_late(game: Game, waits: RestoreWaits) -> MovesRestored:
    """Give back what was to be when a flag was looked at first, if nothing was played in time."""
    last = game.withdrawn[-1].body if game.withdrawn else None
    if last is None or (last.number, last.moves) != (waits.number, waits.moves):
        raise ArbiterError(f"other moves were withdrawn in {game.id} since")
    return restore(game, last, waits.reason)


def _refuse(contest: Contest, game: Game, events: Sequence[Event]) -> None:
    """Raise ArbiterError for a game in which no move can be withdrawn."""
    if contest.elsewhere.get(game.id):
        raise ArbiterError(f"{game.id} was played elsewhere: no move of it is here")
    if not game.moves:
        raise ArbiterError(f"no move has been made in {game.id}")
    if game.result is None:
        return
    if game.result.is_annulled:
        raise ArbiterError(f"{game.id} was annulled: it counts nowhere, and cannot go on")
    if _is_ruled(events):
        undo = command("undo", contest.id, "NUMBER", "--reason", "TEXT")
        raise ArbiterError(
            f"{game.id} has its result ({game.result.points()}, {game.result.ending}) by a "
            f"ruling: {undo} comes first"
        )
    if gone := [player for player in game.players.values() if player in contest.withdrawn]:
        have = "has" if len(gone) == 1 else "have"
        raise ArbiterError(f"{listed(gone)} {have} left {contest.id}: {game.id} cannot go on")


def _is_ruled(events: Sequence[Event]) -> bool:
    """Whether what gave the game its result last was the arbiter."""
    for event in reversed(events):
        match event.body:
            case Ruled() | ResultCorrected() | Annulled():
                return True
            case TimeForfeited(reason=reason):
                return bool(reason)
            case BoardEnded() | MovePlayed():
                return False
    return False


def _after(game: Game, move: int) -> int:
    """The number of the first position in which move `move` has been made, and no later one."""
    judge, position = game.judge, game.judge.start(game.options)
    plies = [judge.ply(position)]
    for act in game.moves:
        position = judge.after(position, act)
        plies.append(judge.ply(position))
    number = next((at for at, ply in enumerate(plies) if ply > move), None)
    if number is None or number == len(game.moves):
        last = plies[-1] - 1
        raise ArbiterError(f"{game.id} has the moves 1 to {last}: --to names the last that stays")
    if number == 0 and move + 1 != plies[0]:
        set_ = plies[0] - 1
        raise ArbiterError(
            f"move {set_} of {game.id} is set by the rules: --to {set_} takes all others back"
        )
    if plies[number] != move + 1:
        first, last = plies[number - 1] if number else 1, plies[number] - 1
        raise ArbiterError(
            f"the moves {first} to {last} of {game.id} were made at once: --to {first - 1} takes "
            f"all of them back, --to {last} none"
        )
    return number


def _played_at(events: Sequence[Event], number: int) -> datetime:
    """When the act at position `number` came, the last one that did."""
    return next(
        event.at
        for event in reversed(events)
        if isinstance(event.body, MovePlayed) and event.body.number == number
    )
