"""What time brings, one thing apart from another: one that fails is put off, the rest goes on.

Each failure is noted in the health of the installation, where `corr status`, `corr doctor` and
`corr check` find it; it is forgotten as soon as the thing goes well, or was not to be done again.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

from corr.errors import StoreError
from corr.log import places, tell
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.store.upkeep import HealthRow
from corr.tournament.wording import typed

PUT_OFF = timedelta(hours=1)
"""How long something that failed is left alone; the clock of a game is not judged meanwhile."""
_FORGET = 2 * PUT_OFF
_KINDS = ("game", "digest", "purge", "event", "morning", "levels", "month")


def put_off(office: Office) -> dict[str, HealthRow]:
    """Everything that failed and is tried again later, by kind and name."""
    rows = office.store.health.noted()
    return {row.name: row for row in rows if not row.ok and row.name.split()[0] in _KINDS}


class Apart:
    """Does one thing after another at a time `at`, none of which stops the next."""

    def __init__(self, office: Office, at: datetime) -> None:
        self._office = office
        self._at = at
        self._failed = put_off(office)

    def waits(self, kind: str, name: str = "") -> bool:
        """Whether something failed lately and is left alone for a while."""
        row = self._failed.get(f"{kind} {name}".strip())
        # A clock that was set back must not leave it alone for ever.
        return row is not None and abs(self._at - row.at) < PUT_OFF

    @contextmanager
    def each(self, kind: str, name: str = "") -> Iterator[None]:
        """Do one thing. What fails in it ends here, unless it is the database itself."""
        known = f"{kind} {name}".strip()
        try:
            yield
        except StoreError:
            raise
        except Exception as error:  # a bug or damage in one must not stop the others
            self._put_off(kind, name, error)
        else:
            if known in self._failed:
                self._forget(known)

    def forget_old(self) -> None:
        """Forget what was not tried again when its time came: it is not to be done any more."""
        for name, row in list(self._failed.items()):
            if abs(self._at - row.at) >= _FORGET:
                self._forget(name)

    def _forget(self, name: str) -> None:
        del self._failed[name]
        with self._office.store.transaction():
            self._office.store.health.forget_health(name)

    def _put_off(self, kind: str, name: str, error: Exception) -> None:
        office, at, known = self._office, self._at, f"{kind} {name}".strip()
        tell(f"{kind}.failed", level=logging.ERROR, name=name, error=error)
        why = f"{type(error).__name__} ({places(error)})"
        with office.store.transaction():
            office.store.health.note_health(known, ok=False, at=at, detail=why)
            if kind == "game":
                office.store.events.set_next_look(name, at + PUT_OFF)
        self._failed = put_off(office)
        self._tell_arbiter(kind, name)

    def _tell_arbiter(self, kind: str, name: str) -> None:
        """Tell the arbiter once a day that something failed; `corr status` has all of it."""
        office, at = self._office, self._at
        cause = f"put_off.{at:%Y-%m-%d}"
        try:
            with office.folder.transaction(), office.folder.savepoint():
                if not office.store.letters.has_cause(cause):
                    params = {"what": kind, "name": name, "commands": (typed("status"),)}
                    tell_request(office, office.arbiter, "put_off", params, at=at, cause=cause)
        except StoreError:
            raise
        except Exception as error:
            tell("notice.failed", level=logging.ERROR, error=error)
