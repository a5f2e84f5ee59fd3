"""By when the ranking committee and the players must have what is theirs (art. 1 §3–4). Pure."""

from datetime import date, timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corr.tournament.contest import Contest

RULES_DUE = timedelta(weeks=3)
"""How long after the start all rules must have been sent to the participants (art. 1 §3)."""
REPORT_DUE = timedelta(weeks=2)
"""How long after the close the committee must have the report (art. 1 §4)."""


def report_due_day(contest: "Contest") -> date | None:
    """By when the latest report has to be with the committee; None if it is, or need not be."""
    closed_on = contest.closed_on
    if contest.stands != "closed" or not contest.spec.ranking.counts or closed_on is None:
        return None
    # Who closed an event before sending was written down has sent its report long ago.
    kept_track = contest.closing is not None and contest.closing.levels is not None
    if not kept_track or contest.reports in contest.reported:
        return None
    return closed_on + REPORT_DUE
