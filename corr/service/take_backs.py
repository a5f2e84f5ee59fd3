"""Moves that the arbiter withdraws, and gives back. One transaction each; both sides are told."""

from corr.errors import ArbiterError
from corr.games.rules import Move, Seat
from corr.mail.letter import Happening
from corr.service.annulments import require_following, set_right
from corr.service.event_letters import Act, send_news, the_reason
from corr.service.flags import settled
from corr.service.office import Office
from corr.service.rounds import running
from corr.tournament import rulings, take_backs
from corr.tournament.contest import Contest
from corr.tournament.events import MovesRestored, MovesTakenBack
from corr.tournament.game import Game, Result


def take_back_moves(office: Office, game: str, act: Act, *, to: int | None = None) -> Game:
    """Withdraw what the last seat did in a game, or all that came after move `to`.

    The turn goes on as if it had not come. A game that has ended by what is withdrawn, or since,
    goes on; what follows from results follows anew, as when it is reopened. Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = settled(office, _the_game(office, game), act.at), the_reason(act)
        contest = running(office, found.event)
        events = office.store.events(game)
        body = take_backs.take_back(contest, found, events, reason, to)
        return _record(office, contest, found, body, act)


def restore_moves(office: Office, game: str, taken: MovesTakenBack, act: Act) -> Game:
    """Give back the moves that were withdrawn last, if nothing was played since.

    The game ends again if it had ended. Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = _the_game(office, game), the_reason(act)
        contest = running(office, found.event)
        return _record(office, contest, found, take_backs.restore(found, taken, reason), act)


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
    for seat in Seat:
        send_news(office, game, seat, _kind(game, seat), act, _told(found, game, body, seat))
    if _changed(found.result, game.result):
        contest = running(office, game.event)
        require_following(office, contest, game.id)
        set_right(office, contest, act, because=game.id)
    return game


def _told(
    before: Game, after: Game, body: MovesTakenBack | MovesRestored, seat: Seat
) -> Happening:
    code = "moves_taken_back" if isinstance(body, MovesTakenBack) else "moves_restored"
    first = before if isinstance(body, MovesTakenBack) else after
    params: dict[str, object] = {
        "first": before.judge.ply(first.position_at(body.number)),
        "moves": tuple(map(Move, body.moves)),
        "yours": after.clock is not None and after.clock.seat is seat,
        "over": before.result is not None if first is before else after.result is not None,
        "reason": body.reason,
    }
    return Happening(code=code, params=params)


def _kind(game: Game, seat: Seat) -> str:
    if game.result is not None:
        return "game_over"
    return "your_move" if game.position.to_act is seat else "receipt"


def _changed(before: Result | None, after: Result | None) -> bool:
    return (before is None) is not (after is None)


def _the_game(office: Office, game: str) -> Game:
    """A game of a running event that has begun. Raises ArbiterError."""
    found = office.folder.game(game)
    if found is None:
        raise ArbiterError(f"there is no game {game}, or it has not begun")
    running(office, found.event)
    return found
