"""The manual pages say what the commands declare, and `man` can show them."""

import re
import shutil
import subprocess

import pytest

from corr.acts.table import ROWS, SECTIONS
from corr.cli.manual import pages
from corr.cli.program import app
from tests.acts.declarations import COMMANDS
from tests.places import ROOT

MANUAL = ROOT / "docs" / "man"


def test_no_command_stands_in_two_sections_of_the_help():
    assert sum(map(len, SECTIONS.values())) == len(ROWS)


def test_the_pages_are_those_that_scripts_manual_writes():
    kept = {path.name: path.read_text(encoding="utf-8") for path in MANUAL.glob("*.1")}
    made = pages(app)
    assert kept.keys() == made.keys()
    assert [name for name in made if kept[name] != made[name]] == [], "run scripts/manual"


def test_every_act_and_question_has_its_place_in_the_manual():
    whole = "\n".join(pages(app).values()).replace(r"\-", "-")
    assert [name for name in COMMANDS if f"corr {name}" not in whole] == []


@pytest.mark.skipif(not shutil.which("groff"), reason="nothing here formats manual pages")
def test_the_formatter_has_nothing_to_complain_of():
    command = ["groff", "-man", "-Tutf8", "-ww", "-z", *sorted(map(str, MANUAL.glob("*.1")))]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_no_words_of_the_help_are_taken_for_a_style_and_left_out():
    assert all(command.help for command in COMMANDS.values())
    helps = {name: command.help or "" for name, command in COMMANDS.items()}
    assert [name for name, told in helps.items() if re.search(r"\[[a-z@/#]", told)] == []
