"""What a letter costs the database: statements, bytes written, bytes kept. Counts, no times."""

import tempfile
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from msgspec import Struct

from corr.bench.hall import build_hall
from corr.bench.mail_host import Letter, move_letters
from corr.bench.sizes import Figure, Sizes
from corr.service.office.office import Office
from corr.service.post import mail
from corr.wire.imap_fetch import FetchedMail
from corr.wire.smtp import Outgoing, Report, Result, Sender

MOST_STATEMENTS = {"alone": 62.0, "in a group": 25.0}
"""For one move, from the mailbox to two letters that were sent, with its five commits."""
MOST_WRITTEN = {"alone": 110.0, "in a group": 25.0}
"""kB in the log: the whole page of each row and each index that changes, once a commit."""
MOST_KEPT = 18.0
"""kB in the database."""

_GAMES = 100
_ALONE, _GROUP = 50, 50
_WHOLE = 3600.0
_KB = 1000


class Cost(Struct, frozen=True, kw_only=True):
    """What letters cost, each of them: statements, kB written, kB kept."""

    statements: float
    written: float
    kept: float


def bench_store(_: Sizes) -> Iterator[Figure]:
    """What a plain move costs that comes alone, and one of fifty that come together."""
    for case, cost in costs().items():
        yield Figure(
            name=f"store: a letter {case}, statements",
            value=cost.statements,
            unit="",
            most=MOST_STATEMENTS[case],
        )
        yield Figure(
            name=f"store: a letter {case}, written",
            value=cost.written,
            unit="kB",
            most=MOST_WRITTEN[case],
        )
        yield Figure(
            name=f"store: a letter {case}, kept", value=cost.kept, unit="kB", most=MOST_KEPT
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
        self._taken = 0

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
        report([Result(id=one.id, status="sent", reply="250 ok") for one in batch])

    def cost(self, groups: Sequence[Sequence[Letter]]) -> Cost:
        """What the letters of some groups cost, each of them."""
        engine, count, statements = self.office.store.engine, sum(map(len, groups)), list[str]()
        engine.rows("pragma wal_checkpoint(truncate)", {})
        before = self._kept()
        engine.watch(statements.append)
        for letters in groups:
            self.work(letters)
        engine.watch(None)
        return Cost(
            statements=len(statements) / count,
            written=self._log.stat().st_size / count / _KB,
            kept=(self._kept() - before) / count / _KB,
        )

    def _kept(self) -> int:
        """How many bytes of the file are in use."""
        sql = """select (page_count - freelist_count) * page_size as bytes
                 from pragma_page_count, pragma_freelist_count, pragma_page_size"""
        return int(self.office.store.engine.rows(sql, {})[0]["bytes"])
