"""What the arbiter may rule in an event that runs, about games and their time. Pure."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import (
    ADJUDICATION,
    DECISIVE,
    DRAWN,
    TIME,
    WALKOVER,
    WITHDRAWAL,
    agree,
)
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.events.events import BoardEnded, Event, MovePlayed
from corr.tournament.events.events_contest import ResultAssessed, Substituted, Withdrawn
from corr.tournament.events.events_games import (
    PAUSED,
    Annulled,
    ClockExtended,
    ClockStarted,
    ClockStopped,
    GameReopened,
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    ResultCorrected,
    Ruled,
    TakeBackWaits,
    TimeForfeited,
)
from corr.tournament.play.clock import Turn
from corr.tournament.play.game import Game
from corr.tournament.play.state import result_of
from corr.tournament.wording import command, listed

# -- what the arbiter may rule about a game's time, and what is recorded of it ----
# Each function says what is to be recorded, or raises ArbiterError with why it cannot be.


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


# -- which moves the arbiter may withdraw, and what is recorded of it ----
# Each function says what is to be recorded, or raises ArbiterError with why it cannot be.


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


# -- what the arbiter may rule in an event that runs, and what is recorded of it ----
# Each function says what is to be recorded, or raises ArbiterError with why it cannot be.


RULED = (ADJUDICATION, WALKOVER, WITHDRAWAL, TIME)
"""The endings that the arbiter may give a game that goes on."""


def rule(game: Game, result: str, ending: str, reason: str) -> Ruled:
    """End a game that goes on: adjudicated, a walkover, or lost for both (`0-0`)."""
    if game.result is not None:
        if game.result.is_annulled:
            raise ArbiterError(f"{game.id} was annulled: it counts nowhere")
        over = f"{game.id} is over ({game.result.points()}, {game.result.ending})"
        check_result(game, result, ADJUDICATION)
        if result == game.result.points():
            raise ArbiterError(over)
        again = command("event", "correct", game.id, result, "--reason", reason)
        raise ArbiterError(f"{over}: {again} gives it this result")
    if ending not in RULED:
        raise ArbiterError(f"a game is ruled to end by {listed(RULED)}, not by {ending}")
    check_result(game, result, ending)
    return Ruled(result=result, ending=ending, reason=reason)


def correct(game: Game, result: str, ending: str, reason: str) -> ResultCorrected:
    """Give a game that is over another result; without an `ending` the old one, if it fits.

    A game that was annulled counts again.
    """
    if game.result is None:
        check_result(game, result, ADJUDICATION)
        end = command("event", "rule", game.id, result, "--reason", reason)
        raise ArbiterError(f"{game.id} goes on: {end} ends it")
    if not ending:
        fits = not game.result.is_annulled and _agree(result, game.result.ending)
        ending = game.result.ending if fits else ADJUDICATION
    check_result(game, result, ending)
    if (result, ending) == (game.result.points(), game.result.ending):
        raise ArbiterError(f"{game.id} has the result {result} ({ending}) already")
    return ResultCorrected(result=result, ending=ending, reason=reason)


def annul(game: Game, reason: str) -> Annulled:
    """Take a game back, whether it goes on or is over: it counts nowhere any more [T35]."""
    if game.result is not None and game.result.is_annulled:
        raise ArbiterError(f"{game.id} is annulled already")
    return Annulled(reason=reason)


def check_result(game: Game, result: str, ending: str) -> None:
    """Raise ArbiterError if a game cannot have ended so."""
    try:
        result_of(result, ending)
    except ValueError as error:
        raise ArbiterError(f"{game.id}: {error}") from error
    if ending not in DECISIVE | DRAWN | frozenset(RULED):
        known = sorted(DECISIVE | DRAWN | frozenset(RULED))
        raise ArbiterError(f"{game.id}: an ending is one of {', '.join(known)}, not {ending}")
    if not _agree(result, ending):
        raise ArbiterError(f"{game.id}: {result} is no result of a game that ends by {ending}")
    if ending == WALKOVER and game.moves:
        raise ArbiterError(
            f"{game.id}: moves were made, so it is no walkover; rule it `{ADJUDICATION}`"
        )


def _agree(result: str, ending: str) -> bool:
    """Whether an ending can have this result; nobody draws by a walkover."""
    return agree(result, ending) and (result, ending) != ("1/2-1/2", WALKOVER)


def assess(
    contest: Contest, results: Results, game: str, result: str, reason: str
) -> ResultAssessed:
    """Take a game that goes on to have its most probable result at the next draw (R26.5).

    Without a `result` it is not taken to have one any more.
    """
    if contest.spec.system.form != "monrad":
        raise ArbiterError(f"{contest.id}: results are assessed only for the draw of a Monrad")
    if game not in results:
        raise ArbiterError(f"{game} is no game of {contest.id} that counts")
    if results[game].score is not None:
        raise ArbiterError(f"{game} is over: its real result counts")
    try:
        if result:
            result_of(result, ADJUDICATION)
    except ValueError as error:
        raise ArbiterError(f"{game}: {error}") from error
    return ResultAssessed(game=game, result=result, reason=reason)


def drawn_by(contest: Contest, game: Game, reason: str) -> ResultAssessed | None:
    """What keeps a result that is being corrected for the rounds that were drawn by it.

    What a correction changes for those who did better or worse is then evened out (26.5).
    """
    if contest.spec.system.form != "monrad" or game.id in contest.grouped:
        return None
    if game.result is None or game.result.is_annulled or contest.drawn <= game.round:
        return None
    old = game.result.points()
    return ResultAssessed(game=game.id, result=old, reason=reason, used=True)


def withdraw(contest: Contest, player: str, begun: Sequence[str], reason: str) -> Withdrawn:
    """Take a player out of an event; `begun` are their games that have begun (16.2-16.3)."""
    if contest.state == "open":
        if player not in contest.entries:
            raise ArbiterError(f"{player} is not entered in {contest.id}")
        return Withdrawn(player=player, after_round=0, reason=reason)
    _require_present(contest, player)
    games = frozenset(begun)
    rounds = [pairing.round for pairing in contest.pairings if pairing.game in games]
    rounds += [number for number, who in contest.byes if contest.holder(who) == player]
    return Withdrawn(player=player, after_round=max(rounds, default=0), reason=reason)


def substitute(
    contest: Contest, player: str, by: str, games: Sequence[str], level: str, reason: str
) -> Substituted:
    """Let somebody take a player's start number over, with the games that are not over."""
    _require_present(contest, player)
    if by in contest.numbers and contest.numbers[by] != contest.numbers[player]:
        raise ArbiterError(f"{by} plays or has played in {contest.id} under another number")
    return Substituted(player=player, by=by, games=tuple(games), level=level, reason=reason)


def _require_present(contest: Contest, player: str) -> None:
    if contest.state != "running":
        raise ArbiterError(f"{contest.id} is {contest.state}")
    if player not in contest.order:
        raise ArbiterError(f"{player} does not play in {contest.id}")
    if player in contest.withdrawn:
        raise ArbiterError(f"{player} has left {contest.id} already")
