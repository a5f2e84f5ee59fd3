"""How connections and daemon are doing, and the bytes of letters that nobody needs any more."""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

from msgspec import Struct

from corr.config import Retention
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office
from corr.service.office.people import arbiters_of, requests_of
from corr.service.office.trusted import MARGIN
from corr.service.office.why_aside import FROM_NOBODY
from corr.store.store import Store
from corr.store.upkeep import Purged
from corr.tournament.play.person import is_open

# -- how the connections and the daemon are doing ----
# A change is noted at once; while nothing changes, once a minute is enough.


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
            self._store.health.note_health(name, ok=ok, at=at, detail=words)
        self._noted[name] = at, ok, detail


def tell_trouble(office: Office, *, is_refusal: bool, at: datetime) -> None:
    """Tell the arbiter once, by mail, that the mailbox cannot be read and is not likely to be.

    Of our being refused twice in a row they hear at once, of an outage after an hour. What is
    wrong with the sending of mail cannot be told by mail.
    """
    row = next(
        (row for row in office.store.health.noted() if row.name == "imap" and not row.ok), None
    )
    if row is None:
        return
    if not (row.failures > 1 if is_refusal else row.at - row.since >= OUTAGE):
        return
    cause = f"mailbox.{row.since:%Y-%m-%dT%H:%M:%S}"
    if office.store.letters.has_cause(cause):
        return
    params = {"since": row.since, "reply": row.detail.rstrip(".")}
    with office.store.transaction():
        tell_request(office, office.arbiter, "mailbox_unread", params, at=at, cause=cause)


# -- throwing away the bytes of letters that nobody needs any more, as the settings say ----
# Never anything of an event that is going on, nor what a clock, a question or the arbiter's look
# still needs. Of each letter stay its key, its fate and what followed from it.


EVERY = timedelta(days=1)
"""How often the daemon does it."""
BATCH = 200
"""How many letters are emptied in one transaction, so that the mail need not wait."""
_PAGES = 2_000
_ALL = 1_000_000

_Find = Callable[[int], list[tuple[str, int]]]
_Empty = Callable[[Sequence[str]], None]


class Purge(Struct, frozen=True, kw_only=True):
    """What was thrown away: letters in and out of events long closed, and those of strangers."""

    letters: Purged
    outgoing: Purged
    strangers: Purged

    @property
    def all(self) -> Purged:
        """Everything together."""
        return self.letters + self.outgoing + self.strangers


def is_due(office: Office, at: datetime) -> bool:
    """Whether it is time for the daemon to do it."""
    last = office.store.upkeep.mark("purge")
    if last is None or at - last[0] >= EVERY:
        return True
    return last[0] - at > EVERY + MARGIN  # it was done by a clock that was ahead


def purge(
    office: Office,
    retention: Retention,
    at: datetime,
    *,
    dry_run: bool = False,
    enough: Callable[[], bool] = lambda: False,
) -> Purge:
    """Empty the letters that are old enough; with `dry_run` only say which would be.

    `enough` is asked between the transactions: whether to leave the rest for another day.
    """
    store, needed = office.store, _needed(office, at)
    arbiters = arbiters_of(office)

    def run(find: _Find, empty: _Empty) -> Purged:
        if dry_run:
            found = [one for one in find(_ALL) if one[0] not in needed]
            return Purged(letters=len(found), bytes=sum(size for _, size in found))
        return _emptied(office, find, empty, needed, enough)

    letters = outgoing = strangers = Purged()
    if retention.letters is not None:
        before = at - retention.letters
        letters = run(
            lambda n: store.purging.old_letters(before, FROM_NOBODY, limit=n),
            store.purging.empty_in,
        )
        outgoing = run(
            lambda n: store.purging.old_outgoing(before, arbiters, limit=n),
            store.purging.empty_out,
        )
    if retention.strangers is not None:
        since = at - retention.strangers
        strangers = run(
            lambda n: store.purging.old_letters_of_strangers(since, limit=n),
            store.purging.empty_strange_in,
        )
        strangers += run(
            lambda n: store.purging.old_outgoing_to_strangers(since, arbiters, limit=n),
            store.purging.empty_strange_out,
        )
    done = Purge(letters=letters, outgoing=outgoing, strangers=strangers)
    if not dry_run:
        _close(office, done, at, enough)
    return done


def _emptied(
    office: Office,
    find: _Find,
    empty: _Empty,
    needed: Collection[str],
    enough: Callable[[], bool],
) -> Purged:
    done = Purged()
    while not enough():
        with office.store.transaction():
            # What is needed stays in the list, and must not fill it.
            found = [one for one in find(BATCH + len(needed)) if one[0] not in needed]
            if found:
                empty([key for key, _ in found])
                office.store.personal.scrub()
        done += Purged(letters=len(found), bytes=sum(size for _, size in found))
        if not found:
            break
    return done


def put_off(office: Office, at: datetime) -> None:
    """Note that it was looked at and nothing was thrown away: it waits for somebody's yes."""
    with office.store.transaction():
        office.store.upkeep.set_mark("purge", at, "waits")


def _close(office: Office, done: Purge, at: datetime, enough: Callable[[], bool]) -> None:
    left = 1 if done.all.letters else 0
    while left and not enough():
        before, left = left, office.store.upkeep.give_back(_PAGES)
        if left == before:
            break  # an old file that cannot shrink: its pages are there for new letters
    with office.store.transaction():
        office.store.upkeep.set_mark(
            "purge", at, f"{done.all.letters} letters, {done.all.bytes} bytes"
        )


def _needed(office: Office, at: datetime) -> frozenset[str]:
    """The letters that an open question is about."""
    found = set[str]()
    for player in office.store.players.everybody():
        asked = requests_of(office, player.id)
        found |= {one.value for one in asked if one.what == "letter" and is_open(one, asked, at)}
    return frozenset(found)
