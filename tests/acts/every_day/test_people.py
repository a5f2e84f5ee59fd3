"""People go by name and number in what commands say, and acts are shown before they are done."""

import json
import os
import pty
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from corr.config import load_settings
from corr.service.office.office import open_office
from corr.service.office.people import with_names
from tests.acts.events.test_event_rounds import begun, kept
from tests.commands import corr
from tests.event_samples import NAMES
from tests.office import EVENT

REASON = ("--reason", "as the rules say")


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A Monrad of five for three rounds, of which the first is drawn."""
    return begun(tmp_path_factory.mktemp("people"), 5, kind="monrad", rounds=3)


@pytest.fixture
def monrad(made, tmp_path):
    return shutil.copytree(made, tmp_path, dirs_exist_ok=True)


def person(number: int) -> str:
    return f"{NAMES[number - 1]} ({100 + number})"


def bare_ids(text: str) -> list[str]:
    """Ids that stand in a text for a person."""
    return re.findall(r"\bP\d{4}\b", text)


SAID = [
    (("withdraw", EVENT, "101"), 0, f"{person(1)} has left {EVENT}"),
    (("withdraw", EVENT, "106"), 2, f"{person(6)} does not play in {EVENT}"),
    (("substitute", EVENT, "P0002", "106"), 0, f"{person(6)} has taken the place of {person(2)}"),
    (("substitute", EVENT, "101", "102"), 2, f"{person(2)} plays or has played in {EVENT}"),
    (("late", EVENT, "p6@players.test"), 0, f"{person(6)} takes part in {EVENT}"),
    (("late", EVENT, "101"), 2, f"{person(1)} is in it already"),
    (("bye", EVENT, "101", "102"), 2, "so it takes 1 bye to pair the others, not 2"),
    (("bye", EVENT, "107"), 2, f"not in it, or not any more: {person(7)}"),
    (("decide", EVENT, "101"), 2, f"{EVENT} has no sections or divisions"),
]


@pytest.mark.parametrize(("words", "status", "said"), SAID)
def test_a_command_names_people_by_name_and_number(monrad, words, status, said):
    done = corr(monrad, "event", *words, *REASON)
    assert done.status == status, done.err
    assert said in (done.err if status else done.out)
    assert not bare_ids(done.out + done.err)


@pytest.mark.parametrize("words", [words for words, status, _ in SAID if not status])
def test_a_dry_run_names_people_by_name_and_number_and_scripts_get_both(monrad, words):
    before = kept(monrad)
    done = corr(monrad, "event", *words, *REASON, "--dry-run")
    assert done.status == 0, done.err
    assert re.search(r"\(10\d\) <p\d@players.test>: ", done.out)
    assert not bare_ids(done.out)
    found = json.loads(corr(monrad, "event", *words, *REASON, "--dry-run", "--json").out)
    assert set(found["names"].values()) <= set(NAMES)
    assert set(found["names"]) <= {f"P{number:04d}" for number in range(1, 8)}
    assert found["names"]
    assert kept(monrad) == before


def test_in_the_commands_of_a_text_players_go_by_what_a_command_takes(monrad):
    office = open_office(load_settings(monrad / "corr.toml"))
    try:
        said = with_names(office, f"P0001 and P9999: `corr event bye {EVENT} P0001 P9999`")
    finally:
        office.store.close()
    assert said == f"{person(1)} and P9999: `corr event bye {EVENT} 101 P9999`"


# -- acts are shown first ----


def file_of(folder: Path) -> Path:
    """A second event's file, as the first one's."""
    text = (folder / "event.toml").read_text(encoding="utf-8").replace(EVENT, "SK25")
    (folder / "next.toml").write_text(text, encoding="utf-8")
    return folder / "next.toml"


def test_opening_entering_and_starting_are_shown_before_they_are_done(tmp_path):
    made = begun(tmp_path, 2, kind="round_robin")
    file = str(file_of(made))
    steps = [("open", file), ("enter", "SK25", "101", "102"), ("start", "SK25", "--seed", "lots")]
    shown = ("Korr: entries are open", f"{person(1)} <", "With the seed lots:")
    for step, told in zip(steps, shown, strict=True):
        before = kept(made)
        done = corr(made, "event", *step, "--dry-run")
        assert done.status == 0, done.err
        assert told in done.out
        assert done.out.endswith("nothing was done\n")
        assert kept(made) == before
        done = corr(made, "event", *step)
        assert done.status == 0, done.err


def test_an_event_is_not_opened_by_a_dry_run(tmp_path):
    made = begun(tmp_path, 2, kind="round_robin")
    file = str(file_of(made))
    assert corr(made, "event", "open", file, "--dry-run").status == 0
    assert "there is no event SK25" in corr(made, "event", "enter", "SK25", "101").err


def test_a_close_is_shown_before_it_is_done(tmp_path):
    made = begun(tmp_path, 2, kind="round_robin")
    assert corr(made, "event", "rule", f"{EVENT}-001", "1-0", *REASON).status == 0
    out = ("--out", str(made / "out"))
    done = corr(made, "event", "close", EVENT, *out, "--dry-run")
    assert done.status == 0, done.err
    assert "is over" in done.out
    assert not (made / "out").exists()
    done = corr(made, "event", "close", EVENT, *out, "--json")
    assert json.loads(done.out)["report"] == 1


def typed(folder: Path, answer: str, *words: str) -> str:
    """What a command prints to somebody who types at a terminal and answers its question."""
    ours, theirs = pty.openpty()
    argv = [sys.executable, "-m", "corr", "--config", str(folder / "corr.toml"), *words]
    try:
        os.write(ours, f"{answer}\n".encode())
        done = subprocess.run(argv, stdin=theirs, capture_output=True, text=True, check=True)
    finally:
        os.close(ours)
        os.close(theirs)
    return done.stdout


@pytest.mark.slow
def test_who_types_a_draw_is_asked_first(monrad):
    for number in (1, 2):
        assert corr(monrad, "event", "rule", f"{EVENT}-00{number}", "1-0", *REASON).status == 0
    before = kept(monrad)
    said = typed(monrad, "n", "event", "draw", EVENT)
    assert "Round 2 of 3" in said
    assert "Do it?" in said
    assert said.endswith("nothing was done\n")
    assert kept(monrad) == before
    said = typed(monrad, "y", "event", "draw", EVENT)
    assert "letters wait to be sent" in said
    assert kept(monrad) != before
