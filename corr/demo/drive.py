"""The demo: a whole event through real SMTP and IMAP, on a clock that runs fast.

Here are the mail server, the shared clock and eight players as programs; the daemon and every
command of the arbiter are processes of their own, as in earnest. The clock is driven from event
to event and stands still while a letter is on its way, so that a slow machine costs nobody time
and the same seed plays the same games on the same days.
"""

import heapq
import json
import re
import signal
import smtplib
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from email import policy
from email.parser import BytesHeaderParser
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from types import TracebackType

from msgspec import Struct

from corr.clock import ClockDriver
from corr.demo.backgammon import MatchPlayer
from corr.demo.installation import (
    ARBITER,
    OPTIONS,
    PASSWORD,
    SITE,
    ZONE,
    corr_command,
    members_csv,
    settings_text,
    write_settings,
)
from corr.demo.players import PEOPLE, Player, Reply, compose
from corr.demo.server import EmbeddedServer
from corr.errors import CorrError
from corr.games.registry import rules_for
from corr.games.rules import Seat
from corr.store.store import Store
from corr.tournament.play.game import fold
from corr.tournament.spec.spec_text import example_spec_text

EVENT = "SK26"
MATCHES, MATCH, MATCH_POINTS = "BG26", "BG26-001", 2
"""The event of the match of backgammon, the match, and how many points win it."""
START = date(2026, 2, 1)

_STUCK_SECONDS = 120
_LETTERS_A_GAME = 22
_A_PLAY = timedelta(hours=4)
"""How long somebody at the match takes to answer."""
_SLOWER = 2
"""How much longer than its people's usual pace an event by mail takes …"""
_LONGEST = timedelta(hours=50)
"""… though never so much that a wrong answer and a right one together cost the game."""


class Plan(Struct, frozen=True, kw_only=True):
    """How a demo runs. `days_per_second` is the clock's greatest speed; `players` at most 8.

    `kills` is how often the daemon is killed with SIGKILL on the way and started again. With
    `match` two of the players also play a match of backgammon, an event of its own; its dice are
    those of chance, so that it is another one each time.
    """

    folder: Path
    seed: int = 1
    days_per_second: float = 10.0
    players: int = len(PEOPLE)
    kills: int = 0
    game: str = "renju"
    match: bool = False

    @property
    def options(self) -> Mapping[str, str]:
        """The settings of the game that its players know."""
        if self.game == "renju":
            return OPTIONS
        return {key: values[0] for key, values in rules_for(self.game).options().items()}


class Progress(Struct, frozen=True, kw_only=True):
    """How far a demo is; `day` is the date on the shared clock."""

    day: date
    ended: int
    games: int
    letters: int


@dataclass(order=True, slots=True)
class _Post:
    """A letter that a player will send; `number` keeps the order among equal times."""

    at: datetime
    number: int
    sender: str = field(compare=False)
    raw: bytes = field(compare=False)


class DemoError(CorrError):
    """The demo cannot go on; the message says why."""


class Demo:
    """One demo from an empty folder to the ranking report."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.folder = plan.folder
        self.people = {person.address: person for person in PEOPLE[: plan.players]}
        self.letters = 0
        self._players = {
            address: Player(person, seed=plan.seed, options=plan.options, game=plan.game)
            for address, person in self.people.items()
        }
        self._at_match = {
            address: MatchPlayer(f"{plan.seed} {address}")
            for address in list(self.people)[: 2 * plan.match]
        }
        self._seats: dict[str, dict[str, Seat]] = {address: {} for address in self.people}
        self._delivered: SimpleQueue[tuple[str, bytes]] = SimpleQueue()
        self._heap: list[_Post] = []
        self._posted = 0
        self._sent = 0
        self._daemon: subprocess.Popen[bytes] | None = None
        self._smtp: smtplib.SMTP | None = None
        self._clock: ClockDriver
        self._server: EmbeddedServer
        self._store: Store

    # -- the frame ----

    def __enter__(self) -> "Demo":
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "letters").mkdir(exist_ok=True)
        start = datetime(START.year, START.month, START.day, 8, tzinfo=UTC)
        self._clock = ClockDriver(self.folder / "clock", start - timedelta(days=10))
        self._server = EmbeddedServer(
            clock=self._clock,
            password=PASSWORD,
            accounts={SITE: PASSWORD, ARBITER: PASSWORD},
            on_delivery=self._on_delivery,
        )
        self._server.start()
        settings = settings_text(self._server, wait="50ms", clock="clock", game=self.plan.game)
        write_settings(self.folder, settings)
        self._store = Store.open(self.folder / "corr.sqlite3")
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stop_daemon(signal.SIGTERM)
        if self._smtp is not None:
            self._smtp.close()
        self._store.close()
        self._server.stop()

    @property
    def ports(self) -> tuple[int, int]:
        """The ports of SMTP and IMAP."""
        return self._server.smtp_port, self._server.imap_port

    def corr(self, *words: str) -> str:
        """Run a `corr` command on the demo's installation, as the arbiter would."""
        done = subprocess.run(
            [*corr_command(self.folder), *words], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise DemoError(f"corr {' '.join(words)}: {done.stderr.strip()}")
        return done.stdout

    # -- the story ----

    def prepare(self) -> None:
        """Write the event file and the list of players, and open the event."""
        text = example_spec_text(
            id=EVENT,
            name="Sverigekorr 2026",
            start=START.isoformat(),
            time_zone=ZONE,
            arbiters=[ARBITER],
            kind=self.plan.game,
            opening=self.plan.options["opening"],
        ).replace("min_players = 5", "min_players = 2")
        (self.folder / "event.toml").write_text(text, encoding="utf-8")
        members = self.folder / "members.csv"
        members.write_text(members_csv(list(self.people.values())), encoding="utf-8")
        self.start_daemon()
        self.corr("event", "open", str(self.folder / "event.toml"), "--players", str(members))
        self._settle()
        self._clock.set(datetime(START.year, START.month, START.day, 8, tzinfo=UTC))
        self.corr("event", "start", EVENT, "--seed", str(self.plan.seed))
        if self._at_match:
            self._begin_match()
        self._learn_seats()

    def _begin_match(self) -> None:
        text = example_spec_text(
            id=MATCHES,
            name="Backgammon 2026",
            start=START.isoformat(),
            time_zone=ZONE,
            arbiters=[ARBITER],
            kind="backgammon",
            opening="",
        ).replace("min_players = 5", "min_players = 2")
        text = re.sub(r"(?m)^points = \d+", f"points = {MATCH_POINTS}", text)
        (self.folder / "match.toml").write_text(text, encoding="utf-8")
        members = self.folder / "match.csv"
        people = [self.people[address] for address in self._at_match]
        members.write_text(members_csv(people), encoding="utf-8")
        file = str(self.folder / "match.toml")
        self.corr("event", "open", file, "--players", str(members))
        self.corr("event", "start", MATCHES, "--seed", str(self.plan.seed))

    def verified(self) -> tuple[Path, str]:
        """The record of the match in a file, and what the verifier says of its dice, which reads
        only the letters that one of its players got.
        """
        record = self.folder / f"{MATCH}.mat"
        record.write_text(self.corr("game", "export", MATCH, "--as", "mat"), encoding="utf-8")
        reader = next(iter(self._at_match)).partition("@")[0]
        letters = sorted((self.folder / "letters").glob(f"*-to-{reader}.eml"))
        mailbox = self.folder / f"{reader}.mbox"
        mailbox.write_bytes(b"".join(b"From x\n" + one.read_bytes() + b"\n" for one in letters))
        program = self.folder / "verify_dice.py"
        program.write_text(self.corr("dice", "verify", "--program"), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, str(program), str(mailbox)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise DemoError(f"the dice of {MATCH} do not hold: {done.stdout}{done.stderr}")
        return record, done.stdout.strip()

    def play(self, show: Callable[[Progress], None]) -> None:
        """Play every game to its end."""
        kill_at = self._kill_times()
        while True:
            self._settle()
            progress = self.progress()
            show(progress)
            if progress.ended == progress.games:
                return
            if kill_at and self._sent >= kill_at[0]:
                kill_at.pop(0)
                self._send_next()
                self._stop_daemon(signal.SIGKILL)
                self.start_daemon()
                continue
            self._step()

    def close(self) -> dict[str, str]:
        """Let the year go by, close the event, wait for the last letters; the report's paths."""
        end = datetime(START.year + 1, START.month, START.day, 8, tzinfo=UTC)
        self._clock.set(max(self._clock.now() + timedelta(days=1), end))
        out = self.corr("event", "close", EVENT, "--out", str(self.folder / "report"), "--json")
        self._settle()
        paths: list[str] = json.loads(out)["files"]
        return {Path(path).name: path for path in paths}

    def progress(self) -> Progress:
        """How far the demo is."""
        rows = [
            row
            for event in (EVENT, *([MATCHES] if self._at_match else ()))
            for row in self._store.events.games_of_event(event)
        ]
        ended = sum(row.state == "ended" for row in rows)
        day = self._clock.now().date()
        return Progress(day=day, ended=ended, games=len(rows), letters=self.letters)

    def records(self) -> dict[str, tuple[str, str]]:
        """Result and ending of every game by its id."""
        return {
            row.id: (row.result, row.ending) for row in self._store.events.games_of_event(EVENT)
        }

    # -- the daemon ----

    def start_daemon(self) -> None:
        """Start the daemon as a process of its own."""
        log = (self.folder / "daemon.log").open("ab")
        self._daemon = subprocess.Popen(
            [*corr_command(self.folder), "daemon", "--verbose"], stdout=log, stderr=log
        )
        log.close()

    def _stop_daemon(self, number: int) -> None:
        if self._daemon is not None:
            self._daemon.send_signal(number)
            self._daemon.wait(30)
            self._daemon = None

    def _kill_times(self) -> list[int]:
        """After how many letters the daemon is killed: evenly over most of the event."""
        games = self.plan.players * (self.plan.players - 1) // 2
        step = max(1, _LETTERS_A_GAME * games // (self.plan.kills + 1))
        return [step * number for number in range(1, self.plan.kills + 1)]

    # -- the clock ----

    def _step(self) -> None:
        """Go on to the next thing that happens, but not faster than the plan allows."""
        now = self._clock.now()
        most = now + timedelta(days=self.plan.days_per_second * 0.05)
        if self._heap and self._heap[0].at <= most:
            self._clock.set(self._heap[0].at)
            self._send_next()
            return
        self._clock.set(most)
        time.sleep(0.05)  # nothing happens but time: the daemon's rounds look at the clocks

    def _settle(self) -> None:
        """Wait until no letter is on its way; look along the way, so that none is overlooked."""
        deadline = time.monotonic() + _STUCK_SECONDS
        while True:
            self._read_mail()
            moving = (
                self._server.count(SITE)
                or self._store.letters.waiting_letters()
                or self._store.letters.waiting_outgoing()
            )
            if not moving and self._delivered.empty():
                return
            if self._daemon is None or self._daemon.poll() is not None:
                raise DemoError(f"the daemon has stopped; see {self.folder / 'daemon.log'}")
            if time.monotonic() > deadline:
                raise DemoError(f"a letter is stuck; see {self.folder / 'daemon.log'}")
            time.sleep(0.002)

    # -- the players' mail ----

    def _on_delivery(self, recipient: str, sender: str, raw: bytes) -> None:
        self._delivered.put((recipient.lower(), raw))

    def _read_mail(self) -> None:
        for recipient, raw in self._new_mail():
            if recipient in self._players:
                self._keep(raw, "to", recipient)
                self._answer(recipient, raw)
            elif recipient == ARBITER:
                self._keep(raw, "to", recipient)

    def _new_mail(self) -> Iterator[tuple[str, bytes]]:
        while True:
            try:
                yield self._delivered.get_nowait()
            except Empty:
                return

    def _answer(self, address: str, raw: bytes) -> None:
        reply = self._players[address].answer(raw, self._seats[address])
        if reply is None and address in self._at_match:
            reply = self._reply_at_match(address, raw)
        if reply is None:
            return
        delay = max(reply.delay, min(_SLOWER * reply.delay, _LONGEST))
        person, at = self.people[address], self._clock.now() + delay
        self._posted += 1
        mail = compose(
            person.style,
            sender_name=person.name,
            sender_address=address,
            letter=raw,
            order_lines=reply.lines,
            date=at,
            message_id=f"{self._posted}.{self.plan.seed}@{address.partition('@')[2]}",
            language=person.language,
        )
        for number in range(2 if reply.duplicate else 1):
            later = at + timedelta(minutes=number)
            order = self._posted * 2 + number
            heapq.heappush(self._heap, _Post(at=later, number=order, sender=address, raw=mail))

    def _reply_at_match(self, address: str, raw: bytes) -> Reply | None:
        """What a player writes in answer to a letter about the match, or to the one that lists it.

        None for nothing.
        """
        if MATCH.encode() not in raw:
            return None
        game = fold(self._store.events.of_stream(MATCH))
        seat = self._seats[address].get(MATCH)
        lines = self._at_match[address].lines_in(game, seat) if game and seat else []
        return Reply(lines=tuple(lines), delay=_A_PLAY) if lines else None

    def _send_next(self) -> None:
        """Send the letter whose time has come, as a mail program does: by SMTP."""
        if not self._heap:
            return
        post = heapq.heappop(self._heap)
        heads = BytesHeaderParser(policy=policy.default).parsebytes(post.raw)
        to = heads["To"].addresses[0].addr_spec
        if self._smtp is None:
            self._smtp = smtplib.SMTP("127.0.0.1", self._server.smtp_port)
        self._smtp.sendmail(post.sender, [to], post.raw)
        self._keep(post.raw, "from", post.sender)
        self._sent += 1

    def _keep(self, raw: bytes, way: str, address: str) -> None:
        self.letters += 1
        name = f"{self.letters:04d}-{way}-{address.partition('@')[0]}.eml"
        (self.folder / "letters" / name).write_bytes(raw)

    def _learn_seats(self) -> None:
        rows = (self._store.events.games_of_event(event) for event in (EVENT, MATCHES))
        for row in chain.from_iterable(rows):
            for seat, player in ((Seat.FIRST, row.first), (Seat.SECOND, row.second)):
                known = self._store.players.player(player)
                if known is not None:
                    self._seats[known.addresses[0]][row.id] = seat
