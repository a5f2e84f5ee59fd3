"""What a player asks for and only the arbiter can grant: an entry, a withdrawal, time off.

Nothing changes here: the arbiter is told, and the player hears that.
"""

from collections.abc import Mapping
from datetime import date

from corr.mail.facts_asked import Request
from corr.mail.letter import Refusal
from corr.service.asked_games import Answer
from corr.service.case import Case
from corr.service.desk_letters import address_of
from corr.service.news import zone_of
from corr.service.notices import tell_request
from corr.store import PlayerRow
from corr.tournament.contest import Contest
from corr.tournament.game import Game
from corr.tournament.orders import Enter, TakeLeave, Withdraw


def take_leave(case: Case, player: PlayerRow, game: Game | None, order: TakeLeave) -> Refusal:
    """Why there is no leave: its days cannot be, or no event of this version gives any."""
    rows = case.office.store.games_of_player(player.id)
    today = case.letter.arrived.astimezone(zone_of(case.office, player)).date()
    if order.first and order.last and not _can_be(order.first, order.last, today):
        params: dict[str, object] = {"first": order.first, "last": order.last}
        return Refusal(line=order.line, code="bad_leave", params=params)
    event = game.event if game else next((row.event for row in rows if row.state == "running"), "")
    contest = case.office.folder.contest(event) if event else None
    arbiter = contest.spec.event.arbiters[0] if contest else case.office.arbiter
    return Refusal(line=order.line, code="no_leave_days", params={"arbiter": arbiter})


def _can_be(first: date, last: date, today: date) -> bool:
    return today <= first <= last


def ask_to_enter(case: Case, player: PlayerRow, order: Enter) -> Answer | Refusal:
    """Tell the arbiter that a player would like to take part; once a day."""
    contest = case.office.folder.contest(order.event)
    if contest is None:
        known = case.office.store.tournaments()
        params: dict[str, object] = {
            "event": order.event,
            "open": tuple(event for event, _, state in known if state == "open"),
        }
        return Refusal(line=order.line, code="no_such_event", params=params)
    if contest.state == "cancelled":
        return _cancelled(contest, order.line)
    refused = _no_entry(case, contest, player)
    if refused:
        return Refusal(line=order.line, code=refused, params={"event": contest.id})
    notice = {
        "name": player.name,
        "address": address_of(player, case.letter),
        "event": contest.id,
        "command": f"corr event enter {contest.id} {player.id}",
    }
    if not _told(case, contest, player, "entry_asked", notice):
        return Refusal(line=order.line, code="asked_already", params={"event": contest.id})
    return _answer(contest, "enter")


def _no_entry(case: Case, contest: Contest, player: PlayerRow) -> str:
    event = contest.spec.event
    if player.id in contest.entries:
        return "already_entered"
    late = event.entry_until is not None and contest.day(case.letter.arrived) > event.entry_until
    if contest.state != "open" or late:
        return "entries_closed"
    return "event_full" if len(contest.entries) >= event.max_players else ""


def ask_to_withdraw(
    case: Case, player: PlayerRow, contest: Contest, order: Withdraw
) -> Answer | Refusal:
    """Tell the arbiter that a player would like to leave an event; once a day."""
    if contest.state == "cancelled":
        return _cancelled(contest, order.line)
    if contest.state == "closed":
        return Refusal(line=order.line, code="event_over", params={"event": contest.id})
    rows = case.office.store.games_of_player(player.id, contest.id)
    running = sum(row.state == "running" for row in rows)
    annulled = 2 * (len(rows) - running) < len(rows)
    notice = {
        "name": player.name,
        "player": player.id,
        "address": address_of(player, case.letter),
        "event": contest.id,
        "running": running,
        "annulled": annulled,
    }
    if not _told(case, contest, player, "withdrawal_asked", notice):
        return Refusal(line=order.line, code="asked_already", params={"event": contest.id})
    return _answer(contest, "withdraw", running=running, annulled=annulled)


def _cancelled(contest: Contest, line: str) -> Refusal:
    params = {"event": contest.id, "why": contest.cancelled_why}
    return Refusal(line=line, code="event_cancelled", params=params)


def _told(
    case: Case, contest: Contest, player: PlayerRow, code: str, params: Mapping[str, object]
) -> bool:
    """Tell the chief arbiter of an event, unless the player has had that done today."""
    cause = f"{code}.{contest.id}.{player.id}.{contest.day(case.at)}"
    if case.office.store.has_cause(cause):
        return False
    arbiter = contest.spec.event.arbiters[0]
    tell_request(case.office, arbiter, code, params, at=case.at, cause=cause)
    return True


def _answer(contest: Contest, what: str, *, running: int = 0, annulled: bool = False) -> Answer:
    event = contest.spec.event
    request = Request(
        what=what,
        id=contest.id,
        name=event.name,
        arbiter=event.arbiters[0],
        running=running,
        annulled=annulled,
    )
    return Answer(kind="requested", facts={"request": request})
