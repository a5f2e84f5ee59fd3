"""What time alone brings: reminders, and losses on time once all earlier letters were read."""

from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.event.opening import look_at_entries
from corr.service.event.rounds import look_at_rounds
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, send_game_letter
from corr.service.letters.digest import send_digests
from corr.service.office.office import Office, Step, no_step
from corr.service.office.reminders import name_of, reminders_of
from corr.service.office.trusted import is_steady, is_sure
from corr.service.people.strangers import take_up_strangers
from corr.service.play import credit
from corr.service.play.credit import is_on_its_way
from corr.service.play.flags import (
    DECIDED,
    look_at_waiting,
    lose_on_time,
    tell_claim_void,
    tell_late,
)
from corr.service.play.silence import look_at_stop, look_for_silence
from corr.service.play.unsure import take_up, why_held
from corr.service.play.wrong_clock import settle
from corr.service.register.levels import look_at_levels
from corr.service.watch.morning import send_monthly_letters, send_morning_letters
from corr.tournament.play.game import Game

LOOK_AGAIN = timedelta(hours=1)
"""After how long it is looked again whether the letter about a turn has left us."""


def tick(office: Office, at: datetime, step: Step = no_step) -> int:
    """Look at the games whose clock wants it, each in one transaction; how many letters went.

    One that fails is looked at again an hour later, and not judged before that. Only games that
    are due are looked at, so a tick costs nothing while nobody is late. Digests whose hour has
    come go first: what they tell has then been told.
    """
    settle(office, at)
    take_up_strangers(office, at)
    letters = send_digests(office, at, step)
    apart = Apart(office, at)
    # A clock that has leapt hurts nobody before a mail server has confirmed it.
    is_known = is_sure(office, at)
    may_judge = credit.settle(office, at, step) and is_known
    if may_judge:
        take_up(office, at)
    watermark = office.store.read_up_to(office.mailbox)
    for row in office.store.due_games(at) if may_judge else ():
        step("due")
        with apart.each("game", row.id), office.folder.transaction():
            game = office.folder.game(row.id)
            if game is not None and game.clock is not None:
                letters += _look(office, game, at, watermark)
            step("judged")
    if may_judge:
        letters += look_for_silence(office, at, watermark, step)
    if is_known and not apart.waits("levels"):
        with apart.each("levels"):
            letters += look_at_levels(office, at)
    if is_known:
        look_at_rounds(office, at, step)
        look_at_entries(office, at, step)
    if is_steady(office, at):
        letters += send_morning_letters(office, at)
        letters += send_monthly_letters(office, at, step)
    apart.forget_old()
    step("ticked")
    return letters


def _look(office: Office, game: Game, at: datetime, watermark: datetime | None) -> int:
    clock = game.clock
    assert clock is not None
    if game.waiting:
        after = look_at_waiting(office, game, at, watermark)
        return len(Seat) if after.result is not None else 0
    if clock.stopped is not None:
        return look_at_stop(office, game, at)
    told = tell_claim_void(office, game, at)
    if at <= clock.due:
        return told + _remind(office, game, at)
    why = why_held(office, game, at, watermark)
    if why in DECIDED:
        return told + tell_late(office, game, at)
    if why:
        return told
    lose_on_time(office, game, at)
    return told + len(Seat)


def _remind(office: Office, game: Game, at: datetime) -> int:
    """Send the latest reminder that is due, unless it went already, and set the next look.

    Nobody is reminded of a turn whose own letter has not left us.
    """
    clock = game.clock
    assert clock is not None
    found = reminders_of(office.store, game)
    past = [(when, word) for when, word in found if when <= at]
    later = [when for when, _ in found if when > at]
    office.store.set_next_look(game.id, min([*later, clock.due]))
    if not past:
        return 0
    if is_on_its_way(office, game, clock.seat):
        office.store.set_next_look(game.id, at + LOOK_AGAIN)
        return 0
    when, word = past[-1]
    cause = name_of(game, when, word)
    before = f"remind.{game.id}.{when:%Y-%m-%dT%H:%M}"  # as reminders were named once
    if office.store.has_cause(cause) or office.store.has_cause(before):
        return 0
    telling = Telling(happenings=[Happening(code="reminder", params={"share": word})])
    send_game_letter(office, game, clock.seat, "reminder", at=at, cause=cause, telling=telling)
    return 1
