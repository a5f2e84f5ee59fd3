"""Clocks that stand still as letters come back: the opponent hears of it, and it ends in time."""

from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.office.office import Office
from corr.service.office.stops import bounded
from corr.tournament.events.events import RETURNED, ClockStarted
from corr.tournament.play.game import Game
from corr.tournament.play.report_stops import PROOFS

DAY = timedelta(days=1)
_ALONE = "nothing but reports says that letters come back"


def tell_opponent(office: Office, game: Game, at: datetime, cause: str) -> None:
    """Tell the opponent of who is to act that their clock stands still, and for how long."""
    clock, until = game.clock, game.times.until
    assert clock is not None
    days = -(-(until - at) // DAY) if until else 0
    telling = Telling(happenings=[Happening(code="their_clock_stopped", params={"days": days})])
    seat = clock.seat.other
    send_game_letter(office, game, seat, "receipt", at=at, cause=cause, telling=telling)


def look_at_stop(office: Office, game: Game, at: datetime) -> int:
    """End a stop whose time is over, and tell both; how many letters went.

    The opponent is told here of a stop of which no letter has told them: as a turn began so. One
    that began when reports alone were still believed for ever ends as if it had begun now.
    """
    if RETURNED not in game.times.holds:
        office.store.set_next_look(game.id, None)
        return 0
    if game.times.until is None and not _is_proved(office, game):
        cause = f"stop_bounded.{game.id}"
        game = office.folder.play(game, [bounded(game, at)], at=at, cause=cause)
    until = game.times.until
    if until is not None and at >= until:
        return _end(office, game, at)
    letters = 0
    if not _is_told(office, game):
        tell_opponent(office, game, at, f"stopped.{game.id}.{game.letter_number}")
        letters = 1
    office.store.set_next_look(game.id, until)
    return letters


def _is_proved(office: Office, game: Game) -> bool:
    assert game.clock is not None
    player = office.store.player(game.players[game.clock.seat])
    return player is not None and player.unreachable_fact in PROOFS


def _is_told(office: Office, game: Game) -> bool:
    """Whether the opponent was written to about the game since its clock stands still.

    All letters about a game say so.
    """
    clock = game.clock
    assert clock is not None
    assert clock.stopped is not None
    reader = player_at(office, game, clock.seat.other)
    told = office.store.last_told(game.id, reader.id, reader.addresses)
    return not reader.addresses or (told is not None and told >= clock.stopped)


def _end(office: Office, game: Game, at: datetime) -> int:
    """Let the clock run on, which is tried by a letter to its player, too; how many letters."""
    clock = game.clock
    assert clock is not None
    number, cause = game.position.number, f"stop_over.{game.id}.{clock.stopped:%Y-%m-%dT%H:%M}"
    started = ClockStarted(seat=clock.seat, number=number, why=RETURNED, reason=_ALONE)
    game = office.folder.play(game, [started], at=at, cause=cause)
    for seat in Seat:
        mine = seat is clock.seat
        telling = Telling(happenings=[Happening(code="stop_over", params={"yours": mine})])
        kind = "your_move" if mine else "receipt"
        send_game_letter(office, game, seat, kind, at=at, cause=cause, telling=telling)
    return len(Seat)
