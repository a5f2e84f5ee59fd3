"""What is built from this folder installs elsewhere, with its templates and data inside."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from corr.acts.loading import paths
from corr.acts.table import ROWS
from tests.places import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
FOLDERS = ("templates", "data", "docs")

pytestmark = pytest.mark.slow


def called(*command, cwd):
    return subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def run(*command, cwd):
    done = called(*command, cwd=cwd)
    assert done.returncode == 0, done.stdout
    return done.stdout


def files_of(folder):
    """Every file of a top-level folder, as a path from the root."""
    return {
        path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()
    }


@pytest.fixture(scope="module")
def dist(tmp_path_factory):
    """A folder with the sdist, and the wheel that was built from that sdist."""
    source = tmp_path_factory.mktemp("source") / "corr"
    hidden = shutil.ignore_patterns(".*", "__pycache__", "*.egg-info", "demo-out")
    shutil.copytree(ROOT, source, ignore=hidden)
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, source, cwd=out)
    return out


@pytest.fixture(scope="module")
def wheel(dist):
    (found,) = dist.glob("*.whl")
    return found


def brought_along() -> dict[str, Distribution]:
    """Every package that pip installs with the program, by name, if no extra is asked for."""
    found, asked = dict[str, Distribution](), [Requirement(one) for one in PROJECT["dependencies"]]
    for one in asked:  # grows on the way
        name = re.sub(r"[-_.]+", "-", one.name).lower()
        if name not in found:
            found[name] = distribution(name)
            wanted = [Requirement(line) for line in found[name].requires or ()]
            extras = ("", *one.extras)
            asked += [
                each
                for each in wanted
                if not each.marker or any(each.marker.evaluate({"extra": one}) for one in extras)
            ]
    return found


@pytest.fixture(scope="module")
def installed(wheel, tmp_path_factory):
    """The Python of a new environment with the wheel in it, which borrows what pip would bring."""
    folder = tmp_path_factory.mktemp("installed") / "venv"
    venv.create(folder, with_pip=False)
    python = folder / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--python", python)
    run(*pip, "install", "--no-deps", "--no-index", "--quiet", wheel, cwd=folder)
    question = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run(python, "-I", "-c", question, cwd=folder).strip())
    for one in brought_along().values():
        tops = {file.parts[0] for file in one.files} - {"..", "__pycache__"}
        for top in tops:
            if not (packages / top).exists():
                (packages / top).symlink_to(one.locate_file(top))
    return python


@pytest.fixture(scope="module")
def metadata(wheel):
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())


def test_the_wheel_holds_the_templates_and_data_inside_the_package(wheel):
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for folder in FOLDERS:
        expected = {f"corr/{name}" for name in files_of(folder)}
        assert expected
        assert expected <= names
    assert "corr/py.typed" in names
    outside = {name for name in names if not name.startswith(("corr/", "corr-"))}
    assert outside == set()


def test_the_wheel_brings_the_manual_pages(wheel):
    with zipfile.ZipFile(wheel) as archive:
        brought = {name.rpartition("/")[2] for name in archive.namelist() if "/man/man1/" in name}
    assert brought == {path.name for path in (ROOT / "docs" / "man").glob("*.1")}


def test_no_sample_letter_is_in_the_wheel(wheel):
    with zipfile.ZipFile(wheel) as archive:
        texts = {
            name: archive.read(name).decode("utf-8", "replace") for name in archive.namelist()
        }
    made_by_hand = [name for name in texts if "letter_samples" in name or "/samples" in name]
    assert made_by_hand == []
    assert (ROOT / "tests" / "letter_samples" / "samples.py").is_file()
    assert [name for name, text in texts.items() if "letter_samples" in text] == []


def test_the_sdist_holds_what_the_wheel_is_built_from(dist):
    (found,) = dist.glob("*.tar.gz")
    with tarfile.open(found) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for folder in FOLDERS:
        assert files_of(folder) <= names
    assert {"pyproject.toml", "README.md", "SECURITY.md", "CHANGELOG.md", "LICENSE"} <= names


def test_the_metadata_say_what_pyproject_says(metadata):
    assert metadata["Name"] == PROJECT["name"]
    assert metadata["Version"] == PROJECT["version"]
    assert metadata["Requires-Python"] == PROJECT["requires-python"]
    required = metadata.get_all("Requires-Dist")
    plain = [each for each in required if "extra ==" not in each]
    assert len(plain) == len(PROJECT["dependencies"])


def test_the_version_of_the_package_is_that_of_pyproject():
    import corr

    assert corr.__version__ == PROJECT["version"]


def test_an_installed_package_finds_its_own_templates_data_and_pages(installed, tmp_path):
    program = (
        "import corr; from corr.resources import data, docs, templates; "
        "print(corr.__file__, templates(), data(), docs(), sep=chr(10))"
    )
    package, *folders = run(installed, "-I", "-c", program, cwd=tmp_path).splitlines()
    inside = Path(package).parent
    assert inside.is_relative_to(installed.parent.parent)
    for name, folder in zip(FOLDERS, folders, strict=True):
        assert Path(folder) == inside / name
        found = {
            path.relative_to(inside).as_posix()
            for path in Path(folder).rglob("*")
            if path.is_file()
        }
        assert found == files_of(name)


def test_the_installed_command_starts(installed, tmp_path):
    assert "Usage" in run(installed.parent / "corr", "--help", cwd=tmp_path)
    assert "Usage" in run(installed, "-I", "-m", "corr", "--help", cwd=tmp_path)
    assert "A server" in run(installed.parent / "corr", "help", "server", cwd=tmp_path)


def test_an_installation_without_extras_has_no_mail_server():
    """Else the tests below would show nothing."""
    assert {"typer", "click", "msgspec"} <= brought_along().keys()
    assert brought_along().keys() & {"aiosmtpd", "pymap", "pytest"} == set()


def test_every_command_explains_itself_without_the_extras(installed, tmp_path):
    words = [list(each) for each, _ in paths(ROWS)]
    program = f"""
import contextlib, io, sys
from corr.cli.program import app
for words in {words}:
    sys.argv = ["corr", *words, "--help"]
    with contextlib.redirect_stdout(io.StringIO()) as told, contextlib.suppress(SystemExit):
        app()
    assert "Usage: " in told.getvalue(), words
"""
    run(installed, "-I", "-c", program, cwd=tmp_path)


@pytest.mark.parametrize("words", ["demo", "serve --embedded", "bench", "bench rules"])
def test_what_needs_the_extra_says_in_a_line_how_to_install_it(installed, tmp_path, words):
    done = called(installed.parent / "corr", *words.split(), cwd=tmp_path)
    assert done.returncode == 2, done.stdout
    (line,) = done.stdout.splitlines()
    assert f"{installed} -m pip install" in line
    assert f"'./corr-{PROJECT['version']}-py3-none-any.whl[demo]'" in line
    assert "'.[demo]'" in line
    assert list(tmp_path.iterdir()) == []
