"""Cron asks every few minutes: a verb that has nothing to do says so before the rest is loaded."""

import os
import stat
import subprocess
import sys
from shutil import copytree, ignore_patterns

import pytest

from corr.cli.idle import idle_verb
from corr.config import create_keys
from tests.cli.test_program import loaded_by
from tests.office import SETTINGS
from tests.places import ROOT

HERE = {"corr", "corr.cli", "corr.cli.idle", "corr.store", "corr.store.idle"}
"""All of ours that an idle verb loads."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An installation whose verbs have all found nothing once."""
    folder = tmp_path_factory.mktemp("club")
    (folder / "corr.toml").write_text(SETTINGS)
    create_keys(folder / "corr.keys")
    for verb in ("tick", "send", "handle", "tick", "send"):
        loaded_by(folder, verb)
    return folder


def ours(loaded):
    return {one for one in loaded if one.partition(".")[0] == "corr"}


def loaded_for(folder, *words):
    return ours(loaded_by(folder, *words))


@pytest.mark.parametrize("words", ["handle", "tick", "send", "send --cron"])
def test_an_idle_verb_loads_nothing_but_the_one_look(folder, words):
    loaded = loaded_by(folder, *words.split())
    assert ours(loaded) == HERE
    assert len(loaded) < 120
    assert not loaded & {"typer", "asyncio", "json", "pathlib", "email"}


def test_it_says_what_it_says_when_all_is_loaded(folder):
    said = []
    (folder / "corr.toml").touch()  # so the first one of two looks for itself
    command = [sys.executable, "-m", "corr", "handle"]
    for _ in range(2):
        said.append(subprocess.run(command, cwd=folder, capture_output=True, check=True))
    assert [(one.stdout, one.stderr) for one in said] == [(b"handle: 0\n", b"")] * 2


@pytest.mark.parametrize(
    "words",
    [
        ["handle", "--json"],
        ["handle", "--cron"],
        ["handle", "--help"],
        ["fetch"],
        ["status"],
        ["--config", "none.toml", "handle"],
        ["--config"],
        [],
    ],
)
def test_what_is_out_of_the_ordinary_is_loaded(folder, monkeypatch, words):
    monkeypatch.chdir(folder)
    assert idle_verb(["handle"]) == "handle"
    assert idle_verb(["--config", str(folder / "corr.toml"), "handle"]) == "handle"
    assert idle_verb(words) == ""


@pytest.mark.parametrize("name", ["corr.toml", "corr.keys"])
def test_a_settings_file_that_was_touched_is_read_again(folder, monkeypatch, name):
    monkeypatch.chdir(folder)
    seen = (folder / name).stat()
    os.utime(name, ns=(seen.st_atime_ns, seen.st_mtime_ns + 1))
    assert idle_verb(["handle"]) == ""
    os.utime(name, ns=(seen.st_atime_ns, seen.st_mtime_ns))
    assert idle_verb(["handle"]) == "handle"


def test_bytecode_may_be_read_by_whoever_may_read_the_source(tmp_path):
    """Else another user compiles everything anew at each start, for ever."""
    copytree(ROOT / "corr", tmp_path / "corr", ignore=ignore_patterns("__pycache__"))
    for name in ("data", "templates"):
        (tmp_path / name).symlink_to(ROOT / name)
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", "corr", "keys", "rotate", "--help"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        check=False,
        umask=0o077,
    )
    assert done.returncode == 0, done.stderr
    folders = [
        one for one in tmp_path.rglob("__pycache__") if one.parent.name in ("acts", "set_up")
    ]
    files = [file for folder in folders for file in folder.iterdir()]
    assert files
    modes = {stat.S_IMODE(one.stat().st_mode) for one in files}
    assert (modes, {stat.S_IMODE(one.stat().st_mode) for one in folders}) == ({0o644}, {0o755})
