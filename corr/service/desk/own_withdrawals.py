"""A player who leaves an event that runs: told what it costs, asked again, and then let go."""

from datetime import timedelta

from corr.mail.write.facts_asked import Leaving
from corr.service.desk.withdrawals import Ended, leave_by_letter, take_out
from corr.service.event.counting import completed_games
from corr.service.event.entering import tell_arbiter_of
from corr.service.event.sound_tables import require_tables
from corr.service.letters.event_letters import Act
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.service.office.register import record_person
from corr.service.register.requests import ask, requests_of
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import ConfirmationAsked, ConfirmationGiven
from corr.tournament.play.person import stream_of
from corr.tournament.play.requests import SURE, Request, is_open


class _Undone(Exception):
    """Ends the savepoint in which a withdrawal was only tried."""


def cost_of_leaving(office: Office, contest: Contest, player: str, act: Act) -> Leaving:
    """What it would cost a player to leave now (R16.2-16.3): it is done, counted and undone."""
    ended: Ended | None = None
    try:
        with office.folder.savepoint():
            _, ended = take_out(office, contest, player, "", act)
            raise _Undone
    except _Undone:
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
        for event in case.office.store.events(stream_of(player.id))
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
