"""The reports that the ranking committee waits for, until they are sent (art. 1 §4)."""

from collections.abc import Iterator

from corr.service.needs import Look, Need, Urgency
from corr.service.office import Office
from corr.tournament.committee_days import report_due_day
from corr.tournament.wording import typed


def reports_due(office: Office, look: Look) -> Iterator[Need]:
    """Closed events whose report is not with the committee; on the day itself it is urgent."""
    for event, state in look.events.items():
        contest = office.folder.contest(event) if state == "closed" else None
        due = report_due_day(contest) if contest and event not in look.damaged else None
        if contest is None or due is None:
            continue
        today = contest.day(look.at)
        late = "is overdue: it was due" if today > due else "is due"
        yield Need(
            kind="report",
            urgency=Urgency.TODAY if today >= due else Urgency.SOON,
            event=event,
            words=f"the committee's report on {event} {late} on {due}",
            commands=(typed("event", "send-report", event),),
            about=f"{contest.reports}",
            since=contest.closed_at,
            readers=contest.spec.event.arbiters,
        )
