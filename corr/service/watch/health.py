"""How the connections and the daemon are doing, written down for `corr status` and `corr doctor`.

A change is noted at once; while nothing changes, once a minute is enough.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.store import Store

OUTAGE = timedelta(hours=1)
"""How long a mailbox may be out of reach before the arbiter hears of it."""
PULSE = timedelta(minutes=1)
"""How often something that goes on well is noted anew."""
DETAIL_LENGTH = 500


class Health:
    """Notes of how `imap`, `smtp` and `loop` are doing; `real` is the machine's own time."""

    def __init__(self, store: Store, real: Callable[[], datetime]) -> None:
        self._store = store
        self._real = real
        self._noted: dict[str, tuple[datetime, bool, str]] = {}

    def good(self, name: str, detail: str = "") -> None:
        """Note that something works, perhaps with a word about what does not quite."""
        self._note_now_and_then(name, detail, ok=True)

    def unwell(self, name: str, detail: str) -> None:
        """Note that something is not as it should be, and stays so for a while."""
        self._note_now_and_then(name, detail, ok=False)

    def bad(self, name: str, detail: str) -> None:
        """Note that something failed once more."""
        self._note(name, self._real(), detail, ok=False)

    def _note_now_and_then(self, name: str, detail: str, *, ok: bool) -> None:
        at = self._real()
        noted = self._noted.get(name)
        # A clock that was set back must not silence the notes until it has caught up.
        if noted is None or noted[1:] != (ok, detail) or abs(at - noted[0]) >= PULSE:
            self._note(name, at, detail, ok=ok)

    def _note(self, name: str, at: datetime, detail: str, *, ok: bool) -> None:
        words = " ".join(detail.split())[:DETAIL_LENGTH]
        with self._store.transaction():
            self._store.note_health(name, ok=ok, at=at, detail=words)
        self._noted[name] = at, ok, detail


def tell_trouble(office: Office, *, is_refusal: bool, at: datetime) -> None:
    """Tell the arbiter once, by mail, that the mailbox cannot be read and is not likely to be.

    Of our being refused twice in a row they hear at once, of an outage after an hour. What is
    wrong with the sending of mail cannot be told by mail.
    """
    row = next((row for row in office.store.health() if row.name == "imap" and not row.ok), None)
    if row is None:
        return
    if not (row.failures > 1 if is_refusal else row.at - row.since >= OUTAGE):
        return
    cause = f"mailbox.{row.since:%Y-%m-%dT%H:%M:%S}"
    if office.store.has_cause(cause):
        return
    params = {"since": f"{row.since:%Y-%m-%d %H:%M} UTC", "reply": row.detail}
    with office.store.transaction():
        tell_request(office, office.arbiter, "mailbox_unread", params, at=at, cause=cause)
