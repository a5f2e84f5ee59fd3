"""What time and results bring to an event: games that may begin, and rounds whose day has come.

It costs next to nothing where nothing has changed since the last look.
"""

from datetime import datetime
from hashlib import sha256

from corr.errors import ArbiterError
from corr.service.event.rounds import (
    begin,
    carry_on,
    draw_next_round,
    may_begin,
    tell_games,
)
from corr.service.event.sound_tables import require_tables
from corr.service.letters.apart import Apart
from corr.service.letters.event_letters import Act
from corr.service.letters.notices import tell_request
from corr.service.letters.timekeeping import MARGIN, is_in_doubt
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.service.office.results import LaterResults, results_of
from corr.service.office.shelf import SeenRounds
from corr.service.office.steps import Step, no_step
from corr.tournament.contest.consequences import to_set_right
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.system_monrad import (
    assess_example,
    open_before_last,
    rule_example,
    unassessed,
)
from corr.tournament.contest.system_stages import to_decide
from corr.tournament.contest.systems import system_of
from corr.tournament.wording import command


def look_at_rounds(office: Office, at: datetime, step: Step = no_step) -> None:
    """Look at the running events, each in one transaction.

    One that fails is looked at again an hour later; the others go on. So does one whose tables
    fail with what has happened since the last look, or with what was drawn now, which is undone.
    """
    apart = Apart(office, at)
    for event, _, state in office.store.tournaments():
        if state != "running" or apart.waits("event", event):
            continue
        with apart.each("event", event):
            contest, ended = office.folder.contest(event), event in office.folder.changed_results
            if contest is None or (not ended and _is_as_it_was(office, contest, at)):
                continue
            step("due")
            with office.folder.transaction():
                _look(office, event, at)
                if ended or _seq(office, contest) != contest.seq:
                    require_tables(office, event)
                step("judged")
            office.folder.changed_results.discard(event)


def _is_as_it_was(office: Office, contest: Contest, at: datetime) -> bool:
    seen = office.folder.seen_rounds.get(contest.id)
    if seen is None or (seen.until is not None and at >= seen.until):
        return False
    if seen.settled and seen.seq == contest.seq:
        return True
    begun, running = office.store.game_counts(contest.id)
    return (seen.seq, seen.begun, seen.running) == (contest.seq, begun, running)


def _look(office: Office, event: str, at: datetime) -> None:
    """Do what can be done now, and note how all was if it was nothing."""
    contest = office.folder.contest(event)
    assert contest is not None
    begun, running = office.store.game_counts(event)
    cause = f"round.{event}.{contest.seq}.{begun}.{running}"
    act = Act(at=at, cause=cause)
    if begun < len(contest.pairings) and _begin_more(office, contest, act):
        return
    results = LaterResults(lambda: results_of(office, contest))
    if why := to_set_right(contest, results):
        _tell_of_wrong_games(office, contest, why, act)
    bodies = system_of(contest).follows(contest, results)
    if bodies:
        carry_on(office, contest, bodies, act)
        return
    if contest.spec.system.kind == "stages" and (why := to_decide(contest, results)):
        _tell_once(office, contest, "round_fails", {"why": with_names(office, why)}, act)
    until = _next_round(office, contest, results, act)
    system = contest.spec.system
    office.folder.seen_rounds[event] = SeenRounds(
        seq=contest.seq,
        begun=begun,
        running=running,
        until=until,
        settled=begun == len(contest.pairings)
        and system.kind not in ("cup", "stages")
        and not system.until
        and not system.has_dates,
    )


def _tell_of_wrong_games(office: Office, contest: Contest, why: str, act: Act) -> None:
    """Tell the arbiter, once of the same games, that they do not follow from the results."""
    cause = f"games_wrong.{contest.id}.{sha256(why.encode()).hexdigest()[:16]}"
    if not office.store.has_cause(cause):
        told = {"event": contest.id, "why": why}
        arbiter = contest.spec.event.arbiters[0]
        tell_request(office, arbiter, "games_wrong", told, at=act.at, cause=cause)


def _begin_more(office: Office, contest: Contest, act: Act) -> bool:
    """Begin the games for which there is room now; whether there were any."""
    games = begin(office, contest, may_begin(office, contest), act)
    tell_games(office, contest, games, act)
    return bool(games)


def _next_round(office: Office, contest: Contest, results: Results, act: Act) -> datetime | None:
    """Begin the next round if its day has come; else when to look again, None for never."""
    moment = contest.round_moment(contest.opened + 1)
    system = system_of(contest)
    if not contest.spec.system.has_dates or moment is None or not system.missing(contest, results):
        return None
    if act.at < moment:
        return moment
    if system.by_lot:
        # A letter that came before the round may still lie unread, with a result in it.
        read_up_to = office.store.read_up_to(office.mailbox)
        unread = read_up_to is None or read_up_to - MARGIN < moment
        if unread or is_in_doubt(office, act.at):
            return act.at
        if _in_the_way(office, contest, results, act):
            return None
    try:
        draw_next_round(office, contest.id, act)
    except ArbiterError as error:
        why = with_names(office, "; ".join(error.faults))
        _tell_once(office, contest, "round_fails", {"why": why}, act)
    return None if contest.seq == _seq(office, contest) else act.at


def _seq(office: Office, contest: Contest) -> int:
    found = office.folder.contest(contest.id)
    assert found is not None
    return found.seq


def _in_the_way(office: Office, contest: Contest, results: Results, act: Act) -> bool:
    """Whether games that still go on keep the round from being drawn; the arbiter is told once."""
    games = unassessed(contest, results) if contest.spec.system.form == "monrad" else ()
    params: dict[str, object]
    if games:
        params = {"games": tuple(games), "command": assess_example(games[0])}
        _tell_once(office, contest, "round_waits", params, act)
    elif games := open_before_last(contest, results):
        draw = command("event", "draw", contest.id, "--unfinished")
        params = {"games": tuple(games), "end": rule_example(games[0]), "draw": draw}
        _tell_once(office, contest, "last_round_waits", params, act)
    return bool(games)


def _tell_once(
    office: Office, contest: Contest, code: str, params: dict[str, object], act: Act
) -> None:
    number = contest.opened + 1
    cause = f"{code}.{contest.id}.{number}"
    if not office.store.has_cause(cause):
        told = {"event": contest.id, "round": number, **params}
        arbiter = contest.spec.event.arbiters[0]
        tell_request(office, arbiter, code, told, at=act.at, cause=cause)
