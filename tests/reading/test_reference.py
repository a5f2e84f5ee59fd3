"""The reference of settings and event file: every key, with values that the files do take."""

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Annotated

import pytest
from msgspec import Struct

from corr.config import default_settings_text, settings_keys
from corr.errors import ConfigError
from corr.ranking.board.board_file import board_keys
from corr.ranking.correspondence.eventfile import EventEntry, GameEntry, PlayerEntry
from corr.reading.entries import keys_of
from corr.reading.kinds import LINE, choice, only, whole
from corr.reading.reference import Key, KeyTable, as_file, as_text, tables_of
from corr.tournament.elsewhere.elsewhere_parts import result_keys
from corr.tournament.spec.spec import parse_spec, spec_keys
from corr.tournament.spec.spec_text import example_spec_text
from tests.commands import corr
from tests.places import ROOT

PAGES = {
    "settings reference": "settings.md",
    "event reference": "event-file.md",
    "event reference --of results": "results-file.md",
    "event reference --of board": "board-file.md",
}
SETTINGS, EVENT_FILE = settings_keys(), spec_keys()


@pytest.mark.parametrize("command", PAGES)
def test_the_page_in_the_documentation_is_what_the_command_writes(tmp_path, command):
    done = corr(tmp_path, *command.split(), "--markdown")
    page = (ROOT / "docs" / PAGES[command]).read_text(encoding="utf-8")
    assert done.out == page, f"corr {command} --markdown > docs/{PAGES[command]}"


@pytest.mark.parametrize("command", PAGES)
def test_the_terminal_and_json_have_the_same_keys(tmp_path, command):
    tables = json.loads(corr(tmp_path, *command.split(), "--json").out)
    printed = corr(tmp_path, *command.split()).out
    for table in tables:
        assert f"\n{table['head']}  " in f"\n{printed}"
        for key in table["keys"]:
            assert re.search(rf"\n  {key['name']}[ :]", printed)


def keys() -> Iterator[tuple[KeyTable, Key]]:
    for table in (*SETTINGS, *EVENT_FILE):
        for key in table.keys:
            yield table, key


@pytest.mark.parametrize(
    ("table", "key"), [pytest.param(*each, id=f"{each[0].head}{each[1].name}") for each in keys()]
)
def test_every_key_is_told_in_words_with_a_value_that_is_toml(table, key):
    assert key.about
    assert key.takes
    for value in filter(None, (key.usual, key.example)):
        assert tomllib.loads(f"{key.name} = {value}")
    assert key.example or key.usual or key.name == "entry_until"


@pytest.mark.parametrize("keys", [result_keys, board_keys])
def test_every_key_of_a_file_of_results_is_told_with_a_value_that_is_json(keys):
    for table in keys():
        for key in table.keys:
            assert key.about
            assert key.takes
            for value in filter(None, (key.usual, key.example)):
                json.loads(value)


def test_the_file_of_results_has_every_key_of_the_ranking():
    told = {table.head.partition("[")[0]: table.keys for table in result_keys()}
    for head, part in (("event", EventEntry), ("players", PlayerEntry), ("games", GameEntry)):
        assert keys_of(part) <= {key.name for key in told[head]}


@pytest.mark.parametrize(
    ("text", "tables"),
    [(default_settings_text(), SETTINGS), (example_spec_text(), spec_keys("renju"))],
)
def test_a_new_file_names_every_key_in_order_also_those_that_are_commented_out(text, tables):
    written = tomllib.loads(re.sub(r"^# (?=\w+ = |\[\[)", "", text, flags=re.MULTILINE))
    parts = {name: part[0] if isinstance(part, list) else part for name, part in written.items()}
    assert {name: list(part) for name, part in parts.items()} == {
        table.head.strip("[]"): [
            key.name
            for key in table.keys
            if len(key.choices) != 1 or key.name in parts[table.head.strip("[]")]
        ]
        for table in tables
    }


def test_a_key_that_was_just_declared_stands_in_a_new_file():
    class Part(Struct, kw_only=True):
        """[tea]: how it is made. Nobody else knows."""

        sort: Annotated[str, choice("green", "black"), "what is poured over"] = "green"
        minutes: Annotated[int, whole(0, 9, 3), "how long it draws; 0 for by taste"] = 0
        name: Annotated[str, LINE.such_as("a pot"), "in which"]
        heat: Annotated[str, only("hot"), "how warm"] = "hot"

    class File(Struct):
        tea: Part

    text = as_file("# New.", tables_of(File), {"tea": {"name": "Åke's"}})
    lines = [" ".join(line.split()) for line in text.splitlines()]
    assert lines == [
        "# New.",
        "",
        "# How it is made.",
        "[tea]",
        'sort = "green" # "green" or "black": what is poured over',
        "# minutes = 3 # how long it draws; 0 for by taste",
        'name = "Åke\'s" # in which',
    ]


def test_a_key_that_the_reference_does_not_have_is_refused():
    text = example_spec_text()
    with pytest.raises(ConfigError, match="an unknown key"):
        parse_spec(text.replace("max_players", "most_players"), "SK24.toml")
    names = [key.name for table in EVENT_FILE for key in table.keys if table.head == "[event]"]
    with pytest.raises(ConfigError, match=", ".join(names)):
        parse_spec(text.replace("max_players", "most_players"), "SK24.toml")


def examples(head: str) -> str:
    """A table in which every key has its example, or what is usual."""
    (table,) = (one for one in EVENT_FILE if one.head == head)
    lines = [f"{key.name} = {key.example or key.usual}" for key in table.keys]
    return "\n".join([head, *lines, ""])


@pytest.mark.parametrize("head", ["[event]", "[leave]", "[mail]"])
def test_the_examples_of_a_table_can_stand_in_a_file_together(head):
    needed = "" if head == "[event]" else examples("[event]")
    assert parse_spec(needed + examples(head), "SK24.toml").event.id == "SK24"


def test_no_line_on_the_terminal_is_too_long():
    assert all(len(line) <= 120 for line in as_text((*SETTINGS, *EVENT_FILE)))
