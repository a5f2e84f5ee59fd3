"""The seeds of lots, which nobody picks: looking at a draw twice shows the same one."""

import hmac

from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest


def first_seed(office: Office, contest: Contest) -> str:
    """The seed by which an event is drawn.

    It follows from a secret of the installation, the event and who takes part; those of later
    rounds follow from it. Only other entries, which the log has, give another draw.
    """
    words = "\n".join(("corr.lots", contest.id, *sorted(contest.entries)))
    return hmac.digest(office.keys.current, words.encode(), "sha256").hex()[:16]
