"""The options, keys and orders that the pages of docs name are the program's."""

import re
from collections import defaultdict

import pytest

from corr import resources
from corr.acts.table import program
from corr.config import settings_keys
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_message, read_orders
from corr.tournament.spec.spec import spec_keys
from tests.house.test_docs import PAGES, called

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
FENCE = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
GENERATED = {f"docs/{name}-file.md" for name in ("event", "results", "board")}
KEYS = defaultdict[str, set[str]](set)
for table in (*settings_keys(), *spec_keys()):
    KEYS[table.head.strip("[]")] |= {key.name for key in table.keys}


def commands(text):
    """The pieces of code that begin with `corr`, each as its words, without what follows them:
    remarks, and what the shell does.
    """
    fenced = "\n".join(code for _, code in FENCE.findall(text))
    spans = re.findall(r"`([^`]+)`", FENCE.sub("", text))
    for code in (*spans, *fenced.splitlines()):
        if found := re.match(r"(?:\S*/)?corr\s+(.+)", code.strip(), re.DOTALL):
            yield re.sub(r"\s(?:#\s|[|&>]).*", "", found[1]).split()


def options(path):
    """Every option of a command, and of the program."""
    found = {"--help", "--version", "--install-completion", "--show-completion", "--config"}
    command = program()
    for name in path:
        command = command.commands[name]
    for one in getattr(command, "params", ()):
        found.update(one.opts, one.secondary_opts)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_every_option_of_a_command_exists(name):
    for words in commands(PAGES[name]):
        given = {one.partition("=")[0] for one in words if re.match(r"--?[a-z]", one)}
        assert given <= options(called(words)), " ".join(words)


@pytest.mark.parametrize("name", sorted(PAGES.keys() - GENERATED))
def test_every_key_with_its_table_exists(name):
    for table, key in re.findall(r"`\[+(\w+)\]+\s+(\w+)", PAGES[name]):
        assert key in KEYS[table], f"[{table}] {key}"


@pytest.mark.parametrize("name", [name for name in PAGES if "docs/player" in name])
def test_every_order_of_the_players_page_is_one(name):
    rows = re.findall(r"^\|[^|]+\|([^|]+)\|$", PAGES[name], re.MULTILINE)
    shown = [code for row in rows for code in re.findall(r"`([^`]+)`", row)]
    assert len(shown) > 40
    unread = [
        code
        for code in shown
        if not read_orders(code, WORDS, RENJU.recognises) and not read_message(code, WORDS)
    ]
    assert unread == []
