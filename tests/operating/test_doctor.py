"""`corr doctor`: what it sees of a sound installation, and what it says of each that is not."""

import json
import os
from datetime import timedelta

import pytest

from corr.clock import ClockDriver
from corr.config import rotate_keys
from corr.demo.server import EmbeddedServer
from tests.commands import corr
from tests.mailserver import PASSWORD, make_certificates
from tests.office import SETTINGS, SITE, START, House

pytestmark = pytest.mark.slow


class Patient:
    """An installation beside a mail server, looked at by the doctor."""

    def __init__(self, folder, *, server=EmbeddedServer, clock=None, settings=SETTINGS, **options):
        self.folder = folder
        folder.chmod(0o700)
        self.clock = ClockDriver(folder / "clock", START)
        self.server = server(
            clock=clock or self.clock, password=PASSWORD, accounts={SITE: PASSWORD}, **options
        )
        text = settings.replace("[imap]", f"[imap]\nport = {self.server.imap_port}")
        text = text.replace("[smtp]", f"[smtp]\nport = {self.server.smtp_port}")
        self.house = House(folder, settings=text + '[clock]\nfile = "clock"\n')
        self.house.start()
        (folder / "corr.toml").chmod(0o600)

    def __enter__(self):
        self.server.start()
        return self

    def __exit__(self, *error):
        self.house.close()
        self.server.stop()

    def look(self, *words: str, wait: int = 1) -> dict[str, str]:
        """The level of each check; a bad one hides the others of its name."""
        done = corr(self.folder, "doctor", "--json", "--wait", str(wait), *words)
        self.words = {}
        found = dict[str, str]()
        for one in json.loads(done.out)["checks"]:
            if one["check"] not in found or one["level"] == "FAIL":
                found[one["check"]] = one["level"]
                self.words[one["check"]] = one["words"]
        assert done.status == int("FAIL" in found.values())
        return found

    def mend(self, old: str, new: str) -> None:
        toml = self.folder / "corr.toml"
        text = toml.read_text()
        assert old in text
        toml.write_text(text.replace(old, new))


@pytest.fixture
def patient(tmp_path):
    with Patient(tmp_path) as it:
        yield it


def test_a_sound_installation_fails_nowhere_and_gets_its_letter_back(patient):
    assert corr(patient.folder, "backup", str(patient.folder / "b.tar.gz")).status == 0
    found = patient.look(wait=20)
    assert {name for name, level in found.items() if level not in ("ok", "--")} == set()
    assert found["letter"] == found["addressing"] == found["clock"] == "ok"
    assert patient.server.count(SITE) == 0, "the letters were put away"
    assert patient.server.count(SITE, "Handled") == 2
    assert patient.house.office.store.letters.in_state("") == []


def test_every_check_is_one_line_that_begins_with_its_level(patient):
    done = corr(patient.folder, "doctor", "--no-letter")
    assert done.status == 0, done.out
    *lines, blank, summary = done.out.splitlines()
    assert blank == ""
    assert summary == f"{len(lines)} checks: 0 failed, 1 warned of"
    assert all(line[:6] in ("ok    ", "warn  ", "FAIL  ", "--    ") for line in lines)
    assert not any(line.startswith("ok    letter") for line in lines)


def test_other_mail_in_the_mailbox_is_left_alone(patient):
    raw = patient.house.compose("kim@elsewhere.test", "Hello")
    patient.server.append_many(SITE, [raw, raw + b"\r\nmore"])
    assert patient.look(wait=20)["letter"] == "ok"
    assert patient.server.count(SITE) == 2


def test_a_wrong_password_fails_and_is_not_shown(patient, monkeypatch):
    monkeypatch.setenv("CORR_TEST_PASSWORD", "open-sesame-5")
    found = patient.look()
    assert found["imap"] == "FAIL"
    assert "letter" not in found
    assert "open-sesame-5" not in json.dumps(patient.words)


def test_a_password_that_is_nowhere_fails(patient, monkeypatch):
    monkeypatch.delenv("CORR_TEST_PASSWORD")
    assert patient.look()["password"] == "FAIL"
    assert "password_env" in patient.words["password"]


def test_a_password_that_both_servers_lack_is_told_once(patient, monkeypatch):
    told = "[imap] and [smtp] password_env CORR_TEST_PASSWORD: expected a password there"
    patient.mend("[smtp]", "[smtp]\nuser = 'td@club.test'\npassword_env = 'CORR_TEST_PASSWORD'")
    monkeypatch.delenv("CORR_TEST_PASSWORD")
    out = corr(patient.folder, "doctor").out
    assert (out.count("expected a password"), out.count(told)) == (1, 1)
    assert out.count("not tried: its password or token is missing") == 2
    patient.mend("password_env = 'CORR", "password_env = 'OTHER")
    out = corr(patient.folder, "doctor").out
    assert out.count("expected a password") == 2, "two of them"


def test_a_server_that_is_down_fails(patient):
    patient.server.stop()
    found = patient.look()
    assert (found["imap"], found["smtp"]) == ("FAIL", "FAIL")
    assert "refused" in patient.words["imap"]


def test_a_host_without_an_address_fails(patient):
    patient.mend('host = "127.0.0.1"\nsecurity = "none"\nuser', 'host = "no.invalid"\nuser')
    assert patient.look("--no-letter")["dns"] == "FAIL"
    assert "no.invalid has no address" in patient.words["dns"]


@pytest.mark.parametrize("name", ["corr.keys", "corr.sqlite3"])
def test_a_file_that_others_can_read_fails(patient, name):
    (patient.folder / name).chmod(0o644)
    found = patient.look("--no-letter")
    assert found["modes"] == "FAIL"
    assert "chmod 600" in patient.words["modes"]
    assert found["keys"] == ("FAIL" if name == "corr.keys" else "ok")


def test_a_folder_that_others_can_look_into_is_to_be_mended(patient):
    patient.folder.chmod(0o755)
    assert patient.look("--no-letter")["modes"] == "warn"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
@pytest.mark.parametrize("name", ["corr.keys", "corr.sqlite3"])
def test_a_file_of_somebody_else_fails(patient, name):
    os.chown(patient.folder / name, 1, -1)
    assert patient.look("--no-letter")["owners"] == "FAIL"
    assert f"chown root {patient.folder / name}" in patient.words["owners"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_whose_files_they_are_is_told_to_somebody_else(patient):
    for path in (patient.folder, *patient.folder.iterdir()):
        os.chown(path, 1, -1)
    assert patient.look("--no-letter")["owners"] == "warn"


def test_the_doctor_makes_nothing_and_looks_at_the_rest(patient):
    patient.house.close()
    for path in patient.folder.glob("corr.sqlite3*"):
        path.unlink()
    before = sorted(patient.folder.iterdir())
    found = patient.look(wait=20)
    assert (found["database"], found["letter"], found["addressing"]) == ("warn", "ok", "ok")
    assert sorted(patient.folder.iterdir()) == before


def test_a_folder_that_is_not_there_fails(patient):
    patient.mend('path = "corr.sqlite3"', 'path = "nowhere/corr.sqlite3"')
    found = patient.look("--no-letter")
    assert found["modes"] == "FAIL"
    assert not (patient.folder / "nowhere").exists()


class WithoutPlus(EmbeddedServer):
    """A server that throws mail for addresses with a + away."""

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        envelope.rcpt_tos = [one for one in envelope.rcpt_tos if "+" not in one]
        return await super().handle_DATA(server, session, envelope)


def test_tags_that_do_not_arrive_fail_unless_none_are_sent(tmp_path):
    with Patient(tmp_path, server=WithoutPlus) as patient:
        found = patient.look(wait=2)
        assert (found["letter"], found["addressing"]) == ("ok", "FAIL")
        assert "plus_addressing = false" in patient.words["addressing"]
        patient.mend("[site]", "[site]\nplus_addressing = false")
        found = patient.look(wait=20)
        assert found["letter"] == "ok"
        assert "addressing" not in found


class Refusing(EmbeddedServer):
    """A server that takes no mail."""

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        return "550 5.7.1 not from you"


def test_a_letter_that_is_not_taken_fails_with_the_servers_words(tmp_path):
    with Patient(tmp_path, server=Refusing) as patient:
        assert patient.look()["letter"] == "FAIL"
        assert "550 5.7.1 not from you" in patient.words["letter"]


@pytest.mark.parametrize(("off", "level"), [(4, "ok"), (20, "warn"), (90, "FAIL")])
def test_a_clock_that_is_off_is_seen(tmp_path, off, level):
    (tmp_path / "far").mkdir()
    clock = ClockDriver(tmp_path / "far" / "clock", START + timedelta(minutes=off))
    with Patient(tmp_path, clock=clock) as patient:
        assert patient.look(wait=20)["clock"] == level


def test_a_certificate_that_ends_soon_is_to_be_mended(tmp_path):
    ca, certificate = make_certificates(tmp_path)
    settings = SETTINGS.replace('"none"', '"tls"').replace(
        "[smtp]", f'ca_file = "{ca}"\n[smtp]\nca_file = "{ca}"'
    )
    options = {"security": "tls", "certificate": certificate}
    with Patient(tmp_path, settings=settings, **options) as patient:
        found = patient.look("--no-letter")
        assert (found["imap tls"], found["smtp tls"]) == ("warn", "warn")
        assert "the certificate ends in 1 day: renew it" in patient.words["imap tls"]
        patient.mend(f'ca_file = "{ca}"', 'ca_file = ""')
        found = patient.look("--no-letter")
        assert (found["imap"], found["smtp"]) == ("FAIL", "FAIL")
        assert "ertificate" in patient.words["imap"]


@pytest.mark.parametrize(
    ("configured", "level"), [("mx.club.test", "ok"), ("mx.other.test", "FAIL"), ("", "warn")]
)
def test_whose_stamps_the_letters_bear_is_seen(patient, configured, level):
    stamp = {"Authentication-Results": "MX.club.test; dmarc=pass header.from=players.test"}
    patient.house.say(patient.house.second, "a1", headers=stamp)
    patient.mend("[imap]", f'[imap]\nauthserv_id = "{configured}"')
    assert patient.look("--no-letter")["authserv_id"] == level
    assert "mx.club.test" in patient.words["authserv_id"]


def test_a_row_that_does_not_follow_from_its_events_fails(patient):
    store = patient.house.office.store
    with store.transaction():
        store.engine.run("update game set to_act = 'first'", {})
    assert patient.look("--no-letter")["tables"] == "FAIL"
    assert "SK24-001: to_act" in patient.words["tables"]


def test_a_damaged_database_fails(patient):
    store = patient.house.office.store
    store.engine.rows("pragma wal_checkpoint(truncate)", {})
    patient.house.close()
    database = patient.folder / "corr.sqlite3"
    raw = bytearray(database.read_bytes())
    for page in range(8, len(raw) // 4096):
        raw[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    database.write_bytes(raw)
    assert patient.look("--no-letter")["database"] == "FAIL"


def test_a_test_letter_goes_to_whoever_is_named(patient):
    assert patient.look("--no-letter", "--send", "me@home.test")["test"] == "ok"
    assert patient.server.count("me@home.test") == 1


def test_rotated_keys_are_counted(patient):
    rotate_keys(patient.folder / "corr.keys")
    patient.look("--no-letter")
    assert patient.words["keys"].startswith("2 keys in ")


def test_without_settings_there_is_nothing_to_look_at(tmp_path):
    assert corr(tmp_path, "doctor").status == 2
