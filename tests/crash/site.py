"""An event whose daemon is killed again and again while its players write to it.

The daemon is a process of its own between real mail servers; `Daemon` ends it at a named step or
at any time. The clock of the games stands still until it is moved, so the same letters in the
same order come to the same in an undisturbed run (`check.py`).
"""

import random
import shutil
import signal
import smtplib
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any, Self

from msgspec.structs import replace

from corr.clock import ClockDriver
from corr.config import create_keys, load_settings
from corr.demo.debian import DebianServer
from corr.demo.installation import members_csv
from corr.demo.mailhost import MailHost
from corr.demo.players import PEOPLE, Person
from corr.demo.server import EmbeddedServer
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.letters.news import next_digest
from corr.service.office.office import STEPS, Office, open_office
from corr.service.office.shelf import Folder
from corr.service.players.from_list import import_players
from corr.store.rows import stamp
from corr.store.store import Store
from corr.tournament.spec.spec import spec_from_tables
from tests.crash.daemons import Daemons
from tests.office import EVENT, SETTINGS, SITE, START, event_tables

PASSWORD = "sesame"
BOSS = "arbiter@board.test"
OPTIONS = {"opening": "soosorv", "fifth_symmetry": "congruent"}
PATIENCE = 60.0
NAMES = tuple(name for name, _ in STEPS if name != "postponed")
"""The steps that a daemon without bugs comes to."""

Note = Callable[[str, str, bytes], None]


def _embedded(clock: ClockDriver, note: Note) -> MailHost:
    accounts = {SITE: PASSWORD}
    return EmbeddedServer(clock=clock, password=PASSWORD, accounts=accounts, on_delivery=note)


def _debian(clock: ClockDriver, note: Note) -> MailHost:
    accounts = {SITE: PASSWORD}
    return DebianServer(clock=clock, password=PASSWORD, accounts=accounts, on_delivery=note)


SERVERS: dict[str, Callable[[ClockDriver, Note], MailHost]] = {
    "embedded": _embedded,
    "debian": _debian,
}


def people(number: int) -> list[Person]:
    """So many players, of whom every eighth has the habits of the same one of the demo."""
    found = []
    for at in range(number):
        model = PEOPLE[at % len(PEOPLE)]
        name = f"{model.name} {'ABCDEFGH'[at // len(PEOPLE)]}."
        address = f"p{at:02d}@players.test"
        found.append(replace(model, name=name, address=address, member_no=f"{2000 + at}"))
    return found


@dataclass(kw_only=True)
class Died:
    """How a daemon ended: at a step of its own, or by a kill from outside."""

    at_step: bool
    in_flight: tuple[str, ...]
    """The letters that it held for the mail server when it died."""


@dataclass(kw_only=True)
class Site:
    """An installation in a folder, an event under way, and mail servers of some kind."""

    folder: Path
    kind: str = "embedded"
    players: int = 3
    seed: int = 1
    log_file: Path | None = None
    """Where the daemons' words go, if not into the same folder."""
    delivered: list[tuple[str, bytes]] = field(default_factory=list)
    """Every letter that left, as (recipient, bytes)."""
    times: list[datetime] = field(default_factory=list)
    """Where the clock has stood, in order."""

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.clock = ClockDriver(self.folder / "clock", START)
        self.times.append(START)
        self.people = {one.address: one for one in people(self.players)}
        self.server = SERVERS[self.kind](self.clock, self._note)
        self._write_files()
        self._office = found_event(self.settings, list(self.people.values()), self.seed)
        self.before = self.folder / "before"
        self.before.mkdir()
        for name in ("corr.sqlite3", "corr.toml", "corr.keys", "password", "clock"):
            shutil.copy2(self.folder / name, self.before / name)
        self.log_file = self.log_file or self.folder / "daemon.log"
        self.daemons = Daemons(self.settings, self.log_file)

    def __enter__(self) -> Self:
        self.server.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.daemons.close()
        self.server.stop()

    @property
    def settings(self) -> Path:
        """The settings file."""
        return self.folder / "corr.toml"

    @property
    def database(self) -> Path:
        """The database."""
        return self.folder / "corr.sqlite3"

    @property
    def log(self) -> str:
        """What the daemons said."""
        assert self.log_file is not None
        return self.log_file.read_text(encoding="utf-8")

    def _write_files(self) -> None:
        secret = self.folder / "password"
        secret.touch(mode=0o600)
        secret.write_text(PASSWORD)
        create_keys(self.folder / "corr.keys")
        text = SETTINGS.replace(
            'password_env = "CORR_TEST_PASSWORD"', 'password_file = "password"'
        ).replace("arbiter@club.test", BOSS)
        text = text.replace("[imap]", f"[imap]\nport = {self.server.imap_port}")
        text = text.replace("[smtp]", f"[smtp]\nport = {self.server.smtp_port}")
        self.settings.write_text(text + LOOP)

    def _note(self, recipient: str, sender: str, raw: bytes) -> None:
        if recipient.partition("@")[2] != SITE.partition("@")[2]:
            self.delivered.append((recipient, raw))

    # -- the daemon ----

    def start(self, step: str = "", count: int = 1, number: int = signal.SIGKILL) -> None:
        """Start a daemon and wait until it is at work; as for `Daemons.start`."""
        before = self._begun()
        self.daemons.start(step, count, number)
        self.daemons.wait(PATIENCE, lambda: self._begun() > before)

    def kill(self, patience: float = 0.0) -> Died:
        """Kill the daemon, unless it does so itself before; what it held is looked up then."""
        at_step = self.daemons.wait(patience)
        assert self.daemons.end(signal.SIGKILL) == -signal.SIGKILL, self.log[-2000:]
        return Died(at_step=at_step, in_flight=self.in_flight())

    def batter(self, chance: random.Random) -> Died:
        """Start a daemon and kill it: at a step, or at any moment since it was started.

        A letter over which a daemon died five times is given up, whoever killed it; so one that
        has come close to that is handled in peace first.
        """
        self.hurry()
        if self._tired():
            self.start()
            self.hurry()  # what was in work when the last one died is judged only now
            self.wait(lambda: not self._tired())
            assert self.stop() == 0, self.log[-2000:]
        kind = chance.random()
        if kind < 0.5:
            self.start("any", chance.randint(1, 100))
        elif kind < 0.75:
            self.start(chance.choice(NAMES), chance.randint(1, 4))
        elif kind < 0.95:
            self.start()
        else:
            self.daemons.start()
        return self.kill(4 if kind < 0.75 else chance.uniform(0, 1))

    def _tired(self) -> bool:
        sql = "select 1 from inbox where state = 'received' and attempts >= 4"
        return bool(self.query(sql))

    def stop(self) -> int | None:
        """End the daemon in good order; its exit status."""
        return self.daemons.end(signal.SIGTERM, PATIENCE)

    def _begun(self) -> int:
        return self.log.count("begun")

    def in_flight(self) -> tuple[str, ...]:
        """The letters that a daemon took to send and that are not known to be sent."""
        sql = "select message_id from outbox where state = 'queued' and worker <> ''"
        return tuple(name for (name,) in self.query(sql))

    def query(self, sql: str, *values: str) -> list[tuple[Any, ...]]:
        """What a statement finds in the database, from a connection of its own."""
        with closing(sqlite3.connect(self.database, timeout=30)) as database:
            return database.execute(sql, values).fetchall()

    # -- waiting ----

    def run_until_quiet(self) -> None:
        """Let a daemon do all that there is to do, and end in good order."""
        self.hurry()
        self.start()
        self.hurry()
        self.wait(self.quiet)
        assert self.stop() == 0, self.log[-2000:]

    def wait(self, done: Callable[[], object]) -> None:
        """Wait for something while the daemon works."""
        assert not self.daemons.wait(PATIENCE, done), self.log[-2000:]
        assert done(), f"something is stuck: {self.log[-2000:]}"

    def quiet(self) -> bool:
        """Whether no letter is on its way, here or at a server, and nothing is due."""
        # In the order in which letters go, so that none slips from one place to the next unseen.
        if self.on_the_way() or self.server.count(SITE):
            return False
        ((waiting,),) = self.query(
            """select (select count(*) from inbox where state = 'received')
                    + (select coalesce(max(drained_at), '') < ? from mailbox)""",
            stamp(self.clock.now()),
        )
        if waiting or self.due():
            return False
        ((leaving,),) = self.query("select count(*) from outbox where state = 'queued'")
        return not (leaving or self.on_the_way())

    def due(self) -> int:
        """How many games and digests time has something to say about."""
        now = self.clock.now()
        with Store.open(self.database) as store:
            office = replace(self._office, store=store, folder=Folder(store))
            news = [
                (store.players.player(name), since) for name, since in store.news.waiting_news()
            ]
            digests = [1 for row, since in news if row and next_digest(office, row, since) <= now]
            return len(store.events.due_games(now)) + len(digests)

    def on_the_way(self) -> int:
        """How many mails wait between our daemon and the world."""
        return len(self.server.queue()) if isinstance(self.server, DebianServer) else 0

    def hurry(self) -> None:
        """Let the minutes go by until letters that wait for another try are tried again."""
        with Store.open(self.database) as store, store.transaction():
            for row in store.letters.outgoing_by_state("queued", 100_000):
                store.waits.hurry_outgoing(row.message_id)
            for letter in store.letters.in_state("received", 100_000):
                store.waits.hurry_letter(letter.key)

    def move_clock(self, span: timedelta) -> None:
        """Let time pass in the games."""
        self.clock.set(self.clock.now() + span)
        self.times.append(self.clock.now())

    # -- players ----

    def post(self, *mails: bytes) -> None:
        """Send mails as the servers of the world do."""
        with smtplib.SMTP(self.server.host, self.server.mx_port, timeout=30) as client:
            for raw in mails:
                message = message_from_bytes(raw, policy=policy.default)
                to = message["To"].addresses[0].addr_spec
                client.sendmail(message["From"].addresses[0].addr_spec, [to], raw)


LOOP = """
[loop]
wait = "200ms"
[clock]
file = "clock"
"""


def found_event(settings: Path, entrants: Sequence[Person], seed: int) -> Office:
    """Enter players in an event and start it, as the arbiter's commands do; the closed office."""
    office = open_office(load_settings(settings))
    with closing(office.store):
        at = START - timedelta(days=10)
        import_players(office, members_csv(list(entrants)), "members.csv", at, "import")
        tables = event_tables(event={"arbiters": [BOSS]}, game=OPTIONS)
        spec = spec_from_tables(tables, "event.toml")
        open_event(office, spec, Act(at=at, cause="arbiter.open"))
        known = [office.store.players.player_by_address(one.address) for one in entrants]
        players = [row.id for row in known if row]
        enter_players(office, EVENT, players, Act(at=at, cause="arbiter.enter"))
        start_event(office, EVENT, str(seed), Act(at=START, cause="arbiter.start"))
    return office
