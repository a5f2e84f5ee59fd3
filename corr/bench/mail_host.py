"""The mail servers of a benchmark, and which letters of ours they accepted, and when."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from msgspec import Struct

from corr.bench.hall import Hall, Person, Table
from corr.clock import SystemClock
from corr.demo import debian
from corr.demo.installation import PASSWORD, SITE
from corr.demo.mailhost import MailHost
from corr.demo.server import SinkServer
from corr.mail.letter import Tag
from corr.mail.read.tags import Keys, make_tag, message_id, reply_address

# -- the letters of the mail benchmark ----

HOST = SITE.partition("@")[2]
"""Where the Message-IDs of our letters end."""

_QUOTE = "\r\n".join(f"> {line:2}  . . . . . . . . . . . . . . .  {line}" for line in range(15))


class Letter(Struct, frozen=True, kw_only=True):
    """A mail to us. `key` begins the Message-IDs of its two answers.

    `to` are their readers, who wrote it and who is to answer it; `tags` are those of the answers.
    """

    key: str
    raw: bytes
    to: tuple[str, str]
    tags: tuple[str, str]


def move_letters(hall: Hall, count: int, *, one_by_one: bool) -> list[Letter]:
    """The next moves of the games, one each and then the next of each; or game after game."""
    found = (_game_after_game if one_by_one else _round_after_round)(hall)
    letters = [move_letter(hall, *next(found)) for _ in range(count)]
    assert len({letter.key for letter in letters}) == count, "every letter has its own answers"
    return letters


def _round_after_round(hall: Hall) -> Iterator[tuple[Table, int]]:
    depth = max(len(table.moves) - table.number for table in hall.tables)
    for step in range(depth):
        yield from ((table, table.number + step) for table in hall.tables)


def _game_after_game(hall: Hall) -> Iterator[tuple[Table, int]]:
    for table in hall.tables:
        yield from ((table, number) for number in range(table.number, len(table.moves)))


def move_letter(hall: Hall, table: Table, number: int) -> Letter:
    """The letter that answers the position `number` with its move."""
    seat, sender = table.mover(number)
    other, reader = table.mover(number + 1)
    tags = (make_tag(hall.keys, table.game, number + 1, one) for one in (seat, other))
    writers, readers = map(str, tags)
    return Letter(
        key=f"{table.game}.{number + 1}",
        raw=answer(hall.keys, table, number, table.moves[number], f"{table.game}.{number}"),
        to=(sender.address, reader.address),
        tags=(writers, readers),
    )


def answer(keys: Keys, table: Table, number: int, text: str, name: str) -> bytes:
    """What the player to move writes in answer to the letter about the position `number`.

    `name` is the mail's own, for its Message-ID.
    """
    seat, sender = table.mover(number)
    return answer_to(make_tag(keys, table.game, number, seat), sender, text, name)


def answer_to(tag: Tag, sender: Person, text: str, name: str) -> bytes:
    """What somebody writes in answer to the letter with a tag."""
    return (
        f"From: {sender.name} <{sender.address}>\r\n"
        f"To: <{reply_address(SITE, tag)}>\r\n"
        f"Subject: Re: {tag.game} your move [{tag}]\r\n"
        f"Date: Mon, 05 Feb 2024 10:00:00 +0000\r\n"
        f"Message-ID: <{name}@players.example>\r\n"
        f"In-Reply-To: <{message_id(tag, 1, HOST)}>\r\n"
        "MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n"
        f"{text}\r\n\r\nOn Mon, 5 Feb 2024 {SITE} wrote:\r\n"
        f"> -- reply above this line -- {tag.game}.{tag.number}\r\n{_QUOTE}\r\n"
    ).encode()


# -- the mail servers of a benchmark, and which letters of ours they accepted, and when ----


SERVERS = ("embedded", "debian")
"""The kinds of servers: in this process, or Dovecot and Postfix."""

_MESSAGE_ID = re.compile(rb"^Message-ID: <([^>]+)>", re.MULTILINE | re.IGNORECASE)
_NAMED = re.compile(r" postfix/cleanup\[\d+\]: (\w+): message-id=<([^>]+)>")
_TAKEN = re.compile(r" postfix/qmgr\[\d+\]: (\w+): from=<.*\(queue active\)")
_HEAD = 4_000
_OURS = f"@{HOST}"
_LOOK_SECONDS = 0.004


Note = Callable[[str], None]
"""Told the Message-ID of every letter of ours that an SMTP server accepts."""


@contextmanager
def mail_host(servers: str, note: Note) -> Iterator[MailHost]:
    """The mail servers of a kind, running; they forget every letter of ours once it is noted."""
    accounts = {SITE: PASSWORD}
    if servers == "debian":
        with (
            debian.DebianServer(password=PASSWORD, accounts=accounts, sink="fast") as host,
            _followed(host.folder / "postfix" / "postfix.log", note),
        ):
            yield host
        return

    def deliver(recipient: str, sender: str, raw: bytes) -> None:
        found = _MESSAGE_ID.search(raw, 0, _HEAD)
        name = found[1].decode("ascii", "replace") if found else ""
        if name.endswith(_OURS):
            note(name)

    with SinkServer(
        clock=SystemClock(), password=PASSWORD, accounts=accounts, on_delivery=deliver
    ) as embedded:
        yield embedded


@contextmanager
def _followed(log: Path, note: Note) -> Iterator[None]:
    """Note every mail that Postfix says it has put into its queue."""
    stop = Event()
    thread = Thread(target=_follow, args=(log, note, stop), name="postfix log", daemon=True)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()


def _follow(log: Path, note: Note, stop: Event) -> None:
    named = dict[str, str]()
    while not log.exists():
        if stop.wait(_LOOK_SECONDS):  # it begins with the first thing to write down
            return
    with log.open(encoding="utf-8", errors="replace") as lines:
        rest = ""
        while not stop.is_set():
            text = rest + lines.read()
            whole, end, rest = text.rpartition("\n")
            if not end:
                time.sleep(_LOOK_SECONDS)
                continue
            for line in whole.split("\n"):
                if (found := _NAMED.search(line)) and found[2].endswith(_OURS):
                    named[found[1]] = found[2]
                # A mail that waits in the queue is taken up again; that is no new one.
                elif (found := _TAKEN.search(line)) and found[1] in named:
                    note(named.pop(found[1]))
