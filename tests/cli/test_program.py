"""Which commands there are, and that none of them loads what only the others need."""

import pkgutil
import re
import subprocess
import sys
from importlib import import_module
from inspect import isfunction
from pathlib import Path

import pytest
import typer
from typer.main import get_command
from typer.testing import CliRunner

import corr.acts
from corr.acts.drawing import Style
from corr.acts.loading import command, paths
from corr.acts.table import ROWS, every_command
from corr.bench import BENCHES
from corr.bench.arbiter import build
from corr.cli.program import app

HEAVY = (
    *(
        "corr.mail.orders.orders",
        "corr.mail.read.read",
        "corr.mail.write.write",
        "corr.picture",
        "corr.records",
    ),
    *(
        "corr.ranking",
        "corr.report",
        "corr.wire",
        "corr.daemon",
        "corr.demo",
        "corr.acts.events.event",
    ),
    *(
        "jinja2",
        "rich",
        "rustworkx",
        "bs4",
        "PIL",
        "imapclient",
        "aiosmtplib",
        "asyncio",
        "sqlite_utils",
    ),
)
"""What it takes a while to load, and what no look at an installation needs."""


OURS = ("corr.cli.", "corr.acts.")


def loaded_by(folder, *words):
    """The modules that a command loads."""
    script = (
        "import atexit, sys; from corr.cli import main;"
        "atexit.register(lambda: print('loaded', *sys.modules)); main()"
    )
    command = [sys.executable, "-c", script, *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    before, _, loaded = done.stdout.rpartition("loaded ")
    assert before, done.stderr
    return set(loaded.split())


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An installation with games that are running, none of them late."""
    folder = tmp_path_factory.mktemp("club") / "desk"
    build(folder, 3)
    return folder


@pytest.mark.parametrize("command", ["status", "metrics"])
def test_a_look_at_an_installation_loads_little(folder, command):
    loaded = loaded_by(folder, command)
    assert f"corr.operating.{command}" in loaded
    assert not loaded.intersection(HEAVY)


@pytest.mark.parametrize("words", [("game", "show", "DK26-001"), ("event", "table", "DK26")])
def test_a_look_at_one_game_or_table_loads_nothing_that_writes_letters(folder, words):
    heavy = (
        "jinja2",
        "PIL",
        "corr.mail.write.write",
        "corr.mail.orders",
        "corr.mail.read.machines",
    )
    rooms = ("letters", "register", "event", "play.flags", "desk", "post", "players")
    loaded = loaded_by(folder, *words)
    never = {*heavy, *(f"corr.service.{room}" for room in rooms), "corr.report", "pydantic"}
    assert "corr.service.office.office" in loaded
    assert sorted(never & loaded) == []


def test_what_is_heavy_is_called_by_its_name(folder):
    for name in HEAVY:
        import_module(name)


def test_the_ranking_list_loads_neither_events_nor_letters(folder):
    heavy = ("corr.service", "corr.mail.letter", "corr.games", "corr.tournament", "sqlite_utils")
    loaded = loaded_by(folder, "ranking", "list")
    assert "corr.report.levels.ranking_list" in loaded
    assert sorted(one for one in heavy if one in loaded) == []


def test_a_command_loads_no_other_command(folder):
    loaded = {one for one in loaded_by(folder, "keys", "rotate", "--help") if one.startswith(OURS)}
    assert loaded == {
        "corr.acts.common",
        "corr.acts.errand",
        *("corr.acts.declared", "corr.acts.loading", "corr.acts.page", "corr.acts.table"),
        "corr.cli.program",
        "corr.cli.set_up",
        "corr.cli.set_up.keys",
    }


def test_a_position_loads_what_it_shows_and_no_more(folder):
    heavy = ("PIL", "jinja2", "fluent", "ssl", "http.client", "sqlite3", "corr.service")
    loaded = loaded_by(folder, "position", "h8")
    assert "corr.games.renju.forbidden" in loaded
    assert sorted(one for one in heavy if one in loaded) == []


def test_who_verifies_a_proof_loads_nothing_of_an_installation(folder):
    loaded = loaded_by(folder, "game", "verify", "--help")
    assert "corr.acts.games.proof" in loaded
    assert sorted(loaded & {"corr.service", "corr.store", "corr.mail", "corr.tournament"}) == []


@pytest.mark.parametrize("words", ["--help", "--version"])
def test_the_programs_help_and_version_load_no_command(folder, words):
    all_of_it = loaded_by(folder, words)
    assert (
        sorted(all_of_it & {"fluent", "sqlite3", "pydantic", "corr.service", "corr.games"}) == []
    )
    loaded = {one for one in all_of_it if one.startswith(OURS)}
    assert loaded == {
        *("corr.acts.common", "corr.acts.declared", "corr.acts.errand", "corr.acts.loading"),
        *("corr.acts.page", "corr.acts.table"),
        "corr.cli.program",
    }


def test_the_help_of_the_benchmark_names_every_part_of_it():
    shown = CliRunner().invoke(app, ["bench", "--help"], env={"COLUMNS": "200"}).output
    assert [
        one for one in BENCHES if not re.search(rf"\b{one}\b", shown.partition("Options")[0])
    ] == []


def test_the_programs_help_says_of_each_command_what_its_own_help_begins_with():
    shown = CliRunner().invoke(app, ["--help"], env={"COLUMNS": "200"}).output
    for name, one in get_command(app).commands.items():
        first = (one.help or "").split("\n\n")[0].replace("\n", " ")
        assert f" {name} " in shown
        assert first
        assert first in shown, name


def declared():
    """Every function that is declared as an act or a question."""
    for module in pkgutil.walk_packages(corr.acts.__path__, "corr.acts."):
        for one in vars(import_module(module.name)).values():
            if isfunction(one) and "declared" in vars(one) and one.__module__ == module.name:
                yield one


def named(function):
    return function.__module__, function.__name__


def test_whatever_is_declared_is_a_command():
    reached = {named(command.callback) for command in every_command().values()}
    assert {named(one) for one in declared()} - reached == set()


@pytest.mark.parametrize(
    "words", [("position", "h8"), ("status",), ("status", "--json"), ("event", "table", "DK26")]
)
def test_plain_arguments_are_read_without_the_reader_of_odd_ones(folder, words):
    assert "pydantic" not in loaded_by(folder, *words)


VALUES = (
    *(None, "", "x", "hå", "h8", "5", "05", "-5", "+5", "1_0", "5.0", "٣", "\udcff", "a\nb"),
    *("999999999", "9999999999", "corr.toml", "nowhere", "no", "yes", "NO", "x_o", "discs"),
    *(5, 0, 400, True, Path("corr.toml"), Path("nowhere"), Style.X_O, ("a", "b"), ["a"], (), []),
)
"""What may be given to an argument, by a command line or by its default."""


def read(reader, param, value):
    """What a reader makes of a value, with its kind; or what it complains of."""
    try:
        found = reader.coerce(value, param, None)
    except typer.BadParameter as error:
        return "not taken", error.message
    return type(found), found


def test_plain_arguments_are_read_as_typer_reads_them(folder, monkeypatch):
    monkeypatch.chdir(folder)
    kinds = dict[object, object]()
    for name, row in paths(ROWS):
        found = command(row, name[-1])
        for param in found.get_params(found.context_class(found)):
            about = param.type_descriptor.parameter_info
            kind = str(param.type_descriptor.annotation)
            kinds.setdefault((kind, about.min, about.max, param.nargs, param.multiple), param)
    for param in kinds.values():
        for value in VALUES:
            ours, theirs = param.get_runtime_param(), type(param).get_runtime_param(param)
            assert read(ours, param, value) == read(theirs, param, value), (param, value)
    assert len(kinds) > 10
