"""The orders of one letter for one game, judged one by one; each stands or falls alone."""

from collections.abc import Sequence
from dataclasses import dataclass

from corr.errors import NotNow, PlayerError
from corr.games.rules import Seat
from corr.mail.letter import Letter, Refusal
from corr.service.shelf import Folder
from corr.tournament.events import GameBody
from corr.tournament.game import Game, decide
from corr.tournament.orders import Help, Order, Play, Show, Unsupported


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a letter's orders for a game came to; `before` is the game as the letter found it."""

    seat: Seat
    before: Game
    game: Game
    bodies: tuple[GameBody, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    shows: bool = False


def judge(
    folder: Folder, game: Game, seat: Seat, orders: Sequence[Order], *, number: int, letter: Letter
) -> Verdict:
    """Carry out the orders that can be, append their events, and name what could not be.

    `number` is the position that the letter answers; acts that it gets accepted move it on.
    """
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
        if isinstance(order, Show | Help):
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
    return Verdict(
        seat=seat,
        before=before,
        game=game,
        bodies=tuple(bodies),
        refusals=tuple(refusals),
        shows=any(isinstance(order, Show) for order in orders),
    )


def judge_named(
    folder: Folder, player: str, name: str, orders: Sequence[Order], *, letter: Letter
) -> Verdict | Refusal:
    """Orders for a game that the letter only names; a move must give its number.

    The letter's tag proves the player, so it stands for their other games too, as long as the
    position is the one that the player has in mind.
    """
    game = folder.game(name)
    seat = game.seat_of(player) if game else None
    if game is None or seat is None:
        return Refusal(line=orders[0].line, code="unknown_game", params={"game": name})
    if any(isinstance(order, Play) and order.number is None for order in orders):
        return Refusal(line=orders[0].line, code="untagged", params={})
    return judge(folder, game, seat, orders, number=game.position.number, letter=letter)


def _as_one(game: Game, seat: Seat, plays: Sequence[Play], number: int) -> Play | None:
    """Several lines that make one order together (three stones, a colour and a move), or None."""
    text = ", ".join(play.text for play in plays)
    if game.position.to_act is not seat or number != game.position.number:
        return plays[0]  # every line fails for the same reason, which is told once
    try:
        game.judge.read(game.position, text)
    except PlayerError:
        return None
    first = plays[0]
    line = " / ".join(play.line for play in plays)
    draw = any(play.draw for play in plays)
    return Play(line=line, game=first.game, text=text, number=first.number, draw=draw)
