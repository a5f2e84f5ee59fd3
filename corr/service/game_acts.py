"""What changes a game that goes on, carried out and told: a seat taken, moves withdrawn.

Whether it may be done, and whether a flag is looked at first, is asked before (`flags`).
"""

from datetime import datetime

from corr.games.rules import Move, Seat
from corr.mail.letter import Happening
from corr.service.event_letters import Act, send_news
from corr.service.office import Office
from corr.tournament.events import MovesRestored, MovesTakenBack, SeatTaken
from corr.tournament.game import Game


def kind_for(game: Game, seat: Seat) -> str:
    """The kind of letter by which a seat is told of a game as it stands."""
    if game.result is not None:
        return "game_over"
    return "your_move" if game.position.to_act is seat else "receipt"


def seat_player(office: Office, game: Game, body: SeatTaken, of: datetime, cause: str) -> Game:
    """Seat another player in a game that goes on, as of an instant."""
    office.store.drop_news_of(game.players[body.seat], game.id)
    return office.folder.play(game, [body], at=of, cause=cause)


def tell_seat(office: Office, game: Game, by: str, old: str, act: Act) -> None:
    """Tell both sides of a game who plays it now, each with the board."""
    params = {"player": old, "reason": " ".join(act.reason.split())}
    for seat in Seat:
        code = "took_seat" if game.players[seat] == by else "seat_taken"
        told = Happening(code=code, params=params)
        send_news(office, game, seat, kind_for(game, seat), act, told)


def tell_moves(
    office: Office, before: Game, game: Game, body: MovesTakenBack | MovesRestored, act: Act
) -> None:
    """Tell both sides which moves were withdrawn, or given back."""
    for seat in Seat:
        told = _moves(before, game, body, seat)
        send_news(office, game, seat, kind_for(game, seat), act, told)


def _moves(
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
