"""The bare pipe: fetch each mail, send two canned answers, keep nothing, understand nothing.

It fetches in the daemon's batches and over the daemon's connections, so that the difference to
the daemon is what reading, judging, writing and keeping cost.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from corr.config import load_settings
from corr.service.post.mail import BATCH, MAX_BYTES
from corr.wire.imap import Mailbox
from corr.wire.smtp import Outgoing, Sender

_MESSAGE_ID = re.compile(rb"(?<=^Message-ID: <)[^>]+", re.MULTILINE | re.IGNORECASE)


def main() -> None:
    """Answer mail for the settings in a folder until terminated.

    `answer-0.eml` and `answer-1.eml` lie there, and `readers.txt`: to whom each answer goes, one
    a line.
    """
    folder = Path(sys.argv[1])
    settings = load_settings(folder / "corr.toml")
    answers = _answers(folder, settings.site.address)
    last = 0
    with Mailbox(settings.imap) as mailbox, Sender(settings.smtp) as sender:
        mailbox.select()
        while True:
            mails = mailbox.fetch_after(last, BATCH, MAX_BYTES)
            if not mails:
                mailbox.wait(1.0, lambda: False)
                continue
            last = mails[-1].uid
            sender.deliver([next(answers) for _ in range(2 * len(mails))], lambda results: None)


def _answers(folder: Path, sender: str) -> Iterator[Outgoing]:
    """All answers there will be: two letters in turn, with another Message-ID each time."""
    canned = [_MESSAGE_ID.split(path.read_bytes(), 1) for path in _canned(folder)]
    readers = (folder / "readers.txt").read_text(encoding="ascii").splitlines()
    for number, reader in enumerate(readers):
        name = f"pipe.{number // 2}.{number % 2}@{sender.partition('@')[2]}"
        head, tail = canned[number % 2]
        raw = head + name.encode() + tail
        yield Outgoing(id=name, sender=sender, recipient=reader, raw=raw)


def _canned(folder: Path) -> list[Path]:
    return [folder / "answer-0.eml", folder / "answer-1.eml"]


if __name__ == "__main__":
    main()
