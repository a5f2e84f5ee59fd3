"""The players of a battered event: a thread that reads their letters and writes their answers.

They answer as the players of the demo do, now and then wrongly or twice. Beside that some chat,
change their settings, send what is no order; strangers and machines write; and the provider
delivers some letters a second time.
"""

import random
import smtplib
import threading
import time
from collections import Counter, deque
from datetime import UTC, datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import format_datetime

from imapclient.exceptions import IMAPClientError

from corr.demo.players import Player, compose
from corr.games.rules import Seat
from tests.crash.site import OPTIONS, Site
from tests.office import EVENT, SITE

EXTRAS = (
    ("msg: Good luck, and greetings from the lake!",),
    ("help",),
    ("show",),
    ("set text only",),
    ("set digest 08",),
    ("set board letters",),
    ("set language en",),
    ("resign tomorrow, maybe",),
    ("h8, i9, or whatever you like",),
)
STRANGE = (
    {"From": "somebody@elsewhere.test", "Subject": "What is this?"},
    {"From": "p00@players.test", "Subject": "Out of office", "Auto-Submitted": "auto-replied"},
    {"From": "list@elsewhere.test", "Subject": "News", "List-Id": "<news.elsewhere.test>"},
    {"From": "p01@players.test", "Subject": "No tag at all"},
)


class Crowd(threading.Thread):
    """Everybody at their mail programs; `pace` is the wait between two letters, in seconds."""

    def __init__(self, site: Site, *, pace: float = 0.03, extras: float = 0.12) -> None:
        super().__init__(name="crowd", daemon=True)
        self.site = site
        self.pace = pace
        self.extras = extras
        self.posted: Counter[str] = Counter()
        """How often each Message-ID was taken by the server."""
        self.troubles = 0
        self.silent = threading.Event()
        self.silent.set()
        self._ended = threading.Event()
        self._busy = threading.Lock()
        self._failure: BaseException | None = None
        self._chance = random.Random(site.seed)
        self._letters: deque[bytes] = deque()
        self._read = 0
        self._seen = set[str]()
        self._written = 0
        self._seats = self._learn_seats()
        self._players = {
            address: Player(person, seed=site.seed, options=OPTIONS)
            for address, person in site.people.items()
        }

    def run(self) -> None:
        """Read and write until told to end."""
        try:
            while not self._ended.wait(self.pace):
                with self._busy:
                    self.read()
                    if not self.silent.is_set():
                        self.write_one()
        except BaseException as error:
            self._failure = error

    def pause(self) -> None:
        """Fall silent; returns when no letter is being written."""
        self.silent.set()
        with self._busy:
            pass

    def end(self) -> None:
        """Stop for good. Raises what went wrong in the thread."""
        self._ended.set()
        self.join(30)
        if self._failure is not None:
            raise self._failure

    @property
    def waiting(self) -> int:
        """How many letters lie ready."""
        return len(self._letters)

    # -- reading ----

    def read(self) -> None:
        """Look at every letter that came since, and write the answers."""
        while self._read < len(self.site.delivered):
            recipient, raw = self.site.delivered[self._read]
            self._read += 1
            name = str(message_from_bytes(raw)["Message-ID"])
            if recipient in self._players and name not in self._seen:
                self._seen.add(name)
                self._answer(recipient, raw)

    def _answer(self, address: str, raw: bytes) -> None:
        reply = self._players[address].answer(raw, self._seats[address])
        if reply is not None:
            letter = self._compose(address, raw, reply.lines)
            self._letters.extend([letter] * (2 if reply.duplicate else 1))
        if self._chance.random() < self.extras and is_ours(raw):
            self._letters.append(self._extra(address, raw))

    def _extra(self, address: str, raw: bytes) -> bytes:
        if self._chance.random() < 0.25:
            return self._strange(dict(self._chance.choice(STRANGE)))
        return self._compose(address, raw, self._chance.choice(EXTRAS))

    def _compose(self, address: str, raw: bytes, lines: tuple[str, ...]) -> bytes:
        self._written += 1
        person = self.site.people[address]
        return compose(
            person.style,
            sender_name=person.name,
            sender_address=address,
            letter=raw,
            order_lines=lines,
            date=datetime(2024, 2, 1, tzinfo=UTC),
            message_id=f"{self._written}.{address}",
            language=person.language,
        )

    def _strange(self, headers: dict[str, str]) -> bytes:
        self._written += 1
        mail = EmailMessage()
        for name, value in headers.items():
            mail[name] = value
        mail["To"] = SITE
        mail["Date"] = format_datetime(datetime(2024, 2, 1, tzinfo=UTC))
        mail["Message-ID"] = f"<{self._written}.strange@elsewhere.test>"
        mail.set_content("h8\n")
        return mail.as_bytes(policy=policy.SMTP)

    # -- writing ----

    def write_one(self) -> None:
        """Post the letter that has waited longest; if nobody takes it, it stays."""
        if not self._letters:
            return
        raw = self._letters[0]
        name = str(message_from_bytes(raw, policy=policy.compat32)["Message-ID"])
        try:
            if self.posted[name] and self._chance.random() < 0.5:
                self.site.server.append_many(SITE, [raw])
            else:
                self.site.post(raw)
        except (OSError, smtplib.SMTPException, IMAPClientError):
            self.troubles += 1
            time.sleep(0.2)
            return
        self.posted[name] += 1
        self._letters.popleft()
        if self._chance.random() < 0.06:
            self._letters.append(raw)

    def write_all(self) -> None:
        """Post everything that lies ready."""
        self.read()
        while self._letters:
            self.write_one()

    def write_extras(self) -> None:
        """Add one of everything that is no move, from one player."""
        letters = [
            raw for to, raw in self.site.delivered if to == "p00@players.test" and is_ours(raw)
        ]
        self._letters.extendleft(
            self._compose("p00@players.test", letters[-1], lines) for lines in EXTRAS
        )
        self._letters.extendleft(self._strange(dict(headers)) for headers in STRANGE)

    def _learn_seats(self) -> dict[str, dict[str, Seat]]:
        found: dict[str, dict[str, Seat]] = {address: {} for address in self.site.people}
        sql = f"""select game.id, a.address, b.address from game
                  join address a on a.player = game.first
                  join address b on b.player = game.second
                  where game.tournament = '{EVENT}'"""
        for game, first, second in self.site.query(sql):
            found[first][game] = Seat.FIRST
            found[second][game] = Seat.SECOND
        return found


def is_ours(raw: bytes) -> bool:
    """Whether an answer to a letter comes to the program, and not to the arbiter."""
    return SITE.partition("@")[2] in str(message_from_bytes(raw)["Reply-To"] or SITE)
