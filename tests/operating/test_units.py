"""The units for systemd and the lines for cron: whole, hardened, and true for this site."""

import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from corr.config import load_settings, password
from corr.errors import ArbiterError, ConfigError
from corr.operating.chores import notify
from corr.operating.units import KINDS, unit_files
from corr.resources import data
from tests.commands import corr
from tests.office import SETTINGS

ANALYZE = shutil.which("systemd-analyze")
PROGRAM = Path(sys.executable).with_name("corr")


@pytest.fixture
def folder(tmp_path):
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    return tmp_path


def files(folder, kind) -> dict[str, str]:
    return unit_files(load_settings(folder / "corr.toml"), kind, PROGRAM, data() / "system")


@pytest.mark.parametrize("kind", KINDS)
def test_no_place_is_left_open(folder, kind):
    for text in files(folder, kind).values():
        assert not re.search(r"@[A-Z]+@", text)
        assert str(folder / "corr.toml") in text or "[Timer]" in text


def test_the_daemons_unit_names_this_installation(folder):
    text = files(folder, "systemd")["corr.service"]
    assert f"\nExecStart={PROGRAM} --config {folder}/corr.toml daemon\n" in text
    assert f"\nReadWritePaths={folder}\n" in text
    assert "\nWatchdogSec=960s\n" in text


def test_the_folder_of_the_figures_may_be_written_to(folder):
    toml = folder / "corr.toml"
    toml.write_text(toml.read_text().replace("[metrics]", '[metrics]\nfile = "/n/x"'))
    paths = " ".join(sorted(("/n", str(folder))))
    assert f"\nReadWritePaths={paths}\n" in files(folder, "systemd")["corr.service"]


def test_passwords_from_the_environment_come_from_a_file_that_is_told(folder, tmp_path):
    """Neither systemd nor cron sets what `corr init` wrote into the settings."""
    file, names = folder / "corr.env", ("CORR_IMAP_PASSWORD", "CORR_SMTP_PASSWORD")
    for kind in ("systemd", "cron"):
        done = corr(folder, "unit", kind)
        assert done.status == 0
        assert all(name in done.err for name in (*names, str(file)))
    assert corr(folder, "unit", "timer").err == "", "it needs no password"
    text = files(folder, "systemd")["corr.service"]
    assert f"\nEnvironmentFile={file}\n" in text
    assert all(f"\n#   {name}=" in text for name in names)
    file.write_text("CORR_IMAP_PASSWORD='open sesame'\n")
    (line,) = [one for one in files(folder, "cron")["corr.cron"].splitlines() if "fetch" in one]
    command = line.split(maxsplit=5)[5].partition("flock")[0]
    told = subprocess.run(
        ["sh", "-c", f'{command} sh -c "echo \\$CORR_IMAP_PASSWORD"'],
        capture_output=True,
        text=True,
    )
    assert (told.stdout, told.stderr) == ("open sesame\n", "")


def test_passwords_from_credentials_need_no_environment(folder):
    toml, text = folder / "corr.toml", (folder / "corr.toml").read_text()
    for name in ("imap", "smtp"):
        old = f'password_env = "CORR_{name.upper()}_PASSWORD"'
        text = text.replace(old, f'password_file = "$CREDENTIALS_DIRECTORY/{name}"')
    toml.write_text(text)
    unit = files(folder, "systemd")["corr.service"]
    assert f"\nLoadCredential=imap:{folder}/secrets/imap\n" in unit
    assert f"\nLoadCredential=smtp:{folder}/secrets/smtp\n" in unit
    assert "\nEnvironmentFile=" not in unit
    assert "corr.env" not in files(folder, "cron")["corr.cron"]
    assert corr(folder, "unit", "systemd").err == ""


def test_a_path_that_would_change_the_unit_is_refused(tmp_path):
    folder = tmp_path / "a folder"
    assert corr(tmp_path, "init", str(folder)).status == 0
    with pytest.raises(ArbiterError, match="without blanks"):
        files(folder, "systemd")


def test_units_are_printed_or_written(folder, tmp_path):
    printed = corr(folder, "unit", "timer")
    assert printed.status == 0
    assert "# corr-backup.service\n" in printed.out
    assert "OnCalendar=" in printed.out
    (tmp_path / "units").mkdir()
    assert corr(folder, "unit", "timer", "--into", str(tmp_path / "units")).status == 0
    written = {path.name for path in (tmp_path / "units").iterdir()}
    assert written == {"corr-backup.service", "corr-backup.timer"}
    assert corr(folder, "unit", "upstart").status == 2


@pytest.mark.skipif(ANALYZE is None, reason="there is no systemd-analyze")
def test_systemd_takes_the_units_and_finds_them_hardened(folder, tmp_path):
    units = tmp_path / "units"
    units.mkdir()
    for kind in ("systemd", "timer"):
        for name, text in files(folder, kind).items():
            (units / name).write_text(text)
    paths = [str(path) for path in units.iterdir()]
    done = subprocess.run(
        [ANALYZE, "verify", "--recursive-errors=no", *paths], capture_output=True, text=True
    )
    complaints = [line for line in done.stderr.splitlines() if str(units) in line]
    assert (done.returncode, complaints) == (0, [])
    seen = subprocess.run(
        [ANALYZE, "security", "--offline=yes", "--threshold=15", str(units / "corr.service")],
        capture_output=True,
        text=True,
    )
    assert seen.returncode == 0, seen.stdout[-200:]


def test_the_lines_for_cron_are_five_times_and_a_command(folder):
    lines = files(folder, "cron")["corr.cron"].splitlines()
    jobs = [line for line in lines if line[:1] not in ("#", "M", "")]
    assert len(jobs) == 4
    for job in jobs:
        *times, command = job.split(maxsplit=5)
        assert all(re.fullmatch(r"\*(?:/\d+)?|\d+", time) for time in times)
        assert "%" not in command, "cron makes a line end of it"
        assert subprocess.run(["sh", "-n", "-c", command], check=False).returncode == 0
        for words in re.findall(rf"{re.escape(str(PROGRAM))} --config \S+ ([a-z]+)", command):
            assert corr(folder, words, "--help").status == 0


def test_a_credential_of_systemd_is_a_password_file(tmp_path, monkeypatch):
    credentials = tmp_path / "credentials"
    credentials.mkdir(mode=0o700)
    (credentials / "imap").write_text("sesame\n")
    (credentials / "imap").chmod(0o440)
    toml = tmp_path / "corr.toml"
    toml.write_text(
        SETTINGS.replace(
            'password_env = "CORR_TEST_PASSWORD"',
            'password_file = "$CREDENTIALS_DIRECTORY/imap"',
        )
    )
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(credentials))
    assert password(load_settings(toml).imap) == "sesame"
    (credentials / "imap").chmod(0o444)
    with pytest.raises(ConfigError, match="only its owner"):
        password(load_settings(toml).imap)
    monkeypatch.delenv("CREDENTIALS_DIRECTORY")
    with pytest.raises(ConfigError, match=r"/run/credentials/corr\.service/imap"):
        password(load_settings(toml).imap)


def test_systemd_is_told_by_a_datagram(tmp_path, monkeypatch):
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as post:
        post.bind(str(tmp_path / "notify"))
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        notify("READY=1", "STATUS=x")
        assert post.recv(100) == b"READY=1\nSTATUS=x"
    notify("READY=1")  # nobody listens any more
    monkeypatch.setenv("NOTIFY_SOCKET", "vsock:2:3")
    notify("READY=1")
