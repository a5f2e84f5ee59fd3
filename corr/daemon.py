"""The loop: fetch, handle, tick, send, wait. It asks the clocks; nothing below it does."""

import fcntl
import logging
import random
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType, TracebackType

from corr.clock import Clock
from corr.config import Settings, clock_from
from corr.errors import ArbiterError, ConfigError, StoreError
from corr.service import mail
from corr.service.mail import Step, no_step
from corr.service.office import Office, keys_of, open_office
from corr.service.tick import tick
from corr.wire.errors import WireError
from corr.wire.imap import Mailbox
from corr.wire.smtp import Sender

log = logging.getLogger(__name__)

WORKER = "daemon"
_FEW = 10
"""How many letters are handled at a time while others are being sent."""
_BACKOFF = (1.0, 300.0)
"""Seconds to wait after the first failure of the network, and at most."""


class Loop:
    """One installation's five verbs, with the connections that they need."""

    def __init__(self, settings: Settings, *, worker: str = WORKER, step: Step = no_step) -> None:
        self.settings = settings
        self._keys_written = _written(settings.secrets.keys_file)
        self.office: Office = open_office(settings)
        self.clock: Clock = clock_from(settings)
        self.stopped = False
        self._worker = worker
        self._step = step
        self._mailbox: Mailbox | None = None
        self._sender: Sender | None = None

    def __enter__(self) -> "Loop":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._drop_mailbox()
        if self._sender is not None:
            self._sender.close()
        self.office.store.close()

    def fetch(self) -> int:
        """Take new letters in; how many."""
        return mail.fetch(self.office, self._connected(), self.clock.now, self._step)

    def handle(self) -> int:
        """Handle every waiting letter; how many."""
        handled = 0
        while not self.stopped:
            now = self.clock.now()
            batch = mail.handle(self.office, self._worker, now, datetime.now(UTC), self._step)
            handled += batch
            if batch == 0:
                break
        return handled

    def tick(self) -> int:
        """Send the reminders and judge the clocks that are due; how many letters were queued."""
        return tick(self.office, self.clock.now())

    def send(self) -> int:
        """Send every queued letter that may be sent now; how many were tried."""
        sent = 0
        while not self.stopped and (batch := self._send_batch(lambda: False)):
            sent += batch
        return sent

    def work(self) -> int:
        """Handle, tick and send by turns until nothing is left to do; how much was done.

        While letters are on their way out the next ones are handled.
        """
        done = 0
        while not self.stopped:
            more = self._handle_few() + self.tick() + self._send_batch(self._has_handled)
            done += more
            if not more:
                break
        return done

    def _handle_few(self) -> int:
        now, real = self.clock.now(), datetime.now(UTC)
        return mail.handle(self.office, self._worker, now, real, self._step, limit=_FEW)

    def _has_handled(self) -> bool:
        return not self.stopped and self._handle_few() > 0

    def _send_batch(self, meanwhile: Callable[[], bool]) -> int:
        if self._sender is None:
            self._sender = Sender(self.settings.smtp, hello=self.office.site.host)
        now, real = self.clock.now(), datetime.now(UTC)
        return mail.send(self.office, self._sender, self._worker, now, real, self._step, meanwhile)

    def wait(self) -> bool:
        """Wait for mail, at most as long as the settings say; whether some may have come."""
        seconds = self.settings.loop.wait.total_seconds()
        fresh = self._mailbox is None
        mailbox = self._connected()
        if fresh and mail.has_new(self.office, mailbox):
            return True
        return mailbox.wait(seconds, lambda: self.stopped)

    def run(self) -> None:
        """Go round until told to stop. Only a failing database ends it otherwise."""
        with self.office.store.transaction():
            self.office.store.free_leases(self._worker)
        failures = 0
        while not self.stopped:
            try:
                self._round()
                failures = 0
            except WireError as error:
                failures += 1
                log.warning("mail server: %s", error)
                self._drop_mailbox()
                self._pause(failures)

    def _round(self) -> None:
        """One round; it waits only when there was nothing to do.

        Letters that are here already are handled and sent even when no mail can be fetched. A
        mail that comes while they are has no IDLE to wake, so the mailbox is asked once more.
        """
        done = 0
        try:
            done += self.fetch()
        finally:
            self._renew_keys()
            done += self.work()
        if not done:
            self.wait()

    def _renew_keys(self) -> None:
        """Take up the keys of the tags anew if their file was replaced (`corr keys rotate`)."""
        written = _written(self.settings.secrets.keys_file)
        if written == self._keys_written:
            return
        self._keys_written = written
        try:
            self.office = replace(self.office, keys=keys_of(self.settings))
            log.info("the keys of the tags were changed")
        except ConfigError as error:
            log.warning("the keys of the tags stay as they were: %s", error)

    def _pause(self, failures: int) -> None:
        first, longest = _BACKOFF
        seconds = min(longest, first * 2 ** min(failures - 1, 10)) * random.uniform(0.5, 1)  # noqa: S311
        end = time.monotonic() + seconds
        while not self.stopped and time.monotonic() < end:
            time.sleep(0.1)

    def _connected(self) -> Mailbox:
        if self._mailbox is None:
            mailbox = Mailbox(self.settings.imap)
            mailbox.connect()
            mail.tidy(self.office, mailbox)
            self._mailbox = mailbox
        return self._mailbox

    def _drop_mailbox(self) -> None:
        mailbox, self._mailbox = self._mailbox, None
        if mailbox is not None:
            mailbox.close()


def _written(path: Path) -> tuple[int, int]:
    """What tells one version of a file from the next; zeros if it cannot be seen."""
    try:
        seen = path.stat()
    except OSError:
        return 0, 0
    return seen.st_mtime_ns, seen.st_ino


def run(settings: Settings, *, step: Step = no_step) -> None:
    """Run the daemon until SIGTERM or SIGINT. Raises StoreError when the database fails."""
    with only_one(settings.database.path), Loop(settings, step=step) as loop:

        def stop(signum: int, frame: FrameType | None) -> None:
            loop.stopped = True

        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, stop)
        log.info("reading %s", loop.office.mailbox)
        loop.run()
        log.info("stopped")


@contextmanager
def only_one(database: Path) -> Iterator[None]:
    """Hold the daemon's lock; the system frees it however the daemon ends."""
    path = database.with_name(database.name + ".lock")
    try:
        path.touch(mode=0o600, exist_ok=True)
        file = path.open("w")
    except OSError as error:
        raise StoreError(f"{path}: {error.strerror}") from error
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise ArbiterError(f"a daemon runs on {database} already") from None
        yield
