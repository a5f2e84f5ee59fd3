"""The orders of one letter for one game, judged one by one; each stands or falls alone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from corr.errors import IllegalMove, MailError, NotAMove, NotNow, PlayerError
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.service.case import Case
from corr.service.credit import credit
from corr.tournament.events import ClaimRefused, DrawClaimed, GameBody
from corr.tournament.game import Game, decide, forfeit
from corr.tournament.orders import (
    ClaimDraw,
    ClaimWin,
    DeclineDraw,
    Help,
    Order,
    Play,
    Show,
    Unsupported,
    both_claims,
)

_NEEDLESS = {"claim time": "time_automatic"}
"""Orders that this version cannot carry out and that nobody needs, and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a letter's orders for a game came to; `before` is the game as the letter found it."""

    seat: Seat
    before: Game
    game: Game
    bodies: tuple[GameBody, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    shows: bool = False

    @property
    def news(self) -> tuple[GameBody, ...]:
        """What changed the game: a claim that was wrong is only noted."""
        return tuple(body for body in self.bodies if not isinstance(body, ClaimRefused))


def judge(case: Case, game: Game, seat: Seat, orders: Sequence[Order], *, number: int) -> Verdict:
    """Carry out the orders that can be, append their events, and name what could not be.

    `number` is the position that the letter answers; acts that it gets accepted move it on.
    Raises MailError if the arbiter must first look at an earlier letter of the player's.
    """
    _wait_for_the_arbiter(case, game, seat)
    folder, letter = case.office.folder, case.letter
    before, bodies, refusals = game, list[GameBody](), list[Refusal]()
    lines = tuple(order.line for order in orders if isinstance(order, Play))
    for order in _in_turn(game, orders):
        if isinstance(order, Show | Help) or _is_done(order, before, game, bodies):
            continue
        try:
            if isinstance(order, Unsupported):
                raise _unsupported(order)
            led_to = decide(game, seat, order, number=number, at=letter.arrived)
        except PlayerError as error:
            refusals.append(_refusal(order, error, lines))
            continue
        game = folder.play(game, led_to, at=letter.arrived, cause=letter.key)
        number = game.position.number
        bodies.extend(led_to)
        refusals.extend(_wrong_claims(order, led_to, game))
    credited = credit(game, letter.arrived, case.at) if game.clock != before.clock else ()
    if credited:
        game = folder.play(game, credited, at=case.at, cause=letter.key)
        bodies.extend(credited)
    return Verdict(
        seat=seat,
        before=before,
        game=game,
        bodies=tuple(bodies),
        refusals=tuple(refusals),
        shows=any(isinstance(order, Show) for order in orders),
    )


def _is_done(order: Order, before: Game, game: Game, bodies: Sequence[GameBody]) -> bool:
    """Whether what came before it in the letter has made an order needless.

    A move declines a draw (art. 10.5); after the end nothing is claimed, and after a draw that
    was claimed nothing is played.
    """
    if isinstance(order, DeclineDraw):
        return bool(bodies) and before.draw_offer is not None
    if before.result is not None or game.result is None:
        return False
    drawn = any(isinstance(body, DrawClaimed) for body in bodies)
    return isinstance(order, ClaimWin | ClaimDraw) or (drawn and isinstance(order, Play))


def _unsupported(order: Unsupported) -> NotNow:
    if order.order in _NEEDLESS:
        return NotNow(_NEEDLESS[order.order])
    return NotNow("unsupported_order", order=order.order)


def _refusal(order: Order, error: PlayerError, lines: tuple[str, ...]) -> Refusal:
    """Why an order is refused; `lines` are those that should make up the one move of a letter."""
    unreadable = isinstance(order, Play) and isinstance(error, NotAMove | IllegalMove)
    if unreadable and len(lines) > 1:
        return Refusal(line=lines[0], code="unclear", params={"readings": lines})
    return Refusal(line=order.line, code=error.code, params=error.params)


def _wrong_claims(order: Order, led_to: Sequence[GameBody], game: Game) -> list[Refusal]:
    """What is to be said about a claim, though its move may have been played."""
    refused = [
        Refusal(line=order.line, code="claim_refused", params={"kind": body.kind})
        for body in led_to
        if isinstance(body, ClaimRefused)
    ]
    needless = isinstance(order, Play) and order.claim and not game.by_claim
    if needless and game.result is None:
        refused.append(Refusal(line=order.line, code="claims_automatic", params={}))
    return refused


def _wait_for_the_arbiter(case: Case, game: Game, seat: Seat) -> None:
    """A letter that is late is set aside while one that was in time has been set aside."""
    late = forfeit(game, case.letter.arrived)
    if late is not None and late.seat is seat and game.clock is not None:
        due = game.clock.due
        if case.office.store.has_set_aside(game.players[seat], due):
            raise MailError("after_one_set_aside")


def judge_named(case: Case, player: str, name: str, orders: Sequence[Order]) -> Verdict | Refusal:
    """Orders for a game that the letter only names; a move must give its number.

    The letter's tag proves the player, so it stands for their other games too, as long as the
    position is the one that the player has in mind.
    """
    game = case.office.folder.game(name)
    seat = game.seat_of(player) if game else None
    if game is None or seat is None:
        return Refusal(line=orders[0].line, code="unknown_game", params={"game": name})
    lost: list[Order] = [one for one in orders if isinstance(one, Play) and one.number is None]
    if lost:  # what is claimed with a move stands and falls with it
        lost += [one for one in orders if isinstance(one, ClaimWin)]
    numbered = [one for one in orders if one not in lost]
    verdict = judge(case, game, seat, numbered, number=game.position.number)
    asked = tuple(Refusal(line=one.line, code="untagged", params={}) for one in lost)
    return replace(verdict, refusals=(*verdict.refusals, *asked))


def _in_turn(game: Game, orders: Sequence[Order]) -> list[Order]:
    """The orders as they are judged: a win is claimed first, a draw before a move if it can be.

    If it cannot, the move may be the one after which it can.
    """
    joined = _as_one(orders)
    claims = [one for one in joined if isinstance(one, ClaimDraw)]
    others = [one for one in joined if not isinstance(one, ClaimDraw)]
    wins = any(
        isinstance(one, ClaimWin) or (isinstance(one, Play) and one.claim) for one in others
    )
    return [*claims, *others] if game.draw_claimable and not wins else [*others, *claims]


def _as_one(orders: Sequence[Order]) -> list[Order]:
    """The orders, all acts of the letter (three stones, a colour and a move) and what it claims
    to have won made into one order, which stands where the first of them stood.
    """
    parts = [order for order in orders if isinstance(order, Play | ClaimWin)]
    if len(parts) < 2:
        return list(orders)
    at = orders.index(parts[0])
    rest = [order for order in orders if order not in parts]
    return [*rest[:at], _joined(parts), *rest[at:]]


def _joined(parts: Sequence[Play | ClaimWin]) -> Play | ClaimWin:
    line, game = " / ".join(part.line for part in parts), parts[0].game
    claims = [part.claim if isinstance(part, Play) else part.kind for part in parts]
    claim = reduce(both_claims, claims)
    plays = [part for part in parts if isinstance(part, Play)]
    if not plays:
        return ClaimWin(line=line, game=game, kind=claim)
    text, draw = ", ".join(play.text for play in plays), any(play.draw for play in plays)
    return Play(line=line, game=game, text=text, number=plays[0].number, draw=draw, claim=claim)
