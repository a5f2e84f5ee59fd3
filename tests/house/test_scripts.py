"""The scripts and what stands around them; nothing here installs or downloads anything."""

import os
import re
import shutil
import subprocess
import sys
import tomllib

import pytest

from tests.every import every
from tests.places import ROOT

SCRIPTS = (
    "scripts/setup",
    "scripts/demo",
    "scripts/test",
    "scripts/mail-servers",
    "scripts/gnubg",
    "scripts/check",
    "scripts/bench",
    "scripts/letters",
    "scripts/letter-pictures",
    "scripts/site",
    ".ci/run",
)
CONSTRAINTS = (ROOT / "scripts" / "constraints.txt").read_text(encoding="utf-8").splitlines()

# Put together so that this file does not find itself.
HOSTS = re.compile("|".join(["py" + "pi\\.org", "python" + "hosted\\.", "/sim" + "ple/"]))
HOMES = re.compile(r"(?<![\w.~/-])/(?:home|root|Users|work)/\w")
UNTRACKED = {".git", ".venv", "__pycache__", "dist", "build", "demo-out", ".hypothesis"}


def tracked():
    """The files under version control and those about to be; without git, all that look so."""
    git = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(git, capture_output=True, check=True).stdout.decode().split("\0")
    except (OSError, subprocess.CalledProcessError):
        listed = [
            str(path.relative_to(ROOT))
            for path in ROOT.rglob("*")
            if not UNTRACKED & set(path.parts) and not re.search(r"\.\w+_cache/", str(path))
        ]
    return [ROOT / name for name in listed if name and (ROOT / name).is_file()]


def canonical(name):
    return re.sub(r"[-_.]+", "-", name).lower()


def pins():
    return {
        canonical(name): pin for name, _, pin in (line.partition("==") for line in CONSTRAINTS)
    }


def requirements():
    """Every requirement of pyproject, with those of the build, as (name, specifier)."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"].values()
    lines = [
        *project["build-system"]["requires"],
        *project["project"]["dependencies"],
        *(line for extra in extras for line in extra),
    ]
    parts = [re.fullmatch(r"([\w.-]+)(?:\[[^]]*\])?\s*(.*)", line) for line in lines]
    return {(canonical(part[1]), part[2]) for part in parts} - {("corr", "")}


def version(text):
    return tuple(int(part) for part in text.split("."))


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_can_be_run_and_stops_at_the_first_error(name):
    path = ROOT / name
    assert os.access(path, os.X_OK)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(("#!/bin/sh\n", "#!/usr/bin/env bash\n"))
    assert re.search(r"^set -eu", text, re.MULTILINE)


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_has_no_mistake_in_its_grammar(name):
    shell = "bash" if name == ".ci/run" else "sh"
    done = subprocess.run([shell, "-n", ROOT / name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_no_tracked_file_names_a_package_registry():
    assert _found(HOSTS) == []


def test_no_tracked_file_names_a_folder_of_somebodys_machine():
    assert _found(HOMES) == []


def _found(pattern):
    return [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in tracked()
        if (match := pattern.search(path.read_bytes().decode("utf-8", "replace")))
    ]


def test_the_search_for_addresses_finds_them():
    assert HOSTS.search("index-url = https://" + "py" + "pi.org/x")
    assert HOMES.search("cd /ho" + "me/anna/corr")
    assert not HOMES.search("templates/work/letter and a/home/b")
    assert ROOT / "pyproject.toml" in tracked()


def test_every_constraint_is_one_name_and_one_version():
    for line in CONSTRAINTS:
        assert re.fullmatch(r"[A-Za-z0-9][\w.-]*==[0-9][0-9A-Za-z.]*", line), line
    assert len(pins()) == len(CONSTRAINTS)


@every("name, specifier", sorted(requirements()))
def test_every_requirement_is_pinned_within_its_bounds(name, specifier):
    pin = pins().get(name)
    assert pin, f"{name} is not in scripts/constraints.txt"
    if specifier.startswith("=="):
        assert pin == specifier[2:]
    elif specifier:
        assert specifier.startswith(">=")
        assert version(pin) >= version(specifier[2:])


def test_what_an_editable_build_needs_is_pinned():
    assert "editables" in pins()


# The set-up, with stand-ins for the programs of the system


@pytest.fixture
def checkout(tmp_path):
    """A folder with a blank in its name, holding only what scripts/setup reads."""
    folder = tmp_path / "a checkout"
    (folder / "scripts").mkdir(parents=True)
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("setup", "constraints.txt"):
        shutil.copy(ROOT / "scripts" / name, folder / "scripts")
    return folder


def stand_in(folder, name, script):
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def setup(checkout, *words, path="", **environment):
    surroundings = {**os.environ, **environment}
    if path:
        surroundings["PATH"] = f"{path}{os.pathsep}{surroundings['PATH']}"
    return subprocess.run(
        [checkout / "scripts" / "setup", *words],
        cwd="/",
        env=surroundings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_old_python_is_refused_in_words(checkout, tmp_path):
    old = stand_in(tmp_path, "python-old", '[ "$1" = -V ] && echo Python 3.9.2 && exit; exit 1')
    done = setup(checkout, PYTHON=str(old))
    assert done.returncode == 2
    assert "corr needs Python 3.11 or newer" in done.stderr
    assert "Python 3.9.2" in done.stderr
    assert not (checkout / ".venv").exists()


def test_a_missing_python_is_refused_in_words(checkout):
    done = setup(checkout, PYTHON="no-such-python")
    assert done.returncode == 2
    assert "there is no command 'no-such-python'" in done.stderr


def test_without_rights_an_incomplete_venv_is_mended_by_one_command(checkout, tmp_path):
    lame = stand_in(tmp_path, "python3", 'case "$2" in *ensurepip*) exit 1;; esac')
    stand_in(tmp_path, "id", "echo 1000")
    done = setup(checkout, PYTHON=str(lame), path=str(tmp_path))
    assert done.returncode == 2
    assert "sudo apt-get install python3-venv" in done.stderr


def test_the_administrator_gets_an_incomplete_venv_mended(checkout, tmp_path):
    lame = stand_in(
        tmp_path,
        "python3",
        f'case "$2" in *ensurepip*) [ -e "{tmp_path}/mended" ];; venv) exit 9;; esac',
    )
    stand_in(tmp_path, "id", "echo 0")
    stand_in(tmp_path, "apt-get", f'echo "$@" >>"{tmp_path}/asked"; touch "{tmp_path}/mended"')
    done = setup(checkout, PYTHON=str(lame), path=str(tmp_path))
    assert (tmp_path / "asked").read_text() == "install -y -q python3-venv\n"
    assert done.returncode == 9, "it goes on to make the environment"


@pytest.fixture
def ready(checkout):
    """The checkout with an environment whose Python only writes down what it is asked."""
    (checkout / ".venv" / "bin").mkdir(parents=True)
    stand_in(checkout / ".venv" / "bin", "python", 'echo "$@" >>"$PWD/asked"')
    return checkout


def asked(checkout):
    path = checkout / "asked"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def installed(checkout):
    """What was asked of pip."""
    return [line for line in asked(checkout) if line.startswith("-m pip install ")]


def test_the_set_up_installs_and_compiles_once(ready):
    for _ in range(2):
        done = setup(ready, "demo", PYTHON=sys.executable)
        assert done.returncode == 0, done.stderr
    assert asked(ready) == [
        "-m pip install -qq -e .[demo] -c scripts/constraints.txt",
        "-m compileall -q corr",
    ]


def test_what_is_installed_is_compiled_whatever_the_environment_says(ready):
    told = 'echo "${PYTHONDONTWRITEBYTECODE-compiled}" >>"$PWD/asked"'
    stand_in(ready / ".venv" / "bin", "python", told)
    setup(ready, "demo", PYTHON=sys.executable, PYTHONDONTWRITEBYTECODE="1")
    assert asked(ready) == ["compiled"] * 2


def test_the_tests_get_more_than_the_demo_and_keep_it(ready):
    for wanted in ("demo", "dev", "demo"):
        assert setup(ready, wanted, PYTHON=sys.executable).returncode == 0
    assert ["[dev]" in line for line in installed(ready)] == [False, True]


@pytest.mark.parametrize("name", ["pyproject.toml", "scripts/constraints.txt"])
def test_a_changed_list_of_packages_installs_again(ready, name):
    assert setup(ready, "dev", PYTHON=sys.executable).returncode == 0
    with (ready / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    assert setup(ready, "demo", PYTHON=sys.executable).returncode == 0
    assert ["[dev]" in line for line in installed(ready)] == [True, True]


def test_a_failed_install_is_tried_again(ready):
    stand_in(ready / ".venv" / "bin", "python", "exit 1")
    done = setup(ready, "demo", PYTHON=sys.executable)
    assert done.returncode == 2
    assert "could not be installed" in done.stderr
    stand_in(ready / ".venv" / "bin", "python", 'echo "$@" >>"$PWD/asked"')
    assert setup(ready, "demo", PYTHON=sys.executable).returncode == 0
    assert len(installed(ready)) == 1


def test_a_checkout_that_was_moved_gets_a_new_environment(ready, tmp_path):
    assert setup(ready, "demo", PYTHON=sys.executable).returncode == 0
    moved = ready.rename(tmp_path / "elsewhere")
    python = stand_in(tmp_path, "python", f'[ "$2" != venv ] || echo "$@" >"{tmp_path}/made"')
    assert setup(moved, "demo", PYTHON=str(python)).returncode == 0
    assert (tmp_path / "made").read_text() == "-m venv --clear .venv\n"
    assert len(installed(moved)) == 2


def test_an_unknown_set_up_is_refused(checkout):
    done = setup(checkout, "everything")
    assert done.returncode == 2
    assert "usage: scripts/setup [demo|dev|site]" in done.stderr


# The mail servers for the tests, with stand-ins for the system


@pytest.fixture
def bare(tmp_path):
    """A system without mail servers: only what a shell needs, and what tests put there."""
    for name in ("bin", "sbin", "lib"):
        (tmp_path / name).mkdir()
    for name in ("rm", "mv", "chmod", "cat", "touch", "mkdir"):
        (tmp_path / "bin" / name).symlink_to(shutil.which(name))
    return tmp_path


def mail_servers(system, script=ROOT / "scripts" / "mail-servers", **environment):
    surroundings = {
        "PATH": f"{system}/bin",
        "SBIN": f"{system}/sbin",
        "LIB": f"{system}/lib",
        "GAMES": f"{system}/games",
    }
    return subprocess.run(
        [script],
        cwd=system,
        env={**surroundings, **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


INSTALL = "install -y -q --no-install-recommends"
ALL = "openssl dovecot-imapd dovecot-lmtpd postfix"


def apt(system, then=""):
    """An apt-get that writes down what it is asked and whether services may start then."""
    asked, policy = system / "asked", system / "sbin" / "policy-rc.d"
    script = f'echo "$DEBIAN_FRONTEND $@" >>"{asked}"; "{policy}"; echo $? >>"{asked}"; {then}'
    stand_in(system / "bin", "apt-get", script)
    stand_in(system / "bin", "debconf-set-selections", f'cat >>"{asked}"')
    stand_in(system / "bin", "id", "echo 0")


def test_the_administrator_gets_the_mail_servers_and_none_is_started(bare):
    apt(bare)
    done = mail_servers(bare)
    assert (done.returncode, done.stdout) == (0, "")
    selected, installed, may_start = asked(bare)
    assert selected == "postfix postfix/main_mailer_type select No configuration"
    assert installed == f"noninteractive {INSTALL} {ALL}"
    assert may_start == "101"
    assert not (bare / "sbin" / "policy-rc.d").exists()


def test_the_systems_own_policy_is_put_back_even_if_the_packages_cannot_be_had(bare):
    apt(bare, then="exit 100")
    policy = stand_in(bare / "sbin", "policy-rc.d", "exit 104")
    done = mail_servers(bare)
    assert done.returncode == 2
    assert f"apt-get could not install {ALL}." in done.stderr
    assert [line for line in asked(bare) if line.isdigit()] == ["101"] * 2
    assert policy.read_text() == "#!/bin/sh\nexit 104\n"
    assert [path.name for path in (bare / "sbin").iterdir()] == ["policy-rc.d"]


def test_only_what_is_missing_is_installed_and_nothing_if_all_is_there(bare):
    apt(bare)
    stand_in(bare / "bin", "openssl", "")
    stand_in(bare / "sbin", "dovecot", "")
    assert mail_servers(bare).returncode == 0
    assert asked(bare)[1] == f"noninteractive {INSTALL} dovecot-lmtpd postfix"
    stand_in(bare / "sbin", "postfix", "")
    (bare / "lib" / "dovecot").mkdir()
    stand_in(bare / "lib" / "dovecot", "lmtp", "")
    (bare / "asked").unlink()
    assert mail_servers(bare).returncode == 0
    assert asked(bare) == []


def test_without_rights_the_mail_servers_are_one_command_away(bare):
    apt(bare)
    stand_in(bare / "bin", "id", "echo 1000")
    done = mail_servers(bare)
    assert done.returncode == 2
    assert f"    apt-get {INSTALL} {ALL}\n" in done.stderr
    assert asked(bare) == []


@pytest.fixture
def tests_of(bare):
    """The script that runs the tests, with stand-ins for what it calls."""
    for folder, name, script in (
        ("scripts", "setup", ""),
        ("scripts", "mail-servers", "exit 2"),
        ("scripts", "gnubg", "exit 2"),
        (".venv/bin", "python", 'echo "$@"'),
    ):
        (bare / folder).mkdir(parents=True, exist_ok=True)
        stand_in(bare / folder, name, script)
    shutil.copy(ROOT / "scripts" / "test", bare / "scripts")
    (bare / "bin" / "dirname").symlink_to(shutil.which("dirname"))
    stand_in(bare / "bin", "getconf", "echo 2")
    return bare


def test_the_tests_run_without_mail_servers_after_a_warning(tests_of):
    done = mail_servers(tests_of, tests_of / "scripts" / "test")
    assert (done.returncode, done.stdout) == (
        0,
        (
            "-m compileall -q corr tests\n"
            "-m pytest -m not long -n 3 --maxprocesses 4 --dist loadfile"
            " --no-loadscope-reorder\n"
        ),
    )
    assert "WARNING: the tests with real mail servers will be left out." in done.stderr
    assert "WARNING: the tests with GNU Backgammon will be left out." in done.stderr


@pytest.mark.parametrize(("then", "status", "calls"), [("", 0, 1), ("exit 100", 2, 2)])
def test_the_administrator_gets_the_other_referee_of_matches(bare, then, status, calls):
    apt(bare, then)
    assert mail_servers(bare, ROOT / "scripts" / "gnubg").returncode == status
    wanted = [line for line in asked(bare) if not line.isdigit()]
    assert wanted[0] == f"noninteractive {INSTALL} gnubg"
    assert len(wanted) == calls
    stand_in(bare / "bin", "gnubg", "")
    (bare / "asked").unlink()
    assert mail_servers(bare, ROOT / "scripts" / "gnubg").returncode == 0
    assert asked(bare) == []


def test_without_rights_the_other_referee_is_one_command_away(bare):
    apt(bare)
    stand_in(bare / "bin", "id", "echo 1000")
    done = mail_servers(bare, ROOT / "scripts" / "gnubg")
    assert done.returncode == 2
    assert f"apt-get {INSTALL} gnubg\n" in done.stderr
    assert asked(bare) == []


def test_in_continuous_integration_missing_mail_servers_are_an_error(tests_of):
    done = mail_servers(tests_of, tests_of / "scripts" / "test", CI="true")
    assert (done.returncode, done.stdout) == (1, "")


PLUGIN = "from corr.demo import debian\ndebian._PROGRAMS = ('no-such-server',)\n"
ON_BOTH = "tests/wire/test_tls.py::test_imap_refuses_another_servers_certificate"


def run_without_servers(folder, **environment):
    (folder / "without_servers.py").write_text(PLUGIN, encoding="utf-8")
    surroundings = {name: value for name, value in os.environ.items() if name != "CI"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "without_servers", "-k", "debian"]
    return subprocess.run(
        [*command, "-p", "no:cacheprovider", ON_BOTH],
        cwd=ROOT,
        env={**surroundings, "PYTHONPATH": str(folder), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_what_was_left_out_is_told_at_the_end_of_a_run(tmp_path):
    done = run_without_servers(tmp_path)
    assert done.returncode == 0
    told = done.stdout.splitlines()
    title = next(line for line in told if "NOT TESTED with real mail servers" in line)
    assert title.startswith("!!!")
    after = told[told.index(title) + 1]
    assert after.startswith("1 tests were left out: no-such-server: not installed; as root: apt-")
    assert "1 skipped" in told[-1]


@pytest.mark.slow
def test_nothing_is_left_out_in_continuous_integration(tmp_path):
    done = run_without_servers(tmp_path, CI="true")
    assert done.returncode == 1
    assert "the Debian mail servers must be here in CI: no-such-server" in done.stdout
