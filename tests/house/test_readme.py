"""The README's commands and settings are the program's."""

import doctest
import re
import subprocess
import sys

import pytest

from tests.commands import corr
from tests.places import ROOT, TESTS

README = (ROOT / "README.md").read_text(encoding="utf-8")
GROUPS = ("event", "game", "mail", "player", "ranking")


def commands() -> list[tuple[str, ...]]:
    """The words after `corr` in every piece of code that begins with it, options left out."""
    found = set[tuple[str, ...]]()
    in_blocks = re.findall(r"^corr ([^#\n]+)", README, re.MULTILINE)
    for code in (*re.findall(r"`(?:\S*/)?corr ([^`]+)`", README), *in_blocks):
        words = code.split()
        found.add(tuple(words[: 2 if words[0] in GROUPS else 1]))
    return sorted(found)


COMMANDS = commands()


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "corr", *words], capture_output=True, text=True, check=False
    )


def test_the_readme_names_commands():
    assert ("daemon",) in COMMANDS
    assert ("event", "close") in COMMANDS


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_in_the_readme_exists(tmp_path, words):
    done = corr(tmp_path, *words, "--help")
    assert done.status == 0, done.err


def test_the_program_starts_as_the_readme_has_it():
    done = run("--help")
    assert done.returncode == 0, done.stderr
    assert "Usage: " in done.stdout


def test_the_readme_examples_in_python_are_true():
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, encoding="utf-8"
    )
    assert tried >= 4
    assert failed == 0


@pytest.mark.parametrize("path", re.findall(r"\]\(([^)#:]+)\)", README))
def test_every_file_that_the_readme_links_is_there(path):
    assert (ROOT / path).is_file()


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`([\w/]*test_\w+\.py)`", README))))
def test_every_test_that_a_promise_names_is_there(name):
    assert (TESTS / name).is_file()


def test_the_columns_of_the_players_list_are_the_programs():
    from corr.service.players.from_list import COLUMNS

    assert ",".join(COLUMNS) in README
