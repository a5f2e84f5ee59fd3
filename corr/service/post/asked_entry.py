"""What a player's letter does to an entry: taking part, waiting for a place, leaving."""

from collections.abc import Mapping
from datetime import timedelta

from msgspec.structs import replace

from corr.mail.letter import Refusal
from corr.mail.write.facts import Leaving
from corr.service.desk.taking_part import leave_by_letter, take_out
from corr.service.event.counting import completed_games, require_tables
from corr.service.event.entering import (
    fill_places,
    fingerprint,
    invite,
    place_freed,
    request_of,
    tell_arbiter_of,
    tell_if_full,
    voucher_fault,
)
from corr.service.event.entries_shown import enter_command, refuse_command
from corr.service.letters.event_letters import Act
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import address_of
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.office.people import record_person, requests_of
from corr.service.register.requests import ask
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest, enter
from corr.tournament.events.events_contest import EntryAsked, EntryTakenBack, Withdrawn
from corr.tournament.events.events_player import ConfirmationAsked, ConfirmationGiven
from corr.tournament.play.orders import Enter, Withdraw
from corr.tournament.play.person import SURE, Request, is_open, stream_of
from corr.tournament.wording import typed

# -- A player who leaves an event that runs ----


def cost_of_leaving(office: Office, contest: Contest, player: str, act: Act) -> Leaving:
    """What it would cost a player to leave now (R16.2-16.3): it is done, counted and undone."""
    with office.folder.trial():
        _, ended = take_out(office, contest, player, "", act)
    assert ended is not None
    drawn = sum(player in (one.first, one.second) for one in contest.pairings)
    return Leaving(
        event=contest.id,
        name=contest.spec.event.name,
        games=drawn,
        completed=completed_games(office, contest, player),
        running=ended.running + len(ended.waiting),
        unstarted=ended.unstarted,
        annulled=ended.annulled or ended.undecided,
    )


def ask_to_leave(case: Case, contest: Contest, player: PlayerRow) -> None:
    """Ask a player whether to leave at that price; the same order once more is a yes."""
    office = case.office
    act = _act(case)
    if asked := _asked(case, contest, player):
        body = ConfirmationGiven(player=player.id, number=asked.number, address=asked.addresses[0])
        record_person(office, player.id, [body], at=case.at, cause=case.letter.key)
        let_go(case, contest, player)
        return
    ask(
        office,
        player,
        "withdraw",
        contest.id,
        (case.letter.sender,),
        at=case.at,
        cause=case.letter.key,
        facts={"leaving": cost_of_leaving(office, contest, player.id, act)},
        answers=case.letter,
    )


def _asked(case: Case, contest: Contest, player: PlayerRow) -> Request | None:
    """The question of the last days whether to leave this event, asked before this letter came."""
    requests = requests_of(case.office, player.id)
    mine = {
        event.body.number
        for event in case.office.store.events.of_stream(stream_of(player.id))
        if isinstance(event.body, ConfirmationAsked) and event.cause == case.letter.key
    }
    for one in reversed(requests):
        if (one.what, one.value) == ("withdraw", contest.id):
            since = case.letter.arrived - one.asked_at
            known = one.number not in mine and timedelta() <= since <= SURE
            still = is_open(one, requests, case.letter.arrived) and not one.is_done
            return one if known and still else None
    return None


def let_go(case: Case, contest: Contest, player: PlayerRow) -> None:
    """Take a player who is sure out of an event, and tell the arbiter."""
    act = _act(case)
    contest, ended = leave_by_letter(case.office, contest, player.id, act)
    require_tables(case.office, contest.id)
    told = {
        "name": player.name,
        "player": player.id,
        "event": contest.id,
        "running": ended.running,
        "unstarted": ended.unstarted,
        "annulled": ended.annulled,
        "waiting": ended.waiting,
        "undecided": ended.undecided,
    }
    tell_arbiter_of(case.office, contest, "player_left", told, act)


def _act(case: Case) -> Act:
    """What a player does by a letter: as of when it came, however late it is handled."""
    return Act(at=case.at, cause=case.letter.key, came=case.letter.arrived)


# -- what a player's letter does to an entry ----
# Before an event begins a player comes and goes as its file says. Who leaves it later is first
# told what that costs, and has to say so again.


def ask_to_enter(case: Case, player: PlayerRow, order: Enter) -> Answer | Refusal | None:
    """Enter a player, put them into the queue, or say why not; None if an invitation says it."""
    contest = case.office.folder.contest(order.event)
    if contest is None:
        params = {"event": order.event, "open": _open_events(case)}
        return Refusal(line=order.line, code="no_such_event", params=params)
    if contest.state == "running" and contest.spec.system.form == "monrad":
        return _ask_to_join(case, contest, player, order)
    if refusal := _no_entry(case, contest, player, order):
        return refusal
    act = Act(at=case.at, cause=case.letter.key)
    if order.voucher or not contest.asks_arbiter:
        return _enter(case, contest, player, order, act)
    contest = _wish(case, contest, player, order, act)
    told = {
        "name": player.name,
        "address": address_of(player, case.letter),
        "event": contest.id,
        "commands": (
            enter_command(contest, player.id, case.at),
            refuse_command(contest, player.id),
        ),
        "place": contest.book.place(player.id),
        "free": contest.places,
    }
    tell_arbiter_of(case.office, contest, "entry_asked", told, act)
    return _answer(contest, "enter", player)


def _open_events(case: Case) -> tuple[str, ...]:
    known = case.office.store.events.tournaments()
    return tuple(event for event, _, state in known if state == "open")


def _no_entry(case: Case, contest: Contest, player: PlayerRow, order: Enter) -> Refusal | None:
    """Why a player cannot be entered, or not again."""

    def refused(code: str, **params: object) -> Refusal:
        return Refusal(line=order.line, code=code, params={"event": contest.id, **params})

    arbiter = contest.spec.event.arbiters[0]
    if contest.state == "cancelled":
        return _cancelled(contest, order.line)
    if contest.state == "closed":
        return refused("event_ended", open=_open_events(case))
    if player.id in contest.entries:
        return refused("already_entered")
    if contest.state == "running":
        return refused("event_running", arbiter=arbiter)
    if not contest.takes_entries(case.letter.arrived):
        return refused("entries_closed", arbiter=arbiter)
    if code := _voucher_fault(contest, player, order):
        return refused(code, arbiter=arbiter)
    if case.office.knows_rolls(contest, player):
        return refused("dice_known", arbiter=arbiter)
    wish = contest.book.wish(player.id)
    if wish is None or (order.voucher and not wish.granted):
        return None
    return refused("in_queue", place=contest.book.place(player.id), granted=wish.granted)


def _voucher_fault(contest: Contest, player: PlayerRow, order: Enter) -> str:
    """What is wrong with the voucher of a line, or with its having none."""
    if not order.voucher:
        needed = contest.spec.event.entry == "voucher" and not contest.book.wish(player.id)
        return "voucher_needed" if needed else ""
    return voucher_fault(contest, player.id, order.voucher)


def _wish(case: Case, contest: Contest, player: PlayerRow, order: Enter, act: Act) -> Contest:
    """Write a wish down."""
    body = EntryAsked(
        player=player.id,
        arrived=case.letter.arrived.isoformat(),
        voucher=fingerprint(contest.id, order.voucher) if order.voucher else "",
    )
    return case.office.folder.record(contest.id, contest, [body], at=act.at, cause=act.cause)


def _enter(
    case: Case, contest: Contest, player: PlayerRow, order: Enter, act: Act
) -> Answer | None:
    """Enter a player of whom nobody need be asked, at once or when there is a place."""
    before, contest = contest, _wish(case, contest, player, order, act)
    if contest.places <= contest.book.place(player.id) - 1:
        return _answer(contest, "queue", player)
    entered = enter(contest, player.id)
    contest = case.office.folder.record(contest.id, contest, entered, at=act.at, cause=act.cause)
    invite(case.office, contest, entered, act)
    tell_if_full(case.office, before, contest, act)
    fill_places(case.office, contest, act)
    return None


def _ask_to_join(
    case: Case, contest: Contest, player: PlayerRow, order: Enter
) -> Answer | Refusal:
    """Tell the arbiter of a Monrad that somebody would like to join it (R26.4); once a day."""
    if player.id in contest.entries:
        return Refusal(line=order.line, code="already_entered", params={"event": contest.id})
    late = typed("event", "late", contest.id, player.id, "--reason", "TEXT")
    told = {
        "name": player.name,
        "address": address_of(player, case.letter),
        "event": contest.id,
        "commands": (late,),
    }
    if not _told(case, contest, player, "late_asked", told):
        return Refusal(line=order.line, code="asked_already", params={"event": contest.id})
    return _answer(contest, "late", player)


# -- leaving ----


def ask_to_withdraw(
    case: Case, player: PlayerRow, contest: Contest, order: Withdraw
) -> Answer | Refusal | None:
    """Take a player out of an event that has not begun; of one that runs, ask whether to."""
    if contest.state == "cancelled":
        return _cancelled(contest, order.line)
    if contest.state == "closed":
        return Refusal(line=order.line, code="event_over", params={"event": contest.id})
    if contest.state == "open":
        return _take_out(case, contest, player)
    if player.id in contest.withdrawn or player.id not in contest.order:
        return Refusal(line=order.line, code="left_already", params={"event": contest.id})
    if contest.spec.system.kind == "teams":
        return _ask_arbiter(case, contest, player, order)
    ask_to_leave(case, contest, player)
    return None


def _take_out(case: Case, contest: Contest, player: PlayerRow) -> Answer:
    """Cancel an entry or a wish; whoever waits first gets the place."""
    act = Act(at=case.at, cause=case.letter.key)
    record, before = case.office.folder.record, contest
    if player.id not in contest.entries:
        taken = EntryTakenBack(player=player.id)
        contest = record(contest.id, contest, [taken], at=act.at, cause=act.cause)
        return _gone(case, contest, "unasked", player)
    body = Withdrawn(player=player.id, after_round=0, reason="")
    contest = record(contest.id, contest, [body], at=act.at, cause=act.cause)
    case.office.store.events.drop_entry(contest.id, player.id)
    if not before.places:
        contest = place_freed(case.office, contest, act)
    told = {
        "name": player.name,
        "event": contest.id,
        "entered": len(contest.entries),
        "most": contest.spec.event.max_players,
    }
    tell_arbiter_of(case.office, contest, "entry_left", told, act)
    return _gone(case, contest, "out", player)


def _gone(case: Case, contest: Contest, what: str, player: PlayerRow) -> Answer:
    """The letter to who has left, which says how to come back."""
    voucher = contest.spec.event.entry == "voucher"
    open_ = contest.takes_entries(case.letter.arrived)
    again = "arbiter" if not open_ else "voucher" if voucher else "enter"
    return Answer(
        kind="requested",
        facts={"request": replace(request_of(contest, what, player.id), again=again)},
    )


def _ask_arbiter(
    case: Case, contest: Contest, player: PlayerRow, order: Withdraw
) -> Answer | Refusal:
    """Tell the arbiter that a member of a team would like to leave; once a day."""
    rows = case.office.store.events.games_of_player(player.id, contest.id)
    running = sum(row.state == "running" for row in rows)
    told = {
        "name": player.name,
        "player": player.id,
        "address": address_of(player, case.letter),
        "event": contest.id,
        "running": running,
        "annulled": False,
        "commands": (typed("event", "withdraw", contest.id, player.id, "--reason", "TEXT"),),
    }
    if not _told(case, contest, player, "withdrawal_asked", told):
        return Refusal(line=order.line, code="asked_already", params={"event": contest.id})
    return _answer(contest, "withdraw", player, running=running)


def _cancelled(contest: Contest, line: str) -> Refusal:
    params = {"event": contest.id, "why": contest.cancelled_why}
    return Refusal(line=line, code="event_cancelled", params=params)


def _told(
    case: Case, contest: Contest, player: PlayerRow, code: str, params: Mapping[str, object]
) -> bool:
    """Tell the chief arbiter of an event, unless the player has had that done today."""
    cause = f"{code}.{contest.id}.{player.id}.{contest.day(case.at)}"
    if case.office.store.letters.has_cause(cause):
        return False
    arbiter = contest.spec.event.arbiters[0]
    tell_request(case.office, arbiter, code, params, at=case.at, cause=cause)
    return True


def _answer(contest: Contest, what: str, player: PlayerRow, *, running: int = 0) -> Answer:
    request = replace(request_of(contest, what, player.id), running=running)
    return Answer(kind="requested", facts={"request": request})
