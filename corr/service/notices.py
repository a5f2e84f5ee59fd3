"""What the arbiter is told by mail at once: a letter set aside, a letter that cannot be delivered.

Machines' letters are set aside too, but nobody is woken for them.
"""

from collections.abc import Mapping
from datetime import datetime
from email import policy
from email.parser import BytesHeaderParser
from hashlib import sha256

from corr.mail.letter import Draft, Refusal
from corr.mail.tags import without_codes
from corr.service.compose import post
from corr.service.office import Office
from corr.store import InboxRow, OutboxRow

NOTICES_AN_HOUR = 10
"""How many notices the arbiter gets at most; after that `corr mail list` shows the rest."""

_QUIET = frozenset({"auto_reply", "list_mail", "own_letter", "unknown_sender"})


def tell_arbiter(office: Office, row: InboxRow | OutboxRow, reason: str, at: datetime) -> None:
    """Queue a notice about a letter that needs a human, inside the caller's transaction."""
    if reason in _QUIET or (isinstance(row, OutboxRow) and row.recipient == office.arbiter):
        return
    key = row.key if isinstance(row, InboxRow) else row.message_id
    cause = f"notice.{at:%Y-%m-%dT%H}"
    if office.store.count_cause(cause) >= NOTICES_AN_HOUR:
        return
    known = office.store.player_by_address(office.arbiter)
    draft = Draft(
        kind="arbiter",
        language=known.language if known else office.language,
        to_name="",
        to_address=office.arbiter,
        message_id=f"notice.{sha256(f'{cause}{key}'.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"notices": (_notice(row, reason),)},
    )
    post(office, draft, at=at, cause=cause)


def tell_request(
    office: Office,
    arbiter: str,
    code: str,
    params: Mapping[str, object],
    *,
    at: datetime,
    cause: str,
) -> str:
    """Queue a notice about what somebody asks an arbiter for; its Message-ID.

    An answer to it goes to who asks. It is in the arbiter's language if they are a player, else
    in that of the site.
    """
    known = office.store.player_by_address(arbiter)
    draft = Draft(
        kind="arbiter",
        language=known.language if known else office.language,
        to_name=known.name if known else "",
        to_address=arbiter,
        message_id=f"notice.{sha256(cause.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=str(params.get("address", office.site.address)),
        date=at,
        facts={"notices": ((code, params),)},
    )
    post(office, draft, at=at, cause=cause)
    return draft.message_id


def tell_too_big(office: Office, row: InboxRow, at: datetime) -> None:
    """Ask a player whose letter was too big for a smaller one, once an hour."""
    player = office.store.player_by_address(row.sender)
    cause = f"too_big.{row.sender}.{at:%Y-%m-%dT%H}"
    if player is None or office.store.has_cause(cause):
        return
    refusal = Refusal(line="", code="too_big", params={"limit": "1 MB"})
    draft = Draft(
        kind="refused",
        language=player.language,
        to_name=player.name,
        to_address=row.sender,
        message_id=f"too-big.{sha256(row.key.encode()).hexdigest()[:24]}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts={"g": None, "happenings": (), "refusals": (refusal,)},
        in_reply_to=row.message_id,
        text_only="text" in player.settings,
    )
    post(office, draft, at=at, cause=cause, unsolicited=True)


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
    """The subject as far as it is plain, its tag left out: an arbiter may be playing, too.

    A hostile one is not worth decoding here.
    """
    head = raw[:20_000].split(b"\r\n\r\n")[0].split(b"\n\n")[0]
    found = BytesHeaderParser(policy=policy.compat32).parsebytes(head).get("Subject", "")
    return without_codes("".join(c for c in str(found) if c.isprintable()))[:100]
