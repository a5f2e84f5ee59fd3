"""One game: `decide` says what an order leads to, `apply` what an event changes. Both are pure.

`apply` never asks again whether a move was legal: what was accepted stays accepted.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import assert_never

from corr.errors import NotNow, PlayerError
from corr.games.registry import rules_for
from corr.games.rules import Ending, Move, Outcome, Position, Rules, Seat
from corr.tournament import clock as clocks
from corr.tournament.clock import Clock, Terms
from corr.tournament.events import (
    BoardEnded,
    Body,
    ClaimRefused,
    ClockCredited,
    DrawAgreed,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    Event,
    GameBody,
    GameStarted,
    MovePlayed,
    Resigned,
    TimeForfeited,
)
from corr.tournament.orders import (
    AcceptDraw,
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    OfferDraw,
    Play,
    Resign,
)

GameOrder = Play | Resign | OfferDraw | AcceptDraw | DeclineDraw | ClaimWin | ClaimDraw
"""The orders that a game judges; the rest only ask for a letter."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a game ended: `winner` None is a draw, `ending` is the event file's word."""

    winner: Seat | None
    ending: str
    detail: str = ""

    def points(self) -> str:
        """First seat's and second seat's points as the event file writes them."""
        if self.winner is None:
            return "1/2-1/2"
        return "1-0" if self.winner is Seat.FIRST else "0-1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A game as its events left it. `clock` and `position.to_act` agree while it runs.

    `last_moves` are the acts of `last_seat` since the other seat's last act. `noted` are the
    claims that were wrong, and when they came.
    """

    id: str
    event: str
    round: int
    board: int
    rules: str
    options: Mapping[str, str]
    players: Mapping[Seat, str]
    terms: Terms
    draw_min_moves: int
    max_draw_offers: int
    draw_claim_after: int
    position: Position
    moves: tuple[Move, ...]
    last_seat: Seat | None
    last_moves: tuple[Move, ...]
    clock: Clock | None
    draw_offer: Seat | None
    draw_offers: Mapping[Seat, int]
    noted: tuple[tuple[datetime, ClaimRefused], ...]
    result: Result | None
    started_at: datetime
    ended_at: datetime | None
    seq: int

    @property
    def judge(self) -> Rules[Position]:
        """The rules of this game."""
        return rules_for(self.rules)

    @property
    def by_claim(self) -> bool:
        """Whether a win at the board counts only when it is claimed [R6]."""
        return self.options.get("adjudication") == "claim"

    @property
    def draw_claimable(self) -> bool:
        """Whether enough moves are made for a draw to be claimed (renju art. 10.7)."""
        return 0 < self.draw_claim_after < self.judge.ply(self.position)

    def seat_of(self, player: str) -> Seat | None:
        """Where a player sits; None who does not play this game."""
        return next((seat for seat, name in self.players.items() if name == player), None)

    def position_at(self, number: int) -> Position:
        """The position in which act `number` was played, replayed from the start."""
        position = self.judge.start(self.options)
        for move in self.moves[:number]:
            position = self.judge.after(position, move)
        return position


def decide(
    game: Game, seat: Seat, order: GameOrder, *, number: int, at: datetime
) -> tuple[GameBody, ...]:
    """What an order of `seat` that arrived `at` leads to; the letter answers position `number`.

    Raises PlayerError when nothing changes. An order that came after the deadline loses on time
    even if nobody has looked at the clock yet: arrival alone counts.
    """
    if isinstance(order, Play):
        order = _not_repeated(game, seat, order, number)
    if game.result is not None:
        raise NotNow("game_over")
    if (late := forfeit(game, at)) and late.seat is seat:
        return (late,)
    match order:
        case Play():
            return _play(game, seat, order, number)
        case Resign():
            if not order.confirmed:
                raise NotNow("confirm_resign", game=game.id)
            return (Resigned(seat=seat),)
        case OfferDraw():
            raise NotNow("draw_needs_move")
        case AcceptDraw() | DeclineDraw():
            if game.draw_offer is not seat.other:
                raise NotNow("no_draw_offer")
            if number != game.position.number:
                raise NotNow("old_letter", number=number)
            return ((DrawAgreed if isinstance(order, AcceptDraw) else DrawDeclined)(seat=seat),)
        case ClaimWin():
            return (_claim(game, seat, order.kind, number),)
        case ClaimDraw():
            return (_claim_draw(game, seat, number),)
        case _:
            assert_never(order)


def forfeit(game: Game, at: datetime) -> TimeForfeited | None:
    """The loss on time that has happened by `at`, if any (renju art. 9.4)."""
    if game.result is not None or game.clock is None or at <= game.clock.due:
        return None
    return TimeForfeited(seat=game.clock.seat, due=game.clock.due.isoformat())


def _not_repeated(game: Game, seat: Seat, order: Play, number: int) -> Play | ClaimWin:
    """The order, or what it claims if its acts were played before.

    Raises for the same acts at the same position again, even if the game is over by now.
    """
    if number >= game.position.number:
        return order
    then = game.position_at(number)
    moves = _readable(game, then, order.text) if then.to_act is seat else ()
    played = number + len(moves)
    if not moves or moves != game.moves[number:played]:
        return order
    refused = ClaimRefused(seat=seat, kind=order.claim, number=played)
    if order.claim and game.by_claim and game.result is None and not _is_noted(game, refused):
        return ClaimWin(line=order.line, game=order.game, kind=order.claim)
    raise NotNow("already_played", move=", ".join(moves))


def _readable(game: Game, position: Position, text: str) -> tuple[Move, ...]:
    try:
        return game.judge.read(position, text)
    except PlayerError:
        return ()


def _play(game: Game, seat: Seat, order: Play, number: int) -> tuple[GameBody, ...]:
    """The move, with what is offered or claimed together with it.

    A claim is tried before the move, which is then not played, and after it (art. 9.5).
    """
    if right := _right_claim(game, game.position, seat, order.claim):
        return (right,)
    moves = _legal(game, seat, order, number)
    position, bodies = game.position, list[GameBody]()
    for move in moves:
        bodies.append(MovePlayed(seat=seat, number=position.number, move=move))
        position = game.judge.after(position, move)
    if right := _right_claim(game, position, seat, order.claim):
        return (*bodies, right)
    _refuse_early_passes(game, position)
    if position.outcome is not None:
        return (*bodies, _ended(position.outcome))
    if order.draw:
        _refuse_offer(game, seat, moves, position)
        bodies.append(DrawOffered(seat=seat))
    if order.claim and game.by_claim:
        bodies.append(ClaimRefused(seat=seat, kind=order.claim, number=position.number))
    return tuple(bodies)


def _legal(game: Game, seat: Seat, order: Play, number: int) -> tuple[Move, ...]:
    """The acts of an order, which is to the present position and from the seat to act."""
    if number != game.position.number:
        raise NotNow("old_letter", number=number)
    if game.position.to_act is not seat:
        raise NotNow("not_your_turn")
    due = game.judge.ply(game.position)
    if order.number not in (None, due):
        raise NotNow("wrong_number", found=order.number, expected=due)
    return game.judge.read(game.position, order.text)


def _refuse_early_passes(game: Game, after: Position) -> None:
    """Art. 10.6: no draw by two passes before the event's move."""
    passes = after.outcome is not None and after.outcome.ending is Ending.PASSES
    if passes and game.judge.ply(game.position) < game.draw_min_moves:
        raise NotNow("draw_too_early", move=game.draw_min_moves)


def _refuse_offer(game: Game, seat: Seat, moves: tuple[Move, ...], after: Position) -> None:
    """An offer goes with a move that passes the turn (10.5), not too early (10.6) or often.

    Choosing a colour is no move. `keep i7, h5` is move 6, though move 5 was due before it.
    """
    made = [
        game.judge.stones(all_moves, seat, game.options)
        for all_moves in (game.moves, game.moves + moves)
    ]
    if after.to_act is seat or made[0] == made[1]:
        raise NotNow("draw_needs_move")
    last = max(game.judge.ply(game.position), game.judge.ply(after) - 1)
    if last < game.draw_min_moves:
        raise NotNow("draw_too_early", move=game.draw_min_moves)
    if game.draw_offers[seat] >= game.max_draw_offers:
        raise NotNow("draw_offers_spent", limit=game.max_draw_offers)


def _ended(outcome: Outcome) -> BoardEnded:
    return BoardEnded(winner=outcome.winner, ending=outcome.ending.value, detail=outcome.detail)


_TRIED = {"five": ("five",), "forbidden": ("forbidden",), "win": ("five", "forbidden")}


def _claim(game: Game, seat: Seat, kind: str, number: int) -> GameBody:
    """What a claim alone leads to; a right one counts from whatever letter it comes (9.5–9.7)."""
    if not game.by_claim:
        raise NotNow("claims_automatic")
    if right := _right_claim(game, game.position, seat, kind):
        return right
    _refuse_unaware(game, seat, number)
    refused = ClaimRefused(seat=seat, kind=kind, number=game.position.number)
    if _is_noted(game, refused):
        raise NotNow("claim_refused", kind=kind)
    return refused


def _right_claim(game: Game, position: Position, seat: Seat, kind: str) -> BoardEnded | None:
    """How a claim ends the game, None if it is wrong or wins are not claimed here."""
    if not kind or not game.by_claim:
        return None
    if kind == "named":
        raise NotNow("claim_plainly")
    outcomes = (game.judge.claim(position, seat, one) for one in _TRIED[kind])
    return next((_ended(outcome) for outcome in outcomes if outcome), None)


def _is_noted(game: Game, refused: ClaimRefused) -> bool:
    return refused in (noted for _, noted in game.noted)


def _claim_draw(game: Game, seat: Seat, number: int) -> DrawClaimed:
    if not game.draw_claim_after:
        raise NotNow("no_draw_claim")
    _refuse_unaware(game, seat, number)
    if not game.draw_claimable:
        raise NotNow("draw_claim_too_early", move=game.draw_claim_after)
    return DrawClaimed(seat=seat)


def _refuse_unaware(game: Game, seat: Seat, number: int) -> None:
    """Raise for a letter whose writer may not know of the other seat's last act."""
    own = len(game.last_moves) if game.last_seat is seat else 0
    if not game.position.number - own <= number <= game.position.number:
        raise NotNow("old_letter", number=number)


def fold(events: Iterable[Event], game: Game | None = None) -> Game | None:
    """The game after its events, from the beginning or from an earlier fold."""
    for event in events:
        game = apply(game, event)
    return game


def apply(game: Game | None, event: Event) -> Game:
    """The game after one more event. Never raises for events that `decide` made."""
    body: Body = event.body
    if game is None:
        assert isinstance(body, GameStarted)
        return _started(event, body)
    game = replace(game, seq=event.seq)
    match body:
        case MovePlayed():
            return _moved(game, body, event.at)
        case DrawOffered():
            offers = {**game.draw_offers, body.seat: game.draw_offers[body.seat] + 1}
            return replace(game, draw_offer=body.seat, draw_offers=offers)
        case DrawDeclined():
            return replace(game, draw_offer=None)
        case BoardEnded():
            result = Result(winner=body.winner, ending=body.ending, detail=body.detail)
            return _over(game, result, event.at)
        case Resigned():
            return _over(game, Result(winner=body.seat.other, ending="resign"), event.at)
        case DrawAgreed():
            return _over(game, Result(winner=None, ending="agreement"), event.at)
        case DrawClaimed():
            return _over(game, Result(winner=None, ending="draw_claim"), event.at)
        case ClaimRefused():
            return replace(game, noted=(*game.noted, (event.at, body)))
        case ClockCredited():
            return _credited(game, body)
        case TimeForfeited():
            # The game ended when the time was up, not when somebody noticed.
            due = datetime.fromisoformat(body.due)
            return _over(game, Result(winner=body.seat.other, ending="time"), due)
        case _:
            return game


def _started(event: Event, body: GameStarted) -> Game:
    terms = Terms(per_move=timedelta(seconds=body.per_move), reminders=body.reminders)
    position = rules_for(body.rules).start(body.options)
    assert position.to_act is not None
    return Game(
        id=event.stream,
        event=body.event,
        round=body.round,
        board=body.board,
        rules=body.rules,
        options=body.options,
        players={Seat.FIRST: body.first, Seat.SECOND: body.second},
        terms=terms,
        draw_min_moves=body.draw_min_moves,
        max_draw_offers=body.max_draw_offers,
        draw_claim_after=body.draw_claim_after,
        position=position,
        moves=(),
        last_seat=None,
        last_moves=(),
        clock=clocks.start(terms, position.to_act, event.at),
        draw_offer=None,
        draw_offers={Seat.FIRST: 0, Seat.SECOND: 0},
        noted=(),
        result=None,
        started_at=event.at,
        ended_at=None,
        seq=event.seq,
    )


def _moved(game: Game, body: MovePlayed, at: datetime) -> Game:
    move = Move(body.move)
    position = game.judge.after(game.position, move)
    clock = game.clock
    if clock is not None and position.to_act is not None and position.to_act is not clock.seat:
        clock = clocks.start(game.terms, position.to_act, at)
    before = game.last_moves if game.last_seat is body.seat else ()
    return replace(
        game,
        position=position,
        moves=(*game.moves, move),
        last_seat=body.seat,
        last_moves=(*before, move),
        draw_offer=None if game.draw_offer is body.seat.other else game.draw_offer,
        clock=clock,
    )


def _credited(game: Game, body: ClockCredited) -> Game:
    if game.clock is None or (game.clock.seat, game.position.number) != (body.seat, body.number):
        return game
    return replace(game, clock=clocks.credited(game.clock, timedelta(seconds=body.seconds)))


def _over(game: Game, result: Result, at: datetime) -> Game:
    return replace(game, result=result, ended_at=at, clock=None, draw_offer=None)
