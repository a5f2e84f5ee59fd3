"""One game: `decide` says what an order leads to, `apply` what an event changes. Both are pure.

`apply` never asks again whether a move was legal: what was accepted stays accepted.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from corr.errors import NotNow, PlayerError
from corr.games.rules import Ending, Move, Position, Seat, seat_or_none
from corr.tournament.events.events import (
    ClaimRefused,
    GameBody,
    IfsCancelled,
    IfsDropped,
    IfsEntered,
    MovePlayed,
    NoteKept,
    Resigned,
)
from corr.tournament.events.events_dice import OrdersGiven
from corr.tournament.events.events_games import (
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    TimeForfeited,
)
from corr.tournament.play.breaks import BREAK, NO_BREAK, asked
from corr.tournament.play.claims import (
    ask_clock,
    claim_draw,
    claim_line,
    claim_time,
    claim_win,
    ended,
    is_noted,
    refuse_unaware,
    right_claim,
)
from corr.tournament.play.clock import BEGIN
from corr.tournament.play.orders import (
    AcceptDraw,
    AskClock,
    BoardOrder,
    Branch,
    CancelIfs,
    ClaimDraw,
    ClaimLine,
    ClaimTime,
    ClaimWin,
    DeclineDraw,
    Note,
    OfferDraw,
    Play,
    PlayIf,
    Resign,
    Undo,
    packed,
)
from corr.tournament.play.state import Game, Result, apply, fold

__all__ = [
    "Game",
    "Result",
    "answer_in_advance",
    "apply",
    "decide",
    "enter_behind",
    "fold",
    "forfeit",
    "match_lost",
    "over",
]

_ENDING = (Resign, AcceptDraw, ClaimWin, ClaimDraw)
LONGEST_NOTE = 300
"""How many characters of a note are kept."""


def decide(
    game: Game, seat: Seat, order: BoardOrder | Note, *, number: int, at: datetime
) -> tuple[GameBody, ...]:
    """What an order of `seat` that arrived `at` leads to; the letter answers position `number`.

    Raises PlayerError when nothing changes. An order that came after the deadline loses on time
    even if nobody has looked at the clock yet: arrival alone counts. So does the other seat lose
    whose time was over before an order that would end the game.
    """
    if isinstance(order, Note):
        return _note(game, seat, order)
    if isinstance(order, Play):
        order = _not_repeated(game, seat, order, number)
    if game.result is not None:
        raise over(game)
    if game.called and not _despite_a_call(game, order):
        raise NotNow("director_called")
    if (late := forfeit(game, at)) and (late.seat is seat or may_end(order)):
        return (late,)
    match order:
        case Play() if kind := _kind(game, order.text):
            return _beside_the_board(game, seat, order, kind)
        case Play():
            return _play(game, seat, order, number)
        case Resign():
            if not order.confirmed:
                code = "confirm_concede" if game.judge.of_itself else "confirm_resign"
                raise NotNow(code, game=game.id)
            return (Resigned(seat=seat),)
        case OfferDraw():
            _refuse_draw(game, game.position)
            raise NotNow("draw_needs_move")
        case AcceptDraw() | DeclineDraw():
            if game.draw_offer is not seat.other:
                raise NotNow("no_draw_offer")
            if number != game.position.number:
                raise NotNow("old_letter", ply=game.judge.ply(game.position))
            return ((DrawAgreed if isinstance(order, AcceptDraw) else DrawDeclined)(seat=seat),)
        case ClaimWin():
            return (claim_win(game, seat, order.kind, number),)
        case ClaimLine():
            return (claim_line(game, seat, order.text, number),)
        case ClaimDraw():
            return (claim_draw(game, seat, number),)
        case PlayIf():
            return (_enter_ifs(game, seat, order, number),)
        case CancelIfs():
            if seat not in game.ifs:
                raise NotNow("no_ifs")
            return (IfsCancelled(seat=seat),)
        case Undo():
            raise NotNow("no_undo")
        case ClaimTime():
            return (claim_time(game, seat, at),)
        case AskClock():
            return (ask_clock(game, seat),)
        case _:
            assert_never(order)


def _kind(game: Game, text: str) -> str:
    """What a line is in this game that is no act at the board, as `OfItself.kind` tells."""
    itself = game.judge.of_itself
    return itself.kind(text) if itself else ""


def _despite_a_call(game: Game, order: BoardOrder) -> bool:
    """Whether an order is taken while the director has to answer: it is no act at the board."""
    if isinstance(order, Play):
        return bool(_kind(game, order.text))
    return isinstance(order, Resign | CancelIfs)


def _beside_the_board(game: Game, seat: Seat, order: Play, kind: str) -> tuple[GameBody, ...]:
    """A standing order, or the wish to give up the match; it may come in anybody's turn."""
    itself = game.judge.of_itself
    assert itself is not None
    if kind == "concede":
        raise NotNow("confirm_concede", game=game.id)
    if kind in (BREAK, NO_BREAK):
        allowed = game.options.get("breaks") == "true"
        return (asked(game.breaks, seat, kind, itself.breaks(game.options), allowed=allowed),)
    orders = itself.ordered(game.position, seat, game.orders.get(seat, ()), order.text)
    return () if orders is None else (OrdersGiven(seat=seat, orders=orders),)


def may_end(order: BoardOrder | Note) -> bool:
    """Whether an order of a seat whose turn it is not may end the game.

    It comes to nothing once the other seat has lost on time. A move may by the claim with it.
    """
    return isinstance(order, _ENDING) or (isinstance(order, Play) and bool(order.claim))


def answer_in_advance(game: Game, at: datetime) -> tuple[GameBody, ...]:
    """What the seat to act had entered for the answer that has just come `at`; () for nothing.

    It is judged now, as if a letter with it had come at this moment. What cannot be played is
    dropped, with all that hangs on it. The answer to it may have been entered too: ask again.
    """
    seat = seat_or_none(game.position.to_act)
    if game.result is not None or seat is None or seat not in game.ifs:
        return ()
    dropped = partial(IfsDropped, seat=seat, number=game.position.number)
    if game.draw_offer is seat.other:
        return (dropped(why="draw_offered"),)
    branch = game.fitting(seat)
    if branch is None:
        return (dropped(why="deviated"),)
    order = Play(line=branch.then, text=branch.then)
    try:
        bodies = decide(game, seat, order, number=game.position.number, at=at)
    except PlayerError as error:
        return (dropped(why=error.code, move=branch.then),)
    return _in_advance(game, seat, bodies, more=bool(branch.branches))


def _in_advance(
    game: Game, seat: Seat, bodies: Sequence[GameBody], *, more: bool
) -> tuple[GameBody, ...]:
    """What a move in advance leads to; what follows it is dropped if the turn has not passed."""
    position, marked = game.position, list[GameBody]()
    for body in bodies:
        if isinstance(body, MovePlayed):
            position = game.judge.after(position, Move(body.move))
            body = replace(body, in_advance=True)
        marked.append(body)
    if more and position.to_act is seat:
        why = "ifs_need_move"
        marked.append(IfsDropped(seat=seat, number=position.number, why=why))
    return tuple(marked)


def forfeit(game: Game, at: datetime) -> TimeForfeited | None:
    """The loss on time that has happened by `at`, if any (renju art. 9.4).

    Who cannot be reached loses nothing: their clock stands still. Nor does anybody where the time
    has to be claimed and was not, or where the arbiter decides.
    """
    clock, lost_at = game.clock, game.times.lost_at
    if game.result is not None or clock is None or lost_at is None or at <= lost_at:
        return None
    claimed = "" if lost_at == clock.due else lost_at.isoformat()
    return TimeForfeited(
        seat=clock.seat, due=clock.due.isoformat(), claimed=claimed, match=match_lost(game)
    )


def match_lost(game: Game) -> str:
    """The game, if its turn is limited by the time to begin the match (P§17.2); else ""."""
    return game.id if game.clock is not None and game.clock.limit == BEGIN else ""


def over(game: Game) -> NotNow:
    """Why nothing can be done in a game that has ended."""
    taken_back = game.result is not None and game.result.is_annulled
    return NotNow("game_annulled" if taken_back else "game_over")


def _note(game: Game, seat: Seat, order: Note) -> tuple[NoteKept, ...]:
    """A private note, at any time and each only once."""
    text = order.text.strip()[:LONGEST_NOTE].rstrip()
    kept = NoteKept(seat=seat, number=game.position.number, text=text)
    return (kept,) if text and kept not in game.notes[seat] else ()


def enter_behind(game: Game, seat: Seat, order: PlayIf) -> IfsEntered:
    """Acts in advance of a letter after whose move the opponent has acted without being asked.

    They are about that, though it is the writer's turn again. Raises NotNow as `decide` does.
    """
    _refuse_conditions(game, seat, order.branches, next_act=False)
    branches = packed(order.branches)
    return IfsEntered(seat=seat, number=game.position.number, branches=branches)


def _refuse_conditions(
    game: Game, seat: Seat, branches: Sequence[Branch], *, next_act: bool
) -> None:
    """Raise NotNow for acts in advance that cannot be, in a game that says so of them."""
    if (itself := game.judge.of_itself) is None:
        return
    for one in branches:
        itself.refuse_condition(game.position, seat, one.reply, one.then, next_act=next_act)
        _refuse_conditions(game, seat, one.branches, next_act=False)


def _enter_ifs(game: Game, seat: Seat, order: PlayIf, number: int) -> IfsEntered:
    """Moves in advance; whether they can be played is asked when they are (product.md §2)."""
    if game.position.to_act is seat:
        raise NotNow("if_own_turn" if game.judge.of_itself else "ifs_need_move")
    _refuse_conditions(game, seat, order.branches, next_act=True)
    # Nobody was told of the half of an answer that leaves the turn with the opponent.
    half = len(game.last_moves) if game.last_seat is seat.other else 0
    if number != game.position.number - half:
        refuse_unaware(game, seat, number)
    number = game.position.number
    return IfsEntered(seat=seat, number=number, branches=packed(order.branches))


def _not_repeated(game: Game, seat: Seat, order: Play, number: int) -> Play | ClaimWin:
    """The order, or what it claims if its acts were played before.

    Raises for the same acts at the same position again, even if the game is over by now; what
    answers our receipt may be any of the acts of the turn that has just passed.
    """
    now, starts = game.position.number, [number]
    if number >= now:
        mine = game.last_seat is seat and game.position.to_act is not seat
        claims = bool(order.claim) and game.by_claim
        again = mine and number == now and game.result is None and not claims
        starts = list(range(now - len(game.last_moves), now)) if again else []
    for start in starts:
        then = game.position_at(start)
        moves = _readable(game, then, order.text) if then.to_act is seat else ()
        made = game.moves[start : start + len(moves)]
        said = [game.judge.resent(*both) for both in zip(moves, made, strict=False)]
        if not moves or len(made) < len(moves) or not all(said):
            continue
        if number == now and order.number not in (None, game.judge.ply(then)):
            continue
        refused = ClaimRefused(seat=seat, kind=order.claim, number=start + len(moves))
        if order.claim and game.by_claim and game.result is None and not is_noted(game, refused):
            return ClaimWin(line=order.line, game=order.game, kind=order.claim)
        ply = game.judge.ply(then) if any(map(game.judge.moves_in, moves)) else 0
        turn = game.times.turn_at(start)
        played = turn.until if turn else None
        if other := next((one for one in said if one != "already_played"), ""):
            raise NotNow(other, move=", ".join(made))
        raise NotNow("already_played", move=", ".join(made), ply=ply, played=played)
    return order


def _readable(game: Game, position: Position, text: str) -> tuple[Move, ...]:
    try:
        return game.judge.read(position, text)
    except PlayerError:
        return ()


def _play(game: Game, seat: Seat, order: Play, number: int) -> tuple[GameBody, ...]:
    """The move, with what is offered or claimed together with it.

    A claim is tried before the move, which is then not played, and after it (art. 9.5).
    """
    if right := right_claim(game, game.position, seat, order.claim):
        return (right,)
    moves = _legal(game, seat, order, number)
    position, bodies = game.position, list[GameBody]()
    for move in moves:
        bodies.append(MovePlayed(seat=seat, number=position.number, move=move))
        position = game.judge.after(position, move)
    if right := right_claim(game, position, seat, order.claim):
        return (*bodies, right)
    _refuse_early_passes(game, position)
    if position.outcome is not None:
        return (*bodies, ended(position.outcome))
    if order.draw:
        _refuse_offer(game, seat, moves, position)
        bodies.append(DrawOffered(seat=seat))
    if order.claim and game.by_claim:
        bodies.append(ClaimRefused(seat=seat, kind=order.claim, number=position.number))
    return tuple(bodies)


def _legal(game: Game, seat: Seat, order: Play, number: int) -> tuple[Move, ...]:
    """The acts of an order, which is to the present position and from the seat to act."""
    if number != game.position.number:
        raise NotNow("old_letter", ply=game.judge.ply(game.position))
    if game.position.to_act is not seat:
        raise NotNow("not_your_turn")
    due = game.judge.ply(game.position)
    if order.number not in (None, due):
        code = "wrong_number" if game.judge.of_itself is None else "wrong_roll_number"
        raise NotNow(code, found=order.number, expected=due)
    return game.judge.read(game.position, order.text)


def _refuse_early_passes(game: Game, after: Position) -> None:
    """Art. 10.6: no draw by two passes before the event's move."""
    passes = after.outcome is not None and after.outcome.ending is Ending.PASSES
    if passes and game.judge.ply(game.position) < game.draw_min_moves:
        raise NotNow("draw_too_early", move=game.draw_min_moves)


NO_OFFER = (
    "no_agreed_draws",
    "no_draw_in_opening",
    "draw_needs_move",
    "draw_too_early",
    "draw_offers_spent",
)
"""Why a draw may not be offered with a move that can be played; the move does without."""


def _refuse_draw(game: Game, position: Position) -> None:
    """Where a game or its event knows no draw by agreement, or not yet."""
    if not game.judge.draws(game.options):
        raise NotNow("no_agreed_draws")
    if game.result is None and not game.judge.may_offer(position):
        raise NotNow("no_draw_in_opening")


def _refuse_offer(game: Game, seat: Seat, moves: tuple[Move, ...], after: Position) -> None:
    """An offer goes with a move that passes the turn (10.5), not too early (10.6) or often.

    Choosing a colour is no move. `keep i7, h5` is move 6, though move 5 was due before it.
    """
    position = game.position
    for move in moves[:-1]:
        position = game.judge.after(position, move)
    _refuse_draw(game, position)
    if after.to_act is seat or not any(map(game.judge.moves_in, moves)):
        raise NotNow("draw_needs_move")
    last = max(game.judge.ply(game.position), game.judge.ply(after) - 1)
    if last < game.draw_min_moves:
        raise NotNow("draw_too_early", move=game.draw_min_moves)
    if game.draw_offers[seat] >= game.max_draw_offers:
        raise NotNow("draw_offers_spent", limit=game.max_draw_offers)
