"""The same year with everything real: the daemon as a process, mail by IMAP and SMTP.

The clock stands still while anything is on its way, and moves on by steps. After each the daemon
must have gone a whole round, so that what it does at an hour is known.
"""

import subprocess
import time
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from queue import Empty, SimpleQueue

from corr.demo.installation import PASSWORD, SITE, Ports, corr_command
from corr.demo.server import SinkServer
from corr.mail.read.read import envelope
from corr.store.rows import OutboxRow
from tests.whole.year import Year
from tests.whole.year_plan import Coming, Plan

_STUCK_SECONDS = 60
_SECOND = timedelta(seconds=1)


class ServedYear(Year):
    """A year through the daemon and the embedded mail servers."""

    nearest = timedelta(minutes=1)

    def __init__(self, folder: Path, plan: Plan) -> None:
        self._delivered: SimpleQueue[bytes] = SimpleQueue()
        self._daemon: subprocess.Popen[bytes] | None = None
        self._server: SinkServer | None = None
        super().__init__(folder, plan)

    def _ports(self) -> Ports:
        self._server = SinkServer(
            clock=self.clock,
            password=PASSWORD,
            accounts={SITE: PASSWORD},
            on_delivery=lambda recipient, sender, raw: self._delivered.put(raw),
        )
        self._server.start()
        return self._server

    def open(self) -> None:
        """Start the daemon, then as without it."""
        self._start_daemon()
        super().open()

    def close(self) -> None:
        """Stop everything."""
        self._stop_daemon()
        self._server.stop()
        super().close()

    # -- the daemon ----

    def _start_daemon(self) -> None:
        with (self.folder / "daemon.log").open("ab") as log:
            self._daemon = subprocess.Popen(
                [*corr_command(self.folder), "daemon"], stdout=log, stderr=log
            )

    def _stop_daemon(self) -> None:
        daemon, self._daemon = self._daemon, None
        if daemon is not None:
            daemon.terminate()
            assert daemon.wait(30) == 0

    def _settle(self) -> None:
        """Wait until nothing is on its way and the clocks were looked at since it last moved."""
        self._wait_for_a_round()
        self.now = self.clock.advance(_SECOND)
        self._wait_for_a_round()

    def _wait_for_a_round(self) -> None:
        """Wait until the daemon has found the mailbox empty at this hour and sent everything."""
        end, store = time.monotonic() + _STUCK_SECONDS, self.office.store
        while time.monotonic() < end:
            read_up_to = store.letters.read_up_to(self.office.mailbox)
            moving = (
                read_up_to is None
                or read_up_to < self.clock.now()
                or self._server.count(SITE)
                or store.letters.waiting_letters()
                or store.letters.waiting_outgoing()
            )
            if not moving:
                return
            assert self._daemon.poll() is None, f"see {self.folder / 'daemon.log'}"
            time.sleep(0.002)
        raise TimeoutError(f"stuck at {self.now}")

    # -- what is done in another way ----

    def _look(self, at: datetime) -> None:
        self.clock.set(at)
        super()._look(at)

    def _round(self) -> None:
        self._settle()

    def _come_to(self, at: datetime) -> None:
        """The clocks are looked at first, so that nobody knows of the letter yet."""
        self._look(at)

    def _arrive(self, letters: list[Coming], handled: datetime) -> None:
        self._come_to(handled)
        letters = [Coming(at=self.now, game=one.game, number=one.number) for one in letters]
        self._took(letters, self._take([self._mail(one) for one in letters], []))
        self._deliver()

    def _be_away(self, letters: list[Coming], end: datetime) -> None:
        self._stop_daemon()
        self.oracle.outage = (self.now, end)
        came, mails = [], []
        for letter in letters:
            at = self.clock.set(letter.at)
            came.append(Coming(at=at, game=letter.game, number=letter.number))
            mails.append(self._mail(letter))
            self._server.append_many(SITE, mails[-1:])
        self.now = self.clock.set(end)
        self._start_daemon()
        self._wait_for_a_round()
        self._took(came, [envelope(raw).key for raw in mails])
        self._look(end)

    def _take(self, mails: list[bytes], arrived: list[datetime]) -> list[str]:
        self._server.append_many(SITE, mails)
        self._wait_for_a_round()
        return [envelope(raw).key for raw in mails]

    def _out(self) -> list[OutboxRow]:
        rows = []
        if self._daemon is not None:
            self._wait_for_a_round()
        while True:
            try:
                raw = self._delivered.get_nowait()
            except Empty:
                return rows
            name = str(message_from_bytes(raw, policy=policy.default)["Message-ID"])
            row = self.office.store.letters.outgoing(name.strip("<>"))
            assert row is not None, name
            assert row.raw == raw
            rows.append(row)
