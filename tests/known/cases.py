"""Reads known cases from the folder named by CORR_TESTDATA, by default `tests/data`."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

_ENDINGS = re.compile(r"([-_.](\d+|held[-_]?out|more|unseen))*\.jsonl$", re.IGNORECASE)
COUNTS: dict[str, int] = {}
"""How many cases of which file were read in this run; `conftest.py` prints them at the end."""


def folder() -> Path:
    """The folder of test data: CORR_TESTDATA, or `tests/data` beside this folder."""
    named = os.environ.get("CORR_TESTDATA")
    if named and not Path(named).is_dir():
        pytest.fail(f"CORR_TESTDATA names no folder: {named}")
    return Path(named) if named else Path(__file__).resolve().parent.parent / "data"


def case_file(name: str) -> Path:
    """The path of a file of cases; skips the test that asks if the file is absent."""
    path = folder() / name
    if not path.exists():
        pytest.skip(f"no {name} in {folder()}")
    return path


def read_cases(name: str) -> list[dict[str, Any]]:
    """All cases of a file with one JSON object a line, and of those named like it with more.

    Beside `cases.jsonl` these are `cases_2.jsonl`, `cases-held-out.jsonl` and others called so
    (`_ENDINGS`), whatever stands in them, and any file beginning with that name if one of its
    cases has the keys that all of `cases.jsonl` have; `cases_disputed.jsonl` is of another kind.
    What is left out is printed. Skips the test if there is none, fails it if one is empty, and
    prints the number of cases. Call it from a test or a fixture, not while a module is imported.
    """
    stem, _, ending = name.rpartition(".")
    found = {
        path: _cases(path)
        for path in sorted({*folder().glob(f"{stem}[-_.]*.{ending}"), *folder().glob(name)})
    }
    if not found:
        pytest.skip(f"no {name} in {folder()}")
    keys = _keys(found.get(folder() / name, []))
    cases: list[dict[str, Any]] = []
    for path, here in found.items():
        told = path.relative_to(folder()).as_posix()
        if _is_of_these(path.name, stem, keys, here):
            count_cases(told, len(here))
            cases += here
        else:
            print(f"{told}: left out, cases of another kind")
    return cases


def _is_of_these(name: str, stem: str, keys: set[str], cases: list[dict[str, Any]]) -> bool:
    """Whether a file holds cases of the kind that another of this stem holds; see `read_cases`."""
    ending = name.removeprefix(stem)
    if _ENDINGS.match(ending) or not cases:
        return True
    return bool(keys) and "disputed" not in ending and any(keys <= one.keys() for one in cases)


def _cases(path: Path) -> list[dict[str, Any]]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def _keys(cases: list[dict[str, Any]]) -> set[str]:
    """The keys that every case has."""
    return set.intersection(*map(set, cases)) if cases else set()


def count_cases(name: str, count: int) -> None:
    """Print how many cases a file holds; fails the test if there are none.

    For files that are not JSON lines: read `case_file(name)` and call this.
    """
    if not count:
        pytest.fail(f"{name} is there, but holds no cases")
    COUNTS[name] = count
    print(f"{name}: {count} cases")
