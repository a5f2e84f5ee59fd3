"""Never more than a small share is thrown away at once without the arbiter's yes.

A clock that is wrong, a setting that lost a digit: both would throw away nearly everything that
there is. So it waits, and the arbiter is told how much it is and which command says yes.
"""

import json
import logging
from datetime import datetime, timedelta

from corr.log import tell
from corr.service.office.office import Office
from corr.tournament.wording import typed

FEW = 10
"""So many at once are always thrown away."""
SHARE = 10
"""Of more than these no more than the tenth part of all."""
LETTERS, MAILS = "letters", "mails"
"""What is thrown away: letters in the database, mails on the server."""

_WAITS, _YES = "purge.waits", "purge.yes"
_YES_HOLDS = timedelta(days=7)


def is_much(part: int, whole: int) -> bool:
    """Whether so many of so many are more than a small share.

    >>> is_much(10, 10), is_much(73, 73), is_much(73, 730)
    (False, True, False)
    """
    return part > FEW and part * SHARE > whole


def may_go(office: Office, what: str, part: int, whole: int, at: datetime) -> bool:
    """Whether so many may be thrown away now. If not, it waits and the arbiter hears of it."""
    if not is_much(part, whole) or part <= _allowed(office, at).get(what, -FEW) + FEW:
        _waits_no_more(office, what)
        return True
    _wait(office, what, part, whole, at)
    return False


def waiting(office: Office) -> dict[str, tuple[int, int]]:
    """What waits for the arbiter's yes: how many of how many, by what it is."""
    mark = office.store.mark(_WAITS)
    found: dict[str, list[int]] = json.loads(mark[1]) if mark else {}
    return {what: (part, whole) for what, (part, whole) in found.items()}


def say_yes(office: Office, at: datetime) -> dict[str, tuple[int, int]]:
    """The arbiter says yes to what waits now, and to no more than that; what it is."""
    found = waiting(office)
    if found:
        with office.store.transaction():
            allowed = {what: part for what, (part, _) in found.items()}
            office.store.set_mark(_YES, at, json.dumps(allowed))
    return found


def is_answered(office: Office, at: datetime) -> bool:
    """Whether the arbiter has said yes to something that still waits."""
    allowed = _allowed(office, at)
    return any(what in allowed for what in waiting(office))


def _allowed(office: Office, at: datetime) -> dict[str, int]:
    mark = office.store.mark(_YES)
    if mark is None or abs(at - mark[0]) >= _YES_HOLDS:
        return {}
    found: dict[str, int] = json.loads(mark[1])
    return found


def _wait(office: Office, what: str, part: int, whole: int, at: datetime) -> None:
    from corr.service.letters.notices import tell_request  # with all that writes letters

    found = waiting(office)
    with office.folder.transaction():
        # A yes was to less than this: it holds no longer.
        office.store.drop_mark(_YES)
        _keep(office, found | {what: (part, whole)}, at)
        cause = f"purge_waits.{what}.{at:%Y-%m}"
        if not office.store.has_cause(cause):
            params = {
                "what": what,
                "part": part,
                "whole": whole,
                "command": typed("purge", "--yes"),
            }
            tell_request(office, office.arbiter, "purge_waits", params, at=at, cause=cause)
    tell("purge.waits", level=logging.WARNING, what=what, part=part, whole=whole)


def _waits_no_more(office: Office, what: str) -> None:
    found, mark = waiting(office), office.store.mark(_WAITS)
    if mark is not None and found.pop(what, None) is not None:
        with office.store.transaction():
            _keep(office, found, mark[0])


def _keep(office: Office, found: dict[str, tuple[int, int]], at: datetime) -> None:
    if found:
        office.store.set_mark(_WAITS, at, json.dumps(found))
    else:
        office.store.drop_mark(_WAITS)
        office.store.drop_mark(_YES)
