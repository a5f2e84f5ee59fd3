"""A mail server and a daemon to play with by hand: one person, one program, one game each way."""

import signal
import subprocess
import time
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from pathlib import Path
from queue import Empty, SimpleQueue
from shlex import quote
from smtplib import SMTP
from types import TracebackType

from msgspec.structs import replace

from corr.clock import SystemClock
from corr.config import load_settings
from corr.demo.installation import (
    ARBITER,
    OPTIONS,
    PASSWORD,
    SITE,
    corr_command,
    members_csv,
    settings_text,
    write_settings,
)
from corr.demo.players import PEOPLE, Person, Player, compose
from corr.demo.server import EmbeddedServer
from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, open_office
from corr.service.players.from_list import import_players
from corr.tournament.spec.spec import parse_spec
from corr.tournament.spec.spec_text import example_spec_text

EVENT = "TRY26"
YOU = Person(
    name="You",
    address="you@corr.example",
    club="",
    member_no="",
    country="",
    language="en",
    style="gmail",
    level=None,
    skill=0.0,
    pace=(1, 1),
)
_THINKS = timedelta(seconds=4)


class Serving:
    """The embedded mail server and the daemon, until Ctrl-C or SIGTERM.

    The mailboxes are in memory and new each time; the database in the folder goes on.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # Whoever tries a list of their own here has members with numbers like the demo's.
        self._friend = replace(PEOPLE[0], member_no="")
        self._player = Player(self._friend, seed=1, options=OPTIONS)
        self._letters: SimpleQueue[bytes] = SimpleQueue()
        self._due: list[tuple[float, bytes]] = []
        self._number = 0

    def __enter__(self) -> "Serving":
        self.folder.mkdir(parents=True, exist_ok=True)
        people = (SITE, ARBITER, YOU.address, self._friend.address)
        self._server = EmbeddedServer(
            clock=SystemClock(),
            password=PASSWORD,
            accounts=dict.fromkeys(people, PASSWORD),
            on_delivery=self._on_delivery,
        )
        self._server.start()
        write_settings(self.folder, settings_text(self._server, wait="1s"))
        office = open_office(load_settings(self.folder / "corr.toml"))
        if office.folder.contest(EVENT) is None:
            _open_event(office, [YOU, self._friend])
        friend = office.store.players.player_by_address(self._friend.address)
        rows = office.store.events.games_of_event(EVENT)
        if friend is None:
            raise ArbiterError(
                f"nobody has the address {self._friend.address} any more, which {EVENT} is played "
                "with: name another --folder"
            )
        self._seats = {
            row.id: Seat.FIRST if row.first == friend.id else Seat.SECOND for row in rows
        }
        office.store.close()
        # The daemon must not outlive its mail server, which lies in this process.
        self._former = signal.signal(signal.SIGTERM, signal.default_int_handler)
        self._daemon = subprocess.Popen([*corr_command(self.folder), "daemon"])
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        """End the daemon and the servers; an interrupt, at any moment, is how one asks for it."""
        self._daemon.terminate()
        self._daemon.wait(30)
        self._server.stop()
        signal.signal(signal.SIGTERM, self._former)
        return kind is KeyboardInterrupt

    def instructions(self) -> list[str]:
        """How to play, for the terminal."""
        config = quote(str(self.folder / "corr.toml"))
        return [
            "In a mail program (Thunderbird: account settings, manual) add this account:",
            f"  address {YOU.address}, user {YOU.address}, password {PASSWORD}",
            f"  incoming  IMAP  127.0.0.1 port {self._server.imap_port}, no encryption",
            f"  outgoing  SMTP  127.0.0.1 port {self._server.smtp_port}, no encryption, no login",
            f"Two games against {self._friend.name}, a program, wait in its inbox.",
            f"The arbiter's side: corr --config {config} event status {EVENT}",
            "Ctrl-C ends it; the event goes on the next time, in empty mailboxes (write `show`).",
        ]

    def run(self) -> None:
        """Answer for the program until interrupted."""
        while self._daemon.poll() is None:
            self._think()
            time.sleep(0.2)

    def _on_delivery(self, recipient: str, sender: str, raw: bytes) -> None:
        if recipient.lower() == self._friend.address:
            self._letters.put(raw)

    def _think(self) -> None:
        while True:
            try:
                raw = self._letters.get_nowait()
            except Empty:
                break
            self._due.append((time.monotonic() + _THINKS.total_seconds(), raw))
        while self._due and self._due[0][0] <= time.monotonic():
            self._answer(self._due.pop(0)[1])

    def _answer(self, raw: bytes) -> None:
        reply = self._player.answer(raw, self._seats)
        if reply is None:
            return
        self._number += 1
        person, now = self._friend, datetime.now(UTC)
        mail = compose(
            person.style,
            sender_name=person.name,
            sender_address=person.address,
            letter=raw,
            order_lines=reply.lines,
            date=now,
            message_id=f"{now:%Y%m%d%H%M%S}.{self._number}@players.example",
            language=person.language,
        )
        to = message_from_bytes(mail, policy=policy.default)["To"].addresses[0].addr_spec
        with SMTP("127.0.0.1", self._server.smtp_port) as smtp:
            smtp.sendmail(person.address, [to], mail)


def _open_event(office: Office, people: list[Person]) -> None:
    now = datetime.now(UTC)
    text = example_spec_text(
        id=EVENT,
        name="A game to try",
        start=now.date().isoformat(),
        time_zone="UTC",
        arbiters=[ARBITER],
        opening=OPTIONS["opening"],
        games_per_pair=2,
    ).replace("min_players = 5", "min_players = 2")

    def act(what: str) -> Act:
        return Act(at=now, cause=f"serve.{what}")

    done = import_players(office, members_csv(people), "members", now, "serve.members")
    open_event(office, parse_spec(text, "event.toml"), act("open"))
    enter_players(office, EVENT, done.all, act("enter"))
    start_event(office, EVENT, "1", act("start"))
