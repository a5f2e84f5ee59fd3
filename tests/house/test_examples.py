"""Every example runs: event files are checked, opened and started; settings are looked through."""

import json
import re
import tomllib
from datetime import UTC, datetime, time, timedelta

import pytest

from corr.clock import ClockDriver
from corr.config import load_settings
from tests.commands import corr
from tests.places import ROOT

EXAMPLES = ROOT / "examples"
FILES = {path.name: path.read_text(encoding="utf-8") for path in sorted(EXAMPLES.iterdir())}
EVENTS = [name for name, text in FILES.items() if "\n[event]\n" in text]
SETTINGS = [name for name, text in FILES.items() if "\n[imap]\n" in text]
PAGE = FILES["README.md"]
FAR = {"dns", "imap", "smtp"}
"""What cannot be reached from where tests run."""


def test_every_example_is_an_event_settings_or_the_list_of_players():
    rest = FILES.keys() - set(EVENTS) - set(SETTINGS)
    assert rest == {"members.csv", "README.md"}
    assert EVENTS
    assert SETTINGS


def test_the_page_of_the_examples_names_each_once():
    rows = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `"))
    assert sorted(re.findall(r"`([\w-]+\.\w+)`", re.sub(r"`corr\.toml`", "", rows))) == sorted(
        FILES.keys() - {"README.md"}
    )


@pytest.mark.parametrize("name", [*EVENTS, *SETTINGS])
def test_an_example_begins_with_what_it_is(name):
    assert FILES[name].startswith("# ")


@pytest.mark.parametrize("name", EVENTS)
def test_an_event_is_checked_opened_with_the_members_and_started(name, tmp_path):
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    checked = corr(tmp_path, "event", "check", str(EXAMPLES / name))
    assert (checked.status, checked.err) == (0, "")
    event = tomllib.loads(FILES[name])["event"]
    start = datetime.combine(event["start"], time(), UTC)
    settings = tmp_path / "corr.toml"
    settings.write_text(settings.read_text().replace("[clock]", '[clock]\nfile = "clock"'))
    clock = ClockDriver(tmp_path / "clock", start - timedelta(days=30))
    members = str(EXAMPLES / "members.csv")
    opened = corr(tmp_path, "event", "open", str(EXAMPLES / name), "--players", members, "--yes")
    assert opened.status == 0, opened.err
    clock.set(start + timedelta(hours=12))
    started = corr(tmp_path, "event", "start", event["id"], "--yes")
    assert started.status == 0, started.err
    told = json.loads(corr(tmp_path, "status", "--json").out)
    assert told["events"][event["id"]] == "running"
    checked = corr(tmp_path, "check")
    assert checked.out.endswith(": 0 faults\n"), checked.out


@pytest.mark.parametrize("name", SETTINGS)
def test_the_settings_are_read_and_only_what_is_far_away_fails(name, tmp_path):
    tmp_path.chmod(0o700)
    assert corr(tmp_path, "init", str(tmp_path)).status == 0
    # A host that is nowhere, so that nobody is called up.
    text = re.sub(r'host = "[^"]*"', 'host = "mail.invalid"', FILES[name])
    text = text.replace('"mailtoken ', '"echo ')
    (tmp_path / "corr.toml").write_text(text, encoding="utf-8")
    settings = load_settings(tmp_path / "corr.toml")
    for server in (settings.imap, settings.smtp):
        if server.password_file is not None:
            server.password_file.write_text("open sesame\n", encoding="utf-8")
            server.password_file.chmod(0o600)
    checks = json.loads(corr(tmp_path, "doctor", "--no-letter", "--json").out)["checks"]
    assert {one["check"] for one in checks if one["level"] == "FAIL"} == FAR
    assert sum(one["check"] == "password" and one["level"] == "ok" for one in checks) == 2
