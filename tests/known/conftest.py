"""Prints, at the end of a run, how many known cases of each file were read.

A run on a folder that was named and holds no case at all has failed.
"""

import os

import pytest

from tests.known.cases import COUNTS


def pytest_sessionfinish(session: pytest.Session) -> None:
    if os.environ.get("CORR_TESTDATA") and not COUNTS and not session.config.option.collectonly:
        session.exitstatus = pytest.ExitCode.NO_TESTS_COLLECTED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if COUNTS:
        terminalreporter.section("known cases")
        for name, count in sorted(COUNTS.items()):
            terminalreporter.write_line(f"{name}: {count} cases")
    elif os.environ.get("CORR_TESTDATA"):
        terminalreporter.section("known cases")
        terminalreporter.write_line(f"none in {os.environ['CORR_TESTDATA']}")
