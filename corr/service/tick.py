"""What time alone brings: reminders, and losses on time once all earlier letters were read."""

from datetime import datetime

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.apart import Apart
from corr.service.compose import Telling, send_game_letter
from corr.service.credit import is_unsent
from corr.service.digest import send_digests
from corr.service.doubt import is_held
from corr.service.office import Office
from corr.service.round_dates import look_at_rounds
from corr.service.steps import Step, no_step
from corr.service.timekeeping import MARGIN, is_in_doubt, settle
from corr.tournament.clock import reminders
from corr.tournament.game import Game, forfeit


def tick(office: Office, at: datetime, step: Step = no_step) -> int:
    """Look at the games whose clock wants it, each in one transaction; how many letters went.

    One that fails is looked at again an hour later, and not judged before that. Only games that
    are due are looked at, so a tick costs nothing while nobody is late. Digests whose hour has
    come go first: what they tell has then been told.
    """
    settle(office, at)
    letters = send_digests(office, at, step)
    apart = Apart(office, at)
    watermark = office.store.read_up_to(office.mailbox)
    for row in office.store.due_games(at):
        step("due")
        with apart.each("game", row.id), office.folder.transaction():
            game = office.folder.game(row.id)
            if game is not None and game.clock is not None:
                letters += _look(office, game, at, watermark)
            step("judged")
    look_at_rounds(office, at, step)
    apart.forget_old()
    step("ticked")
    return letters


def _look(office: Office, game: Game, at: datetime, watermark: datetime | None) -> int:
    clock = game.clock
    assert clock is not None
    if at <= clock.due:
        return _remind(office, game, at)
    return 0 if why_held(office, game, at, watermark) else _forfeit(office, game, at)


def why_held(office: Office, game: Game, at: datetime, watermark: datetime | None) -> str:
    """Why a player whose time is over does not lose yet, "" if nothing stands in the way.

    `stopped`: the clock stands still. `unread`: a letter that came in time may still lie unread.
    `clock`: our clock or the mail server's is wrong. `set_aside`: somebody looks at it first.
    `unsent`: nobody loses for a letter that never reached them.
    """
    clock = game.clock
    assert clock is not None
    judged_to = watermark - MARGIN if watermark else None
    if clock.stopped is not None:
        return "stopped"
    if judged_to is None or judged_to <= clock.due:
        return "unread"
    if is_in_doubt(office, at):
        return "clock"
    if is_held(office, game.players[clock.seat], clock.due, at):
        return "set_aside"
    return "unsent" if is_unsent(office, game, clock.seat) else ""


def _remind(office: Office, game: Game, at: datetime) -> int:
    """Send the latest reminder that is due, unless it went already, and set the next look."""
    clock = game.clock
    assert clock is not None
    found = reminders(game.times)
    past = [(when, word) for when, word in found if when <= at]
    later = [when for when, _ in found if when > at]
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
