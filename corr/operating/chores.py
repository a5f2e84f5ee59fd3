"""What the daemon does besides the mail: figures, the watchdog, and throwing old letters away."""

import logging
import os
import socket
from collections.abc import Callable
from datetime import datetime, timedelta

from corr.clock import Countdown
from corr.config import Settings
from corr.errors import ConfigError
from corr.log import tell
from corr.operating.metrics import EVERY, metrics_text, write_metrics
from corr.service.letters.apart import Apart
from corr.service.office.office import Office
from corr.service.office.trusted import LETTERS, MAILS, is_answered, trusted
from corr.service.post.mail import restored_since
from corr.service.watch.health import is_due, purge, put_off
from corr.service.watch.throwing_away import may_go
from corr.wire.errors import WireError
from corr.wire.imap import HandledFolder

# -- telling systemd how the daemon does (sd_notify(3)) ----


def notify(*words: str) -> None:
    """Tell words such as `READY=1`, `WATCHDOG=1` or `STATUS=…`; whether they arrive is no matter.

    >>> notify("READY=1")
    """
    place = os.environ.get("NOTIFY_SOCKET", "")
    if not place.startswith(("/", "@")):
        return
    address = f"\0{place[1:]}" if place.startswith("@") else place
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as post:
            post.sendto("\n".join(words).encode(), address)
    except OSError:
        pass


# -- what the daemon does besides the mail ----


_HEARTBEAT = timedelta(seconds=10)
_AGAIN_SECONDS = 600.0


class Chores:
    """The chores of one daemon; `real` everywhere is the machine's own time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._beat_at: datetime | None = None
        self._written_at: datetime | None = None
        self._complained = False
        self._yes_again = Countdown(0)

    def beat(self, real: datetime) -> None:
        """Tell the watchdog that we are alive; often asked, seldom done."""
        if _is_over(self._beat_at, real, _HEARTBEAT):
            self._beat_at = real
            notify("WATCHDOG=1")

    def measure(self, office: Office, at: datetime, real: datetime) -> None:
        """Write the figures if it is time; `at` is the time of the events."""
        self.beat(real)
        if self._settings.metrics.file and _is_over(self._written_at, real, EVERY):
            self._written_at = real
            self._write_metrics(office, at, real)

    def tidy(self, office: Office, at: datetime, enough: Callable[[], bool]) -> None:
        """Throw old letters away, once a day, when there is nothing else to do.

        What is old is told by the time that the mail server bears witness to.
        """
        known = trusted(office, at)
        if known is None or not (is_due(office, known) or self._is_told_to(office, known)):
            return
        if not (apart := Apart(office, at)).waits("purge"):
            with apart.each("purge"):
                self._purge(office, known, enough)

    def _is_told_to(self, office: Office, at: datetime) -> bool:
        """Whether the arbiter has said yes; what fails then is not tried again at once."""
        if not self._yes_again.over or not is_answered(office, at):
            return False
        self._yes_again = Countdown(_AGAIN_SECONDS)
        return True

    def _purge(self, office: Office, at: datetime, enough: Callable[[], bool]) -> None:
        self._empty_letters(office, at, enough)
        kept = self._settings.retention.handled
        if kept is not None and restored_since(office) is None:
            self._empty_handled(office, at, at - kept)

    def _empty_letters(self, office: Office, at: datetime, enough: Callable[[], bool]) -> None:
        retention = self._settings.retention
        old = purge(office, retention, at, dry_run=True).all.letters
        if not may_go(office, LETTERS, old, office.store.marks.letters_with_bytes(), at):
            put_off(office, at)
            return
        done = purge(office, retention, at, enough=enough)
        if done.all.letters:
            tell("letters.purged", letters=done.all.letters, bytes=done.all.bytes)

    def _empty_handled(self, office: Office, at: datetime, before: datetime) -> None:
        """Delete the mails on the server that are older than somebody wants them."""
        try:
            with HandledFolder(self._settings.imap) as folder:
                if not folder.exists():
                    return
                exists = folder.select().exists
                old = folder.count_before(before.date())
                if not may_go(office, MAILS, old, exists, at):
                    return
                deleted = folder.delete_before(before.date())
        except (WireError, ConfigError) as error:
            tell("handled.kept", level=logging.WARNING, why=type(error).__name__)
            return
        if deleted is None:
            tell("handled.kept", level=logging.WARNING, why="the server has no UIDPLUS")
        else:
            tell("handled.deleted", mails=deleted)

    def _write_metrics(self, office: Office, at: datetime, real: datetime) -> None:
        assert self._settings.metrics.file is not None
        try:
            text = metrics_text(self._settings, office, at, real)
            write_metrics(self._settings.metrics.file, text)
            self._complained = False
        except OSError as error:
            if not self._complained:
                tell("metrics.failed", level=logging.WARNING, why=error.strerror)
            self._complained = True


def _is_over(last: datetime | None, now: datetime, span: timedelta) -> bool:
    # A clock that was set back must not silence us until it has caught up.
    return last is None or abs(now - last) >= span
