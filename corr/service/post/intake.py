"""Letters in: from the mailbox on the server into the inbox, each of them once.

`at` is the time by which the games run; nothing here depends on the machine's own.
"""

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from hashlib import sha256

from corr.log import tell
from corr.mail.read.envelope import envelope
from corr.service.letters.timekeeping import compare
from corr.service.office.office import Office
from corr.service.office.steps import Step, no_step
from corr.service.office.trusted import heed
from corr.service.play import outages
from corr.service.post.limits import set_floods_aside
from corr.wire.errors import ServerRefused
from corr.wire.imap import Mailbox, MailboxState
from corr.wire.imap_fetch import FetchedMail

BATCH = 200
"""How many letters one fetch, claim or sending takes at most."""
MAX_BYTES = 1_000_000
"""The largest letter that is read; of a larger one only the beginning is kept."""

Ask = Callable[[], bool]


def never() -> bool:
    """No, not yet."""
    return False


def fetch(
    office: Office,
    mailbox: Mailbox,
    clock: Callable[[], datetime],
    step: Step = no_step,
    enough: Ask = never,
    patience: timedelta | None = None,
) -> int:
    """Take every new letter into the inbox, then tidy the mailbox; how many were new.

    `enough` is asked after each batch: whether to leave the rest for another time. `patience` is
    for how long the mailbox may not have been read before that is an outage; None for ever.

    Each batch and the cursor are one commit; a mail is moved on the server only afterwards. So a
    crash anywhere leads to the same letter being fetched again, and to the same key.
    """
    new = 0
    state = mailbox.select()
    last = _read_to(office, state)
    while True:
        asked_at = clock()
        mails = mailbox.fetch_after(last, BATCH, MAX_BYTES)
        step("fetched")
        new += take_in(office, mails, state.uidvalidity, last, asked_at, step, patience)
        step("kept")
        if not mails:
            return new
        last = max(mail.uid for mail in mails)
        _put_away(office, mailbox, [mail.uid for mail in mails])
        step("moved")
        if enough():
            return new


def has_new(office: Office, mailbox: Mailbox) -> bool:
    """Whether a letter lies in the mailbox that is not in the inbox."""
    return bool(mailbox.fetch_after(_read_to(office, mailbox.select()), 1, 1))


def tidy(office: Office, mailbox: Mailbox, clock: Callable[[], datetime]) -> None:
    """Move what was taken in and still lies in the mailbox, which is selected for it.

    Such mails are what an earlier process had no time to move, or a server would not move. But a
    server that lost count may also have given an old number to a mail that nobody has seen: so
    they are taken in once more, which does nothing to a letter that is here.
    """
    state = mailbox.select()
    last = _read_to(office, state)
    left = mailbox.taken(last)
    unsure: Sequence[int] = [uid for uid in left if uid not in mailbox.unmoved]
    while unsure:
        asked_at = clock()
        unsure, mails = mailbox.fetch_these(unsure, BATCH, MAX_BYTES)
        if mails:
            take_in(office, mails, state.uidvalidity, last, asked_at)
    _put_away(office, mailbox, left)


def take_in(
    office: Office,
    mails: Sequence[FetchedMail],
    validity: int,
    last: int,
    asked_at: datetime,
    step: Step = no_step,
    patience: timedelta | None = None,
) -> int:
    """Put fetched mails in the inbox and move the cursor, in one commit; how many are new.

    No mails at all mean that at `asked_at` the mailbox held nothing that is not in the inbox.
    """
    store = office.store
    with store.transaction():
        if patience is not None:
            outages.note(office, asked_at, patience)
        new = keep(office, mails, validity, asked_at, step)
        store.move_cursor(office.mailbox, validity, max([last, *(m.uid for m in mails)]))
        if not mails:
            store.mark_drained(office.mailbox, asked_at)
        step("filed")
    return new


def keep(
    office: Office,
    mails: Sequence[FetchedMail],
    validity: int,
    asked_at: datetime,
    step: Step = no_step,
) -> int:
    """Put mails in the inbox that are not there, in the caller's transaction; how many are new."""
    store, new, senders = office.store, 0, set[str]()
    for mail in mails:
        seen = envelope(mail.raw)
        key = seen.key if mail.raw else _key_of_nothing(office, validity, mail.uid)
        arrived = min(mail.arrived, asked_at)
        added = store.add_letter(key, seen.message_id, seen.sender, arrived, mail.raw)
        new += added
        if added and mail.truncated:
            store.mark_letter(key, "too_big" if mail.raw else "not_handed_out")
        step("filing")
        senders.add(seen.sender)
    compare(office, mails, asked_at)
    heed(office, mails, asked_at)
    set_floods_aside(office, senders, asked_at)
    return new


def _read_to(office: Office, state: MailboxState) -> int:
    """The last uid that was taken in, 0 if the server has begun to count anew."""
    validity, last = office.store.cursor(office.mailbox)
    if validity and validity != state.uidvalidity:
        tell(
            "mailbox.renumbered",
            level=logging.WARNING,
            was=validity,
            uidvalidity=state.uidvalidity,
        )
        return 0
    if 0 < state.uidnext <= last:
        tell("mailbox.lost_count", level=logging.WARNING, read_to=last, uidnext=state.uidnext)
        return 0
    return last


def _put_away(office: Office, mailbox: Mailbox, uids: Sequence[int]) -> None:
    """Move mails to their folder. If it will not take them they stay, and play goes on."""
    was_well = not mailbox.complaint
    try:
        mailbox.move_handled(uids, office.handled)
    except ServerRefused as error:
        if was_well:
            tell("handled.refused", level=logging.WARNING, why=f"{error}")


def _key_of_nothing(office: Office, validity: int, uid: int) -> str:
    """The key of a letter of which the server hands out no byte: one for each of them."""
    return sha256(f"{office.mailbox} {validity} {uid}".encode()).hexdigest()[:24]
