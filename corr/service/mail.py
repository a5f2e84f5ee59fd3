"""The letters' way through the house: into the inbox, over the desk, out of the outbox.

`at` is the time by which the games run, `real` the machine's own, by which leases run.
"""

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from corr.errors import Conflict, MailError, StoreError
from corr.mail.envelope import envelope
from corr.service.answer import answer
from corr.service.credit import credit_late_sending
from corr.service.notices import tell_arbiter, tell_too_big
from corr.service.office import Office
from corr.store import InboxRow
from corr.wire.imap import FetchedMail, Mailbox
from corr.wire.smtp import Outgoing, Result, Sender

log = logging.getLogger(__name__)

BATCH = 200
"""How many letters one fetch, claim or sending takes at most."""
MAX_BYTES = 1_000_000
"""The largest letter that is read; of a larger one only the beginning is kept."""
LEASE = timedelta(minutes=5)
RETRIES = tuple(timedelta(minutes=m) for m in (1, 5, 30, 120))
"""How long a letter that failed by an outage or a bug waits; after that it is set aside."""
ATTEMPTS = len(RETRIES) + 1
RESENDS = tuple(timedelta(minutes=m) for m in (1, 2, 4, 8, 16, 32, 60))
"""How long a letter waits that the mail server would not take now; the last one repeats."""
RESENDINGS = 125
"""After how many tries, five days, a letter counts as undeliverable."""

Step = Callable[[str], None]
"""Called at each named step, so that a crash test can kill the process right there."""


def no_step(name: str) -> None:
    """Nothing happens between the steps."""


# -- fetch ----


def fetch(
    office: Office, mailbox: Mailbox, clock: Callable[[], datetime], step: Step = no_step
) -> int:
    """Take every new letter into the inbox, then tidy the mailbox; how many were new.

    Each batch and the cursor are one commit; a mail is moved on the server only afterwards. So a
    crash anywhere leads to the same letter being fetched again, and to the same key.
    """
    new = 0
    validity = mailbox.select().uidvalidity
    while True:
        asked_at = clock()
        known_validity, last = office.store.cursor(office.mailbox)
        if known_validity != validity:
            last = 0
        mails = mailbox.fetch_after(last, BATCH, MAX_BYTES)
        step("fetched")
        new += take_in(office, mails, validity, last, asked_at)
        step("kept")
        if not mails:
            return new
        mailbox.move_handled([mail.uid for mail in mails], office.handled)
        step("moved")


def has_new(office: Office, mailbox: Mailbox) -> bool:
    """Whether a letter lies in the mailbox that is not in the inbox."""
    validity = mailbox.select().uidvalidity
    known_validity, last = office.store.cursor(office.mailbox)
    return bool(mailbox.fetch_after(last if known_validity == validity else 0, 1, 1))


def tidy(office: Office, mailbox: Mailbox) -> None:
    """Move what an earlier process took in but had no time to move; the inbox is selected."""
    validity, last = office.store.cursor(office.mailbox)
    if validity == mailbox.select().uidvalidity:
        mailbox.move_handled(mailbox.taken(last), office.handled)


def take_in(
    office: Office, mails: Sequence[FetchedMail], validity: int, last: int, asked_at: datetime
) -> int:
    """Put fetched mails in the inbox and move the cursor, in one commit; how many are new.

    No mails at all mean that at `asked_at` the mailbox held nothing that is not in the inbox.
    """
    store, new = office.store, 0
    with store.transaction():
        for mail in mails:
            seen = envelope(mail.raw)
            arrived = min(mail.arrived, asked_at)
            added = store.add_letter(seen.key, seen.message_id, seen.sender, arrived, mail.raw)
            new += added
            if added and mail.truncated:
                store.mark_letter(seen.key, "too_big")
        store.move_cursor(office.mailbox, validity, max([last, *(m.uid for m in mails)]))
        if not mails:
            store.mark_drained(office.mailbox, asked_at)
    return new


# -- handle ----


def handle(
    office: Office,
    worker: str,
    at: datetime,
    real: datetime,
    step: Step = no_step,
    limit: int = BATCH,
) -> int:
    """Handle a batch of waiting letters, each in a transaction of its own; how many there were."""
    with office.store.transaction():
        rows = office.store.claim_letters(worker, real=real, lease_until=real + LEASE, limit=limit)
    step("claimed")
    held_back = set[str]()
    for row in rows:
        if row.sender in held_back:
            _retry(office, row, real, "an older letter of the sender waits")
            continue
        if not _handle_one(office, row, worker, at, real, step):
            held_back.add(row.sender)
        step("handled")
    return len(rows)


def _handle_one(
    office: Office, row: InboxRow, worker: str, at: datetime, real: datetime, step: Step
) -> bool:
    """Handle one letter; False when it has to be tried again later."""
    if row.attempts > ATTEMPTS:
        _set_aside(office, row, "crashed", at)
        return True
    try:
        with office.folder.transaction():
            if not office.store.holds_letter(row.key, worker):
                return True
            state, reason = answer(office, row, at)
            step("answered")
            office.store.finish_letter(row.key, state, reason)
            if state == "quarantined":
                tell_arbiter(office, row, reason, at)
    except MailError as error:
        _set_aside(office, row, error.reason, at)
    except StoreError:
        raise
    except Conflict:
        log.info("somebody else wrote to the same game; letter %s starts again", row.key)
        return _later(office, row, at, real, "conflict")
    except Exception as error:  # a bug in one letter must not stop the others
        log.exception("letter %s failed", row.key)
        return _later(office, row, at, real, type(error).__name__)
    return True


def _later(office: Office, row: InboxRow, at: datetime, real: datetime, reason: str) -> bool:
    if row.attempts >= ATTEMPTS:
        _set_aside(office, row, f"failed: {reason}", at)
        return True
    _retry(office, row, real + RETRIES[row.attempts - 1], reason)
    return False


def _retry(office: Office, row: InboxRow, next_at: datetime, reason: str) -> None:
    with office.store.transaction():
        office.store.retry_letter(row.key, next_at, reason)


def _set_aside(office: Office, row: InboxRow, reason: str, at: datetime) -> None:
    with office.store.transaction():
        office.store.finish_letter(row.key, "quarantined", reason)
        tell_arbiter(office, row, reason, at)
        if reason == "too_big":
            tell_too_big(office, row, at)


# -- send ----


def send(
    office: Office,
    sender: Sender,
    worker: str,
    at: datetime,
    real: datetime,
    step: Step = no_step,
    meanwhile: Callable[[], bool] = lambda: False,
) -> int:
    """Send a batch of queued letters; how many there were. `meanwhile` as in `Sender.deliver`.

    Bytes and Message-ID were fixed when the letter was queued. Between the mail server's 250 and
    our commit lies the one moment in which a crash sends the same bytes again.
    """
    with office.store.transaction():
        rows = office.store.claim_outgoing(
            worker, real=real, lease_until=real + LEASE, limit=BATCH
        )
    attempts = {row.message_id: row.attempts for row in rows}
    queued = {row.message_id: row for row in rows}

    def report(results: Sequence[Result]) -> None:
        step("delivered")
        with office.folder.transaction():
            for result in results:
                status = result.status
                if status == "later" and attempts[result.id] >= RESENDINGS:
                    status = "failed"
                if status == "later":
                    wait = RESENDS[min(attempts[result.id], len(RESENDS)) - 1]
                    office.store.retry_outgoing(result.id, real + wait, result.reply)
                    continue
                office.store.finish_outgoing(result.id, status, result.reply, at)
                if status == "sent":
                    credit_late_sending(office, queued[result.id], at)
                else:
                    tell_arbiter(office, queued[result.id], result.reply, at)
        step("reported")

    batch = [
        Outgoing(
            id=row.message_id,
            sender=office.site.address,
            recipient=row.recipient,
            raw=row.raw,
        )
        for row in rows
    ]
    if batch:
        sender.deliver(batch, report, meanwhile)
    return len(rows)
