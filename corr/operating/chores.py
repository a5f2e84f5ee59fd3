"""What the daemon does besides the mail: figures, the watchdog, and throwing old letters away."""

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

from corr.config import Settings
from corr.errors import ConfigError
from corr.log import tell
from corr.operating.metrics import EVERY, metrics_text, write_metrics
from corr.operating.notify import notify
from corr.service.apart import Apart
from corr.service.office import Office
from corr.service.purge import is_due, purge
from corr.service.recover import restored_since
from corr.wire.errors import WireError
from corr.wire.handled import HandledFolder

_HEARTBEAT = timedelta(seconds=10)


class Chores:
    """The chores of one daemon; `real` everywhere is the machine's own time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._beat_at: datetime | None = None
        self._written_at: datetime | None = None
        self._complained = False

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
        """Throw old letters away, once a day, when there is nothing else to do."""
        if is_due(office, at) and not (apart := Apart(office, at)).waits("purge"):
            with apart.each("purge"):
                self._purge(office, at, enough)

    def _purge(self, office: Office, at: datetime, enough: Callable[[], bool]) -> None:
        done = purge(office, self._settings.retention, at, enough=enough)
        if done.all.letters:
            tell("letters.purged", letters=done.all.letters, bytes=done.all.bytes)
        kept = self._settings.retention.handled
        if kept is not None and restored_since(office) is None:
            self._empty_handled(at - kept)

    def _empty_handled(self, before: datetime) -> None:
        """Delete the mails on the server that are older than somebody wants them."""
        try:
            with HandledFolder(self._settings.imap) as folder:
                if not folder.exists():
                    return
                folder.select()
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
