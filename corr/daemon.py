"""The loop: fetch, handle, tick, send, wait. It asks the clocks; nothing below it does."""

import logging
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import FrameType, TracebackType

from msgspec.structs import replace

from corr.clock import Clock, Countdown, Jumps
from corr.config import Settings, clock_from, password
from corr.dice.beacon import CHAIN_HASH, signature_in
from corr.dice.errors import DiceError, NoBeaconLibrary
from corr.errors import ConfigError
from corr.garbage import keep_what_is_loaded
from corr.log import tell
from corr.operating.chores import Chores, notify
from corr.operating.lock import life, only_one
from corr.service.office.office import Desk, Office, Step, keys_of, no_step, open_office
from corr.service.office.trusted import GRACE, read_clock, set_back
from corr.service.play.beacons import rounds_wanted, take_rounds
from corr.service.play.credit import jumped
from corr.service.post import mail
from corr.service.post.mail import fetch_handled, restored_since
from corr.service.post.waiting import take_over
from corr.service.watch.health import Health, tell_trouble
from corr.service.watch.tick import tick
from corr.wire.beacon import ask
from corr.wire.errors import (
    Backoff,
    CertificateRefused,
    ConnectionLost,
    LoginRefused,
    ServerRefused,
    WireError,
    is_refusal,
)
from corr.wire.imap import HandledFolder, Mailbox
from corr.wire.smtp import Sender

WORKER = "daemon"
_FEW = 15
"""How many letters are handled at a time while others are being sent: with two answers each as
many as may be sent and not written down (`AHEAD`), so that neither waits for the other."""
_FETCHING_SECONDS = 30.0
"""How long letters are fetched before those that are here are handled."""
_TIDY_SECONDS = 600.0
"""How often letters that could not be moved on the server are tried again."""
_JUMP = timedelta(hours=1)
_HOLD_SECONDS = 900.0
"""How long nobody is judged after the machine's clock has jumped ahead: it may be put right."""
_RARELY = timedelta(days=1)
_SWITCH_SECONDS = 0.0005
"""How long the network's thread waits for the other one: an answer to SMTP is soon dealt with."""


class Loop:
    """One installation's five verbs, with the connections that they need.

    `quiet` is for whoever tells of the servers' failures in another way than by the log. `desk`
    is the command line for the arbiters' letters, without which their commands are not taken.
    """

    def __init__(
        self,
        settings: Settings,
        *,
        worker: str = WORKER,
        step: Step = no_step,
        quiet: bool = False,
        desk: Desk | None = None,
    ) -> None:
        self.settings = settings
        self._keys_written = _written(settings.secrets.keys_file)
        self.office: Office = replace(open_office(settings), desk=desk)
        self.clock: Clock = clock_from(settings)
        self.stopped = False
        self.health = Health(self.office.store, _real)
        self._worker = worker
        self._life = life()
        self._step = step
        self._quiet = quiet
        self._mailbox = Mailbox(settings.imap, self._is_stopped)
        self._sender: Sender | None = None
        self._rests = {name: Backoff(random.random) for name in ("imap", "smtp", "beacon")}
        self._said: dict[str, str] = {}
        self._tidy_due = Countdown(_TIDY_SECONDS)
        self._reads = False
        self._jumps = Jumps() if settings.clock.file is None else None
        self._held = Countdown(0)
        self._held_for = ""
        self._chores = Chores(settings)

    def __enter__(self) -> "Loop":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._mailbox.close()
        if self._sender is not None:
            self._sender.close()
        self.office.store.close()

    def fetch(self) -> int:
        """Take new letters in; how many."""
        time = Countdown(_FETCHING_SECONDS)
        with self._noting("imap"):
            mailbox = self._connected()
            if mailbox.unmoved and self._tidy_due.over:
                self._tidy()
            if (since := restored_since(self.office)) is not None:
                tell("handled.fetched", letters=self.fetch_handled(since))
            new = mail.fetch(
                self.office,
                mailbox,
                self.clock.now,
                self._step,
                lambda: self.stopped or time.over,
                self._patience(),
            )
        self._reads = not time.over
        if new:
            self._rests["imap"].succeeded()
        self._well("imap", mailbox.complaint)
        return new

    def _patience(self) -> timedelta | None:
        """For how long the mailbox may be unread; None where it was read all the time.

        A clock in a file may leap while the mailbox is being read. Commands that run one by one
        are run as often as somebody likes, so of them a day is taken to be an outage.
        """
        is_daemon = self._worker == WORKER
        if self.settings.clock.file is None:
            return GRACE if is_daemon else _RARELY
        return GRACE if is_daemon and not self._reads else None

    def fetch_handled(self, since: datetime | None) -> int:
        """Take in again what was moved away on the server since then, or ever; how many."""
        with HandledFolder(self.settings.imap) as folder:
            return fetch_handled(self.office, folder, since, self.clock.now, self._is_over)

    def handle(self) -> int:
        """Handle every waiting letter; how many."""
        handled = 0
        while not self.stopped:
            batch = self._handle(mail.BATCH)
            handled += batch
            if batch == 0:
                break
        return handled

    def tick(self) -> int:
        """Send the reminders and judge the clocks that are due; how many letters were queued."""
        now = self.clock.now()
        read_clock(self.office, now)
        set_back(self.office, now)
        self._take_rounds(now)
        return tick(self.office, now, self._step)

    def _take_rounds(self, now: datetime) -> None:
        """Take in the rounds of the public beacon that matches wait for; its failures are noted.

        A beacon that is silent, or says what is false, is asked again later.
        """
        if self._rests["beacon"].left:
            return
        wanted = rounds_wanted(self.office, now)
        if not wanted and not self._beacon_failed():
            return
        try:
            take_rounds(self.office, wanted, self._signature)
        except NoBeaconLibrary as error:
            self._failed("beacon", ConfigError(str(error)))
        except DiceError as error:
            self._failed("beacon", ServerRefused(str(error)))
        except (WireError, ConfigError) as error:
            self._failed("beacon", error)
        else:
            self._rests["beacon"].succeeded()
            self._well("beacon")

    def _beacon_failed(self) -> bool:
        """Whether the last look for a round failed, as this process or one before it knows."""
        if self._worker == WORKER:
            return "beacon" in self._said
        known = self.office.store.health.noted()
        return any(row.name == "beacon" and not row.ok for row in known)

    def _signature(self, number: int) -> str:
        """The signature of a round, as the network or the file in its place tells it."""
        place = self.settings.beacon
        if place.file is None:
            if not place.url:
                raise ConfigError(f"{self.settings.file}: [beacon] names neither url nor file")
            return ask(f"{place.url.rstrip('/')}/{CHAIN_HASH}/public", number)
        try:
            found = signature_in(place.file.read_text(encoding="utf-8"), number)
        except (OSError, ValueError) as error:
            raise ConfigError(f"{place.file}: {error}") from None
        if not found:
            raise ConnectionLost(f"{place.file} has no round {number}")
        return found

    def send(self) -> int:
        """Send every queued letter that may be sent now; how many were tried."""
        sent = 0
        while not self.stopped and (batch := self._send_batch(lambda: False)):
            sent += batch
        return sent

    @property
    def sending_trouble(self) -> WireError | ConfigError | None:
        """Why letters could not be sent the last time, if it was none of theirs."""
        return self._sender.trouble if self._sender else None

    def work(self) -> int:
        """Handle, tick and send by turns until nothing is left to do; how much was done.

        While letters are on their way out the next ones are handled.
        """
        done = 0
        while not self.stopped:
            self._beat()
            more = 0 if self._is_held() else self._handle_few() + self.tick()
            more += self._send_batch(self._has_handled)
            done += more
            if not more:
                break
        return done

    def _handle_few(self) -> int:
        return self._handle(_FEW)

    def _handle(self, most: int) -> int:
        now, real = self.clock.now(), _real()
        return mail.handle(
            self.office, self._worker, now, real, self._step, limit=most, life=self._life
        )

    def _has_handled(self) -> bool:
        return not (self.stopped or self._is_held()) and self._handle_few() > 0

    def _send_batch(self, meanwhile: Callable[[], bool]) -> int:
        if self._rests["smtp"].left:
            return 0
        if self._sender is None:
            hello = self.office.site.host
            self._sender = Sender(self.settings.smtp, hello=hello, stop=self._is_stopped)
        now, real = self.clock.now(), datetime.now(UTC)
        tried = mail.send(
            self.office,
            self._sender,
            self._worker,
            now,
            real,
            self._step,
            meanwhile,
            self._is_stopped,
            random.uniform(0.8, 1.2),  # noqa: S311
            self._life,
        )
        if self._sender.trouble is not None:
            self._failed("smtp", self._sender.trouble)
        elif tried:
            self._rests["smtp"].succeeded()
            self._well("smtp")
        return tried

    def wait(self) -> bool:
        """Wait for mail, at most as long as the settings say; whether some may have come."""
        with self._noting("imap"):
            is_fresh = not self._mailbox.is_connected
            mailbox = self._connected()
            if is_fresh and mail.has_new(self.office, mailbox):
                return True
            found = mailbox.wait(self._wait_seconds(), self._is_over)
        self._rests["imap"].succeeded()
        self._well("imap", mailbox.complaint)
        return found

    def run(self, *, asked_to_stop: bool = False) -> None:
        """Go round until told to stop. Only a failing database ends it otherwise.

        `asked_to_stop` is whether the one before it had been told to when it ended.
        """
        take_over(self.office, self._worker, _real(), self._life, asked_to_stop=asked_to_stop)
        notify("READY=1")
        while not self.stopped:
            self._round()
        notify("STOPPING=1")
        self.health.unwell("loop", "stopped")

    def _round(self) -> None:
        """One round; it waits only when there was nothing to do.

        Letters that are here already are handled and sent even when no mail can be fetched. A
        mail that comes while they are has no IDLE to wake, so the mailbox is asked once more.
        """
        done = self._while_it_goes(self.fetch)
        self._renew_keys()
        done += self.work()
        if not done:
            if not self._is_held():
                self._chores.tidy(self.office, self.clock.now(), self._is_over)
            self._while_it_goes(self.wait)
            self._pause(min(self._rests["imap"].left, self._wait_seconds()))

    def _while_it_goes(self, verb: Callable[[], int]) -> int:
        """Do what needs the mailbox, unless its server is left alone; its failures are noted."""
        if self._rests["imap"].left:
            return 0
        try:
            return verb()
        except (WireError, ConfigError):
            return 0

    def _wait_seconds(self) -> float:
        """How long to wait for mail: no longer than until letters may be sent again."""
        longest = self.settings.loop.wait.total_seconds()
        return min(longest, self._rests["smtp"].left or longest)

    def _renew_keys(self) -> None:
        """Take up the keys of the tags anew if their file was replaced (`corr keys rotate`)."""
        written = _written(self.settings.secrets.keys_file)
        if written == self._keys_written:
            return
        self._keys_written = written
        try:
            self.office = replace(self.office, keys=keys_of(self.settings))
            tell("keys.changed")
        except ConfigError as error:
            tell("keys.kept", level=logging.WARNING, why=f"{error}")

    def _pause(self, seconds: float) -> None:
        end = Countdown(seconds)
        while not (self._is_over() or end.over):
            time.sleep(min(0.1, end.left))

    def _connected(self) -> Mailbox:
        if not self._mailbox.is_connected:
            self._mailbox.connect()
            self._tidy()
            self._step("tidied")
        return self._mailbox

    def _tidy(self) -> None:
        self._tidy_due = Countdown(_TIDY_SECONDS)
        mail.tidy(self.office, self._mailbox, self.clock.now)

    # -- how it goes ----

    @contextmanager
    def _noting(self, name: str) -> Iterator[None]:
        """Note what goes wrong with the mailbox, which is opened anew the next time."""
        try:
            yield
        except (WireError, ConfigError) as error:
            self._mailbox.close()
            self._reads = False
            self._failed(name, error)
            raise

    def _failed(self, name: str, error: WireError | ConfigError) -> None:
        """Note a failure. The log tells each one once, however often it comes again."""
        seconds = self._rests[name].failed(error)
        words = f"{error}"
        is_known = self._quiet or self._said.get(name) == words
        level = logging.INFO if is_known else logging.WARNING
        self._said[name] = words
        tell(f"{name}.failed", level=level, why=_safe_words(error), again_in=round(seconds))
        self.health.bad(name, words)
        if name == "imap":
            tell_trouble(self.office, is_refusal=is_refusal(error), at=self.clock.now())

    def _well(self, name: str, complaint: str = "") -> None:
        if self._said.pop(name, None):
            tell(f"{name}.works", level=logging.WARNING)
        self.health.good(name, complaint)

    def _is_stopped(self) -> bool:
        return self.stopped

    def _is_over(self) -> bool:
        """Whether to wait no longer; asked twice a second, it is where the heart beats."""
        self._beat()
        return self.stopped

    def _beat(self) -> None:
        if self._worker != WORKER:
            return
        self._chores.measure(self.office, self.clock.now(), _real())
        if self._is_held():
            self.health.unwell("loop", self._held_for)
        else:
            self.health.good("loop", f"process {os.getpid()}")

    def _is_held(self) -> bool:
        """Whether the machine's clock has just jumped ahead: nobody is judged by it yet."""
        moved = self._jumps.last() if self._jumps else timedelta()
        if moved >= _JUMP:
            self._held = Countdown(_HOLD_SECONDS)
            self._held_for = (
                f"the machine's clock jumped ahead by {moved}: for {_HOLD_SECONDS / 60:.0f} "
                "minutes no letter is handled and no clock judged, so that it can be put right"
            )
            jumped(self.office, self.clock.now() - moved, self.clock.now())
        elif moved <= -_JUMP:
            self._held = Countdown(0)
            tell("clock.put_back", level=logging.WARNING, by=-moved)
        return not self._held.over


def _real() -> datetime:
    return datetime.now(UTC)


def _safe_words(error: WireError | ConfigError) -> str:
    """What an error says, if no letter can be quoted in it; `corr status` has all of it."""
    cause = error.__cause__
    known = isinstance(error, CertificateRefused | LoginRefused | ConfigError)
    if known or cause is None or isinstance(cause, OSError):
        return f"{error}"
    return f"{type(error).__name__}, {type(cause).__name__}"


def _written(path: Path) -> tuple[int, int]:
    """What tells one version of a file from the next; zeros if it cannot be seen."""
    try:
        seen = path.stat()
    except OSError:
        return 0, 0
    return seen.st_mtime_ns, seen.st_ino


def run(settings: Settings, *, step: Step = no_step, desk: Desk | None = None) -> None:
    """Run the daemon until SIGTERM or SIGINT. Raises StoreError when the database fails.

    A password that is not where the settings say ends it at the start (ConfigError), but a
    command that gives none may do so later: that is waited for.
    """
    for server in (settings.imap, settings.smtp):
        if server.password_env or server.password_file:
            password(server)
    with (
        only_one(settings.database.path, time.sleep) as lock,
        Loop(settings, step=step, desk=desk) as loop,
    ):

        def stop(signum: int, frame: FrameType | None) -> None:
            loop.stopped = True
            lock.note_stop()

        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, stop)
        sys.setswitchinterval(_SWITCH_SECONDS)
        keep_what_is_loaded()
        tell("daemon.started", mailbox=loop.office.mailbox)
        loop.run(asked_to_stop=lock.asked_to_stop)
        tell("daemon.stopped")
