"""Who has given nothing to the dice of a match yet: reminded, told what it costs, or has lost it.

Nobody loses before all mail is read that may have come in time, nor for a letter that has not
reached them. Where both are so late that they have lost, the director decides.
"""

from collections.abc import Iterator
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.matches.dice_told import match_happenings
from corr.service.office.office import Office, Step, no_step
from corr.service.office.trusted import MARGIN
from corr.service.play.credit import is_unsent, pending
from corr.service.play.phrases import opened_by
from corr.service.play.unsure import holding
from corr.store.rows import GameRow
from corr.tournament.play.game import Game
from corr.tournament.play.matches.late import Late, both_lost, brought, lateness, looks, owing

_AGAIN = timedelta(hours=1)
"""When a match is looked at again that somebody has lost and that is not sure yet."""


def look_at_late_starts(
    office: Office, at: datetime, watermark: datetime | None, step: Step = no_step
) -> int:
    """Look at the matches that are due for it, each in one transaction; how many letters went."""
    letters, apart = 0, Apart(office, at)
    for row in _due(office, at):
        step("due")
        with apart.each("game", row.id), office.folder.transaction():
            game = office.folder.game(row.id)
            if game is not None and owing(game, at):
                letters += _look(office, game, at, watermark)
            step("judged")
    return letters


def _due(office: Office, at: datetime) -> Iterator[GameRow]:
    if matches := office.store.seeds.matches():
        yield from (row for row in office.store.events.due_games(at) if row.id in matches)


def _look(office: Office, game: Game, at: datetime, watermark: datetime | None) -> int:
    lost = [one for one in owing(game, at) if one.lost]
    if lost and not both_lost(game, at):
        if _is_held(office, game, lost[0], at, watermark):
            office.store.events.set_next_look(game.id, at + _AGAIN)
            return 0
        return _lose(office, game, at)
    letters = sum(_remind(office, game, one, at) for one in owing(game, at) if not one.lost)
    times = (when for one in owing(game, at) for when, _ in looks(game, one))
    office.store.events.set_next_look(game.id, min((t for t in times if t > at), default=None))
    return letters


def _is_held(
    office: Office, game: Game, late: Late, at: datetime, watermark: datetime | None
) -> bool:
    """Whether something of theirs may have come in time, or no letter has reached them."""
    player = player_at(office, game, late.seat)
    assert late.lost_at is not None
    if watermark is None or watermark - MARGIN <= late.lost_at or pending(office) is not None:
        return True
    if player.unreachable_since is not None or is_unsent(office, game, late.seat):
        return True
    return any(holding(office, player.id, late.lost_at, at))


def _lose(office: Office, game: Game, at: datetime) -> int:
    """End a match that a seat has lost by its lateness, and tell both."""
    body = brought(game, at)
    assert body is not None
    cause = f"late.{game.id}.{game.letter_number}"
    after = office.folder.play(game, [body], at=at, cause=cause)
    for seat in Seat:
        bodies = office.folder.happened(after, game.seq)
        told = tuple(match_happenings(bodies, game.position, after, seat, at))
        telling = Telling(happenings=told)
        send_game_letter(office, after, seat, "game_over", at=at, cause=cause, telling=telling)
    return len(Seat)


# -- letters before that ----


def _remind(office: Office, game: Game, late: Late, at: datetime) -> int:
    """Tell who owes something what it costs, once for all matches that wait alike, and the other
    one what they get; how many letters went.
    """
    due = [day for when, day in looks(game, late) if when <= at]
    if not due:
        return 0
    letters = _tell_waiting(office, game, late, at) if late.points else 0
    dice, player = game.dice, game.players[late.seat]
    assert dice is not None
    assert dice.asked is not None
    cause = f"late.{game.event}.{player}.{dice.asked:%Y-%m-%d}.{due[-1]}"
    if office.store.letters.has_cause(cause):
        return letters
    alike = tuple(one.id for one in _alike(office, game, late, at))
    told = Happening(code="late_reminder", params={"games": alike})
    telling = Telling(happenings=[told] if alike else [])
    send_game_letter(office, game, late.seat, "reminder", at=at, cause=cause, telling=telling)
    return letters + 1


def _alike(office: Office, game: Game, late: Late, at: datetime) -> Iterator[Game]:
    """The other matches of the event in which a player owes something since the same day."""
    player, cause = game.players[late.seat], opened_by(office, game)
    for row in office.store.events.games_of_player(player, game.event):
        other = office.folder.game(row.id) if row.id != game.id else None
        seat = other.seat_of(player) if other else None
        found = lateness(other, seat, at) if other and seat else None
        if other and found and found.lost_at and opened_by(office, other) == cause:
            yield other


def _tell_waiting(office: Office, game: Game, late: Late, at: datetime) -> int:
    """Tell who waits of the first point that they get, once."""
    cause = f"waits.{game.id}.{late.seat.value}"
    if late.seat.other in {one.seat for one in owing(game, at)}:
        return 0
    if office.store.letters.has_cause(cause):
        return 0
    told = Happening(code="late_waiting", params={"points": late.points})
    telling = Telling(happenings=[told])
    send_game_letter(office, game, late.seat.other, "receipt", at=at, cause=cause, telling=telling)
    return 1
