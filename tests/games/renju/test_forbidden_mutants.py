"""What the referee's tests are worth: each rule is broken in a copy, and they must notice.

The tests of the copy are those of the forbidden moves alone, and the known positions.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.places import ROOT

pytestmark = pytest.mark.long

REFEREE = Path("corr", "games", "renju", "forbidden.py")
KILLERS = ("tests/known/test_renju_forbidden.py", "tests/games/renju/test_forbidden.py")

Break = Callable[[str], str]


def put(new: str, *, instead_of: str) -> Break:
    """Replace a piece of the source that is there exactly once."""

    def broken(source: str) -> str:
        assert source.count(instead_of) == 1, f"not there once: {instead_of}"
        return source.replace(instead_of, new)

    return broken


def add(code: str) -> Break:
    """Put code at the end of the source, where it can redefine what stands above."""
    return lambda source: f"{source}\n\n{code}"


def allow(*kinds: str) -> Break:
    """Take a four-point as good though the stone there is one of some kinds."""
    allowed = ", ".join(["None", *(f"Verdict.{kind}" for kind in kinds)])
    return put(f"verdict(tried, cell + place * step) in ({allowed})", instead_of=ORDINARY)


def cut_at(level: int) -> Break:
    """Take every double-three from some level of the recursion on as forbidden."""
    return add(CUT.format(level=level))


ORDINARY = "verdict(tried, cell + place * step) is None"
OPEN_FOUR = "if fours == 2 and length == 4:"
CUT = """
whole, depth = _two_real_threes, 0

def _two_real_threes(cells, cell):
    global depth
    depth += 1
    try:
        return depth > {level} or whole(cells, cell)
    finally:
        depth -= 1
"""
FORGET = """
whole, boards = _two_real_threes, []

def _two_real_threes(cells, cell):
    boards.append(cells)
    try:
        return whole(boards[-2] if len(boards) > 1 else cells, cell)
    finally:
        boards.pop()
"""

BREAKS: dict[str, Break] = {
    "no recursion (7.2 b ignored)": allow("DOUBLE_THREE"),
    "recursion cut at level 1": cut_at(1),
    "recursion cut at level 2": cut_at(2),
    "recursion cut at level 4": cut_at(4),
    "recursion cut at level 8": cut_at(8),
    "7.2 a ignored": allow("FIVE", "OVERLINE", "DOUBLE_FOUR"),
    "an overline at a four-point ignored (7.2 a)": allow("OVERLINE"),
    "a double-four at a four-point ignored (7.2 a)": allow("DOUBLE_FOUR"),
    "'without a five arising' ignored (art. 3)": allow("FIVE"),
    "no test of four-points at all": put("True", instead_of=ORDINARY),
    "both four-points of a three needed": put(
        "real += bool(points) and all(verdict", instead_of="real += any(verdict"
    ),
    "threes on one line counted twice": put(
        "real += sum(verdict", instead_of="real += any(verdict"
    ),
    "one real three is enough": put("real == 1", instead_of="real == 2"),
    "a tried stone not on the board": put(ORDINARY.replace("tried", "cells"), instead_of=ORDINARY),
    "earlier tried stones not on the board": add(FORGET),
    "a double-four on one line not seen": put(
        "return min(fours, 1) * _FOUR", instead_of="return fours * _FOUR"
    ),
    "an open four counted as two fours": put("if False:", instead_of=OPEN_FOUR),
    "two fours on one line always an open four": put("if fours == 2:", instead_of=OPEN_FOUR),
    "a six completes a four": put(
        "if length <= _length(played) < length + 1 + length // 5:",
        instead_of="if _length(played) == length:",
    ),
    "an overline is a five": put("return _FIVE", instead_of="return _OVERLINE"),
    "a double-four before a five": put(
        "if counts >= _FIVE and counts % _FIVE < 2 * _FOUR:", instead_of="if counts >= _FIVE:"
    ),
    "an overline before a five": put(
        "if counts >= _FIVE and counts % _FIVE < _OVERLINE:", instead_of="if counts >= _FIVE:"
    ),
    "a double-four before an overline": put(
        "if counts >= _OVERLINE and counts % _OVERLINE < 2 * _FOUR:",
        instead_of="if counts >= _OVERLINE:",
    ),
    "a double-three before a double-four": put(
        "if counts >= 2 * _FOUR and counts % _FOUR < 2:", instead_of="if counts >= 2 * _FOUR:"
    ),
    "walls as free points": put("line[place] in (EMPTY, 3):", instead_of="line[place] == EMPTY:"),
    "white stones as free points": put(
        "line[place] in (EMPTY, 2):", instead_of="line[place] == EMPTY:"
    ),
    "a line left out of a scan": put(
        "line in _WHOLE_LINES[:-6]:", instead_of="line in _WHOLE_LINES:"
    ),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and the tests of the referee, without anything else."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(ROOT / "corr", folder / "corr", ignore=shutil.ignore_patterns("__pycache__"))
    names = [
        "__init__.py",
        "every.py",
        "places.py",
        "games/__init__.py",
        "games/renju/__init__.py",
    ]
    names += ["games/second_referee.py", "games/renju_positions.py"]
    names += [name.removeprefix("tests/") for name in KILLERS]
    known = ["__init__.py", "cases.py", "conftest.py"]
    data = ["renju_forbidden.jsonl", "renju_deep.jsonl"]
    for name in [*names, *(f"known/{name}" for name in known), *(f"data/{name}" for name in data)]:
        target = folder / "tests" / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / "tests" / name, target)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def outcome_of_tests(copy: Path, *options: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "CORR_TESTDATA"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    options = ("-q", "-p", "no:cacheprovider", "-m", "not long", "--hypothesis-seed=1", *options)
    return subprocess.run(
        [sys.executable, "-m", "pytest", *options, *KILLERS],
        cwd=copy,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_referee_as_it_is_passes_its_tests(copy: Path) -> None:
    done = outcome_of_tests(copy)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_referee_fails_its_tests(copy: Path, name: str) -> None:
    source = (ROOT / REFEREE).read_text(encoding="utf-8")
    (copy / REFEREE).write_text(BREAKS[name](source), encoding="utf-8")
    try:
        done = outcome_of_tests(copy, "-x")
    finally:
        (copy / REFEREE).write_text(source, encoding="utf-8")
    failed = pytest.ExitCode.TESTS_FAILED
    assert done.returncode == failed, f"nothing noticed: {name}\n{done.stdout}{done.stderr}"
