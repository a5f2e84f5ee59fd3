"""The mail servers of a benchmark, and which letters of ours they accepted, and when."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from corr.bench.mail_letters import HOST
from corr.clock import SystemClock
from corr.demo import debian
from corr.demo.installation import PASSWORD, SITE
from corr.demo.mailhost import MailHost
from corr.demo.sink import SinkServer

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
