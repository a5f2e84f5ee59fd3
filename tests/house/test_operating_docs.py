"""What pages say of settings, figures, examples and the mail server's own files is so."""

import re
import shutil
import subprocess
import tomllib

import pytest

from corr.config import load_settings
from corr.config.settings import settings_keys
from corr.service.watch.health import Health
from corr.store.store import Store
from corr.tournament.spec.spec import spec_keys
from tests.commands import corr
from tests.office import START
from tests.places import ROOT

DOCS = ROOT / "docs"
PAGES = {
    path.relative_to(DOCS).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(DOCS.rglob("*.md"))
}
OPERATING = {name: text for name, text in PAGES.items() if name.startswith("operating/")}
SERVER = OPERATING["operating/server.md"]
KEYS = {
    (table.head.strip("[]"), key.name)
    for table in (*settings_keys(), *spec_keys())
    for key in table.keys
}
OTHERS = {"inet_protocols", "dmarc"}
"""Keys of the mail server's files, and results, that stand in a sentence."""


def blocks(text: str) -> list[str]:
    """What stands between fences."""
    return re.findall(r"^```\w*\n(.*?)^```", text, re.M | re.S)


def file_of(name: str) -> str:
    """One of the mail server's files, as the page has it."""
    (found,) = (block for block in blocks(SERVER) if block.startswith(f"# {name}"))
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_key_that_a_page_names_with_its_table_exists(name):
    named = set(re.findall(r"`\[(\w+)\]\s+(\w+)", PAGES[name]))
    assert named <= KEYS


@pytest.mark.parametrize("name", OPERATING)
def test_every_setting_that_an_operators_page_gives_a_value_exists(name):
    text = re.sub(r"^```.*?^```", "", OPERATING[name], flags=re.M | re.S)
    given = set(re.findall(r"`(\w+)\s*=\s*[^`]+`", text))
    assert given <= {key for _, key in KEYS} | OTHERS


@pytest.mark.parametrize("name", OPERATING)
def test_an_operators_page_says_for_whom_it_is_and_how_long_it_takes(name):
    first = OPERATING[name].split("\n\n")[1]
    assert first.startswith("For whoever ")
    assert re.search(r"minutes|hour", first)


def test_the_figures_to_be_watched_are_written(tmp_path):
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    with Store.open(load_settings(tmp_path / "corr.toml").database.path) as store:
        Health(store, lambda: START).good("imap")
    written = set(re.findall(r"^# TYPE (\w+)", corr(tmp_path, "metrics").out, re.M))
    named = set(re.findall(r"`(corr_\w+)`", OPERATING["operating/monitoring.md"]))
    assert named
    assert named <= written


def test_the_examples_that_pages_name_are_there():
    named = {
        name for text in OPERATING.values() for name in re.findall(r"`examples/([\w.-]+)`", text)
    }
    table = OPERATING["operating/providers.md"].partition("## Passwords")[0]
    named |= set(re.findall(r"`([\w-]+\.toml)`", table))
    assert named >= {"gmail.toml", "postfix-dovecot.toml"}
    assert [name for name in named if not (ROOT / "examples" / name).is_file()] == []


def test_the_settings_on_the_servers_page_are_those_of_the_example():
    (shown,) = re.findall(r"^```toml\n(.*?)^```", SERVER, re.M | re.S)
    example = (ROOT / "examples" / "postfix-dovecot.toml").read_text(encoding="utf-8")
    assert tomllib.loads(shown) == tomllib.loads(example)


def test_the_verdicts_bear_the_name_that_the_settings_believe():
    (shown,) = re.findall(r"^```toml\n(.*?)^```", SERVER, re.M | re.S)
    believed = tomllib.loads(shown)["imap"]["authserv_id"]
    for name in ("/etc/opendkim.conf", "/etc/opendmarc.conf"):
        assert re.search(rf"^AuthservID +{re.escape(believed)}$", file_of(name), re.M)
    (pattern,) = (block for block in blocks(SERVER) if block.startswith("/^Auth"))
    assert believed in pattern.replace("\\", "")


def said(*words: object) -> str:
    """What a command says, which must not complain."""
    done = subprocess.run(
        [str(word) for word in words], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.debian
def test_postfix_knows_every_parameter_of_the_page(tmp_path):
    (tmp_path / "main.cf").write_text(file_of("/etc/postfix/main.cf"), encoding="utf-8")
    (tmp_path / "master.cf").write_text("smtp inet n - y - - smtpd\n", encoding="utf-8")
    shown = said(shutil.which("postconf"), "-c", tmp_path, "-n")
    assert "recipient_delimiter = +\n" in shown
    (submissions,) = (block for block in blocks(SERVER) if "postconf -M" in block)
    script = submissions.replace("postconf ", f"postconf -c {tmp_path} ")
    said("sh", "-e", "-c", script)
    assert "smtpd_sasl_auth_enable=yes" in said("postconf", "-c", tmp_path, "-M")


@pytest.mark.debian
def test_dovecot_knows_every_setting_of_the_page(tmp_path):
    version = ".".join(said(shutil.which("dovecot"), "--version").split(".")[:2])
    text = next(
        block
        for block in blocks(SERVER)
        if block.startswith("# /etc/dovecot/dovecot.conf")
        and ("dovecot_config_version" in block) == (version != "2.3")
    )
    (tmp_path / "dovecot.conf").write_text(text, encoding="utf-8")
    assert "recipient_delimiter = +" in said("doveconf", "-c", tmp_path / "dovecot.conf", "-a")
