"""Taking in again what lies in the folder `Handled`: the database may be older than the mail.

A letter that is here already has the same key and changes nothing, so it never does any harm.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from corr.service.office.office import Office
from corr.service.post.intake import BATCH, MAX_BYTES, keep
from corr.wire.handled import HandledFolder

MARGIN = timedelta(days=1)
"""How much more is looked at: the server's days are not ours."""


def restored_since(office: Office) -> datetime | None:
    """From when on mail has to be taken in again, because this database came out of a backup."""
    mark = office.store.mark("restored")
    return mark[0] if mark else None


def fetch_handled(
    office: Office,
    folder: HandledFolder,
    since: datetime | None,
    clock: Callable[[], datetime],
    enough: Callable[[], bool] = lambda: False,
) -> int:
    """Take in every letter of the folder that arrived since then and is not here; how many.

    None is everything. The cursor of the inbox stays as it is, and so does how far mail is read:
    what was missing waits now, with the time of its arrival. Interrupted, it begins again.
    """
    if not folder.exists():
        _done(office)
        return 0
    validity = folder.select().uidvalidity
    first = folder.first_since((since - MARGIN).date()) if since else 1
    new, last = 0, first - 1
    while not enough():
        asked_at = clock()
        mails = folder.fetch_after(last, BATCH, MAX_BYTES) if first else []
        if not mails:
            _done(office)
            break
        with office.store.transaction():
            new += keep(office, mails, validity, asked_at)
        last = mails[-1].uid
    return new


def _done(office: Office) -> None:
    with office.store.transaction():
        office.store.drop_mark("restored")
