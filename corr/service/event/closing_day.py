"""From which day a closing counts: today's, that of an event's own file, or one that is named."""

from datetime import date, datetime

from corr.errors import ArbiterError
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.play.result import ANNULLED


def closing_day(office: Office, contest: Contest, at: datetime) -> date:
    """The day from which a closing at an instant counts if nobody names another one.

    An event that was closed elsewhere counts from then, and one that is closed again from the day
    that was named before, as long as no game has ended since. All others count from today.
    """
    former = contest.closing.on if contest.closing else ""
    named = date.fromisoformat(former) if former else contest.closed_elsewhere
    today = contest.day(at)
    return named if named and _last_day(office, contest) <= named <= today else today


def named_day(office: Office, contest: Contest, act: Act, on: date | None) -> date:
    """The day from which a closing counts, `on` if that can be. Raises ArbiterError."""
    usual, today = closing_day(office, contest, act.at), contest.day(act.at)
    if on is None or on == usual:
        return usual
    last = _last_day(office, contest)
    if on > today:
        raise ArbiterError(f"{contest.id} cannot be closed on {on}: today is {today}")
    if on < last:
        raise ArbiterError(f"{contest.id} cannot be closed on {on}: it went on until {last}")
    if not act.reason.strip():
        raise ArbiterError(
            f"{contest.id} is closed on {usual}; that it counts from {on} takes --reason TEXT"
        )
    return on


def moment_of(contest: Contest, day: date, at: datetime) -> datetime:
    """The instant at which a closing of a day counts: of an earlier day the last one."""
    return at if day == contest.day(at) else contest.end_of(day)


def _last_day(office: Office, contest: Contest) -> date:
    """The day on which the last game ended that counts, the start where there is none."""
    rows = office.store.games_of_event(contest.id)
    ended = (row.ended_at for row in rows if row.ending != ANNULLED)
    return max([contest.spec.event.start, *(contest.day(one) for one in ended if one)])
