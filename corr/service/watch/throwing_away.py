"""Never more than a small share is thrown away at once without the arbiter's yes.

A clock that is wrong, a setting that lost a digit: both would throw away nearly everything that
there is. So it waits, and the arbiter is told how much it is and which command says yes.
"""

import logging
from datetime import datetime

from corr.log import tell
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.office.trusted import FEW, allowed_now, is_much, wait_for_yes, waits_no_more
from corr.tournament.wording import typed


def may_go(office: Office, what: str, part: int, whole: int, at: datetime) -> bool:
    """Whether so many may be thrown away now. If not, it waits and the arbiter hears of it."""
    if not is_much(part, whole) or part <= allowed_now(office, at).get(what, -FEW) + FEW:
        waits_no_more(office, what)
        return True
    _wait(office, what, part, whole, at)
    return False


def _wait(office: Office, what: str, part: int, whole: int, at: datetime) -> None:
    with office.folder.transaction():
        wait_for_yes(office, what, part, whole, at)
        cause = f"purge_waits.{what}.{at:%Y-%m}"
        if not office.store.letters.has_cause(cause):
            params = {
                "what": what,
                "part": part,
                "whole": whole,
                "command": typed("purge", "--yes"),
            }
            tell_request(office, office.arbiter, "purge_waits", params, at=at, cause=cause)
    tell("purge.waits", level=logging.WARNING, what=what, part=part, whole=whole)
