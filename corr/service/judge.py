"""The orders of one letter for one game, judged one by one; each stands or falls alone."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from corr.errors import MailError, NotNow, PlayerError
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.service.case import Case
from corr.service.credit import credit
from corr.tournament.events import GameBody
from corr.tournament.game import Game, decide, forfeit
from corr.tournament.orders import DeclineDraw, Help, Order, Play, Show, Unsupported


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a letter's orders for a game came to; `before` is the game as the letter found it."""

    seat: Seat
    before: Game
    game: Game
    bodies: tuple[GameBody, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    shows: bool = False


def judge(case: Case, game: Game, seat: Seat, orders: Sequence[Order], *, number: int) -> Verdict:
    """Carry out the orders that can be, append their events, and name what could not be.

    `number` is the position that the letter answers; acts that it gets accepted move it on.
    Raises MailError if the arbiter must first look at an earlier letter of the player's.
    """
    _wait_for_the_arbiter(case, game, seat)
    folder, letter = case.office.folder, case.letter
    before, bodies, refusals = game, list[GameBody](), list[Refusal]()
    plays = [order for order in orders if isinstance(order, Play)]
    if len(plays) > 1:
        whole = _as_one(game, seat, plays, number)
        rest = [order for order in orders if not isinstance(order, Play)]
        if whole is None:
            lines = tuple(play.line for play in plays)
            refusals.append(Refusal(line=lines[0], code="unclear", params={"readings": lines}))
        orders = [*([whole] if whole else []), *rest]
    for order in orders:
        if isinstance(order, Show | Help) or _is_done(order, before, bodies):
            continue
        try:
            if isinstance(order, Unsupported):
                raise NotNow("unsupported_order", order=order.order)
            led_to = decide(game, seat, order, number=number, at=letter.arrived)
        except PlayerError as error:
            refusals.append(Refusal(line=order.line, code=error.code, params=error.params))
            continue
        game = folder.play(game, led_to, at=letter.arrived, cause=letter.key)
        number = game.position.number
        bodies.extend(led_to)
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


def _is_done(order: Order, before: Game, bodies: Sequence[GameBody]) -> bool:
    """Whether the move in the same letter has declined the draw already (art. 10.5)."""
    return isinstance(order, DeclineDraw) and bool(bodies) and before.draw_offer is not None


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
    numbered = [one for one in orders if not (isinstance(one, Play) and one.number is None)]
    verdict = judge(case, game, seat, numbered, number=game.position.number)
    lost = [one for one in orders if one not in numbered]
    asked = tuple(Refusal(line=one.line, code="untagged", params={}) for one in lost)
    return replace(verdict, refusals=(*verdict.refusals, *asked))


def _as_one(game: Game, seat: Seat, plays: Sequence[Play], number: int) -> Play | None:
    """Several lines that make one order together (three stones, a colour and a move), or None."""
    text = ", ".join(play.text for play in plays)
    if game.position.to_act is seat and number == game.position.number:
        try:
            game.judge.read(game.position, text)
        except PlayerError:
            return None
    # Otherwise they all fail, and for the same reason, which is told once.
    first = plays[0]
    line = " / ".join(play.line for play in plays)
    draw = any(play.draw for play in plays)
    return Play(line=line, game=first.game, text=text, number=first.number, draw=draw)
