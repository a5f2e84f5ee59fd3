"""What time brings to an event before it begins: places, too few players, trying the mail.

It costs next to nothing where nothing has changed since the last look.
"""

from datetime import date, datetime

from corr.service.event.announcing import send_trial
from corr.service.event.entering import fill_places
from corr.service.event.entries_shown import is_short, trials_from, unproved
from corr.service.letters.apart import Apart
from corr.service.letters.event_letters import Act
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.office.steps import Step, no_step
from corr.tournament.contest.contest import Contest
from corr.tournament.wording import typed


def look_at_entries(office: Office, at: datetime, step: Step = no_step) -> None:
    """Look at the events that have not begun, each in one transaction."""
    apart = Apart(office, at)
    for event, _, state in office.store.tournaments():
        if state != "open" or apart.waits("event", event):
            continue
        with apart.each("event", event):
            contest = office.folder.contest(event)
            if contest is None or office.folder.seen_entries.get(event) == _sight(contest, at):
                continue
            step("due")
            with office.folder.transaction():
                contest = _look(office, contest, at)
            office.folder.seen_entries[event] = _sight(contest, at)
            step("judged")


def _sight(contest: Contest, at: datetime) -> tuple[int, date]:
    """What a look at an event depends on."""
    return contest.seq, contest.day(at)


def _look(office: Office, contest: Contest, at: datetime) -> Contest:
    day = contest.day(at)
    act = Act(at=at, cause=f"places.{contest.id}.{contest.seq}")
    contest = fill_places(office, contest, act)
    if is_short(contest, day):
        _tell_of_shortage(office, contest, at)
    if trials_from(contest) <= day < contest.spec.event.start:
        _send_trials(office, contest, at)
    return contest


def _tell_of_shortage(office: Office, contest: Contest, at: datetime) -> None:
    event, cause = contest.spec.event, f"too_few.{contest.id}"
    if office.store.has_cause(cause):
        return
    told = {
        "event": contest.id,
        "entered": len(contest.entries),
        "least": event.min_players,
        "ranked": contest.spec.ranking.counts,
        "enter": typed("event", "enter", contest.id, "PLAYER", "--late"),
        "change": typed("event", "change", contest.id, "FILE", "--reason", "TEXT"),
        "cancel": typed("event", "cancel", contest.id, "--reason", "TEXT"),
    }
    tell_request(office, event.arbiters[0], "too_few", told, at=at, cause=cause)


def _send_trials(office: Office, contest: Contest, at: datetime) -> None:
    """Ask everybody once who has not shown that mail arrives."""
    for player in unproved(contest):
        cause = f"trial.{contest.id}.{player}"
        if not office.store.has_cause(cause):
            send_trial(office, contest, player, Act(at=at, cause=cause))
