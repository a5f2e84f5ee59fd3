"""The daemon as a process of its own, beside a real mail server: woken, cut off, killed."""

import signal
import smtplib
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from pathlib import Path

import pytest

from corr.clock import ClockDriver, SystemClock
from corr.config import rotate_keys
from tests.commands import corr
from tests.office import SETTINGS, SITE, START, House, Post
from tests.servers import DEBIAN, EMBEDDED, host

pytestmark = pytest.mark.slow

PASSWORD = "sesame"
PATIENCE = 20.0


class Site:
    """An installation in a folder: mail servers on loopback, an event that has started.

    Mail comes in by one server and goes out by another; neither runs before it is told to.
    `delivered` is every letter that was taken, as (recipient, bytes). With Debian's servers the
    event began two hours ago and the clock is the system's, for by it they date mail.
    """

    def __init__(
        self, folder: Path, *, servers: str = EMBEDDED, wait: str = "50ms", games: int = 1
    ) -> None:
        self.folder = folder
        self.delivered: list[tuple[str, bytes]] = []
        begin = datetime.now(UTC) - timedelta(hours=2) if servers == DEBIAN else START
        self.clock = SystemClock() if servers == DEBIAN else ClockDriver(folder / "clock", begin)
        options = {"clock": self.clock, "accounts": {SITE: PASSWORD}}
        self.incoming = host(servers, **options)
        self.outgoing = host(servers, **options, on_delivery=self._note)
        settings, system = self._settings(wait), {"games_per_pair": games}
        self.house = House(folder, settings=settings, begin=begin, system=system)
        self.house.start()
        self.daemon: subprocess.Popen[bytes] | None = None

    def _settings(self, wait: str) -> str:
        secret = self.folder / "password"
        secret.touch(mode=0o600)
        secret.write_text(PASSWORD)
        ports = (self.incoming.imap_port, self.outgoing.smtp_port)
        text = SETTINGS.replace(
            'password_env = "CORR_TEST_PASSWORD"', 'password_file = "password"'
        )
        text = text.replace("[imap]", f"[imap]\nport = {ports[0]}")
        text = text.replace("[smtp]", f"[smtp]\nport = {ports[1]}")
        clock = '[clock]\nfile = "clock"\n' if isinstance(self.clock, ClockDriver) else ""
        return text + f'[loop]\nwait = "{wait}"\n{clock}'

    def _note(self, recipient: str, sender: str, raw: bytes) -> None:
        self.delivered.append((recipient, raw))

    def up(self) -> "Site":
        self.incoming.start()
        self.outgoing.start()
        return self

    def close(self) -> None:
        self.stop()
        self.house.close()
        for server in (self.incoming, self.outgoing):
            server.stop()

    # -- the daemon ----

    @property
    def log(self) -> str:
        return (self.folder / "daemon.log").read_text()

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Start the daemon, or another command of the interpreter."""
        command = words or ("-m", "corr", "--config", self.settings, "daemon", "--verbose")
        with (self.folder / "daemon.log").open("ab") as log:
            self.daemon = subprocess.Popen([sys.executable, *command], stdout=log, stderr=log)
        return self.daemon

    @property
    def settings(self) -> str:
        return str(self.folder / "corr.toml")

    def stop(self) -> int | None:
        """End the daemon as the system does; its exit status."""
        daemon, self.daemon = self.daemon, None
        if daemon is None:
            return None
        daemon.send_signal(signal.SIGTERM)
        try:
            return daemon.wait(PATIENCE)
        finally:
            daemon.kill()

    def quiet(self) -> bool:
        """Whether no letter is on its way."""
        store = self.house.office.store
        return not (
            self.incoming.count(SITE)
            or store.letters.waiting_letters()
            or store.letters.waiting_outgoing()
        )

    # -- players ----

    def post(self, raw: bytes) -> None:
        """Send a mail as a mail program does."""
        message = message_from_bytes(raw)
        with smtplib.SMTP("127.0.0.1", self.incoming.mx_port) as client:
            client.sendmail(message["From"], [message["To"]], raw)

    def answer(self, move: str, number: int = 1) -> bytes:
        """Post the answer of whoever is to act to their newest letter."""
        for recipient, raw in self.delivered:
            self.house.read.append(Post(raw=raw, cause=recipient))
        mover = self.house.seated(self.house.game(number).position.to_act, number)
        raw = self.house.reply(mover, move, number)
        self.post(raw)
        return raw


def eventually(condition: Callable[[], object], seconds: float = PATIENCE) -> float:
    """Wait for something, not for ever; how long it took."""
    begun = time.monotonic()
    while not condition():
        assert time.monotonic() - begun < seconds, "nothing happened"
        time.sleep(0.02)
    return time.monotonic() - begun


@contextmanager
def installed(folder: Path, **options: object) -> Iterator[Site]:
    site = Site(folder, **options)
    try:
        yield site
    finally:
        site.close()


# -- every day ----


def test_a_letter_wakes_the_daemon_and_is_put_away(tmp_path, servers):
    with installed(tmp_path, servers=servers, wait="60s") as site:
        site.up().start()
        eventually(lambda: "daemon.started" in site.log)
        time.sleep(1)
        assert site.daemon.poll() is None
        site.answer("a1")
        took = eventually(lambda: len(site.delivered) == 2)
        assert took < 10
        assert {recipient for recipient, _ in site.delivered} == {
            site.house.first,
            site.house.second,
        }
        eventually(lambda: site.incoming.count(SITE, "Handled") == 1)
        assert site.incoming.count(SITE) == 0
        assert site.house.record() == "1.h8 2.a1"
        begun = time.monotonic()
        assert site.stop() == 0
        assert time.monotonic() - begun < 5


def test_letters_stay_queued_while_the_mail_server_is_down_and_go_out_later(tmp_path, servers):
    with installed(tmp_path, servers=servers) as site:
        site.incoming.start()
        site.start()
        site.answer("a1")
        store = site.house.office.store
        eventually(lambda: store.letters.waiting_outgoing() == 2)
        eventually(
            lambda: all(row.smtp_reply for row in store.letters.outgoing_by_state("queued"))
        )
        assert site.daemon.poll() is None
        assert "not yet taken: " in corr(tmp_path, "event", "status").out
        assert site.delivered == []
        site.outgoing.start()
        hurry(store)
        eventually(lambda: len(site.delivered) == 2)
        eventually(site.quiet)
        assert site.stop() == 0
        assert len(site.delivered) == 2


def hurry(store):
    """Let the minutes go by until the queued letters are tried again."""
    with store.transaction():
        for row in store.letters.outgoing_by_state("queued"):
            store.letters.retry_outgoing(row.message_id, datetime.now(UTC), row.smtp_reply)


def test_without_a_mailbox_the_daemon_keeps_trying_and_goes_on_when_it_is_back(tmp_path, servers):
    with installed(tmp_path, servers=servers) as site:
        site.start()
        eventually(lambda: "imap.failed" in site.log)
        assert site.daemon.poll() is None
        site.up()
        site.answer("a1")
        eventually(lambda: len(site.delivered) == 2)
        assert site.stop() == 0


def test_without_a_mailbox_the_daemon_still_ends_at_once_when_told(tmp_path):
    with installed(tmp_path) as site:
        site.start()
        eventually(lambda: "imap.failed" in site.log)
        begun = time.monotonic()
        assert site.stop() == 0
        assert time.monotonic() - begun < 3


def test_without_a_mailbox_letters_that_are_here_are_sent(tmp_path):
    with installed(tmp_path) as site:
        site.outgoing.start()
        site.house.take(site.house.reply(site.house.second, "a1"))
        site.start()
        eventually(lambda: len(site.delivered) == 2)
        assert site.house.record() == "1.h8 2.a1"


def test_a_running_daemon_takes_new_keys_up_by_itself(tmp_path, servers):
    with installed(tmp_path, servers=servers) as site:
        site.up().start()
        eventually(lambda: "daemon.started" in site.log)
        rotate_keys(tmp_path / "corr.keys", 0)
        site.answer("a1")
        eventually(lambda: len(site.delivered) == 1)
        assert b"which letter you were answering" in site.delivered[0][1]
        assert site.house.record() == "1.h8"
        site.answer("a1")
        eventually(lambda: len(site.delivered) == 3)
        assert site.house.record() == "1.h8 2.a1"
        (tmp_path / "corr.keys").write_text("broken")
        site.answer("b2")
        eventually(lambda: len(site.delivered) == 5)
        assert "keys.kept" in site.log


def test_a_second_daemon_on_the_same_database_is_refused(tmp_path):
    with installed(tmp_path) as site:
        site.up().start()
        eventually(lambda: "daemon.started" in site.log)
        second = corr_daemon(tmp_path)
        assert second.returncode == 2
        assert second.stderr.splitlines()[-1].endswith(
            f"a daemon runs on {tmp_path / 'corr.sqlite3'} already"
        )
        assert site.daemon.poll() is None


def corr_daemon(folder):
    """A daemon that is expected to end by itself."""
    command = [sys.executable, "-m", "corr", "--config", folder / "corr.toml", "daemon"]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_verbs_as_commands_do_one_round_of_the_daemons_work(tmp_path, servers):
    with installed(tmp_path, servers=servers) as site:
        site.up()
        site.answer("a1")
        eventually(lambda: site.incoming.count(SITE) == 1)
        told = [corr(tmp_path, verb).out for verb in ("fetch", "handle", "tick", "send")]
        assert told == ["fetch: 1\n", "handle: 1\n", "tick: 0\n", "send: 2\n"]
        eventually(lambda: len(site.delivered) == 2)


def test_waiting_as_a_command_ends_with_the_time_or_with_a_letter(tmp_path, servers):
    with installed(tmp_path, servers=servers) as site:
        site.up()
        assert corr(tmp_path, "wait").out == "no mail\n"
        site.answer("a1")
        eventually(lambda: site.incoming.count(SITE) == 1)
        assert corr(tmp_path, "wait").out == "mail may have come\n"
        assert corr(tmp_path, "fetch").out == "fetch: 1\n"
        assert corr(tmp_path, "wait").out == "no mail\n"


# -- what ends it ----


def test_a_settings_file_with_faults_ends_it_with_all_of_them(tmp_path):
    text = SETTINGS.replace('name = "Club by mail"\n', "").replace("[smtp]", "[smtp]\nport = 0")
    (tmp_path / "corr.toml").write_text(text)
    done = corr(tmp_path, "daemon")
    assert done.status == 2
    lines = done.err.splitlines()
    assert all(line.startswith(f"corr: {tmp_path / 'corr.toml'}: ") for line in lines)
    assert any("[site] name" in line for line in lines)
    assert any("[smtp] port" in line for line in lines)


def test_no_settings_file_ends_it_with_what_to_do(tmp_path):
    done = corr(tmp_path, "daemon")
    assert done.status == 2
    path = tmp_path / "corr.toml"
    assert done.err == f"corr: {path}: no such settings file; `corr init` writes one\n"


@pytest.mark.parametrize("where", ["absent/corr.sqlite3", "folder", "garbage"])
def test_a_database_that_cannot_be_opened_ends_it_with_its_name(tmp_path, where):
    with House(tmp_path):
        pass
    text = SETTINGS.replace('"corr.sqlite3"', f'"{where}"')
    (tmp_path / "corr.toml").write_text(text)
    (tmp_path / "folder").mkdir()
    (tmp_path / "garbage").write_bytes(b"This is no database, whatever you say. " * 100)
    done = corr(tmp_path, "daemon")
    assert done.status == 1
    *_, last = done.err.splitlines()
    assert last.startswith("corr: ")
    assert str(tmp_path / where) in last
    assert "Traceback" not in done.err


def test_a_database_that_breaks_on_the_way_ends_it(tmp_path):
    with installed(tmp_path) as site:
        site.up().start()
        eventually(lambda: "daemon.started" in site.log)
        with sqlite3.connect(tmp_path / "corr.sqlite3") as database:
            database.execute("alter table inbox rename to lost")
        database.close()
        assert site.daemon.wait(PATIENCE) == 1
        assert site.log.splitlines()[-1].startswith("corr: database: no such table")
        assert "Traceback" not in site.log
