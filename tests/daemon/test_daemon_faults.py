"""The daemon behind a bad line and bad servers: it goes on by itself, and nothing is lost."""

import random
import signal
import sqlite3
import subprocess
import time
from collections import defaultdict
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from email import message_from_bytes

import pytest

from corr.config import load_settings
from corr.daemon import Loop
from corr.store.rows import stamp
from tests.commands import corr
from tests.daemon.test_daemon import PASSWORD, Site, eventually, hurry
from tests.mailserver import make_certificates
from tests.office import EVENT, SITE, House
from tests.wire.fault_proxy import Fault, FaultProxy, Plan

pytestmark = pytest.mark.slow

IMPATIENT = """
import sys
from pathlib import Path
from corr.config import load_settings
from corr.daemon import run
from corr.log import set_up
from corr.wire import errors as backoff
from corr.wire import imap_login, smtp

set_up(form="text", level="info")
imap_login.CONNECT_SECONDS = smtp._LEAVE_SECONDS = 2.0
backoff.QUICK = (0.2, 2.0)
run(load_settings(Path(sys.argv[1])))
"""
"""The daemon, but it waits less: for a greeting, at the end, and between its tries."""

GONE = Plan(greeting=b"* BYE not now\r\n", then="fin")


class BadLine(Site):
    """An installation whose servers are reached through proxies."""

    def _settings(self, wait):
        self.imap = FaultProxy(self.incoming.imap_port)
        self.smtp = FaultProxy(self.outgoing.smtp_port)
        text = super()._settings(wait)
        for real, proxy in (
            (self.incoming.imap_port, self.imap),
            (self.outgoing.smtp_port, self.smtp),
        ):
            text = text.replace(f"port = {real}\n", f"port = {proxy.port}\n")
        return text

    def close(self):
        for proxy in (self.imap, self.smtp):
            proxy.close()
        super().close()

    def health(self):
        """How everything is doing, by name."""
        return {row.name: row for row in self.house.office.store.health.noted()}

    def copies(self):
        """The bytes of every letter that went out, by its reader and Message-ID."""
        found = defaultdict(list)
        for recipient, raw in self.delivered:
            found[recipient, message_from_bytes(raw)["Message-ID"]].append(raw)
        return found


@contextmanager
def bad_line(folder, **options):
    site = BadLine(folder, **options)
    try:
        yield site
    finally:
        site.close()


# -- a line that breaks ----


def everything_at_once(chance, number):
    """Plans for so many connections: they are cut somewhere, in one way or another."""
    plans = []
    for _ in range(number):
        act = chance.choice(["fin", "rst", "fin", "rst", "mute"])
        way = "up" if act == "mute" else chance.choice(["up", "down"])
        place = chance.choice(
            [chance.randrange(3_000), b"BODY", b"MOVE", b"IDLE", b"Subject", b"\r\n.\r\n", b"UID"]
        )
        fault = Fault(way=way, at=place, act=act, before=chance.random() < 0.3)
        plans.append(Plan(faults=(fault, Fault(at=chance.randrange(4_000, 9_000), act="fin"))))
    return plans


def play_on(site, moves):
    """Play moves one after another, each as soon as both players have the letter before it."""
    for number, move in enumerate(moves, 2):
        site.answer(move)
        eventually(lambda n=number: len(site.house.record().split()) == n, 60)
        eventually(lambda: has_both_letters(site), 60)


def has_both_letters(site):
    """Whether both players have a letter about the position as it is."""
    hurry(site.house.office.store)
    prefix = f"<{EVENT}-001.{site.house.game().position.number}."
    found = {to for to, message_id in site.copies() if message_id.startswith(prefix)}
    return found == {site.house.first, site.house.second}


def storm(folder, seed, moves, **options):
    """Play through cut lines; afterwards every move counts once, and every answer is there."""
    chance = random.Random(seed)
    with bad_line(folder, **options) as site:
        site.imap.next(*everything_at_once(chance, 25))
        site.smtp.next(*everything_at_once(chance, 25))
        site.up().start("-c", IMPATIENT, site.settings)
        eventually(lambda: "daemon.started" in site.log)
        play_on(site, moves)
        eventually(site.quiet, 60)
        assert site.stop() == 0
        record = "1.h8 " + " ".join(f"{n}.{move}" for n, move in enumerate(moves, 2))
        assert site.house.record() == record
        assert {row.state for row in site.house.office.store.letters.in_state("")} == {"handled"}
        copies = site.copies()
        assert len(copies) == 2 * len(moves)
        assert all(len(set(raws)) == 1 for raws in copies.values())
        assert "Traceback" not in site.log


def test_through_a_line_that_breaks_everywhere_every_move_counts_once(tmp_path):
    storm(tmp_path, 1, ["a1", "b2", "c3"])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 12))
def test_through_storms_every_move_counts_once(tmp_path, servers, seed):
    moves = [f"{column}{row}" for row in (1, 3) for column in "acegikmo"]
    storm(tmp_path, seed, moves, servers=servers)


def test_while_no_mail_comes_in_letters_go_out_and_the_other_way_round(tmp_path):
    with bad_line(tmp_path) as site:
        site.imap.always = GONE
        site.house.take(site.house.reply(site.house.second, "a1"))
        site.up().start()
        eventually(lambda: len(site.delivered) == 2)
        eventually(lambda: site.health()["imap"].failures >= 2)
        assert site.health()["smtp"].ok
        assert "BYE not now" in site.health()["imap"].detail
        site.imap.always, site.smtp.always = Plan(), Plan(greeting=b"421 later\r\n", then="fin")
        site.smtp.cut()
        site.answer("b2")
        eventually(lambda: site.house.record() == "1.h8 2.a1 3.b2")
        eventually(lambda: site.health()["imap"].ok and not site.health()["smtp"].ok)
        assert "421 later" in site.health()["smtp"].detail
        rows = site.house.office.store.letters.outgoing_by_state("queued")
        assert [row.attempts for row in rows] == [0, 0]
        site.smtp.always = Plan()
        eventually(lambda: len(site.delivered) == 4)
        eventually(lambda: site.health()["smtp"].ok)
        assert site.stop() == 0
        assert site.health()["loop"].detail == "stopped"


# -- a server that does not come to an end ----


def test_a_server_that_drips_holds_up_neither_the_letters_out_nor_the_end(tmp_path):
    with bad_line(tmp_path) as site:
        site.imap.always = Plan(faults=(Fault(at=0, act="drip", seconds=1),))
        site.house.take(site.house.reply(site.house.second, "a1"))
        site.up().start("-c", IMPATIENT, site.settings)
        eventually(lambda: len(site.delivered) == 2)
        eventually(lambda: site.imap.accepted >= 2)
        begun = time.monotonic()
        assert site.stop() == 0
        assert time.monotonic() - begun < 8


def test_a_server_that_never_answers_a_letter_does_not_hold_up_the_end(tmp_path):
    with bad_line(tmp_path) as site:
        site.smtp.always = Plan(faults=(Fault(at=b"354", act="stall"),))
        site.house.take(site.house.reply(site.house.second, "a1"))
        site.up().start("-c", IMPATIENT, site.settings)
        eventually(lambda: b"DATA" in site.smtp.heard)
        begun = time.monotonic()
        assert site.stop() == 0
        assert time.monotonic() - begun < 8
        rows = site.house.office.store.letters.outgoing_by_state("queued")
        assert len(rows) == 2
        assert any("no answer to the mail" in row.smtp_reply for row in rows)


# -- who we are, and who they are ----


def test_a_refused_login_is_told_once_and_not_tried_every_second(tmp_path):
    with bad_line(tmp_path) as site:
        (tmp_path / "password").write_text("open " + PASSWORD)
        site.up().start()
        eventually(lambda: "imap" in site.health())
        time.sleep(2)
        assert site.imap.accepted == 1
        row = site.health()["imap"]
        assert not row.ok
        assert f"user {SITE}" in row.detail
        assert PASSWORD not in row.detail + site.log
        assert site.log.count("imap.failed") == 1
        assert site.stop() == 0


def certificate(folder, kind):
    """A certificate with something wrong, and the authority that one trusts."""
    names = "DNS:elsewhere.test" if kind == "of another name" else "DNS:localhost,IP:127.0.0.1"
    ca_file, pair = make_certificates(folder, names)
    if kind in ("run out", "not yet valid"):
        days = {"run out": (-20, -10), "not yet valid": (10, 20)}[kind]
        sign(folder, *(datetime.now(UTC) + timedelta(days=day) for day in days))
    if kind == "its own authority":
        (folder / "other").mkdir()
        ca_file, _ = make_certificates(folder / "other", names)
    return ca_file, pair


def sign(folder, begin, end):
    """Sign the certificate's request anew, for some other days."""
    (folder / "index").touch()
    (folder / "ca.conf").write_text(
        f"[ca]\ndefault_ca = a\n[a]\ndatabase = {folder / 'index'}\nnew_certs_dir = {folder}\n"
        "rand_serial = yes\ndefault_md = sha256\npolicy = p\n[p]\ncommonName = supplied\n"
    )
    words = ["-config", "ca.conf", "-cert", "ca.pem", "-keyfile", "ca.key", "-in", "cert.csr"]
    dates = ["-startdate", f"{begin:%Y%m%d%H%M%SZ}", "-enddate", f"{end:%Y%m%d%H%M%SZ}"]
    more = ["-extfile", "extensions", "-out", "cert.pem", "-batch", "-notext"]
    command = ["openssl", "ca", *words, *dates, *more]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)


class Certified(Site):
    """An installation whose servers speak TLS; `kind` is what is wrong with them."""

    kind = ""

    def __init__(self, folder):
        (folder / "certificates").mkdir()
        self.ca_file, pair = certificate(folder / "certificates", self.kind)
        self.options = {"security": "tls", "certificate": pair}
        super().__init__(folder)

    def _settings(self, wait):
        for server in (self.incoming, self.outgoing):
            server.stop()
        options = {"clock": self.clock, "password": PASSWORD, "accounts": {SITE: PASSWORD}}
        self.incoming = type(self.incoming)(**options, **self.options)
        self.outgoing = type(self.outgoing)(**options, **self.options, on_delivery=self._note)
        tls = f'security = "tls"\nca_file = "{self.ca_file}"\nport'
        return super()._settings(wait).replace('security = "none"\n', "").replace("port", tls)


@pytest.mark.parametrize(
    "kind", ["run out", "not yet valid", "of another name", "its own authority"]
)
def test_a_certificate_that_is_no_good_keeps_the_letters_here(tmp_path, monkeypatch, kind):
    monkeypatch.setattr(Certified, "kind", kind)
    site = Certified(tmp_path)
    try:
        site.up()
        site.house.take(site.house.reply(site.house.second, "a1"))
        site.house.handle()
        assert corr(tmp_path, "fetch").status == 1
        assert corr(tmp_path, "send").status == 1
        rows = {row.name: row for row in site.house.office.store.health.noted()}
        assert all("certificate" in rows[name].detail for name in ("imap", "smtp"))
        assert site.delivered == []
    finally:
        site.close()


def test_with_a_certificate_that_is_good_they_go(tmp_path):
    site = Certified(tmp_path)
    try:
        site.up()
        site.house.take(site.house.reply(site.house.second, "a1"))
        site.house.handle()
        assert corr(tmp_path, "fetch").status == 0
        assert corr(tmp_path, "send").status == 0
        assert len(site.delivered) == 2
    finally:
        site.close()


def test_a_name_that_nobody_knows_is_told_by_the_single_verbs(tmp_path):
    with House(tmp_path).start() as house:
        text = (tmp_path / "corr.toml").read_text()
        text = text.replace('host = "127.0.0.1"\nsecurity = "none"', 'host = "mail.invalid"')
        (tmp_path / "corr.toml").write_text(text)
        house.take(house.reply(house.second, "a1"))
        house.handle()
        assert corr(tmp_path, "fetch").status == 1
        assert corr(tmp_path, "send").status == 1
        rows = {row.name: row for row in house.office.store.health.noted()}
        assert {name: row.ok for name, row in rows.items()} == {"imap": False, "smtp": False}
        assert all("mail.invalid" in row.detail for row in rows.values())


# -- clocks ----


def test_a_lease_from_before_the_clock_was_put_back_stops_no_letter(tmp_path):
    with bad_line(tmp_path) as site:
        site.up()
        ahead = datetime.now(UTC) + timedelta(days=365)
        site.house.take(site.house.reply(site.house.second, "a1"))
        store = site.house.office.store
        with store.transaction():
            store.leases.claim_letters("other", real=ahead, lease_until=ahead, limit=10)
            store.letters.mark_drained(site.house.office.mailbox, ahead)
        site.start()
        eventually(lambda: len(site.delivered) == 2)
        with sqlite3.connect(tmp_path / "corr.sqlite3") as database:
            (drained,) = database.execute("select drained_at from mailbox").fetchone()
        database.close()
        assert drained < stamp(ahead)
        assert site.stop() == 0


def test_when_the_machines_clock_jumps_ahead_nobody_is_judged_until_it_may_be_right(
    tmp_path, monkeypatch
):
    with House(tmp_path).start() as house:
        house.take(house.reply(house.second, "a1"))
        with Loop(load_settings(tmp_path / "corr.toml")) as loop:
            true = time.time
            monkeypatch.setattr(time, "time", lambda: true() + 400 * 86_400)
            loop.work()
            rows = {row.name: row for row in house.office.store.health.noted()}
            assert "jumped ahead by 400 days" in rows["loop"].detail
            assert not rows["loop"].ok
            assert house.record() == "1.h8"
            monkeypatch.setattr(time, "time", true)
            loop.work()
            assert house.record() == "1.h8 2.a1"
            assert {row.name: row.ok for row in house.office.store.health.noted()}["loop"]


class Behind:
    """A machine's clock that is wrong by so much."""

    def __init__(self, clock, by):
        self._clock, self._by = clock, by

    def now(self):
        return self._clock.now() - self._by


def test_a_clock_that_was_behind_and_is_put_right_while_nothing_runs_costs_nobody_the_game(
    tmp_path,
):
    with bad_line(tmp_path) as site:
        settings = tmp_path / "corr.toml"
        settings.write_text(settings.read_text().replace('[clock]\nfile = "clock"\n', ""))
        site.up()
        site.clock.advance(timedelta(hours=1))
        site.answer("a1")
        with Loop(load_settings(settings)) as loop:
            loop.clock = Behind(site.clock, timedelta(days=30))
            assert loop.fetch() == 1
            loop.work()
            assert not site.health()["clock"].ok
        assert site.house.record() == "1.h8 2.a1"
        site.clock.advance(timedelta(minutes=20))
        with Loop(load_settings(settings)) as loop:
            loop.clock = site.clock
            loop.fetch()
            loop.work()
        game = site.house.game()
        assert game.result is None
        assert game.clock.due == site.clock.now() + timedelta(days=7)
        assert "clock" not in site.health()


def test_sigterm_is_heard_while_the_server_is_left_alone(tmp_path):
    with bad_line(tmp_path, wait="60s") as site:
        site.imap.always = GONE
        site.up().start()
        eventually(lambda: "imap" in site.health() and site.health()["imap"].failures >= 2)
        begun = time.monotonic()
        site.daemon.send_signal(signal.SIGTERM)
        assert site.daemon.wait(10) == 0
        assert time.monotonic() - begun < 3
