"""What the arbiter is told by mail at once: a letter set aside, a letter that cannot be delivered.

Machines' letters are set aside too, but nobody is woken for them; and one notice an hour is
enough to bring the arbiter to the desk, where `corr mail list` shows them all.
"""

from datetime import datetime
from email import policy
from email.parser import BytesHeaderParser
from hashlib import sha256

from corr.mail.letter import Draft
from corr.service.compose import post
from corr.service.office import Office
from corr.store import InboxRow, OutboxRow

_QUIET = frozenset({"auto_reply", "list_mail", "own_letter", "unknown_sender"})


def tell_arbiter(office: Office, row: InboxRow | OutboxRow, reason: str, at: datetime) -> None:
    """Queue a notice about a letter that needs a human, inside the caller's transaction."""
    if reason in _QUIET or (isinstance(row, OutboxRow) and row.recipient == office.arbiter):
        return
    key = row.key if isinstance(row, InboxRow) else row.message_id
    cause = f"notice.{'in' if isinstance(row, InboxRow) else 'out'}.{at:%Y-%m-%dT%H}"
    if office.store.has_cause(cause):
        return
    draft = Draft(
        kind="arbiter",
        language="en",
        to_name="",
        to_address=office.arbiter,
        message_id=f"notice.{sha256(f'{cause}{key}'.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"notices": (_notice(row, reason),)},
    )
    post(office, draft, at=at, cause=cause)


def _notice(row: InboxRow | OutboxRow, reason: str) -> tuple[str, dict[str, object]]:
    subject = _subject(row.raw)
    if isinstance(row, InboxRow):
        return "letter_set_aside", {
            "key": row.key,
            "sender": row.sender,
            "subject": subject,
            "reason": reason,
        }
    return "letter_undelivered", {
        "recipient": row.recipient,
        "subject": subject,
        "reply": reason,
    }


def _subject(raw: bytes) -> str:
    """The subject as far as it is plain; a hostile one is not worth decoding here."""
    head = raw[:20_000].split(b"\r\n\r\n")[0].split(b"\n\n")[0]
    found = BytesHeaderParser(policy=policy.compat32).parsebytes(head).get("Subject", "")
    return "".join(c for c in str(found) if c.isprintable())[:100]
