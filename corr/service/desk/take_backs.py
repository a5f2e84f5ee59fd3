"""Moves that the arbiter withdraws, and gives back. One transaction each; both sides are told.

Where a flag had fallen before, and it is not sure whether anybody lost by it, they wait for that.
"""

from corr.errors import ArbiterError
from corr.service.desk.annulments import require_following, set_right
from corr.service.event.rounds import running
from corr.service.letters.event_letters import Act, the_reason
from corr.service.office.office import Office
from corr.service.play.flags import let_wait, refuse_behind_ruling, settled, unsure_flag
from corr.service.play.game_acts import tell_moves
from corr.tournament.contest import rulings, take_backs
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import (
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    TakeBackWaits,
)
from corr.tournament.play.game import Game, Result
from corr.tournament.play.waiting import Waits


def take_back_moves(office: Office, game: str, act: Act, *, to: int | None = None) -> Game:
    """Withdraw what the last seat did in a game, or all that came after move `to`.

    The turn goes on as if it had not come. A game that has ended by what is withdrawn, or since,
    goes on; what follows from results follows anew, as when it is reopened. Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = _settled(office, game, act), the_reason(act)
        contest = running(office, found.event)
        events = office.store.events(game)
        body = take_backs.take_back(contest, found, events, reason, to)
        return _done(office, contest, found, body, act)


def restore_moves(office: Office, game: str, taken: MovesTakenBack, act: Act) -> Game:
    """Give back the moves that were withdrawn last, if nothing was played since.

    The game ends again if it had ended. Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = _settled(office, game, act), the_reason(act)
        contest = running(office, found.event)
        body = take_backs.restore(found, taken, reason)
        return _done(office, contest, found, body, act)


def _settled(office: Office, game: str, act: Act) -> Game:
    found = _the_game(office, game)
    refuse_behind_ruling(found)
    return settled(office, found, act.at)


def _done(
    office: Office,
    contest: Contest,
    found: Game,
    body: MovesTakenBack | MovesRestored,
    act: Act,
) -> Game:
    """Do what was ruled, or let it wait for the look at a flag that fell before."""
    flag = unsure_flag(office, found, act.at)
    if flag is None:
        return _record(office, contest, found, body, act)
    waits: Waits
    if isinstance(body, MovesTakenBack):
        stays = found.judge.ply(found.position_at(body.number)) - 1
        waits = TakeBackWaits(
            seat=flag.seat, due=flag.due, number=body.number, stays=stays, reason=body.reason
        )
    else:
        waits = RestoreWaits(
            seat=flag.seat,
            due=flag.due,
            number=body.number,
            moves=body.moves,
            reason=body.reason,
        )
    return let_wait(office, found, waits, act)


def _record(
    office: Office,
    contest: Contest,
    found: Game,
    body: MovesTakenBack | MovesRestored,
    act: Act,
) -> Game:
    """Write down what was ruled, tell both sides, and draw what follows from another result."""
    kept = rulings.drawn_by(contest, found, the_reason(act))
    if kept is not None:
        office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
    game = office.folder.play(found, [body], at=act.at, cause=act.cause)
    tell_moves(office, found, game, body, act)
    if _changed(found.result, game.result):
        contest = running(office, game.event)
        require_following(office, contest, game.id)
        set_right(office, contest, act, because=game.id)
    return game


def _changed(before: Result | None, after: Result | None) -> bool:
    return (before is None) is not (after is None)


def _the_game(office: Office, game: str) -> Game:
    """A game of a running event that has begun. Raises ArbiterError."""
    found = office.folder.game(game)
    if found is None:
        raise ArbiterError(f"there is no game {game}, or it has not begun")
    running(office, found.event)
    return found
