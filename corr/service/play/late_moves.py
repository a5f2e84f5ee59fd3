"""A receipt for who answers when the time was over: what came when, and who can still help."""

from collections.abc import Iterator
from datetime import datetime

from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.service.letters.compose import player_at
from corr.service.letters.impartial import arbiters_for
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.tournament.events.events import TimeForfeited
from corr.tournament.play.game import Game
from corr.tournament.wording import command


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
