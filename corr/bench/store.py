"""What a letter costs: calls, statements, bytes written, kept and sent. Counts, no times."""

import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from types import FrameType
from typing import cast

from msgspec import Struct

from corr.bench.hall import build_hall
from corr.bench.mail_host import Letter, move_letters
from corr.bench.sizes import Figure, Sizes
from corr.service.office.office import Office
from corr.service.post import mail
from corr.wire.imap_fetch import FetchedMail
from corr.wire.smtp import Outgoing, Report, Result, Sender

MOST: Mapping[str, Mapping[str, float]] = {
    "alone": {"calls": 11_000, "statements": 62, "sent": 55, "written": 110, "kept": 18},
    "in a group": {"calls": 10_350, "statements": 25, "sent": 55, "written": 25, "kept": 18},
}
"""What a move may cost from the mailbox to two letters that were sent, alone with five commits."""

_GAMES = 100
_ALONE, _GROUP = 50, 50
_WHOLE = 3600.0
_KB = 1000


class Cost(Struct, frozen=True, kw_only=True):
    """What letters cost, each of them: calls of Python's functions, statements, and kB.

    `sent` are both answers, `written` the whole pages that commits put in the log, and `kept` what
    the database grows by.
    """

    calls: float
    statements: float
    sent: float
    written: float
    kept: float


def bench_store(_: Sizes) -> Iterator[Figure]:
    """What a plain move costs that comes alone, and one of fifty that come together."""
    for case, cost in costs().items():
        for name, most in MOST[case].items():
            yield Figure(
                name=f"store: a letter {case}, {name}",
                value=getattr(cost, name),
                unit="" if name in ("calls", "statements") else "kB",
                most=most,
            )


def costs() -> dict[str, Cost]:
    """What letters cost in a hall of a hundred games, each of which was told of a move before."""
    with tempfile.TemporaryDirectory() as name:
        hall = build_hall(Path(name) / "hall", _GAMES, more=2)
        letters = move_letters(hall, _GAMES + _ALONE + _GROUP, one_by_one=False)
        desk = _Desk(hall.office(), hall.folder)
        desk.work(letters[:_GAMES])
        alone = desk.cost([[one] for one in letters[_GAMES : _GAMES + _ALONE]])
        group = desk.cost([letters[_GAMES + _ALONE :]])
        desk.office.store.close()
    return {"alone": alone, "in a group": group}


class _Desk:
    """An office between a mailbox and a mail server that takes every letter."""

    def __init__(self, office: Office, folder: Path) -> None:
        self.office = office
        (self._log,) = folder.glob("*-wal")
        self._taken = self._sent = 0

    def work(self, letters: Sequence[Letter]) -> None:
        """Take letters in, handle them in one group, and send what they led to."""
        now, first = datetime.now(UTC), self._taken + 1
        mails = [
            FetchedMail(uid=uid, raw=one.raw, arrived=now, truncated=False)
            for uid, one in enumerate(letters, first)
        ]
        mail.take_in(self.office, mails, 1, self._taken, now)
        self._taken += len(mails)
        handled = mail.handle(self.office, "bench", now, now, group=_WHOLE)
        sent = mail.send(self.office, cast("Sender", self), "bench", now, now)
        assert (handled, sent) == (len(letters), 2 * len(letters)), (
            "each move leads to two letters"
        )

    def deliver(self, batch: Sequence[Outgoing], report: Report, *_: object) -> None:
        """Say of every letter that it was taken."""
        self._sent += sum(len(one.raw) for one in batch)
        report([Result(id=one.id, status="sent", reply="250 ok") for one in batch])

    def cost(self, groups: Sequence[Sequence[Letter]]) -> Cost:
        """What the letters of some groups cost, each of them."""
        engine, count, statements = self.office.store.engine, sum(map(len, groups)), list[str]()
        engine.rows("pragma wal_checkpoint(truncate)", {})
        before, self._sent = self._kept(), 0
        engine.watch(statements.append)
        with _counted() as calls:
            for letters in groups:
                self.work(letters)
        engine.watch(None)
        return Cost(
            calls=calls["call"] / count,
            statements=len(statements) / count,
            sent=self._sent / count / _KB,
            written=self._log.stat().st_size / count / _KB,
            kept=(self._kept() - before) / count / _KB,
        )

    def _kept(self) -> int:
        """How many bytes of the file are in use."""
        sql = """select (page_count - freelist_count) * page_size as bytes
                 from pragma_page_count, pragma_freelist_count, pragma_page_size"""
        return int(self.office.store.engine.rows(sql, {})[0]["bytes"])


@contextmanager
def _counted() -> Iterator[Counter[str]]:
    """Count what happens in this thread meanwhile, by kind: `call` of a function in Python."""
    found, before = Counter[str](), sys.getprofile()

    def note(_: FrameType, event: str, __: object) -> None:
        found[event] += 1

    sys.setprofile(note)
    try:
        yield found
    finally:
        sys.setprofile(before)
