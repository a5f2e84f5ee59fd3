"""A setting of a player that is an order in each of their matches: `set forced on` or `off`."""

from datetime import datetime

from corr.games.rules import Seat
from corr.service.office.office import Office
from corr.service.play.beacons import tell_gone_on
from corr.tournament.events.events_dice import OrdersGiven
from corr.tournament.play.game import Game


def order_everywhere(
    office: Office, player: str, text: str, *, at: datetime, cause: str
) -> tuple[str, ...]:
    """Give an order in all matches that a player has going here; the names of those it changed.

    Who has to hear of what follows from it by itself is written to.
    """
    changed = list[str]()
    for row in office.store.events.games_of_player(player):
        if row.state != "running" or office.folder.moved_to(row.event):
            continue
        game = office.folder.game(row.id)
        seat = game.seat_of(player) if game else None
        if game is None or seat is None or (body := _order(game, seat, text)) is None:
            continue
        after = office.folder.play(game, [body], at=at, cause=cause)
        if after.position.number != game.position.number:
            tell_gone_on(office, game, after, at=at, cause=cause)
        changed.append(game.id)
    return tuple(changed)


def _order(game: Game, seat: Seat, text: str) -> OrdersGiven | None:
    """The orders of a seat after another one; None if that changes nothing, or is none here."""
    itself = game.judge.of_itself
    held = game.orders.get(seat, ())
    orders = itself.ordered(game.position, seat, held, text) if itself else None
    return None if orders is None or orders == held else OrdersGiven(seat=seat, orders=orders)
