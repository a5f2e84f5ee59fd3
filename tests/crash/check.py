"""What must hold after a daemon was killed any number of times, however it was killed.

The same letters are given, in the order in which they were taken in, to an undisturbed program
over a copy of the beginning: it must come to the same events, rows and letters, byte for byte.
"""

import sqlite3
import stat
from collections import Counter
from contextlib import closing
from datetime import datetime, timedelta
from email import message_from_bytes
from pathlib import Path
from typing import Any

from corr.config import load_settings
from corr.service.office.office import Office, open_office
from corr.service.post import mail
from corr.service.watch.check import check_all
from corr.service.watch.tick import tick
from corr.store.rows import instant, stamp
from corr.store.seals import WITH_BYTES, unpacked
from corr.wire.imap_fetch import FetchedMail
from tests.crash.site import Died, Site
from tests.office import SITE

_IN, _OUT = WITH_BYTES["inbox"], WITH_BYTES["outbox"]

TABLES = {
    "event": "stream, seq, kind, version, body, at, cause, n",
    _IN: "key, message_id, sender, arrived, raw, state, reason, vouched, player, verdict",
    _OUT: "message_id, cause, recipient, raw, state, game, unsolicited, queued_at",
    "game": "*",
    "news": "player, game, number, told, at, letter",
    "player": "*",
    "address": "*",
    "tournament": "*",
    "entry": "*",
}
"""What two runs over the same letters have in common; the rest tells of tries and hours."""

Content = dict[str, list[tuple[Any, ...]]]

_HOUR = timedelta(hours=1)


def content(database: Path) -> Content:
    """All that matters in a database, in an order of its own."""
    with closing(sqlite3.connect(database)) as found:
        return {
            table: sorted(found.execute(f"select {columns} from {table}"), key=repr)
            for table, columns in TABLES.items()
        }


def undisturbed(site: Site) -> Content:
    """What the letters of a site come to when nothing goes wrong."""
    by_time: dict[datetime, list[bytes]] = {at: [] for at in site.times}
    for arrived, raw in in_order(site):
        by_time[arrived].append(raw)
    ends = {at for (at,) in site.query("select at from event where cause like 'outage.%'")}
    office = open_office(load_settings(site.before / "corr.toml"))
    with closing(office.store):
        for at, mails in by_time.items():
            # The hours leap while the daemon is dead: for clocks that was an outage.
            mail.take_in(office, [], 1, 1, at, patience=_HOUR if stamp(at) in ends else None)
            _pass_time(office, at)
            _give(office, mails, at)
            _pass_time(office, at)
    return content(site.before / "corr.sqlite3")


def in_order(site: Site) -> list[tuple[datetime, bytes]]:
    """Arrival and bytes of the letters in the order in which they were handled.

    The answers tell it. A letter that was not answered changed nothing that others could see, and
    stands after the one that came before it.
    """
    rows = site.query(
        """select arrived, raw, packed, n,
                  (select min(n) from outbox where outbox.cause = inbox.key) as answered
           from inbox left join inbox_bytes using (n) order by n"""
    )
    last, places = 0, list[tuple[int, int, datetime, bytes]]()
    for arrived, raw, packed, n, answered in rows:
        last = answered or last
        places.append((last, n, instant(arrived), unpacked(raw, packed)))
    return [(arrived, raw) for _, _, arrived, raw in sorted(places)]


def _pass_time(office: Office, at: datetime) -> None:
    mail.take_in(office, [], 1, 1, at)
    while tick(office, at) or _deliver(office, at):
        pass


def _give(office: Office, mails: list[bytes], at: datetime) -> None:
    for raw in mails:
        found = FetchedMail(uid=2, arrived=at, raw=raw, truncated=False)
        assert mail.take_in(office, [found], 1, 1, at) == 1
        while mail.handle(office, "undisturbed", at, at):
            pass
        _deliver(office, at)


def _deliver(office: Office, at: datetime) -> int:
    rows = office.store.letters.outgoing_by_state("queued", 100_000)
    with office.store.transaction():
        for row in rows:
            office.store.letters.finish_outgoing(row.message_id, "sent", "250", at)
    return len(rows)


def check_whole(site: Site, posted: Counter[str]) -> None:
    """Check what does not depend on how often it was killed."""
    check_database(site)
    ((strays,),) = site.query("select count(*) from inbox where reason like '%crashed%'")
    assert strays == 0, "a letter was given up, since the daemon died five times over it"
    found, expected = content(site.database), undisturbed(site)
    for table in TABLES:
        assert found[table] == expected[table], _differing(found[table], expected[table])
    kept = Counter(name for (name,) in site.query("select message_id from inbox"))
    sent = {name.strip("<>") for name in posted}
    assert set(kept) == sent, (sent - set(kept), set(kept) - sent)
    assert set(kept.values()) <= {1}
    assert site.server.count(SITE) == 0


def check_database(site: Site) -> None:
    """Check that the file is sound and private, and that the rows follow from the events."""
    assert site.query("pragma integrity_check") == [("ok",)]
    modes = {
        path.name: stat.S_IMODE(path.stat().st_mode) for path in site.folder.glob("corr.sqlite3*")
    }
    assert set(modes.values()) == {0o600}, modes
    office = open_office(load_settings(site.settings))
    with closing(office.store):
        report = check_all(office)
    assert not report.faults, report.faults
    assert report.games > 0


def copies_of(site: Site) -> dict[str, list[bytes]]:
    """Every letter that was delivered, by its Message-ID, as often as it was."""
    found: dict[str, list[bytes]] = {}
    for _, raw in site.delivered:
        name = str(message_from_bytes(raw)["Message-ID"]).strip("<>")
        found.setdefault(name, []).append(raw)
    return found


def check_delivered(site: Site, deaths: list[Died], *, servers_died: bool = False) -> int:
    """Check that everything was delivered, and copies came of the one window; how many copies.

    Only a death while a letter was in flight may repeat it, once a death. If mail servers died as
    well, they may have repeated what they had taken.
    """
    sql = "select message_id, raw, packed from outbox left join outbox_bytes using (n)"
    queued = site.query(sql)
    rows = {name: unpacked(raw, packed) for name, raw, packed in queued}
    assert {state for (state,) in site.query("select distinct state from outbox")} == {"sent"}
    copies = copies_of(site)
    assert set(copies) == set(rows), (set(rows) - set(copies), set(copies) - set(rows))
    allowed = Counter(name for death in deaths for name in death.in_flight)
    repeated = 0
    for name, raws in copies.items():
        assert set(raws) == {rows[name]}, f"{name} was changed on its way"
        repeated += len(raws) - 1
        if not servers_died:
            assert len(raws) <= 1 + allowed[name], f"{len(raws)} copies of {name}"
    return repeated


def _differing(found: list[Any], expected: list[Any]) -> str:
    more = [row for row in found if row not in expected][:3]
    less = [row for row in expected if row not in found][:3]
    return f"only in the battered run: {more!r:.1500}; only in the undisturbed: {less!r:.1500}"
