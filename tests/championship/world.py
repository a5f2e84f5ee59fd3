"""The simulated championship: the real daemon and mail servers, players and arbiter as programs.

The clock is driven from one thing that happens to the next and stands still while anything is on
its way, so that the same seed gives the same year.
"""

import heapq
import signal
import smtplib
import subprocess
import time
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from queue import Empty, SimpleQueue

from corr.clock import ClockDriver
from corr.demo.installation import (
    PASSWORD,
    SITE,
    corr_command,
    settings_text,
    write_settings,
)
from corr.store.store import Store
from tests.championship.arbiter import Arbiter
from tests.championship.plan import DAEMON, DAY, HOUR, MINUTE, SMTP, START, Outage, Plan
from tests.championship.players import Errand, Player
from tests.championship.post import IN, OUT, REFUSED, Diary, Mail, Postbag
from tests.championship.server import PostOffice
from tests.commands import corr
from tests.whole.year_plan import returned

STUCK_SECONDS = 120
_SECOND = timedelta(seconds=1)
_A_MOMENT = 0.004


class World:
    """One championship in a folder, and what goes on beside it, from announcement to close."""

    def __init__(self, folder: Path, plan: Plan, show: Callable[[str], None] = print) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.plan, self.show = folder, plan, show
        self.events = plan.events()
        self.totals = Counter[str]()
        self.people = {one.address: one for one in plan.people()}
        self._players = {address: Player(one, plan) for address, one in self.people.items()}
        self._desk = frozenset(
            one for each in self.events for one in (each.arbiter, each.committee)
        )
        self._arbiters = [Arbiter(plan, event) for event in self.events]
        self._mails: SimpleQueue[Mail] = SimpleQueue()
        self._errands: list[Errand] = []
        self._disorder = list(plan.disorder())
        self._unsent: Outage | None = None
        self._kill_at = plan.kills_after()
        self._was_away = list[tuple[datetime, datetime]]()
        self._daemon: subprocess.Popen[bytes] | None = None
        self._clock = ClockDriver(folder / "clock", START - plan.announced * DAY)
        self.bag = Postbag(folder / "post.bag")
        self._server = PostOffice(
            clock=self._clock,
            password=PASSWORD,
            accounts={SITE: PASSWORD},
            bag=self.bag,
            refuses=self._refuses,
            on_mail=self._mails.put,
        )
        self._server.start()
        settings = settings_text(self._server.for_the_site, wait="10ms", clock="clock")
        # Its players know from the subject whether they have to move.
        write_settings(folder, f'{settings}[mail]\nsubject = "telling"\n')
        self._store = Store.open(folder / "corr.sqlite3")
        self._smtp = smtplib.SMTP("127.0.0.1", self._server.smtp_port)

    def close(self) -> None:
        """Stop everything; the diary is kept beside the postbag."""
        self._stop(signal.SIGTERM)
        self._smtp.close()
        self._server.stop()
        self._store.close()
        specs = tuple(event.spec for event in self.events)
        diary = Diary(specs=specs, members=self.plan.members(), away=tuple(self._was_away))
        diary.write(self.folder / "diary")

    @property
    def now(self) -> datetime:
        """What time it is."""
        return self._clock.now()

    # -- the story ----

    def live(self) -> None:
        """Everything, from the announcement to the close."""
        self._start_daemon()
        self._open()
        while not all(one.is_done for one in self._arbiters):
            for one in self._arbiters:
                self._plan(one.morning(self.now))
            self._go_on((self.now + DAY).replace(hour=7, minute=0, second=0))
            if self.now.day == 1:
                self.show(self._progress())
            assert self.now < START + 500 * DAY, "the year does not end"
        self.show(self._progress())

    def _open(self) -> None:
        """The operator's part: the register of players and the events."""
        members = self.folder / "members.csv"
        members.write_text(self.plan.members(), encoding="utf-8")
        self._command("player", "import", str(members))
        for event in self.events:
            file = self.folder / f"{event.id}.toml"
            file.write_text(event.spec, encoding="utf-8")
            self._command("event", "open", str(file), "--yes")
        self._settle()

    def _command(self, *words: str) -> str:
        done = corr(self.folder, *words)
        assert done.status == 0, (words, done.err)
        return done.out

    def _progress(self) -> str:
        rows = [
            row for event in self.events for row in self._store.events.games_of_event(event.id)
        ]
        ended = sum(row.state == "ended" for row in rows)
        counts = ", ".join(f"{value} {name}" for name, value in sorted(self.totals.items()))
        return f"{self.now:%Y-%m-%d}: {ended} of {len(rows)} games over; {counts}"

    # -- the clock ----

    def _go_on(self, until: datetime) -> None:
        """Let time go by up to an instant."""
        while self.now < until:
            at = min(until, self.now + self.plan.step)
            if self._unsent and self._unsent.end <= at:
                self._send_again()
            elif self._disorder and self._disorder[0].begin <= at and not self._unsent:
                self._be_out_of_order(self._disorder.pop(0))
            elif self._errands and self._errands[0].at <= at:
                kills = self._kill_at and self.totals["letters in"] >= self._kill_at[0]
                rules = self._errands[0].sender in self._desk
                if kills or rules:  # until then the mailbox was read, and clocks were judged
                    self._clock.set(max(self._errands[0].at, self.now + _SECOND))
                    self._wait_for_a_round()
                self._write(heapq.heappop(self._errands))
                if kills:
                    self._kill()
                self._settle()
            else:
                self._clock.set(at)
                self._wait_for_a_round()
                self._clock.advance(_SECOND)
                self._wait_for_a_round()

    def _write(self, errand: Errand) -> None:
        """Somebody sends what they write, as a mail program does: by SMTP."""
        self._clock.set(max(errand.at, self.now + _SECOND))
        raw = errand.write(self.now)
        if raw is None:
            return
        mail = message_from_bytes(raw, policy=policy.default)
        self._smtp.sendmail(errand.sender, [mail["To"].addresses[0].addr_spec], raw)

    def _kill(self) -> None:
        """Kill the daemon at its work, and start it again at once."""
        self._kill_at.pop(0)
        self._stop(signal.SIGKILL)
        self._start_daemon()
        self._clock.advance(_SECOND)
        self._wait_for_a_round()  # so that it was not away for long
        self.totals["kills"] += 1

    def _be_out_of_order(self, outage: Outage) -> None:
        """Something does not work from now on; people write meanwhile."""
        self._clock.set(max(outage.begin, self.now + _SECOND))
        self._wait_for_a_round()  # until then the mailbox was read
        self.totals[f"outages of {outage.what}"] += 1
        if outage.what == SMTP:
            self._server.shut(SMTP)
            self._unsent = outage
        else:
            self._be_away(outage)

    def _be_away(self, outage: Outage) -> None:
        """The mailbox is not read: the daemon is killed, or cannot reach it."""
        begin = self.now
        if outage.what == DAEMON:
            self._stop(signal.SIGKILL)
        else:
            self._server.shut(outage.what)
            self._wait_for_its_complaint(outage.what)
        while self._errands and self._errands[0].at < outage.end:
            self._write(heapq.heappop(self._errands))
        self._clock.set(max(outage.end, self.now))
        self._was_away.append((begin, self.now))
        if outage.what == DAEMON:
            self._start_daemon()
        else:
            self._server.open(outage.what)
        self._wait_for_a_round()

    def _send_again(self) -> None:
        """Letters leave the house again."""
        assert self._unsent is not None
        self._clock.set(max(self._unsent.end, self.now + _SECOND))
        self._unsent = None
        self._server.open(SMTP)
        self._wait_for_a_round()

    def _wait_for_its_complaint(self, server: str) -> None:
        """Wait until the daemon has noticed that it cannot reach a server."""
        end = time.monotonic() + STUCK_SECONDS
        while all(row.ok for row in self._store.health.noted() if row.name == server):
            self._must_live(end)
            time.sleep(_A_MOMENT)

    def _settle(self) -> None:
        """Wait until nothing is on its way, and let people read what came."""
        end = time.monotonic() + STUCK_SECONDS
        while True:
            self._read()
            moving = (
                self._server.count(SITE)
                or self._store.letters.waiting_letters()
                or (self._store.letters.waiting_outgoing() and not self._unsent)
            )
            if not moving and self._mails.empty():
                return
            self._must_live(end)
            time.sleep(_A_MOMENT)

    def _wait_for_a_round(self) -> None:
        """Wait until the daemon has looked at everything at this hour."""
        end = time.monotonic() + STUCK_SECONDS
        while (self._store.letters.read_up_to(self._mailbox) or START - 99 * DAY) < self.now:
            self._must_live(end)
            time.sleep(_A_MOMENT)
        self._settle()

    @property
    def _mailbox(self) -> str:
        return f"{SITE}@127.0.0.1/INBOX"

    def _must_live(self, end: float) -> None:
        assert self._daemon is not None
        goes_on = self._daemon.poll() is None and time.monotonic() < end
        if not goes_on:
            log = (self.folder / "daemon.log").read_text(encoding="utf-8", errors="replace")
            raise AssertionError(f"stuck at {self.now}:\n{log[-3000:]}")

    # -- the daemon ----

    def _start_daemon(self) -> None:
        with (self.folder / "daemon.log").open("ab") as log:
            command = [*corr_command(self.folder), "daemon"]
            self._daemon = subprocess.Popen(command, stdout=log, stderr=log)

    def _stop(self, number: int) -> None:
        if self._daemon is not None:
            self._daemon.send_signal(number)
            self._daemon.wait(30)
            self._daemon = None

    # -- mail ----

    def _refuses(self, address: str) -> bool:
        """Whether a mailbox is gone and its server says so at once; others report it later.

        Some servers do now this, now that.
        """
        person = self.people.get(address)
        if person is None or person.character != "bouncing" or not person.is_away(self.now):
            return False
        return self.plan.chance("refuses", address, self.now.date()).random() < 0.3

    def _read(self) -> None:
        """People read what has come."""
        while True:
            try:
                mail = self._mails.get_nowait()
            except Empty:
                return
            self.totals[{IN: "letters in", OUT: "letters out", REFUSED: "refused"}[mail.way]] += 1
            if mail.way == OUT:
                self._delivered(mail)

    def _delivered(self, mail: Mail) -> None:
        person = self.people.get(mail.recipient)
        if person is None:
            for arbiter in self._arbiters:
                if mail.recipient in arbiter.addresses:
                    self._plan(arbiter.read(mail, self.now))
                    self._hand_out(arbiter)
        elif person.character == "bouncing" and person.is_away(self.now):
            self._return(mail)
        else:
            self._plan(self._players[mail.recipient].read(mail, self.now))

    def _hand_out(self, arbiter: Arbiter) -> None:
        """Players get an arbiter's vouchers by hand, one each, in the order of their addresses."""
        for address in sorted(arbiter.event.players) if arbiter.vouchers else ():
            voucher = arbiter.vouchers.pop()
            self._plan(self._players[address].given(arbiter.event.id, voucher, self.now))

    def _return(self, mail: Mail) -> None:
        """A server far away reports hours later that it could not deliver a letter.

        Some say first that they go on trying.
        """
        self.totals["returned"] += 1
        number = self.totals["returned"]
        at = self.now + 2 * HOUR + number % 7 * MINUTE
        kinds = ("delayed", "failed") if number % 3 == 0 else ("failed",)
        for hours, kind in enumerate(kinds):
            name = f"<{kind}.{number}@".encode()
            raw = returned(mail.sender, mail.recipient).replace(b"<returned.1@", name)
            if kind == "delayed":
                raw = raw.replace(b"Action: failed", b"Action: delayed")
                raw = raw.replace(b"Status: 5.1.1", b"Status: 4.2.2")
            self._plan([_report(at + hours * HOUR, number * 2 + hours, raw)])

    def _plan(self, errands: Iterable[Errand]) -> None:
        for one in errands:
            if one.at.year < datetime.max.year:
                heapq.heappush(self._errands, one)


def _report(at: datetime, number: int, raw: bytes) -> Errand:
    return Errand(at=at, number=-number, sender="", write=lambda now: raw)
