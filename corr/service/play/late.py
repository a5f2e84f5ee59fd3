"""Time that is over: who has to claim it or decide, and what a late player is told."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from corr.games.rules import Seat
from corr.mail.letter import Happening, Refusal
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.impartial import arbiters_for
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.play.holds import enough
from corr.tournament.events.events import TimeForfeited
from corr.tournament.play.game import Game
from corr.tournament.wording import command

# -- time that is over where nobody loses by it alone ----
# Both sides hear of it, and what they can do, and once more every week; nothing is lost meanwhile.


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


# -- A receipt for who answers when the time was over ----


def came_too_late(case: Case, game: Game, seat: Seat, line: str) -> Iterator[Refusal]:
    """That an order was not carried out as its seat had lost on time; nothing if it had not.

    A letter that waited for somebody's look may have come in time: then the arbiter hears of it.
    """
    due, arrived = lost_at(case.office, game, seat), case.letter.arrived
    if due is None:
        return
    arbiter, in_time = arbiters_for(case.office, game)[0], arrived <= due
    if in_time:
        _tell_arbiter(case, game, seat, due, arbiter)
    params: dict[str, object] = {"arrived": arrived, "due": due, "arbiter": arbiter}
    if in_time:
        yield Refusal(line=line, code="came_in_time", params=params)
    else:
        params |= {"forfeit": game.terms.forfeit}
        yield Refusal(line=line, code="too_late", params=params)


def _tell_arbiter(case: Case, game: Game, seat: Seat, due: datetime, arbiter: str) -> None:
    """Put it to an arbiter, once for a letter, that the game was lost though it came in time."""
    cause = f"in_time.{game.id}.{case.letter.key}"
    if case.office.store.has_cause(cause):
        return
    reopen = command("game", "reopen", game.id, "--days", "7", "--reason", "TEXT")
    params = {
        "name": player_at(case.office, game, seat).name,
        "opponent": player_at(case.office, game, seat.other).name,
        "game": game.id,
        "arrived": f"{case.letter.arrived:%Y-%m-%d %H:%M} UTC",
        "due": f"{due:%Y-%m-%d %H:%M} UTC",
        "command": reopen,
    }
    tell_request(case.office, arbiter, "lost_in_time", params, at=case.at, cause=cause)


def lost_at(office: Office, game: Game, seat: Seat) -> datetime | None:
    """When the time was over with which a seat has lost a game; None if it has not."""
    if game.result is None or game.result.ending != "time" or game.result.winner is seat:
        return None
    bodies = [event.body for event in office.store.events(game.id)]
    lost = [body for body in bodies if isinstance(body, TimeForfeited)]
    return datetime.fromisoformat(lost[-1].due) if lost else None
