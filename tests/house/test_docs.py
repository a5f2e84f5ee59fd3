"""What README and the pages of docs say of commands, settings and files is the program's."""

import doctest
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from corr import __version__
from corr.acts.table import ROWS
from corr.cli.guide.plain import as_plain
from corr.cli.guide.topics import CONTENTS, topics
from corr.tournament.scoring.figures import SYSTEMS, tie_breaks_of
from tests.commands import corr
from tests.places import ROOT, TESTS

DOCS = ROOT / "docs"
PAGES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in (
        *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
        ROOT / "examples" / "README.md",
        *sorted(DOCS.rglob("*.md")),
    )
}
WITH_PYTHON = [name for name, text in PAGES.items() if ">>> " in text]


def commands() -> dict[str, set[str]]:
    """The pages by each command that stands in their code, its words after `corr`."""
    found = dict[str, set[str]]()
    for name, text in PAGES.items():
        fenced = "\n".join(re.findall(r"^ *```\w*\n(.*?)^ *```", text, re.M | re.S))
        blocks = re.findall(r"^ *(?:\$ )?(?:\S*/)?corr ([^#\n]+)", fenced, re.M)
        text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.M | re.S)
        for code in (*re.findall(r"`(?:\S*/)?corr\s+([^`]+)`", text), *blocks):
            found.setdefault(" ".join(called(code.split())), set()).add(name)
    return dict(sorted(found.items()))


def called(words: list[str]) -> list[str]:
    """The words that call a command: a group's, and what stands in it."""
    rows, path = ROWS, list[str]()
    if words[0] in ("--config", "-c"):
        words = words[2:]
    for word in words:
        if word.startswith("-"):
            break
        path.append(word)
        if word not in rows or isinstance(rows[word], str):
            break
        rows = rows[word].rows
    return path


COMMANDS = commands()


def links() -> list[tuple[str, str]]:
    """Every link of a page to a page or a file of the repository, with the page it stands in."""
    return sorted(
        {
            (name, to)
            for name, text in PAGES.items()
            for to in re.findall(r"(?:\]\(|src(?:set)?=\")([^)\"\s]+)[)\"]", text)
            if not re.match(r"\w+:", to)
        }
    )


@cache
def anchors(path: Path) -> set[str]:
    """What the headings of a page are called in links."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    found = re.findall(r"^#+ +(.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in found}


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "corr", *words], capture_output=True, text=True, check=False
    )


def test_the_pages_name_commands():
    assert {"daemon", "event close", "title test next"} <= COMMANDS.keys()


@pytest.mark.parametrize("words", COMMANDS)
def test_every_command_of_the_pages_exists(tmp_path, words):
    done = corr(tmp_path, *words.split(), "--help")
    assert done.status == 0, (sorted(COMMANDS[words]), done.err)


def test_the_program_starts_as_the_readme_has_it():
    done = run("--help")
    assert done.returncode == 0, done.stderr
    assert "Usage: " in done.stdout


@pytest.mark.parametrize("name", WITH_PYTHON)
def test_the_examples_in_python_are_true(name):
    failed, tried = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert tried
    assert failed == 0


def test_there_are_examples_in_python():
    assert {"docs/referee.md", "docs/files.md"} <= set(WITH_PYTHON)


@pytest.mark.parametrize(("name", "to"), links())
def test_every_link_leads_somewhere(name, to):
    path, _, anchor = to.partition("#")
    target = (ROOT / name).parent / path if path else ROOT / name
    assert target.is_file(), f"{name}: {to}"
    assert not anchor or anchor in anchors(target), f"{name}: {to}"


@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("docs/")])
def test_a_page_links_to_nothing_that_no_installation_has(name):
    outside = [to for page, to in links() if page == name and not inside(name, to)]
    assert outside == []


def inside(name, to):
    return ((ROOT / name).parent / to.partition("#")[0]).resolve().is_relative_to(DOCS)


def test_the_contents_have_every_page_once():
    pages = {path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md")} - {CONTENTS}
    assert sorted(one.path for one in topics()) == sorted(pages)


def test_every_topic_has_a_name_of_its_own():
    names = [one.name for one in topics()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("topic", topics(), ids=lambda one: one.name)
def test_a_page_begins_with_its_title(topic):
    lines = topic.text().splitlines()
    assert lines[0].startswith("# ")
    assert [line for line in lines[1:] if line.startswith("# ")] == [] or "```" in topic.text()


@pytest.mark.parametrize("topic", topics(), ids=lambda one: one.name)
def test_a_page_can_be_read_at_a_terminal_of_80_columns(topic):
    too_long = [line for line in as_plain(topic.text()) if len(line) > 80]
    assert too_long == []


@pytest.mark.parametrize("topic", topics(), ids=lambda one: one.name)
def test_no_word_of_a_page_is_lost_at_the_terminal(topic):
    def words(text):
        return set(re.findall(r"\w+", text))

    written = re.sub(r"\]\([^)\s]+\)|^```\w*|<!--.*?-->", " ", topic.text(), flags=re.M)
    lost = words(written) - words("\n".join(as_plain(topic.text())))
    heads = {cell for row in re.findall(r"^\|.*\n(?=\| ?-)", written, re.M) for cell in words(row)}
    assert lost - heads == set()


def test_the_readme_is_short():
    assert len(PAGES["README.md"].encode()) <= 6000


def test_the_readme_has_the_two_commands():
    assert "\nscripts/demo " in PAGES["README.md"]
    assert "\nscripts/test " in PAGES["README.md"]


def test_nobody_is_told_to_install_another_project():
    """In the public index the bare name is somebody else's."""
    for name, text in PAGES.items():
        assert not re.search(r"install (?:-\S+ )*[\"']?corr(?![-/.\w])", text), name


def test_the_wheel_that_is_installed_is_of_this_version():
    found = {
        (name, version)
        for name, text in PAGES.items()
        for version in re.findall(r"corr-([\d.]+)-py3-none-any\.whl", text)
        if name != "docs/operating/upgrade.md"
    }
    assert {"README.md", "docs/arbiter/first-event.md"} <= {name for name, _ in found}
    assert {version for _, version in found} == {__version__}


def test_the_tests_that_promises_name_are_there():
    for page, text in PAGES.items():
        for name in set(re.findall(r"`(?:tests/)?([\w/]*test_\w+\.py)`", text)):
            assert (TESTS / name).is_file(), (page, name)


@pytest.mark.parametrize("name", [name for name in PAGES if "/first-event." in name])
def test_the_columns_of_the_players_list_are_the_programs(name):
    from corr.service.players.from_list import COLUMNS

    assert ",".join(COLUMNS) in PAGES[name]


@pytest.mark.parametrize("name", [name for name in PAGES if "/kinds." in name])
def test_the_tie_breaks_are_those_that_each_kind_knows(name):
    *_, text = PAGES[name].split("\n## ")
    rows = re.findall(r"^\| (`[^|]*) \| ([^|]*) \|$", text, re.M)
    told = {
        kind: tuple(re.findall(r"`(\w+)`", its))
        for kinds, its in rows
        for kind in re.findall(r"`(\w+)`", kinds)
    }
    assert told == {one: tie_breaks_of(one) for one in SYSTEMS if one != "teams_monrad"}
