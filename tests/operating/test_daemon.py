"""A daemon at work: doctor, backup, status and figures beside it, and what its log gives away."""

import json
import os
import re
import socket
import stat
from contextlib import closing

import pytest

from corr.config import load_settings
from corr.daemon import Loop
from corr.operating.backup import restore
from corr.service.office.office import open_office
from corr.service.watch.check import check_all
from tests.commands import corr
from tests.daemon.test_daemon import PASSWORD, Site, eventually
from tests.office import ANNA, BO, SITE
from tests.operating.test_metrics import parsed

pytestmark = pytest.mark.slow


@pytest.fixture
def site(tmp_path):
    """An installation whose letters come in and go out by the same server."""
    tmp_path.chmod(0o700)
    it = Site(tmp_path)
    toml = tmp_path / "corr.toml"
    ports = (f"port = {it.outgoing.smtp_port}", f"port = {it.incoming.smtp_port}")
    more = '[log]\nformat = "json"\nlevel = "debug"\n[metrics]\nfile = "corr.prom"\n'
    toml.write_text(toml.read_text().replace(*ports) + more)
    toml.chmod(0o600)
    it.incoming.start()
    yield it
    it.close()


def test_a_daemon_at_work_is_looked_after_and_its_log_gives_nothing_away(site, tmp_path):
    site.start("-m", "corr", "--config", site.settings, "daemon")
    eventually(lambda: '"daemon.started"' in site.log)
    second = site.house.second
    site.post(site.house.reply(second, "a1\nmsg: my dear opponent\nnote: watch the corner"))
    site.post(site.house.compose("kim@elsewhere.test", "my dear opponent"))
    eventually(lambda: site.incoming.count(second) == 1)
    eventually(lambda: site.incoming.count("kim@elsewhere.test") == 1)

    # the doctor's letter goes round through the daemon, which answers nobody
    before = site.house.office.store.letters.letters_at("")
    done = corr(tmp_path, "doctor", "--json", "--wait", "20")
    checks = {one["check"]: one["level"] for one in json.loads(done.out)["checks"]}
    assert done.status == 0, done.out
    assert checks["letter"] == checks["addressing"] == checks["daemon"] == "ok"
    eventually(lambda: site.incoming.count(SITE) == 0)
    assert site.house.office.store.letters.letters_at("") == before
    doctors = site.house.office.store.letters.in_state("dropped")
    assert [(row.sender, row.reason) for row in doctors] == [(SITE, "doctor")] * 2

    status = json.loads(corr(tmp_path, "status", "--json").out)
    assert status["daemon"] == {"running": True, "process": site.daemon.pid}
    assert status["health"]["imap"]["ok"]
    assert status["health"]["smtp"]["ok"]
    assert parsed((tmp_path / "corr.prom").read_text())["corr_daemon_running"] == 1

    # a backup beside it, put back while it goes on
    assert corr(tmp_path, "backup", str(tmp_path / "b.tar.gz")).status == 0
    copy = restore(tmp_path / "b.tar.gz", tmp_path / "copy")
    (tmp_path / "copy" / "clock").symlink_to(tmp_path / "clock")
    office = open_office(load_settings(copy.settings))
    with closing(office.store):
        assert office.folder.game("SK24-001").record == "1.h8 2.a1"
        assert check_all(office).faults == ()
    assert site.stop() == 0

    lines = [json.loads(line) for line in site.log.splitlines()[1:]]
    names = {line["event"] for line in lines}
    assert {"daemon.started", "letter.handled", "letter.sent", "daemon.stopped"} <= names
    text = "\n".join(json.dumps(line) for line in lines)
    codes = set(re.findall(r"[A-Z2-7]{16}", "".join(one.subject for one in site.house.read)))
    assert codes
    keys = (tmp_path / "corr.keys").read_text().split()
    words = ("my dear opponent", "watch the corner", "kim@elsewhere.test", ANNA, BO, "Anna")
    for secret in (PASSWORD, *keys, *codes, *words):
        assert secret.lower() not in text.lower()

    for path in tmp_path.iterdir():
        if path.is_file() and path.name.startswith(("corr.sqlite3", "corr.keys", "b.tar")):
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_systemd_hears_of_the_daemon_and_old_letters_go(site, tmp_path, monkeypatch):
    """Ready, alive, and ending; the chores are done when nothing else is to do."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post:
        post.bind(str(tmp_path / "notify"))
        post.settimeout(20)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        site.start("-m", "corr", "--config", site.settings, "daemon")
        assert [post.recv(100) for _ in range(2)] == [b"READY=1", b"WATCHDOG=1"]
        eventually(lambda: site.house.office.store.upkeep.mark("purge"))
        assert site.stop() == 0
        assert post.recv(100) == b"STOPPING=1"
    health = {row.name: row for row in site.house.office.store.health.noted()}
    assert (health["loop"].ok, health["loop"].detail) == (False, "stopped")


def test_the_heart_beats_while_a_copy_takes_its_letters_in_again(site, tmp_path, monkeypatch):
    site.post(site.house.reply(site.house.second, "a1"))
    with Loop(load_settings(tmp_path / "corr.toml")) as loop:
        assert loop.fetch() == 1
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post:
        post.bind(str(tmp_path / "notify"))
        post.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        with Loop(load_settings(tmp_path / "corr.toml")) as loop:
            assert loop.fetch_handled(None) == 0
        assert post.recv(100) == b"WATCHDOG=1"


def test_what_a_command_writes_is_its_owners_alone(tmp_path):
    before = os.umask(0o022)
    try:
        assert corr(tmp_path, "init", str(tmp_path / "club")).status == 0
        assert corr(tmp_path / "club", "player", "list").status == 0
        modes = {path: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "club").iterdir()}
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE((tmp_path / "club").stat().st_mode) == 0o700
    finally:
        os.umask(before)
