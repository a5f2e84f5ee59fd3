"""What time alone brings: reminders, and losses on time once all earlier letters were read."""

from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.compose import Telling, send_game_letter
from corr.service.credit import turn_letters
from corr.service.digest import send_digests
from corr.service.doubt import is_held
from corr.service.office import Office
from corr.tournament import clock as clocks
from corr.tournament.game import Game, forfeit

MARGIN = timedelta(hours=1)
"""By how much the clocks of mail servers may differ before somebody is hurt."""


def tick(office: Office, at: datetime) -> int:
    """Look at the games whose clock wants it, each in one transaction; how many letters went.

    Only games that are due are looked at, so a tick costs nothing while nobody is late. Digests
    whose hour has come go first: what they tell has then been told.
    """
    letters = send_digests(office, at)
    watermark = office.store.read_up_to(office.mailbox)
    for row in office.store.due_games(at):
        with office.folder.transaction():
            game = office.folder.game(row.id)
            if game is not None and game.clock is not None:
                letters += _look(office, game, at, watermark)
    return letters


def _look(office: Office, game: Game, at: datetime, watermark: datetime | None) -> int:
    clock = game.clock
    assert clock is not None
    if at <= clock.due:
        return _remind(office, game, at)
    judged_to = watermark - MARGIN if watermark else None
    if judged_to is None or judged_to <= clock.due:
        return 0  # a letter that came in time may still lie unread
    if is_held(office, game.players[clock.seat], clock.due, at):
        return 0  # somebody looks at it first
    if _is_unsent(office, game, clock.seat):
        return 0  # nobody loses for a letter that never reached them
    return _forfeit(office, game, at)


def _is_unsent(office: Office, game: Game, seat: Seat) -> bool:
    """Whether every letter that tells a seat of its turn still waits, or was refused."""
    letters = turn_letters(office, game, seat)
    return bool(letters) and all(state != "sent" for state, _ in letters)


def _remind(office: Office, game: Game, at: datetime) -> int:
    """Send the latest reminder that is due, unless it went already, and set the next look."""
    clock = game.clock
    assert clock is not None
    past = [(when, word) for when, word in clocks.reminders(game.terms, clock) if when <= at]
    later = [when for when, _ in clocks.reminders(game.terms, clock) if when > at]
    office.store.set_next_look(game.id, min([*later, clock.due]))
    if not past:
        return 0
    when, word = past[-1]
    # Not the position's number: a colour chosen alone moves it on, and the clock runs on.
    cause = f"remind.{game.id}.{when:%Y-%m-%dT%H:%M}"
    if office.store.has_cause(cause):
        return 0
    telling = Telling(happenings=[Happening(code="reminder", params={"share": word})])
    send_game_letter(office, game, clock.seat, "reminder", at=at, cause=cause, telling=telling)
    return 1


def _forfeit(office: Office, game: Game, at: datetime) -> int:
    late = forfeit(game, at)
    assert late is not None
    cause = f"time.{game.id}.{game.position.number}"
    game = office.folder.play(game, [late], at=at, cause=cause)
    for seat in Seat:
        send_game_letter(office, game, seat, "game_over", at=at, cause=cause, telling=Telling())
    return len(Seat)
