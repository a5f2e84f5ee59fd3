"""By when the ranking committee and the players must have what is theirs (art. 1 §3–4). Pure."""

from datetime import date, datetime, timedelta

from corr.sentences.said import Said, said
from corr.tournament.contest.contest import Contest

RULES_DUE = timedelta(weeks=3)
"""How long after the start all rules must have been sent to the participants (art. 1 §3)."""
REPORT_DUE = timedelta(weeks=2)
"""How long after the close the committee must have the report (art. 1 §4)."""


def without_rules(contest: Contest) -> tuple[str, ...]:
    """Who plays in an event and has not got its rules, by start number."""
    return tuple(player for player in contest.present if player not in contest.rules_sent)


def rules_due_day(contest: Contest) -> date:
    """By when everybody who takes part has to have got the rules."""
    began = contest.started_at
    return (contest.day(began) if began else contest.spec.event.start) + RULES_DUE


def rules_watched(contest: Contest, at: datetime) -> bool:
    """Whether somebody has still to get the rules of a ranking event that runs at an instant.

    An event that began before sending was written down is watched until its three weeks are over,
    for by then its rules have been handed over in another way, or nobody can send them in time.
    """
    in_time = contest.day(at) <= rules_due_day(contest)
    if contest.stands != "running" or not (in_time or contest.rules_sent):
        return False
    return bool(without_rules(contest)) and contest.spec.ranking.counts


def rules_words(contest: Contest, at: datetime) -> Said:
    """How many players have not got the rules, and by when they must have."""
    missing, due = len(without_rules(contest)), rules_due_day(contest)
    return said(
        "status",
        "rules_missing",
        missing=missing,
        players=len(contest.present),
        event=contest.id,
        late=contest.day(at) > due,
        due=due,
    )


def rules_day(contest: Contest) -> date | None:
    """The day by which all who began had got the rules; None if nobody has.

    Of a place that somebody took over the first holder counts, and of a latecomer nothing: theirs
    came when they did. Whether somebody has not got them `without_rules` says.
    """
    places = dict[int, date]()
    for player, day in contest.rules_sent.items():
        number = contest.numbers.get(player, 0)
        if player not in contest.joined:
            places[number] = min(day, places.get(number, day))
    return max(places.values(), default=None)


def report_due_day(contest: Contest) -> date | None:
    """By when the latest report has to be with the committee; None if it is, or need not be.

    Of a rating event, too, it is due within two weeks (R28.4/G27.4).
    """
    closed_on, ranking = contest.closed_on, contest.spec.ranking
    due = ranking.counts or ranking.rated
    if contest.stands != "closed" or not due or closed_on is None:
        return None
    # Who closed an event before sending was written down has sent its report long ago.
    levels = contest.closing.levels if contest.closing else None
    kept_track = ranking.rated or levels is not None
    if not kept_track or contest.reports in contest.reported:
        return None
    return closed_on + REPORT_DUE
