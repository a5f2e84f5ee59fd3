"""The postbag: every mail that the mail server of the simulated championship carried, as it was.

It is all that the checker gets to see of what people wrote and were written. Nothing of the
program is known here.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import datetime
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import cached_property
from pathlib import Path

IN, OUT, REFUSED = "in", "out", "refused"
"""A mail to the site, a letter of the site's, and one that its reader's server refused."""


@dataclass(frozen=True, kw_only=True)
class Mail:
    """A mail: when the server had it (its INTERNALDATE), which way it went, and its bytes."""

    at: datetime
    way: str
    sender: str
    recipient: str
    raw: bytes

    @cached_property
    def message(self) -> EmailMessage:
        """The mail taken apart."""
        return message_from_bytes(self.raw, policy=policy.default)

    def header(self, name: str) -> str:
        """A header on one line, "" without one."""
        return " ".join(str(self.message[name] or "").split())

    @cached_property
    def name(self) -> str:
        """The Message-ID without its brackets."""
        return self.header("Message-ID").strip("<>")

    @cached_property
    def text(self) -> str:
        """The plain text, "" without one."""
        part = self.message.get_body(("plain",))
        return part.get_content().replace("\r\n", "\n") if part else ""

    @cached_property
    def markup(self) -> str:
        """The HTML, "" without one."""
        part = self.message.get_body(("html",))
        return part.get_content() if part else ""


class Postbag:
    """Mails in the order in which the server had them, in one file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.path.touch()

    def add(self, mail: Mail) -> None:
        """Put a mail at the end."""
        head = {"at": mail.at.isoformat(), "size": len(mail.raw)}
        head |= {name: getattr(mail, name) for name in ("way", "sender", "recipient")}
        with self.path.open("ab") as file:
            file.write(json.dumps(head).encode() + b"\n" + mail.raw + b"\n")

    def __iter__(self) -> Iterator[Mail]:
        with self.path.open("rb") as file:
            while line := file.readline():
                head = json.loads(line)
                raw = file.read(head.pop("size"))
                file.read(1)
                yield Mail(raw=raw, **{**head, "at": datetime.fromisoformat(head["at"])})


@dataclass(frozen=True, kw_only=True)
class Diary:
    """What the mails do not say: event files, the register, and when the daemon did not run."""

    specs: tuple[str, ...]
    members: str
    away: tuple[tuple[datetime, datetime], ...]

    def write(self, path: Path) -> None:
        """Keep it in a file."""
        path.write_text(json.dumps(asdict(self), default=str, indent=1), encoding="utf-8")

    @staticmethod
    def read(path: Path) -> "Diary":
        """What `write` kept."""
        found = json.loads(path.read_text(encoding="utf-8"))
        moments = [tuple(map(datetime.fromisoformat, pair)) for pair in found["away"]]
        specs, members = tuple(found["specs"]), found["members"]
        return Diary(specs=specs, members=members, away=tuple(moments))
