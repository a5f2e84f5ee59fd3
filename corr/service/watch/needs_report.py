"""What is to be sent by a day: the rules to the players, the report to the committee (art. 1)."""

from collections.abc import Iterator

from corr.service.office.office import Office
from corr.service.watch.needs import Look, Need, Urgency
from corr.tournament.contest.committee_days import (
    report_due_day,
    rules_due_day,
    rules_watched,
    rules_words,
    without_rules,
)
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


def rules_to_send(office: Office, look: Look) -> Iterator[Need]:
    """Running events whose players have not all got the rules; on the last day it is urgent."""
    for event, state in look.events.items():
        readable = state == "running" and event not in look.damaged
        contest = office.folder.contest(event) if readable else None
        if contest is None or not rules_watched(contest, look.at):
            continue
        due = rules_due_day(contest)
        yield Need(
            kind="rules",
            urgency=Urgency.TODAY if contest.day(look.at) >= due else Urgency.SOON,
            event=event,
            words=rules_words(contest, look.at),
            commands=(typed("event", "rules", event),),
            about=",".join(without_rules(contest)),
            since=contest.started_at,
            readers=contest.spec.event.arbiters,
        )
