"""What changes a game that goes on, carried out and told: a seat taken, moves withdrawn.

Whether it may be done, and whether a flag is looked at first, is asked before (`flags`).
"""

from datetime import datetime

from corr.games.rules import Move, Seat
from corr.mail.letter import Happening
from corr.service.letters.event_letters import Act, send_news
from corr.service.office.office import Office
from corr.tournament.events.events import MovesRestored, MovesTakenBack, SeatTaken
from corr.tournament.play.game import Game


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
    for seat in Seat:
        told = seat_news(game, seat, by=by, old=old, reason=act.reason)
        send_news(office, game, seat, kind_for(game, seat), act, told)


def seat_news(game: Game, seat: Seat, *, by: str, old: str, reason: str) -> Happening:
    """That a player has a seat now which somebody else had, as the player at a seat hears it."""
    code = "took_seat" if game.players[seat] == by else "seat_taken"
    return Happening(code=code, params={"player": old, "reason": " ".join(reason.split())})


def tell_moves(
    office: Office, before: Game, game: Game, body: MovesTakenBack | MovesRestored, act: Act
) -> None:
    """Tell both sides which moves were withdrawn, or given back."""
    for seat in Seat:
        told = moves_news(game, seat, before=before, after=game, body=body)
        send_news(office, game, seat, kind_for(game, seat), act, told)


def moves_news(
    game: Game, seat: Seat, *, before: Game, after: Game, body: MovesTakenBack | MovesRestored
) -> Happening:
    """Which moves were withdrawn or given back, as a seat hears it of a game as it is now."""
    code = "moves_taken_back" if isinstance(body, MovesTakenBack) else "moves_restored"
    first = before if isinstance(body, MovesTakenBack) else after
    params: dict[str, object] = {
        "first": before.judge.ply(first.position_at(body.number)),
        "moves": tuple(map(Move, body.moves)),
        "yours": game.clock is not None and game.clock.seat is seat,
        "over": before.result is not None if first is before else after.result is not None,
        "reason": body.reason,
    }
    return Happening(code=code, params=params)
