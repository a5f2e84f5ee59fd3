"""Whether a letter is to blame for the end of the process that had it in work.

A letter that ends each process that handles it must be given up; one that was only in work when
the power failed or somebody killed the program must not. A kill from outside cannot be told from
one by the system because the letter took all memory: so it counts, but only where this letter
alone was in work and nothing else explains the end.
"""

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from corr.log import tell
from corr.service.office.office import Office
from corr.store import Taken

LEASE = timedelta(minutes=5)
"""After that a process that has a letter in work counts as dead."""
SENDING_LEASE = timedelta(minutes=15)
SENDING_SECONDS = 240
"""After that no further letter of a batch is begun, so that none outlasts the lease: another
process would send it as well."""
AT_ONCE = 2
"""After so many ends of a process a letter is tried again at once."""
WAITS = tuple(timedelta(minutes=m) for m in (1, 30))
"""How long a letter waits after the ends that follow; then it is set aside."""
SENT_AGAIN = tuple(timedelta(minutes=m) for m in (1, 2, 4, 8, 16, 32, 60))
"""How long a letter out waits after them, the last one repeats: it may have arrived each time."""
_WORDS = {
    "inbox": "we stopped while it was handled",
    "outbox": "we stopped while it was sent",
}


def take_over(
    office: Office, worker: str, real: datetime, life: str = "", *, asked_to_stop: bool = False
) -> None:
    """Give back what an earlier process of this name held when it died, and judge why it did.

    `life` is ours; `asked_to_stop` is whether the dead one had been told to end before it died.
    """
    with office.store.transaction():
        _bury(office, worker, real, life, asked_to_stop=asked_to_stop)


def undertaker(office: Office, real: datetime, life: str) -> Callable[[str], None]:
    """What gives back, inside the caller's transaction, what a worker held too long."""

    def bury(worker: str) -> None:
        _bury(office, worker, real, life, asked_to_stop=False)

    return bury


def _bury(office: Office, worker: str, real: datetime, life: str, *, asked_to_stop: bool) -> None:
    held = office.store.held_by(worker)
    if not held:
        return
    why = "asked to stop" if asked_to_stop else _explanation(office, held, life)
    if not why and len(held) == 1:
        _blame(office, held[0], real)
    else:
        # Which of several it was is known when each has been in work alone.
        office.store.free_uncounted(worker, apart=not why)
    why = why or ("it alone was in work" if len(held) == 1 else "several were in work")
    tell("letters.taken_over", level=logging.WARNING, letters=len(held), why=why)


def _explanation(office: Office, held: Sequence[Taken], life: str) -> str:
    """What else than a letter ended the process, "" if nothing is known."""
    if office.store.mark("restored") is not None:
        return "restored copy"
    version, boot = _parts(held[0].life)
    our_version, our_boot = _parts(life)
    if version != our_version:
        return "upgrade"
    return "restart of the machine" if boot and our_boot and boot != our_boot else ""


def _parts(life: str) -> tuple[str, str]:
    """Version and boot of a life, as `operating.life` writes them."""
    version, _, boot = life.partition(" ")
    return version, boot


def _blame(office: Office, letter: Taken, real: datetime) -> None:
    waits = WAITS if letter.table == "inbox" else SENT_AGAIN
    wait = _wait(letter, waits)
    office.store.blame(letter, real + wait if wait else None, _WORDS[letter.table])


def _wait(letter: Taken, waits: Sequence[timedelta]) -> timedelta:
    """How long a letter waits; none where the next thing is that it is set aside."""
    number = letter.attempts - AT_ONCE
    if number <= 0:
        return timedelta()
    if letter.table == "inbox" and number > len(waits):
        return timedelta()
    return waits[min(number, len(waits)) - 1]
