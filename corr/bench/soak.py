"""The soak: very many letters through real servers, every one of them counted at the end.

Players write by SMTP, as fast as they are answered; the daemon is a process of its own. Games end
and events begin all the time, so that the installation stays the same size and only its past
grows. What is looked at: letters lost or doubled, memory, the size of the database, and the pace.
"""

import smtplib
import sqlite3
import sys
import tempfile
import time
from collections import Counter, defaultdict, deque
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from random import Random
from subprocess import Popen
from typing import Self

from msgspec import Struct

from corr.bench.hall import Table, event_name, register, seated, start
from corr.bench.mail import process, resident_megabytes
from corr.bench.mail_host import answer, mail_host
from corr.bench.sizes import Figure, Sizes
from corr.config import load_settings
from corr.demo.installation import SITE, settings_text, write_settings
from corr.demo.mailhost import MailHost
from corr.mail.read.tags import Keys
from corr.service.office.office import Office, open_office

# -- the players of the soak ----
# They know their games in advance and read no letter of ours; they only hear which ones went out.

SHARES = {"again": 0.02, "taken": 0.01, "show": 0.007, "chatter": 0.007, "bounce": 0.01}
"""How often a letter is something else than a move: sent twice, a point that is taken, a question,
words without an order, a mail that came back or a machine's answer."""

_ASKED = 10
"""So many letters without effect one player writes at most: beyond 20 an hour nobody is answered
any more."""
_MOVES = 60


class Sending(Struct, frozen=True, kw_only=True):
    """A mail that leaves a player, or comes in a player's name; `sender` "" is a machine."""

    kind: str
    sender: str
    raw: bytes


@dataclass(slots=True)
class _Game:
    """A game in play: the next position, and how many of our letters are yet to go out."""

    table: Table
    number: int
    owed: Counter[str] = field(default_factory=Counter)


class Players:
    """All players of all running games."""

    def __init__(self, keys: Keys, chance: Random) -> None:
        self.sent = Counter[str]()
        """How many mails of each kind were sent."""
        self.expected = Counter[str]()
        """How many letters of ours each position of a game must have brought about."""
        self._keys = keys
        self._chance = chance
        self._ready = deque[_Game]()
        self._waiting = dict[str, _Game]()
        self._asked: defaultdict[str, int] = defaultdict(int)
        self._machines = 0

    @property
    def idle(self) -> int:
        """How many games could go on now."""
        return len(self._ready)

    @property
    def open(self) -> int:
        """How many letters wait for answers."""
        return len(self._waiting)

    @property
    def letters(self) -> int:
        """How many mails were sent in all."""
        return self.sent.total()

    @property
    def different(self) -> int:
        """How many of them were not copies of an earlier one."""
        return self.letters - self.sent["again"] // 2

    @property
    def moves(self) -> int:
        """How many moves they made."""
        return self.sent["move"] + self.sent["again"] // 2

    def sit_down(self, tables: Sequence[Table]) -> None:
        """Begin more games, whose first letters have been queued."""
        for table in tables:
            self.expected[f"{table.game}.{table.number}"] += 1
            self._ready.append(_Game(table=table, number=table.number))

    def heard(self, answered: str) -> None:
        """A letter of ours about a position went out; the game goes on when it was the last."""
        name = answered.partition(".")[0]
        game = self._waiting.get(name)
        if game is None or answered not in game.owed:
            return
        game.owed[answered] -= 1
        game.owed = +game.owed
        if not game.owed:
            del self._waiting[name]
            if game.number >= 0:
                self._ready.append(game)

    def next(self) -> Iterator[Sending]:
        """The mails that the game whose turn it is brings now."""
        game = self._ready.popleft()
        kind = self._kind(game)
        yield from self._write(game, kind)
        if game.owed:
            self._waiting[game.table.game] = game
        else:
            self._ready.append(game)

    def _kind(self, game: _Game) -> str:
        if game.number == min(_MOVES, len(game.table.moves)):
            return "resign"
        drawn = self._chance.random()
        for kind, share in SHARES.items():
            drawn -= share
            if drawn < 0:
                return kind if kind in ("again", "bounce") or self._may_ask(game) else "move"
        return "move"

    def _may_ask(self, game: _Game) -> bool:
        sender = game.table.mover(game.number)[1].address
        self._asked[sender] += 1
        return self._asked[sender] <= _ASKED

    def _write(self, game: _Game, kind: str) -> Iterator[Sending]:
        table, number = game.table, game.number
        if kind == "bounce":
            yield self._machine()
            return
        words = {
            "taken": "h8",
            "show": "show",
            "chatter": "It snowed here all week and the ice on the lake is thick.",
            "resign": f"{table.game} resign",
        }
        name = f"{table.game}.{number}.{kind}{self.letters}"
        raw = answer(self._keys, table, number, words.get(kind) or table.moves[number], name)
        if kind in ("move", "again"):
            game.number += 1
        about = f"{table.game}.{game.number}"
        times = 1 if kind in ("taken", "show", "chatter") else 2
        if kind == "resign":
            game.number = -1
        game.owed[about] += times
        self.expected[about] += times
        for _ in range(2 if kind == "again" else 1):
            self.sent[kind] += 1
            yield Sending(kind=kind, sender=table.mover(number)[1].address, raw=raw)

    def _machine(self) -> Sending:
        """What machines send: a mail that nobody could deliver, or a notice of absence."""
        self._machines += 1
        self.sent["bounce"] += 1
        text = (_RETURNED if self._machines % 2 else _AWAY).format(
            number=self._machines, site=SITE
        )
        raw = text.replace("\n", "\r\n").encode()
        return Sending(kind="bounce", sender="", raw=raw)


_RETURNED = """\
From: Mail Delivery System <MAILER-DAEMON@mx.elsewhere.example>
To: {site}
Subject: Undelivered Mail Returned to Sender
Message-ID: <returned.{number}@mx.elsewhere.example>
Date: Mon, 05 Feb 2024 10:00:00 +0000
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b{number}"

--b{number}
Content-Type: text/plain; charset=us-ascii

I could not deliver a mail that you have never sent.
--b{number}
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.elsewhere.example

Final-Recipient: rfc822; nobody.{number}@elsewhere.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 no such user
--b{number}--
"""
_AWAY = """\
From: Somebody <away.{number}@elsewhere.example>
To: {site}
Subject: Out of office
Message-ID: <away.{number}@elsewhere.example>
Date: Mon, 05 Feb 2024 10:00:00 +0000
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: text/plain; charset=us-ascii

I am on holiday until Monday.
"""


# -- the soak ----


_EVENT = 15
"""How many players meet in an event."""
_LENGTH = 60
"""How many moves a game has before somebody resigns."""
_OPEN = 100
"""How many letters are on their way at once, at most."""
_LISTEN_SECONDS = 0.2
_STUCK_SECONDS = 300.0
_SMTP_SECONDS = 60.0
_SAMPLES = 100
_TELL_SECONDS = 5.0
_SEED = 5
_LIMITS = """\
[limits]
answers_in_all_an_hour = 100000
"""
"""Weeks of questions come within an hour: no reason here to hold answers back."""


class Sample(Struct, frozen=True, kw_only=True):
    """How things stood: seconds since the start, mails sent, megabytes of memory and files."""

    seconds: float = 0.0
    letters: int = 0
    memory: float = 0.0
    database: float = 0.0
    log: float = 0.0


@dataclass(slots=True, kw_only=True)
class Books:
    """What the soak came to; `wrong` are the differences between what is and what must be."""

    samples: list[Sample] = field(default_factory=list)
    sent: Counter[str] = field(default_factory=Counter)
    accepted: Counter[str] = field(default_factory=Counter)
    wrong: dict[str, int] = field(default_factory=dict)


def bench_soak(sizes: Sizes) -> Iterator[Figure]:
    """The soak at each kind of servers."""
    for servers in sizes.servers:
        with tempfile.TemporaryDirectory() as name:
            books = soak(servers, Path(name), sizes.letters)
        yield from _figures(servers, books)


def soak(servers: str, folder: Path, letters: int) -> Books:
    """Send so many letters, wait for all answers, and count."""
    books, heard = Books(), SimpleQueue[str]()
    with mail_host(servers, heard.put) as host:
        write_settings(folder, settings_text(host, wait="1s") + _LIMITS)
        office = open_office(load_settings(folder / "corr.toml"))
        words = ["-m", "corr", "--config", str(folder / "corr.toml"), "daemon"]
        with process(words) as daemon, _Post(host) as post:
            run = _Soak(office, folder, books, heard, daemon, post)
            run.play(letters)
            run.settle(host)
        office.store.close()
        books.wrong = audit(folder / "corr.sqlite3", books, run.players)
    return books


class _Post:
    """How players' mails come to the servers of the world; a connection that was lost is renewed.

    A mail that is sent again because nobody knows whether it was taken is a copy of itself.
    """

    def __init__(self, host: MailHost) -> None:
        self._host = host
        self._open: smtplib.SMTP | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._drop()

    def send(self, sending: Sending) -> None:
        """Hand a mail over, if need be on a new connection."""
        try:
            self._connected().sendmail(sending.sender, [SITE], sending.raw)
        except (smtplib.SMTPServerDisconnected, smtplib.SMTPResponseException):
            self._drop()
            self._connected().sendmail(sending.sender, [SITE], sending.raw)

    def _connected(self) -> smtplib.SMTP:
        if self._open is None:
            self._open = smtplib.SMTP(self._host.host, self._host.mx_port, timeout=_SMTP_SECONDS)
        return self._open

    def _drop(self) -> None:
        post, self._open = self._open, None
        if post is not None:
            post.close()


class _Soak:
    """A soak under way."""

    def __init__(
        self,
        office: Office,
        folder: Path,
        books: Books,
        heard: SimpleQueue[str],
        daemon: Popen[bytes],
        post: _Post,
    ) -> None:
        self.office = office
        self.books = books
        self._folder = folder
        self._heard = heard
        self._daemon = daemon
        self._post = post
        self.players = Players(office.keys, Random(_SEED))
        self._events = 0
        self._begun = time.monotonic()
        self._silence = 0.0
        self._told = 0.0

    def play(self, letters: int) -> None:
        """Send that many letters, never too many at once."""
        every = max(1, letters // _SAMPLES)
        self.books.sent = self.players.sent
        while self.players.letters < letters:
            if self.players.idle + self.players.open < _OPEN:
                self._new_event()
            while self.players.idle and self.players.open < _OPEN:
                before = self.players.letters
                for sending in self.players.next():
                    self._post.send(sending)
                if before // every != self.players.letters // every:
                    self._sample(letters)
                if self.players.letters >= letters:
                    break
            self._listen(wait=True)

    def settle(self, host: MailHost) -> None:
        """Wait until everything that was sent is handled, and all that follows from it is out."""
        store = self.office.store
        while (
            self.players.open
            or host.count(SITE)
            or store.letters.waiting_letters()
            or store.letters.waiting_outgoing()
        ):
            self._listen(wait=True)
        time.sleep(1)  # a letter too many would come now
        self._listen(wait=False)
        self._sample(self.players.letters)

    def _new_event(self) -> None:
        """Another event begins, with players of its own."""
        name = event_name(self._events)
        self._events += 1
        people = register(self.office, name.lower(), _EVENT)
        start(self.office, name, people)
        self.players.sit_down(
            list(seated(self.office, name, people, played=0, length=_LENGTH, seed=self._events))
        )

    def _listen(self, *, wait: bool) -> None:
        """Hear which letters went out, at least one if there is to be any."""
        try:
            name = self._heard.get(timeout=_LISTEN_SECONDS if wait else 0.0)
        except Empty:
            # Counted, not timed: this process may be stopped for an hour and then go on.
            self._silence += _LISTEN_SECONDS
            self._check_alive()
            return
        while name:
            self._silence = 0.0
            self.books.accepted[name] += 1
            self.players.heard(_answered(name))
            try:
                name = self._heard.get_nowait()
            except Empty:
                return

    def _check_alive(self) -> None:
        if self._daemon.poll() is not None:
            raise RuntimeError(f"the daemon has ended with status {self._daemon.returncode}")
        if self._silence > _STUCK_SECONDS:
            raise TimeoutError(f"nothing moves; {self.players.open} letters wait")

    def _sample(self, letters: int) -> None:
        database = self._folder / "corr.sqlite3"
        log = database.with_name(f"{database.name}-wal")
        sample = Sample(
            seconds=time.monotonic() - self._begun,
            letters=self.players.letters,
            memory=resident_megabytes(self._daemon.pid),
            database=database.stat().st_size / 1e6,
            log=log.stat().st_size / 1e6 if log.exists() else 0.0,
        )
        self.books.samples.append(sample)
        if sample.seconds - self._told < _TELL_SECONDS:
            return
        self._told = sample.seconds
        print(
            f"soak: {sample.letters} of {letters} letters in {sample.seconds:.0f} s, "
            f"daemon {sample.memory:.0f} MB, database {sample.database:.0f} MB",
            file=sys.stderr,
            flush=True,
        )


def _answered(message_id: str) -> str:
    """The position that a letter of ours is about: the first two parts of its Message-ID."""
    return ".".join(message_id.split(".")[:2])


# -- the books ----


def audit(database: Path, books: Books, players: Players) -> dict[str, int]:
    """How many letters are not as they must be, by what is wrong with them; all 0 if none is.

    It reads the tables themselves, whatever the store says of them.
    """
    with closing(sqlite3.connect(database)) as db:
        taken = Counter[str](dict(db.execute("select state, count(*) from inbox group by state")))
        letters = dict[str, str](db.execute("select message_id, state from outbox").fetchall())
        moves = db.execute("select count(*) from event where kind = 'MovePlayed'").fetchone()[0]
    sent = Counter(name for name, state in letters.items() if state == "sent")
    written = Counter(map(_answered, letters))
    expected, accepted = players.expected, books.accepted
    games = {about.partition(".")[0] for about in expected}
    surplus = Counter({about: n for about, n in written.items() if about.split(".")[0] in games})
    return {
        "letters lost or taken in twice": abs(taken.total() - players.different),
        "letters not finished": taken["received"],
        "moves lost or made twice": abs(moves - players.moves),
        "answers missing": (expected - written).total(),
        "answers too many": (surplus - expected).total(),
        "answers not accepted": (sent - accepted).total() + len(letters) - len(sent),
        "answers accepted twice or unknown": (accepted - sent).total(),
    }


def _figures(servers: str, books: Books) -> Iterator[Figure]:
    """The outcome in lines; the first tenth of the letters is there to warm up."""
    samples, case = books.samples, f"soak, {servers}"
    whole = samples[-1].letters
    warm = next(one for one in samples if one.letters >= whole / 10)
    late = next(one for one in samples if one.letters >= whole * 9 / 10)
    end = samples[-1]
    for kind in ("move", "again", "taken", "show", "chatter", "resign", "bounce"):
        yield Figure(case=case, name=f"letters sent: {kind}", value=books.sent[kind], unit="")
    values = {
        "letters sent in all": whole,
        "answers accepted": books.accepted.total(),
        "seconds": end.seconds,
        "letters/s": whole / end.seconds,
        "letters/s, first tenth": _pace(Sample(), warm),
        "letters/s, last tenth": _pace(late, samples[-2]),
        "daemon MB after a tenth": warm.memory,
        "daemon MB at the end": end.memory,
        "daemon MB at most": max(one.memory for one in samples),
        "database MB at the end": end.database,
        "database bytes for each letter": 1e6
        * (end.database - warm.database)
        / max(1, end.letters - warm.letters),
        "write-ahead log MB at most": max(one.log for one in samples),
    }
    for name, value in values.items():
        yield Figure(case=case, name=name, value=value, unit="")
    for name, value in books.wrong.items():
        yield Figure(case=case, name=name, value=value, unit="", fault=True)


def _pace(first: Sample, last: Sample) -> float:
    return (last.letters - first.letters) / max(0.001, last.seconds - first.seconds)
