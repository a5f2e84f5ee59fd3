"""A letter to ourselves: sent, awaited, compared with the clock, and put away unanswered.

Two letters go, one to the address itself and one to it with a word after a `+`, where tags will
stand. They bear our own address as sender, so that a daemon that finds them answers nobody.
"""

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.utils import format_datetime

from corr.clock import Countdown
from corr.config import Settings
from corr.errors import ConfigError
from corr.mail.read.read import envelope
from corr.operating.doctor import Finding, Findings, fail, ok, unseen, warn
from corr.operating.lock import daemon_of
from corr.service.office.office import Office
from corr.service.post.mail import MAX_BYTES
from corr.wire.errors import WireError
from corr.wire.imap import Mailbox
from corr.wire.smtp import Outgoing, Result, Sender

_FAR_OFF = timedelta(minutes=5)
_ALLOWED = timedelta(hours=1)
_PAUSE = 0.5
_MOST_AT_ONCE = 100

Pause = Callable[[float], None]
"""Lets so many seconds go by."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Seen:
    """A letter that came back, and when the server says that it did."""

    message_id: str
    arrived: datetime


def send_round(
    settings: Settings, office: Office, now: Callable[[], datetime], pause: Pause, seconds: float
) -> Findings:
    """Send a letter round and tell what came of it; it is awaited for so many seconds."""
    code = secrets.token_hex(8)
    address = settings.site.address
    local, _, domain = address.partition("@")
    letters = {"letter": _letter(settings, address, f"{code}.plain", now())}
    if settings.site.plus_addressing:
        tagged = f"{local}+doctor.{code}@{domain}"
        letters["addressing"] = _letter(settings, tagged, f"{code}.tagged", now())
    begun = now()
    try:
        waiting = _Waiting(settings, office, begun)
        results = _send(settings, list(letters.values()))
        refused = [one for one in results if one.status != "sent"]
        if refused:
            yield fail("letter", f"the mail server does not take it: {refused[0].reply}")
            return
        seen = waiting.wait({mail.id for mail in letters.values()}, pause, seconds)
    except (WireError, ConfigError) as error:
        yield fail("letter", str(error))
        return
    yield _came(letters["letter"], seen, address, seconds)
    if "addressing" in letters:
        yield _addressed(letters, seen, seconds)
    if seen:
        yield _clock(seen[0], begun, now())


def send_test(settings: Settings, to: str, at: datetime) -> Finding:
    """Send a letter to somebody who will look what became of it."""
    mail = _letter(settings, to, f"{secrets.token_hex(8)}.test", at)
    try:
        (result,) = _send(settings, [mail])
    except (WireError, ConfigError) as error:
        return fail("test", str(error))
    if result.status != "sent":
        return fail("test", f"the letter to {to} is not taken: {result.reply}")
    return ok(
        "test",
        f"sent to {to}: look whether it came, and not as spam; in its source, "
        "Authentication-Results should say spf=pass or dkim=pass, and dmarc=pass",
    )


def _letter(settings: Settings, to: str, code: str, at: datetime) -> Outgoing:
    message = EmailMessage()
    message["From"] = settings.site.address
    message["To"] = to
    message["Subject"] = "corr doctor: a test"
    message["Date"] = format_datetime(at)
    message["Message-ID"] = f"<doctor.{code}@{settings.site.message_id_host}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("`corr doctor` sent this letter to see whether mail arrives.\n")
    return Outgoing(
        id=f"doctor.{code}@{settings.site.message_id_host}",
        sender=settings.site.address,
        recipient=to,
        raw=message.as_bytes(policy=message.policy.clone(linesep="\r\n")),
    )


def _send(settings: Settings, mails: Sequence[Outgoing]) -> list[Result]:
    found = list[Result]()
    with Sender(settings.smtp, hello=settings.site.message_id_host) as sender:
        sender.deliver(mails, found.extend)
    return found


class _Waiting:
    """Looks out for letters: in the mailbox, or in the inbox of a daemon that takes them in."""

    def __init__(self, settings: Settings, office: Office, begun: datetime) -> None:
        self._settings = settings
        self._office = office
        self._begun = begun
        self._after = 0
        with Mailbox(settings.imap) as mailbox:
            state = mailbox.select()
            self._after = (
                max(state.uidnext - 1, 0)
                if state.uidnext
                else office.store.cursor(office.mailbox)[1]
            )

    def wait(self, wanted: set[str], pause: Pause, seconds: float) -> list[_Seen]:
        """Those of the wanted letters that come within so many seconds."""
        time, found = Countdown(seconds), dict[str, _Seen]()
        while not time.over and wanted - set(found):
            if daemon_of(self._settings.database.path) is None:
                self._look_in_mailbox(wanted, found, time)
            else:
                pause(min(time.left, _PAUSE))
            self._look_in_inbox(wanted, found)
        return list(found.values())

    def _look_in_inbox(self, wanted: set[str], found: dict[str, _Seen]) -> None:
        """Find letters that a daemon took in, and put them away once it has set them aside."""
        store = self._office.store
        for message_id in wanted - set(found):
            known = store.letter_by_message_id(message_id)
            if known is None or known[1] == "received":
                continue
            row = store.letter(known[0])
            if row is not None:
                found[message_id] = _Seen(message_id=message_id, arrived=row.arrived)
                with store.transaction():
                    store.finish_letter(row.key, "dropped", "doctor")

    def _look_in_mailbox(self, wanted: set[str], found: dict[str, _Seen], time: Countdown) -> None:
        """Find letters in the mailbox and move them to where handled ones are; no other mail."""
        with Mailbox(self._settings.imap) as mailbox:
            mailbox.select()
            while not time.over and wanted - set(found):
                if daemon_of(self._settings.database.path) is not None:
                    return
                last = self._after
                while mails := mailbox.fetch_after(last, _MOST_AT_ONCE, MAX_BYTES):
                    last = mails[-1].uid
                    ids = {mail.uid: envelope(mail.raw).message_id for mail in mails}
                    ours = [mail for mail in mails if ids[mail.uid] in wanted]
                    for mail in ours:
                        name = ids[mail.uid]
                        found[name] = _Seen(message_id=name, arrived=mail.arrived)
                    mailbox.move_handled([mail.uid for mail in ours], self._office.handled)
                if wanted - set(found):
                    mailbox.wait(min(time.left, 5), lambda: False)


# -- what it says ----


def _came(mail: Outgoing, seen: Sequence[_Seen], address: str, seconds: float) -> Finding:
    if any(one.message_id == mail.id for one in seen):
        return ok("letter", f"a letter to {address} was sent and came back")
    return fail(
        "letter",
        f"a letter to {address} was sent and did not come back within {seconds:.0f} s: "
        "look into its spam folder, and whether it is the mailbox of [imap] user",
    )


def _addressed(letters: dict[str, Outgoing], seen: Sequence[_Seen], seconds: float) -> Finding:
    came = {one.message_id for one in seen}
    to = letters["addressing"].recipient
    if letters["addressing"].id in came:
        return ok("addressing", f"so did one to {to}: tags in addresses arrive")
    if letters["letter"].id not in came:
        return unseen("addressing", "no letter came back at all")
    return fail(
        "addressing",
        f"the one to {to} did not within {seconds:.0f} s: have your mail server accept it, or "
        "write [site] plus_addressing = false",
    )


def _clock(seen: _Seen, begun: datetime, ended: datetime) -> Finding:
    """Whether the mail server's clock says that the letter came while we waited for it."""
    off = max(begun - seen.arrived, seen.arrived - ended, timedelta())
    words = f"the mail server says that it came at {seen.arrived.astimezone(UTC):%H:%M:%S} UTC"
    if off <= _FAR_OFF:
        return ok("clock", f"{words}: it agrees with this machine")
    words += f", {off} off this machine's clock: set both by NTP"
    return (
        warn("clock", words)
        if off <= _ALLOWED
        else fail("clock", f"{words}; deadlines are judged by the server's")
    )
