"""Time that is over where nobody loses by it alone: somebody has to claim it, or to decide.

Both sides hear of it, and what they can do, and once more every week; nothing is lost meanwhile.
"""

from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.impartial import arbiters_for
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.play.holds import enough
from corr.tournament.play.game import Game
from corr.tournament.wording import command

DECIDED = frozenset({"unclaimed", "arbiter"})
"""Why a late player does not lose yet, as `held.why_held` says it: somebody has to decide."""
AGAIN = timedelta(days=7)
"""How long after the last word on it both sides are told again."""


def tell_late(office: Office, game: Game, at: datetime) -> int:
    """Tell both sides of a time that is over, unless they know; how many letters went.

    Where the arbiter decides, the arbiter is told, too, once, with the commands to decide by.
    """
    clock = game.clock
    assert clock is not None
    weeks = (at - clock.due) // AGAIN
    office.store.set_next_look(game.id, clock.due + (weeks + 1) * AGAIN)
    cause = f"late.{game.id}.{clock.due:%Y-%m-%dT%H:%M:%S}"
    if office.store.has_cause(f"{cause}.{weeks}"):
        return 0
    for seat in Seat:
        code = "you_are_late" if seat is clock.seat else "they_are_late"
        telling = Telling(happenings=[Happening(code=code)])
        cause_now = f"{cause}.{weeks}"
        send_game_letter(office, game, seat, "reminder", at=at, cause=cause_now, telling=telling)
    told = len(Seat)
    if game.terms.forfeit == "arbiter" and not office.store.has_cause(cause):
        told += _propose(office, game, at, cause)
    return told


def tell_claim_void(office: Office, game: Game, at: datetime) -> int:
    """Tell both sides once that a claim of lost time fell, for time was given since."""
    clock, claimed = game.clock, game.times.claimed
    if clock is None or claimed is None or not game.times.claim_is_void:
        return 0
    cause = f"claim_void.{game.id}.{claimed:%Y-%m-%dT%H:%M:%S}"
    if office.store.has_cause(cause):
        return 0
    for seat in Seat:
        mine = seat is not clock.seat
        telling = Telling(happenings=[Happening(code="claim_void", params={"yours": mine})])
        kind = "receipt" if mine else "your_move"
        send_game_letter(office, game, seat, kind, at=at, cause=cause, telling=telling)
    return len(Seat)


def _propose(office: Office, game: Game, at: datetime, cause: str) -> int:
    """Put it to an arbiter of the event that a time is over."""
    clock = game.clock
    assert clock is not None
    reason = ("--reason", "TEXT")
    params = {
        "name": player_at(office, game, clock.seat).name,
        "opponent": player_at(office, game, clock.seat.other).name,
        "game": game.id,
        "due": f"{clock.due:%Y-%m-%d %H:%M} UTC",
        "forfeit": command("clock", "forfeit", game.id, *reason),
        "extend": command("clock", "extend", game.id, "--days", enough(clock.due, at), *reason),
    }
    arbiter = arbiters_for(office, game)[0]
    tell_request(office, arbiter, "time_over", params, at=at, cause=cause)
    return 1
