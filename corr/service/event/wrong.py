"""What games of an event do not follow from its results; nothing here writes a letter."""

from corr.service.office.office import Office
from corr.service.office.results import LaterResults, results_of
from corr.tournament.contest.consequences import to_set_right
from corr.tournament.contest.contest import Contest


def wrong_in(office: Office, contest: Contest) -> str:
    """What has to be set right in an event by `redraw_event`, in words; "" for nothing."""
    return to_set_right(contest, LaterResults(lambda: results_of(office, contest)))
