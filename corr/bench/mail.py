"""The daemon beside a bare pipe: the same letters through the same servers.

The pipe is `corr.bench.pipe`: it fetches each mail and sends two canned answers of the size that
the daemon's have. Server and seeding are in this process, daemon and pipe in one of their own.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from threading import Lock

from corr.bench.figures import Figure, Sizes
from corr.clock import SystemClock
from corr.config import load_settings
from corr.demo.installation import PASSWORD, SITE, settings_text, write_settings
from corr.demo.server import EmbeddedServer
from corr.games.registry import rules_for
from corr.games.rules import Move, Seat
from corr.mail.tags import make_tag, message_id, reply_address
from corr.service.arbiter import Act, enter_players, open_event, start_event
from corr.service.office import Office, open_office
from corr.service.players import import_players
from corr.store import GameRow
from corr.tournament.spec import parse_spec
from corr.tournament.spec_example import example_spec_text

_EVENT = "BM24"
_PLAYERS = 21
_GAMES = 200
_ANSWERS = 2
_PATIENCE = 600.0
_OPTIONS = {"opening": "free-renju", "fifth_symmetry": "congruent"}


class _Counter:
    """How many mails were delivered, and one of them for its size."""

    def __init__(self) -> None:
        self.count = 0
        self.largest = b""
        self._lock = Lock()

    def __call__(self, recipient: str, sender: str, raw: bytes) -> None:
        with self._lock:
            self.count += 1
            self.largest = max(self.largest, raw, key=len)


def bench_mail(sizes: Sizes) -> Iterator[Figure]:
    """Letters a second of the daemon and of the bare pipe, and their ratio."""
    daemon, pipe, answer = list[float](), list[float](), b""
    for number in range(sizes.runs):
        print(f"mail: run {number + 1} of {sizes.runs} …", file=sys.stderr)
        rate, answer = _run_daemon(sizes.letters, number)
        daemon.append(rate)
        pipe.append(_run_pipe(sizes.letters, answer))
    own, bare = statistics.median(daemon), statistics.median(pipe)
    yield Figure(name="mail: daemon, move letters handled and answered", value=own, unit="/s")
    yield Figure(name="mail: bare pipe, same letters, canned answers", value=bare, unit="/s")
    yield Figure(name="ratio", value=own / bare, unit="daemon / pipe")
    yield Figure(name="mail: size of one answer", value=len(answer) / 1000, unit="kB")


def _run_daemon(letters: int, seed: int) -> tuple[float, bytes]:
    counter = _Counter()
    with tempfile.TemporaryDirectory() as name, _server(counter) as server:
        folder = Path(name)
        write_settings(folder, settings_text(server, wait="1s"))
        office = open_office(load_settings(folder / "corr.toml"))
        rows = _start_event(office)
        command = [sys.executable, "-m", "corr", "--config", str(folder / "corr.toml"), "daemon"]
        with subprocess.Popen(command) as daemon:
            try:
                _wait_for(lambda: office.store.waiting_outgoing() == 0)
                counter.count, counter.largest = 0, b""
                mails = _move_letters(office, rows[:_GAMES], letters, seed)
                seconds = _timed(server, mails, counter)
            finally:
                daemon.terminate()
        office.store.close()
    return letters / seconds, counter.largest


def _run_pipe(letters: int, answer: bytes) -> float:
    counter = _Counter()
    with tempfile.TemporaryDirectory() as name, _server(counter) as server:
        folder = Path(name)
        write_settings(folder, settings_text(server, wait="1s"))
        (folder / "answer.eml").write_bytes(answer)
        command = [sys.executable, "-m", "corr.bench.pipe", str(folder)]
        with subprocess.Popen(command, stdout=subprocess.PIPE) as pipe:
            try:
                assert pipe.stdout is not None
                pipe.stdout.readline()
                seconds = _timed(server, [_filler(number) for number in range(letters)], counter)
            finally:
                pipe.terminate()
    return letters / seconds


def _server(counter: _Counter) -> EmbeddedServer:
    accounts = {SITE: PASSWORD}
    return EmbeddedServer(
        clock=SystemClock(), password=PASSWORD, accounts=accounts, on_delivery=counter
    )


def _timed(server: EmbeddedServer, mails: list[bytes], counter: _Counter) -> float:
    """Seconds from the first letter in the mailbox to the last answer delivered."""
    begun = time.perf_counter()
    server.append_many(SITE, mails)
    _wait_for(lambda: counter.count >= _ANSWERS * len(mails))
    return time.perf_counter() - begun


def _wait_for(done: "Callable[[], bool]") -> None:
    end = time.monotonic() + _PATIENCE
    while not done():
        if time.monotonic() > end:
            raise TimeoutError("the benchmark is stuck")
        time.sleep(0.02)


def _start_event(office: Office) -> list[GameRow]:
    now = datetime.now(UTC)
    text = example_spec_text(
        id=_EVENT, start=now.date().isoformat(), time_zone="UTC", opening="free-renju",
        per_move="900d",
    ).replace("max_players = 18", f"max_players = {_PLAYERS}")  # fmt: skip
    people = "name,email\n" + "".join(
        f"Player {number},p{number}@players.example\n" for number in range(_PLAYERS)
    )
    done = import_players(office, people, "players", now, "bench.players")
    open_event(office, parse_spec(text, "event"), Act(at=now, cause="bench.open"))
    enter_players(office, _EVENT, done.all, Act(at=now, cause="bench.enter"))
    start_event(office, _EVENT, "1", Act(at=now, cause="bench.start"))
    return office.store.games_of_event(_EVENT)


def _move_letters(office: Office, rows: list[GameRow], letters: int, seed: int) -> list[bytes]:
    """The next moves of every game, all first ones before all second ones."""
    each = -(-letters // len(rows))
    games = [_game(each, Random(seed * 1000 + number)) for number in range(len(rows))]
    mails = [
        _letter(office, row, number, moves[number])
        for number in range(each)
        for row, moves in zip(rows, games, strict=True)
    ]
    return mails[:letters]


def _game(length: int, chance: Random) -> list[Move]:
    """Moves that are legal and end nothing."""
    rules = rules_for("renju")
    position, moves = rules.start(_OPTIONS), list[Move]()
    points = [f"{column}{row}" for column in "abcdefghijklmno" for row in range(1, 16)]
    chance.shuffle(points)
    for point in points:
        if point == "h8" or len(moves) == length:
            continue
        after = rules.after(position, Move(point))
        if after.outcome is None:
            position = after
            moves.append(Move(point))
    return moves


def _letter(office: Office, row: GameRow, number: int, move: Move) -> bytes:
    seat = Seat.SECOND if number % 2 == 0 else Seat.FIRST
    player = office.store.player(row.first if seat is Seat.FIRST else row.second)
    assert player is not None
    tag = make_tag(office.keys, row.id, number, seat)
    quote = "\r\n".join(f"> {line:2}  . . . . . . . . . . . . . . .  {line}" for line in range(15))
    return (
        f"From: {player.name} <{player.addresses[0]}>\r\n"
        f"To: <{reply_address(SITE, tag)}>\r\n"
        f"Subject: Re: {row.id} your move [{tag}]\r\n"
        f"Date: Mon, 05 Feb 2024 10:00:00 +0000\r\n"
        f"Message-ID: <{row.id}.{number}@players.example>\r\n"
        f"In-Reply-To: <{message_id(tag, 1, office.site.host)}>\r\n"
        "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
        f"{move}\r\n\r\nOn Mon, 5 Feb 2024 {SITE} wrote:\r\n> -- reply above this line -- "
        f"{row.id}.{number}\r\n{quote}\r\n"
    ).encode()


def _filler(number: int) -> bytes:
    """A letter of about the same size, for the pipe, which reads nothing of it."""
    lines = "\r\n".join(f"> {line:2}  . . . . . . . . . . . . . . .  {line}" for line in range(18))
    return (
        f"From: P <p{number % _PLAYERS}@players.example>\r\nTo: <{SITE}>\r\nSubject: Re: move\r\n"
        f"Message-ID: <{number}@players.example>\r\nMIME-Version: 1.0\r\n"
        f"Content-Type: text/plain; charset=utf-8\r\n\r\ni9\r\n\r\n{lines}\r\n"
    ).encode()
