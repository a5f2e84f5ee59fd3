"""What must prove a letter: the strictest event that anything in it would touch.

An event chooses by `[mail] authority`. The games are those of the orders and messages as they
were read, so that no way of writing a game's number leads around its event.
"""

from corr.games.rules import Seat
from corr.mail.orders.orders import Reading
from corr.service.office.case import Case
from corr.store import PlayerRow
from corr.tournament.contest.contest import OVER
from corr.tournament.play.game import Game
from corr.tournament.play.orders import Ask, Confirm, GameOrder, Help, Order, Set

STRICT = frozenset({"address", "both"})
"""The levels at which a mail server must vouch for the sender."""


def authorities(
    case: Case, player: PlayerRow, game: Game | None, reading: Reading
) -> frozenset[str]:
    """The levels of all events of a player's that a letter about `game`, or none, touches.

    What is asked changes nothing; what is said about oneself or an event touches all events of
    the player's that are not closed.
    """
    store = case.office.store
    events = {game.event} if game else set[str]()
    events |= {one.event for one, _ in games_of(case, player, reading)}
    if any(map(_is_about_the_writer, reading.orders)):
        events |= {
            event for event, state in store.events_of_player(player.id) if state not in OVER
        }
    return frozenset(_authority(case, event) for event in events)


def games_of(case: Case, player: PlayerRow, reading: Reading) -> tuple[tuple[Game, Seat], ...]:
    """The player's games that orders and messages name, with their seats."""
    found = list[tuple[Game, Seat]]()
    named = [one.game for one in (*reading.orders, *reading.either)]
    for name in dict.fromkeys((*named, *(name for name, _ in reading.messages))):
        game = case.office.folder.game(name) if name else None
        seat = game.seat_of(player.id) if game else None
        if game is not None and seat is not None:
            found.append((game, seat))
    return tuple(found)


def _is_about_the_writer(order: Order) -> bool:
    harmless = isinstance(order, GameOrder | Ask | Help | Confirm)
    return not harmless and not (isinstance(order, Set) and not order.name)


def _authority(case: Case, event: str) -> str:
    contest = case.office.folder.contest(event)
    return contest.spec.mail.authority if contest else "tag"
