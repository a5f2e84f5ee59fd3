"""What ends the daemon, and what does not: full and read-only disks, lost files, signals, others.

It ends with one line that says what to do, and when that is done it goes on: what must hold then
is in `check.py`.
"""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import timedelta
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from corr.demo.server import EmbeddedServer
from tests.commands import corr
from tests.crash.check import check_database, check_delivered, check_whole
from tests.crash.crowd import Crowd
from tests.crash.site import PATIENCE, Died, Site
from tests.disks import Disk, small_disk
from tests.office import EVENT

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path) -> Iterator[Site]:
    with Site(folder=tmp_path / "site", players=4) as it:
        yield it


@contextmanager
def site_on(disk: Disk, tmp_path: Path) -> Iterator[Site]:
    folder, log = disk.folder / "site", tmp_path / "daemon.log"
    with Site(folder=folder, players=4, log_file=log) as site:
        yield site


def spawn(
    site: Site, err: int | None = subprocess.PIPE, settings: Path | None = None
) -> subprocess.Popen[str]:
    """The daemon as it is started in earnest."""
    command = [sys.executable, "-m", "corr", "--config", settings or site.settings, "daemon"]
    return subprocess.Popen(command, stdout=err, stderr=err, text=True)


def last_words(daemon: subprocess.Popen[str]) -> str:
    """What a daemon that ends by itself says in the end; it may say nothing else after."""
    _, said = daemon.communicate(timeout=PATIENCE)
    assert daemon.returncode == 1, said
    assert "Traceback" not in said
    lines = said.splitlines()
    assert [line for line in lines if line.startswith("corr: ")] == lines[-1:]
    return lines[-1].removeprefix("corr: ")


def goes_on(site: Site, crowd: Crowd, deaths: list[Died]) -> int:
    """Everything that was asked for is done, and as if nothing had happened; how many copies."""
    crowd.write_all()
    site.run_until_quiet()
    check_whole(site, crowd.posted)
    return check_delivered(site, deaths)


# -- disks ----


def wait(done, seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not done() and time.monotonic() < until:
        time.sleep(0.02)


def test_a_daemon_on_a_full_disk_ends_and_goes_on_where_there_is_room(tmp_path):
    with small_disk("24m") as disk, site_on(disk, tmp_path) as site:
        crowd = Crowd(site, extras=0.0)
        for left in (0, 45_000):
            disk.fill(leave=left)
            said = last_words(spawn(site))
            assert said.startswith(f"{site.database}: the disk is full; make room on it")
            assert "nothing was lost, and it goes on where it stopped" in said
            disk.make_room()
        assert goes_on(site, crowd, []) == 0


@pytest.mark.long
def test_wherever_a_daemon_meets_the_end_of_the_disk_nothing_is_lost_or_given_up(tmp_path):
    """A little more room each time: it comes to its beginning, to fetch, to handle, to send."""
    with small_disk("24m") as disk, site_on(disk, tmp_path) as site:
        site.run_until_quiet()
        crowd = Crowd(site, extras=0.0)
        deaths = []
        for left in range(40_000, 320_000, 5_000):
            crowd.read()
            for _ in range(2):
                crowd.write_one()
            disk.fill(leave=left)
            site.start()
            site.daemons.wait(2)
            status = site.daemons.end(signal.SIGTERM)
            disk.make_room()
            assert status in (0, 1), site.log[-2000:]
            if status:
                assert "the disk is full; make room on it" in site.log.splitlines()[-1]
                deaths.append(Died(at_step=False, in_flight=site.in_flight()))
        assert len(deaths) > 10
        print(f"\n{len(deaths)} times at the end of the disk")
        goes_on(site, crowd, deaths)


@pytest.mark.long
def test_a_read_only_disk_ends_it_at_once_and_tells_commands_the_same(tmp_path):
    with small_disk("24m") as disk, site_on(disk, tmp_path) as site:
        crowd = Crowd(site, extras=0.0)
        site.run_until_quiet()
        crowd.read()
        with disk.read_only() as there:
            said = last_words(spawn(site, settings=there / "site" / "corr.toml"))
            assert said.startswith(f"{there / 'site' / 'corr.sqlite3'}: the database is read-only")
            done = corr(there / "site", "tick")
            assert (done.status, done.out) == (1, "")
            assert "the database is read-only; it needs a disk mounted for writing" in done.err
        assert goes_on(site, crowd, []) == 0


def test_a_log_that_cannot_be_written_to_stops_nobody(site):
    with open("/dev/full", "w") as full:
        daemon = spawn(site, full.fileno())
        wait(site.quiet)
        assert site.quiet()
        daemon.send_signal(signal.SIGTERM)
        assert daemon.wait(PATIENCE) == 0


@pytest.mark.long
def test_a_daemon_without_a_log_still_ends_with_its_status_when_the_database_fails(site):
    site.database.unlink()
    site.database.mkdir()
    with open("/dev/full", "w") as full:
        assert spawn(site, full.fileno()).wait(PATIENCE) == 1
    site.database.rmdir()


# -- the file ----


@pytest.mark.parametrize("what", ["deleted", pytest.param("replaced", marks=pytest.mark.long)])
def test_a_database_that_is_taken_away_ends_it_and_is_kept(site, what):
    site.run_until_quiet()
    crowd = Crowd(site, extras=0.0)
    crowd.read()
    with running(site) as daemon:
        for _ in range(4):
            crowd.write_one()
        site_is_quiet(site)
        with sqlite3.connect(site.folder / "other.db") as other:
            other.execute("create table x (y)")
        other.close()
        if what == "deleted":
            site.database.unlink()
        else:
            (site.folder / "other.db").rename(site.database)
        said = last_words(daemon)
    assert said.startswith(
        f"{site.database}: the database was deleted, moved or replaced while it was in use; all "
    )
    (rescued,) = site.folder.glob("corr.sqlite3.rescued-*")
    assert str(rescued) in said
    for beside in ("corr.sqlite3-wal", "corr.sqlite3-shm"):
        (site.folder / beside).unlink(missing_ok=True)
    rescued.rename(site.database)
    assert goes_on(site, crowd, []) == 0


@contextmanager
def running(site: Site) -> Iterator[subprocess.Popen[str]]:
    """A daemon that does its work while we look on, and is not left behind."""
    daemon = spawn(site)
    try:
        yield daemon
    finally:
        daemon.kill()
        daemon.communicate()


def site_is_quiet(site: Site) -> None:
    wait(site.quiet)
    assert site.quiet()


@pytest.mark.long
def test_a_damaged_database_ends_it_with_what_to_do(site):
    site.run_until_quiet()
    crowd = Crowd(site, extras=0.0)
    crowd.read()
    with sqlite3.connect(site.database) as database:
        ((root,),) = database.execute("select rootpage from sqlite_schema where name = 'inbox'")
        ((size,),) = database.execute("pragma page_size")
    database.close()
    with site.database.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    crowd.write_one()  # who has nothing to read may not meet what is damaged
    said = last_words(spawn(site))
    assert said.startswith(f"{site.database}: the database is damaged; keep this file and those")


@pytest.mark.long
def test_a_database_that_somebody_keeps_locked_ends_it_and_then_it_goes_on(site):
    site.run_until_quiet()
    crowd = Crowd(site, extras=0.0)
    with running(site) as daemon, closing(sqlite3.connect(site.database)) as other:
        other.isolation_level = None
        crowd.read()
        crowd.write_one()
        other.execute("begin immediate")
        said = last_words(daemon)
        assert said.startswith(f"{site.database}: the database is locked: another program")
        other.execute("rollback")
    assert goes_on(site, crowd, []) == 0


# -- signals and others ----


@pytest.mark.parametrize(
    "step",
    [
        "delivered",
        *(pytest.param(name, marks=pytest.mark.long) for name in ("filing", "answered", "judged")),
    ],
)
def test_told_to_end_it_finishes_what_it_is_at_and_sends_nothing_twice(site, step):
    crowd = Crowd(site, extras=0.0)
    if step == "judged":
        site.run_until_quiet()
        site.move_clock(timedelta(days=3.6))
    elif step != "delivered":
        site.run_until_quiet()
        crowd.write_all()
    site.start(step, 1, signal.SIGTERM)
    assert site.daemons.wait(PATIENCE)
    assert site.stop() == 0
    assert site.in_flight() == ()
    assert goes_on(site, crowd, []) == 0


@pytest.mark.long
def test_commands_beside_a_daemon_take_nothing_twice(site):
    """As from cron: everything that the daemon does, at the same time."""
    crowd = Crowd(site, extras=0.0)
    site.start()
    for verb in ("fetch", "handle", "send", "tick", "fetch", "send"):
        crowd.read()
        for _ in range(2):
            crowd.write_one()
        # Letters that the daemon holds go out by the daemon, and "send" tells that some wait.
        assert corr(site.folder, verb).status in (0, 1)
    site.wait(site.quiet)
    assert site.stop() == 0
    assert goes_on(site, crowd, []) == 0


@pytest.mark.long
def test_an_event_is_closed_once_while_the_daemon_handles_letters(site):
    site.run_until_quiet()
    crowd = Crowd(site, extras=0.0)
    crowd.read()
    program = [sys.executable, "-m", "corr", "--config", str(site.settings)]
    for (game,) in site.query("select id from game"):
        rule = [*program, "event", "rule", game, "1-0", "--reason", "adjudged", "--yes"]
        subprocess.run(rule, capture_output=True, check=True)
    site.start()
    crowd.write_extras()
    crowd.write_all()
    command = [*program, "event", "close", EVENT, "--out", str(site.folder / "reports")]
    first = subprocess.run(command, capture_output=True, text=True, check=False)
    again = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (first.returncode, again.returncode) == (0, 2), first.stderr
    site.wait(site.quiet)
    assert site.stop() == 0
    assert site.query("select count(*) from event where kind = 'Closed'") == [(1,)]
    assert site.query(
        f"select count(*) from outbox where cause like 'arbiter.close.{EVENT}.%'"
    ) == [(4,)]
    check_database(site)
    assert check_delivered(site, []) == 0


class Slow(EmbeddedServer):
    """A mail server that thinks for a while about every mail."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        """Deliver a mail (called by the SMTP server)."""
        await asyncio.sleep(0.5)
        return await super().handle_DATA(server, session, envelope)


@pytest.mark.long
def test_told_to_end_while_a_slow_server_takes_letters_it_ends_after_the_next_one(site):
    """Before systemd loses patience and kills it, which would send letters twice."""
    taken = list[bytes]()
    with Slow(
        clock=site.clock, password="", on_delivery=lambda to, sender, raw: taken.append(raw)
    ) as slow:
        text = site.settings.read_text()
        text = text.replace(
            f"[smtp]\nport = {site.server.smtp_port}", f"[smtp]\nport = {slow.smtp_port}"
        )
        site.settings.write_text(text)
        ((queued,),) = site.query("select count(*) from outbox")
        site.start()
        wait(lambda: taken)
        begun = time.monotonic()
        assert site.stop() == 0
        assert time.monotonic() - begun < 4
    assert 0 < len(taken) < queued // 2
    assert site.query("select count(*) from outbox where state = 'sent'") == [(len(taken),)]
    assert site.query("select max(attempts) from outbox where state = 'queued'") == [(0,)]
    assert site.in_flight() == ()


# -- nobody to tell ----


def test_a_command_whose_output_nobody_can_take_fails_in_one_line():
    command = [sys.executable, "-m", "corr", "event", "--help"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "corr: standard output: No space left on device\n"
